import Kernel
import Transport

/// The judgement on a host whose name only the proxy resolves.
enum ProxiedHost {
    /// Whether it may be asked of the proxy.
    ///
    /// An address is judged as if we connected to it ourselves. Of a name nobody here knows the address; refused are
    /// those that name the proxy's own machine, and the numbers that some resolvers take for addresses, such as
    /// `2130706433` and `0x7f.1`, which would lead around the judgement.
    ///
    /// - Parameter privateLike: hosts of which one has to be private by its text, so that a private one may be asked.
    static func isAllowed(_ host: String, by policy: AddressPolicy, privateLike: [String] = []) -> Bool {
        let policy = policy == .publicOnly && privateLike.contains(where: isPrivate) ? .exceptInstanceMetadata : policy
        if policy == .any { return true }
        if let address = SocketAddress(host: host, port: 0) { return policy.allows(address) }
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.last?.isEmpty == true { labels.removeLast() }
        guard let last = labels.last, !isNumber(last) else { return false }
        return policy != .publicOnly || last.lowercased() != "localhost"
    }

    private static func isPrivate(_ host: String) -> Bool {
        if let address = SocketAddress(host: host, port: 0) { return !AddressPolicy.publicOnly.allows(address) }
        return host == "localhost" || host.hasSuffix(".localhost")
    }

    private static func isNumber(_ label: Substring) -> Bool {
        let bytes = label.lowercased().utf8
        if bytes.starts(with: "0x".utf8) { return true }
        return bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
