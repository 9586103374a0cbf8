import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

@Suite(
    "A chat of the CCAI Platform ends while the platform is out, and then the process does",
    .enabled(if: CCAISimulator.vendor.hasSessions))
struct ChatEndRestartTests {
    /// How the process ends, or is followed by another.
    enum Stop: CaseIterable { case killed, replaced }

    @Test("the next process ends it at the platform, and no other", arguments: Stop.allCases, [false, true])
    func next(_ stop: Stop, _ isErased: Bool) async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
            let provider = try simulator.provider
            let config = try provider.configuration(in: folder)
            let first = try ChildGateway(config: config, in: folder)
            try provider.announce(first.port)
            var made: [JSONValue] = []
            for user in ["u-1", "u-2"] {
                made.append(
                    try first.caller().blocking(
                        "POST", "/v1/sessions", json: ["waitSeconds": 10, "user": ["id": .string(user)]]
                    ).json)
            }
            try expectEqual(simulator.count("chatsOpen"), 2)
            let session = try Conversation(first.caller(), made: made[0])
            try simulator.fail([["fault": "error", "status": 503, "operation": "endChat"]])
            // One that rests is ended by a session of the adapter's that is made for that alone.
            if stop == .replaced {
                try expectEqual(session.caller.blocking("POST", session.path + "/suspend").status, 200)
            }
            try session.blockingEnd(erasing: isErased)
            let second: ChildGateway
            switch stop {
            case .killed:
                first.kill()
                second = try ChildGateway(config: config, in: folder)
            case .replaced:
                second = try ChildGateway(
                    ["serve", "--config", config, "--replace"], saying: "\"ready\"", in: folder)
                expectEqual(first.exitStatus(within: 15), 0, "\(first.log)")
            }
            try provider.announce(second.port)
            try expectEqual(simulator.count("chatsOpen"), 2, "the platform is out")
            try simulator.mend()
            try expect(poll(within: 60) { try simulator.count("chatsOpen") == 1 }, "\(second.log)")
            let read = try second.caller().blocking("GET", session.path)
            expectEqual(read.status, isErased ? 404 : 200)
            // The other chat goes on, in both directions.
            let other = try Conversation(second.caller(), made: made[1])
            let sent = try other.caller.blocking("POST", other.path + "/messages", json: Conversation.text("and me?"))
            expectEqual(sent.status, 202)
            let isAnswered = try poll(within: 30) {
                try other.blockingEvents().contains { $0["data"]?["content"]?["text"] == "You said: and me?" }
            }
            expect(isAnswered)
            try expect(simulator.count("chatsOpen") == 1 && simulator.count("violations") == 0)
        }
    }

    @Test("the next process also ends one that was just being begun", arguments: [false, true])
    func beginning(_ isErased: Bool) async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
            let provider = try simulator.provider
            let config = try provider.configuration(in: folder)
            let first = try ChildGateway(config: config, in: folder)
            try simulator.fail([
                ["fault": "calllate", "milliseconds": 600_000, "operation": "createChat", "times": 1]
            ])
            let made = try first.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 0])
            let session = try Conversation(first.caller(), made: made.json)
            try expect(poll(within: 10) { try simulator.count("chatsOpen") == 1 })
            try session.blockingEnd(erasing: isErased)
            first.kill()
            try expectEqual(simulator.count("chatsOpen"), 1, "the platform does not know of the end")
            let second = try ChildGateway(config: config, in: folder)
            try expect(poll(within: 60) { try simulator.count("chatsOpen") == 0 }, "\(second.log)")
            try expectEqual(simulator.count("chatsCreated"), 1, "no other was begun to be ended")
        }
    }
}
