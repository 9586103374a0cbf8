import Crypto
import Domain

/// The name by which the platform knows a user (`PROTOCOL.md`, section 4).
enum CCAIIdentity {
    /// The `identifier` of a session's user: a fresh UUID for an anonymous one, which is merged with the known user's
    /// later and is nobody else's.
    static func identifier(of user: UserProfile, vendorUserID: String) -> String {
        guard user.isAnonymous else { return vendorUserID }
        return uuid(.random(in: .min ... .max), .random(in: .min ... .max))
    }

    /// A UUID of version 4 (RFC 9562, section 5.4) with these random bits.
    static func uuid(_ high: UInt64, _ low: UInt64) -> String {
        let first = high & 0xffff_ffff_ffff_0fff | 0x4000
        let second = low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        var bytes: [UInt8] = []
        for word in [first, second] {
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
        let digits = String(decoding: Hex.encode(bytes.span), as: UTF8.self)
        var parts: [Substring] = []
        var rest = Substring(digits)
        for count in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        assert(rest.isEmpty, "A UUID has 32 digits.")
        return parts.joined(separator: "-")
    }
}
