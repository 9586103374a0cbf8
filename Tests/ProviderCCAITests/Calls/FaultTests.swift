import Domain
import HTTPClient
import HTTPWire
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The platform's ways to say no (`PROTOCOL.md`, section 3.4).
@Suite struct FaultTests {
    private static func fault(
        _ status: Int, _ message: String? = nil, retryAfter: String? = nil
    ) throws -> CCAIFault {
        var fields = HTTPFields()
        if let retryAfter { try fields.append(.retryAfter, retryAfter) }
        let body = message.map { JSONValue.object(["message": JSONValue($0)]).encoded() } ?? []
        return CCAIFault(status: status, fields: fields, body: body)
    }

    static let texts: [(status: Int, text: String, kind: CCAIFault.Kind)] = [
        (400, "menu_id is required", .invalidQueue), (400, "Menu_ID is not well formed", .invalidQueue),
        (400, "menu_id 17 is not found", .invalidQueue),
        (400, "Language 'xx' is not found", .languageUnavailable),
        (400, "language 'de' is not available for the menu", .languageUnavailable),
        (400, "Menu is in 'after hours' state, chats are not taken", .queueClosed),
        (400, "Menu is in 'manual redirection' state, sorry", .queueClosed),
        (400, "param is missing or the value is empty: chat", .invalid),
        (400, "Chat is already ended", .ended),
        (400, "Duplicate request: Please wait for the interval to expire", .tooSoon),
        (400, "Unsupported CRM request", .unsupported),
        (400, "This chat is not in dismissed state", .notDismissed),
        (409, "This chat is not in dismissed state", .notDismissed),
        (400, "something new", .invalid), (422, "something else", .invalid),
        (401, "Chat is already ended", .badCredentials), (403, "no", .forbidden), (404, "Not Found", .notFound),
        (429, "slow down", .throttled), (500, "Chat is already ended", .unavailable), (503, "", .unavailable),
    ]

    @Test(arguments: 0..<texts.count) func `the stable part of a text says which no it is, within its status`(
        number: Int
    ) throws {
        let (status, message, kind) = Self.texts[number]
        try expectEqual(Self.fault(status, message).kind, kind, "\(status) \(message)")
    }

    @Test func `what is no JSON says nothing, and its status counts`() {
        for body in ["", "<html>menu_id is required</html>", "[1]", #"{"message":null}"#, #"{"message":{"a":1}}"#] {
            let fault = CCAIFault(status: 400, fields: HTTPFields(), body: utf8(body))
            expect(fault.kind == .invalid && fault.message == nil)
        }
    }

    @Test func `each no has a problem of its own, with the platform's text behind it`() throws {
        let expected: [(status: Int, text: String, kind: ProviderFailure.Kind, code: String?)] = [
            (400, "menu_id is required", .invalid, "invalid_queue"),
            (400, "Language 'xx' is not found", .languageUnavailable, "language_unavailable"),
            (400, "Menu is in 'after hours' state", .queueClosed, "queue_closed"),
            (400, "param is missing or the value is empty: chat", .invalid, "invalid_request"),
            (400, "Chat is already ended", .ended, "session_ended"),
            (400, "Duplicate request", .throttled, "retry_later"),
            (400, "Unsupported CRM request", .unsupported, "unsupported"),
            (401, "no", .authentication, "100"), (403, "no", .forbidden, nil), (404, "Not Found", .notFound, nil),
            (429, "slow", .throttled, nil), (502, "bad", .unavailable, nil),
        ]
        for (status, message, kind, code) in expected {
            let failure = try Self.fault(status, message).failure(of: .createChat)
            expect(failure.kind == kind && failure.code == code && failure.status == status, "\(status) \(message)")
            expect(failure.detail.hasSuffix(" It says: \(message)"))
        }
        try expectEqual(Self.fault(401).failure(of: .exchangeToken).code, "101")
        try expectEqual(Self.fault(429, retryAfter: "7").failure(of: .getChat).retryAfter, .seconds(7))
        let long = try Self.fault(400, String(repeating: "x", count: 5000)).failure(of: .createChat)
        expect(long.detail.count < 500)
    }

    @Test func `only what may have had its effect is in doubt`() throws {
        let certain: [CCAIFailure] = [
            .fault(try Self.fault(400)), .fault(try Self.fault(401)), .fault(try Self.fault(429)),
            .unreachable(.connectTimedOut), .unreachable(.connectionLost(afterBytesSent: false)), .noAccess, .over,
            .noCredentials(reason: "r"), .crowded(.seconds(1)), .invalid(ProviderFailure(.invalid, "d")),
        ]
        for failure in certain {
            expect(!failure.mayHaveArrived, "\(failure)")
            expectEqual(failure.after(mayHaveArrived: true), .uncertain(failure))
            expectEqual(failure.after(mayHaveArrived: false), failure)
        }
        let doubtful: [CCAIFailure] = [
            .fault(try Self.fault(500)), .unreachable(.totalTimedOut), .malformed,
            .unreachable(.connectionLost(afterBytesSent: true)), .uncertain(.over),
        ]
        for failure in doubtful {
            expect(failure.mayHaveArrived, "\(failure)")
            expectEqual(failure.after(mayHaveArrived: true), failure)
        }
        expectEqual(CCAIFailure.uncertain(.fault(try Self.fault(429))).kind, .throttled)
    }

    @Test func `a hand-over was not sent, is in doubt, or is refused`() throws {
        func word(_ failure: CCAIFailure) -> String {
            switch failure.sendFailure(of: .sendMessage) {
            case .notSent(let failure): "notSent \(failure.kind.rawValue)"
            case .unknown(let failure): "unknown \(failure.kind.rawValue)"
            case .refused(let failure): "refused \(failure.kind.rawValue)"
            }
        }
        expectEqual(word(.fault(try Self.fault(429))), "notSent provider_throttled")
        expectEqual(word(.unreachable(.connectTimedOut)), "notSent provider_timeout")
        expectEqual(word(.noCredentials(reason: "r")), "notSent provider_unavailable")
        expectEqual(word(.crowded(.seconds(40))), "notSent provider_throttled")
        expectEqual(word(.unreachable(.totalTimedOut)), "unknown provider_timeout")
        expectEqual(word(.fault(try Self.fault(503))), "unknown provider_unavailable")
        expectEqual(word(.malformed), "unknown provider_unavailable")
        expectEqual(word(.uncertain(.fault(try Self.fault(429)))), "unknown provider_throttled")
        expectEqual(word(.fault(try Self.fault(400))), "refused invalid_request")
        expectEqual(word(.fault(try Self.fault(401))), "refused provider_auth_failed")
        expectEqual(word(.noAccess), "refused capability_unsupported")
    }
}
