import JSON
import ProviderKit

/// A request for a web form of the customer's (`PROTOCOL.md`, section 15, step 1).
struct CCAIFormRequest: Hashable, Sendable {
    /// `smart_action_id`, which names the request.
    var actionID: Int
    /// `external_form_id`; at most 128 characters.
    var formID: String
    /// The platform's own signature of the request, of at most 128 bytes.
    var signature: String?

    /// Describes a request.
    init(actionID: Int, formID: String, signature: String? = nil) {
        self.actionID = actionID
        self.formID = formID
        self.signature = signature
    }

    /// Reads a request; nil where it says neither which nor which form.
    init?(_ message: CCAIMessage) {
        guard let id = CCAIJSON.integer(CCAIFormEnd.value("smart_action_id", message)),
            let form = CCAIJSON.text(CCAIFormEnd.value("external_form_id", message)), form.unicodeScalars.count <= 128
        else { return nil }
        self.init(actionID: id, formID: form, signature: CCAIJSON.token(message["signature"], bytesMax: 128))
    }
}

/// The platform's own signature of a request (assumed: over its two ids).
extension CCAIFormRequest {
    /// The requests in an event, however they are wrapped.
    static func requests(in event: CCAIHookEvent) -> [CCAIFormRequest] {
        CCAITranslation(chatID: event.chatID ?? 0).parts(of: CCAIMessage(in: event.body)).compactMap { entry in
            guard case .formRequested(let request) = entry.part else { return nil }
            return request
        }
    }

    /// The members that are signed of a request, and of the answer with its address.
    var signedData: JSONObject {
        ["external_form_id": JSONValue(formID), "smart_action_id": JSONValue(actionID)]
    }

    /// Whether the request has the signature of this secret.
    func isSigned(with secret: String) -> Bool {
        signature.map { CCAIForm.isSignature($0, of: signedData, secret: secret) } ?? false
    }
}

/// A signed event of a web form as a message of the user's (`PROTOCOL.md`, section 15; assumed).
struct CCAIFormMessage: Hashable, Sendable {
    /// Which event.
    var type: FormEventType
    /// `data`, in the order in which it was signed.
    var data: JSONObject
    /// The signature over `data`.
    var signature: String

    /// Reads an event that was signed; nil for data that are no object.
    init?(_ type: FormEventType, _ form: SignedForm) {
        guard let data = (try? JSONValue(parsing: form.data))?.objectValue else { return nil }
        self.type = type
        self.data = data
        signature = form.signature
    }

    /// `smart_action_id`, which names the request.
    var actionID: Int? { data["smart_action_id"]?.intValue }

    /// `{"type": "form_data" | "form_complete", "signature", "data"}`, with `data` in the bytes that were signed.
    var object: JSONObject {
        ["type": JSONValue(type.rawValue), "signature": JSONValue(signature), "data": .object(data)]
    }
}

/// The end of a web form as the chat shows it.
struct CCAIFormEnd: Hashable, Sendable {
    /// `smart_action_id`, where it says it.
    var actionID: Int?
    /// `form_name`, where it says it.
    var formID: String?
    /// `status`, such as `success`.
    var status: String?

    /// Reads an end: its members stand in the message, in `form_data` or in `data`.
    init(_ message: CCAIMessage) {
        actionID = CCAIJSON.integer(Self.value("smart_action_id", message))
        formID =
            CCAIJSON.text(Self.value("form_name", message), charactersMax: 128)
            ?? CCAIJSON.text(Self.value("external_form_id", message), charactersMax: 128)
        status = CCAIJSON.text(Self.value("status", message), charactersMax: 64)
    }

    fileprivate static func value(_ key: String, _ message: CCAIMessage) -> JSONValue? {
        let data = message["form_data"] ?? message["data"]
        return message[key] ?? data?[key] ?? data?["data"]?[key]
    }
}

/// A request for something of the user's, such as a photo (assumed: the platform publishes no form for servers).
///
/// As a message `{"type":"smart_action","smart_action_id","smart_action_type","title"?}`, or as a `noti` whose event is
/// `photoRequested`, `videoRequested`, `screenshotRequested`, `verificationRequested` or `textRequested`.
struct CCAISmartAction: Hashable, Sendable {
    /// The kinds of requests.
    enum Kind: String, Sendable, CaseIterable {
        /// A photo, which the user sends as a message.
        case photo
        /// A video, which the user sends as a message.
        case video
        /// A picture of the screen, which the user sends as a message.
        case screenshot
        /// A proof that the user is the owner of their device: `verified` or `failed`.
        case verification
        /// Words.
        case text
    }

    /// Which kind.
    var kind: Kind
    /// `smart_action_id`, where it says it.
    var actionID: Int?
    /// The question for the user, where there is one.
    var prompt: String

    /// Reads a message; nil for a kind that nobody knows.
    init?(_ message: CCAIMessage) {
        let words = [message["smart_action_type"], message["action_type"], message["action"]]
        guard let kind = words.lazy.compactMap({ $0?.stringValue.flatMap(Kind.init(rawValue:)) }).first else {
            return nil
        }
        self.init(kind, message)
    }

    /// Reads a `noti` of this name; nil where it asks for nothing of the kind.
    init?(_ message: CCAIMessage, notification name: String) {
        let suffix = "_requested"
        let name = CCAIHookEvent.normalised(name)
        guard name.hasSuffix(suffix), let kind = Kind(rawValue: String(name.dropLast(suffix.count))) else { return nil }
        self.init(kind, message)
    }

    private init(_ kind: Kind, _ message: CCAIMessage) {
        self.kind = kind
        actionID = CCAIJSON.integer(message["smart_action_id"])
        prompt = CCAIJSON.text(message["title"] ?? message["text"], charactersMax: 1000) ?? ""
    }
}
