import CLinux
import Glibc

/// The state of a file, which differs from the next without the file's being read: another file of the same name,
/// another length, or another time of its last change.
public struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let bytes: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// The state of the file that the path leads to, links followed; nil where there is none that we may look at.
    ///
    /// Blocks for as long as the file system takes.
    public init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        bytes = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
