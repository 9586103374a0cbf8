import CLinux
import Glibc
import Synchronization

/// A socket between processes of one machine that keeps messages apart and can pass descriptors (`SOCK_SEQPACKET`).
///
/// Never blocks, but in ``waitUntilReadable(for:)``.
public struct LocalSocket: ~Copyable, Sendable {
    /// Descriptors in one message; the kernel takes a few more.
    public static let descriptorsMax = tl_descriptors_max
    /// Bytes of the longest path (unix(7)).
    public static let pathBytesMax = 107

    /// The owned descriptor.
    public let descriptor: FileDescriptor

    private init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

    private static func open() throws(SystemError) -> FileDescriptor {
        let fd = tl_unix_socket(CInt(SOCK_SEQPACKET.rawValue))
        guard fd >= 0 else { throw .last("socket") }
        return FileDescriptor(adopting: fd)
    }

    /// Listens at a path that only the owner of the process may connect to (mode 0600); what was there is removed.
    public static func listen(at path: String, backlog: CInt = 4) throws(SystemError) -> LocalSocket {
        let descriptor = try open()
        try Files.remove(path)
        guard unsafe tl_unix_bind(descriptor.raw, path) == 0 else { throw .last("bind") }
        // Connections are not possible before `listen`, so none comes in by the mode that the file was made with.
        guard unsafe chmod(path, 0o600) == 0 else { throw .last("chmod") }
        guard Glibc.listen(descriptor.raw, backlog) == 0 else { throw .last("listen") }
        return LocalSocket(descriptor)
    }

    /// Connects to who listens at a path; nobody is `ECONNREFUSED`, or `ENOENT` where no file is left either.
    public static func connect(to path: String) throws(SystemError) -> LocalSocket {
        let descriptor = try open()
        guard unsafe tl_unix_connect(descriptor.raw, path) == 0 else { throw .last("connect") }
        return LocalSocket(descriptor)
    }

    /// Takes the next waiting connection; `nil` when none waits.
    public borrowing func accept() throws(SystemError) -> LocalSocket? {
        let fd = CLinux.accept4(descriptor.raw, nil, nil, CInt(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue))
        if fd >= 0 { return LocalSocket(FileDescriptor(adopting: fd)) }
        let failure = SystemError.last("accept4")
        if failure.wouldBlock || failure.code == ECONNABORTED || failure.isInterrupted { return nil }
        throw failure
    }

    /// The other end is run by our own user or by root (`SO_PEERCRED`: as it was when the connection was made).
    public borrowing func isPeerTrusted() -> Bool {
        var user = uid_t()
        guard unsafe tl_peer_user(descriptor.raw, &user) == 0 else { return false }
        return user == geteuid() || user == 0
    }

    /// Sends one message with copies of some descriptors, at most ``descriptorsMax``.
    ///
    /// - Throws: `EAGAIN` when the other end has too much to read, `EPIPE` when it has gone.
    public borrowing func send(_ bytes: [UInt8], _ descriptors: [CInt] = []) throws(SystemError) {
        precondition(!bytes.isEmpty, "an empty message looks like the end")
        let sent = unsafe bytes.withUnsafeBytes { bytes in
            unsafe descriptors.withUnsafeBufferPointer { descriptors in
                unsafe tl_send_descriptors(
                    descriptor.raw, bytes.baseAddress, bytes.count, descriptors.baseAddress, descriptors.count)
            }
        }
        guard sent >= 0 else { throw .last("sendmsg") }
    }

    /// Takes the next message; `nil` when none is there yet, one without bytes when the other end has gone.
    ///
    /// - Throws: `EMSGSIZE` for one that is longer; its descriptors are closed.
    public borrowing func receive(bytesMax: Int) throws(SystemError) -> LocalMessage? {
        var bytes = [UInt8](repeating: 0, count: bytesMax)
        var numbers = [CInt](repeating: -1, count: Self.descriptorsMax)
        var count = 0
        let received: Int = unsafe bytes.withUnsafeMutableBytes { bytes in
            unsafe numbers.withUnsafeMutableBufferPointer { numbers in
                unsafe tl_receive_descriptors(
                    descriptor.raw, bytes.baseAddress, bytes.count, numbers.baseAddress, &count)
            }
        }
        let failure = received < 0 ? SystemError.last("recvmsg") : nil
        let descriptors = numbers[..<count].map { PassedDescriptor(FileDescriptor(adopting: $0)) }
        if let failure {
            if failure.wouldBlock || failure.isInterrupted { return nil }
            throw failure
        }
        return LocalMessage(bytes: Array(bytes[..<received]), descriptors: descriptors)
    }

    /// Blocks the calling thread until there is something to take or to accept; `false` when the time is up before.
    ///
    /// Never call it on a loop.
    public borrowing func waitUntilReadable(for limit: Duration) -> Bool {
        descriptor.waitUntilReadable(for: limit)
    }
}

/// A message that came in, with its descriptors.
public struct LocalMessage: Sendable {
    /// Its bytes; none: the other end has gone.
    public let bytes: [UInt8]
    /// Its descriptors, in order.
    public let descriptors: [PassedDescriptor]
}

/// A descriptor from another process until somebody takes it; closed if nobody does.
public final class PassedDescriptor: Sendable {
    private let descriptor: Mutex<FileDescriptor?>

    init(_ descriptor: consuming FileDescriptor) { self.descriptor = Mutex(descriptor) }

    /// Takes it; `nil` the second time.
    public func take() -> FileDescriptor? { descriptor.withLock { $0.take() } }
}
