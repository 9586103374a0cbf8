import Domain
import Store

/// Which sessions of a loop hear what vendors' webhooks bring for their users: those with a link that takes it.
///
/// And which of them read what has come before: what comes meanwhile is held behind that; and what they have taken that
/// the store does not know of yet.
///
/// On the loop only.
final class HookTable {
    /// The recipient that a webhook's delivery is for, at one provider.
    struct Key: Hashable, Sendable {
        /// The provider's name.
        let provider: String
        /// The user as the vendor knows them.
        let recipient: String
    }

    /// Deliveries that are held for a session that reads.
    struct Held {
        var hooks: [HookRecord] = []
        /// There were more, or more became this session's: they are in the store alone.
        var isIncomplete = false
    }

    /// Deliveries that are held for one session; what comes beyond that is read from the store.
    static let heldMax = 200

    private var sessions: [Key: [Session]] = [:]
    private var held: [SessionID: Held] = [:]
    /// The generation of the provider session that took a delivery, by the event's id, until it is settled.
    private var handed: [SessionID: [String: Int]] = [:]

    /// The vendor's names of the conversations that a session has.
    private var conversations: [SessionID: Set<String>] = [:]

    /// A session has a conversation.
    func note(_ conversation: String, of session: SessionID) {
        conversations[session, default: []].insert(conversation)
    }

    /// The conversations that a session has told of since its link was made.
    func conversations(of session: SessionID) -> Set<String> { conversations[session] ?? [] }

    /// All that hear of a provider's webhooks, each once.
    func sessions(of provider: String) -> [Session] {
        var found: [ObjectIdentifier: Session] = [:]
        for (key, listed) in sessions where key.provider == provider {
            for session in listed { found[ObjectIdentifier(session)] = session }
        }
        return Array(found.values)
    }

    /// Those that hear of a recipient, in the order in which their links were opened.
    func sessions(_ key: Key) -> [Session] { sessions[key] ?? [] }

    func add(_ session: Session, _ key: Key) {
        guard sessions[key]?.contains(where: { $0 === session }) != true else { return }
        sessions[key, default: []].append(session)
    }

    /// A session is to read what has come before; false where it does so already, and reads anew behind that.
    func beginReading(_ session: SessionID) -> Bool {
        guard held[session] == nil else {
            held[session]?.isIncomplete = true
            return false
        }
        held[session] = Held()
        return true
    }

    /// Whether a delivery waits until its session has read what has come before.
    func hold(_ hook: HookRecord, for session: SessionID) -> Bool {
        guard var waiting = held[session] else { return false }
        if waiting.hooks.count < Self.heldMax { waiting.hooks.append(hook) } else { waiting.isIncomplete = true }
        held[session] = waiting
        return true
    }

    /// A session has read what there is, or cannot be handed anything; gives what was held.
    @discardableResult
    func endReading(_ session: SessionID) -> Held { held.removeValue(forKey: session) ?? Held() }

    func remove(_ session: Session, _ key: Key) {
        sessions[key]?.removeAll { $0 === session }
        if sessions[key]?.isEmpty == true { sessions[key] = nil }
    }

    /// The provider session of a session is gone: whatever was on its way to it is in the store.
    func forget(_ session: SessionID) {
        held[session] = nil
        handed[session] = nil
        conversations[session] = nil
    }

    /// Whether the provider session of a generation has taken a delivery that is not settled yet.
    func isHanded(_ hook: HookRecord, to session: SessionID, _ generation: Int) -> Bool {
        handed[session]?[hook.eventID] == generation
    }

    /// The provider session of a generation has taken a delivery.
    func hand(_ hook: HookRecord, to session: SessionID, _ generation: Int) {
        handed[session, default: [:]][hook.eventID] = generation
    }

    /// Deliveries to a session are settled: the store knows that they were taken, or they are to be taken anew.
    func settled(_ settlement: HookSettlement, of session: SessionID) {
        guard var waiting = handed[session] else { return }
        for hook in settlement.hooks where waiting[hook.eventID] == settlement.generation {
            waiting[hook.eventID] = nil
        }
        handed[session] = waiting.isEmpty ? nil : waiting
    }
}
