import Kernel

/// The life of one socket behind its handshake: the subscription and the signs of life (`PROTOCOL.md`, sections 7.3
/// and 7.4).
///
/// No input or output and no clock. Each socket has its own, so that the beat of an old one says nothing of a new. The
/// near end answers `aws/heartbeat`; `aws/ping` goes on to the chat behind it.
struct ConnectSocketLife: Hashable, Sendable {
    /// A step for the link to take.
    enum Step: Hashable, Sendable {
        /// Write a frame.
        case write([UInt8])
        /// The chat can be heard from here on.
        case live
        /// The near end answers and the far end does not.
        case degraded
        /// Both ends answer again.
        case recovered
        /// It is of no use any more.
        case bad(String)
    }

    /// How long an answer to a subscription may take.
    static let subscribePatience: Duration = .seconds(1)
    /// How often a subscription is sent that nobody answers.
    static let subscribesMax = 4
    /// After a refusal: the pause before the next, and how many in a row are borne.
    static let refusalPause: Duration = .milliseconds(500)
    static let refusalsMax = 5
    /// How many beats in a row the far end may leave without an answer (assumed).
    static let deepMissesMax = 2

    private let interval: Duration
    private var subscribes = 0
    private var refusals = 0
    private(set) var isLive = false
    /// The answer to the subscription is late from here on, or the pause after a refusal is over.
    private var subscriptionDue: Instant?
    /// The next beat goes out.
    private var beatDue: Instant?
    private var awaitsHeartbeat = false
    private var awaitsPing = false
    /// The far end has failed to answer the last beat, in whatever way; a beat is missed once.
    private var hasMissedPing = false
    private var deepMisses = 0

    /// A socket that beats in this interval, 10 s with the vendor.
    init(interval: Duration) { self.interval = interval }

    /// The far end has not answered the last beat or the one before it.
    var isDegraded: Bool { deepMisses > 0 }

    /// When something is due.
    var next: Instant? { [subscriptionDue, beatDue].compactMap(\.self).min() }

    /// The handshake has succeeded: the subscription and both signs of life go out.
    mutating func opened(at now: Instant) -> [Step] {
        defer { assertConsistent() }
        return subscribe(at: now) + beat(at: now)
    }

    /// A frame came that is about the socket itself.
    mutating func subscribed(_ isAccepted: Bool, at now: Instant) -> [Step] {
        defer { assertConsistent() }
        guard !isLive else { return [] }
        guard isAccepted else {
            refusals += 1
            guard refusals < Self.refusalsMax else { return [.bad("the subscription is refused")] }
            subscribes = 0
            subscriptionDue = now + Self.refusalPause
            return []
        }
        isLive = true
        subscriptionDue = nil
        return [.live]
    }

    /// The near end answered.
    mutating func heartbeat() -> [Step] {
        defer { assertConsistent() }
        awaitsHeartbeat = false
        return []
    }

    /// The far end answered; a status other than 200 says that it has trouble.
    mutating func ping(status: Int?) -> [Step] {
        defer { assertConsistent() }
        awaitsPing = false
        guard status ?? 200 == 200 else { return missedPing() }
        // Behind a bad answer to the same beat it is one to an earlier beat.
        guard deepMisses > 0, !hasMissedPing else { return [] }
        deepMisses = 0
        return [.recovered]
    }

    /// The socket's timer fires: what is due is to be done now.
    mutating func fire(at now: Instant) -> [Step] {
        defer { assertConsistent() }
        var steps: [Step] = []
        if let due = subscriptionDue, due <= now { steps += subscribe(at: now) }
        guard let due = beatDue, due <= now, steps.last?.isBad != true else { return steps }
        // No answer to the last one: the socket is dead, whatever the system below it thinks.
        if awaitsHeartbeat { return steps + [.bad("it does not answer")] }
        if awaitsPing { steps += missedPing() }
        return steps.last?.isBad == true ? steps : steps + beat(at: now)
    }

    private mutating func subscribe(at now: Instant) -> [Step] {
        subscriptionDue = nil
        guard subscribes < Self.subscribesMax else { return [.bad("nobody answers the subscription")] }
        subscribes += 1
        subscriptionDue = now + Self.subscribePatience
        return [.write(ConnectFrame.subscribe)]
    }

    private mutating func beat(at now: Instant) -> [Step] {
        awaitsPing = true
        awaitsHeartbeat = true
        hasMissedPing = false
        beatDue = now + interval
        return [.write(ConnectFrame.pingOut), .write(ConnectFrame.heartbeatOut)]
    }

    private mutating func missedPing() -> [Step] {
        guard !hasMissedPing else { return [] }
        hasMissedPing = true
        assert(!awaitsPing || beatDue != nil, "What is awaited was asked.")
        deepMisses += 1
        if deepMisses >= Self.deepMissesMax { return [.bad("the chat behind it does not answer")] }
        return [.degraded]
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        assert(subscribes <= Self.subscribesMax, "A subscription is sent so often.")
        assert(!isLive || subscriptionDue == nil, "What is heard is not subscribed to once more.")
        assert(beatDue != nil || !awaitsHeartbeat && !awaitsPing, "No answer is awaited before the first beat.")
        assert(deepMisses > 0 || !hasMissedPing, "A beat that was missed is counted.")
    }
}

extension ConnectSocketLife.Step {
    /// It is of no use any more.
    fileprivate var isBad: Bool {
        if case .bad = self { true } else { false }
    }
}
