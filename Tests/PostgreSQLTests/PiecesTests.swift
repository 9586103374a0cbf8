import Kernel
import PostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

/// The line as a network has it: in pieces, and cut anywhere.
@Suite struct PiecesTests {
    private let server: PostgresServer
    private let rig: PostgresRig

    init() throws {
        server = try SharedServer.get()
        rig = try PostgresRig()
    }

    private func url(_ relay: Relay) -> String {
        server.url().replacing("127.0.0.1:\(server.port)", with: "127.0.0.1:\(relay.port)")
    }

    @Test(arguments: [3, 1000]) func `what comes in pieces of few bytes is read whole`(_ size: Int) throws {
        let relay = try Relay(rig.loop, before: server.port, pieceBytesMax: size)
        let connection = try rig.connect(url(relay))
        let statement = PostgresStatement("SELECT n, repeat('x', $1) FROM generate_series(1, 5) n", [.int32(40)])
        let results = try rig.outcome(
            of: PostgresBatch([statement, statement], transaction: .snapshot), on: connection
        ).get()
        for rows in results { expectEqual(try rows.map { try $0.int64(0) }, [1, 2, 3, 4, 5]) }
        expect(relay.passedBytes > 500)
        connection.close()
    }

    @Test func `a line cut behind any byte of the answers leaves each batch with its fate`() throws {
        let relay = try Relay(rig.loop, before: server.port, pieceBytesMax: 4096)
        let whole = try run(through: relay)
        expectEqual(whole, "dialled done done")
        let bytes = relay.passedBytes
        var seen: Set<String> = []
        for cut in stride(from: 0, to: bytes, by: 19) {
            seen.insert(try run(through: Relay(rig.loop, before: server.port, pieceBytesMax: 4096, cutAfter: cut)))
        }
        expectEqual(seen, ["refused", "dialled doubt doubt", "dialled done doubt"])
    }

    /// Dials, sends two batches, and says what became of it.
    private func run(through relay: Relay) throws -> String {
        guard case .success(let connection) = try rig.dial(url(relay)) else { return "refused" }
        var words = ["dialled"]
        for number in 0..<2 {
            let statement = PostgresStatement("SELECT $1", [.int64(Int64(number))])
            connection.run(PostgresBatch([statement, statement], transaction: .readCommitted)) { outcome in
                switch outcome {
                case .success: words.append("done")
                case .failure(.inDoubt(.broken)): words.append("doubt")
                case .failure(let other): words.append("\(other)")
                }
            }
        }
        rig.run { words.count == 3 }
        connection.close()
        return words.joined(separator: " ")
    }
}
