/// The peer that one proxy had a request from, as the proxy says in `Forwarded` or `X-Forwarded-For`.
///
/// Whether to believe it is for whoever knows the proxies.
public enum ForwardedHop: Hashable, Sendable {
    /// A host without brackets, which is not checked to be an address; port 0 where none is told.
    case address(host: String, port: UInt16)
    /// The proxy does not know it or does not tell: `unknown`, `_hidden`, or no `for` at all.
    case hidden
    /// The entry has no meaning.
    case malformed

    /// So many proxies may have passed a request on; what others said before them is not looked at.
    public static let countMax = 32

    /// One element of `Forwarded`: RFC 7239 section 4.
    init(element: String) {
        let bytes = Array(element.utf8)
        var cursor = ListCursor(0..<bytes.count, separator: UInt8(ascii: ";"))
        var hop: ForwardedHop?
        while let pair = cursor.next(in: bytes.span) {
            guard let equals = bytes[pair].firstIndex(of: UInt8(ascii: "=")) else {
                self = .malformed
                return
            }
            let name = String(decoding: bytes[pair.lowerBound..<equals], as: UTF8.self)
            let value = FieldValueList.unquoted(String(decoding: bytes[(equals + 1)..<pair.upperBound], as: UTF8.self))
            guard let value, FieldValueList.unquoted(name) == name else {
                self = .malformed
                return
            }
            guard name.lowercased() == "for" else { continue }
            // No parameter may stand there twice.
            hop = hop == nil ? ForwardedHop(node: value) : .malformed
        }
        self = hop ?? .hidden
    }

    /// A node: RFC 7239 section 6.
    private init(node: String) {
        let (host, port, isBracketed) = Self.split(node)
        guard let host, let port else {
            self = .malformed
            return
        }
        if !isBracketed, host == "unknown" || host.utf8.first == UInt8(ascii: "_") {
            let isName = host.utf8.allSatisfy { ByteSet.token.contains($0) }
            self = isName ? .hidden : .malformed
        } else {
            self = isBracketed == host.utf8.contains(UInt8(ascii: ":")) ? .address(host: host, port: port) : .malformed
        }
    }

    /// One element of `X-Forwarded-For`, which nobody has written down: an address, with brackets and port or without.
    init(plain element: String) {
        if element == "unknown" {
            self = .hidden
            return
        }
        // An IPv6 address without brackets has colons, and no port.
        if element.utf8.first != UInt8(ascii: "["), element.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 {
            self = .address(host: element, port: 0)
            return
        }
        let (host, port, isBracketed) = Self.split(element)
        guard let host, let port, isBracketed == host.utf8.contains(UInt8(ascii: ":")) else {
            self = .malformed
            return
        }
        self = .address(host: host, port: port)
    }

    /// Host and port; a port that is hidden as `_name` is 0, and one that is neither is nil.
    private static func split(_ node: String) -> (host: String?, port: UInt16?, isBracketed: Bool) {
        let isBracketed = node.utf8.first == UInt8(ascii: "[")
        let host: Substring
        if isBracketed {
            guard let end = node.firstIndex(of: "]") else { return (nil, nil, true) }
            host = node[...end].dropFirst().dropLast()
        } else {
            host = node.prefix { $0 != ":" }
        }
        guard !host.isEmpty else { return (nil, nil, isBracketed) }
        let rest = node[host.endIndex...].dropFirst(isBracketed ? 1 : 0)
        if rest.isEmpty { return (String(host), 0, isBracketed) }
        let port = rest.dropFirst()
        guard rest.first == ":", !port.isEmpty else { return (String(host), nil, isBracketed) }
        if port.utf8.first == UInt8(ascii: "_") { return (String(host), 0, isBracketed) }
        let isNumber = port.utf8.count <= 5 && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return (String(host), isNumber ? UInt16(port) : nil, isBracketed)
    }
}

extension HTTPFields {
    /// The hops that the last ``ForwardedHop/countMax`` proxies tell, the one nearest to us first: of `Forwarded` where
    /// there is one, else of `X-Forwarded-For`.
    public var forwardedHops: [ForwardedHop] {
        guard contains(.forwarded) else {
            return lastElements(of: .xForwardedFor) { bytes in
                // There are no quotes here, so none that a caller left open can swallow what a proxy appended.
                bytes.split(separator: ASCII.comma).map { bytes.span.trimmingBlanks($0.indices) }.filter { !$0.isEmpty }
            }.map { ForwardedHop(plain: $0) }
        }
        return lastElements(of: .forwarded) { bytes in
            var cursor = ListCursor(0..<bytes.count)
            var ranges: [Range<Int>] = []
            while let range = cursor.next(in: bytes.span) { ranges.append(range) }
            return ranges
        }.map { ForwardedHop(element: $0) }
    }

    /// The last elements of all lines of a name, the very last first.
    private func lastElements(of name: HTTPFieldName, _ divide: ([UInt8]) -> [Range<Int>]) -> [String] {
        var elements: [String] = []
        for value in values(of: name).reversed() {
            let bytes = Array(value.utf8)
            for range in divide(bytes).reversed() {
                guard elements.count < ForwardedHop.countMax else { return elements }
                elements.append(String(decoding: bytes[range], as: UTF8.self))
            }
        }
        return elements
    }
}
