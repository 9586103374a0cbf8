import JSON
import Simulators
import Testing

@Suite struct RayaConfigurationTests {
    static let path = "/v1/agents/chatbox-config/widget/"
    static let fields = "Authorization: Bearer \(RayaWorld.token)\r\nContent-Type: application/json\r\n"

    private func fetch(
        _ world: RayaWorld, path: String = path, fields: String = fields
    ) throws -> (status: Int, body: String) {
        try world.request("GET", path, fields: fields)
    }

    @Test func theConfigurationIsServedToWhoHasTheToken() throws {
        let world = try RayaWorld()
        let answer = try fetch(world)
        #expect(answer.status == 200)
        #expect(try JSONValue(parsing: answer.body)["theme"] == "light")
        #expect(world.violations.isEmpty)
        #expect(try fetch(world, fields: "Authorization: Bearer x\r\nContent-Type: application/json\r\n").status == 401)
        #expect(world.simulator.statistics.configurationRequests == 2)
    }

    @Test func theSlashAtTheEndIsPartOfThePath() throws {
        let short = String(Self.path.dropLast())
        #expect(try fetch(RayaWorld(), path: short).status == 404)
        #expect(try fetch(RayaWorld { $0.wantsTrailingSlash = false }, path: short).status == 200)
    }

    @Test(arguments: [
        ("?a=b", fields, "unknown: a query"), ("", fields + "Cookie: a=b\r\n", "unknown: Cookie"),
        ("", "Authorization: Bearer \(RayaWorld.token)\r\n", "value: Content-Type"),
    ])
    func aRequestThatBreaksARuleIsNamed(_ query: String, _ fields: String, _ rule: String) throws {
        let world = try RayaWorld()
        #expect(try fetch(world, path: Self.path + query, fields: fields).status == 400)
        #expect(world.violations.first?.hasPrefix(rule) == true)
    }

    @Test func whatItSaysCanBeChangedWhileItRuns() throws {
        let world = try RayaWorld()
        #expect(try world.request("PUT", "/_sim/configuration", #"{"theme":7}"#).status == 204)
        #expect(try fetch(world).body == #"{"theme":7}"#)
        world.simulator.setBotConfiguration([UInt8]("{}".utf8))
        world.settle()
        #expect(try fetch(world).body == "{}")
    }

    @Test func itFailsInEveryWay() throws {
        let world = try RayaWorld {
            $0.faults = [
                RayaFault(.configurationStatus(500), times: 1), RayaFault(.garbledConfiguration, times: 1),
                RayaFault(.cutConfiguration, times: 1),
            ]
        }
        #expect(try fetch(world).status == 500)
        #expect(try fetch(world).body == "<html>soon</html>")
        let cut = try fetch(world)
        #expect(cut.status == 200)
        #expect(cut.body.hasPrefix("{") && !cut.body.hasSuffix("}"))
        #expect(try fetch(world).status == 200)
        #expect(world.simulator.statistics.faultsApplied == 3)
    }

    @Test func itCanBeSlow() throws {
        let world = try RayaWorld { $0.faults = [RayaFault(.slowConfiguration(.seconds(20)))] }
        let client = try world.client()
        client.write("GET \(Self.path) HTTP/1.1\r\nHost: s\r\n\(Self.fields)\r\n")
        world.run { world.simulator.statistics.faultsApplied == 1 }
        world.advance(by: .seconds(19))
        #expect(client.status == nil)
        world.advance(by: .seconds(1))
        world.run { client.status == 200 }
    }
}
