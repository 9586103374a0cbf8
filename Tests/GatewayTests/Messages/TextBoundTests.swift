import GatewayRig
import JSON
import SupportExpectations
import Testing

/// As many Unicode scalars as the contract allows (JSON Schema, `maxLength`), whatever people call a character.
@Suite("The bounds of texts in the contract")
struct TextBoundTests {
    /// One scalar of one byte and one of four; then two scalars that are one character: a mark on a letter, a flag, and
    /// the end of a line.
    private static let pieces = ["a", "\u{1F355}", "e\u{301}", "\u{1F1E9}\u{1F1EA}", "\r\n"]
    /// The most that an object holds as JSON, names and signs around included, where a single text may fill it.
    private static let objectBytesMax = 65_536
    /// Statuses of operations that no provider of tests can do or whose thing is not there, once the request is right.
    private static let others: [String: Set<Int>] = [
        "answerForm": [404], "transferSession": [422], "sendFeedback": [404, 501], "getAuthenticationUrl": [501],
        "completeAuthentication": [501], "putProviderToken": [501], "sendMessage": [422, 501],
        "putMessage": [422, 501], "createSession": [422, 501], "explainRoute": [422, 501], "signToken": [422, 501],
        "verifyToken": [422, 501],
        "signCustomData": [422, 501], "signWebForm": [422, 501], "verifyWebForm": [422, 501],
    ]

    @Test(
        "are those of every text of every request: as many are taken, one more is 422 with its place",
        arguments: TextBound.all.filter { $0.place.first != "transcript" })
    func hold(_ bound: TextBound) async throws {
        let backend = try await backend()
        for piece in Self.pieces {
            guard let longest = try bound.text(of: bound.most, piece: piece),
                let longer = try bound.text(of: bound.most + 1, piece: piece)
            else { continue }
            expect(longest.unicodeScalars.count == bound.most && longer.unicodeScalars.count == bound.most + 1)
            let body = bound.body(with: longest)
            // Custom data may be a long text or many short ones, but not all that the bounds of both would allow.
            guard bound.most < 32_767 || bound.most > 40_000 || body.encoded().count <= Self.objectBytesMax else {
                continue
            }
            let taken = try await call(bound, body, backend)
            expect(
                taken.status < 300 || Self.others[bound.operation]?.contains(taken.status) == true,
                "\(bound.most) of \(piece.debugDescription): \(taken)")
            expect(
                !Self.refusesLength(taken, at: bound.pointer), "\(bound.most) of \(piece.debugDescription): \(taken)")
            let refused = try await call(bound, bound.body(with: longer), backend)
            expect(
                refused.status == 422 && refused.pointers.contains(bound.pointer),
                "\(bound.most + 1) of \(piece.debugDescription): \(refused)")
        }
    }

    private static func refusesLength(_ answer: Answer, at pointer: String) -> Bool {
        let codes: Set<String> = ["too_long", "out_of_range", "bad_format", "wrong_type", "empty"]
        return (answer.json["errors"]?.arrayValue ?? []).contains {
            $0["pointer"]?.stringValue == pointer && codes.contains($0["code"]?.stringValue ?? "")
        }
    }

    @Test("are known for all that people write")
    func coverage() {
        let operations = Set(TextBound.all.map(\.operation))
        expect(operations.isSuperset(of: ["createSession", "sendMessage", "sendTyping", "identifyUser"]))
        expect(TextBound.all.count > 80, "\(TextBound.all.count)")
    }

    @Test(
        "hold for the texts in a query, and for the names that vendors give, in a path",
        arguments: [
            ("GET", "/v1/sessions?userId=*", 256, "?userId"), ("GET", "/suggestions?query=*", 500, "?query"),
            ("POST", "/attachments?send=true&text=*", 2000, "?text"), ("GET", "/views/*", 1000, "?viewToken"),
            ("POST", "/authentications/*/cancel", 1000, "?authenticationId"),
        ])
    func parameters(method: String, path: String, most: Int, name: String) async throws {
        let session = try await Conversation.open(backend(), ["provider": "scripted", "user": ["id": "u-parameters"]])
        for piece in Self.pieces where piece != "\r\n" {
            for count in [most, most + 1] {
                let size = piece.unicodeScalars.count
                let text = String(repeating: piece, count: count / size) + String(repeating: "a", count: count % size)
                let escaped = text.utf8.map { "%" + String(256 + Int($0), radix: 16).dropFirst() }.joined()
                let place = (path.hasPrefix("/v1") ? "" : session.path) + path.replacing("*", with: escaped)
                let body: [UInt8]? = method == "GET" ? nil : Array("{}".utf8)
                // A line of a request has a bound of its own.
                guard place.utf8.count < 16_000 else { continue }
                let answer = try await session.caller.call(method, place, body: body)
                expect(
                    answer.pointers.contains(name) == (count > most) && (answer.status == 422) == (count > most),
                    "\(count) of \(piece.debugDescription): \(answer)")
            }
        }
    }

    private func call(_ bound: TextBound, _ body: JSONValue, _ backend: Caller) async throws -> Answer {
        if let path = Self.apart[bound.operation] { return try await backend.call(path.0, path.1, json: body) }
        // A user is identified once, and a session is ended once.
        let session = try await Conversation.open(backend, ["provider": "scripted"])
        guard let (method, path) = Self.within[bound.operation] else {
            throw WireError.noAnswer("\(bound.operation) has texts with bounds, and its path is not known here")
        }
        return try await backend.call(method, session.path + path, json: body)
    }

    private static let apart: [String: (String, String)] = [
        "createSession": ("POST", "/v1/sessions"), "explainRoute": ("POST", "/v1/routes/echo/explain"),
        "createToken": ("POST", "/v1/tokens"),
        "revokeTokens": ("POST", "/v1/tokens/revoke"), "putPushRegistration": ("PUT", "/v1/push-registrations/bounds"),
        "signToken": ("POST", "/v1/signing/tokens"), "verifyToken": ("POST", "/v1/signing/tokens/verify"),
        "signCustomData": ("POST", "/v1/signing/custom-data"), "signWebForm": ("POST", "/v1/signing/web-forms"),
        "verifyWebForm": ("POST", "/v1/signing/web-forms/verify"),
    ]

    private static let message = "msg_01kkpssp62ephsstpj3nvk9ny1"
    private static let within: [String: (String, String)] = [
        "updateSession": ("PATCH", ""), "endSession": ("POST", "/end"), "sendMessage": ("POST", "/messages"),
        "putMessage": ("PUT", "/messages/by-client-id/c"), "sendTyping": ("POST", "/typing"),
        "escalateSession": ("POST", "/escalate"), "sendFeedback": ("POST", "/messages/\(message)/feedback"),
        "replaceCustomData": ("PUT", "/custom-data"), "updateCustomData": ("PATCH", "/custom-data"),
        "identifyUser": ("POST", "/identify"), "answerForm": ("POST", "/forms/f"),
        "getAuthenticationUrl": ("POST", "/authentications/a/url"),
        "completeAuthentication": ("POST", "/authentications/result"), "transferSession": ("POST", "/transfer"),
        "putProviderToken": ("PUT", "/provider-token"),
    ]
}
