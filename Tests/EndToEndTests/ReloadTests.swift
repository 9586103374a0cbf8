import Crypto
import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("The configuration is changed while the gateway runs", .serialized)
struct ReloadTests {
    private let folder = TestFolder()

    /// A file over the echo.
    ///
    /// - Parameters:
    ///   - providers: those of the file and of the app, whose default is the first.
    private func write(
        _ providers: [String: String], default first: String, keys: [String] = [Samples.secretKey],
        listen: String = "127.0.0.1:0", more: String = ""
    ) throws -> String {
        let sections = providers.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }.joined(separator: "\n")
        return try ChildGateway.write(
            """
            listen: [{address: "\(listen)"}]
            dataDirectory: \(folder.path)/data
            loops: 2
            apps:
              demo:
                secretKeys: [\(keys.joined(separator: ", "))]
                provider: \(first)
                providers: [\(providers.keys.sorted().joined(separator: ", "))]
            providers:
            \(sections)
            \(more)
            """, in: folder)
    }

    private func start(_ config: String) async throws -> ChildGateway {
        try await offPool { try ChildGateway(config: config, in: folder) }
    }

    private func reload(_ config: String) async throws -> (status: CInt, output: String) {
        try await offPool { try ChildGateway.run(["reload", "--config", config], in: folder) }
    }

    private func version(_ child: ChildGateway) async throws -> String {
        try await child.caller(nil).get("/livez")["gateway-config"] ?? ""
    }

    private func end(_ child: ChildGateway) async throws {
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 30) }, 0)
    }

    /// How many messages the session has got.
    private func echoes(_ session: Conversation) async throws -> Int {
        try await session.events().count { $0["type"]?.stringValue == "message.created" }
    }

    @Test(
        "a provider is added, changed and removed: sessions keep theirs until the process ends, new ones see the file")
    func providers() async throws {
        let config = try write(["one": "{kind: echo}"], default: "one")
        let child = try await start(config)
        let before = try await version(child)
        let old = try await Conversation.open(child.caller())
        try await expectEqual(old.send("first", waits: true).status, 202)

        _ = try write(["one": "{kind: echo, answer: false}", "two": "{kind: echo}"], default: "two")
        let told = try await reload(config)
        expectEqual(told.status, 0, "\(told.output)")
        let after = try await version(child)
        expect(before.count == 12 && after.count == 12 && after != before, "\(before) \(after)")
        expect(told.output.hasPrefix(after + "\n"), "\(told.output)")
        expect(told.output.contains("added providers.two"), "\(told.output)")
        expect(told.output.contains("added providers.one.answer: false"), "\(told.output)")
        expect(told.output.contains("changed apps.demo.provider: one -> two"), "\(told.output)")

        let new = try await Conversation.open(child.caller())
        expectEqual(new.made["session"]?["provider"]?.stringValue, "two")
        let changed = try await Conversation.open(child.caller(), ["provider": "one"])
        try await changed.send("to nobody", waits: true)
        try await old.send("second", waits: true)
        _ = try await eventually {
            try old.blockingEvents().count { $0["type"]?.stringValue == "message.created" } == 4
        }
        try await expectEqual(echoes(old), 4, "two messages, and both come back")
        try await expectEqual(echoes(changed), 1, "the changed provider answers nothing")

        _ = try write(["two": "{kind: echo}"], default: "two")
        try await expectEqual(reload(config).status, 0)
        try await expectEqual(child.caller().post("/v1/sessions", ["provider": "one"]).status, 422)
        try await expectEqual(child.caller().get("/v1/providers/one").status, 404)
        try await old.send("third", waits: true)
        let goesOn = try await eventually {
            try old.blockingEvents().count { $0["type"]?.stringValue == "message.created" } == 6
        }
        expect(goesOn, "a removed provider serves its sessions")
        let version = try await version(child)
        try await end(child)

        let next = try await start(config)
        let left = try Conversation(next.caller(), made: old.made)
        let failed = try await left.event("session.failed")
        expectEqual(failed["data"]?["problem"]?["code"]?.stringValue, "provider_removed", "\(failed)")
        try await expectEqual(self.version(next), version, "the version is the file's, in every process")
        try await expectEqual(Conversation(next.caller(), made: new.made).send("more").status, 202)
        try await end(next)
    }

    @Test("a file that is wrong, or that needs a restart, changes nothing and is told with its places")
    func refusals() async throws {
        let config = try write(["one": "{kind: echo}"], default: "one")
        let child = try await start(config)
        let before = try await version(child)
        try folder.write("trunkline.yaml", folder.text(of: "trunkline.yaml") + "\ncolour: red\n")
        let wrong = try await reload(config)
        expectEqual(wrong.status, 1)
        expect(wrong.output.contains("colour"), "\(wrong.output)")
        child.signal(SIGHUP)
        try await expect(eventually { child.log.contains("stay as they were") })
        expect(child.log.contains("trunkline.yaml:") && child.log.contains("colour"), "\(child.log)")

        _ = try write(
            ["one": "{kind: echo}"], default: "one", listen: "127.0.0.1:1",
            more: "security: {storeKeys: [\"env:HOME\"]}")
        let fixed = try await reload(config)
        expectEqual(fixed.status, 1)
        expect(fixed.output.contains("listen: needs a restart"), "\(fixed.output)")
        expect(fixed.output.contains("security.storeKeys: needs a restart"), "\(fixed.output)")
        try await expectEqual(version(child), before)
        try await expectEqual(child.caller().get("/v1/nothing")["gateway-config"], before, "on every answer")
        try await expectEqual(child.caller().raw(Array("nonsense\r\n\r\n".utf8))["gateway-config"], before)
        _ = try await Conversation.open(child.caller())
        try await end(child)
        let nobody = try await reload(config)
        expectEqual(nobody.status, 1)
        expect(nobody.output.contains("no gateway runs"), "\(nobody.output)")
    }

    @Test("the provider of an app changes under load: no session fails to be made, and old ones go on")
    func load() async throws {
        let providers = ["one": "{kind: echo}", "two": "{kind: echo}"]
        let more = "limits: {sessionsPerUserMax: 10000}"
        let config = try write(providers, default: "one", more: more)
        let child = try await start(config)
        let old = try await Conversation.open(child.caller())
        let end = Date().addingTimeInterval(4)
        let began = Date()
        async let made = offPool(count: 8) { number -> [String: Int] in
            var counts: [String: Int] = [:]
            let connection = child.caller()
            while Date() < end {
                let body: JSONValue = ["user": ["id": .string("u\(number)-\(UUID().uuidString)")]]
                let answer = try connection.blocking("POST", "/v1/sessions", json: body)
                let provider = answer.status == 201 ? answer.json["session"]?["provider"]?.stringValue : nil
                counts[provider ?? "failed \(answer.status)", default: 0] += 1
            }
            return counts
        }
        var reloads = 0
        while Date() < end {
            // In turn another default, another definition, and none of the other name.
            let only = ["one", "two"][reloads % 2]
            let next = reloads % 3 == 2 ? [only: "{kind: echo, allowRaw: true}"] : providers
            _ = try write(next, default: only, more: more)
            try await expectEqual(reload(config).status, 0)
            reloads += 1
        }
        let seconds = Date().timeIntervalSince(began)
        let counts = try await made.reduce(into: [String: Int]()) { $0.merge($1, uniquingKeysWith: +) }
        print("\(reloads) reloads, sessions \(counts), \(Int(Double(counts.values.reduce(0, +)) / seconds)) a second")
        expect(Set(counts.keys).isSubset(of: ["one", "two"]), "\(counts)")
        expect(reloads > 3 && counts["one", default: 0] > 0 && counts["two", default: 0] > 0, "\(reloads) \(counts)")
        try await old.send("still there", waits: true)
        try await expect(
            eventually { try old.blockingEvents().count { $0["type"]?.stringValue == "message.created" } == 2 })
        try await self.end(child)
    }

    @Test("a storm of signals is a few reloads, and the last file is in force")
    func storm() async throws {
        let config = try write(["one": "{kind: echo}"], default: "one")
        let child = try await start(config)
        for round in 0..<10 {
            _ = try write(["one": "{kind: echo}"], default: "one", more: "sessions: {outboxMessagesMax: \(round + 1)}")
            for _ in 0..<30 { child.signal(SIGHUP) }
        }
        let last = try await reload(config)
        expectEqual(last.status, 0, "\(last.output)")
        try await expectEqual(version(child), String(last.output.prefix(12)))
        let count = child.log.components(separatedBy: "certificates read anew").count - 1
        expect(count >= 1 && count <= 320, "\(count)")
        _ = try await Conversation.open(child.caller())
        try await end(child)
    }

    @Test("keys come and go: what was opened with a removed key ends; the log's level changes too")
    func keys() async throws {
        let other = "sk_other_0123456789abcdef"
        let config = try write(["one": "{kind: echo}"], default: "one", more: "logging: {level: notice}")
        let child = try await start(config)
        let session = try await Conversation.open(child.caller())
        let reader = try await session.stream()
        let feed = try await offPool { try EventReader(child.caller(), "/v1/events") }
        _ = try await reader.read(to: "stream.ready")
        _ = try await feed.read(to: "stream.ready")
        expect(!child.log.contains("\"level\":\"debug\""))
        _ = try write(
            ["one": "{kind: echo}"], default: "one", keys: [other], more: "logging: {level: debug}")
        try await expectEqual(reload(config).status, 0)
        _ = try await reader.rest(within: 20)
        _ = try await feed.rest(within: 20)
        try await expectEqual(child.caller().get(session.path).status, 401)
        try await expectEqual(child.caller(other).get(session.path).status, 200)
        try await expect(eventually { child.log.contains("\"message\":\"request\"") })
        try await end(child)
    }

    @Test("webhooks of a changed and of a removed provider are taken for the sessions that run on it")
    func webhooks() async throws {
        func hooked(_ secret: String) -> String {
            "{kind: oda, initUserProfile: false, webhook: {url: \"http://127.0.0.1:9/hook\", secret: \(secret)}}"
        }
        func call(_ child: ChildGateway, _ text: String, _ secret: String) async throws -> Int {
            let object: JSONValue = [
                "userId": "u-7", "messagePayload": ["type": "text", "text": .string(text)], "source": "BOT",
            ]
            let body = object.encoded()
            let tag = HMACKey(.sha256, secret: Array(secret.utf8).span).authenticate(body.span)
            let signature = "sha256=" + String(decoding: Hex.encode(tag.span), as: UTF8.self)
            return try await child.caller(nil).call(
                "POST", "/v1/hooks/hooked", body: body, fields: ["X-Hub-Signature": signature]
            ).status
        }
        let config = try write(["hooked": hooked("secret-one"), "one": "{kind: echo}"], default: "hooked")
        let child = try await start(config)
        let session = try await Conversation.open(child.caller(), ["user": ["id": "u-7"]])
        func hears(_ text: String) async throws {
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == text }
        }
        try await expectEqual(call(child, "first", "secret-one"), 200)
        try await hears("first")
        try await expectEqual(call(child, "no", "secret-two"), 401)
        _ = try write(["hooked": hooked("secret-two"), "one": "{kind: echo}"], default: "hooked")
        try await expectEqual(reload(config).status, 0)
        try await expectEqual(call(child, "second", "secret-one"), 200)
        try await hears("second")
        try await expectEqual(call(child, "third", "secret-two"), 200)
        try await hears("third")
        try await expectEqual(call(child, "no", "secret-three"), 401)
        _ = try write(["one": "{kind: echo}"], default: "one")
        try await expectEqual(reload(config).status, 0)
        try await expectEqual(call(child, "fourth", "secret-one"), 200)
        try await hears("fourth")
        try await expectEqual(call(child, "no", "secret-two"), 401, "no session runs on that one")
        try await end(child)
    }

    @Test("check-config says what a reload would change, against a file and against the running gateway")
    func difference() async throws {
        let config = try write(["one": "{kind: echo}"], default: "one")
        let child = try await start(config)
        let old = "\(folder.path)/old.yaml"
        try folder.write("old.yaml", folder.text(of: "trunkline.yaml"))
        func diff(_ more: [String]) async throws -> (status: CInt, output: String) {
            try await offPool {
                try ChildGateway.run(["check-config", "--config", config, "--diff"] + more, in: folder)
            }
        }
        try await expect(diff([]).output.contains("nothing changes: \(version(child))"))
        _ = try write(
            ["one": "{kind: echo, answer: false}"], default: "one", keys: ["sk_new_0123456789abcdefgh"],
            more: "limits: {bodyBytesMax: 2048}")
        for arguments in [[], [old]] {
            let told = try await diff(arguments)
            expectEqual(told.status, 0, "\(told.output)")
            expect(told.output.contains("added providers.one.answer: false"), "\(told.output)")
            expect(told.output.contains("changed apps.demo.secretKeys: [***] -> [***]"), "\(told.output)")
            expect(told.output.contains("a reload takes all of it"), "\(told.output)")
            expect(!told.output.contains("sk_"), "\(told.output)")
        }
        try folder.write("trunkline.yaml", folder.text(of: "trunkline.yaml").replacing("loops: 2", with: "loops: 3"))
        try await expect(diff([]).output.contains("a reload refuses it: loops needs a restart"))
        try await end(child)
    }

    @Test("while another process takes over, the file that was changed meanwhile is in force in the end")
    func takeover() async throws {
        let config = try write(["one": "{kind: echo}"], default: "one")
        let first = try await start(config)
        async let second = offPool {
            try ChildGateway(["serve", "--config", config, "--replace"], saying: "\"ready\"", in: folder)
        }
        for round in 0..<8 {
            _ = try write(["one": "{kind: echo}"], default: "one", more: "sessions: {outboxMessagesMax: \(round + 1)}")
            first.signal(SIGHUP)
            try await Task.sleep(for: .milliseconds(30))
        }
        let child = try await second
        try await expectEqual(offPool { first.exitStatus(within: 30) }, 0)
        let last = try await reload(config)
        expectEqual(last.status, 0, "\(last.output)")
        try await expectEqual(version(child), String(last.output.prefix(12)))
        child.terminate()
        let late = try await reload(config)
        expectEqual(late.status, 1, "\(late.output)")
        try await expectEqual(offPool { child.exitStatus(within: 30) }, 0)
    }
}
