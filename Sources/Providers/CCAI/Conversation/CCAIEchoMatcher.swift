import Domain
import ProviderKit

/// The user's own messages that the chat has yet to show to their sender (`PROTOCOL.md`, section 9.5).
///
/// No input or output. The platform gives messages no id, so an echo is known by its kind and words: it belongs to the
/// oldest message that waits for one like it.
struct CCAIEchoMatcher: Sendable {
    /// Messages that wait; the oldest is given up, and its echo would be that of another device.
    static let messagesMax = 128
    /// Parts of all of them together.
    static let partsMax = 512
    /// Different words of the user's that are counted.
    static let wordsMax = 256

    /// A message that waits for its echoes.
    struct Expected: Hashable, Sendable {
        var message: MessageID
        /// The parts that were not shown yet, in order.
        var parts: [CCAIEchoKey]
        /// The call that sends it has not been answered.
        var isUnderWay: Bool
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
    /// How often the chat has shown words of the user's, whoever sent them.
    private(set) var counts: [(key: CCAIEchoKey, count: Int)] = []
    /// Words have been forgotten, so that a count of none proves nothing.
    private(set) var isForgetful = false

    /// Nothing was sent yet.
    init() {}

    /// The matcher that was persisted; bounds hold for it as well.
    init(expected: [Expected], counts: [(key: CCAIEchoKey, count: Int)], isForgetful: Bool) {
        self.expected = expected
        self.counts = counts.suffix(Self.wordsMax)
        self.isForgetful = isForgetful || counts.count > Self.wordsMax
        trim()
    }

    /// A message goes out in these parts; a second attempt takes the place of the first.
    mutating func send(_ message: MessageID, _ parts: [CCAIEchoKey]) {
        let waiting = Expected(message: message, parts: Array(parts.prefix(Self.partsMax)), isUnderWay: true)
        if let place = expected.firstIndex(where: { $0.message == message }) {
            expected[place] = waiting
        } else {
            expected.append(waiting)
        }
        trim()
        assertConsistent()
    }

    /// The call of a message was answered, or its fate is not known; whether all of it has been shown already.
    mutating func settle(_ message: MessageID) -> Bool {
        defer { assertConsistent() }
        guard let place = expected.firstIndex(where: { $0.message == message }) else { return false }
        expected[place].isUnderWay = false
        guard expected[place].parts.isEmpty else { return false }
        expected.remove(at: place)
        return true
    }

    /// The process that sent has ended: no call will be answered any more.
    ///
    /// - Returns: the messages of which all parts had been shown.
    mutating func interrupt() -> [MessageID] {
        for place in expected.indices { expected[place].isUnderWay = false }
        let whole = expected.filter(\.parts.isEmpty).map(\.message)
        expected.removeAll(where: \.parts.isEmpty)
        assertConsistent()
        return whole
    }

    /// A message will never be shown: it did not get to the platform.
    mutating func withdraw(_ message: MessageID) {
        expected.removeAll { $0.message == message }
        assertConsistent()
    }

    /// The chat shows words of the user's; nil where none of this session's messages explains them.
    mutating func echo(_ key: CCAIEchoKey) -> Echo? {
        defer { assertConsistent() }
        count(key)
        for place in expected.indices {
            guard let part = expected[place].parts.firstIndex(of: key) else { continue }
            expected[place].parts.remove(at: part)
            let message = expected[place].message
            guard expected[place].parts.isEmpty, !expected[place].isUnderWay else { return .part(message) }
            expected.remove(at: place)
            return .whole(message)
        }
        return nil
    }

    /// The fate of a message by the platform's own list.
    ///
    /// - Parameters:
    ///   - listed: the user's messages in the list.
    ///   - isWhole: the list goes back to the beginning.
    func fate(of message: MessageID, in listed: [CCAIEchoKey], isWhole: Bool) -> MessageFate {
        guard let place = expected.firstIndex(where: { $0.message == message }) else { return .unknown }
        var earlier = expected[..<place].flatMap(\.parts)
        var present = 0
        for part in expected[place].parts {
            let shown = counts.first { $0.key == part }?.count ?? 0
            let before = earlier.count { $0 == part }
            let found = listed.count { $0 == part }
            if found > 0, shown == 0, isForgetful { return .unknown }
            if found > shown + before { present += 1 }
            earlier.append(part)
        }
        if present == expected[place].parts.count { return .sent }
        return present == 0 && isWhole ? .absent : .unknown
    }

    private mutating func count(_ key: CCAIEchoKey) {
        // The words that came last are the last to be forgotten.
        let before = counts.firstIndex { $0.key == key }.map { counts.remove(at: $0).count } ?? 0
        counts.append((key, before + 1))
        guard counts.count > Self.wordsMax else { return }
        counts.removeFirst()
        isForgetful = true
    }

    private mutating func trim() {
        var parts = expected.reduce(0) { $0 + $1.parts.count }
        while expected.count > Self.messagesMax || (parts > Self.partsMax && expected.count > 1) {
            parts -= expected.removeFirst().parts.count
        }
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        assert(expected.count <= Self.messagesMax && counts.count <= Self.wordsMax, "So much is remembered.")
        assert(expected.allSatisfy { $0.isUnderWay || !$0.parts.isEmpty }, "A message that is there waits no longer.")
    }
}
