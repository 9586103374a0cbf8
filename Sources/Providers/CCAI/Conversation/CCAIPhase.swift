/// The phase of a chat, as the gateway sees it (`PROTOCOL.md`, section 5.5).
enum CCAIPhase: String, Hashable, Sendable, CaseIterable {
    /// Nothing is known of it yet.
    case starting
    /// It waits for somebody.
    case queued
    /// A virtual agent has it.
    case bot
    /// A person has it.
    case human
    /// It was dismissed after a silence, and can be resumed.
    case paused
    /// It is over.
    case ended

    /// A bot or a person has joined.
    var isActive: Bool { self == .bot || self == .human }

    /// The phase that a status stands for; nil for a status that nobody knows, which changes nothing.
    init?(status: String) {
        switch status {
        case "scheduled", "queued", "assigned", "connecting", "switching": self = .queued
        case "va_assigned", "va_connected": self = .bot
        case "connected": self = .human
        case "dismissed", "va_dismissed": self = .paused
        case "finished", "failed": self = .ended
        default:
            guard status.hasPrefix("timeout") else { return nil }
            self = .ended
        }
    }
}
