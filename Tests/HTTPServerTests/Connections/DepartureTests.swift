import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import SupportExpectations
import Testing
import Transport

private let get = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"
private let routes = [Route(.get, "/livez", .immediate { _ in .empty(.ok) })]

/// How a server goes without anybody losing a request.
@Suite struct DepartureTests {
    private func drain(_ rig: Rig, idle: Duration? = nil, fresh: Duration? = nil) -> () -> Bool {
        let done = Done()
        let server = rig.server
        Task(executorPreference: rig.manual.loop.taskExecutor) {
            await server.drain(within: .seconds(60), idle: idle, fresh: fresh)
            done.value.store(true, ordering: .releasing)
        }
        rig.settle()
        return { done.value.load(ordering: .acquiring) }
    }

    @Test func anIdleConnectionHasAMomentForOneMoreRequest() throws {
        let rig = try Rig(routes)
        let (busy, quiet, fresh) = (try rig.client(), try rig.client(), try rig.client())
        for client in [busy, quiet] { try expect(client.exchange(get)[0].head.fields[.connection] == nil) }
        let isDrained = drain(rig)
        rig.manual.advance(by: .milliseconds(900))
        rig.settle()
        expect(!busy.sawEnd && !quiet.sawEnd && !fresh.sawEnd)
        for client in [busy, fresh] {
            try expectEqual(client.exchange(get)[0].head.fields[.connection], "close")
            rig.run { client.sawEnd }
            client.transport.close()
        }
        expect(!isDrained())
        rig.manual.advance(by: .milliseconds(100))
        rig.run { quiet.sawEnd }
        expect(quiet.sawEnd && quiet.text.isEmpty)
        rig.run { isDrained() }
        expect(isDrained())
    }

    @Test func theMomentIsAsLongAsItIsSaid() throws {
        let rig = try Rig(routes)
        let quiet = try rig.client()
        let isDrained = drain(rig, idle: .milliseconds(10))
        rig.manual.advance(by: .milliseconds(9))
        rig.settle()
        expect(!quiet.sawEnd)
        rig.manual.advance(by: .milliseconds(1))
        rig.run { quiet.sawEnd && isDrained() }
        expect(quiet.sawEnd)
    }

    @Test func aRequestThatComesInTheLastTurnIsAnswered() throws {
        let rig = try Rig(routes)
        let (late, quiet) = (try rig.client(), try rig.client())
        for client in [late, quiet] { try expectEqual(client.exchange(get)[0].head.status, .ok) }
        // It is due before the ends of both connections, and when these are, the loop has not looked again.
        rig.manual.loop.schedule(after: .milliseconds(10)) { late.send(get) }
        let isDrained = drain(rig, idle: .milliseconds(10))
        rig.manual.advance(by: .milliseconds(10))
        try expectEqual(late.answers()[0].head.fields[.connection], "close")
        late.transport.close()
        rig.run { quiet.sawEnd && isDrained() }
        expect(quiet.sawEnd && quiet.text.isEmpty)
    }

    @Test func whoHasJustComeMayTakeLongerWithTheFirstRequest() throws {
        let rig = try Rig(routes)
        let (old, slow, silent) = (try rig.client(), try rig.client(), try rig.client())
        try expectEqual(old.exchange(get)[0].head.status, .ok)
        let isDrained = drain(rig, idle: .milliseconds(10), fresh: .milliseconds(500))
        rig.manual.advance(by: .milliseconds(10))
        rig.run { old.sawEnd }
        expect(old.sawEnd && !slow.sawEnd)
        rig.manual.advance(by: .milliseconds(480))
        rig.settle()
        try expectEqual(slow.exchange(get)[0].head.fields[.connection], "close")
        slow.transport.close()
        expect(!silent.sawEnd)
        rig.manual.advance(by: .milliseconds(10))
        rig.run { silent.sawEnd && isDrained() }
        expect(silent.sawEnd && silent.text.isEmpty)
    }

    @Test func aRetiringServerSendsClientsAwayWithTheirAnswersAndAcceptsOthers() throws {
        let rig = try Rig(routes)
        let old = try rig.client()
        try expect(old.exchange(get)[0].head.fields[.connection] == nil)
        rig.server.keepConnections(false)
        rig.settle()
        expect(!old.sawEnd)
        let new = try rig.client()
        for client in [old, new] {
            try expectEqual(client.exchange(get)[0].head.fields[.connection], "close")
            rig.run { client.sawEnd }
            expect(client.sawEnd)
        }
        rig.server.keepConnections(true)
        rig.settle()
        let later = try rig.client()
        for _ in 0..<2 { try expect(later.exchange(get)[0].head.fields[.connection] == nil) }
    }

    @Test(arguments: [true, false])
    func whatWaitsInASocketGoesToWhoeverKeepsIt(_ isKept: Bool) throws {
        let manual = try ManualLoop()
        let loop = manual.loop
        func server(_ name: String) -> Server {
            Server(loops: [loop], seed: { 7 }) { _ in
                Router([Route(.get, "/livez", .immediate { _ in .text(.ok, name) })])
            }
        }
        let (old, new) = (server("old"), server("new"))
        let sockets = try Server.bind(#require(SocketAddress("127.0.0.1:0")), count: 1)
        old.accept(from: sockets)
        manual.runUntilIdle()
        let client = YieldingSocket()
        let bound = LoopBound(client, loop: loop)
        // In one turn with what follows, so that nobody has heard of the connection yet.
        loop.execute { [address = sockets[0].address] in bound.value.connect(to: address) }
        old.stopAccepting(keeping: isKept ? [sockets[0].identity] : [])
        new.accept(from: sockets)
        manual.runUntilIdle()
        client.send(get)
        manual.run {
            client.receive()
            return client.text.hasSuffix("old") || client.text.hasSuffix("new")
        }
        expect(client.text.hasSuffix(isKept ? "new" : "old"), "\(client.text)")
        client.close()
        for server in [old, new] { Task(executorPreference: loop.taskExecutor) { await server.drain(within: .zero) } }
        manual.run { loop.watchCount == 0 }
        manual.advance(by: .zero)
    }
}

private final class Done: Sendable {
    let value = Atomic(false)
}

/// A client that looks when it is told to.
private final class YieldingSocket {
    private var socket: Socket?
    private var buffer = [UInt8](repeating: 0, count: 4096)
    private(set) var text = ""

    func connect(to address: SocketAddress) { socket = try? Socket.connect(to: address) }

    func send(_ text: String) { _ = try? socket?.send(Array(text.utf8), from: 0) }

    func receive() {
        guard let count = try? socket?.receive(into: &buffer, from: 0) else { return }
        text += String(decoding: buffer[..<count], as: UTF8.self)
    }

    func close() { socket = nil }
}
