import Configuration
import Crypto
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry
import Transport

/// Drives an ``ExternalMachine`` over one connection at a time; on one loop, for the sessions of all loops.
final class ExternalDriver: ConnectionHandler {
    /// How long an adapter may take to close its side.
    private static let closingMax: Duration = .seconds(2)

    private let configuration: ExternalConfiguration
    private let environment: ProviderEnvironment
    /// Told of each `hello`.
    private let known: @Sendable (ExternalHello) -> Void
    private var machine: ExternalMachine
    private let timers: MachineTimers<ExternalTimer>
    private let buffer = ReadBuffer()
    private var connection: Connection?
    /// Numbers dials, since secrets are read meanwhile.
    private var dials = 0
    private var nextTicket = 1
    private var replies: [Int: @Sendable (ExternalOutcome) -> Void] = [:]
    private var sessions: [String: Registration] = [:]
    private var nextRegistration = 1

    /// A session that hears of its conversation.
    private struct Registration {
        let number: Int
        let tell: @Sendable (ExternalNews) -> Void
    }

    /// A driver on the loop of `environment`; nothing is dialled before somebody wants it.
    init(
        _ configuration: ExternalConfiguration, _ environment: ProviderEnvironment,
        known: @escaping @Sendable (ExternalHello) -> Void
    ) {
        self.configuration = configuration
        self.environment = environment
        self.known = known
        let random = RandomPool()
        machine = ExternalMachine(
            ExternalMachine.Greeting(provider: configuration.name, options: configuration.options),
            times: configuration.times, seed: random.next())
        timers = MachineTimers(on: environment.loop)
    }

    private var loop: Loop { environment.loop }

    // MARK: Sessions

    /// A session wants news; another one of the same name hears nothing more.
    ///
    /// - Returns: what ends it.
    func register(
        _ session: String, hasFallback: Bool, _ tell: @escaping @Sendable (ExternalNews) -> Void
    ) -> Int {
        let number = nextRegistration
        nextRegistration += 1
        sessions[session] = Registration(number: number, tell: tell)
        perform(machine.register(session, hasFallback: hasFallback, at: loop.now))
        return number
    }

    /// It wants none any more.
    func unregister(_ session: String, _ number: Int) {
        guard sessions[session]?.number == number else { return }
        sessions[session] = nil
        perform(machine.unregister(session, at: loop.now))
    }

    /// Asks the adapter; the answer comes once, on this loop.
    func ask(_ frame: ExternalFrame, of session: String, _ reply: @escaping @Sendable (ExternalOutcome) -> Void) {
        let ticket = nextTicket
        nextTicket += 1
        replies[ticket] = reply
        perform(machine.ask(ticket, frame, of: session, at: loop.now))
        // The adapter has nothing else to do: it need not wait for the end of the turn.
        if machine.requests.count == 1 { connection?.flush() }
    }

    /// Says something that nobody answers.
    func say(_ frame: ExternalFrame) { perform(machine.say(frame)) }

    /// A session has taken in what it was told.
    func taken(_ credit: ExternalCredit, of session: String, item: String?, isStored: Bool) {
        perform(machine.taken(credit, of: session, item: item, isStored: isStored, at: loop.now))
    }

    /// Something waits to be sent.
    func hurry() { perform(machine.hurry(at: loop.now)) }

    // MARK: Doing what the machine says

    private func perform(_ steps: [ExternalStep]) {
        for step in steps {
            switch step {
            case .dial: dial()
            case .write(let bytes): connection?.write(bytes)
            case .close: close()
            case .start(let timer, let delay):
                timers.start(timer, after: delay) { [self] in perform(machine.fired(timer, at: loop.now)) }
            case .stop(let timer): timers.stop(timer)
            case .reply(let ticket, let outcome): replies.removeValue(forKey: ticket)?(outcome)
            case .tell(let session, let news): sessions[session]?.tell(news)
            case .known(let hello): known(hello)
            case .pause: connection?.pauseReading()
            case .resume: connection?.resumeReading()
            case .note(let note): log(note)
            }
        }
        if let connection, connection.unsentBytes > ExternalLimits.unsentBytesMax {
            perform(machine.stuck(at: loop.now))
        }
    }

    private func log(_ note: ExternalNote) {
        let fields = [LogField("code", .string(note.code)), LogField("detail", .masked(note.detail))]
        switch note.level {
        case .debug: environment.logger.debug("an external adapter says what is not understood", fields)
        case .warning: environment.logger.warning("the connection to an external adapter is closed", fields)
        }
    }

    // MARK: The connection

    /// A secret that was changed counts from the next dial on.
    private func dial() {
        _ = release()
        dials += 1
        let number = dials
        guard let secret = configuration.secret else { return connect(nil, number) }
        let this = LoopBound(self, loop: loop)
        environment.secrets.read(secret, on: loop) { result in
            guard case .success(let text) = result else {
                let failure = ProviderFailure(
                    .misconfigured, "The secret of the adapter cannot be read.", code: "secret_unreadable")
                return this.value.cannotConnect(failure, number)
            }
            this.value.connect(text, number)
        }
    }

    private func cannotConnect(_ failure: ProviderFailure, _ number: Int) {
        guard number == dials else { return }
        perform(machine.cannotConnect(failure, at: loop.now))
    }

    private func connect(_ secret: String?, _ number: Int) {
        guard number == dials else { return }
        do throws(SystemError) {
            let connection = Connection(try configuration.address.connect(), loop: loop, buffer: buffer)
            self.connection = connection
            connection.handler = self
            connection.start()
            guard self.connection === connection else { return }
            perform(machine.connected(nonce: ExternalProof.nonce(), secret: secret))
        } catch {
            environment.logger.debug("an external adapter cannot be reached", [LogField("cause", .string("\(error)"))])
            let failure = ProviderFailure(
                .unavailable, "Nobody listens at the adapter's address.", code: "connection_refused")
            // Behind what this dial is part of.
            let this = LoopBound(self, loop: loop)
            loop.execute { this.value.cannotConnect(failure, number) }
        }
    }

    /// Lets go of the connection; what it still tells is no news.
    private func release() -> Connection? {
        dials += 1
        let released = connection
        connection = nil
        return released
    }

    /// An adapter that does not close its side is not waited for long.
    private func close() {
        guard let released = release() else { return }
        released.finish()
        loop.schedule(after: Self.closingMax) { released.close() }
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        guard connection === self.connection else { return bytes.count }
        perform(machine.received(bytes, at: loop.now))
        return bytes.count
    }

    func receivedEnd(on connection: Connection) {
        // An adapter that says nothing more cannot answer.
        connection.close()
    }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        guard connection === self.connection else { return }
        _ = release()
        perform(machine.ended(at: loop.now))
    }
}
