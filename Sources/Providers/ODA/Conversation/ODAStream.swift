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
    /// The frame that came last.
    private(set) var origin = ODAOrigin(vendorID: "", native: [])
    /// The payload that came last.
    private(set) var payload = JSONObject()
    private(set) var hasBegun = false
    private var index = 0

    init(id: String, vendorStreamID: String?) {
        self.id = id
        self.vendorStreamID = vendorStreamID
    }

    /// All so far, under the number of the last piece; nil before the first.
    var soFar: Delta? { index > 0 ? Delta(index: index - 1, text: text, replaces: true) : nil }

    /// A person speaks.
    var isAgents: Bool { origin.source == .agent }

    /// No more is taken.
    var isFull: Bool { text.utf8.count >= Self.textBytesMax }

    /// The last payload has something to show beside its text.
    var carriesMore: Bool { ["actions", "globalActions", "footerForm"].contains { payload[$0] != nil } }

    /// Takes a piece; nil when it says nothing new.
    ///
    /// Where the server says all so far, that counts: pieces may have been lost.
    mutating func take(_ chunk: ODAStreamChunk, _ origin: ODAOrigin) -> Delta? {
        hasBegun = true
        let requestID = origin.requestID ?? self.origin.requestID
        self.origin = origin
        self.origin.requestID = requestID
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

/// The origin of a message: the frame that it came in.
struct ODAOrigin: Sendable {
    /// The frame's id.
    var vendorID: String
    /// The whole frame.
    var native: [UInt8]
    /// The side that speaks; nil where the frame does not say.
    var source: ODAFrame.Source?
    /// `requestId` of the message of the user's that it answers, where ours have such ids.
    var requestID: String?
}
