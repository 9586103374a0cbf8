import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("What the gateway says of itself")
struct HealthTests {
    private func check(_ answer: Answer, _ name: String) -> String? {
        answer.json["checks"]?.arrayValue?.first { $0["name"]?.stringValue == name }?["status"]?.stringValue
    }

    // MARK: Readiness

    @Test("a gateway that works lists its checks, each of them well")
    func ready() async throws {
        try await withGateway { gateway in
            let answer = try await gateway.backend.with(nil).get("/readyz")
            expectEqual(answer.status, 200)
            expectEqual(answer.json["status"], "ok")
            for name in ["process", "store", "disk", "load"] {
                expectEqual(check(answer, name), "ok", "\(answer.json)")
            }
        }
    }

    @Test("a store that cannot write makes it unready, whether anybody writes or not, until it can again")
    func storeFails() async throws {
        try await withGateway { gateway in
            gateway.store.fail(with: .full(code: 13))
            let session = try await gateway.backend.post("/v1/sessions", [:])
            expectEqual(session.code, "store_unavailable")
            let answer = try await gateway.backend.get("/readyz")
            expectEqual(answer.status, 503)
            expectEqual(answer.code, "not_ready")
            expectEqual(check(answer, "store"), "failing")
            expectEqual(check(answer, "process"), "ok")
            expectEqual(answer.json["detail"]?.stringValue?.contains("the disk is full"), true)
            try await expectEqual(gateway.backend.get("/livez").status, 200)
            gateway.store.fail(with: nil)
            let isBack = try await becomes(gateway, 200)
            expect(isBack, "nobody wrote; a probe did")
            let told = gateway.logLines
            expectEqual(told.count { $0.contains("the store takes no changes") }, 1)
            expectEqual(told.count { $0.contains("the store takes changes again") }, 1)
        }
    }

    @Test("a store that cannot write is found out though nobody has tried")
    func storeProbed() async throws {
        try await withGateway { gateway in
            gateway.store.fail(with: .inputOutput(code: 10, cause: "a test"))
            let isFound = try await becomes(gateway, 503)
            expect(isFound)
        }
    }

    @Test("a store that does not answer makes it unready")
    func storeHangs() async throws {
        try await withGateway { gateway in
            gateway.store.hold()
            let answer = try await gateway.backend.get("/readyz")
            expectEqual(answer.status, 503)
            expectEqual(answer.json["detail"], "The store does not answer.")
            gateway.store.release()
            try await expect(becomes(gateway, 200))
        }
    }

    @Test("a disk with less room than configured makes it unready")
    func diskNearlyFull() async throws {
        let yaml = Samples.twoApps(scripted: true, more: "limits: {diskFreeBytesMin: 1125899906842624}")
        try await withGateway(yaml) { gateway in
            let answer = try await gateway.backend.get("/readyz")
            expectEqual(answer.status, 503)
            expectEqual(check(answer, "disk"), "failing")
            expectEqual(check(answer, "store"), "ok")
            expectEqual(answer.json["detail"]?.stringValue?.contains("1073741824 have to be"), true, "\(answer.json)")
        }
        try await withGateway(Samples.twoApps(scripted: true, more: "limits: {diskFreeBytesMin: 0}")) { gateway in
            let answer = try await gateway.backend.get("/readyz")
            expectEqual(answer.status, 200)
        }
    }

    private func becomes(_ gateway: InProcessGateway, _ status: Int) async throws -> Bool {
        let caller = gateway.backend
        return try await offPool {
            try poll(within: 30, every: 0.1) { try caller.blocking("GET", "/readyz").status == status }
        }
    }

    // MARK: Providers

    @Test("a provider's link is what its sessions find, with the last error, and events tell it as well")
    func provider() async throws {
        try await withGateway { gateway in
            let path = "/v1/providers/remembering"
            func link() async throws -> JSONValue {
                let link = try await gateway.backend.get(path).json["link"]
                expectEqual(link?["since"]?.stringValue?.hasSuffix("Z"), true)
                var rest = JSONObject()
                for member in link?.objectValue?.members ?? [] where member.key != "since" {
                    rest.append(member.key, member.value)
                }
                return .object(rest)
            }
            try await expectEqual(link(), ["state": "unused", "openSessions": 0, "lostSessions": 0])
            var sessions: [Conversation] = []
            for _ in 0..<2 {
                sessions.append(try await Conversation.open(gateway.backend, ["provider": "remembering"]))
            }
            for session in sessions { _ = try await session.event("session.active") }
            try await expectEqual(link(), ["state": "up", "openSessions": 2, "lostSessions": 0])

            try await sessions[0].order("reconnecting", ["attempt": 1], waits: true)
            _ = try await sessions[0].event("session.reconnecting")
            let one = try await link()
            expect(one["state"] == "degraded" && one["openSessions"] == 1 && one["lostSessions"] == 1, "\(one)")
            try await sessions[1].order("link", ["state": "down", "code": "pong_missing"], waits: true)
            try await sessions[1].order("reconnecting", ["attempt": 1], waits: true)
            _ = try await sessions[1].event("session.reconnecting")
            let both = try await link()
            expect(both["state"] == "down" && both["openSessions"] == 0, "\(both)")
            expectEqual(both["code"], "pong_missing")

            try await sessions[0].order("fail", ["how": "refused", "kind": "provider_error"], waits: true)
            for session in sessions {
                try await session.order("opened", [:], waits: true)
                _ = try await session.event { $0["type"] == "provider.link" && $0["data"]?["state"] == "up" }
            }
            let back = try await link()
            expect(back["state"] == "up" && back["openSessions"] == 2, "\(back)")
            expectEqual(back["lastError"]?["code"], "provider_error")
            expectEqual(back["lastError"]?["detail"], "The script says so.")
            expectEqual(back["lastError"]?["at"]?.stringValue?.hasSuffix("Z"), true)

            let told = try await sessions[1].events().filter { $0["type"] == "provider.link" }.map { $0["data"] }
            expectEqual(told, [["state": "down", "code": "pong_missing"], ["state": "up"]])
            for session in sessions { _ = try await gateway.backend.post(session.path + "/end", [:]) }
            try await expectEqual(link()["openSessions"], 0)
        }
    }

    @Test("a provider whose sessions cannot be opened is down, and up with the first that can")
    func cannotBeOpened() async throws {
        try await withGateway { gateway in
            let body: JSONValue = [
                "provider": "scripted", "providerOptions": ["open": "fail", "kind": "provider_auth_failed"],
            ]
            let answer = try await gateway.backend.post("/v1/sessions", body)
            expect(answer.status == 502 && answer.code == "provider_auth_failed", "\(answer)")
            let failed = try Conversation(gateway.backend, made: ["session": ["id": answer.json["sessionId"] ?? .null]])
            _ = try await failed.event("session.failed")
            let down = try await gateway.backend.get("/v1/providers/scripted").json["link"]
            expectEqual(down?["state"], "down")
            expectEqual(down?["lastError"]?["code"], "provider_auth_failed")
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            _ = try await session.event("session.active")
            try await expectEqual(gateway.backend.get("/v1/providers/scripted").json["link"]?["state"], "up")
        }
    }

    // MARK: Problems

    @Test("a problem says what to do about it, with what is at hand")
    func remedies() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            func remedy(_ answer: Answer) -> String { answer.json["remedy"]?.stringValue ?? "" }
            let invalid = try await gateway.backend.post(session.path + "/messages", ["content": ["type": "text"]])
            expect(remedy(invalid).contains("`/content/text`"), "\(invalid)")
            let late = try await gateway.backend.get(session.path + "/suggestions?query=provider_unavailable")
            expect(remedy(late).contains("after 1 s") && remedy(late).contains("/v1/providers/scripted"), "\(late)")
            let locked = try await gateway.backend.get(session.path + "/suggestions?query=provider_auth_failed")
            expect(remedy(locked).contains("`scripted`'s credentials"), "\(locked)")
            let nowhere = try await gateway.backend.get("/nowhere")
            expect(!remedy(nowhere).isEmpty)
            let long = String(repeating: "x", count: 70_000)
            // Refused before it is a request of any operation, so the contract of operations says nothing of it.
            var plain = gateway.backend
            plain.contract = nil
            let head = try await plain.get("/livez", fields: ["X-Long": long])
            expect(head.status == 431 && head.code == "headers_too_large", "\(head)")
            expect(remedy(head).contains("65536 bytes"), "\(head)")
            let (caller, path) = (gateway.backend, session.path + "/messages")
            let large = try await offPool { () -> Answer in
                let wire = try Wire(port: caller.port)
                defer { wire.close() }
                // The other side may have answered before all of it is out.
                try? wire.send(caller.request("POST", path, body: Array(repeating: 0x20, count: 1_100_000)))
                let answer = try AnswerReader(wire).answer(to: "POST", within: 60)
                try caller.contract?.check(answer, "POST", path)
                return answer
            }
            expect(remedy(large).contains("1048576 bytes"), "\(large)")
            let unsaid = try await gateway.backend.with(nil).get("/v1/sessions")
            expect(remedy(unsaid).contains("Authorization"))
        }
    }
}
