import Glibc
import Kernel
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
