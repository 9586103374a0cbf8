import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

private let all = Set(ConnectContentType.all)
private let response = ConnectContentType.interactiveResponse
private let view = ConnectOpenView(token: "VT", itemID: "v")

/// The messages that go out, or the failure and its problem, which must say the same.
private enum Outcome: Equatable {
    case words([ConnectWords])
    case refused(ProviderFailure, JSONPointer)
}

private func outcome(
    _ content: UserContent, view: ConnectOpenView? = nil, allowed: Set<String> = all
) -> Outcome {
    let problems = ConnectOutbound.problems(in: content, view: view, allowed: allowed)
    do throws(ProviderFailure) {
        let words = try ConnectOutbound.messages(for: content, view: view, allowed: allowed)
        expect(problems.isEmpty)
        return .words(words)
    } catch {
        expect(problems.count == 1 && problems.first?.detail == error.detail)
        expect(problems.first?.code == error.code || error.kind == .unsupported)
        return .refused(error, problems.first?.pointer ?? JSONPointer())
    }
}

private func words(_ type: String, _ content: String) -> Outcome { .words([ConnectWords(type, content)]) }

private func answer(_ value: JSONValue, view: ConnectOpenView? = nil, allowed: Set<String> = all) throws -> Outcome {
    let message = try #require(MessageID("msg_01kkpssp62ephsstpj3nvk9ny1"))
    return outcome(.interactiveResponse(message: message, value: value), view: view, allowed: allowed)
}

/// Kind, code and status of a refusal, and where it points.
private func refusal(_ outcome: Outcome) -> String? {
    guard case .refused(let failure, let pointer) = outcome else { return nil }
    let status = failure.status.map { String($0) } ?? "-"
    return "\(failure.kind.rawValue) \(failure.code ?? "-") \(status) \(pointer)"
}

@Suite struct OutboundTests {
    @Test func `texts go out as they are`() {
        expectEqual(outcome(.text("hi", format: .plain)), words("text/plain", "hi"))
        expectEqual(outcome(.text("hi", format: .plain), allowed: []), words("text/plain", "hi"))
        expectEqual(outcome(.text("**hi**", format: .markdown)), words("text/markdown", "**hi**"))
        expectEqual(outcome(.text("**hi**", format: .markdown), allowed: []), words("text/plain", "**hi**"))
        expectEqual(outcome(.attachment(ids: [], text: "see")), words("text/plain", "see"))
        expectEqual(outcome(.attachment(ids: [], text: nil)), .words([]))
        expectEqual(outcome(.attachment(ids: [], text: "")), .words([]))
    }

    @Test func `oddity 39 the limit counts bytes, not characters`() {
        let faces = String(repeating: "\u{1F600}", count: 4096)
        expectEqual(outcome(.text(faces, format: .plain)), words("text/plain", faces))
        let more = faces + "x"
        expect(more.count < 16_384)
        expectEqual(refusal(outcome(.text(more, format: .plain))), "invalid_request too_long 413 /text")
        let long = String(repeating: "x", count: 16_384)
        expectEqual(outcome(.text(long, format: .plain)), words("text/plain", long))
        expectEqual(refusal(outcome(.text(long + "x", format: .plain))), "invalid_request too_long 413 /text")
        // The answer that is made of it counts.
        expectEqual(refusal(outcome(.text(long, format: .plain), view: view)), "invalid_request too_long 413 /text")
        expectEqual(refusal(outcome(.text("", format: .plain))), "invalid_request empty - /text")
    }

    @Test func `oddity 42 what is written while a view is open is for the view`() throws {
        let wrapped = #"{"templateType":"ViewResource","version":"1.0","action":" ","data":{"content":"say \"hi\""}}"#
        expectEqual(outcome(.text("say \"hi\"", format: .plain), view: view), words(response, wrapped))
        expectEqual(outcome(.text("say \"hi\"", format: .markdown), view: view), words(response, wrapped))
        try expectEqual(answer("say \"hi\"", view: view), words(response, wrapped))
        expectEqual(outcome(.action(ActionChoice(text: "say \"hi\"")), view: view), words(response, wrapped))
        expectEqual(outcome(.attachment(ids: [], text: "say \"hi\""), view: view), words(response, wrapped))
        // Where answers are not allowed, words are better than nothing.
        expectEqual(outcome(.text("hi", format: .plain), view: view, allowed: []), words("text/plain", "hi"))
        // The payload of an action is not touched.
        let payload = ConnectWords("text/plain", "A").payload
        expectEqual(outcome(.action(ActionChoice(payload: payload)), view: view), words("text/plain", "A"))
    }

    @Test func `oddity 45 an empty action is one blank`() throws {
        let blank = #"{"templateType":"ViewResource","version":"1.0","action":" ","data":{"a":1}}"#
        for value: JSONValue in [
            ["action": "", "data": ["a": 1]], ["data": ["a": 1]], ["action": nil, "data": ["a": 1]],
            ["action": " ", "data": ["a": 1]],
        ] {
            try expectEqual(answer(value), words(response, blank))
        }
        let form = FormResponse(formID: "f", values: ["a": 1], actionID: "")
        expectEqual(
            outcome(.formResponse(form), view: view),
            words(
                response,
                #"{"templateType":"ViewResource","version":"1.0","action":" ","data":{"FormInput":{"a":1}}}"#))
    }

    @Test func `answers to views are the vendor's to the letter`() throws {
        let submitted =
            #"{"templateType":"ViewResource","version":"1.0","action":"Submit","data":{"FormInput":{"name":"Zoë"}}}"#
        try expectEqual(
            answer(["action": "Submit", "data": ["FormInput": ["name": "Zoë"]]]), words(response, submitted))
        let form = FormResponse(formID: "f", values: ["name": "Zoë"])
        expectEqual(outcome(.formResponse(form), view: view), words(response, submitted))
        try expectEqual(
            answer(["action": "Back"]),
            words(response, #"{"templateType":"ViewResource","version":"1.0","action":"Back","data":{}}"#))
        try expectEqual(
            answer(["action": "x", "templateType": "T", "version": "2.0", "data": nil]),
            words(response, #"{"templateType":"T","version":"2.0","action":"x","data":{}}"#))
        try expect(answer(["action": "x"], allowed: []).isRefused("invalid_request unsupported_media 415 /value"))
    }

    @Test(
        arguments: [
            (7, "wrong_type - /value"), (nil, "wrong_type - /value"), (["x"], "wrong_type - /value"),
            ([:], "required - /value"), (["x": 1], "required - /value"),
            (["action": 1], "wrong_type - /value/action"), (["action": "a", "data": "x"], "wrong_type - /value/data"),
            (["action": "a", "version": 1], "wrong_type - /value/version"),
            (["action": "a", "more": 1], "unknown_field - /value/more"), ("", "empty - /value"),
            (["contentType": "image/png", "content": "x"], "unsupported_media 415 /value/contentType"),
        ] as [(JSONValue, String)])
    func `other answers are refused`(_ value: JSONValue, _ problem: String) throws {
        expectEqual(refusal(try answer(value)), "invalid_request " + problem)
    }

    @Test func `actions go out as what they carry, else as what they are called`() throws {
        let json = ConnectWords(ConnectContentType.json, #"{"a":1}"#)
        expectEqual(outcome(.action(ActionChoice(payload: json.payload, text: "A"))), .words([json]))
        try expectEqual(answer(json.payload), .words([json]))
        expectEqual(outcome(.action(ActionChoice(payload: "code-7", text: "A"))), words("text/plain", "code-7"))
        expectEqual(outcome(.action(ActionChoice(text: "A"))), words("text/plain", "A"))
    }

    @Test(
        arguments: [
            (nil, "empty - /actionId"), (7, "wrong_type - /payload"), (["size": "L"], "wrong_type - /payload"),
            (["contentType": "text/plain"], "wrong_type - /payload"),
            (["contentType": "text/plain", "content": "x", "more": 1], "wrong_type - /payload"),
            (["contentType": "text/plain", "content": ""], "empty - /payload/content"),
            (["contentType": "", "content": "x"], "out_of_range - /payload/contentType"),
            (
                ["contentType": JSONValue(String(repeating: "x", count: 101)), "content": "x"],
                "out_of_range - /payload/contentType"
            ),
            (["contentType": "application/json", "content": "{"], "bad_format - /payload/content"),
            (
                ["contentType": "application/vnd.amazonaws.connect.message.interactive", "content": "{}"],
                "unsupported_media 415 /payload/contentType"
            ),
        ] as [(JSONValue?, String)])
    func `other actions are refused`(_ payload: JSONValue?, _ problem: String) {
        expectEqual(refusal(outcome(.action(ActionChoice(payload: payload)))), "invalid_request " + problem)
    }

    @Test func `JSON goes out where the chat takes it`() {
        func data(_ type: String, _ allowed: Set<String> = all) -> Outcome {
            outcome(.data(contentType: type, value: ["a": 1.0]), allowed: allowed)
        }
        expectEqual(data("application/json"), words("application/json", #"{"a":1.0}"#))
        expectEqual(data("Application/JSON ; charset=utf-8"), words("application/json", #"{"a":1.0}"#))
        expectEqual(refusal(data("application/json", [])), "invalid_request unsupported_media 415 /contentType")
        expectEqual(refusal(data("text/csv")), "invalid_request unsupported_media 415 /contentType")
        expectEqual(refusal(data("")), "invalid_request unsupported_media 415 /contentType")
    }

    @Test func `raw content is a type and a text`() {
        expectEqual(outcome(.raw(["contentType": "text/markdown", "content": "*"])), words("text/markdown", "*"))
        for payload: JSONValue in [["content": "x"], ["contentType": "text/plain", "content": ["a": 1]], [], "x"] {
            expectEqual(refusal(outcome(.raw(payload))), "invalid_request wrong_type - /payload")
        }
        let markdown: JSONValue = ["contentType": "text/markdown", "content": "*"]
        expectEqual(
            refusal(outcome(.raw(markdown), allowed: [])), "invalid_request unsupported_media 415 /payload/contentType")
    }

    @Test func `what the vendor has no word for is unsupported`() {
        let place = GeoLocation(latitude: 1, longitude: 2)
        let form = FormResponse(formID: "f", values: [:])
        var part = form
        part.partialFieldID = "a"
        for (content, view): (UserContent, ConnectOpenView?) in [
            (.location(place), nil), (.event(name: "e", version: nil, data: [:]), nil), (.escalation(reason: nil), nil),
            (.audio(contentType: "audio/pcm"), nil), (.formResponse(form), nil), (.formResponse(part), view),
            (.command(CommandAnswer(commandID: "c", name: "n", value: "v")), nil),
        ] {
            expectEqual(refusal(outcome(content, view: view)), "capability_unsupported - - /type")
        }
    }
}

extension Outcome {
    fileprivate func isRefused(_ text: String) -> Bool { refusal(self) == text }
}
