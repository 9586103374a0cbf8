import Domain
import PostgreSQL
import Store
import StorePostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

/// Looking through a database that a gateway works with.
@Suite(.serialized) struct ExaminationTests {
    let rig: DatabaseRig
    let session: SessionID
    let store: PostgresStore

    init() async throws {
        rig = try DatabaseRig()
        store = try rig.open()
        let leg: LegID
        (session, leg) = try await store.makeSession()
        for number in 0..<5 { _ = try await store.commit(.sending(number, session, leg)) }
        var vendors = StoreTransaction.sending(5, session, leg)
        vendors.changes.append(.claimVendorItem(leg: leg, id: "v-1"))
        vendors.changes.append(.addHookConversation(leg, id: "h-1", at: 1))
        vendors.changes.append(.setLegValue(leg, key: "k", value: [1], isSecret: true))
        vendors.changes.append(
            .insertAttachment(
                AttachmentRecord(
                    id: AttachmentID(.new()), session: session, direction: .outbound, state: .pending, name: "a",
                    contentType: "text/plain", sizeBytes: 3, spoolName: "att_1", createdAt: 1, updatedAt: 1)))
        if case .insertMessage(var message, let event) = vendors.changes[0] {
            message.vendorID = "v-2"
            vendors.changes[0] = .insertMessage(message, event: event)
        }
        _ = try await store.commit(vendors)
    }

    private func examine(
        _ fault: (DatabaseExamination.ExpectedFile) -> String? = { _ in nil }
    ) throws -> DatabaseExamination {
        try DatabaseExamination(
            of: PostgresOptions(rig.server.localURL(database: rig.database)), fault: fault)
    }

    @Test func aDatabaseInOrderHasNoFindingsWhileItIsServed() throws {
        let found = try examine()
        expectEqual(found.findings, [])
        expectEqual([found.sessionCount, found.eventCount, found.messageCount], [1, 6, 6])
        expectEqual(found.fileCount, 1)
        store.close()
    }

    static let damages: [(sql: String, words: [String])] = [
        (
            "DELETE FROM events WHERE seq IN (3, 4)",
            ["event 3 to 4 is missing", "of all events 3 to 4 is missing", "speaks of event 3, which is not there"]
        ),
        (
            "DELETE FROM messages WHERE position = 1",
            ["message 1 is missing", "the entry of message 1 finds none that is on its way"]
        ),
        ("UPDATE session_counters SET seq = 7", ["counts 7 events and 6 messages, and has 6 and 6"]),
        ("UPDATE session_counters SET messages = 7", ["counts 6 events and 7 messages, and has 6 and 6"]),
        ("UPDATE session_counters SET tail = tail + 1", ["knows another last event than 6"]),
        ("DELETE FROM session_counters", ["has no counters"]),
        ("DELETE FROM outbox WHERE position = 2", ["message 2 is on its way and not in the outbox"]),
        ("UPDATE outbox SET expires_at = 9 WHERE position = 2", ["message 2 is on its way and not in the outbox"]),
        ("UPDATE messages SET state = 3 WHERE position = 2", ["the entry of message 2 finds none that is on its way"]),
        (
            "DELETE FROM legs",
            [
                "leg_values: the value k belongs to a leg", "events: event 1 belongs to a leg",
                "messages: message 1 belongs to a leg", "vendor_items: a row belongs to a leg",
                "hook_conversations: a row belongs to a leg",
            ]
        ),
        (
            "DELETE FROM sessions",
            ["legs", "events", "messages", "attachments", "hook_conversations", "session_counters", "outbox"]
        ),
        ("UPDATE feed_end SET position = 7", ["feed_end: says 7 and the last of all events is 6"]),
        ("UPDATE sessions SET erasure = 2, state = 5", ["is erased and keeps content"]),
        ("UPDATE sessions SET state = 5", ["is over and keeps conversations that webhooks name"]),
        ("UPDATE sessions SET state = 9", ["has no state that is known"]),
        ("UPDATE sessions SET bucket = 8", ["lies in another share than its id says"]),
        ("UPDATE messages SET role = 9 WHERE position = 4", ["message 4 has no state or role that is known"]),
        ("DELETE FROM vendor_items WHERE id = 'v-2'", ["message 6 is not found by its id of the vendor"]),
        (
            "UPDATE vendor_items SET message = '00000000-0000-0000-0000-000000000001' WHERE id = 'v-1'",
            ["finds a message that is not there"]
        ),
        (
            "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'claims_by_expiry'::regclass",
            ["the index claims_by_expiry is not valid"]
        ),
        ("CREATE TABLE unfinished_copy (id boolean)", ["begun and not finished"]),
    ]

    @Test(arguments: damages) func damageIsNamed(sql: String, words: [String]) throws {
        store.close()
        try rig.query(sql)
        let findings = try examine().findings
        for words in words { expect(findings.contains { $0.contains(words) }, "\(sql): \(words): \(findings)") }
    }

    @Test func manyAlikeAreNotAllNamed() throws {
        store.close()
        try rig.query(
            """
            INSERT INTO vendor_items (leg, id)
            SELECT '00000000-0000-0000-0000-000000000001', n::text FROM generate_series(1, 40) n
            """)
        let findings = try examine().findings
        expectEqual(findings.count, 21)
        expectEqual(findings.last, "vendor_items: and more like the last one")
    }

    @Test func aFileIsMissingOnlyWhenItsRowIsStillThere() throws {
        store.close()
        let found = try examine { $0.name == "att_1" && $0.sizeBytes == 3 ? "spool: it is missing" : nil }
        expectEqual(found.findings, ["spool: it is missing"])
        // The gateway takes the row away first, then the file.
        let gone = try examine { _ in
            _ = try? rig.query("UPDATE attachments SET spool = NULL")
            return "spool: it is missing"
        }
        expectEqual(gone.findings, [])
    }

    @Test func whatWasNeverAStoreIsRefused() throws {
        store.close()
        let empty = try DatabaseRig()
        do {
            _ = try DatabaseExamination(of: PostgresOptions(empty.server.localURL(database: empty.database))) { _ in nil
            }
            expect(false, "an empty database is no store")
        } catch StoreError.cannotOpen(_, let cause) {
            expect(cause.contains("no gateway has worked with it"), "\(cause)")
        }
    }
}
