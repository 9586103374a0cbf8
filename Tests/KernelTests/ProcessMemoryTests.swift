import Glibc
import Testing

@testable import Kernel

@Suite("Memory of the process")
struct ProcessMemoryTests {
    /// A sanitizer was linked in, which has a memory of its own making.
    private static let isSanitized = unsafe dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

    /// The resident memory of this process in bytes (proc(5), `statm`).
    fileprivate static func resident() -> Int {
        let words = String(decoding: (try? Files.read("/proc/self/statm")) ?? [], as: UTF8.self).split(separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(CInt(_SC_PAGESIZE))) : 0
    }

    @Test("what was freed between things that stay goes back to the system")
    func givesBack() async {
        guard !Self.isSanitized else { return }
        await #expect(processExitsWith: .success) {
            var pieces = (0..<40_000).map { number in [UInt8](repeating: UInt8(number % 251), count: 2_000) }
            // One in a hundred stays, so that the end of the heap does not move.
            pieces = pieces.enumerated().filter { $0.offset % 100 == 0 }.map(\.element)
            let before = ProcessMemoryTests.resident()
            ProcessMemory.giveBack()
            let after = ProcessMemoryTests.resident()
            precondition(before - after > 40 << 20, "\(before) bytes before, \(after) after")
            precondition(pieces.allSatisfy { $0.allSatisfy { $0 < 251 } }, "What stays is whole.")
        }
    }
}
