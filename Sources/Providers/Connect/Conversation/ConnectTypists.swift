import Domain

/// The participants who type in a chat (`PROTOCOL.md`, section 10.1); no clock.
struct ConnectTypists: Sendable {
    /// Participants that are followed at a time; a chat has fewer.
    static let followedMax = 64

    /// By their ids.
    private var roles: [String: SenderRole] = [:]

    /// A participant types, or still does.
    mutating func types(_ item: ConnectItem) -> [ConnectConversation.Step] {
        let who = Self.typist(item)
        // The system types for its bots, whose messages are the bot's.
        let role: SenderRole = item.sender == .system ? .bot : item.sender
        guard roles[who] != nil || roles.count < Self.followedMax else { return [] }
        let isKnown = roles.values.contains(role)
        roles[who] = role
        return (isKnown ? [] : [.emit(.typing(true, role: role))]) + [.typing(who)]
    }

    /// A participant has not been heard typing for a while.
    mutating func pauses(_ who: String) -> [ConnectConversation.Step] { stop(who) }

    /// A participant says something, or leaves.
    mutating func stops(_ item: ConnectItem) -> [ConnectConversation.Step] {
        let who = Self.typist(item)
        return roles[who] == nil ? [] : [.typed(who)] + stop(who)
    }

    /// A role types as long as one of its participants does.
    private mutating func stop(_ who: String) -> [ConnectConversation.Step] {
        guard let role = roles.removeValue(forKey: who), !roles.values.contains(role) else { return [] }
        return [.emit(.typing(false, role: role))]
    }

    /// The chat is over.
    mutating func stopAll() -> [ConnectConversation.Step] {
        roles.keys.sorted().flatMap { [.typed($0)] + stop($0) }
    }

    private static func typist(_ item: ConnectItem) -> String { item.participantID ?? item.role ?? "" }
}
