import Crypto
import JSON

/// A streamed answer while it comes (`PROTOCOL.md`, section 9).
struct ODAStream: Sendable {
    /// The longest answer that is put together, in bytes; a longer one is ended there.
    static let textBytesMax = 1 << 20

    /// A piece as the gateway hands it on.
    struct Delta: Hashable, Sendable {
        var index: Int
        var text: String
        /// All so far rather than a piece.
        var replaces: Bool
    }

    /// The gateway's name of the stream.
    let id: String
    /// `streamId`.
    let vendorStreamID: String?
    /// All so far.
    private(set) var text = ""
    /// The id of the frame that came last.
    private(set) var vendorID = ""
    /// The payload that came last, as it was and as a tree.
    private(set) var native: [UInt8] = []
    private(set) var payload = JSONObject()
    private(set) var hasBegun = false
    /// A person speaks.
    var isAgents = false
    private var index = 0

    init(id: String, vendorStreamID: String?) {
        self.id = id
        self.vendorStreamID = vendorStreamID
    }

    /// All so far, under the number of the last piece; nil before the first.
    var soFar: Delta? { index > 0 ? Delta(index: index - 1, text: text, replaces: true) : nil }

    /// No more is taken.
    var isFull: Bool { text.utf8.count >= Self.textBytesMax }

    /// The last payload has something to show beside its text.
    var carriesMore: Bool { payload["actions"] != nil || payload["globalActions"] != nil }

    /// Takes a piece; nil when it says nothing new.
    ///
    /// Where the server says all so far, that counts: pieces may have been lost.
    mutating func take(_ chunk: ODAStreamChunk, vendorID: String, native: [UInt8]) -> Delta? {
        hasBegun = true
        self.vendorID = vendorID
        self.native = native
        payload = chunk.payload
        let before = text
        text = chunk.aggregate ?? before + chunk.text
        guard text != before else { return nil }
        defer { index += 1 }
        guard chunk.aggregate != nil else { return Delta(index: index, text: chunk.text, replaces: false) }
        if before.utf8.isEmpty || text.utf8.starts(with: before.utf8) {
            let piece = text.utf8.dropFirst(before.utf8.count)
            // A cut between the two halves of a character, or a lost beginning, makes no piece of its own.
            if let piece = String(piece), chunk.text == piece {
                return Delta(index: index, text: piece, replaces: false)
            }
        }
        return Delta(index: index, text: text, replaces: true)
    }
}

/// Names made of digests.
enum ODADigest {
    /// `sha256:` and 64 hexadecimal digits.
    static func name(of bytes: [UInt8]) -> String { "sha256:" + hex(bytes) }

    /// The name of a JSON text, whatever the order of its members and its white space (section 4.3), in one turn.
    static func name(ofCanonical text: [UInt8], turn: Int64) -> String {
        let value = (try? JSONValue(parsing: text, limits: ODAFrame.limits)) ?? .null
        return name(of: canonical(value).encoded() + Array("@\(turn)".utf8))
    }

    /// Sixteen hexadecimal digits.
    static func short(_ text: String) -> String { String(hex(Array(text.utf8)).prefix(16)) }

    private static func hex(_ bytes: [UInt8]) -> String {
        String(decoding: Hex.encode(HashAlgorithm.sha256.digest(of: bytes.span).span), as: UTF8.self)
    }

    /// Members sorted by their keys' bytes, at every depth.
    static func canonical(_ value: JSONValue) -> JSONValue {
        switch value {
        case .null, .bool, .number, .string: return value
        case .array(let elements): return .array(elements.map(canonical))
        case .object(let object):
            let sorted = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            return .object(JSONObject(sorted.map { .init(key: $0.key, value: canonical($0.value)) }))
        }
    }
}
