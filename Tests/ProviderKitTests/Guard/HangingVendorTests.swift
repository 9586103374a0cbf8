import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import SupportExpectations
import SupportServers
import Testing

/// A vendor that takes connections and says nothing, as calls with another provider behind them meet it.
@Suite struct HangingVendorTests {
    @Test func `it is met by two calls and by probes, and the rest go on within a second`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [] }
        let first = try (0..<20).map { _ in try rig.begin(hasFallback: true) }
        rig.manual.run { rig.server.requests.count == 2 }
        rig.manual.runUntilIdle()
        expect(first.allSatisfy { $0() == nil }, "the others wait for news")
        rig.wait(1) { first.count { $0() == .failed(.breakerOpen(retryAfter: .seconds(1))) } == 18 }
        expectEqual(rig.guards.breaker.state, .closed, "the two have yet to decide")
        for _ in 0..<5 {
            try expectEqual(rig.call(hasFallback: true), .failed(.breakerOpen(retryAfter: .seconds(1))))
        }
        rig.wait(2) { rig.guards.breaker.state == .open }
        expect(first.contains { $0() == .failed(.firstByteTimedOut) })
        var refused = 0
        for _ in 0..<560 {
            if case .failed(.breakerOpen) = try rig.call(hasFallback: true) { refused += 1 }
            rig.manual.advance(by: .milliseconds(100))
            rig.manual.run(atMost: .milliseconds(5), turnsAtOnce: 20) { false }
        }
        expectEqual(refused, 560)
        expect((3...4).contains(rig.server.requests.count), "\(rig.methods)")
    }

    @Test func `calls without another provider behind are made as ever, and an answer to one lets the others go`()
        throws
    {
        let rig = try GuardRig()
        rig.server.answer = { _ in [] }
        let waiting = try (0..<4).map { _ in try rig.begin(hasFallback: true) }
        rig.manual.run { rig.server.requests.count == 2 }
        let alone = try (0..<3).map { _ in try rig.begin() }
        rig.manual.run { rig.server.requests.count == 5 }
        expect(alone.allSatisfy { $0() == nil })
        rig.server.answer = { _ in [.answer(500)] }
        try expectEqual(rig.call(), .answered(500))
        rig.manual.run { waiting.count { $0() == .answered(500) } == 2 }
        expectEqual(rig.guards.breaker.state, .open, "three answers of 500 in a row")
    }

    @Test func `a vendor that answers is asked by as many as come, in growing numbers`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [.wait(.milliseconds(200)), .answer(200)] }
        let begun = rig.loop.now
        let calls = try (0..<40).map { _ in try rig.begin(hasFallback: true) }
        rig.wait(2) { calls.allSatisfy { $0() == .answered(200) } }
        // Two, then two for each answer: they are through in five rounds of 200 ms.
        expect(rig.loop.now - begun >= .milliseconds(900), "\(rig.loop.now - begun)")
    }

    @Test func `those who wait hear at once of a breaker that is opened`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [] }
        let calls = try (0..<4).map { _ in try rig.begin(hasFallback: true) }
        rig.manual.run { rig.server.requests.count == 2 }
        rig.guards.override(.open)
        rig.manual.run { calls.count { $0() == .failed(.breakerOpen(retryAfter: .seconds(15))) } == 2 }
        expectEqual(calls.count { $0() == .failed(.breakerOpen(retryAfter: .seconds(15))) }, 2)
    }

    // MARK: Sockets

    private final class Told: SocketEvents {
        private(set) var ends: [SocketEnd] = []

        func opened() {}
        func received(text: [UInt8]) {}
        func received(binary: [UInt8]) {}
        func drained() {}
        func ended(_ end: SocketEnd) { ends.append(end) }
    }

    private func dial(_ rig: GuardRig) throws -> (socket: any ProviderSocket, told: Told) {
        let told = Told()
        let url = try URI("ws://127.0.0.1:\(rig.server.port)/socket")
        let request = SocketRequest(url, messageBytesMax: 1000, isRedial: false)
        return (ClientSocketDialler(rig.replaceable).dial(request, told), told)
    }

    @Test func `dials are held back as calls are, and one that is given up makes room`() throws {
        let rig = try GuardRig()
        rig.server.answer = { _ in [] }
        let dials = try (0..<5).map { _ in try dial(rig) }
        rig.manual.run { rig.server.requests.count == 2 }
        rig.manual.runUntilIdle()
        expectEqual(rig.server.connectionCount, 2)
        dials[4].socket.abort()
        expectEqual(dials[4].told.ends.count, 1)
        dials[0].socket.abort()
        rig.manual.run { rig.server.requests.count == 3 }
        rig.manual.runUntilIdle()
        expectEqual(rig.server.connectionCount, 3, "the third took the first one's place")
        rig.wait(2) { !dials[3].told.ends.isEmpty }
        expectEqual(dials[3].told.ends.first?.reason, "it has failed, and is spared until it is back")
        rig.wait(2) { rig.guards.breaker.state == .open }
    }
}
