import CLinux
import Glibc

/// An IPv4 or IPv6 address with a port.
public struct SocketAddress: Hashable, Sendable, CustomStringConvertible {
    /// The 4 or 16 bytes of the address in network order.
    public let bytes: [UInt8]
    /// The port, 0 where the kernel shall choose one.
    public var port: UInt16
    /// The interface index of a link-local IPv6 address, else 0.
    public var scope: UInt32

    /// Makes an address from its 4 or 16 bytes; any other count is refused with `nil`.
    public init?(bytes: [UInt8], port: UInt16, scope: UInt32 = 0) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
        self.port = port
        self.scope = scope
    }

    /// Reads the text form of an address without brackets (`127.0.0.1`, `::1`); names are not looked up.
    public init?(host: String, port: UInt16) {
        var v4 = in_addr()
        var v6 = in6_addr()
        if unsafe inet_pton(AF_INET, host, &v4) == 1 {
            bytes = unsafe withUnsafeBytes(of: &v4) { unsafe [UInt8]($0) }
        } else if unsafe inet_pton(AF_INET6, host, &v6) == 1 {
            bytes = unsafe withUnsafeBytes(of: &v6) { unsafe [UInt8]($0) }
        } else {
            return nil
        }
        self.port = port
        scope = 0
    }

    /// Reads `127.0.0.1:8080` or `[::1]:8080`.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = text[..<colon]
        if host.first == "[" {
            guard host.last == "]" else { return nil }
            host = host.dropFirst().dropLast()
            guard host.contains(":") else { return nil }
        } else if host.contains(":") {
            return nil
        }
        self.init(host: String(host), port: port)
    }

    /// The address is IPv6.
    public var isV6: Bool { bytes.count == 16 }

    /// The address without port and brackets.
    public var host: String {
        var text: InlineArray<46, CChar> = .init(repeating: 0)
        let family = isV6 ? AF_INET6 : AF_INET
        var span = text.mutableSpan
        return unsafe span.withUnsafeMutableBufferPointer { buffer in
            unsafe bytes.withUnsafeBytes { raw in
                guard let base = buffer.baseAddress, unsafe inet_ntop(family, raw.baseAddress, base, 46) != nil
                else { return "?" }
                return unsafe String(cString: base)
            }
        }
    }

    /// `127.0.0.1:8080` or `[::1]:8080`.
    public var description: String { isV6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Hands the kernel's form to `body`.
    func withKernelForm<R>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
        if isV6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_scope_id = scope
            unsafe withUnsafeMutableBytes(of: &address.sin6_addr) { unsafe $0.copyBytes(from: bytes) }
            return unsafe withUnsafePointer(to: &address) {
                unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe body($0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        unsafe withUnsafeMutableBytes(of: &address.sin_addr) { unsafe $0.copyBytes(from: bytes) }
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Reads the kernel's form; families other than the two give `nil`.
    init?(_ storage: sockaddr_storage) {
        var storage = storage
        switch CInt(storage.ss_family) {
        case AF_INET:
            let address = unsafe withUnsafeBytes(of: &storage) { unsafe $0.load(as: sockaddr_in.self) }
            var inner = address.sin_addr
            bytes = unsafe withUnsafeBytes(of: &inner) { unsafe [UInt8]($0) }
            port = UInt16(bigEndian: address.sin_port)
            scope = 0
        case AF_INET6:
            let address = unsafe withUnsafeBytes(of: &storage) { unsafe $0.load(as: sockaddr_in6.self) }
            var inner = address.sin6_addr
            bytes = unsafe withUnsafeBytes(of: &inner) { unsafe [UInt8]($0) }
            port = UInt16(bigEndian: address.sin6_port)
            scope = address.sin6_scope_id
        default:
            return nil
        }
    }
}
