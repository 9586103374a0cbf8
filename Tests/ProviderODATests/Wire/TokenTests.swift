import Crypto
import JSON
import SupportExpectations
import Testing

@testable import ProviderODA

/// The vectors of `PROTOCOL.md`, section 18.
@Suite struct TokenTests {
    static let channel = "22222222-2222-4222-8222-222222222222"

    @Test func `vector A: a plain token`() throws {
        let token = try ODAToken(
            channelID: Self.channel, userID: "guest-42", secret: "oda-channel-secret-0123456789abcdef",
            now: 1_700_000_005, lifetimeSeconds: 3600)
        expectEqual(
            text(token.text),
            "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpYXQiOjE3MDAwMDAwMDAsImV4cCI6MTcwMDAwMzYwMCwiY2hhb"
                + "m5lbElkIjoiMjIyMjIyMjItMjIyMi00MjIyLTgyMjItMjIyMjIyMjIyMjIyIiwidXNlcklkIjoiZ3Vlc3QtNDIifQ."
                + "vHpME3oT5ssWrYwkn3OGEgl-gNaiWIaT7op9uZKs8Gs")
        let signature = utf8(String(try #require(text(token.text).split(separator: ".").last)))
        let decoded = Base64.url.decode(signature.span)
        let bytes = try #require(decoded)
        expectEqual(text(Hex.encode(bytes.span)), "bc7a4c137a13e6cb16ad8c249f738612097e80d6a2588693ee8a7db992acf06b")
        expectEqual("\(token)", "ODAToken(***)")
    }

    @Test func `vector B: other alphabets in secret and user`() throws {
        let token = try ODAToken(
            channelID: Self.channel, userID: "Zoë+1 O'Hara/ünïcode", secret: "s3cr3t/with+odd=chars&äö-0123456789",
            now: 1_893_456_005, lifetimeSeconds: 1800)
        expectEqual(
            text(token.text),
            "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpYXQiOjE4OTM0NTYwMDAsImV4cCI6MTg5MzQ1NzgwMCwiY2hhb"
                + "m5lbElkIjoiMjIyMjIyMjItMjIyMi00MjIyLTgyMjItMjIyMjIyMjIyMjIyIiwidXNlcklkIjoiWm_DqysxIE8nSGF"
                + "yYS_DvG7Dr2NvZGUifQ.FEykq-25gCLmE3A6YUWLupQQBOF0vAk_f_ZfSugdsEU")
    }

    @Test func `vector C: the order of the header's members is free`() throws {
        let claims = ODAToken.claims(
            issuedAt: 1_700_000_000, expiresAt: 1_700_003_600, channelID: Self.channel, userID: "guest-42")
        let token = try ODAToken.sign(
            header: utf8(#"{"typ":"JWT","alg":"HS256"}"#), claims: claims,
            secret: "oda-channel-secret-0123456789abcdef")
        expect(text(token).hasSuffix(".DmsBeBPgc68BN8kodNqMnFzcaHw3OzU-aVvWgJE3-lk"))
    }

    @Test func `vector D: a secret is not decoded`() throws {
        let token = try ODAToken(
            channelID: Self.channel, userID: "guest-42", secret: "b2RhLWNoYW5uZWwtc2VjcmV0", now: 1_700_000_005,
            lifetimeSeconds: 3600)
        expect(text(token.text).hasSuffix(".vAeelJkQUkj5tVvATzLxQJpnOH8UGucyTTFYYBgZUl0"))
        // The signature as it would be with the secret decoded from its base64.
        let claims = ODAToken.claims(
            issuedAt: 1_700_000_000, expiresAt: 1_700_003_600, channelID: Self.channel, userID: "guest-42")
        let decoded = try ODAToken.sign(header: ODAToken.header, claims: claims, secret: "oda-channel-secret")
        expect(text(decoded).hasSuffix(".mrXRodkeOKdEEWFYHw9AiP1kDLDI47K-5ke2v94jVkw"))
    }

    @Test func `a token lasts as long as it may, and says that it was made five seconds ago`() throws {
        let token = try ODAToken(channelID: "c", userID: "u", secret: "s", now: 1000, lifetimeSeconds: 60)
        let claims = utf8(String(try #require(text(token.text).split(separator: ".").dropFirst().first)))
        let decoded = Base64.url.decode(claims.span)
        let payload = try #require(decoded)
        expectEqual(text(payload), #"{"iat":995,"exp":1055,"channelId":"c","userId":"u"}"#)
    }

    @Test func `an empty secret signs nothing`() {
        #expect(throws: TokenError.emptySecret) {
            try ODAToken(channelID: "c", userID: "u", secret: "", now: 1000, lifetimeSeconds: 60)
        }
    }

    @Test(arguments: [
        (#"{"exp":2,"channelId":"c","userId":"u"}"#, "AuthNoiat"),
        (#"{"iat":"1","exp":2,"channelId":"c","userId":"u"}"#, "AuthInvalidiat"),
        (#"{"iat":null,"exp":2}"#, "AuthInvalidiat"),
        (#"{"iat":0,"exp":2}"#, "AuthNegativeiat"), (#"{"iat":-5,"exp":2}"#, "AuthNegativeiat"),
        (#"{"iat":1}"#, "AuthNoexp"), (#"{"iat":1,"exp":"2"}"#, "AuthInvalidexp"),
        (#"{"iat":1,"exp":0}"#, "AuthNegativeexp"), (#"{"iat":2,"exp":2}"#, "AuthExpLessThanIat"),
        (#"{"iat":2,"exp":1}"#, "AuthExpLessThanIat"), (#"{"iat":1,"exp":5000}"#, "AuthNochannelId"),
        (#"{"iat":1,"exp":5000,"channelid":"c"}"#, "AuthNochannelId"),
        (#"{"iat":1,"exp":5000,"channelId":7}"#, "AuthInvalidchannelId"),
        (#"{"iat":1,"exp":5000,"channelId":""}"#, "AuthEmptychannelId"),
        (#"{"iat":1,"exp":5000,"channelId":"c"}"#, "AuthNouserId"),
        (#"{"iat":1,"exp":5000,"channelId":"c","userId":7}"#, "AuthInvaliduserId"),
        (#"{"iat":1,"exp":5000,"channelId":"c","userId":""}"#, "AuthEmptyuserId"),
        (#"{"iat":1,"exp":1020,"channelId":"c","userId":"u"}"#, "AuthExpiredToken"),
    ])
    func `a token that would be refused is found before it is used`(claims: String, name: String) {
        let token = utf8("e30.") + Base64.url.encode(utf8(claims).span) + utf8(".c2ln")
        expectEqual(ODATokenFault.check(token.span, now: 1000)?.rawValue, name)
    }

    @Test func `a token must be good for more than twenty seconds`() {
        for (expiry, fault) in [(1020, ODATokenFault?.some(.expired)), (1021, nil)] {
            let claims = #"{"iat":1,"exp":\#(expiry),"channelId":"c","userId":"u"}"#
            let token = utf8("e30.") + Base64.url.encode(utf8(claims).span) + utf8(".c2ln")
            expectEqual(ODATokenFault.check(token.span, now: 1000), fault)
        }
    }

    @Test(arguments: ["", "a", "a.b", "a.b.c", "..", ".!.", "e30.Ww.x"])
    func `what is no token is no token`(token: String) {
        expectEqual(ODATokenFault.check(utf8(token).span, now: 1000), .absent)
    }

    @Test func `our own tokens pass`() throws {
        let token = try ODAToken(channelID: "c", userID: "u", secret: "s", now: 1000, lifetimeSeconds: 60)
        expect(ODATokenFault.check(token.text.span, now: 1000) == nil)
    }
}
