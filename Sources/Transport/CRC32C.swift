/// The checksum of RFC 9260 appendix A (Castagnoli), a byte at a time.
struct CRC32C {
    /// The effect of each byte on the lowest byte of the register.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { register, _ in register & 1 == 0 ? register >> 1 : register >> 1 ^ 0x82F6_3B78 }
    }

    private var register = UInt32.max

    /// Takes the next byte.
    mutating func add(_ byte: UInt8) {
        register = register >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: register) ^ byte)]
    }

    /// The checksum of what came so far.
    var value: UInt32 { ~register }
}
