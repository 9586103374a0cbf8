import Domain
import JSON

/// A message for the platform: the `message` of `POST /chats/{id}/message` (`PROTOCOL.md`, section 6).
enum CCAIOutbound: Hashable, Sendable {
    /// Words, byte for byte as the user wrote them.
    case text(String)
    /// A photo or a video that lies at the platform.
    case medium(CCAIMedium)
    /// An object of the caller's own, in the platform's shape.
    case raw(JSONObject)

    /// The object.
    ///
    /// - Parameter nestsMedia: media ids stand in `content`, as the guide has it; else flat, as living clients do.
    func object(nestsMedia: Bool = false) -> JSONObject {
        switch self {
        case .text(let text): return ["type": "text", "content": JSONValue(text)]
        case .medium(let medium):
            let type = JSONValue(medium.kind.rawValue)
            let id: JSONObject = ["media_id": JSONValue(medium.id)]
            return nestsMedia
                ? ["type": type, "content": .object(id)] : ["type": type, "media_id": JSONValue(medium.id)]
        case .raw(let object): return object
        }
    }

    /// The key by which its echo is known.
    var echoKey: CCAIEchoKey { CCAIMessage(object()).echoKey }

    /// The messages that content comes to, in order.
    ///
    /// - Parameter media: the files of an attachment as they lie at the platform, in that order.
    /// - Throws: `invalid` for what breaks a rule, `unsupported` for what the platform has no words for. Commands,
    ///   escalations and forms are calls of their own.
    static func messages(
        for content: UserContent, media: [CCAIMedium] = []
    ) throws(ProviderFailure) -> [CCAIOutbound] {
        switch content {
        case .text(let text, _): return [try words(text)]
        case .action(let choice): return [try action(choice)]
        case .interactiveResponse(_, let value):
            guard let text = value.stringValue ?? value["title"]?.stringValue else {
                throw ProviderFailure(.invalid, "An answer is the title of a button.", code: "wrong_type")
            }
            return [try words(text)]
        case .attachment(_, let text):
            let files = media.map { CCAIOutbound.medium($0) }
            guard let text, !text.isEmpty else {
                guard !files.isEmpty else { throw ProviderFailure(.invalid, "The message is empty.", code: "empty") }
                return files
            }
            return files + [.text(text)]
        case .raw(let payload):
            guard let object = payload.objectValue, object["type"]?.stringValue?.isEmpty == false else {
                throw ProviderFailure(.invalid, "A raw payload is an object with a type.", code: "wrong_type")
            }
            return [.raw(object)]
        case .location, .formResponse, .event, .data, .command, .escalation, .audio:
            throw ProviderFailure(.unsupported, "The platform has no message for content of type \(content.type).")
        }
    }

    /// An action goes out as its title: the payload that the gateway found, or else the label.
    private static func action(_ choice: ActionChoice) throws(ProviderFailure) -> CCAIOutbound {
        guard let text = choice.payload?.stringValue ?? choice.text else {
            throw ProviderFailure(.invalid, "The action has neither a payload nor a label.", code: "empty")
        }
        return try words(text)
    }

    private static func words(_ text: String) throws(ProviderFailure) -> CCAIOutbound {
        guard !text.isEmpty else { throw ProviderFailure(.invalid, "The text is empty.", code: "empty") }
        return .text(text)
    }
}

/// A photo or video of the user's that is registered with its chat (`PROTOCOL.md`, section 7.1, step 3).
struct CCAIMedium: Hashable, Sendable {
    /// The kinds of media that a user can send.
    enum Kind: String, Sendable, CaseIterable {
        /// A JPEG picture.
        case photo
        /// An MPEG-4 film.
        case video
    }

    /// Which kind.
    var kind: Kind
    /// `media_id`.
    var id: Int

    /// Names a medium.
    init(_ kind: Kind, id: Int) {
        self.kind = kind
        self.id = id
    }
}
