import Domain
import EventLoop
import JSON
import ProviderKit

/// One conversation with oneself.
actor EchoSession: TypingSession, AttachmentSession {
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
        let files = try await described(message.files)
        guard answers else { return }
        let answer = InboundMessage(
            vendorID: "echo-\(message.id)", role: .bot, senderName: "Echo",
            content: EchoTranslation.content(message.content, files: files),
            native: [])
        // After this call has returned, so that "sent" stands before the answer.
        context.loop.execute { [context] in context.events.emit(.message(answer)) }
    }

    /// Every file is taken, and goes out with its message.
    func check(_ file: FileDescription) throws(FileRefusal) {}

    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? { nil }

    /// The words that come back for files: each file is read to its end, as a provider would.
    private func described(_ files: [OutboundFile]) async throws(SendFailure) -> [String] {
        var words: [String] = []
        for file in files {
            var count = 0
            do {
                while count < file.sizeBytes {
                    count += try await file.source.read(at: count, count: Self.pieceBytes).count
                }
            } catch {
                throw .notSent(error)
            }
            words.append("\(file.description.name) (\(count) bytes)")
        }
        return words
    }

    /// How much of a file is read at a time.
    private static let pieceBytes = 65_536

    func end() { isOpen = false }

    func suspend() { isOpen = false }

    func typing(_ started: Bool, preview: String?) {
        context.events.emit(.typing(started, role: .bot))
    }
}

/// The translation of a message into the answer that comes back.
enum EchoTranslation {
    static func content(_ content: UserContent, files: [String] = []) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", "text")
        writer.member("text", ([text(content)] + files).filter { !$0.isEmpty }.joined(separator: "\n"))
        writer.member("format", "plain")
        writer.endObject()
        return writer.finish()
    }

    private static func text(_ content: UserContent) -> String {
        switch content {
        case .text(let text, _): text
        case .action(let choice): choice.text ?? choice.payload?.description ?? ""
        case .location(let place): "\(place.latitude), \(place.longitude)"
        case .attachment(_, let text): text ?? ""
        case .formResponse(let form): JSONValue.object(form.values).description
        case .event(let name, _, _): name
        case .command(let answer): answer.value
        case .escalation(let reason): reason ?? ""
        case .audio(let contentType): contentType
        case .interactiveResponse(_, let value), .data(_, let value), .raw(let value): value.description
        }
    }
}
