import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("A conversation ends while its vendor is out, and then the process does")
struct EndRestartTests {
    /// How the process ends, or is followed by another.
    enum Stop: CaseIterable { case killed, terminated, replaced }

    @Test(
        "the next process ends it at the vendor", arguments: Stop.allCases, [false, true])
    func next(_ stop: Stop, _ isErased: Bool) async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try AmazonSimulator(in: folder)
            let provider = ProviderUnderTest(section: try simulator.section()) { _ in [] }
            let config = try provider.configuration(in: folder)
            let first = try ChildGateway(config: config, in: folder)
            let made = try first.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 10])
            let session = try Conversation(first.caller(), made: made.json)
            try expectEqual(simulator.count("contactsOpen"), 1)
            for operation in ["DisconnectParticipant", "StopContact"] {
                try simulator.administrate(
                    "POST", "faults", ["fault": "error", "status": 503, "operation": .string(operation)])
            }
            try expectEqual(session.caller.blocking("POST", session.path + "/suspend").status, 200)
            try session.blockingEnd(erasing: isErased)
            let second: ChildGateway
            switch stop {
            case .killed:
                first.kill()
                second = try ChildGateway(config: config, in: folder)
            case .terminated:
                first.terminate()
                expectEqual(first.exitStatus(within: 15), 0, "\(first.log)")
                second = try ChildGateway(config: config, in: folder)
            case .replaced:
                second = try ChildGateway(
                    ["serve", "--config", config, "--replace"], saying: "\"ready\"", in: folder)
                expectEqual(first.exitStatus(within: 15), 0, "\(first.log)")
            }
            try expectEqual(simulator.count("contactsOpen"), 1, "the vendor is out")
            try simulator.administrate("DELETE", "faults")
            try expect(poll(within: 60) { try simulator.count("contactsOpen") == 0 }, "\(second.log)")
            let read = try second.caller().blocking("GET", session.path)
            expectEqual(read.status, isErased ? 404 : 200)
            guard !isErased else { return }
            let types = try Conversation(second.caller(), made: made.json).blockingEvents().map { $0["type"] }
            expect(types.count { $0 == "session.ended" } == 1 && types.last == "session.ended")
        }
    }

    @Test("the next process also ends one that was just being begun", arguments: [false, true])
    func beginning(_ isErased: Bool) async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try AmazonSimulator(in: folder)
            let provider = ProviderUnderTest(section: try simulator.section()) { _ in [] }
            let config = try provider.configuration(in: folder)
            let first = try ChildGateway(config: config, in: folder)
            try simulator.administrate(
                "POST", "faults",
                ["fault": "calllate", "milliseconds": 600_000, "operation": "StartChatContact", "times": 1])
            let made = try first.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 0])
            let session = try Conversation(first.caller(), made: made.json)
            try expect(poll(within: 10) { try simulator.count("contactsOpen") == 1 })
            try session.blockingEnd(erasing: isErased)
            first.kill()
            try expectEqual(simulator.count("contactsOpen"), 1, "nobody has told the vendor")
            let second = try ChildGateway(config: config, in: folder)
            try expect(poll(within: 60) { try simulator.count("contactsOpen") == 0 }, "\(second.log)")
            try expectEqual(simulator.count("contactsStarted"), 1, "no other was begun to be ended")
        }
    }
}
