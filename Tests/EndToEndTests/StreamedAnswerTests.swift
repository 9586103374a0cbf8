import GatewayRig
import JSON
import SupportExpectations
import Testing

/// A streamed answer of a vendor's, and a gateway that is killed in the middle of it.
@Suite("Streamed answers through the product")
struct StreamedAnswerTests {
    private static func piece(_ state: String, _ text: String, id: Int) -> String {
        #"""
        {"messagePayload":{"type":"textStream","streamId":"s","streamState":"\#(state)","text":"\#(text)"},\#
        "source":"BOT","msgId":"p\#(id)","endOfTurn":false}
        """#
    }

    @Test("an answer that the process takes with it is cut when it is back, and who comes back has the whole of that")
    func crash() async throws {
        let folder = TestFolder()
        let simulator = try await offPool { try OracleSimulator(in: folder) }
        let config = try ProviderUnderTest(section: simulator.section()) { _ in [] }.configuration(in: folder)
        let gateway = try await offPool { try ChildGateway(config: config, in: folder) }
        var caller = gateway.caller()
        caller.contract = Contract(try await caller.get("/openapi.json").json)
        let session = try await Conversation.open(caller)
        try await session.send("hello", waits: true)
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let reader = try await session.stream("?after=now")
        _ = try await reader.read(to: "stream.ready")
        let sockets = try await offPool {
            let user = try #require(try simulator.users().first)
            return try simulator.push(Self.piece("start", "Half an answer", id: 1), to: user)
        }
        expectEqual(sockets, 1)
        let piece = try await reader.read(to: "message.delta").last?.json
        let stream = try #require(piece?["data"]?["streamId"])
        // A change that is stored behind it says that it is on the disk.
        try await expectEqual(caller.call("PATCH", session.path, json: ["metadata": ["seen": true]]).status, 200)
        let back = try await offPool {
            gateway.kill()
            return try ChildGateway(config: config, in: folder)
        }
        let after = try session.seen(by: back.caller())
        let aborted = try await after.event("message.aborted")
        expectEqual(aborted["data"]?["streamId"], stream)
        let cut = try await after.event { $0["data"]?["streamId"] == stream && $0["type"] == "message.created" }
        expect(cut["data"]?["content"]?["text"] == "Half an answer" && cut["data"]?["degraded"] == ["cut"])
        expectEqual(cut["seq"]?.intValue, (aborted["seq"]?.intValue ?? 0) + 1)
    }
}
