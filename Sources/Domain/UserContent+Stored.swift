public import JSON

/// Content that the gateway makes itself, for calls that are no messages to those who make them.
extension UserContent {
    /// Reads content as the gateway has stored it: all that a message may hold, and what only calls of their own make.
    public init(stored value: JSONValue) throws(ContentProblem) {
        guard let object = value.objectValue else {
            self = try UserContent(value)
            return
        }
        var fields = FieldReader(object)
        switch try fields.string("type") {
        case "command":
            self = .command(
                CommandAnswer(
                    commandID: try fields.string("commandId", required: true) ?? "",
                    name: try fields.string("name", required: true) ?? "",
                    value: try fields.string("value", required: true) ?? ""))
        case "escalation": self = .escalation(reason: try fields.string("reason"))
        default: self = try UserContent(value)
        }
    }
}

extension CommandAnswer {
    /// The content object that stands for it: `{"type":"command","commandId":…,"name":…,"value":…}`.
    public var content: JSONValue {
        [
            "type": "command", "commandId": JSONValue(commandID), "name": JSONValue(name), "value": JSONValue(value),
        ]
    }
}

extension ActionReference {
    /// The content object that stands for it: `{"type":"action","messageId":…,"actionId":…}`.
    public var content: JSONValue {
        ["type": "action", "messageId": JSONValue(message.description), "actionId": JSONValue(action)]
    }
}
