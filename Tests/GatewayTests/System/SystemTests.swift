import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Answers that need no session")
struct SystemTests {
    @Test(
        "health, version and the document are public",
        arguments: [
            "/livez", "/readyz", "/version", "/openapi.json",
        ])
    func publicPaths(_ path: String) async throws {
        let caller = try await backend().with(nil)
        let answer = try await caller.get(path)
        expectEqual(answer.status, 200)
        expectEqual(answer["Request-Id"]?.hasPrefix("req_"), true)
        expectEqual(answer["Gateway-Config"], "test")
        expect(!answer.body.isEmpty)
    }

    @Test("HEAD gives the fields of GET without the body", arguments: ["/livez", "/version", "/openapi.json"])
    func head(_ path: String) async throws {
        let caller = try await backend()
        let get = try await caller.get(path)
        let head = try await caller.call("HEAD", path)
        expectEqual(head.status, 200)
        expectEqual(head["Content-Length"], get["Content-Length"])
        expectEqual(head["Content-Type"], get["Content-Type"])
    }

    @Test("HEAD of a session answers with its tag")
    func headOfSession() async throws {
        let session = try await Conversation.open(try await backend())
        let head = try await session.caller.call("HEAD", session.path)
        expectEqual(head.status, 200)
        expect(head["ETag"] != nil)
    }

    @Test("every request has an id of its own")
    func requestIDs() async throws {
        let caller = try await backend()
        let first = try await caller.get("/livez")
        let second = try await caller.get("/livez")
        expect(first["Request-Id"] != second["Request-Id"])
        let problem = try await caller.get("/v1/nothing")
        expectEqual(problem.json["requestId"]?.stringValue, problem["Request-Id"])
        expectEqual(problem.json["instance"]?.stringValue, "/v1/nothing")
    }

    @Test("what is refused before it is read has the fields of every answer")
    func headless() async throws {
        let caller = try await backend().with(nil)
        let answer = try await caller.get("/v1/sessions?page=\(String(repeating: "a", count: 20_000))")
        expect(answer.status == 414 && answer.code == "headers_too_large")
        expect(answer["Gateway-Config"] == "test" && answer["Cache-Control"] == "no-store")
    }

    @Test("an unknown path is 404, a known one with another method 405 with Allow")
    func unknownPathAndMethod() async throws {
        let caller = try await backend()
        try await expectEqual(caller.get("/v1/nothing").code, "not_found")
        try await expectEqual(caller.get("/problems/nothing").status, 404)
        let answer = try await caller.call("DELETE", "/v1/sessions")
        expectEqual(answer.status, 405)
        expectEqual(answer.code, "method_not_allowed")
        let allowed = Set((answer["Allow"] ?? "").split(separator: ",").map { $0.trimmingPrefix(" ") })
        expectEqual(allowed, ["GET", "HEAD", "OPTIONS", "POST"])
    }

    @Test("metrics are in the text form of Prometheus and count")
    func metrics() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        _ = try await session.send("hello", waits: true)
        let answer = try await caller.get("/metrics")
        expectEqual(answer["Content-Type"]?.hasPrefix("text/plain; version=0.0.4"), true)
        let lines = answer.text.split(separator: "\n")
        let accepted = lines.first { $0.hasPrefix("trunkline_messages_accepted_total") }
        expect(accepted.flatMap { $0.split(separator: " ").last.flatMap { Double($0) } } ?? 0 >= 1)
        expect(lines.contains { $0.hasPrefix("# TYPE trunkline_streams gauge") })
        expect(!answer.text.contains(Samples.secretKey))
    }

    @Test("figures are for secret keys, unless they are made public")
    func figuresNeedAKey() async throws {
        let caller = try await backend()
        try await expectEqual(caller.get("/metrics").status, 200)
        try await expectEqual(caller.with(Samples.otherSecretKey).get("/metrics").status, 200)
        try await expectEqual(caller.with(nil).get("/metrics").code, "token_missing")
        try await expectEqual(caller.with(Samples.publicKey).get("/metrics").code, "forbidden")
        try await expectEqual(caller.with("sk_nobody_0123456789abcdef").get("/metrics").code, "token_invalid")
        let session = try await Conversation.open(caller)
        try await expectEqual(caller.with(session.token).get("/metrics").code, "forbidden")
        try await withGateway(Samples.twoApps(scripted: true, more: "metrics: {public: true}")) { gateway in
            let answer = try await gateway.backend.with(nil).get("/metrics")
            expectEqual(answer.status, 200)
        }
    }

    @Test("streams are counted by what they go over, while they are open")
    func streamFigures() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            let kinds = ["sse", "websocket", "feed"]
            func figures() async throws -> [Int] {
                let text = try await gateway.backend.get("/metrics").text
                return kinds.map { kind in
                    let line = text.split(separator: "\n").first {
                        $0.hasPrefix("trunkline_streams{kind=\"\(kind)\"} ")
                    }
                    return line.flatMap { $0.split(separator: " ").last.flatMap { Int($0) } } ?? -1
                }
            }
            try await expectEqual(figures(), [0, 0, 0])
            let reader = try await session.stream()
            _ = try await reader.read(to: "stream.ready")
            let sockets = [try await session.socket(), try await session.socket()]
            for socket in sockets { _ = try await socket.read(to: "stream.ready") }
            let fields = ["Accept": "text/event-stream"]
            let feeds = try await offPool {
                try (0..<3).map { _ in try EventReader(gateway.backend, "/v1/events", fields: fields) }
            }
            for feed in feeds { _ = try await feed.read(to: "stream.ready") }
            try await expectEqual(figures(), [1, 2, 3])
            reader.cut()
            sockets[0].close()
            for feed in feeds { feed.cut() }
            var left: [Int] = []
            for _ in 0..<200 where left != [0, 1, 0] { left = try await figures() }
            expectEqual(left, [0, 1, 0])
        }
    }

    @Test("providers are listed to the app that may use them, with what they can do")
    func providers() async throws {
        let caller = try await backend()
        let list = try await caller.get("/v1/providers")
        expectEqual(list.status, 200)
        let names = (list.json["data"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue }
        expectEqual(names, ["agents", "echo", "mute", "remembering", "roaming", "scripted", "speaking"])
        let echo = try await caller.get("/v1/providers/echo")
        expectEqual(echo.json["kind"], "echo")
        expectEqual(echo.json["capabilities"]?["text"], true)
        try await expectEqual(caller.get("/v1/providers/echo-too").status, 404)
        try await expectEqual(caller.get("/v1/providers/nobody").status, 404)
        try await expectEqual(caller.get("/v1/providers?x=1").pointers, ["?x"])
        try await expectEqual(caller.with(nil).get("/v1/providers").code, "token_missing")
        try await expectEqual(caller.with(Samples.publicKey).get("/v1/providers").code, "forbidden")
    }

    @Test("a gateway that goes down is not ready, but answers whoever still gets through to it")
    func draining() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            gateway.beginDraining()
            let ready = try await gateway.backend.get("/readyz")
            expectEqual(ready.status, 503)
            expectEqual(ready.code, "not_ready")
            expect(ready["Retry-After"] != nil)
            try await expectEqual(gateway.backend.get("/livez").status, 200)
            try await expectEqual(gateway.backend.post("/v1/sessions", [:]).status, 201)
            try await expectEqual(session.send("hello", waits: true).json["state"], "sent")
            try await expectEqual(gateway.backend.get(session.path).status, 200)
        }
    }

    // MARK: The admin listener

    @Test("with an admin listener, figures are there and not in public, health is in both places, the API in public")
    func admin() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "admin: {address: 127.0.0.1:0}")) { gateway in
            let operators = Caller(port: gateway.adminPort)
            let figures = try await operators.get("/metrics")
            expectEqual(figures.status, 200)
            expectEqual(figures["Gateway-Config"], "test")
            expect(figures.text.contains(#"trunkline_streams{kind="sse"} 0"#))
            let hidden = try await gateway.backend.get("/metrics")
            expectEqual(hidden.code, "not_found")
            for path in ["/livez", "/readyz", "/version"] {
                try await expectEqual(operators.get(path).status, 200)
                try await expectEqual(gateway.backend.get(path).status, 200)
            }
            let key = operators.with(Samples.secretKey)
            try await expectEqual(key.get("/v1/sessions").status, 404)
            try await expectEqual(key.get("/openapi.json").status, 404)
            let page = try await operators.with(origin: Samples.page).get("/metrics")
            expect(page["Access-Control-Allow-Origin"] == nil)
            gateway.beginDraining()
            try await expectEqual(operators.get("/readyz").code, "not_ready")
        }
    }

    // MARK: CORS

    @Test(
        "a preflight of a known page is told what it may do, on every path of the API",
        arguments: [
            "/v1/sessions", "/v1/sessions/ses_x/messages", "/v1/tokens/refresh", "/v1/nothing",
        ])
    func preflight(_ path: String) async throws {
        let caller = try await backend().with(nil).with(origin: Samples.page)
        let answer = try await caller.call(
            "OPTIONS", path,
            fields: ["Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"])
        expectEqual(answer.status, 204)
        expectEqual(answer["Access-Control-Allow-Origin"], Samples.page)
        expectEqual(answer["Access-Control-Allow-Methods"]?.contains("PUT"), true)
        let fields = answer["Access-Control-Allow-Headers"]?.lowercased() ?? ""
        for name in ["authorization", "content-type", "idempotency-key", "if-match", "last-event-id"] {
            expect(fields.contains(name))
        }
        expect(answer["Access-Control-Allow-Credentials"] == nil)
        expectEqual(answer["Vary"]?.contains("Origin"), true)
    }

    @Test("answers and problems to a page carry CORS fields")
    func corsOnAnswers() async throws {
        let caller = try await backend().with(origin: Samples.page)
        let session = try await caller.post("/v1/sessions", [:])
        let problem = try await caller.get("/v1/nothing")
        for answer in [session, problem] {
            expectEqual(answer["Access-Control-Allow-Origin"], Samples.page)
            let exposed = Set(
                (answer["Access-Control-Expose-Headers"] ?? "").split(separator: ",").map { $0.trimmingPrefix(" ") })
            expectEqual(
                exposed,
                [
                    "Request-Id", "ETag", "Retry-After", "RateLimit", "RateLimit-Policy", "Idempotency-Replayed",
                    "Location", "Gateway-Config",
                ])
        }
    }

    @Test("a page that no key lists gets no leave")
    func unknownPage() async throws {
        let yaml = Samples.twoApps().replacing(
            "- {key: \(Samples.publicKey)}", with: "- {key: pk_plain_0123456789abcdef, origins: [\"\(Samples.page)\"]}")
        try await withGateway(yaml) { gateway in
            let caller = gateway.backend.with(nil).with(origin: "https://evil.example")
            let answer = try await caller.call(
                "OPTIONS", "/v1/sessions", fields: ["Access-Control-Request-Method": "POST"])
            expect(answer["Access-Control-Allow-Origin"] == nil)
            try await expect(caller.get("/v1/sessions")["Access-Control-Allow-Origin"] == nil)
            try await expect(caller.get("/openapi.json")["Access-Control-Allow-Origin"] != nil)
        }
    }

    @Test("the log names a request's path and nothing of its query, which may hold what people say")
    func accessLog() async throws {
        try await withGateway { gateway in
            _ = try await gateway.backend.get("/livez?text=my-secret-words")
            let isLogged = try await eventually { gateway.logLines.contains { $0.contains(#""path":"/livez""#) } }
            expect(isLogged)
            expect(!gateway.logLines.contains { $0.contains("my-secret-words") })
        }
    }
}
