import Domain

/// The user's own messages on their way, and what the chat says of them.
///
/// No input or output. The chat shows every message to its author as well, before or after the call that sent it is
/// answered; such an echo tells nothing new, unless nobody knows whether the message arrived.
struct ConnectOwnMessages: Sendable {
    /// Messages that are remembered by the vendor's ids; those of a longer past have their receipts judged by the log.
    static let knownMax = 256
    /// Echoes and receipts that are kept for a message under way.
    static let heldMax = 64

    /// What a call sends.
    struct Sending: Hashable, Sendable {
        var message: MessageID
        var contentType: String
        var content: String
    }

    private var sending: [Sending] = []
    /// Sent, and nobody knows whether it arrived.
    private var lost: [Sending] = []
    private var echoes: [(id: String, contentType: String, content: String)] = []
    private var receipts: [MessageReceipt] = []
    private var known: [String: MessageID] = [:]
    private var order: [String] = []

    /// Nothing was sent yet.
    init() {}

    /// A call goes out.
    mutating func begin(_ call: Sending) { sending.append(call) }

    /// A call is answered; what was held back for it can be told.
    mutating func answered(_ call: Sending, id: String?) -> [MessageReceipt] {
        sending.removeAll { $0 == call }
        lost.removeAll { $0 == call }
        if let id { remember(id, call.message) }
        return released()
    }

    /// A call has failed.
    ///
    /// - Parameter mayHaveArrived: then an echo that came meanwhile, or comes yet, proves that it did.
    /// - Returns: the vendor's id, where one has come already.
    mutating func failed(_ call: Sending, mayHaveArrived: Bool) -> (id: String?, receipts: [MessageReceipt]) {
        sending.removeAll { $0 == call }
        guard mayHaveArrived else { return (nil, released()) }
        if let place = echoes.firstIndex(where: { $0.contentType == call.contentType && $0.content == call.content }) {
            let id = echoes.remove(at: place).id
            remember(id, call.message)
            return (id, released())
        }
        lost.append(call)
        if lost.count > Self.heldMax { lost.removeFirst() }
        return (nil, released())
    }

    /// An echo; the message that is proved by it to have arrived, if one was lost.
    mutating func echo(_ id: String, contentType: String, content: String) -> MessageID? {
        guard known[id] == nil else { return nil }
        // What is under way is the nearer explanation.
        let isUnderWay = sending.contains { $0.contentType == contentType && $0.content == content }
        if !isUnderWay,
            let place = lost.firstIndex(where: { $0.contentType == contentType && $0.content == content })
        {
            let call = lost.remove(at: place)
            remember(id, call.message)
            return call.message
        }
        if !sending.isEmpty, !echoes.contains(where: { $0.id == id }) {
            echoes.append((id, contentType, content))
            if echoes.count > Self.heldMax { echoes.removeFirst() }
        }
        return nil
    }

    /// A receipt; nil while a message is under way whose id it may name.
    mutating func receipt(_ receipt: MessageReceipt) -> MessageReceipt? {
        guard !sending.isEmpty, known[receipt.vendorID] == nil else { return receipt }
        receipts.append(receipt)
        if receipts.count > Self.heldMax { receipts.removeFirst() }
        return nil
    }

    /// The message that the vendor calls so, while it is remembered.
    func message(_ id: String) -> MessageID? { known[id] }

    /// The vendor calls a message of the user's so.
    mutating func remember(_ id: String, _ message: MessageID) {
        guard known.updateValue(message, forKey: id) == nil else { return }
        order.append(id)
        if order.count > Self.knownMax { known[order.removeFirst()] = nil }
    }

    private mutating func released() -> [MessageReceipt] {
        if sending.isEmpty { echoes = [] }
        guard sending.isEmpty else {
            let ready = receipts.filter { known[$0.vendorID] != nil }
            receipts.removeAll { known[$0.vendorID] != nil }
            return ready
        }
        defer { receipts = [] }
        return receipts
    }
}
