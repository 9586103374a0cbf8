/// The 128 bits behind every id: a UUIDv7 (RFC 9562 section 5.7) whose `rand_a` field holds the bucket.
///
/// The text form is 26 characters of Crockford base 32, most significant first, so text order is time order.
@frozen public struct Identifier: Hashable, Comparable, Sendable {
    /// Bits 127…64: 48 of time in milliseconds, 4 of version, 12 of bucket.
    public let high: UInt64
    /// Bits 63…0: 2 of variant, 62 random.
    public let low: UInt64

    /// Takes the two halves as they are.
    @inlinable public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Makes a UUIDv7 from a time in milliseconds since the Unix epoch, a bucket, and 64 random bits (62 are used).
    public init(milliseconds: Int64, bucket: Bucket, random: UInt64) {
        high = UInt64(truncatingIfNeeded: milliseconds) << 16 | 0x7000 | UInt64(bucket.rawValue)
        low = 0x8000_0000_0000_0000 | random >> 2
    }

    /// The bucket that the maker put in.
    @inlinable public var bucket: Bucket { Bucket(rawValue: UInt16(truncatingIfNeeded: high & 0xfff)) }

    /// When the id was made, in milliseconds since the Unix epoch.
    public var milliseconds: Int64 { Int64(high >> 16) }

    /// The 16 bytes, most significant first.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        for half in [high, low] {
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(shift)))
            }
        }
        return bytes
    }

    /// Reads exactly 16 bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for i in 0..<8 { high = high << 8 | UInt64(bytes[i]) }
        for i in 8..<16 { low = low << 8 | UInt64(bytes[i]) }
        self.init(high: high, low: low)
    }

    /// Orders by time, then bucket, then chance.
    @inlinable public static func < (a: Identifier, b: Identifier) -> Bool {
        a.high != b.high ? a.high < b.high : a.low < b.low
    }

    /// Appends the 26 characters.
    public func append(to text: inout [UInt8]) {
        text.append(addingCapacity: 26) { write(to: &$0) }
    }

    /// Writes the 26 characters; there is room for them.
    func write(to text: inout OutputSpan<UInt8>) {
        // 26 characters hold 130 bits: the first carries three, and one straddles the halves.
        text.append(Base32.digits[Int(high >> 61)])
        var shift = 56
        while shift > 0 {
            text.append(Base32.digits[Int(truncatingIfNeeded: high >> UInt64(shift)) & 31])
            shift -= 5
        }
        text.append(Base32.digits[Int((high & 1) << 4 | low >> 60)])
        shift = 55
        while shift >= 0 {
            text.append(Base32.digits[Int(truncatingIfNeeded: low >> UInt64(shift)) & 31])
            shift -= 5
        }
    }

    /// Reads 26 characters of upper or lower case; anything else is refused with `nil`.
    public init?(text: some Collection<UInt8>) {
        let bytes = Array(text)
        self.init(text: bytes.span)
    }

    /// Reads 26 characters of upper or lower case; anything else is refused with `nil`.
    init?(text: Span<UInt8>) {
        guard text.count == 26 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for i in text.indices {
            let digit = Base32.values[Int(text[i])]
            guard digit < 32, i > 0 || digit < 8 else { return nil }
            high = high << 5 | low >> 59
            low = low << 5 | UInt64(digit)
        }
        self.init(high: high, low: low)
    }
}

/// A share of all users: 12 bits that say which loop, process and shard serves them.
@frozen public struct Bucket: Hashable, Sendable {
    /// 0…4095.
    public let rawValue: UInt16

    /// Takes the low 12 bits.
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue & 0xfff }

    /// The bucket of a user of an app: FNV-1a over both, so that it never changes between versions.
    public init(app: String, userID: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        for byte in app.utf8 { mix(byte) }
        mix(0)
        for byte in userID.utf8 { mix(byte) }
        hash ^= hash >> 32
        self.init(rawValue: UInt16(truncatingIfNeeded: hash ^ hash >> 16))
    }
}

/// An id of one kind: a prefix that names the kind, and an ``Identifier``.
public protocol PrefixedID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The prefix with its underscore, such as `ses_`.
    static var prefix: StaticString { get }
    /// The bits.
    var value: Identifier { get }
    /// Takes the bits.
    init(_ value: Identifier)
}

extension PrefixedID {
    /// Reads prefix and 26 characters; anything else is refused with `nil`.
    public init?(_ text: String) {
        self.init(utf8: text.utf8Span.span)
    }

    /// Reads prefix and 26 characters as UTF-8.
    public init?(utf8: ArraySlice<UInt8>) {
        self.init(utf8: utf8.span)
    }

    private init?(utf8: Span<UInt8>) {
        let length = Self.prefix.utf8CodeUnitCount
        guard utf8.count == length + 26 else { return nil }
        let hasPrefix = Self.prefix.withUTF8Buffer { prefix in
            prefix.indices.allSatisfy { unsafe prefix[$0] == utf8[$0] }
        }
        guard hasPrefix, let value = Identifier(text: utf8.extracting(length...)) else { return nil }
        self.init(value)
    }

    /// The text form.
    public var description: String {
        let length = Self.prefix.utf8CodeUnitCount + 26
        return unsafe String(unsafeUninitializedCapacity: length) { buffer in
            var text = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
            write(to: &text)
            return unsafe text.finalize(for: buffer)
        }
    }

    /// Appends the text form as UTF-8.
    public func append(to text: inout [UInt8]) {
        text.append(addingCapacity: Self.prefix.utf8CodeUnitCount + 26) { write(to: &$0) }
    }

    private func write(to text: inout OutputSpan<UInt8>) {
        Self.prefix.withUTF8Buffer { prefix in
            for index in prefix.indices { unsafe text.append(prefix[index]) }
        }
        value.write(to: &text)
    }

    /// Orders by the bits.
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
