import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("The provider is told which user an anonymous one has become")
struct IdentityNoticeTests {
    private func identify(_ session: Conversation, _ id: String, name: String = "Ada") async throws {
        let answer = try await session.caller.post(
            session.path + "/identify", ["user": ["id": .string(id), "name": .string(name)]])
        expectEqual(answer.status, 200, "\(answer)")
    }

    private func told(_ session: Conversation) -> [String] {
        ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("identify") }
    }

    private func reopen(_ session: Conversation) async throws {
        try await expectEqual(session.caller.post(session.path + "/suspend").status, 200)
        try await expectEqual(session.caller.post(session.path + "/resume").status, 200)
        try await session.send("there?", waits: true)
    }

    @Test("once, with the id by which the vendor may know the user; not again when more is said of them")
    func once() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let id = "known-\(session.id)"
        try await identify(session, id)
        try await expect(eventually { told(session) == ["identify \(id) \(id)"] })
        try await identify(session, id, name: "Eve")
        try await reopen(session)
        expectEqual(told(session).count, 1)
    }

    @Test("not where the user was known from the beginning")
    func knownAlready() async throws {
        let session = try await Conversation.open(
            try await backend(), ["provider": "scripted", "user": ["id": "u-notice"]])
        try await identify(session, "u-notice")
        try await reopen(session)
        expect(told(session).isEmpty)
    }

    @Test("when the link opens the next time, where there was none")
    func suspended() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        try await session.caller.post(session.path + "/suspend")
        try await identify(session, "later-\(session.id)")
        expect(told(session).isEmpty)
        try await session.caller.post(session.path + "/resume")
        try await expect(eventually { told(session).count == 1 })
    }

    @Test("again when the link opens the next time, where the provider did not take it, over a restart too")
    func again() async throws {
        try await withRestart { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await identify(session, "again-\(session.id)", name: "refused")
            try await expect(eventually { told(session).count == 1 })
            try await session.send("still there?", waits: true)
            expectEqual(told(session).count, 1)
            return session
        } goOn: { session in
            try await session.send("there?", waits: true)
            try await expect(eventually { told(session).count == 2 })
            try await reopen(session)
            expectEqual(told(session).count, 2)
        }
    }

    @Test("it is pending until the provider takes it, an error says why, and what did not arrive is tried again")
    func pending() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        expect(session.made["session"]?["identity"] == nil)
        let user: JSONValue = ["id": .string("soon-\(session.id)"), "name": "later"]
        let answer = try await session.caller.post(session.path + "/identify", ["user": user])
        expectEqual(answer.json["identity"], "pending", "\(answer)")
        let error = try await session.event("error")
        expectEqual(error["data"]?["problem"]?["code"], "provider_throttled", "\(error)")
        _ = try await session.event { $0["type"] == "session.updated" && $0["data"]?["identity"] == "told" }
        expectEqual(told(session).count, 2)
        try await expectEqual(session.caller.get(session.path).json["identity"], "told")
        try await expectEqual(session.events().count { $0["type"] == "error" }, 1)
        // Vendors that merge nobody have nothing to be told.
        let mute = try await Conversation.open(try await backend(), ["provider": "mute"])
        let known = try await mute.caller.post(mute.path + "/identify", ["user": ["id": .string("m-\(mute.id)")]])
        expect(known.status == 200 && known.json["identity"] == nil, "\(known)")
    }

    // MARK: Webhooks

    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: called, providers: [called]}
        providers:
          called: {kind: scripted, hooks: true}
        """

    private func call(_ gateway: InProcessGateway, _ user: String, _ text: String) async throws {
        let order: JSONValue = [
            "user": .string(user), "id": .string(text), "name": "answer",
            "data": ["content": ["type": "text", "text": .string(text), "format": "plain"]],
        ]
        let answer = try await gateway.backend.with(nil).call(
            "POST", "/v1/hooks/called", body: order.encoded())
        expectEqual(answer.status, 200)
    }

    private func heard(_ session: Conversation, _ text: String) async throws {
        _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == text }
    }

    private func texts(_ session: Conversation) async throws -> [String] {
        try await session.events().filter { $0["data"]?["sender"]?["role"] == "bot" }
            .compactMap { $0["data"]?["content"]?["text"]?.stringValue }
    }

    @Test("webhooks for either id reach the session once the provider has taken it, those from before too")
    func recipients() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let anonymous = session.userID
            try await call(gateway, "u-9", "early")
            try await call(gateway, anonymous, "first")
            try await heard(session, "first")
            try await expectEqual(texts(session), ["first"])
            try await identify(session, "u-9")
            try await heard(session, "early")
            try await call(gateway, "u-9", "second")
            try await heard(session, "second")
            try await call(gateway, anonymous, "third")
            try await heard(session, "third")
            // Those of a closed link wait for it under both.
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            try await call(gateway, "u-9", "fourth")
            try await call(gateway, anonymous, "fifth")
            try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
            try await heard(session, "fourth")
            try await heard(session, "fifth")
            try await expectEqual(texts(session).sorted(), ["early", "fifth", "first", "fourth", "second", "third"])
        }
    }

    @Test("webhooks for the new id wait until the provider has taken it")
    func notTaken() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await identify(session, "u-9", name: "refused")
            try await expect(eventually { told(session).count == 1 })
            try await call(gateway, "u-9", "new")
            try await call(gateway, session.userID, "old")
            try await heard(session, "old")
            try await expectEqual(texts(session), ["old"])
            try await reopen(session)
            try await heard(session, "new")
        }
    }
}
