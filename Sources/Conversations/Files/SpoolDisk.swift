public import Kernel

/// The disk operations of the spool; may block, so on a file thread only.
///
/// A seam of its own, so that tests have a disk that is full.
public protocol SpoolDisk: Sendable {
    /// Makes an empty file; one that exists is an error.
    func create(_ path: String) throws(SystemError) -> DiskFile
    /// Adds bytes at the end of a file.
    func write(_ bytes: [UInt8], to file: borrowing DiskFile) throws(SystemError)
    /// Forces a file and its name to the disk.
    func synchronize(_ file: borrowing DiskFile, in directory: String) throws(SystemError)
}

/// The disk of this machine.
public struct LocalDisk: SpoolDisk {
    /// The one there is.
    public init() {}

    /// Makes an empty file that only its owner may read.
    public func create(_ path: String) throws(SystemError) -> DiskFile { try DiskFile.create(path) }

    /// Adds bytes at the end of a file.
    public func write(_ bytes: [UInt8], to file: borrowing DiskFile) throws(SystemError) { try file.write(bytes) }

    /// Forces a file and its name to the disk.
    public func synchronize(_ file: borrowing DiskFile, in directory: String) throws(SystemError) {
        try file.synchronize()
        try Files.synchronizeDirectory(directory)
    }
}
