import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

@Suite struct RequestTests {
    @Test func aRequestIsWrittenAndItsAnswerRead() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(201, "made", "X-One: 1")] }
        var fields = HTTPFields()
        try fields.append("X-Two", "2")
        try fields.append("Content-Length", "99")
        var request = ClientRequest(.post, try bench.url("/a/b?c=d"), fields: fields, body: .bytes(Array("hello".utf8)))
        request.options.defaultFields = [
            HTTPField(name: "User-Agent", value: "trunkline"), HTTPField(name: "x-two", value: "3"),
        ]
        expectEqual(bench.outcome(request), .answered(201, "made"))
        let seen = try #require(bench.server.requests.first)
        expectEqual(seen.line, "POST /a/b?c=d HTTP/1.1")
        expectEqual(seen.field("Host"), "127.0.0.1:\(bench.server.port)")
        expectEqual(seen.field("X-Two"), "2")
        expectEqual(seen.field("User-Agent"), "trunkline")
        expectEqual(seen.field("Content-Length"), "5")
        expectEqual(seen.body, Array("hello".utf8))
        expectEqual(seen.head.lowercased().components("content-length:"), 1)
        expectEqual(seen.head.lowercased().components("x-two:"), 1)
    }

    @Test(
        arguments: [
            (HTTPMethod.get, nil), (.delete, nil), (.post, "0"), (.put, "0"), (.patch, "0"),
        ] as [(HTTPMethod, String?)])
    func anAbsentBodyIsAnnouncedWhereOneIsUsual(_ method: HTTPMethod, _ length: String?) throws {
        let bench = try Bench()
        expectEqual(bench.outcome(ClientRequest(method, try bench.url())), .answered(200, ""))
        expectEqual(bench.server.requests.first?.field("Content-Length"), length)
    }

    @Test(arguments: ["ftp://a/", "ws://a/", "https://user:secret@a/", "http://user@a/"])
    func urlsOfOtherKindsAreRefused(_ text: String) throws {
        let bench = try Bench()
        expectEqual(bench.outcome(ClientRequest(.get, try URI(text))), .failed(.badURL))
    }

    @Test func whatCannotBeWrittenIsRefused() throws {
        let bench = try Bench()
        expectEqual(bench.outcome(ClientRequest(.connect, try bench.url())), .failed(.badRequest(.badTarget)))
        expectEqual(bench.server.connectionCount, 0)
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4;x=y\r\n0123\r\n6\r\n456789\r\n0\r\nX-T: 1\r\n\r\n",
        "HTTP/1.0 200 OK\r\n\r\n0123456789", "HTTP/1.1 200\r\nConnection: close\r\n\r\n0123456789",
        "HTTP/1.1 103 Early\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789",
    ])
    func bodiesEndAsTheirHeadSays(_ answer: String) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send(answer), .close] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, "0123456789"))
    }

    /// Every cut of an answer in two, with a pause between the parts, gives the same answer.
    @Test(arguments: [
        "HTTP/1.1 103 E\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n",
    ])
    func everySplitOfAnAnswerGivesTheSame(_ answer: String) throws {
        let bench = try Bench()
        let bytes = Array(answer.utf8)
        for cut in 0...bytes.count {
            bench.server.answer = { _ in
                [.send(Array(bytes[..<cut])), .wait(.milliseconds(10)), .send(Array(bytes[cut...]))]
            }
            let (box, _) = bench.begin(try bench.get())
            bench.advance(.milliseconds(20))
            expectEqual(box.outcome, .answered(200, "hello"), "cut at \(cut)")
        }
        expectEqual(bench.server.connectionCount, 1)
    }

    /// Every cut followed by an end is a loss, never a whole answer.
    @Test(arguments: [Act.close, .reset, .finish])
    func anAnswerThatIsCutIsLost(_ end: Act) throws {
        let bench = try Bench()
        let bytes = Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8)
        for cut in 0..<bytes.count {
            bench.server.answer = { _ in [.send(Array(bytes[..<cut])), .wait(.milliseconds(1)), end] }
            let (box, _) = bench.begin(try bench.get())
            bench.advance(.milliseconds(2))
            bench.run { box.isDone }
            expectEqual(box.outcome.error, .connectionLost(afterBytesSent: true), "cut at \(cut): \(box.outcome)")
        }
    }

    @Test(arguments: [
        ("SSH-2.0-x\r\n\r\n", HTTPWireError.malformedStartLine),
        ("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\na", .repeatedContentLength),
        ("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", .badContentLength),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n", .badTransferEncoding),
        ("HTTP/1.1 101 S\r\nUpgrade: x\r\n\r\n", .unexpectedUpgrade), ("HTTP/3.0 200 OK\r\n\r\n", .unsupportedVersion),
    ])
    func garbageIsMalformed(_ answer: String, _ error: HTTPWireError) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send(answer)] }
        let outcome = bench.outcome(try bench.get())
        guard case .failed(.malformed)? = Optional(outcome) else {
            Issue.record("came to \(outcome)")
            return
        }
        if error != .malformedStartLine, error != .badTransferEncoding, error != .unsupportedVersion {
            expectEqual(outcome, .failed(.malformed(error)))
        }
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aFloodOfInterimAnswersIsRefused() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send(String(repeating: "HTTP/1.1 102 P\r\n\r\n", count: 100)), .answer()] }
        expectEqual(bench.outcome(try bench.get()), .failed(.malformed(.tooManyInterimResponses(countMax: 8))))
    }

    @Test func anAnswerThatComesTwiceDoesNotBecomeTheNextOne() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(200, "first"), .answer(200, "second")] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, "first"))
        bench.settle()
        expectEqual(bench.client.idleConnectionCount, 0)
        bench.server.answer = { _ in [.answer(200, "third")] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, "third"))
    }

    @Test func bytesAfterTheAnswerCloseARestingConnection() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(200, "first"), .wait(.seconds(1)), .answer(200, "late")] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, "first"))
        expectEqual(bench.client.idleConnectionCount, 1)
        bench.advance(.seconds(2))
        expectEqual(bench.client.idleConnectionCount, 0)
        bench.server.answer = { _ in [.answer(200, "good")] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, "good"))
    }

    @Test func aBodyOverTheLimitIsTooLarge() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n")] }
        expectEqual(bench.outcome(try bench.get { $0.bodyBytesMax = 10 }), .broken(200, .tooLarge))
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n01234567890")] }
        expectEqual(bench.outcome(try bench.get { $0.bodyBytesMax = 10 }), .broken(200, .tooLarge))
        bench.run { bench.client.connectionCount == 0 }
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func collectHasALimitOfItsOwn() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(200, "0123456789")] }
        let request = try bench.get()
        bench.inTask { bench in
            do throws(ClientError) {
                let response = try await bench.client.send(request)
                _ = try await response.body.collect(bytesMax: 9)
                Issue.record("a longer body was taken")
            } catch {
                expectEqual(error, .tooLarge)
            }
        }
    }

    @Test func aHeadRequestHasNoBodyWhateverIsAnnounced() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n")] }
        for _ in 0..<3 { expectEqual(bench.outcome(ClientRequest(.head, try bench.url())), .answered(200, "")) }
        expectEqual(bench.server.connectionCount, 1)
    }

    @Test func addressesInBracketsAreConnectedTo() throws {
        let bench = try Bench()
        let url = try URI("http://[::ffff:127.0.0.1]:\(bench.server.port)/")
        expectEqual(bench.outcome(ClientRequest(.get, url)), .answered(200, ""))
        expectEqual(bench.server.requests.first?.field("Host"), "[::ffff:127.0.0.1]:\(bench.server.port)")
        let refused = ClientRequest(.get, try URI("http://name_of.no..host/"))
        expectEqual(bench.outcome(refused), .failed(.resolutionFailed(.invalidName)))
    }

    @Test func aStoppedServerIsAConnectFailure() throws {
        let bench = try Bench()
        bench.server.stop()
        let outcome = bench.outcome(try bench.get())
        guard case .failed(.connectFailed(let attempts)) = outcome else {
            Issue.record("came to \(outcome), with \(bench.server.connectionCount) connections")
            return
        }
        expectEqual(attempts.first?.error.isConnectionRefused, true)
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func thePolicyRefusesLocalAddresses() throws {
        let bench = try Bench()
        expectEqual(bench.outcome(try bench.get { $0.addressPolicy = .publicOnly }), .failed(.addressRefused))
        // A connection made under looser rules does not serve a request with stricter ones.
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        expectEqual(bench.client.idleConnectionCount, 1)
        expectEqual(bench.outcome(try bench.get { $0.addressPolicy = .publicOnly }), .failed(.addressRefused))
    }

    @Test func aClosedClientSendsNothing() throws {
        let bench = try Bench()
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        bench.client.close()
        bench.settle()
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.outcome(try bench.get()), .failed(.closed))
    }
}

extension String {
    /// How often a text occurs.
    func components(_ part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
