import Chronology
@testable import Conversations
import Domain
import GatewayRig
import JSON
import Kernel
import Synchronization
import SupportExpectations
import Testing

/// Answers that come in pieces: for who joins in the middle, and for who comes back when it will not be completed.
@Suite("Streamed answers")
struct StreamedAnswerTests {
    private static func open(_ gateway: InProcessGateway) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["provider": "scripted"])
    }

    /// A piece that the session has heard.
    private static func say(
        _ session: Conversation, _ text: String, of stream: String = "st-1", index: Int = 0,
        in gateway: InProcessGateway
    ) async throws {
        try await session.order(
            "delta", ["streamId": .string(stream), "text": .string(text), "index": JSONValue(index)], waits: true)
        let isHeard = try await eventuallyAsync {
            let answers = Mutex<[StreamedAnswers.Answer]>([])
            try await gateway.visit(session.id) { live in answers.withLock { $0 = live.underWay.answers.open } }
            return answers.withLock { $0 }.contains { $0.id == stream && $0.text.hasSuffix(text) }
        }
        expect(isHeard)
    }

    /// The pieces among frames, as `stream index text`, with `!` where all before is replaced.
    private static func pieces(_ events: [JSONValue]) -> [String] {
        events.filter { $0["type"] == "message.delta" }.map { event in
            let data = event["data"]
            let words = [data?["streamId"]?.stringValue, data?["index"]?.description, data?["text"]?.stringValue]
            return words.compactMap(\.self).joined(separator: " ") + (data?["replace"] == true ? " !" : "")
        }
    }

    // MARK: Who joins in the middle

    @Test("who joins during streamed answers is told all so far of each behind stream.ready, and what follows, once")
    func joinsLate() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Self.open(gateway)
        try await Self.say(session, "Our ", in: gateway)
        try await Self.say(session, "best ", index: 1, in: gateway)
        try await Self.say(session, "Wait", of: "st-2", in: gateway)
        let reader = try await session.stream()
        let socket = try await session.socket("?after=now")
        let early = try await reader.read { $0.json["data"]?["streamId"] == "st-2" }.map(\.json)
        expectEqual(Self.pieces(early), ["st-1 0 Our best  !", "st-2 0 Wait !"])
        let ready = early.firstIndex { $0["type"] == "stream.ready" }
        expectEqual(ready, early.count - 3)
        expect(early.suffix(2).allSatisfy { $0["seq"] == nil && $0["legId"] != nil })
        let both = try await socket.read(to: "message.delta") + (try await socket.read(to: "message.delta"))
        expectEqual(Self.pieces(both), ["st-1 0 Our best  !", "st-2 0 Wait !"])
        try await Self.say(session, "pizza", index: 2, in: gateway)
        try await session.order(
            "answer", ["streamId": "st-1", "content": ["type": "text", "text": "Our pizza", "format": "plain"]])
        let late = try await reader.read { $0.json["data"]?["streamId"] == "st-1" && $0.type == "message.created" }
        expectEqual(Self.pieces(late.map(\.json)), ["st-1 2 pizza"])
        expectEqual(Self.pieces(try await socket.read(to: "message.delta")), ["st-1 2 pizza"])
        // An answer that is whole is told by the log alone.
        let last = try await session.stream("?after=now")
        let rest = try await last.read(to: "message.delta").map(\.json)
        expectEqual(Self.pieces(rest), ["st-2 0 Wait !"])
    }

    // MARK: What is never completed

    @Test("an answer that is given up is a message with degraded cut, behind message.aborted, for who comes later too")
    func isGivenUp() async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Self.open(gateway)
        let reader = try await session.stream()
        try await Self.say(session, "Half ", in: gateway)
        try await Self.say(session, "an answer", index: 1, in: gateway)
        try await session.order("aborted", [:], waits: true)
        let live = try await reader.read { $0.type == "message.created" && $0.json["data"]?["streamId"] == "st-1" }
        let aborted = try #require(live.last { $0.type == "message.aborted" })
        let seq = try #require(aborted.seq)
        expectEqual(live.last?.seq, seq + 1)
        let stored = try await session.events().filter { ($0["seq"]?.intValue ?? 0) >= seq }
        expect(stored[0] == aborted.json && stored[0]["data"] == ["streamId": "st-1"])
        let message = try #require(stored[1]["data"])
        expectEqual(message["content"]?["text"], "Half an answer")
        expect(message["degraded"] == ["cut"] && message["sender"]?["role"] == "bot")
        try await expectEqual(session.message(message["id"]?.stringValue ?? "")["degraded"], ["cut"])
        // Of what was never begun, and of what is over, there is nothing to tell.
        try await session.order("aborted", [:], waits: true)
        try await session.order("aborted", ["streamId": "st-9"], waits: true)
        let late = try await session.stream("?after=now")
        try await session.order("delta", ["text": " more", "index": 2], waits: true)
        try await session.order("escalation", ["available": true])
        expectEqual(Self.pieces(try await late.read(to: "escalation.available").map(\.json)), [])
        try await expectEqual(session.events().filter { $0["type"] == "message.aborted" }.count, 1)
    }

    @Test(
        "a session whose link goes has its answers cut before it says so",
        arguments: [("/end", "session.ended"), ("/suspend", "session.suspended")])
    func linkGoes(_ path: String, _ type: String) async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Self.open(gateway)
        try await Self.say(session, "Half", in: gateway)
        try await expectEqual(session.caller.post(session.path + path, [:]).status, 200)
        _ = try await session.event("message.aborted")
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        let end = try #require(types.firstIndex(of: type))
        let cut = try #require(types.firstIndex(of: "message.aborted"))
        expectEqual(types[cut + 1], "message.created")
        expect(cut < end || path == "/suspend")
    }

    @Test("a provider that ends the session in the middle of an answer leaves it cut", arguments: ["ended", "failed"])
    func providerEnds(_ order: String) async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Self.open(gateway)
        try await Self.say(session, "Half", in: gateway)
        try await session.order(order, [:])
        _ = try await session.event("session.\(order)")
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        let end = try #require(types.firstIndex(of: "session.\(order)"))
        expectEqual(types[..<end].suffix(2), ["message.aborted", "message.created"])
    }

    @Test("the whole answer takes the place of what was cut", arguments: ["streamId", "vendorId"])
    func comesWholeAfterAll(_ name: String) async throws {
        let gateway = try await SharedGateway.shared.gateway()
        let session = try await Self.open(gateway)
        try await Self.say(session, "Half", in: gateway)
        try await session.order("aborted", [:], waits: true)
        let cut = try await session.event("message.aborted")
        try await session.order("answer", .object(JSONObject([.init(key: name, value: "st-1")])), waits: true)
        let updated = try await session.event("message.updated")
        let created = try #require(
            try await session.events().first { $0["seq"]?.intValue == (cut["seq"]?.intValue ?? 0) + 1 })
        expectEqual(updated["data"]?["id"], created["data"]?["id"])
        expect(updated["data"]?["content"]?["text"] == "answer" && updated["data"]?["degraded"] == nil)
        expectEqual(updated["data"]?["streamId"], "st-1")
        expectEqual(updated["data"]?["createdAt"], created["data"]?["createdAt"])
    }

    @Test("an answer that a process takes with it is cut by the next one")
    func restart() async throws {
        try await withRestart { gateway in
            let session = try await Self.open(gateway)
            try await Self.say(session, "Half", in: gateway)
            try await session.order("delta", ["streamId": "st-2", "text": "Cut"], waits: true)
            try await session.order("aborted", ["streamId": "st-2"], waits: true)
            _ = try await session.event("message.aborted")
            return session
        } goOn: { session in
            let cut = try await session.event {
                $0["type"] == "message.created" && $0["data"]?["streamId"] == "st-1"
            }
            expect(cut["data"]?["content"]?["text"] == "Half" && cut["data"]?["degraded"] == ["cut"])
            // The provider is told what there is of both, so that it knows their wholes.
            let calls = ScriptedProvider.calls(of: session.id)
            expectEqual(calls.filter { $0.hasPrefix("cut ") }, ["cut st-2 Cut", "cut st-1 Half"], "\(calls)")
            // An answer that the process before cut is known to this one.
            try await session.order("answer", ["streamId": "st-2"], waits: true)
            let updated = try await session.event("message.updated")
            expectEqual(updated["data"]?["streamId"], "st-2")
        }
    }

    @Test("an answer whose whole was there already is over, in the log as well")
    func wholeIsADouble() async throws {
        try await withRestart { gateway in
            let session = try await Self.open(gateway)
            try await session.order("answer", ["vendorId": "v-1"], waits: true)
            try await Self.say(session, "Half", in: gateway)
            try await session.order("answer", ["vendorId": "v-1", "streamId": "st-1"], waits: true)
            try await session.order("answer", ["vendorId": "v-2", "senderName": "Last"], waits: true)
            _ = try await session.event { $0["data"]?["sender"]?["name"] == "Last" }
            return session
        } goOn: { session in
            let sent = try await session.send("again", waits: true)
            expectEqual(sent.json["state"], "sent")
            try await expect(!session.events().contains { $0["type"] == "message.aborted" })
        }
    }
}
