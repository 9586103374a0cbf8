import CLinux
import Glibc

/// A TCP socket that never blocks.
public struct Socket: ~Copyable, Sendable {
    /// The owned descriptor.
    public let descriptor: FileDescriptor

    /// Takes over a stream socket that is set not to block.
    public init(adopting descriptor: consuming FileDescriptor) {
        self.descriptor = descriptor
    }

    /// The kernel's number.
    public var raw: CInt { descriptor.raw }

    /// Opens a listening socket.
    ///
    /// - Parameters:
    ///   - sharing: several listeners may hold the address (`SO_REUSEPORT`), the kernel spreads connections over them.
    ///   - backlog: connections that may wait to be accepted.
    public static func listen(
        on address: SocketAddress, sharing: Bool, backlog: CInt = 4096
    ) throws(SystemError) -> Socket {
        let socket = try bound(to: address, reusing: true, sharing: sharing)
        guard Glibc.listen(socket.raw, backlog) == 0 else { throw .last("listen") }
        return socket
    }

    /// Takes an address without listening on it: who connects is refused, and nobody else is given the port.
    ///
    /// Sockets that share it (`SO_REUSEPORT`) may be there already or come later, and may listen.
    public static func reserve(_ address: SocketAddress) throws(SystemError) -> Socket {
        // Reusing would let anybody in who reuses as well.
        try bound(to: address, reusing: false, sharing: true)
    }

    private static func bound(
        to address: SocketAddress, reusing: Bool, sharing: Bool
    ) throws(SystemError) -> Socket {
        let fd = tl_socket_stream(address.isV6 ? AF_INET6 : AF_INET)
        guard fd >= 0 else { throw .last("socket") }
        let socket = Socket(adopting: FileDescriptor(adopting: fd))
        if reusing { socket.setOption(SOL_SOCKET, SO_REUSEADDR, 1) }
        if sharing { socket.setOption(SOL_SOCKET, SO_REUSEPORT, 1) }
        if address.isV6 { socket.setOption(CInt(IPPROTO_IPV6), 26 /* IPV6_V6ONLY */, 1) }
        let bound = unsafe address.withKernelForm { pointer, size in unsafe Glibc.bind(fd, pointer, size) }
        guard bound == 0 else { throw .last("bind") }
        return socket
    }

    /// Takes the next waiting connection; `nil` when none waits.
    ///
    /// A connection that was gone before it could be taken counts as none waiting.
    public borrowing func accept() throws(SystemError) -> Socket? {
        let flags = CInt(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let fd = CLinux.accept4(raw, nil, nil, flags)
        if fd >= 0 {
            let socket = Socket(adopting: FileDescriptor(adopting: fd))
            socket.setNoDelay()
            return socket
        }
        let failure = SystemError.last("accept4")
        if failure.wouldBlock || failure.code == ECONNABORTED || failure.isInterrupted { return nil }
        throw failure
    }

    /// Begins a connection; when it is not there at once, the socket turns writable at its end (`connectionError`).
    public static func connect(to address: SocketAddress) throws(SystemError) -> Socket {
        let fd = tl_socket_stream(address.isV6 ? AF_INET6 : AF_INET)
        guard fd >= 0 else { throw .last("socket") }
        let socket = Socket(adopting: FileDescriptor(adopting: fd))
        socket.setNoDelay()
        let result = unsafe address.withKernelForm { pointer, size in unsafe Glibc.connect(fd, pointer, size) }
        if result != 0 {
            let failure = SystemError.last("connect")
            guard failure.inProgress else { throw failure }
        }
        return socket
    }

    /// How a connection attempt ended; `nil` when it succeeded.
    public borrowing func connectionError() -> SystemError? {
        var code: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        guard unsafe getsockopt(raw, SOL_SOCKET, SO_ERROR, &code, &size) == 0 else { return .last("getsockopt") }
        return code == 0 ? nil : SystemError(call: "connect", code: code)
    }

    /// Sends small segments at once.
    public borrowing func setNoDelay() {
        setOption(CInt(IPPROTO_TCP), CInt(TCP_NODELAY), 1)
    }

    /// Bounds what the kernel holds of what is written, on this connection or on all that are accepted from this socket
    /// afterwards.
    ///
    /// - Parameters:
    ///   - bufferBytesMax: all of it, what was sent and is not acknowledged included (`SO_SNDBUF`, which the system's
    ///     `net.core.wmem_max` bounds too); 0 leaves it to the system, which gives more to those that take more.
    ///   - unsentBytesMax: what has not been sent yet (`TCP_NOTSENT_LOWAT`); 0 leaves it to the system.
    public borrowing func limitSending(bufferBytesMax: Int, unsentBytesMax: Int) {
        // The kernel keeps its own records in the buffer too and doubles what it is told.
        if bufferBytesMax > 0 { setOption(SOL_SOCKET, SO_SNDBUF, CInt(clamping: bufferBytesMax / 2)) }
        setOption(CInt(IPPROTO_TCP), CInt(TCP_NOTSENT_LOWAT), CInt(clamping: unsentBytesMax))
    }

    /// Ends our side of the stream; what was written is still delivered.
    public borrowing func finishWriting() {
        _ = Glibc.shutdown(raw, CInt(SHUT_WR))
    }

    /// Makes the close send a reset and drop what is unsent.
    public borrowing func resetOnClose() {
        var value = linger(l_onoff: 1, l_linger: 0)
        _ = unsafe setsockopt(raw, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    }

    /// Reads into `buffer` from `offset` on: a count, 0 at the end of the stream, `nil` when nothing is there yet.
    public borrowing func receive(into buffer: inout [UInt8], from offset: Int) throws(SystemError) -> Int? {
        while true {
            let n = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe Glibc.recv(raw, bytes.baseAddress.map { unsafe $0 + offset }, bytes.count - offset, 0)
            }
            if n >= 0 { return n }
            let failure = SystemError.last("recv")
            if failure.wouldBlock { return nil }
            if !failure.isInterrupted { throw failure }
        }
    }

    /// Sends what the kernel takes of the bytes from `offset` on; `nil` when it takes none now.
    public borrowing func send(_ bytes: [UInt8], from offset: Int) throws(SystemError) -> Int? {
        while true {
            let n = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Glibc.send(
                    raw, bytes.baseAddress.map { unsafe $0 + offset }, bytes.count - offset, CInt(MSG_NOSIGNAL))
            }
            if n >= 0 { return n }
            let failure = SystemError.last("send")
            if failure.wouldBlock { return nil }
            if !failure.isInterrupted { throw failure }
        }
    }

    /// The address of our end.
    public borrowing func localAddress() -> SocketAddress? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = unsafe withUnsafeMutablePointer(to: &storage) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(raw, $0, &size) }
        }
        return result == 0 ? SocketAddress(storage) : nil
    }

    /// The address of the other end.
    public borrowing func peerAddress() -> SocketAddress? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = unsafe withUnsafeMutablePointer(to: &storage) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getpeername(raw, $0, &size) }
        }
        return result == 0 ? SocketAddress(storage) : nil
    }

    private borrowing func setOption(_ level: CInt, _ name: CInt, _ value: CInt) {
        var value = value
        _ = unsafe setsockopt(raw, level, name, &value, socklen_t(MemoryLayout<CInt>.size))
    }
}
