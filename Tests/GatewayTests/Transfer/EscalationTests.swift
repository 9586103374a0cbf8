import GatewayRig
import JSON
import SupportExpectations
import SupportHistory
import Testing

@Suite("A user who asks for a human that another provider has")
struct EscalationTransferTests {
    private func heard(_ session: Conversation) -> [String] {
        ScriptedProvider.calls(of: session.id).filter { $0.contains("hears") }
    }

    @Test("is handed over in turn, behind what was said before")
    func escalates() async throws {
        let yaml = TransferYAML(first: ", escalateTo: {provider: second}")
        try await withGateway(yaml.text) { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u"]])
            expectEqual(session.made["session"]?["capabilities"]?["escalation"], true)
            try await session.send("hello", waits: true)
            try await session.send("a human, please")
            let answer = try await gateway.backend.post(session.path + "/escalate", ["reason": "Wants a human."])
            expectEqual(answer.status, 202)
            try await session.send("are you there?")
            let moved = try await session.event("session.transferred")
            expectEqual(moved["data"]?["by"], "escalation")
            try await session.send("and on", waits: true)
            let id = try #require(answer.json["id"]?.stringValue)
            try await expectEqual(session.message(id)["state"], "sent")
            let told = "second hears Wants a human.\nThe conversation so far:\nuser: hello\nuser: a human, please"
            expectEqual(
                heard(session),
                [
                    "first hears hello", "first hears a human, please", told, "second hears are you there?",
                    "second hears and on",
                ])
            try await expectEqual(session.document()["capabilities"]?["escalation"], false)
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test("is told that nobody could be had, and goes on with the bot")
    func fails() async throws {
        let yaml = TransferYAML(first: ", escalateTo: {route: people}", second: ", opens: fail", third: ", opens: fail")
        try await withGateway(yaml.text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let answer = try await gateway.backend.post(session.path + "/escalate", [:])
            let id = try #require(answer.json["id"]?.stringValue)
            let failed = try await session.state(of: id, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "provider_unavailable")
            expectEqual(failed["data"]?["error"]?["retryable"], true)
            _ = try await session.event("transfer.failed")
            try await session.send("well then", waits: true)
            expectEqual(heard(session), ["first hears well then"])
        }
    }

    @Test("hears that the route is closed")
    func closed() async throws {
        try await withGateway(TransferYAML(first: ", escalateTo: {route: night}").text) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let answer = try await gateway.backend.post(session.path + "/escalate", [:])
            let id = try #require(answer.json["id"]?.stringValue)
            let failed = try await session.state(of: id, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "route_closed")
            try await session.send("well then", waits: true)
        }
    }

    @Test("is handed over after a restart in between")
    func restart() async throws {
        let yaml = TransferYAML(
            first: ", escalateTo: {provider: slow}",
            routes: ""
        ).text.replacing(
            "third: {kind: opening, label: third}", with: "slow: {kind: opening, label: slow, opens: never}"
        )
        .replacing("[first, second, third, script]", with: "[first, second, slow, script]")
        .replacing("fallback: [third]", with: "fallback: []")
        try await withRestart(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend)
            _ = try await gateway.backend.post(session.path + "/escalate", [:])
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("slow open") })
            OpeningProvider.change("slow", to: "ok")
            return session
        } goOn: { session in
            _ = try await session.event("session.transferred")
            try await session.send("there", waits: true)
            expectEqual(heard(session).last, "slow hears there")
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("slow end of slow") })
            try await expect(History.fault(in: session.events()) == nil)
        }
    }
}
