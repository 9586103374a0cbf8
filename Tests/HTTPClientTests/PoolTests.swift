import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

@Suite struct PoolTests {
    @Test func requestsOneAfterTheOtherShareAConnection() throws {
        let bench = try Bench()
        for i in 0..<5 {
            bench.server.answer = { _ in [.answer(200, "\(i)")] }
            expectEqual(bench.outcome(try bench.get()), .answered(200, "\(i)"))
        }
        expectEqual(bench.server.connectionCount, 1)
        expectEqual(bench.server.requests.map(\.index), [0, 1, 2, 3, 4])
    }

    @Test func requestsAtTheSameTimeDoNot() throws {
        let bench = try Bench()
        let boxes = try (0..<5).map { _ in bench.begin(try bench.get()).box }
        bench.run { boxes.allSatisfy(\.isDone) }
        expect(boxes.allSatisfy { $0.outcome == .answered(200, "") })
        expectEqual(bench.server.connectionCount, 5)
        expectEqual(bench.client.idleConnectionCount, 5)
    }

    /// A wave of calls leaves its connections to the next one.
    @Test func aWaveOfRequestsUsesTheConnectionsOfTheOneBefore() throws {
        let bench = try Bench()
        for _ in 0..<3 {
            let boxes = try (0..<100).map { _ in bench.begin(try bench.get()).box }
            bench.run { boxes.allSatisfy(\.isDone) }
            expect(boxes.allSatisfy { $0.outcome == .answered(200, "") })
        }
        expect(bench.server.connectionCount <= 100)
    }

    @Test(arguments: ["Connection: close\r\n", "Connection: x, CLOSE\r\n"])
    func aServerThatClosesIsNotAskedAgain(_ line: String) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\n\(line)Content-Length: 0\r\n\r\n")] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aRequestThatAsksToCloseIsTheLast() throws {
        let bench = try Bench()
        var request = try bench.get()
        try request.fields.append(.connection, "close")
        expectEqual(bench.outcome(request), .answered(200, ""))
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aRestingConnectionIsClosedAfterItsTime() throws {
        let bench = try Bench()
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        bench.advance(.seconds(29))
        expectEqual(bench.client.idleConnectionCount, 1)
        bench.advance(.seconds(2))
        expectEqual(bench.client.idleConnectionCount, 0)
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test func theRestIsBoundedForEachOriginAndInAll() throws {
        var limits = PoolLimits()
        limits.idlePerOriginMax = 2
        limits.idleMax = 3
        let bench = try Bench(limits: limits)
        let other = try BadServer(bench.loop)
        var boxes = try (0..<5).map { _ in bench.begin(try bench.get()).box }
        bench.run { boxes.allSatisfy(\.isDone) }
        expectEqual(bench.client.idleConnectionCount, 2)
        let url = try URI("http://127.0.0.1:\(other.port)/")
        boxes = (0..<5).map { _ in bench.begin(ClientRequest(.get, url)).box }
        bench.run { boxes.allSatisfy(\.isDone) }
        expectEqual(bench.client.idleConnectionCount, 3)
        expectEqual(bench.client.connectionCount, 3)
    }

    @Test func connectionsAreBoundedInAll() throws {
        var limits = PoolLimits()
        limits.connectionsMax = 3
        let bench = try Bench(limits: limits)
        bench.server.answer = { _ in [.wait(.seconds(1)), .answer()] }
        let boxes = try (0..<4).map { _ in bench.begin(try bench.get()).box }
        bench.settle()
        expectEqual(boxes.map(\.outcome).filter { $0 == .failed(.overloaded) }.count, 1)
        bench.advance(.seconds(2))
        expectEqual(boxes.map(\.outcome).filter { $0 == .answered(200, "") }.count, 3)
        let last = bench.begin(try bench.get()).box
        bench.settle()
        expectEqual(last.outcome, .pending, "it has a connection, and the server takes its time")
    }

    @Test func aConnectionThatTheServerClosedAtRestIsNotUsed() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(), .wait(.seconds(1)), .close] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        bench.advance(.seconds(2))
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.outcome(ClientRequest(.post, try bench.url())), .answered(200, ""))
    }

    /// The second request meets a connection that the server drops without a byte.
    @Test(arguments: [(HTTPMethod.get, true), (.put, true), (.delete, true), (.post, false), (.patch, false)])
    func aDeadConnectionIsReplacedOnceWhereThatIsHarmless(_ method: HTTPMethod, _ isRetried: Bool) throws {
        let bench = try Bench()
        bench.server.answer = { $0.index == 0 ? [.answer()] : [.reset] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        let outcome = bench.outcome(ClientRequest(method, try bench.url(), body: .bytes([1, 2, 3])))
        expectEqual(outcome, isRetried ? .answered(200, "") : .failed(.connectionLost(afterBytesSent: true)))
        expectEqual(bench.server.requests.count, isRetried ? 3 : 2)
    }

    @Test func aFreshConnectionThatDiesIsNotReplaced() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.close] }
        expectEqual(bench.outcome(try bench.get()), .failed(.connectionLost(afterBytesSent: true)))
        expectEqual(bench.server.requests.count, 1)
    }

    @Test func anAnswerThatHasBegunIsNotAskedForAgain() throws {
        let bench = try Bench()
        bench.server.answer = { $0.index == 0 ? [.answer()] : [.send("H"), .wait(.milliseconds(5)), .reset] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        let (box, _) = bench.begin(try bench.get())
        bench.advance(.milliseconds(10))
        expectEqual(box.outcome, .failed(.connectionLost(afterBytesSent: true)))
    }

    @Test func aSpentBodyIsNotSentAgain() throws {
        let bench = try Bench()
        bench.server.answer = { $0.index == 0 ? [.answer()] : [.reset] }
        expectEqual(bench.outcome(try bench.get()), .answered(200, ""))
        let pieces = Pieces(["ab", "cd"])
        let request = ClientRequest(.put, try bench.url(), body: .stream(length: 4, next: { await pieces.next() }))
        expectEqual(bench.outcome(request), .failed(.connectionLost(afterBytesSent: true)))
    }

    @Test func cancellingClosesTheConnectionInEveryPhase() throws {
        for acts in [[], [.send("HTTP/1.1 200 OK\r\n")], [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")]]
            as [[Act]]
        {
            let bench = try Bench()
            bench.server.answer = { _ in acts }
            let (box, task) = bench.begin(try bench.get())
            bench.settle()
            expectEqual(box.outcome, .pending)
            task.cancel()
            bench.settle()
            expectEqual(box.outcome.error, .cancelled)
            expectEqual(bench.client.connectionCount, 0)
            bench.run { bench.server.openCount == 0 }
            expectEqual(bench.server.openCount, 0)
            expectEqual(bench.loop.timerCount, 0)
        }
    }

    @Test func aCancelledTaskSendsNothing() throws {
        let bench = try Bench()
        let (box, task) = bench.begin(try bench.get())
        task.cancel()
        bench.settle()
        expectEqual(box.outcome, .failed(.cancelled))
        expect(bench.server.requests.isEmpty)
    }

    @Test func aBodyThatWasGivenUpIsNeverTakenForWhole() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(200, "whole")] }
        let request = try bench.get()
        bench.inTask { bench in
            do throws(ClientError) {
                let response = try await bench.client.send(request)
                await bench.loop.sleep(for: .zero)
                response.body.cancel()
                _ = try await response.body.collect()
                Issue.record("a body that was given up was read")
            } catch {
                expectEqual(error, .cancelled)
            }
        }
    }

    @Test func anExchangeThatOutlivesItsClientLeavesNothingAtRest() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.wait(.seconds(1)), .answer(200, "late")] }
        let (box, _) = bench.begin(try bench.get())
        bench.settle()
        bench.client.close()
        bench.advance(.seconds(2))
        expectEqual(box.outcome, .answered(200, "late"))
        expectEqual(bench.client.connectionCount, 0)
    }

    /// The order of jobs is the seed's; what comes of them must not be.
    @Test(arguments: 1...20)
    func everyOrderOfJobsGivesTheSame(_ seed: UInt64) throws {
        let bench = try Bench(seed: seed)
        bench.server.answer = { request in
            switch request.target {
            case "/cut": [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close]
            case "/slow": [.wait(.milliseconds(5)), .answer(200, "slow")]
            case "/moved": [.answer(302, "", "Location: /slow")]
            default: [.answer(200, "quick")]
            }
        }
        let boxes = try (0..<40).map { i in
            bench.begin(try bench.get(["/cut", "/slow", "/moved", "/"][i % 4]) { $0.redirectsMax = 1 }).box
        }
        for _ in 0..<20 { bench.advance(.milliseconds(1)) }
        bench.run { boxes.allSatisfy(\.isDone) }
        let lost = Outcome.broken(200, .connectionLost(afterBytesSent: true))
        let expected = [lost, .answered(200, "slow"), .answered(200, "slow"), .answered(200, "quick")]
        for (i, box) in boxes.enumerated() { expectEqual(box.outcome, expected[i % 4], "seed \(seed), request \(i)") }
    }

    @Test func lettingGoOfABodyClosesTheConnection() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")] }
        let request = try bench.get()
        bench.inTask { bench in
            do throws(ClientError) {
                let response = try await bench.client.send(request)
                try await expectEqual(response.body.next(), Array("abc".utf8))
            } catch {
                Issue.record("failed with \(error)")
            }
        }
        bench.settle()
        expectEqual(bench.client.connectionCount, 0)
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.server.openCount, 0)
    }
}

/// Gives texts one after the other.
final class Pieces {
    private var rest: [String]
    private(set) var taken = 0
    init(_ texts: [String]) { rest = texts }

    func next() async -> [UInt8]? {
        taken += 1
        return rest.isEmpty ? nil : Array(rest.removeFirst().utf8)
    }
}

@Suite struct StreamBodyTests {
    @Test(arguments: [nil, 10] as [Int?])
    func aBodyInPiecesArrivesWhole(_ length: Int?) throws {
        let bench = try Bench()
        bench.server.answer = { [.answer(200, String(decoding: $0.body, as: UTF8.self))] }
        for _ in 0..<2 {
            let pieces = Pieces(["01", "", "234", "56789"])
            let request = ClientRequest(
                .post, try bench.url(), body: .stream(length: length, next: { await pieces.next() }))
            expectEqual(bench.outcome(request), .answered(200, "0123456789"))
        }
        expectEqual(bench.server.connectionCount, 1)
        expectEqual(bench.server.requests.first?.field("Content-Length"), length.map(String.init))
        expectEqual(bench.server.requests.first?.field("Transfer-Encoding"), length == nil ? "chunked" : nil)
    }

    @Test(arguments: [(9, "more bytes than announced"), (11, "1 bytes fewer than announced")])
    func aBodyOfAnotherLengthIsAnError(_ length: Int, _ reason: String) throws {
        let bench = try Bench()
        let pieces = Pieces(["01234", "56789"])
        let request = ClientRequest(
            .post, try bench.url(), body: .stream(length: length, next: { await pieces.next() }))
        expectEqual(bench.outcome(request), .failed(.requestBodyFailed(reason: reason)))
        bench.settle()
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aBodyThatFailsClosesTheConnection() throws {
        struct Broken: Error {}
        let bench = try Bench()
        let request = ClientRequest(.post, try bench.url(), body: .stream(length: nil, next: { throw Broken() }))
        guard case .failed(.requestBodyFailed) = bench.outcome(request) else {
            Issue.record("did not fail")
            return
        }
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.server.openCount, 0)
    }

    @Test func anEarlyAnswerStopsTheBody() throws {
        let bench = try Bench()
        bench.server.accepted = { _ in [.wait(.seconds(2)), .answer(413, "too much")] }
        let loop = bench.loop
        let request = ClientRequest(
            .post, try bench.url(),
            body: .stream(
                length: nil,
                next: {
                    await loop.sleep(for: .seconds(1))
                    return Array("more".utf8)
                }))
        let (box, _) = bench.begin(request)
        for _ in 0..<10 { bench.advance(.milliseconds(500)) }
        expectEqual(box.outcome, .answered(413, "too much"))
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aSlowBodyDoesNotMakeTheServerLate() throws {
        let bench = try Bench()
        let loop = bench.loop
        let pieces = Pieces(["a", "b", "c"])
        var request = ClientRequest(
            .post, try bench.url(),
            body: .stream(
                length: 3,
                next: {
                    await loop.sleep(for: .seconds(5))
                    return await pieces.next()
                }))
        request.options.timeouts.firstByte = .seconds(1)
        let (box, _) = bench.begin(request)
        for _ in 0..<21 { bench.advance(.seconds(1)) }
        expectEqual(box.outcome, .answered(200, ""))
    }

    @Test func aLargeBodyWaitsForTheServer() throws {
        let bench = try Bench()
        bench.server.isDeaf = true
        let piece = [UInt8](repeating: 5, count: 64 << 10)
        let counter = Pieces([])
        let request = ClientRequest(
            .post, try bench.url(),
            body: .stream(
                length: nil,
                next: {
                    _ = await counter.next()
                    return piece
                }))
        let (box, task) = bench.begin(request)
        bench.settle()
        let taken = counter.taken
        bench.settle()
        // Pieces that the kernel takes, and those that the connection lets wait.
        expect(taken > 4 && taken < 400)
        expectEqual(counter.taken, taken)
        task.cancel()
        bench.settle()
        expectEqual(box.outcome, .failed(.cancelled))
    }
}
