package import Chronology
import Configuration
package import Domain
package import EventLoop
import JSON
import Kernel
import ProviderKit

/// One conversation: an actor on its home loop, the only writer of its log and the only caller of its provider.
///
/// A change is committed first and becomes visible in the completion of its commit, in commit order: the actor's state,
/// waiting callers and subscribers all follow the log. What the provider tells is committed again until it is on disk;
/// what callers ask for fails with them.
package actor Session {
    nonisolated let identity: SessionIdentity
    nonisolated let environment: SessionEnvironment
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe environment.loop.serialExecutor.asUnownedSerialExecutor()
    }

    /// The leg that it is on; another one while a session that is being opened goes on with the next provider.
    var present: PresentLeg
    /// The state, and how far readers see it.
    var machine: SessionMachine
    /// The provider's side.
    var providerLink: ProviderLink
    /// Changes on their way to the disk.
    var commits = SessionCommits<Session>()
    /// Messages on their way to the provider.
    var delivery = Delivery()
    /// Files on their way to the provider.
    var files = FileTransfers()
    /// The user's spoken query.
    var speech = SpeechQuery()
    /// Answers and queries that were begun and are not at their end.
    var underWay: UnderWay
    /// The telling of who an anonymous user has become.
    var identityDelivery = IdentityDelivery()
    /// The devices that the vendor tells of messages.
    var devices = DeviceRegistrations()
    /// Streams that read the session.
    var readers = SessionSubscribers()
    /// Callers that wait for it.
    var waiters = SessionWaiters()

    /// A session that is about to be committed for the first time, or was read from the store.
    init(
        _ identity: SessionIdentity, on leg: PresentLeg, _ machine: consuming SessionMachine,
        underWay: UnderWay = UnderWay(), environment: SessionEnvironment
    ) {
        self.identity = identity
        present = leg
        self.environment = environment
        self.machine = machine
        self.underWay = underWay
        providerLink = ProviderLink(lossInterval: environment.settings.sessions.linkEvents)
    }

    /// Nothing holds the session in memory: no link, no reader, no message on its way.
    var isDormant: Bool {
        providerLink.session == nil && readers.isEmpty && delivery.outbox.isEmpty && commits.queue.isEmpty
            && providerLink.inbox.isEmpty && providerLink.transfer == nil && providerLink.departed == nil
            && files.isEmpty
            && (state.isFinal || state == .suspended)
    }
}

extension Session {
    package nonisolated var id: SessionID { identity.id }
    package nonisolated var app: String { identity.app }
    /// The user that the session was made for.
    package nonisolated var userID: String { identity.userID }
    package nonisolated var createdAt: Timestamp { identity.createdAt }
    /// The view of its app's front ends, as a loop sees it now; nil for an app that is no longer configured.
    package nonisolated func frontEnds(on loop: Loop) -> FrontEndView? {
        environment.parts.definitions[loop].frontEnds[app]
    }
    /// The loop that it lives on.
    package nonisolated var loop: Loop { environment.loop }
    /// The words for what goes wrong.
    nonisolated var words: any ProblemWords { environment.parts.words }

    /// The provider's name, as it is decided.
    package var providerName: String { present.providerName }
    /// The provider as it was configured when the session's leg came into this process; nil where it was not.
    package var provider: ProviderInstance? { present.provider }
    package var leg: LegID { present.id }
    /// The leg of what is being told: the present one, or one that was left, while what it still says is handled.
    var spokenLeg: LegID { providerLink.departed?.speaking ?? present.id }
    /// The state, as it is decided.
    package var state: SessionState { machine.state }
    /// The document, as it is decided.
    var document: SessionDocument { machine.document }
    /// The place of the last event on the disk.
    package var head: Cursor { machine.head }
    /// Its content is gone.
    package var isErased: Bool { machine.isErased }

    /// The session as callers see it: never ahead of its log.
    package func snapshot() -> SessionView {
        let visible = machine.visible
        let seen = providerLink.leaving ?? present
        return SessionView(
            id: id, app: app, provider: seen.providerName, kind: seen.provider?.kind ?? "unknown",
            state: visible.state, endedReason: machine.end.reason, document: visible.document,
            capabilities: abilities(visible.document.capabilities, at: seen.provider),
            leg: seen.id, createdAt: createdAt, updatedAt: visible.updatedAt, endedAt: machine.end.at, cursor: head)
    }

    /// The features that work in this session.
    package var capabilities: Capabilities { capabilities(in: document) }

    /// The capabilities that the provider names for this session, or else for all of its sessions.
    private func capabilities(in document: SessionDocument) -> Capabilities {
        abilities(document.capabilities, at: provider)
    }

    /// The abilities of a session at a provider, or those that this one has named for it, and what the gateway adds.
    private func abilities(_ named: Capabilities?, at provider: ProviderInstance?) -> Capabilities {
        guard let provider else { return named ?? Capabilities([]) }
        var abilities = named.map { provider.withEscalation($0) } ?? provider.capabilities
        if environment.definitions.appsWithTransfers.contains(app) { abilities.features.insert(.transfer) }
        return abilities
    }

    /// The session as callers will see it with another document.
    func view(with changed: SessionDocument, at time: Timestamp) -> SessionView {
        var view = snapshot()
        view.state = state
        view.document = changed
        view.capabilities = capabilities(in: changed)
        view.updatedAt = time
        return view
    }

    /// The id of the user that the session belongs to.
    package var presentUserID: String { machine.visible.document.user.id }
}
