package import JSON
package import Kernel
import ProviderKit
package import Domain

/// The connection to one adapter: dials, greets, asks, hears, pings, and dials again.
///
/// No input or output and no clock: each method returns what is to be done. One for a process and definition; sessions
/// are known by the opaque text of their leg. Whatever the adapter says costs its own sessions and nothing else.
package struct ExternalMachine: Sendable {
    /// The stages of a connection.
    package enum Phase: Hashable, Sendable {
        /// No session wants it.
        case idle
        /// A pause before the next dial.
        case waiting
        /// Being connected.
        case dialling
        /// Connected; the adapter's `hello` is to come.
        case greeting
        /// Requests can be made.
        case open
    }

    /// The gateway's own words of the greeting.
    package struct Greeting: Hashable, Sendable {
        /// The name under `providers`.
        package var provider: String
        /// The configured `options`.
        package var options: JSONObject

        /// Puts them together.
        package init(provider: String, options: JSONObject) {
            self.provider = provider
            self.options = options
        }
    }

    package private(set) var phase = Phase.idle
    /// The adapter's description, as it gave it last.
    package private(set) var hello: ExternalHello?
    package var counts = ExternalCounts()

    let greeting: Greeting
    let times: ExternalTimes
    private let policy: ReconnectPolicy
    private var reconnection = Reconnection()
    private var random: SplitMix64
    private var reader = ExternalFrameReader()
    /// Numbers connections.
    private(set) var connection = 0
    private var nonce = ""
    private var secret: String?
    private var pings = 0
    /// The reason why the last connection could not be made; nil while one stands, or was lost since.
    private var absence: ProviderFailure?
    /// Until when an adapter that cannot be reached is dialled though no session waits for it.
    private var probedUntil: Instant?

    /// Those that want the adapter, each with the number of its registration.
    private(set) var sessions: [String: Int] = [:]
    private var registrations = 0
    /// Those that were opened or attached on this connection.
    var openHere: Set<String> = []
    /// Those that were let go of on this connection.
    var former = RecentSet<String>(countMax: ExternalLimits.formerSessionsMax)
    var requests = ExternalRequests()
    var held = ExternalHeld()

    /// Nothing is wanted yet.
    package init(_ greeting: Greeting, times: ExternalTimes = ExternalTimes(), seed: UInt64) {
        self.greeting = greeting
        self.times = times
        policy = ReconnectPolicy(
            // Each session has a patience of its own; the connection is tried for as long as one wants it.
            patience: .seconds(Int64.max / 4), pausesFrom: times.pauseFirst, to: times.pauseLongest)
        random = SplitMix64(seed: seed)
    }

    // MARK: Sessions

    /// A session wants the adapter.
    ///
    /// - Parameter hasFallback: another provider stands by. Such a session is told at once of an adapter that could not
    ///   be reached just now, and is no dial's reason: for a while the adapter is dialled without one.
    package mutating func register(
        _ session: String, hasFallback: Bool = false, at now: Instant
    ) -> [ExternalStep] {
        let steps = forget(session) + catchUp(at: now)
        registrations += 1
        sessions[session] = registrations
        if hasFallback { probedUntil = now + times.idle }
        switch phase {
        case .open: return steps + [.stop(.idle)] + (hello.map { [.tell(session, .up($0))] } ?? [])
        case .idle: return steps + dial()
        case .waiting, .dialling, .greeting:
            guard hasFallback, let absence else { return steps }
            return steps + [.tell(session, .down(attempt: reconnection.attempts, absence))]
        }
    }

    /// The adapter is dialled though no session waits for it, so that none has to find out that it is back.
    private func isProbed(at now: Instant) -> Bool { absence != nil && probedUntil.map { now < $0 } ?? false }

    /// A session wants it no more; what the adapter still says of it is no lie.
    package mutating func unregister(_ session: String, at now: Instant) -> [ExternalStep] {
        let steps = forget(session) + catchUp(at: now)
        guard sessions.isEmpty else { return steps }
        switch phase {
        case .waiting:
            guard !isProbed(at: now) else { return steps }
            phase = .idle
            return steps + [.stop(.redial)]
        case .open: return steps + [.start(.idle, after: times.idle)]
        case .idle, .dialling, .greeting: return steps
        }
    }

    /// A session is gone, and with it the room that its events take.
    private mutating func forget(_ session: String) -> [ExternalStep] {
        guard sessions.removeValue(forKey: session) != nil else { return [] }
        if openHere.remove(session) != nil { former.insert(session) }
        held.forget(session)
        return []
    }

    /// No session has wanted the adapter for a while.
    private mutating func giveUp() -> [ExternalStep] {
        guard phase == .open, sessions.isEmpty else { return [] }
        phase = .idle
        connection += 1
        openHere = []
        held = ExternalHeld()
        let failure = ProviderFailure(.notConnected, "The adapter is not connected.", code: "not_connected")
        return requests.lost(failure) + [.ping, .pong, .deadline].map { .stop($0) } + [.close]
    }

    /// Something waits to be sent: a pause is cut short.
    package mutating func hurry(at now: Instant) -> [ExternalStep] {
        guard phase == .waiting, let pause = reconnection.hurried(at: now, policy) else { return [] }
        return [.start(.redial, after: pause)]
    }

    // MARK: The connection

    private mutating func dial() -> [ExternalStep] {
        phase = .dialling
        connection += 1
        return [.dial, .start(.greeting, after: times.greeting)]
    }

    /// The connection stands.
    ///
    /// - Parameters:
    ///   - nonce: never used before.
    ///   - secret: nil where none is configured.
    package mutating func connected(nonce: String, secret: String?) -> [ExternalStep] {
        guard phase == .dialling else { return [] }
        phase = .greeting
        reader = ExternalFrameReader()
        self.nonce = nonce
        self.secret = secret
        var members: JSONObject = [
            "version": JSONValue(ExternalHello.version), "provider": JSONValue(greeting.provider),
            "options": .object(greeting.options),
        ]
        if secret != nil { members.append("nonce", JSONValue(nonce)) }
        return write(ExternalFrame("hello", members))
    }

    /// It could not be made.
    package mutating func cannotConnect(_ failure: ProviderFailure, at now: Instant) -> [ExternalStep] {
        phase == .dialling ? lost(failure, at: now) : []
    }

    /// It is over, whoever ended it.
    package mutating func ended(at now: Instant) -> [ExternalStep] {
        guard phase == .greeting || phase == .open || phase == .dialling else { return [] }
        return lost(
            ProviderFailure(.unavailable, "The adapter's connection was lost.", code: "connection_lost"), at: now)
    }

    /// The adapter does not read what is written.
    package mutating func stuck(at now: Instant) -> [ExternalStep] {
        guard phase == .greeting || phase == .open else { return [] }
        return refuse(ExternalFault("adapter_stuck", "The adapter does not read what it is sent."), at: now)
    }

    /// A timer has fired.
    package mutating func fired(_ timer: ExternalTimer, at now: Instant) -> [ExternalStep] {
        switch timer {
        case .redial:
            guard phase == .waiting else { return [] }
            guard !sessions.isEmpty || isProbed(at: now) else {
                phase = .idle
                return []
            }
            return dial()
        case .greeting:
            guard phase == .dialling || phase == .greeting else { return [] }
            let failure = ProviderFailure(.timedOut, "The adapter did not greet in time.", code: "greeting_late")
            return [.close] + lost(failure, at: now)
        case .ping:
            guard phase == .open else { return [] }
            // An adapter that is not read cannot be heard.
            guard !held.isFull else { return [.start(.ping, after: times.ping)] }
            pings += 1
            return write(ExternalFrame("ping", id: "p\(pings)")) + [.start(.pong, after: times.pong)]
        case .pong:
            guard phase == .open else { return [] }
            guard !held.isFull else { return [.start(.pong, after: times.pong)] }
            return refuse(ExternalFault("pong_late", "No pong came in time."), at: now)
        case .deadline: return phase == .open ? expire(at: now) : []
        case .idle: return giveUp()
        }
    }

    /// Bytes have come.
    package mutating func received(_ bytes: Span<UInt8>, at now: Instant) -> [ExternalStep] {
        guard phase == .greeting || phase == .open else { return [] }
        reader.append(bytes)
        return readOn(at: now)
    }

    /// Handles the frames that have come, unless sessions have to catch up first.
    mutating func readOn(at now: Instant) -> [ExternalStep] {
        var steps: [ExternalStep] = []
        let number = connection
        do throws(ExternalFault) {
            while !held.isFull, number == connection, phase == .greeting || phase == .open,
                let bytes = try reader.next()
            {
                let frame = try ExternalFrame(parsing: bytes)
                steps += phase == .open ? try heard(frame, bytes.count, at: now) : try greeted(frame, at: now)
            }
        } catch {
            steps += refuse(error, at: now)
        }
        if held.mustPause { steps.append(.pause) }
        return steps
    }

    /// The adapter's first frame.
    private mutating func greeted(_ frame: ExternalFrame, at now: Instant) throws(ExternalFault) -> [ExternalStep] {
        if frame.type == "error" { return saidGoodbye(frame, at: now) }
        let hello = try ExternalHello(frame)
        var welcome = JSONObject()
        if let secret {
            guard let proof = frame.text("proof"), ExternalProof.isValid(proof, of: nonce, secret: secret) else {
                throw ExternalFault("proof_invalid", "The adapter does not prove that it knows the secret.")
            }
            // Its own words thrown back at us would have us prove the secret to somebody who does not know it.
            if let theirs = frame.text("nonce") {
                guard theirs != nonce, theirs.utf8.count <= ExternalLimits.idBytesMax else {
                    throw ExternalFault("proof_invalid", "The adapter's nonce is its own, of at most 512 bytes.")
                }
                welcome.append("proof", JSONValue(ExternalProof.proof(of: theirs, secret: secret)))
            }
        }
        self.secret = nil
        self.hello = hello
        absence = nil
        phase = .open
        requests.inFlightMax = hello.inFlight
        reconnection.opened(at: now)
        reconnection.heard()
        return [.stop(.greeting), .known(hello)] + write(ExternalFrame("welcome", welcome))
            + [.start(.ping, after: times.ping)] + sessions.keys.sorted().map { .tell($0, .up(hello)) }
            + (sessions.isEmpty ? [.start(.idle, after: times.idle)] : [])
    }

    /// The adapter refuses us, and closes.
    mutating func saidGoodbye(_ frame: ExternalFrame, at now: Instant) -> [ExternalStep] {
        let code = String((frame.text("code") ?? "refused").prefix(128))
        let detail = String((frame.text("detail") ?? "").prefix(500))
        let isProof = code == "proof_invalid"
        let failure = ProviderFailure(
            isProof ? .authentication : .unavailable, "The adapter refuses the gateway: \(code).", code: code)
        return [.note(ExternalNote(level: .warning, code: code, detail: "the adapter says: " + detail)), .close]
            + lost(failure, at: now)
    }

    func pongCame() -> [ExternalStep] { [.stop(.pong), .start(.ping, after: times.ping)] }

    /// Tells the adapter what is wrong with what it said, and closes.
    mutating func refuse(_ fault: ExternalFault, at now: Instant) -> [ExternalStep] {
        counts.faults += 1
        let members: JSONObject = ["code": JSONValue(fault.code), "detail": JSONValue(fault.detail)]
        let kind: ProviderFailure.Kind =
            switch fault.code {
            case "proof_invalid": .authentication
            case "version_unsupported": .misconfigured
            default: .unavailable
            }
        return [.note(ExternalNote(level: .warning, code: fault.code, detail: fault.detail))]
            + write(ExternalFrame("error", members)) + [.close]
            + lost(ProviderFailure(kind, "The adapter broke the protocol: \(fault.code).", code: fault.code), at: now)
    }

    /// The connection is gone: whatever was asked over it is answered, and the next dial is decided.
    private mutating func lost(_ failure: ProviderFailure, at now: Instant) -> [ExternalStep] {
        assert(phase != .idle && phase != .waiting, "Only what was begun is lost.")
        absence = phase == .open ? nil : failure
        secret = nil
        reader = ExternalFrameReader()
        openHere = []
        former = RecentSet(countMax: ExternalLimits.formerSessionsMax)
        held = ExternalHeld()
        var steps = requests.lost(failure)
        steps += [.greeting, .ping, .pong, .deadline, .idle].map { .stop($0) }
        let pause = reconnection.failed(at: now, policy, &random) ?? times.pauseLongest
        steps += sessions.keys.sorted().map { .tell($0, .down(attempt: reconnection.attempts, failure)) }
        if sessions.isEmpty, !isProbed(at: now) {
            phase = .idle
        } else {
            phase = .waiting
            steps.append(.start(.redial, after: pause))
        }
        // The old connection's last bytes are none of the next one's.
        connection += 1
        return steps
    }

    /// A frame for the wire; one that is too long was judged before.
    func write(_ frame: ExternalFrame) -> [ExternalStep] { frame.encoded().map { [.write($0)] } ?? [] }
}
