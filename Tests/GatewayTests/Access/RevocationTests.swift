@testable import API
@testable import Conversations
import Domain
import EventLoop
import GatewayRig
import HTTPServer
import JSON
import Kernel
import Store
@testable import Streaming
import SupportExpectations
import Testing

@Suite("Revocation by owner")
struct RevocationTests {
    private func revoke(_ caller: Caller, _ body: JSONValue) async throws {
        try await expectEqual(caller.post("/v1/tokens/revoke", body).status, 204)
    }

    private func ticket(_ session: Conversation, _ token: String?) async throws -> String {
        let made = try await session.caller.with(token).post(session.path + "/stream-tickets")
        return try #require(made.json["ticket"]?.stringValue, "\(made)")
    }

    private func token(_ session: Conversation, of user: String, isForSession: Bool = false) async throws -> String {
        var body: JSONObject = ["userId": .string(user)]
        if isForSession { body.append("sessionId", .string(session.id)) }
        let made = try await session.caller.post("/v1/tokens", .object(body))
        return try #require(made.json["token"]?.stringValue, "\(made)")
    }

    // MARK: Everything of one owner

    @Test(
        "revoking a user ends what they hold under each id they have had: tokens, tickets, streams and long polls",
        arguments: [false, true])
    func everyID(_ namesEarlier: Bool) async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Conversation.open(gateway.backend.with(Samples.publicKey))
            .seen(by: gateway.backend)
        let early = try #require(session.token)
        let known = "known-\(session.id)"
        try await expectEqual(
            session.caller.post(session.path + "/identify", ["user": ["id": .string(known)]]).status, 200)
        let late = try await token(session, of: known)
        let nobody = session.caller.with(nil)
        let tickets = [
            try await ticket(session, early), try await ticket(session, late),
            try await ticket(session, session.caller.credential),
        ]
        var readers = [
            try await session.seen(by: session.caller.with(early)).stream(),
            try await session.seen(by: session.caller.with(late)).stream(),
        ]
        for each in tickets { readers.append(try await session.seen(by: nobody).stream("?ticket=\(each)")) }
        let sockets = [
            try await session.seen(by: session.caller.with(early)).socket(),
            try await session.seen(by: session.caller.with(late)).socket(),
        ]
        for reader in readers { _ = try await reader.read(to: "stream.ready") }
        for socket in sockets { _ = try await socket.read(to: "stream.ready") }
        let ofBackend = try await session.stream()
        _ = try await ofBackend.read(to: "stream.ready")
        let began = monotonicSeconds()
        async let poll = session.caller.with(early).get("\(session.path)/events?wait=30&after=now")
        while try await !gateway.isPolled(session.id) { await Task.yield() }

        try await revoke(session.caller, ["userId": .string(namesEarlier ? session.userID : known)])
        for reader in readers { _ = try await reader.rest(within: 20) }
        for socket in sockets { try await expectEqual(socket.closeCode(within: 20), 4403) }
        try await expectEqual(poll.code, "token_revoked")
        expect(monotonicSeconds() - began < 25)
        for credential in [early, late] {
            let caller = session.caller.with(credential)
            try await expectEqual(caller.get(session.path).code, "token_revoked")
            try await expectEqual(caller.post("/v1/tokens/refresh").code, "token_revoked")
        }
        for each in tickets {
            try await expectEqual(nobody.get("\(session.path)/events?ticket=\(each)").code, "token_revoked")
        }
        try await session.send("still there")
        let last = try await ofBackend.read { $0.json["data"]?["content"]?["text"] == "still there" }
        expectEqual(last.last?.type, "message.created")
    }

    @Test("revoking a session ends its tokens and all tickets to it, whoever asked for them")
    func session() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller, ["user": ["id": "u-of-two"]])
        let other = try await Conversation.open(caller, ["user": ["id": "u-of-two"]])
        let ofUser = try await token(session, of: "u-of-two")
        let ofSession = try await token(session, of: "u-of-two", isForSession: true)
        let tickets = [
            try await ticket(session, ofUser), try await ticket(session, ofSession),
            try await ticket(session, caller.credential),
        ]
        let spared = try await ticket(other, ofUser)
        try await revoke(caller, ["sessionId": .string(session.id)])
        let nobody = caller.with(nil)
        for each in tickets {
            try await expectEqual(nobody.get("\(session.path)/events?ticket=\(each)").code, "token_revoked")
        }
        try await expectEqual(caller.with(ofSession).get(session.path).code, "token_revoked")
        try await expectEqual(caller.with(ofUser).get(session.path).status, 200)
        try await expectEqual(nobody.get("\(other.path)/events?ticket=\(spared)").status, 200)
    }

    @Test("what was made in the second of the revocation is revoked, and what is made right after it is good")
    func sameSecond() async throws {
        let caller = try await backend()
        for round in 0..<3 {
            let user = "u-second-\(round)-\(monotonicSeconds())"
            let session = try await Conversation.open(caller, ["user": ["id": .string(user)]])
            let before = try await token(session, of: user)
            try await revoke(caller, ["userId": .string(user)])
            async let after = token(session, of: user)
            async let next = Conversation.open(caller, ["user": ["id": .string(user)]])
            try await expectEqual(caller.with(before).get(session.path).code, "token_revoked")
            try await expectEqual(caller.with(session.token).get(session.path).code, "token_revoked")
            try await expectEqual(caller.with(after).get(session.path).status, 200)
            let opened = try await next
            try await expectEqual(caller.with(opened.token).get(opened.path).status, 200)
        }
    }

    // MARK: Meanwhile

    @Test("a token that is being revoked makes no new one, and a stream that is being opened does not stay")
    func meanwhile() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u-meanwhile"]])
            let ticket = try await ticket(session, session.token)
            gateway.store.hold()
            // The first use of a ticket is written down, so the stream waits for the disk.
            async let opening = session.seen(by: session.caller.with(nil)).stream("?ticket=\(ticket)")
            try await expect(eventually { gateway.store.heldCount == 1 })
            async let revoking = session.caller.post("/v1/tokens/revoke", ["userId": "u-meanwhile"])
            try await expect(eventually { gateway.store.heldCount == 2 })
            let mine = session.caller.with(session.token)
            try await expectEqual(mine.post("/v1/tokens/refresh").code, "token_revoked")
            try await expectEqual(mine.get(session.path).code, "token_revoked")
            gateway.store.release()
            try await expectEqual(revoking.status, 204)
            _ = try await opening.rest(within: 20)
        }
    }

    @Test(
        "a file and a question that are still coming when their token is revoked are not taken",
        arguments: ["/attachments?send=true", "/audio"])
    func uploads(_ call: String) async throws {
        try await withGateway(Samples.files()) { try await upload(call, $0.backend) }
    }

    private func upload(_ call: String, _ backend: Caller) async throws {
        let isSpeech = call == "/audio"
        let session = try await Conversation.open(backend, ["provider": isSpeech ? "speaking" : "files"])
        let bearer = backend.with(try await token(session, of: session.userID))
        let wire = try Wire(port: backend.port)
        defer { wire.close() }
        try wire.send(
            bearer.request(
                "POST", session.path + call, body: nil,
                fields: [
                    "Content-Type": isSpeech ? "audio/pcm;rate=16000" : "text/plain", "Transfer-Encoding": "chunked",
                    "Content-Disposition": "attachment; filename=\"a.txt\"",
                ]))
        try wire.send(Array("5\r\nfirst\r\n".utf8))
        if isSpeech { _ = try await session.event("message.created") }
        try await revoke(backend, ["userId": .string(session.userID)])
        try wire.send(Array("6\r\nsecond\r\n0\r\n\r\n".utf8))
        let answer = try await offPool { try AnswerReader(wire).answer(to: "POST", within: 20) }
        expect(answer.status == 401 && answer.code == "token_revoked", "\(answer)")
        let events = try await session.events()
        if isSpeech {
            try await expectEqual(session.event("query.failed")["type"], "query.failed")
            expect(!SpeakingProvider.calls(of: session.id).contains { $0.contains("second") })
        } else {
            expect(!events.contains { $0["type"] == "message.created" })
        }
    }

    @Test("of several connections of a ticket at once one stays")
    func oneConnection() async throws {
        let caller = try await backend()
        for _ in 0..<5 {
            let session = try await Conversation.open(caller)
            let ticket = try await ticket(session, session.token)
            let page = try session.seen(by: caller.with(nil))
            let readers = try await offPool(count: 6) { _ in
                try EventReader(page.caller, "\(page.path)/events?ticket=\(ticket)")
            }
            try await session.send("who is there?")
            let heard = try await offPool(count: readers.count) { index in
                try readers[index].frames(within: 3) { $0.json["data"]?["content"]?["text"] == "who is there?" }
                    .last?.type == "message.created"
            }
            // One that is sent away may have read the message from the log first.
            try await session.send("and now?")
            let left = try await offPool(count: readers.count) { index in
                guard heard[index] else { return false }
                return try readers[index].frames(within: 3) { $0.json["data"]?["content"]?["text"] == "and now?" }
                    .last?.type == "message.created"
            }
            expectEqual(left.count { $0 }, 1)
            for reader in readers { reader.close() }
        }
    }

    // MARK: Over restarts

    @Test("what was revoked is refused by the very first requests after a restart, with many other revocations to read")
    func firstRequests() async throws {
        let folder = TestFolder()
        let store = try SQLiteStore(
            SQLiteStoreOptions(directory: folder.path + "/data"), sealing: NoSealing())
        let loop = try await SharedGateway.shared.gateway().firstLoop
        let reading = StoreReading(store: store)
        let now = WallClock.milliseconds
        for part in 0..<30 {
            let others = (0..<1000).map { Revocation(app: "demo", subject: .user("u-\(part)-\($0)"), at: now) }
            _ = try await reading.commit(
                StoreTransaction(session: nil, changes: others.map { .revoke($0) }), on: loop)
        }
        store.close()
        let listener = try HeldListener()
        let config = try ChildGateway.write(
            Samples.twoApps(listen: "127.0.0.1:\(listener.port)", dataDirectory: folder.path + "/data"), in: folder)
        func start() async throws -> ChildGateway {
            try await offPool { try ChildGateway(config: config, in: folder, passing: [listener.descriptor]) }
        }
        let first = try await start()
        let session = try await Conversation.open(first.caller(), ["user": ["id": "u-gone"]])
        let revoked = session.caller.with(session.token)
        try await expectEqual(revoked.get(session.path).status, 200)
        try await revoke(session.caller, ["userId": "u-gone"])
        first.terminate()
        try await expectEqual(offPool { first.exitStatus(within: 15) }, 0)
        // They wait in the socket until the next process accepts.
        let wires = try await offPool(count: 40) { _ in
            let wire = try Wire(port: listener.port)
            try wire.send(revoked.request("GET", session.path))
            return wire
        }
        let second = try await start()
        let codes = try await offPool(count: wires.count) { index in
            try AnswerReader(wires[index]).answer(to: "GET", within: 30).code
        }
        expectEqual(codes, Array(repeating: "token_revoked", count: wires.count))
        second.terminate()
        try await expectEqual(offPool { second.exitStatus(within: 15) }, 0)
    }

    @Test("revocations that no living token can be older than are forgotten, in memory too")
    func forgets() async throws {
        let folder = TestFolder()
        let now = WallClock.milliseconds
        let old = now - RevocationTable.lifetimeMilliseconds - 1000
        try await withGateway(in: folder) { gateway in
            let loop = gateway.firstLoop
            let changes: [StoreChange] = [("a", old), ("b", now)].map {
                .revoke(Revocation(app: "demo", subject: .user($0.0), at: $0.1))
            }
            _ = try await gateway.conversations.reading.commit(
                StoreTransaction(session: nil, changes: changes), on: loop)
        }
        try await withGateway(in: folder) { gateway in
            let table = gateway.readers.tables[0]
            func count() async -> Int {
                await withCheckedContinuation { done in
                    table.loop.execute { done.resume(returning: table.revocations.count) }
                }
            }
            await expectEqual(count(), 1)
            gateway.access.revocations.forgetExpired(now: now + RevocationTable.lifetimeMilliseconds)
            await expectEqual(count(), 1)
            gateway.access.revocations.forgetExpired(now: now + RevocationTable.lifetimeMilliseconds + 1)
            await expectEqual(count(), 0)
        }
    }
}

/// Sealing for a store that seals nothing.
private struct NoSealing: StoreSealing {
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed }
}
