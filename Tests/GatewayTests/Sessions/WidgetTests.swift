@testable import Conversations
import Domain
import GatewayRig
import JSON
import ProviderKit
import Store
import SupportExpectations
import Testing

@Suite("What a front end draws before a conversation")
struct WidgetTests {
    @Test("is one shape for all providers, and any credential of the app may read it")
    func shape() async throws {
        try await withGateway { gateway in
            let vendor = try await gateway.backend.get("/v1/providers/scripted/widget")
            expectEqual(vendor.status, 200)
            expectEqual(vendor.json["source"], "vendor")
            expectEqual(vendor.json["form"], [["name": "email", "required": true]])
            expectEqual(vendor.json["limits"], ["imagesMax": 5])
            expectEqual(vendor["Cache-Control"], "private, max-age=60")
            let session = try await Conversation.open(gateway.backend)
            for credential in [Samples.publicKey, session.token] {
                let answer = try await gateway.backend.with(credential).get("/v1/providers/echo/widget")
                expectEqual(
                    answer.json,
                    [
                        "provider": "echo", "source": "default", "theme": "light", "icons": [:], "form": [],
                        "presets": [], "limits": [:], "takesVoice": false, "realtimeVoice": false,
                    ])
            }
            try await expectEqual(gateway.backend.with(nil).get("/v1/providers/echo/widget").status, 401)
            // Another app's provider is none.
            try await expectEqual(gateway.backend.get("/v1/providers/echo-too/widget").status, 404)
        }
    }

    @Test("languages and speech stand in it where the provider has some")
    func languages() {
        var widget = Widget()
        widget.languages = ["en", "de"]
        widget.primaryLanguage = "und"
        widget.speech = Widget.Speech(languages: ["en-us"], sendsHeard: false)
        let json = widget.json(provider: "pizza")
        expectEqual(json["languages"], ["en", "de"])
        expectEqual(json["primaryLanguage"], "und")
        expectEqual(json["speech"], ["languages": ["en-us"], "send": false])
    }

    @Test("company key, agents' name and the places of the transcript stand in it where the provider has some")
    func company() {
        var widget = Widget()
        expect(widget.json(provider: "pizza")["transcript"] == nil)
        widget.tenantKey = "key"
        widget.displayName = "Dana"
        widget.transcript = Widget.Transcript(inMenu: true, afterChat: false)
        let json = widget.json(provider: "pizza")
        expect(json["companyKey"] == "key" && json["displayName"] == "Dana")
        expectEqual(json["transcript"], ["inMenu": true, "afterChat": false])
    }

    @Test("the vendor is asked once for many who ask, and a caller who has it gets 304")
    func cached() async throws {
        try await withGateway { gateway in
            let path = "/v1/providers/scripted/widget"
            let first = try await gateway.backend.get(path)
            var titles: Set<JSONValue?> = []
            // Two loops ask for themselves.
            for _ in 0..<20 { titles.insert(try await gateway.backend.get(path).json["title"]) }
            expect(titles.count <= 2)
            let tag = try #require(first["ETag"])
            var statuses: Set<Int> = []
            for _ in 0..<10 {
                let answer = try await gateway.backend.get(path, fields: ["If-None-Match": "\"x\", W/\(tag)"])
                statuses.insert(answer.status)
                if answer.status == 304 {
                    expectEqual(answer["ETag"], tag)
                    expect(answer.body.isEmpty)
                }
            }
            expect(statuses.contains(304))
        }
    }
}

@Suite("Secret options")
struct SecretOptionTests {
    private let body: JSONValue = [
        "provider": "scripted", "waitSeconds": 0, "providerOptions": ["token": "t0ps3cret", "open": "never"],
    ]

    private func values(_ session: Conversation, _ gateway: InProcessGateway) async throws -> [LegValue] {
        let id = try #require(SessionID(session.id))
        let actor = try #require(try await gateway.conversations.session(id, app: "demo"))
        return try await gateway.conversations.reading.legValues(actor.leg, on: actor.environment.loop)
    }

    /// Their removal is a commit of its own, soon behind.
    private func areForgotten(_ session: Conversation, _ gateway: InProcessGateway) async throws -> Bool {
        let end = monotonicSeconds() + 10
        while monotonicSeconds() < end {
            if try await values(session, gateway).isEmpty { return true }
        }
        return false
    }

    private func document(_ session: Conversation, _ gateway: InProcessGateway) async throws -> String {
        let id = try #require(SessionID(session.id))
        let loop = gateway.conversations.shard(for: id).loop
        let stored = try #require(try await gateway.conversations.reading.session(id, on: loop))
        return String(decoding: stored.session.document, as: UTF8.self)
    }

    @Test("are sealed beside the session, shown nowhere, and gone once the link was open")
    func opened() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(
                gateway.backend, ["provider": "scripted", "providerOptions": ["token": "t0ps3cret"]])
            expect(ScriptedProvider.calls(of: session.id).contains("token t0ps3cret"))
            try await expectEqual(document(session, gateway).contains("t0ps3cret"), false)
            expectEqual(session.made.description.contains("t0ps3cret"), false)
            _ = try await session.event("session.active")
            try await expect(areForgotten(session, gateway))
            try await session.caller.post(session.path + "/suspend")
            try await session.caller.post(session.path + "/resume")
            _ = try await session.event { $0["type"] == "session.active" && ($0["seq"]?.intValue ?? 0) > 4 }
            expectEqual(ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("token") }.count, 1)
        }
    }

    @Test("which cannot be read after a restart are not taken for none: the session fails, and what waited with it")
    func unreadable() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, body)
            try await session.send("waits")
            let before = ScriptedProvider.calls(of: session.id)
            gateway.store.failValues(with: .sealBroken(key: "token"))
            let id = try #require(SessionID(session.id))
            // As the next process does it.
            try await gateway.conversations.shard(for: id).visit(id, app: "demo", service: gateway.conversations) {
                (session) async throws(Failure) in
                _ = session.dropLink()
                _ = session.delivery.outbox.removeStored(inFlight: nil)
                session.markStored()
                try await session.restore()
            }
            let failed = try await session.event("session.failed")
            expectEqual(failed["data"]?["problem"]?["provider"]?["code"], "store_unavailable")
            _ = try await session.event { $0["data"]?["state"] == "failed" && $0["type"] == "message.state" }
            expectEqual(ScriptedProvider.calls(of: session.id), before, "no link was made")
        }
    }

    @Test("are handed over after a restart when the link was never open")
    func restart() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, body)
            let kept = try await values(session, gateway)
            expectEqual(kept.map(\.isSecret), [true])
            try await expectEqual(document(session, gateway).contains("t0ps3cret"), false)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            _ = try await session.state()
            let calls = ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("token") }
            expectEqual(calls, ["token t0ps3cret", "token t0ps3cret"])
            try await session.caller.post(session.path + "/end")
            try await expect(areForgotten(session, gateway))
        }
    }
}
