import Store

/// Deliveries of one provider's webhooks that nobody will have: what is known of them, until its sessions are told.
struct MissedHooks: Sendable {
    /// Names that are kept of each kind; beyond that every session may be meant.
    static let namesMax = 1_000

    /// When the first of them came, in milliseconds since the Unix epoch.
    private(set) var since: Int64
    private var conversations: Set<String> = []
    private var users: Set<String> = []
    /// At least one may be anybody's, as where it could not be read.
    private(set) var isAnybodys = false

    /// None yet, from that time on.
    init(since: Int64) { self.since = since }

    /// One that may be anybody's.
    mutating func addUnread(at time: Int64) {
        since = min(since, time)
        isAnybodys = true
    }

    /// One that nobody will have.
    mutating func add(_ hook: HookRecord) {
        since = min(since, hook.receivedAt)
        if let conversation = hook.conversation { conversations.insert(conversation) }
        // A conversation that nobody has is the user's.
        if !hook.recipient.isEmpty { users.insert(hook.recipient) }
        let isTooMuch = conversations.count > Self.namesMax || users.count > Self.namesMax
        isAnybodys = isAnybodys || isTooMuch || (hook.conversation == nil && hook.recipient.isEmpty)
    }

    /// Whether one of them may have been a session's, which has these conversations and goes by these names.
    ///
    /// One that has a conversation of its own is not meant where others of its user's are.
    func concerns(conversations own: Set<String>, users names: [String]) -> Bool {
        isAnybodys || !conversations.isDisjoint(with: own)
            || ((conversations.isEmpty || own.isEmpty) && names.contains { users.contains($0) })
    }
}
