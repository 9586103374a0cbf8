/// `host [":" port]` in bytes: RFC 3986 section 3.2 without user information.
struct Authority {
    /// The host, with its brackets if it is an IPv6 literal.
    var host: Range<Int>
    var port: UInt16?

    /// Reads the authority that fills `range`, or gives nil if it is none.
    ///
    /// An empty host, an empty port, a port over 65535 and a zone identifier are refused.
    static func reading(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Authority? {
        guard let first = range.first else { return nil }
        var index = first
        if bytes[first] == 0x5b {
            guard let close = bytes.firstIndex(of: 0x5d, in: range), isIPv6(bytes, (first + 1)..<close) else {
                return nil
            }
            index = close + 1
        } else {
            while index < range.upperBound, ByteSet.host.contains(bytes[index]) {
                if bytes[index] == ASCII.percent {
                    guard index + 2 < range.upperBound, ByteSet.hex.contains(bytes[index + 1]),
                        ByteSet.hex.contains(bytes[index + 2])
                    else { return nil }
                }
                index &+= 1
            }
        }
        guard index > first else { return nil }
        let host = first..<index
        guard index < range.upperBound else { return Authority(host: host, port: nil) }
        guard bytes[index] == ASCII.colon, let port = port(bytes, (index + 1)..<range.upperBound) else { return nil }
        return Authority(host: host, port: port)
    }

    private static func port(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt16? {
        guard !range.isEmpty, range.count <= 5 else { return nil }
        var value = 0
        for index in range {
            guard ASCII.isDigit(bytes[index]) else { return nil }
            value = value * 10 + Int(bytes[index] &- ASCII.zero)
        }
        return UInt16(exactly: value)
    }

    /// Groups of one to four digits between colons, `::` at most once, an IPv4 tail allowed: RFC 3986 section 3.2.2.
    static func isIPv6(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var groups = 0
        var hasGap = false
        var index = range.lowerBound
        if range.count >= 2, bytes[index] == ASCII.colon {
            guard bytes[index + 1] == ASCII.colon else { return false }
            hasGap = true
            index += 2
        }
        while index < range.upperBound {
            let start = index
            while index < range.upperBound, ByteSet.hex.contains(bytes[index]) { index += 1 }
            if index < range.upperBound, bytes[index] == ASCII.dot {
                guard isIPv4(bytes, start..<range.upperBound) else { return false }
                groups += 2
                index = range.upperBound
                break
            }
            guard index > start, index - start <= 4 else { return false }
            groups += 1
            guard index < range.upperBound else { break }
            guard bytes[index] == ASCII.colon, index + 1 < range.upperBound else { return false }
            index += 1
            if bytes[index] == ASCII.colon {
                guard !hasGap else { return false }
                hasGap = true
                index += 1
            }
        }
        return hasGap ? groups <= 7 : groups == 8
    }

    /// Four numbers of at most 255 with dots between.
    static func isIPv4(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var parts = 0
        var value = -1
        for index in range {
            if bytes[index] == ASCII.dot {
                guard value >= 0 else { return false }
                parts += 1
                value = -1
            } else {
                guard ASCII.isDigit(bytes[index]), value != 0 else { return false }
                value = max(value, 0) * 10 + Int(bytes[index] &- ASCII.zero)
                guard value <= 255 else { return false }
            }
        }
        return parts == 3 && value >= 0
    }
}
