import CLinux
import Glibc

/// Small whole-file work that may block: start-up and tools only, never on a loop.
public enum Files {
    /// Reads a whole file of at most `bytesMax` bytes; a larger one is `EFBIG`.
    public static func read(_ path: String, bytesMax: Int = 64 << 20) throws(SystemError) -> [UInt8] {
        let fd = unsafe tl_open(path, O_RDONLY | O_CLOEXEC, 0)
        guard fd >= 0 else { throw .last("open") }
        let file = FileDescriptor(adopting: fd)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let n = try file.read(into: &chunk, from: 0)
            if n == 0 { return bytes }
            guard bytes.count + n <= bytesMax else { throw SystemError(call: "read", code: EFBIG) }
            bytes += chunk[..<n]
        }
    }

    /// Makes a file that only its owner may read (mode 0600) and forces it to the disk; an existing one is `EEXIST`.
    public static func createPrivate(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let fd = unsafe tl_open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard fd >= 0 else { throw .last("open") }
        let file = FileDescriptor(adopting: fd)
        try file.writeAll(bytes)
        try file.synchronize()
        try file.close()
    }

    /// Makes a directory that only its owner may enter (mode 0700), with its parents; an existing one is left as it is.
    public static func createDirectory(_ path: String) throws(SystemError) {
        if unsafe mkdir(path, 0o700) == 0 { return }
        let failure = SystemError.last("mkdir")
        if failure.isExisting { return }
        guard failure.isNotFound, let slash = path.lastIndex(of: "/"), slash != path.startIndex else { throw failure }
        try createDirectory(String(path[..<slash]))
        guard unsafe mkdir(path, 0o700) == 0 else {
            let failure = SystemError.last("mkdir")
            if failure.isExisting { return }
            throw failure
        }
    }

    /// Removes a file; one that is not there is no error.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    public static func remove(_ path: String) throws(SystemError) -> Bool {
        if unsafe unlink(path) == 0 { return true }
        let failure = SystemError.last("unlink")
        if failure.isNotFound { return false }
        throw failure
    }

    /// Removes a directory with everything in it; links are removed and not followed, and errors are left alone.
    public static func removeDirectory(_ path: String) {
        guard let directory = unsafe opendir(path) else { return }
        while let entry = unsafe readdir(directory) {
            let name = unsafe name(of: entry)
            guard name != ".", name != "..", unsafe unlink("\(path)/\(name)") != 0 else { continue }
            removeDirectory("\(path)/\(name)")
        }
        unsafe closedir(directory)
        _ = unsafe rmdir(path)
    }

    /// The name of an entry of a directory, read to where it ends.
    ///
    /// A copy of the whole field, or of the whole entry, may reach behind what the system has given: the last entry
    /// that fits into the buffer of a directory is as short as its name is.
    static func name(of entry: UnsafePointer<dirent>) -> String {
        let field = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = unsafe UnsafeRawPointer(entry).advanced(by: field)
        return unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
    }

    /// Bytes that whoever runs this may still write to the file system of a directory; nil where that is not known.
    public static func freeBytes(of directory: String) -> Int? {
        var status = statvfs()
        guard unsafe statvfs(directory, &status) == 0 else { return nil }
        return Int(clamping: UInt64(status.f_bavail).multipliedFullWidth(by: UInt64(status.f_frsize)).low)
    }

    /// A new empty directory under `TMPDIR` (or `/tmp`) that only its owner may enter.
    public static func makeTemporaryDirectory(prefix: String) throws(SystemError) -> String {
        var template = Array("\(ProcessEnvironment.value("TMPDIR") ?? "/tmp")/\(prefix)XXXXXX".utf8CString)
        return try unsafe template.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
            guard let base = buffer.baseAddress, unsafe mkdtemp(base) != nil else { throw .last("mkdtemp") }
            return unsafe String(cString: base)
        }
    }
}

/// A lock on a file that one process holds at a time; freed when the value or the process ends.
public struct FileLock: ~Copyable, Sendable {
    private let file: FileDescriptor

    /// Takes the lock, making the file when there is none; `nil` when another process holds it.
    public static func acquire(_ path: String) throws(SystemError) -> FileLock? {
        let fd = unsafe tl_open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard fd >= 0 else { throw .last("open") }
        let file = FileDescriptor(adopting: fd)
        if flock(fd, LOCK_EX | LOCK_NB) == 0 { return FileLock(file: file) }
        let failure = SystemError.last("flock")
        if failure.wouldBlock { return nil }
        throw failure
    }

    /// Takes the lock, waiting for a process that is about to end; `nil` when another holds it all the time.
    ///
    /// Even one that has ended can hold it for a moment, through a child that has not yet begun its own program.
    public static func acquire(_ path: String, patience: Duration) throws(SystemError) -> FileLock? {
        let limit = Instant.now + patience
        while true {
            if let lock = try acquire(path) { return lock }
            guard Instant.now < limit else { return nil }
            Thread.sleep(for: .milliseconds(10))
        }
    }

    private init(file: consuming FileDescriptor) { self.file = file }

    // Not by closing alone: a child that was started meanwhile has a copy of the descriptor until its program runs.
    deinit { _ = flock(file.raw, LOCK_UN) }
}

/// The variables the process was started with.
public enum ProcessEnvironment {
    /// The value of a variable, if it is set.
    public static func value(_ name: String) -> String? {
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe String(cString: text)
    }

    /// The value of a variable, which children will not see and nobody can take again.
    ///
    /// While the process has one thread only: the environment has no lock.
    public static func take(_ name: String) -> String? {
        let value = value(name)
        _ = unsafe unsetenv(name)
        return value
    }
}

/// The process itself.
public enum Process {
    /// Ends it at once with a status.
    public static func exit(_ status: CInt) -> Never { Glibc.exit(status) }

    /// Its number.
    public static var id: Int { Int(getpid()) }

    /// Raises the soft limit on open descriptors to the hard one and returns it; each connection takes one.
    @discardableResult
    public static func raiseDescriptorLimit() -> Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(7), &limit) == 0 else { return 1024 }
        limit.rlim_cur = limit.rlim_max
        _ = unsafe setrlimit(__rlimit_resource_t(7), &limit)
        return Int(clamping: limit.rlim_cur)
    }
}
