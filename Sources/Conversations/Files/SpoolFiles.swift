import Crypto
import Domain
package import EventLoop
import Kernel
import ProviderKit

/// A file that is being written, digested on its way.
///
/// Sendable unchecked: `open` is touched on the thread of the file's name only, which does one thing at a time.
package final class SpoolWriter: @unchecked Sendable {
    /// A file and the digest of what is in it.
    struct Open: ~Copyable {
        let file: DiskFile
        var digest = Digest(.sha256)

        init(file: consuming DiskFile) { self.file = file }

        consuming func finish() -> [UInt8] { digest.finish() }
    }

    let name: String
    private let spool: Spool
    var open: Open?

    init(_ spool: Spool, name: String) {
        self.spool = spool
        self.name = name
    }

    /// On the file's thread.
    func begin(_ file: consuming DiskFile) { open = Open(file: file) }

    /// Adds bytes; one call at a time.
    package func write(_ bytes: [UInt8], on loop: Loop) async throws(SpoolError) {
        try await spool.run(name, on: loop) { [self, spool] () throws(SystemError) in try append(bytes, spool) }
    }

    /// Forces all of it to the disk and gives its SHA-256.
    package func finish(on loop: Loop) async throws(SpoolError) -> [UInt8] {
        try await spool.run(name, on: loop) { [self, spool] () throws(SystemError) in try end(spool) }
    }
}

/// A file that is read at any place; opened when it is first read, and still there for its reader once it is removed.
///
/// Sendable unchecked: `file` is touched on the thread of the file's name only, which does one thing at a time.
package final class SpoolReader: @unchecked Sendable {
    package let sizeBytes: Int
    private let name: String
    private let path: String
    private let spool: Spool
    private var file: DiskFile?

    init(_ spool: Spool, name: String, path: String, sizeBytes: Int) {
        self.spool = spool
        self.name = name
        self.path = path
        self.sizeBytes = sizeBytes
    }

    /// At most `count` bytes from `offset` on; fewer only at the end.
    package func read(at offset: Int, count: Int, on loop: Loop) async throws(SpoolError) -> [UInt8] {
        let count = max(0, min(count, sizeBytes - offset))
        guard count > 0 else { return [] }
        let bytes = try await spool.run(name, on: loop) { [self] () throws(SystemError) in
            try readNow(at: offset, count: count)
        }
        // Shorter than what was written: the file is not the one that was.
        guard bytes.count == count else { throw .missing }
        return bytes
    }

    private func readNow(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        if let open = file.take() {
            file = consume open
        } else {
            file = try DiskFile.open(path)
        }
        return try file?.read(at: offset, count: count) ?? []
    }
}

/// A file of the spool as an adapter reads it.
struct SpoolSource: FileSource {
    let reader: SpoolReader
    let loop: Loop

    var sizeBytes: Int { reader.sizeBytes }

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        do {
            return try await reader.read(at: offset, count: count, on: loop)
        } catch {
            throw ProviderFailure(.unavailable, "The file's bytes cannot be read.", code: "file_unreadable")
        }
    }
}

/// A file whose bytes are gone.
struct MissingSource: FileSource {
    let sizeBytes: Int

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        throw ProviderFailure(.unavailable, "The file's bytes are no longer kept.", code: "file_unreadable")
    }
}
