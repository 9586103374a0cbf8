import CLinux
import Glibc

extension Socket {
    /// Connects to who listens for streams at a path of this machine; without waiting.
    ///
    /// - Throws: `ENOENT` where there is no such file, `ECONNREFUSED` where nobody listens, `EAGAIN` where too many
    ///   wait to be accepted, `ENAMETOOLONG` for a path longer than ``LocalSocket/pathBytesMax``.
    public static func connect(toPath path: String) throws(SystemError) -> Socket {
        let fd = tl_unix_socket(CInt(SOCK_STREAM.rawValue))
        guard fd >= 0 else { throw .last("socket") }
        let socket = Socket(adopting: FileDescriptor(adopting: fd))
        guard unsafe tl_unix_connect(fd, path) == 0 else { throw .last("connect") }
        return socket
    }
}
