import CLinux
import Glibc

/// The two streams a program speaks on.
public enum StandardStream: CInt, Sendable {
    /// Results.
    case output = 1
    /// Logs and complaints.
    case error = 2

    /// How long a complaint waits for a reader that takes nothing at all.
    public static let patience: Duration = .seconds(1)

    /// Writes all bytes; a reader that has gone is not an error anybody could be told of.
    ///
    /// A reader of results may take its time. One of complaints is waited for no longer than ``patience`` without any
    /// byte going, so that a process whose complaints are read by nobody ends all the same.
    public func write(_ bytes: [UInt8]) {
        guard self == .output else { return UnwaitingOutput(self).write(bytes[...], patience: Self.patience) }
        var sent = 0
        while sent < bytes.count {
            let n = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Glibc.write(rawValue, bytes.baseAddress.map { unsafe $0 + sent }, bytes.count - sent)
            }
            if n > 0 { sent += n } else if n == 0 || errno != EINTR { return }
        }
    }

    /// Writes a text as UTF-8.
    public func write(_ text: String) { write(Array(text.utf8)) }
}

/// Writes to a stream only what its other side takes at once.
///
/// The stream itself stays as it is: it is often shared with other processes, a shell among them, which would find it
/// not to wait any more.
public struct UnwaitingOutput: Sendable {
    private enum Kind {
        /// Takes everything, as far as anybody can know.
        case file
        case socket
        /// A pipe or a terminal, which has room for ``pieceBytesMax`` bytes when it has room at all.
        case pipe
    }

    /// Bytes that a pipe takes without waiting once it is ready to take anything (pipe(7), `PIPE_BUF`).
    private static let pieceBytesMax = 4096

    private let descriptor: CInt
    private let kind: Kind

    /// Looks at where the stream goes.
    public init(_ stream: StandardStream) { self.init(descriptor: stream.rawValue) }

    /// The same of any descriptor, which stays the caller's.
    package init(descriptor: CInt) {
        self.descriptor = descriptor
        var status = stat()
        let isKnown = unsafe fstat(descriptor, &status) == 0
        switch isKnown ? status.st_mode & S_IFMT : 0 {
        case S_IFREG: kind = .file
        case S_IFSOCK: kind = .socket
        default: kind = .pipe
        }
    }

    /// Writes as much as is taken at once, and gives how many bytes that were.
    ///
    /// All of them where nobody will ever read: they are lost, as they would be in any case.
    public func write(_ bytes: ArraySlice<UInt8>) -> Int {
        var sent = 0
        while sent < bytes.count {
            let piece = bytes.dropFirst(sent).prefix(kind == .pipe ? Self.pieceBytesMax : Int.max)
            guard kind != .pipe || isReady(within: 0) else { return sent }
            let n = unsafe piece.withUnsafeBytes { piece in
                unsafe kind == .socket
                    ? send(descriptor, piece.baseAddress, piece.count, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
                    : Glibc.write(descriptor, piece.baseAddress, piece.count)
            }
            if n > 0 {
                sent += n
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                return sent
            } else if errno != EINTR {
                return bytes.count
            }
        }
        return sent
    }

    /// Writes everything, unless nothing goes for as long as `patience`; then the rest is lost.
    public func write(_ bytes: ArraySlice<UInt8>, patience: Duration) {
        var rest = bytes
        while !rest.isEmpty {
            rest = rest.dropFirst(write(rest))
            guard !rest.isEmpty else { return }
            let milliseconds = patience / .milliseconds(1)
            guard isReady(within: CInt(clamping: Int(milliseconds))) else { return }
        }
    }

    /// Something can be written, or will never be; waits for that.
    private func isReady(within milliseconds: CInt) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        var count: CInt
        repeat { count = unsafe poll(&entry, 1, milliseconds) } while count < 0 && errno == EINTR
        // A descriptor that cannot be asked, such as a closed one, is left to the write.
        return count != 0
    }
}
