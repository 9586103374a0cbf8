import Configuration
import Crypto
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

/// The verification of a channel's tokens (`PROTOCOL.md`, section 2).
@Suite struct SigningTests {
    private static let secret = "oda-channel-secret-0123456789abcdef"
    private static let channel = "22222222-2222-4222-8222-222222222222"
    private static let now: Int64 = 1_700_000_000

    private static func token(
        _ claims: String, _ algorithm: TokenKey.Algorithm = .hs256, name: String? = nil, secret: String = secret
    ) throws -> [UInt8] {
        let key = try TokenKey(algorithm, secret: utf8(secret).span)
        let header = utf8(#"{"alg":"\#(name ?? algorithm.rawValue)","typ":"JWT"}"#)
        return key.sign(header: header.span, payload: utf8(claims).span)
    }

    private static func claims(_ channel: String = channel, issued: String = "1700000000", life: Int64 = 3600) -> String
    {
        #"{"iat":\#(issued),"exp":\#(now + life),"channelId":"\#(channel)","userId":"u"}"#
    }

    private static func fault(_ token: [UInt8]) -> String? {
        ODA.fault(of: token, secret: secret, channelID: channel, now: now)
    }

    @Test func `a token that the channel takes has no fault`() throws {
        expect(Self.fault(try Self.token(Self.claims())) == nil)
        let ours = try ODAToken(
            channelID: Self.channel, userID: "u", secret: Self.secret, now: Self.now, lifetimeSeconds: 60)
        expect(Self.fault(ours.text) == nil)
    }

    @Test func `algorithm, signature, channel and claims each have a word of their own`() throws {
        expectEqual(Self.fault(try Self.token(Self.claims(), .hs384)), "algorithm_mismatch")
        expectEqual(Self.fault(try Self.token(Self.claims(), name: "none")), "algorithm_mismatch")
        expectEqual(Self.fault(try Self.token(Self.claims(), secret: "other")), "signature_mismatch")
        expectEqual(Self.fault(try Self.token(Self.claims("other"))), "channel_mismatch")
        expectEqual(Self.fault(try Self.token(Self.claims(life: 20))), "AuthExpiredToken")
        expectEqual(Self.fault(try Self.token(Self.claims(issued: "\"1700000000\""))), "AuthInvalidiat")
        for broken in ["", "a.b", "a.b.c", "eyJhbGciOiJub25lIn0.e30."] {
            expectEqual(Self.fault(utf8(broken)), "AuthNoToken", "\(broken)")
        }
    }

    @Test func `the channel's maximum bounds the life of a token, whatever is usual`() throws {
        let problems = ConfigurationProblems()
        let text = "{host: h, channelId: c, tokenLifetimeSeconds: 86400, maxTokenMinutes: 30}"
        let section = try #require(
            ConfigurationValue(ConfigurationNode(parsing: utf8(text)), path: "p", problems: problems).section())
        let configuration = ODAConfiguration(section)
        expect(configuration.tokenSecondsMax == 1800 && configuration.tokenLifetimeSeconds == 1800)
    }
}
