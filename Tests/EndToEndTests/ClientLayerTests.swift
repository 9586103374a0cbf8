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
            let made = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u-1"], "waitSeconds": 20])
            let session = try Conversation(child.caller(), made: made.json)
            _ = try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text("one"))
            try expect(poll(within: 20, every: 0.05) { try simulator.texts().contains("one") })
            // The front wants another token, and the file has it: nothing is restarted.
            try "Bearer corporate-2\n".write(toFile: tokenFile, atomically: true, encoding: .utf8)
            front.change(token: "corporate-2")
            _ = try session.caller.blocking("POST", session.path + "/messages", json: Conversation.text("two"))
            try expect(poll(within: 20, every: 0.05) { try simulator.texts().contains("two") })
            let photo: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9]
            let brought = try session.caller.blocking(
                "POST", session.path + "/attachments?send=true", body: photo,
                fields: ["Content-Type": "image/jpeg", "Content-Disposition": "attachment; filename=\"p.jpg\""])
            expect(brought.status / 100 == 2, "\(brought)")
            expect(
                poll(within: 20, every: 0.05) {
                    front.visits.contains { $0.request.target == "/participant/complete-attachment-upload" }
                })
            _ = try session.caller.blocking("POST", session.path + "/end")
            expect(
                poll(within: 20, every: 0.05) {
                    front.visits.contains { $0.request.target == "/participant/disconnect" }
                })
            let visits = front.visits
            for visit in visits {
                let request = visit.request
                expectEqual(visit.status, 200, "\(request.line)")
                expectEqual(request.field("x-waf-token"), "waf-0123456789", "\(request.line)")
                expectEqual(request.field("x-session"), session.id, "\(request.line)")
                expectEqual(request.field("host"), "127.0.0.1:\(front.port)", "\(request.line)")
                expectEqual(request.field("traceparent"), nil, "\(request.line)")
            }
            expectEqual(
                Set(visits.compactMap { $0.request.field("x-call") }).count, visits.count, "each has its own id")
            let targets = Set(visits.map { String($0.request.target) })
            let wanted: Set = [
                "/participant-connection", "/participant/message", "/participant/start-attachment-upload",
                "/participant/complete-attachment-upload", "/participant/disconnect",
            ]
            expect(targets.isSuperset(of: wanted), "\(targets)")
            expect(!targets.contains { $0.hasPrefix("/contact") }, "the control plane goes its own way: \(targets)")
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
            let made = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u-1"], "waitSeconds": 20])
            let session = try Conversation(child.caller(), made: made.json)
            let sent = try session.caller.blocking(
                "POST", session.path + "/messages", json: Conversation.text("one"))
            expectEqual(sent.status, 202)
            var failed: JSONValue?
            _ = try poll(within: 20, every: 0.05) {
                failed = try session.blockingEvents().first { $0["type"] == "message.failed" }
                return failed != nil
            }
            let error = failed?["data"]?["error"] ?? failed?["data"]
            expect("\(String(describing: error))".contains("layer_unavailable"), "\(String(describing: failed))")
            try expectEqual(simulator.texts(), [], "nothing left")
            child.terminate()
            expectEqual(child.exitStatus(within: 30), 0)
        }
    }
}
