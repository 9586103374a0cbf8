public import JSON

/// The change of a participant: the second word of `participant.*` (`api.md` section 7).
public enum ParticipantChange: String, Sendable, CaseIterable {
    /// They are here.
    case joined
    /// They are here no more.
    case left
    /// They are called something else now, or look otherwise.
    case updated
    /// They were asked to come.
    case invited
    /// They have not said anything for a while.
    case idle
    /// They are back after that.
    case returned
    /// They were removed because they had not said anything; the conversation may go on.
    case autoDisconnected
    /// They hand the conversation on to somebody else at the same vendor, who comes then.
    case transferred

    /// They take part once this has happened; nil where it says nothing about that.
    public var isPresent: Bool? {
        switch self {
        case .joined, .returned: true
        case .left, .autoDisconnected: false
        case .updated, .invited, .idle, .transferred: nil
        }
    }
}

/// A participant of a conversation.
public struct Participant: Hashable, Sendable {
    /// Tells participants of one session apart.
    public var id: String
    /// The role in which they take part.
    public var role: SenderRole
    /// The name that they are called by.
    public var name: String?
    /// A picture of them.
    public var avatarURL: String?

    /// Puts a participant together.
    public init(id: String, role: SenderRole, name: String? = nil, avatarURL: String? = nil) {
        self.id = id
        self.role = role
        self.name = name
        self.avatarURL = avatarURL
    }

    /// `{id, role, name?, avatarUrl?}`.
    public var json: JSONValue {
        var object: JSONObject = ["id": JSONValue(id), "role": JSONValue(role.rawValue)]
        if let name { object.append("name", JSONValue(name)) }
        if let avatarURL { object.append("avatarUrl", JSONValue(avatarURL)) }
        return .object(object)
    }
}
