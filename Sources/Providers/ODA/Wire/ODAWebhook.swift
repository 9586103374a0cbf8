import Configuration
import Crypto
import HTTPWire
import JSON
import ProviderKit

/// A channel of the type *Webhook*: where messages go, and the secret that both sides sign with (section 13).
struct ODAWebhook: Sendable {
    /// `url`: as the console shows it.
    var url: URI?
    /// `secret`: as the console shows it.
    var secret: Secret

    init(url: URI, secret: Secret) {
        self.url = url
        self.secret = secret
    }

    /// Decodes the section `webhook`.
    init(_ section: ConfigurationSection) {
        let text = section.string("url", bytesMax: 2048)
        secret = section.secret("secret")
        url = try? URI(text)
        if !text.isEmpty, url?.host.isEmpty != false || !["https", "http"].contains(url?.scheme ?? "") {
            section.report("must be the address that the console shows, beginning with https://", at: "url")
        }
        section.finish()
    }

    /// The host whose addresses may carry a token.
    var host: String { url?.host ?? "" }
}

/// The signature of a webhook's calls, in both directions.
enum ODASignature {
    static let fieldName = "X-Hub-Signature"

    /// `sha256=` and the HMAC of the bytes as they are, in lower-case hexadecimal; the key is the secret's text.
    static func value(of body: [UInt8], secret: String) -> String {
        let secret = Array(secret.utf8)
        let tag = HMACKey(.sha256, secret: secret.span).authenticate(body.span)
        return "sha256=" + String(decoding: Hex.encode(tag.span), as: UTF8.self)
    }

    /// Compares in constant time.
    static func isValid(_ value: String, of body: [UInt8], secret: String) -> Bool {
        let given = Array(value.utf8)
        let expected = Array(Self.value(of: body, secret: secret).utf8)
        return constantTimeEqual(given.span, expected.span)
    }
}

/// The body of a call of the skill's: the user it is for, and the id of its event.
enum ODAHookBody {
    /// Takes a body apart that was found to be signed.
    static func delivery(_ body: [UInt8]) throws(HookRefusal) -> HookDelivery {
        guard let object = (try? JSONValue(parsing: body, limits: ODAFrame.limits))?.objectValue else {
            throw .malformed("The body is no JSON object.")
        }
        guard let user = object["userId"]?.stringValue, !user.isEmpty, user.utf8.count <= HookDelivery.idBytesMax else {
            throw .malformed("The body names no user.")
        }
        guard object["messagePayload"]?.objectValue != nil else { throw .malformed("The body has no messagePayload.") }
        return HookDelivery(vendorUserID: user, eventID: eventID(object, body), payload: body)
    }

    /// `msgId`, or a digest of the body where there is none.
    ///
    /// Pieces of a streamed answer may share the id of the whole.
    static func eventID(_ object: JSONObject, _ body: [UInt8]) -> String {
        if object["messagePayload"]?["type"]?.stringValue == "textStream" { return ODADigest.name(of: body) }
        if let id = object["msgId"]?.stringValue, !id.isEmpty, id.utf8.count <= ODAFrame.messageIDBytesMax { return id }
        return ODADigest.name(of: body)
    }
}
