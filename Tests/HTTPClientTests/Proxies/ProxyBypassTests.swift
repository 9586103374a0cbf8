import HTTPWire
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

@Suite struct ProxyBypassTests {
    @Test(arguments: [
        ("vendor.example", "vendor.example", true), ("vendor.example", "VENDOR.example.", true),
        ("vendor.example", "a.vendor.example", false), (".corp", "a.corp", true), ("*.corp", "a.b.corp", true),
        (".corp", "corp", false), ("*.corp", "acorp", false), ("*.corp", "corp.example", false),
        ("10.0.0.0/8", "10.200.3.4", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.0.0.0/8", "host.corp", false),
        ("fd00::/8", "fd12::1", true), ("[fd00::1]", "fd00:0::1", true), ("::1", "::1", true),
        ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "localhost", false),
    ])
    func patternsAreMatched(_ pattern: String, _ host: String, _ isStraight: Bool) throws {
        expectEqual(try #require(ProxyBypass([pattern])).contains(host), isStraight)
    }

    @Test(arguments: ["", "*", "*.", ".", "a b", "*corp", "a.*.b", "10.0.0.0/33", "http://a", "a:80", "..corp"])
    func whatIsNoPatternIsRefused(_ pattern: String) {
        expectEqual(ProxyBypass(["good.example", pattern]), nil)
    }

    @Test func originsTellWhetherTheyGoThroughTheProxy() throws {
        var options = ClientOptions()
        options.proxy = ProxyOptions(.http, host: "proxy", port: 3128)
        options.proxy?.bypass = try #require(ProxyBypass([".corp"]))
        func origin(_ url: String, _ schemes: (String, String) = ("http", "https")) throws -> Origin {
            try Origin(try URI(url), schemes: schemes, options)
        }
        expectEqual(try origin("http://a.corp/").proxy, nil)
        expectEqual(try origin("http://a.corp/").isForwarded, false)
        expectEqual(try origin("http://a.example/").isForwarded, true)
        expectEqual(try origin("https://a.example/").isForwarded, false)
        expectEqual(try origin("ws://a.example/", ("ws", "wss")).isForwarded, false)
        expect(try origin("https://a.example/").proxy != nil)
        options.versions = .http2Only
        expectEqual(try origin("http://a.example/").isForwarded, false)
        options.versions = .automatic
        options.proxy?.kind = .socks5
        expectEqual(try origin("http://a.example/").isForwarded, false)
        let unnamed = try origin("https://a.example/")
        options.proxy?.credentials = ProxyCredentials(username: "u", password: "p")
        expect(try origin("https://a.example/") != unnamed)
    }

    @Test(arguments: [
        ("vendor.example", AddressPolicy.publicOnly, true), ("10.0.0.1", .publicOnly, false),
        ("10.0.0.1", .exceptInstanceMetadata, true), ("169.254.169.254", .exceptInstanceMetadata, false),
        ("169.254.169.254", .any, true), ("localhost", .publicOnly, false), ("a.localhost.", .publicOnly, false),
        ("localhost", .exceptInstanceMetadata, true), ("2130706433", .publicOnly, false),
        ("0x7f.1", .exceptInstanceMetadata, false), ("127.1", .exceptInstanceMetadata, false),
        ("169.254.0xa9fe", .exceptInstanceMetadata, false), ("8.8.8.8", .publicOnly, true), ("::1", .publicOnly, false),
        ("a1.example", .publicOnly, true),
    ])
    func hostsAreJudgedByTheirText(_ host: String, _ policy: AddressPolicy, _ isAllowed: Bool) {
        expectEqual(ProxiedHost.isAllowed(host, by: policy), isAllowed)
    }

    @Test func aPrivateAddressIsAskedForBesideAPrivateEndpoint() {
        for (like, isAllowed) in [("10.0.0.9", true), ("localhost", true), ("8.8.8.8", false), ("a.corp", false)] {
            expectEqual(ProxiedHost.isAllowed("10.0.0.1", by: .publicOnly, privateLike: [like]), isAllowed)
            expect(!ProxiedHost.isAllowed("169.254.169.254", by: .publicOnly, privateLike: [like]))
        }
    }
}
