public import JSON

extension UserContent {
    /// The content object that says this, as `api.md` section 4 has it.
    ///
    /// Reading it again gives the same content, but for what only the gateway adds: what the submitting action of a
    /// form carries, and the forms that no caller sends.
    public var json: JSONValue {
        var object: JSONObject = ["type": JSONValue(type)]
        switch self {
        case .text(let text, let format):
            object.append("text", JSONValue(text))
            object.append("format", JSONValue(format.rawValue))
        case .action(let choice): choice.write(to: &object)
        case .location(let place):
            object.append("latitude", .number(place.latitude))
            object.append("longitude", .number(place.longitude))
            object.append("title", ifPresent: place.title)
            object.append("url", ifPresent: place.url)
        case .attachment(let ids, let text):
            object.append("attachmentIds", .array(ids.map { JSONValue($0.description) }))
            object.append("text", ifPresent: text)
        case .formResponse(let form):
            object.append("formId", JSONValue(form.formID))
            object.append("values", .object(form.values))
            object.append("actionId", ifPresent: form.actionID)
            object.append("partialFieldId", ifPresent: form.partialFieldID)
        case .event(let name, let version, let data):
            object.append("name", JSONValue(name))
            object.append("version", ifPresent: version)
            object.append("data", .object(data))
        case .interactiveResponse(let message, let value):
            object.append("messageId", JSONValue(message.description))
            object.append("value", value)
        case .data(let contentType, let value):
            object.append("contentType", JSONValue(contentType))
            object.append("value", value)
        case .raw(let payload): object.append("payload", payload)
        case .command(let answer):
            object.append("commandId", JSONValue(answer.commandID))
            object.append("name", JSONValue(answer.name))
            object.append("value", JSONValue(answer.value))
        case .escalation(let reason): object.append("reason", ifPresent: reason)
        case .audio(let contentType): object.append("contentType", JSONValue(contentType))
        }
        return .object(object)
    }
}

extension ActionChoice {
    /// By reference where there is one, else by what it carries.
    fileprivate func write(to object: inout JSONObject) {
        if let reference, payload == nil {
            object.append("messageId", JSONValue(reference.message.description))
            object.append("actionId", JSONValue(reference.action))
            return
        }
        if let payload { object.append("payload", payload) }
        object.append("text", ifPresent: text)
    }
}

extension JSONObject {
    fileprivate mutating func append(_ key: String, ifPresent text: String?) {
        if let text { append(key, JSONValue(text)) }
    }
}
