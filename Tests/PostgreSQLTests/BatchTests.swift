import Kernel
import PostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

@Suite struct BatchTests {
    private let server: PostgresServer
    private let rig: PostgresRig
    private let connection: PostgresConnection

    init() throws {
        server = try SharedServer.get()
        rig = try PostgresRig()
        connection = try rig.connect(server.url())
    }

    @Test func `values of every type come back as they went`() throws {
        let values: [PostgresValue] = [
            .bool(true), .int32(-7), .int64(.min), .double(-0.1), .text("Grüße 👋"), .bytes([0, 255, 39, 92]),
            .uuid(Array(0..<16)), .int64Array([1, nil, .max]), .textArray(["a", nil, "", "{\",'"]),
            .bytesArray([[1, 0], nil, []]), .boolArray([true, nil, false]), .doubleArray([1.5, nil]),
            .int32Array([-1, nil]), .uuidArray([Array(16..<32), nil]),
        ]
        let places = values.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let row = try #require(try rig.query("SELECT \(places)", values, on: connection).first)
        expectEqual(try row.bool(0), true)
        expectEqual(try row.int64(1), -7)
        expectEqual(try row.int64(2), .min)
        expectEqual(try row.double(3), -0.1)
        expectEqual(try row.text(4), "Grüße 👋")
        expectEqual(try row.bytes(5), [0, 255, 39, 92])
        expectEqual(try row.bytes(6), Array(0..<16))
        expectEqual(try row.int64ArrayIfAny(7), [1, nil, .max])
        expectEqual(try row.textArrayIfAny(8), ["a", nil, "", "{\",'"])
        expectEqual(try row.bytesArrayIfAny(9), [[1, 0], nil, []])
        expectEqual(try row.boolArrayIfAny(10), [true, nil, false])
        expectEqual(try row.doubleArrayIfAny(11), [1.5, nil])
        expectEqual(try row.int64ArrayIfAny(12), [-1, nil])
        expectEqual(try row.bytesArrayIfAny(13), [Array(16..<32), nil])
    }

    @Test func `empty values and empty arrays are not NULL`() throws {
        let row = try #require(
            try rig.query(
                "SELECT $1, $2, $3, $4, $5::text", [.text(""), .bytes([]), .textArray([]), .int64Array([]), .null],
                on: connection
            ).first)
        expectEqual(try row.text(0), "")
        expectEqual(try row.bytes(1), [])
        expectEqual(try row.textArrayIfAny(2), [])
        expectEqual(try row.int64ArrayIfAny(3), [])
        expect(try row.isNull(4))
        expectEqual(try row.textIfAny(4), nil)
        #expect(throws: PostgresDecodingError.null(column: "text")) { try row.text(4) }
        #expect(throws: PostgresDecodingError.wrongType(column: "?column?", type: 25)) { try row.int64(0) }
        #expect(throws: PostgresDecodingError.noColumn(5)) { try row.int64(5) }
    }

    @Test func `numbers of the server's other types are read`() throws {
        let row = try #require(
            try rig.query("SELECT 3::int2, 4294967295::oid, '5'::xid8, 1.5::float4, 'n'::name", on: connection).first)
        expectEqual(try [row.int64(0), row.int64(1), row.int64(2)], [3, 4_294_967_295, 5])
        expectEqual(try row.double(3), 1.5)
        expectEqual(try row.text(4), "n")
    }

    @Test func `a refused statement takes the whole transaction with it, and names no value`() throws {
        let database = try server.makeDatabase()
        let connection = try rig.connect(server.url(database: database))
        _ = try rig.query("CREATE TABLE t (id int8 PRIMARY KEY)", on: connection)
        let statements = [1, 2, 1, 3].map { PostgresStatement("INSERT INTO t VALUES ($1)", [.int64($0)]) }
        for transaction in [PostgresTransaction.readCommitted, nil] {
            let outcome = rig.outcome(of: PostgresBatch(statements, transaction: transaction), on: connection)
            guard case .failure(.refused(let error, index: 2)) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
            expectEqual(
                [error.sqlState, error.severity, error.constraint, error.table], ["23505", "ERROR", "t_pkey", "t"])
        }
        expectEqual(try rig.query("SELECT count(*) FROM t", on: connection)[0].int64(0), 0)
        let value = rig.outcome(
            of: PostgresBatch([PostgresStatement("SELECT ($1::text)::int8", [.text("hidden value")])]), on: connection)
        guard case .failure(.refused(let second, index: 0)) = value else {
            Issue.record("\(value)")
            return
        }
        expectEqual(second.sqlState, "22P02")
        expect(!"\(second)".contains("hidden"))
    }

    @Test func `batches behind a refused one are done all the same, in their order`() throws {
        let database = try server.makeDatabase()
        let connection = try rig.connect(server.url(database: database))
        _ = try rig.query("CREATE TABLE t (at bigserial, id int8 PRIMARY KEY)", on: connection)
        var told: [Int64: Bool] = [:]
        let ids: [Int64] = [1, 2, 2, 3, 3, 4, 1, 5, 6]
        for (place, id) in ids.enumerated() {
            let transaction = place % 3 == 1 ? nil : PostgresTransaction.readCommitted
            let statement = PostgresStatement("INSERT INTO t (id) VALUES ($1)", [.int64(id)])
            connection.run(PostgresBatch([statement], transaction: transaction)) { outcome in
                if case .success = outcome { told[Int64(place)] = true } else { told[Int64(place)] = false }
            }
        }
        rig.run { told.count == ids.count }
        expectEqual(ids.indices.map { told[Int64($0)] }, [true, true, false, true, false, true, false, true, true])
        let rows = try rig.query("SELECT id FROM t ORDER BY at", on: connection)
        expectEqual(try rows.map { try $0.int64(0) }, [1, 2, 3, 4, 5, 6])
    }

    @Test func `a thousand statements are one batch`() throws {
        let statements = (0..<1000).map { PostgresStatement("SELECT $1", [.int64($0)]) }
        let results = try rig.outcome(
            of: PostgresBatch(statements, transaction: .snapshot), on: connection
        ).get()
        expectEqual(try results.map { try $0[0].int64(0) }, Array(0..<1000))
    }

    @Test func `a COMMIT that is refused is a refusal`() throws {
        let database = try server.makeDatabase()
        let connection = try rig.connect(server.url(database: database))
        _ = try rig.query("CREATE TABLE t (id int8 UNIQUE DEFERRABLE INITIALLY DEFERRED)", on: connection)
        let statement = PostgresStatement("INSERT INTO t VALUES (1), (1)")
        for transaction in [PostgresTransaction.readCommitted, nil] {
            let outcome = rig.outcome(of: PostgresBatch([statement], transaction: transaction), on: connection)
            guard case .failure(.refused(let error, index: 1)) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
            expectEqual(error.sqlState, "23505")
        }
        expectEqual(try rig.query("SELECT count(*) FROM t", on: connection)[0].int64(0), 0)
    }

    @Test func `64 megabytes go there and come back, over TCP and over a Unix socket`() throws {
        let value = [UInt8](repeating: 7, count: 64 << 20)
        for url in [server.url(), server.localURL()] {
            let connection = try rig.connect(url)
            let rows = try rig.query("SELECT $1, length($1)", [.bytes(value)], on: connection)
            expectEqual(try rows[0].int64(1), Int64(value.count))
            expect(try rows[0].bytes(0) == value)
        }
    }

    @Test func `an answer of a hundred megabytes in small rows comes whole`() throws {
        let rows = try rig.query("SELECT repeat('x', 1000) FROM generate_series(1, 100000)", on: connection)
        expectEqual(rows.count, 100_000)
        expectEqual(try rows[99_999].text(0).utf8.count, 1000)
    }
}
