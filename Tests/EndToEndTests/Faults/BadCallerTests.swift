import Foundation
import GatewayRig
import JSON
import SupportHistory
import SupportSanitizer
import SupportExpectations
import Testing

/// A request that no client of good will sends, and what it is told.
struct BadRequest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The bytes, made for somebody's credential and one of the app's sessions.
    let bytes: @Sendable (Caller, Conversation) -> [UInt8]
    /// Nothing follows, where the server would wait for more.
    var ends = false
    let status: Int
    let code: String
    var pointers: [String] = []
    /// Not read to its end, so the answer may be lost under what is still being sent.
    var mayBeCut = false

    /// A body for `POST`, at the place behind the session's path, or for a new session.
    static func post(
        _ name: String, _ body: [UInt8], to part: String? = nil, _ status: Int, _ code: String,
        _ pointers: [String] = []
    ) -> BadRequest {
        BadRequest(
            testDescription: name,
            bytes: { caller, session in
                caller.request("POST", part.map { session.path + $0 } ?? "/v1/sessions", body: body)
            }, status: status, code: code, pointers: pointers)
    }

    static func post(
        _ name: String, _ body: String, to part: String? = nil, _ status: Int, _ code: String, _ pointers: [String] = []
    ) -> BadRequest {
        post(name, Array(body.utf8), to: part, status, code, pointers)
    }

    /// A call with another credential than the session's own app has.
    static func call(
        _ name: String, _ method: String, _ part: String, as credential: String?, body: String? = nil, _ status: Int,
        _ code: String
    ) -> BadRequest {
        BadRequest(
            testDescription: name,
            bytes: { caller, session in
                caller.with(credential).request(method, session.path + part, body: body.map { Array($0.utf8) })
            }, status: status, code: code)
    }

    private static let long = String(repeating: "a", count: 1 << 20)
    private static let key = "Host: x\r\nAuthorization: Bearer \(Samples.secretKey)\r\n"
    private static let text = #"{"content":{"type":"text","text":"hello"}}"#

    static let wire = [
        BadRequest(
            testDescription: "half a head", bytes: { _, _ in Array("POST /v1/sessions HTTP/1.1\r\nHost: x".utf8) },
            ends: true, status: 400, code: "malformed", mayBeCut: true),
        BadRequest(
            testDescription: "half a body",
            bytes: { _, _ in
                let head = "POST /v1/sessions HTTP/1.1\r\n\(key)Content-Type: application/json\r\n"
                return Array((head + "Content-Length: 100\r\n\r\n{\"user\":").utf8)
            }, ends: true, status: 400, code: "malformed", mayBeCut: true),
        BadRequest(
            testDescription: "a header line of a megabyte",
            bytes: { _, _ in Array("GET /livez HTTP/1.1\r\nHost: x\r\nA: \(long)\r\n\r\n".utf8) }, status: 431,
            code: "headers_too_large", mayBeCut: true),
        BadRequest(
            testDescription: "garbage", bytes: { _, _ in [0x16, 3, 1, 0, 0xff] + Array("\r\n\r\n".utf8) }, status: 400,
            code: "malformed"),
        BadRequest(
            testDescription: "a body of two megabytes",
            bytes: { caller, _ in caller.request("POST", "/v1/sessions", body: Array((long + long).utf8)) },
            status: 413, code: "body_too_large", mayBeCut: true),
        BadRequest(
            testDescription: "a form",
            bytes: { caller, _ in
                caller.request(
                    "POST", "/v1/sessions", body: Array("a=b".utf8),
                    fields: ["Content-Type": "application/x-www-form-urlencoded"])
            }, status: 415, code: "unsupported_media_type"),
    ]

    static let bodies = [
        post(
            "invalid UTF-8", Array(#"{"user":{"name":""#.utf8) + [0xff, 0xfe] + Array(#""}}"#.utf8), 400, "malformed"),
        post("deep arrays", String(repeating: "[", count: 500_000), 400, "malformed"),
        post("deep objects", String(repeating: #"{"a":"#, count: 150_000), 400, "malformed"),
        post("half a value", #"{"user":{"#, 400, "malformed"),
        post("a member twice", #"{"waitSeconds":1,"waitSeconds":2}"#, 400, "malformed"),
        post("no object", "[]", 422, "invalid_request", [""]),
        post("a user that is a number", #"{"user":7}"#, 422, "invalid_request", ["/user"]),
        post("a time that is a text", #"{"waitSeconds":"10"}"#, 422, "invalid_request", ["/waitSeconds"]),
        post("an unknown field", #"{"colour":"red"}"#, 422, "invalid_request", ["/colour"]),
        post("an unknown field within", #"{"user":{"shoeSize":43}}"#, 422, "invalid_request", ["/user/shoeSize"]),
        post("an unknown provider", #"{"provider":"nobody"}"#, 422, "invalid_request", ["/provider"]),
        post("another app's provider", #"{"provider":"echo-too"}"#, 422, "invalid_request", ["/provider"]),
        post("no content", "{}", to: "/messages", 422, "invalid_request", ["/content"]),
        post(
            "a text that is a number", #"{"content":{"type":"text","text":7}}"#, to: "/messages", 422,
            "invalid_request", ["/content/text"]),
        post(
            "an unknown kind of content", #"{"content":{"type":"dance"}}"#, to: "/messages", 422, "invalid_request",
            ["/content/type"]),
    ]

    static let credentials = [
        call("no key", "GET", "", as: nil, 401, "token_missing"),
        call("a wrong key", "GET", "", as: "sk_demo_0123456789abcdeg", 401, "token_invalid"),
        call("a key cut short", "GET", "", as: String(Samples.secretKey.dropLast()), 401, "token_invalid"),
        call("a token of nobody", "GET", "", as: "ct_nobody", 401, "token_invalid"),
        call("a publishable key", "GET", "", as: Samples.publicKey, 403, "forbidden"),
        call("another app reads", "GET", "", as: Samples.otherSecretKey, 404, "not_found"),
        call("another app reads events", "GET", "/events", as: Samples.otherSecretKey, 404, "not_found"),
        call("another app sends", "POST", "/messages", as: Samples.otherSecretKey, body: text, 404, "not_found"),
        call("another app ends", "POST", "/end", as: Samples.otherSecretKey, 404, "not_found"),
        call("another app erases", "DELETE", "", as: Samples.otherSecretKey, 404, "not_found"),
        call("a message of nobody", "GET", "/messages/msg_nobody", as: Samples.secretKey, 404, "not_found"),
    ]

    static let all = wire + bodies + credentials
}

@Suite("Callers misbehave", .serialized)
struct BadCallerTests {
    private static func gateway(in folder: TestFolder) async throws -> ChildGateway {
        let config = try ChildGateway.write(Samples.twoApps(dataDirectory: "\(folder.path)/data"), in: folder)
        return try await offPool { try ChildGateway(config: config, in: folder) }
    }

    /// Sends it on a connection of its own; nil where the connection ended without an answer.
    private static func answer(_ bad: BadRequest, _ session: Conversation) throws -> Answer? {
        let wire = try Wire(port: session.caller.port)
        defer { wire.close() }
        do {
            try wire.send(bad.bytes(session.caller, session))
            if bad.ends { wire.endSending() }
            return try AnswerReader(wire).answer(to: "GET", within: 15)
        } catch let error as WireError where bad.mayBeCut {
            if case .timedOut = error { throw error }
            return nil
        }
    }

    private static func expectBearing(_ answer: Answer?, _ bad: BadRequest) {
        guard let answer else { return expect(bad.mayBeCut, "\(bad.testDescription): no answer") }
        expectEqual(answer.status, bad.status, "\(bad.testDescription): \(answer)")
        expectEqual(answer.code, bad.code, "\(bad.testDescription): \(answer)")
        expectEqual(answer.pointers, bad.pointers, "\(bad.testDescription): \(answer)")
        expectEqual(answer["Content-Type"], "application/problem+json")
        expectEqual(answer.json["requestId"]?.stringValue, answer["Request-Id"])
        expectEqual(answer.json["status"]?.intValue, bad.status)
        expectEqual(answer.json["detail"]?.stringValue?.isEmpty, false)
    }

    @Test("each is told what is wrong, by a code that explains itself, and changes nothing")
    func problems() async throws {
        let folder = TestFolder()
        let child = try await Self.gateway(in: folder)
        let session = try await Conversation.open(child.caller())
        let before = try await session.events().count
        for bad in BadRequest.all {
            Self.expectBearing(try await offPool { try Self.answer(bad, session) }, bad)
            try await expectEqual(child.caller().get("/problems/\(bad.code)").status, 200)
        }
        try await expectEqual(session.events().count, before)
        try await expectEqual(session.state(), "active")
        let sessions = try await child.caller().get("/v1/sessions").json["data"]?.arrayValue
        expectEqual(sessions?.count, 1)
        expect(!child.log.contains("0123456789abcde"), "no key is in the log")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("many at once take no further thread, and who behaves is served meanwhile")
    func load() async throws {
        let folder = TestFolder()
        let child = try await Self.gateway(in: folder)
        let session = try await Conversation.open(child.caller())
        print("seed \(Scale.seed)")
        let rounds = Scale.isLong ? 20 : 2
        let expected = ["loop-0", "loop-1", "store"]
        async let answers = offPool(count: 8) { number in
            var random = SeededRandom(seed: Scale.seed &+ UInt64(number))
            return try (0..<rounds).flatMap { _ in
                try BadRequest.all.shuffled(using: &random).map { ($0, try Self.answer($0, session)) }
            }
        }
        let (names, statuses) = try await offPool { () -> ([[String]], [Int]) in
            let line = try Line(session.caller)
            var names: [[String]] = []
            let statuses = try (0..<100).map { index in
                let body = Conversation.text("m\(index)")
                let status = try line.call("POST", session.path + "/messages", json: body).status
                names.append(child.threadNames)
                return status
            }
            return (names, statuses)
        }
        for (bad, answer) in try await answers.flatMap({ $0 }) { Self.expectBearing(answer, bad) }
        expect(statuses.allSatisfy { $0 == 202 })
        // Loops, the store and the main thread; nothing else.
        for threads in names + [child.threadNames] {
            expect(threads.count == 4 + Sanitizer.threads && Set(threads).isSuperset(of: expected), "\(threads)")
        }
        _ = try await session.event {
            $0["data"]?["content"]?["text"] == "m99" && $0["data"]?["sender"]?["role"] == "bot"
        }
        let history = History(try await session.events())
        expectEqual(history.createdOrder.count, 100)
        expectEqual(history.sentOrder, history.createdOrder)
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }
}
