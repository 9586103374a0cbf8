import ProviderKit

/// Which sessions of a loop hear what vendors' webhooks bring: those with a link that takes it.
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

    private var sessions: [Key: [Session]] = [:]

    /// Those that hear of a recipient, in the order in which their links were opened.
    func sessions(_ key: Key) -> [Session] { sessions[key] ?? [] }

    func add(_ session: Session, _ key: Key) {
        guard sessions[key]?.contains(where: { $0 === session }) != true else { return }
        sessions[key, default: []].append(session)
    }

    func remove(_ session: Session, _ key: Key) {
        sessions[key]?.removeAll { $0 === session }
        if sessions[key]?.isEmpty == true { sessions[key] = nil }
    }
}
