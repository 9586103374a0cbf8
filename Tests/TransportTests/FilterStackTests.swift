import Crypto
import EventLoop
import Kernel
import SupportExpectations
import SupportTLS
import Testing
@testable import Transport

/// Collects what a connection tells.
private final class Hearer: ConnectionHandler {
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

/// The two sides of a TLS channel.
private struct Sides {
    let client: TLSFilter
    let server: TLSFilter

    init(_ certificate: String = "good", host: String = "localhost") throws {
        let certificates = try TestCertificates.shared.get()
        server = TLSFilter(
            server: try TLSContext(
                server: TLSServerSettings(
                    certificateFile: certificates.certificate(certificate), keyFile: certificates.key(certificate))))
        client = try TLSFilter(
            client: TLSContext(client: TLSClientSettings(trust: .file(path: certificates.authority))), host: host)
    }
}

@Suite struct FilterStackTests {
    /// Two sides in memory that exchange their bytes in pieces of `size`; what each heard.
    private func exchange(
        _ client: FilterStack, _ server: FilterStack, by size: Int, _ steps: Int = 20_000
    ) -> (client: [UInt8], server: [UInt8], failure: ConnectionEnd?) {
        var heard: (client: [UInt8], server: [UInt8], failure: ConnectionEnd?) = ([], [], nil)
        for _ in 0..<steps {
            var (there, back): ([UInt8], [UInt8]) = ([], [])
            client.moveOutput(into: &there)
            for start in stride(from: 0, to: there.count, by: size) {
                let piece = there.span.extracting(start..<min(start + size, there.count))
                heard.failure = heard.failure ?? server.decrypt(piece, into: &heard.server)
            }
            server.moveOutput(into: &back)
            for start in stride(from: 0, to: back.count, by: size) {
                let piece = back.span.extracting(start..<min(start + size, back.count))
                heard.failure = heard.failure ?? client.decrypt(piece, into: &heard.client)
            }
            if there.isEmpty, back.isEmpty || heard.failure != nil { break }
        }
        return heard
    }

    @Test(arguments: [1, 7, 4096, 1 << 20])
    func bytesPassThroughBothHoweverTheyAreCut(_ size: Int) throws {
        let (outer, inner) = (try Sides(), try Sides())
        let client = FilterStack(outer: outer.client, inner: inner.client)
        let server = FilterStack(outer: outer.server, inner: inner.server)
        expect(!client.isEstablished)
        client.encrypt(Array("there".utf8))
        server.encrypt([UInt8](repeating: 7, count: 50_000))
        let heard = exchange(client, server, by: size)
        expectEqual(heard.failure, nil)
        expectEqual(heard.server, Array("there".utf8))
        expectEqual(heard.client, [UInt8](repeating: 7, count: 50_000))
        expect(client.isEstablished && server.isEstablished && !server.peerFinished)
        client.finish()
        _ = exchange(client, server, by: size)
        expect(server.peerFinished && inner.server.peerFinished && outer.server.peerFinished)
    }

    @Test func theInnerSideJudgesItsOwnPeer() throws {
        let (outer, inner) = (try Sides(), try Sides("stranger"))
        let client = FilterStack(outer: outer.client, inner: inner.client)
        let server = FilterStack(outer: outer.server, inner: inner.server)
        let heard = exchange(client, server, by: 1000)
        expect(heard.failure != nil && inner.client.failure != nil && outer.client.failure == nil)
        expect(outer.client.isEstablished && !client.isEstablished)
    }

    @Test func anEndOfTheOuterSideIsNoGoodbyeOfTheInner() throws {
        let (outer, inner) = (try Sides(), try Sides())
        let client = FilterStack(outer: outer.client, inner: inner.client)
        let server = FilterStack(outer: outer.server, inner: inner.server)
        _ = exchange(client, server, by: 1000)
        outer.server.finish()
        _ = exchange(client, server, by: 1000)
        expect(client.peerFinished && !inner.client.peerFinished)
    }

    @Test(arguments: [false, true])
    func aConnectionIsGivenAFilterOnItsWay(_ hasOuter: Bool) throws {
        let manual = try ManualLoop()
        let (outer, inner) = (try Sides(), try Sides())
        let buffer = ReadBuffer(size: 4096)
        var accepted: Connection?
        let serverFilter = hasOuter ? outer.server : nil
        let listening = try Socket.listen(on: #require(SocketAddress("127.0.0.1:0")), sharing: false)
        let listener = Listener(listening, loop: manual.loop) { socket in
            accepted = Connection(socket, loop: manual.loop, buffer: buffer, filter: serverFilter)
        }
        try listener.start()
        let client = Connection(
            try Socket.connect(to: listener.address), loop: manual.loop, buffer: buffer,
            filter: hasOuter ? outer.client : nil)
        while accepted == nil { manual.runUntilIdle() }
        listener.stop()
        let server = try #require(accepted)
        let (clientSide, serverSide) = (Hearer(), Hearer())
        (client.handler, server.handler) = (clientSide, serverSide)
        client.start()
        server.start()
        client.write(Array("in clear".utf8))
        manual.run { serverSide.received.count == 8 }
        expectEqual(serverSide.received, Array("in clear".utf8))
        server.addFilter(inner.server)
        client.addFilter(inner.client)
        serverSide.received = []
        serverSide.echo = true
        var sent = [UInt8](repeating: 0, count: 2 << 20)
        for index in sent.indices { sent[index] = UInt8(truncatingIfNeeded: index &* 31 >> 3) }
        client.write(sent)
        manual.run { clientSide.received.count == sent.count }
        expectEqual(clientSide.received, sent)
        expect(inner.client.isEstablished)
        client.finish()
        manual.run { serverSide.sawEnd }
        expect(serverSide.sawEnd && inner.server.peerFinished)
        server.finish()
        manual.run { clientSide.ended != nil && serverSide.ended != nil }
        expectEqual(clientSide.ended, .finished)
    }
}
