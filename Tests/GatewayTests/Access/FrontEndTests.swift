import Configuration
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("What front ends see and change")
struct FrontEndTests {
    private static let customData: JSONValue = ["page": "/a", "hidden": 1]
    private static let given: JSONValue = [
        "provider": "agents", "user": ["id": "u-front", "name": "Ada", "attributes": ["page": "/a", "hidden": 1]],
        "customData": customData, "metadata": ["page": "/a", "hidden": 1],
    ]

    private func open() async throws -> (session: Conversation, page: Conversation) {
        let session = try await Conversation.open(try await backend(), Self.given)
        return (session, try session.seen(by: session.caller.with(session.token)))
    }

    private func isBackends(_ json: JSONValue) -> Bool { json.description.contains("hidden\":1") }

    // MARK: Seeing

    @Test("a front end sees the names its app lists, wherever a session is shown; a secret key sees all")
    func sees() async throws {
        let (session, page) = try await open()
        let sent = try await session.caller.post(
            session.path + "/messages",
            ["content": ["type": "text", "text": "hello"], "metadata": ["page": "/a", "hidden": 1]])
        let message = "\(session.path)/messages/\(sent.json["id"]?.stringValue ?? "")"
        _ = try await session.caller.call("PATCH", session.path, json: ["metadata": ["page": "/b"]])
        _ = try await session.caller.call("PATCH", session.path + "/custom-data", json: ["page": "/b"])
        let paths = [
            session.path, "/v1/sessions?userId=u-front", session.path + "/events", session.path + "/custom-data",
            session.path + "/transcript", session.path + "/messages", message,
        ]
        for path in paths {
            let all = try await session.caller.get(path)
            expect(isBackends(all.json), "\(path): \(all)")
            let less = try await page.caller.get(path)
            expect(less.status == 200 && !less.json.description.contains("hidden\":1"), "\(path): \(less)")
            expect(less.json.description.contains("page"), "\(path): \(less)")
        }
        let view = try await page.caller.get(session.path).json
        expectEqual(view["user"], ["id": "u-front", "name": "Ada", "attributes": ["page": "/a"]])
        expect(view["customData"] == ["page": "/b"] && view["metadata"] == ["page": "/b"])
        expect(view["customDataSetBy"] == nil)
        let list = try await page.caller.get("/v1/sessions").json
        expectEqual(list["data"]?[0]?["customData"], ["page": "/b"])
        for answer in [
            try await page.caller.call("PATCH", session.path, json: ["locale": "en-GB"]),
            try await page.caller.post(session.path + "/suspend"), try await page.caller.post(session.path + "/resume"),
            try await page.caller.post(session.path + "/end"),
        ] { expect(answer.status == 200 && !isBackends(answer.json), "\(answer)") }
    }

    @Test("it is so on streams too, replayed and live, whatever they go over; and with a ticket of the backend's")
    func streams() async throws {
        let (session, page) = try await open()
        let made = try await session.caller.post(session.path + "/stream-tickets")
        let ticket = try #require(made.json["ticket"]?.stringValue)
        let readers = [
            try await page.stream(), try await session.seen(by: page.caller.with(nil)).stream("?ticket=\(ticket)"),
        ]
        let socket = try await page.socket()
        let all = try await session.stream()
        var seen: [JSONValue] = []
        for reader in readers { seen += try await reader.read(to: "stream.ready").map(\.json) }
        seen += try await socket.read(to: "stream.ready")
        _ = try await all.read(to: "stream.ready")
        _ = try await session.caller.call("PATCH", session.path + "/custom-data", json: ["page": "/b"])
        try await session.caller.post(
            session.path + "/messages",
            ["content": ["type": "text", "text": "hello"], "metadata": ["hidden": 1]])
        for reader in readers { seen += try await reader.read(to: "message.created").map(\.json) }
        seen += try await socket.read(to: "message.created")
        expect(!seen.contains(where: isBackends), "\(seen.first(where: isBackends) ?? .null)")
        let whole = try await all.read(to: "message.created").map(\.json)
        expect(whole.count(where: isBackends) >= 2)
        expect(seen.contains { $0["type"] == "customData.updated" && $0["data"]?["customData"] == ["page": "/b"] })
    }

    @Test("what the provider has is for a secret key")
    func ofProvider() async throws {
        let (session, page) = try await open()
        let path = session.path + "/custom-data?source=provider"
        try await expectEqual(session.caller.get(path).json, ["Order No.": "A-17"])
        for credential in [session.token, try await token(session)] {
            let refused = try await page.caller.with(credential).get(path)
            expect(refused.status == 403 && refused.code == "forbidden", "\(refused)")
        }
    }

    private func token(_ session: Conversation) async throws -> String? {
        try await session.caller.post("/v1/tokens", ["userId": "u-front"]).json["token"]?.stringValue
    }

    // MARK: Changing

    @Test(
        "what is the backend's no patch of a front end takes away, by name, by null or as a whole",
        arguments: [
            ("PATCH", "", #"{"metadata":null}"#, "/metadata"),
            ("PATCH", "", #"{"metadata":{"hidden":null}}"#, "/metadata/hidden"),
            ("PATCH", "", #"{"metadata":{"hidden":1}}"#, "/metadata/hidden"),
            ("PATCH", "", #"{"metadata":{"none":null}}"#, "/metadata/none"),
            ("PATCH", "", #"{"user":{"attributes":null}}"#, "/user/attributes"),
            ("PATCH", "", #"{"user":{"attributes":{"hidden":null}}}"#, "/user/attributes/hidden"),
            ("PATCH", "", #"{"user":{"attributes":null},"metadata":{"page":"/b"}}"#, "/user/attributes"),
            ("PATCH", "/custom-data", #"{"hidden":null}"#, "/hidden"),
            ("PATCH", "/custom-data", #"{"none":null}"#, "/none"),
            ("PUT", "/custom-data", #"{}"#, ""), ("PUT", "/custom-data", #"{"page":"/b"}"#, ""),
            ("PUT", "/custom-data", #"{"page":"/b","hidden":1}"#, "/hidden"),
        ])
    func keeps(_ method: String, _ path: String, _ body: String, _ pointer: String) async throws {
        let (session, page) = try await open()
        let before = try await session.caller.get(session.path).json
        for credential in [session.token, try await token(session)] {
            let refused = try await page.caller.with(credential).call(
                method, session.path + path, body: Array(body.utf8))
            expect(refused.status == 403 && refused.code == "field_not_permitted", "\(refused)")
            expectEqual(refused.pointers, [pointer], "\(refused)")
        }
        let after = try await session.caller.get(session.path).json
        for name in ["user", "metadata", "customData"] { expectEqual(after[name], before[name]) }
    }

    @Test("what is the front end's own goes by null and as a whole, where nothing else is there")
    func removes() async throws {
        let session = try await Conversation.open(
            try await backend(),
            [
                "provider": "agents", "user": ["id": "u-own-names", "attributes": ["page": "/a"]],
                "customData": ["page": "/a"], "metadata": ["page": "/a"],
            ])
        let page = session.caller.with(session.token)
        let patched = try await page.call("PATCH", session.path, json: ["metadata": nil, "user": ["attributes": nil]])
        expect(patched.status == 200 && patched.json["metadata"] == [:], "\(patched)")
        expectEqual(patched.json["user"], ["id": "u-own-names"])
        try await expectEqual(page.call("PUT", session.path + "/custom-data", json: [:]).json, [:])
    }

    @Test("the entity tag of a front end goes by what it sees")
    func tags() async throws {
        let (session, page) = try await open()
        let path = session.path + "/custom-data"
        let mine = try #require(try await page.caller.get(path)["ETag"])
        _ = try await session.caller.call("PATCH", path, json: ["hidden": 2])
        try await expectEqual(page.caller.get(path)["ETag"], mine)
        let patched = try await page.caller.call("PATCH", path, json: ["page": "/b"], fields: ["If-Match": mine])
        expect(patched.status == 200 && patched.json == ["page": "/b"], "\(patched)")
        try await expectEqual(session.caller.get(path).json, ["page": "/b", "hidden": 2])
    }

    @Test("a session tells the backend who set each name of the custom data last, over restarts too")
    func setters() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, Self.given)
            made = session.made
            let view = try await session.caller.get(session.path).json
            expectEqual(view["customDataSetBy"], ["page": "app", "hidden": "app"])
            let path = session.path + "/custom-data"
            try await expectEqual(
                session.caller.with(session.token).call("PATCH", path, json: ["page": "/b"]).status, 200)
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            func setters() async throws -> JSONValue? {
                try await session.caller.get(session.path).json["customDataSetBy"]
            }
            try await expectEqual(setters(), ["page": "user", "hidden": "app"])
            _ = try await session.caller.call("PATCH", session.path + "/custom-data", json: ["page": "/c"])
            try await expectEqual(setters(), ["page": "app", "hidden": "app"])
        }
    }

    @Test("a name that the backend sets again is the backend's, also with the value that it has")
    func setAgain() async throws {
        let (session, page) = try await open()
        let path = session.path + "/custom-data"
        func setters() async throws -> JSONValue? {
            try await session.caller.get(session.path).json["customDataSetBy"]
        }
        try await expectEqual(page.caller.call("PATCH", path, json: ["page": "/b"]).status, 200)
        try await expectEqual(setters(), ["page": "user", "hidden": "app"])
        for _ in 1...2 {
            try await expectEqual(session.caller.call("PATCH", path, json: ["page": "/b"]).status, 200)
            try await expectEqual(setters(), ["page": "app", "hidden": "app"])
        }
        // Nor does a front end take it back by saying the same.
        try await expectEqual(page.caller.call("PATCH", path, json: ["page": "/b"]).status, 200)
        try await expectEqual(setters(), ["page": "app", "hidden": "app"])
        try await expectEqual(session.events().count { $0["type"] == "customData.updated" }, 2)
    }

    @Test("the provider is told which names a front end set, until the backend sets them again")
    func unverified() async throws {
        let yaml = Samples.twoApps(scripted: true).replacing("provider: echo\n", with: "provider: scripted\n")
        try await withGateway(yaml) { gateway in
            let made = try await gateway.backend.with(Samples.publicKey).post(
                "/v1/sessions", ["customData": ["page": "/a"]])
            let session = try Conversation(gateway.backend, made: made.json)
            func openings() -> [String] {
                ScriptedProvider.calls(of: session.id).filter {
                    $0 == "open" || $0 == "resume" || $0.hasPrefix("unverified")
                }
            }
            func reopen() async throws {
                try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
                try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
                try await session.send("there?", waits: true)
            }
            try await reopen()
            let told = ["open", #"unverified ["page"]"#, "resume", #"unverified ["page"]"#]
            expectEqual(openings(), told)
            let again = try await gateway.backend.call(
                "PATCH", session.path + "/custom-data", json: ["page": "/a"])
            expectEqual(again.status, 200)
            try await reopen()
            expectEqual(openings(), told + ["resume"])
        }
    }

    @Test("reserved names are the backend's to set and to see, even where the app lists them")
    func reserved() async throws {
        let yaml = Samples.twoApps(scripted: true).replacing(
            #""customData.page"]"#, with: #""customData.page", "customData.reserved_bad_actor"]"#)
        try await withGateway(yaml) { gateway in
            let key = gateway.backend.with(Samples.publicKey)
            let refused = try await key.post("/v1/sessions", ["customData": ["reserved_bad_actor": false]])
            expect(refused.status == 403 && refused.pointers == ["/customData/reserved_bad_actor"], "\(refused)")
            try await expectEqual(key.post("/v1/sessions", ["customData": ["page": "/a"]]).status, 201)
            let session = try await Conversation.open(
                gateway.backend, ["provider": "agents", "customData": ["reserved_bad_actor": true, "page": "/a"]])
            let page = gateway.backend.with(session.token)
            let path = session.path + "/custom-data"
            for value: JSONValue in [false, nil] {
                let refused = try await page.call("PATCH", path, json: ["reserved_bad_actor": value])
                expect(refused.status == 403 && refused.pointers == ["/reserved_bad_actor"], "\(refused)")
            }
            try await expectEqual(page.get(path).json, ["page": "/a"])
            try await expectEqual(page.get(session.path).json["customData"], ["page": "/a"])
            try await expectEqual(gateway.backend.get(path).json, ["reserved_bad_actor": true, "page": "/a"])
        }
    }

    @Test("front ends give the provider's options that its section lists, and no others")
    func options() async throws {
        let yaml = Samples.twoApps(scripted: true).replacing(
            "provider: echo\n", with: "provider: agents\n"
        ).replacing("agents: {kind: agents}", with: "agents: {kind: agents, clientProviderOptions: [greeting]}")
        try await withGateway(yaml) { gateway in
            func make(_ options: JSONValue) async throws -> Answer {
                try await gateway.backend.with(Samples.publicKey).post("/v1/sessions", ["providerOptions": options])
            }
            let refused = try await make(["greeting": 1, "other": 1])
            expect(
                refused.code == "field_not_permitted" && refused.pointers == ["/providerOptions/other"], "\(refused)")
            expectEqual(refused.json["remedy"]?.stringValue?.contains("`clientProviderOptions`"), true, "\(refused)")
            let other = try await gateway.backend.with(Samples.publicKey).post("/v1/sessions", ["reuse": "latestOpen"])
            expectEqual(other.json["remedy"]?.stringValue?.contains("`clientFields`"), true, "\(other)")
            try await expectEqual(make([:]).status, 201)
            // Let in by us; whether the vendor knows it is for the adapter to say.
            let known = try await make(["greeting": 1])
            expect(known.status != 403, "\(known)")
        }
    }

    // MARK: Pages

    private static let shop = "https://shop.example"
    private static let desk = "https://desk.example"
    private static let apps = """
        listen: [{address: 127.0.0.1:0}]
        loops: 2
        apps:
          demo:
            secretKeys: [\(Samples.secretKey)]
            publishableKeys: [{key: \(Samples.publicKey)}]
            origins: ["\(shop)"]
            provider: echo
          other:
            secretKeys: [\(Samples.otherSecretKey)]
            publishableKeys: [{key: pk_other_0123456789abcdef, origins: ["\(desk)"]}]
            provider: echo-too
        providers: {echo: {kind: echo}, echo-too: {kind: echo}}
        """

    @Test("a page is judged by the app of its credential: keys and client tokens alike, problems and streams too")
    func pages() async throws {
        try await withGateway(Self.apps) { gateway in
            let session = try await Conversation.open(gateway.backend)
            func allowed(_ credential: String?, _ origin: String, _ path: String) async throws -> (Int, String?) {
                let answer = try await gateway.backend.with(credential).with(origin: origin).get(path)
                return (answer.status, answer["Access-Control-Allow-Origin"])
            }
            let token = try #require(session.token)
            for credential in [Samples.secretKey, token] {
                for (path, status) in [
                    (session.path, 200), ("/v1/sessions/ses_x", 404), (session.path + "/events", 200),
                ] {
                    let ours = try await allowed(credential, Self.shop, path)
                    expect(ours == (status, Self.shop), "\(path) \(ours)")
                    let theirs = try await allowed(credential, Self.desk, path)
                    expect(theirs.1 == nil && theirs.0 == (credential == token ? 403 : status), "\(path) \(theirs)")
                }
            }
            for (origin, status) in [(Self.shop, 201), (Self.desk, 403)] {
                let made = try await gateway.backend.with(Samples.publicKey).with(origin: origin).post(
                    "/v1/sessions", [:])
                expect(made.status == status && made["Access-Control-Allow-Origin"] == (status == 201 ? origin : nil))
                if status == 403 { expectEqual(made.code, "origin_not_allowed") }
                // A preflight does not say yet whose credential it will be.
                let asked = try await gateway.backend.with(nil).call(
                    "OPTIONS", "/v1/sessions", fields: ["Origin": origin, "Access-Control-Request-Method": "POST"])
                expectEqual(asked["Access-Control-Allow-Origin"], origin)
                let unknown = try await allowed("x", origin, session.path)
                expect(unknown == (401, origin))
            }
            let stranger = try await allowed("x", "https://evil.example", session.path)
            expect(stranger == (401, nil))
            // A program, and a page of the gateway's own host.
            try await expectEqual(gateway.backend.with(token).get(session.path).status, 200)
            let own = "http://127.0.0.1:\(gateway.port)"
            try await expectEqual(gateway.backend.with(token).with(origin: own).get(session.path).status, 200)
            let socket = try await session.seen(by: gateway.backend.with(nil).with(origin: Self.desk)).socket()
            try socket.send(["op": "auth", "token": .string(token)])
            try await expectEqual(socket.closeCode(), 4403)
        }
    }

    @Test("a repeat of a session's making gives no token once it was revoked")
    func replayAfterRevocation() async throws {
        let caller = try await backend().with(Samples.publicKey)
        let key = "a-key-of-at-least-22-characters-\(monotonicSeconds())"
        let first = try await caller.post("/v1/sessions", [:], key: key)
        let again = try await caller.post("/v1/sessions", [:], key: key)
        expect(again.status == 201 && again.json["clientToken"]?.stringValue != nil)
        let id = first.json["session"]?["id"]?.stringValue ?? ""
        try await expectEqual(backend().post("/v1/tokens/revoke", ["sessionId": .string(id)]).status, 204)
        let refused = try await caller.post("/v1/sessions", [:], key: key)
        expect(refused.status == 401 && refused.code == "token_revoked", "\(refused)")
    }
}
