import Configuration
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Redaction
import SupportExpectations
import Testing

@testable import ProviderKit

/// Answers every call and remembers what came.
private final class Foot: CallEnd {
    var bodies: [String] = []
    private let manual = try? ManualLoop()
    var loop: Loop {
        guard let manual else { preconditionFailure("no loop can be made") }
        return manual.loop
    }
    var answer: ProviderAnswer

    init(_ body: String = "{}", type: String? = "application/json") throws {
        var fields = HTTPFields()
        if let type { try fields.append(.contentType, type) }
        answer = ProviderAnswer(status: .ok, fields: fields, body: .bytes(Array(body.utf8)))
    }

    func send(_ call: ProviderCall) async throws(ClientError) -> ProviderAnswer {
        bodies.append(String(decoding: call.body.bytes ?? [], as: UTF8.self))
        return answer
    }
}

private func call(
    _ body: String, _ form: ProviderCall.Form = .request, type: String? = "application/json"
) throws -> ProviderCall {
    var fields = HTTPFields()
    if let type { try fields.append(.contentType, type) }
    return ProviderCall(
        .sendMessage, form, method: form == .frame ? ProviderCall.frameMethod : .post,
        url: try URI("https://vendor.example/messages"), fields: fields, body: .bytes(Array(body.utf8)),
        context: CallContext(provider: "p"))
}

/// The layers of a configuration's `layers`.
private func layers(_ text: String) throws -> [any ClientLayer] {
    let node = try ConfigurationNode(parsing: Array(text.utf8))
    let problems = ConfigurationProblems()
    let layers = ConfigurationValue(node, path: "layers", problems: problems).elements() ?? []
    return try layers.map { value in
        let layer = ClientLayerConfiguration(value)
        try problems.check()
        if let json = layer.json { return JSONLayer(json) }
        return RedactionLayer(try #require(layer.redactor))
    }
}

@Suite struct BodyLayerTests {
    private func sent(_ text: String, _ body: String, _ form: ProviderCall.Form = .request, type: String? = nil)
        async throws -> String?
    {
        let foot = try Foot()
        let layers = try layers(text)
        for layer in layers { expect(layer.takes(form)) }
        _ = try await NextLayer(layers[...], foot).send(call(body, form, type: type ?? "application/json"))
        return foot.bodies.first
    }

    @Test func `a body is edited and the rest of it stays to the letter`() async throws {
        let layer = #"[{json: {request: [{op: replace, path: /Content, value: "x"}, {op: remove, path: /gone}]}}]"#
        expectEqual(try await sent(layer, #"{"n":1.0,"Content":"y","gone":1}"#), #"{"n":1.0,"Content":"x"}"#)
        // Blanks are nobody's business where nothing changes.
        expectEqual(try await sent(layer, #"{ "n" : 1 }"#), #"{ "n" : 1 }"#)
        expectEqual(try await sent(layer, "no JSON"), "no JSON")
        expectEqual(try await sent(layer, #"{"Content":"y"}"#, .frame), #"{"Content":"x"}"#)
    }

    @Test func `texts are redacted, and ids and tokens are not`() async throws {
        let layer = "[{redact: [card, iban, email, phone]}]"
        let number = "4111 1111 1111 1111"
        expectEqual(
            try await sent(
                layer,
                """
                {"Content":"pay \(number)","ContactId":"\(number)","client_token":"\(number)","n":4111111111111111,\
                "Attributes":{"cardId":"\(number)","mail":"a@b.de"},"ParticipantDetails":{"DisplayName":"a@b.de"},\
                "user":{"identifier":"a@b.de","email":"a@b.de","name":"call +49 171 1234567"},"valid":"a@b.de"}
                """),
            """
            {"Content":"pay [card]","ContactId":"\(number)","client_token":"\(number)","n":"[card]",\
            "Attributes":{"cardId":"[card]","mail":"[email]"},"ParticipantDetails":{"DisplayName":"[email]"},\
            "user":{"identifier":"a@b.de","email":"a@b.de","name":"call [phone]"},"valid":"[email]"}
            """)
        // JSON in a string, as interactive answers have it.
        expectEqual(
            try await sent(layer, #"{"Content":"{\"templateType\":\"x\",\"data\":{\"t\":\"4111111111111111\"}}"}"#),
            #"{"Content":"{\"templateType\":\"x\",\"data\":{\"t\":\"[card]\"}}"}"#)
        expectEqual(try await sent(layer, number, .frame), "[card]")
        expectEqual(try await sent(layer, number, type: "text/plain"), "[card]")
        expectEqual(try await sent(layer, number, type: "application/octet-stream"), number)
    }

    @Test func `layers act one after the other`() async throws {
        let layer = """
            [{json: {request: [{op: add, path: /t, value: "4111111111111111"}]}}, {redact: [card]},
             {json: {request: [{op: replace, path: /t, value: "4111111111111111"}]}}]
            """
        expectEqual(try await sent(layer, "{}"), #"{"t":"4111111111111111"}"#)
    }

    @Test func `answers are edited on their way back`() async throws {
        let layers = try layers(
            #"[{json: {response: [{op: redact, path: "/items/*/text", patterns: [email]}]}}, {redact: [email]}]"#)
        let body = #"{"items":[{"text":"a@b.de","from":"a@b.de"}]}"#
        for (type, expected) in [
            ("application/json; charset=utf-8", #"{"items":[{"text":"[email]","from":"a@b.de"}]}"#),
            ("image/png", body),
        ] {
            let foot = try Foot(body, type: type)
            var answer = try await NextLayer(layers[...], foot).send(call("{}"))
            expectEqual(String(decoding: try await answer.collectBody(bytesMax: 1000), as: UTF8.self), expected)
        }
        expect(!layers[0].takes(.frame))
    }
}
