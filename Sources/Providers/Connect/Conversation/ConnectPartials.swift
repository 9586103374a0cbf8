import Chronology
import Domain
import ProviderKit

/// Puts messages together that come in pieces (`PROTOCOL.md`, section 8.6).
///
/// Pure. Pieces of one message share an id and are numbered from 1; the completed item has the whole text. After a gap
/// nothing is told until that comes, and of a message whose beginning was missed neither.
struct ConnectPartials: Sendable {
    /// The outcome of an item of a message in pieces.
    enum Outcome: Hashable, Sendable {
        /// The next piece of a text.
        case delta(index: Int, text: String)
        /// The whole message is there; it was said when its first piece was, if that was heard.
        case completed(saidAt: Timestamp?)
        /// Nothing to tell: a piece twice, out of order, or of a message that is complete.
        case nothing
    }

    /// Messages that are followed at a time; the one that began first is forgotten for another.
    static let followedMax = 16

    private struct Progress: Sendable {
        var id: String
        /// The number of the next piece; nil once one was missed.
        var next: Int?
        /// When its first piece was said.
        var saidAt: Timestamp?
    }

    private var followed: [Progress] = []
    private var completed = RecentSet<ConnectKey>(countMax: ConnectReceipts.rememberedMax)

    /// Follows nothing yet.
    init() {}

    /// Takes an item in; nil for a message that does not come in pieces.
    mutating func take(_ item: ConnectItem) -> Outcome? {
        defer { assertConsistent() }
        guard item.type == "MESSAGE", let id = item.id, let isCompleted = item.metadata?.isCompleted else { return nil }
        guard !completed.contains(ConnectKey(id)) else { return .nothing }
        if isCompleted {
            let saidAt = followed.first { $0.id == id }?.saidAt
            followed.removeAll { $0.id == id }
            completed.insert(ConnectKey(id))
            return .completed(saidAt: saidAt)
        }
        guard let number = item.metadata?.chunkNumber else { return .nothing }
        let place = followed.firstIndex { $0.id == id } ?? begin(id)
        guard let expected = followed[place].next, number >= expected else { return .nothing }
        guard number == expected else {
            followed[place].next = nil
            return .nothing
        }
        followed[place].next = number + 1
        if number == 1 { followed[place].saidAt = item.time }
        return .delta(index: number - 1, text: item.content ?? "")
    }

    /// The whole message has come by another way, as in a transcript; whether its pieces were being told.
    mutating func conclude(_ id: String) -> Bool {
        defer { assertConsistent() }
        let count = followed.count
        followed.removeAll { $0.id == id }
        completed.insert(ConnectKey(id))
        return followed.count < count
    }

    /// Ids of messages that will not be completed, since the socket they came on is gone; a transcript has them whole.
    mutating func interrupt() -> [String] {
        defer { assertConsistent() }
        let ids = followed.map(\.id)
        followed = []
        return ids
    }

    private mutating func begin(_ id: String) -> Int {
        if followed.count == Self.followedMax { followed.removeFirst() }
        followed.append(Progress(id: id, next: 1))
        return followed.count - 1
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        assert(followed.count <= Self.followedMax, "So many messages are followed.")
        assert(
            !followed.contains { completed.contains(ConnectKey($0.id)) }, "What is whole comes in no further pieces.")
        assert(followed.allSatisfy { $0.next != 0 }, "Pieces are numbered from 1.")
    }
}
