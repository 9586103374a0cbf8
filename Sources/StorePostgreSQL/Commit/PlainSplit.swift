import Domain
import Store

/// The choice of the transactions of a group that go the plain way: ``PlainFunction`` writes them all at once, since
/// none of them has to see what another has done.
///
/// All transactions of a session go one way, so that they keep their order. The others follow (``CommitFunction``).
struct PlainSplit {
    private struct Name: Hashable {
        let session: SessionID
        let id: String
    }

    /// New messages.
    private var messages: Set<MessageID> = []
    /// Changed messages, with whether they get an id of the vendor's.
    private var updates: [MessageID: Bool] = [:]
    private var clientIDs: Set<Name> = []
    private var items: Set<Name> = []
    private var scopes: Set<[UInt8]> = []

    /// Whether each of some transactions goes the plain way.
    static func split(_ group: [StoreTransaction]) -> [Bool] {
        var split = PlainSplit()
        var others: Set<SessionID> = []
        for t in group {
            guard let session = t.session, !others.contains(session), !split.takes(t, of: session) else { continue }
            others.insert(session)
        }
        return group.map { t in t.session.map { !others.contains($0) } ?? false }
    }

    /// Takes a transaction, unless something in it is rare, or is what another in the group touches too.
    private mutating func takes(_ t: StoreTransaction, of session: SessionID) -> Bool {
        if let claim = t.claim, !scopes.insert(claim.scope).inserted { return false }
        for change in t.changes {
            switch change {
            case .insertMessage(let message, _):
                guard messages.insert(message.id).inserted, takes(message.vendorID, of: session) else { return false }
                if let id = message.clientID, !clientIDs.insert(Name(session: session, id: id)).inserted {
                    return false
                }
            case .updateMessage(let update, _):
                guard takes(update), takes(update.vendorID, of: session) else { return false }
            case .claimVendorItem(_, let id):
                guard takes(id, of: session) else { return false }
            case .setLegValue: break
            default: return false
            }
        }
        return true
    }

    /// Two changes of a message are one where the second neither moves it to another leg nor names a second item.
    private mutating func takes(_ update: MessageUpdate) -> Bool {
        guard !messages.contains(update.id) else { return false }
        guard let hasItem = updates[update.id] else {
            updates[update.id] = update.vendorID != nil
            return true
        }
        guard update.leg == nil, !hasItem || update.vendorID == nil else { return false }
        updates[update.id] = hasItem || update.vendorID != nil
        return true
    }

    /// An item of the vendor's, in whichever leg of the session.
    private mutating func takes(_ item: String?, of session: SessionID) -> Bool {
        item.map { items.insert(Name(session: session, id: $0)).inserted } ?? true
    }
}
