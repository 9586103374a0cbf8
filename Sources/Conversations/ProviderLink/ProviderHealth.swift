import Chronology
import Domain
import EventLoop
package import JSON
import Kernel
import Synchronization
import Telemetry

/// How a session's side of its provider's link does.
enum SessionLink: Int, Sendable {
    /// There is none, or it has never been open and nobody has complained.
    case none
    case open
    case degraded
    /// It is being opened again, or cannot be opened.
    case lost
}

/// How one provider fares, as its sessions on all loops find it; a vendor that is lost, and back, is told once each.
package final class ProviderHealth: Sendable {
    /// The error that came last.
    struct LastError: Sendable {
        let at: Timestamp
        let code: String
        let detail: String
    }

    /// The state of a provider's link, of all sessions together.
    package enum State: String, Sendable {
        case up
        case degraded
        case down
        /// No session has tried to reach it since the process began.
        case unused
    }

    /// How it fares at a moment.
    package struct Snapshot: Sendable {
        package var state: State
        /// Since when it is so.
        var since: Timestamp
        /// Why, where it is `degraded` or `down`.
        var code: String?
        /// Sessions whose link is open, and those whose link was lost.
        var openLinks: Int
        var lostLinks: Int
        var lastError: LastError?
    }

    /// How long a vendor has to be back before it is said to be.
    static let steady: Duration = .seconds(5)

    fileprivate struct Facts {
        /// Sessions by what became of their links, without ``SessionLink/none``.
        var counts = [0, 0, 0, 0]
        /// The last attempt to reach the vendor went wrong.
        var hasFailed = false
        /// It went wrong on the way there, so that a probe that gets through is proof that it would no longer.
        var isFailureOfReach = false
        /// Nothing is sent to it until a probe has got through.
        var isSpared = false
        /// Some session has tried to reach it.
        var isUsed = false
        /// The state that was reported last, and since when.
        var reported = State.unused
        var reportedSince = Timestamp(milliseconds: WallClock.milliseconds)
        var code: String?
        var lastError: LastError?
        /// Since when it is not what it should be, as the log has it.
        var outage: Outage?
    }

    fileprivate struct Outage {
        let since: Instant
        var sessions = 0
        /// Since when it is back; not said yet.
        var backSince: Instant?
    }

    private let name: String
    private let logger: Logger
    private let outcomes: ProviderOutcomes
    private let state = Mutex(Facts())

    init(_ name: String, _ logger: Logger, _ outcomes: ProviderOutcomes) {
        self.name = name
        self.logger = logger
        self.outcomes = outcomes
    }

    package var snapshot: Snapshot {
        state.withLock { state in
            let open = state.counts[SessionLink.open.rawValue] + state.counts[SessionLink.degraded.rawValue]
            let lost = state.counts[SessionLink.lost.rawValue]
            let isWell = state.reported == .up || state.reported == .unused
            return Snapshot(
                state: state.reported, since: state.reportedSince, code: isWell ? nil : state.code ?? Self.sparedCode,
                openLinks: open, lostLinks: lost, lastError: state.lastError)
        }
    }

    /// A session's link has become something else; on the session's loop.
    ///
    /// - Parameter code: why, of one that is degraded or lost.
    func moved(
        _ session: SessionID, from old: SessionLink, to new: SessionLink, code: String? = nil, detail: String = "",
        on loop: Loop
    ) {
        let isNews = state.withLock { state in
            defer { state.report() }
            if old != .none { state.counts[old.rawValue] -= 1 }
            if new != .none { state.counts[new.rawValue] += 1 }
            switch new {
            case .open:
                state.isUsed = true
                state.hasFailed = false
                return state.goOn(at: loop.now)
            case .degraded:
                state.code = code ?? state.code
                return false
            case .lost:
                state.isUsed = true
                state.hasFailed = true
                state.isFailureOfReach = true
                state.code = code ?? state.code
                if old != .lost { state.outage?.sessions += 1 }
                return state.breakDown(at: loop.now)
            case .none: return false
            }
        }
        if new == .lost, isNews { noteOutage(session, code ?? "connection_lost", detail) }
        if new == .open, isNews { noteRecoveryLater(session, on: loop) }
    }

    /// The vendor has failed a session in a way that says something of all.
    func failed(_ session: SessionID, _ failure: ProviderFailure, on loop: Loop) {
        note(failure)
        guard failure.kind.concernsLink else { return }
        let isNews = state.withLock { state in
            defer { state.report() }
            state.isUsed = true
            state.hasFailed = true
            state.isFailureOfReach = failure.kind.isOfReach
            state.code = failure.code ?? failure.kind.rawValue
            return state.breakDown(at: loop.now)
        }
        if isNews { noteOutage(session, failure.kind.rawValue, failure.detail) }
    }

    /// Something went wrong at the vendor, be it with one call only.
    func note(_ failure: ProviderFailure) {
        guard !failure.kind.isOfCaller else { return }
        let last = LastError(
            at: Timestamp(milliseconds: WallClock.milliseconds), code: failure.kind.rawValue, detail: failure.detail)
        state.withLock { $0.lastError = last }
    }

    /// The breaker has opened, or has closed because a probe got through.
    func spared(_ isSpared: Bool) {
        state.withLock { state in
            defer { state.report() }
            guard state.isSpared != isSpared else { return }
            state.isSpared = isSpared
            if isSpared {
                state.code = Self.sparedCode
            } else if state.isFailureOfReach {
                state.hasFailed = false
            }
        }
    }

    private static let sparedCode = ProviderFailure.Kind.circuitOpen.rawValue

    // MARK: Telling

    private func noteOutage(_ session: SessionID, _ code: String, _ detail: String) {
        outcomes.outage(code)
        let fields = [
            LogField("provider", .string(name)), LogField("session", .describing(session)),
            LogField("code", .string(code)),
            LogField("cause", .string(detail.isEmpty ? "The link was lost, and is being opened again." : detail)),
        ]
        logger.warning("a provider cannot be reached", fields)
    }

    /// One that is lost again at once was not back.
    private func noteRecoveryLater(_ session: SessionID, on loop: Loop) {
        loop.schedule(after: Self.steady) { [self] in
            let over = state.withLock { state -> Outage? in
                guard let outage = state.outage, let back = outage.backSince, loop.now >= back + Self.steady else {
                    return nil
                }
                state.outage = nil
                return outage
            }
            guard let over, let back = over.backSince else { return }
            logger.notice(
                "a provider is reached again",
                [
                    LogField("provider", .string(name)), LogField("session", .describing(session)),
                    LogField("duration", .duration(back - over.since)), LogField("sessions", .integer(over.sessions)),
                ])
        }
    }
}

extension ProviderHealth.Facts {
    fileprivate var link: ProviderHealth.State {
        let open = counts[SessionLink.open.rawValue] + counts[SessionLink.degraded.rawValue]
        if hasFailed || isSpared { return open > 0 ? .degraded : .down }
        guard isUsed else { return .unused }
        return counts[SessionLink.lost.rawValue] + counts[SessionLink.degraded.rawValue] > 0 ? .degraded : .up
    }

    /// Keeps since when it is as it is.
    fileprivate mutating func report() {
        let now = link
        guard now != reported else { return }
        reported = now
        reportedSince = Timestamp(milliseconds: WallClock.milliseconds)
    }

    /// Whether an outage begins with this.
    fileprivate mutating func breakDown(at now: Instant) -> Bool {
        outage?.backSince = nil
        guard outage == nil else { return false }
        outage = .init(since: now, sessions: 1)
        assert(outage?.backSince == nil, "An outage that begins is not over.")
        return true
    }

    /// Whether an outage may end with this.
    fileprivate mutating func goOn(at now: Instant) -> Bool {
        guard outage != nil, counts[SessionLink.lost.rawValue] == 0, outage?.backSince == nil else { return false }
        outage?.backSince = now
        assert(outage?.backSince == now, "A vendor is back within an outage.")
        return true
    }
}

extension ProviderHealth.Snapshot {
    /// `{state, since, code?, openSessions, lostSessions, lastError?: {at, code, detail}}`.
    package var json: JSONValue {
        var object: JSONObject = ["state": JSONValue(state.rawValue), "since": JSONValue(since.rfc3339)]
        if let code { object.append("code", JSONValue(code)) }
        object.append("openSessions", JSONValue(openLinks))
        object.append("lostSessions", JSONValue(lostLinks))
        if let lastError {
            object.append(
                "lastError",
                [
                    "at": JSONValue(lastError.at.rfc3339), "code": JSONValue(lastError.code),
                    "detail": JSONValue(lastError.detail),
                ])
        }
        return .object(object)
    }
}

extension ProviderFailure.Kind {
    /// It says that the vendor cannot be reached, or not with what is configured, and not just that one call failed.
    fileprivate var concernsLink: Bool {
        switch self {
        case .unavailable, .circuitOpen, .authentication, .timedOut, .misconfigured, .forbidden: true
        case .refused, .capacity, .throttled, .quotaExceeded, .contactLost, .conflict, .notFound, .ended, .unsupported,
            .notConnected, .invalid, .queueClosed, .languageUnavailable:
            false
        }
    }

    /// It went wrong on the way to the vendor.
    fileprivate var isOfReach: Bool {
        switch self {
        case .unavailable, .circuitOpen, .timedOut: true
        default: false
        }
    }

    /// The vendor has no part in it.
    fileprivate var isOfCaller: Bool {
        switch self {
        case .invalid, .unsupported, .notConnected, .notFound, .ended, .conflict, .queueClosed, .languageUnavailable:
            true
        case .unavailable, .circuitOpen, .authentication, .refused, .timedOut, .capacity, .throttled, .quotaExceeded,
            .forbidden,
            .misconfigured, .contactLost:
            false
        }
    }
}
