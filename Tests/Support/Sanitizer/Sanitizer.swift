import Glibc

/// The effects on tests of a sanitizer that was linked in.
package enum Sanitizer {
    private static let isAddress = unsafe dlsym(nil, "__asan_init") != nil
    private static let isThread = unsafe dlsym(nil, "__tsan_init") != nil
    /// There is one.
    package static let isLinked = isAddress || isThread

    /// Threads that the thread sanitizer keeps beside the program's own.
    package static let threads = isThread ? 1 : 0
    /// How many times longer things may take.
    package static let patience = isLinked ? 6.0 : 1.0
    /// How many times more memory things may take: what the address sanitizer frees is spread wide.
    package static let memory = isAddress ? 4 : 1

    /// The environment of a child whose memory is measured: the address sanitizer keeps up to 256 MiB of what was freed
    /// from being used again, unless it is told not to.
    package static var reusingMemory: [String: String] {
        let given = unsafe getenv("ASAN_OPTIONS").map { unsafe String(cString: $0) + ":" } ?? ""
        return ["ASAN_OPTIONS": given + "quarantine_size_mb=0:thread_local_quarantine_size_kb=0"]
    }
}
