/// The text of a number taken apart: `significand × 10^exponent`, with the sign apart.
///
/// The significand has no trailing zeros, so `1e3`, `1000` and `1000.0` come out alike.
struct Decimal {
    private var isNegative = false
    private var significand: UInt64 = 0
    private var exponent = 0
    /// Whether the significand holds all the digits; false beyond what 64 bits can.
    private var isExact = true

    /// Takes apart a text that follows RFC 8259 section 6.
    init(_ text: Span<UInt8>) {
        var at = 0
        var zerosPending = 0
        var fractionDigits = 0
        var isFraction = false
        if text[0] == ASCII.minus {
            isNegative = true
            at = 1
        }
        while at < text.count {
            let byte = text[at]
            at += 1
            if byte == ASCII.dot {
                isFraction = true
            } else if byte == ASCII.zero {
                if isFraction { fractionDigits += 1 }
                if significand != 0 { zerosPending += 1 }
            } else if ASCII.isDigit(byte) {
                if isFraction { fractionDigits += 1 }
                // Once inexact, the digits no longer matter.
                while isExact, zerosPending > 0 {
                    zerosPending -= 1
                    append(0)
                }
                zerosPending = 0
                if isExact { append(UInt64(byte - ASCII.zero)) }
            } else {
                exponent = Decimal.exponent(text, from: at)
                break
            }
        }
        exponent += zerosPending - fractionDigits
    }

    /// The value, if it is an integer of 64 bits.
    var int: Int? {
        guard isExact else { return nil }
        guard significand != 0 else { return 0 }
        // No digits follow the point and at least one is not zero: an exponent outside 0 to 18 cannot give an `Int`.
        guard (0...18).contains(exponent) else { return nil }
        var magnitude = significand
        for _ in 0..<exponent {
            let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
            guard !overflows else { return nil }
            magnitude = product
        }
        return isNegative
            ? (magnitude <= Int.min.magnitude ? Int(truncatingIfNeeded: 0 &- magnitude) : nil)
            : Int(exactly: magnitude)
    }

    /// The nearest `Double` to the number in a text, or nil where that would be infinite.
    static func double(_ text: Span<UInt8>) -> Double? {
        let decimal = Decimal(text)
        // Both factors are exact within these bounds, so one multiplication or division rounds once, as it should.
        if decimal.isExact, decimal.significand <= 1 << 53, (-22...22).contains(decimal.exponent) {
            var power = 1.0
            for _ in 0..<decimal.exponent.magnitude { power *= 10 }
            let magnitude = Double(decimal.significand)
            let value = decimal.exponent < 0 ? magnitude / power : magnitude * power
            return decimal.isNegative ? -value : value
        }
        guard let value = Double(String(validated: text, isASCII: true)), value.isFinite else { return nil }
        return value
    }

    private mutating func append(_ digit: UInt64) {
        let (product, overflows) = significand.multipliedReportingOverflow(by: 10)
        let (sum, carries) = product.addingReportingOverflow(digit)
        if overflows || carries { isExact = false } else { significand = sum }
    }

    /// The number behind the exponent mark, held within what no length of text can bring back into range.
    private static func exponent(_ text: Span<UInt8>, from start: Int) -> Int {
        let bound = 1 << 40
        var value = 0
        for at in start..<text.count where ASCII.isDigit(text[at]) {
            value = min(value * 10 + Int(text[at] - ASCII.zero), bound)
        }
        return text[start] == ASCII.minus ? -value : value
    }
}
