import Kernel
import ProviderKit

/// Decides which receipts go out, and when (`PROTOCOL.md`, section 9.1).
///
/// No input or output and no clock. A delivered receipt waits for a while, in which a read one takes its place. Then a
/// window of its own length runs; at its end the latest of each kind goes out, the read one first, and receipts for
/// what came before are implied. For one message each kind goes out once, ever.
struct ConnectReceipts: Sendable {
    /// A receipt on its way out.
    struct Receipt: Hashable, Sendable {
        /// The vendor's id of the message.
        let messageID: String
        let isRead: Bool

        init(messageID: String, isRead: Bool) {
            self.messageID = messageID
            self.isRead = isRead
        }
    }

    /// How many messages are remembered as answered; older ones are covered by every later receipt.
    static let rememberedMax = 1000

    private let deliveredDelay: Duration
    private let window: Duration
    /// Delivered receipts that wait, in the order they came, with the time they are due.
    private var delayed: [(messageID: String, due: Instant)] = []
    private var delivered: String?
    private var read: String?
    /// Where the message of ``read`` stands among those that are remembered; nil for an older one.
    private var readPlace: Int64?
    private var windowEnd: Instant?
    private var sentRead = RecentSet<ConnectKey>(countMax: ConnectReceipts.rememberedMax)
    private var sentDelivered = RecentSet<ConnectKey>(countMax: ConnectReceipts.rememberedMax)
    private var suspendedUntil: Instant?
    private var isOver = false

    /// Receipts with the vendor's delays, 3 and 5 s unless configured otherwise.
    init(deliveredDelay: Duration, window: Duration) {
        self.deliveredDelay = deliveredDelay
        self.window = window
    }

    /// When ``due(now:)`` is to be asked next; nil while there is nothing to send.
    var nextDue: Instant? {
        guard !isOver else { return nil }
        let due = [delayed.first?.due, windowEnd].compactMap(\.self).min()
        guard let suspendedUntil else { return due }
        return due.map { max($0, suspendedUntil) }
    }

    /// Takes a receipt in; one that went out before, or is implied by what did, is nothing.
    ///
    /// - Parameter place: when the message was said; nil where that is too long ago to be known.
    mutating func add(_ receipt: Receipt, at place: Int64? = nil, now: Instant) {
        defer { assertConsistent() }
        guard !isOver, !sentRead.contains(ConnectKey(receipt.messageID)) else { return }
        if receipt.isRead {
            delayed.removeAll { $0.messageID == receipt.messageID }
            if delivered == receipt.messageID { delivered = nil }
            // A read receipt for a later message implies this one.
            if read != nil, let readPlace, place ?? .min < readPlace { return }
            (read, readPlace) = (receipt.messageID, place)
            openWindow(now)
        } else {
            let isKnown =
                sentDelivered.contains(ConnectKey(receipt.messageID)) || read == receipt.messageID
                || delivered == receipt.messageID || delayed.contains { $0.messageID == receipt.messageID }
            guard !isKnown else { return }
            delayed.append((receipt.messageID, now + deliveredDelay))
        }
    }

    /// The receipts that go out now, in order.
    mutating func due(now: Instant) -> [Receipt] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        if let end = suspendedUntil {
            guard now >= end else { return [] }
            suspendedUntil = nil
        }
        while let first = delayed.first, first.due <= now {
            delayed.removeFirst()
            delivered = first.messageID
            openWindow(now)
        }
        guard let end = windowEnd, end <= now else { return [] }
        windowEnd = nil
        var receipts: [Receipt] = []
        if let read {
            receipts.append(Receipt(messageID: read, isRead: true))
            sentRead.insert(ConnectKey(read))
        }
        if let delivered, delivered != read {
            receipts.append(Receipt(messageID: delivered, isRead: false))
            sentDelivered.insert(ConnectKey(delivered))
        }
        (read, readPlace, delivered) = (nil, nil, nil)
        return receipts
    }

    /// One that was due could not go out; it does in the window after next, unless a later one covers it.
    mutating func putBack(_ receipt: Receipt, now: Instant) {
        defer { assertConsistent() }
        guard !isOver else { return }
        if receipt.isRead {
            sentRead.remove(ConnectKey(receipt.messageID))
            if read == nil { read = receipt.messageID }
        } else {
            sentDelivered.remove(ConnectKey(receipt.messageID))
            if delivered == nil { delivered = receipt.messageID }
        }
        openWindow(now)
    }

    /// A transcript shows receipts of ours: they went out already.
    mutating func wasSent(_ receipt: Receipt) {
        let key = ConnectKey(receipt.messageID)
        if receipt.isRead { sentRead.insert(key) } else { sentDelivered.insert(key) }
    }

    /// More than two take part: receipts are impossible until somebody leaves, or for so long (section 9.1, rule 8).
    mutating func suspend(until end: Instant) { suspendedUntil = end }

    /// A participant left: receipts may be possible again.
    mutating func resume() { suspendedUntil = nil }

    /// The chat is over: nothing goes out any more.
    mutating func end() { isOver = true }

    private mutating func openWindow(_ now: Instant) {
        if windowEnd == nil { windowEnd = now + window }
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        assert(windowEnd != nil || read == nil && delivered == nil, "What is to go out has its time.")
        assert(read != nil || readPlace == nil, "A place is that of a message.")
        assert(delayed.suffix(2).map(\.due).sorted() == delayed.suffix(2).map(\.due), "The first is due first.")
    }
}
