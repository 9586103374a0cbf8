import Domain
import GatewayRig
import JSON
import SupportExpectations
import SupportHistory
import Testing

@Suite("What the providers of a transfer tell")
struct LegEventTests {
    private func scripted(_ gateway: InProcessGateway) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["provider": "script", "user": ["id": "u"]])
    }

    @Test("a leg that was left still has its word in the log, under its own name")
    func late() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await scripted(gateway)
            let message = try await session.send("named", waits: true)
            let id = try #require(message.json["id"]?.stringValue)
            try await session.order(
                "outbound", ["messageId": .string(id), "state": "sent", "vendorId": "v-7"], waits: true)
            let late = JSONValue.string("\(session.id) late")
            try await session.order(
                "answer",
                ["content": ["type": "text", "text": "late", "format": "plain"], "gate": late], waits: true
            )
            try await session.order(
                "receipt", ["vendorId": "v-7", "read": true, "gate": late], waits: true)
            try await session.order("typing", ["started": true, "gate": late], waits: true)
            try await session.order("ended", ["gate": late], waits: true)
            _ = try await session.transfer(["to": ["provider": "second"], "transcript": "none"])
            let moved = try await session.event("session.transferred")
            Gates.open("\(session.id) late")
            let said = try await session.event { $0["data"]?["content"]?["text"] == "late" }
            expectEqual(said["legId"], moved["data"]?["from"]?["legId"])
            expectEqual(said["data"]?["legId"], moved["data"]?["from"]?["legId"])
            expect((said["seq"]?.intValue ?? 0) > (moved["seq"]?.intValue ?? .max), "it came behind the switch")
            let read = try await session.state(of: id, "read")
            expectEqual(read["legId"], moved["data"]?["from"]?["legId"])
            try await session.send("and on", waits: true)
            try await expectEqual(session.state(), "active")
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test("the provider before may fail or end while the next one opens", arguments: ["failed", "ended"])
    func endsMeanwhile(_ way: String) async throws {
        try await withGateway(TransferYAML(second: ", opens: held").text) { gateway in
            let session = try await scripted(gateway)
            try await session.order(way, ["gate": .string("\(session.id) first")], waits: true)
            _ = try await session.transfer(["to": ["provider": "second"], "transcript": "none"])
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("second open") })
            Gates.open("\(session.id) first")
            Gates.open(OpeningProvider.gate(of: session.id, "second"))
            _ = try await session.event("session.transferred")
            try await session.send("hello", waits: true)
            try await expectEqual(session.state(), "active")
            try await expect(History.fault(in: session.events()) == nil)
        }
    }

    @Test("its end counts where the transfer comes to nothing")
    func endCounts() async throws {
        try await withGateway(TransferYAML(second: ", opens: failHeld").text) { gateway in
            let session = try await scripted(gateway)
            try await session.order("ended", ["gate": .string("\(session.id) first")], waits: true)
            _ = try await session.transfer(["to": ["provider": "second"]])
            try await expect(eventually { ScriptedProvider.calls(of: session.id).contains("second open") })
            Gates.open("\(session.id) first")
            Gates.open(OpeningProvider.gate(of: session.id, "second"))
            _ = try await session.event("transfer.failed")
            _ = try await session.event("session.ended")
        }
    }

    @Test("what is shown of the provider before goes with it")
    func cleared() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await scripted(gateway)
            try await session.order("participant", ["joined": true], waits: true)
            try await session.order("command", [:], waits: true)
            try await session.order("suggestions", ["titles": ["Yes"]], waits: true)
            _ = try await session.event("suggestions.updated")
            _ = try await session.transfer(["to": ["provider": "second"], "transcript": "none"])
            let moved = try await session.event("session.transferred")
            let made = try await session.document()
            expectEqual(made["participants"], [])
            expect(made["commands"] == nil && made["suggestions"] == nil)
            let events = try await session.events()
            let left = try #require(events.first { $0["type"] == "participant.left" })
            expectEqual(left["legId"], moved["data"]?["from"]?["legId"])
            expect(History.fault(in: events) == nil)
        }
    }

    @Test("what the next provider tells before the switch stands behind it")
    func early() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u"]])
            _ = try await session.transfer(["to": ["provider": "script"], "transcript": "none"])
            let moved = try await session.event("session.transferred")
            try await session.order("answer", [:], waits: true)
            let said = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
            expectEqual(said["legId"], moved["data"]?["to"]?["legId"])
        }
    }

    @Test("a message that is on its way is settled first, and nobody gets it twice")
    func inFlight() async throws {
        try await withGateway(TransferYAML().text) { gateway in
            let session = try await scripted(gateway)
            let order = try await session.order("hang", [:])
            let id = try #require(order.json["id"]?.stringValue)
            try await expect(eventually { ScriptedProvider.arrivals(of: id) == 1 })
            try await expectEqual(session.send("behind").status, 202)
            _ = try await session.transfer(["to": ["provider": "second"], "transcript": "none"])
            expect(!ScriptedProvider.calls(of: session.id).contains("second open"))
            _ = try await gateway.backend.post(session.path + "/typing", ["state": "started", "preview": "release"])
            _ = try await session.event("session.transferred")
            try await session.send("and on", waits: true)
            expectEqual(ScriptedProvider.arrivals(of: id), 1)
            let heard = ScriptedProvider.calls(of: session.id).filter { $0.contains("hears") }
            expectEqual(heard, ["second hears behind", "second hears and on"])
            let events = try await session.events()
            let settled = events.firstIndex {
                $0["data"]?["messageId"]?.stringValue == id && $0["type"] == "message.state"
            }
            let moved = events.firstIndex { $0["type"] == "session.transferred" }
            expect(try #require(settled) < #require(moved))
        }
    }
}
