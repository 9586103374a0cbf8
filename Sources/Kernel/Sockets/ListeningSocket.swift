import CLinux
import Glibc

/// A listening TCP socket that several loops may watch and that other processes may hold too.
///
/// Closed once nobody here holds it. What waits to be accepted lives as long as some process has the socket open.
public final class ListeningSocket: Sendable {
    /// The socket; its descriptor is ours alone, what it stands for may not be.
    public let socket: Socket
    /// The address that was bound, with the port the kernel chose if none was given.
    public let address: SocketAddress
    /// Tells it from every other socket, however many descriptors it has: the number of its inode.
    public let identity: UInt64
    /// Another process keeps it open, so connections that wait are not lost when we close it.
    public let isHeldElsewhere: Bool

    /// Takes over what is known to listen.
    public init(_ socket: consuming Socket) {
        guard let address = socket.localAddress() else { preconditionFailure("a listening socket has an address") }
        self.address = address
        identity = Self.identity(of: socket.raw)
        isHeldElsewhere = false
        self.socket = socket
    }

    /// Takes over a descriptor that came from another process.
    ///
    /// `nil` when it is no TCP socket that listens; it is closed then.
    ///
    /// - Parameter isHeldElsewhere: that process keeps its own, and will outlive us.
    public init?(inheriting descriptor: consuming FileDescriptor, isHeldElsewhere: Bool = true) {
        let raw = descriptor.raw
        guard Self.option(SO_TYPE, of: raw) == CInt(SOCK_STREAM.rawValue), Self.option(SO_ACCEPTCONN, of: raw) == 1,
            tl_set_nonblocking(raw) == 0, tl_set_close_on_exec(raw) == 0
        else { return nil }
        let socket = Socket(adopting: descriptor)
        guard let address = socket.localAddress() else { return nil }
        self.address = address
        identity = Self.identity(of: raw)
        self.isHeldElsewhere = isHeldElsewhere
        self.socket = socket
    }

    private static func option(_ name: CInt, of descriptor: CInt) -> CInt? {
        var value: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        guard unsafe getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 else { return nil }
        return value
    }

    private static func identity(of descriptor: CInt) -> UInt64 {
        var status = stat()
        // Fails for nothing but a descriptor that is none.
        guard unsafe fstat(descriptor, &status) == 0 else { preconditionFailure("a descriptor is open") }
        return UInt64(status.st_ino)
    }
}
