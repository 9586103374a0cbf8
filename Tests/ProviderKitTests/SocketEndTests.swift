import Crypto
import Domain
import HTTPWire
import ProviderKit
import SupportExpectations
import Testing
import Transport
import WebSocket

@testable import HTTPClient

struct SocketEndTests {
    static func refused(_ status: Int, retryAfter: String? = nil, date: String? = nil) throws -> WebSocketEnd {
        var fields = HTTPFields()
        if let date { try fields.append("Date", date) }
        if let retryAfter { try fields.append(.retryAfter, retryAfter) }
        let head = HTTPResponseHead(status: try #require(HTTPStatus(code: status)), fields: fields)
        return .failed(.upgradeRefused(UpgradeRefusal(head: head, bodyPrefix: Array("token=secret".utf8))))
    }

    @Test func `a close has its code, or 1005`() {
        expectEqual(
            SocketEnd(.closed(code: CloseCode(rawValue: 4001), reason: "x", clean: true), hasOpened: true),
            .closed(code: 4001))
        expectEqual(SocketEnd(.closed(code: nil, reason: "", clean: false), hasOpened: true), .closed(code: 1005))
        expectEqual(SocketEnd.closed(code: 1011).reason, "it closed the connection with code 1011")
    }

    @Test func `an end without a goodbye is a loss, whatever the connection says`() {
        expectEqual(SocketEnd(.lost(.finished), hasOpened: true), .lost(reason: "the connection was lost"))
        expectEqual(
            SocketEnd(.lost(.insecure("bad record of wss://h/?token=secret")), hasOpened: false),
            .lost(reason: "the connection was lost"))
    }

    @Test func `a failure refuses the handshake, and loses what was open`() {
        let failure = WebSocketEnd.failed(.connectTimedOut)
        expectEqual(SocketEnd(failure, hasOpened: false), .refused(status: nil, reason: "it cannot be connected to"))
        expectEqual(SocketEnd(failure, hasOpened: true), .lost(reason: "it cannot be connected to"))
        expect(SocketEnd(failure, hasOpened: false).status == nil)
        expectEqual(SocketEnd(failure, hasOpened: true).reason, "it cannot be connected to")
    }

    @Test(arguments: [
        (ClientError.addressRefused, "egress_refused"), (.tlsFailed(.pinMismatch), "pin_mismatch"),
    ])
    func `what the client layer refuses has its code, before the socket is open`(error: ClientError, code: String) {
        expectEqual(error.layerCode, code)
        expect(!error.mayHaveArrived && !error.isTimeout)
        let failure = ProviderFailure(error, "It cannot be asked", code: "own")
        expect(failure.kind == .refused && failure.code == code && !failure.isRetryable, "\(failure)")
        let end = SocketEnd(.failed(error), hasOpened: false)
        expectEqual(end, .refused(status: nil, reason: error.reason, failure: error.clientFailure))
        let told = end.layerFailure("It cannot be reached")
        expectEqual(told, ProviderFailure(.refused, "It cannot be reached: \(error.reason).", code: code))
    }

    @Test(arguments: [ClientError.connectTimedOut, .tlsFailed(.truncated), .connectFailed([])])
    func `what the way there has a part in has the adapter's code`(error: ClientError) {
        expect(error.layerCode == nil)
        let failure = ProviderFailure(error, "It cannot be asked", code: "own")
        expect(failure.kind == (error.isTimeout ? .timedOut : .unavailable) && failure.code == "own", "\(failure)")
        expect(SocketEnd(.failed(error), hasOpened: false).layerFailure("") == nil)
    }

    @Test func `a refusal has the status, and nothing of what the server wrote`() throws {
        let end = SocketEnd(try Self.refused(403), hasOpened: false)
        expectEqual(end, .refused(status: 403, reason: "it answered the handshake with status 403"))
        expectEqual(end.status, 403)
        expect(SocketEnd.closed(code: 1000).status == nil)
    }

    @Test(
        arguments: [
            ("7", 7), ("0", 0), ("-3", 0), ("86400", 86_400), ("86401", 86_400), ("9223372036854775807", 86_400),
            ("9223372036854775808", nil), ("Wed, 21 Oct 2015 07:28:00 GMT", nil), ("", nil),
        ] as [(String, Int?)])
    func `a server may ask for up to a day`(_ value: String, _ seconds: Int?) throws {
        let end = SocketEnd(try Self.refused(503, retryAfter: value), hasOpened: false)
        guard case .refused(503, let wait, _, nil, false) = end else {
            Issue.record("\(end)")
            return
        }
        expectEqual(wait, seconds.map { .seconds($0) })
    }

    @Test(arguments: [
        ("Wed, 21 Oct 2015 07:28:00 GMT", 60), ("Wed, 21 Oct 2015 07:26:00 GMT", 0),
        ("Thu, 21 Oct 2021 07:28:00 GMT", 86_400),
    ])
    func `a moment is one by the clock of the server`(_ moment: String, _ seconds: Int) throws {
        let answer = try Self.refused(503, retryAfter: moment, date: "Wed, 21 Oct 2015 07:27:00 GMT")
        expectEqual(SocketEnd(answer, hasOpened: false).retryAfter, .seconds(seconds))
    }
}
