import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("A conversation with a skill ends while its vendor is out, and then the process does")
struct SkillEndRestartTests {
    @Test("the next process ends it at the vendor, and no other", arguments: [false, true])
    func next(_ isErased: Bool) async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try OracleSimulator(in: folder)
            let provider = ProviderUnderTest(section: simulator.section()) { _ in [] }
            let config = try provider.configuration(in: folder)
            let first = try ChildGateway(config: config, in: folder)
            var made: [JSONValue] = []
            for user in ["u-1", "u-2"] {
                made.append(
                    try first.caller().blocking(
                        "POST", "/v1/sessions",
                        json: ["waitSeconds": 10, "user": ["id": .string(user), "name": "Ada"]]
                    ).json)
            }
            try expect(poll(within: 10) { try simulator.count("users") == 2 })
            let session = try Conversation(first.caller(), made: made[0])
            try simulator.add(["fault": "status", "status": 503])
            try expectEqual(simulator.disconnect("u-1", code: nil), 1)
            let isAway = try poll(within: 10) {
                try session.caller.blocking("GET", session.path).json["state"] == "reconnecting"
            }
            expect(isAway)
            try session.blockingEnd(erasing: isErased)
            first.kill()
            try expectEqual(simulator.count("users"), 2, "the vendor is out")
            try simulator.removeFaults()
            let second = try ChildGateway(config: config, in: folder)
            try expect(poll(within: 30) { try simulator.count("users") == 1 }, "\(second.log)")
            try expectEqual(simulator.count("violations"), 0)
            let other = try Conversation(second.caller(), made: made[1])
            let isBack = try poll(within: 30) {
                try other.caller.blocking("GET", other.path).json["state"] == "active"
            }
            expect(isBack)
            try expectEqual(simulator.count("users"), 1)
        }
    }
}
