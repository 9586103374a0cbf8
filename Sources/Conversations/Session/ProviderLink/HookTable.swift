import Domain
import Store

/// Which sessions of a loop hear what vendors' webhooks bring for their users: those with a link that takes it.
///
/// And which of their legs read what has come before: what comes meanwhile is held behind that; and what they have
/// taken that the store does not know of yet. Of a session that was handed over, the leg that it has left and whose
/// vendor is still listened to is one of them.
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

    /// Deliveries that are held for a leg that reads.
    struct Held {
        var hooks: [HookRecord] = []
        /// There were more, or more became this leg's: they are in the store alone.
        var isIncomplete = false
    }

    /// Deliveries that are held for one leg; what comes beyond that is read from the store.
    static let heldMax = 200

    private var sessions: [Key: [Session]] = [:]
    private var held: [LegID: Held] = [:]
    /// The generation of the provider session that took a delivery, by the event's id, until it is settled.
    private var handed: [LegID: [String: Int]] = [:]

    /// The vendor's names of the conversations that a leg has.
    private var conversations: [LegID: Set<String>] = [:]

    /// A leg has a conversation.
    func note(_ conversation: String, of leg: LegID) {
        conversations[leg, default: []].insert(conversation)
    }

    /// The conversations that a leg has told of since its link was made.
    func conversations(of leg: LegID) -> Set<String> { conversations[leg] ?? [] }

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

    /// A leg is to read what has come before; false where it does so already, and reads anew behind that.
    func beginReading(_ leg: LegID) -> Bool {
        guard held[leg] == nil else {
            held[leg]?.isIncomplete = true
            return false
        }
        held[leg] = Held()
        return true
    }

    /// Whether a delivery waits until its leg has read what has come before.
    func hold(_ hook: HookRecord, for leg: LegID) -> Bool {
        guard var waiting = held[leg] else { return false }
        if waiting.hooks.count < Self.heldMax { waiting.hooks.append(hook) } else { waiting.isIncomplete = true }
        held[leg] = waiting
        return true
    }

    /// A leg has read what there is, or cannot be handed anything; gives what was held.
    @discardableResult
    func endReading(_ leg: LegID) -> Held { held.removeValue(forKey: leg) ?? Held() }

    func remove(_ session: Session, _ key: Key) {
        sessions[key]?.removeAll { $0 === session }
        if sessions[key]?.isEmpty == true { sessions[key] = nil }
    }

    /// The provider session of a leg is gone: whatever was on its way to it is in the store.
    func forget(_ leg: LegID) {
        held[leg] = nil
        handed[leg] = nil
        conversations[leg] = nil
    }

    /// Whether the provider session of a generation has taken a delivery that is not settled yet.
    func isHanded(_ hook: HookRecord, to leg: LegID, _ generation: Int) -> Bool {
        handed[leg]?[hook.eventID] == generation
    }

    /// The provider session of a generation has taken a delivery.
    func hand(_ hook: HookRecord, to leg: LegID, _ generation: Int) {
        handed[leg, default: [:]][hook.eventID] = generation
    }

    /// Deliveries are settled: the store knows that they were taken, or they are to be taken anew.
    func settled(_ settlement: HookSettlement) {
        let taker = settlement.taker
        guard var waiting = handed[taker.leg] else { return }
        for hook in settlement.hooks where waiting[hook.eventID] == taker.generation {
            waiting[hook.eventID] = nil
        }
        handed[taker.leg] = waiting.isEmpty ? nil : waiting
    }
}
