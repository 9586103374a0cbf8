import Domain
import HTTPWire
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct FaultTests {
    private func fault(_ status: Int, _ fields: [String: String] = [:], _ body: String = "") throws -> ConnectFault {
        var all = HTTPFields()
        for (name, value) in fields { try all.append(name, value) }
        return ConnectFault(status: status, fields: all, body: Array(body.utf8))
    }

    @Test func `the code is in the field, cut out of what stands around it, or in the body under three names`() throws {
        let kind = "x-amzn-ErrorType"
        let body = #"{"code":"B","Code":"C","__type":"D"}"#
        try expectEqual(
            fault(400, [kind: "ThrottlingException:http://internal.amazon.com/coral/"], body).code,
            "ThrottlingException")
        try expectEqual(fault(400, [kind: "com.amazonaws.connect#ValidationException"]).code, "ValidationException")
        try expectEqual(fault(400, [:], body).code, "B")
        try expectEqual(fault(400, [:], #"{"Code":"C","__type":"D"}"#).code, "C")
        try expectEqual(fault(400, [:], #"{"__type":"com.x#D"}"#).code, "D")
        for body in ["", "<html>", "{}", "[]", #"{"code":7}"#] { try expect(fault(500, [:], body).code == nil) }
    }

    @Test func `the text is written in both ways, and the request's id and the wait are kept`() throws {
        let lower = try fault(400, ["x-amzn-RequestId": "r-1", "Retry-After": "7"], #"{"message":"a"}"#)
        expect(lower.message == "a" && lower.requestID == "r-1" && lower.retryAfter == .seconds(7))
        let upper = try fault(
            400, ["Retry-After": "999999", "Date": "Sun, 01 Mar 2026 12:00:00 GMT"], #"{"Message":"b"}"#)
        expect(upper.message == "b" && upper.retryAfter == .seconds(300) && upper.date == 1_772_366_400)
        let neither = try fault(400, ["Retry-After": "soon", "Date": "now"])
        expect(neither.message == nil && neither.retryAfter == nil && neither.date == nil)
    }

    @Test(arguments: [
        ("Sun, 01 Mar 2026 12:00:20 GMT", Duration.seconds(20)), ("Sun, 01 Mar 2026 11:59:00 GMT", .zero),
        ("Sun, 01 Mar 2026 13:00:00 GMT", .seconds(300)), ("-5", .zero),
    ])
    func `a wait may be a moment, by the clock that wrote it`(_ text: String, _ wait: Duration) throws {
        let date = "Sun, 01 Mar 2026 12:00:00 GMT"
        try expectEqual(fault(503, ["Retry-After": text, "Date": date]).retryAfter, wait)
        try expect(fault(503, ["Retry-After": date]).retryAfter == nil)
    }

    @Test(arguments: [
        (403, "ExpiredTokenException", "", ConnectFault.Kind.expiredCredentials),
        (403, "InvalidSignatureException", "Signature expired: 1 is now earlier than 2", .clockSkew),
        (403, "InvalidSignatureException", "Signature not yet current: 1", .clockSkew),
        (403, "InvalidSignatureException", "The request signature we calculated does not match", .badCredentials),
        (403, "MissingAuthenticationTokenException", "", .badCredentials),
        (400, "IncompleteSignatureException", "", .badCredentials),
        (403, "UnrecognizedClientException", "", .badCredentials), (403, "AccessDeniedException", "", .forbidden),
        (400, "ValidationException", "", .invalid), (400, "InvalidParameterException", "", .invalid),
        (400, "InvalidRequestException", "", .invalid), (404, "ResourceNotFoundException", "", .notFound),
        (410, "ContactNotFoundException", "", .contactOver), (409, "ConflictException", "", .conflict),
        (402, "ServiceQuotaExceededException", "", .quotaExceeded),
        (429, "LimitExceededException", "", .tooManyContacts), (429, "ThrottlingException", "", .throttled),
        (429, "TooManyRequestsException", "", .throttled), (500, "InternalServiceException", "", .unavailable),
        (500, "InternalServerException", "", .unavailable), (408, "RequestTimeoutException", "", .unavailable),
        (400, "RequestTimeout", "", .unavailable), (408, "", "", .unavailable),
        // Without a word, or with one nobody knows, the status decides.
        (401, "", "", .badCredentials), (402, "", "", .quotaExceeded), (403, "New", "", .forbidden),
        (404, "", "", .notFound), (409, "", "", .conflict), (410, "", "", .contactOver), (429, "", "", .throttled),
        (400, "", "", .invalid), (413, "", "", .invalid), (500, "", "", .unavailable), (503, "", "", .unavailable),
        (302, "", "", .unavailable),
    ])
    func `each word has its kind`(_ status: Int, _ code: String, _ message: String, _ kind: ConnectFault.Kind) throws {
        let body = JSONValue.object(["message": JSONValue(message)]).description
        try expectEqual(fault(status, code.isEmpty ? [:] : ["x-amzn-ErrorType": code], body).kind, kind)
    }

    @Test func `oddity 6 of the two kinds of 429 one goes better soon`() throws {
        let limit = try fault(429, ["x-amzn-ErrorType": "LimitExceededException"])
        let throttled = try fault(429, ["x-amzn-ErrorType": "ThrottlingException"])
        expect(!limit.isTransient && throttled.isTransient)
        expectEqual(limit.failure(of: .startChatContact).kind, .capacity)
    }

    @Test func `callers are told our words, with the vendor's code and status, never what it wrote`() throws {
        for operation in ConnectOperation.allCases {
            for status in [400, 401, 402, 403, 404, 409, 410, 429, 500] {
                let failure = try fault(status, [:], #"{"message":"secret-token"}"#).failure(of: operation)
                expect(!failure.detail.contains("secret") && failure.status == status && failure.code == nil)
            }
        }
        let denied = try fault(403, ["x-amzn-ErrorType": "AccessDeniedException"])
        expectEqual(denied.failure(of: .startChatContact).kind, .forbidden)
        expectEqual(denied.failure(of: .sendMessage).kind, .ended)
        expectEqual(denied.failure(of: .sendMessage).code, "AccessDeniedException")
    }
}
