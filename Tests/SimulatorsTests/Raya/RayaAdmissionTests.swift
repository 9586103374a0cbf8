import JSON
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing

@Suite struct RayaAdmissionTests {
    @Test func theEightParametersOpenASocket() throws {
        let rig = try RayaRig()
        let client = try rig.connect(["user_name": "ليلى & co = 100% {\"#\"}"])
        expectEqual(client.status, 101)
        let entry = try #require(rig.simulator.log.first)
        expectEqual(entry.kind, .handshake)
        expect(entry.violation == nil)
        expectEqual(entry.connection, 1)
        expect(!entry.text.contains("tk_test"), "the token is not kept")
        expect(entry.text.contains("token=%2A%2A%2A") || entry.text.contains("token=***"))
    }

    static let broken: [(change: @Sendable (String) -> String, rule: String)] = [
        ({ $0.replacing("integration_type=widget&", with: "") }, "missing: integration_type must be there"),
        ({ $0.replacing("&chat_session_id=", with: "") }, "missing: chat_session_id must be there"),
        ({ $0.replacing("&chat_session_id=", with: "&chat_session_id") }, "missing: the equals sign"),
        ({ $0.replacing("agent_id=null", with: "agent_id=") }, "value: agent_id must be null"),
        ({ $0.replacing("agent_id=null&chat_session_id=", with: "chat_session_id=&agent_id=null") }, "order: "),
        ({ $0.replacing("%2B971", with: "+971") }, "plus: "),
        ({ $0.replacing("layla%40", with: "Layla%40") }, "value: email must be in lower case"),
        ({ $0.replacing("Layla%20", with: "Layla%0A") }, "value: user_name must be free of control"),
        ({ $0.replacing("data=", with: "data=%5B") }, "type: data must be a JSON object"),
        ({ $0.replacing("os_version", with: "os-version") }, "missing: data/os_version"),
        ({ $0.replacing("%22en%22", with: "%22fr%22") }, "value: data/locale"),
        ({ $0.replacing("%2217.2%22", with: "17.2") }, "type: data/os_version"),
        ({ $0 + "&extra=1" }, "unknown: extra"),
        ({ $0.replacing("Layla", with: "%ff") }, "encoding: "),
    ]

    @Test(arguments: broken.indices) func aBrokenQueryIsRefusedAndNamed(_ index: Int) throws {
        let (change, rule) = Self.broken[index]
        let rig = try RayaRig()
        let client = try rig.connect(query: change(RayaRig.query()))
        // A token that cannot be decoded either is no token.
        expect(client.status == 400 || client.status == 401)
        expectEqual(rig.violations.first?.hasPrefix(rule), true, "\(rig.violations)")
        expectEqual(rig.simulator.statistics.handshakesRefused, 1)
    }

    @Test(arguments: ["Authorization: Bearer x", "Origin: https://a.example", "Cookie: a=b"])
    func fieldsOfBrowsersAreRefused(_ field: String) throws {
        let rig = try RayaRig()
        try expectEqual(rig.connect(fields: field + "\r\n").status, 400)
        expectEqual(rig.violations.first?.hasPrefix("unknown: "), true)
    }

    @Test func aTokenThatIsNoneIsRefusedWith401() throws {
        let rig = try RayaRig()
        try expectEqual(rig.connect(["token": "guessed"]).status, 401)
        expectEqual(rig.simulator.statistics.connectionsAccepted, 0)
    }

    @Test func anotherPathIsNotThereUnlessItIsConfigured() throws {
        try expectEqual(RayaRig().connect(path: "/v1/conversations/ws/start").status, 404)
        let old = try RayaRig { $0.socketPath = "/v1/conversations/ws/start" }
        try expectEqual(old.connect(path: "/v1/conversations/ws/start").status, 101)
    }

    @Test func whatIsOnlyRecordedConnectsAllTheSame() throws {
        let rig = try RayaRig { $0.isStrict = false }
        try expectEqual(rig.connect(query: RayaRig.query() + "&extra=1").status, 101)
        expectEqual(rig.violations, ["unknown: extra must not be there"])
    }

    @Test(arguments: [401, 403, 429, 503]) func handshakesAreRefusedOnDemand(_ status: Int) throws {
        let rig = try RayaRig {
            $0.faults = [RayaFault(.refuse(status: status, retryAfterSeconds: 7), times: 1)]
        }
        let client = try rig.connect()
        expectEqual(client.status, status)
        expect(client.head.lowercased().contains("retry-after: 7\r\n"))
        try expectEqual(rig.connect().status, 101, "once")
    }

    @Test func aHandshakeCanBeSlowOrNoHTTP() throws {
        let rig = try RayaRig {
            $0.faults = [RayaFault(.garbage, times: 1), RayaFault(.slowHandshake(.seconds(3)), times: 1)]
        }
        try expect(rig.connect().status != 101)
        let client = try rig.client()
        client.shake(target: "/v1/enhanced-chat/ws/stream?" + RayaRig.query())
        rig.run { rig.simulator.statistics.faultsApplied == 2 }
        rig.advance(by: .milliseconds(2999))
        expect(client.status == nil)
        rig.advance(by: .milliseconds(1))
        rig.run { client.status == 101 }
    }

    @Test func faultsCanConcernOneUser() throws {
        let rig = try RayaRig {
            $0.faults = [RayaFault(.refuse(status: 503, retryAfterSeconds: nil), userName: "Omar")]
        }
        try expectEqual(rig.connect(["user_name": "Omar"]).status, 503)
        try expectEqual(rig.connect().status, 101)
    }
}
