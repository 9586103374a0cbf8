import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import SupportExpectations
import Testing
import Transport

/// The line of those who open sockets to one vendor.
@Suite struct DialLineTests {
    /// Writes down what becomes of one socket.
    private final class Told: SocketEvents {
        private(set) var ends: [SocketEnd] = []

        func opened() {}
        func received(text: [UInt8]) {}
        func received(binary: [UInt8]) {}
        func drained() {}
        func ended(_ end: SocketEnd) { ends.append(end) }
    }

    private let manual: ManualLoop
    private let dialler: ClientSocketDialler
    private let request: SocketRequest

    init() throws {
        manual = try ManualLoop()
        let loop = manual.loop
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        dialler = ClientSocketDialler(
            ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: [.openSocket],
                dials: RateBudget([.openSocket: RateBucket(perSecond: 2, burst: 2)])))
        // Nothing but an address is reached without a request to a name server, and this one is refused at once.
        request = SocketRequest(try URI("ws://127.0.0.1:9"), messageBytesMax: 1000, isRedial: true)
    }

    @Test func `whoever has to wait is dialled in turn, and whoever would wait for too long is refused`() {
        let all = (0..<24).map { _ in Told() }
        let sockets = all.map { dialler.dial(request, $0) }
        manual.runUntilIdle()
        let refused = all.filter { told in told.ends.contains { $0.retryAfter != nil } }
        expectEqual(refused.count, 2, "ten seconds at two a second, behind the first two")
        expectEqual(
            all.last?.ends,
            [
                .refused(
                    status: nil, retryAfter: .milliseconds(10_500), reason: "too many sockets are being opened to it")
            ])
        expect(!sockets.contains { $0.isOpen || $0.send(text: [1]) || $0.begin(binary: true, count: 1) })
        expectEqual(all[2].ends, [], "it waits")
        for socket in sockets { socket.abort() }
        manual.runUntilIdle()
        expect(!all.contains { $0.ends.count != 1 }, "each has one end: \(all.map(\.ends))")
        expectEqual(manual.loop.timerCount, 0)
    }

    @Test func `whoever opens a first socket does not stand in line`() {
        var first = request
        first.isRedial = false
        let all = (0..<100).map { _ in Told() }
        let sockets = all.map { dialler.dial(first, $0) }
        manual.runUntilIdle()
        expect(!all.contains { told in told.ends.contains { $0.retryAfter != nil } })
        for socket in sockets { socket.abort() }
        manual.runUntilIdle()
    }

    @Test func `a socket that is closed while it waits is never dialled`() {
        let told = (0..<3).map { _ in Told() }
        let sockets = told.map { dialler.dial(request, $0) }
        sockets[2].close(code: 1000)
        expectEqual(told[2].ends, [], "never from inside the call")
        manual.runUntilIdle()
        expectEqual(told[2].ends, [.refused(status: nil, reason: "this process opens no more connections")])
        sockets[2].close(code: 1000)
        sockets[2].abort()
        manual.advance(by: .seconds(5))
        manual.runUntilIdle()
        expectEqual(told[2].ends.count, 1)
        for socket in sockets { socket.abort() }
        manual.runUntilIdle()
    }
}
