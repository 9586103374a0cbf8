import JSON

/// JSON that stands in strings of JSON (`PROTOCOL.md`, sections 7.2 and 13).
enum ConnectJSON {
    /// How much of a message's content is looked at.
    ///
    /// A content object is read again by others, who take 128 levels; what strings in strings add stays below that.
    static let limits = JSONLimits(
        depthMax: 40, bytesMax: ConnectFrame.bytesMax, nodesMax: 50_000, loneSurrogates: .replace)
    /// How many times a string of JSON may stand in a string of JSON.
    static let unfoldingsMax = 3
    private static let innerLimits = JSONLimits(
        depthMax: 24, bytesMax: ConnectFrame.bytesMax, nodesMax: 50_000, loneSurrogates: .replace)

    /// The value of a text; nil for what is no JSON, or too deep.
    static func value(_ text: String) -> JSONValue? { try? JSONValue(parsing: text, limits: limits) }

    /// An object as it stands, or out of a string of JSON.
    static func object(_ value: JSONValue?) -> JSONObject? {
        value?.objectValue ?? value?.stringValue.flatMap { folded($0)?.objectValue }
    }

    /// A value with strings that hold objects or arrays turned into those.
    static func unfolded(_ value: JSONValue, times: Int = unfoldingsMax) -> JSONValue {
        switch value {
        case .null, .bool, .number: return value
        case .string(let text):
            guard times > 0, let inner = folded(text) else { return value }
            return unfolded(inner, times: times - 1)
        case .array(let elements): return .array(elements.map { unfolded($0, times: times) })
        case .object(let object):
            return .object(
                JSONObject(object.members.map { .init(key: $0.key, value: unfolded($0.value, times: times)) }))
        }
    }

    /// The object or array in a string; nil for every other string, since words are words.
    private static func folded(_ text: String) -> JSONValue? {
        guard let first = text.utf8.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }) else {
            return nil
        }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return try? JSONValue(parsing: text, limits: innerLimits)
        // A string in a string: each is less than half as long in escapes, so this ends soon.
        case UInt8(ascii: "\""):
            let inner = (try? JSONValue(parsing: text, limits: innerLimits))?.stringValue
            return inner.flatMap { folded($0) }
        default: return nil
        }
    }

    /// A value as it stands, or as its text where it is so deep that others would not read it.
    static func shallow(_ value: JSONValue) -> JSONValue {
        isDeeper(value, than: limits.depthMax) ? JSONValue(value.description) : value
    }

    private static func isDeeper(_ value: JSONValue, than depth: Int) -> Bool {
        switch value {
        case .null, .bool, .number, .string: false
        case .array(let elements): depth == 0 || elements.contains { isDeeper($0, than: depth - 1) }
        case .object(let object): depth == 0 || object.members.contains { isDeeper($0.value, than: depth - 1) }
        }
    }
}
