import Glibc
@testable import Kernel
import SupportExpectations
import Testing

@Suite("A lock on a file")
struct FileLockTests {
    @Test("one at a time has it, and the next gets it though a copy of its descriptor lives on")
    func copies() throws {
        let folder = try Files.makeTemporaryDirectory(prefix: "lock-")
        defer { Files.removeDirectory(folder) }
        let path = "\(folder)/lock"
        guard let held = try FileLock.acquire(path) else {
            Issue.record("nobody else has it")
            return
        }
        try expectEqual(isFree(path), false)
        let descriptor = try #require(try descriptor(of: path))
        // As a child has it between its start and that of its program.
        let copy = dup(descriptor)
        defer { close(copy) }
        expect(copy >= 0)
        _ = consume held
        try expectEqual(isFree(path), true)
    }

    @Test("who has it is found out without taking it")
    func holder() throws {
        let folder = try Files.makeTemporaryDirectory(prefix: "lock-")
        defer { Files.removeDirectory(folder) }
        let path = "\(folder)/lock"
        expectEqual(FileLock.holder(of: path), nil)
        guard let held = try FileLock.acquire(path) else {
            Issue.record("nobody else has it")
            return
        }
        expectEqual(FileLock.holder(of: path), Process.id)
        _ = consume held
        expectEqual(FileLock.holder(of: path), nil)
    }

    @Test("the kernel's table of locks is read: other kinds, those who wait and other files do not count")
    func table() {
        let table = """
            1: POSIX  ADVISORY  WRITE 11 fd:01:77 0 EOF
            2: FLOCK  ADVISORY  READ 12 fd:01:77 0 EOF
            3: FLOCK  ADVISORY  WRITE 13 fd:01:78 0 EOF
            3: -> FLOCK  ADVISORY  WRITE 14 fd:01:77 0 EOF
            4: FLOCK  ADVISORY  WRITE 15 00:2a:77 0 EOF
            """
        expectEqual(FileLock.holder(of: 77, in: table), 15)
        expectEqual(FileLock.holder(of: 79, in: table), nil)
    }

    private func isFree(_ path: String) throws -> Bool {
        if let lock = try FileLock.acquire(path) {
            _ = consume lock
            return true
        }
        return false
    }

    /// The descriptor of ours that stands for a file.
    private func descriptor(of path: String) throws -> CInt? {
        for name in try Files.names(in: "/proc/self/fd") {
            var target = [CChar](repeating: 0, count: 4096)
            let count = unsafe readlink("/proc/self/fd/\(name)", &target, target.count)
            guard count > 0 else { continue }
            let bytes = target[..<count].map { UInt8(bitPattern: $0) }
            if String(decoding: bytes, as: UTF8.self) == path { return CInt(name) }
        }
        return nil
    }
}
