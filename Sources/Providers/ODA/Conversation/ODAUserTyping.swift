import Kernel

/// The user's typing, as far as a person at the other end is told of it (`PROTOCOL.md`, section 10).
///
/// The skill itself is told nothing: it has no use for it, and the words would lie in its log. A frame goes out at most
/// once an interval; words that come in between follow when it is over, so that the last ones before a pause are seen.
struct ODAUserTyping: Sendable {
    private let interval: Duration
    private let writer: ODAFrameWriter
    /// The latest words, or three dots; nil while the user does not type.
    private var words: String?
    /// The words of the last frame; nil where it said that the user does not type, or there was none.
    private var notified: String?
    private var notifiedAt: Instant?
    /// Words wait for the end of the interval.
    private var isWaiting = false

    /// - Parameter interval: the shortest time between two frames that show words.
    init(_ interval: Duration, _ writer: ODAFrameWriter) {
        self.interval = interval
        self.writer = writer
    }

    /// The user types; an interval without a call of this means that they have stopped.
    ///
    /// - Parameters:
    ///   - shown: what the person may see: the words, or three dots; not empty.
    ///   - isHeard: a person is there.
    mutating func types(_ shown: String, isHeard: Bool, at now: Instant, _ steps: inout [ODAStep]) {
        words = shown
        steps.append(.start(.typing, after: interval))
        if isHeard { notify(at: now, &steps) }
    }

    /// The user says that they have stopped, or has sent what they typed: words that wait are told no more.
    mutating func stops(_ steps: inout [ODAStep]) {
        guard words != nil else { return }
        words = nil
        steps.append(.stop(.typing))
        withdraw(&steps)
    }

    /// An interval has passed without a word.
    ///
    /// - Parameter isHeard: a person is there, and so is the connection.
    mutating func paused(isHeard: Bool, at now: Instant, _ steps: inout [ODAStep]) {
        guard let words else { return }
        // Both timers may have been due at once, this one first.
        if isHeard, words != notified { notify(at: now, &steps) }
        self.words = nil
        guard isHeard else { return silence(&steps) }
        withdraw(&steps)
    }

    /// The interval of the last frame is over.
    mutating func intervalPassed(isHeard: Bool, at now: Instant, _ steps: inout [ODAStep]) {
        isWaiting = false
        if isHeard, words != notified { notify(at: now, &steps) }
    }

    /// A person is there now, or no longer: who comes is told what goes on, who leaves that it is over.
    mutating func listenerChanged(isHeard: Bool, at now: Instant, _ steps: inout [ODAStep]) {
        guard isHeard else { return withdraw(&steps) }
        if words != nil, notified == nil { notify(at: now, &steps) }
    }

    /// The connection is gone, or the conversation ends: nothing is told, and nothing is known any more.
    mutating func forget(_ steps: inout [ODAStep]) {
        words = nil
        notifiedAt = nil
        steps.append(.stop(.typing))
        silence(&steps)
    }

    private mutating func notify(at now: Instant, _ steps: inout [ODAStep]) {
        guard let words else { return }
        if let notifiedAt, now - notifiedAt < interval {
            guard words != notified, !isWaiting else { return }
            isWaiting = true
            return steps.append(.start(.typingInterval, after: interval - (now - notifiedAt)))
        }
        stopWaiting(&steps)
        notified = words
        notifiedAt = now
        steps.append(.write(writer.typing(words)))
    }

    private mutating func withdraw(_ steps: inout [ODAStep]) {
        let wasVisible = notified != nil
        silence(&steps)
        if wasVisible { steps.append(.write(writer.typing(nil))) }
    }

    private mutating func silence(_ steps: inout [ODAStep]) {
        notified = nil
        stopWaiting(&steps)
    }

    private mutating func stopWaiting(_ steps: inout [ODAStep]) {
        guard isWaiting else { return }
        isWaiting = false
        steps.append(.stop(.typingInterval))
    }
}
