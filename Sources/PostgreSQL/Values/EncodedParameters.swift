/// The parameters of a statement as they go to the server: one run of bytes, and where each value lies in it.
struct EncodedParameters {
    private(set) var bytes: [UInt8] = []
    private(set) var types: [UInt32] = []
    private(set) var lengths: [CInt] = []
    private(set) var formats: [CInt] = []
    /// The place of each value in the bytes; `nil` for NULL.
    private(set) var offsets: [Int?] = []

    /// The largest number of parameters, and of bytes of one of them, that the protocol can carry.
    static let countMax = 65_535
    static let valueBytesMax = Int(Int32.max)

    init(_ values: [PostgresValue]) {
        precondition(values.count <= Self.countMax, "a statement has at most 65,535 parameters")
        for value in values { append(value) }
        // An empty value needs an address too.
        bytes.append(0)
    }

    private mutating func append(_ value: PostgresValue) {
        guard value != .null else {
            types.append(0)
            lengths.append(0)
            formats.append(1)
            offsets.append(nil)
            return
        }
        let begin = bytes.count
        types.append(encode(value))
        precondition(bytes.count - begin <= Self.valueBytesMax, "a value has at most 2^31 - 1 bytes")
        lengths.append(CInt(bytes.count - begin))
        formats.append(1)
        offsets.append(begin)
    }

    private mutating func encode(_ value: PostgresValue) -> UInt32 {
        switch value {
        case .null:
            return 0
        case .bool(let value):
            bytes.append(value ? 1 : 0)
            return PostgresType.bool
        case .int32(let value):
            put(value)
            return PostgresType.int4
        case .int64(let value):
            put(value)
            return PostgresType.int8
        case .double(let value):
            put(value.bitPattern)
            return PostgresType.float8
        case .text(let value):
            bytes.append(contentsOf: value.utf8)
            return PostgresType.text
        case .bytes(let value):
            bytes.append(contentsOf: value)
            return PostgresType.bytea
        case .uuid(let value):
            bytes.append(contentsOf: value)
            return PostgresType.uuid
        default:
            return encodeArray(value)
        }
    }

    private mutating func encodeArray(_ value: PostgresValue) -> UInt32 {
        switch value {
        case .boolArray(let items):
            array(of: PostgresType.bool, items) { $0.bytes.append($1 ? 1 : 0) }
            return PostgresType.boolArray
        case .int32Array(let items):
            array(of: PostgresType.int4, items) { $0.put($1) }
            return PostgresType.int4Array
        case .int64Array(let items):
            array(of: PostgresType.int8, items) { $0.put($1) }
            return PostgresType.int8Array
        case .doubleArray(let items):
            array(of: PostgresType.float8, items) { $0.put($1.bitPattern) }
            return PostgresType.float8Array
        case .textArray(let items):
            array(of: PostgresType.text, items) { $0.bytes.append(contentsOf: $1.utf8) }
            return PostgresType.textArray
        case .bytesArray(let items):
            array(of: PostgresType.bytea, items) { $0.bytes.append(contentsOf: $1) }
            return PostgresType.byteaArray
        case .uuidArray(let items):
            array(of: PostgresType.uuid, items) { $0.bytes.append(contentsOf: $1) }
            return PostgresType.uuidArray
        case .null, .bool, .int32, .int64, .double, .text, .bytes, .uuid:
            preconditionFailure("no array")
        }
    }

    /// The form of `array_recv`: dimensions, whether there are NULLs, the items' type, then per dimension its length
    /// and lower bound, then the items, each behind its length.
    private mutating func array<Item>(
        of type: UInt32, _ items: [Item?], _ encode: (inout EncodedParameters, Item) -> Void
    ) {
        put(Int32(items.isEmpty ? 0 : 1))
        put(Int32(items.contains { $0 == nil } ? 1 : 0))
        put(type)
        guard !items.isEmpty else { return }
        put(Int32(items.count))
        put(Int32(1))
        for item in items {
            guard let item else {
                put(Int32(-1))
                continue
            }
            let place = bytes.count
            put(Int32(0))
            encode(&self, item)
            let length = UInt32(bytes.count - place - 4)
            for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index)) }
        }
    }

    /// Appends an integer, high byte first.
    private mutating func put<Number: FixedWidthInteger>(_ number: Number) {
        var shift = Number.bitWidth - 8
        while shift >= 0 {
            bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
            shift -= 8
        }
    }
}
