package import Domain
import JSON
import Kernel
package import ProviderKit

/// The protocol state of one conversation (`PROTOCOL.md`, sections 9 to 13).
///
/// Does no input or output and reads no clock. Calls come in the order in which things happen; what belongs to a
/// connection that was given up is not told any more.
package struct RayaMachine: Sendable {
    /// Where the connection stands.
    package enum Phase: Sendable {
        /// Not begun.
        case idle
        /// A socket is being opened.
        case connecting
        /// Frames go both ways.
        case open
        /// Between two attempts.
        case waiting
        /// Over.
        case over
    }

    /// Close codes that mean that the token is not good, of a server that has said nothing yet (assumed).
    private static let refusingCodes: Set<UInt16> = [1008, 4401, 4403]
    /// The close code for a dead connection; 1006 must not be sent.
    static let heartbeatCode: UInt16 = 4000

    /// The welcome of a new conversation.
    private enum Welcome {
        case pending, pendingWithoutGreeting, done
    }

    /// How well the server knows the conversation: whether what it answers now is its last word.
    private enum Acquaintance {
        /// It has not let us in.
        case none
        /// It has let us in and said nothing, as one does that looks at the token afterwards.
        case letIn
        /// It has spoken, in this process or an earlier one.
        case known
    }

    let configuration: RayaConfiguration
    package private(set) var conversation: RayaConversation
    package private(set) var phase = Phase.idle
    private var welcome = Welcome.pending
    /// The native members that are told when the connection is open.
    private var native = JSONObject()

    /// Attempts to open the first connection that failed.
    private var failedOpenings = 0
    private var reconnection = Reconnection()
    private var acquaintance = Acquaintance.none
    /// The connection was seen to be lost, in milliseconds since the Unix epoch.
    private var lostAt: Int64?
    /// When the oldest ping without an answer was sent.
    private var unanswered: Instant?
    /// A message is going out in pieces: nothing else can.
    package var isUploading = false
    private var random: SplitMix64
    private var malformedReportedAt: Instant?

    /// Makes the machine of a conversation that has not begun.
    ///
    /// - Parameters:
    ///   - language: the language of our own sentences; nil for the configured one.
    ///   - seed: spreads the retries of many sessions.
    package init(_ configuration: RayaConfiguration, language: RayaConfiguration.Language? = nil, seed: UInt64) {
        self.configuration = configuration
        conversation = RayaConversation(configuration)
        conversation.language = language
        random = SplitMix64(seed: seed)
    }

    private var times: RayaTimes { configuration.times }

    // MARK: Opening

    /// Takes up what was kept before the process was restarted, before anything else happens.
    ///
    /// - Parameter cut: the answer that was cut last.
    package mutating func restore(
        _ memory: RayaMemory, cut: CutAnswer? = nil, at time: MachineTime
    ) -> [RayaStep] {
        defer { assertConsistent() }
        precondition(phase == .idle, "nothing has happened yet")
        var steps: [RayaStep] = []
        conversation.restore(memory, cut: cut, at: time, &steps)
        return steps
    }

    /// Begins with what is known of the bot: its first words, what the user may want to say, and the connection.
    ///
    /// - Parameters:
    ///   - settings: the bot's configuration; nil where it has not come yet, and goes to ``update(_:)``.
    ///   - resuming: an id of an earlier chat to go on with.
    ///   - isNew: nothing has been said yet.
    package mutating func start(
        _ settings: RayaBotSettings?, resuming: String? = nil, isNew: Bool, at time: MachineTime
    ) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .idle else { return [] }
        phase = .connecting
        acquaintance = isNew ? .none : .known
        welcome = !isNew ? .done : resuming == nil ? .pending : .pendingWithoutGreeting
        native = ["configSource": .string((settings?.source ?? .default).rawValue)]
        var steps: [RayaStep] = []
        if let resuming, isNew {
            conversation.memory.sessionID = resuming
            steps.append(.persist(conversation.memory))
        }
        if let settings { apply(settings, &steps) }
        return steps + [.dial]
    }

    /// The bot's configuration has come after the beginning: its words and presets are shown all the same, unless
    /// something has been said meanwhile.
    package mutating func update(_ settings: RayaBotSettings) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase != .idle, phase != .over else { return [] }
        var steps: [RayaStep] = []
        let source = JSONValue.string(settings.source.rawValue)
        if native["configSource"] != source {
            native.set("configSource", to: source)
            if phase == .open { steps.append(.emit(.native(["configSource": source]))) }
        }
        apply(settings, &steps)
        return steps
    }

    private mutating func apply(_ settings: RayaBotSettings, _ steps: inout [RayaStep]) {
        conversation.picture = settings.icons["chat"]
        guard welcome != .done else { return }
        conversation.welcome(settings, greets: configuration.greets && welcome == .pending, &steps)
        welcome = .done
    }

    /// The socket is open.
    package mutating func opened(at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .connecting else { return [] }
        phase = .open
        reconnection.opened(at: time.instant)
        // The early ping proves the path both ways (section 3).
        unanswered = time.instant
        isUploading = false
        var steps: [RayaStep] = [
            .ping, .start(.ping, after: times.ping), .start(.pong, after: times.pongWait),
        ]
        var changed = native
        if let id = conversation.memory.sessionID { changed.append("chatSessionId", .string(id)) }
        if lostAt != nil { steps.append(.emit(.link(.up, code: nil))) }
        steps.append(.emit(.opened(queued: false, native: changed)))
        if let lostAt { steps.append(.emit(.gap(from: lostAt, to: time.wall, recovered: false))) }
        if acquaintance == .none { acquaintance = .letIn }
        lostAt = nil
        return steps
    }

    /// The token, or the address, cannot be had: of a conversation that is known, not now.
    package mutating func cannotDial(_ failure: ProviderFailure, at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .connecting else { return [] }
        return isReconnecting ? tryAgain(failure, at: time) : fail(failure)
    }

    // MARK: Losing

    /// The connection that was last dialled is gone, or did not come to be.
    package mutating func ended(_ end: SocketEnd, at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        switch phase {
        case .idle, .waiting, .over: return []
        case .connecting: return failedToOpen(end, at: time)
        case .open: return lost(end, at: time)
        }
    }

    private mutating func failedToOpen(_ end: SocketEnd, at time: MachineTime) -> [RayaStep] {
        let failure = Self.failure(of: end)
        guard !isReconnecting else { return tryAgain(failure, asked: end.retryAfter, at: time) }
        guard failure.kind == .unavailable, !end.isLast else { return fail(failure) }
        return openAgain(failure, asked: end.retryAfter)
    }

    /// The meaning of an attempt that failed.
    private static func failure(of end: SocketEnd) -> ProviderFailure {
        if let failure = end.layerFailure("The vendor could not be reached") ?? end.clientFailure { return failure }
        switch end.status {
        case 401, 403:
            return ProviderFailure(
                .authentication, "The vendor refused the token.", code: "token_refused", status: end.status)
        case 408, 425, 429: break
        case .some(300..<500):
            let detail = "The vendor knows no such socket; the provider's configuration has to be looked at."
            return ProviderFailure(.refused, detail, code: "handshake_refused", status: end.status)
        default: break
        }
        let detail = "The vendor could not be reached: \(end.reason)."
        return ProviderFailure(.unavailable, detail, code: "reconnect_exhausted", status: end.status)
    }

    private mutating func lost(_ end: SocketEnd, at time: MachineTime) -> [RayaStep] {
        let steps = interrupt("connection_lost", at: time)
        if acquaintance != .known, case .closed(let code) = end, Self.refusingCodes.contains(code) {
            let detail = "The vendor closed the connection with code \(code)."
            return steps + fail(ProviderFailure(.authentication, detail, code: "token_refused"))
        }
        return steps + tryAgain(Self.failure(of: end), at: time)
    }

    private mutating func interrupt(_ code: String, at time: MachineTime) -> [RayaStep] {
        var steps: [RayaStep] = [.stop(.ping), .stop(.pong)]
        unanswered = nil
        isUploading = false
        conversation.interrupted(at: time, &steps)
        lostAt = time.wall
        steps.append(.emit(.link(.down, code: code)))
        return steps
    }

    /// Tries to reach a vendor again that has let us in before.
    private mutating func tryAgain(
        _ failure: ProviderFailure, asked: Duration? = nil, at time: MachineTime
    ) -> [RayaStep] {
        guard let pause = reconnection.failed(asked: asked, at: time.instant, times.reconnects, &random) else {
            return fail(failure)
        }
        return wait(pause, attempt: reconnection.attempts)
    }

    /// Tries once more to be let in for the first time.
    private mutating func openAgain(_ failure: ProviderFailure, asked: Duration?) -> [RayaStep] {
        guard failedOpenings < configuration.reconnectAttemptsMax else { return fail(failure) }
        let pause = max(delay(failedOpenings), ReconnectPolicy.granted(asked))
        failedOpenings += 1
        return wait(pause, attempt: failedOpenings)
    }

    private mutating func wait(_ pause: Duration, attempt: Int) -> [RayaStep] {
        phase = pause == .zero ? .connecting : .waiting
        return [.emit(.reconnecting(attempt: attempt)), pause == .zero ? .dial : .start(.reconnect, after: pause)]
    }

    /// `min(base · 2ⁿ + U, cap)`, with chance inside the cap (section 12).
    private mutating func delay(_ count: Int) -> Duration {
        let thousandth = Int.random(in: 0...1000, using: &random)
        let grown = times.reconnectBase * (1 << min(count, 20)) + times.reconnectBase * thousandth / 1000
        return min(grown, times.reconnectMax)
    }

    // MARK: Frames

    /// A text frame came in.
    package mutating func received(_ bytes: [UInt8], at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .open else { return [] }
        guard let frame = RayaFrame(decoding: bytes) else { return unreadable(at: time) }
        reconnection.heard()
        acquaintance = .known
        var steps: [RayaStep] = []
        if frame == .pong || configuration.anyFrameIsLife { isAlive(&steps) }
        switch frame {
        case .pong: steps.append(.ponged)
        case .step, .chunk, .response: steps.append(.answered)
        default: break
        }
        switch conversation.received(frame, bytes, at: time, &steps) {
        case .goesOn: return steps
        case .saysGoodbye: return steps + [.start(.farewell, after: times.farewell)]
        case .isClosed:
            return over(steps + [.emit(.ended(reason: "inactivity", by: .system)), .close(code: 1000, reason: "")])
        }
    }

    /// A frame came in that cannot be read, such as a binary one.
    package mutating func unreadable(at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .open else { return [] }
        var steps: [RayaStep] = []
        if configuration.anyFrameIsLife { isAlive(&steps) }
        if let last = malformedReportedAt, time.instant - last < times.malformedReport { return steps }
        malformedReportedAt = time.instant
        return steps + [.emit(.link(.degraded, code: "malformed_frame"))]
    }

    /// No ping is without an answer any more.
    private mutating func isAlive(_ steps: inout [RayaStep]) {
        unanswered = nil
        steps.append(.stop(.pong))
    }

    // MARK: Timers

    /// A timer that was started has run out.
    package mutating func fired(_ timer: RayaTimer, at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase != .over else { return [] }
        var steps: [RayaStep] = []
        switch timer {
        case .reconnect:
            guard phase == .waiting else { return [] }
            phase = .connecting
            return [.dial]
        case .ping: return ping(at: time)
        case .pong: return pongMissing(at: time)
        case .media: conversation.mediaIsLate(at: time, &steps)
        case .stale: conversation.isStale(at: time, &steps)
        case .info: conversation.clearInfo(&steps)
        case .farewell:
            conversation.giveUpMedia(&steps)
            steps.append(.emit(.ended(reason: "completed", by: .system)))
            return over(steps + [.close(code: 1000, reason: "")])
        }
        return steps
    }

    private mutating func ping(at time: MachineTime) -> [RayaStep] {
        guard phase == .open else { return [] }
        // It would only stand behind the message that goes out, and look late for that.
        guard !isUploading else { return [.start(.ping, after: times.ping)] }
        let ping: [RayaStep] = [.ping, .start(.ping, after: times.ping)]
        // A wait that runs goes on: what counts is the oldest ping without an answer (section 11).
        guard unanswered == nil else { return ping }
        unanswered = time.instant
        return ping + [.start(.pong, after: times.pongWait)]
    }

    private mutating func pongMissing(at time: MachineTime) -> [RayaStep] {
        guard phase == .open, unanswered != nil else { return [] }
        let goodbye: [RayaStep] = [.close(code: Self.heartbeatCode, reason: "Heartbeat timeout")]
        return goodbye + interrupt("pong_missing", at: time)
            + tryAgain(Self.failure(of: .lost(reason: "it no longer answers")), at: time)
    }

    // MARK: What the gateway asks for

    /// A message can be written.
    package var isOpen: Bool { phase == .open }
    /// The vendor has let us in before, in this process or an earlier one.
    var isReconnecting: Bool { acquaintance != .none }

    /// Something waits to be sent: the next attempt to connect comes sooner.
    package mutating func hurry(at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .waiting, let pause = reconnection.hurried(at: time.instant, times.reconnects) else {
            return []
        }
        return [.start(.reconnect, after: pause)]
    }

    /// Something of the user's was written.
    package mutating func sent(_ sent: RayaSent, at time: MachineTime) -> [RayaStep] {
        defer { assertConsistent() }
        guard phase == .open else { return [] }
        var steps: [RayaStep] = []
        conversation.sent(sent, at: time, &steps)
        return steps
    }

    /// The user's language is another one from now on.
    mutating func speak(_ language: RayaConfiguration.Language) { conversation.language = language }

    /// Ends the conversation for good; nothing is told any more.
    package mutating func end() -> [RayaStep] {
        defer { assertConsistent() }
        return phase == .over ? [] : over([.close(code: 1000, reason: "")])
    }

    private mutating func fail(_ failure: ProviderFailure) -> [RayaStep] {
        var steps: [RayaStep] = []
        conversation.giveUpMedia(&steps)
        return over(steps + [.emit(.failed(failure))])
    }

    private mutating func over(_ steps: [RayaStep]) -> [RayaStep] {
        phase = .over
        return steps + [.finish]
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        // These facts hold.
        assert(phase != .open || acquaintance != .none, "Whoever is connected was let in.")
        assert(failedOpenings <= configuration.reconnectAttemptsMax, "So often a first opening is tried.")
        // These never do.
        assert(phase == .open || phase == .over || unanswered == nil, "No pong is awaited without a connection.")
        assert(phase == .open || phase == .over || !isUploading, "Nothing goes out without a connection.")
        assert(phase != .open || lostAt == nil, "What is open is not lost.")
        assert(phase != .idle || lostAt == nil && acquaintance == .none, "Nothing happens before the beginning.")
        conversation.assertConsistent()
    }
}
