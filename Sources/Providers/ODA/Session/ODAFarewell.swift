import EventLoop

/// The end of a conversation on its way to the vendor; on the line's loop only.
final class ODAFarewell {
    private let waiter: LoopWaiter
    /// The vendor may have the conversation.
    private let isPending: Bool
    private var isNotified = false

    init(on loop: Loop, isPending: Bool) {
        waiter = LoopWaiter(loop: loop)
        self.isPending = isPending
    }

    /// The line is over.
    func finish(isNotified: Bool) {
        self.isNotified = isNotified
        waiter.signal()
    }

    /// Waits for that; says whether the vendor knows of the end, or has nothing to know.
    ///
    /// The machine gives up by itself: the limit is for a caller whose loop was held up.
    func outcome(atMost limit: Duration) async -> Bool {
        _ = await waiter.wait(atMost: limit)
        return isNotified || !isPending
    }
}
