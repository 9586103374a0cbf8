import JSON

/// A part of a message: something to show, or something that happens.
enum CCAIPart: Hashable, Sendable {
    /// Something to show.
    case content(CCAIContent)
    /// `action`: a virtual agent wants a person (`escalation`), or the end (`end`).
    case action(name: String)
    /// `noti`: something happened, by the platform's name for it.
    case notification(name: String)
    /// A form of the customer's is asked for.
    case formRequested(CCAIFormRequest)
    /// A form has been filled in, or given up.
    case formCompleted(CCAIFormEnd)
    /// The user is asked for something.
    case smartAction(CCAISmartAction)
}

/// Turns the platform's messages into the words of `api.md` section 4 (`PROTOCOL.md`, section 10); no input or output.
///
/// Nothing is an error: a type that nobody knows, and one without what it must have, is `unsupported` with all of it.
struct CCAITranslation: Sendable {
    /// Parts of one message at most; what comes behind them is one `unsupported` part.
    static let partsMax = 50
    /// Elements of one list that are looked at, such as buttons and cards.
    static let elementsMax = 50
    /// How deep messages may stand in `complex` ones.
    static let depthMax = 4

    /// The chat, whose number belongs to the names of its media.
    let chatID: Int

    /// The parts of a message, in order, each with the message that it is; at least one.
    func parts(of message: CCAIMessage) -> [(part: CCAIPart, message: CCAIMessage)] {
        var leaves: [CCAIMessage] = []
        flatten(message, depth: 0, &leaves)
        var parts = leaves.prefix(Self.partsMax).map { (part: part(of: $0), message: $0) }
        if leaves.count > Self.partsMax {
            parts.append((.content(.unsupported(message, degraded: "element_dropped")), message))
        }
        assert((1...Self.partsMax + 1).contains(parts.count), "A message has parts, and not too many.")
        return parts
    }

    private func flatten(_ message: CCAIMessage, depth: Int, _ leaves: inout [CCAIMessage]) {
        guard leaves.count <= Self.partsMax else { return }
        guard message.type == "complex", depth < Self.depthMax,
            let inner = message["messages"]?.arrayValue?.compactMap(\.objectValue), !inner.isEmpty
        else { return leaves.append(message) }
        for object in inner {
            var part = CCAIMessage(object)
            part.isPrivate = part.isPrivate || message.isPrivate
            flatten(part, depth: depth + 1, &leaves)
        }
    }

    private func part(of message: CCAIMessage) -> CCAIPart {
        switch message.type {
        case "action": Self.action(message) ?? .content(.unsupported(message))
        case "noti": Self.notification(message) ?? .content(.unsupported(message))
        case "form_message_received":
            CCAIFormRequest(message).map { .formRequested($0) } ?? .content(.unsupported(message))
        // Sent by the user's side: by the session itself, or by the vendor's own client on another device.
        case "form_complete": .formCompleted(CCAIFormEnd(message))
        case "form_data": .notification(name: message.type)
        case "smart_action": CCAISmartAction(message).map { .smartAction($0) } ?? .content(.unsupported(message))
        default: .content(content(of: message) ?? .unsupported(message))
        }
    }

    private static func action(_ message: CCAIMessage) -> CCAIPart? {
        CCAIJSON.text(message["action"], charactersMax: 64).map { .action(name: $0) }
    }

    private static func notification(_ message: CCAIMessage) -> CCAIPart? {
        guard let name = CCAIJSON.text(message["event"], charactersMax: 128) else { return nil }
        switch CCAIHookEvent.normalised(name) {
        case "form_requested": return CCAIFormRequest(message).map { .formRequested($0) } ?? .notification(name: name)
        case "form_completed": return .formCompleted(CCAIFormEnd(message))
        default: break
        }
        if let request = CCAISmartAction(message, notification: name) { return .smartAction(request) }
        return .notification(name: name)
    }

    /// The content of a message to show; nil for one that nobody knows.
    private func content(of message: CCAIMessage) -> CCAIContent? {
        switch message.type {
        case "text", "text_template": Self.text(message)
        case "markdown", "markdown_template": Self.markdown(message)
        case "photo", "image", "video", "audio", "document": media(message)
        case "inline_button", "sticky_button": Self.buttons(message)
        case "content_card": Self.cards(message)
        default: nil
        }
    }

    private static func text(_ message: CCAIMessage) -> CCAIContent? {
        guard let text = message.text else { return nil }
        var writer = CCAIContentWriter("text", message)
        // Byte for byte as it came (section 25, oddity 29).
        writer.json.member("text", text)
        writer.json.member("format", "plain")
        return writer.finish()
    }

    private static func markdown(_ message: CCAIMessage) -> CCAIContent? {
        guard let text = message.text else { return nil }
        var writer = CCAIContentWriter("text", message)
        writer.markdown("text", text)
        writer.json.member("format", "markdown")
        return writer.finish()
    }
}
