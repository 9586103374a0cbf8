import CSQLite
import Domain
import Foundation
import Store
import SupportExpectations
import Testing

/// Damage of each kind is found, and named.
@Suite struct ExaminationTests {
    let directory: TemporaryDirectory
    let session: SessionID

    /// Something of everything that the store can hold, closed.
    init() async throws {
        directory = try TemporaryDirectory()
        let h = try Harness(directory)
        let leg: LegID
        (session, leg) = try await h.makeSession()
        for index in 0..<5 {
            let message = h.newMessage(
                session, leg, "text \(index)", clientID: "c-\(index)", vendorID: "v-\(index)",
                isOutbound: index.isMultiple(of: 2))
            let scope = h.ids.hash()
            _ = try await h.commit(
                h.sending(
                    message,
                    claim: IdempotencyClaim(
                        scope: scope, reach: index == 0 ? .app : .session, bodyHash: scope, claimedAt: 1,
                        expiresAt: 1 << 50,
                        result: IdempotencyResult(status: 202, session: session, message: message.id))))
            if index == 0 {
                // Under its old id it is found through an item.
                _ = try await h.commit(
                    StoreTransaction(
                        session: session,
                        changes: [
                            .updateMessage(MessageUpdate(id: message.id, vendorID: "v-new", updatedAt: 9), event: nil)
                        ]))
            }
        }
        _ = try await h.commit(
            StoreTransaction(
                session: session,
                changes: [
                    .claimVendorItem(leg: leg, id: "typing-1"), .addHookConversation(leg, id: "c-1", at: 1),
                    .setLegValue(leg, key: "contact", value: [1], isSecret: true), .insertTermination(leg, at: 5),
                    .insertTicket(
                        TicketRecord(
                            hash: h.ids.hash(), session: session, origin: nil, firstUseBy: 9, expiresAt: 1 << 50,
                            document: [1])),
                    .insertAttachment(
                        AttachmentRecord(
                            id: h.ids.attachment(), session: session, direction: .outbound, state: .pending,
                            name: "a.txt", contentType: "text/plain", sizeBytes: 3, sha256: [1, 2], spoolName: "att_1",
                            createdAt: 1, updatedAt: 1)),
                ]))
        let (erased, second) = try await h.makeSession()
        _ = try await h.commit(h.sending(h.newMessage(erased, second, "secret", clientID: "c", vendorID: "v")))
        try await expect(h.erase(erased, event: h.event("session.erased")))
        h.store.close()
    }

    private func examine() throws -> StoreExamination {
        try StoppedStore(directory: directory.path, fileName: "trunkline.db").examine()
    }

    private func change(_ sql: String) throws {
        var database: OpaquePointer?
        defer { unsafe sqlite3_close_v2(database) }
        guard unsafe sqlite3_open(directory.path + "/trunkline.db", &database) == SQLITE_OK,
            unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK
        else { throw Failure.expected("a statement that runs: \(sql)") }
    }

    /// The first column of a row of the closed file.
    private func number(_ sql: String) throws -> Int {
        var database: OpaquePointer?
        var statement: OpaquePointer?
        defer {
            unsafe sqlite3_finalize(statement)
            unsafe sqlite3_close_v2(database)
        }
        guard unsafe sqlite3_open(directory.path + "/trunkline.db", &database) == SQLITE_OK,
            unsafe sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK,
            unsafe sqlite3_step(statement) == SQLITE_ROW
        else { throw Failure.expected("a row: \(sql)") }
        return unsafe Int(sqlite3_column_int64(statement, 0))
    }

    @Test func aStoreInOrderHasNoFindingsAndIsLeftAsItWas() throws {
        let before = try directory.allBytes()
        let found = try examine()
        expectEqual(found.findings, [])
        expectEqual(found.counts.sessions, 2)
        expectEqual(found.counts.events, 6 + 3)
        expectEqual(found.counts.messages, 5)
        expectEqual(found.spooled.map(\.name), ["att_1"])
        expectEqual(found.spooled.first?.sizeBytes, 3)
        try expectEqual(directory.allBytes(), before)
    }

    /// A statement that damages the store, and what is said of it.
    static let damages: [(sql: String, finding: String)] = [
        ("DELETE FROM events WHERE session = 1 AND seq = 3", "session_index: ses_: the entry of event 3 finds none"),
        (
            "DELETE FROM events WHERE session = 1 AND seq = 3; DELETE FROM session_index WHERE key = (1 << 32) + 3",
            "events: ses_: event 3 is missing"
        ),
        (
            "DELETE FROM session_index WHERE key BETWEEN (1 << 32) + 3 AND (1 << 32) + 4",
            "events: ses_: event 3 to 4 is missing"
        ),
        ("DELETE FROM session_index WHERE key = (1 << 32) + 3", "events: ses_: event 3 is not in the index"),
        (
            "UPDATE session_index SET row = row + 1 WHERE key = (1 << 32) + 3",
            "events: ses_: event 3 is not in the index"
        ),
        (
            "UPDATE events SET seq = 9 WHERE session = 1 AND seq = 3",
            "session_index: ses_: the entry of event 3 finds none"
        ),
        ("UPDATE events SET id = x'00' WHERE seq = 3", "events: ses_: event 3 has no id or type that is known"),
        ("UPDATE events SET type = 99 WHERE seq = 3", "events: ses_: event 3 has no id or type that is known"),
        ("UPDATE events SET leg = 99 WHERE row = 3", "events: row 3 belongs to a row of legs that is not there"),
        (
            "DELETE FROM messages WHERE position = 2", "session_index: ses_: the entry of message 2 finds none"
        ),
        ("DELETE FROM messages WHERE position = 2", "session_index: ses_: an entry by id finds no message"),
        (
            "DELETE FROM session_index WHERE key = (1 << 32) + (1 << 29) + 2",
            "messages: ses_: message 2 is not in the index"
        ),
        (
            "DELETE FROM session_index WHERE key >> 29 = (1 << 3) + 2 AND row = 2",
            "messages: ses_: message 2 is not found by its id"
        ),
        (
            "DELETE FROM session_index WHERE key >> 29 = (1 << 3) + 3 AND row = 2",
            "messages: ses_: message 2 is not found by its id of the caller"
        ),
        (
            "DELETE FROM session_index WHERE key >> 29 = (1 << 3) + 4 AND row = 4",
            "messages: ses_: message 2 is not found by its id of the vendor"
        ),
        ("UPDATE messages SET seq = 77 WHERE position = 2", "messages: ses_: message 2 speaks of event 77"),
        ("UPDATE messages SET state = 77 WHERE position = 2", "messages: ses_: message 2 has no id, state or role"),
        ("UPDATE messages SET leg = 77 WHERE position = 2", "messages: row 2 belongs to a row of legs"),
        ("UPDATE vendor_items SET leg = 77 WHERE row = 1", "vendor_items: row 1 belongs to a row of legs"),
        ("UPDATE vendor_items SET message = 77 WHERE row = 1", "vendor_items: row 1 belongs to a row of messages"),
        ("DELETE FROM vendor_items WHERE row = 2", "finds nothing"),
        (
            "DELETE FROM session_index WHERE key >> 29 = (1 << 3) + 4 AND row = 5",
            "vendor_items: row 2 is not in the index"
        ),
        ("DELETE FROM claims WHERE row = 1", "finds nothing"),
        ("DELETE FROM session_index WHERE key < 0", "claims: row 1 is not in the index"),
        ("DELETE FROM session_index WHERE key >> 29 = (1 << 3) + 5 AND row = 2", "claims: row 2 is not in the index"),
        ("INSERT INTO session_index VALUES ((1 << 32) + (7 << 29), 1)", "finds nothing"),
        ("DELETE FROM sessions WHERE row = 1", "events: row 1 belongs to a row of sessions that is not there"),
        ("DELETE FROM sessions WHERE row = 1", "attachments: row 1 belongs to a row of sessions that is not there"),
        ("DELETE FROM sessions WHERE row = 1", "tickets: a ticket belongs to a row of sessions that is not there"),
        ("DELETE FROM legs WHERE row = 1", "leg_values: the value contact belongs to a row of legs that is not there"),
        ("DELETE FROM legs WHERE row = 1", "owed_ends: an end belongs to a row of legs that is not there"),
        (
            "DELETE FROM legs WHERE row = 1",
            "hook_conversations: a conversation belongs to a row of legs that is not there"
        ),
        (
            "DELETE FROM sessions WHERE row = 1",
            "hook_conversations: a conversation belongs to a row of sessions that is not there"
        ),
        (
            "UPDATE sessions SET state = 5 WHERE row = 1",
            "hook_conversations: ses_: is over and keeps conversations that webhooks name"
        ),
        ("UPDATE sessions SET state = 9 WHERE row = 1", "sessions: ses_: row 1 has no id, state, app or provider"),
        ("UPDATE legs SET kind = 99 WHERE row = 1", "legs: ses_: leg of row 1 has no id, provider or kind"),
        ("DELETE FROM names WHERE code = 2", "names: number 2 is missing"),
        ("UPDATE sessions SET document = x'00' WHERE row = 2", "sessions: ses_: is erased and keeps content"),
        ("UPDATE events SET flags = 0 WHERE session = 2 AND seq = 2", "sessions: ses_: is erased and keeps content"),
        ("DROP TABLE claims", "claims: cannot be read"),
    ]

    @Test(arguments: damages.indices) func damageIsNamed(_ index: Int) throws {
        let damage = Self.damages[index]
        try change(damage.sql)
        let found = try examine().findings.map { finding in
            finding.replacing(/ses_[0-9a-z]{26}/, with: "ses_")
        }
        expect(found.contains { $0.contains(damage.finding) }, "\(damage.sql): \(found)")
    }

    @Test func aBrokenPageIsNamedByTheLibrary() throws {
        let url = URL(filePath: directory.path + "/trunkline.db")
        let root = try number("SELECT rootpage FROM sqlite_schema WHERE name = 'session_index'")
        var bytes = try Data(contentsOf: url)
        let start = (root - 1) * 4096
        bytes.replaceSubrange(start..<start + 64, with: repeatElement(0xff, count: 64))
        try bytes.write(to: url)
        try expect(examine().findings.contains { $0.hasPrefix("database: ") })
    }

    @Test func thousandsOfFindingsAreCountedAndNotAllTold() async throws {
        let h = try Harness(directory, seed: 2)
        let (session, leg) = try await h.makeSession()
        for _ in 0..<50 { _ = try await h.commit(h.sending(h.newMessage(session, leg))) }
        h.store.close()
        try change("UPDATE messages SET state = 9 WHERE position > 5")
        let findings = try examine().findings
        expectEqual(findings.count, 21)
        expectEqual(findings.last, "messages: and 25 more like the last one")
    }

    @Test func whatIsNotThereOrNewerIsRefused() throws {
        let missing = #expect(throws: StoreError.self) {
            try StoppedStore(directory: directory.path, fileName: "other.db").close()
        }
        guard case .cannotOpen = missing else { throw Failure.expected("cannotOpen") }
        try change("INSERT INTO schema_version VALUES (99, 0)")
        let newer = #expect(throws: StoreError.self) { try examine() }
        guard case .tooNew(found: 99, _) = newer else { throw Failure.expected("tooNew") }
    }
}
