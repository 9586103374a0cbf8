import Crypto
import Domain
import JSON
import ProviderKit

/// The events of web forms with their signatures (`PROTOCOL.md`, section 15).
///
/// The bytes that are signed are assumed; they also go out, so that a reader who signs what came and one who sorts it
/// first find the same.
enum CCAIForm {
    /// Characters of the vendor's id of a form, and of other texts that are read here.
    private static let textCharactersMax = 2048

    /// The canonical JSON: no blanks, the members of each object in the order of the UTF-8 bytes of their keys, numbers
    /// as they were written.
    static func canonical(_ object: JSONObject) -> [UInt8] {
        JSONValue.object(sorted(object)).encoded()
    }

    private static func sorted(_ object: JSONObject) -> JSONObject {
        let items = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return JSONObject(items.map { JSONObject.Member(key: $0.key, value: sorted($0.value)) })
    }

    private static func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object): .object(sorted(object))
        case .array(let items): .array(items.map { sorted($0) })
        case .null, .bool, .number, .string: value
        }
    }

    /// The signature of canonical bytes: HMAC-SHA256 in hexadecimal digits of lower case.
    static func signature(of canonical: [UInt8], secret: String) -> String {
        let key = HMACKey(.sha256, secret: Array(secret.utf8).span)
        return String(decoding: Hex.encode(key.authenticate(canonical.span).span), as: UTF8.self)
    }

    /// Whether a signature is that of the data; only lower case is.
    static func isSignature(_ signature: String, of data: JSONObject, secret: String) -> Bool {
        let expected = Self.signature(of: canonical(data), secret: secret)
        return constantTimeEqual(Array(signature.utf8).span, Array(expected.utf8).span)
    }

    /// The data of an event, complete, as it will be signed.
    ///
    /// - Throws: the first fault, with its pointer from the data on.
    static func complete(
        _ data: JSONObject, _ type: FormEventType, _ templates: [String: String]
    ) throws(ContentProblem) -> JSONObject {
        let action = try actionID(data)
        var whole = data
        switch type {
        case .data:
            let form = try text("external_form_id", data)
            guard data["uri"] == nil else {
                _ = try text("uri", data)
                break
            }
            guard let template = templates[form].flatMap({ CCAIFormTemplate($0) }) else {
                throw ContentProblem(
                    JSONPointer(["uri"]), "required", "The configuration has no address for this form.")
            }
            whole.append("uri", JSONValue(template.filled(actionID: action, formID: form)))
        case .complete:
            _ = try text("status", data)
            _ = try text("timestamp", data)
        }
        return whole
    }

    private static func actionID(_ data: JSONObject) throws(ContentProblem) -> String {
        let place = JSONPointer(["smart_action_id"])
        guard let value = data["smart_action_id"] else {
            throw ContentProblem(place, "required", "The member smart_action_id is missing.")
        }
        // `7.0` would be hashed as it is, and the vendor's ids are integers.
        guard let number = value.numberValue, number.int != nil,
            number.text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw ContentProblem(place, "wrong_type", "The member smart_action_id must be a whole number.") }
        return number.text
    }

    private static func text(_ key: String, _ data: JSONObject) throws(ContentProblem) -> String {
        let place = JSONPointer([key])
        guard let value = data[key] else {
            throw ContentProblem(place, "required", "The member \(key) is missing.")
        }
        guard let text = value.stringValue else {
            throw ContentProblem(place, "wrong_type", "The member \(key) must be a string.")
        }
        guard (1...textCharactersMax).contains(text.unicodeScalars.count) else {
            throw ContentProblem(
                place, "out_of_range", "The member \(key) has 1 to \(textCharactersMax) characters.")
        }
        return text
    }
}

/// The way of signed answers to the platform.
enum CCAIFormTransport: String, CaseIterable, Sendable {
    /// They are handed to the caller, for the vendor's own client library.
    case none
    /// They are messages of the user's in the chat (assumed).
    case message
}

/// An address of a form with places for the vendor's ids.
struct CCAIFormTemplate {
    private static let places = ["{smart_action_id}", "{external_form_id}"]

    private let text: String

    /// Reads a template; nil where it is no printable ASCII, or has other braces.
    init?(_ text: String) {
        var rest = text
        for place in Self.places { rest = rest.replacing(place, with: "") }
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
            !rest.utf8.contains(UInt8(ascii: "{")), !rest.utf8.contains(UInt8(ascii: "}"))
        else { return nil }
        self.text = text
    }

    /// The address, with the ids percent-encoded.
    func filled(actionID: String, formID: String) -> String {
        // The second id may look like a place of the first, so the text is walked once.
        var filled = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            filled += rest[..<open]
            filled += rest[open...close] == Self.places[0] ? Self.escaped(actionID) : Self.escaped(formID)
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }

    /// All but the unreserved characters of RFC 3986, section 2.3.
    private static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e: bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
