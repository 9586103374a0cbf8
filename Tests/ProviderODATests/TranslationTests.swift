import Domain
import Foundation
import JSON
import SupportExpectations
import Testing

@testable import ProviderODA

/// A payload and what it means.
struct PayloadFixture: CustomTestStringConvertible, Sendable {
    let name: String
    var testDescription: String { name }

    static let all: [PayloadFixture] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Payloads")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".in.json") }.map { PayloadFixture(name: String($0.dropLast(8))) }
            .sorted { $0.name < $1.name }
    }()
}

@Suite struct TranslationTests {
    static let arrival = ODATranslation.Arrival(vendorID: "m-1")

    @Test(arguments: PayloadFixture.all)
    func `a payload of the vendor becomes the content it stands for`(fixture: PayloadFixture) throws {
        let payload = try ProviderODATests.fixture("Payloads/\(fixture.name).in.json")
        let expected = try json(ProviderODATests.fixture("Payloads/\(fixture.name).out.json"))
        let meaning = testTranslation.meaning(of: utf8(payload).span, Self.arrival)
        expectEqual(Self.words(meaning), expected, "\(Self.words(meaning))")
    }

    @Test func `the fixtures are there`() { expect(PayloadFixture.all.count >= 33) }

    static func words(_ meaning: ODAMeaning) -> JSONValue {
        guard case .bubble(let bubble) = meaning else { return "\("\(meaning)")" }
        var object: JSONObject = ["content": (try? JSONValue(parsing: bubble.content)) ?? "unreadable"]
        if !bubble.files.isEmpty { object.append("files", .array(bubble.files.map(words))) }
        if let speaker = bubble.speaker {
            object.append("speaker", [JSONValue(speaker.name), speaker.avatarURL.map { JSONValue($0) } ?? .null])
        }
        if let rating = bubble.rating {
            object.append("rating", ["prompt": JSONValue(rating.prompt), "options": .array(rating.options)])
        }
        if let form = bubble.form {
            let postbacks = form.postbacks.sorted { $0.key < $1.key }
            object.append(
                "form",
                [
                    "id": JSONValue(form.id),
                    "postbacks": .object(JSONObject(postbacks.map { .init(key: $0.key, value: $0.value) })),
                ])
        }
        if !bubble.popupForms.isEmpty {
            object.append("popupForms", .array(bubble.popupForms.map { JSONValue($0.id) }))
        }
        if bubble.appends { object.append("appends", true) }
        if bubble.replacesForm { object.append("replacesForm", true) }
        return .object(object)
    }

    private static func words(_ file: VendorFile) -> JSONValue {
        var object: JSONObject = ["url": JSONValue(file.url)]
        if let name = file.name { object.append("name", JSONValue(name)) }
        if let type = file.contentType { object.append("contentType", JSONValue(type)) }
        return .object(object)
    }

    @Test(arguments: [
        #"{"type":"text","text":"x"}"#, #"{"text":"x","type":"text"}"#, #" { "type" : "text" , "text" : "x" } "#,
        #"{"type":"text","text":"x\n\"y\" ü 🍕"}"#, #"{"type":"text","text":""}"#,
    ])
    func `the short way for a plain text gives what the long way gives`(payload: String) throws {
        let object = try #require(try json(payload).objectValue)
        let bytes = utf8(payload)
        let plain = ODATranslation.plainText(bytes.span)
        let short = try #require(plain)
        guard case .bubble(let long) = testTranslation.meaning(of: object, Self.arrival) else {
            Issue.record("no bubble")
            return
        }
        try expectEqual(JSONValue(parsing: short), JSONValue(parsing: long.content))
    }

    @Test(arguments: [
        #"{"type":"text","text":7}"#, #"{"type":"card","text":"x"}"#, #"{"text":"x"}"#, #"{"type":"text"}"#,
        #"{"type":"text","text":"x","actions":[]}"#, #"{"type":"text","text":"\ud83c"}"#,
        #"{"type":"text","text":"a < b"}"#, #"{"type":"text","text":"a & b"}"#,
    ])
    func `what is more than a plain text takes the long way`(payload: String) {
        expect(ODATranslation.plainText(utf8(payload).span) == nil)
    }

    @Test func `half of an emoji is replaced`() throws {
        let meaning = testTranslation.meaning(of: utf8(#"{"type":"text","text":"a\ud83cb"}"#).span, Self.arrival)
        guard case .bubble(let bubble) = meaning else {
            Issue.record("no bubble")
            return
        }
        try expectEqual(JSONValue(parsing: bubble.content)["text"]?.stringValue, "a\u{FFFD}b")
    }

    @Test(arguments: [
        (#"{"type":"status","status":"RESPONDING"}"#, ODAMeaning.typing(true, nil)),
        (#"{"type":"status","status":"LISTENING"}"#, .typing(false, nil)),
        (#"{"type":"sessionClosed"}"#, .closed),
        (#"{"type":"error","errorMessage":"oven is cold"}"#, .failure("oven is cold")),
        (#"{"type":"command","command":"noReply"}"#, .silence),
    ])
    func `what is no message is told apart`(payload: String, expected: ODAMeaning) {
        expectEqual(testTranslation.meaning(of: utf8(payload).span, Self.arrival), expected)
    }

    @Test func `a stream without a known state is unsupported`() {
        let payload = utf8(#"{"type":"textStream","text":"x","streamState":"paused"}"#)
        guard case .bubble = testTranslation.meaning(of: payload.span, Self.arrival) else {
            Issue.record("no bubble")
            return
        }
    }

    @Test func `a frame of the old shape gives text with choices`() throws {
        let frame = try #require(json(#"{"text":"Size?","choices":["L","S"]}"#).objectValue)
        guard case .bubble(let bubble) = testTranslation.legacy(frame) else {
            Issue.record("no bubble")
            return
        }
        expectEqual(
            text(bubble.content),
            #"""
            {"type":"text","text":"Size?","format":"plain","actions":[{"id":"a1","type":"postback",\#
            "label":"L","payload":"L"},{"id":"a2","type":"postback","label":"S","payload":"S"}]}
            """#)
        let error = try #require(json(#"{"text":"bad","type":"error"}"#).objectValue)
        expectEqual(testTranslation.legacy(error), .failure("bad"))
    }

    @Test(arguments: [
        ("https://oda.example.com/a?token=x", "https://oda.example.com/a"),
        ("https://ODA.example.com/a?token=x&b=1#f", "https://ODA.example.com/a?b=1#f"),
        ("https://oda.example.com/a?b=1&token=x", "https://oda.example.com/a?b=1"),
        ("https://oda.example.com/a?tokens=x", "https://oda.example.com/a?tokens=x"),
        ("https://oda.example.com/a", "https://oda.example.com/a"),
        ("https://oda.example.com.evil.org/a?token=x", "https://oda.example.com.evil.org/a?token=x"),
        (
            "https://elsewhere.example/?next=oda.example.com&token=x",
            "https://elsewhere.example/?next=oda.example.com&token=x"
        ),
        ("not an address ?token=x", "not an address ?token=x"),
    ])
    func `a token of the instance is taken out of an address`(address: String, expected: String) {
        expectEqual(testTranslation.withoutToken(address), expected)
    }
}
