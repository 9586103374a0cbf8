import Crypto
import JSON

/// Web forms: their canonical bytes and the signature over them (protocol note section 15).
enum CCAIForm {
    /// The signature over an object, in hexadecimal digits of lower case.
    static func signature(of data: JSONObject, secret: String) -> String {
        let key = [UInt8](secret.utf8)
        let bytes = sorted(.object(data)).encoded()
        let tag = HMACKey(.sha256, secret: key.span).authenticate(bytes.span)
        return String(decoding: Hex.encode(tag.span), as: UTF8.self)
    }

    /// The value with the members of every object in the order of the bytes of their keys.
    static func sorted(_ value: JSONValue) -> JSONValue {
        if let list = value.arrayValue { return .array(list.map { sorted($0) }) }
        guard let object = value.objectValue else { return value }
        let members = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return .object(JSONObject(members.map { .init(key: $0.key, value: sorted($0.value)) }))
    }

    /// Checks an event that an app passes on: its type, its data and the signature over them.
    static func check(_ type: String, _ message: CCAIBody, secret: String) throws(CCAIError) -> JSONObject {
        var message = message
        let signature = try message.text("signature")
        guard let data = message.value("data")?.objectValue else { throw .missing("data") }
        try message.finish()
        var body = try CCAIBody(data)
        _ = try body.id("smart_action_id")
        if type == "form_data" {
            _ = try body.text("external_form_id")
            _ = try body.text("uri")
        } else {
            _ = try body.text("status")
            _ = try body.text("timestamp")
        }
        guard signature == self.signature(of: data, secret: secret) else {
            throw .bad("the signature of the form is wrong")
        }
        return data
    }
}
