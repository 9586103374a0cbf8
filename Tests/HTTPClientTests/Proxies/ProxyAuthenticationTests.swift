import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct ProxyAuthenticationTests {
    private func options(
        _ authentication: ProxyOptions.Authentication? = nil, named: Bool = true
    ) -> ProxyOptions {
        var options = ProxyOptions(.http, host: "proxy", port: 3128)
        options.authentication = authentication
        if named { options.credentials = ProxyCredentials(username: "u", password: "p") }
        return options
    }

    private func challenges(_ values: String...) -> [ProxyChallenge] { ProxyChallenge.all(in: values) }

    private static let md5 = #"Digest realm="r", nonce="1", qop=auth"#
    private static let sha256 = #"Digest realm="r", nonce="1", qop=auth, algorithm=SHA-256"#

    /// A short name for what comes with the next message.
    private func name(_ proof: ProxyProof?) -> String {
        switch proof {
        case .basic: "basic"
        case .digest(let session): "digest \(session.algorithm) \(session.nonce)"
        case .negotiate: "negotiate"
        case nil: "none"
        }
    }

    @Test func theStrongestThatBothKnowIsChosen() {
        for (offered, expected) in [
            (
                [Self.sha256, #"Digest realm="r", nonce="1", qop=auth, algorithm=SHA-512-256"#, Self.md5],
                "digest sha512Truncated 1"
            ),
            (["Basic realm=x", Self.md5, Self.sha256, "Negotiate"], "digest sha256 1"),
            (["Negotiate", "Basic realm=x", Self.md5], "digest md5 1"), (["Negotiate", "Basic realm=x"], "basic"),
            (["Basic", #"Digest realm=x, nonce=y, algorithm=OTHER"#], "basic"),
        ] {
            var authentication = ProxyAuthentication(options(), remembered: nil)
            expectEqual(name(authentication.proof), "none")
            expectEqual(authentication.advance(ProxyChallenge.all(in: offered)), nil)
            expectEqual(name(authentication.proof), expected)
        }
    }

    @Test func whatIsConfiguredCountsAlone() {
        var basic = ProxyAuthentication(options(.basic), remembered: nil)
        expectEqual(name(basic.proof), "basic")
        expectEqual(basic.advance(challenges(Self.md5)), .noCommonMethod)
        var digest = ProxyAuthentication(options(.digest), remembered: nil)
        expectEqual(name(digest.proof), "none")
        expectEqual(digest.advance(challenges("Basic realm=x")), .noCommonMethod)
        var negotiate = ProxyAuthentication(options(.negotiate, named: false), remembered: nil)
        expectEqual(name(negotiate.proof), "negotiate")
        expectEqual(negotiate.advance(challenges("Basic realm=x", Self.md5)), .noCommonMethod)
    }

    @Test func withoutANameOnlyATicketHelps() {
        var nobody = ProxyAuthentication(options(named: false), remembered: nil)
        expectEqual(nobody.advance(challenges("Basic realm=x")), .noCredentials)
        expectEqual(nobody.advance(challenges("NTLM")), .noCommonMethod)
        expectEqual(nobody.advance(challenges("Negotiate", "Basic realm=x")), nil)
        expectEqual(name(nobody.proof), "negotiate")
        expectEqual(nobody.advance([]), .noCommonMethod)
    }

    @Test func aSecondNoIsFinal() {
        var basic = ProxyAuthentication(options(), remembered: nil)
        expectEqual(basic.advance(challenges("Basic realm=x")), nil)
        expectEqual(basic.advance(challenges("Basic realm=x")), .rejected)
        var digest = ProxyAuthentication(options(), remembered: nil)
        expectEqual(digest.advance(challenges(Self.md5)), nil)
        expectEqual(digest.advance(challenges(#"Digest realm="r", nonce="2", qop=auth"#)), .rejected)
    }

    @Test func aStaleNonceIsReplacedButNotForEver() {
        var digest = ProxyAuthentication(options(), remembered: nil)
        expectEqual(digest.advance(challenges(Self.md5)), nil)
        var failure: ProxyAuthenticationFailure?
        var rounds = 1
        while failure == nil, rounds < 100 {
            failure = digest.advance(challenges(#"Digest realm="r", nonce="\#(rounds)x", qop=auth, stale=TRUE"#))
            if failure == nil { rounds += 1 }
        }
        expectEqual(failure, .rejected)
        expectEqual(rounds, ProxyAuthentication.proofsMax)
    }

    @Test func whatServedBeforeIsTriedAtOnceAndItsRefusalIsNotFinal() throws {
        let old = try #require(challenges(Self.md5).first.flatMap { DigestSession($0) })
        var digest = ProxyAuthentication(options(), remembered: .digest(old))
        expectEqual(name(digest.proof), "digest md5 1")
        // A proxy that was started anew and says nothing of stale.
        expectEqual(digest.advance(challenges(#"Digest realm="r", nonce="2", qop=auth"#)), nil)
        expectEqual(digest.advance(challenges(#"Digest realm="r", nonce="3", qop=auth"#)), .rejected)
        var other = ProxyAuthentication(options(), remembered: .digest(old))
        expectEqual(other.advance(challenges("Basic realm=x")), nil)
        expectEqual(name(other.proof), "basic")
        var basic = ProxyAuthentication(options(), remembered: .basic)
        expectEqual(basic.advance(challenges("Basic realm=x")), .rejected)
    }

    @Test func aNegotiationGoesOnAsLongAsTheProxySpeaks() {
        var negotiate = ProxyAuthentication(options(.negotiate, named: false), remembered: nil)
        expectEqual(negotiate.advance(challenges("Negotiate abc=")), nil)
        expectEqual(negotiate.token, "abc=")
        expectEqual(negotiate.advance(challenges("Negotiate")), .rejected)
    }

    @Test func credentialsAreToldApartAndNeverPrinted() {
        let one = ProxyCredentials(username: "u", password: "tell nobody")
        expect(one == ProxyCredentials(username: "u", password: "tell nobody"))
        expect(one != ProxyCredentials(username: "u", password: "other"))
        expect(one != ProxyCredentials(username: "v", password: "tell nobody"))
        let read: ProxyCredentials.Reader = { _, done in done(nil) }
        expect(
            ProxyCredentials(username: "u", place: "a", read: read)
                == ProxyCredentials(username: "u", place: "a", read: read))
        expect(
            ProxyCredentials(username: "u", place: "a", read: read)
                != ProxyCredentials(username: "u", place: "b", read: read))
        var options = options()
        options.credentials = one
        var text = "\(options)"
        dump(options, to: &text)
        expect(!text.contains("tell nobody") && text.contains("u"))
    }
}
