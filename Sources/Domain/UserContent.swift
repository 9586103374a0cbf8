public import JSON

/// The content that a user sends: the union on `type` of `api.md` section 4, checked.
public enum UserContent: Hashable, Sendable {
    /// `text{text, format}`.
    case text(String, format: TextFormat)
    /// `action{messageId, actionId}` or `action{payload, text}`.
    case action(ActionChoice)
    /// `location{latitude, longitude, title?, url?}`.
    case location(GeoLocation)
    /// `attachment{attachmentIds, text?}`.
    case attachment(ids: [AttachmentID], text: String?)
    /// `formResponse{formId, values, actionId?, partialFieldId?}`.
    case formResponse(FormResponse)
    /// `event{name, version?, data}`.
    case event(name: String, version: String?, data: JSONObject)
    /// `interactiveResponse{messageId, value}`.
    case interactiveResponse(message: MessageID, value: JSONValue)
    /// `data{contentType, value}`.
    case data(contentType: String, value: JSONValue)
    /// `raw{payload}`: in the provider's own shape.
    case raw(JSONValue)
    /// The answer to what a provider asked for; made by `POST …/commands/{commandId}`, never by a message.
    case command(CommandAnswer)
    /// A request for a human; made by `POST …/escalate`, never by a message.
    case escalation(reason: String?)
    /// `audio{contentType, text?}`: speech; made by `POST …/audio`, never by a message.
    case audio(contentType: String)

    /// The value of `type`.
    public var type: String {
        switch self {
        case .text: "text"
        case .action: "action"
        case .location: "location"
        case .attachment: "attachment"
        case .formResponse: "formResponse"
        case .event: "event"
        case .interactiveResponse: "interactiveResponse"
        case .data: "data"
        case .raw: "raw"
        case .command: "command"
        case .escalation: "escalation"
        case .audio: "audio"
        }
    }
}

/// How a text is to be read.
public enum TextFormat: String, Sendable, CaseIterable {
    /// As it stands.
    case plain
    /// As CommonMark.
    case markdown
}

/// The user chose an action.
public struct ActionChoice: Hashable, Sendable {
    /// The message that offered it and the action's id there, when it was named that way.
    public var reference: ActionReference?
    /// The payload that the provider wants back, to the letter; found through the reference or given by the caller.
    public var payload: JSONValue?
    /// The action's label, shown as what the user said.
    public var text: String?

    /// Puts a choice together.
    public init(reference: ActionReference? = nil, payload: JSONValue? = nil, text: String? = nil) {
        self.reference = reference
        self.payload = payload
        self.text = text
    }
}

/// Names an action of an earlier message.
public struct ActionReference: Hashable, Sendable {
    /// The message.
    public let message: MessageID
    /// The `id` of one of its actions.
    public let action: String

    /// Names an action.
    public init(message: MessageID, action: String) {
        self.message = message
        self.action = action
    }
}

/// The answer of the user to a ``CommandRequest``.
public struct CommandAnswer: Hashable, Sendable {
    /// The request's `commandId`.
    public var commandID: String
    /// The request's name, such as `rate_conversation`.
    public var name: String
    /// The answer: one of the options as text, or words of the user's own; empty to skip.
    public var value: String

    /// Puts an answer together.
    public init(commandID: String, name: String, value: String) {
        self.commandID = commandID
        self.name = name
        self.value = value
    }
}

/// A place on earth (WGS 84).
public struct GeoLocation: Hashable, Sendable {
    /// Degrees, -90…90, in the text that came.
    public var latitude: JSONNumber
    /// Degrees, -180…180, in the text that came.
    public var longitude: JSONNumber
    /// A name for it.
    public var title: String?
    /// A map of it.
    public var url: String?

    /// Puts a location together.
    public init(latitude: JSONNumber, longitude: JSONNumber, title: String? = nil, url: String? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.title = title
        self.url = url
    }
}

/// The response to a form, as a user entered it.
public struct FormResponse: Hashable, Sendable {
    /// The form: the id of the message that showed it, or an id within that message.
    public var formID: String
    /// Field id to value.
    public var values: JSONObject
    /// The action that submitted it.
    public var actionID: String?
    /// The field whose change submitted it before it was complete.
    public var partialFieldID: String?
    /// The payload of the submitting action, to the letter; found by the gateway.
    public var payload: JSONValue?

    /// Puts a response together.
    public init(
        formID: String, values: JSONObject, actionID: String? = nil, partialFieldID: String? = nil,
        payload: JSONValue? = nil
    ) {
        self.formID = formID
        self.values = values
        self.actionID = actionID
        self.partialFieldID = partialFieldID
        self.payload = payload
    }
}
