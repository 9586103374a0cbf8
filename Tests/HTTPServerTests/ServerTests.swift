import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Kernel
import Synchronization
import SupportExpectations
import Testing
import Transport

private let get = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct ServerTests {
    @Test func everyLoopAcceptsOnOnePort() async throws {
        let group = try LoopGroup(count: 3)
        let threads = try StartedLoops(group)
        let server = Server(
            loops: group.loops,
            router: { loop in
                let name = loop.name
                return Router([Route(.get, "/", .immediate { _ in .text(.ok, name) })])
            })
        let address = try server.listen(on: #require(SocketAddress("127.0.0.1:0")))
        var names: Set<String> = []
        // Which loop gets a connection is the kernel's choice; that one of three gets none of 200 will not be seen.
        for _ in 0..<200 where names.count < 3 {
            let text = try await YieldingClient(address).exchange(
                "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            names.insert(String(text.suffix(6)))
        }
        expectEqual(names, ["loop-0", "loop-1", "loop-2"])
        #expect(throws: SystemError.self) { try server.listen(on: #require(SocketAddress("203.0.113.1:80"))) }
        await server.drain(within: .seconds(5))
        expectEqual(server.connectionCount, 0)
        threads.stop()
    }

    @Test func drainingLetsAnswersEndAndClosesTheRest() async throws {
        let group = try LoopGroup(count: 1)
        let threads = try StartedLoops(group)
        let gate = Gate()
        let began = Mutex(0)
        let router = Router([
            Route(.get, "/livez", .immediate { _ in .empty(.ok) }),
            Route(
                .get, "/gate",
                .waiting { _ in
                    began.withLock { $0 += 1 }
                    return await gate.answer()
                }),
        ])
        let server = Server(group: group, router: router)
        let address = try server.listen(on: #require(SocketAddress("127.0.0.1:0")))
        let idle = try YieldingClient(address)
        try await idle.send(get)
        try await expect(idle.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
        let busy = try YieldingClient(address)
        try await busy.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        while began.withLock({ $0 }) == 0 { await Task.yield() }
        async let drained: Void = server.drain(within: .seconds(60), idle: .milliseconds(1))
        try await expect(idle.readToEnd().isEmpty)
        while server.connectionCount > 1 { await Task.yield() }
        gate.open(.text(.ok, "done"))
        let answer = try await busy.readToEnd()
        expect(answer.contains("Connection: close\r\n"))
        expect(answer.hasSuffix("done"))
        busy.close()
        await drained
        expectEqual(server.connectionCount, 0)
        await #expect(throws: SystemError.self) { try await YieldingClient(address).exchange(get) }
        threads.stop()
    }

    @Test func whatDoesNotEndInTimeIsCut() async throws {
        let group = try LoopGroup(count: 1)
        let threads = try StartedLoops(group)
        let gate = Gate()
        let began = Mutex(false)
        let server = Server(
            group: group,
            router: Router([
                Route(
                    .get, "/gate",
                    .waiting { _ in
                        began.withLock { $0 = true }
                        return await gate.answer()
                    })
            ]))
        let address = try server.listen(on: #require(SocketAddress("127.0.0.1:0")))
        let busy = try YieldingClient(address)
        try await busy.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        while !began.withLock({ $0 }) { await Task.yield() }
        await server.drain(within: .milliseconds(20))
        expect(gate.wasCancelled)
        expectEqual(server.connectionCount, 0)
        gate.open(.empty())
        threads.stop()
    }

    @Test func moreConnectionsThanAllowedAreToldSo() throws {
        var limits = HTTPServerLimits()
        limits.connectionsMax = 2
        let rig = try Rig(showing, limits: limits)
        let first = try rig.client()
        let second = try rig.client()
        let third = try rig.client()
        let answer = try third.answers()[0]
        expectEqual(answer.status, 503)
        try expectEqual(JSONValue(parsing: answer.body)["code"]?.stringValue, "overloaded")
        expectEqual(answer.head.fields[.retryAfter], "1")
        rig.run { third.sawEnd }
        third.transport.close()
        try expectEqual(first.exchange(get)[0].status, 200)
        second.transport.close()
        rig.run { rig.server.connectionCount == 1 }
        try expectEqual(rig.client().exchange(get)[0].status, 200)
    }

    @Test func aFloodBeyondTheLimitIsJustClosed() throws {
        var limits = HTTPServerLimits()
        limits.connectionsMax = 1
        let rig = try Rig(showing, limits: limits)
        let first = try rig.client()
        var others: [Client] = []
        for _ in 0..<80 { others.append(try rig.client()) }
        rig.settle()
        expectEqual(others.filter { $0.text.hasPrefix("HTTP/1.1 503") }.count, 64)
        expectEqual(others.filter { $0.received.isEmpty && ($0.sawEnd || $0.ended != nil) }.count, 16)
        try expectEqual(first.exchange(get)[0].status, 200)
        rig.manual.advance(by: .seconds(2))
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test func hooksSeeEachRequestBeforeAndAfter() throws {
        let seen = Mutex<[String]>([])
        let hooks = HTTPServerHooks(
            intercept: { request in
                request.head.method == .options && request.head.fields.contains(.origin) ? .empty() : nil
            },
            decorate: { head, response in
                guard head.fields.contains(.origin) else { return }
                response.fields.append(.accessControlAllowOrigin, constant: "*")
            },
            finished: { summary in
                let path = summary.head?.pathText ?? "-"
                seen.withLock {
                    $0.append(
                        "\(summary.route) \(path) \(summary.status.code) \(summary.bodyBytes) \(summary.isCutOff)")
                }
            })
        let rig = try Rig(
            showing + [
                Route(
                    .get, "/stream",
                    .immediate { _ in
                        Response(
                            status: .ok,
                            body: .stream { stream in
                                stream.write(Array("12345".utf8))
                                stream.finish()
                            })
                    }),
                Route(
                    .get, "/open",
                    .immediate { _ in
                        Response(
                            status: .ok,
                            body: .stream { stream in
                                stream.write(Array("1".utf8))
                            })
                    }),
            ], hooks: hooks)
        let client = try rig.client()
        let origin = "Host: a\r\nOrigin: b\r\n\r\n"
        let preflight = try client.exchange("OPTIONS /nowhere HTTP/1.1\r\n\(origin)")[0]
        expectEqual(preflight.status, 204)
        expectEqual(preflight.head.fields[.accessControlAllowOrigin], "*")
        expect(preflight.head.fields[.contentLength] == nil)
        for path in ["livez", "nowhere", "stream"] {
            let answer = try client.exchange("GET /\(path) HTTP/1.1\r\n\(origin)")[0]
            expectEqual(answer.head.fields[.accessControlAllowOrigin], "*")
        }
        try expect(client.exchange(get)[0].head.fields[.accessControlAllowOrigin] == nil)
        let cut = try rig.client()
        cut.send("GET /open HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.run { !cut.received.isEmpty }
        cut.transport.abort()
        _ = try client.exchange("nonsense\r\n\r\n")
        let lines = seen.withLock { $0 }
        let count = showing.count
        expectEqual(lines.count, 7)
        expectEqual(lines[0], "-1 /nowhere 204 0 false")
        expectEqual(lines[1], "0 /livez 200 2 false")
        expect(lines[2].hasPrefix("-1 /nowhere 404 "))
        expectEqual(lines[3], "\(count) /stream 200 5 false")
        expectEqual(lines[4], "0 /livez 200 2 false")
        expectEqual(lines[5], "\(count + 1) /open 200 1 true")
        expect(lines[6].hasPrefix("-1 - 400 "))
    }

    @Test func aClientThatLeftBeforeItsAnswerIsReported() throws {
        let seen = Mutex<[RequestSummary]>([])
        let gate = Gate()
        let rig = try Rig(
            [Route(.get, "/gate", .waiting { _ in await gate.answer() })],
            hooks: HTTPServerHooks(finished: { summary in seen.withLock { $0.append(summary) } }))
        let client = try rig.client()
        client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        rig.manual.advance(by: .seconds(3))
        client.transport.abort()
        rig.run { rig.server.connectionCount == 0 }
        gate.open(.empty())
        rig.settle()
        let summaries = seen.withLock { $0 }
        expectEqual(summaries.count, 1)
        expectEqual(summaries.first?.status.code, 499)
        expectEqual(summaries.first?.isCutOff, true)
        expectEqual(summaries.first?.duration, .seconds(3))
    }

    @Test func drainingLetsASlowReaderTakeItsAnswer() throws {
        let rig = try Rig(showing)
        let slow = try rig.client()
        slow.transport.pauseReading()
        slow.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        let partial = try rig.client()
        partial.send("GET /livez HTTP/1.1\r\nHo")
        rig.settle()
        let server = rig.server
        let isDrained = Flag()
        Task(executorPreference: rig.manual.loop.taskExecutor) {
            await server.drain(within: .seconds(60))
            isDrained.raise()
        }
        rig.settle()
        expectEqual(rig.server.connectionCount, 2)
        let last = try partial.exchange("st: a\r\n\r\n")[0]
        expectEqual(last.head.fields[.connection], "close")
        partial.transport.close()
        slow.transport.resumeReading()
        try expectEqual(slow.answers()[0].body, large)
        // It might have sent another request before it saw the last byte.
        expect(!slow.sawEnd)
        rig.manual.advance(by: .seconds(1))
        rig.run { slow.sawEnd }
        slow.transport.close()
        rig.run { isDrained.isUp }
        expect(isDrained.isUp)
        expectEqual(rig.manual.loop.watchCount, 0)
    }

    @Test func aRequestKnowsItsPeerLoopAndTime() throws {
        let seen = Mutex<Request?>(nil)
        let rig = try Rig([
            Route(
                .get, "/a/{x}/{y}",
                .immediate { request in
                    seen.withLock { $0 = copy request }
                    return .empty()
                })
        ])
        let client = try rig.client()
        rig.manual.advance(by: .seconds(3))
        let answer = try client.exchange("GET /a/b%2Fc/d?q HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        let request = try #require(seen.withLock { $0 })
        expectEqual(request.parameters, ["b/c", "d"])
        expectEqual(request.route, 0)
        expectEqual(request.peer, client.transport.localAddress)
        expect(request.loop === rig.manual.loop)
        expectEqual(request.receivedAt, rig.manual.loop.now)
        expectEqual(request.id.description, answer.head.fields[.requestID])
        expect(abs(request.id.value.milliseconds - WallClock.milliseconds) < 60_000)
    }
}

/// Loops on threads of their own, until they are stopped.
final class StartedLoops {
    private let group: LoopGroup
    private var threads: [ThreadBox] = []

    init(_ group: LoopGroup) throws {
        self.group = group
        for loop in group.loops { threads.append(ThreadBox(try loop.start())) }
    }

    func stop() {
        for loop in group.loops { loop.stop() }
        for thread in threads { thread.join() }
    }
}

private final class ThreadBox {
    private var handle: Thread.Handle?

    init(_ handle: consuming Thread.Handle) { self.handle = consume handle }

    func join() { handle.take()?.join() }
}

/// Something that has happened or not.
private final class Flag: Sendable {
    private let state = Atomic(false)

    func raise() { state.store(true, ordering: .releasing) }
    var isUp: Bool { state.load(ordering: .acquiring) }
}
