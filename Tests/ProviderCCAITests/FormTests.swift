import Crypto
import Domain
import Foundation
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Web forms (`PROTOCOL.md`, section 15).
@Suite struct FormTests {
    static let vectors: [(name: String, bytes: Int, signature: String)] = [
        ("F1", 65, "6a0094cd9f2730436ec067b0678077c11df51ea378a0203e59a2a1fe287bc850"),
        ("F2", 109, "64ec266cea0b64cafcaeef27bef0a8126c2c47ef63f70199f644b19948fd43fb"),
        ("F3", 101, "113337d52a1c4c3c1ba9ed4e841171e0919b532884ae17665230e7c8f0406386"),
        ("F4", 208, "c839d5a1a87e6b5ccc03eb8f38f67bf0f9d9c723a9eee6b6862e0921d49d14a4"),
        ("F5", 150, "efb8735c06789d73c4680a20ef5dc4ec6574ba6d9360558b6939a1cb519e21c3"),
    ]

    @Test(arguments: vectors.map(\.name)) func `the vectors have these bytes and these signatures`(
        _ name: String
    ) throws {
        let vector = try #require(Self.vectors.first { $0.name == name })
        let data = try object(try fixture("Forms/\(name).in.json"))
        let canonical = CCAIForm.canonical(data)
        expectEqual(text(canonical), try fixture("Forms/\(name).out.json"))
        expectEqual(canonical.count, vector.bytes)
        expectEqual(CCAIForm.signature(of: canonical, secret: Secrets.form), vector.signature)
        expect(CCAIForm.isSignature(vector.signature, of: data, secret: Secrets.form))
    }

    @Test func `numbers are kept as they are written`() throws {
        let vectors = [
            (
                #"{"details":{"amount":2},"smart_action_id":46,"status":"success"}"#,
                "45ad0a1c764c0103eab29d21e5cd35a93890d1fba6e8f1cdb83c7dae18a7ea11"
            ),
            (
                #"{"status":"success","details":{"amount":2.0},"smart_action_id":46}"#,
                "b28c00379c2b20941c3db0f88f34a83786d91518abc8192266050f4a2ea95840"
            ),
        ]
        for (data, signature) in vectors {
            expectEqual(CCAIForm.signature(of: CCAIForm.canonical(try object(data)), secret: Secrets.form), signature)
        }
    }

    @Test func `only quotes, backslashes and controls are escaped`() throws {
        let data: JSONObject = [
            "uri": "x:\u{1}\u{8}\u{1F}\u{7F}\u{2028}end", "external_form_id": "ctl", "smart_action_id": 47,
        ]
        let canonical = CCAIForm.canonical(data)
        expectEqual(
            text(Hex.encode(canonical.span)),
            "7b2265787465726e616c5f666f726d5f6964223a2263746c222c22736d6172745f616374696f6e5f6964223a34372c"
                + "22757269223a22783a5c75303030315c625c75303031667fe280a8656e64227d")
        expectEqual(
            CCAIForm.signature(of: canonical, secret: Secrets.form),
            "1bc8d6b05265940edab36f617671a07760c96c7dfc0008055a1fa18b851926e3")
    }

    @Test func `the request's own signature can be verified like any other`() throws {
        let data: JSONObject = ["smart_action_id": 7, "external_form_id": "kyc-1"]
        let signature = "5d86556e594ed1835a76757a03f69345bcda3e3bd0e421ef767ad49e7aec5ce7"
        expect(CCAIForm.isSignature(signature, of: data, secret: Secrets.form))
    }

    @Test func `signatures over other bytes, and in other letters, are none`() throws {
        let slashes = try object(try fixture("Forms/F2.in.json"))
        let wrong = [
            // The solidus escaped, members not sorted, upper case, one digit less, nothing.
            "f45bebc0951483081fdd0a8d28b33754a64a8f3f0065e0ca3aca9332924c910e",
            "ecdaafcfe7aefab402741683e556e80f5b7039f528e910d3d07f058bce25b429",
            "64EC266CEA0B64CAFCAEEF27BEF0A8126C2C47EF63F70199F644B19948FD43FB",
            "64ec266cea0b64cafcaeef27bef0a8126c2c47ef63f70199f644b19948fd43f", "",
        ]
        for signature in wrong {
            expect(!CCAIForm.isSignature(signature, of: slashes, secret: Secrets.form), "\(signature)")
        }
        let names = try object(try fixture("Forms/F3.in.json"))
        let escaped = "1a8654ad55ae3d3e4e60e026e2df9bcdd42728413a5728ac76ef9a8480090bc8"
        expect(!CCAIForm.isSignature(escaped, of: names, secret: Secrets.form))
        let nested = try object(try fixture("Forms/F4.in.json"))
        let numeric = "52a12406be35507af35e1900be7f29cd607dda04e101264e50ae65bced16d017"
        expect(!CCAIForm.isSignature(numeric, of: nested, secret: Secrets.form))
        let right = "64ec266cea0b64cafcaeef27bef0a8126c2c47ef63f70199f644b19948fd43fb"
        expect(!CCAIForm.isSignature(right, of: slashes, secret: "another"))
    }

    // MARK: What is signed

    private static let templates = ["refund/v2": "https://f.example.test/{smart_action_id}?form={external_form_id}"]

    @Test func `an address that is not given is made of the configuration's template`() throws {
        let data: JSONObject = ["smart_action_id": 42, "external_form_id": "refund/v2"]
        let whole = try CCAIForm.complete(data, .data, Self.templates)
        expectEqual(whole["uri"], "https://f.example.test/42?form=refund%2Fv2")
        let given: JSONObject = ["smart_action_id": 42, "external_form_id": "other", "uri": "app-form", "more": [1]]
        try expectEqual(CCAIForm.complete(given, .data, Self.templates), given)
        let done: JSONObject = ["smart_action_id": 42, "status": "success", "timestamp": "2026-01-01T00:00:00Z"]
        try expectEqual(CCAIForm.complete(done, .complete, Self.templates), done)
    }

    static let refused: [(data: String, type: FormEventType, pointer: String, code: String)] = [
        (#"{"external_form_id":"refund/v2"}"#, .data, "/smart_action_id", "required"),
        (#"{"smart_action_id":"42","external_form_id":"refund/v2"}"#, .data, "/smart_action_id", "wrong_type"),
        (#"{"smart_action_id":42.0,"external_form_id":"refund/v2"}"#, .data, "/smart_action_id", "wrong_type"),
        (#"{"smart_action_id":42}"#, .data, "/external_form_id", "required"),
        (#"{"smart_action_id":42,"external_form_id":""}"#, .data, "/external_form_id", "out_of_range"),
        (#"{"smart_action_id":42,"external_form_id":"unknown"}"#, .data, "/uri", "required"),
        (#"{"smart_action_id":42,"external_form_id":"refund/v2","uri":7}"#, .data, "/uri", "wrong_type"),
        (#"{"smart_action_id":42,"timestamp":"t"}"#, .complete, "/status", "required"),
        (#"{"smart_action_id":42,"status":"success"}"#, .complete, "/timestamp", "required"),
    ]

    @Test(arguments: 0..<refused.count) func `what cannot be signed is refused with its place`(number: Int) throws {
        let row = Self.refused[number]
        let data = try object(row.data)
        let fault = #expect(throws: ContentProblem.self) { try CCAIForm.complete(data, row.type, Self.templates) }
        expectEqual(fault?.pointer.description, row.pointer)
        expectEqual(fault?.code, row.code)
    }

    @Test func `ids go into an address percent-encoded, and are no templates themselves`() throws {
        let template = try #require(CCAIFormTemplate("https://f/{external_form_id}/{smart_action_id}/x"))
        expectEqual(
            template.filled(actionID: "7", formID: "{smart_action_id} ä/~"),
            "https://f/%7Bsmart_action_id%7D%20%C3%A4%2F~/7/x")
        for text in ["", "https://f/{other}", "https://f/{", "https://f/ö", "https://f/ x"] {
            expect(CCAIFormTemplate(text) == nil, "\(text)")
        }
    }
}
