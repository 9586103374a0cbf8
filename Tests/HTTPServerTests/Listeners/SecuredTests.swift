import Crypto
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import SupportTLS
import SupportExpectations
import Testing
import Transport

/// The stream that a test writes to; on the loop's thread only.
private final class Held: @unchecked Sendable {
    // Handlers and tests share the manual loop's one thread.
    var stream: ResponseStream?
}

/// A peer that keeps what comes, as it comes.
private final class RawPeer: ConnectionHandler {
    var received: [UInt8] = []
    var sawEnd = false
    var ended: ConnectionEnd?

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        unsafe bytes.withUnsafeBufferPointer { unsafe received.append(contentsOf: $0) }
        return bytes.count
    }
    func receivedEnd(on connection: Connection) { sawEnd = true }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { ended = end }
}

@Suite struct SecuredTests {
    private let certificates: TestCertificates
    private let held = Held()

    init() throws { certificates = try TestCertificates.shared.get() }

    private func rig(limits: HTTPServerLimits = HTTPServerLimits()) throws -> Rig {
        let settings = TLSServerSettings(
            certificates: [
                TLSCertificateFiles(certificate: certificates.certificate("good"), key: certificates.key("good"))
            ], applicationProtocols: Server.applicationProtocols)
        let acceptor = try TLSAcceptor(settings, plainAnswer: Server.plainRequestAnswer)
        let held = held
        return try Rig(
            [
                Route(.get, "/livez", .immediate { _ in .empty(.ok) }),
                Route(
                    .post, "/mirror", body: .collected(bytesMax: 4 << 20),
                    .immediate { Response(status: .ok, body: .bytes($0.body)) }),
                Route(.get, "/stream", .immediate { _ in Response(status: .ok, body: .stream { held.stream = $0 }) }),
            ], limits: limits, secured: { acceptor.filter() })
    }

    private func filter(_ version: TLSVersion = .v1_3, protocols: [String] = []) throws -> TLSFilter {
        let settings = TLSClientSettings(
            trust: .file(path: certificates.authority), versionMax: version, applicationProtocols: protocols)
        return try TLSFilter(client: TLSContext(client: settings), host: "localhost")
    }

    private func raw(_ rig: Rig) throws -> (Connection, RawPeer) {
        let before = rig.server.connectionCount
        let peer = RawPeer()
        let connection = Connection(
            try Socket.connect(to: rig.address), loop: rig.manual.loop, buffer: ReadBuffer(size: 4096))
        connection.handler = peer
        connection.start()
        rig.run { rig.server.connectionCount > before || peer.sawEnd || peer.ended != nil }
        return (connection, peer)
    }

    @Test(arguments: TLSVersion.allCases)
    func whoeverSpeaksHTTP2IsAnsweredInIt(_ version: TLSVersion) throws {
        let rig = try rig()
        let filter = try filter(version, protocols: ["http/1.1", "h2"])
        let client = try rig.http2Client(filter)
        expectEqual(filter.applicationProtocol, "h2", "the server's taste decides")
        let body = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 5) }
        let answer = try client.exchange(.post, "/mirror", body: body)
        expect(answer.status == 200 && answer.body == body)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test func theFirstBytesDoNotOverruleTheHandshake() throws {
        let rig = try rig()
        let client = try rig.client(try filter(protocols: ["http/1.1"]))
        client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        try expectEqual(client.answers()[0].status, 505)
    }

    @Test(arguments: TLSVersion.allCases)
    func megabytesPassBothWays(_ version: TLSVersion) throws {
        let rig = try rig()
        let filter = try filter(version, protocols: ["http/1.1"])
        let client = try rig.client(filter)
        let body = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 5) }
        let head = "POST /mirror HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.count)\r\n\r\n"
        client.send(head)
        client.transport.write(body)
        let answer = try client.answers()[0]
        expectEqual(answer.body, body)
        // And the next request on the same connection.
        try expectEqual(client.exchange("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0].status, 200)
        expectEqual(filter.applicationProtocol, "http/1.1")
    }

    @Test(arguments: TLSVersion.allCases)
    func everyByteMayComeAlone(_ version: TLSVersion) throws {
        let rig = try rig()
        let filter = try filter(version)
        let (connection, peer) = try raw(rig)
        filter.encrypt(Array("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
        var plain: [UInt8] = []
        for _ in 0..<10_000 {
            var wire: [UInt8] = []
            filter.moveOutput(into: &wire)
            for byte in wire {
                connection.write([byte])
                connection.flush()
                rig.manual.runUntilIdle()
            }
            let came = peer.received
            peer.received = []
            for byte in came {
                let single = [byte]
                expect(filter.decrypt(single.span, into: &plain) == nil)
            }
            if String(decoding: plain, as: UTF8.self).hasSuffix("\r\n\r\n") { break }
            rig.manual.runUntilIdle()
        }
        expect(String(decoding: plain, as: UTF8.self).hasPrefix("HTTP/1.1 200 OK\r\n"))
        connection.close()
    }

    @Test func aStreamArrivesAsItIsWritten() throws {
        let rig = try rig()
        let client = try rig.client(filter())
        client.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.run { held.stream != nil }
        for number in 0..<20 {
            held.stream?.write(Array("data: \(number)\n\n".utf8))
            rig.run { client.text.contains("data: \(number)\n\n") }
            expect(client.text.contains("data: \(number)\n\n"))
        }
        held.stream?.finish()
        try expect(client.answers()[0].text.hasSuffix("data: 19\n\n"))
    }

    @Test(arguments: [0, 1, 5, 100])
    func aPeerThatNeverEndsItsHandshakeIsClosed(_ count: Int) throws {
        let rig = try rig()
        let (connection, peer) = try raw(rig)
        var hello: [UInt8] = []
        try filter().moveOutput(into: &hello)
        // However many bytes come in between.
        for byte in hello[..<count] {
            connection.write([byte])
            rig.settle()
            rig.manual.advance(by: .milliseconds(2_900 / max(count, 1)))
        }
        if count == 0 { rig.manual.advance(by: .milliseconds(2_900)) }
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .milliseconds(200))
        rig.run { peer.sawEnd || peer.ended != nil }
        expectEqual(rig.server.connectionCount, 0)
        expect(peer.received.isEmpty)
        connection.close()
    }

    @Test func afterTheHandshakeAHeadHasItsFullTime() throws {
        let rig = try rig()
        let filter = try filter()
        let client = try rig.client(filter)
        rig.run { filter.isEstablished }
        rig.settle()
        rig.manual.advance(by: .milliseconds(9_900))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .milliseconds(200))
        rig.run { client.sawEnd }
        expectEqual(rig.server.connectionCount, 0)
        expect(filter.peerFinished, "the server took its leave")
    }

    @Test func anIdleConnectionAndADrainingServerTakeTheirLeave() async throws {
        let rig = try rig()
        for isDraining in [false, true] {
            let filter = try filter()
            let client = try rig.client(filter)
            try expectEqual(client.exchange("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0].status, 200)
            expect(!filter.peerFinished)
            if isDraining {
                let server = rig.server
                let task = Task(executorPreference: rig.manual.loop.taskExecutor) {
                    await server.drain(within: .seconds(60))
                }
                rig.settle()
                expect(!filter.peerFinished, "it may have sent a request")
                rig.manual.advance(by: .seconds(1))
                rig.run { client.sawEnd && server.connectionCount == 0 }
                await task.value
            } else {
                rig.manual.advance(by: .seconds(76))
                rig.run { client.sawEnd }
            }
            expect(filter.peerFinished)
        }
    }

    @Test(arguments: ["GET / HTTP/1.1\r\n", "OPTIONS * HTTP/1.1\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "P"])
    func aRequestInClearIsToldSoAtOnce(_ request: String) throws {
        let rig = try rig()
        let (connection, peer) = try raw(rig)
        connection.write(Array(request.utf8))
        rig.run { peer.sawEnd || peer.ended != nil }
        let text = String(decoding: peer.received, as: UTF8.self)
        expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
        expect(parts[0].contains("Content-Length: \(parts[1].utf8.count)"))
        expectEqual(rig.server.connectionCount, 0)
        connection.close()
    }

    @Test(arguments: [[0x80, 0x2E, 1, 0, 2], [0, 0, 0, 0, 0, 0], [0x16, 3, 1, 0xFF, 0xFF, 1]] as [[UInt8]])
    func bytesThatAreNoHandshakeEndTheConnection(_ bytes: [UInt8]) throws {
        let rig = try rig()
        let (connection, peer) = try raw(rig)
        connection.write(bytes + [UInt8](repeating: 0, count: 100))
        rig.run { peer.sawEnd || peer.ended != nil }
        expectEqual(rig.server.connectionCount, 0)
        expect(peer.received.count < 20, "an alert at most")
        connection.close()
    }

    @Test func aCutInTheMiddleLeavesNothingBehind() throws {
        let rig = try rig()
        for text in ["", "POST /mirror HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf"] {
            for isReset in [false, true] {
                let filter = try filter()
                let client = try rig.client(filter)
                rig.run { filter.isEstablished }
                client.send(text)
                rig.settle()
                if isReset { client.transport.abort() } else { client.transport.close() }
                rig.run { rig.server.connectionCount == 0 }
                expectEqual(rig.server.connectionCount, 0)
            }
        }
    }

    @Test func whereThereIsNoRoomThereIsNoHandshake() throws {
        var limits = HTTPServerLimits()
        limits.connectionsMax = 1
        let rig = try rig(limits: limits)
        let first = try rig.client(filter())
        let second = try rig.client(filter())
        rig.run { second.sawEnd || second.ended != nil }
        expect(second.received.isEmpty)
        try expectEqual(first.exchange("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0].status, 200)
    }
}
