import Domain
import ProviderKit

/// The user's own messages that the chat has yet to show to their sender (`PROTOCOL.md`, section 9.5).
///
/// No input or output. The platform gives messages no id, so an echo is known by its kind and words: it belongs to the
/// oldest message that waits for one like it. Where layers of the client may have changed the words, one that is like
/// none belongs to the oldest message that waits.
struct CCAIEchoMatcher: Sendable {
    /// How long a message waits for its echo, in seconds (assumed): webhooks may be late by hours, and words that are
    /// never shown must not hide the same ones of another device for ever.
    static let patienceSeconds: Int64 = 86_400
    /// The bytes of all that wait, as ``encoded`` has them: 2,064 messages of one part, then the oldest is given up.
    static let bytesMax = 64_000
    /// Parts of one message.
    static let partsMax = 255
    /// Different words of the user's that are counted; a filter is left of more.
    static let wordsMax = 256

    /// A part that was not shown yet.
    struct Part: Hashable, Sendable {
        var key: CCAIEchoKey
        /// The platform has it, by its answer or by its list, and it does not go out again.
        var isThere = false
    }

    /// A message that waits for its echoes.
    struct Expected: Hashable, Sendable {
        var message: MessageID
        /// The parts that were not shown yet, in order.
        var parts: [Part]
        /// The parts that were shown.
        var echoed: [CCAIEchoKey] = []
        /// The call that sends it has not been answered.
        var isUnderWay: Bool
        /// When it went out, in seconds since the Unix epoch.
        var sentAt: Int64

        /// Its share of ``bytesMax``.
        var byteCount: Int { CCAIEchoMatcher.messageBytes + (parts.count + echoed.count) * CCAIEchoMatcher.partBytes }

        /// The message is in the chat, if not as a whole.
        var hasBegun: Bool { !echoed.isEmpty || parts.contains(where: \.isThere) }
    }

    /// The meaning of an echo.
    enum Echo: Hashable, Sendable {
        /// Parts of the message are still to come, or its call is not answered yet.
        case part(MessageID)
        /// The message is there as a whole.
        case whole(MessageID)
    }

    /// The messages that wait, the oldest first.
    private(set) var expected: [Expected] = []
    /// The bytes of all that wait.
    private(set) var waitingBytes = 0
    /// Counts the changes of ``expected``.
    private(set) var revision = 0
    /// How often the chat has shown words of the user's, whoever sent them.
    private(set) var counts: [(key: CCAIEchoKey, count: Int)] = []
    /// Words that are counted no more, so that a count may be too low; nil where there are none.
    private(set) var forgotten: CCAIWordFilter?

    /// The chat was there before the session, and nobody knows what was said in it: every count may be too low.
    private(set) var isBlind = false

    /// Nothing was sent yet.
    init() {}

    /// The matcher that was persisted; bounds hold for it as well.
    init(
        expected: [Expected], counts: [(key: CCAIEchoKey, count: Int)], forgotten: CCAIWordFilter?,
        isBlind: Bool = false
    ) {
        self.isBlind = isBlind
        self.expected = expected
        self.counts = counts
        self.forgotten = forgotten
        waitingBytes = expected.reduce(0) { $0 + $1.byteCount }
        trim()
        while self.counts.count > Self.wordsMax { forgetOldestWords() }
    }

    /// The session takes a chat over that was there before.
    ///
    /// - Parameter said: the user's words in it; nil where nobody knows.
    mutating func begin(behind said: [CCAIEchoKey]?) {
        guard let said else { return isBlind = true }
        for key in said { count(key) }
    }

    /// A message goes out in these parts; a second attempt takes the place of the first, but for the parts that are
    /// there already.
    ///
    /// - Parameter now: milliseconds since the Unix epoch.
    mutating func send(_ message: MessageID, _ parts: [CCAIEchoKey], at now: Int64) {
        dropOld(at: now)
        let place = expected.lastIndex { $0.message == message }
        var before = place.map { expected[$0] }
        var waiting = Expected(
            message: message, parts: [], isUnderWay: true, sentAt: Int64(UInt32(clamping: now / 1000)))
        for key in parts.prefix(Self.partsMax) {
            if let index = before?.echoed.firstIndex(of: key) {
                before?.echoed.remove(at: index)
                waiting.echoed.append(key)
            } else if let index = before?.parts.firstIndex(of: Part(key: key, isThere: true)) {
                before?.parts.remove(at: index)
                waiting.parts.append(Part(key: key, isThere: true))
            } else {
                waiting.parts.append(Part(key: key))
            }
        }
        waitingBytes += waiting.byteCount
        if let place {
            waitingBytes -= expected[place].byteCount
            expected[place] = waiting
        } else {
            expected.append(waiting)
        }
        trim()
        changed()
    }

    /// The platform has parts of a message, by its answer or by its list.
    mutating func settle(_ parts: [CCAIEchoKey], of message: MessageID) {
        guard let place = expected.lastIndex(where: { $0.message == message }) else { return }
        for key in parts {
            guard let part = expected[place].parts.firstIndex(of: Part(key: key)) else { continue }
            expected[place].parts[part].isThere = true
        }
        changed()
    }

    /// The call of a message was answered, or its fate is not known; whether all of it has been shown already.
    mutating func settle(_ message: MessageID) -> Bool {
        guard let place = expected.lastIndex(where: { $0.message == message }) else { return false }
        defer { changed() }
        expected[place].isUnderWay = false
        guard expected[place].parts.isEmpty else { return false }
        remove(at: place)
        return true
    }

    /// The process that sent has ended: no call will be answered any more.
    ///
    /// - Returns: the messages of which all parts had been shown.
    mutating func interrupt() -> [MessageID] {
        var whole: [MessageID] = []
        for place in expected.indices.reversed() {
            expected[place].isUnderWay = false
            guard expected[place].parts.isEmpty else { continue }
            whole.append(expected[place].message)
            remove(at: place)
        }
        changed()
        assert(expected.allSatisfy { !$0.isUnderWay && !$0.parts.isEmpty }, "What is there waits no longer.")
        return whole.reversed()
    }

    /// A message will never be shown: it did not get to the platform.
    mutating func withdraw(_ message: MessageID) {
        if let place = expected.lastIndex(where: { $0.message == message }) { remove(at: place) }
        changed()
    }

    /// The chat shows words of the user's; nil where none of this session's messages explains them.
    ///
    /// - Parameters:
    ///   - now: milliseconds since the Unix epoch.
    ///   - mayBeChanged: other words may have gone out than were given.
    mutating func echo(_ key: CCAIEchoKey, at now: Int64, mayBeChanged: Bool = false) -> Echo? {
        dropOld(at: now)
        count(key)
        for place in expected.indices {
            if let part = expected[place].parts.firstIndex(where: { $0.key == key }) { return show(part, of: place) }
        }
        guard mayBeChanged, let place = expected.firstIndex(where: { !$0.parts.isEmpty }) else { return nil }
        return show(0, of: place)
    }

    /// A part of a message was shown.
    private mutating func show(_ part: Int, of place: Int) -> Echo {
        defer { changed() }
        expected[place].echoed.append(expected[place].parts.remove(at: part).key)
        let message = expected[place].message
        guard expected[place].parts.isEmpty, !expected[place].isUnderWay else { return .part(message) }
        remove(at: place)
        return .whole(message)
    }

    /// The fate of a message by the platform's own list.
    ///
    /// Parts that are there already are neither looked for nor missing: `absent` is the rest, which goes out alone.
    ///
    /// - Parameters:
    ///   - listed: the user's messages in the list.
    ///   - isWhole: the list has all that is in the chat; one that lacks what is there is not taken for such.
    ///   - mayBeChanged: other words may have gone out than were given; that the list lacks them proves nothing then.
    /// - Returns: the fate, and the parts that are in the list and were not known to be there.
    func verdict(
        on message: MessageID, in listed: [CCAIEchoKey], isWhole: Bool, mayBeChanged: Bool = false
    ) -> (fate: MessageFate, found: [CCAIEchoKey]) {
        guard let place = expected.firstIndex(where: { $0.message == message }) else { return (.unknown, []) }
        let tally = Dictionary(listed.map { ($0, 1) }, uniquingKeysWith: +)
        var earlier = expected[..<place].flatMap { $0.parts.map(\.key) }
        var found: [CCAIEchoKey] = []
        var isMissing = false
        for part in expected[place].parts {
            defer { earlier.append(part.key) }
            guard !part.isThere else { continue }
            let echoed = counts.first { $0.key == part.key }?.count ?? 0
            let before = earlier.count { $0 == part.key }
            if tally[part.key] ?? 0 > echoed + before {
                // The words may be older ones that are counted no more.
                if isBlind || forgotten?.mayContain(part.key) == true { return (.unknown, []) }
                found.append(part.key)
            } else {
                isMissing = true
            }
        }
        guard isMissing else { return (.sent, found) }
        return (isWhole && !mayBeChanged && isUpToDate(tally) ? .absent : .unknown, found)
    }

    /// A list has all that is known to be there: what was shown, and what the platform has taken.
    private func isUpToDate(_ tally: [CCAIEchoKey: Int]) -> Bool {
        let there = expected.flatMap { $0.parts.filter(\.isThere).map { ($0.key, 1) } }
        return Dictionary(there + counts.map { ($0.key, $0.count) }, uniquingKeysWith: +)
            .allSatisfy { tally[$0.key] ?? 0 >= $0.value }
    }

    private mutating func count(_ key: CCAIEchoKey) {
        // The words that came last are the last to be forgotten.
        let before = counts.firstIndex { $0.key == key }.map { counts.remove(at: $0).count } ?? 0
        counts.append((key, before + 1))
        if counts.count > Self.wordsMax { forgetOldestWords() }
        assert(counts.count <= Self.wordsMax, "So many words are counted.")
    }

    private mutating func forgetOldestWords() {
        var words = forgotten ?? CCAIWordFilter()
        words.insert(counts.removeFirst().key)
        forgotten = words
    }

    /// Gives up messages that have waited too long; the oldest stand first.
    private mutating func dropOld(at now: Int64) {
        while let first = expected.first, !first.isUnderWay, now / 1000 - first.sentAt > Self.patienceSeconds {
            remove(at: 0)
            revision += 1
        }
    }

    private mutating func trim() {
        while waitingBytes > Self.bytesMax { remove(at: 0) }
    }

    private mutating func remove(at place: Int) { waitingBytes -= expected.remove(at: place).byteCount }

    private mutating func changed() {
        revision += 1
        assert(waitingBytes <= Self.bytesMax, "So much is remembered.")
        assert(expected.isEmpty == (waitingBytes == 0), "What waits is measured.")
    }
}
