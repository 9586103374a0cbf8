import Crypto
import Domain
package import EventLoop
import Kernel
import Synchronization

/// Where the bytes of users' files lie until the provider has them: a folder, and the threads that use it.
///
/// Every call may be made on any loop and goes on there. What is known of a file stands in the store; one that no row
/// names is left over from a process that ended, and is removed at the next start.
package final class Spool: Sendable {
    /// How much is read or written at a time.
    package static let pieceBytes = 65_536

    let directory: String
    private let disk: any SpoolDisk
    private let pool = FilePool()
    private let bytesMax: Atomic<Int>
    private let used = Atomic<Int>(0)
    /// Files that wait to be removed, while nothing may be.
    private let backedUp = Mutex<[(name: String, sizeBytes: Int)]?>(nil)

    /// - Parameter bytesMax: what may lie in it.
    init(directory: String, bytesMax: Int, disk: any SpoolDisk) {
        self.directory = directory
        self.bytesMax = Atomic(bytesMax)
        self.disk = disk
    }

    // MARK: Room

    /// Changes what may lie in it; files that are there stay.
    func limit(bytesMax: Int) { self.bytesMax.store(bytesMax, ordering: .relaxed) }

    /// Bytes that lie in it, or are about to.
    var usedBytes: Int { used.load(ordering: .relaxed) }

    /// Takes room for so many bytes; `false` where there is none.
    func reserve(_ bytes: Int) -> Bool {
        var before = usedBytes
        while bytes <= bytesMax.load(ordering: .relaxed) - before {
            let (isTaken, now) = used.compareExchange(
                expected: before, desired: before + bytes, ordering: .relaxed)
            if isTaken { return true }
            before = now
        }
        return false
    }

    /// Gives room back.
    package func release(_ bytes: Int) { used.subtract(bytes, ordering: .relaxed) }

    // MARK: Files

    private func path(_ name: String) -> String { directory + "/" + name }

    /// Begins a file; its room is the caller's to take.
    package func makeFile(_ name: String, on loop: Loop) async throws(SpoolError) -> SpoolWriter {
        let path = path(name)
        let writer = SpoolWriter(self, name: name)
        try await run(name, on: loop) { [disk] () throws(SystemError) in writer.begin(try disk.create(path)) }
        return writer
    }

    /// A file to be read; whether it is there is seen when it is.
    package func file(_ name: String, sizeBytes: Int) -> SpoolReader {
        SpoolReader(self, name: name, path: path(name), sizeBytes: sizeBytes)
    }

    /// Removes a file and gives its room back; one that is not there is as good as removed.
    ///
    /// While files are kept, it goes once they are not.
    package func remove(_ name: String, sizeBytes: Int, on loop: Loop) async {
        let waits = backedUp.withLock { backedUp in
            backedUp?.append((name, sizeBytes))
            return backedUp != nil
        }
        if waits { return }
        let path = path(name)
        // A file that cannot be removed is left to the next start, which finds no row for it.
        let wasThere = try? await run(name, on: loop) { () throws(SystemError) in try Files.remove(path) }
        // Several may want it gone, and its room was taken once.
        if wasThere == true { release(sizeBytes) }
    }

    /// Removes nothing from here on, so that all files that a copy of the database speaks of can be copied too.
    func holdFiles() { backedUp.withLock { $0 = $0 ?? [] } }

    /// Removes what should have gone meanwhile, and each file again when it should.
    func releaseFiles(on loop: Loop) async {
        let waiting = backedUp.withLock { backedUp in
            defer { backedUp = nil }
            return backedUp ?? []
        }
        for file in waiting { await remove(file.name, sizeBytes: file.sizeBytes, on: loop) }
    }

    /// Makes the folder, and removes what looks like one of its files and is none of `known`.
    func open(keeping known: Set<String>, usedBytes: Int, on loop: Loop) async throws(SpoolError) {
        let directory = directory
        // A thread of its own, which ends with it: many processes never see a file.
        try await run("", in: FilePool(threads: 1), on: loop) { () throws(SystemError) in
            try Files.createDirectory(directory)
            for name in try Files.names(in: directory) where AttachmentID(name) != nil && !known.contains(name) {
                try Files.remove(directory + "/" + name)
            }
        }
        used.store(usedBytes, ordering: .relaxed)
    }

    // MARK: Threads

    /// Does something on the thread of a name, where all that is done with one file is done in order.
    func run<Answer: Sendable>(
        _ name: String, in pool: FilePool? = nil, on loop: Loop,
        _ work: @escaping @Sendable () throws(SystemError) -> Answer
    ) async throws(SpoolError) -> Answer {
        let result: Result<Answer, SystemError>? = await (pool ?? self.pool).run(key: name.hashValue, on: loop) {
            do throws(SystemError) {
                return .success(try work())
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let answer): return answer
        case .failure(let error): throw SpoolError(error)
        case nil: throw .busy
        }
    }

    fileprivate func write(_ bytes: [UInt8], to file: borrowing DiskFile) throws(SystemError) {
        try disk.write(bytes, to: file)
    }

    fileprivate func synchronize(_ file: borrowing DiskFile) throws(SystemError) {
        try disk.synchronize(file, in: directory)
    }
}

extension SpoolWriter {
    /// On the file's thread.
    func append(_ bytes: [UInt8], _ spool: Spool) throws(SystemError) {
        guard var file = open.take() else { return }
        var failure: SystemError?
        do throws(SystemError) {
            try spool.write(bytes, to: file.file)
            file.digest.update(bytes.span)
        } catch {
            failure = error
        }
        open = consume file
        if let failure { throw failure }
    }

    /// On the file's thread.
    func end(_ spool: Spool) throws(SystemError) -> [UInt8] {
        guard let file = open.take() else { return [] }
        try spool.synchronize(file.file)
        return file.finish()
    }
}
