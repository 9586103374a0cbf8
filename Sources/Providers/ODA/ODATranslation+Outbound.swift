import Domain
import JSON

/// What a user may send (`PROTOCOL.md`, section 6).
extension ODAFrameWriter {
    /// The frame for a message's content.
    ///
    /// Throws the failure to refuse it with: kind `unsupported` for what the vendor has no word for, `invalid` with the
    /// vendor's name of the error for what its own client would refuse.
    ///
    /// - Parameters:
    ///   - formPostback: what a form's submitting action carries, where the content does not say it.
    ///   - allowsRaw: whether the channel is configured to take payloads of the vendor's own shape.
    func frame(
        for content: UserContent, formPostback: JSONValue? = nil, allowsRaw: Bool = false
    ) throws(ProviderFailure) -> [UInt8] {
        switch content {
        case .text(let text, _):
            guard !text.isEmpty else { throw Self.invalid("A text needs at least one character.") }
            return self.text(text)
        case .action(let choice):
            switch choice.payload {
            case .string, .object: return postback(choice.payload ?? .null, text: choice.text)
            case nil: throw Self.invalid("The action carries no postback, so there is nothing to send.")
            case .null, .bool, .number, .array: throw Self.invalid("A postback is a string or an object.")
            }
        case .location(let place):
            return location(
                latitude: place.latitude, longitude: place.longitude, title: place.title, url: place.url)
        case .formResponse(let form):
            // A partial submit goes without what the action carries (section 8).
            let carried = form.partialFieldID == nil ? form.payload ?? formPostback : nil
            return self.form(values: form.values, postback: carried, partialField: form.partialFieldID)
        case .event(let name, let version, let data):
            return event(name: name, version: version ?? "1.0", data: data)
        case .raw(let payload):
            guard allowsRaw else {
                throw Self.unsupported("Raw payloads are not allowed by the provider's configuration.")
            }
            guard let object = payload.objectValue, object["type"]?.stringValue?.isEmpty == false else {
                throw Self.invalid("A raw payload is an object with a type.")
            }
            return raw(object)
        case .attachment: throw Self.unsupported("Attachments are not available with this provider yet.")
        case .interactiveResponse, .data, .command, .escalation, .audio:
            throw Self.unsupported("Oracle Digital Assistant has no message for content of type \(content.type).")
        }
    }

    private static func invalid(_ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: "MessageInvalid")
    }

    private static func unsupported(_ detail: String) -> ProviderFailure { ProviderFailure(.unsupported, detail) }
}
