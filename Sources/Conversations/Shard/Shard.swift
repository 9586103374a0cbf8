import Chronology
package import Domain
package import EventLoop
import HTTPClient
import JSON
import Kernel
package import ProviderKit
import Store
import Telemetry

/// The sessions of one loop: found, made, taken up again after a restart, and let go when nothing holds them.
package actor Shard {
    nonisolated let parts: ShardParts
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe parts.loop.serialExecutor.asUnownedSerialExecutor()
    }

    /// How often sessions are looked at for being dormant.
    private static let sweepInterval: Duration = .seconds(30)
    /// How many of a user's open sessions are read at a time; most users have one.
    private static let openSessionsRead = 10

    private struct User: Hashable {
        let app: String
        let id: String
    }

    /// Sessions that are being read or made, and who waits for them.
    ///
    /// As soon as the store has a session, others can come across it there; a second actor must not be made of it.
    private var loading: [SessionID: WaiterList] = [:]
    /// Users for whom a session is being made, and who waits to make the next one of the same user.
    ///
    /// One at a time, so that what the store says of a user's sessions holds until the new one is in it.
    private var making: [User: WaiterList] = [:]
    private var claims: Set<[UInt8]> = []
    /// Widgets of providers, as they said themselves, and the providers that are being asked.
    var widgets: [String: WidgetEntry] = [:]
    var askedWidgets: [String: WaiterList] = [:]
    /// Answers of vendors that are the same for all, and the questions that are under way.
    var lookups = LookupCache()
    var lookupFlights: [Lookup: SingleFlight] = [:]

    /// Makes the shard of a loop that does not run yet.
    init(_ parts: ShardParts) { self.parts = parts }

    package nonisolated var loop: Loop { parts.loop }
    package nonisolated var ids: IDSource { parts.ids }
    package nonisolated var batcher: CommitBatcher { parts.batcher }

    /// The surroundings of a provider here; on the loop only.
    package nonisolated func environment(of provider: ProviderInstance) -> ProviderEnvironment {
        parts.environment(of: provider)
    }

    /// Sessions in memory.
    var sessionCount: Int { parts.sessions.value.count }

    // MARK: Finding

    /// A session of an app by its id, from memory or from the store.
    package func session(_ id: SessionID, app: String, service: ConversationService) async throws(Failure) -> Session {
        let session = try await find(id, service)
        guard session.app == app else { throw .noSession }
        return session
    }

    /// Runs a step where a session lives, so that a caller of another loop crosses over once and back once.
    @inlinable
    package func visit<Answer: Sendable>(
        _ id: SessionID, app: String, service: ConversationService,
        _ step: @Sendable (isolated Session) async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        try await step(try await session(id, app: app, service: service))
    }

    private func find(_ id: SessionID, _ service: ConversationService) async throws(Failure) -> Session {
        while true {
            if let session = parts.sessions.value[id] { return session }
            guard loading[id] != nil else { break }
            let waiter = LoopWaiter(loop: loop)
            loading[id]?.add(waiter)
            await waiter.waitForSignal()
        }
        loading[id] = WaiterList()
        defer { endLoading(id) }
        let stored: SessionSnapshot?
        do {
            stored = try await service.reading.session(id, on: loop)
        } catch {
            throw .store(error)
        }
        guard let stored, !stored.session.isErased, let session = await adopt(stored, service) else {
            throw .noSession
        }
        // The session is given out only once all that waited in its outbox stands there again, ahead of what is new.
        try await session.restore()
        parts.sessions.value[id] = session
        parts.heldDefinitions.value[id] = nil
        return session
    }

    private func endLoading(_ id: SessionID) {
        var waiters = loading.removeValue(forKey: id)
        waiters?.signalAll()
    }

    /// Makes the actor of a stored session.
    private func adopt(_ stored: SessionSnapshot, _ service: ConversationService) async -> Session? {
        let document =
            SessionDocument(stored: stored.session.document)
            ?? SessionDocument(
                user: UserProfile(id: stored.session.userID))
        // A leg that was being opened for a hand-over is not the session's yet.
        guard let leg = stored.legs.last(where: { $0.id != document.transfer?.leg }) else { return nil }
        let head = Cursor(session: stored.session.id, seq: stored.head.seq, check: stored.head.check)
        let session = Session(
            SessionIdentity(stored.session, document: document),
            on: PresentLeg(id: leg.id, providerName: stored.session.provider, use: use(of: stored.session, leg)),
            SessionMachine(stored.session, document: document, head: head), underWay: UnderWay(stored: leg.underWay),
            environment: SessionEnvironment(parts: service.parts, shard: parts, loop: loop))
        await session.markStored()
        return session
    }

    // MARK: Making

    /// Makes a session: on disk when this returns, its link being opened.
    package func make(_ plan: Plan, service: ConversationService) async throws(Failure) -> Made {
        let user = User(app: plan.app, id: plan.document.user.id)
        if let scope = plan.claim?.scope {
            guard claims.insert(scope).inserted else { throw .inFlight }
        }
        defer { if let scope = plan.claim?.scope { claims.remove(scope) } }
        await waitForTurn(of: user)
        defer { endTurn(of: user) }
        let count = try await openSessionCount(of: user, service)
        // A user with many sessions that are over has none to look through.
        if plan.reuse != .none, count > 0, let open = try await latestOpen(of: user, plan, service) {
            return .reused(open)
        }
        guard count < plan.sessionsPerUserMax else {
            if let earlier = try await earlier(plan, service) { return .replayed(earlier) }
            throw .tooManySessions(limit: plan.sessionsPerUserMax)
        }
        if let refusal = plan.provider.refusal(at: loop.now), !hasAnother(plan, service) {
            if let earlier = try await earlier(plan, service) { return .replayed(earlier) }
            throw .provider(refusal, name: plan.provider.name)
        }
        return try await commit(plan, service)
    }

    /// A provider that stands behind the first one of a plan takes sessions.
    private func hasAnother(_ plan: Plan, _ service: ConversationService) -> Bool {
        plan.document.route?.rest.contains { name in
            service.provider(named: name).map { $0.refusal(at: loop.now) == nil } ?? false
        } ?? false
    }

    /// The session that a plan would be answered with, without one being made: an open one that it may reuse, or that
    /// of an equal request before; nil where there is none.
    package func made(by plan: Plan, service: ConversationService) async throws(Failure) -> Made? {
        let user = User(app: plan.app, id: plan.document.user.id)
        if plan.reuse != .none, let open = try await latestOpen(of: user, plan, service) { return .reused(open) }
        return try await earlier(plan, service).map { .replayed($0) }
    }

    private func waitForTurn(of user: User) async {
        while making[user] != nil {
            let waiter = LoopWaiter(loop: loop)
            making[user]?.add(waiter)
            await waiter.waitForSignal()
        }
        making[user] = WaiterList()
    }

    private func endTurn(of user: User) {
        var waiters = making.removeValue(forKey: user)
        waiters?.signalAll()
    }

    /// As stored: a session whose user became known since is that user's, wherever it lives.
    private func openSessionCount(of user: User, _ service: ConversationService) async throws(Failure) -> Int {
        do {
            return try await service.reading.countOpenSessions(app: user.app, userID: user.id, on: loop)
        } catch {
            throw .store(error)
        }
    }

    private func commit(_ plan: Plan, _ service: ConversationService) async throws(Failure) -> Made {
        let bucket = Bucket(app: plan.app, userID: plan.document.user.id)
        let id = SessionID(ids.next(bucket))
        let leg = LegID(ids.next(bucket))
        let now = WallClock.milliseconds
        let record = SessionRecord(
            id: id, app: plan.app, userID: plan.document.user.id, provider: plan.provider.name,
            state: .connecting, createdAt: now, updatedAt: now, document: plan.document.encoded())
        let session = Session(
            SessionIdentity(record, document: plan.document),
            on: PresentLeg(id: leg, providerName: plan.provider.name, use: use(of: plan.provider, service)),
            SessionMachine(record, document: plan.document, head: .beginning(of: id)),
            environment: SessionEnvironment(parts: service.parts, shard: parts, loop: loop))
        var claim = plan.claim
        claim?.result = IdempotencyResult(status: 201, session: id)
        let legRecord = LegRecord(
            id: leg, session: id, provider: plan.provider.name, kind: plan.provider.kind, openedAt: now)
        loading[id] = WaiterList()
        defer { endLoading(id) }
        await session.give(plan.secretOptions)
        await session.give(plan.past)
        let made = try await session.create(
            record, legRecord, claim: claim, leftBehind: plan.leftBehind, initialMessage: plan.initialMessage)
        switch made {
        case .committed:
            parts.sessions.value[id] = session
            Failpoint.hit(.sessionMade)
            return .new(session)
        case .replayed(let result):
            guard let earlier = result.session else { throw .noSession }
            let owner = service.shard(for: earlier)
            return .replayed(try await owner.session(earlier, app: plan.app, service: service))
        case .mismatch: throw .mismatch
        case .messageExists, .duplicateItem, .noSession, .sessionClosed, .sessionErased, .noLeg, .noMessage:
            throw .noSession
        }
    }

    /// The newest open session of a user; it may live on another loop, where the user was not known yet.
    private func latestOpen(
        of user: User, _ plan: Plan, _ service: ConversationService
    ) async throws(Failure) -> Session? {
        let open = Set(SessionState.allCases.filter { !$0.isFinal })
        let provider = plan.reuse == .ofProvider ? plan.provider.name : nil
        let route = plan.reuse == .ofRoute ? plan.document.route?.name : nil
        let filter = SessionFilter(app: user.app, userID: user.id, states: open, provider: provider)
        var place = ListPlace<SessionID>.start
        while true {
            let page: SessionPage
            do {
                page = try await service.reading.sessions(filter, at: place, limit: Self.openSessionsRead, on: loop)
            } catch {
                throw .store(error)
            }
            for stored in page.sessions {
                let session = try await service.session(stored.session.id, app: user.app)
                // It may have ended since, or be about to.
                guard let session, await !session.state.isFinal else { continue }
                // The provider may be any by now.
                if route == nil { return session }
                if await session.document.route?.name == route { return session }
            }
            guard page.hasMore, let last = page.sessions.last else { return nil }
            place = .after(last.session.id)
        }
    }

    /// The session that an equal request made before, for users who may make no more.
    private func earlier(_ plan: Plan, _ service: ConversationService) async throws(Failure) -> Session? {
        guard let claim = plan.claim else { return nil }
        let bucket = Bucket(app: plan.app, userID: plan.document.user.id)
        let now = WallClock.milliseconds
        let record = SessionRecord(
            id: SessionID(ids.next(bucket)), app: plan.app, userID: plan.document.user.id,
            provider: plan.provider.name, state: .connecting, createdAt: now, updatedAt: now, document: [])
        // Asks whether the key is known; the end of a leg that is not there keeps anything from being made.
        let probe = StoreTransaction(
            session: record.id, claim: claim,
            changes: [.insertSession(record), .endLeg(LegID(ids.next(bucket)), at: now)])
        let outcome: StoreOutcome
        do {
            outcome = try await service.reading.commit(probe, on: loop)
        } catch {
            throw .store(error)
        }
        switch outcome {
        case .replayed(let result):
            guard let id = result.session else { return nil }
            return try await service.shard(for: id).session(id, app: plan.app, service: service)
        case .mismatch: throw .mismatch
        default: return nil
        }
    }

    // MARK: After a restart

    /// Takes up a session that was live when the last process ended, unless somebody has asked for it already; of one
    /// that was over, what had not come to rest is settled.
    ///
    /// - Throws: `store` where it could not be read; then the next one who asks begins anew.
    func restore(_ id: SessionID, service: ConversationService) async throws(Failure) {
        do {
            try await find(id, service).settleLeftovers()
        } catch {
            // Erased meanwhile, or nothing that could be gone on with.
            if case .noSession = error { return }
            throw error
        }
    }

    /// Fails what has waited too long in a session that is in memory.
    func expireLoaded(_ id: SessionID) async { await parts.sessions.value[id]?.expire() }

    /// Ends a session that nobody has used for too long; `false` when that has to be tried again.
    func endIfIdle(_ id: SessionID, service: ConversationService) async -> Bool {
        do {
            return try await find(id, service).endIfIdle()
        } catch {
            if case .noSession = error { return true }
            return false
        }
    }

    // MARK: Figures

    /// The number of sessions that this loop holds, and its longest turn since the last call.
    func figures() -> (sessions: Int, longestTurn: Duration) {
        (parts.sessions.value.count, loop.takeStatistics().longestTurn)
    }

    // MARK: Sweeping

    /// Begins to look at all sessions from time to time; on the loop only.
    package func startSweeping() {
        loop.schedule(after: Self.sweepInterval) { [self] in
            assumeIsolated { shard in
                shard.sweep()
                shard.startSweeping()
            }
        }
    }

    /// Lets go of sessions that nothing holds.
    func sweep() {
        let dormant = parts.sessions.value.compactMap { id, session in
            session.assumeIsolated { $0.isDormant } ? id : nil
        }
        for id in dormant {
            var session = parts.sessions.value.removeValue(forKey: id)
            // A request that has found it goes on with it, and so do others: of two actors of one session neither
            // would know what the other writes.
            if !isKnownUniquelyReferenced(&session) {
                parts.sessions.value[id] = session
            } else {
                holdDefinition(of: session)
            }
        }
    }

    // MARK: Going down

    /// Answers long polls with what there is.
    package func endPolls() { for session in parts.sessions.value.values { session.assumeIsolated { $0.endPolls() } } }

    /// Answers the long polls of some users' sessions, or of one session, with what there is.
    package func endPolls(of app: String, users: Set<String>, session: SessionID?) {
        for each in parts.sessions.value.values where each.app == app {
            each.assumeIsolated { one in
                let isMeant = one.id == session || users.contains(one.userID) || users.contains(one.presentUserID)
                if isMeant { one.endPolls() }
            }
        }
    }

    /// Answers those who wait for a provider with what there is.
    package func endWaits() { for session in parts.sessions.value.values { session.assumeIsolated { $0.endWaits() } } }

    /// Closes all links politely; conversations live on and are taken up by the next process.
    package func closeLinks() async {
        let closings = parts.sessions.value.values.map { session in
            Task(executorPreference: loop.taskExecutor) { await session.closeLinkForShutdown() }
        }
        for closing in closings { await closing.value }
        await waitForEnds(atMost: ConversationService.providerEndMax)
        // The provider's own goodbye; a process that is gone before it looks to the provider like one that has crashed.
        await parts.client.value.waitForLinks(atMost: ConversationService.providerEndMax)
    }
}
