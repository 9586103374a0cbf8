import Crypto
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import SupportTLS
import SupportExpectations
import Testing
import Transport

@Suite struct ProxiedTests {
    private static let line = "PROXY TCP4 203.0.113.9 198.51.100.1 4711 443\r\n"
    private static let get = "GET /me HTTP/1.1\r\nHost: a\r\n\r\n"

    private func rig(
        from: String = "127.0.0.0/8", isRequired: Bool = false, secured: (@Sendable () -> any ConnectionFilter)? = nil
    ) throws -> Rig {
        try Rig(
            [
                Route(
                    .get, "/me",
                    .immediate { Response(status: .ok, body: .bytes(Array(($0.peer?.description ?? "-").utf8))) })
            ], secured: secured,
            proxied: ProxyPolicy(from: [try #require(AddressRange(from))], isRequired: isRequired))
    }

    private func acceptor() throws -> (TLSAcceptor, TestCertificates) {
        let certificates = try TestCertificates.shared.get()
        let settings = TLSServerSettings(
            certificates: [
                TLSCertificateFiles(certificate: certificates.certificate("good"), key: certificates.key("good"))
            ], applicationProtocols: Server.applicationProtocols)
        return (try TLSAcceptor(settings, plainAnswer: Server.plainRequestAnswer), certificates)
    }

    @Test func theAddressThatAListedProxyNamesIsTheCallers() throws {
        let rig = try rig()
        let client = try rig.client()
        // Both requests of the connection, and the first together with the header.
        try expectEqual(client.exchange(Self.line + Self.get)[0].text, "203.0.113.9:4711")
        try expectEqual(client.exchange(Self.get)[0].text, "203.0.113.9:4711")
    }

    @Test func everyByteOfAHeaderMayComeAlone() throws {
        let rig = try rig()
        let client = try rig.client()
        for byte in (Self.line + Self.get).utf8 {
            client.transport.write([byte])
            client.transport.flush()
            rig.manual.runUntilIdle()
        }
        try expectEqual(client.answers()[0].text, "203.0.113.9:4711")
    }

    @Test func aProxyThatSpeaksForItselfIsItsOwnClient() throws {
        let rig = try rig()
        let client = try rig.client()
        try expect(client.exchange("PROXY UNKNOWN\r\n" + Self.get)[0].text.hasPrefix("127.0.0.1:"))
    }

    @Test func aListedProxyWithoutAHeaderIsClosedUnheard() throws {
        let rig = try rig()
        let client = try rig.client()
        client.send(Self.get)
        rig.run { client.sawEnd || client.ended != nil }
        expect(client.received.isEmpty && rig.server.connectionCount == 0)
    }

    @Test func aHeaderFromAnybodyElseIsABadRequest() throws {
        let rig = try rig(from: "10.0.0.0/8")
        let client = try rig.client()
        try expectEqual(client.exchange(Self.line + Self.get)[0].status, 400)
        let second = try rig.client()
        try expectEqual(second.exchange("\r\n\r\n\0\r\nQUIT\n\u{21}\u{11}\0\0" + Self.get)[0].status, 400)
        let third = try rig.client()
        try expect(third.exchange(Self.get)[0].text.hasPrefix("127.0.0.1:"))
    }

    @Test func whereProxiesAreRequiredNobodyElseGetsIn() throws {
        let rig = try rig(from: "10.0.0.0/8", isRequired: true)
        let client = try rig.client()
        rig.run { client.sawEnd || client.ended != nil }
        expect(client.sawEnd || client.ended != nil)
        expect(client.received.isEmpty && rig.server.connectionCount == 0)
    }

    @Test(arguments: [0, 20])
    func aHeaderHasToComeInTime(_ count: Int) throws {
        let rig = try rig()
        let client = try rig.client()
        client.send(String(Self.line.prefix(count)))
        rig.settle()
        rig.manual.advance(by: .milliseconds(9_900))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .milliseconds(200))
        rig.run { client.sawEnd || client.ended != nil }
        expect(rig.server.connectionCount == 0 && client.received.isEmpty)
    }

    @Test func theHeaderComesInClearBeforeTheHandshake() throws {
        let (acceptor, certificates) = try acceptor()
        let rig = try rig(secured: { acceptor.filter() })
        let settings = TLSClientSettings(trust: .file(path: certificates.authority))
        let filter = HeadedFilter(
            Array(Self.line.utf8), try TLSFilter(client: TLSContext(client: settings), host: "localhost"))
        let client = try rig.client(filter)
        try expectEqual(client.exchange(Self.get)[0].text, "203.0.113.9:4711")
    }

    @Test func aHandshakeWithoutAHeaderIsClosedAtOnce() throws {
        let (acceptor, certificates) = try acceptor()
        let rig = try rig(secured: { acceptor.filter() })
        let settings = TLSClientSettings(trust: .file(path: certificates.authority))
        let client = try rig.client(try TLSFilter(client: TLSContext(client: settings), host: "localhost"))
        rig.run { client.ended != nil || client.sawEnd }
        expectEqual(rig.server.connectionCount, 0)
    }
}

/// A filter that sends some bytes of its own first, as a proxy does before those that it passes on.
private final class HeadedFilter: ConnectionFilter {
    private var head: [UInt8]
    private let inner: TLSFilter

    init(_ head: [UInt8], _ inner: TLSFilter) {
        self.head = head
        self.inner = inner
    }

    var isEstablished: Bool { inner.isEstablished }
    var applicationProtocol: String? { inner.applicationProtocol }
    var peerFinished: Bool { inner.peerFinished }
    func decrypt(_ wire: Span<UInt8>, into plain: inout [UInt8]) -> ConnectionEnd? { inner.decrypt(wire, into: &plain) }
    func encrypt(_ plain: [UInt8]) { inner.encrypt(plain) }
    func finish() { inner.finish() }
    func moveOutput(into wire: inout [UInt8]) {
        wire += head
        head = []
        inner.moveOutput(into: &wire)
    }
}
