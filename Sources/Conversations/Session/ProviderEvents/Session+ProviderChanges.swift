import Chronology
import Domain
import JSON
import ProviderKit
import Store

/// Changes that the provider makes to the session as such: what it asks for, what can be said next, what works, who is
/// there.
extension Session {
    /// Titles that are kept of what may be said next.
    static let suggestionsMax = 50
    /// The longest of them, in characters.
    static let suggestionCharactersMax = 1000

    /// Commits a change of the document that the provider brought about, with the event that tells of it.
    ///
    /// - Parameter claim: that of a request which the provider has done.
    func change(
        _ type: String, isPassive: Bool = false, claim: IdempotencyClaim? = nil,
        _ change: (inout SessionDocument) -> Void, telling data: (SessionView) -> [UInt8]
    ) {
        var changed = document
        change(&changed)
        changed.version += 1
        let now = environment.now
        let update = SessionUpdate(updatedAt: now.milliseconds, document: changed.encoded())
        stage(
            state, changed, at: now, update, event(type, data(view(with: changed, at: now)), isPassive: isPassive),
            claim: claim)
    }

    /// The provider asks for something; what only tells is not kept.
    func commandRequested(_ request: CommandRequest, message: MessageID?) {
        let data = JSONValue.object(PendingCommand.described(request, message)).encoded()
        guard request.wantsAnswer || (request.replacesOthers && !document.commands.isEmpty) else {
            return commitSurely([], [event(EventType.commandRequested, data)])
        }
        let pending = PendingCommand(request, message: message, requestedAt: environment.now.rfc3339)
        change(EventType.commandRequested) {
            $0.commands.add(pending)
            if !request.wantsAnswer { $0.commands.remove(request.id) }
        } telling: { _ in
            data
        }
    }

    /// Titles of what may be said next; those that were there before are told once.
    func suggested(_ titles: [String]) {
        let titles = titles.prefix(Self.suggestionsMax).map { String($0.prefix(Self.suggestionCharactersMax)) }
        guard titles != document.suggestions else { return }
        change(EventType.suggestionsUpdated) {
            $0.suggestions = titles
        } telling: { _ in
            JSONValue.object(["titles": .array(titles.map { JSONValue($0) })]).encoded()
        }
    }

    /// A human can be asked for, or no longer.
    func escalationChanged(_ available: Bool) {
        guard document.escalationAvailable != available else { return }
        change(EventType.escalationAvailable) {
            $0.escalationAvailable = available
        } telling: { _ in
            JSONValue.object(["available": JSONValue(available)]).encoded()
        }
    }

    /// Something else works now than before.
    func capabilitiesChanged(_ capabilities: Capabilities) {
        guard capabilities != self.capabilities else { return persist(capabilities) }
        change(EventType.capabilitiesChanged, isPassive: true) {
            $0.capabilities = capabilities
        } telling: { _ in
            capabilities.json.encoded()
        }
    }

    /// Those that are shown already are kept with the session where the provider's may be others later.
    private func persist(_ capabilities: Capabilities) {
        guard document.capabilities == nil, provider?.learnsCapabilities == true else { return }
        var changed = document
        changed.capabilities = capabilities
        changed.version += 1
        let now = environment.now
        machine.stage(state, changed, at: now)
        let update = SessionUpdate(updatedAt: now.milliseconds, document: changed.encoded())
        let view = CommittedView(state: state, document: changed, updatedAt: now)
        commitSurely([.updateSession(update)], []) { session in session.machine.stored(view) }
    }

    /// The vendor's ids became known or changed.
    func nativeChanged(_ native: JSONObject) {
        guard native.members.contains(where: { document.native[$0.key] != $0.value }) else { return }
        change(EventType.sessionUpdated, isPassive: true) {
            for member in native.members { $0.native.set(member.key, to: member.value) }
        } telling: {
            $0.json.encoded()
        }
    }

    /// A participant came, left, or is known by another name.
    func participantChanged(_ change: ParticipantChange, _ participant: Participant) {
        var next = document
        let now = environment.now
        let place = next.participants.firstIndex { $0.participant.id == participant.id }
        var present =
            place.map { next.participants[$0] } ?? PresentParticipant(participant: participant, joinedAt: now.rfc3339)
        present.participant = participant
        switch (change.isPresent ?? (place != nil), place) {
        case (true, let place?): next.participants[place] = present
        case (true, nil): next.participants.append(present)
        case (false, let place?): next.participants.remove(at: place)
        case (false, nil): break
        }
        next.version += 1
        let update = SessionUpdate(updatedAt: now.milliseconds, document: next.encoded())
        // A participant who was asked to come has not joined yet, and one who hands on may never have.
        let data =
            (change == .invited || change == .transferred) && place == nil
            ? participant.json : present.json(leftAt: change.isPresent == false ? now.rfc3339 : nil)
        stage(state, next, at: now, update, event(EventType.participant(change), data.encoded()))
    }
}
