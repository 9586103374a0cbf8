/// An IP address and a port to listen on: `127.0.0.1:8080`, `[::1]:8080`.
public struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address without brackets, as written.
    public let host: String
    /// 0 to 65535; 0 lets the kernel choose.
    public let port: Int

    /// True for an IPv6 address.
    public var isIPv6: Bool { host.utf8.contains(UInt8(ascii: ":")) }

    /// The form of the configuration.
    public var description: String { isIPv6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Reads the form of the configuration; nil for anything else.
    ///
    /// Names are not looked up, but `localhost` stands for 127.0.0.1.
    public init?(_ text: String) {
        guard let (host, port) = Self.split(text), let port else { return nil }
        if host.hasPrefix("[") {
            let inner = host.dropFirst().dropLast()
            guard Self.isIPv6(inner) else { return nil }
            self.host = String(inner)
        } else if host == "localhost" {
            self.host = "127.0.0.1"
        } else {
            guard Self.isIPv4(host) else { return nil }
            self.host = String(host)
        }
        self.port = port
    }

    /// Splits `host[:port]`; a host in brackets keeps them.
    ///
    /// Nil when a port is written that is none.
    static func split(_ text: some StringProtocol) -> (host: Substring, port: Int?)? {
        let text = Substring(text)
        let host: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[...end]
        } else {
            host = text.prefix { $0 != ":" }
        }
        let rest = text[host.endIndex...]
        if rest.isEmpty { return (host, nil) }
        let digits = rest.dropFirst().utf8
        guard rest.first == ":", (1...5).contains(digits.count), digits.allSatisfy(\.isDigit),
            let port = Int(rest.dropFirst()), port <= 65_535
        else { return nil }
        return (host, port)
    }

    /// Four decimal numbers without leading zeros (RFC 3986 section 3.2.2, `IPv4address`).
    static func isIPv4(_ text: some StringProtocol) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy(\.isDigit)
                    && (part.count == 1 || part.first != UInt8(ascii: "0"))
                    && part.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
            }
    }

    /// The text forms of RFC 4291 section 2.2, without a zone.
    static func isIPv6(_ text: some StringProtocol) -> Bool {
        let colon = UInt8(ascii: ":")
        var groups = Array(text.utf8).split(separator: colon, omittingEmptySubsequences: false)
        guard groups.count >= 3 else { return false }
        // "::" at an end gives two empty groups there; one of them is enough.
        if groups[0].isEmpty {
            guard groups[1].isEmpty else { return false }
            groups.removeFirst()
        }
        if groups[groups.count - 1].isEmpty {
            guard groups[groups.count - 2].isEmpty else { return false }
            groups.removeLast()
        }
        let gaps = groups.filter(\.isEmpty).count
        guard gaps <= 1 else { return false }
        var width = groups.count - gaps
        for (index, group) in groups.enumerated() where !group.isEmpty {
            let isLast = index == groups.count - 1
            if isLast, isIPv4(String(decoding: group, as: UTF8.self)) {
                width += 1
            } else {
                guard group.count <= 4, group.allSatisfy(\.isHexadecimal) else { return false }
            }
        }
        return gaps == 1 ? width <= 7 : width == 8
    }

    /// An IP address, or a host name of letters, digits, `-`, `_` and `.` (RFC 1123 section 2.1).
    static func isHost(_ text: some StringProtocol) -> Bool {
        if text.hasPrefix("[") { return text.hasSuffix("]") && isIPv6(text.dropFirst().dropLast()) }
        let labels = Array(text.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return text.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.count)
                    && label.allSatisfy {
                        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                    }
                    && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
            }
    }
}

/// The rules for web addresses in a configuration.
enum WebAddress {
    /// True for `scheme://host[:port]` with nothing behind it, as browsers send `Origin` (RFC 6454 section 7).
    ///
    /// Lower case only, since an origin is compared as text. Other schemes than `http` and `https` are let in: apps on
    /// phones have origins such as `capacitor://localhost`.
    static func isOrigin(_ text: String) -> Bool {
        guard text == text.lowercased(), let (scheme, rest) = schemeAndRest(text), !rest.isEmpty,
            let (host, port) = NetworkAddress.split(rest), NetworkAddress.isHost(host)
        else { return false }
        // A browser leaves the usual port out, so one that is written would never match.
        return !(scheme == "http" && port == 80) && !(scheme == "https" && port == 443)
    }

    /// The text without slashes at its end when it is `http[s]://host[:port][/path]` without user, query and fragment.
    static func base(_ text: String) -> String? {
        guard let (scheme, rest) = schemeAndRest(text), scheme == "http" || scheme == "https",
            let (host, _) = NetworkAddress.split(rest.prefix { $0 != "/" }), NetworkAddress.isHost(host),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        else { return nil }
        var base = Substring(text)
        while base.hasSuffix("/") { base = base.dropLast() }
        return String(base)
    }

    private static func schemeAndRest(_ text: String) -> (scheme: Substring, rest: Substring)? {
        let scheme = text.prefix { $0 != ":" }
        let rest = text[scheme.endIndex...]
        let isScheme =
            scheme.utf8.first?.isLetter == true
            && scheme.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
        guard isScheme, rest.hasPrefix("://") else { return nil }
        return (scheme, rest.dropFirst(3))
    }
}
