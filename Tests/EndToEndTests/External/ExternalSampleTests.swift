import GatewayRig
import JSON
import SupportExpectations
import Testing

/// The samples of `deploy/examples/external`, through a whole gateway and under the conformance suite.
@Suite("External: samples")
struct ExternalSampleTests {
    /// Runs `trunkline conformance` against an adapter, and expects that it lacks nothing.
    private func expectConformance(_ address: String, in folder: TestFolder, more: [String] = []) async throws {
        let (status, output) = try await offPool {
            try ChildGateway.run(
                ["conformance", "--external", address, "--patience", "5"] + more, in: folder, within: 240)
        }
        expectEqual(status, 0, "\(output)")
        expect(output.contains("the adapter lacks nothing"), "\(output)")
        expect(output.split(separator: "\n").count { $0.hasPrefix("ok ") } >= 13, "\(output)")
    }

    @Test func `the bot streams the answers of an OpenAI-compatible endpoint`() async throws {
        let folder = TestFolder()
        let (model, port) = try await offPool { try AdapterProgram.server("fake_llm", in: folder) }
        let words = ["--endpoint", "http://127.0.0.1:\(port)/v1", "--model", "small"]
        let bot = try await offPool { try AdapterProgram.sample("llm_bot", words, in: folder) }
        try await withGateway(AdapterProgram.configuration(in: folder)) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let reader = try await session.stream("?after=now")
            _ = try await reader.read(to: "stream.ready")
            try await session.send("the moon is a cheese", waits: true)
            let answer = try await session.answer("You said: the moon is a cheese")
            expectEqual(answer["data"]?["sender"]?["name"], "small")
            let frames = try await reader.read {
                $0.json["type"] == "message.created" && $0.json["data"]?["sender"]?["role"] == "bot"
            }
            let pieces = frames.map(\.json).filter { $0["type"] == "message.delta" }
            expectEqual(
                pieces.compactMap { $0["data"]?["text"]?.stringValue }.joined(), "You said: the moon is a cheese")
            expect(pieces.count > 3)
            // It keeps nothing itself, and goes on all the same.
            bot.kill()
            let again = try await offPool { try AdapterProgram.sample("llm_bot", words, in: folder) }
            try await session.send("are you there", waits: true)
            _ = try await session.answer("You said: are you there")
            again.kill()
        }
        let last = try await offPool { try AdapterProgram.sample("llm_bot", words, in: folder) }
        try await expectConformance(AdapterProgram.socket(in: folder), in: folder)
        last.kill()
        model.kill()
    }

    @Test func `the bridge brings a desk with REST and a webhook`() async throws {
        let folder = TestFolder()
        // A port that nobody else takes while the bridge is started anew.
        let hooks = 20_000 + Int.random(in: 0..<10_000)
        let (desk, port) = try await offPool {
            try AdapterProgram.server("fake_desk", ["http://127.0.0.1:\(hooks)/"], in: folder)
        }
        let words = ["--desk", "http://127.0.0.1:\(port)", "--hooks", "127.0.0.1:\(hooks)"]
        let bridge = try await offPool { try AdapterProgram.sample("desk_bridge", words, in: folder) }
        try await withGateway(AdapterProgram.configuration(in: folder)) { gateway in
            let session = try await Conversation.open(gateway.backend, ["user": ["id": "u-1", "name": "Grace"]])
            _ = try await session.event("session.queued")
            try await session.send("my kettle is broken", waits: true)
            let answer = try await session.answer("desk: my kettle is broken")
            expectEqual(answer["data"]?["sender"]?["role"], "agent")
            _ = try await session.event("participant.joined")
            _ = try await session.event("session.active")
            bridge.kill()
            let again = try await offPool { try AdapterProgram.sample("desk_bridge", words, in: folder) }
            try await session.send("still broken", waits: true)
            _ = try await session.answer("desk: still broken")
            try await session.send("bye", waits: true)
            let ended = try await session.event("session.ended")
            expectEqual(ended["data"]?["endedBy"], "agent")
            expectEqual(
                try await session.answers().sorted(), ["desk: bye", "desk: my kettle is broken", "desk: still broken"])
            let other = try await Conversation.open(gateway.backend, ["user": ["id": "u-2"]])
            try await offPool { try other.blockingEnd(erasing: false) }
            let desk = Caller(port: port, credential: nil)
            let isClosed = try await eventually { try desk.blocking("GET", "/log").json["2"]?["closed"] == true }
            expect(isClosed)
            again.kill()
        }
        let last = try await offPool { try AdapterProgram.sample("desk_bridge", words, in: folder) }
        try await expectConformance(AdapterProgram.socket(in: folder), in: folder)
        last.kill()
        desk.kill()
    }

    @Test func `the suite says what an adapter lacks`() async throws {
        let folder = TestFolder()
        // It tells nothing again after its own death, and takes a token for a new message where it has no journal.
        let adapter = try await offPool { try AdapterProgram.parrot(in: folder) }
        try await expectConformance(AdapterProgram.socket(in: folder), in: folder)
        adapter.kill()
        let gone = try await offPool {
            try ChildGateway.run(["conformance", "--external", AdapterProgram.socket(in: folder)], in: folder)
        }
        expectEqual(gone.status, 1)
        expect(gone.output.contains("LACKS   greets with hello, version 1: nobody listens"), "\(gone.output)")
        let misuse = try await offPool {
            try ChildGateway.run(["conformance", "--external", "192.0.2.1:80"], in: folder)
        }
        expectEqual(misuse.status, 2)
    }
}
