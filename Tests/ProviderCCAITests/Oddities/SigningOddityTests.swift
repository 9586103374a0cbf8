import Crypto
import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Oddities of signatures for client libraries (section 25 of the protocol note, numbers 18 to 21).
@Suite struct SigningOddityTests {
    private static let now: Int64 = 1_767_225_700
    private static let good = #"{"iat":1767225600,"exp":1767226200,"identifier":"u-7"}"#

    private static func fault(
        _ token: String, secret: String = Secrets.company, _ algorithm: CCAIAlgorithm = .hs384
    ) throws -> CCAITokenFault? {
        let signer = try CCAISigner(algorithm, secret: secret)
        do {
            _ = try signer.claims(of: token, now: now)
            return nil
        } catch {
            return error
        }
    }

    @Test func `oddity 18 times are whole seconds, nothing is padded, and the secret is the text that it is`() throws {
        var user = UserProfile(id: "u-7")
        user.name = "Zoë"
        let claims = try CCAIUserClaims(TokenOrder(user: user, now: 0), .tenant)
        let bytes = claims.encoded(issuedAt: 1_767_225_600, expiresAt: 1_767_226_200)
        expect(text(bytes).contains(#""iat":1767225600,"exp":1767226200"#))
        // Base 64 of "secret", which is not decoded.
        for (secret, algorithm) in [("c2VjcmV0", CCAIAlgorithm.hs256), ("c2VjcmV0", .hs384)] {
            let token = try CCAISigner(algorithm, secret: secret).sign(bytes)
            expect(!token.contains("=") && !token.contains("+") && !token.contains("/"))
            try expect(Self.fault(token, secret: secret, algorithm) == nil)
            try expectEqual(Self.fault(token, secret: "secret", algorithm), .signature)
        }
        let signer = try CCAISigner(.hs384, secret: Secrets.company)
        for wrong in [
            #"{"iat":1767225600.25,"exp":1767226200.25}"#, #"{"iat":1767225600000,"exp":1767226200000}"#,
        ] { try expectEqual(Self.fault(signer.sign(utf8(wrong))), .times, "\(wrong)") }
    }

    @Test func `oddity 18 SHA-512 under the name of HS384 is no signature`() throws {
        let header = text(Base64.url.encode(utf8(#"{"alg":"HS384","typ":"JWT"}"#).span))
        let head = header + "." + text(Base64.url.encode(utf8(Self.good).span))
        let wrong = HMACKey(.sha512, secret: utf8(Secrets.company).span).authenticate(utf8(head).span)
        let right = HMACKey(.sha384, secret: utf8(Secrets.company).span).authenticate(utf8(head).span)
        try expect(Self.fault(head + "." + text(Base64.url.encode(right.span))) == nil)
        for bytes in [wrong, Array(wrong.prefix(48))] {
            let fault = try Self.fault(head + "." + text(Base64.url.encode(bytes.span)))
            expect(fault == .signature || fault == .malformed)
        }
    }

    @Test func `oddity 18 a caller does not say the algorithm, another user, or how long a token lives`() throws {
        for (payload, member) in [(#"{"alg":"none"}"#, "alg"), (#"{"identifier":"u-8"}"#, "identifier")] {
            let order = TokenOrder(user: UserProfile(id: "u-7"), payload: try object(payload), now: 0)
            let fault = #expect(throws: ContentProblem.self) { try CCAIUserClaims(order, .tenant) }
            expectEqual(fault?.pointer.description, "/payload/\(member)")
        }
        let order = TokenOrder(
            user: UserProfile(id: "u-7"), payload: try object(#"{"iat":1,"exp":9999999999}"#), now: 0)
        let claims = try CCAIUserClaims(order, .tenant)
        expect(text(claims.encoded(issuedAt: 5, expiresAt: 605)).hasSuffix(#""iat":5,"exp":605}"#))
    }

    @Test func `oddity 19 custom data keeps its order and its digits, and each type has its own form`() throws {
        let data = try object(
            #"{"z":{"value":1767225599992,"type":"date"},"a":{"value":70.5,"type":"number"},"m":1234,"b":"x"}"#)
        let written = text(try CCAICustomData(data, .tenant).encoded(issuedAt: 1, expiresAt: 601))
        expectEqual(
            written,
            #"{"iat":1,"exp":601,"custom_data":{"#
                + #""z":{"label":"z","value":1767225599992,"type":"date"},"#
                + #""a":{"label":"a","value":70.5,"type":"number"},"#
                + #""m":{"label":"m","value":1234,"type":"number"},"b":{"label":"b","value":"x","type":"string"}}}"#)
        for wrong in [
            #"{"d":{"value":1767225599,"type":"date"}}"#, #"{"d":{"value":"1767225599992","type":"date"}}"#,
            #"{"n":{"value":"70.5","type":"number"}}"#, #"{"reserved_verified_customer":"true"}"#,
            #"{"reserved_verified_customer":1}"#, #"{"reserved_other":true}"#,
        ] {
            #expect(throws: ContentProblem.self, "\(wrong)") { try CCAICustomData(try object(wrong), .tenant) }
        }
        // Reserved properties are never unsigned.
        #expect(throws: ContentProblem.self) {
            try CCAIChatStart.customData(
                ["reserved_bad_actor": true], unverified: ["reserved_bad_actor"], unsigned: JSONObject(),
                entriesMax: 64, charactersMax: 4096)
        }
    }

    @Test func `oddity 20 what is signed of a form is sorted by bytes at every level, and is what is sent`() throws {
        let data = try object(
            #"{"smart_action_id":7,"details":{"b":{"z":1,"a":[2.0,{"y":null,"x":true}]},"a10":1,"a2":2,"B":"ü/"},"#
                + #""status":"success","timestamp":"2026-01-01T00:00:00Z"}"#)
        let canonical = CCAIForm.canonical(data)
        expectEqual(
            text(canonical),
            #"{"details":{"B":"ü/","a10":1,"a2":2,"b":{"a":[2.0,{"x":true,"y":null}],"z":1}},"#
                + #""smart_action_id":7,"status":"success","timestamp":"2026-01-01T00:00:00Z"}"#)
        // Signing what was sent gives the same, whichever way the platform goes.
        expectEqual(CCAIForm.canonical(try object(text(canonical))), canonical)
        let signature = CCAIForm.signature(of: canonical, secret: Secrets.form)
        expect(signature.utf8.count == 64 && signature == signature.lowercased())
        let whole: JSONObject = ["type": "form_complete", "signature": "", "data": .object(data)]
        expect(CCAIForm.signature(of: CCAIForm.canonical(whole), secret: Secrets.form) != signature)
        expect(!CCAIForm.isSignature(signature.uppercased(), of: data, secret: Secrets.form))
        #expect(throws: ContentProblem.self) {
            try CCAIForm.complete(
                try object(#"{"smart_action_id":"7","external_form_id":"kyc-1","uri":"x"}"#), .data, [:])
        }
    }

    @Test func `oddity 21 a chat transfer has times with a blank, no virtual agent, and its place in unsigned data`()
        throws
    {
        let entry = TranscriptEntry(
            role: .bot, at: 1_767_261_615_000, content: utf8(#"{"type":"text","text":"What can I do for you?"}"#))
        let transfer = CCAIChatTransfer.object(ChatTransfer(transcript: [entry]))
        let written = JSONValue.object(transfer).description
        expect(written.contains(#""sender":"agent","timestamp":"2026-01-01 10:00:15Z""#))
        expect(!written.contains("virtual_agent"))
        let fault = #expect(throws: ContentProblem.self) {
            try CCAICustomData([CCAICustomData.chatTransferName: .object(transfer)], .tenant)
        }
        expectEqual(fault?.code, "reserved_name")
    }
}
