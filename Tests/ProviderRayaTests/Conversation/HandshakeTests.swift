import Configuration
import Domain
import HTTPWire
import JSON
import SupportExpectations
import Testing

@testable import ProviderRaya

@Suite struct HandshakeTests {
    private func url(
        _ change: (inout RayaConfiguration) -> Void = { _ in }, sessionID: String? = nil,
        user: String = #"{"id":"u","name":"Layla Haddad","email":"Layla@Example.org","phone":"+971501112233"}"#,
        customData: JSONObject = [:]
    ) throws -> URI {
        var configuration = Script.configuration
        change(&configuration)
        let profile = try UserProfile(json(user))
        return try RayaHandshake.url(
            configuration, token: "tk+test/1&=", sessionID: sessionID, user: RayaUser(profile),
            metadata: RayaMetadata(configuration, language: .en, timezone: "Asia/Dubai", customData: customData))
    }

    @Test func `the address of the note's example comes out to the letter`() throws {
        let profile = try UserProfile(
            json(#"{"id":"u","name":"Layla Haddad","email":"Layla@Example.org","phone":"+971501112233"}"#))
        let configuration = RayaConfiguration(
            endpoint: "api.workforce.uktob.ai", token: Secret(literal: "tk_test_1"))
        let address = try RayaHandshake.url(
            configuration, token: "tk_test_1", sessionID: nil, user: RayaUser(profile),
            metadata: RayaMetadata(configuration, language: .en, timezone: "Asia/Dubai", customData: [:]))
        expectEqual(address.description, try fixture("Handshake/note.txt").replacing("\n", with: ""))
    }

    @Test func `whatever a token has in it is escaped`() throws {
        let expected = try fixture("Handshake/new.txt").replacing("\n", with: "")
        try expectEqual(url().description, expected)
    }

    @Test func `a known session stands in its place and nothing else moves`() throws {
        let expected = try fixture("Handshake/new.txt").replacing("\n", with: "")
            .replacing("chat_session_id=&", with: "chat_session_id=c0ffee%20%26%201&")
        try expectEqual(url(sessionID: "c0ffee & 1").description, expected)
    }

    @Test func `every setting reaches the address`() throws {
        let address = try url({
            $0.endpoint = "127.0.0.1:9401"
            $0.scheme = .http
            $0.socketPath = "/v1/conversations/ws/start"
            $0.integrationType = "mobile"
            $0.agentID = "a-1"
            $0.platform = "android"
            $0.deviceFamily = "Android"
        })
        expect(address.description.hasPrefix("ws://127.0.0.1:9401/v1/conversations/ws/start?integration_type=mobile&"))
        let items = try QueryItems(reading: address.query ?? "", plus: .literal)
        expectEqual(items["agent_id"], "a-1")
        try expectEqual(json(items["data"] ?? "")["device_family"], "Android")
    }

    @Test func `an anonymous user is three empty values`() throws {
        let items = try QueryItems(reading: url(user: #"{"id":"u"}"#).query ?? "", plus: .literal)
        expectEqual(items.items.count, 8)
        for name in ["user_name", "email", "phone", "chat_session_id"] { expectEqual(items[name], "") }
        expect(items.items.allSatisfy { $0.value != nil }, "each has its equals sign")
    }

    @Test func `control characters go, whatever else a name has stays`() throws {
        let name = #""A\u0000\u001f\u007fb\n%+ & = # {\"} ليلى""#
        let address = try url(user: #"{"id":"u","name":\#(name)}"#)
        let items = try QueryItems(reading: address.query ?? "", plus: .space)
        expectEqual(items["user_name"], "Ab%+ & = # {\"} ليلى")
    }

    @Test(arguments: [
        ("a.b_c%d+e-f@x-y.example.org", true), ("a@b.co", true), ("a@b.c", false), ("a@b", false), ("@b.co", false),
        ("a b@c.org", false), ("a@b.c0m", false), ("a@@b.org", false), ("ä@b.org", false), ("a@b.org ", false),
    ])
    func `an address of e-mail has its shape`(_ text: String, _ isGood: Bool) throws {
        expectEqual(RayaUser.isEmail(text), isGood)
        let user = RayaUser(try UserProfile(.object(["id": "u", "email": .string(text)])))
        expectEqual(user.email, isGood ? text.lowercased() : "")
        expectEqual(user.omitted, isGood ? [] : ["email"])
    }

    @Test(arguments: [
        ("+971501112233", true), ("0501112", true), ("(050) 111-22 33", true), ("123456", false),
        ("+123456", false), ("123456789012345678901", false), ("12345678a", false), ("++1234567", false),
        ("٠٥٠١١١٢٢٣٣", false), ("1234567\u{301}", false), ("1234567890123456789 ", true),
    ])
    func `a telephone number has its shape`(_ text: String, _ isGood: Bool) throws {
        expectEqual(RayaUser.isPhone(text), isGood)
        let user = RayaUser(try UserProfile(.object(["id": "u", "phone": .string(text)])))
        expectEqual(user.omitted, isGood ? [] : ["phone"])
    }

    @Test func `only custom data that is named goes along, as strings`() throws {
        let data: JSONObject = [
            "order": ["label": "Order", "value": "A-17", "type": "string"], "count": 3, "secret": "no", "gone": nil,
        ]
        let items = try QueryItems(
            reading: url({ $0.customDataKeys = ["order", "count", "gone"] }, customData: data).query ?? "",
            plus: .literal)
        let sent = try json(items["data"] ?? "")
        expectEqual(sent["order"], "A-17")
        expectEqual(sent["count"], "3")
        expect(sent["secret"] == nil)
        expect(sent["gone"] == nil)
    }

    @Test(arguments: [
        ("en-GB", "en"), ("ar", "ar"), ("AR_ae", "ar"), ("de", "en"), ("", "en"), (nil, "en"),
    ])
    func `a language is one of two`(_ tag: String?, _ expected: String) {
        expectEqual(Script.configuration.language(of: tag).rawValue, expected)
    }
}
