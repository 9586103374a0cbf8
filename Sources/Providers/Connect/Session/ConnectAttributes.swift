import Domain
import JSON
import ProviderKit

/// Custom data as the attributes of a contact (`PROTOCOL.md`, section 5.1).
///
/// Names are letters, digits, `-` and `_`; another is refused and not renamed, so that nobody looks for it in vain in
/// a flow. Values are texts.
enum ConnectAttributes {
    /// The longest value in characters.
    static let valueCharactersMax = 32_767
    /// All names and values together, in bytes of UTF-8.
    static let bytesMax = 32_768

    /// The attributes of custom data, in its order.
    ///
    /// A typed value is its `value`; numbers and booleans are written as in JSON, null clears. A list or an object has
    /// no place here.
    ///
    /// - Throws: what is wrong and where, the pointer beginning at the custom data.
    static func attributes(
        _ data: JSONObject
    ) throws(ContentProblem) -> [(key: String, value: String)] {
        var attributes: [(key: String, value: String)] = []
        var bytes = 0
        for member in data.members {
            let pointer = JSONPointer([member.key])
            guard isName(member.key) else {
                throw ContentProblem(
                    pointer, "bad_format", "Amazon Connect takes names of letters, digits, - and _ only.")
            }
            let value = try text(member.value.objectValue?["value"] ?? member.value, pointer)
            bytes += member.key.utf8.count + value.utf8.count
            attributes.append((member.key, value))
        }
        guard bytes <= bytesMax else {
            throw ContentProblem(
                JSONPointer([]), "too_long", "Amazon Connect takes \(bytesMax) bytes of names and values, not \(bytes)."
            )
        }
        return attributes
    }

    /// The attributes of a conversation that is taken over from another provider, for flows and agents to see:
    /// `transferFrom`, `transferMessage` and `transferTranscript`, as far as there are such and room for them beside
    /// the others (assumed names).
    static func takeover(
        _ taken: TakenConversation?, beside others: [(key: String, value: String)]
    ) -> [(key: String, value: String)] {
        guard let taken else { return [] }
        var room = bytesMax - others.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        var attributes: [(key: String, value: String)] = []
        let all = [
            ("transferFrom", taken.provider), ("transferMessage", taken.message ?? ""),
            ("transferTranscript", taken.transcript),
        ]
        for (key, value) in all where !value.isEmpty && !others.contains(where: { $0.key == key }) {
            let bytes = key.utf8.count + value.utf8.count
            guard bytes <= room else { continue }
            room -= bytes
            attributes.append((key, value))
        }
        return attributes
    }

    private static func text(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) -> String {
        let text: String
        switch value.kind {
        case .string: text = value.stringValue ?? ""
        case .null: text = ""
        case .bool, .number: text = value.description
        case .array, .object:
            throw ContentProblem(pointer, "wrong_type", "Amazon Connect takes texts, numbers and booleans only.")
        }
        guard text.unicodeScalars.count <= valueCharactersMax else {
            throw ContentProblem(pointer, "too_long", "The value has more than \(valueCharactersMax) characters.")
        }
        return text
    }

    private static func isName(_ text: String) -> Bool {
        guard (1...valueCharactersMax).contains(text.utf8.count) else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
