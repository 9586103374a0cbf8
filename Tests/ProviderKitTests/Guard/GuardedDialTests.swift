import EventLoop
import HTTPWire
import Kernel
import ProviderKit
import SupportExpectations
import SupportServers
import Testing

/// Sockets that are opened through the guards.
@Suite struct GuardedDialTests {
    /// Writes down what becomes of one socket.
    private final class Told: SocketEvents {
        private(set) var ends: [SocketEnd] = []

        func opened() {}
        func received(text: [UInt8]) {}
        func received(binary: [UInt8]) {}
        func drained() {}
        func ended(_ end: SocketEnd) { ends.append(end) }
    }

    private func dial(_ rig: GuardRig, isRedial: Bool) throws -> (socket: any ProviderSocket, told: Told) {
        let told = Told()
        let url = try URI("ws://127.0.0.1:\(rig.server.port)/socket")
        let request = SocketRequest(url, messageBytesMax: 1000, isRedial: isRedial)
        return (ClientSocketDialler(rig.provider).dial(request, told), told)
    }

    @Test func `redials of an outage wait for the probe, and come when it has found the vendor alive`() throws {
        let rig = try GuardRig()
        rig.server.accepted = { _ in [.reset] }
        for _ in 0..<3 {
            let (_, told) = try dial(rig, isRedial: false)
            rig.manual.run { !told.ends.isEmpty }
        }
        expectEqual(rig.guards.breaker.state, .open)
        expectEqual(rig.server.connectionCount, 3)
        let waiting = try (0..<20).map { _ in try dial(rig, isRedial: true) }
        let given = try dial(rig, isRedial: true)
        let (_, fresh) = try dial(rig, isRedial: false)
        rig.manual.run { !fresh.ends.isEmpty }
        expectEqual(fresh.ends.first?.reason, "it has failed, and is spared until it is back")
        given.socket.abort()
        expectEqual(given.told.ends.count, 1)
        rig.manual.advance(by: .seconds(14))
        rig.manual.runUntilIdle()
        expect(waiting.allSatisfy { $0.told.ends.isEmpty })
        expectEqual(rig.server.connectionCount, 3)
        // The vendor is back, and refuses handshakes.
        rig.server.accepted = { _ in [] }
        rig.server.answer = { $0.target == "/" ? [.answer(404)] : [.answer(403)] }
        rig.wait(3) { waiting.allSatisfy { $0.told.ends.count == 1 } }
        expect(waiting.allSatisfy { $0.told.ends.first?.status == 403 }, "all were dialled")
        expectEqual(rig.methods.filter { $0 == "HEAD" }.count, 1)
        expectEqual(rig.server.requests.count, 21)
        expectEqual(given.told.ends.count, 1)
    }

    @Test func `a probe that fails ends the waiting, so that the session counts a try`() throws {
        let rig = try GuardRig()
        rig.server.accepted = { _ in [.reset] }
        for _ in 0..<3 {
            let (_, told) = try dial(rig, isRedial: false)
            rig.manual.run { !told.ends.isEmpty }
        }
        let (_, told) = try dial(rig, isRedial: true)
        rig.manual.runUntilIdle()
        rig.wait(16) { !told.ends.isEmpty }
        expect(told.ends.first?.status == nil && told.ends.first?.retryAfter == nil)
        expectEqual(rig.server.connectionCount, 4, "three dials and one probe")
        rig.guards.override(.open)
        let (_, forced) = try dial(rig, isRedial: true)
        rig.manual.run { !forced.ends.isEmpty }
        expectEqual(rig.server.connectionCount, 4)
    }

    @Test func `an operator who closes it lets those who wait go`() throws {
        let rig = try GuardRig()
        rig.server.accepted = { $0 < 3 ? [.reset] : [] }
        for _ in 0..<3 {
            let (_, told) = try dial(rig, isRedial: false)
            rig.manual.run { !told.ends.isEmpty }
        }
        let (_, told) = try dial(rig, isRedial: true)
        rig.manual.runUntilIdle()
        expect(told.ends.isEmpty)
        rig.guards.override(.closed)
        rig.manual.run { !told.ends.isEmpty }
        expectEqual(told.ends.first?.status, 200)
    }
}
