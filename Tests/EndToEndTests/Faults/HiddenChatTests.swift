import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import Testing

@Suite(
    "A chat of the CCAI Platform that is not found by its user yet",
    .enabled(if: CCAISimulator.vendor.hasSessions))
struct HiddenChatTests {
    @Test("one whose beginning was cut is known by its webhook, and there is no second")
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
            #expect(made.status == 201, "\(made)")
            let session = try Conversation(gateway.caller(), made: made.json)
            let sent = try session.caller.blocking(
                "POST", session.path + "/messages", json: Conversation.text("hello"))
            #expect(sent.status == 202, "\(sent)")
            let isAnswered = try poll(within: 30) {
                try session.blockingEvents().contains { $0["data"]?["content"]?["text"] == "You said: hello" }
            }
            #expect(isAnswered, "\(gateway.log)")
            #expect(try simulator.count("chatsCreated") == 1 && simulator.count("violations") == 0)
        }
    }
}
