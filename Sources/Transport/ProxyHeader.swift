public import Kernel

/// The header in which a proxy that passes bytes on describes their connection, before the first of them.
///
/// Both forms of haproxy's `proxy-protocol.txt` are read: the line of version 1 and the block of version 2. Pure: does
/// no input or output.
public struct ProxyHeader: Hashable, Sendable {
    /// The longest line of version 1, with its end (section 2.1).
    public static let lineBytesMax = 107
    /// The longest block of version 2 that is read unless told otherwise; the addresses of Unix sockets alone take 232.
    public static let blockBytesMax = 2048

    /// Where the proxied connection comes from; nil where the header names no address of TCP, and the connection is
    /// to be taken for the proxy's own (`UNKNOWN`, `LOCAL`, `UNSPEC`, Unix sockets, datagrams).
    public let source: SocketAddress?
    /// How many bytes the header has; those after it are the connection's.
    public let byteCount: Int

    /// Reads the header at the beginning of what has come so far; nil while some of it is missing.
    ///
    /// More bytes after those that it was given never change a result or an error. A header that never ends is the
    /// caller's to bound in time, and bounded here in size.
    ///
    /// - Parameter bytesMax: the longest block of version 2.
    /// - Throws: what is wrong, as soon as it is there; the connection is to be dropped then (section 2).
    public static func read(
        _ bytes: Span<UInt8>, bytesMax: Int = ProxyHeader.blockBytesMax
    ) throws(ProxyHeaderError) -> ProxyHeader? {
        guard let first = bytes.isEmpty ? nil : bytes[0] else { return nil }
        let signature = first == lineSignature[0] ? lineSignature : blockSignature
        for index in 0..<min(bytes.count, signature.count) where bytes[index] != signature[index] {
            throw .missing
        }
        guard bytes.count > signature.count else { return nil }
        return first == lineSignature[0] ? try readLine(bytes) : try readBlock(bytes, bytesMax)
    }

    /// `PROXY` and a space.
    private static let lineSignature: [UInt8] = Array("PROXY ".utf8)
    /// The signature of version 2, with which no request of HTTP and no message of TLS begins.
    private static let blockSignature: [UInt8] = [13, 10, 13, 10, 0, 13, 10, 0x51, 0x55, 0x49, 0x54, 10]

    // MARK: Version 1

    private static func readLine(_ bytes: Span<UInt8>) throws(ProxyHeaderError) -> ProxyHeader? {
        for index in 0..<min(bytes.count, lineBytesMax) {
            if bytes[index] == 10 { throw .badLine }
            guard bytes[index] == 13 else { continue }
            guard index + 1 < lineBytesMax else { throw .tooLong }
            guard index + 1 < bytes.count else { return nil }
            guard bytes[index + 1] == 10 else { throw .badLine }
            return ProxyHeader(source: try lineSource(bytes.extracting(0..<index)), byteCount: index + 2)
        }
        guard bytes.count < lineBytesMax else { throw .tooLong }
        return nil
    }

    /// The source of a line without its end.
    private static func lineSource(_ line: Span<UInt8>) throws(ProxyHeaderError) -> SocketAddress? {
        var text: [UInt8] = []
        for index in line.indices { text.append(line[index]) }
        let parts = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        // Whatever follows it is to be ignored.
        if parts[1].elementsEqual("UNKNOWN".utf8) { return nil }
        let isV6 = parts[1].elementsEqual("TCP6".utf8)
        guard parts.count == 6, isV6 || parts[1].elementsEqual("TCP4".utf8) else { throw .badLine }
        guard let source = address(parts[2], port: parts[4], isV6: isV6),
            address(parts[3], port: parts[5], isV6: isV6) != nil
        else { throw .badLine }
        return source.unmapped
    }

    private static func address(_ host: ArraySlice<UInt8>, port: ArraySlice<UInt8>, isV6: Bool) -> SocketAddress? {
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
        guard (1...5).contains(port.count), port.allSatisfy(isDigit), port.count == 1 || port.first != 0x30,
            let number = UInt16(String(decoding: port, as: UTF8.self))
        else { return nil }
        // A byte 0 would end the text early where it is read.
        guard host.allSatisfy({ (0x21...0x7E).contains($0) }),
            let address = SocketAddress(host: String(decoding: host, as: UTF8.self), port: number),
            address.isV6 == isV6
        else { return nil }
        return address
    }

    // MARK: Version 2

    private static func readBlock(_ bytes: Span<UInt8>, _ bytesMax: Int) throws(ProxyHeaderError) -> ProxyHeader? {
        guard bytes[12] >> 4 == 2 else { throw .unknownVersion }
        let isLocal = bytes[12] & 15 == 0
        guard isLocal || bytes[12] & 15 == 1 else { throw .unknownCommand }
        guard bytes.count > 13 else { return nil }
        let (family, transport) = (bytes[13] >> 4, bytes[13] & 15)
        guard isLocal || family <= 3 && transport <= 2 else { throw .unknownFamily }
        guard bytes.count > 15 else { return nil }
        let end = 16 + Int(bytes[14]) << 8 + Int(bytes[15])
        guard end <= bytesMax else { throw .tooLong }
        let isNamed = !isLocal && family != 0 && transport != 0
        let addressBytes = isNamed ? [0, 12, 36, 216][Int(family)] : 0
        guard end >= 16 + addressBytes else { throw .badLength }
        guard bytes.count >= end else { return nil }
        // Without addresses nobody can tell where they would end; such a block is passed over unread.
        guard isNamed else { return ProxyHeader(source: nil, byteCount: end) }
        try check(bytes.extracting(0..<end), from: 16 + addressBytes)
        guard family < 3, transport == 1 else { return ProxyHeader(source: nil, byteCount: end) }
        let width = family == 1 ? 4 : 16
        var address: [UInt8] = []
        for index in 16..<16 + width { address.append(bytes[index]) }
        let port = UInt16(bytes[16 + 2 * width]) << 8 | UInt16(bytes[17 + 2 * width])
        return ProxyHeader(source: SocketAddress(bytes: address, port: port)?.unmapped, byteCount: end)
    }

    /// Walks the type-length-values of a whole block (section 2.2) and verifies its checksum where it has one.
    private static func check(_ block: Span<UInt8>, from start: Int) throws(ProxyHeaderError) {
        var place = start
        while place < block.count {
            guard place + 3 <= block.count else { throw .badLength }
            let end = place + 3 + Int(block[place + 1]) << 8 + Int(block[place + 2])
            guard end <= block.count else { throw .badLength }
            if block[place] == 3 {
                guard end == place + 7 else { throw .badLength }
                var checksum = CRC32C()
                var stated: UInt32 = 0
                for index in 0..<block.count {
                    let isChecksum = (place + 3..<end).contains(index)
                    if isChecksum { stated = stated << 8 | UInt32(block[index]) }
                    checksum.add(isChecksum ? 0 : block[index])
                }
                guard checksum.value == stated else { throw .wrongChecksum }
            }
            place = end
        }
    }
}

/// Why bytes are no header of the `PROXY` protocol that may be believed.
public enum ProxyHeaderError: Error, Hashable, Sendable {
    /// They begin like neither form.
    case missing
    /// A line of version 1 beyond 107 bytes, or a block of version 2 beyond the limit.
    case tooLong
    /// A line of version 1 with anything but a protocol, two addresses and two ports in their usual form.
    case badLine
    /// A block of a version other than 2.
    case unknownVersion
    /// Neither `LOCAL` nor `PROXY`.
    case unknownCommand
    /// A family or transport that version 2 does not have.
    case unknownFamily
    /// A block too short for its addresses, or whose further values do not fill it exactly.
    case badLength
    /// The checksum is that of other bytes.
    case wrongChecksum
}
