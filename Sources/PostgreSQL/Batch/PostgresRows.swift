/// The rows that a statement answered, in the order they came, in binary form.
///
/// They lie in libpq's memory until the last reference to them or to a row is let go. Readable on any thread.
public final class PostgresRows: Sendable, RandomAccessCollection {
    let result: LibPQResult
    /// The number of rows.
    public let count: Int
    /// The number of columns.
    public let columnCount: Int

    init(_ result: LibPQResult) {
        self.result = result
        count = result.rowCount
        columnCount = result.columnCount
    }

    /// Rows inserted, updated, deleted or selected.
    public var affectedCount: Int { result.affectedCount }

    /// The first row's place.
    public var startIndex: Int { 0 }
    /// The place behind the last row.
    public var endIndex: Int { count }

    /// The row at a place from 0.
    public subscript(index: Int) -> PostgresRow {
        precondition(index >= 0 && index < count, "a row that is there")
        return PostgresRow(result: result, index: index)
    }
}

/// Why a value could not be read as asked; without the value.
public enum PostgresDecodingError: Error, Hashable, Sendable {
    /// There are fewer columns.
    case noColumn(Int)
    /// It is NULL.
    case null(column: String)
    /// The column has another type, by its object id.
    case wrongType(column: String, type: UInt32)
    /// The bytes are not a value of the column's type.
    case malformed(column: String)
}

/// One row.
public struct PostgresRow: Sendable {
    let result: LibPQResult
    let index: Int

    /// Whether a value is NULL.
    public func isNull(_ column: Int) throws(PostgresDecodingError) -> Bool {
        try check(column)
        return result.withValue(index, column) { (value: Span<UInt8>?) throws(Never) in value == nil }
    }

    /// An `int2`, `int4`, `int8`, `oid` or `xid8`; `nil` for NULL.
    public func int64IfAny(_ column: Int) throws(PostgresDecodingError) -> Int64? {
        try read(column, PostgresType.integers) { bytes, type in
            BinaryReader.integer(bytes, isSigned: type != PostgresType.oid)
        }
    }

    /// A `float4` or `float8`; `nil` for NULL.
    public func doubleIfAny(_ column: Int) throws(PostgresDecodingError) -> Double? {
        try read(column, PostgresType.numbers) { bytes, _ in BinaryReader.double(bytes) }
    }

    /// A `bool`; `nil` for NULL.
    public func boolIfAny(_ column: Int) throws(PostgresDecodingError) -> Bool? {
        try read(column, PostgresType.booleans) { bytes, _ in bytes.count == 1 ? bytes[0] != 0 : nil }
    }

    /// A `text`, `varchar`, `name`, `json` and the like; `nil` for NULL.
    public func textIfAny(_ column: Int) throws(PostgresDecodingError) -> String? {
        try read(column, PostgresType.characters) { bytes, _ in BinaryReader.text(bytes) }
    }

    /// A `bytea` or `uuid`; `nil` for NULL.
    public func bytesIfAny(_ column: Int) throws(PostgresDecodingError) -> [UInt8]? {
        try read(column, PostgresType.strings) { bytes, _ in copiedBytes(bytes) }
    }

    /// An `int2[]`, `int4[]` or `int8[]` of one dimension; `nil` for NULL.
    public func int64ArrayIfAny(_ column: Int) throws(PostgresDecodingError) -> [Int64?]? {
        try read(column, PostgresType.integerArrays) { bytes, _ in
            BinaryReader.array(bytes) { BinaryReader.integer($0, isSigned: true) }
        }
    }

    /// A `text[]` or `varchar[]` of one dimension; `nil` for NULL.
    public func textArrayIfAny(_ column: Int) throws(PostgresDecodingError) -> [String?]? {
        try read(column, PostgresType.characterArrays) { bytes, _ in
            BinaryReader.array(bytes) { BinaryReader.text($0) }
        }
    }

    /// A `bytea[]` or `uuid[]` of one dimension; `nil` for NULL.
    public func bytesArrayIfAny(_ column: Int) throws(PostgresDecodingError) -> [[UInt8]?]? {
        try read(column, PostgresType.stringArrays) { bytes, _ in
            BinaryReader.array(bytes) { copiedBytes($0) }
        }
    }

    /// A `bool[]` of one dimension; `nil` for NULL.
    public func boolArrayIfAny(_ column: Int) throws(PostgresDecodingError) -> [Bool?]? {
        try read(column, PostgresType.booleanArrays) { bytes, _ in
            BinaryReader.array(bytes) { $0.count == 1 ? $0[0] != 0 : nil }
        }
    }

    /// A `float8[]` of one dimension; `nil` for NULL.
    public func doubleArrayIfAny(_ column: Int) throws(PostgresDecodingError) -> [Double?]? {
        try read(column, PostgresType.numberArrays) { bytes, _ in
            BinaryReader.array(bytes) { BinaryReader.double($0) }
        }
    }

    private func check(_ column: Int) throws(PostgresDecodingError) {
        guard column >= 0, column < result.columnCount else { throw .noColumn(column) }
    }

    private func read<Value>(
        _ column: Int, _ types: [UInt32], _ decode: (Span<UInt8>, UInt32) -> Value?
    ) throws(PostgresDecodingError) -> Value? {
        try check(column)
        let type = result.columnType(column)
        guard types.contains(type) else { throw .wrongType(column: result.columnName(column), type: type) }
        return try result.withValue(index, column) { (bytes: Span<UInt8>?) throws(PostgresDecodingError) -> Value? in
            guard let bytes else { return nil }
            guard let value = decode(bytes, type) else { throw .malformed(column: result.columnName(column)) }
            return value
        }
    }
}

extension PostgresRow {
    /// As ``int64IfAny(_:)``; NULL is an error.
    public func int64(_ column: Int) throws(PostgresDecodingError) -> Int64 { try there(int64IfAny(column), column) }
    /// As ``doubleIfAny(_:)``; NULL is an error.
    public func double(_ column: Int) throws(PostgresDecodingError) -> Double { try there(doubleIfAny(column), column) }
    /// As ``boolIfAny(_:)``; NULL is an error.
    public func bool(_ column: Int) throws(PostgresDecodingError) -> Bool { try there(boolIfAny(column), column) }
    /// As ``textIfAny(_:)``; NULL is an error.
    public func text(_ column: Int) throws(PostgresDecodingError) -> String { try there(textIfAny(column), column) }
    /// As ``bytesIfAny(_:)``; NULL is an error.
    public func bytes(_ column: Int) throws(PostgresDecodingError) -> [UInt8] { try there(bytesIfAny(column), column) }

    private func there<Value>(_ value: Value?, _ column: Int) throws(PostgresDecodingError) -> Value {
        guard let value else { throw .null(column: result.columnName(column)) }
        return value
    }
}
