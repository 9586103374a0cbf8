import CLinux

/// Looks at files without changing anything; they may block, so they are for commands only.
extension Files {
    /// The permission bits of what the path leads to, links followed (`0o600`); nil where there is nothing that we may
    /// look at.
    public static func permissions(of path: String) -> UInt32? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return UInt32(status.st_mode) & 0o7777
    }

    /// The path leads to a directory.
    public static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFDIR)
    }

    /// The length of the file that the path leads to, in bytes; nil where there is none that we may look at.
    public static func byteCount(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// The process may make and remove files in that directory, as far as permissions say.
    public static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK | X_OK) == 0 }
}

extension Process {
    /// The number of the user whose rights count.
    public static var userID: Int { Int(geteuid()) }
}

extension FileLock {
    /// The process that holds the lock on a file, found out without taking it; nil where none does that we can see.
    ///
    /// One in another container cannot be seen.
    public static func holder(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0,
            let bytes = try? Files.read("/proc/locks", bytesMax: 16 << 20)
        else { return nil }
        return holder(of: UInt64(status.st_ino), in: String(decoding: bytes, as: UTF8.self))
    }

    /// The same from the text of `/proc/locks` (proc(5)): `1: FLOCK  ADVISORY  WRITE 1234 fd:01:5678 0 EOF`.
    ///
    /// The device is not compared: some file systems tell another one there than to whoever looks at the file.
    static func holder(of inode: UInt64, in locks: String) -> Int? {
        for line in locks.split(separator: "\n") {
            let words = line.split(separator: " ")
            // One who waits has `->` behind the number.
            guard words.count >= 8, words[1] == "FLOCK", words[3] == "WRITE",
                words[5].split(separator: ":").last.flatMap({ UInt64($0) }) == inode
            else { continue }
            return Int(words[4])
        }
        return nil
    }
}
