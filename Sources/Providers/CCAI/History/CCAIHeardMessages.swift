/// The messages of a chat that were heard last, by which the platform's list and its webhooks know each other's again
/// (`PROTOCOL.md`, section 9.6).
///
/// No input or output and no clock.
struct CCAIHeardMessages: Hashable, Sendable {
    /// Messages that are remembered; the oldest is forgotten.
    static let countMax = 64
    /// How far apart the platform's own times of one message may be, in milliseconds (assumed).
    static let toleranceMilliseconds: Int64 = 5_000

    /// The marks of a message, by which it is known again.
    struct Mark: Hashable, Sendable {
        /// Sixteen hexadecimal digits for `message_id`; nil where the message has none.
        var id: String?
        /// The same for its sender's role, its kind and its words.
        var words: String
        /// When it was said, by the platform's clock, in milliseconds since the Unix epoch.
        var at: Int64?

        /// When it was said, to the second, as the platform writes it in webhooks; nil where it says no time.
        var second: Int64? { at.map { $0 / 1000 } }

        /// Whether this is the same message: by the ids, or else by words and time.
        func isSurelySame(as other: Mark) -> Bool {
            isSame(as: other) && ((id != nil && other.id != nil) || (at != nil && other.at != nil))
        }

        /// Whether this may be the same message: by the ids, or else by words, and by time where both have one.
        func isSame(as other: Mark) -> Bool {
            if let id, let otherID = other.id { return id == otherID }
            guard words == other.words else { return false }
            guard let at, let otherTime = other.at else { return true }
            return abs(at - otherTime) <= CCAIHeardMessages.toleranceMilliseconds
        }
    }

    /// The source of a message.
    enum Source: Int, Hashable, Sendable {
        /// A webhook brought it.
        case webhook
        /// The list had it, and it was told: its webhook may come yet.
        case list
        /// The list had it when the session took the chat over: it was not told, and its webhook may come yet.
        case past
    }

    /// A message that was heard.
    struct Entry: Hashable, Sendable {
        var mark: Mark
        var source: Source
    }

    /// The messages, the oldest first.
    private(set) var entries: [Entry] = []
    /// How many stand before them in the chat; nil where nobody knows.
    private(set) var earlierCount: Int?
    /// The time of the latest message that is forgotten: messages are heard in another order than they were said in, so
    /// that the count alone does not tell which ones are.
    private(set) var forgottenUntil: Int64?

    /// Messages as they were persisted; of a chat that has just begun, none.
    init(_ entries: [Entry] = [], earlierCount: Int? = 0, forgottenUntil: Int64? = nil) {
        self.entries = entries.suffix(Self.countMax)
        self.earlierCount = earlierCount
        self.forgottenUntil = forgottenUntil
    }

    /// A name of a message without an id of the platform's, the same in whatever way it is heard of, and whether or not
    /// it was noted before a process died; nil for one without a time.
    ///
    /// To be asked for before the message is noted: several that are alike are counted.
    func name(of mark: Mark, in chatID: Int) -> String? {
        guard let second = mark.second else { return nil }
        let earlier = entries.count { entry in
            entry.source != .past && entry.mark.words == mark.words && entry.mark.second == second
        }
        return "said:" + CCAIJSON.digest("\(chatID) \(second) \(earlier) \(mark.words)")
    }

    /// A webhook brings a message.
    ///
    /// - Returns: where it was heard of before; nil for a new one.
    mutating func hear(_ mark: Mark) -> Source? {
        let place = entries.firstIndex { entry in
            switch entry.source {
            case .webhook: false
            case .list: entry.mark.isSame(as: mark)
            // The same words may be the echo of a message that is the session's.
            case .past: entry.mark.isSurelySame(as: mark)
            }
        }
        guard let place else {
            note(mark, from: .webhook)
            return nil
        }
        defer { entries[place].source = .webhook }
        return entries[place].source
    }

    /// A message is heard of for the first time.
    mutating func note(_ mark: Mark, from source: Source) {
        entries.append(Entry(mark: mark, source: source))
        guard entries.count > Self.countMax else { return }
        let forgotten = entries.removeFirst()
        earlierCount = earlierCount.map { $0 + 1 }
        forgottenUntil = [forgottenUntil, forgotten.mark.at].compactMap { $0 }.max()
        assert(entries.count <= Self.countMax, "So many messages are remembered.")
    }

    /// The places in a list of those that nobody has heard; nil where the list has nothing to compare it with, or not
    /// what was heard last.
    func missing(in marks: [Mark]) -> [Int]? {
        guard let last = entries.last else { return earlierCount == 0 ? Array(marks.indices) : nil }
        guard let start = start(in: marks) else { return nil }
        var left = entries.map(\.mark)
        var missing: [Int] = []
        for index in marks.indices[start...] {
            // The oldest of several alike was heard first.
            if let place = left.firstIndex(where: { $0.isSame(as: marks[index]) }) {
                left.remove(at: place)
            } else if !mayBeForgotten(marks[index]) {
                missing.append(index)
            }
        }
        return left.last == last.mark ? nil : missing
    }

    /// Whether a message that is not remembered is old enough to have been heard and forgotten.
    private func mayBeForgotten(_ mark: Mark) -> Bool {
        guard let forgottenUntil, let at = mark.at else { return false }
        return at <= forgottenUntil + Self.toleranceMilliseconds
    }

    /// The place in a list from which on messages are remembered: behind as many as are forgotten, and no earlier than
    /// the oldest that is not; nil where neither is known.
    private func start(in marks: [Mark]) -> Int? {
        guard earlierCount != 0 else { return 0 }
        let oldest = entries.compactMap(\.mark.at).min()
        let byTime = oldest.flatMap { oldest in
            marks.firstIndex { mark in mark.at.map { $0 >= oldest - Self.toleranceMilliseconds } ?? false }
        }
        guard let start = [byTime, earlierCount].compactMap({ $0 }).max() else { return nil }
        return min(start, marks.count)
    }
}
