import CJemalloc

/// The memory that the process has of the system.
public enum ProcessMemory {
    /// Gives pages back in which nothing lies any more, wherever they are; `true` where there were any.
    ///
    /// An allocator keeps what was freed for the next who asks: jemalloc for some seconds, the C library for good but
    /// for the end of it (malloc_trim(3)). It takes some milliseconds for each hundred MiB, in which others may wait
    /// for memory: for a thread of its own, at a quiet moment.
    @discardableResult
    public static func giveBack() -> Bool { tl_give_memory_back() }
}
