import Domain
import EventLoop

/// The condition of the provider session, as the provider's health and the log have it.
extension Session {
    /// The link has become something else.
    func noteLink(_ next: SessionLink, code: String? = nil) {
        guard next != providerLink.health else { return }
        let before = providerLink.health
        providerLink.health = next
        provider?.health.moved(id, from: before, to: next, code: code, on: environment.loop)
    }

    /// Tells of a link that is lost, or back, unless that has been told; of one that was never lost there is nothing
    /// to tell.
    func announceLink(_ next: LinkState) {
        guard next != providerLink.announced?.state ?? .up else { return }
        announce(AnnouncedLink(state: next))
    }

    /// Tells what the adapter says of the link, unless it has said just that.
    func announceLink(_ next: LinkState, code: String?) {
        guard providerLink.announced != AnnouncedLink(state: next, code: code) else { return }
        announce(AnnouncedLink(state: next, code: code))
    }

    private func announce(_ link: AnnouncedLink) {
        providerLink.announced = link
        let (next, code) = (link.state, link.code)
        commitSurely([], [event(EventType.providerLink, ProviderEventData.link(next, code: code))])
    }

    /// A provider session degraded by a frame that could not be read is up again with the first message that can be.
    func noteGoodFrame() {
        guard providerLink.isUp, providerLink.announced == AnnouncedLink(state: .degraded, code: "malformed_frame")
        else { return }
        noteLink(.open)
        announceLink(.up)
    }

    /// The provider is spared from now on, or no more: a link that is open has trouble meanwhile.
    func providerIsSpared(_ isSpared: Bool) {
        guard providerLink.isUp, machine.isLive, provider?.breakerWatch.isSpared == isSpared else { return }
        let trouble = AnnouncedLink(state: .degraded, code: ProviderFailure.Kind.circuitOpen.rawValue)
        if isSpared {
            noteLink(.degraded, code: trouble.code)
            announceLink(.degraded, code: trouble.code)
        } else if providerLink.announced == trouble {
            noteLink(.open)
            announceLink(.up)
        }
    }
}
