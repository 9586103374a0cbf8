import CLinux
import Glibc

/// A file on a disk that is written once from its beginning, or read at any place; may block, so never on a loop.
public struct DiskFile: ~Copyable, Sendable {
    private let descriptor: FileDescriptor

    /// Makes an empty file that only its owner may read (mode 0600); an existing one is `EEXIST`.
    public static func create(_ path: String) throws(SystemError) -> DiskFile {
        try open(path, O_WRONLY | O_CREAT | O_EXCL)
    }

    /// Opens a file for reading; links are not followed.
    public static func open(_ path: String) throws(SystemError) -> DiskFile { try open(path, O_RDONLY | O_NOFOLLOW) }

    private static func open(_ path: String, _ flags: CInt) throws(SystemError) -> DiskFile {
        let fd = unsafe tl_open(path, flags | O_CLOEXEC, 0o600)
        guard fd >= 0 else { throw .last("open") }
        return DiskFile(descriptor: FileDescriptor(adopting: fd))
    }

    private init(descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

    /// Adds bytes at the end.
    public borrowing func write(_ bytes: [UInt8]) throws(SystemError) { try descriptor.writeAll(bytes) }

    /// Forces what was written to the disk (`fdatasync`).
    public borrowing func synchronize() throws(SystemError) { try descriptor.synchronize() }

    /// At most `count` bytes from `offset` on; fewer only where the file ends.
    public borrowing func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let raw = descriptor.raw
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, let base = buffer.baseAddress {
                let n = unsafe pread(raw, base + filled, count - filled, offset + filled)
                if n > 0 {
                    filled += n
                } else if n == 0 {
                    return
                } else if errno != EINTR {
                    failure = .last("pread")
                    return
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }
}

extension Files {
    /// Makes a file that only its owner may read (mode 0600), whole or not at all; an existing one is `EEXIST`.
    ///
    /// It gets its name once all of it is on the disk, and the name is on the disk when this returns. What a crash
    /// leaves has a name of its own, which ends in `.new`.
    public static func createWhole(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let draft = "\(path).\(UInt64.random(in: 0...UInt64.max)).new"
        do throws(SystemError) {
            try createPrivate(draft, bytes)
            // Unlike a rename, a link never takes the place of a file that is there.
            guard unsafe link(draft, path) == 0 else { throw SystemError.last("link") }
        } catch {
            _ = try? remove(draft)
            throw error
        }
        try remove(draft)
        let slash = path.lastIndex(of: "/")
        try synchronizeDirectory(slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    }

    /// Forces the names in a directory to the disk, such as that of a file just made.
    public static func synchronizeDirectory(_ path: String) throws(SystemError) {
        let fd = unsafe tl_open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
        guard fd >= 0 else { throw .last("open") }
        let directory = FileDescriptor(adopting: fd)
        guard fsync(directory.raw) == 0 else { throw .last("fsync") }
    }

    /// The names in a directory, without `.` and `..`, in no order.
    public static func names(in path: String) throws(SystemError) -> [String] {
        guard let directory = unsafe opendir(path) else { throw .last("opendir") }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe name(of: entry)
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

extension SystemError {
    /// The disk, or the share of it that the owner may have, has no room (`ENOSPC`, `EDQUOT`).
    public var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }
}
