import Domain

/// Events on their way to more readers of a session than one turn of the loop takes; between two turns the loop sees to
/// its other connections.
///
/// Each reader hears the events of a session in their order. Sessions take turns, so that one with thousands of readers
/// does not keep those of another waiting.
struct FanOutQueue {
    /// How many readers are written to in one turn.
    static let readersPerTurn = 256

    private var rounds: [SessionID: [FanOutRound]] = [:]
    /// The sessions that wait, in the order of their turns.
    private var order: [SessionID] = []

    var isEmpty: Bool { order.isEmpty }

    /// Readers of the session have not heard all yet.
    func holds(_ session: SessionID) -> Bool { rounds[session] != nil }

    /// - Parameter readers: at least one.
    mutating func append(_ event: SharedEvent, to readers: SessionReaders, of session: SessionID) {
        assert(!readers.streams.isEmpty, "An event goes round somebody.")
        if let last = rounds[session]?.last, last.append(event, to: readers) { return }
        append(FanOutRound(event, to: readers), of: session)
    }

    /// Work that is to be done once the readers have heard all so far.
    mutating func append(_ work: @escaping () -> Void, of session: SessionID) {
        append(FanOutRound(work), of: session)
    }

    private mutating func append(_ round: FanOutRound, of session: SessionID) {
        if rounds[session] == nil { order.append(session) }
        assert(!round.isOver, "A round is served before it is over.")
        rounds[session, default: []].append(round)
        assert(order.count == rounds.count, "Each session that waits has one turn.")
    }

    /// The round that is to be served next; ``settle()`` follows.
    var next: FanOutRound? { order.first.flatMap { rounds[$0]?.first } }

    /// The next session's turn, after this one's has been served.
    mutating func settle() {
        assert(!order.isEmpty, "A turn is over that was somebody's.")
        let session = order.removeFirst()
        if rounds[session]?.first?.isOver == true { rounds[session]?.removeFirst() }
        if rounds[session]?.isEmpty == true { rounds[session] = nil } else { order.append(session) }
        assert(order.count == rounds.count, "Each session that waits has one turn.")
    }
}

/// The readers of a session at one time.
struct SessionReaders {
    var streams: [EventStream] = []
    /// Another number whenever somebody came or left.
    var version: UInt64 = 0
}

/// Events that go round the same readers of a session together.
///
/// All of them are written to some readers at a time, so that each reader gets them in one write. An event that comes
/// while others are under way joins them at the next reader and goes round from there.
final class FanOutRound {
    private struct Lap {
        var frames: EventFrames
        /// Readers that have not heard it.
        var left: Int
    }

    private let readers: SessionReaders
    private let work: (() -> Void)?
    private var laps: [Lap] = []
    private var place = 0

    init(_ event: SharedEvent, to readers: SessionReaders) {
        self.readers = readers
        work = nil
        laps = [Lap(frames: EventFrames(event), left: readers.streams.count)]
    }

    init(_ work: @escaping () -> Void) {
        self.work = work
        readers = SessionReaders()
    }

    /// All have heard all of it; what it was to do is done.
    private(set) var isOver = false

    /// Takes an event more, unless its readers are others.
    func append(_ event: SharedEvent, to readers: SessionReaders) -> Bool {
        guard work == nil, !isOver, readers.version == self.readers.version else { return false }
        laps.append(Lap(frames: EventFrames(event), left: readers.streams.count))
        return true
    }

    /// Writes to the next readers; gives to how many.
    ///
    /// - Parameter room: how many may be written to.
    func serve(_ room: Int) -> Int {
        if let work {
            work()
            isOver = true
            return 1
        }
        let count = min(room, readers.streams.count)
        for index in laps.indices {
            let heard = min(count, laps[index].left)
            for offset in 0..<heard {
                readers.streams[(place + offset) % readers.streams.count].heard(&laps[index].frames)
            }
            laps[index].left -= heard
        }
        laps.removeAll { $0.left == 0 }
        place = (place + count) % readers.streams.count
        isOver = laps.isEmpty
        return count
    }
}
