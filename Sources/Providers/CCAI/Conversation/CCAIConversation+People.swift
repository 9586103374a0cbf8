import Domain
import JSON

/// Participants, transfers and escalations (`PROTOCOL.md`, sections 8 and 9.4).
extension CCAIConversation {
    // MARK: Participants

    /// A participant came or went; of one who is not named at all the event is all that there is.
    mutating func moved(_ event: CCAIHookEvent, at now: Int64) -> [Step] {
        let person = CCAIPerson(participantIn: event.body)
        guard !person.participantID.isEmpty else { return [passing(event, as: event.name)] }
        return event.kind == .participantJoined
            ? joined(person, at: event.at) : left(person, at: event.at, now)
    }

    /// A participant came.
    ///
    /// - Parameters:
    ///   - time: when, by the platform's clock.
    ///   - isPast: a chat object names them, so that the phase is said there.
    mutating func joined(_ person: CCAIPerson, at time: Int64?, isPast: Bool = false) -> [Step] {
        guard person.role != .user else { return [] }
        let participant = person.participant
        if let place = memory.people.firstIndex(where: { $0.id == participant.id }) {
            return renamed(participant, place) + (isPast ? [] : arrived(person, at: time))
        }
        if let early = memory.leftEarly.firstIndex(where: { $0.id == participant.id }) {
            let leftAt = memory.leftEarly.remove(at: early).at
            // The leaving was heard of first, and the order of arrival is not that of the events.
            if let time, time <= leftAt {
                return [.emit(.participant(.joined, participant)), .emit(.participant(.left, participant))]
            }
        }
        memory.people.append(participant)
        if memory.people.count > CCAIMemory.peopleMax { memory.people.removeFirst() }
        assert(memory.people.count <= CCAIMemory.peopleMax, "So many participants are remembered.")
        assert(Set(memory.people.map(\.id)).count == memory.people.count, "A participant is there once.")
        return [.emit(.participant(.joined, participant))] + (isPast ? [] : arrived(person, at: time))
    }

    private mutating func renamed(_ participant: Participant, _ place: Int) -> [Step] {
        guard let name = participant.name, name != memory.people[place].name else { return [] }
        memory.people[place] = participant
        return [.emit(.participant(.updated, participant))]
    }

    /// A participant went; of one who is not known to have come it is told once they have.
    mutating func left(_ person: CCAIPerson, at time: Int64?, _ now: Int64) -> [Step] {
        guard person.role != .user else { return [] }
        let participant = person.participant
        guard let place = memory.people.firstIndex(where: { $0.id == participant.id }) else {
            memory.leftEarly.removeAll { $0.id == participant.id }
            memory.leftEarly.append((participant.id, time ?? now))
            if memory.leftEarly.count > CCAIMemory.peopleMax { memory.leftEarly.removeFirst() }
            assert(memory.leftEarly.count <= CCAIMemory.peopleMax, "So many are remembered.")
            return []
        }
        let known = memory.people.remove(at: place)
        assert(!memory.people.contains { $0.id == known.id }, "A participant who left is not there.")
        return [.emit(.participant(.left, known))] + (person.role == .bot ? questionsEnded(at: now) : [])
    }

    /// A participant has the chat now, since they came or speak.
    mutating func arrived(_ person: CCAIPerson, at time: Int64?) -> [Step] {
        guard !isPaused || isAfterPause(time), phase != .ended else { return [] }
        if let since = memory.standing.awaitsPersonSince {
            // News from before the escalation or the transfer.
            let isPerson = person.role == .agent
            guard time.map({ $0 > since || (isPerson && $0 == since) }) ?? isPerson else { return [] }
        }
        switch person.role {
        case .agent:
            memory.standing.awaitsPersonSince = nil
            if let time { memory.standing.personAt = max(memory.standing.personAt ?? time, time) }
            memory.escalation?.isDone = true
            return enter(.human)
        case .bot:
            guard phase != .human else { return [] }
            if memory.standing.awaitsPersonSince != nil { memory.escalation = nil }
            memory.standing.awaitsPersonSince = nil
            return enter(.bot)
        case .user, .system: return []
        }
    }

    // MARK: Transfers

    /// The chat goes to another queue or agent; late news of a transfer does not change its queue.
    mutating func transferred(_ event: CCAIHookEvent) -> [Step] {
        let isLate = event.at.flatMap { time in memory.standing.personAt.map { time <= $0 } } ?? false
        let moved = isLate ? [] : moved(to: event.body["chat"]?.objectValue ?? event.body)
        return [passing(event, as: event.name)] + moved + awaitPerson(event.at)
    }

    /// A person is to come; nothing where one has come since.
    private mutating func awaitPerson(_ time: Int64?) -> [Step] {
        guard phase.isActive || phase == .queued else { return [] }
        if let time, let personAt = memory.standing.personAt, time <= personAt { return [] }
        memory.standing.awaitsPersonSince = time ?? memory.standing.personAt ?? 0
        return enter(.queued)
    }

    // MARK: Escalations

    /// The session is about to ask for a person, of which the platform's word may come before the call's answer; to be
    /// persisted before the call, so that a later process does not ask again.
    mutating func askingForHuman(_ message: MessageID) -> [Step] {
        guard !hasAskedForHuman(message) else { return [.persist] }
        memory.humanRequest = CCAIMemory.HumanRequest(message: message.description, wasWithBot: phase == .bot)
        return [.persist]
    }

    /// The request for a person has gone out, or was about to.
    func hasAskedForHuman(_ message: MessageID) -> Bool { memory.humanRequest?.message == message.description }

    /// The platform has taken the request for a person: it has said so, or a person has the chat, or it waits for one.
    func hasHeardOfHuman(_ message: MessageID) -> Bool {
        guard let request = memory.humanRequest, hasAskedForHuman(message) else { return false }
        return request.isHeard || phase == .human || (request.wasWithBot && phase == .queued)
    }

    /// The session has asked for a person, and the platform calls that so.
    mutating func escalating(_ id: Int) -> [Step] {
        guard !isOver, phase == .bot || phase == .queued else { return [] }
        memory.humanRequest?.isHeard = true
        if memory.escalation?.id != id { memory.escalation = CCAIMemory.Escalation(id: id) }
        assert(memory.escalation?.id == id, "The escalation that runs is known.")
        return offering() + [.persist]
    }

    /// The id of the escalation that runs or was deflected last.
    var escalationID: Int? { memory.escalation?.id ?? memory.deflection?.escalationID }

    /// An escalation has begun; late news of one that came to something is passed through and changes nothing.
    mutating func escalationStarted(_ id: Int?, _ event: CCAIHookEvent) -> [Step] {
        let running = memory.escalation.flatMap { isSame($0.id, id) ? $0 : nil }
        guard running?.isAnnounced != true else { return [] }
        let steps = [passing(event, as: CCAIHookEvent.Kind.escalationStarted.rawValue)]
        let isPossible = phase == .bot || phase == .queued
        guard running != nil || isPossible else { return steps }
        memory.humanRequest?.isHeard = true
        memory.escalation = running ?? CCAIMemory.Escalation()
        memory.escalation?.id = id ?? running?.id
        memory.escalation?.isAnnounced = true
        assert(memory.escalation?.isAnnounced == true, "An escalation is announced once.")
        return steps + offering()
    }

    /// An escalation was accepted: the chat waits for a person, unless one has come since.
    mutating func escalationAccepted(_ id: Int?, _ event: CCAIHookEvent) -> [Step] {
        let running = memory.escalation.flatMap { isSame($0.id, id) ? $0 : nil }
        guard running?.isAccepted != true else { return [] }
        let steps = [passing(event, as: CCAIHookEvent.Kind.escalationAccepted.rawValue)]
        let isPossible = phase == .bot || phase == .queued
        guard running != nil || isPossible else { return steps }
        memory.humanRequest?.isHeard = true
        memory.escalation = CCAIMemory.Escalation(
            id: id ?? running?.id, isAnnounced: running?.isAnnounced ?? false, isAccepted: true, isDone: !isPossible)
        assert(memory.escalation?.isAccepted == true, "An escalation is accepted once.")
        return steps + (isPossible ? awaitPerson(event.at) : []) + offering()
    }

    private func isSame(_ running: Int?, _ id: Int?) -> Bool { running == nil || id == nil || running == id }
}
