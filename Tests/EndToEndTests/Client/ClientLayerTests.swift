import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportServers
import Testing

/// The vendor's sample of a custom client, by configuration alone: requests through a door of the company's own, with
/// fields of its own.
@Suite("A client of one's own, by configuration", .serialized)
struct ClientLayerTests {
    /// The nine calls that the vendor's mobile library lets applications replace, by its names.
    private static let replaceable = [
        "createParticipantConnection", "disconnectParticipantConnection", "sendMessage", "sendEvent", "getTranscript",
        "startAttachmentUpload", "completeAttachmentUpload", "getAttachment", "describeView",
    ]

    private static func layers(tokenFile: String, front: Int) -> JSONValue {
        let all = JSONValue.array(replaceable.map { .string($0) })
        let rest = JSONValue.array(replaceable.dropFirst().map { .string($0) })
        let fields: JSONObject = [
            "Authorization": .string("file:\(tokenFile)"), "X-WAF-Token": "waf-0123456789", "X-Session": "{session.id}",
            "X-Call": "{request.id}",
        ]
        return [
            ["headers": ["operations": all, "set": .object(fields), "remove": ["traceparent"]]],
            [
                "rewrite": [
                    "operations": ["createParticipantConnection"],
                    "url": .string("http://127.0.0.1:\(front)/participant-connection"),
                ]
            ],
            ["rewrite": ["operations": rest, "host": .string("127.0.0.1:\(front)")]],
        ]
    }

    @Test("sends the nine replaceable calls through a front with a token that is read anew, and nothing else")
    func front() async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try AmazonSimulator(in: folder)
            let front = try CorporateFront(
                token: "corporate-1", paths: ["/participant-connection": "/participant/connection"],
                vendor: simulator.child.port)
            let tokenFile = "\(folder.path)/token"
            try "Bearer corporate-1\n".write(toFile: tokenFile, atomically: true, encoding: .utf8)
            let client: JSONObject = ["layers": Self.layers(tokenFile: tokenFile, front: front.port)]
            let provider = ProviderUnderTest(section: try simulator.section(client: client)) { _ in [] }
            let child = try ChildGateway(config: try provider.configuration(in: folder), in: folder)
            let session = try Self.open(child)
            try Self.say("one", in: session, simulator)
            // The front wants another token, and the file has it: nothing is restarted.
            try "Bearer corporate-2\n".write(toFile: tokenFile, atomically: true, encoding: .utf8)
            front.change(token: "corporate-2")
            try Self.say("two", in: session, simulator)
            // The chat began with a connection; the next one is asked for.
            try simulator.loseSockets()
            try expect(poll(within: 20, every: 0.05) { try simulator.count("connectionsAccepted") == 2 })
            try Self.useTheRest(of: session, simulator)
            _ = try session.caller.blocking("POST", session.path + "/end")
            try expect(poll(within: 20, every: 0.05) { try simulator.count("contactsOpen") == 0 })
            try Self.compare(front, simulator, session)
            expect(!child.log.contains("corporate-") && !child.log.contains("waf-0123456789"))
            child.terminate()
            expectEqual(child.exitStatus(within: 30), 0)
        }
    }

    @Test("fails a message that the front does not let in, with the vendor's word for it where there is one")
    func refusal() async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try AmazonSimulator(in: folder)
            let client: JSONObject = [
                "layers": [
                    [
                        "headers": [
                            "operations": ["sendMessage"], "set": ["X-Token": .string("file:\(folder.path)/none")],
                        ]
                    ]
                ]
            ]
            let provider = ProviderUnderTest(section: try simulator.section(client: client)) { _ in [] }
            let child = try ChildGateway(config: try provider.configuration(in: folder), in: folder)
            let session = try Self.open(child)
            let sent = try session.caller.blocking(
                "POST", session.path + "/messages", json: Conversation.text("one"))
            expectEqual(sent.status, 202)
            let failed = try Self.event(in: session) {
                $0["type"] == "message.state" && $0["data"]?["state"] == "failed"
            }
            expectEqual(failed?["data"]?["messageId"], sent.json["id"])
            let error = failed?["data"]?["error"]
            expectEqual(error?["provider"]?["code"], "layer_unavailable", "\(String(describing: failed))")
            try expectEqual(simulator.texts(), [], "nothing left")
            child.terminate()
            expectEqual(child.exitStatus(within: 30), 0)
        }
    }

    // MARK: Steps

    private static func open(_ child: ChildGateway) throws -> Conversation {
        let made = try child.caller().blocking(
            "POST", "/v1/sessions", json: ["user": ["id": "u-1"], "waitSeconds": 20])
        return try Conversation(child.caller(), made: made.json)
    }

    /// Says something, and waits until the vendor has heard it.
    private static func say(_ text: String, in session: Conversation, _ simulator: AmazonSimulator) throws {
        _ = try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text(text))
        try expect(poll(within: 20, every: 0.05) { try simulator.texts().contains(text) }, "\(text)")
    }

    /// Waits for an event; nil where there is none in time.
    private static func event(in session: Conversation, where isWanted: (JSONValue) -> Bool) throws -> JSONValue? {
        var found: JSONValue?
        _ = try poll(within: 20, every: 0.05) {
            found = try session.blockingEvents().first(where: isWanted)
            return found != nil
        }
        return found
    }

    /// The value of the first member with a name, however deep it is.
    private static func member(_ name: String, of value: JSONValue) -> JSONValue? {
        if let found = value[name] { return found }
        let inner = value.arrayValue ?? value.objectValue?.members.map(\.value) ?? []
        return inner.lazy.compactMap { member(name, of: $0) }.first
    }

    /// Has the gateway make those of the calls that a conversation of texts does without.
    private static func useTheRest(of session: Conversation, _ simulator: AmazonSimulator) throws {
        let caller = session.caller
        let photo: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9]
        let brought = try caller.blocking(
            "POST", session.path + "/attachments?send=true", body: photo,
            fields: ["Content-Type": "image/jpeg", "Content-Disposition": "attachment; filename=\"p.jpg\""])
        expect(brought.status / 100 == 2, "\(brought)")
        try expect(poll(within: 20, every: 0.05) { try simulator.count("attachmentsCompleted") == 1 })
        expectEqual(try caller.blocking("POST", session.path + "/typing", json: ["state": "started"]).status, 202)
        try expect(poll(within: 20, every: 0.05) { try simulator.count("eventsReceived") > 0 })
        try say("file", in: session, simulator)
        let files = try event(in: session) {
            $0["data"]?["sender"]?["role"] != "user" && member("attachments", of: $0)?.arrayValue?.isEmpty == false
        }
        let url = files.flatMap { member("attachments", of: $0)?[0]?["url"]?.stringValue }
        let content = try caller.blocking("GET", String((url ?? "/").trimmingPrefix(#/https?:\/\/[^\/]+/#)))
        expect(content.status == 200 && !content.body.isEmpty, "\(String(describing: files)): \(content)")
        try say("view", in: session, simulator)
        let shown = try event(in: session) { member("viewToken", of: $0) != nil }
        let token = shown.flatMap { member("viewToken", of: $0)?.stringValue } ?? ""
        let path = token.replacing("+", with: "%2B").replacing("/", with: "%2F")
        let view = try caller.blocking("GET", session.path + "/views/" + path)
        expectEqual(view.status, 200, "\(view)")
    }

    /// All that came to the vendor's participant service came through the front, and with what the front wants.
    private static func compare(
        _ front: CorporateFront, _ simulator: AmazonSimulator, _ session: Conversation
    ) throws {
        let calls = try simulator.requests("participant")
        _ = poll(within: 20, every: 0.05) { front.visits.count >= calls.count }
        let visits = front.visits
        for visit in visits {
            let request = visit.request
            expectEqual(visit.status, 200, "\(request.line)")
            expectEqual(request.field("x-waf-token"), "waf-0123456789", "\(request.line)")
            expectEqual(request.field("x-session"), session.id, "\(request.line)")
            expectEqual(request.field("host"), "127.0.0.1:\(front.port)", "\(request.line)")
            expectEqual(request.field("traceparent"), nil, "\(request.line)")
        }
        expectEqual(Set(visits.compactMap { $0.request.field("x-call") }).count, visits.count, "each has its own id")
        let passed = visits.map {
            $0.request.line.split(separator: " ").prefix(2).joined(separator: " ")
                .replacing("/participant-connection", with: "/participant/connection")
        }
        expectEqual(passed.map { String($0.prefix { $0 != "?" }) }.sorted(), calls, "nothing went beside the front")
        let names = Set(calls.compactMap { $0.split(separator: "/").dropFirst(2).first.map(String.init) })
        let wanted: Set = [
            "connection", "disconnect", "message", "event", "transcript", "start-attachment-upload",
            "complete-attachment-upload", "attachment", "views",
        ]
        expectEqual(names, wanted, "all nine were made")
    }
}
