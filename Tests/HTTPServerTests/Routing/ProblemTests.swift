import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import SupportExpectations
import Testing

@Suite struct ProblemTests {
    @Test func aProblemIsWrittenWithAllItsMembersInOrder() throws {
        let problem = Problem(
            code: "provider_error", status: .badGateway, title: "The provider failed", detail: "It said \"no\".",
            retryable: true, retryAfterMilliseconds: 1_500,
            errors: [
                Problem.FieldError(pointer: "/a~1b/0", code: "required", detail: "Missing."),
                Problem.FieldError(pointer: "", code: "x", detail: "y"),
            ],
            provider: Problem.ProviderDetail(name: "pizza-bot", status: 500, code: "E1", requestID: "r-1"),
            members: ["limitBytes": 5, "more": ["a": .null]])
        let bytes = problem.encoded(requestID: RequestID(Identifier(high: 0, low: 0)), instance: "/v1/x")
        expectEqual(
            String(decoding: bytes, as: UTF8.self),
            #"{"type":"/problems/provider_error","title":"The provider failed","status":502,"#
                + #""detail":"It said \"no\".","instance":"/v1/x","code":"provider_error","retryable":true,"#
                + #""retryAfterMs":1500,"requestId":"req_00000000000000000000000000","#
                + #""errors":[{"pointer":"/a~1b/0","code":"required","detail":"Missing."},"#
                + #"{"pointer":"","code":"x","detail":"y"}],"#
                + #""provider":{"name":"pizza-bot","status":500,"code":"E1","requestId":"r-1"},"#
                + #""limitBytes":5,"more":{"a":null}}"#)
    }

    @Test(arguments: [(1, "1"), (1_000, "1"), (1_001, "2"), (0, "0"), (-5, "0"), (Int64.max, "9223372036854776")])
    func theWaitIsSentInWholeSecondsRoundedUp(_ milliseconds: Int64, _ seconds: String) throws {
        let problem = Problem(
            code: "rate_limited", status: .tooManyRequests, title: "T", detail: "D",
            retryAfterMilliseconds: milliseconds)
        expectEqual(Response.problem(problem, try request()).fields[.retryAfter], seconds)
    }

    @Test func aProblemsOwnFieldsAreSentAndItsOwnWaitWins() throws {
        var fields = HTTPFields()
        try fields.append(.retryAfter, "7")
        try fields.append("X-Own", "1")
        let problem = Problem(
            code: "rate_limited", status: .tooManyRequests, title: "T", detail: "D", retryAfterMilliseconds: 1,
            fields: fields)
        let response = Response.problem(problem, try request())
        expectEqual(response.fields.map(\.name), ["Content-Type", "Retry-After", "X-Own"])
        expectEqual(response.fields[.retryAfter], "7")
    }

    @Test func everyReasonOfTheWireHasItsStatusAndWords() {
        let reasons: [HTTPWireError] = [
            .malformedStartLine, .badMethod, .badTarget, .malformedVersion, .unsupportedVersion, .badStatus,
            .bareLineFeed, .bareCarriageReturn, .leadingWhitespace, .obsoleteFolding, .emptyFieldName,
            .whitespaceBeforeColon, .missingColon, .badFieldName, .badFieldValue, .missingHost, .repeatedHost,
            .badHost, .badContentLength, .repeatedContentLength, .conflictingLengths, .badTransferEncoding,
            .unsupportedTransferCoding, .transferEncodingInHTTP10, .unexpectedBody, .unknownExpectation,
            .badChunkSize, .badChunkExtension, .missingChunkEnd, .forbiddenTrailer, .startLineTooLong(bytesMax: 1),
            .fieldLineTooLong(bytesMax: 1), .headTooLarge(bytesMax: 1), .tooManyFields(countMax: 1),
            .chunkExtensionsTooLarge(bytesMax: 1), .bodyTooLarge(bytesMax: 1, bytes: 2), .unexpectedBytes,
            .unexpectedUpgrade, .tooManyInterimResponses(countMax: 1), .truncated, .badPercentEncoding, .badURI,
            .tooManyQueryItems(countMax: 1), .badMediaType, .badFieldValueList, .eventTooLarge(bytesMax: 1),
            .badEventField, .badMultipart,
        ]
        var details: Set<String> = []
        for reason in reasons {
            let problem = Problem(reason)
            expectEqual(problem.status, reason.status, "\(reason)")
            expect(problem.detail.hasSuffix("."))
            details.insert(problem.detail)
        }
        expectEqual(details.count, reasons.count)
    }

    @Test func whyABodyCannotBeHadHasItsProblem() {
        expectEqual(HTTPServerError.connectionLost.problem.status, .badRequest)
        expectEqual(HTTPServerError.cancelled.problem.status, .badRequest)
        expectEqual(HTTPServerError.bodyTimedOut.problem.status, .requestTimeout)
        expectEqual(
            HTTPServerError.malformedBody(.bodyTooLarge(bytesMax: 1, bytes: 2)).problem.status, .contentTooLarge)
    }

    private func request() throws -> Request {
        let manual = try ManualLoop()
        return Request(
            head: try HTTPRequestHead(method: .get, target: "/x", authority: "a"),
            id: RequestID(Identifier(high: 0, low: 0)), loop: manual.loop, receivedAt: manual.loop.now)
    }
}
