@testable import API
import Domain
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("The WebSocket of a session")
struct SocketTests {
    // MARK: Events

    @Test("it replays, says stream.ready and goes on live, event for event as SSE does")
    func sameAsSSE() async throws {
        let session = try await Conversation.open(try await backend())
        try await session.send("one", waits: true)
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let sse = try await session.stream()
        let socket = try await session.socket()
        expectEqual(socket.head.status, 101)
        expectEqual(socket.head["Sec-WebSocket-Protocol"], "gateway.v1")
        expectEqual(socket.head["Sec-WebSocket-Accept"], "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        let replayed = try await sse.read(to: "stream.ready").dropLast().map(\.json).filter { $0 != .null }
        let before = try await socket.read(to: "stream.ready")
        expectEqual(before.dropLast(), replayed)
        expectEqual(before.last?["data"]?["replayed"]?.intValue, replayed.count)
        try await session.send("two")
        let live = try await sse.read { $0.json["data"]?["content"]?["text"] == "two" }.map(\.json)
        let heard = try await offPool { try socket.texts { $0["data"]?["content"]?["text"] == "two" } }
        expectEqual(heard.filter { $0["seq"] != nil }, live.filter { $0["seq"] != nil })
    }

    @Test("it resumes behind a cursor without a hole or a double")
    func resumes() async throws {
        let session = try await Conversation.open(try await backend())
        for index in 0..<3 { try await session.send("m\(index)", waits: true) }
        let all = try await session.events()
        let place = try #require(all[2]["cursor"]?.stringValue)
        let seqs = try await session.socket("?after=\(place)").read(to: "stream.ready").compactMap {
            $0["seq"]?.intValue
        }
        expect(seqs.starts(with: Array(4...all.count)))
    }

    @Test("a cursor that the log cannot honour is told stream.reset, and the connection is closed with 1000")
    func reset() async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket("?after=garbage")
        let events = try await socket.read(to: "stream.reset")
        expectEqual(events.map { $0["type"]?.stringValue }, ["stream.reset"])
        try await expectEqual(socket.closeCode(), 1000)
    }

    @Test("the reply to an operation comes before the events of what it did")
    func repliesFirst() async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket("?after=now")
        _ = try await socket.read(to: "stream.ready")
        var judged = 0
        for number in 0..<200 where judged < 20 {
            let begin = monotonicSeconds()
            try socket.send(["op": "send", "ref": JSONValue(number), "content": ["type": "text", "text": "hello"]])
            // All up to the provider's answer, which comes last.
            let values = try await offPool {
                try socket.texts { value in
                    value["type"] == "message.created" && value["data"]?["sender"]?["role"] == "bot"
                }
            }
            // Events wait a quarter of a second for their reply, so a machine that stands still longer says nothing.
            guard monotonicSeconds() - begin < 0.25 else { continue }
            let place = try #require(values.firstIndex { $0["op"] == "reply" && $0["ref"]?.intValue == number })
            let id = values[place]["message"]?["id"]
            let made = values.firstIndex { $0["type"] == "message.created" && $0["data"]?["id"] == id }
            let event = try #require(made)
            expect(id != nil && place < event, "\(number): \(values)")
            judged += 1
        }
        expect(judged > 0)
    }

    // MARK: Credentials

    @Test("without a header the first operation brings the token, and its `after` wins")
    func authenticates() async throws {
        let session = try await Conversation.open(try await backend())
        try await session.send("x", waits: true)
        let token = try #require(session.token)
        let socket = try await session.seen(by: session.caller.with(nil)).socket("?after=garbage")
        try socket.send(["op": "auth", "ref": 1, "token": .string(token), "after": "now"])
        let reply = try await socket.reply(1)
        expectEqual(reply["status"], 200)
        expectEqual(reply["expiresAt"]?.stringValue?.hasSuffix("Z"), true)
        let events = try await socket.read(to: "stream.ready")
        expectEqual(events.count, 1)
        // Once more: the credential is replaced, and the stream goes on.
        try socket.send(["op": "auth", "ref": 2, "token": .string(token)])
        try await expectEqual(socket.reply(2)["status"], 200)
        try socket.send(["op": "ping"])
        let pong = try await offPool { try socket.texts { $0["op"] == "reply" } }
        expectEqual(pong.last?["status"], 200)
        expect(pong.last?["ref"] == nil)
    }

    @Test(
        "a first operation that brings no good credential is answered and closes the connection",
        arguments: [
            (#"{"op":"ping","ref":"a"}"#, "token_missing", 4401), (#"{"op":"auth","ref":"a"}"#, "token_missing", 4401),
            (#"{"op":"auth","ref":"a","token":"x"}"#, "token_invalid", 4401),
            (#"{"op":"auth","ref":"a","token":"pk_demo_0123456789abcdef"}"#, "forbidden", 4403),
            ("{", "malformed", 4401),
        ])
    func refusesFirst(_ text: String, _ code: String, _ close: Int) async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.seen(by: session.caller.with(nil)).socket()
        try socket.send(text)
        let replies = try await offPool { try socket.texts { _ in false } }
        expectEqual(replies.map { $0["problem"]?["code"]?.stringValue }, [code])
        expectEqual(socket.closing?.code, close)
    }

    @Test("a token of another session finds nothing, and the connection is closed with 4404")
    func otherSession() async throws {
        let session = try await Conversation.open(try await backend())
        let other = try await Conversation.open(try await backend())
        let socket = try await session.seen(by: session.caller.with(nil)).socket()
        try socket.send(["op": "auth", "token": .string(try #require(other.token))])
        try await expectEqual(socket.closeCode(), 4404)
        let refused = try await session.seen(by: session.caller.with(other.token)).socket()
        expectEqual(refused.head.status, 404)
    }

    @Test("revoking the token closes with 4403, erasing the session with 4404, going down with 1012")
    func closes() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "revoked"]])
            let reader = try await session.seen(by: session.caller.with(session.token)).socket()
            _ = try await reader.read(to: "stream.ready")
            _ = try await session.caller.post("/v1/tokens/revoke", ["sessionId": .string(session.id)])
            try await expectEqual(reader.closeCode(), 4403)

            let erased = try await session.socket()
            _ = try await erased.read(to: "stream.ready")
            _ = try await session.caller.call("DELETE", session.path)
            let last = try await erased.read(to: "stream.reset")
            expectEqual(last.last?["data"]?["reason"], "erased")
            try await expectEqual(erased.closeCode(), 4404)

            let other = try await Conversation.open(gateway.backend)
            let drained = try await other.socket()
            _ = try await drained.read(to: "stream.ready")
            gateway.beginDraining()
            let drain = try await drained.read(to: "stream.drain")
            expect(drain.last?["data"]?["reconnectAfterMs"]?.intValue != nil)
            try await expectEqual(drained.closeCode(), 1012)
        }
    }

    private func token(_ gateway: InProcessGateway, of session: Conversation, expires seconds: Int64) -> String {
        let now = WallClock.milliseconds / 1000
        return gateway.access.tokens.sign(
            ClientToken(
                app: "demo", userID: session.userID, session: SessionID(session.id), issuedAt: now - 5,
                firstIssuedAt: now - 5, expiresAt: now + seconds))
    }

    @Test("a token that ends is told of, and the connection is closed with 4401 unless another came in time")
    func expires() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            // Long enough for a busy machine to renew one of two connections in time.
            let short = token(gateway, of: session, expires: 20)
            let ending = try await session.seen(by: gateway.backend.with(short)).socket()
            let renewed = try await session.seen(by: gateway.backend.with(short)).socket()
            _ = try await ending.read(to: "token.expiring")
            _ = try await renewed.read(to: "token.expiring")
            try renewed.send(["op": "auth", "ref": 1, "token": .string(token(gateway, of: session, expires: 600))])
            try await expectEqual(renewed.reply(1)["status"], 200)
            await gateway.skip(.seconds(21))
            try await expectEqual(ending.closeCode(), 4401)
            try renewed.send(["op": "send", "ref": 2, "content": ["type": "text", "text": "still there"]])
            try await expectEqual(renewed.reply(2)["status"], 202)
            expect(renewed.closing == nil)
        }
    }

    @Test("a reader that is too slow is told stream.lagged, closed with 1013, and can go on where it was")
    func slowReader() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {subscriberQueueBytesMax: 16384}")) {
            gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let socket = try await session.socket(receiveBufferBytes: 4096)
            _ = try await socket.read(to: "stream.ready")
            let text = String(repeating: "x", count: 90_000)
            for _ in 0..<80 {
                try await session.send(text)
                // Too slow, but not dead: one that takes nothing at all for half a minute is cut off without a word.
                try await offPool { try socket.receiveMore() }
            }
            let values = try await offPool { try socket.texts { $0["type"] == "stream.lagged" } }
            expectEqual(values.last?["type"], "stream.lagged")
            try await expectEqual(socket.closeCode(), 1013)
            let seen = values.compactMap { $0["seq"]?.intValue }
            let place = try #require(values.last?["data"]?["cursor"]?.stringValue)
            let rest = try await session.socket("?after=\(place)").read(to: "stream.ready")
            let seqs = seen + rest.compactMap { $0["seq"]?.intValue }
            expectEqual(seqs, Array(4..<(4 + seqs.count)))
            expect(rest.count > 1)
        }
    }

    @Test("a reader that pauses gets all from the log once it reads on, and what waits for it is not kept in memory")
    func pausingReader() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {subscriberQueueBytesMax: 8388608}")) {
            gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let socket = try await session.socket("?after=now", receiveBufferBytes: 4096)
            _ = try await socket.read(to: "stream.ready")
            let text = String(repeating: "x", count: 90_000)
            for _ in 0..<60 { try await session.send(text, waits: true) }
            let end = try await session.events().count
            let unsent = try await gateway.unsentBytes(of: session.id)
            expect(unsent > 64 << 10 && unsent < 512 << 10, "\(unsent)")
            let values = try await offPool { try socket.texts { $0["seq"]?.intValue == end } }
            expectEqual(values.compactMap { $0["seq"]?.intValue }, Array(4...end))
            expect(!values.contains { $0["type"] == "stream.lagged" })
        }
    }

    @Test("a page of an origin that no app allows is refused, and the gateway's own is not")
    func origins() async throws {
        let yaml = Samples.twoApps().replacing(
            "- {key: \(Samples.publicKey)}", with: "- {key: pk_plain_0123456789abcdef, origins: [\"\(Samples.page)\"]}")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let page = try await session.socket("", fields: ["Origin": Samples.page])
            expectEqual(page.head.status, 101)
            let own = try await session.socket("", fields: ["Origin": "http://127.0.0.1:\(gateway.port)"])
            expectEqual(own.head.status, 101)
            let foreign = try await session.socket("", fields: ["Origin": "https://elsewhere.example"])
            expectEqual(foreign.head.status, 403)
            expectEqual(foreign.head.code, "origin_not_allowed")
        }
    }

    @Test(
        "what is no handshake is refused",
        arguments: [
            (["Upgrade": "", "Connection": ""], 426, "upgrade_required"),
            (["Sec-WebSocket-Version": "8"], 426, "upgrade_required"),
            (["Sec-WebSocket-Key": "short"], 400, "malformed"),
            (["Sec-WebSocket-Protocol": "chat"], 400, "malformed"),
        ])
    func handshakes(_ fields: [String: String], _ status: Int, _ code: String) async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket(fields: fields)
        expectEqual(socket.head.status, status)
        expectEqual(socket.head.code, code)
        if status == 426 { expectEqual(socket.head["Sec-WebSocket-Version"], "13") }
    }

    // MARK: Operations

    @Test("operations are done in their order, and the message of a send is the one that the events show")
    func sends() async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket("?after=now")
        for index in 0..<40 {
            try socket.send([
                "op": "send", "ref": .string("r\(index)"), "content": ["type": "text", "text": .string("m\(index)")],
            ])
        }
        var values: [JSONValue] = []
        values = try await offPool { try socket.texts { $0["ref"] == "r39" } }
        let replies = values.filter { $0["op"] == "reply" }
        expectEqual(replies.compactMap { $0["ref"]?.stringValue }, (0..<40).map { "r\($0)" })
        expect(replies.allSatisfy { $0["status"] == 202 })
        let message = try #require(replies.first?["message"])
        expectEqual(message["content"]?["text"], "m0")
        let shown = try await session.event { $0["data"]?["content"]?["text"] == "m0" }
        expectEqual(shown["data"]?["id"], message["id"])
    }

    @Test("a client id and an idempotency key make a repeat the same message")
    func repeats() async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket("?after=now")
        for (name, status, replayed) in [("clientId", 200, JSONValue?.none), ("idempotencyKey", 202, true)] {
            let operation: JSONValue = [
                "op": "send", "ref": 7, "content": ["type": "text", "text": "again"],
                name: .string("key-\(name)"),
            ]
            try socket.send(operation)
            let first = try await socket.reply(7)
            try socket.send(operation)
            let second = try await socket.reply(7)
            expectEqual(first["status"], 202)
            expectEqual(second["status"]?.intValue, status)
            expectEqual(second["replayed"], replayed)
            expect(first["message"]?["id"] != nil)
            expectEqual(first["message"]?["id"], second["message"]?["id"])
        }
    }

    @Test(
        "what is wrong with an operation is told in its reply, and the connection stays",
        arguments: [
            (#"{"op":"dance","ref":1}"#, 422, "invalid_request", "/op"),
            (#"{"ref":1}"#, 422, "invalid_request", "/op"), (#"[1]"#, 422, "invalid_request", ""),
            ("no json", 400, "malformed", nil), (#"{"op":"send","ref":1}"#, 422, "invalid_request", "/content"),
            (#"{"op":"send","ref":1,"content":{"type":"text","text":"x"},"more":1}"#, 422, "invalid_request", "/more"),
            (
                #"{"op":"send","ref":1,"clientId":"a","idempotencyKey":"b","content":{"type":"text","text":"x"}}"#, 422,
                "invalid_request", "/idempotencyKey"
            ), (#"{"op":"typing","ref":1,"state":"maybe"}"#, 422, "invalid_request", "/state"),
            (#"{"op":"ping","ref":1,"x":2}"#, 422, "invalid_request", "/x"),
            (#"{"op":"ping","ref":{}}"#, 422, "invalid_request", "/ref"),
        ] as [(String, Int, String, String?)])
    func refusesOperations(_ text: String, _ status: Int, _ code: String, _ pointer: String?) async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket("?after=now")
        try socket.send(text)
        let reply = try await offPool { try socket.texts { $0["op"] == "reply" } }.last
        expectEqual(reply?["status"]?.intValue, status)
        expectEqual(reply?["problem"]?["code"]?.stringValue, code)
        expectEqual(reply?["problem"]?["requestId"]?.stringValue?.hasPrefix("req_"), true)
        if let pointer { expectEqual(reply?["problem"]?["errors"]?[0]?["pointer"]?.stringValue, pointer) }
        try socket.send(["op": "ping", "ref": "after"])
        try await expectEqual(socket.reply("after")["status"], 200)
    }

    @Test("typing and receipts are taken as over HTTP")
    func signals() async throws {
        let session = try await Conversation.open(try await backend())
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "typing", "ref": 1, "state": "started"])
        let typing = try await socket.reply(1)
        let asHTTP = try await session.caller.post(session.path + "/typing", ["state": "started"])
        expectEqual(typing["status"]?.intValue, asHTTP.status)
        try socket.send(["op": "receipt", "ref": 2, "type": "read", "messageId": "msg_none"])
        try await expectEqual(socket.reply(2)["problem"]?["errors"]?[0]?["pointer"], "/messageId")
    }

    @Test("a binary frame is closed with 1003, a message above the limit with 1009")
    func refusesFrames() async throws {
        let session = try await Conversation.open(try await backend())
        let binary = try await session.socket("?after=now")
        try binary.send(SocketClient.frame(2, [1, 2]))
        try await expectEqual(binary.closeCode(), 1003)
        let large = try await session.socket("?after=now")
        try large.send(Array(SocketClient.frame(1, [UInt8](repeating: 0x20, count: 1_048_577)).prefix(4096)))
        try await expectEqual(large.closeCode(), 1009)
    }
}
