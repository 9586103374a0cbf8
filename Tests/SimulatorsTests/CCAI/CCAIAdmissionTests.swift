import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

/// Credentials, the rate of requests, end users, and the exchange of their tokens.
@Suite struct CCAIAdmissionTests {
    @Test func onlyTheTenantsCredentialsOpenIt() throws {
        let rig = try CCAIRig()
        let right = try rig.request("GET /manager/api/v1/menus", [CCAIRig.credentials])
        expectEqual(right.status, 200)
        for field in ["X-None: 1", "Authorization: Bearer t0ken:with/signs+", "Authorization: Basic YWNtZTp4"] {
            let answer = try rig.request("GET /manager/api/v1/menus", [field])
            expect(answer.status == 401 && answer.message == "Unauthorized")
        }
        // Two slashes are not one.
        let double = try rig.request("GET /manager/api/v1//menus", [CCAIRig.credentials])
        expect(double.status == 404 && double.message == "Not Found")
        expectEqual(rig.simulator.statistics.violations, 4)
        expect(rig.simulator.log.allSatisfy { !$0.text.contains("t0ken") })
    }

    @Test func tenRequestsOfASecondAreAdmitted() throws {
        let rig = try CCAIRig {
            $0.limits.requestsPerSecond = 10
            $0.limits.retryAfterSeconds = 1
        }
        var statuses: [Int] = []
        for _ in 0..<11 { statuses.append(try rig.call("GET", "/end_users?identifier=x").status) }
        expectEqual(statuses, Array(repeating: 404, count: 10) + [429])
        rig.advance(by: .milliseconds(100))
        let next = try rig.call("GET", "/end_users?identifier=x")
        let late = try rig.call("GET", "/end_users?identifier=x")
        expect(next.status == 404 && late.status == 429 && late.field("Retry-After") == "1")
        expect(rig.simulator.statistics.calls.throttled == 2 && rig.simulator.statistics.violations == 0)
    }

    @Test func anEndUserIsTheSameForOneIdentifier() throws {
        let rig = try CCAIRig()
        let id = try rig.makeUser("a+b&c/ö")
        let again = try rig.makeUser("a+b&c/ö")
        let other = try rig.makeUser("a b&c/ö")
        expect(id == again && other != id)
        let found = try rig.call("GET", "/end_users?identifier=a%2Bb%26c%2F%C3%B6")
        expectEqual(found.body, ["id": JSONValue(id), "identifier": "a+b&c/ö"])
        // A plus that is not encoded is a blank.
        let wrong = try rig.call("GET", "/end_users?identifier=a+b%26c%2F%C3%B6")
        expectEqual(wrong.body["id"]?.intValue, other)
        let bodied = try rig.call("GET", "/end_users?id=\(id)", [:])
        expect(bodied.status == 400 && bodied.message == "the call has no body")
        let byID = try rig.call("GET", "/end_users?id=\(id)")
        let missing = try rig.call("GET", "/end_users?id=1")
        expect(byID.status == 200 && missing.status == 404)
    }

    @Test(
        "what an end user may not be",
        arguments: [
            (#"{"name":"Zoë"}"#, "param is missing or the value is empty: identifier"),
            (#"{"identifier":""}"#, "param is missing or the value is empty: identifier"),
            (#"{"identifier":7}"#, "identifier is not well formed"),
            (#"{"identifier":"u","phone":"0151"}"#, "phone is not well formed"),
            (#"{"end_user":{"identifier":"u"}}"#, "param is missing or the value is empty: identifier"),
            (#"{"identifier":"u","mail":"x"}"#, "found unpermitted parameter: mail"),
        ])
    func refusedUser(_ body: String, _ message: String) throws {
        let answer = try CCAIRig().call("POST", "/end_users", try JSONValue(parsing: body))
        expect(answer.status == 400 && answer.message == message)
    }

    // MARK: Tokens

    /// The vectors J1 and J2 of the protocol note (section 26.1).
    private static let tokens = [
        """
        eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJhY21lIiwiaWF0IjoxNzY3MjI1NjAwLCJleHAiOjE3NjcyMjYyMDAsImlkZW50\
        aWZpZXIiOiI2ZjlhMmMxZS03ZDM0LTRiMGEtOWU1NS0wYzFkMmUzZjRhNWIiLCJuYW1lIjoiWm_DqyBNw7xsbGVyIiwiZW1haWwiOiJ6b2VAZX\
        hhbXBsZS50ZXN0IiwicGhvbmUiOiIrNDkxNTExMjM0NTY3OCJ9.IngcJkYxPyfgz_il6pmlLXBVvqejBAzox3y-paoDZZY
        """,
        """
        eyJhbGciOiJIUzM4NCIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJhY21lIiwiaWF0IjoxNzY3MjI1NjAwLCJleHAiOjE3NjcyMjYyMDAsImlkZW50\
        aWZpZXIiOiI2ZjlhMmMxZS03ZDM0LTRiMGEtOWU1NS0wYzFkMmUzZjRhNWIiLCJuYW1lIjoiWm_DqyBNw7xsbGVyIiwiZW1haWwiOiJ6b2VAZX\
        hhbXBsZS50ZXN0IiwicGhvbmUiOiIrNDkxNTExMjM0NTY3OCJ9.6Kt1637VeKNmK8AA4Uen7sYJC_4W6pTVT3EPSb4pvsv2WAT2jHyoWmAec\
        BoX6-k8
        """,
    ]

    private func exchange(_ token: String, at milliseconds: Int64 = CCAIRig.milliseconds) throws -> CCAIRig.Answer {
        let rig = try CCAIRig { $0.wallClock = { milliseconds } }
        let body = JSONValue.object(["token": .string(token)]).encoded()
        let answer = try rig.request(
            "POST /api/v2/auth/end_user", ["Content-Type: application/json", "Content-Length: \(body.count)"], body)
        expect(rig.simulator.log.allSatisfy { $0.bytes.isEmpty }, "the token is in no log")
        return answer
    }

    @Test(arguments: tokens) func aTokenOfTheVectorsIsExchanged(token: String) throws {
        let answer = try exchange(token)
        expect(answer.status == 200 && answer.body["auth_token"]?.stringValue?.hasPrefix("at_") == true)
        expectEqual(answer.body["end_user"]?["identifier"], "6f9a2c1e-7d34-4b0a-9e55-0c1d2e3f4a5b")
        expectEqual(answer.body["expires_at"], "2026-01-01T01:00:00Z")
    }

    @Test func devicesComeWithTheirUsersTokens() throws {
        let rig = try CCAIRig()
        let digits = String(repeating: "0f", count: 32)
        let cases: [(JSONObject, Int)] = [
            ([:], 200), (["device_token": .string(digits), "device_type": "apns"], 200),
            (["device_token": .string(digits), "device_type": "voip"], 200),
            (["device_token": "a:B_c", "device_type": "fcm"], 200),
            (["device_token": .string(digits.uppercased()), "device_type": "apns"], 400),
            (["device_token": "0f", "device_type": "voip"], 400),
            (["device_token": "x", "device_type": "webPush"], 400), (["device_type": "apns"], 400),
        ]
        for (device, status) in cases {
            var object: JSONObject = ["token": .string(Self.tokens[0])]
            for member in device.members { object.append(member.key, member.value) }
            let body = JSONValue.object(object).encoded()
            let answer = try rig.request(
                "POST /api/v2/auth/end_user", ["Content-Type: application/json", "Content-Length: \(body.count)"], body)
            expectEqual(answer.status, status, "\(device)")
        }
        expect(rig.simulator.statistics.tokensExchanged == 4 && rig.simulator.statistics.devices == 2)
        expect(rig.simulator.log.allSatisfy { $0.bytes.isEmpty }, "no device is in a log")
    }

    @Test func aTokenThatIsNotGoodIsRefused() throws {
        let late = try exchange(Self.tokens[0], at: CCAIRig.milliseconds + 600_000)
        let early = try exchange(Self.tokens[0], at: CCAIRig.milliseconds - 61_000)
        expect(late.status == 401 && early.status == 401)
        let changed = try exchange(String(Self.tokens[0].dropLast(2)) + "YZ")
        expect(changed.status == 400 || changed.status == 401)
        func token(_ claims: String, _ header: String = #"{"alg":"HS256","typ":"JWT"}"#) -> String {
            sign(claims, header: header, secret: CCAIRig.company)
        }
        let good = #"{"iat":1767225600,"exp":1767226200}"#
        try expectEqual(exchange(token(#"{"iat":1767225600,"exp":1767229200}"#)).status, 200, "an hour is allowed")
        try expectEqual(exchange(token(good)).body["end_user"]?["identifier"]?.stringValue?.hasPrefix("guest-"), true)
        for (claims, header) in [
            (good, #"{"alg":"HS512","typ":"JWT"}"#), (good, #"{"alg":"none","typ":"JWT"}"#),
            (good, #"{"alg":"HS256"}"#),
            (#"{"iat":1767225600.0,"exp":1767226200}"#, #"{"alg":"HS256","typ":"JWT"}"#),
            (#"{"iat":1767225600000,"exp":1767226200000}"#, #"{"alg":"HS256","typ":"JWT"}"#),
            (#"{"iat":1767225600,"exp":1767229201}"#, #"{"alg":"HS256","typ":"JWT"}"#),
        ] {
            let answer = try exchange(token(claims, header))
            expectEqual(answer.status, 400, "\(claims) \(header)")
        }
    }
}
