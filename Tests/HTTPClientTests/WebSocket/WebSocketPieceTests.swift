import Crypto
import EventLoop
import Glibc
import HTTPWire
import Kernel
import SupportSanitizer
import SupportServers
import SupportExpectations
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// Sends a message piece by piece, never more than the connection wants.
private final class Uploader: WebSocketHandler {
    let pieceBytes: Int
    private(set) var left: Int
    private(set) var unsentMax = 0
    private(set) var ends: [WebSocketEnd] = []
    private(set) var texts: [String] = []
    var isOpen = false

    init(count: Int, pieceBytes: Int = 48 << 10) {
        left = count
        self.pieceBytes = pieceBytes
    }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) { isOpen = true }

    func go(_ link: WebSocketLink) {
        while left > 0, !link.isCongested {
            let count = min(left, pieceBytes)
            guard link.send(piece: Array(repeating: 0x61, count: count)) else { return }
            left -= count
            unsentMax = max(unsentMax, link.unsentBytes)
        }
    }

    func received(text: [UInt8], on link: WebSocketLink) { texts.append(String(decoding: text, as: UTF8.self)) }
    func received(binary: [UInt8], on link: WebSocketLink) {}
    func drained(_ link: WebSocketLink) { go(link) }
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) { ends.append(end) }
}

/// Counts what arrives and keeps nothing of it.
private final class Sink: ConnectionHandler {
    private(set) var count = 0
    private(set) var isGone = false

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        count += bytes.count
        return bytes.count
    }
    func receivedEnd(on connection: Connection) { connection.close() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { isGone = true }
}

private func residentBytes() throws -> Int {
    let fields = String(decoding: try Files.read("/proc/self/statm"), as: UTF8.self).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

@Suite struct WebSocketPieceTests {
    @Test func aMessageGoesOutInPiecesAndIsOne() throws {
        let bench = try Bench()
        let (link, recorder, echo) = try bench.echoing()
        expect(link.beginText(count: 11))
        expect(!link.beginBinary(count: 1))
        expect(link.send(piece: Array("hello".utf8)))
        expect(link.send(text: Array("next".utf8)), "it follows")
        expectEqual(link.pieceBytesLeft, 6)
        bench.settle()
        expect(echo.texts.isEmpty)
        expect(link.send(piece: Array(" world".utf8)))
        bench.run { recorder.texts.count == 2 }
        expectEqual(recorder.texts, ["hello world", "next"])
    }

    @Test func binaryTooAndNothing() throws {
        let bench = try Bench()
        let (link, recorder, _) = try bench.echoing()
        expect(link.beginBinary(count: 3))
        expect(link.send(piece: [1, 2]))
        expect(link.send(piece: [3]))
        expect(link.beginBinary(count: 0))
        expect(link.pieceBytesLeft == nil)
        bench.run { recorder.binaries.count == 2 }
        expectEqual(recorder.binaries, [[1, 2, 3], []])
    }

    @Test func closingInTheMiddleIsTheEnd() throws {
        let bench = try Bench()
        let (link, recorder, echo) = try bench.echoing()
        expect(link.beginText(count: 5))
        expect(link.send(piece: Array("he".utf8)))
        link.close()
        expectEqual(recorder.ends, [.lost(.closedLocally)])
        expect(!link.send(piece: Array("llo".utf8)))
        bench.run { echo.isGone }
        expect(echo.texts.isEmpty, "half a message is none")
    }

    @Test func aServerThatGoesInTheMiddleIsLost() throws {
        let bench = try Bench()
        let sink = Sink()
        bench.server.answer = { [agreement($0)] }
        var taken: Connection?
        bench.server.takeOver = { _, connection in
            taken = connection
            return sink
        }
        let (link, recorder) = try bench.webSocket()
        bench.run { recorder.head != nil && taken != nil }
        expect(link.beginText(count: 100))
        expect(link.send(piece: Array(repeating: 1, count: 40)))
        bench.settle()
        taken?.abort()
        bench.run { !recorder.ends.isEmpty }
        if case .lost? = recorder.ends.first {} else { Issue.record("came to \(recorder.ends)") }
        expect(!link.send(piece: [1]))
    }

    /// In a process of its own, because tests beside it would be counted, as would what a sanitizer keeps of its own.
    @Test(.disabled(if: Sanitizer.isLinked, "a sanitizer would be measured too"))
    func aLongMessageCostsNoMemoryToSpeakOf() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let bench = try Bench()
            let sink = Sink()
            bench.server.answer = { [agreement($0)] }
            bench.server.takeOver = { _, _ in sink }
            func upload(_ count: Int) throws -> Int {
                let uploader = Uploader(count: count)
                let before = sink.count
                let link = bench.client.openWebSocket(
                    WebSocketRequest(try bench.url("/", scheme: "ws")), handler: uploader)
                bench.run { uploader.isOpen }
                precondition(link.beginBinary(count: count), "the link is open")
                uploader.go(link)
                var peak = 0
                var turns = 0
                while sink.count - before < count, turns < 1_000_000 {
                    bench.settle()
                    turns += 1
                    if turns % 64 == 0 { peak = max(peak, try residentBytes()) }
                }
                precondition(uploader.left == 0 && link.pieceBytesLeft == nil, "all of it went out")
                precondition(uploader.unsentMax < 512 << 10, "more waits than the connection wants")
                link.abort()
                return max(peak, try residentBytes())
            }
            // Objects that are made once, and the pages of the first buffers.
            _ = try upload(2 << 20)
            let before = try residentBytes()
            let peak = try upload(25 << 20)
            print("a message of 25 MiB: \((peak - before) >> 10) KiB resident")
            precondition(peak - before < 4 << 20, "a long message has outgrown 4 MiB")
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
        print(lines.filter { $0.hasPrefix("a message") }.joined())
    }
}
