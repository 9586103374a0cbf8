import Crypto
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("Webhooks of the CCAI Platform")
struct PlatformHookTests {
    private static let primary = "a-primary-secret-of-tests"
    private static let secondary = "a-secondary-secret-of-tests"
    private static let body = #"{"event_type" : "chat_created", "chat_id" : 37, "body" : {"text" : "Gr\u00fc\/e"}}"#

    private static func yaml() -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: desk, providers: [desk, fresh, silent]}}
        providers:
          desk: {kind: ccai, companySecret: s, webhookPrimarySecret: \(primary), webhookSecondarySecret: \(secondary)}
          fresh: {kind: ccai, companySecret: s, webhookPrimarySecret: \(primary), webhookWindowSeconds: 60}
          silent: {kind: ccai, companySecret: s}
        """
    }

    private static func signature(_ body: String, _ time: String, _ secret: String) -> String {
        let tag = HMACKey(.sha256, secret: Array(secret.utf8).span).authenticate(Array((time + body).utf8).span)
        return String(decoding: Base64.standard.encode(tag.span), as: UTF8.self)
    }

    private static func call(
        _ gateway: InProcessGateway, _ name: String = "desk", body: String = body, time: String = "1767225600",
        signed: String
    ) async throws -> Answer {
        try await gateway.backend.with(nil).call(
            "POST", "/v1/hooks/\(name)", body: Array(body.utf8),
            fields: ["X-Signature": signed, "X-Signature-Timestamp": time])
    }

    @Test("a call whose signature is right by either secret is taken and reaches nobody; a forged one is refused")
    func signatures() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let right = Self.signature(Self.body, "1767225600", Self.primary)
            let old = Self.signature(Self.body, "1767225600", Self.secondary)
            for signed in ["primary=\(right) secondary=\(old)", "primary=\(right)", "primary=\(old)"] {
                let answer = try await Self.call(gateway, signed: signed)
                expect(answer.status == 200 && answer.json == ["ok": true], "\(answer)")
            }
            let other = Self.signature(Self.body, "1767225600", "another tenant's")
            for signed in ["primary=\(other)", "primary=x", right] {
                let answer = try await Self.call(gateway, signed: signed)
                expect(answer.status == 401 && answer.code == "hook_signature_invalid", "\(answer)")
            }
            try await expectEqual(Self.call(gateway, time: "1767225601", signed: "primary=\(right)").status, 401)
            try await expectEqual(Self.call(gateway, body: Self.body + " ", signed: "primary=\(right)").status, 401)
            for (time, signed) in [("1767225600", ""), ("", "primary=\(right)")] {
                let answer = try await Self.call(gateway, time: time, signed: signed)
                expect(answer.status == 401 && answer.code == "hook_signature_invalid", "without a field")
            }
            let text = Self.signature("no JSON", "1", Self.primary)
            try await expectEqual(Self.call(gateway, body: "no JSON", time: "1", signed: "primary=\(text)").status, 400)
            try await expectEqual(Self.call(gateway, "silent", signed: "primary=\(right)").status, 404)
            let list = try await gateway.backend.get("/v1/sessions")
            expectEqual(list.json["data"]?.arrayValue?.isEmpty, true)
        }
    }

    @Test("an old call is refused where a window is configured")
    func window() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let now = WallClock.milliseconds / 1000
            for (seconds, status) in [(now, 200), (now - 3600, 401), (now + 3600, 401)] {
                let signed = "primary=" + Self.signature(Self.body, "\(seconds)", Self.primary)
                let answer = try await Self.call(gateway, "fresh", time: "\(seconds)", signed: signed)
                expectEqual(answer.status, status, "\(answer)")
            }
        }
    }
}
