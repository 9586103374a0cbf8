import Crypto
import Foundation
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Oddities of webhooks that expose a naive receiver (section 25 of the protocol note, numbers 2 to 5 and 28).
@Suite struct HookOddityTests {
    private static func vector() throws -> [UInt8] { utf8(try fixture("webhook.json")) }

    @Test func `oddity 2 either part alone, in either order, unspaced, and under the other name is a signature`() throws
    {
        let body = try Self.vector()
        let primary = HookBench.base64(HookBench.mac(body))
        let secondary = HookBench.base64(HookBench.mac(body, Secrets.secondary))
        expectEqual(primary, "AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY=", "the MAC is that of the vector")
        expectEqual(secondary, "GrDzYi0WxYKjs+Ct+wGNheGKeOtiUTFIUlZWO+OIBuA=")
        let fields = [
            "primary=\(primary)", "secondary=\(primary)", "secondary=\(secondary)", "primary=\(secondary)",
            "primary=\(primary) secondary=\(secondary)", "secondary=\(secondary) primary=\(primary)",
            "primary=\(primary)secondary=\(secondary)", "secondary=\(secondary)primary=\(primary)",
        ]
        let both = HookBench(secondary: Secrets.secondary)
        for field in fields { try expect(both.takes(body, signed: field), "\(field)") }
        // A tenant that knows one secret takes whatever has its MAC somewhere.
        let old = HookBench(primary: Secrets.secondary)
        for field in fields { try expectEqual(old.takes(body, signed: field), field.contains(secondary), "\(field)") }
    }

    @Test func `oddity 3 the bytes are verified as they came, however the JSON is written`() throws {
        let bodies = [
            try Self.vector(),
            utf8(#"{"event_type":"x","chat_id":37,"body":{"a":1.0,"b":"\u00fc\/ü","c":1e2}}"#),
            utf8("{\n\t\"chat_id\" : 37 ,\r\n \"event_type\":\"Gr\\u00fc\\u00df\"\n}\n"),
            utf8(#"{"chat_id":37,"event_type":"😀 \ud83d\ude00","chat_id":37}"#),
        ]
        let bench = HookBench()
        for body in bodies {
            let right = HookBench.base64(HookBench.mac(body))
            let signature = CCAIWebhookSignature("primary=\(right)")
            expectEqual(signature?.isValid(for: body, time: HookBench.time, secrets: [Secrets.primary]), true)
            guard let value = try? JSONValue(parsing: body) else { continue }
            let encoded = value.encoded()
            try expect(bench.takes(body, signed: "primary=\(right)"))
            if encoded != body { try expect(!bench.takes(encoded, signed: "primary=\(right)"), "\(text(body))") }
        }
        let reencoded = try JSONValue(parsing: Self.vector()).encoded()
        expect(reencoded != (try Self.vector()), "the vector tells the one from the other")
    }

    @Test
    func `oddity 4 the right MAC in hexadecimal digits, a plain digest, and a MAC over the body alone are forged`()
        throws
    {
        let body = try Self.vector()
        let bench = HookBench()
        let right = HookBench.mac(body)
        let digest = HashAlgorithm.sha256.digest(of: (utf8(HookBench.time) + body).span)
        let keyed = HashAlgorithm.sha256.digest(of: (utf8(Secrets.primary + HookBench.time) + body).span)
        let alone = HookBench.mac(body, time: "")
        try expect(bench.takes(body, signed: "primary=" + HookBench.base64(right)))
        for wrong in [
            text(Hex.encode(right.span)), HookBench.base64(utf8(text(Hex.encode(right.span)))),
            HookBench.base64(digest), HookBench.base64(keyed), HookBench.base64(alone),
        ] { try expect(!bench.takes(body, signed: "primary=\(wrong)"), "\(wrong)") }
    }

    @Test func `oddity 5 blanks behind the signed body are forged`() throws {
        let body = try Self.vector()
        let signature = "primary=" + HookBench.base64(HookBench.mac(body))
        let bench = HookBench()
        for more in [" ", "\n", "\r\n", "  \t"] {
            try expect(!bench.takes(body + utf8(more), signed: signature))
            // The same bytes with a signature of their own are good.
            let own = "primary=" + HookBench.base64(HookBench.mac(body + utf8(more)))
            try expect(bench.takes(body + utf8(more), signed: own))
        }
    }

    @Test func `oddity 28 one tenant's signature is nothing at another's address`() throws {
        let body = try Self.vector()
        let (here, there) = (HookBench(primary: "tenant A's secret"), HookBench(primary: "tenant B's secret"))
        let signature = "primary=" + HookBench.base64(HookBench.mac(body, "tenant A's secret"))
        try expect(here.takes(body, signed: signature))
        try expect(!there.takes(body, signed: signature))
        // An empty secret would be anybody's.
        let empty = "primary=" + HookBench.base64(HookBench.mac(body, ""))
        try expect(!here.takes(body, signed: empty))
    }
}
