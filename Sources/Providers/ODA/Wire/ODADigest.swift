import Crypto
import JSON

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
