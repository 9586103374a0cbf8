import Domain
package import JSON
import Kernel
package import ProviderKit

/// The protocol state of one conversation (`PROTOCOL.md`, sections 4, 9 and 10).
///
/// Does no input or output and reads no clock. Calls come in the order in which things happen; what belongs to a
/// connection that was given up is not told any more.
package struct ODAMachine: Sendable {
    private let channel: ODAChannel
    let writer: ODAFrameWriter
    let native: JSONObject
    var conversation: ODAConversation
    package internal(set) var phase = Phase.idle
    /// It was made for the end alone (section 4.7).
    var isForEnd = false
    /// The vendor knows that the conversation is over, as far as it lets anybody know.
    var isEndNotified = false

    /// Frames of a new conversation, in order; empty once they are sent.
    var introduction: [[UInt8]]
    /// The last of them is a message that the skill answers.
    var introductionSpeaks: Bool
    /// A change of the profile that waits for the connection.
    var pendingProfile: [UInt8]?

    /// The transport of the connection that is open, or being opened.
    var transport: ODATransport
    /// A socket is being opened beside long polls, or beside a socket of age.
    private var opensBeside = false
    var retries: ODARetries
    /// No attempt is made before the customer's backend gives another token.
    var awaitsToken = false
    private var wasOpen = false
    /// The server has said something, to this process or an earlier one: it takes our tokens.
    private var takesTokens: Bool
    /// The connection was seen to be lost, in milliseconds since the Unix epoch.
    private(set) var lostAt: Int64?
    private var link = ODALinkRecord(openedAt: Instant(nanoseconds: 0))

    private var malformedReportedAt: Instant?
    /// Frames that could not be read.
    private(set) var malformedCount = 0

    /// Makes the machine of a conversation that has not begun.
    ///
    /// - Parameters:
    ///   - introduction: profile and hidden message of a new conversation.
    ///   - isResumed: an earlier process, or an earlier link, was connected to it.
    ///   - seed: spreads the retries of many sessions.
    package init(
        _ configuration: ODAConfiguration, writer: ODAFrameWriter, translation: ODATranslation, native: JSONObject,
        introduction: [[UInt8]], introductionSpeaks: Bool, isResumed: Bool = false, seed: UInt64
    ) {
        self.init(
            ODAChannel(configuration), writer: writer, translation: translation, native: native,
            introduction: introduction, introductionSpeaks: introductionSpeaks, isResumed: isResumed, seed: seed)
    }

    init(
        _ channel: ODAChannel, writer: ODAFrameWriter, translation: ODATranslation, native: JSONObject,
        introduction: [[UInt8]], introductionSpeaks: Bool, isResumed: Bool, seed: UInt64
    ) {
        self.channel = channel
        transport = channel.configuration.webhook == nil ? .socket : .hook
        self.writer = writer
        self.native = native
        self.introduction = introduction
        self.introductionSpeaks = introductionSpeaks
        conversation = ODAConversation(channel, translation, writer)
        takesTokens = isResumed
        retries = ODARetries(channel, isKnown: isResumed, seed: seed)
    }

    var configuration: ODAConfiguration { channel.configuration }
    var times: ODATimes { channel.configuration.times }

    // MARK: Opening

    /// Begins.
    package mutating func start(at time: MachineTime) -> [ODAStep] {
        guard phase == .idle else { return [] }
        phase = .connecting
        return [.dial]
    }

    /// The socket is open.
    package mutating func opened(at time: MachineTime) -> [ODAStep] {
        guard phase == .connecting else { return [] }
        guard !isForEnd else { return beginEnding() }
        phase = .open
        link = ODALinkRecord(openedAt: time.instant)
        retries.opened(at: time.instant)
        var steps = transportOpened
        // There is no acknowledgement: open is what has been written (section 2.4).
        if !wasOpen {
            steps.append(.emit(.opened(queued: false, native: native)))
        } else if let lostAt {
            steps.append(.emit(.link(.up, code: nil)))
            steps.append(.emit(.opened(queued: false, native: native)))
            steps.append(.emit(.gap(from: lostAt, to: time.wall, recovered: false)))
        }
        wasOpen = true
        lostAt = nil
        if !introduction.isEmpty {
            steps += introduction.map { .write($0) }
            if introductionSpeaks { conversation.sent(at: time, &steps) }
            introduction = []
        }
        if let pendingProfile { steps.append(.write(pendingProfile)) }
        pendingProfile = nil
        return steps
    }

    private var transportOpened: [ODAStep] {
        switch transport {
        case .socket: socketOpened
        case .poll: pollsOpened
        case .hook: []
        }
    }

    private var socketOpened: [ODAStep] {
        authentication + [.start(.ping, after: times.ping), .start(.refresh, after: times.refresh)]
    }

    /// The token as the first frame, where it goes there.
    var authentication: [ODAStep] {
        configuration.hasTokens && configuration.authPlacement != .header ? [.authenticate] : []
    }

    /// No pings on this transport; a token that each request shows is replaced before it expires.
    private var pollsOpened: [ODAStep] {
        let upgrade = ODAStep.start(.upgrade, after: times.longPollUpgrade)
        return configuration.hasTokens ? [upgrade, .start(.refresh, after: renewal)] : [upgrade]
    }

    private var renewal: Duration {
        let reserve = Int(ODAToken.skewSeconds + ODAToken.reserveSeconds)
        return min(times.refresh, .seconds(max(1, configuration.tokenLifetimeSeconds - reserve)))
    }

    /// The socket beside is open: nobody hears of the change, and nobody was deaf.
    mutating func besideOpened(at time: MachineTime) -> [ODAStep] {
        guard phase == .open, opensBeside else { return [.dropBeside] }
        opensBeside = false
        transport = .socket
        link = ODALinkRecord(openedAt: time.instant)
        return [.stop(.upgrade), .stop(.pong), .adopt] + socketOpened
    }

    /// It did not come to be.
    mutating func besideEnded() -> [ODAStep] {
        guard opensBeside else { return [] }
        opensBeside = false
        guard phase == .open else { return [] }
        // The connection there is goes on meanwhile.
        return transport == .poll
            ? [.start(.upgrade, after: times.longPollUpgrade)] : [.start(.refresh, after: times.refreshPatience)]
    }

    /// No token could be made: in a conversation that goes on, not now.
    mutating func tokenFailed(_ failure: ProviderFailure, at time: MachineTime) -> [ODAStep] {
        guard phase == .connecting else { return [] }
        if configuration.takesCallerTokens {
            guard isForEnd else { return waitForToken() }
            // No other will come, so that the vendor cannot be told.
            isEndNotified = true
        }
        guard !isForEnd else { return over([]) }
        return retries.isKnown ? retry(failure, hasTried: true, at: time) : fail(failure)
    }

    // MARK: Losing

    /// The connection that was last dialled is gone, or did not come to be.
    package mutating func ended(_ end: SocketEnd, at time: MachineTime) -> [ODAStep] {
        switch phase {
        case .idle, .waiting, .over: return []
        case .ending: return endingLost(end)
        case .connecting: return isForEnd ? endingUnreachable() : failedToOpen(end, at: time)
        case .open: return lost(end, at: time)
        }
    }

    private mutating func failedToOpen(_ end: SocketEnd, at time: MachineTime) -> [ODAStep] {
        let (status, reason) = end.beforeOpening
        guard status == 401 || status == 403 else {
            if let failure = end.layerFailure("The chat server could not be reached") {
                return retries.isKnown ? retry(failure, hasTried: true, at: time) : fail(failure)
            }
            let failure = end.clientFailure ?? Self.unreachable(reason, status)
            guard !end.isLast || retries.isKnown else { return fail(failure) }
            return retry(failure, asked: end.retryAfter, hasTried: true, at: time)
        }
        let hasToken = configuration.hasTokens
        let detail = hasToken ? "The chat server refused the token." : "The channel wants a token."
        let code: ODATokenFault = hasToken ? .expired : .absent
        let refusal = ProviderFailure(.authentication, detail, code: code.rawValue, status: status)
        guard retries.isKnown else { return fail(refusal) }
        guard !configuration.takesCallerTokens else { return tokenRefused() }
        return retry(refusal, asked: end.retryAfter, hasTried: true, at: time)
    }

    private mutating func lost(_ end: SocketEnd, at time: MachineTime) -> [ODAStep] {
        var steps: [ODAStep] = []
        conversation.interrupted(at: time, &steps)
        if configuration.hasTokens, transport == .socket, !takesTokens,
            link.isRefusal(end, at: time.instant, within: times.authWindow)
        {
            return steps
                + fail(
                    ProviderFailure(.authentication, "The chat server refused the token.", code: "AuthExpiredToken"))
        }
        lostAt = time.wall
        steps.append(.emit(.link(.down, code: "connection_lost")))
        dropBeside(&steps)
        return steps + retry(Self.unreachable(end.afterOpening), hasTried: false, at: time)
    }

    private mutating func dropBeside(_ steps: inout [ODAStep]) {
        if opensBeside { steps.append(.dropBeside) }
        opensBeside = false
    }

    private static func unreachable(_ reason: String, _ status: Int? = nil) -> ProviderFailure {
        let detail = "The chat server could not be reached: \(reason)."
        return ProviderFailure(.unavailable, detail, code: "NetworkFailure", status: status)
    }

    private mutating func retry(
        _ failure: ProviderFailure, asked: Duration? = nil, hasTried: Bool, at time: MachineTime
    ) -> [ODAStep] {
        let next = retries.failed(over: transport, hasTried: hasTried, asked: asked, at: time.instant)
        if transport == .poll { transport = .socket }
        let steps = connectionTimersOff + [.emit(.reconnecting(attempt: retries.attempt))]
        switch next {
        case .end: return fail(failure)
        case .poll:
            transport = .poll
            phase = .connecting
            return steps + [.poll]
        case .again(.zero):
            phase = .connecting
            return steps + [.dial]
        case .again(let pause):
            phase = .waiting
            return steps + [.start(.reconnect, after: pause)]
        }
    }

    var connectionTimersOff: [ODAStep] { [.stop(.ping), .stop(.pong), .stop(.refresh), .stop(.upgrade)] }

    // MARK: Frames

    /// A text frame came in.
    ///
    /// - Parameter delivery: the id of the call that brought it, on a webhook.
    package mutating func received(_ bytes: [UInt8], at time: MachineTime, delivery: String? = nil) -> [ODAStep] {
        guard phase == .open || phase == .ending else { return [] }
        link.hasHeard = true
        takesTokens = true
        retries.heard()
        let bytes = conversation.translation.withoutTokens(bytes) ?? bytes
        guard let frame = ODAFrame(decoding: bytes.span) else { return malformed(at: time) }
        switch frame.family {
        case .pong:
            link.awaitsPong = false
            return [.stop(.pong), .ponged]
        // They are no part of what is said (section 4.3).
        case .control: return [.note("a control frame of no known type came in")]
        case .suggestions:
            let answer = (try? JSONValue(parsing: bytes, limits: ODAFrame.limits))?["suggestions"]?.arrayValue ?? []
            return [.suggested(answer.compactMap { ODATranslation.text($0) })]
        case .message, .legacyText, .unknown: break
        }
        var steps: [ODAStep] = []
        let isClosed = conversation.received(frame, bytes, delivery, at: time, &steps)
        guard isClosed else { return steps }
        isEndNotified = true
        // When it crosses our own `closeSession` the gateway knows already.
        if phase != .ending { steps.append(.emit(.ended(reason: "session_closed", by: .system))) }
        steps.append(.close)
        return over(steps)
    }

    private mutating func malformed(at time: MachineTime) -> [ODAStep] {
        malformedCount += 1
        if let last = malformedReportedAt, time.instant - last < times.malformedReport { return [] }
        malformedReportedAt = time.instant
        return [.emit(.link(.degraded, code: "malformed_frame"))]
    }

    // MARK: Timers

    /// A timer that was started has run out.
    package mutating func fired(_ timer: ODATimer, at time: MachineTime) -> [ODAStep] {
        switch timer {
        case .reconnect:
            guard phase == .waiting, !awaitsToken else { return [] }
            phase = .connecting
            return [.dial]
        case .ping:
            guard phase == .open else { return [] }
            let ping: [ODAStep] = [.ping, .start(.ping, after: times.ping)]
            // A wait that runs goes on: only a pong ends it.
            guard !link.awaitsPong else { return ping }
            link.awaitsPong = true
            return ping + [.start(.pong, after: times.pongWait)]
        case .pong: return pongMissing(at: time)
        case .refresh: return refresh(at: time)
        case .upgrade:
            guard phase == .open, transport == .poll, !opensBeside else { return [] }
            opensBeside = true
            return [.dialBeside]
        case .ending: return endingTimedOut()
        case .tokenNotice: return []
        case .working, .patience, .stream, .typing, .typingInterval:
            guard phase != .over else { return [] }
            var steps: [ODAStep] = []
            conversation.fired(timer, isOpen: phase == .open, at: time, &steps)
            return steps
        }
    }

    /// The connection counts as dead and is replaced at once (section 4.4).
    private mutating func pongMissing(at time: MachineTime) -> [ODAStep] {
        guard phase == .open else { return [] }
        var steps: [ODAStep] = [.abort]
        conversation.interrupted(at: time, &steps)
        lostAt = time.wall
        steps.append(.emit(.link(.down, code: "pong_missing")))
        dropBeside(&steps)
        return steps + retry(Self.unreachable("it no longer answers"), hasTried: false, at: time)
    }

    /// Replaces a connection of age, between two turns if it can wait for that: by another that is open before it is
    /// closed, since the channel keeps nothing for those who are away.
    private mutating func refresh(at time: MachineTime) -> [ODAStep] {
        guard phase == .open, !opensBeside else { return [] }
        guard transport == .socket else { return [.renew, .start(.refresh, after: renewal)] }
        let due = link.refreshDue ?? time.instant
        link.refreshDue = due
        if conversation.isBusy, time.instant - due < times.refreshPatience {
            return [.start(.refresh, after: min(.seconds(1), times.refreshPatience))]
        }
        opensBeside = true
        return [.dialBeside]
    }

    // MARK: What the gateway asks for

    /// A message can be written.
    var isOpen: Bool { phase == .open }
    /// The server has let us in before, in this process or an earlier one.
    var isReconnecting: Bool { retries.isKnown }

    /// A message waits: the next attempt to connect comes sooner.
    mutating func hurry(at time: MachineTime) -> [ODAStep] {
        guard phase == .waiting, !awaitsToken, let pause = retries.hurried(at: time.instant) else { return [] }
        return [.start(.reconnect, after: pause)]
    }

    /// A message of the user was written.
    package mutating func sent(at time: MachineTime) -> [ODAStep] {
        // Where the server answers each message, the end may have come first.
        guard phase == .open else { return [] }
        link.hasSpoken = true
        var steps: [ODAStep] = []
        conversation.sent(at: time, &steps)
        return steps
    }

    /// The user types, or stopped; told where a person listens.
    mutating func typing(_ started: Bool, preview: String?, at time: MachineTime) -> [ODAStep] {
        guard phase == .open, configuration.sendsTyping, transport != .hook else { return [] }
        var steps: [ODAStep] = []
        let words = configuration.previewsTyping ? preview ?? "" : ""
        conversation.userTypes(started, shown: words.isEmpty ? "..." : words, at: time, &steps)
        return steps
    }

    /// The profile has changed; nil when what waited to be said has become void.
    mutating func profileChanged(_ frame: [UInt8]?) -> [ODAStep] {
        guard phase != .over else { return [] }
        guard phase == .open else {
            pendingProfile = frame
            return []
        }
        guard let frame else { return [] }
        link.hasSpoken = true
        return [.write(frame)]
    }

    private mutating func fail(_ failure: ProviderFailure) -> [ODAStep] { over([.emit(.failed(failure))]) }

    mutating func over(_ steps: [ODAStep]) -> [ODAStep] {
        phase = .over
        return steps + [.finish]
    }
}
