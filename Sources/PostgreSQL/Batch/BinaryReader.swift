/// Reads values in the server's binary form; `nil` for bytes that are none.
enum BinaryReader {
    /// An integer of 1 to 8 bytes, high byte first.
    static func integer(_ bytes: Span<UInt8>, isSigned: Bool) -> Int64? {
        guard !bytes.isEmpty, bytes.count <= 8 else { return nil }
        var bits: UInt64 = isSigned && bytes[0] & 0x80 != 0 ? .max : 0
        for index in bytes.indices { bits = bits << 8 | UInt64(bytes[index]) }
        return Int64(bitPattern: bits)
    }

    /// A number of 4 or 8 bytes (IEEE 754).
    static func double(_ bytes: Span<UInt8>) -> Double? {
        guard bytes.count == 4 || bytes.count == 8, let bits = integer(bytes, isSigned: false) else { return nil }
        return bytes.count == 4
            ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: UInt64(bitPattern: bits))
    }

    /// Characters in UTF-8.
    static func text(_ bytes: Span<UInt8>) -> String? {
        guard let text = try? UTF8Span(validating: bytes) else { return nil }
        return String(copying: text)
    }

    /// An array without or of one dimension, in the form of `array_send`.
    static func array<Item>(_ bytes: Span<UInt8>, _ decode: (Span<UInt8>) -> Item?) -> [Item?]? {
        guard bytes.count >= 12, let dimensions = integer(bytes.extracting(0..<4), isSigned: true) else { return nil }
        if dimensions == 0 { return [] }
        guard dimensions == 1, bytes.count >= 20, let count = integer(bytes.extracting(12..<16), isSigned: true),
            count >= 0, count <= Int64(bytes.count / 4)
        else { return nil }
        var items: [Item?] = []
        items.reserveCapacity(Int(count))
        var place = 20
        for _ in 0..<count {
            guard place + 4 <= bytes.count, let length = integer(bytes.extracting(place..<place + 4), isSigned: true)
            else { return nil }
            place += 4
            guard length >= 0 else {
                items.append(nil)
                continue
            }
            guard place + Int(length) <= bytes.count, let item = decode(bytes.extracting(place..<place + Int(length)))
            else { return nil }
            items.append(item)
            place += Int(length)
        }
        return items
    }
}
