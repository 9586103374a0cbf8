import Domain
import JSON
import ProviderKit

/// The calls of the platform that a session makes; a test has its own.
///
/// On the session's loop. Each call repeats by itself what may be repeated (`PROTOCOL.md`, section 24).
protocol CCAIChatCalls: Sendable {
    /// The platform's number of a user, whom it knows afterwards.
    func upsert(_ user: CCAIUserDescription) async throws(CCAIFailure) -> Int
    /// The platform's own token for a user: one from memory, or one for which a token of `provider`'s is exchanged,
    /// which brings a device with it.
    func authToken(
        for user: UserProfile, device: CCAIDevice?, signedBy provider: CCAI, at now: Int64
    ) async throws(ProviderFailure) -> CCAIAuthToken
    /// The number of the chat of a user that runs; nil where none does.
    func runningChat(of identifier: String) async throws(CCAIFailure) -> Int?
    /// Begins a chat.
    func create(_ chat: CCAINewChat) async throws(CCAIFailure) -> CCAIChat
    /// A chat as it stands.
    func chat(_ id: Int) async throws(CCAIFailure) -> CCAIChat
    /// The messages of a chat, as the platform lists them.
    func messages(of chat: Int) async throws(CCAIFailure) -> CCAIListing
    /// Says something in a chat.
    func send(_ message: JSONObject, to chat: Int, from endUserID: Int) async throws(CCAIFailure)
    /// Ends a chat; one that is over already is no failure.
    func finish(_ chat: Int, by endUserID: Int, _ deflection: CCAIDeflection?) async throws(CCAIFailure)
    /// Wakes a dismissed chat; one that is awake is no failure.
    func resume(_ chat: Int) async throws(CCAIFailure) -> CCAIResumption
    /// How a chat's user stands, in the platform's own names and values.
    func customerFlags(of chat: Int) async throws(CCAIFailure) -> JSONObject
    /// Says how a chat's user stands.
    func set(_ flags: CCAICustomerFlags, of chat: Int) async throws(CCAIFailure)
    /// Says who the user of a chat is.
    func identify(_ user: CCAIUserDescription, in chat: Int) async throws(CCAIFailure)
    /// Asks for a human; the number of the request, where the platform says it.
    func escalate(_ chat: Int, reason: String) async throws(CCAIFailure) -> Int?
    /// Answers a deflection.
    func choose(_ channel: String, for escalation: Int, of chat: Int) async throws(CCAIFailure)
    /// Brings a file to the platform, and registers it with a chat.
    func upload(_ file: OutboundFile, to chat: Int) async throws(CCAIFailure) -> CCAIMedia
    /// How long a queue takes; nil where the platform has no estimate.
    func wait(at menuID: Int, language: String) async throws(CCAIFailure) -> Duration?
    /// Forgets what is kept of a user in memory.
    func forget(identifier: String)
}

extension CCAIPlatform: CCAIChatCalls {
    func authToken(
        for user: UserProfile, device: CCAIDevice?, signedBy provider: CCAI, at now: Int64
    ) async throws(ProviderFailure) -> CCAIAuthToken {
        try await provider.authToken(for: user, device: device, self, wallClock: { now })
    }
}
