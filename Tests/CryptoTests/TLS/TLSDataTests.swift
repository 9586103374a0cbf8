import Crypto
import SupportExpectations
import Testing

@Suite(.serialized) struct TLSDataTests {
    private let authority: TestAuthority

    init() throws { authority = try TestAuthority.shared.get() }

    private func connected(_ version: TLSVersion = .v1_3) throws -> TLSPair {
        let pair = try TLSPair(client: authority.client(versionMax: version), server: authority.server())
        pair.handshake()
        try #require(pair.clientStep == .done && pair.serverStep == .done)
        return pair
    }

    @Test(arguments: TLSVersion.allCases)
    func `bytes cross both ways and are not in clear on the wire`(version: TLSVersion) throws {
        let pair = try connected(version)
        let question = bytes("a question in clear")
        try expectEqual(pair.write(client: question), question.count)
        var wire: [UInt8] = []
        pair.client.drain(into: &wire)
        expect(wire.count > question.count)
        expect(!text(wire).contains("question"))
        pair.server.receive(wire.span)
        let asked = try pair.readAtServer()
        expectEqual(asked.bytes, question)
        expectEqual(asked.end, .wantRead)
        try expectEqual(pair.write(server: bytes("answer")), 6)
        pair.serverToClient()
        try expectEqual(pair.readAtClient().bytes, bytes("answer"))
    }

    @Test(arguments: [1, 100, 16 * 1024, 16 * 1024 + 1, 100_000, 200_000])
    func `any amount arrives whole, read into small or large room`(count: Int) throws {
        let pair = try connected()
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try expectEqual(pair.write(client: message), count)
        pair.clientToServer()
        try expectEqual(pair.readAtServer(room: 777).bytes, message)
    }

    @Test func `writing stops at the limit and goes on when the wire is drained`() throws {
        let pair = try connected()
        let message = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var (sent, rounds) = (0, 0)
        var received: [UInt8] = []
        while sent < message.count {
            let taken = try pair.write(client: [UInt8](message[sent...]))
            expect(pair.client.outputBytes < TLSEngine.outputBytesMax + 17 * 1024)
            sent += taken
            rounds += 1
            if sent < message.count { try expectEqual(pair.write(client: [1]), 0) }
            pair.clientToServer()
            received += try pair.readAtServer(room: 16 * 1024).bytes
        }
        expect(rounds >= 4)
        expectEqual(received, message)
    }

    @Test func `a record in pieces is read once it is whole`() throws {
        let pair = try connected()
        _ = try pair.write(client: bytes("piecemeal"))
        var wire: [UInt8] = []
        pair.client.drain(into: &wire)
        for byte in wire.dropLast() {
            pair.server.receive([byte].span)
            try expectEqual(pair.readAtServer().bytes, [])
        }
        pair.server.receive([wire[wire.count - 1]].span)
        try expectEqual(pair.readAtServer().bytes, bytes("piecemeal"))
    }

    @Test func `writing nothing sends nothing`() throws {
        let pair = try connected()
        try expectEqual(pair.write(client: []), 0)
        expectEqual(pair.client.outputBytes, 0)
        pair.client.receive([UInt8]().span)
        var wire: [UInt8] = []
        expectEqual(pair.client.drain(into: &wire), 0)
    }

    @Test(arguments: TLSVersion.allCases)
    func `each side says goodbye on its own`(version: TLSVersion) throws {
        let pair = try connected(version)
        _ = try pair.write(client: bytes("last words"))
        pair.client.close()
        pair.client.close()
        #expect(throws: TLSError.closed) { try pair.write(client: [1]) }
        pair.clientToServer()
        let read = try pair.readAtServer()
        expectEqual(read.bytes, bytes("last words"))
        expectEqual(read.end, .closed)
        expectEqual(pair.server.isPeerClosed, true)
        expectEqual(pair.client.isPeerClosed, false)
        // The other half still works.
        try expectEqual(pair.write(server: bytes("reply")), 5)
        pair.server.close()
        pair.serverToClient()
        let reply = try pair.readAtClient()
        expectEqual(reply.bytes, bytes("reply"))
        expectEqual(reply.end, .closed)
        try expectEqual(pair.readAtClient().end, .closed)
    }

    @Test func `an end of the transport after a goodbye is no truncation`() throws {
        let pair = try connected()
        pair.client.close()
        pair.clientToServer()
        pair.server.receiveEnd()
        try expectEqual(pair.readAtServer().end, .closed)
    }

    @Test(arguments: TLSVersion.allCases)
    func `an end of the transport without a goodbye is a truncation`(version: TLSVersion) throws {
        let pair = try connected(version)
        _ = try pair.write(client: bytes("half"))
        pair.clientToServer()
        pair.server.receiveEnd()
        var first: [UInt8] = []
        try first.append(addingCapacity: 100) { output throws(TLSError) in _ = try pair.server.read(into: &output) }
        expectEqual(first, bytes("half"))
        for _ in 0..<2 { #expect(throws: TLSError.truncated) { try pair.readAtServer() } }
        #expect(throws: TLSError.truncated) { try pair.write(server: [1]) }
    }

    @Test func `a changed byte on the wire is refused`() throws {
        let pair = try connected()
        _ = try pair.write(client: bytes("genuine"))
        var wire: [UInt8] = []
        pair.client.drain(into: &wire)
        wire[wire.count - 1] ^= 1
        pair.server.receive(wire.span)
        #expect(throws: TLSError.protocolFailure(reason: "decryption failed or bad record mac")) {
            try pair.readAtServer()
        }
        expect(pair.server.outputBytes > 0, "an alert tells the other side")
        pair.server.close()
        pair.serverToClient()
        #expect(throws: TLSError.alert(code: 20, reason: "sslv3 alert bad record mac")) { try pair.readAtClient() }
    }

    @Test func `before the handshake there is nobody to say goodbye to`() throws {
        var client = try TLSEngine(client: authority.client(), host: "api.example.test")
        client.close()
        expectEqual(client.outputBytes, 0)
    }

    @Test func `an engine outlives the last other reference to its context`() throws {
        let pair: TLSPair
        do {
            let protocols = ["h2"]
            pair = try TLSPair(
                client: authority.client(protocols: protocols), server: authority.server(protocols: protocols))
        }
        pair.handshake()
        expectEqual(pair.serverStep, .done)
        expectEqual(pair.server.applicationProtocol, "h2", "the callback has read the server's context")
    }
}
