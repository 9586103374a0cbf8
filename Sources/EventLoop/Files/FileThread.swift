import Kernel
import Synchronization

/// A thread that reads files, so that no loop waits for a disk.
///
/// It starts with the first piece of work and ends after the value is gone. Work is done in order, one piece at a
/// time; safe to use from several loops.
public final class FileThread: Sendable {
    /// Pieces of work that may wait.
    public static let waitingMax = 65_536

    private let line = Mutex<FileQueue?>(nil)

    /// A thread that has not been started.
    public init() {}

    deinit { line.withLock { $0?.close() } }

    /// Does work on the thread, and gives what comes of it to `done` on `loop`.
    ///
    /// - Returns: `false` when too much waits or no thread can be had; then neither is called.
    public func run<Answer: Sendable>(
        _ work: @escaping @Sendable () -> Answer, on loop: Loop, then done: @escaping @Sendable (Answer) -> Void
    ) -> Bool {
        if loop.readsFiles {
            loop.execute { done(work()) }
            return true
        }
        guard let line = startedLine() else { return false }
        return line.put {
            let answer = work()
            loop.execute { done(answer) }
        }
    }

    private func startedLine() -> FileQueue? {
        line.withLock { line in
            if let line { return line }
            do throws(SystemError) {
                let started = try FileQueue()
                _ = try Thread.start(name: "files") { started.run() }
                line = started
            } catch {
                // Out of threads or descriptors; the next piece of work tries again.
                return nil
            }
            return line
        }
    }
}

/// The line of jobs that wait for the thread.
private final class FileQueue: Sendable {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let signal: ThreadSignal

    init() throws(SystemError) { signal = try ThreadSignal() }

    func put(_ job: @escaping @Sendable () -> Void) -> Bool {
        let (isTaken, isFirst) = state.withLock { state in
            guard state.jobs.count < FileThread.waitingMax else { return (false, false) }
            state.jobs.append(job)
            return (true, state.jobs.count == 1)
        }
        if isFirst { signal.send() }
        return isTaken
    }

    func close() {
        state.withLock { $0.isClosed = true }
        signal.send()
    }

    /// Works until it is closed and empty.
    func run() {
        while true {
            let (jobs, isOver) = state.withLock { state in
                let jobs = state.jobs
                state.jobs = []
                return (jobs, state.isClosed && jobs.isEmpty)
            }
            if isOver { return }
            for job in jobs { job() }
            if jobs.isEmpty { signal.wait() }
        }
    }
}
