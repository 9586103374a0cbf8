import Domain

/// The participants who type in a chat (`PROTOCOL.md`, section 10.1); no clock.
///
/// A role types as long as one of its participants does. Each change says who of the role types now, so that a front
/// end need not remember.
struct ConnectTypists: Sendable {
    /// Participants that are followed at a time; a chat has fewer.
    static let followedMax = 64

    private struct Typist: Hashable, Sendable {
        /// Tells them apart: the participant's id, or else the role's name.
        let key: String
        let role: SenderRole
        /// The participant, where the vendor says which one.
        let participant: Participant?

        init(_ item: ConnectItem) {
            key = Self.key(of: item)
            // The system types for its bots, whose messages are the bot's.
            let role: SenderRole = item.sender == .system ? .bot : item.sender
            self.role = role
            participant = item.participantID.map { Participant(id: $0, role: role, name: item.displayName) }
        }

        static func key(of item: ConnectItem) -> String { item.participantID ?? item.role ?? "" }
    }

    /// In the order in which they began.
    private var typists: [Typist] = []

    /// A participant types, or still does.
    mutating func types(_ item: ConnectItem) -> [ConnectConversation.Step] {
        let typist = Typist(item)
        var steps: [ConnectConversation.Step] = []
        if let place = typists.firstIndex(where: { $0.key == typist.key }) {
            let before = typists[place]
            typists[place] = typist
            // One who takes another role types in that one only.
            if before.role != typist.role { steps.append(typing(before.role)) }
            if before != typist { steps.append(typing(typist.role)) }
        } else {
            guard typists.count < Self.followedMax else { return [] }
            typists.append(typist)
            steps.append(typing(typist.role))
        }
        assert(typists.count <= Self.followedMax, "A vendor that names ever more is not followed.")
        return steps + [.typing(typist.key)]
    }

    /// A participant has not been heard typing for a while.
    mutating func pauses(_ who: String) -> [ConnectConversation.Step] { stop(who) }

    /// A participant says something, or leaves.
    mutating func stops(_ item: ConnectItem) -> [ConnectConversation.Step] {
        let who = Typist.key(of: item)
        return typists.contains { $0.key == who } ? [.typed(who)] + stop(who) : []
    }

    private mutating func stop(_ who: String) -> [ConnectConversation.Step] {
        guard let place = typists.firstIndex(where: { $0.key == who }) else { return [] }
        let role = typists.remove(at: place).role
        assert(!typists.contains { $0.key == who }, "Each types once.")
        return [typing(role)]
    }

    /// The chat is over.
    mutating func stopAll() -> [ConnectConversation.Step] {
        let gone = typists
        typists = []
        var roles: [SenderRole] = []
        for typist in gone where !roles.contains(typist.role) { roles.append(typist.role) }
        return gone.map { ConnectConversation.Step.typed($0.key) } + roles.map { typing($0) }
    }

    /// Those of a role who type now.
    private func typing(_ role: SenderRole) -> ConnectConversation.Step {
        let left = typists.filter { $0.role == role }
        return .emit(.typing(!left.isEmpty, role: role, participants: left.compactMap(\.participant)))
    }
}
