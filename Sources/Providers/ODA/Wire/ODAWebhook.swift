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
    /// `repeatSeconds`: so long after a call without a `msgId` another one of the same bytes is a repeat of it.
    ///
    /// Default: 60, longer than a server tries again (assumed); at most 3600.
    var repeatWindow: Duration = .seconds(60)

    init(url: URI, secret: Secret) {
        self.url = url
        self.secret = secret
    }

    /// Decodes the section `webhook`.
    init(_ section: ConfigurationSection) {
        let text = section.string("url", bytesMax: 2048)
        secret = section.secret("secret")
        repeatWindow = section.seconds("repeatSeconds", default: repeatWindow, in: 0...3600)
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
    ///
    /// - Parameter window: how long another one of the same bytes is a repeat, where it has no id.
    static func delivery(
        _ body: [UInt8], window: Duration = .seconds(60)
    ) throws(HookRefusal) -> HookDelivery {
        guard let object = (try? JSONValue(parsing: body, limits: ODAFrame.limits))?.objectValue else {
            throw .malformed("The body is no JSON object.")
        }
        guard let user = object["userId"]?.stringValue, !user.isEmpty, user.utf8.count <= HookDelivery.idBytesMax else {
            throw .malformed("The body names no user.")
        }
        guard object["messagePayload"]?.objectValue != nil else { throw .malformed("The body has no messagePayload.") }
        let id = eventID(object)
        return HookDelivery(
            vendorUserID: user, eventID: id ?? ODADigest.name(of: body), repeatWindow: id == nil ? window : nil,
            payload: body)
    }

    /// `msgId`; nil where there is none that tells one call from another.
    ///
    /// Pieces of a streamed answer may share the id of the whole.
    private static func eventID(_ object: JSONObject) -> String? {
        guard object["messagePayload"]?["type"]?.stringValue != "textStream", let id = object["msgId"]?.stringValue,
            !id.isEmpty, id.utf8.count <= ODAFrame.messageIDBytesMax
        else { return nil }
        return id
    }
}
