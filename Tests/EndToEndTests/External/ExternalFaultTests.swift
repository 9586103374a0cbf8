import GatewayRig
import JSON
import SupportExpectations
import Testing

/// An adapter that is late, lies, floods, and breaks off: it costs its own sessions and nothing else.
@Suite("External: faults of the adapter")
struct ExternalFaultTests {
    /// A neighbour at another provider, who has to notice nothing.
    private func withNeighbour(
        settlement: String = "token", _ body: (Conversation, TestFolder) async throws -> Void
    ) async throws {
        try await withParrot(settlement: settlement) { gateway, folder in
            let neighbour = try await Conversation.open(gateway.backend, ["provider": "echo"])
            let session = try await Conversation.open(gateway.backend)
            try await body(session, folder)
            try await neighbour.send("still here", waits: true)
            _ = try await neighbour.answer("still here")
        }
    }

    @Test(arguments: ["garbage", "huge", "half", "foreign"])
    func `bytes that cannot be understood cost the connection, and the message is sent again`(
        _ word: String
    ) async throws {
        try await withNeighbour(settlement: "none") { session, _ in
            let sent = try await session.send(word, waits: true)
            // Settlement none: its fate cannot be found out, and it is never sent again.
            let id = sent.json["id"]?.stringValue ?? ""
            _ = try await session.state(of: id, "failed")
            expectEqual(try await session.message(id)["error"]?["code"], "outcome_unknown")
            try await session.send("go on", waits: true)
            _ = try await session.answer("go on")
            let events = try await session.events()
            expect(events.contains { $0["type"] == "session.reconnecting" || $0["type"] == "provider.link" })
        }
    }

    @Test func `an answer that is late, twice or full of surprises is one answer`() async throws {
        try await withNeighbour { session, _ in
            try await session.send("late 1", waits: true)
            try await session.send("twice", waits: true)
            try await session.send("last", waits: true)
            _ = try await session.answer("last")
            expectEqual(try await session.answers(), ["late 1", "twice", "last"])
        }
    }

    @Test func `a refusal is told with the adapter's own word`() async throws {
        try await withNeighbour { session, _ in
            let id = try await session.send("refuse too_rude", waits: true).json["id"]?.stringValue ?? ""
            _ = try await session.state(of: id, "failed")
            expectEqual(try await session.message(id)["error"]?["provider"]?["code"], "too_rude")
        }
    }

    @Test func `what may have arrived is looked for before it is sent again`() async throws {
        try await withNeighbour(settlement: "transcript") { session, folder in
            let id = try await session.send("maybe", waits: true).json["id"]?.stringValue ?? ""
            _ = try await session.state(of: id, "sent")
            let tokens = AdapterProgram.journal(in: folder).compactMap { $0["token"]?.stringValue }
            expectEqual(tokens, [id])
        }
    }

    @Test func `a flood is taken in without loss, while others talk`() async throws {
        try await withNeighbour { session, _ in
            try await session.send("flood 3000", waits: true)
            _ = try await session.answer("flood 3000")
            let answers = try await session.answers()
            expectEqual(answers, (0..<3000).map { "flood \($0)" } + ["flood 3000"])
        }
    }

    @Test func `an adapter that dies of each session costs those and no others`() async throws {
        try await withNeighbour(settlement: "none") { session, folder in
            try await session.send("die")
            _ = try await session.event { $0["type"] == "session.reconnecting" || $0["type"] == "provider.link" }
            let adapter = try await offPool { try AdapterProgram.parrot(in: folder, settlement: "none") }
            try await session.send("hello again", waits: true)
            _ = try await session.answer("hello again")
            adapter.kill()
        }
    }
}
