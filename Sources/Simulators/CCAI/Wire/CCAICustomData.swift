import HTTPWire
import JSON

/// The rules of custom data (protocol note sections 13 and 14).
enum CCAICustomData {
    private static let reserved = ["reserved_verified_customer", "reserved_bad_actor", "reserved_repeat_customer"]

    /// Checks the claims of a signed token.
    static func check(signed claims: JSONObject) throws(CCAIError) {
        guard let data = claims["custom_data"]?.objectValue else { throw .missing("custom_data") }
        for member in data.members { try check(member.key, member.value, isSigned: true) }
    }

    /// Checks what came without a signature.
    static func check(unsigned data: JSONObject) throws(CCAIError) {
        for member in data.members {
            guard member.key == "external_chat_transfer" else {
                try check(member.key, member.value, isSigned: false)
                continue
            }
            // One of the client libraries gives it as a text.
            let transfer = member.value.stringValue.flatMap { try? JSONValue(parsing: $0) } ?? member.value
            guard let object = transfer.objectValue else { throw .malformed(member.key) }
            try CCAITranscript.check(transfer: object)
        }
    }

    private static func check(_ name: String, _ value: JSONValue, isSigned: Bool) throws(CCAIError) {
        guard let object = value.objectValue else { throw .malformed("custom_data.\(name)") }
        var entry = try CCAIBody(object)
        _ = try entry.text("label")
        let type = try entry.text("type")
        let content = entry.value("value")
        _ = try entry.boolean("invisible_to_agent")
        try entry.finish()
        if name.hasPrefix("reserved_") {
            guard isSigned, reserved.contains(name), type == "boolean" else {
                throw .bad("custom_data.\(name) is reserved: boolean, and only signed")
            }
        }
        guard fits(content, type) else { throw .malformed("custom_data.\(name)") }
    }

    private static func fits(_ value: JSONValue?, _ type: String) -> Bool {
        switch type {
        case "string": value?.stringValue != nil
        case "number": value?.numberValue != nil
        // Thirteen digits of milliseconds, as an integer.
        case "date": (value?.numberValue?.text).map { $0.utf8.count == 13 && Int($0) != nil } ?? false
        case "url":
            (value?.stringValue).map { text in
                (text.hasPrefix("http://") || text.hasPrefix("https://")) && (try? URI(text)) != nil
            } ?? false
        case "boolean": value?.boolValue != nil
        default: false
        }
    }
}
