import Kernel

/// The origins that are reached without the proxy.
///
/// Names are compared without case and as they stand in the address: nothing is looked up, since the proxy is the one
/// that resolves names.
public struct ProxyBypass: Sendable, Hashable {
    private var names: Set<String> = []
    /// With the dot in front.
    private var suffixes: [String] = []
    private var ranges: [AddressRange] = []

    /// None.
    public init() {}

    /// Reads patterns: a name is that name, `.corp` and `*.corp` are all names below it, an address or a range such as
    /// `10.0.0.0/8` is all literal addresses in it; nil if one is none of these.
    public init?(_ patterns: [String]) {
        for pattern in patterns {
            if let range = AddressRange(Self.unbracketed(pattern)) {
                ranges.append(range)
                continue
            }
            let isSuffix = pattern.hasPrefix("*.") || pattern.hasPrefix(".")
            let name = Self.normal(isSuffix ? pattern.drop { $0 == "*" }.dropFirst() : pattern[...])
            guard !name.isEmpty, !name.hasPrefix("."), name.utf8.allSatisfy({ Self.isNameByte($0) })
            else { return nil }
            if isSuffix { suffixes.append("." + name) } else { names.insert(name) }
        }
    }

    /// Whether this host, a name or an address without brackets, is reached straight.
    public func contains(_ host: String) -> Bool {
        if names.isEmpty, suffixes.isEmpty, ranges.isEmpty { return false }
        if let address = SocketAddress(host: host, port: 0) { return ranges.contains(address) }
        let name = Self.normal(host)
        return names.contains(name) || suffixes.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    /// In small letters, without the dot of the root.
    private static func normal(_ name: some StringProtocol) -> String {
        let small = name.lowercased()
        return small.hasSuffix(".") ? String(small.dropLast()) : small
    }

    private static func unbracketed(_ text: String) -> String {
        text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
