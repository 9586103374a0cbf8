import Domain
import ProviderKit

/// The user's own messages on their way, and what the chat says of them.
///
/// No input or output. The chat shows every message to its author as well, before or after the call that sent it is
/// answered; such an echo tells nothing new, unless nobody knows whether the message arrived, or the vendor has
/// changed its words.
struct ConnectEchoMatcher: Sendable {
    /// Messages that are remembered by the vendor's ids; those of a longer past have their receipts judged by the log.
    static let knownMax = 256
    /// Echoes and receipts that are kept for a message under way.
    static let heldMax = 64

    /// The message, or part of one, that a call sends.
    struct Sending: Hashable, Sendable {
        var message: MessageID
        var contentType: String
        var content: String
        /// It is a text, and the message is nothing else.
        var isWholeText = false
        /// The message is called as its last part is.
        var isLast = true
    }

    /// The outcome of a call.
    struct Outcome: Sendable {
        /// The vendor's id of the message, if that is known.
        var id: String?
        /// The words of its echo, where one has come already.
        var echo: String?
        /// Receipts that were held back for the message; to be told behind its name.
        var receipts: [MessageReceipt] = []
        /// Earlier messages whose echoes came while this call might have explained them.
        var proofs: [Proof] = []
    }

    /// The proof that a message has arrived, of which nobody knew: an echo with its words.
    struct Proof: Sendable {
        var call: Sending
        /// The vendor's id of the message.
        var id: String
    }

    private var sending: [Sending] = []
    /// Sent, and nobody knows whether it arrived.
    private var lost: [Sending] = []
    private var echoes: [(id: String, contentType: String, content: String)] = []
    /// Receipts that wait for what is under way.
    private var held: [MessageReceipt] = []
    /// Receipts that were told while nobody knew whose they are, as behind a restart.
    private var early: [MessageReceipt] = []
    /// Receipts whose message has got its name.
    private var ready: [MessageReceipt] = []
    private var known = RecentMap<ConnectKey, MessageID>(countMax: ConnectEchoMatcher.knownMax)

    /// Nothing was sent yet.
    init() {}

    /// A call goes out.
    mutating func begin(_ call: Sending) { sending.append(call) }

    /// A call was made by an earlier process, or with another; its echo will say what the message is called.
    mutating func expect(_ call: Sending) { lose(call) }

    /// A call is answered; what was held back for it can be told.
    mutating func answered(_ call: Sending, id: String?) -> Outcome {
        defer { assertConsistent() }
        sending.removeAll { $0 == call }
        lost.removeAll { $0 == call }
        let echo = id.flatMap { id in echoes.last { $0.id == id && $0.contentType == call.contentType }?.content }
        if let id { remember(ConnectKey(id), call.message) }
        let proofs = proveLost()
        return Outcome(id: id, echo: echo, receipts: released(), proofs: proofs)
    }

    /// A call has failed.
    ///
    /// - Parameter mayHaveArrived: then an echo that came meanwhile, or comes yet, proves that it did.
    mutating func failed(_ call: Sending, mayHaveArrived: Bool) -> Outcome {
        defer { assertConsistent() }
        sending.removeAll { $0 == call }
        if mayHaveArrived { lose(call) }
        var proofs = proveLost()
        let own = proofs.firstIndex { $0.call == call }.map { proofs.remove(at: $0).id }
        return Outcome(id: own, receipts: released(), proofs: proofs)
    }

    /// Echoes that no call under way explains any more are those of the oldest messages with their words.
    ///
    /// The same words twice are two messages: the echo of the first proves nothing of the second.
    private mutating func proveLost() -> [Proof] {
        var proofs: [Proof] = []
        for echo in echoes where known[ConnectKey(echo.id)] == nil && !isUnderWay(echo.contentType, echo.content) {
            guard let call = removeLost(echo.contentType, echo.content) else { continue }
            remember(ConnectKey(echo.id), call.message)
            proofs.append(Proof(call: call, id: echo.id))
        }
        return proofs
    }

    private func isUnderWay(_ contentType: String, _ content: String) -> Bool {
        sending.contains { $0.contentType == contentType && $0.content == content }
    }

    private mutating func removeLost(_ contentType: String, _ content: String) -> Sending? {
        let place = lost.firstIndex { $0.contentType == contentType && $0.content == content }
        return place.map { lost.remove(at: $0) }
    }

    private mutating func lose(_ call: Sending) {
        lost.append(call)
        if lost.count > Self.heldMax { lost.removeFirst() }
    }

    /// An echo; the call that is proved by it to have arrived, if one was lost.
    mutating func echo(_ id: String, contentType: String, content: String) -> Sending? {
        defer { assertConsistent() }
        let key = ConnectKey(id)
        guard known[key] == nil else { return nil }
        // A call under way may explain it as well, which its answer tells.
        if !isUnderWay(contentType, content), let call = removeLost(contentType, content) {
            remember(key, call.message)
            return call
        }
        if !sending.isEmpty {
            // The last word counts.
            echoes.removeAll { $0.id == id }
            echoes.append((id, contentType, content))
            if echoes.count > Self.heldMax { echoes.removeFirst() }
        }
        return nil
    }

    /// A receipt; nil while a message is under way whose id it may name.
    mutating func receipt(_ receipt: MessageReceipt) -> MessageReceipt? {
        defer { assertConsistent() }
        guard !isKnown(receipt) else { return receipt }
        guard sending.isEmpty else {
            Self.append(receipt, in: &held)
            return nil
        }
        // The log may know it; else it is told again once the message has a name.
        Self.append(receipt, in: &early)
        return receipt
    }

    private static func append(_ receipt: MessageReceipt, in list: inout [MessageReceipt]) {
        list.append(receipt)
        if list.count > heldMax { list.removeFirst() }
    }

    /// Whether an item may be a message of ours: by its id, or by its words while the id is not known yet.
    func explains(_ item: ConnectItem) -> Bool {
        let (type, content) = (item.contentType ?? "", item.content ?? "")
        return item.id.map { known[ConnectKey($0)] != nil } ?? false || isUnderWay(type, content)
            || lost.contains { $0.contentType == type && $0.content == content }
    }

    /// The message that the vendor calls so, while it is remembered.
    func message(_ key: ConnectKey) -> MessageID? { known[key] }

    private func isKnown(_ receipt: MessageReceipt) -> Bool { known[ConnectKey(receipt.vendorID)] != nil }

    /// The vendor calls a message of the user's so.
    mutating func remember(_ key: ConnectKey, _ message: MessageID) {
        let isNew = known[key] == nil
        known[key] = message
        guard isNew, !early.isEmpty else { return }
        ready += early.filter { ConnectKey($0.vendorID) == key }
        early.removeAll { ConnectKey($0.vendorID) == key }
    }

    /// Receipts of messages that have got their names; to be told behind these.
    mutating func released() -> [MessageReceipt] {
        defer { ready = [] }
        if sending.isEmpty { echoes = [] }
        let isFree = sending.isEmpty
        let released = held.filter { isFree || isKnown($0) }
        held.removeAll { isFree || known[ConnectKey($0.vendorID)] != nil }
        for receipt in released where !isKnown(receipt) { Self.append(receipt, in: &early) }
        return ready + released
    }

    /// The facts between any two calls.
    private func assertConsistent() {
        assert(known.count <= Self.knownMax, "So many messages are remembered.")
        assert(max(lost.count, held.count, early.count, echoes.count) <= Self.heldMax, "So much is kept of each.")
        assert(!sending.isEmpty || held.isEmpty, "Receipts wait for what is under way only.")
        assert(!sending.isEmpty || echoes.isEmpty, "Echoes are kept for what is under way only.")
    }
}
