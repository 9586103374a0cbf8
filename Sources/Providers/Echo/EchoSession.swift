import Domain
import EventLoop
import JSON
import ProviderKit

/// One conversation with oneself.
actor EchoSession: TypingSession {
    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private let answers: Bool
    private var isOpen = false

    init(_ context: ProviderContext, answers: Bool) {
        self.context = context
        self.answers = answers
    }

    func open() {
        isOpen = true
        context.events.emit(.opened(queued: false, native: JSONObject()))
    }

    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard isOpen else { throw .notSent(ProviderFailure(.notConnected, "The echo is closed.")) }
        guard answers else { return }
        let answer = InboundMessage(
            vendorID: "echo-\(message.id)", role: .bot, senderName: "Echo",
            content: EchoTranslation.content(message.content),
            native: [])
        // After this call has returned, so that "sent" stands before the answer.
        context.loop.execute { [context] in context.events.emit(.message(answer)) }
    }

    func end() { isOpen = false }

    func suspend() { isOpen = false }

    func typing(_ started: Bool, preview: String?) {
        context.events.emit(.typing(started, role: .bot))
    }
}

/// What comes back for what was sent.
enum EchoTranslation {
    static func content(_ content: UserContent) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "text")
        writer.member("text", text(content))
        writer.member("format", "plain")
        writer.endObject()
        return writer.finish()
    }

    private static func text(_ content: UserContent) -> String {
        switch content {
        case .text(let text, _): text
        case .action(let choice): choice.text ?? choice.payload?.description ?? ""
        case .location(let place): "\(place.latitude), \(place.longitude)"
        case .attachment(let ids, let text): text ?? ids.map(\.description).joined(separator: ", ")
        case .formResponse(let form): JSONValue.object(form.values).description
        case .event(let name, _, _): name
        case .command(let answer): answer.value
        case .escalation(let reason): reason ?? ""
        case .audio(let contentType): contentType
        case .interactiveResponse(_, let value), .data(_, let value), .raw(let value): value.description
        }
    }
}
