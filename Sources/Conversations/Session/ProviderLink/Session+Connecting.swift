import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store

/// The provider session: how it is made, opened, and let go of.
extension Session {
    /// Makes the provider's side and lets it open.
    ///
    /// - Parameter mayHaveBegun: an earlier link may have got as far as the vendor.
    func openLink(resumed: Bool, mayHaveBegun: Bool = true) {
        guard providerLink.session == nil, machine.isLive else { return }
        guard let provider else {
            if goOnElsewhereThanRemoved() { return }
            providerFailed(
                ProviderFailure(.unavailable, "The provider \(providerName) is no longer configured."),
                code: "provider_removed")
            return
        }
        let standBy = mayFallBack ? StandBy() : nil
        let opened = makeLink(provider, resumed: resumed, mayHaveBegun: mayHaveBegun, standBy)
        providerLink.connect(opened)
        beginTry(standBy)
        if provider.hooks != nil { enlistForHooks() }
        Failpoint.hit(.providerMade)
        Self.open(opened)
        Failpoint.hit(.providerBegun)
    }

    /// Makes the provider's side; what an earlier one still says is not heard from now on.
    private func makeLink(
        _ provider: ProviderInstance, resumed: Bool, mayHaveBegun: Bool, _ standBy: StandBy?
    ) -> any ProviderSession {
        let generation = providerLink.beginGeneration()
        var context = context(of: provider, leg, generation, options: linkOptions, resumed: resumed, standBy)
        context.mayHaveBegun = mayHaveBegun
        context.forms = document.forms.pending.map(\.request)
        context.cutAnswers = underWay.answers.cut.map {
            CutAnswer(streamID: $0.id, text: $0.text, isWhole: $0.isWhole, at: $0.createdAt.milliseconds)
        }
        if !resumed {
            context.initialMessage = initialMessage
            context.transcript = providerLink.past.map(\.entry)
        }
        return provider.adapter.makeSession(context)
    }

    /// The context of a provider session on a leg, whose events have a number.
    func context(
        of provider: ProviderInstance, _ leg: LegID, _ generation: Int, options: ProviderOptions, resumed: Bool,
        _ standBy: StandBy? = nil
    ) -> ProviderContext {
        var context = ProviderContext(
            environment.shard.environment(of: provider), session: id, leg: leg, user: document.user,
            vendorUserID: provider.vendorUserID(app: app, userID: userID), locale: document.locale,
            customData: document.customData, options: options, isResumed: resumed,
            values: SessionValues(session: self, leg: leg),
            events: SessionEvents(session: self, generation: generation, mask: provider.mask), standBy: standBy)
        context.unverifiedNames = document.frontEndNames
        context.fileURLs = SessionFileURLs(environment: environment, app: app, session: id)
        if provider.hooks != nil {
            context.hooks = SessionHooks(
                environment: environment, provider: provider.name, since: createdAt.milliseconds)
        }
        return context
    }

    /// The provider's side lives on our loop, so it is reached without a hop.
    static func open(_ link: some ProviderSession) {
        link.assumeIsolated { $0.open() }
    }

    /// Forgets the link, so that nothing it still says is heard.
    func dropLink() -> (any ProviderSession)? {
        forgetLosses()
        endTry()
        let dropped = providerLink.release()
        if dropped is any HookSession { delistFromHooks() }
        noteLink(.none)
        delivery.outbox.stopSettling()
        loseQueries()
        cutAnswers()
        return dropped
    }

    /// The provider session is open: what waited for that goes on.
    func opened(queued: Bool, native: JSONObject) {
        Failpoint.hit(.providerOpened)
        beginOpened()
        let next: SessionState = queued ? .queued : .active
        let isNews = !native.members.allSatisfy { document.native[$0.key] == $0.value }
        if providerLink.losses.mended() || isNews || next != state {
            announceLink(.up)
            changeState(next, queued ? EventType.sessionQueued : EventType.sessionActive, Self.stateData(next)) {
                $0.wasOpened = true
                $0.isSuspendedByVendor = false
                for member in native.members { $0.native.set(member.key, to: member.value) }
            }
        }
        finishOpened()
    }

    /// The vendor has laid the conversation to rest: the link stays, and the next message is handed over at once.
    ///
    /// Told once until the conversation goes on. It is no use of the session, which may be idle all the longer.
    func suspendedByVendor(_ reason: String) {
        guard providerLink.session != nil else { return }
        let wasUp = providerLink.isUp
        if !wasUp {
            Failpoint.hit(.providerOpened)
            beginOpened()
            if providerLink.losses.mended() { announceLink(.up) }
        }
        providerLink.placeInQueue = nil
        if state != .suspended {
            var data: JSONObject = ["state": JSONValue(SessionState.suspended.rawValue)]
            if !reason.isEmpty { data.append("reason", JSONValue(reason)) }
            changeState(
                .suspended, EventType.sessionSuspended, JSONValue.object(data).encoded(), isPassive: true
            ) {
                $0.wasOpened = true
                $0.isSuspendedByVendor = true
            }
        }
        if wasUp { startPump() } else { finishOpened() }
    }

    /// The vendor has laid the conversation to rest, and there is a provider session that it can be woken over.
    var isSuspendedByVendor: Bool {
        state == .suspended && document.isSuspendedByVendor && providerLink.session != nil
    }

    func beginOpened() {
        endTry()
        providerLink.cameUp()
        noteLink(.open)
        delivery.backoff.reset()
        // Custom data that changed while no provider session was open.
        if document.customDataIsUntold { sendCustomData() }
        // A user who became known then.
        sendIdentity()
        providerLink.placeInQueue = nil
        providerLink.past = []
    }

    func finishOpened() {
        forgetSecretOptions()
        Failpoint.hit(.providerSettled)
        if let since = providerLink.unheardSince {
            providerLink.unheardSince = nil
            missed(
                UntoldGap(from: since.milliseconds, to: environment.now.milliseconds, isRecovered: false))
        }
        if providerLink.session is any HookSession { readPendingHooks() }
        catchUpOnHooks()
        bringDevices()
        startPump()
    }

    /// The user's place in line while somebody has yet to join; a place that is said twice is told once.
    func waiting(position: Int?, seconds: Int?) {
        guard state == .queued || state == .active else { return }
        let place = PlaceInQueue(position: position, waitSeconds: seconds)
        guard state != .queued || place != providerLink.placeInQueue else { return }
        providerLink.placeInQueue = place
        changeState(.queued, EventType.sessionQueued, place.data)
    }
}
