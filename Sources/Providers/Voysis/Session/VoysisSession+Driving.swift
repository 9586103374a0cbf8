import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import Telemetry

/// Doing what the machine says, and telling it what comes of it.
extension VoysisSession {
    func perform(_ steps: [VoysisStep]) {
        for step in steps {
            switch step {
            case .dial: dial()
            case .write(let frame): _ = link?.send(text: frame)
            case .writeSound(let frame): _ = link?.send(binary: frame)
            case .ping: link?.ping([])
            case .close(let code): close(code)
            case .fetch(let call, let id): fetch(call, id)
            case .upload(let call, let id, let link): beginUpload(call, id, link)
            case .uploadPiece(let piece): upload?.append(piece)
            case .uploadEnd: upload?.end()
            case .abandon(let id): abandon(id)
            case .wantToken: wantToken()
            case .rejectToken(let text): tokenCache?.reject(text)
            case .tokenFetched(let result):
                if case .success(let token) = result { context.secrets.received(token.text) }
                tokenCache?.landed(result)
            case .tokenAbandoned: tokenCache?.abandoned(refresh: tokenCacheRefresh)
            case .emit(let event): context.events.emit(event)
            case .settle(let ticket, let outcome): texts.removeValue(forKey: ticket)?.give(outcome)
            case .feedbackDone(let ticket, let failure): ratings.removeValue(forKey: ticket)?.give(failure)
            case .wake: wake()
            case .start(let timer, let delay): start(timer, after: delay)
            case .stop(let timer): stop(timer)
            case .persist(let memory): storedMemory.persist(memory)
            case .note(let words): context.logger.debug(words.description, session)
            case .warn(let words): context.logger.warning(words.description, session)
            case .finish: finish()
            }
        }
    }

    var session: [LogField] { [LogField("session", .describing(context.session))] }

    func wake() {
        let released = waiters
        waiters = []
        for waiter in released { waiter.signal() }
    }

    func dial() {
        generation += 1
        guard let address else {
            // Configuration checks addresses; this is for one that was made by hand.
            return perform(machine.ended(.refused(status: nil, reason: "its address cannot be used"), at: now))
        }
        let request = SocketRequest(address.socket, messageBytesMax: VoysisFrame.limits.bytesMax)
        link = dialler.dial(request, NumberedSocketEvents(self, generation))
    }

    func close(_ code: UInt16) {
        // Events that still come from the socket are no news.
        generation += 1
        let dropped = link
        link = nil
        dropped?.close(code: code)
    }

    func start(_ timer: VoysisTimer, after delay: Duration) {
        stop(timer)
        timers[timer.rawValue] = context.loop.schedule(after: delay) { [self] in
            assumeIsolated { session in session.fired(timer) }
        }
    }

    private func stop(_ timer: VoysisTimer) {
        if let running = timers[timer.rawValue] { context.loop.cancel(running) }
        timers[timer.rawValue] = nil
    }

    private func finish() {
        for timer in VoysisTimer.allCases { stop(timer) }
        generation += 1
        link = nil
        upload?.breakOff()
        upload = nil
        leaveTokenCache()
    }

    // MARK: What the socket tells

    func opened(_ number: Int) {
        guard number == generation else { return }
        perform(machine.opened(at: now))
    }

    func received(_ text: [UInt8], _ number: Int) {
        guard number == generation else { return }
        perform(machine.received(text, at: now))
    }

    /// The service sends none; one that does is not listened to (section 2).
    func receivedBinary(_ number: Int) {}

    func drained(_ number: Int) { wake() }

    func ended(_ end: SocketEnd, _ number: Int) {
        guard number == generation else { return }
        link = nil
        context.logger.debug(
            "the query socket ended",
            [LogField("session", .describing(context.session)), LogField("end", .string("\(end)"))])
        perform(machine.ended(end, at: now))
    }

    private func fired(_ timer: VoysisTimer) {
        timers[timer.rawValue] = nil
        perform(machine.fired(timer, at: now))
    }
}
