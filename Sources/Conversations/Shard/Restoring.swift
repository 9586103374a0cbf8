import Configuration
import Domain
import EventLoop
import Kernel
import Store
import Telemetry

/// Taking live sessions up again after a restart, in the background: those with something to send first, then those
/// used last. One that a caller asks for is taken up at once, whatever its turn.
extension ConversationService {
    /// How many sessions are taken up at a time, over all loops.
    private static let restoredAtOnce = 32
    /// How long a store that could not be read is left alone.
    private static let restorePause: Duration = .seconds(1)

    func startRestoring() {
        let loop = shards[0].loop
        loop.execute { [self] in _ = Task(executorPreference: loop.taskExecutor) { await self.restoreAll(on: loop) } }
    }

    private func restoreAll(on loop: Loop) async {
        let began = loop.now
        var count = 0
        var place: LivePlace? = .start
        var failed: [SessionID] = []
        while let at = place, status.state != .draining {
            guard let page = try? await reading.liveSessions(at: at, limit: Self.restoredAtOnce, on: loop) else {
                await loop.sleep(for: Self.restorePause)
                continue
            }
            failed += await restore(page.sessions)
            count += page.sessions.count
            place = page.next
            await pace(count, since: began, on: loop)
        }
        // Only now: where sessions share a conversation at their vendor, its end must not come to those who go on.
        startTellingEnds()
        while !failed.isEmpty, status.state != .draining {
            await loop.sleep(for: Self.restorePause)
            failed = await restore(failed)
        }
        parts.logger.info("live sessions are taken up", [LogField("count", .integer(count))])
    }

    /// Takes some up, a few at a time; gives those that could not be read.
    private func restore(_ sessions: [SessionID]) async -> [SessionID] {
        await sessions.concurrently(atMost: Self.restoredAtOnce) { id in
            do {
                try await self.shard(for: id).restore(id, service: self)
                return nil
            } catch {
                return id
            }
        }.compactMap { (failed: SessionID?) in failed }
    }

    /// Waits until no more have been taken up than may be in the time, so that callers are not kept waiting.
    private func pace(_ count: Int, since began: Instant, on loop: Loop) async {
        let perSecond = parts.definitions.latest.settings.sessions.takeUpsPerSecond
        let due = began + .milliseconds(count * 1000 / perSecond)
        if due > loop.now { await loop.sleep(for: due - loop.now) }
    }
}
