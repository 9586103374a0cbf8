import CLinux
import Glibc

/// Functions that a copy of a directory is made with; they may block, so they are for commands only.
extension Files {
    /// Something has that name, whatever it is.
    public static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// Makes a directory that only its owner may enter (mode 0700); an existing one is `EEXIST`.
    public static func createNewDirectory(_ path: String) throws(SystemError) {
        guard unsafe mkdir(path, 0o700) == 0 else { throw .last("mkdir") }
    }

    /// Gives a file or a directory another name on the same file system; one on another is `EXDEV`.
    public static func move(_ path: String, to other: String) throws(SystemError) {
        guard unsafe rename(path, other) == 0 else { throw .last("rename") }
    }

    /// Copies a file into one that is not there yet and that only its owner may read (mode 0600), and forces it to the
    /// disk.
    ///
    /// - Returns: how long it is.
    @discardableResult
    public static func copyPrivate(_ path: String, to other: String) throws(SystemError) -> Int {
        let source = try DiskFile.open(path)
        let copy = try DiskFile.create(other)
        var count = 0
        while true {
            let bytes = try source.read(at: count, count: 1 << 20)
            if bytes.isEmpty { break }
            try copy.write(bytes)
            count += bytes.count
        }
        try copy.synchronize()
        return count
    }
}

extension SystemError {
    /// The two names lie on different file systems (`EXDEV`).
    public var isAcrossDevices: Bool { code == EXDEV }
}
