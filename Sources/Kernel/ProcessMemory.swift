import CLinux

/// The memory that the process has of the system.
public enum ProcessMemory {
    /// Gives pages back in which nothing lies any more, wherever they are; `true` where there were any.
    ///
    /// The C library keeps what was freed for the next who asks, and by itself gives back only the end of it
    /// (malloc_trim(3)). It takes some milliseconds for each hundred MiB, in which others may wait for memory: for a
    /// thread of its own, at a quiet moment.
    @discardableResult
    public static func giveBack() -> Bool { tl_give_memory_back() == 1 }
}
