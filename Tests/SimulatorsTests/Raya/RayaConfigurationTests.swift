import JSON
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing

@Suite struct RayaConfigurationTests {
    static let path = "/v1/agents/chatbox-config/widget/"
    static let fields = "Authorization: Bearer \(RayaRig.token)\r\nContent-Type: application/json\r\n"

    private func fetch(
        _ rig: RayaRig, path: String = path, fields: String = fields
    ) throws -> (status: Int, body: String) {
        try rig.request("GET", path, fields: fields)
    }

    @Test func theConfigurationIsServedToWhoHasTheToken() throws {
        let rig = try RayaRig()
        let answer = try fetch(rig)
        expectEqual(answer.status, 200)
        try expectEqual(JSONValue(parsing: answer.body)["theme"], "light")
        expect(rig.violations.isEmpty)
        try expectEqual(fetch(rig, fields: "Authorization: Bearer x\r\nContent-Type: application/json\r\n").status, 401)
        expectEqual(rig.simulator.statistics.configurationRequests, 2)
    }

    @Test func theSlashAtTheEndIsPartOfThePath() throws {
        let short = String(Self.path.dropLast())
        try expectEqual(fetch(RayaRig(), path: short).status, 404)
        try expectEqual(fetch(RayaRig { $0.wantsTrailingSlash = false }, path: short).status, 200)
    }

    @Test(arguments: [
        ("?a=b", fields, "unknown: a query"), ("", fields + "Cookie: a=b\r\n", "unknown: Cookie"),
        ("", "Authorization: Bearer \(RayaRig.token)\r\n", "value: Content-Type"),
    ])
    func aRequestThatBreaksARuleIsNamed(_ query: String, _ fields: String, _ rule: String) throws {
        let rig = try RayaRig()
        try expectEqual(fetch(rig, path: Self.path + query, fields: fields).status, 400)
        expectEqual(rig.violations.first?.hasPrefix(rule), true)
    }

    @Test func whatItSaysCanBeChangedWhileItRuns() throws {
        let rig = try RayaRig()
        try expectEqual(rig.request("PUT", "/_sim/configuration", #"{"theme":7}"#).status, 204)
        try expectEqual(fetch(rig).body, #"{"theme":7}"#)
        rig.simulator.setBotConfiguration([UInt8]("{}".utf8))
        rig.settle()
        try expectEqual(fetch(rig).body, "{}")
    }

    @Test func itFailsInEveryWay() throws {
        let rig = try RayaRig {
            $0.faults = [
                RayaFault(.configurationStatus(500), times: 1), RayaFault(.garbledConfiguration, times: 1),
                RayaFault(.cutConfiguration, times: 1),
            ]
        }
        try expectEqual(fetch(rig).status, 500)
        try expectEqual(fetch(rig).body, "<html>soon</html>")
        let cut = try fetch(rig)
        expectEqual(cut.status, 200)
        expect(cut.body.hasPrefix("{") && !cut.body.hasSuffix("}"))
        try expectEqual(fetch(rig).status, 200)
        expectEqual(rig.simulator.statistics.faultsApplied, 3)
    }

    @Test func itCanBeSlow() throws {
        let rig = try RayaRig { $0.faults = [RayaFault(.slowConfiguration(.seconds(20)))] }
        let client = try rig.client()
        client.write("GET \(Self.path) HTTP/1.1\r\nHost: s\r\n\(Self.fields)\r\n")
        rig.run { rig.simulator.statistics.faultsApplied == 1 }
        rig.advance(by: .seconds(19))
        expect(client.status == nil)
        rig.advance(by: .seconds(1))
        rig.run { client.status == 200 }
    }
}
