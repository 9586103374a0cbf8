// Comparisons of spans with constants. No pointer leaves this file.

extension Span<UInt8> {
    /// Whether these are the bytes of `text`.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { buffer in
            for index in 0..<count where unsafe buffer[index] != self[index] { return false }
            return true
        }
    }

    /// The number that 1 to `digits` digits spell, or nil.
    func decimal(digits: Int) -> Int? {
        guard count > 0, count <= digits else { return nil }
        var value = 0
        for index in 0..<count {
            guard self[index] &- UInt8(ascii: "0") < 10 else { return nil }
            value = value &* 10 &+ Int(self[index] &- UInt8(ascii: "0"))
        }
        return value
    }
}
