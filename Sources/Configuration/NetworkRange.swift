/// IP addresses that begin with the same bits, as a configuration writes them: `10.0.0.0/8`, `"fd00::/8"`, or one
/// address.
public struct NetworkRange: Hashable, Sendable, CustomStringConvertible {
    /// As written.
    public let description: String

    /// Reads the form of the configuration; nil for anything else, names and addresses in brackets among it.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let isIPv4 = NetworkAddress.isIPv4(parts[0])
        guard isIPv4 || NetworkAddress.isIPv6(parts[0]) else { return nil }
        if parts.count == 2 {
            let digits = parts[1].utf8
            guard (1...3).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
                digits.count == 1 || parts[1].first != "0", let bits = Int(parts[1]), bits <= (isIPv4 ? 32 : 128)
            else { return nil }
        }
        description = text
    }
}

extension ConfigurationSection {
    /// A list of ranges of addresses; empty when absent.
    func ranges(_ key: String, countMax: Int = 256) -> [NetworkRange] {
        (value(key)?.elements(countMax: countMax) ?? []).compactMap { element in
            guard let text = element.string() else { return nil }
            if let range = NetworkRange(text) { return range }
            element.report("must be an IP address, or a range of them as in \"10.0.0.0/8\" or \"fd00::/8\"")
            return nil
        }
    }
}
