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
            case .write(let frame, let operation, let id): write(frame, operation, id)
            case .writeSound(let frame): driver.socket?.send(binary: frame)
            case .ping: driver.socket?.ping([])
            case .close(let code): closeSocket(code: code)
            case .fetch(let call, let id): fetch(call, id)
            case .upload(let call, let id, let link): beginUpload(call, id, link)
            case .uploadPiece(let piece): upload?.append(piece)
            case .uploadEnd: upload?.end()
            case .abandon(let id): abandon(id)
            case .wantToken: wantToken()
            case .rejectToken(let text): tokenCache?.forget { $0.text == text }
            case .tokenFetched(let result):
                if case .success(let token) = result { context.secrets.received(token.text) }
                endTurn { $0.landed($1, result) }
            case .tokenAbandoned: endTurn { $0.gaveUp($1) }
            case .emit(let event): context.events.emit(event)
            case .settle(let ticket, let outcome): texts.removeValue(forKey: ticket)?.give(outcome)
            case .feedbackDone(let ticket, let failure): ratings.removeValue(forKey: ticket)?.give(failure)
            case .wake: wake()
            case .start(let timer, let delay): start(timer, after: delay)
            case .stop(let timer): timers.stop(timer)
            case .persist(let memory): storedMemory.persist(memory)
            case .note(let words): context.logger.debug(words.description, session)
            case .warn(let words): context.logger.warning(words.description, session)
            case .finish: finish()
            }
        }
    }

    private func write(_ frame: [UInt8], _ operation: ProviderOperation, _ id: Int) {
        driver.socket?.send(text: frame, as: operation) { [weak self] error in
            self?.assumeIsolated { session in
                let failure = VoysisClientFailure.failure(error)
                session.perform(session.machine.restFailed(id, failure, mayHaveArrived: false, at: session.now))
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
        guard let address else {
            // Configuration checks addresses; this is for one that was made by hand.
            return perform(machine.ended(.refused(status: nil, reason: "its address cannot be used"), at: now))
        }
        let request = SocketRequest(address.socket, messageBytesMax: VoysisFrame.limits.bytesMax)
        _ = driver.beginAttempt()
        driver.dial(request, by: dialler, for: self)
    }

    private func start(_ timer: VoysisTimer, after delay: Duration) {
        timers.start(timer, after: delay) { [self] in assumeIsolated { session in session.fired(timer) } }
    }

    private func finish() {
        timers.stopAll()
        driver.release()
        upload?.breakOff()
        upload = nil
        leaveTokenCache()
    }

    // MARK: What the socket tells

    func opened() { perform(machine.opened(at: now)) }

    func received(_ text: [UInt8]) { perform(machine.received(text, at: now)) }

    /// The service sends none; one that does is not listened to (section 2).
    func receivedBinary() {}

    func drained() { wake() }

    func ended(_ end: SocketEnd) {
        context.logger.debug(
            "the query socket ended",
            [LogField("session", .describing(context.session)), LogField("end", .string("\(end)"))])
        perform(machine.ended(end, at: now))
    }

    private func fired(_ timer: VoysisTimer) { perform(machine.fired(timer, at: now)) }
}
