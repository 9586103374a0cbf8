import Domain

/// The participants who type in a chat (`PROTOCOL.md`, section 10.1); no clock.
struct ConnectTypists: Sendable {
    /// By their ids.
    private var roles: [String: SenderRole] = [:]

    /// A participant types, or still does.
    mutating func types(_ item: ConnectItem) -> [ConnectConversation.Step] {
        let who = Self.typist(item)
        // The system types for its bots, whose messages are the bot's.
        let role: SenderRole = item.sender == .system ? .bot : item.sender
        let isKnown = roles.updateValue(role, forKey: who) != nil
        return (isKnown ? [] : [.emit(.typing(true, role: role))]) + [.typing(who)]
    }

    /// A participant has not been heard typing for a while.
    mutating func pauses(_ who: String) -> [ConnectConversation.Step] {
        guard let role = roles.removeValue(forKey: who) else { return [] }
        return [.emit(.typing(false, role: role))]
    }

    /// A participant says something, or leaves.
    mutating func stops(_ item: ConnectItem) -> [ConnectConversation.Step] {
        let who = Self.typist(item)
        guard let role = roles.removeValue(forKey: who) else { return [] }
        return [.typed(who), .emit(.typing(false, role: role))]
    }

    /// The chat is over.
    mutating func stopAll() -> [ConnectConversation.Step] {
        defer { roles = [:] }
        return roles.sorted { $0.key < $1.key }.flatMap { [.typed($0.key), .emit(.typing(false, role: $0.value))] }
    }

    private static func typist(_ item: ConnectItem) -> String { item.participantID ?? item.role ?? "" }
}
