import Domain
import JSON

/// The end of a chat, and what the platform may still ask behind it (`PROTOCOL.md`, sections 9.4 and 21).
extension CCAIConversation {
    /// The session is about to finish the chat, so that its end is the user's.
    mutating func finishing() -> [Step] {
        memory.standing.isFinishing = true
        assert(memory.standing.isFinishing, "The end is the user's.")
        return [.persist]
    }

    /// The chat was not finished after all.
    mutating func finishingFailed() -> [Step] {
        memory.standing.isFinishing = false
        return [.persist]
    }

    /// The chat has ended: the session does so once nothing is late and nothing asked any more.
    ///
    /// - Parameters:
    ///   - body: the event's body, or a chat object.
    ///   - status: the chat's status, where it is known.
    ///   - time: when, by the platform's clock, as far as that is known.
    mutating func ended(_ body: JSONObject, status: String?, time: Int64?, at now: Int64) -> [Step] {
        let chat = body["chat"]?.objectValue ?? body
        guard memory.ending == nil else { return updatedEnding(chat, at: now) }
        let cause = cause(body, status)
        let patience = survey == .ask ? Self.questionMax : Self.latenessMax
        memory.ending = CCAIMemory.Ending(
            at: now, deadline: now + Self.milliseconds(patience), saidAt: time, reason: cause.reason, by: cause.role)
        let steps = enter(.ended)
        assert(hasEnded && memory.ending != nil, "A chat that has ended is about to be over.")
        let more = updatedEnding(chat, at: now)
        return steps + (more.isEmpty ? [.startTimer(after: patience)] : more)
    }

    /// The one who ended it: by the platform's word, by our own call, by a timeout, by the silence, or else the agent.
    private func cause(_ body: JSONObject, _ status: String?) -> (reason: String, role: SenderRole) {
        let word = body["ended_by"]?.stringValue ?? body["ended_by"]?["type"]?.stringValue
        if let word = word.map({ CCAIJSON.cut($0, charactersMax: 64) }), !word.isEmpty {
            return (word, Self.role(word))
        }
        if memory.standing.isFinishing { return ("end_user", .user) }
        if let status, status.hasPrefix("timeout") { return (status, .system) }
        if isPaused { return ("dismissed", .system) }
        if status == "failed" { return ("failed", .system) }
        return ("agent", .agent)
    }

    private static func role(_ word: String) -> SenderRole {
        switch word {
        case "end_user", "consumer": .user
        case "agent", "manager", "external_agent": .agent
        case "virtual_agent", "task_virtual_agent": .bot
        default: .system
        }
    }

    // MARK: Questions behind the end

    /// Something was asked of the user; behind the end, that holds the session open.
    mutating func asked(at now: Int64) -> [Step] {
        guard survey == .ask, let ending = memory.ending, !ending.isAsking else { return [] }
        let deadline = ending.at + Self.milliseconds(Self.endingMax)
        memory.ending?.isAsking = true
        memory.ending?.deadline = deadline
        assert(deadline >= ending.deadline, "A question takes its time.")
        assert(memory.ending?.isAsking == true, "The question is known.")
        return [.startTimer(after: .milliseconds(max(0, deadline - now)))]
    }

    /// Whether somebody's words of a time may ask something behind the end: those of a machine, and not late ones.
    func mayAsk(_ role: SenderRole, at time: Int64?) -> Bool {
        guard role == .bot || role == .system, let ending = memory.ending else { return false }
        guard let time, let endedAt = ending.saidAt else { return true }
        return time >= endedAt
    }

    /// The virtual agent that asked has left.
    mutating func questionsEnded(at now: Int64) -> [Step] {
        guard let ending = memory.ending, ending.isAsking else { return [] }
        let deadline = min(ending.deadline, now + Self.milliseconds(Self.latenessMax))
        memory.ending?.deadline = deadline
        assert(deadline <= ending.deadline, "The end comes no later for it.")
        return [.startTimer(after: .milliseconds(max(0, deadline - now)))]
    }

    /// The chat object of a chat that has ended says whether the platform still asks.
    mutating func updatedEnding(_ chat: JSONObject, at now: Int64) -> [Step] {
        guard memory.ending != nil else { return [] }
        switch chat["post_session_transfer_status"]?.stringValue {
        case nil, "in_progress", "ready": break
        default: return questionsEnded(at: now)
        }
        let isRequired = ["post_session_required", "post_session_opt_in_required"].contains { chat[$0] == true }
        return isRequired || chat["post_session_transfer_status"]?.stringValue != nil ? asked(at: now) : []
    }

    /// The timer has run out.
    mutating func fired(at now: Int64) -> [Step] {
        guard !isOver, let ending = memory.ending else { return [] }
        guard now >= ending.deadline else { return [.startTimer(after: remaining(ending, at: now))] }
        isOver = true
        assert(hasEnded, "Only a chat that has ended is over.")
        assert(
            now - ending.at <= Self.milliseconds(Self.endingMax) || now >= ending.deadline, "It is not held for ever.")
        return [.emit(.ended(reason: ending.reason, by: ending.by)), .persist, .finish]
    }

    /// How long an end is still held back; at most as long as any may be, whatever the clock has done meanwhile.
    func remaining(_ ending: CCAIMemory.Ending, at now: Int64) -> Duration {
        min(.milliseconds(max(0, ending.deadline - now)), Self.endingMax)
    }

    private static func milliseconds(_ duration: Duration) -> Int64 { duration.components.seconds * 1000 }
}
