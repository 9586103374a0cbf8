import EventLoop
import Kernel
import SupportExpectations
import Testing
import Transport

/// Collects what a connection tells.
private final class Recorder: ConnectionHandler {
    var received: [UInt8] = []
    var ended: ConnectionEnd?
    var sawEnd = false
    var drainedCount = 0
    var stalledCount = 0
    /// At most so many bytes are used of each delivery.
    var appetite = Int.max
    var echo = false

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        let used = min(appetite, bytes.count)
        var taken: [UInt8] = []
        for i in 0..<used { taken.append(bytes[i]) }
        received += taken
        if echo { connection.write(taken) }
        return used
    }
    func receivedEnd(on connection: Connection) { sawEnd = true }
    func stalled(_ connection: Connection) { stalledCount += 1 }
    func drained(_ connection: Connection) { drainedCount += 1 }
    func ended(_ connection: Connection, _ end: ConnectionEnd) { ended = end }
}

/// Two connections over loopback on a manual loop.
private struct Pair {
    let manual: ManualLoop
    let client: Connection
    let clientSide = Recorder()
    let server: Connection
    let serverSide = Recorder()

    init() throws {
        manual = try ManualLoop()
        let loop = manual.loop
        let buffer = ReadBuffer(size: 4096)
        let listening = try Socket.listen(on: #require(SocketAddress("127.0.0.1:0")), sharing: false)
        var accepted: Connection?
        let listener = Listener(listening, loop: loop) { socket in
            accepted = Connection(socket, loop: loop, buffer: buffer)
        }
        try listener.start()
        client = Connection(try Socket.connect(to: listener.address), loop: loop, buffer: buffer)
        while accepted == nil { manual.runUntilIdle() }
        listener.stop()
        server = try #require(accepted)
        client.handler = clientSide
        server.handler = serverSide
        client.start()
        server.start()
    }

    func run(until condition: () -> Bool) {
        manual.run(until: condition)
    }
}

@Suite struct ConnectionTests {
    @Test func whatIsWrittenArrivesInOrder() throws {
        let pair = try Pair()
        var sent: [UInt8] = []
        for i in 0..<1000 {
            let part = [UInt8](repeating: UInt8(i & 255), count: i % 97)
            sent += part
            pair.client.write(part)
        }
        pair.run { pair.serverSide.received.count == sent.count }
        expectEqual(pair.serverSide.received, sent)
    }

    @Test func whatAHandlerLeavesComesAgain() throws {
        let pair = try Pair()
        pair.serverSide.appetite = 3
        pair.client.write(Array("abcdefgh".utf8))
        pair.run { pair.serverSide.received.count >= 3 }
        pair.client.write(Array("ij".utf8))
        pair.run { pair.serverSide.received.count >= 6 }
        pair.client.write(Array("k".utf8))
        pair.run { pair.serverSide.received.count >= 9 }
        expectEqual(pair.serverSide.received, Array("abcdefghi".utf8))
    }

    @Test func aSlowReaderCongestsTheWriterAndDrainsItLater() throws {
        let pair = try Pair()
        pair.server.pauseReading()
        let total = 8 << 20
        pair.client.write([UInt8](repeating: 7, count: total))
        pair.manual.runUntilIdle()
        expect(pair.client.isCongested)
        expect(pair.serverSide.received.isEmpty)
        pair.server.resumeReading()
        pair.run { pair.serverSide.received.count == total }
        expectEqual(pair.serverSide.received.count, total)
        expect(!pair.client.isCongested)
        expectEqual(pair.clientSide.drainedCount, 1)
        expect(pair.clientSide.stalledCount > 1)
    }

    @Test func anEndThatIsToldTogetherWithBytesIsSeenToo() throws {
        let pair = try Pair()
        pair.server.pauseReading()
        pair.client.write(Array("bye".utf8))
        pair.client.finish()
        for _ in 0..<100 { pair.manual.runUntilIdle() }
        pair.server.resumeReading()
        pair.run { pair.serverSide.sawEnd }
        expectEqual(pair.serverSide.received, Array("bye".utf8))
        expect(pair.serverSide.sawEnd)
    }

    @Test func aResetIsSeenWhileReadingIsPaused() throws {
        let pair = try Pair()
        pair.server.pauseReading()
        pair.client.abort()
        pair.run { pair.serverSide.ended != nil }
        expect(pair.serverSide.ended != nil)
    }

    @Test func whatAHandlerLeftComesAgainWhenItAsks() throws {
        let pair = try Pair()
        pair.serverSide.appetite = 3
        pair.client.write(Array("abcdef".utf8))
        pair.run { pair.serverSide.received.count >= 3 }
        pair.server.resumeReading()
        expectEqual(pair.serverSide.received.count, 3)
        pair.manual.runUntilIdle()
        expectEqual(pair.serverSide.received, Array("abcdef".utf8))
    }

    @Test func whatManyConnectionsSendAlikeIsNotChangedByWhatFollows() throws {
        let pair = try Pair()
        let shared = Array("shared ".utf8)
        pair.client.write(shared)
        pair.client.write { $0 += Array("own ".utf8) }
        pair.client.flush()
        pair.client.write { $0 += Array("later ".utf8) }
        pair.client.write(shared)
        pair.run { pair.serverSide.received.count >= 24 }
        expectEqual(String(decoding: pair.serverSide.received, as: UTF8.self), "shared own later shared ")
        expectEqual(shared, Array("shared ".utf8))
    }

    @Test func aConnectionWhosePeerEndedFirstIsOverOnceAllIsSent() throws {
        let pair = try Pair()
        pair.client.finish()
        pair.run { pair.serverSide.sawEnd }
        pair.client.pauseReading()
        pair.server.write([UInt8](repeating: 7, count: 8 << 20))
        pair.server.finish()
        pair.manual.runUntilIdle()
        expect(pair.serverSide.ended == nil)
        pair.client.resumeReading()
        pair.run { pair.serverSide.ended != nil }
        expectEqual(pair.serverSide.ended, .finished)
        pair.run { pair.clientSide.received.count == 8 << 20 }
        expectEqual(pair.clientSide.received.count, 8 << 20)
    }

    @Test func finishSendsWhatWaitsAndEndsWhenThePeerDoes() throws {
        let pair = try Pair()
        pair.client.write(Array("bye".utf8))
        pair.client.finish()
        pair.run { pair.serverSide.sawEnd }
        expectEqual(pair.serverSide.received, Array("bye".utf8))
        expect(pair.clientSide.ended == nil)
        pair.server.finish()
        pair.run { pair.clientSide.ended != nil }
        expectEqual(pair.clientSide.ended, .finished)
        expectEqual(pair.serverSide.ended, .finished)
        expectEqual(pair.manual.loop.watchCount, 0)
    }

    @Test func aResetIsReportedAsTheKernelsError() throws {
        let pair = try Pair()
        pair.client.abort()
        pair.run { pair.serverSide.ended != nil }
        guard case .failed(let error) = pair.serverSide.ended else {
            Issue.record("ended as \(String(describing: pair.serverSide.ended))")
            return
        }
        expectEqual(error.code, 104)
    }

    @Test func writesAfterTheEndAreDropped() throws {
        let pair = try Pair()
        pair.client.close()
        pair.client.write([1])
        pair.client.close()
        pair.run { pair.serverSide.sawEnd }
        expect(pair.serverSide.received.isEmpty)
        expectEqual(pair.clientSide.ended, .closedLocally)
    }
}
