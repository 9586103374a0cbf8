import Chronology
import Domain
import EventLoop
import HTTPClient
import JSON
import Kernel
import ProviderKit
import Routing
import Store
import Telemetry

/// A session that is being opened goes on with the next provider of its route.
extension Session {
    /// Another provider may take the present one's place: the conversation has not been with any.
    var mayFallBack: Bool {
        machine.isLive && state == .connecting && !document.wasOpened && document.route?.rest.isEmpty == false
            && !providerLink.inbox.isSuspending
    }

    /// The provider's time to open runs from now on, where another one stands behind it.
    ///
    /// - Parameter standBy: what its client is told by that one does; nil where none does.
    func beginTry(_ standBy: StandBy?) {
        endTry()
        guard let standBy, let provider else { return }
        var opening = OpeningTry(begunAt: environment.loop.now, standBy: standBy)
        if document.route?.fallbackOn.contains(.timeout) == true {
            let timeouts = provider.clientOptions.timeouts
            let generation = providerLink.generation
            opening.timer = environment.loop.schedule(after: timeouts.connect + timeouts.firstByte) { [self] in
                assumeIsolated { $0.tryIsOver(generation) }
            }
        }
        providerLink.opening = opening
    }

    /// The link is open, or given up.
    func endTry() {
        guard let opening = providerLink.opening else { return }
        if let timer = opening.timer { environment.loop.cancel(timer) }
        opening.standBy.end()
        providerLink.opening = nil
    }

    private func tryIsOver(_ generation: Int) {
        guard generation == providerLink.generation, !providerLink.isUp else { return }
        endTry()
        goOnElsewhere(behind: ProviderFailure(.timedOut, "The provider did not open the session in time."))
    }

    /// The adapter tries once more to open what was never open: with another provider behind it, that one is tried.
    ///
    /// The cause is not said; a try that took as long as a connection may is one that got no answer.
    func goOnElsewhereThanRetrying() -> Bool {
        guard mayFallBack else { return false }
        let timeouts = provider?.clientOptions.timeouts
        let spent = providerLink.opening.map { environment.loop.now - $0.begunAt } ?? .zero
        let limit = timeouts.map { min($0.connect, $0.firstByte) } ?? .zero
        let kind: ProviderFailure.Kind = providerLink.opening != nil && spent >= limit ? .timedOut : .unavailable
        return goOnElsewhere(behind: ProviderFailure(kind, "The link could not be opened."))
    }

    /// Goes on with the next provider of the route; `false` where there is none, or the failure is none to do so for.
    ///
    /// - Parameter hasEnded: the adapter has told its end, and sees to what it has left at its vendor.
    @discardableResult
    func goOnElsewhere(behind failure: ProviderFailure, hasEnded: Bool = false) -> Bool {
        guard mayFallBack, let route = document.route,
            let cause = FallbackCause(failure, hasCallersSecrets: !providerLink.secretOptions.isEmpty),
            route.fallbackOn.contains(cause), let next = nextTry(route)
        else { return false }
        provider?.health.failed(id, failure, on: environment.loop)
        move(to: next, because: cause.rawValue, failure.detail, hasEnded: hasEnded)
        return true
    }

    /// The same for a session whose provider is no longer configured.
    func goOnElsewhereThanRemoved() -> Bool {
        guard mayFallBack, let route = document.route, let next = nextTry(route) else { return false }
        move(to: next, because: PassOver.removed.rawValue, "It is no longer configured.", hasEnded: true)
        return true
    }

    /// The provider that is tried next.
    private struct NextTry {
        var provider: ProviderInstance
        /// Those before it that cannot be had.
        var passed: [(name: String, reason: PassOver)] = []
        var rest: [String]
    }

    /// The first of the rest that can be had; where none can, the first that might be had again.
    private func nextTry(_ route: SessionRoute) -> NextTry? {
        var (passed, second): ([(name: String, reason: PassOver)], NextTry?) = ([], nil)
        var moved = route
        moved.hasMoved = true
        for (index, name) in route.rest.enumerated() {
            guard let provider = environment.shard.present(name) else {
                passed.append((name, .removed))
                continue
            }
            guard moved.accepted(allOptions, for: provider) != nil else {
                passed.append((name, .notAllowed))
                continue
            }
            let found = NextTry(provider: provider, passed: passed, rest: Array(route.rest[(index + 1)...]))
            guard let reason = provider.passOver(at: environment.now) else { return found }
            second = second ?? found
            passed.append((name, reason))
        }
        return second
    }

    /// Lets go of the present provider for the next one, which is opened once that is on disk.
    private func move(to next: NextTry, because reason: String, _ detail: String, hasEnded: Bool) {
        let (old, before) = (present, capabilities)
        let closing = dropLink()
        let owes = owesEnd(closing, of: old)
        let now = environment.now
        present = PresentLeg(
            id: LegID(environment.shard.ids.next(id.value.bucket)), providerName: next.provider.name,
            use: ProviderUse(next.provider))
        providerLink.leaving = providerLink.leaving ?? old
        next.provider.mask.learn(textsIn: .object(providerLink.secretOptions))
        var changed = document
        changed.version += 1
        changed.native = JSONObject()
        changed.capabilities = nil
        changed.route?.rest = next.rest
        changed.route?.hasMoved = true
        changed.noteDegradation(at: next.provider, given: allOptions)
        let update = SessionUpdate(
            state: .connecting, updatedAt: now.milliseconds, provider: present.providerName,
            document: changed.encoded())
        machine.stage(.connecting, changed, at: now)
        var changes: [StoreChange] = [
            .updateSession(update), .endLeg(old.id, at: now.milliseconds),
            .setLegValue(old.id, key: SecretOptions.key, value: nil, isSecret: true),
            .insertLeg(
                LegRecord(
                    id: present.id, session: id, provider: present.providerName, kind: next.provider.kind,
                    openedAt: now.milliseconds)),
        ]
        if owes { changes.append(.insertTermination(old.id, at: now.milliseconds)) }
        changes += secretOptionChanges
        noteMove(from: old, to: next.provider.name, reason, detail)
        var data = [Self.fallback(from: old.providerName, to: present.providerName, reason)]
        data += next.passed.map { Self.fallback(from: $0.name, to: present.providerName, $0.reason.rawValue) }
        var events = data.map { event(EventType.providerFallback, $0) }
        events.append(event(EventType.sessionConnecting, Self.stateData(.connecting)))
        if capabilities != before {
            events.append(event(EventType.capabilitiesChanged, capabilities.json.encoded(), isPassive: true))
        }
        let last = changed
        // An adapter that has told its end looks after the rest by itself, and a later process tells it again.
        let leaves = hasEnded ? nil : closing
        if leaves != nil, owes { environment.shard.ends.value.begin(old.id) }
        commitSurely(changes, events) { session in
            session.machine.stored(CommittedView(state: .connecting, document: last, updatedAt: now))
            session.providerLink.leaving = nil
            Failpoint.hit(.fallbackStored)
            session.openLink(resumed: false, mayHaveBegun: false)
            session.leave(leaves, of: old, owes: owes)
            Failpoint.hit(.fallbackBegun)
        }
    }

    /// The vendor may keep a conversation of a try that is given up.
    func owesEnd(_ closing: (any ProviderSession)?, of leg: PresentLeg) -> Bool {
        if let closing { return closing is any DetachedEndSession }
        return environment.detachedLink(of: id, leg: leg.id, provider: leg.provider) != nil
    }

    /// Ends what a try may have left, also where its vendor answers later than that.
    func leave(_ closing: (any ProviderSession)?, of leg: PresentLeg, owes: Bool) {
        guard let closing else { return }
        Task(executorPreference: environment.loop.taskExecutor) {
            await closing.end()
            if owes { await self.environment.endReturned(of: leg.id, by: closing) }
        }
    }

    /// `{from, to, reason}`.
    static func fallback(from: String, to: String, _ reason: String) -> [UInt8] {
        JSONValue.object(["from": JSONValue(from), "to": JSONValue(to), "reason": JSONValue(reason)]).encoded()
    }

    private func noteMove(from old: PresentLeg, to name: String, _ reason: String, _ detail: String) {
        let logger = old.provider?.logger ?? environment.parts.logger
        logger.warning(
            "a session goes on with another provider",
            [
                LogField("session", .describing(id)), LogField("provider", .string(old.providerName)),
                LogField("to", .string(name)), LogField("code", .string(reason)), LogField("cause", .string(detail)),
            ])
    }
}
