import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry

/// A link that is lost and opened again, as far as the log tells of it.
extension Session {
    /// The provider session opens its link again, whether that was told or not.
    var isReconnecting: Bool {
        providerLink.session != nil && !providerLink.isUp
            && (state == .reconnecting || providerLink.losses.isHeld || isSuspendedByVendor)
    }

    /// The link was lost, and the attempt with this number begins.
    func reconnecting(_ attempt: Int) {
        if goOnElsewhereThanRetrying() { return }
        if providerLink.isUp { environment.parts.metrics.connectionLosses.increment() }
        providerLink.wentDown()
        noteLink(.lost)
        if !sendsWhileReconnecting { delivery.outbox.stopSettling() }
        // A link that was never open is still connecting; a conversation that rests does so with a link or without one.
        guard document.wasOpened, !isSuspendedByVendor else { return announceLink(.down) }
        guard providerLink.losses.attempted(attempt, at: environment.loop.now) else { return lookAgainAtLosses() }
        announceReconnecting()
    }

    private func announceReconnecting() {
        announceLink(.down)
        let data = JSONValue.object(["state": "reconnecting", "attempt": JSONValue(providerLink.losses.attempt)])
        changeState(.reconnecting, EventType.sessionReconnecting, data.encoded())
    }

    /// The adapter says how the link does.
    func linkChanged(_ linkState: LinkState, code: String?) {
        switch linkState {
        case .up where providerLink.isUp:
            noteLink(.open)
            guard providerLink.losses.mended() else { return }
        // A reader who was not told that it was lost hears nothing of its return.
        case .up: guard !providerLink.losses.isHeld else { return }
        case .degraded: if providerLink.isUp { noteLink(.degraded, code: code) }
        case .down:
            noteLink(.lost, code: code)
            guard providerLink.losses.lost(at: environment.loop.now) else { return lookAgainAtLosses() }
        }
        announceLink(linkState, code: code)
    }

    /// Something may have been said that nobody heard.
    func missed(_ gap: UntoldGap) {
        providerLink.losses.missed(gap)
        if providerLink.losses.holdsGaps { lookAgainAtLosses() } else { announceGap() }
    }

    /// Tells what was missed and is not told yet.
    private func announceGap() {
        guard let gap = providerLink.losses.removeGap() else { return }
        let data = ProviderEventData.gap(from: gap.from, to: gap.to, recovered: gap.isRecovered)
        commitSurely([], [event(EventType.sessionGap, data)])
    }

    private func lookAgainAtLosses() {
        guard providerLink.losses.holdsGaps, providerLink.losses.timer == nil, let due = providerLink.losses.due else {
            return
        }
        providerLink.losses.timer = environment.loop.schedule(at: due) { [self] in
            assumeIsolated { $0.lossesAreDue() }
        }
    }

    /// A loss that lasts is told now, and what was missed over those that did not.
    private func lossesAreDue() {
        providerLink.losses.timer = nil
        guard machine.isLive else { return }
        announceGap()
        guard providerLink.losses.isHeld else { return }
        // Some vendors have a link only while there is something to say.
        guard !providerLink.isUp else {
            if providerLink.losses.lost(at: environment.loop.now) { announceLink(.down) }
            return
        }
        let attempt = providerLink.losses.attempt
        if isSuspendedByVendor { return announceLink(.down) }
        if providerLink.losses.attempted(attempt, at: environment.loop.now) { announceReconnecting() }
    }

    /// The link is let go of: what was missed over it is told while there is a log to tell it.
    func forgetLosses() {
        if let timer = providerLink.losses.timer { environment.loop.cancel(timer) }
        providerLink.losses.timer = nil
        if machine.isLive { announceGap() }
    }

    /// A message waits for the link: it is tried again sooner.
    func reconnectSoon() {
        guard isReconnecting, let session = providerLink.session as? any ReconnectingSession else { return }
        Self.reconnectSoon(session)
    }

    private static func reconnectSoon(_ session: some ReconnectingSession) {
        session.assumeIsolated { $0.reconnectSoon() }
    }
}
