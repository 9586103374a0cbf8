import Domain
import EventLoop
import JSON
import ProviderKit

/// Requests to the adapter.
extension ExternalSession: FateSession, AttachmentSession, TypingSession, ReceiptSession, CustomDataSession,
    FormSession, ReconnectingSession, DetachedEndSession
{
    private static var notConnected: ProviderFailure {
        ProviderFailure(.notConnected, "The adapter is not connected.", code: "not_connected")
    }

    // MARK: Messages

    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard phase == .open else { throw .notSent(Self.notConnected) }
        let files = message.files.map { ExternalRequest.file($0, url: context.fileURLs.url(of: $0.id)) }
        let outcome = await channel.ask(ExternalRequest.send(message, files, in: name), of: name, environment)
        guard let vendorID = try ExternalAnswer.sent(outcome) else { return }
        var update = OutboundUpdate(message.id)
        update.vendorID = vendorID
        context.events.emit(.outbound(update))
    }

    func fate(of message: OutboundMessage) async throws(ProviderFailure) -> MessageFate {
        guard phase == .open, let hello else { throw Self.notConnected }
        guard hello.settlement == .echo || hello.settlement == .transcript else { return .unknown }
        switch await channel.ask(ExternalRequest.fate(message, in: name), of: name, environment) {
        case .notAsked(let failure), .unanswered(let failure): throw failure
        case .answered(let frame):
            switch frame.type {
            case "sent":
                if let vendorID = frame.text("vendorId"), (1...ExternalLimits.idBytesMax).contains(vendorID.utf8.count)
                {
                    var update = OutboundUpdate(message.id)
                    update.vendorID = vendorID
                    context.events.emit(.outbound(update))
                }
                return .sent
            case "absent": return .absent
            case "unknown": return .unknown
            default: throw frame.type == "failed" ? ExternalAnswer.failure(frame) : ExternalAnswer.senseless(frame)
            }
        }
    }

    // MARK: Files

    func check(_ file: FileDescription) throws(FileRefusal) {
        let capabilities = hello?.capabilities ?? channel.hello?.capabilities
        guard let bytesMax = capabilities?.attachmentBytesMax, let types = capabilities?.attachmentTypes else {
            throw .disabled("The adapter takes no files.")
        }
        if let size = file.sizeBytes, size > bytesMax { throw .tooLarge(bytesMax: bytesMax) }
        let type = file.contentType.prefix { $0 != ";" }
        let isTaken =
            types.isEmpty
            || types.contains { pattern in
                pattern == "*/*" || pattern == type || pattern.hasSuffix("/*") && type.hasPrefix(pattern.dropLast())
            }
        guard isTaken else { throw .unsupportedType("The adapter takes \(types.joined(separator: ", ")).") }
    }

    /// Files go by reference with their message.
    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? {
        do throws(FileRefusal) {
            var description = file.description
            description.sizeBytes = file.sizeBytes
            try check(description)
        } catch {
            switch error {
            case .tooLarge(let bytesMax):
                throw ProviderFailure(.invalid, "A file has at most \(bytesMax) bytes.", code: "too_large")
            case .unsupportedType(let detail):
                throw ProviderFailure(.invalid, detail, code: "unsupported_media")
            case .empty: throw ProviderFailure(.invalid, "The file is empty.", code: "empty")
            case .invalid(let code, let detail): throw ProviderFailure(.invalid, detail, code: code)
            case .disabled(let detail): throw ProviderFailure(.unsupported, detail)
            }
        }
        return nil
    }

    // MARK: Passing

    func typing(_ started: Bool, preview: String?) {
        var members: JSONObject = ["state": started ? "started" : "stopped"]
        if let preview { members.append("preview", JSONValue(preview)) }
        pass(.typing, members)
    }

    func receipt(read: Bool, vendorID: String) {
        pass(.receipt, ["state": read ? "read" : "delivered", "vendorItem": JSONValue(vendorID)])
    }

    private func pass(_ kind: PassingRequests.Kind, _ members: JSONObject) {
        guard phase == .open, passing.begin(kind, members) else { return }
        channel.ask(ExternalRequest.other(kind.rawValue, in: name, members), of: name, environment) { [weak self] _ in
            self?.assumeIsolated { session in
                if let next = session.passing.answered(kind) { session.pass(kind, next) }
            }
        }
    }

    /// Receipts that waited for the adapter.
    func sendPassing() {
        for (kind, members) in passing.removeWaiting() { pass(kind, members) }
    }

    // MARK: Data and forms

    func update(customData: JSONObject) async throws(ProviderFailure) {
        self.customData = customData
        guard phase == .open else { throw Self.notConnected }
        try ExternalAnswer.done(
            await channel.ask(
                ExternalRequest.other("customData", in: name, ["customData": .object(customData)]), of: name,
                environment))
    }

    nonisolated var deliversForms: Bool { true }

    /// There is nothing to sign with.
    func openForm(_ id: String, uri: String?) async throws(ProviderFailure) -> SignedForm {
        throw ProviderFailure(.unsupported, "Forms of this provider are answered with values.")
    }

    func completeForm(_ id: String, values: JSONObject) async throws(ProviderFailure) -> SignedForm {
        guard phase == .open else { throw Self.notConnected }
        let answer: JSONObject = ["formId": JSONValue(id), "values": .object(values)]
        try ExternalAnswer.done(
            await channel.ask(ExternalRequest.other("form", in: name, answer), of: name, environment))
        return SignedForm(signature: "", data: JSONValue.object(answer).encoded())
    }

    func reconnectSoon() { channel.hurry(environment) }

    // MARK: The end

    var isEndNotified: Bool { isEndKnown }

    /// Tells the adapter; also of a leg that no connection knows, as after a restart.
    func end() async {
        guard phase == .open else { return await endDetached() }
        await notifyEnd()
        close()
    }

    private func notifyEnd() async {
        let frame = ExternalRequest.other("end", in: name, ["storage": storageValue])
        switch await channel.ask(frame, of: name, environment) {
        case .answered(let frame):
            // One that does not know the session has nothing to end.
            isEndKnown = frame.type == "done" || frame["retryable"]?.boolValue != true
        case .notAsked, .unanswered: break
        }
    }

    /// Waits for the adapter for a while; where it does not come, the end is told later.
    private func endDetached() async {
        let isNew = phase == .idle
        close()
        if isNew {
            do throws(ProviderFailure) {
                try await readMemory()
            } catch {
                return
            }
        }
        let waiter = LoopWaiter(loop: context.loop)
        let registration = channel.register(name, environment) { news in
            if case .up = news { waiter.signal() }
        }
        if await waiter.wait(atMost: channel.configuration.times.greeting) { await notifyEnd() }
        channel.unregister(registration, environment)
    }
}
