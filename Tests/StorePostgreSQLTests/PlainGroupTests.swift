import Domain
import Kernel
import Store
@testable import StorePostgreSQL
import SupportExpectations
import SupportPostgres
import Synchronization
import Testing

/// Groups of which some transactions go the plain way, all at once, and some must be looked at one by one.
@Suite("Plain transactions in a group") struct PlainGroupTests {
    private let rig: DatabaseRig
    private let sizes = Sizes()

    init() throws { rig = try DatabaseRig() }

    private func open() throws -> PostgresStore { try rig.open { [sizes] in $0.committed = { sizes.note($0) } } }

    /// The outcomes of transactions that are given in one piece, in few words.
    private func commit(_ store: PostgresStore, _ group: [StoreTransaction]) async -> [String] {
        let outcomes = Mutex<[String]>([])
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let commits = group.map { transaction in
                StoreCommit(transaction) { result in
                    let isLast = outcomes.withLock { outcomes in
                        outcomes.append(Self.words(result))
                        return outcomes.count == group.count
                    }
                    if isLast { continuation.resume() }
                }
            }
            store.commit(commits, replyTo: InlineTarget())
        }
        return outcomes.withLock { $0 }
    }

    private static func words(_ result: Result<StoreOutcome, StoreError>) -> String {
        switch result {
        case .success(.committed(let seq)): "\(seq)"
        case .success(.messageExists(let message)): "exists \(message.clientID ?? "")"
        case .success(.duplicateItem(let holder)): holder == nil ? "item of nobody" : "item"
        case .success(.replayed(let result)): "replayed \(result.status)"
        case .success(.mismatch): "mismatch"
        case .success(.noSession): "no session"
        case .success(.noLeg): "no leg"
        case .success(.noMessage): "no message"
        case .success(.sessionClosed): "closed"
        case .success(.sessionErased): "erased"
        case .failure(let error): "\(error)"
        }
    }

    private func positions(_ column: String = "position") throws -> String {
        try rig.query("SELECT string_agg(\(column)::text, ' ' ORDER BY position) FROM events")
    }

    @Test func `a group without anything unusual is one commit of a few statements`() async throws {
        let store = try open()
        let (one, other) = (try await store.makeSession(), try await store.makeSession())
        let group = (1...6).map {
            StoreTransaction.sending(
                $0, $0 % 2 == 0 ? one.session : other.session,
                $0 % 2 == 0 ? one.leg : other.leg)
        }
        await expectEqual(commit(store, group), ["1", "1", "2", "2", "3", "3"])
        expectEqual(sizes.all, [1, 1, 6])
        try expectEqual(rig.query("SELECT numbers FROM commit_groups WHERE codes IS NULL"), "{0,0}")
        try expectEqual(positions(), "1 2 3 4 5 6")
        try expectEqual(
            rig.query(
                "SELECT string_agg(position::text, ' ' ORDER BY position) FROM outbox o JOIN messages m "
                    + "USING (session, position) WHERE m.seq = m.position"), "1 1 2 2 3 3")
        store.close()
    }

    @Test func `a session with something unusual follows by itself, in its order`() async throws {
        let store = try open()
        let (one, other) = (try await store.makeSession(), try await store.makeSession())
        _ = try await store.commit(.sending(1, one.session, one.leg))
        let unknown = SessionID(.new())
        let group: [StoreTransaction] = [
            .sending(2, one.session, one.leg), .sending(1, other.session, other.leg),
            .sending(1, one.session, one.leg), .sending(1, unknown, one.leg), .sending(3, one.session, one.leg),
            .sending(2, other.session, one.leg), .sending(3, other.session, other.leg),
        ]
        await expectEqual(commit(store, group), ["2", "1", "exists c1", "no session", "3", "no leg", "2"])
        // None of the three sessions is as the plain way wants it, so all follow together.
        expectEqual(sizes.all.suffix(2), [7, 7])
        try expectEqual(positions(), "1 2 3 4 5")
        try expectEqual(
            rig.query("SELECT string_agg(seq || '/' || messages, ' ' ORDER BY seq) FROM session_counters"),
            "2/2 3/3")
        store.close()
    }

    @Test func `the others are written at once`() async throws {
        let store = try open()
        let (one, other) = (try await store.makeSession(), try await store.makeSession())
        _ = try await store.commit(.sending(1, one.session, one.leg))
        let group: [StoreTransaction] = [
            .sending(1, one.session, one.leg), .sending(1, other.session, other.leg),
            .sending(2, other.session, other.leg),
        ]
        await expectEqual(commit(store, group), ["exists c1", "1", "2"])
        expectEqual(sizes.all.suffix(2), [3, 1])
        try expectEqual(positions(), "1 2 3")
        store.close()
    }

    @Test func `rare changes go beside plain ones, in one commit`() async throws {
        let store = try open()
        let one = try await store.makeSession()
        let new = SessionID(.new())
        let record = SessionRecord(
            id: new, app: "demo", userID: "u", provider: "bot", state: .active, createdAt: 1, updatedAt: 1, document: []
        )
        let group: [StoreTransaction] = [
            StoreTransaction(session: new, changes: [.insertSession(record)]), .sending(1, one.session, one.leg),
            .sending(1, new, one.leg),
        ]
        await expectEqual(commit(store, group), ["1", "1", "no leg"])
        expectEqual(sizes.all.suffix(1), [3])
        store.close()
    }

    @Test func `an equal request in the same group is answered as the first was`() async throws {
        let store = try open()
        let (one, other) = (try await store.makeSession(), try await store.makeSession())
        func claimed(_ transaction: StoreTransaction, _ reach: IdempotencyClaim.Reach, body: UInt8 = 2)
            -> StoreTransaction
        {
            var transaction = transaction
            transaction.claim = IdempotencyClaim(
                scope: Array(repeating: 1, count: 32), reach: reach, bodyHash: Array(repeating: body, count: 32),
                claimedAt: 5, expiresAt: 9, result: IdempotencyResult(status: 202, session: one.session))
            return transaction
        }
        let group = [
            claimed(.sending(1, one.session, one.leg), .session), claimed(.sending(2, one.session, one.leg), .session),
            claimed(.sending(1, other.session, other.leg), .session),
        ]
        await expectEqual(commit(store, group), ["1", "replayed 202", "1"])
        await expectEqual(
            commit(store, [claimed(.sending(3, one.session, one.leg), .session, body: 3)]), ["mismatch"])
        await expectEqual(commit(store, [claimed(.sending(4, one.session, one.leg), .app)]), ["2"])
        await expectEqual(commit(store, [claimed(.sending(5, other.session, other.leg), .app)]), ["replayed 202"])
        store.close()
    }

    @Test func `several changes of a message, and of a value, are as if one had come behind the other`() async throws {
        let store = try open()
        let (session, leg) = try await store.makeSession()
        let sending = StoreTransaction.sending(1, session, leg)
        guard case .insertMessage(let message, _) = sending.changes[0] else { return }
        _ = try await store.commit(sending)
        func value(_ key: String, _ value: [UInt8]?) -> StoreTransaction {
            StoreTransaction(session: session, changes: [.setLegValue(leg, key: key, value: value, isSecret: false)])
        }
        func change(_ state: DeliveryState?, item: String? = nil, at: Int64) -> StoreTransaction {
            let update = MessageUpdate(
                id: message.id, state: state, error: state == nil ? nil : [1], attempt: state == nil ? nil : 3,
                vendorID: item, updatedAt: at)
            let event = NewEvent(id: EventID(.new()), type: "message.state", at: at, data: [])
            return StoreTransaction(session: session, changes: [.updateMessage(update, event: 0)], events: [event])
        }
        let group = [
            value("kept", [1]), value("dropped", [1]), change(.sent, at: 2), value("kept", [2]), value("dropped", nil),
            value("never", nil), change(nil, item: "v", at: 3),
        ]
        await expectEqual(commit(store, group), ["2", "2", "2", "3", "3", "3", "3"])
        expectEqual(sizes.all.suffix(1), [7])
        try expectEqual(
            rig.query("SELECT state, error IS NULL, attempt, vendor_id, seq, updated_at FROM messages"),
            "\(DeliveryState.sent.rawValue)|t|3|v|3|3")
        try expectEqual(rig.query("SELECT count(*) FROM outbox"), "0")
        try expectEqual(rig.query("SELECT id, message IS NOT NULL FROM vendor_items"), "v|t")
        try expectEqual(rig.query("SELECT key, value FROM leg_values"), "kept|\\x02")
        await expectEqual(commit(store, [value("kept", nil), change(.sent, item: "w", at: 4)]), ["4", "4"])
        try expectEqual(rig.query("SELECT count(*) FROM leg_values"), "0")
        try expectEqual(rig.query("SELECT numbers FROM commit_groups ORDER BY id DESC LIMIT 1"), "{3}")
        store.close()
    }

    @Test func `what two of a session touch goes the other way, what two sessions touch does not`() {
        let (one, other) = (SessionID(.new()), SessionID(.new()))
        let leg = LegID(.new())
        let first = StoreTransaction.sending(1, one, leg)
        func item(_ id: String, _ session: SessionID) -> StoreTransaction {
            StoreTransaction(session: session, changes: [.claimVendorItem(leg: leg, id: id)])
        }
        expectEqual(PlainSplit.split([first, .sending(1, other, leg)]), [true, true])
        expectEqual(PlainSplit.split([first, .sending(1, one, leg), .sending(1, other, leg)]), [false, false, true])
        expectEqual(PlainSplit.split([item("a", one), item("a", other)]), [true, true])
        expectEqual(PlainSplit.split([item("a", one), item("b", one), item("a", one)]), [false, false, false])
        expectEqual(PlainSplit.split([StoreTransaction(session: nil), item("a", one)]), [false, true])
        func change(_ message: MessageID, leg: LegID? = nil, item: String? = nil) -> StoreTransaction {
            let update = MessageUpdate(id: message, leg: leg, vendorID: item, updatedAt: 1)
            return StoreTransaction(session: one, changes: [.updateMessage(update, event: nil)])
        }
        let old = MessageID(.new())
        expectEqual(PlainSplit.split([change(old), change(old, item: "a"), change(old)]), [true, true, true])
        expectEqual(PlainSplit.split([change(old, item: "a"), change(old, item: "b")]), [false, false])
        expectEqual(PlainSplit.split([change(old), change(old, leg: leg)]), [false, false])
        guard case .insertMessage(let new, _) = first.changes[0] else { return }
        expectEqual(PlainSplit.split([first, change(new.id)]), [false, false])
    }
}

/// The sizes of commits.
private final class Sizes: Sendable {
    private let sizes = Mutex<[Int]>([])

    func note(_ size: Int) { sizes.withLock { $0.append(size) } }
    var all: [Int] { sizes.withLock { $0 } }
}
