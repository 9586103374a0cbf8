import GatewayRig
import JSON
import SupportExpectations
import Testing

/// The things that operators do at the admin listener.
@Suite struct AdminTests {
    private static let key = "ops_0123456789abcdef0123"

    private func withAdmin(
        keys: String = "", _ body: (InProcessGateway, Caller) async throws -> Void
    ) async throws {
        let yaml = Samples.twoApps(scripted: true, more: "admin: {address: 127.0.0.1:0\(keys)}")
        try await withGateway(yaml) { gateway in try await body(gateway, Caller(port: gateway.adminPort)) }
    }

    @Test func `providers of all apps are shown as their apps see them`() async throws {
        try await withAdmin { gateway, operators in
            let answer = try await operators.get("/admin/providers")
            expectEqual(answer.status, 200)
            expectEqual(answer["Gateway-Config"], "test")
            let names = (answer.json["data"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue }
            expectEqual(names, names.sorted())
            expect(names.contains("echo") && names.contains("echo-too"), "\(names)")
            let echo = answer.json["data"]?.arrayValue?.first { $0["name"] == "echo" }
            let seen = try await gateway.backend.get("/v1/providers/echo")
            expectEqual(echo, seen.json)
            expectEqual(echo?["link"]?["state"], "unused")
            expectEqual(echo?["breaker"], ["state": "closed", "failures": 0, "forced": false])
        }
    }

    @Test func `nothing of it is served to callers`() async throws {
        try await withAdmin { gateway, _ in
            for path in ["/admin/providers", "/admin/drain", "/admin/providers/echo/breaker"] {
                try await expectEqual(gateway.backend.get(path).status, 404)
                try await expectEqual(gateway.backend.post(path, ["state": "open"]).status, 404)
            }
            try await expectEqual(gateway.backend.get("/readyz").status, 200)
            try await expectEqual(gateway.backend.get("/admin/openapi.json").status, 404)
        }
    }

    @Test func `what operators can call is described there, also for whoever shows no key`() async throws {
        try await withAdmin(keys: ", keys: [\(Self.key)]") { _, operators in
            let answer = try await operators.with(nil).get("/admin/openapi.json")
            expectEqual(answer.status, 200)
            expectEqual(answer["Content-Type"], "application/json")
            expectEqual(answer.json["info"]?["title"], "Trunkline for operators")
            expect(answer.json["paths"]?["/admin/reload"]?["post"] != nil)
            let contract = Contract(answer.json)
            let listed = try await operators.with(Self.key).get("/admin/providers")
            try contract.check(listed, "GET", "/admin/providers")
            let set = try await operators.with(Self.key).post("/admin/providers/echo/breaker", ["state": "auto"])
            try contract.check(set, "POST", "/admin/providers/echo/breaker")
            let refused = try await operators.with(nil).post("/admin/providers/echo/breaker", ["state": "auto"])
            try contract.check(refused, "POST", "/admin/providers/echo/breaker")
        }
    }

    @Test func `with keys, whoever shows none of them may do nothing`() async throws {
        try await withAdmin(keys: ", keys: [\(Self.key), ops_abcdef0123456789abcd]") { gateway, operators in
            for credential in [nil, Samples.secretKey, Self.key + "0", String(Self.key.dropLast())] {
                let caller = operators.with(credential)
                let answers = [
                    try await caller.get("/admin/providers"), try await caller.post("/admin/drain"),
                    try await caller.post("/admin/providers/echo/breaker", ["state": "open"]),
                ]
                for answer in answers {
                    expectEqual(answer.status, 401)
                    expectEqual(answer.code, credential == nil ? "token_missing" : "token_invalid")
                }
            }
            try await expectEqual(gateway.backend.get("/readyz").status, 200)
            for key in [Self.key, "ops_abcdef0123456789abcd"] {
                try await expectEqual(operators.with(key).get("/admin/providers").status, 200)
            }
            try await expectEqual(operators.get("/metrics").status, 200)
            try await expectEqual(gateway.backend.with(Self.key).get("/v1/providers").status, 401)
        }
    }

    @Test func `a breaker that is set open refuses new sessions, tells open ones, and is let go again`() async throws {
        try await withAdmin { gateway, operators in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            _ = try await session.event("session.active")
            let path = "/admin/providers/scripted/breaker"
            let set = try await operators.post(path, ["state": "open"])
            expectEqual(set.status, 200)
            expectEqual(set.json["breaker"], ["state": "open", "failures": 0, "forced": true])
            expectEqual(set.json["link"]?["state"], "degraded")
            expectEqual(set.json["link"]?["code"], "circuit_open")
            _ = try await session.event {
                $0["type"] == "provider.link" && $0["data"] == ["state": "degraded", "code": "circuit_open"]
            }
            let refused = try await gateway.backend.post("/v1/sessions", ["provider": "scripted"])
            expectEqual(refused.status, 503)
            expectEqual(refused.code, "circuit_open")
            expect(refused["Retry-After"] != nil)
            try await expectEqual(gateway.backend.post("/v1/sessions", ["provider": "echo"]).status, 201)
            let figures = try await operators.get("/metrics").text
            expect(figures.contains(#"trunkline_provider_breaker_state{provider="scripted"} 2"#))

            let auto = try await operators.post(path, ["state": "auto"])
            expectEqual(auto.json["breaker"], ["state": "closed", "failures": 0, "forced": false])
            _ = try await session.event { $0["type"] == "provider.link" && $0["data"] == ["state": "up"] }
            try await expectEqual(gateway.backend.post("/v1/sessions", ["provider": "scripted"]).status, 201)
            try await expectEqual(
                operators.post(path, ["state": "closed"]).json["breaker"]?["forced"], true)
        }
    }

    @Test func `what is no state, or no provider, is refused`() async throws {
        try await withAdmin { gateway, operators in
            let path = "/admin/providers/echo/breaker"
            for body: JSONValue in [["state": "halfOpen"], [:], ["state": "open", "for": 3], ["state": true]] {
                try await expectEqual(operators.post(path, body).status, 422, "\(body)")
            }
            let unknown = try await operators.post("/admin/providers/nobody/breaker", ["state": "open"])
            expectEqual(unknown.status, 404)
            try await expectEqual(operators.get("/admin/providers?x=1").status, 422)
            try await expectEqual(gateway.backend.get("/v1/providers/echo").json["breaker"]?["forced"], false)
        }
    }

    @Test func `a gateway that is to drain is not ready any more`() async throws {
        try await withAdmin { gateway, operators in
            let answer = try await operators.post("/admin/drain")
            expectEqual(answer.status, 202)
            expectEqual(answer.json, ["status": "draining"])
            try await expectEqual(operators.get("/readyz").code, "not_ready")
            try await expectEqual(operators.post("/admin/drain").status, 202)
        }
    }
}
