import JSON
import SupportExpectations
import Testing
import WebSocket

@testable import SimulatorODA
import SimulatorKit

@Suite struct ODAAdmissionTests {
    @Test func aGoodTokenIsTakenWithoutAnAnswer() throws {
        let rig = try Rig()
        let client = try rig.authenticate()
        let frames = rig.say("menu", on: client)
        expectEqual(frames.count, 1)
        expectEqual(client.texts.count, 1)
        expectEqual(rig.simulator.statistics.tokensRefused, 0)
    }

    @Test func aTokenMayStandInTheHeaderInTheFrameOrInBoth() throws {
        let rig = try Rig()
        let client = try rig.connect(
            channel: Rig.secured, fields: "Authorization: Bearer \(Rig.token)\r\n")
        expectEqual(client.status, 101)
        client.send(#"{"state":{"token":"\#(Rig.token)","tokenType":"jwt","type":"auth"}}"#)
        expectEqual(rig.say("menu", on: client).count, 1)
        let other = try rig.connect(
            channel: Rig.secured, fields: "Authorization: Bearer \(Rig.token)\r\n")
        expectEqual(rig.say("menu", on: other).count, 1)
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test(arguments: ["Bearer nonsense", "Basic \(Rig.token)", "Bearer \(Rig.token)x"])
    func aBadTokenInTheHeaderIsUnauthorized(_ value: String) throws {
        let rig = try Rig()
        let client = try rig.connect(channel: Rig.secured, fields: "Authorization: \(value)\r\n")
        expectEqual(client.status, 401)
        expect(client.head.contains("WWW-Authenticate: Bearer\r\n"))
        expectEqual(rig.simulator.statistics.tokensRefused, 1)
    }

    @Test func aRefusedTokenClosesTheSocketBeforeAnythingIsSent() throws {
        let rig = try Rig()
        let client = try rig.authenticate(sign(#"{"iat":1,"exp":2,"channelId":"x","userId":"guest-42"}"#))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .policyViolation)
        expectEqual(client.closure?.reason, "AuthWrongchannelId")
        expect(client.texts.isEmpty)
    }

    @Test func aTokenForAnotherUserIsRefused() throws {
        let rig = try Rig()
        let client = try rig.connect("guest-43", channel: Rig.secured)
        client.send(#"{"state":{"token":"\#(Rig.token)","tokenType":"jwt","type":"auth"}}"#)
        rig.run { client.closure != nil }
        expectEqual(client.closure?.reason, "AuthWronguserId")
    }

    @Test func withoutATokenInTimeTheSocketIsClosed() throws {
        let rig = try Rig()
        let client = try rig.connect(channel: Rig.secured)
        rig.advance(by: .milliseconds(9_999))
        expect(client.closure == nil)
        rig.advance(by: .milliseconds(1))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .policyViolation)
        expectEqual(client.closure?.reason, "AuthNoToken")
    }

    @Test(arguments: [#"{"state":{"type":"ping"}}"#, #"{"profile":{}}"#, "no JSON"])
    func anyOtherFirstFrameIsRefused(_ frame: String) throws {
        let rig = try Rig { $0.isStrict = false }
        let client = try rig.connect(channel: Rig.secured)
        client.send(frame)
        rig.run { client.closure != nil }
        expectEqual(client.closure?.code, .policyViolation)
        expect(rig.simulator.log.first?.violation != nil)
    }

    @Test func aTokenIsSentOnceAndFirst() throws {
        let rig = try Rig()
        let client = try rig.authenticate()
        client.send(#"{"state":{"token":"\#(Rig.token)","tokenType":"jwt","type":"auth"}}"#)
        rig.run { client.closure != nil }
        expectEqual(client.closure?.reason.hasPrefix("authRepeated"), true)
        let open = try rig.connect()
        open.send(#"{"state":{"token":"\#(Rig.token)","tokenType":"jwt","type":"auth"}}"#)
        rig.run { open.closure != nil }
        expectEqual(open.closure?.reason.hasPrefix("authNotWanted"), true)
    }

    @Test func aConnectionCanEndWithItsToken() throws {
        let rig = try Rig { $0.closesAtTokenExpiry = true }
        let client = try rig.authenticate()
        _ = rig.say("menu", on: client)
        rig.advance(by: .seconds(3589))
        expect(client.closure == nil)
        rig.advance(by: .seconds(1))
        rig.run { client.closure != nil }
        expectEqual(client.closure?.reason, "AuthExpiredToken")
    }

    // MARK: Handshakes

    static let refused: [(query: String, fields: String, status: Int)] = [
        ("channelId=\(Rig.open)", "", 400), ("userId=u", "", 400), ("channelId=&userId=u", "", 400),
        ("channelId=\(Rig.open)&userId=", "", 400), ("channelId=\(Rig.open)&userId=a&userId=b", "", 400),
        ("channelId=\(Rig.open)&userId=%", "", 400), ("channelId=nowhere&userId=u", "", 404),
        ("channelId=\(Rig.open)&userId=u&token=t", "", 400),
        ("channelId=\(Rig.open)&userId=u", "Sec-WebSocket-Protocol: chat\r\n", 400),
        ("channelId=web&userId=u", "", 403), ("channelId=web&userId=u", "Origin: https://evil.example.com\r\n", 403),
        ("channelId=web&userId=u", "Origin: https://shop.example.com\r\n", 101),
    ]

    @Test(arguments: refused) func handshakesAreChecked(_ query: String, _ fields: String, _ status: Int) throws {
        let rig = try Rig()
        try expectEqual(rig.connect(fields: fields, query: query).status, status)
        expectEqual(rig.simulator.statistics.handshakesRefused, status == 101 ? 0 : 1)
    }

    @Test func aHandshakeMustBeOne() throws {
        let rig = try Rig()
        let path = "/chat/v1/chats/sockets/websdk?channelId=\(Rig.open)&userId=u"
        try expectEqual(rig.request("GET", path).status, 400)
        try expectEqual(rig.request("POST", path).status, 404)
        try expectEqual(rig.request("GET", "/elsewhere").status, 404)
        let client = try rig.client()
        client.shake("channelId=\(Rig.open)&userId=u", segment: "fax")
        rig.run { client.status != nil }
        expectEqual(client.status, 404)
        let old = try rig.client()
        old.write(
            "GET \(path) HTTP/1.1\r\nHost: s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 8\r\n\r\n")
        rig.run { old.status != nil }
        expectEqual(old.status, 426)
        let broken = try rig.client()
        broken.write("GET / HTTP/1.1\r\nHost : s\r\n\r\n")
        rig.run { broken.end != nil }
        expectEqual(broken.status, 400)
    }

    @Test func theUserOfTheQueryIsDecoded() throws {
        let rig = try Rig()
        let client = try rig.connect("Zo%C3%AB%2B1%20O%27Hara%2F%C3%BCn%C3%AFcode")
        client.say("hello there, anybody?", userID: "Zoë+1 O'Hara/ünïcode")
        rig.run { !client.texts.isEmpty || client.closure != nil }
        expectEqual(client.frame(0)["userId"], "Zoë+1 O'Hara/ünïcode")
        let space = try rig.connect("a+b")
        space.say("hello there, anybody?", userID: "a b")
        rig.run { !space.texts.isEmpty || space.closure != nil }
        expectEqual(space.frame(0)["userId"], "a b")
    }
}

@Suite struct ODATokenTests {
    private func refusal(
        _ token: String, secret: String = Rig.secret, userID: String = "guest-42", now: Int = 1_700_000_010
    ) -> ODATokenRefusal? {
        let verifier = ODATokenVerifier(channelID: Rig.secured, secret: secret, lifetimeSecondsMax: 3600)
        do {
            _ = try verifier.verify(token, userID: userID, nowSeconds: now)
            return nil
        } catch {
            return error
        }
    }

    @Test func theVectorsOfTheNoteAreGood() {
        expect(refusal(Rig.token) == nil)
        let parts = Rig.token.split(separator: ".").map { String($0) }
        let typFirst = "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9."
        expect(refusal(typFirst + parts[1] + ".DmsBeBPgc68BN8kodNqMnFzcaHw3OzU-aVvWgJE3-lk") == nil)
        expect(
            refusal(
                parts[0] + "." + parts[1] + ".vAeelJkQUkj5tVvATzLxQJpnOH8UGucyTTFYYBgZUl0",
                secret: "b2RhLWNoYW5uZWwtc2VjcmV0") == nil)
        expectEqual(
            refusal(
                parts[0] + "." + parts[1] + ".mrXRodkeOKdEEWFYHw9AiP1kDLDI47K-5ke2v94jVkw",
                secret: "b2RhLWNoYW5uZWwtc2VjcmV0"), .badSignature)
        let other =
            "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpYXQiOjE4OTM0NTYwMDAsImV4cCI6MTg5MzQ1NzgwMCwiY2hhbm5lbElkIjoiMjIy"
            + "MjIyMjItMjIyMi00MjIyLTgyMjItMjIyMjIyMjIyMjIyIiwidXNlcklkIjoiWm_DqysxIE8nSGFyYS_DvG7Dr2NvZGUifQ"
            + ".FEykq-25gCLmE3A6YUWLupQQBOF0vAk_f_ZfSugdsEU"
        expect(
            refusal(
                other, secret: "s3cr3t/with+odd=chars&äö-0123456789", userID: "Zoë+1 O'Hara/ünïcode",
                now: 1_893_456_000) == nil)
    }

    static let claims: [(String, ODATokenRefusal?)] = [
        (#""iat":1700000000,"exp":1700003600,"channelId":C,"userId":U,"extra":{"a":1}"#, nil),
        (#""exp":1700003600,"channelId":C,"userId":U"#, .noIssuedAt),
        (#""iat":"1700000000","exp":1700003600,"channelId":C,"userId":U"#, .invalidIssuedAt),
        (#""iat":1700000000.0,"exp":1700003600,"channelId":C,"userId":U"#, .invalidIssuedAt),
        (#""iat":17e8,"exp":1700003600,"channelId":C,"userId":U"#, .invalidIssuedAt),
        (#""iat":0,"exp":1700003600,"channelId":C,"userId":U"#, .negativeIssuedAt),
        (#""iat":1700000011,"exp":1700003600,"channelId":C,"userId":U"#, .issuedInFuture),
        (#""iat":1700000000,"channelId":C,"userId":U"#, .noExpiry),
        (#""iat":1700000000,"exp":null,"channelId":C,"userId":U"#, .invalidExpiry),
        (#""iat":1700000000,"exp":-1,"channelId":C,"userId":U"#, .negativeExpiry),
        (#""iat":1700000000,"exp":1700000000,"channelId":C,"userId":U"#, .expiryBeforeIssue),
        (#""iat":1700000000,"exp":1700000010,"channelId":C,"userId":U"#, .expired),
        (#""iat":1700000000,"exp":1700003601,"channelId":C,"userId":U"#, .lifetimeTooLong),
        (#""iat":1700000000,"exp":1700003600000,"channelId":C,"userId":U"#, .lifetimeTooLong),
        (#""iat":1700000000,"exp":1700003600,"channelid":C,"userId":U"#, .noChannel),
        (#""iat":1700000000,"exp":1700003600,"channelId":7,"userId":U"#, .invalidChannel),
        (#""iat":1700000000,"exp":1700003600,"channelId":"","userId":U"#, .emptyChannel),
        (#""iat":1700000000,"exp":1700003600,"channelId":"c","userId":U"#, .wrongChannel),
        (#""iat":1700000000,"exp":1700003600,"channelId":C"#, .noUser),
        (#""iat":1700000000,"exp":1700003600,"channelId":C,"userId":[]"#, .invalidUser),
        (#""iat":1700000000,"exp":1700003600,"channelId":C,"userId":"""#, .emptyUser),
        (#""iat":1700000000,"exp":1700003600,"channelId":C,"userId":"guest-4""#, .wrongUser),
    ]

    @Test(arguments: claims) func everyClaimIsChecked(_ claims: String, _ expected: ODATokenRefusal?) {
        let text = claims.replacing(":C", with: ":\"\(Rig.secured)\"").replacing(":U", with: ":\"guest-42\"")
        expectEqual(refusal(sign("{\(text)}")), expected)
    }

    static let malformed: [(String, ODATokenRefusal)] = [
        ("", .noToken), ("a.b", .malformed), ("a.b.c.d", .malformed), (Rig.token + "=", .malformed),
        (Rig.token.replacing("-", with: "+"), .malformed), ("..", .malformed),
        (sign("[]"), .malformed), (sign("{"), .malformed),
        (sign("{}", header: #"{"alg":"none","typ":"JWT"}"#), .badHeader),
        (sign("{}", header: #"{"alg":"HS256"}"#), .badHeader),
        (sign("{}", header: #"{"alg":"HS256","typ":"JWT","kid":"1"}"#), .badHeader),
        (sign("{}", header: "[]"), .malformed), (sign("{}", secret: "another"), .badSignature),
    ]

    @Test(arguments: malformed) func whatIsNoTokenIsRefused(_ token: String, _ expected: ODATokenRefusal) {
        expectEqual(refusal(token), expected)
    }
}
