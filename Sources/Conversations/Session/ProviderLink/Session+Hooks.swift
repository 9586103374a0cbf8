import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store
import Telemetry

/// Deliveries of a vendor's webhooks: on disk before they were answered, settled once what came of them is.
extension Session {
    /// Deliveries that are read at a time.
    private static let hooksMax = 200
    /// How long a store that could not be read is left alone.
    private static let hooksPause: Duration = .milliseconds(500)

    /// The names under which webhooks find the session; none where its provider takes none.
    ///
    /// The user that it was made for, and the one whom that has become, once the provider has been told.
    private var hookKeys: [HookTable.Key] {
        guard let provider, provider.hooks != nil else { return [] }
        let users = document.identity == .notified ? [userID, document.user.id] : [userID]
        return users.map {
            HookTable.Key(provider: providerName, recipient: provider.vendorUserID(app: app, userID: $0))
        }
    }

    /// From now on the session hears of what comes.
    func enlistForHooks() {
        for key in hookKeys { environment.shard.hooks.value.add(self, key) }
    }

    func delistFromHooks() {
        for key in hookKeys { environment.shard.hooks.value.remove(self, key) }
        // They are in the store, where the next link finds them.
        environment.shard.hooks.value.forget(leg)
    }

    /// The vendor's id of this conversation: what is brought for it is this session's from here on, and what has come
    /// for it before is handed over in the order in which it came, with what waits for the user.
    func conversationKnown(_ conversation: String) {
        guard !hookKeys.isEmpty, !conversation.isEmpty, conversation.utf8.count <= HookDelivery.idBytesMax else {
            return
        }
        environment.shard.hooks.value.note(conversation, of: leg)
        commitSurely([.addHookConversation(leg, id: conversation, at: WallClock.milliseconds)], []) { session in
            guard session.providerLink.isUp, session.providerLink.session is any HookSession else { return }
            session.readPendingHooks()
        }
    }

    /// Deliveries were missed that may have been this session's: its adapter looks at the vendor's history, where there
    /// is one, and else that something is missing is told.
    func missed(_ misses: MissedHooks) {
        let own = environment.shard.hooks.value.conversations(of: leg)
        guard machine.isLive, misses.concerns(conversations: own, users: hookKeys.map(\.recipient)) else { return }
        let since = max(misses.since, createdAt.milliseconds)
        providerLink.missedSince = min(providerLink.missedSince ?? since, since)
        catchUpOnHooks()
    }

    /// The same once the link is open.
    func catchUpOnHooks() {
        guard providerLink.isUp, let since = providerLink.missedSince else { return }
        providerLink.missedSince = nil
        guard let providerSession = providerLink.session as? any CatchingUpSession else {
            return missed(UntoldGap(from: since, to: environment.now.milliseconds, isRecovered: false))
        }
        Self.catchUp(providerSession, since: since)
    }

    private static func catchUp(_ providerSession: some CatchingUpSession, since: Int64) {
        providerSession.assumeIsolated { $0.catchUp(since: since) }
    }

    /// Takes what came while the link was not open; what came for the user before the session was made is none of its.
    ///
    /// One reading at a time, or what the later one finds would stand behind what came after it.
    func readPendingHooks() {
        if !hookKeys.isEmpty { readPendingHooks(for: presentTaker) }
    }

    /// The same for one provider session; for one that was left what names its conversations alone.
    func readPendingHooks(for taker: HookTaker) {
        guard environment.shard.hooks.value.beginReading(taker.leg) else { return }
        readOn(for: taker)
    }

    private func readOn(for taker: HookTaker) {
        let users = isPresent(taker) ? hookKeys.map(\.recipient) : []
        environment.parts.store.pendingHooks(
            for: HookRecipient(provider: taker.provider, users: users, leg: taker.leg),
            since: createdAt.milliseconds, now: WallClock.milliseconds, limit: Self.hooksMax,
            replyTo: environment.loop
        ) { [self] result in
            assumeIsolated { $0.found(result, taker) }
        }
    }

    private func found(_ result: Result<[HookRecord], StoreError>, _ taker: HookTaker) {
        guard canReadHooks(for: taker) else { return }
        switch result {
        case .success(let hooks):
            let isUnderWay = hooks.contains { isHanded($0, to: taker) }
            let taken = hooks.filter { isDone($0, by: taker) }
            // The next ones, once these are settled.
            let isMoreToCome = hooks.count == Self.hooksMax && (isUnderWay || !taken.isEmpty)
            if isMoreToCome || !taken.isEmpty {
                settleLater(HookSettlement(hooks: taken, isMoreToCome: isMoreToCome, taker: taker))
            }
            if !isMoreToCome { deliverHeld(behind: hooks, to: taker) }
        case .failure(let error):
            environment.parts.metrics.storeFailures.increment()
            environment.parts.logger.error(
                "what webhooks brought could not be read",
                [LogField("session", .describing(id)), LogField("error", .string("\(error)"))])
            guard error.mayPass else { return deliverHeld(behind: [], to: taker) }
            environment.loop.schedule(after: Self.hooksPause) { [self] in
                assumeIsolated { if $0.canReadHooks(for: taker) { $0.readOn(for: taker) } }
            }
        }
    }

    /// The link that the reading was begun for is open; where it is not, the next opening reads anew.
    private func canReadHooks(for taker: HookTaker) -> Bool {
        guard isPresent(taker) else { return isDeparted(taker) }
        if !providerLink.isUp { environment.shard.hooks.value.endReading(taker.leg) }
        return providerLink.isUp
    }

    /// Hands over what came while the store was asked, but for what was found there.
    private func deliverHeld(behind found: [HookRecord], to taker: HookTaker) {
        let held = environment.shard.hooks.value.endReading(taker.leg)
        guard !held.isIncomplete else { return readPendingHooks(for: taker) }
        let known = Set(found.map(\.eventID))
        for hook in held.hooks where !known.contains(hook.eventID) { deliver(hook, to: taker) }
    }

    /// Hands a delivery that names the user to the present adapter, where it is of its provider.
    func deliver(_ hook: HookRecord) {
        if hook.provider == providerName { deliver(hook, to: presentTaker) }
    }

    /// Hands a delivery to the adapter of the leg that has its conversation; the present leg comes before one that was
    /// left and is still listened to.
    ///
    /// What comes for a leg that is over is none of the present one's, and nobody else's either: it is settled.
    func deliver(_ hook: HookRecord, for legs: [LegID]) {
        if legs.contains(leg) { return deliver(hook, to: presentTaker) }
        if let taker = departedTaker(of: legs) { return deliver(hook, to: taker) }
        guard machine.isLive else { return }
        let now = WallClock.milliseconds
        commitSurely([.settleHook(provider: hook.provider, eventID: hook.eventID, at: now)], []) { _ in }
    }

    /// Hands a delivery over, behind those that are being read; while the link is not open it stays where it is.
    private func deliver(_ hook: HookRecord, to taker: HookTaker) {
        guard !environment.shard.hooks.value.hold(hook, for: taker.leg), isDone(hook, by: taker) else { return }
        settleLater(HookSettlement(hooks: [hook], isMoreToCome: false, taker: taker))
    }

    /// Hands a delivery to the adapter; whether it is to be settled.
    ///
    /// One that it has taken and that is not settled yet is not handed over twice. What an adapter does not take any
    /// more whose leg was left, nobody will.
    private func isDone(_ hook: HookRecord, by taker: HookTaker) -> Bool {
        guard machine.isLive, let providerSession = hookSession(of: taker), !isHanded(hook, to: taker) else {
            return false
        }
        guard Self.hand(HookDelivery(hook), to: providerSession) else { return !isPresent(taker) }
        environment.shard.hooks.value.hand(hook, to: taker.leg, taker.generation)
        return true
    }

    private func isHanded(_ hook: HookRecord, to taker: HookTaker) -> Bool {
        environment.shard.hooks.value.isHanded(hook, to: taker.leg, taker.generation)
    }

    private static func hand(_ delivery: HookDelivery, to providerSession: some HookSession) -> Bool {
        providerSession.assumeIsolated { $0.deliver(delivery) }
    }

    /// Settles what the adapter took, behind what it told of it and in the same line, so that a crash between the two
    /// only repeats it.
    private func settleLater(_ settlement: HookSettlement) {
        environment.loop.execute { [self] in
            assumeIsolated { session in
                session.providerLink.inbox.settlements.append(settlement)
                session.settleHooks()
            }
        }
    }

    /// Settles what was taken, once nothing that was told of it is held any more.
    func settleHooks() {
        guard !mustHold, providerLink.inbox.events.isEmpty, !providerLink.inbox.settlements.isEmpty else { return }
        let settlements = providerLink.inbox.settlements
        providerLink.inbox.settlements = []
        for settlement in settlements {
            // The events of a link that was closed may not have been heard: its deliveries come again.
            guard isPresent(settlement.taker) || isDeparted(settlement.taker) else {
                environment.shard.hooks.value.settled(settlement)
                continue
            }
            let now = WallClock.milliseconds
            let changes = settlement.hooks.map {
                StoreChange.settleHook(provider: $0.provider, eventID: $0.eventID, at: now)
            }
            commitSurely(changes, []) { session in
                let taker = settlement.taker
                session.environment.shard.hooks.value.settled(settlement)
                if settlement.isMoreToCome, session.canReadHooks(for: taker) { session.readOn(for: taker) }
            }
        }
    }

    /// The session is erased: what waits for it alone goes with it.
    func dropPendingHooks() {
        let alone = hookKeys.filter { key in
            !environment.shard.hooks.value.sessions(key).contains { $0 !== self }
        }
        guard !alone.isEmpty else { return }
        let now = WallClock.milliseconds
        let changes = alone.map { StoreChange.dropHooks(provider: $0.provider, recipient: $0.recipient, at: now) }
        let logger = environment.parts.logger
        environment.shard.batcher.commit(StoreTransaction(session: nil, changes: changes)) { result in
            guard case .failure(let error) = result else { return }
            logger.error("what webhooks brought could not be erased", [LogField("error", .string("\(error)"))])
        }
    }
}
