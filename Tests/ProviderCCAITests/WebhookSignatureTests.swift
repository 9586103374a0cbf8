import Configuration
import Crypto
import Foundation
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The signature of webhooks (`PROTOCOL.md`, section 9).
@Suite struct WebhookSignatureTests {
    private static let primary = "AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY="
    private static let secondary = "GrDzYi0WxYKjs+Ct+wGNheGKeOtiUTFIUlZWO+OIBuA="
    private static let time = "1767225600"
    private static let both = [Secrets.primary, Secrets.secondary]

    private static func isValid(
        _ field: String, body: [UInt8]? = nil, time: String = time, secrets: [String] = both
    ) throws -> Bool {
        let body = try body ?? utf8(fixture("webhook.json"))
        return CCAIWebhookSignature(field)?.isValid(for: body, time: time, secrets: secrets) ?? false
    }

    @Test func `the vector is right, in either order, alone, and without a blank`() throws {
        expectEqual(utf8(try fixture("webhook.json")).count, 207)
        let fields = [
            "primary=\(Self.primary) secondary=\(Self.secondary)",
            "secondary=\(Self.secondary) primary=\(Self.primary)",
            "primary=\(Self.primary)secondary=\(Self.secondary)", "primary=\(Self.primary)",
            "secondary=\(Self.secondary)", "  primary=\(Self.primary)   secondary=\(Self.secondary) ",
        ]
        for field in fields { try expect(Self.isValid(field), "\(field)") }
    }

    @Test func `either secret is good under either name, so that both sides may rotate`() throws {
        try expect(Self.isValid("secondary=\(Self.primary)"))
        try expect(Self.isValid("primary=\(Self.secondary)"))
        try expect(Self.isValid("primary=\(Self.primary)", secrets: [Secrets.primary]))
        try expect(Self.isValid("primary=\(Self.primary) secondary=\(Self.secondary)", secrets: [Secrets.secondary]))
        try expect(!Self.isValid("primary=\(Self.primary)", secrets: [Secrets.secondary]))
        try expect(!Self.isValid("primary=\(Self.primary)", secrets: []))
        try expect(!Self.isValid("primary=\(Self.primary)", secrets: ["another tenant's", ""]))
    }

    @Test func `one byte more, another time, and other sums are none`() throws {
        let body = utf8(try fixture("webhook.json"))
        let field = "primary=\(Self.primary)"
        try expect(!Self.isValid(field, body: body + utf8(" ")))
        try expect(!Self.isValid(field, body: utf8(text(body).replacing(" : ", with: ":"))))
        try expect(!Self.isValid(field, time: "1767225601"))
        try expect(!Self.isValid(field, time: ""))
        let key = HMACKey(.sha256, secret: utf8(Secrets.primary).span)
        let alone = text(Base64.standard.encode(key.authenticate(body.span).span))
        try expect(!Self.isValid("primary=\(alone)"), "over the body alone")
        let digest = HashAlgorithm.sha256.digest(of: (utf8(Self.time) + body).span)
        try expect(!Self.isValid("primary=\(text(Base64.standard.encode(digest.span)))"), "no MAC")
        let right = key.authenticate((utf8(Self.time) + body).span)
        try expect(!Self.isValid("primary=\(text(Hex.encode(right.span)))"), "in hexadecimal digits")
        let field2 = "primary=\(text(Base64.standard.encode(right.span)))"
        try expect(Self.isValid(field2))
    }

    @Test(arguments: [
        "", " ", "primary=", "secondary", "tertiary=AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY=",
        "primary=AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY", "primary=AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY==",
        "primary=AoG5U5Bz_A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY=", "AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY=",
        "primary=AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY= x",
    ]) func `a field that holds no signature is none`(_ field: String) {
        expect(CCAIWebhookSignature(field) == nil)
    }

    @Test func `old calls are told from fresh ones, in any form of time; one that cannot be read is let pass`() {
        let now: Int64 = 1_767_225_660_000
        let window = Duration.seconds(60)
        for time in ["1767225600", "1767225720", "1767225600000", "1767225600.5", "2026-01-01T00:00:00Z", "soon", ""] {
            expect(CCAIWebhookSignature.isFresh(time, now: now, window: window), "\(time)")
        }
        for time in ["1767225599", "1767225721", "1767225599999", "1767225599.9", "2025-12-31T23:59:59Z"] {
            expect(!CCAIWebhookSignature.isFresh(time, now: now, window: window), "\(time)")
        }
    }

    // MARK: Requests for forms

    /// A request with the signature of the vector F8, or another one.
    private static func request(_ signature: String?, wrapped: Bool = false) -> [UInt8] {
        let signed = signature.map { #","signature":"\#($0)""# } ?? ""
        let form = #"{"type":"form_message_received","smart_action_id":7,"external_form_id":"kyc-1"\#(signed)}"#
        let message =
            wrapped ? #"{"type":"complex","messages":[{"type":"text","content":"x"},{"ujet":\#(form)}]}"# : form
        return utf8(#"{"event_type":"message_received","chat_id":37,"body":{"message":\#(message)}}"#)
    }

    @Test func `a request for a form needs its own signature where a secret says so, and is forged without`() throws {
        let right = "5d86556e594ed1835a76757a03f69345bcda3e3bd0e421ef767ad49e7aec5ce7"
        let checked = HookBench { $0.formRequestSecret = Secret(literal: Secrets.form) }
        let unchecked = HookBench()
        let wrong = [nil, "", right.uppercased(), String(right.dropLast()) + "8"]
        for signature in [right] + wrong {
            for wrapped in [false, true] {
                let body = Self.request(signature, wrapped: wrapped)
                let mac = "primary=" + HookBench.base64(HookBench.mac(body))
                try expectEqual(checked.takes(body, signed: mac), signature == right, "\(text(body))")
                try expect(unchecked.takes(body, signed: mac))
            }
        }
        let said = utf8(#"{"event_type":"message_received","chat_id":37,"body":{"message":{"type":"text"}}}"#)
        try expect(checked.takes(said, signed: "primary=" + HookBench.base64(HookBench.mac(said))))
    }
}
