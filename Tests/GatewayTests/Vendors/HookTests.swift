import Crypto
import EventLoop
import GatewayRig
import JSON
import Kernel
import SimulatorKit
import SimulatorODA
import Store
import SupportExpectations
import Testing

@Suite("Vendors' webhooks")
struct HookTests {
    private static let secret = "webhook-secret-ABC"

    private static func yaml(
        url: String = "http://127.0.0.1:9/hook", repeatSeconds: Double = 60, more: String = ""
    ) -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: hooked, providers: [hooked, echo]}
        providers:
          hooked:
            kind: oda
            initUserProfile: false
            webhook: {url: "\(url)", secret: \(secret), repeatSeconds: \(repeatSeconds)}
          echo: {kind: echo}
        \(more)
        """
    }

    private static func signature(_ body: [UInt8], _ secret: String = secret) -> String {
        let tag = HMACKey(.sha256, secret: Array(secret.utf8).span).authenticate(body.span)
        return "sha256=" + String(decoding: Hex.encode(tag.span), as: UTF8.self)
    }

    private static func body(_ text: String, user: String = "u-7", id: String? = nil) -> [UInt8] {
        var object: JSONObject = [
            "userId": JSONValue(user), "messagePayload": ["type": "text", "text": JSONValue(text)], "source": "BOT",
        ]
        if let id { object.append("msgId", JSONValue(id)) }
        return JSONValue.object(object).encoded()
    }

    private func call(
        _ gateway: InProcessGateway, _ body: [UInt8], name: String = "hooked", signature: String?? = .none
    ) async throws -> Answer {
        let signed = signature ?? Self.signature(body)
        return try await gateway.backend.with(nil).call(
            "POST", "/v1/hooks/\(name)", body: body, fields: signed.map { ["X-Hub-Signature": $0] } ?? [:])
    }

    private func open(_ gateway: InProcessGateway, user: String = "u-7") async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["user": ["id": JSONValue(user)]])
    }

    private func texts(_ session: Conversation) async throws -> [String] {
        try await session.events().filter { $0["type"] == "message.created" }
            .compactMap { $0["data"]?["content"]?["text"]?.stringValue }
    }

    @Test("a call reaches every open session of its user, once, whichever loop they are on")
    func delivers() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let sessions = [try await open(gateway), try await open(gateway)]
            let others = [try await open(gateway, user: "u-8"), try await open(gateway, user: "u-9")]
            let body = Self.body("on its way", id: "m-1")
            for _ in 1...3 {
                let answer = try await call(gateway, body)
                expectEqual(answer.status, 200)
                expectEqual(answer.json, ["ok": true])
            }
            for (user, other) in zip(["u-8", "u-9"], others) {
                _ = try await call(gateway, Self.body("for \(user)", user: user))
                _ = try await other.event { $0["data"]?["content"]?["text"]?.stringValue == "for \(user)" }
                try await expectEqual(texts(other), ["for \(user)"])
            }
            _ = try await call(gateway, Self.body("the end"))
            for session in sessions {
                _ = try await session.event { $0["data"]?["content"]?["text"] == "the end" }
                try await expectEqual(texts(session), ["on its way", "the end"])
            }
        }
    }

    @Test("a call without a good signature changes nothing and is read by nobody")
    func refuses() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let body = Self.body("x")
            let garbage = Array("no JSON".utf8)
            let forged: [([UInt8], String?)] = [
                (body, nil), (body, Self.signature(body, "other")), (body, Self.signature(body + [32])),
                (body, "sha1=x"), (garbage, "sha256=00"), (garbage, nil),
            ]
            for (body, signature) in forged {
                let answer = try await call(gateway, body, signature: .some(signature))
                expect(answer.status == 401 && answer.code == "hook_signature_invalid", "\(answer)")
            }
            try await expectEqual(call(gateway, garbage).status, 400)
            try await expectEqual(call(gateway, body, name: "echo").status, 404)
            try await expectEqual(call(gateway, body, name: "nobody").status, 404)
            _ = try await call(gateway, Self.body("the end"))
            _ = try await session.event { $0["data"]?["content"]?["text"] == "the end" }
            try await expectEqual(texts(session), ["the end"])
        }
    }

    @Test("a body that is too long is 413, whatever its signature")
    func bounds() async throws {
        try await withGateway(Self.yaml(more: "limits: {bodyBytesMax: 2000}")) { gateway in
            let body = Self.body(String(repeating: "x", count: 2000))
            let answer = try await call(gateway, body)
            expectEqual(answer.status, 413)
        }
    }

    @Test("the same words without an id are one message within the window, and another one behind it")
    func repeats() async throws {
        try await withGateway(Self.yaml(repeatSeconds: 0.02)) { gateway in
            let session = try await open(gateway)
            for _ in 1...2 {
                try await expectEqual(call(gateway, Self.body("ok")).status, 200)
                try await Task.sleep(for: .milliseconds(60))
            }
            _ = try await call(gateway, Self.body("the end"))
            _ = try await session.event { $0["data"]?["content"]?["text"] == "the end" }
            try await expectEqual(texts(session), ["ok", "ok", "the end"])
        }
    }

    @Test("what comes while the session's link is closed waits for it, and comes once and in order")
    func waits() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            for number in 1...3 {
                try await expectEqual(call(gateway, Self.body("late \(number)")).status, 200)
            }
            try await expectEqual(call(gateway, Self.body("late 1")).status, 200)
            try await expect(texts(session).isEmpty)
            try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
            _ = try await session.event { $0["data"]?["content"]?["text"] == "late 3" }
            try await expectEqual(texts(session), ["late 1", "late 2", "late 3"])
            // Settled: it does not come again.
            _ = try await gateway.backend.post(session.path + "/suspend")
            _ = try await gateway.backend.post(session.path + "/resume")
            _ = try await call(gateway, Self.body("the end"))
            _ = try await session.event { $0["data"]?["content"]?["text"] == "the end" }
            try await expectEqual(texts(session), ["late 1", "late 2", "late 3", "the end"])
        }
    }

    @Test("what came before a restart, or before the session was opened again, is there after it")
    func restarts() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(Self.yaml(), in: folder)
        let session = try await open(first)
        _ = try await first.backend.post(session.path + "/suspend")
        try await expectEqual(call(first, Self.body("kept")).status, 200)
        await first.stop()
        try await withGateway(Self.yaml(), in: folder) { second in
            let again = try Conversation(second.backend, made: session.made)
            try await expectEqual(second.backend.post(again.path + "/resume").status, 200)
            _ = try await again.event { $0["data"]?["content"]?["text"] == "kept" }
            try await expectEqual(call(second, Self.body("kept")).status, 200)
            _ = try await call(second, Self.body("the end"))
            _ = try await again.event { $0["data"]?["content"]?["text"] == "the end" }
            try await expectEqual(texts(again), ["kept", "the end"])
        }
    }

    @Test("a new session is not told what came before it was made")
    func forgets() async throws {
        try await withGateway(Self.yaml()) { gateway in
            try await expectEqual(call(gateway, Self.body("too early")).status, 200)
            try await Task.sleep(for: .milliseconds(5))
            let session = try await open(gateway)
            _ = try await call(gateway, Self.body("the end"))
            _ = try await session.event { $0["data"]?["content"]?["text"] == "the end" }
            try await expectEqual(texts(session), ["the end"])
        }
    }

    @Test("a store that takes nothing is 503, so that the vendor calls again")
    func storeFailure() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            gateway.store.fail(with: .full(code: 13))
            try await expectEqual(call(gateway, Self.body("x")).status, 503)
            gateway.store.fail(with: nil)
            try await expectEqual(call(gateway, Self.body("x")).status, 200)
            _ = try await session.event { $0["data"]?["content"]?["text"] == "x" }
        }
    }

    /// A fault in place of those before.
    ///
    /// The simulator's loop may read what comes next before it looks at what other threads ask of it.
    private func switchOn(_ fault: ODAFault, at simulator: ODASimulator) async {
        simulator.removeFaults()
        simulator.add([fault])
        _ = await simulator.snapshot()
    }

    private func converse(over simulator: ODASimulator, _ session: Conversation) async throws {
        try await session.send("hello", waits: true)
        _ = try await session.event {
            $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] == "bot"
        }
        // A repeat is one message, and a forged call is none.
        await switchOn(ODAFault(.doubled, times: 1), at: simulator)
        try await session.send("menu", waits: true)
        _ = try await session.event { $0["data"]?["content"]?["type"] == "cards" }
        await switchOn(ODAFault(.forged, times: 1), at: simulator)
        try await session.send("where", waits: true)
        try await session.send("table", waits: true)
        _ = try await session.event { $0["data"]?["content"]?["type"] == "table" }
        let types = try await session.events().filter { $0["data"]?["sender"]?["role"] == "bot" }
            .compactMap { $0["data"]?["content"]?["type"]?.stringValue }
        expectEqual(types.filter { $0 == "cards" }.count, 1)
        expect(!types.contains("location"))
    }

    @Test("a whole conversation over the simulator's webhook: signed both ways, no rule broken")
    func conversation() async throws {
        let group = try LoopGroup(count: 1)
        let loop = group.loops[0]
        var channel = ODASimulator.Channel(channelID: "W-1")
        channel.webhook = .init(secret: Self.secret)
        let address = try #require(SocketAddress("127.0.0.1:0"))
        let simulator = ODASimulator(loop: loop, configuration: .init(address: address, channels: [channel]))
        let port = try simulator.start().port
        let thread = try loop.start()
        let url = "http://127.0.0.1:\(port)/connectors/v2/listeners/webhook/channels/W-1"
        try await withGateway(Self.yaml(url: url)) { gateway in
            simulator.setTarget("http://127.0.0.1:\(gateway.port)/v1/hooks/hooked", ofChannel: "W-1")
            _ = await simulator.snapshot()
            do {
                try await converse(over: simulator, try await open(gateway))
            } catch {
                Issue.record(error, "\(await simulator.snapshot().statistics)")
            }
            let (_, statistics) = await simulator.snapshot()
            expectEqual(statistics.violations, 0)
            expectEqual(statistics.tokensRefused, 0)
            expectEqual(statistics.callsRefused, 1)
            expectEqual(statistics.callsLost, 0)
        }
        simulator.stop()
        loop.stop()
        thread.join()
    }
}
