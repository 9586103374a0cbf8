import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// The legs of a loop whose vendors are being told of their end; on the loop only.
struct EndsUnderWay {
    private var legs: Set<LegID> = []
    private var waiters = WaiterList()

    var isEmpty: Bool { legs.isEmpty }

    /// `false`: the vendor is being told already.
    @discardableResult
    mutating func begin(_ leg: LegID) -> Bool { legs.insert(leg).inserted }

    mutating func finish(_ leg: LegID) {
        legs.remove(leg)
        if legs.isEmpty { waiters.signalAll() }
    }

    mutating func add(_ waiter: LoopWaiter) { waiters.add(waiter) }
    mutating func remove(_ waiter: LoopWaiter) { waiters.remove(waiter) }
}

/// Events of a provider session that was made for the end alone, which are not heard: its session is over.
private struct UnheardEvents: ProviderEvents {
    func emit(_ event: ProviderEvent) {}
}

extension SessionEnvironment {
    /// The provider's side of a leg that is over, of a provider whose conversations go on until somebody ends them;
    /// never opened.
    ///
    /// It knows what was kept alone: the rest may be erased.
    func detachedLink(of session: SessionID, leg: LegID, provider name: String) -> (any DetachedEndSession)? {
        guard let provider = service.provider(named: name) else { return nil }
        let context = ProviderContext(
            shard.environment(of: provider), session: session, leg: leg, user: UserProfile(id: ""), vendorUserID: "",
            locale: nil, customData: JSONObject(), options: JSONObject(), isResumed: true,
            values: LegValues(environment: self, session: session, leg: leg), events: UnheardEvents())
        return provider.adapter.makeSession(context) as? any DetachedEndSession
    }

    /// An adapter has returned from an end that is owed: nothing is owed any more, or it is tried again later.
    func endReturned(of leg: LegID, by link: any ProviderSession) async {
        defer { shard.ends.value.finish(leg) }
        guard let link = link as? any DetachedEndSession, await link.isEndNotified else { return }
        Failpoint.hit(.endReported)
        await settleTermination(of: leg)
    }

    /// The end is owed no longer; where that cannot be stored, the vendor is told once more.
    fileprivate func settleTermination(of leg: LegID) async {
        let change = StoreTransaction(session: nil, changes: [.settleTermination(leg)])
        do {
            _ = try await service.reading.commit(change, on: loop)
        } catch {
            service.metrics.storeFailures.increment()
        }
    }

    /// Tells a vendor of the end of a leg whose session is in memory no longer.
    fileprivate func tell(_ end: PendingTermination) async {
        guard shard.ends.value.begin(end.leg) else { return }
        let fields = [LogField("session", .describing(end.session)), LogField("provider", .string(end.provider))]
        if now.milliseconds - end.since > ConversationService.pendingMillisecondsMax {
            service.logger.warning("a provider was not told in time that a conversation is over", fields)
            await settleTermination(of: end.leg)
        } else if let link = detachedLink(of: end.session, leg: end.leg, provider: end.provider) {
            if let link = link as? any PushSession { await unregisterDevices(of: end, from: link) }
            await link.end()
            return await endReturned(of: end.leg, by: link)
        }
        shard.ends.value.finish(end.leg)
    }

    /// A device that the vendor does not take back now does not keep the conversation from ending.
    private func unregisterDevices(of end: PendingTermination, from link: any PushSession) async {
        let values = (try? await service.reading.legValues(end.leg, on: loop)) ?? []
        for entry in DeviceRegistrations.entries(in: values).values { try? await link.unregister(entry.registration) }
        let change = StoreTransaction(session: nil, changes: [.deletePushes(end.session)])
        _ = try? await service.reading.commit(change, on: loop)
    }
}

extension Shard {
    /// Tells a vendor of an end that a process before this one, or an attempt before this one, left owed.
    func tell(_ end: PendingTermination, service: ConversationService) async {
        await SessionEnvironment(service: service, shard: self, loop: loop).tell(end)
    }

    /// Waits until vendors know of the ends that they are being told of, for at most some time; the next process tells
    /// of the rest.
    func waitForEnds(atMost limit: Duration) async {
        let deadline = loop.now + limit
        while !ends.value.isEmpty, loop.now < deadline {
            let waiter = LoopWaiter(loop: loop)
            ends.value.add(waiter)
            if await !waiter.wait(atMost: deadline - loop.now) { ends.value.remove(waiter) }
        }
    }
}

extension ConversationService {
    /// How long an end stays owed that the vendor does not take, in milliseconds: for a day.
    static let pendingMillisecondsMax: Int64 = 86_400_000
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
                await self.shard(for: end.session).tell(end, service: self)
            }
        }
    }
}
