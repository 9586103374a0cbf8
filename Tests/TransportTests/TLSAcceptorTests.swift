import Crypto
import SupportTLS
import SupportExpectations
import Testing
import Transport

@Suite struct TLSAcceptorTests {
    private let certificates: TestCertificates

    init() throws { certificates = try TestCertificates.shared.get() }

    private func settings(_ name: String) -> TLSServerSettings {
        TLSServerSettings(certificateFile: certificates.certificate(name), keyFile: certificates.key(name))
    }

    /// Runs a handshake in memory and gives the digest of the server's key.
    private func digest(_ server: TLSFilter) throws -> [UInt8]? {
        let client = try TLSFilter(
            client: TLSContext(client: TLSClientSettings(trust: .file(path: certificates.authority))),
            host: "localhost")
        var plain: [UInt8] = []
        for _ in 0..<4 {
            var wire: [UInt8] = []
            client.moveOutput(into: &wire)
            expect(server.decrypt(wire.span, into: &plain) == nil)
            wire = []
            server.moveOutput(into: &wire)
            expect(client.decrypt(wire.span, into: &plain) == nil)
        }
        expect(client.isEstablished && server.isEstablished)
        return client.peerKeyDigest
    }

    @Test func newCertificatesAreForNewConnections() throws {
        let acceptor = try TLSAcceptor(settings("good"))
        let waiting = acceptor.filter()
        let good = try digest(acceptor.filter())
        let renewed = try acceptor.prepare(settings("renewed"))
        try expectEqual(digest(acceptor.filter()), good, "nothing has changed yet")
        acceptor.use(renewed)
        try expect(digest(acceptor.filter()) != good)
        try expectEqual(digest(waiting), good, "a connection keeps what it began with")
    }

    @Test func filesThatAreWrongChangeNothing() throws {
        let acceptor = try TLSAcceptor(settings("good"))
        let good = try digest(acceptor.filter())
        var mixed = settings("good")
        mixed.certificates[0].key = certificates.key("renewed")
        #expect(throws: TLSError.self) { try acceptor.prepare(mixed) }
        try expectEqual(digest(acceptor.filter()), good)
        #expect(throws: TLSError.self) { try TLSAcceptor(mixed) }
    }

    @Test func onlyACapitalLetterAtTheVeryBeginningIsAnsweredInClear() throws {
        let acceptor = try TLSAcceptor(settings("good"), plainAnswer: [1, 2, 3])
        var plain: [UInt8] = []
        for (first, isAnswered) in [(UInt8(ascii: "A"), true), (UInt8(ascii: "Z"), true), (0x16, false), (0x80, false)]
        {
            let filter = acceptor.filter()
            let begin = [first]
            expectEqual(filter.decrypt(begin.span, into: &plain) != nil, isAnswered)
            var wire: [UInt8] = []
            filter.moveOutput(into: &wire)
            expectEqual(wire, isAnswered ? [1, 2, 3] : [])
        }
        let filter = acceptor.filter()
        for byte in [0x16, UInt8(ascii: "G")] {
            let single = [byte]
            _ = filter.decrypt(single.span, into: &plain)
        }
        var wire: [UInt8] = []
        filter.moveOutput(into: &wire)
        expect(wire.isEmpty)
    }
}
