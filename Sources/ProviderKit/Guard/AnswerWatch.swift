import Kernel

/// The calls to one origin of a vendor behind which another provider stands, while it is not known whether anybody is
/// there: a vendor that hangs is met by a few of them, and not by all until the first one's time is up.
///
/// No input or output and no clock. Calls that began since the vendor was last heard of are *unheard*. Beyond
/// ``unheardMax`` of them, the next ones wait for news; when the oldest has been unheard for longer than a living
/// vendor takes, they are refused, as with an open breaker, and go on to the provider behind. The unheard ones decide:
/// any answer lets twice as many go; the first whose time is up opens the breaker.
struct AnswerWatch: Sendable {
    /// The answer to a call that wants to begin.
    enum Turn: Hashable, Sendable {
        /// It goes out, and has to be ended.
        case go
        /// It asks again when there is news, and at this time at the latest.
        case wait(until: Instant)
        /// The vendor seems to hang.
        case refused
    }

    /// The sign of life that the end of a call is.
    enum Sign: Hashable, Sendable {
        /// The vendor said something, whatever it was.
        case answered
        /// It said nothing in all the time that it had.
        case timedOut
        /// It was given up; after as long as a call has at the least, that is as if its time had been up.
        case cut
        /// The call ended otherwise, which tells nothing here.
        case none
    }

    /// Unheard calls at a time, at a vendor that was not heard of lately.
    ///
    /// One alone may be a lost packet; two make four with the probes of a minute.
    static let unheardMax = 2
    /// Answers so close together let their number times as many go, so that a busy vendor is not held up.
    static let burstTime: Duration = .milliseconds(100)
    /// The answers of a burst that count.
    static let burstMax = 128
    /// The wait for a vendor that is known to answer faster: some times what a far one takes, and not felt by people.
    static let shortestPatience: Duration = .milliseconds(300)
    /// The wait for one that has not answered yet: a name, a connection and a secure channel come first.
    static let firstPatience: Duration = .seconds(1)
    /// The wait for a vendor that is known to be slow.
    static let longestPatience: Duration = .seconds(3)
    /// Calls that are watched at a time; others go out unwatched.
    static let callsMax = 1024

    /// When each call began, by its id.
    private var calls: [String: Instant] = [:]
    /// The ids of those unheard, the oldest first.
    private var unheard: [String] = []
    /// The answers of the present burst, and when it began and was last added to.
    private var burst = (count: 0, begunAt: Instant?.none, lastAt: Instant?.none)
    /// Calls since the last sign of life whose time was up, as far as they have not opened the breaker.
    private var silences = 0
    /// The time that the slowest answers of late took; nil before the first one.
    private var slowest: Duration?

    /// Nothing is under way.
    var isIdle: Bool { calls.isEmpty }

    /// How long the oldest unheard call may be unheard before others are refused.
    var patience: Duration {
        guard let slowest else { return Self.firstPatience }
        return min(max(slowest * 2, Self.shortestPatience), Self.longestPatience)
    }

    /// The unheard calls that there may be now.
    private func allowance(at now: Instant) -> Int {
        guard let last = burst.lastAt, now - last <= Self.burstTime else { return Self.unheardMax }
        return Self.unheardMax * max(1, burst.count)
    }

    /// A call wants to begin.
    ///
    /// - Parameter id: names it, until it has ended.
    mutating func begin(_ id: String, at now: Instant) -> Turn {
        guard calls.count < Self.callsMax else { return .go }
        if unheard.count + silences >= allowance(at: now), let oldest = unheard.first.flatMap({ calls[$0] }) {
            let until = oldest + patience
            return now < until ? .wait(until: until) : .refused
        }
        calls[id] = now
        unheard.append(id)
        assert(unheard.count <= Self.unheardMax * Self.burstMax, "No more than these meet a vendor that hangs.")
        return .go
    }

    /// A call has ended; whether the vendor is to be taken for gone.
    ///
    /// - Parameters:
    ///   - id: also of one that is not watched, whose answer is a sign of life as well.
    ///   - limit: how long a call waits at the least before its time is up.
    mutating func ended(_ id: String, _ sign: Sign, limit: Duration, at now: Instant) -> Bool {
        let begunAt = calls.removeValue(forKey: id)
        let wasUnheard = unheard.contains(id)
        unheard.removeAll { $0 == id }
        switch sign {
        case .answered:
            // The word of a slow answer is forgotten bit by bit.
            if let begunAt { slowest = max(now - begunAt, (slowest ?? .zero) * 7 / 8) }
            heard(at: now)
            return false
        case .timedOut where wasUnheard, .cut where wasUnheard && now - (begunAt ?? now) >= limit:
            silences += 1
            guard unheard.count + silences >= Self.unheardMax else { return false }
            silences = 0
            return true
        case .timedOut, .cut, .none: return false
        }
    }

    /// The vendor has given a sign of life.
    mutating func heard(at now: Instant) {
        unheard = []
        silences = 0
        if let begun = burst.begunAt, now - begun <= Self.burstTime {
            burst.count = min(burst.count + 1, Self.burstMax)
        } else {
            burst = (1, now, now)
        }
        burst.lastAt = now
    }
}
