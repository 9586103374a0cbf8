import Configuration
import Domain
import EventLoop
import Kernel
import Store
import Telemetry

/// Deadlines that the store keeps, of sessions in memory and of all others: sessions that nobody uses any more, and
/// messages that have waited too long. They hold over restarts and however long the process was away.
extension ConversationService {
    /// How many sessions are looked at in one step of the store.
    private static let deadlineBatch = 100
    /// How many sessions are ended, or taken up for their messages, at a time.
    private static let deadlinesAtOnce = 16
    /// How long the sweep rests: at least, at most, and after something that could not be done.
    private static let deadlinePauses: ClosedRange<Duration> = .milliseconds(50) ... .seconds(30)
    private static let deadlineRetry: Duration = .seconds(2)
    /// A session in memory fails its messages itself, at the very time; the sweep is for the others.
    private static let expiryGrace: Duration = .seconds(1)

    func startSweepingDeadlines() {
        let loop = shards[0].loop
        loop.execute { [self] in
            _ = Task(executorPreference: loop.taskExecutor) {
                while self.status.state != .draining {
                    let pause = await self.sweepDeadlines(on: loop)
                    let bounds = Self.deadlinePauses
                    await loop.sleep(for: min(max(pause, bounds.lowerBound), bounds.upperBound))
                }
            }
        }
    }

    /// Looks at all deadlines once; gives the time until the next one.
    private func sweepDeadlines(on loop: Loop) async -> Duration {
        do throws(StoreError) {
            return min(try await endIdleSessions(on: loop), try await failExpiredMessages(on: loop))
        } catch {
            parts.metrics.storeFailures.increment()
            return Self.deadlineRetry
        }
    }

    private func endIdleSessions(on loop: Loop) async throws(StoreError) -> Duration {
        let limit = parts.definitions.latest.settings.sessions.idleEnd.milliseconds
        var place: IdlePlace?
        var isDone = true
        while true {
            let since = WallClock.milliseconds - limit
            let page = try await reading.idleSessions(since: since, after: place, limit: Self.deadlineBatch, on: loop)
            let ended = await page.sessions.concurrently(atMost: Self.deadlinesAtOnce) { id in
                await self.shard(for: id).endIfIdle(id, service: self)
            }
            isDone = isDone && !ended.contains(false)
            place = page.next
            guard place != nil, status.state != .draining else {
                guard isDone else { return Self.deadlineRetry }
                let next = (page.earliestActiveAt ?? WallClock.milliseconds) + limit
                return .milliseconds(next - WallClock.milliseconds)
            }
        }
    }

    private func failExpiredMessages(on loop: Loop) async throws(StoreError) -> Duration {
        let time = WallClock.milliseconds - Self.expiryGrace.milliseconds
        let page = try await reading.expiredMessages(by: time, limit: Self.deadlineBatch, on: loop)
        _ = await page.sessions.concurrently(atMost: Self.deadlinesAtOnce) { id in
            await self.shard(for: id).expireMessages(of: id, service: self)
        }
        // A message under way may take longer than its time.
        if !page.sessions.isEmpty { return Self.deadlineRetry }
        return page.nextExpiry.map { .milliseconds($0 - time) } ?? Self.deadlinePauses.upperBound
    }
}

extension Shard {
    /// Takes a session up if it is not in memory, and fails its messages that have waited too long.
    func expireMessages(of id: SessionID, service: ConversationService) async {
        // A session that cannot be read now is tried again with the next sweep.
        try? await restore(id, service: service)
        await expireLoaded(id)
    }
}
