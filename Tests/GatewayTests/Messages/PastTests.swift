@testable import Conversations
import GatewayRig
import JSON
import Synchronization
import Testing

/// Messages that were said before a session was made.
@Suite("Transcripts of before")
struct PastTests {
    private static func entry(_ sender: String, _ text: String, minute: Int) -> JSONValue {
        [
            "sender": .string(sender), "at": .string("2026-01-01T10:0\(minute):00.000Z"),
            "content": ["type": "text", "text": .string(text)],
        ]
    }

    @Test("each entry is a message of the past behind the session's beginning, and the provider hears none of it")
    func isKept() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let body: JSONValue = [
            "provider": "scripted",
            "transcript": [
                Self.entry("user", "hello", minute: 0), Self.entry("bot", "hi", minute: 1),
                Self.entry("agent", "Ann here", minute: 2),
            ], "initialMessage": ["content": ["type": "text", "text": "now"]],
        ]
        let session = try await Conversation.open(caller, body)
        #expect(session.made["session"]?["degraded"] == ["transcript"])
        _ = try await session.event { $0["type"] == "message.state" && $0["data"]?["state"] == "sent" }
        let events = try await session.events()
        let types = events.prefix(6).compactMap { $0["type"]?.stringValue }
        #expect(types == ["session.created", "session.connecting"] + Array(repeating: "message.created", count: 4))
        let past = events[2...4].compactMap { $0["data"] }
        #expect(past.map { $0["history"] } == [true, true, true] && events[5]["data"]?["history"] == nil)
        #expect(past.map { $0["sender"]?["role"]?.stringValue } == ["user", "bot", "agent"])
        #expect(past[1]["createdAt"] == "2026-01-01T10:01:00.000Z")
        #expect(past[1]["content"] == ["type": "text", "text": "hi", "format": "plain"])
        #expect(ScriptedProvider.texts(of: session.id) == ["now"])
        let all = try await caller.get(session.path + "/messages").json["data"]?.arrayValue ?? []
        #expect(all.filter { $0["history"] == true }.count == 3)
        let states = events.filter { $0["type"] == "message.state" }
        #expect(states.allSatisfy { $0["data"]?["messageId"] == events[5]["data"]?["id"] })
        let page = try await caller.get(session.path + "/transcript").json
        #expect(page["messages"]?[0]?["history"] == true || page["data"]?[0]?["history"] == true)
    }

    @Test("a session without one says nothing of it")
    func none() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let session = try await Conversation.open(caller, ["provider": "scripted", "transcript": []])
        #expect(session.made["session"]?["degraded"] == nil)
    }

    /// A transcript of one entry.
    private static func one(
        _ sender: String = "bot", at: String = "2026-01-01T10:00:00Z",
        content: String = #"{"type":"text","text":"x"}"#, more: String = ""
    ) -> String { #"[{"sender":"\#(sender)","at":"\#(at)","content":\#(content)\#(more)}]"# }

    @Test(
        "what is no transcript is refused with its place",
        arguments: [
            (#"{}"#, "/transcript"), ("[1]", "/transcript/0"), (one("dog"), "/transcript/0/sender"),
            (one(at: "today"), "/transcript/0/at"),
            (one(content: #"{"type":"event","name":"x","data":{}}"#), "/transcript/0/content/type"),
            (one(content: #"{"type":"text"}"#), "/transcript/0/content/text"),
            (one(more: #","id":1"#), "/transcript/0/id"),
            (String(one(at: "2026-01-01T10:00:01Z").dropLast() + "," + one().dropFirst()), "/transcript/1/at"),
        ])
    func refusals(_ transcript: String, _ pointer: String) async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let value = try JSONValue(parsing: transcript)
        let answer = try await caller.post("/v1/sessions", ["provider": "scripted", "transcript": value])
        #expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
    }

    @Test("a transcript has so many entries and bytes", arguments: [(200, 10, 201), (201, 10, 422), (40, 7000, 422)])
    func bounds(_ count: Int, _ length: Int, _ status: Int) async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let entry = Self.entry("user", String(repeating: "x", count: length), minute: 0)
        let body: JSONValue = ["provider": "scripted", "transcript": .array(Array(repeating: entry, count: count))]
        #expect(try await caller.post("/v1/sessions", body).status == status)
    }

    @Test("a message that the session was made with is known behind a transcript after a restart too")
    func restart() async throws {
        let folder = TestFolder()
        var kept: JSONValue = .null
        try await withGateway(in: folder) { gateway in
            let body: JSONValue = [
                "provider": "scripted", "waitSeconds": 0, "providerOptions": ["open": "never"],
                "transcript": [Self.entry("user", "hello", minute: 0)],
                "initialMessage": ["content": ["type": "text", "text": "now"]],
            ]
            kept = try await Conversation.open(gateway.backend, body).made
        }
        let made = kept
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            let events = try await session.events()
            #expect(events[2]["data"]?["history"] == true && events[3]["data"]?["content"]?["text"] == "now")
            let isInitial = Mutex(false)
            try await gateway.visit(session.id) { live in
                isInitial.withLock { $0 = live.delivery.outbox.items.first?.isInitial == true }
            }
            #expect(isInitial.withLock { $0 })
        }
    }
}
