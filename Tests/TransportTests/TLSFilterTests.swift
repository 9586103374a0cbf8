import Crypto
import EventLoop
import Kernel
import SupportTLS
import SupportExpectations
import Testing
@testable import Transport

/// Collects what a connection tells.
private final class Recorder: ConnectionHandler {
    var received: [UInt8] = []
    var sawEnd = false
    var ended: ConnectionEnd?
    /// Answers everything with itself.
    var echo = false

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var taken: [UInt8] = []
        for index in bytes.indices { taken.append(bytes[index]) }
        received += taken
        if echo { connection.write(taken) }
        return taken.count
    }
    func receivedEnd(on connection: Connection) { sawEnd = true }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { ended = end }
}

/// A client and a server over loopback and TLS, on a manual loop.
private struct Pair {
    let manual: ManualLoop
    let client: Connection
    let clientSide = Recorder()
    let clientFilter: TLSFilter
    let server: Connection
    let serverSide = Recorder()
    let serverFilter: TLSFilter

    init(certificate: String = "good", host: String = "localhost") throws {
        let certificates = try TestCertificates.shared.get()
        manual = try ManualLoop()
        let loop = manual.loop
        serverFilter = TLSFilter(
            server: try TLSContext(
                server: TLSServerSettings(
                    certificateFile: certificates.certificate(certificate), keyFile: certificates.key(certificate),
                    applicationProtocols: ["http/1.1"])))
        clientFilter = try TLSFilter(
            client: TLSContext(
                client: TLSClientSettings(
                    trust: .file(path: certificates.authority), applicationProtocols: ["h2", "http/1.1"])),
            host: host)
        let buffer = ReadBuffer(size: 4096)
        var accepted: Connection?
        let filter = serverFilter
        let listening = try Socket.listen(on: #require(SocketAddress("127.0.0.1:0")), sharing: false)
        let listener = Listener(listening, loop: loop) { socket in
            accepted = Connection(socket, loop: loop, buffer: buffer, filter: filter)
        }
        try listener.start()
        client = Connection(
            try Socket.connect(to: listener.address), loop: loop, buffer: buffer, filter: clientFilter)
        while accepted == nil { manual.runUntilIdle() }
        listener.stop()
        server = try #require(accepted)
        client.handler = clientSide
        server.handler = serverSide
    }

    func start() {
        client.start()
        server.start()
    }

    func run(until condition: () -> Bool) { manual.run(until: condition) }
}

@Suite struct TLSFilterTests {
    @Test func theHandshakeRunsAndIsTold() throws {
        let pair = try Pair()
        var told = 0
        pair.clientFilter.whenEstablished = { told += 1 }
        pair.serverFilter.whenEstablished = { told += 10 }
        pair.start()
        pair.run { told == 11 }
        expectEqual(told, 11)
        expect(pair.clientFilter.isEstablished && pair.serverFilter.isEstablished)
        expectEqual(pair.clientFilter.applicationProtocol, "http/1.1")
        expectEqual(pair.clientFilter.peerKeyDigest?.count, 32)
        expect(pair.serverFilter.peerKeyDigest == nil)
    }

    @Test func whatIsWrittenBeforeTheHandshakeLeavesAfterIt() throws {
        let pair = try Pair()
        pair.start()
        pair.client.write(Array("early ".utf8))
        pair.client.write(Array("bytes".utf8))
        pair.run { pair.serverSide.received.count == 11 }
        expectEqual(pair.serverSide.received, Array("early bytes".utf8))
    }

    @Test func megabytesPassBothWays() throws {
        let pair = try Pair()
        pair.serverSide.echo = true
        pair.start()
        var sent = [UInt8](repeating: 0, count: 3 << 20)
        for index in sent.indices { sent[index] = UInt8(truncatingIfNeeded: index &* 31 >> 3) }
        pair.client.write(sent)
        pair.run { pair.clientSide.received.count == sent.count }
        expectEqual(pair.clientSide.received, sent)
    }

    @Test func aGoodbyeIsToldApartFromACut() throws {
        for isCut in [false, true] {
            let pair = try Pair()
            pair.start()
            pair.client.write(Array("x".utf8))
            pair.run { pair.serverSide.received.count == 1 }
            if isCut { pair.client.close() } else { pair.client.finish() }
            pair.run { pair.serverSide.sawEnd || pair.serverSide.ended != nil }
            expectEqual(pair.serverFilter.peerFinished, !isCut)
            // A cut may also arrive as a reset, because session tickets lie unread at the client.
            expect(pair.serverSide.sawEnd || isCut)
        }
    }

    @Test func aFinishBeforeTheHandshakeStillSendsWhatWaits() throws {
        let pair = try Pair()
        pair.client.write(Array("x".utf8))
        pair.client.write { $0 += Array("y".utf8) }
        pair.start()
        pair.run { pair.serverSide.received.count == 2 }
        pair.client.finish()
        pair.run { pair.serverSide.sawEnd }
        expectEqual(pair.serverSide.received, Array("xy".utf8))
        expect(pair.serverFilter.peerFinished)
    }

    @Test(arguments: [("expired", "localhost"), ("stranger", "localhost"), ("good", "elsewhere.test")])
    func aRefusedCertificateEndsBothSides(_ certificate: String, _ host: String) throws {
        let pair = try Pair(certificate: certificate, host: host)
        pair.start()
        pair.run { pair.clientSide.ended != nil && (pair.serverSide.ended != nil || pair.serverSide.sawEnd) }
        guard case .certificateRejected? = pair.clientFilter.failure, case .insecure? = pair.clientSide.ended else {
            Issue.record("ended as \(String(describing: pair.clientSide.ended))")
            return
        }
        expect(!pair.clientFilter.isEstablished)
        // The alert has told the server why.
        if case .alert? = pair.serverFilter.failure {} else { Issue.record("no alert") }
    }

    @Test func plainBytesAreNoHandshake() throws {
        let pair = try Pair()
        pair.server.start()
        let plain = Connection(
            try Socket.connect(to: try #require(pair.server.localAddress)), loop: pair.manual.loop,
            buffer: ReadBuffer(size: 64))
        plain.close()
        var wire: [UInt8] = []
        expect(pair.serverFilter.decrypt(Array("GET / HTTP/1.1\r\n\r\n".utf8).span, into: &wire) != nil)
        expect(wire.isEmpty)
        expect(pair.serverFilter.failure != nil)
    }
}
