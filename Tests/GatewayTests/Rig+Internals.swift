@testable import API
import Configuration
@testable import Conversations
import Crypto
import Domain
import EventLoop
@testable import Gateway
import GatewayRig
import JSON
import Kernel
import Store
@testable import Streaming
import Synchronization

extension InProcessGateway {
    var conversations: ConversationService { gateway.conversations }
    var readers: ReaderService { gateway.readers }
    var access: Access { gateway.access }
    var firstLoop: Loop { conversations.shards[0].loop }
    /// Bytes that lie in the spool, or are about to.
    var spooledBytes: Int { conversations.spool.usedBytes }

    /// Runs a step where a session of the first app lives.
    func visit(_ id: String, _ step: @Sendable (isolated Session) -> Void) async throws {
        guard let id = SessionID(id) else { throw WireError.noAnswer("no session id: \(id)") }
        try await conversations.shard(for: id).visit(id, app: "demo", service: conversations) {
            (session) async throws(Failure) in step(session)
        }
    }

    /// A caller waits for the next event of a session of the first app.
    func isPolled(_ id: String) async throws -> Bool {
        let isPolled = Mutex(false)
        try await visit(id) { session in isPolled.withLock { $0 = !session.waiters.events.isEmpty } }
        return isPolled.withLock { $0 }
    }

    /// Bytes that wait in memory for the readers of a session.
    func unsentBytes(of id: String) async throws -> Int {
        guard let id = SessionID(id) else { throw WireError.noAnswer("no session id: \(id)") }
        let total = Mutex(0)
        for table in readers.tables {
            await withCheckedContinuation { done in
                table.loop.execute {
                    let bytes = table.unsentBytes(of: id)
                    total.withLock { $0 += bytes }
                    done.resume()
                }
            }
        }
        return total.withLock { $0 }
    }

    /// A token of the first app as the gateway would sign it, with times of the test's own, in seconds from now.
    func token(
        of user: String, session: String? = nil, issued: Int64, first: Int64? = nil, expires: Int64
    ) -> String {
        let now = WallClock.milliseconds / 1000
        return access.tokens.sign(
            ClientToken(
                app: "demo", userID: user, session: session.flatMap { SessionID($0) }, issuedAt: now + issued,
                firstIssuedAt: now + (first ?? issued), expiresAt: now + expires))
    }

    /// Puts a ticket into the store as if it had been made at another time.
    func insertTicket(_ ticket: String, session: SessionID, firstUseBy: Int64, expiresAt: Int64) async throws {
        let app = App(gateway.settings.apps[0], sessionsPerUserMax: 1)
        let record = TicketRecord(
            hash: HashAlgorithm.sha256.digest(of: Array(ticket.utf8).span), session: session, origin: nil,
            firstUseBy: firstUseBy, expiresAt: expiresAt,
            document: TicketFacts(.secret(app), userID: "u", at: WallClock.milliseconds).encoded())
        let change = StoreTransaction(session: session, changes: [.insertTicket(record)])
        _ = try await conversations.reading.commit(change, on: firstLoop)
    }
}

/// A session with the scripted provider at the shared gateway.
func scripted() async throws -> Conversation {
    try await Conversation.open(try await backend(), ["provider": "scripted"])
}

/// Looks again and again, for at most a minute, until something is so.
func eventuallyAsync(_ condition: () async throws -> Bool) async throws -> Bool {
    let end = monotonicSeconds() + 60
    while monotonicSeconds() < end {
        if try await condition() { return true }
        try await Task.sleep(for: .milliseconds(10))
    }
    return false
}
