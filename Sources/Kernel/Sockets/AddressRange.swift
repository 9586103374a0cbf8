/// The IP addresses that begin with the same bits: `10.0.0.0/8`, `2001:db8::/32`, or one address.
///
/// An IPv4 address written as IPv6 (`::ffff:192.0.2.1`, RFC 4291 section 2.5.5.2) is the IPv4 address, here and in what
/// is looked for.
public struct AddressRange: Hashable, Sendable, CustomStringConvertible {
    /// 4 or 16 bytes; all beyond the first `bits` bits are 0.
    private let bytes: [UInt8]
    private let bits: Int

    /// Reads `address/bits`, or an address, which is a range of one; nil for anything else.
    ///
    /// Bits of the address beyond the first `bits` count for nothing.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = SocketAddress(host: String(parts[0]), port: 0) else { return nil }
        let plain = address.unmapped
        let most = address.bytes.count * 8
        var bits = most
        if parts.count == 2 {
            guard (1...3).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(parts[1]), number <= most
            else { return nil }
            bits = number
        }
        if plain.bytes.count < address.bytes.count {
            // The range must lie within what stands for IPv4.
            guard bits >= 96 else { return nil }
            bits -= 96
        }
        var bytes = plain.bytes
        for index in bytes.indices {
            let kept = min(max(bits - index * 8, 0), 8)
            bytes[index] &= UInt8(truncatingIfNeeded: 0xFF00 >> kept)
        }
        self.bytes = bytes
        self.bits = bits
    }

    /// Whether the address, whatever its port, is one of these.
    public func contains(_ address: SocketAddress) -> Bool {
        let other = address.unmapped.bytes
        guard other.count == bytes.count else { return false }
        for index in 0..<(bits + 7) / 8 {
            let kept = min(bits - index * 8, 8)
            guard other[index] & UInt8(truncatingIfNeeded: 0xFF00 >> kept) == bytes[index] else { return false }
        }
        return true
    }

    /// `10.0.0.0/8`.
    public var description: String {
        guard let address = SocketAddress(bytes: bytes, port: 0) else { return "?" }
        return "\(address.host)/\(bits)"
    }
}

extension [AddressRange] {
    /// Whether the address is in one of the ranges.
    public func contains(_ address: SocketAddress) -> Bool { contains { $0.contains(address) } }
}

extension SocketAddress {
    /// The IPv4 address that this IPv6 address is written for (RFC 4291 section 2.5.5.2); itself where it is not.
    public var unmapped: SocketAddress {
        guard bytes.count == 16, bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF
        else { return self }
        return SocketAddress(bytes: Array(bytes[12...]), port: port) ?? self
    }
}
