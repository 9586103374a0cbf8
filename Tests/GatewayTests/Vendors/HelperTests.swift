import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Decisions of vendors' client libraries")
struct HelperTests {
    private static let path = "/v1/providers/desk/"
    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 1
        apps:
          demo:
            secretKeys: [\(Samples.secretKey)]
            publishableKeys: [{key: \(Samples.publicKey)}]
            provider: desk
            providers: [desk, bare, echo]
        providers:
          desk:
            kind: ccai
            companySecret: top-secret
            companyKey: public-key
            displayName: Dana
            transcriptVisibility: menu
            supportedLanguages: [en, de, zh-Hant]
            fallbackPhoneNumber: "+18001112222"
            deepLinks: {schemes: [acme], hosts: [support]}
          bare: {kind: ccai, companySecret: s, pstnFallbackSensitivity: 1}
          echo: {kind: echo}
        """

    private func get(_ gateway: InProcessGateway, _ path: String) async throws -> Answer {
        try await gateway.backend.with(Samples.publicKey).get(path)
    }

    @Test("a front end learns in which language its user is best met, and what else can be tried")
    func language() async throws {
        try await withGateway(Self.yaml) { gateway in
            let answer = try await get(gateway, Self.path + "language?picked=fr&preferred=it&device=es-CU,zh_hant_HK")
            expectEqual(
                answer.json,
                [
                    "provider": "desk", "language": "zh-Hant", "source": "deviceParent",
                    "candidates": ["zh-Hant", "en"],
                ], "\(answer)")
            try await expectEqual(get(gateway, Self.path + "language").json["source"], "default")
            for query in ["picked=d", "preferred=", "device=de,", "device=de,,en", "picked=a%20b"] {
                let refused = try await get(gateway, Self.path + "language?\(query)")
                expectEqual(refused.status, 422, "\(query) \(refused)")
            }
            let many = Array(repeating: "de", count: 11).joined(separator: ",")
            try await expectEqual(get(gateway, Self.path + "language?device=\(many)").pointers, ["?device"])
        }
    }

    @Test("a front end learns whether its call should go over the telephone network")
    func phoneFallback() async throws {
        try await withGateway(Self.yaml) { gateway in
            let path = Self.path + "phone-fallback"
            let good = try await get(gateway, path + "?latencyMs=1500&kilobytesPerSecond=18.5")
            expectEqual(
                good.json,
                [
                    "provider": "desk", "way": "internet", "sensitivity": 0.85, "latencyMsMax": 1500,
                    "kilobytesPerSecondMin": 18.5,
                ], "\(good)")
            let poor = try await get(gateway, path + "?latencyMs=1501&sensitivity=0.85")
            expect(poor.json["way"] == "phone" && poor.json["reason"] == "networkConditions", "\(poor)")
            expectEqual(poor.json["phoneNumber"], "+18001112222")
            for (query, reason) in [
                ("online=false", "offline"), ("backendReachable=false", "backendUnreachable"),
                ("internetVoice=false", "internetVoiceUnavailable"), ("connectionFailed=true", "connectionFailed"),
            ] {
                let answer = try await get(gateway, path + "?" + query)
                expectEqual(answer.json["reason"], JSONValue(reason), "\(answer)")
            }
            let none = try await get(gateway, "/v1/providers/bare/phone-fallback?sensitivity=0")
            expectEqual(
                none.json,
                [
                    "provider": "bare", "way": "none", "reason": "networkConditions", "code": "1000",
                    "sensitivity": 1.0,
                ], "the configured sensitivity overrides the front end's")
            for query in ["sensitivity=1.01", "sensitivity=nan", "latencyMs=-1", "latencyMs=0x10", "online=1"] {
                let refused = try await get(gateway, path + "?" + query)
                expectEqual(refused.status, 422, "\(query) \(refused)")
            }
        }
    }

    @Test("a front end learns into which call a link leads; any other link is no error")
    func deepLink() async throws {
        try await withGateway(Self.yaml) { gateway in
            let path = Self.path + "deep-link"
            let ours = try await get(gateway, path + "?url=acme%3A%2F%2Fsupport%3Fcall_id%3D7%26nonce%3Dn")
            expectEqual(ours.json, ["provider": "desk", "isForProvider": true, "callId": "7", "nonce": "n"], "\(ours)")
            for url in ["https%3A%2F%2Fexample.com", "", "acme%3A%2F%2Fsupport%3Fcall_id%3D7"] {
                let other = try await get(gateway, path + "?url=" + url)
                expectEqual(other.json, ["provider": "desk", "isForProvider": false], "\(other)")
            }
            try await expectEqual(get(gateway, path).pointers, ["?url"])
        }
    }

    @Test("the widget has what the configuration says of the company, and no secret")
    func widget() async throws {
        try await withGateway(Self.yaml) { gateway in
            let widget = try await get(gateway, Self.path + "widget")
            expect(widget.json["companyKey"] == "public-key" && widget.json["displayName"] == "Dana", "\(widget)")
            expectEqual(widget.json["transcript"], ["inMenu": true, "afterChat": false])
            expectEqual(widget.json["languages"], ["en", "de", "zh-Hant"])
            expect(!widget.text.contains("top-secret"))
            let bare = try await get(gateway, "/v1/providers/bare/widget")
            expectEqual(bare.json["transcript"], ["inMenu": true, "afterChat": true])
            expect(bare.json["companyKey"] == nil)
        }
    }

    @Test("a provider without such decisions is 501, and nobody reads them without a credential")
    func refusals() async throws {
        try await withGateway(Self.yaml) { gateway in
            for helper in ["language", "phone-fallback", "deep-link?url=a"] {
                let answer = try await get(gateway, "/v1/providers/echo/" + helper)
                expect(answer.status == 501 && answer.code == "capability_unsupported", "\(answer)")
                try await expectEqual(gateway.backend.with(nil).get(Self.path + helper).status, 401)
                try await expectEqual(get(gateway, "/v1/providers/nobody/" + helper).status, 404)
            }
        }
    }
}
