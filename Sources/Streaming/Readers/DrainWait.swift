import EventLoop

/// One writer's wait until its reader has taken most of what was written.
///
/// Loop-confined.
final class DrainWait {
    /// How long a reader may take nothing at all.
    static let patience: Duration = .seconds(30)

    private let loop: Loop
    private var waiter: LoopWaiter?

    init(loop: Loop) { self.loop = loop }

    /// The reader has taken it, or is gone.
    func signal() { waiter?.signal() }

    /// Waits for ``signal()``; `false` when the reader has taken nothing for ``patience``.
    ///
    /// A slow reader that takes a little each time is waited for: how slow is too slow, the server judges.
    ///
    /// - Parameter unsentBytes: what waits for the reader now.
    func isDrained(_ unsentBytes: () -> Int) async -> Bool {
        var last = Int.max
        while unsentBytes() < last {
            last = unsentBytes()
            let waiter = LoopWaiter(loop: loop)
            self.waiter = waiter
            let isSignalled = await waiter.wait(atMost: Self.patience)
            self.waiter = nil
            if isSignalled { return true }
        }
        return false
    }
}
