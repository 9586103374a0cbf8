import Domain
import Kernel
import PostgreSQL
import Store
import StorePostgreSQL
import SupportPostgres

/// A database of its own on the one server that all tests of a run share, or on one that the test may kill.
final class DatabaseRig: Sendable {
    let server: PostgresServer
    let database: String

    init(_ server: PostgresServer? = nil) throws {
        self.server = try server ?? PostgresServer.shared.get()
        database = try self.server.makeDatabase()
    }

    func open(_ change: (inout PostgresStoreOptions) -> Void = { _ in }) throws -> PostgresStore {
        var options = PostgresStoreOptions(database: try PostgresOptions(server.localURL(database: database)))
        change(&options)
        return try PostgresStore(options, sealing: ToySealing())
    }

    @discardableResult
    func query(_ sql: String) throws -> String { try server.query(sql, database: database) }
}

/// Takes answers on the store's own thread, so that tests need no loop.
final class InlineTarget: StoreReplyTarget {
    func post(_ work: @escaping @Sendable () -> Void) { work() }
}

/// Sealing that hides nothing.
struct ToySealing: StoreSealing {
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain + [1] }
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed.dropLast() }
}

extension PostgresStore {
    func commit(_ transaction: StoreTransaction) async throws -> StoreOutcome {
        try await withCheckedContinuation { continuation in
            commit(transaction, replyTo: InlineTarget()) { continuation.resume(returning: $0) }
        }.get()
    }

    func events(_ session: SessionID, after seq: Int64 = 0) async throws -> EventPage? {
        try await withCheckedContinuation { continuation in
            events(session, after: seq, limit: 200, bytesMax: 1 << 20, replyTo: InlineTarget()) {
                continuation.resume(returning: $0)
            }
        }.get()
    }

    func messages(_ session: SessionID, after position: Int64 = 0) async throws -> MessagePage? {
        try await withCheckedContinuation { continuation in
            messages(session, at: .after(position), limit: 200, replyTo: InlineTarget()) {
                continuation.resume(returning: $0)
            }
        }.get()
    }

    /// A session with a leg.
    func makeSession() async throws -> (session: SessionID, leg: LegID) {
        let session = SessionID(.new())
        let leg = LegID(.new())
        _ = try await commit(
            StoreTransaction(
                session: session,
                changes: [
                    .insertSession(
                        SessionRecord(
                            id: session, app: "demo", userID: "u", provider: "bot", state: .active, createdAt: 1,
                            updatedAt: 1, document: [])),
                    .insertLeg(LegRecord(id: leg, session: session, provider: "bot", kind: "oda", openedAt: 1)),
                ]))
        return (session, leg)
    }
}

extension Identifier {
    static func new() -> Identifier {
        Identifier(
            milliseconds: WallClock.milliseconds, bucket: Bucket(rawValue: 7), random: .random(in: 0 ... .max))
    }
}

extension StoreTransaction {
    /// A message of the caller's with its event.
    static func sending(_ number: Int, _ session: SessionID, _ leg: LegID) -> StoreTransaction {
        let message = MessageRecord(
            id: MessageID(.new()), session: session, leg: leg, clientID: "c\(number)", bodyHash: [1],
            senderRole: .user, document: Array("\(number)".utf8), isOutbound: true, state: .accepted, createdAt: 1,
            updatedAt: 1)
        return StoreTransaction(
            session: session, changes: [.insertMessage(message, event: 0)],
            events: [
                NewEvent(
                    id: EventID(.new()), type: "message.created", at: 1, leg: leg, data: Array("\(number)".utf8),
                    carriesSeq: true)
            ])
    }
}
