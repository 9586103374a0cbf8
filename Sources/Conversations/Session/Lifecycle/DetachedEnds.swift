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

/// Events of a provider session that was made for one call alone, such as the end, which are not heard.
struct UnheardEvents: ProviderEvents {
    func emit(_ event: ProviderEvent) {}
}

extension SessionEnvironment {
    /// How long an end stays owed that the vendor does not take, in milliseconds: for a day.
    static let pendingMillisecondsMax: Int64 = 86_400_000

    /// The provider's side of a leg that is over, of a provider whose conversations go on until somebody ends them;
    /// never opened.
    ///
    /// It knows what was kept alone: the rest may be erased.
    func detachedLink(
        of session: SessionID, leg: LegID, provider: ProviderInstance?
    ) -> (any DetachedEndSession)? {
        guard let provider else { return nil }
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
    func settleTermination(of leg: LegID) async {
        let change = StoreTransaction(session: nil, changes: [.settleTermination(leg)])
        do {
            _ = try await parts.reading.commit(change, on: loop)
        } catch {
            parts.metrics.storeFailures.increment()
        }
    }

    /// Tells a vendor of the end of a leg whose session is in memory no longer.
    func notifyVendor(of end: PendingTermination) async {
        guard shard.ends.value.begin(end.leg) else { return }
        let fields = [LogField("session", .describing(end.session)), LogField("provider", .string(end.provider))]
        if now.milliseconds - end.since > Self.pendingMillisecondsMax {
            parts.logger.warning("a provider was not told in time that a conversation is over", fields)
            await settleTermination(of: end.leg)
        } else if let link = detachedLink(of: end.session, leg: end.leg, provider: provider(of: end)) {
            if let link = link as? any PushSession { await unregisterDevices(of: end, from: link) }
            await link.end()
            return await endReturned(of: end.leg, by: link)
        }
        shard.ends.value.finish(end.leg)
    }

    /// The present definition, or where there is none that of sessions that still run.
    private func provider(of end: PendingTermination) -> ProviderInstance? {
        definitions.providers[end.provider] ?? parts.retired.inUse(named: end.provider).first
    }

    /// A device that the vendor does not take back now does not keep the conversation from ending.
    private func unregisterDevices(of end: PendingTermination, from closing: any PushSession) async {
        await unregisterDevices(of: end.leg, from: closing)
        // A session that goes on in another leg keeps what was registered for it.
        let stored = try? await parts.reading.session(end.session, on: loop)
        guard stored?.session.state.isFinal ?? true else { return }
        let change = StoreTransaction(session: nil, changes: [.deletePushes(end.session)])
        _ = try? await parts.reading.commit(change, on: loop)
    }

    /// Takes all devices of a leg back from its vendor, where that has any.
    func unregisterDevices(of leg: LegID, from closing: any ProviderSession) async {
        guard let closing = closing as? any PushSession else { return }
        let values = (try? await parts.reading.legValues(leg, on: loop)) ?? []
        for device in DeviceRegistrations.entries(in: values).values {
            try? await closing.unregister(device.registration)
        }
    }
}
