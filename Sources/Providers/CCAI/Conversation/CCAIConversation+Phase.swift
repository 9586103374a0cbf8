import Domain
import JSON

/// The phases of a chat (`PROTOCOL.md`, section 5.5): the end is final, and late news changes nothing.
extension CCAIConversation {
    /// The chat enters a phase; nothing where it is there already, or over.
    mutating func enter(_ next: CCAIPhase) -> [Step] {
        let before = phase
        guard before != next, before != .ended else { return [] }
        assert(next != .starting, "A chat that is known stands somewhere.")
        memory.standing.phase = next
        if before == .paused { memory.standing.pausedAt = nil }
        var steps: [Step] = []
        switch next {
        case .bot, .human: if !before.isActive { steps.append(.emit(.opened(queued: false, native: native))) }
        case .queued:
            let isWoken = before == .paused || before == .starting
            steps.append(
                .emit(isWoken ? .opened(queued: true, native: native) : .waiting(position: nil, waitSeconds: nil)))
        case .paused: steps.append(.emit(.suspended(reason: pauseReason)))
        case .starting, .ended: break
        }
        assert(phase == next, "A chat is where it went.")
        return steps + offering()
    }

    /// A person can be asked for while a virtual agent has the chat and no escalation runs.
    mutating func offering() -> [Step] {
        let isOffered = phase == .bot && memory.escalation?.isDone != false
        guard isOffered != memory.standing.offersEscalation else { return [] }
        memory.standing.offersEscalation = isOffered
        return [.emit(.escalation(available: isOffered))]
    }

    /// The platform's word for a chat at rest.
    var pauseReason: String { memory.standing.wasWithBot ? "va_dismissed" : "dismissed" }

    // MARK: Rest

    /// The chat is laid to rest.
    ///
    /// - Parameter time: when, by the platform's clock.
    mutating func paused(_ status: String?, at time: Int64) -> [Step] {
        guard phase != .paused, phase != .ended else { return [] }
        memory.standing.pausedAt = time
        memory.standing.wasWithBot = phase == .bot || status == "va_dismissed"
        let steps = enter(.paused)
        assert(isPaused, "A chat that was dismissed rests.")
        assert(memory.standing.pausedAt != nil, "It is known since when.")
        return steps
    }

    /// The chat is awake again.
    mutating func wake() -> [Step] {
        isPaused ? enter(memory.standing.wasWithBot ? .bot : .queued) : []
    }

    /// Another device has resumed the chat; late news of an earlier time does not.
    mutating func resumed(by event: CCAIHookEvent) -> [Step] { isAfterPause(event.at) ? wake() : [] }

    /// Whether news of this time can wake a chat; without a time its place is that of its arrival (section 9.6).
    func isAfterPause(_ time: Int64?) -> Bool {
        guard let pausedAt = memory.standing.pausedAt else { return true }
        return time.map { $0 > pausedAt } ?? true
    }

    // MARK: Status

    /// A chat object says how things are, or were.
    ///
    /// - Parameters:
    ///   - time: when it was like that, by the platform's clock, as far as that is known.
    ///   - isCurrent: it was asked for just now; else it came with an event, which may be late, and can only take the
    ///     chat on.
    mutating func updated(_ chat: JSONObject, time: Int64?, isCurrent: Bool, at now: Int64) -> [Step] {
        guard let status = CCAIJSON.text(chat["status"], charactersMax: 64) else { return updatedEnding(chat, at: now) }
        guard CCAIPhase(status: status) != .ended else { return ended(chat, status: status, time: time, at: now) }
        return updated(status: status, isCurrent, at: time ?? now) + updatedEnding(chat, at: now)
    }

    private mutating func updated(status: String, _ isCurrent: Bool, at time: Int64) -> [Step] {
        guard let next = CCAIPhase(status: status) else {
            guard memory.standing.status != status else { return [] }
            memory.standing.status = status
            return [.emit(.native(native))]
        }
        switch next {
        case .starting, .ended: return []
        case .paused: return paused(status, at: time)
        case .queued: return isCurrent ? (isPaused ? wake() : enter(.queued)) : []
        case .bot, .human:
            if isCurrent {
                memory.standing.awaitsPersonSince = nil
                return enter(next)
            }
            return phase == .queued && memory.standing.awaitsPersonSince == nil ? enter(next) : []
        }
    }
}
