/// A few threads that read and write files, so that no loop waits for a disk (`architecture.md` section 3).
///
/// Work of one key is done in order, one piece at a time; each thread starts with its first piece of work.
public final class FilePool: Sendable {
    /// How many threads there are: more would only queue at the disk.
    public static let threadsMax = 2

    private let threads: [FileThread]

    /// A pool whose threads have not been started.
    public init(threads count: Int = FilePool.threadsMax) { threads = (0..<max(1, count)).map { _ in FileThread() } }

    /// Does work on the thread of `key` and suspends until it is done; the caller goes on on `loop`.
    ///
    /// Nil when too much waits or no thread can be had; then nothing was done.
    public func run<Answer: Sendable>(
        key: Int, on loop: Loop, _ work: @escaping @Sendable () -> Answer
    ) async -> Answer? {
        let thread = threads[Int(UInt(bitPattern: key) % UInt(threads.count))]
        return await awaitReply { reply in
            if !thread.run(work, on: loop, then: { reply($0) }) { reply(nil) }
        }
    }
}
