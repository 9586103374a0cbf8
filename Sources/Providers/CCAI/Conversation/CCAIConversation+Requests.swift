import Domain
import JSON
import ProviderKit

/// Requests of the platform to the user: deflections, smart actions and web forms (`PROTOCOL.md`, sections 8 and 15).
extension CCAIConversation {
    // MARK: Deflections

    /// An escalation did not come to a person: the user chooses what else.
    mutating func deflected(_ event: CCAIHookEvent, _ id: String) -> [Step] {
        let escalationID = event.escalationID ?? memory.escalation?.id
        let name = "deflection:" + (escalationID.map { String($0) } ?? CCAIJSON.digest(id))
        guard phase != .ended, let commandID = deflectionID(name) else { return [] }
        let offer = CCAIDeflectionOffer(event.body)
        memory.deflection = CCAIMemory.Deflection(
            commandID: commandID, escalationID: escalationID, values: offer.choices.map(\.value))
        memory.humanRequest?.isHeard = true
        let isAnnounced = memory.escalation?.isAnnounced ?? false
        memory.escalation = CCAIMemory.Escalation(id: escalationID, isAnnounced: isAnnounced, isDone: true)
        assert(memory.deflection?.values.isEmpty == false, "There is something to choose.")
        var request = CommandRequest(
            id: commandID, name: "deflection", prompt: offer.reason, options: offer.choices.map(\.json))
        request.isOptional = true
        let news = passing(event, as: CCAIHookEvent.Kind.escalationDeflected.rawValue)
        return [news, .emit(.command(request))] + offering()
    }

    /// The command's id for one more deflection of a name: the second has `:2` behind it, and so on; nil while the one
    /// before waits for its answer, which this only says again.
    private func deflectionID(_ name: String) -> String? {
        guard let last = memory.deflection, last.commandID == name || last.commandID.hasPrefix(name + ":") else {
            return name
        }
        guard last.isAnswered else { return nil }
        let count = Int(last.commandID.dropFirst(name.utf8.count + 1)) ?? 1
        return "\(name):\(count + 1)"
    }

    // MARK: Smart actions

    /// Something of the user's is asked for.
    mutating func requested(_ action: CCAISmartAction, _ place: Place) -> [Step] {
        let commandID = "smart:" + (action.actionID.map { String($0) } ?? CCAIJSON.digest(place.id))
        guard !memory.smartActions.contains(where: { $0.commandID == commandID }) else { return [] }
        memory.smartActions.append(CCAIMemory.SmartAction(commandID: commandID, kind: action.kind))
        if memory.smartActions.count > CCAIMemory.requestsMax { memory.smartActions.removeFirst() }
        assert(memory.smartActions.count <= CCAIMemory.requestsMax, "So many requests are remembered.")
        var request = CommandRequest(
            id: commandID, name: action.kind.rawValue, prompt: action.prompt, options: Self.options(action.kind))
        switch action.kind {
        // The answer is a message with the file.
        case .photo, .video, .screenshot: request.wantsAnswer = false
        case .verification, .text: request.wantsAnswer = true
        }
        return [.emit(.command(request))]
    }

    private static func options(_ kind: CCAISmartAction.Kind) -> [JSONValue] {
        guard kind == .verification else { return [] }
        return [["label": "Verified", "value": "verified"], ["label": "Failed", "value": "failed"]]
    }

    // MARK: Answers

    /// The call that tells the platform of an answer; nil for a command that does not wait for it.
    func reply(to answer: CommandAnswer) -> CCAICommandReply? {
        if let deflection = memory.deflection, deflection.commandID == answer.commandID, !deflection.isAnswered {
            return reply(answer.value, deflection)
        }
        guard let action = memory.smartActions.first(where: { $0.commandID == answer.commandID }) else { return nil }
        switch action.kind {
        case .photo, .video, .screenshot: return .nothing
        case .verification, .text: return answer.value.isEmpty ? .nothing : .text(answer.value)
        }
    }

    private func reply(_ value: String, _ deflection: CCAIMemory.Deflection) -> CCAICommandReply? {
        guard !value.isEmpty else { return .nothing }
        guard deflection.values.contains(value) else { return nil }
        let channel = CCAIDeflectionOffer.channel(of: value)
        switch channel {
        case "human_agent", "virtual_agent":
            return deflection.escalationID.map { .choose(escalation: $0, channel: channel) } ?? .nothing
        default: return .finish(escalation: deflection.escalationID, channel: channel)
        }
    }

    /// The platform has been told of an answer.
    mutating func answered(_ answer: CommandAnswer) -> [Step] {
        if memory.deflection?.commandID == answer.commandID, memory.deflection?.isAnswered == false {
            memory.deflection?.isAnswered = true
            let steps = chosen(CCAIDeflectionOffer.channel(of: answer.value))
            assert(memory.deflection?.isAnswered == true, "A deflection is answered once.")
            return steps + [.persist]
        }
        let count = memory.smartActions.count
        memory.smartActions.removeAll { $0.commandID == answer.commandID }
        assert(memory.smartActions.count >= count - 1, "A request waits once.")
        return [.persist]
    }

    private mutating func chosen(_ channel: String) -> [Step] {
        switch channel {
        case "human_agent":
            guard phase == .bot || phase == .queued else { return [] }
            return enter(.queued)
        case "virtual_agent":
            memory.standing.awaitsPersonSince = nil
            guard phase == .queued, memory.people.contains(where: { $0.role == .bot }) else { return offering() }
            return enter(.bot)
        case "": return []
        // An email or a link: the chat was finished with it.
        default:
            memory.standing.isFinishing = true
            return []
        }
    }

    // MARK: Web forms

    /// The form that waits under an id of ``Domain/FormRequest``; nil where none does.
    func form(_ id: String) -> CCAIFormRequest? {
        memory.forms.first { String($0.request.actionID) == id && !$0.isDone }?.request
    }

    /// A web form is asked for.
    mutating func requested(_ request: CCAIFormRequest, _ native: [UInt8]) -> [Step] {
        guard !memory.forms.contains(where: { $0.request.actionID == request.actionID }) else { return [] }
        remember(CCAIMemory.Form(request: request))
        return [
            .emit(.formRequested(FormRequest(id: String(request.actionID), name: request.formID, native: native)))
        ]
    }

    /// A web form has been filled in or given up; one that says no id is the oldest of its name.
    mutating func completed(_ end: CCAIFormEnd, _ place: Place, _ native: [UInt8]) -> [Step] {
        let waiting = memory.forms.filter { !$0.isDone }
        let named = waiting.first { end.formID == nil ? waiting.count == 1 : $0.request.formID == end.formID }
        guard let id = end.actionID ?? named?.request.actionID else {
            return [passing(place.event, as: "formCompleted")]
        }
        if let index = memory.forms.firstIndex(where: { $0.request.actionID == id }) {
            guard !memory.forms[index].isDone else { return [] }
            memory.forms[index].isDone = true
        } else {
            // The request comes late, and is no request any more.
            remember(
                CCAIMemory.Form(request: CCAIFormRequest(actionID: id, formID: end.formID ?? ""), isDone: true))
        }
        assert(form(String(id)) == nil, "A form that is done waits no longer.")
        return [.emit(.formCompleted(FormCompletion(id: String(id), status: end.status, native: native)))]
    }

    /// The values of a form are on their way, or were surely not taken; to be persisted before they go out.
    mutating func completing(_ request: CCAIFormRequest, mayHaveArrived: Bool) -> [Step] {
        if let index = memory.forms.firstIndex(where: { $0.request.actionID == request.actionID }) {
            memory.forms[index].mayHaveArrived = mayHaveArrived
        } else {
            remember(CCAIMemory.Form(request: request, mayHaveArrived: mayHaveArrived))
        }
        return [.persist]
    }

    /// Whether a call with a form's values went out whose fate is not known.
    func mayBeComplete(_ actionID: Int) -> Bool {
        memory.forms.first { $0.request.actionID == actionID }?.mayHaveArrived == true
    }

    /// Whether the chat has shown that a form is done.
    func isComplete(_ actionID: Int) -> Bool {
        memory.forms.first { $0.request.actionID == actionID }?.isDone == true
    }

    /// Whether an event of a form's is in the platform's list: the end of it, or the same address.
    ///
    /// - Parameter history: the entries of the list, as `GET /chats/{id}/messages` has them.
    func isListed(_ event: CCAIFormMessage, in history: [JSONObject]) -> Bool {
        history.contains { entry in
            let message = entry["message"]?.objectValue == nil ? CCAIMessage(entry) : CCAIMessage(in: entry)
            switch event.type {
            case .data:
                guard message.type == event.type.rawValue, let data = message["data"]?.objectValue else { return false }
                return CCAIForm.canonical(data) == CCAIForm.canonical(event.data)
            case .complete:
                let parts = CCAITranslation(chatID: chatID ?? 0).parts(of: message)
                return parts.contains { entry in
                    guard case .formCompleted(let end) = entry.part else { return false }
                    return end.actionID == event.actionID
                }
            }
        }
    }

    private mutating func remember(_ form: CCAIMemory.Form) {
        memory.forms.append(form)
        if memory.forms.count > CCAIMemory.requestsMax { memory.forms.removeFirst() }
        assert(memory.forms.count <= CCAIMemory.requestsMax, "So many forms are remembered.")
        assert(memory.forms.last == form, "The form that came last is remembered.")
    }
}
