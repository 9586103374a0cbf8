import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Links that open the app in the middle of a call (`PROTOCOL.md`, section 18).
@Suite struct DeepLinkTests {
    private static let links = CCAIDeepLinks(
        schemes: ["https", "your-company", "ujet"],
        hosts: ["your-company.example/support", "support", "ujet", "com.example.app/smartchannel"])

    static let good: [(address: String, call: String, nonce: String)] = [
        ("https://your-company.example/support?call_id=x&nonce=y", "x", "y"),
        ("your-company://support?call_id=37001&nonce=y", "37001", "y"),
        ("your-company://ujet?call_id=a_B-9&nonce=n%2Bm", "a_B-9", "n+m"),
        ("ujet://com.example.app/smartchannel?call_id=1&nonce=2", "1", "2"),
        ("https://your-company.example/support/?call_id=x&nonce=y", "x", "y"),
        ("your-company://support/?call_id=x&nonce=y", "x", "y"),
        ("HTTPS://Your-Company.EXAMPLE/support?call_id=x&nonce=y", "x", "y"),
        ("https://your-company.example/support?nonce=y&a=1&call_id=x", "x", "y"),
        ("https://your-company.example/support?call_id=x&call_id=z&nonce=y&nonce=", "x", "y"),
        ("https://your-company.example/support?call_id=%78&nonce=a+b%2525", "x", "a+b%25"),
    ]

    @Test(arguments: good.indices) func `a link of the platform leads into its call`(_ index: Int) {
        let expected = Self.good[index]
        expectEqual(Self.links.deepLink(expected.address), DeepLink(callID: expected.call, nonce: expected.nonce))
    }

    @Test(arguments: [
        "", "support", "https://your-company.example/support", "https://your-company.example/support?call_id=x",
        "https://your-company.example/support?nonce=y", "https://your-company.example/support?call_id=&nonce=y",
        "https://your-company.example/support?call_id=x&nonce=", "https://your-company.example/support?call_id&nonce=y",
        "https://your-company.example/support?call_id=x%20y&nonce=y",
        "https://your-company.example/support?call_id=%2578&nonce=y",
        "http://your-company.example/support?call_id=x&nonce=y",
        "other://support?call_id=x&nonce=y", "https://your-company.example/Support?call_id=x&nonce=y",
        "https://your-company.example/support2?call_id=x&nonce=y",
        "https://your-company.example/support/more?call_id=x&nonce=y",
        "https://your-company.example/support//?call_id=x&nonce=y",
        "https://your-company.example.evil.example/support?call_id=x&nonce=y",
        "https://evil.example/your-company.example/support?call_id=x&nonce=y",
        "https://your-company.example@evil.example/support?call_id=x&nonce=y",
        "https://user@your-company.example/support?call_id=x&nonce=y",
        "https://your-company.example:8443/support?call_id=x&nonce=y",
        "https://your-company.example/support?call_id=x&nonce=%zz",
        "https://your-company.example/support#call_id=x&nonce=y",
    ]) func `anything else is not for us`(_ address: String) {
        expect(Self.links.deepLink(address) == nil)
    }

    @Test func `the id of a call is bounded`() {
        let longest = String(repeating: "a", count: 64)
        expectEqual(Self.links.deepLink("ujet://ujet?call_id=\(longest)&nonce=y")?.callID, longest)
        expect(Self.links.deepLink("ujet://ujet?call_id=\(longest)a&nonce=y") == nil)
    }

    @Test func `without a configuration no link is the platform's`() {
        expect(CCAIDeepLinks().deepLink("ujet://ujet?call_id=x&nonce=y") == nil)
    }
}
