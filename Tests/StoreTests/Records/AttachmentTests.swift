import Domain
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct AttachmentTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func file(_ session: SessionID, spool: String? = "spool-1", size: Int64 = 7) -> AttachmentRecord {
        AttachmentRecord(
            id: h.ids.attachment(), session: session, direction: .outbound, state: .pending, name: "a.txt",
            contentType: "text/plain", sizeBytes: size, sha256: h.ids.hash(), spoolName: spool, createdAt: 10,
            updatedAt: 10)
    }

    private func insert(_ files: AttachmentRecord...) async throws {
        for file in files {
            let outcome = try await h.commit(
                StoreTransaction(session: file.session, changes: [.insertAttachment(file)]))
            guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
        }
    }

    @Test("A file comes back as it was put in, after the process ends as well.")
    func roundTrip() async throws {
        let (session, _) = try await h.makeSession()
        var own = file(session)
        own.message = h.ids.message()
        own.error = [1, 2]
        let theirs = AttachmentRecord(
            id: h.ids.attachment(), session: session, direction: .inbound, state: .ready, name: "ü.png",
            contentType: "image/*", vendorURL: "https://vendor.example/ü", createdAt: 11, updatedAt: 12)
        try await insert(own, theirs)
        try await expectEqual(h.attachments([theirs.id, h.ids.attachment(), own.id], session), [theirs, own])
        h.store.close()
        let again = try Harness(directory)
        try await expectEqual(again.attachments([own.id, theirs.id], session), [own, theirs])
    }

    @Test("A file of another session is not there.")
    func otherSession() async throws {
        let (session, _) = try await h.makeSession()
        let (other, _) = try await h.makeSession(user: "u-8")
        let own = file(session)
        try await insert(own)
        try await expect(h.attachments([own.id], other).isEmpty)
        _ = try await h.commit(
            StoreTransaction(
                session: other, changes: [.updateAttachment(AttachmentUpdate(id: own.id, state: .ready, updatedAt: 9))])
        )
        try await expectEqual(h.attachments([own.id], session), [own])
    }

    @Test("An update changes what it names and leaves the rest.")
    func update() async throws {
        let (session, _) = try await h.makeSession()
        var own = file(session)
        try await insert(own)
        own.message = h.ids.message()
        var update = AttachmentUpdate(
            id: own.id, state: .ready, vendorURL: "https://v/1", message: own.message, updatedAt: 20)
        _ = try await h.commit(StoreTransaction(session: session, changes: [.updateAttachment(update)]))
        own.state = .ready
        own.vendorURL = "https://v/1"
        own.updatedAt = 20
        try await expectEqual(h.attachments([own.id], session), [own])
        update = AttachmentUpdate(
            id: own.id, contentType: "image/png", sizeBytes: 8, leavesSpool: true, error: [3], updatedAt: 21)
        _ = try await h.commit(StoreTransaction(session: session, changes: [.updateAttachment(update)]))
        own.contentType = "image/png"
        own.sizeBytes = 8
        own.spoolName = nil
        own.error = [3]
        own.updatedAt = 21
        try await expectEqual(h.attachments([own.id], session), [own])
    }

    @Test("What lies in the spool is listed for one session and for all, page by page.")
    func spooled() async throws {
        let (session, _) = try await h.makeSession()
        let (other, _) = try await h.makeSession(user: "u-8")
        let files = [file(session, spool: "a"), file(other, spool: "b"), file(session, spool: "c", size: 9)]
        try await insert(files[0], files[1], files[2], file(session, spool: nil))
        try await expectEqual(h.spooled().map(\.spoolName), ["a", "b", "c"])
        let page = try await h.spooled(limit: 2)
        expectEqual(page.map(\.session), [session, other])
        try await expectEqual(h.spooled(after: try #require(page.last).place).map(\.id), [files[2].id])
        let own = try await h.spooled(session)
        expect(own.map(\.spoolName) == ["a", "c"] && own.map(\.sizeBytes) == [7, 9])
        let gone = AttachmentUpdate(id: files[0].id, leavesSpool: true, updatedAt: 30)
        _ = try await h.commit(StoreTransaction(session: session, changes: [.updateAttachment(gone)]))
        try await expectEqual(h.spooled(session).map(\.spoolName), ["c"])
    }

    @Test("A key that made a file gives its id again.")
    func claim() async throws {
        let (session, _) = try await h.makeSession()
        let own = file(session)
        let claim = IdempotencyClaim(
            scope: h.ids.hash(), reach: .session, bodyHash: h.ids.hash(), claimedAt: 1, expiresAt: 9_000,
            result: IdempotencyResult(status: 201, session: session, attachment: own.id))
        _ = try await h.commit(StoreTransaction(session: session, claim: claim, changes: [.insertAttachment(own)]))
        var second = claim
        second.result.attachment = h.ids.attachment()
        let outcome = try await h.commit(
            StoreTransaction(session: session, claim: second, changes: [.insertAttachment(file(session))]))
        guard case .replayed(let result) = outcome else { throw Unexpected(outcome: outcome) }
        expect(result.attachment == own.id && result.session == session && result.message == nil)
        try await expectEqual(h.spooled(session).count, 1)
    }

    @Test("Erasing a session erases what is known of its files, however many.")
    func erased() async throws {
        let (session, _) = try await h.makeSession()
        let (other, _) = try await h.makeSession(user: "u-8")
        let kept = file(other)
        try await insert(kept)
        let many = (0..<1_100).map { file(session, spool: "many-\($0)") }
        _ = try await h.commit(StoreTransaction(session: session, changes: many.map { .insertAttachment($0) }))
        try await expectEqual(h.attachments([many[1_099].id], session).count, 1)
        try await expectEqual(h.erase(session), true)
        try await expect(h.attachments([many[0].id, many[1_099].id], session).isEmpty)
        try await expectEqual(h.spooled().map(\.id), [kept.id])
        try await expect(h.spooled(session).isEmpty)
    }
}
