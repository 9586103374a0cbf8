import Domain
import Foundation
import HTTPWire
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// The examples of the protocol note, as they are printed there: `Fixtures/Vectors`.
@Suite struct VectorTests {
    private func vector(_ name: String) throws -> JSONValue { try json(try fixture("Vectors/\(name).json")) }

    private func frame(_ name: String) throws -> VoysisFrame {
        VoysisFrame(decoding: utf8(try fixture("Vectors/\(name).json")))
    }

    private func answer(_ name: String) throws -> VoysisAnswer {
        guard case .response(let answer) = try frame(name) else { throw VoysisTestFault.notAnAnswer }
        return answer
    }

    private enum VoysisTestFault: Error { case notAnAnswer }

    @Test func `section 3: a request has these members in this order, and Content-Type beside them`() throws {
        let writer = VoysisWriter(
            profileID: Script.profile, clientInfo: utf8(#"{"sdk":{"id":"gateway","version":"1.0"}}"#))
        let call = VoysisWriter.query(
            ["locale": "en-US", "queryType": "text", "textQuery": ["text": "show me red shoes"]], bearer: "app-1",
            ignoresVAD: false)
        var written = try #require(try json(text(writer.envelope(call, id: 7))).objectValue)
        var headers = try #require(written["headers"]?.objectValue)
        expectEqual(headers.remove("Content-Type"), "application/json")
        written.set("headers", to: .object(headers))
        expectEqual(JSONValue.object(written).description, (try vector("request")).description)
    }

    @Test func `section 3: a response`() throws {
        let answer = try answer("response")
        expect(answer.requestID == "7" && answer.status == 201 && answer.message == "Created")
        expectEqual(answer.entity, [:])
        expect(answer.isSuccess)
    }

    @Test func `section 3: a notification`() throws {
        guard case .notification(let type, let entity, let message) = try frame("notification") else {
            Issue.record("no notification")
            return
        }
        expect(type == "query_complete" && entity == [:] && message == nil)
    }

    @Test func `section 5: a token`() throws {
        let answer = try answer("token")
        let token = try #require(VoysisToken(answer.entity))
        expectEqual(token.text, "app-1")
        expectEqual(token.expiresAt, 1_795_169_730_123)
    }

    @Test func `section 7: the stub of an audio query, whose MIME type is the one that is sent`() throws {
        let entity = try vector("created")
        let stub = VoysisResult(entity)
        expect(stub.id == "q-11" && stub.conversationID == "c-4")
        expectEqual(stub.audioLink, "/queries/q-11/audio")
        expectEqual(entity["audioQuery"]?["mimeType"]?.stringValue, VoysisSound().mimeType)
    }

    @Test func `section 7: a cancellation`() throws {
        let call = VoysisWriter.cancellation("q-11", reason: .other, detail: "<text>", bearer: nil)
        expect(call.path == "/queries/q-11/cancellation" && call.method == .post)
        expectEqual(text(call.entity ?? []), try fixture("Vectors/cancellation.json"))
    }

    @Test func `section 8: a result`() throws {
        let entity = try vector("result")
        let result = VoysisResult(entity)
        let payload = result.payload(context: entity["context"]?.objectValue, durations: nil)
        expectEqual(
            JSONValue.object(payload).description,
            #"{"queryId":"q-11","conversationId":"c-4","text":"red running shoes under ninety euros","#
                + #""intent":"newSearch","reply":"Two pairs fit.","entities":{"products":[]},"#
                + #""context":{"keywords":["running","shoes"],"#
                + #""attributes":{"color":"red","brand":["a","b"]},"price":{"type":"lessThan","value":90},"#
                + #""sortBy":"rating"},"confidence":{"textQuery.text":0.83},"hint":"You can also name a size."}"#)
        let messages = result.messages(fallbackID: "x", payload: payload, showsHint: true)
        expectEqual(messages.map(\.vendorID), ["q-11", "q-11/hint"])
        expectEqual(messages[0].files.map(\.url), ["https://cdn.example/r/1.mp3"])
        expect(messages[1].files.isEmpty, "audioUri is null")
        try expectEqual(json(text(messages[0].native)), entity)
    }

    @Test func `section 9: feedback`() throws {
        let durations: JSONObject = ["userStop": 2100, "vad": 1900, "complete": 2600]
        let entity = try VoysisFeedbackForm.entity(["durations": .object(durations), "rating": "5"], text: "good")
        expectEqual(JSONValue.object(entity).description, try fixture("Vectors/feedback.json"))
    }

    @Test func `section 12: an error`() throws {
        let answer = try answer("error")
        expect(answer.requestID == "9" && answer.status == 401 && answer.message == "Unauthorized")
        expect(answer.entity == nil && !answer.isSuccess)
    }

    // MARK: Section 10

    static let calls: [(name: String, call: VoysisCall)] = [
        ("tokens", VoysisWriter.tokens(refresh: "refresh-1", isREST: true)),
        (
            "text",
            VoysisWriter.query(
                ["locale": "en-US", "queryType": "text", "textQuery": ["text": "show me red shoes"]], bearer: "app-1",
                ignoresVAD: nil)
        ),
        ("audio", VoysisWriter.query(speech, bearer: "app-1", ignoresVAD: nil)),
        ("upload", sound(VoysisCall(.streamAudio, "/queries/q-11/audio"))),
        ("one-shot", sound(VoysisWriter.query(speech, bearer: "app-1", ignoresVAD: nil))),
        (
            "feedback",
            VoysisWriter.feedback(["rating": 5], path: VoysisWriter.feedbackPath("q-11"), bearer: "app-1")
        ),
        (
            "cancellation",
            VoysisWriter.cancellation("q-11", reason: .audioError, detail: "The audio broke off.", bearer: "app-1")
        ),
    ]

    private static let speech: JSONObject = [
        "locale": "en-US", "queryType": "audio", "audioQuery": ["mimeType": JSONValue(VoysisSound().mimeType)],
    ]

    private static func sound(_ call: VoysisCall) -> VoysisCall {
        var call = call
        call.bearer = "app-1"
        call.sound = (utf8("sound"), VoysisSound().mimeType)
        return call
    }

    @Test(arguments: calls.map(\.name)) func `section 10: each request over REST is written to the letter`(
        _ name: String
    ) throws {
        let call = try #require(Self.calls.first { $0.name == name }?.call)
        let url = try VoysisAddress("wss://h/websocketapi").rest(call.path)
        var lines = ["\(call.method.text) \(url)"]
        for field in try WireTests.writer.fields(call) { lines.append("\(field.name): \(field.value)") }
        lines += ["", text(call.sound?.bytes ?? call.entity ?? [])]
        expectEqual(lines.joined(separator: "\n").trimmingCharacters(in: .newlines), try fixture("REST/\(name).http"))
    }
}
