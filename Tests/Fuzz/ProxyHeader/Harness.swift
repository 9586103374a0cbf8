import Kernel
import Transport

/// Reads `bytes` as the beginning of a connection behind a proxy, and stops the process where a property does not hold:
/// the same result for every cut, limits kept, no byte of the connection itself taken for the header's.
public func fuzzProxyHeader(_ bytes: [UInt8]) {
    for bytesMax in [ProxyHeader.blockBytesMax, 64] {
        let whole = read(bytes, bytesMax)
        for count in 0..<bytes.count {
            let part = read(Array(bytes[..<count]), bytesMax)
            precondition(
                part == nil || part == whole, "\(count) bytes of \(bytes.count) give \(whole as Any) or nothing")
            guard case .header(let header) = whole else { continue }
            precondition((part == nil) == (count < header.byteCount), "a header is there with its last byte")
        }
        guard case .header(let header) = whole else { continue }
        precondition(
            header.byteCount <= bytes.count && header.byteCount <= max(bytesMax, ProxyHeader.lineBytesMax),
            "a header has so many bytes at most")
        precondition(
            read(Array(bytes[..<header.byteCount]) + [0, 13, 10], bytesMax) == whole, "what follows changes nothing")
        if let source = header.source {
            precondition(source.unmapped == source, "an IPv4 address is written as one")
            precondition(SocketAddress(source.description) == source, "an address is one when it is written, too")
        }
    }
}

private enum Result: Equatable {
    case header(ProxyHeader)
    case failure(ProxyHeaderError)
}

private func read(_ bytes: [UInt8], _ bytesMax: Int) -> Result? {
    do throws(ProxyHeaderError) {
        return try ProxyHeader.read(bytes.span, bytesMax: bytesMax).map { .header($0) }
    } catch {
        return .failure(error)
    }
}
