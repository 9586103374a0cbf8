import Domain
import EventLoop
import Kernel
import Store

extension Shard {
    /// Tells a vendor of an end that a process before this one, or an attempt before this one, left owed.
    func notifyVendor(of end: PendingTermination, service: ConversationService) async {
        await SessionEnvironment(parts: service.parts, shard: parts, loop: loop).notifyVendor(of: end)
    }

    /// Waits until vendors know of the ends that they are being told of, for at most some time; the next process tells
    /// of the rest.
    func waitForEnds(atMost limit: Duration) async {
        let deadline = LoopDeadline(on: loop, after: limit)
        while !parts.ends.value.isEmpty, deadline.isAhead {
            let waiter = LoopWaiter(loop: loop)
            parts.ends.value.add(waiter)
            if await !waiter.wait(atMost: deadline.left) { parts.ends.value.remove(waiter) }
        }
    }
}

extension ConversationService {
    /// How often vendors are told of what is still owed.
    private static let endPause: Duration = .seconds(60)
    /// How many vendors are told at a time of ends that were left owed.
    private static let endsAtOnce = 16

    /// Begins to tell vendors, in the background, of the ends that are owed to them.
    func startTellingEnds() {
        let loop = shards[0].loop
        loop.execute { [self] in
            _ = Task(executorPreference: loop.taskExecutor) {
                await self.notifyEnds(on: loop)
                loop.execute { [self] in loop.schedule(after: Self.endPause) { [self] in self.startTellingEnds() } }
            }
        }
    }

    /// Goes through all of them once.
    private func notifyEnds(on loop: Loop) async {
        var place: Int64 = 0
        while status.state != .draining {
            // Pending terminations that cannot be read now are read the next time.
            guard let page = try? await reading.pendingTerminations(after: place, limit: 200, on: loop),
                let last = page.last
            else { return }
            place = last.place
            _ = await page.concurrently(atMost: Self.endsAtOnce) { end in
                await self.shard(for: end.session).notifyVendor(of: end, service: self)
            }
        }
    }
}
