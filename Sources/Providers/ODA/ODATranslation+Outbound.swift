import Domain
import JSON

/// What a user may send (`PROTOCOL.md`, section 6).
extension ODAFrameWriter {
    /// The frames for a message: one, or one for each file and one for the words that came with them.
    ///
    /// The vendor has a message for a single file and no words in it. Files go first: a skill that asked for one takes
    /// the next message for its answer.
    ///
    /// - Parameter files: those of an `attachment`, where they lie at the vendor.
    func frames(
        for content: UserContent, files: [VendorFile] = [], formPostback: JSONValue? = nil, allowsRaw: Bool = false
    ) throws(ProviderFailure) -> [[UInt8]] {
        guard case .attachment(_, let text) = content else {
            return [try frame(for: content, formPostback: formPostback, allowsRaw: allowsRaw)]
        }
        guard !files.isEmpty else { throw Self.invalid("An attachment needs a file.") }
        var frames = files.map { attachment(type: $0.family, url: $0.url, title: $0.name) }
        if let text, !text.isEmpty { frames.append(self.text(text)) }
        return frames
    }

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
        case .attachment: throw Self.invalid("An attachment needs a file.")
        case .interactiveResponse, .data, .command, .escalation, .audio:
            throw Self.unsupported("Oracle Digital Assistant has no message for content of type \(content.type).")
        }
    }

    private static func invalid(_ detail: String) -> ProviderFailure {
        ProviderFailure(.invalid, detail, code: "MessageInvalid")
    }

    private static func unsupported(_ detail: String) -> ProviderFailure { ProviderFailure(.unsupported, detail) }
}
