import Domain
import JSON

/// The frames of content that a user may send (`PROTOCOL.md`, section 6).
extension ODAFrameWriter {
    /// The frames for a message: one, or one for each file and one for the words that came with them; none for an
    /// answer that was skipped.
    ///
    /// The vendor has a message for a single file and no words in it. Files go first: a skill that asked for one takes
    /// the next message for its answer.
    ///
    /// - Parameters:
    ///   - files: those of an `attachment`, where they lie at the vendor.
    ///   - memory: forms and requests that the content may answer.
    func frames(
        for content: UserContent, files: [VendorFile] = [], memory: ODAMemory = ODAMemory(), allowsRaw: Bool = false
    ) throws(ProviderFailure) -> [[UInt8]] {
        switch content {
        case .attachment(_, let text):
            guard !files.isEmpty else { throw Self.invalid("An attachment needs a file.") }
            var frames = files.map { attachment(type: $0.family, url: $0.url, title: $0.name) }
            if let text, !text.isEmpty { frames.append(self.text(text)) }
            return frames
        case .command(let answer) where answer.value.isEmpty: return []
        default: return [try frame(for: content, memory: memory, allowsRaw: allowsRaw)]
        }
    }

    /// The frame for a message's content.
    ///
    /// Throws the failure to refuse it with: kind `unsupported` for what the vendor has no word for, `invalid` with the
    /// vendor's name of the error for what its own client would refuse.
    ///
    /// - Parameters:
    ///   - memory: forms and requests that the content may answer.
    ///   - allowsRaw: whether the channel is configured to take payloads of the vendor's own shape.
    func frame(
        for content: UserContent, memory: ODAMemory = ODAMemory(), allowsRaw: Bool = false
    ) throws(ProviderFailure) -> [UInt8] {
        switch content {
        case .text(let text, _):
            guard !text.isEmpty else { throw Self.invalid("A text needs at least one character.") }
            return self.text(text)
        case .action(let choice): return try action(choice)
        case .location(let place):
            return location(
                latitude: place.latitude, longitude: place.longitude, title: place.title, url: place.url)
        case .formResponse(let form): return try self.form(form, memory)
        case .event(let name, nil, let data) where ODAUserCommand.types.contains(name):
            return command(try ODAUserCommand.payload(name, data))
        case .event(let name, let version, let data):
            return event(name: name, version: version ?? "1.0", data: data)
        case .data(let contentType, let value): return try event(ODACloudEvent(contentType, value))
        case .raw(let payload):
            guard allowsRaw else {
                throw Self.unsupported("Raw payloads are not allowed by the provider's configuration.")
            }
            guard let object = payload.objectValue, object["type"]?.stringValue?.isEmpty == false else {
                throw Self.invalid("A raw payload is an object with a type.")
            }
            return raw(object)
        case .command(let answer):
            guard let answerable = memory.answerables.last(where: { $0.id == answer.commandID }) else {
                throw Self.invalid("What is answered is not known any more.")
            }
            guard let choice = answerable.choice(answer.value) else {
                throw Self.invalid("The answer is none of those that were offered.")
            }
            return try action(choice)
        case .attachment: throw Self.invalid("An attachment needs a file.")
        // The vendor's command has no place for a reason.
        case .escalation: return command(try ODAUserCommand.payload("command", ["command": "humanAgent"]))
        case .interactiveResponse, .audio:
            throw Self.unsupported("Oracle Digital Assistant has no message for content of type \(content.type).")
        }
    }

    private func action(_ choice: ActionChoice) throws(ProviderFailure) -> [UInt8] {
        switch choice.payload {
        case .string, .object: return postback(choice.payload ?? .null, text: choice.text)
        case nil: throw Self.invalid("The action carries no postback, so there is nothing to send.")
        case .null, .bool, .number, .array: throw Self.invalid("A postback is a string or an object.")
        }
    }

    /// A form that is whole goes with what its action carries, one that is not without (section 8).
    private func form(_ form: FormResponse, _ memory: ODAMemory) throws(ProviderFailure) -> [UInt8] {
        let known = memory.form(form.formID)
        if let problem = known?.problems(form).first { throw Self.invalid(problem.detail) }
        let carried = form.payload ?? memory.postback(form: form.formID, action: form.actionID)
        return self.form(
            values: known?.submitted(form) ?? form.values, postback: form.partialFieldID == nil ? carried : nil,
            partialField: form.partialFieldID)
    }

    private static func unsupported(_ detail: String) -> ProviderFailure { ProviderFailure(.unsupported, detail) }
}
