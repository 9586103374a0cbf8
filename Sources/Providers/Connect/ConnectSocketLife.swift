import Kernel

/// The life of one socket behind its handshake: the subscription and the signs of life (`PROTOCOL.md`, sections 7.3
/// and 7.4).
///
/// No input or output and no clock. Each socket has its own, so that the beat of an old one says nothing of a new.
struct ConnectSocketLife: Hashable, Sendable {
    /// What a socket waits for next.
    enum Due: Hashable, Sendable {
        /// The answer to the subscription is late.
        case subscription
        /// The next beat goes out.
        case beat
    }

    /// What is to be done.
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
    private var awaitsPing = false
    private var awaitsHeartbeat = false
    private var deepMisses = 0
    /// When something is due, and what.
    private(set) var next: (due: Due, at: Instant)?

    /// A socket that beats in this interval, 10 s with the vendor.
    init(interval: Duration) { self.interval = interval }

    static func == (left: Self, right: Self) -> Bool {
        left.subscribes == right.subscribes && left.refusals == right.refusals && left.isLive == right.isLive
            && left.awaitsPing == right.awaitsPing && left.awaitsHeartbeat == right.awaitsHeartbeat
            && left.deepMisses == right.deepMisses && left.next?.due == right.next?.due
            && left.next?.at == right.next?.at
    }

    func hash(into hasher: inout Hasher) { hasher.combine(subscribes) }

    /// The handshake has succeeded.
    mutating func opened(at now: Instant) -> [Step] { subscribe(at: now) }

    /// A frame came that is about the socket itself.
    mutating func subscribed(_ isAccepted: Bool, at now: Instant) -> [Step] {
        guard !isLive else { return [] }
        guard isAccepted else {
            refusals += 1
            guard refusals < Self.refusalsMax else { return [.bad("the subscription is refused")] }
            subscribes = 0
            next = (.subscription, now + Self.refusalPause)
            return []
        }
        isLive = true
        return [.live] + beat(at: now)
    }

    /// The far end answered.
    mutating func heartbeat() -> [Step] {
        awaitsHeartbeat = false
        guard deepMisses > 0 else { return [] }
        deepMisses = 0
        return [.recovered]
    }

    /// The near end answered; a status other than 200 says that what lies behind it has trouble.
    mutating func ping(status: Int?) -> [Step] {
        awaitsPing = false
        return status ?? 200 == 200 ? [] : missedDeep()
    }

    /// What is due is to be done now.
    mutating func fire(at now: Instant) -> [Step] {
        guard let next, next.at <= now else { return [] }
        self.next = nil
        switch next.due {
        case .subscription: return subscribe(at: now)
        case .beat:
            // No answer to the last one: the socket is dead, whatever the system below it thinks.
            if awaitsPing { return [.bad("it does not answer")] }
            let missed = awaitsHeartbeat ? missedDeep() : []
            if missed.contains(where: { if case .bad = $0 { true } else { false } }) { return missed }
            return missed + beat(at: now)
        }
    }

    private mutating func subscribe(at now: Instant) -> [Step] {
        guard subscribes < Self.subscribesMax else { return [.bad("nobody answers the subscription")] }
        subscribes += 1
        next = (.subscription, now + Self.subscribePatience)
        return [.write(ConnectFrame.subscribe)]
    }

    private mutating func beat(at now: Instant) -> [Step] {
        awaitsPing = true
        awaitsHeartbeat = true
        next = (.beat, now + interval)
        return [.write(ConnectFrame.pingOut), .write(ConnectFrame.heartbeatOut)]
    }

    private mutating func missedDeep() -> [Step] {
        deepMisses += 1
        if deepMisses >= Self.deepMissesMax { return [.bad("the chat behind it does not answer")] }
        return [.degraded]
    }
}
