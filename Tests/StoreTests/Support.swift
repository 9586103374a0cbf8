import Domain
import Foundation
import Kernel
import Store
import SupportPostgres
import Synchronization

/// Takes answers on the store's own thread, so that tests need no loop; counts how many pieces they came in.
final class InlineTarget: StoreReplyTarget {
    let postCount = Atomic<Int>(0)

    func post(_ work: @escaping @Sendable () -> Void) {
        postCount.add(1, ordering: .relaxed)
        work()
    }
}

/// Sealing that hides the plain text, binds the context, and notices changes; not for keeping secrets.
struct ToySealing: StoreSealing {
    var key: UInt8 = 0x5a

    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] {
        var sum: UInt8 = key
        for byte in plain + context { sum = sum &* 31 &+ byte }
        return plain.map { $0 ^ key } + [sum]
    }

    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? {
        guard !sealed.isEmpty else { return nil }
        let plain = sealed.dropLast().map { $0 ^ key }
        return seal(plain, context: context) == sealed ? plain : nil
    }
}

/// Numbers that a seed decides (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}

/// Makes ids in time order.
final class IDMaker: Sendable {
    private let state: Mutex<(random: SeededRandom, milliseconds: Int64)>

    init(seed: UInt64 = 1) { state = Mutex((SeededRandom(seed: seed), 1_700_000_000_000)) }

    private func identifier() -> Identifier {
        state.withLock { state in
            state.milliseconds += 1
            return Identifier(
                milliseconds: state.milliseconds, bucket: Bucket(rawValue: 7), random: state.random.next())
        }
    }

    func attachment() -> AttachmentID { AttachmentID(identifier()) }
    func session() -> SessionID { SessionID(identifier()) }
    func leg() -> LegID { LegID(identifier()) }
    func message() -> MessageID { MessageID(identifier()) }
    func event() -> EventID { EventID(identifier()) }
    func hash() -> [UInt8] { identifier().bytes.reversed() + identifier().bytes.reversed() }
}

/// A data directory, or a database, that goes away with the value.
final class TemporaryDirectory: Sendable {
    let path: String

    /// The database that stands for it, where the test is about PostgreSQL.
    let database: String?

    init() throws {
        path = try Files.makeTemporaryDirectory(prefix: "store-test-") + "/data"
        database = StoreKind.current == .postgres ? try TestDatabase.make() : nil
    }

    deinit {
        if let database { try? TestDatabase.drop(database) }
        try? FileManager.default.removeItem(atPath: String(path.dropLast("/data".count)))
    }

    /// All bytes of the database file and what stands beside it, or all that the database's rows say.
    func allBytes() throws -> Data {
        if let database { return Data(try PostgresServer.shared.get().allText(database).utf8) }
        var bytes = Data()
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            bytes += try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        }
        return bytes
    }
}

/// A store with the calls of the protocol as async functions.
final class Harness: Sendable {
    let store: any Store
    let target = InlineTarget()
    let ids: IDMaker

    init(
        _ directory: TemporaryDirectory, seed: UInt64 = 1, sealing: ToySealing = ToySealing(),
        _ change: (inout SQLiteStoreOptions) -> Void = { _ in }
    ) throws {
        var options = SQLiteStoreOptions(directory: directory.path)
        change(&options)
        ids = IDMaker(seed: seed)
        store =
            if let database = directory.database {
                try TestDatabase.open(database, options, sealing: sealing)
            } else {
                try SQLiteStore(options, sealing: sealing)
            }
    }

    private func ask<Answer: Sendable>(
        _ body: (@escaping StoreReply<Answer>) -> Void
    ) async throws -> Answer {
        try await withCheckedContinuation { continuation in body { continuation.resume(returning: $0) } }.get()
    }

    func commit(_ transaction: StoreTransaction) async throws -> StoreOutcome {
        try await ask { store.commit(transaction, replyTo: target, $0) }
    }
    func erase(_ session: SessionID, event: NewEvent? = nil, pendingTermination: LegID? = nil) async throws -> Bool {
        try await ask {
            store.erase(session, event: event, pendingTermination: pendingTermination, at: 99, replyTo: target, $0)
        }
    }
    /// Whether there is more to drop.
    func purge(now: Int64) async throws -> Bool { try await purged(now: now).hasMore }
    func purged(now: Int64) async throws -> StorePurge {
        try await ask { store.purgeExpired(now: now, replyTo: target, $0) }
    }
    func session(_ id: SessionID) async throws -> SessionSnapshot? {
        try await ask { store.session(id, replyTo: target, $0) }
    }
    func sessions(
        _ filter: SessionFilter, at place: ListPlace<SessionID> = .start, limit: Int = 50
    ) async throws -> SessionPage {
        try await ask { store.sessions(filter, at: place, limit: limit, replyTo: target, $0) }
    }
    func live(at place: LivePlace = .start, limit: Int = 200) async throws -> LivePage {
        try await ask { store.liveSessions(at: place, limit: limit, replyTo: target, $0) }
    }
    func idle(since time: Int64, after place: IdlePlace? = nil, limit: Int = 200) async throws -> IdlePage {
        try await ask { store.idleSessions(since: time, after: place, limit: limit, replyTo: target, $0) }
    }
    func lastUse(of id: SessionID) async throws -> Int64? {
        try await ask { store.lastUse(of: id, replyTo: target, $0) }
    }
    func expired(by time: Int64, limit: Int = 200) async throws -> ExpiryPage {
        try await ask { store.expiredMessages(by: time, limit: limit, replyTo: target, $0) }
    }
    func countOpen(_ app: String, _ user: String) async throws -> Int {
        try await ask { store.countOpenSessions(app: app, userID: user, replyTo: target, $0) }
    }
    func head(_ id: SessionID) async throws -> LogHead? { try await ask { store.head(id, replyTo: target, $0) } }
    func events(
        _ id: SessionID, after seq: Int64 = 0, limit: Int = 200, bytesMax: Int = 1 << 20
    ) async throws -> EventPage? {
        try await ask { store.events(id, after: seq, limit: limit, bytesMax: bytesMax, replyTo: target, $0) }
    }
    func eventCheck(_ id: SessionID, _ seq: Int64) async throws -> UInt32? {
        try await ask { store.eventCheck(id, seq: seq, replyTo: target, $0) }
    }
    func feed(
        _ app: String, after: Int64 = 0, limit: Int = 200, bytesMax: Int = 1 << 20
    ) async throws -> FeedPage {
        try await ask { store.feed(app: app, after: after, limit: limit, bytesMax: bytesMax, replyTo: target, $0) }
    }
    func feedPlace(_ position: Int64?) async throws -> FeedPlace? {
        try await ask { store.feedPlace(position, replyTo: target, $0) }
    }
    func messages(
        _ id: SessionID, at place: ListPlace<Int64> = .start, limit: Int = 200
    ) async throws -> MessagePage? {
        try await ask { store.messages(id, at: place, limit: limit, replyTo: target, $0) }
    }
    func message(_ id: MessageID, _ session: SessionID) async throws -> MessageRecord? {
        try await ask { store.message(id, of: session, replyTo: target, $0) }
    }
    func message(clientID: String, _ session: SessionID) async throws -> MessageRecord? {
        try await ask { store.message(clientID: clientID, of: session, replyTo: target, $0) }
    }
    func message(vendorID: String, _ leg: LegID, _ session: SessionID) async throws -> MessageRecord? {
        try await ask { store.message(vendorID: vendorID, leg: leg, of: session, replyTo: target, $0) }
    }
    func natives(_ messages: [MessageReference]) async throws -> [MessageID: [UInt8]] {
        try await ask { store.natives(messages, replyTo: target, $0) }
    }
    func outbox(_ id: SessionID, after position: Int64 = 0) async throws -> [MessageRecord] {
        try await ask { store.outbox(id, after: position, replyTo: target, $0) }
    }
    func attachments(_ ids: [AttachmentID], _ session: SessionID) async throws -> [AttachmentRecord] {
        try await ask { store.attachments(ids, of: session, replyTo: target, $0) }
    }
    func spooled(
        _ session: SessionID? = nil, after place: Int64 = 0, limit: Int = 200
    ) async throws -> [SpooledFile] {
        try await ask { store.spooledFiles(of: session, after: place, limit: limit, replyTo: target, $0) }
    }
    func legValue(_ key: String, _ leg: LegID) async throws -> LegValue? {
        try await ask { store.legValue(key, of: leg, replyTo: target, $0) }
    }
    func legValues(_ leg: LegID, after key: String = "") async throws -> [LegValue] {
        try await ask { store.legValues(leg, after: key, replyTo: target, $0) }
    }
    /// The name stays: accounts of earlier schema steps are made with the harness of their time.
    func owedEnds(after place: Int64 = 0, limit: Int = 200) async throws -> [PendingTermination] {
        try await ask { store.pendingTerminations(after: place, limit: limit, replyTo: target, $0) }
    }
    func push(_ installation: String, of app: String = "demo") async throws -> PushRecord? {
        try await ask { store.push(installation, of: app, replyTo: target, $0) }
    }

    func pushes(of app: String = "demo", users: [String], session: SessionID) async throws -> [PushRecord] {
        try await ask { store.pushes(of: app, users: users, session: session, replyTo: target, $0) }
    }

    func pendingHooks(
        for user: String, of provider: String, leg: LegID? = nil, since time: Int64 = 0, now: Int64 = 0,
        limit: Int = 50
    ) async throws -> [HookRecord] {
        let recipient = HookRecipient(provider: provider, users: [user], leg: leg)
        return try await ask {
            store.pendingHooks(for: recipient, since: time, now: now, limit: limit, replyTo: target, $0)
        }
    }
    func hookSessions(_ conversation: String, of provider: String = "bot") async throws -> [SessionID] {
        try await hookLegs(conversation, of: provider).map(\.session)
    }
    func hookLegs(_ conversation: String, of provider: String = "bot") async throws -> [HookLeg] {
        try await ask { store.hookLegs(conversation: conversation, of: provider, replyTo: target, $0) }
    }
    func ticket(_ hash: [UInt8]) async throws -> TicketRecord? {
        try await ask { store.ticket(hash: hash, replyTo: target, $0) }
    }
    func userIDs(of userID: String, app: String = "demo") async throws -> Set<String> {
        Set(try await ask { store.userIDs(of: userID, app: app, replyTo: target, $0) })
    }
    func shrink() async throws { try await ask { store.shrink(replyTo: target, $0) } }
    func revocations(after: Int64 = 0, limit: Int = 200) async throws -> RevocationPage {
        try await ask { store.revocations(after: after, limit: limit, replyTo: target, $0) }
    }
}

extension Harness {
    /// A session with one leg and one event.
    func makeSession(
        app: String = "demo", user: String = "u-7", provider: String = "bot", state: SessionState = .active
    ) async throws -> (session: SessionID, leg: LegID) {
        let session = ids.session()
        let leg = ids.leg()
        let outcome = try await commit(
            StoreTransaction(
                session: session,
                changes: [
                    .insertSession(
                        SessionRecord(
                            id: session, app: app, userID: user, provider: provider, state: state, createdAt: 1,
                            updatedAt: 2, document: Array("{\"name\":\"Ada\"}".utf8))),
                    .insertLeg(LegRecord(id: leg, session: session, provider: provider, kind: "oda", openedAt: 3)),
                ], events: [event("session.created")]))
        guard case .committed(1) = outcome else { throw Unexpected(outcome: outcome) }
        return (session, leg)
    }

    func event(_ type: String, _ data: String = "{}", leg: LegID? = nil) -> NewEvent {
        NewEvent(
            id: ids.event(), type: type, at: 5, leg: leg, data: Array(data.utf8), carriesSeq: type == "message.created")
    }

    func newMessage(
        _ session: SessionID, _ leg: LegID, _ text: String = "hello", clientID: String? = nil, vendorID: String? = nil,
        isOutbound: Bool = true
    ) -> MessageRecord {
        MessageRecord(
            id: ids.message(), session: session, leg: leg, clientID: clientID,
            bodyHash: clientID == nil ? nil : Array(text.utf8), senderRole: isOutbound ? .user : .agent,
            document: Array(text.utf8), isOutbound: isOutbound, state: isOutbound ? .accepted : .delivered,
            createdAt: 10, updatedAt: 10, vendorID: vendorID)
    }

    /// A transaction that inserts a message with its event.
    func sending(_ message: MessageRecord, claim: IdempotencyClaim? = nil) -> StoreTransaction {
        StoreTransaction(
            session: message.session, claim: claim, changes: [.insertMessage(message, event: 0)],
            events: [event("message.created", String(decoding: message.document, as: UTF8.self), leg: message.leg)])
    }
}

struct Unexpected: Error {
    let outcome: StoreOutcome
}

extension StoreOutcome {
    var firstSeq: Int64? { if case .committed(let seq) = self { seq } else { nil } }
}
