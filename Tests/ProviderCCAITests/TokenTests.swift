import Crypto
import Domain
import Foundation
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// End users' tokens and the form of all tokens (`PROTOCOL.md`, section 12).
@Suite struct TokenTests {
    private static let now: Int64 = 1_767_225_700

    static let vectors: [(name: String, claims: String, algorithm: CCAIAlgorithm)] = [
        ("J1", "user", .hs256), ("J2", "user", .hs384), ("J3", "custom-data", .hs256), ("J4", "custom-data", .hs384),
    ]

    private static func signer(
        _ algorithm: CCAIAlgorithm = .hs384, secret: String = Secrets.company
    ) throws -> CCAISigner {
        try CCAISigner(algorithm, secret: secret)
    }

    @Test(arguments: vectors.map(\.name)) func `the vectors are signed to the letter, and are good`(
        _ name: String
    ) throws {
        let vector = try #require(Self.vectors.first { $0.name == name })
        let claims = try fixture("Tokens/\(vector.claims).claims.json")
        let signer = try Self.signer(vector.algorithm)
        let token = signer.sign(utf8(claims))
        expectEqual(token, try fixture("Tokens/\(name).jwt"))
        let read = try signer.claims(of: token, now: Self.now)
        expectEqual(JSONValue.object(read).description, claims)
    }

    @Test func `the claims of a user make the token of the vector, whatever their order`() throws {
        var configuration = CCAIConfiguration.tenant
        configuration.issuer = "acme"
        var user = UserProfile(id: "6f9a2c1e-7d34-4b0a-9e55-0c1d2e3f4a5b")
        (user.name, user.email, user.phone) = ("Zoë Müller", "zoe@example.test", "+4915112345678")
        let claims = try CCAIUserClaims(TokenOrder(user: user, now: 0), configuration)
        let written = try object(text(claims.encoded(issuedAt: 1_767_225_600, expiresAt: 1_767_226_200)))
        let expected = try object(try fixture("Tokens/user.claims.json"))
        expectEqual(Set(written.members.map(\.key)), Set(expected.members.map(\.key)))
        for item in expected.members { expectEqual(written[item.key], item.value, "\(item.key)") }
    }

    @Test func `a guest's token names nobody`() throws {
        let claims = try CCAIUserClaims(TokenOrder(user: nil, now: 0), .tenant)
        expectEqual(text(claims.encoded(issuedAt: 1, expiresAt: 601)), #"{"iat":1,"exp":601}"#)
    }

    @Test func `the library's payload stays below what is known of the user, and its times are put right`() throws {
        var configuration = CCAIConfiguration.tenant
        configuration.payloadClaims = ["device_id", "trusted"]
        var user = UserProfile(id: "u-7")
        user.name = "Ada"
        let payload: JSONObject = [
            "identifier": "u-7", "name": "Eve", "email": "ada@example.test", "iss": "acme", "device_id": "d-1",
            "trusted": true, "iat": 1.5, "exp": 99_999_999_999,
        ]
        let claims = try CCAIUserClaims(TokenOrder(user: user, payload: payload, now: 0), configuration)
        expectEqual(
            text(claims.encoded(issuedAt: 5, expiresAt: 605)),
            #"{"identifier":"u-7","name":"Ada","email":"ada@example.test","iss":"acme","device_id":"d-1","#
                + #""trusted":true,"iat":5,"exp":605}"#)
        configuration.issuer = "configured"
        let issued = try CCAIUserClaims(TokenOrder(user: user, payload: payload, now: 0), configuration)
        expectEqual(issued.claims["iss"], "configured")
    }

    static let refused: [(payload: String, pointer: String, code: String)] = [
        (#"{"alg":"none"}"#, "/payload/alg", "not_allowed"),
        (#"{"custom_data":{}}"#, "/payload/custom_data", "not_allowed"),
        (#"{"nbf":1}"#, "/payload/nbf", "not_allowed"), (#"{"role":"admin"}"#, "/payload/role", "not_allowed"),
        (#"{"identifier":"u-8"}"#, "/payload/identifier", "conflicting"),
        (#"{"identifier":7}"#, "/payload/identifier", "wrong_type"),
        (#"{"name":null}"#, "/payload/name", "wrong_type"), (#"{"email":["a@b"]}"#, "/payload/email", "wrong_type"),
    ]

    @Test(arguments: refused.map(\.payload)) func `what is not the caller's to say is refused`(
        _ payload: String
    ) throws {
        let expected = try #require(Self.refused.first { $0.payload == payload })
        let order = TokenOrder(user: UserProfile(id: "u-7"), payload: try object(payload), now: 0)
        let fault = #expect(throws: ContentProblem.self) { try CCAIUserClaims(order, .tenant) }
        expectEqual(fault?.pointer.description, expected.pointer)
        expectEqual(fault?.code, expected.code)
    }

    @Test func `a payload without a user names none either`() throws {
        let order = TokenOrder(user: nil, payload: ["identifier": "u-8"], now: 0)
        let fault = #expect(throws: ContentProblem.self) { try CCAIUserClaims(order, .tenant) }
        expectEqual(fault?.pointer.description, "/payload/identifier")
    }

    // MARK: Verification

    private static let good = #"{"iat":1767225600,"exp":1767226200,"identifier":"u-7"}"#

    private static func token(header: String, claims: String, secret: String = Secrets.company) throws -> String {
        let key = try TokenKey(.hs384, secret: utf8(secret).span)
        return text(key.sign(header: utf8(header).span, payload: utf8(claims).span))
    }

    private static func fault(_ token: String, now: Int64 = now) throws -> CCAITokenFault? {
        let signer = try signer()
        do {
            _ = try signer.claims(of: token, now: now)
            return nil
        } catch {
            return error
        }
    }

    @Test func `an algorithm that is not the configured one is refused, none above all`() throws {
        for name in ["none", "None", "HS256", "HS512", "RS256", "hs384", ""] {
            let token = try Self.token(header: #"{"alg":"\#(name)","typ":"JWT"}"#, claims: Self.good)
            try expectEqual(Self.fault(token), .algorithm, "\(name)")
        }
        let header = text(Base64.url.encode(utf8(#"{"alg":"none"}"#).span))
        let claims = text(Base64.url.encode(utf8(Self.good).span))
        try expectEqual(Self.fault("\(header).\(claims)."), .malformed, "without a signature")
        try expectEqual(Self.fault("\(header).\(claims).AA"), .algorithm)
        let other = try Self.signer(.hs256).sign(utf8(Self.good))
        try expectEqual(Self.fault(other), .algorithm, "right by the other algorithm")
    }

    @Test func `another secret, and a byte that was changed, are refused`() throws {
        let header = #"{"alg":"HS384","typ":"JWT"}"#
        try expect(Self.fault(try Self.token(header: header, claims: Self.good)) == nil)
        try expectEqual(Self.fault(try Self.token(header: header, claims: Self.good, secret: "other")), .signature)
        let token = try Self.token(header: header, claims: Self.good)
        let parts = token.split(separator: ".")
        let swapped = text(Base64.url.encode(utf8(Self.good.replacing("u-7", with: "u-8")).span))
        try expectEqual(Self.fault("\(parts[0]).\(swapped).\(parts[2])"), .signature)
        for broken in ["", "a", "a.b", "..", token + ".x", token + "=", "\(parts[0]).\(parts[1])."] {
            try expectEqual(Self.fault(broken), .malformed, "\(broken)")
        }
    }

    @Test func `times are whole seconds in their order, and the present lies between them`() throws {
        let signer = try Self.signer()
        let bad = [
            #"{"iat":1767225600}"#, #"{"exp":1767226200}"#, #"{"iat":"1767225600","exp":1767226200}"#,
            #"{"iat":1767225600.5,"exp":1767226200}"#, #"{"iat":1767225600.0,"exp":1767226200}"#,
            #"{"iat":1767225600,"exp":1767226200000}"#, #"{"iat":1767226200,"exp":1767226200}"#,
            #"{"iat":-1,"exp":1767226200}"#, #"{"iat":0,"exp":1767226200}"#,
        ]
        for claims in bad { try expectEqual(Self.fault(signer.sign(utf8(claims))), .times, "\(claims)") }
        try expectEqual(Self.fault(signer.sign(utf8("[]"))), .malformed)
        let token = signer.sign(utf8(Self.good))
        try expect(Self.fault(token, now: 1_767_226_199) == nil)
        try expectEqual(Self.fault(token, now: 1_767_226_200), .expired)
        try expect(Self.fault(token, now: 1_767_225_595) == nil)
        try expectEqual(Self.fault(token, now: 1_767_225_594), .early)
    }

    @Test func `an empty secret signs nothing`() {
        #expect(throws: TokenError.emptySecret) { try CCAISigner(.hs384, secret: "") }
    }

    // MARK: Another implementation

    /// Tokens that PyJWT, jwcrypto and joserfc made: `Tests/Conformance/signing/make_fixtures.py`.
    @Test func `what other implementations signed is good, and what they spoiled is not`() throws {
        let cases = try JSONValue(parsing: try fixture("judges.json")).arrayValue ?? []
        expect(cases.count >= 18)
        for item in cases {
            let name = item["name"]?.stringValue ?? ""
            let algorithm = try #require(CCAIAlgorithm(rawValue: item["verify"]?.stringValue ?? ""))
            let signer = try Self.signer(algorithm)
            var fault: CCAITokenFault?
            do {
                _ = try signer.claims(of: item["token"]?.stringValue ?? "", now: Self.now)
            } catch {
                fault = error
            }
            expectEqual(fault?.rawValue, item["fault"]?.stringValue, "\(name)")
        }
    }
}
