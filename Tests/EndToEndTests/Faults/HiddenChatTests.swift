import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

@Suite(
    "A chat of the CCAI Platform that is not found by its user yet",
    .enabled(if: CCAISimulator.vendor.hasSessions))
struct HiddenChatTests {
    @Test("one whose beginning was cut is known by its webhook, and so is its anonymous user; there is no second")
    func cut() async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
            let provider = try simulator.provider
            let gateway = try ChildGateway(config: try provider.configuration(in: folder), in: folder)
            try provider.announce(gateway.port)
            try simulator.fail([
                ["fault": "callcutapplied", "operation": "createChat", "times": 1],
                ["fault": "lookuphidden", "milliseconds": 600_000],
            ])
            let made = try gateway.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 20])
            expectEqual(made.status, 201, "\(made)")
            let session = try Conversation(gateway.caller(), made: made.json)
            // The virtual agent hears what is said once it has joined.
            let isActive = try poll(within: 30) {
                try session.blockingEvents().contains { $0["type"] == "session.active" }
            }
            expect(isActive)
            let sent = try session.caller.blocking(
                "POST", session.path + "/messages", json: Conversation.text("good day"))
            expectEqual(sent.status, 202, "\(sent)")
            let isAnswered = try poll(within: 30) {
                try session.blockingEvents().contains { $0["data"]?["content"]?["text"] == "You said: good day" }
            }
            expect(isAnswered, "\(gateway.log)")
            try expect(simulator.count("chatsCreated") == 1 && simulator.count("violations") == 0)
            // The platform knows the anonymous user by a name of the session's, and says no chat.
            let chats = try simulator.child.caller(nil).blocking("GET", "/_sim/chats").json["chats"]
            let user = try #require(chats?[0]?["end_user"]?["identifier"])
            let event: JSONValue = ["event_type": "survey_offered", "body": ["end_user": ["identifier": user]]]
            let pushed = try simulator.child.caller(nil).blocking("POST", "/_sim/push", json: ["frame": event])
            expectEqual(pushed.status, 204)
            let isHeard = try poll(within: 30) {
                try session.blockingEvents().contains { $0["data"]?["name"] == "survey_offered" }
            }
            expect(isHeard, "\(gateway.log)")
        }
    }
}
