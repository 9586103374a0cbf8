/// The fields of a message in their order, several per name where they came so.
///
/// All lines lie in one block of bytes as they stand on the wire, with a small record for each; Strings are made only
/// when asked for, and writing a head is one copy. Names compare without case, values byte for byte. What is in here is
/// valid: no control byte in a value, every name a token.
public struct HTTPFields: Sendable {
    /// The bytes before the lines, then `Name: value` lines each with its line end, and nothing after them.
    var block: [UInt8]
    /// Where the first line begins in `block`.
    var linesStart: Int
    /// One for each line, in order.
    var records: [Record]
    /// Bit `rawValue & 63` of each known name; a clear bit means the name is not there.
    var presence: UInt64

    /// Where one line has its name and value.
    struct Record: Sendable {
        var nameStart: UInt32
        var valueStart: UInt32
        var valueCount: UInt32
        var nameCount: UInt16
        /// The raw value of the known name, or 0.
        var code: UInt8

        var nameRange: Range<Int> { Int(nameStart)..<(Int(nameStart) + Int(nameCount)) }
        var valueRange: Range<Int> { Int(valueStart)..<(Int(valueStart) + Int(valueCount)) }
    }

    /// No fields; allocates nothing.
    public init() {
        block = []
        linesStart = 0
        records = []
        presence = 0
    }

    init(block: [UInt8], linesStart: Int, records: [Record], presence: UInt64) {
        self.block = block
        self.linesStart = linesStart
        self.records = records
        self.presence = presence
    }

    /// The first value of `name`, or nil.
    public subscript(name: HTTPFieldName) -> String? {
        index(of: name).map(value(at:))
    }

    /// The first value of `name`, or nil.
    public subscript(name: String) -> String? {
        index(of: name).map(value(at:))
    }

    /// Whether there is at least one line of `name`.
    public func contains(_ name: HTTPFieldName) -> Bool { index(of: name) != nil }

    /// The value of every line of `name`, in order.
    public func values(of name: HTTPFieldName) -> [String] {
        presence & Self.bit(name.rawValue) == 0
            ? [] : records.indices.filter { records[$0].code == name.rawValue }.map(value(at:))
    }

    /// The value of every line of `name`, in order.
    public func values(of name: String) -> [String] { indices(of: name).map(value(at:)) }

    /// All values of `name` as one list, joined by `, ` (RFC 9110 section 5.3), or nil if there is none.
    public func combined(_ name: HTTPFieldName) -> String? {
        guard let first = index(of: name) else { return nil }
        let all = values(of: name)
        return all.count == 1 ? value(at: first) : all.joined(separator: ", ")
    }

    /// Whether the list under `name` has the element `token`, compared without case.
    ///
    /// For lists of plain tokens, such as `Connection` and `Upgrade`; `token` is written in small letters.
    public func hasToken(_ name: HTTPFieldName, _ token: StaticString) -> Bool {
        guard presence & Self.bit(name.rawValue) != 0 else { return false }
        for record in records where record.code == name.rawValue {
            var list = ListCursor(record.valueRange)
            while let element = list.next(in: block.span) {
                if token.matchesIgnoringCase(block.span, in: element) { return true }
            }
        }
        return false
    }

    /// The position of the first line of `name`, or nil.
    @inline(__always)
    public func index(of name: HTTPFieldName) -> Int? {
        guard presence & Self.bit(name.rawValue) != 0 else { return nil }
        for index in records.indices where records[index].code == name.rawValue { return index }
        return nil
    }

    /// The bytes of the value at `index`, without a copy.
    @_lifetime(borrow self)
    public func valueBytes(at index: Int) -> Span<UInt8> {
        block.span.extracting(records[index].valueRange)
    }

    /// The bytes of the name at `index`, as they were spelled, without a copy.
    @_lifetime(borrow self)
    public func nameBytes(at index: Int) -> Span<UInt8> {
        block.span.extracting(records[index].nameRange)
    }

    /// The value at `index`; bytes that are no UTF-8 become U+FFFD.
    public func value(at index: Int) -> String {
        String(decoding: block[records[index].valueRange], as: UTF8.self)
    }

    /// The name at `index` as it was spelled.
    public func name(at index: Int) -> String {
        String(decoding: block[records[index].nameRange], as: UTF8.self)
    }

    /// The known name at `index`, or nil for any other.
    public func knownName(at index: Int) -> HTTPFieldName? { HTTPFieldName(rawValue: records[index].code) }

    @inline(__always)
    static func bit(_ code: UInt8) -> UInt64 { 1 &<< UInt64(code & 63) }

    /// The positions of all lines of `name`.
    func indices(of name: String) -> [Int] {
        var found: [Int] = []
        var start = 0
        while let index = index(of: name, from: start) {
            found.append(index)
            start = index + 1
        }
        return found
    }

    /// The position of the first line of `name` from one on, or nil; allocates nothing.
    func index(of name: String, from start: Int = 0) -> Int? {
        let wanted = name.utf8Span.span
        let code = HTTPFieldName.code(of: wanted, from: 0, count: wanted.count)
        if code != 0, presence & Self.bit(code) == 0 { return nil }
        var index = start
        while index < records.count {
            if records[index].code == code, code != 0 || hasName(records[index], wanted) { return index }
            index += 1
        }
        return nil
    }

    private func hasName(_ record: Record, _ wanted: Span<UInt8>) -> Bool {
        guard Int(record.nameCount) == wanted.count else { return false }
        let bytes = block.span
        let start = Int(record.nameStart)
        for place in wanted.indices
        where ASCII.lowercase(bytes[start + place]) != ASCII.lowercase(wanted[place]) { return false }
        return true
    }
}

/// One field line: the name as it was spelled, and the value.
public struct HTTPField: Hashable, Sendable {
    /// The name as it was spelled.
    public let name: String
    /// The value without white space around it.
    public let value: String

    /// A pair; nothing is checked here, only where it is appended to `HTTPFields`.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

extension HTTPFields: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { records.count }
    /// The line at `index` as two Strings.
    public subscript(index: Int) -> HTTPField { HTTPField(name: name(at: index), value: value(at: index)) }
}

extension HTTPFields: Equatable {
    /// Same names without case, same values byte for byte, in the same order.
    public static func == (left: HTTPFields, right: HTTPFields) -> Bool {
        guard left.count == right.count else { return false }
        for (one, other) in zip(left.records, right.records) {
            guard one.code == other.code,
                left.block[one.valueRange].elementsEqual(right.block[other.valueRange]),
                left.block[one.nameRange].lazy.map(ASCII.lowercase)
                    .elementsEqual(right.block[other.nameRange].lazy.map(ASCII.lowercase))
            else { return false }
        }
        return true
    }
}
