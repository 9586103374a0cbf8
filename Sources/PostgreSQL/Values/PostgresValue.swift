/// A value that a statement is given in the place of `$1`, `$2`, ….
///
/// Sent in binary form with its type, so that no value is ever part of a statement's text.
public enum PostgresValue: Hashable, Sendable {
    /// NULL, of the type that the statement gives it there.
    case null
    /// `bool`.
    case bool(Bool)
    /// `int4`.
    case int32(Int32)
    /// `int8`.
    case int64(Int64)
    /// `float8`.
    case double(Double)
    /// `text`; the server refuses one with U+0000 in it.
    case text(String)
    /// `bytea`.
    case bytes([UInt8])
    /// `uuid`: 16 bytes.
    case uuid([UInt8])
    /// `bool[]`.
    case boolArray([Bool?])
    /// `int4[]`.
    case int32Array([Int32?])
    /// `int8[]`.
    case int64Array([Int64?])
    /// `float8[]`.
    case doubleArray([Double?])
    /// `text[]`.
    case textArray([String?])
    /// `bytea[]`.
    case bytesArray([[UInt8]?])
    /// `uuid[]`: 16 bytes each.
    case uuidArray([[UInt8]?])
}

/// The object ids of types, which are the same in every server (`src/include/catalog/pg_type.dat`).
enum PostgresType {
    static let bool: UInt32 = 16
    static let bytea: UInt32 = 17
    static let int8: UInt32 = 20
    static let int2: UInt32 = 21
    static let int4: UInt32 = 23
    static let text: UInt32 = 25
    static let oid: UInt32 = 26
    static let float4: UInt32 = 700
    static let float8: UInt32 = 701
    static let uuid: UInt32 = 2950
    static let xid8: UInt32 = 5069
    static let boolArray: UInt32 = 1000
    static let byteaArray: UInt32 = 1001
    static let int2Array: UInt32 = 1005
    static let int4Array: UInt32 = 1007
    static let textArray: UInt32 = 1009
    static let varcharArray: UInt32 = 1015
    static let int8Array: UInt32 = 1016
    static let float8Array: UInt32 = 1022
    static let uuidArray: UInt32 = 2951
    /// Types that are read alike, the usual one first.
    ///
    /// `"char"`, `name`, `json`, `unknown`, `bpchar`, `varchar`, `text`: sent as their characters.
    static let characters: [UInt32] = [text, 1043, 19, 114, 705, 1042, 18]
    static let integers = [int8, int4, int2, oid, xid8]
    static let numbers = [float8, float4]
    static let booleans = [bool]
    static let strings = [bytea, uuid]
    static let integerArrays = [int8Array, int4Array, int2Array]
    static let characterArrays = [textArray, varcharArray]
    static let stringArrays = [byteaArray, uuidArray]
    static let booleanArrays = [boolArray]
    static let numberArrays = [float8Array]
}
