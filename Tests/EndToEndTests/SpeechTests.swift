import GatewayRig
import JSON
import SupportExpectations
import Testing

/// A gateway and a simulated Voysis, both as their users run them.
@Suite("Speech through the product")
struct SpeechTests {
    private struct Rig: Sendable {
        let simulator: ChildGateway
        let gateway: ChildGateway
        let caller: Caller
        let config: String
        private let folder = TestFolder()

        init(_ keys: String = "") async throws {
            let folder = folder
            (simulator, gateway, config) = try await offPool {
                let simulator = try ChildGateway(
                    ["simulate", "--voysis", "127.0.0.1:0", "--voysis-token", "refresh-1"], saying: "Voysis on ws://",
                    in: folder)
                let section =
                    #"{kind: voysis, url: "ws://127.0.0.1:\#(simulator.port)", refreshToken: refresh-1\#(keys)}"#
                let provider = ProviderUnderTest(section: section) { _ in [] }
                let config = try provider.configuration(in: folder)
                return (simulator, try ChildGateway(config: config, in: folder), config)
            }
            var caller = gateway.caller()
            caller.contract = Contract(try await caller.get("/openapi.json").json)
            self.caller = caller
        }

        /// The gateway that comes after this one was killed.
        func killed() async throws -> ChildGateway {
            let (gateway, config, folder) = (gateway, config, folder)
            return try await offPool {
                gateway.kill()
                return try ChildGateway(config: config, in: folder)
            }
        }

        func recordings() async throws -> [JSONValue] {
            try await simulator.caller(nil).get("/_sim/recordings").json["recordings"]?.arrayValue ?? []
        }
    }

    /// Samples that the simulator understands as a text.
    private static func sound(_ text: String, bytes: Int = 4000) -> [UInt8] {
        let said = Array("say \(text)".utf8)
        return said + Array(repeating: 0, count: bytes - said.count)
    }

    /// The answer to what was said last.
    private static func answer(_ session: Conversation, to text: String) async throws -> JSONValue {
        try await session.event { $0["type"] == "query.completed" && $0["data"]?["text"]?.stringValue == text }
    }

    @Test("what is said and what is written are one conversation", arguments: ["", ", transport: rest"])
    func conversation(_ keys: String) async throws {
        let rig = try await Rig(keys)
        let session = try await Conversation.open(rig.caller)
        try await session.send("show me red shoes", waits: true)
        try await expectEqual(Self.answer(session, to: "show me red shoes")["data"]?["intent"], "newSearch")
        let spoken = try await rig.caller.call(
            "POST", session.path + "/audio", body: Self.sound("under ninety euros"),
            fields: ["Content-Type": "audio/pcm;rate=16000"])
        expectEqual(spoken.status, 202, "\(spoken)")
        let result = try await Self.answer(session, to: "under ninety euros")
        expectEqual(result["data"]?["intent"], "refineSearch")
        let id = try #require(spoken.json["query"]?["id"]?.stringValue)
        let message = try await session.message(id)
        expectEqual(message["content"]?["text"], "under ninety euros")
        expectEqual(message["state"], "sent")
        try await expectEqual(rig.recordings().first?["bytes"], 4000)
        let bot = try await session.event { $0["data"]?["content"]?["text"] == "One fits." }
        let feedback = try await rig.caller.post(
            "\(session.path)/messages/\(bot["data"]?["id"]?.stringValue ?? "")/feedback", ["value": 5])
        expectEqual(feedback.status, 204, "\(feedback)")
        let stats = try await rig.simulator.caller(nil).get("/_sim/stats").json
        expect(stats["feedbacks"] == 1 && stats["violations"] == 0, "\(stats)")
    }

    @Test("six sessions of one refresh token buy one token, on whatever loops they are")
    func oneToken() async throws {
        let rig = try await Rig()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 { group.addTask { _ = try await Conversation.open(rig.caller) } }
            try await group.waitForAll()
        }
        let stats = try await rig.simulator.caller(nil).get("/_sim/stats").json
        expect(stats["tokensMade"] == 1 && stats["violations"] == 0, "\(stats)")
        expectEqual(stats["connectionsAccepted"], 6, "\(stats)")
    }

    @Test("the sound of a reply that lies on the service itself comes through the gateway")
    func soundOfReply() async throws {
        let rig = try await Rig()
        let session = try await Conversation.open(rig.caller)
        let fault = try await rig.simulator.caller(nil).post("/_sim/faults", ["fault": "relativeaudio", "times": 1])
        expectEqual(fault.status / 100, 2, "\(fault)")
        try await session.send("show me red shoes", waits: true)
        let done = try await Self.answer(session, to: "show me red shoes")
        expectEqual(done["data"]?["reply"], "2 fit.")
        let said = try await session.event { $0["data"]?["content"]?["text"] == "2 fit." }
        let file = try #require(said["data"]?["content"]?["attachments"]?[0])
        expectEqual(file["contentType"], "audio/mpeg")
        let id = file["id"]?.stringValue ?? ""
        let answer = try await session.caller.get("\(session.path)/attachments/\(id)/content")
        expect(answer.status == 200 && answer.text == "the sound of q-1", "\(answer)")
    }

    @Test("the service hears the end of speech in the frames of a stream")
    func stream() async throws {
        // Under a sanitizer the frames can take longer than the usual ten seconds, whose end would come first.
        let rig = try await Rig(", maxRecordingSeconds: 60")
        let session = try await Conversation.open(rig.caller)
        let socket = try await session.socket("?after=now")
        try socket.send(["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/pcm;rate=16000"])
        try await expectEqual(socket.reply(1)["status"], 202)
        try socket.send(SocketClient.frame(2, Self.sound("blue shoes")))
        let loud: [UInt8] = (0..<3200).map { $0 % 2 == 0 ? 0 : 0x40 }
        try socket.send(SocketClient.frame(2, loud))
        try socket.send(SocketClient.frame(2, Array(repeating: 0, count: 32_000)))
        let finished = try await session.event("query.recordingFinished")
        expectEqual(finished["data"]?["reason"], "vad")
        try await expectEqual(Self.answer(session, to: "blue shoes")["data"]?["intent"], "newSearch")
        try await expectEqual(rig.recordings().first?["marked"], false)
    }

    /// The types of a query's events in the log, in order.
    private static func queryEvents(_ session: Conversation, _ message: String) async throws -> [String] {
        _ = try await session.event {
            ["query.failed", "query.completed"].contains($0["type"]?.stringValue)
                && $0["data"]?["messageId"]?.stringValue == message
        }
        return try await session.events().filter { $0["data"]?["messageId"]?.stringValue == message }
            .compactMap { $0["type"]?.stringValue }.filter { $0.hasPrefix("query.") }
    }

    @Test(
        "a question that was sent when the process was killed has one end when it is back, and can be asked again",
        arguments: ["", ", transport: rest"])
    func crashOfQuestion(_ keys: String) async throws {
        // No slow machine is to see the deadline before the kill.
        let rig = try await Rig(keys + ", queryDeadlineMs: 120000")
        let session = try await Conversation.open(rig.caller)
        let fault = try await rig.simulator.caller(nil).post("/_sim/faults", ["fault": "noquery", "times": 1])
        expectEqual(fault.status / 100, 2, "\(fault)")
        let sent = try await session.send("red shoes")
        let id = try #require(sent.json["id"]?.stringValue)
        if keys.isEmpty {
            _ = try await session.state(of: id, "sent")
        } else {
            // Sent only with its answer, which does not come: its request is out once the fault has swallowed it.
            let isOut = try await eventually {
                try rig.simulator.caller(nil).blocking("GET", "/_sim/stats").json["faultsApplied"] == 1
            }
            expect(isOut)
            // A change stored after the question's beginning, which nobody sees, so that this is on the disk as well.
            let later = try await rig.caller.call("PATCH", session.path, json: ["metadata": ["seen": true]])
            expectEqual(later.status, 200, "\(later)")
            try await expectEqual(session.message(id)["state"], "accepted")
        }
        let again = try await rig.killed()
        let back = try session.seen(by: again.caller())
        _ = try await back.state(of: id, "failed")
        try await expectEqual(Self.queryEvents(back, id), ["query.failed"])
        try await expectEqual(back.event("query.failed")["data"]?["code"], "interrupted")
        // Over REST nobody can say whether the text arrived.
        let code: JSONValue = keys.isEmpty ? "interrupted" : "outcome_unknown"
        try await expectEqual(back.message(id)["error"]?["code"], code)
        try await expectEqual(back.message(id)["error"]?["retryable"], true)
        try await expectEqual(back.caller.post("\(back.path)/messages/\(id)/retry", [:]).status, 202)
        try await expectEqual(Self.answer(back, to: "red shoes")["data"]?["messageId"]?.stringValue, id)
    }

    @Test("speech that the process takes with it has failed when it is back, and nothing is sent twice")
    func crash() async throws {
        let rig = try await Rig()
        let session = try await Conversation.open(rig.caller)
        let begun = try await rig.caller.call(
            "POST", session.path + "/audio?final=false", body: Self.sound("red"),
            fields: ["Content-Type": "audio/pcm;rate=16000"])
        let id = try #require(begun.json["query"]?["id"]?.stringValue)
        let again = try await rig.killed()
        let back = try session.seen(by: again.caller())
        _ = try await back.state(of: id, "failed")
        try await expectEqual(back.message(id)["error"]?["code"], "outcome_unknown")
        let types = try await Self.queryEvents(back, id)
        expect(
            types.first == "query.recordingStarted" && types.suffix(2) == ["query.recordingFinished", "query.failed"])
        try await expectEqual(back.event("query.recordingFinished")["data"]?["reason"], "error")
        try await expectEqual(back.event("query.failed")["data"]?["code"], "interrupted")
        try await back.send("red shoes", waits: true)
        try await expectEqual(Self.answer(back, to: "red shoes")["data"]?["intent"], "newSearch")
    }
}
