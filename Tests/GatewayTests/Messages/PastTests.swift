@testable import Conversations
import Domain
import GatewayRig
import JSON
import ProviderKit
import Synchronization
import SupportExpectations
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
        expectEqual(session.made["session"]?["degraded"], ["transcript"])
        _ = try await session.event { $0["type"] == "message.state" && $0["data"]?["state"] == "sent" }
        let events = try await session.events()
        let types = events.prefix(6).compactMap { $0["type"]?.stringValue }
        expectEqual(types, ["session.created", "session.connecting"] + Array(repeating: "message.created", count: 4))
        let past = events[2...4].compactMap { $0["data"] }
        expect(past.map { $0["history"] } == [true, true, true] && events[5]["data"]?["history"] == nil)
        expectEqual(past.map { $0["sender"]?["role"]?.stringValue }, ["user", "bot", "agent"])
        expectEqual(past[1]["createdAt"], "2026-01-01T10:01:00.000Z")
        expectEqual(past[1]["content"], ["type": "text", "text": "hi", "format": "plain"])
        expectEqual(ScriptedProvider.texts(of: session.id), ["now"])
        let all = try await caller.get(session.path + "/messages").json["data"]?.arrayValue ?? []
        expectEqual(all.filter { $0["history"] == true }.count, 3)
        let states = events.filter { $0["type"] == "message.state" }
        expect(states.allSatisfy { $0["data"]?["messageId"] == events[5]["data"]?["id"] })
        let page = try await caller.get(session.path + "/transcript").json
        expect(page["messages"]?[0]?["history"] == true || page["data"]?[0]?["history"] == true)
    }

    @Test("pictures and buttons of the past are shown, and a file of it is fetched with no credential")
    func files() async throws {
        let vendor = try VendorStub()
        vendor.serve("/files/p", .init(200, [], body: Array("secret".utf8)))
        let address = "http://\(vendor.host)/files/p"
        try await withGateway(Samples.files(host: vendor.host)) { gateway in
            let transcript: JSONValue = [
                [
                    "sender": "user", "at": "2026-01-01T10:00:00Z",
                    "content": [
                        "type": "attachment", "text": "Look",
                        "attachments": [["url": .string(address), "contentType": "Image/JPEG", "name": "a/p.jpg"]],
                    ],
                ],
                [
                    "sender": "bot", "at": "2026-01-01T10:00:01Z",
                    "content": [
                        "type": "quickReplies", "options": [["label": "Yes", "selected": true], ["label": "No"]],
                    ],
                ],
            ]
            let session = try await Conversation.open(
                gateway.backend, ["provider": "files", "transcript": transcript])
            let events = try await session.events()
            let past = events.filter { $0["type"] == "message.created" }.compactMap { $0["data"]?["content"] }
            expectEqual(past.count, 2, "\(past)")
            let file = past.first?["attachments"]?[0]
            expect(past.first?["text"] == "Look" && file?["name"] == "p.jpg" && file?["contentType"] == "image/jpeg")
            let shown: JSONValue = [
                "type": "quickReplies", "title": "",
                "options": [
                    ["label": "Yes", "value": "Yes", "selected": true], ["label": "No", "value": "No"],
                ],
            ]
            expectEqual(past.last, shown)
            let id = try #require(file?["id"]?.stringValue)
            expect(!events.contains { JSONValue.array([$0]).description.contains(vendor.host) })
            let described = try await gateway.backend.get("\(session.path)/attachments/\(id)").json
            expect(described["direction"] == "earlier" && described["state"] == "ready", "\(described)")
            // The provider would lend its host a credential; a caller's address gets none, and has to be public.
            let answer = try await session.content(id)
            expect(answer.status == 502 && answer.code == "provider_error", "\(answer)")
            expect(vendor.visits.isEmpty && !FilesProvider.asked.contains(address))
            let sent = try await session.send(file: id)
            expectEqual(sent.status, 422, "\(sent)")
        }
    }

    @Test("what people at the vendor's are not to see is shown, and told as such")
    func privateFromAgent() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let texts: JSONValue = [
            "sender": "bot", "at": "2026-01-01T10:00:00Z",
            "content": ["type": "text", "text": "Your number?", "privateFromAgent": true],
        ]
        let buttons: JSONValue = [
            "sender": "bot", "at": "2026-01-01T10:00:01Z",
            "content": ["type": "quickReplies", "options": [["label": "Yes"]], "privateFromAgent": false],
        ]
        let session = try await Conversation.open(caller, ["provider": "scripted", "transcript": [texts, buttons]])
        let events = try await session.events()
        let past = events.filter { $0["type"] == "message.created" }.compactMap { $0["data"]?["content"] }
        let expected: JSONValue = [
            "type": "text", "text": "Your number?", "format": "plain", "privateFromAgent": true,
        ]
        expect(past.count == 2 && past.first == expected)
        expect(past.last?["type"] == "quickReplies" && past.last?["privateFromAgent"] == nil)
        let entries = try PastMessage.list([texts, buttons]).map(\.entry)
        let given = try entries.map { try JSONValue(parsing: $0.content)["privateFromAgent"] }
        expectEqual(given, [true, nil])
    }

    @Test("a session without one says nothing of it")
    func none() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let session = try await Conversation.open(caller, ["provider": "scripted", "transcript": []])
        expect(session.made["session"]?["degraded"] == nil)
    }

    /// A transcript of one entry.
    private static func one(
        _ sender: String = "bot", at: String = "2026-01-01T10:00:00Z",
        content: String = #"{"type":"text","text":"x"}"#, more: String = ""
    ) -> String { #"[{"sender":"\#(sender)","at":"\#(at)","content":\#(content)\#(more)}]"# }

    /// A transcript of one file.
    private static func file(_ members: String) -> String {
        one(content: #"{"type":"attachment","attachments":[{\#(members)}]}"#)
    }

    @Test(
        "what is no transcript is refused with its place",
        arguments: [
            (#"{}"#, "/transcript"), ("[1]", "/transcript/0"), (one("dog"), "/transcript/0/sender"),
            (one(at: "today"), "/transcript/0/at"),
            (one(content: #"{"type":"event","name":"x","data":{}}"#), "/transcript/0/content/type"),
            (one(content: #"{"type":"text"}"#), "/transcript/0/content/text"),
            (one(content: #"{"type":"attachment"}"#), "/transcript/0/content/attachments"),
            (one(content: #"{"type":"attachment","attachments":[]}"#), "/transcript/0/content/attachments"),
            (file(#""url":"ftp://a.test/p","contentType":"image/png""#), "/transcript/0/content/attachments/0/url"),
            (file(#""url":"https://a.test/p""#), "/transcript/0/content/attachments/0/contentType"),
            (
                file(#""url":"https://a.test/p","contentType":"image/*""#),
                "/transcript/0/content/attachments/0/contentType"
            ),
            (
                file(#""url":"https://a.test/p","contentType":"text/html""#),
                "/transcript/0/content/attachments/0/contentType"
            ),
            (
                file(#""url":"https://a.test/p","contentType":"image/png","id":1"#),
                "/transcript/0/content/attachments/0/id"
            ),
            (one(content: #"{"type":"quickReplies","options":[]}"#), "/transcript/0/content/options"),
            (one(content: #"{"type":"quickReplies","options":[{}]}"#), "/transcript/0/content/options/0/label"),
            (
                one(content: #"{"type":"quickReplies","options":[{"label":"x","selected":1}]}"#),
                "/transcript/0/content/options/0/selected"
            ),
            (one(more: #","id":1"#), "/transcript/0/id"),
            (
                one(content: #"{"type":"text","text":"x","privateFromAgent":1}"#),
                "/transcript/0/content/privateFromAgent"
            ),
            (String(one(at: "2026-01-01T10:00:01Z").dropLast() + "," + one().dropFirst()), "/transcript/1/at"),
        ])
    func refusals(_ transcript: String, _ pointer: String) async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let value = try JSONValue(parsing: transcript)
        let answer = try await caller.post("/v1/sessions", ["provider": "scripted", "transcript": value])
        expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
    }

    @Test("a transcript has so many entries and bytes", arguments: [(200, 10, 201), (201, 10, 422), (40, 7000, 422)])
    func bounds(_ count: Int, _ length: Int, _ status: Int) async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let entry = Self.entry("user", String(repeating: "x", count: length), minute: 0)
        let body: JSONValue = ["provider": "scripted", "transcript": .array(Array(repeating: entry, count: count))]
        try await expectEqual(caller.post("/v1/sessions", body).status, status)
    }

    @Test("a transcript that the provider was not told of before a restart is told of behind it, files and all")
    func restartedTranscript() async throws {
        let folder = TestFolder()
        let content: JSONValue = [
            "type": "attachment", "text": "Look",
            "attachments": [["url": "https://a.test/p?x=1", "contentType": "image/png", "name": "p.png"]],
        ]
        var kept: JSONValue = .null
        try await withGateway(in: folder) { gateway in
            let body: JSONValue = [
                "provider": "scripted", "waitSeconds": 0, "providerOptions": ["open": "never"],
                "transcript": [
                    Self.entry("bot", "hello", minute: 0),
                    ["sender": "user", "at": "2026-01-01T10:01:00Z", "content": content],
                ],
            ]
            kept = try await Conversation.open(gateway.backend, body).made
        }
        let made = kept
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            let told = Mutex<[JSONValue]>([])
            try await gateway.visit(session.id) { live in
                let entries = live.providerLink.past.map(\.entry)
                told.withLock { told in
                    told = entries.map { entry in
                        [
                            "role": .string(entry.role.rawValue), "at": JSONValue(Int(entry.at)),
                            "content": (try? JSONValue(parsing: entry.content)) ?? .null,
                        ]
                    }
                }
            }
            let expected: [JSONValue] = [
                [
                    "role": "bot", "at": 1_767_261_600_000,
                    "content": ["type": "text", "text": "hello", "format": "plain"],
                ],
                ["role": "user", "at": 1_767_261_660_000, "content": content],
            ]
            let entries = told.withLock { $0 }
            expectEqual(entries, expected)
        }
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
            expect(events[2]["data"]?["history"] == true && events[3]["data"]?["content"]?["text"] == "now")
            let isInitial = Mutex(false)
            try await gateway.visit(session.id) { live in
                isInitial.withLock { $0 = live.delivery.outbox.items.first?.isInitial == true }
            }
            expect(isInitial.withLock { $0 })
        }
    }
}
