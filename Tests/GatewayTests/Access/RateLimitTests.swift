import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Rate limits of callers")
struct RateLimitTests {
    private func limited(_ limits: String, _ body: (InProcessGateway) async throws -> Void) async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {\(limits)}"), body)
    }

    /// The same call over many connections at once, so that both loops see some.
    private func statuses(_ caller: Caller, _ method: String, _ path: String, count: Int) async throws -> [Int] {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask { try await caller.call(method, path, json: method == "POST" ? [:] : nil).status }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("sessions with a publishable key are limited for each address, over all loops together")
    func perAddress() async throws {
        try await limited("publishable: {sessionsPerAddressPerMinute: 4, sessionsPerKeyPerSecond: 0}") { gateway in
            let caller = gateway.backend.with(Samples.publicKey)
            let first = try await caller.post("/v1/sessions", [:])
            expectEqual(first.status, 201)
            expectEqual(first["RateLimit"]?.hasPrefix(#""sessions-per-address";r=3;t=15"#), true)
            expectEqual(first["RateLimit-Policy"], #""sessions-per-address";q=4;w=60"#)
            let more = try await statuses(caller, "POST", "/v1/sessions", count: 24)
            // One more comes back after 15 seconds.
            expect([3, 4].contains(more.count { $0 == 201 }))
            expect(more.allSatisfy { [201, 429].contains($0) })
            let refused = try await caller.with(Samples.nativeKey).with(origin: Samples.page).post("/v1/sessions", [:])
            expectEqual(refused.status, 429)
            expectEqual(refused.code, "rate_limited")
            expectEqual(refused.json["retryable"], true)
            expect((1...15).contains(refused["Retry-After"].flatMap { Int($0) } ?? 0))
            expectEqual(refused["RateLimit"]?.hasPrefix(#""sessions-per-address";r=0;t="#), true)
            expectEqual(refused["RateLimit-Policy"], #""sessions-per-address";q=4;w=60"#)
            expectEqual(refused["Access-Control-Allow-Origin"], Samples.page)
            let metrics = try await gateway.backend.get("/metrics").text
            expect(metrics.contains("trunkline_rate_limited_total"))
            expect(!metrics.split(separator: "\n").contains("trunkline_rate_limited_total 0"))
            // Neither the backend nor the client tokens of the sessions that were made are held up.
            try await expectEqual(gateway.backend.post("/v1/sessions", [:]).status, 201)
            let session = try Conversation(caller, made: first.json)
            let client = try session.seen(by: caller.with(session.token))
            for _ in 0..<6 {
                let sent = try await client.send("hello")
                expectEqual(sent.status, 202)
                expect(sent["RateLimit"] == nil && sent["RateLimit-Policy"] == nil)
            }
        }
    }

    @Test("a key that is not known counts against the address, and problems carry the fields too")
    func unknownKey() async throws {
        try await limited("publishable: {sessionsPerAddressPerMinute: 2}") { gateway in
            let nobody = gateway.backend.with("pk_nobody_0123456789abcdef")
            let first = try await nobody.post("/v1/sessions", [:])
            expectEqual(first.code, "token_invalid")
            expectEqual(first["RateLimit-Policy"], #""sessions-per-address";q=2;w=60"#)
            try await expectEqual(nobody.post("/v1/sessions", [:]).code, "token_invalid")
            try await expectEqual(
                gateway.backend.with(Samples.publicKey).post("/v1/sessions", [:]).code, "rate_limited")
        }
    }

    @Test("sessions with a publishable key are limited for each key")
    func perKey() async throws {
        try await limited("publishable: {sessionsPerAddressPerMinute: 0, sessionsPerKeyPerSecond: 1}") { gateway in
            let caller = gateway.backend.with(Samples.publicKey)
            // One write, so that they come within the second.
            let statuses = try await offPool { () -> [Int] in
                let wire = try Wire(port: caller.port)
                defer { wire.close() }
                let one = caller.request("POST", "/v1/sessions", body: Array("{}".utf8), close: false)
                let native = caller.with(Samples.nativeKey).request(
                    "POST", "/v1/sessions", body: Array("{}".utf8), close: false)
                try wire.send(one + one + one + native)
                let reader = AnswerReader(wire)
                return try (0..<4).map { _ in try reader.answer(to: "POST", within: 20).status }
            }
            expectEqual(statuses.first, 201)
            expect(statuses.prefix(3).contains(429))
            expectEqual(statuses.last, 201, "another key has its own allowance")
        }
    }

    @Test("without configuration nothing but chats that front ends open is limited")
    func offByDefault() async throws {
        try await withGateway { gateway in
            for _ in 0..<40 {
                let answer = try await gateway.backend.get("/v1/sessions?limit=1")
                expectEqual(answer.status, 200)
                expect(answer["RateLimit"] == nil)
            }
            let made = try await gateway.backend.with(Samples.publicKey).post("/v1/sessions", [:])
            expectEqual(made["RateLimit-Policy"], #""sessions-per-address";q=30;w=60, "sessions-per-key";q=50;w=1"#)
            let token = try await gateway.backend.post("/v1/tokens", ["userId": "u-usual"]).json["token"]?.stringValue
            let opened = try await gateway.backend.with(token).post("/v1/sessions", [:])
            expectEqual(opened["RateLimit-Policy"], #""sessions-per-user";q=30;w=60"#)
        }
    }

    @Test("a user opens so many chats a minute with client tokens, whatever they are for, resuming included")
    func sessionsPerUser() async throws {
        try await limited("clientTokens: {sessionsPerUserPerMinute: 4}") { gateway in
            let backend = gateway.backend
            let made = try await backend.post("/v1/tokens", ["userId": "u-many"])
            let token = try #require(made.json["token"]?.stringValue)
            let front = backend.with(token)
            let first = try await front.post("/v1/sessions", [:])
            expectEqual(first.status, 201)
            expectEqual(first["RateLimit-Policy"], #""sessions-per-user";q=4;w=60"#)
            let session = try #require(first.json["session"]?["id"]?.stringValue ?? first.json["id"]?.stringValue)
            try await expectEqual(backend.post("/v1/sessions/\(session)/suspend", [:]).status, 200)
            var statuses: [Int] = []
            for _ in 0..<2 { statuses.append(try await front.post("/v1/sessions", [:]).status) }
            let bound = try await backend.post("/v1/tokens", ["userId": "u-many", "sessionId": JSONValue(session)])
            expectEqual(bound.status, 201, "\(bound)")
            let other = backend.with(bound.json["token"]?.stringValue)
            statuses.append(try await other.post("/v1/sessions/\(session)/resume", [:]).status)
            expectEqual(statuses, [201, 201, 200])
            for refused in [
                try await front.post("/v1/sessions", [:]),
                try await front.post("/v1/sessions/\(session)/resume", [:]),
            ] {
                expectEqual(refused.status, 429)
                expectEqual(refused.code, "rate_limited")
                expect(refused["Retry-After"] != nil)
                expectEqual(refused["RateLimit"]?.hasPrefix(#""sessions-per-user";r=0"#), true)
            }
            try await expectEqual(front.get("/v1/sessions/\(session)").status, 200, "all else goes on")
            try await expectEqual(backend.post("/v1/sessions", ["user": ["id": "u-many"]]).status, 201)
        }
    }

    @Test("calls are limited for each address where configured, and health is not")
    func requestsPerAddress() async throws {
        try await limited("requests: {perAddressPerMinute: 3}") { gateway in
            let seen = try await statuses(gateway.backend, "GET", "/v1/sessions?limit=1", count: 12)
            expect((3...4).contains(seen.count { $0 == 200 }))
            try await expectEqual(gateway.backend.with(nil).get("/v1/providers").code, "rate_limited")
            for path in ["/livez", "/readyz", "/metrics", "/version", "/openapi.json"] {
                try await expectEqual(gateway.backend.get(path).status, 200)
            }
        }
    }

    @Test("calls are limited for each secret key, and for each session or user of client tokens, where configured")
    func requestsPerCredential() async throws {
        try await limited("requests: {perSecretKeyPerSecond: 1000000, perClientTokenPerSecond: 1000}") { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u-limits"]])
            let answer = try await gateway.backend.get(session.path)
            expectEqual(answer["RateLimit-Policy"], #""requests-per-key";q=1000000;w=1"#)
            let other = gateway.backend.with(Samples.otherSecretKey)
            try await expectEqual(other.get("/v1/providers")["RateLimit-Policy"], #""requests-per-key";q=1000000;w=1"#)
            let client = try await gateway.backend.with(session.token).get(session.path)
            expectEqual(client["RateLimit-Policy"], #""requests-per-token";q=1000;w=1"#)
            expectEqual(client["RateLimit"]?.hasPrefix(#""requests-per-token";r=999;t=1"#), true)
            for credential in ["sk_nobody_0123456789abcdef", "a.b.c", nil] {
                let refused = try await gateway.backend.with(credential).get(session.path)
                expectEqual(refused.status, 401)
                expect(refused["RateLimit-Policy"] == nil)
            }
        }
    }
}
