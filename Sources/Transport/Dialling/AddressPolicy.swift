public import Kernel

/// Which addresses may be connected to.
///
/// It is asked about the very address that goes to the kernel, after resolution, so a name cannot be pointed elsewhere
/// between the check and the use.
public enum AddressPolicy: Hashable, Sendable {
    /// Every address: for clients whose very purpose is such an address, and for tests.
    case any
    /// Every address but those at which clouds give an instance its credentials: for hosts that configuration names.
    ///
    /// A private address is the operator's to choose; that one would turn a mistyped or planted host name into the
    /// keys of the machine. Refused are the ranges of Amazon, Google, Azure, Oracle and Alibaba that are known for it,
    /// and every IPv6 form that hides such an IPv4 address.
    case exceptInstanceMetadata
    /// Only addresses of the public internet: for URLs that came from outside.
    ///
    /// Refused are this host and this network, private, shared (carrier), loopback, link-local, multicast, reserved,
    /// documentation and benchmark ranges (RFC 6890 and its registries), the addresses where clouds keep instance
    /// secrets, and every IPv6 form that hides such an IPv4 address.
    case publicOnly

    /// The address may be connected to.
    public func allows(_ address: SocketAddress) -> Bool {
        switch self {
        case .any: true
        case .exceptInstanceMetadata:
            address.isV6
                ? !Self.isInstanceMetadataV6(address.bytes)
                : !Self.isInstanceMetadataV4(address.bytes[0], address.bytes[1], address.bytes[2], address.bytes[3])
        case .publicOnly:
            address.isV6
                ? Self.isPublicV6(address.bytes)
                : Self.isPublicV4(address.bytes[0], address.bytes[1], address.bytes[2], address.bytes[3])
        }
    }

    private static func isInstanceMetadataV4(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Bool {
        switch (a, b, c, d) {
        // The instance's own (Amazon, Google, Azure, Oracle), and what tasks and pods are given (Amazon).
        case (169, 254, 169, _), (169, 254, 170, _): true
        // Oracle's older one, Alibaba's, and Azure's host agent.
        case (192, 0, 0, 192), (100, 100, 100, 200), (168, 63, 129, 16): true
        default: false
        }
    }

    private static func isInstanceMetadataV6(_ bytes: [UInt8]) -> Bool {
        if hidesV4(bytes) { return isInstanceMetadataV4(bytes[12], bytes[13], bytes[14], bytes[15]) }
        // 6to4 (RFC 3056), which a relay of the operator's own may still carry.
        if bytes[0] == 0x20, bytes[1] == 0x02 { return isInstanceMetadataV4(bytes[2], bytes[3], bytes[4], bytes[5]) }
        let zeros = bytes[4..<14].allSatisfy { $0 == 0 }
        switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        // fd00:ec2::254 and fd00:ec2::23, Amazon's.
        case (0xfd, 0x00, 0x0e, 0xc2): return zeros && [[0x02, 0x54], [0x00, 0x23]].contains(Array(bytes[14...]))
        // fd20:ce::254, Google's.
        case (0xfd, 0x20, 0x00, 0xce): return zeros && Array(bytes[14...]) == [0x02, 0x54]
        default: return false
        }
    }

    /// The last four bytes are an IPv4 address: as `::ffff:a.b.c.d`, or as `64:ff9b::a.b.c.d`, which reaches it
    /// through a translator (RFC 6052).
    private static func hidesV4(_ bytes: [UInt8]) -> Bool {
        let head = UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
        guard bytes[4..<10].allSatisfy({ $0 == 0 }) else { return false }
        let isMapped = head == 0 && bytes[10] == 0xff && bytes[11] == 0xff
        return isMapped || head == 0x0064_ff9b && bytes[10] == 0 && bytes[11] == 0
    }

    private static func isPublicV4(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Bool {
        switch (a, b, c, d) {
        case (0, _, _, _), (10, _, _, _), (127, _, _, _): false
        case (100, 64...127, _, _): false
        case (169, 254, _, _): false
        case (172, 16...31, _, _): false
        case (192, 168, _, _), (192, 0, 0, _): false
        case (192, 0, 2, _), (198, 51, 100, _), (203, 0, 113, _): false
        case (192, 88, 99, _): false
        case (198, 18...19, _, _): false
        // Azure's host agent, which answers on a public-looking address.
        case (168, 63, 129, 16): false
        case (224..., _, _, _): false
        default: true
        }
    }

    private static func isPublicV6(_ bytes: [UInt8]) -> Bool {
        let head = UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
        if hidesV4(bytes) { return isPublicV4(bytes[12], bytes[13], bytes[14], bytes[15]) }
        // Only 2000::/3 is given out as global unicast (RFC 4291 section 2.4); the rest is local or reserved.
        guard head >> 29 == 0b001 else { return false }
        switch head {
        // IETF protocol assignments, Teredo and benchmarks among them (2001::/23).
        case 0x2001_0000...0x2001_01ff: return false
        // Documentation (RFC 3849, RFC 9637).
        case 0x2001_0db8, 0x3fff_0000...0x3fff_0fff: return false
        // 6to4, which hides an IPv4 address and is no longer routed (RFC 7526).
        case 0x2002_0000...0x2002_ffff: return false
        default: return true
        }
    }
}
