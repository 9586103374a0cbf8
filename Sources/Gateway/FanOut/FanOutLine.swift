import Domain

/// Events on their way to more readers of a session than one turn of the loop takes; between two turns the loop sees to
/// its other connections.
///
/// Each reader hears the events of a session in their order. Sessions take turns, so that one with thousands of readers
/// does not keep those of another waiting.
struct FanOutLine {
    /// How many readers are written to in one turn, unless more wait than can be served so.
    static let readersPerTurn = 256
    /// A turn takes at least this part of all that waits.
    ///
    /// A flood so slows down those who make it, whose requests wait
    /// for the turn, and what waits stays within what they make in so many turns.
    static let turnsMax = 32

    /// What all readers of a session hear, or what is done once they have heard all before it.
    final class Delivery {
        private var frames: EventFrames?
        private let readers: [EventStream]
        private let work: (() -> Void)?
        fileprivate var next = 0

        init(_ event: SharedEvent, to readers: [EventStream]) {
            frames = EventFrames(event)
            self.readers = readers
            work = nil
        }

        init(_ work: @escaping () -> Void) {
            self.work = work
            readers = []
        }

        fileprivate var steps: Int { work == nil ? readers.count : 1 }

        /// Writes to some of the readers.
        func run(_ part: Range<Int>) {
            work?()
            guard var frames else { return }
            self.frames = nil
            for reader in readers[part] { reader.heard(&frames) }
            self.frames = frames
        }
    }

    private var deliveries: [SessionID: [Delivery]] = [:]
    /// Whose turn is next.
    private var order: [SessionID] = []
    private var stepsLeft = 0

    var isEmpty: Bool { order.isEmpty }

    /// Readers of the session have not heard all yet.
    func holds(_ session: SessionID) -> Bool { deliveries[session] != nil }

    /// - Parameter delivery: has a reader, or work.
    mutating func append(_ delivery: Delivery, of session: SessionID) {
        if deliveries[session] == nil { order.append(session) }
        deliveries[session, default: []].append(delivery)
        stepsLeft += delivery.steps
    }

    /// Takes out what is to be done in one turn, in this order.
    mutating func takeTurn() -> [(delivery: Delivery, part: Range<Int>)] {
        var turn: [(delivery: Delivery, part: Range<Int>)] = []
        var room = max(Self.readersPerTurn, stepsLeft / Self.turnsMax)
        while room > 0, let session = order.first, let delivery = deliveries[session]?.first {
            let part = delivery.next..<min(delivery.next + room, delivery.steps)
            turn.append((delivery, part))
            delivery.next = part.upperBound
            room -= part.count
            stepsLeft -= part.count
            if part.upperBound == delivery.steps { deliveries[session]?.removeFirst() }
            order.removeFirst()
            if deliveries[session]?.isEmpty == true { deliveries[session] = nil } else { order.append(session) }
        }
        return turn
    }
}
