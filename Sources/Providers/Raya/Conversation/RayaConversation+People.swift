import Domain
import Kernel
import ProviderKit

/// People of the vendor's, and lines about the state of things (`PROTOCOL.md`, sections 6.9 and 6.10).
extension RayaConversation {
    /// How many people are known to be there.
    static let peopleMax = 16
    /// How long a line stands that nothing takes back.
    static let infoStands: Duration = .seconds(600)
    /// How long after a line was stored no other is.
    static let infoPause: Duration = .seconds(60)

    /// The person who says what is not the bot's; nil while nobody, or more than one, is there.
    var speaker: Participant? { memory.people.count == 1 ? RayaActivity.participant(memory.people[0]) : nil }

    /// Says a message without a stream, which is a person's while one is there.
    mutating func say(direct text: String, _ bytes: [UInt8], _ steps: inout [RayaStep]) {
        reply.rest(&steps)
        clearInfo(&steps)
        say(RayaContent.text(text), memory.people.isEmpty ? .bot : .agent, bytes, by: speaker, &steps)
    }

    /// A line about the people there: a notice, behind the word of who comes or goes.
    mutating func note(activity text: String?, _ bytes: [UInt8], _ steps: inout [RayaStep]) {
        guard let text, !text.allSatisfy(\.isWhitespace) else {
            return say(RayaContent.unsupported(bytes), .system, bytes, &steps)
        }
        switch RayaActivity(text) {
        case .joined(let name): join(name, &steps)
        case .left(let name): leave(name, &steps)
        case nil: break
        }
        say(RayaContent.notice(text), .system, bytes, &steps)
    }

    private mutating func join(_ name: String, _ steps: inout [RayaStep]) {
        reply.rest(&steps)
        guard !memory.people.contains(name), memory.people.count < Self.peopleMax else { return }
        memory.people.append(name)
        steps.append(.persist(memory))
        steps.append(.emit(.participant(.joined, RayaActivity.participant(name))))
    }

    /// A person goes who is known to be there; without a name, the one who came last.
    private mutating func leave(_ name: String, _ steps: inout [RayaStep]) {
        let place = memory.people.lastIndex(of: name) ?? (name.isEmpty ? memory.people.indices.last : nil)
        guard let place else { return }
        let gone = memory.people.remove(at: place)
        steps.append(.persist(memory))
        steps.append(.emit(.participant(.left, RayaActivity.participant(gone))))
    }

    /// A line about the state of things, or none: a status that passes, and a notice where it is the first for a while.
    mutating func inform(_ text: String?, _ bytes: [UInt8], at time: MachineTime, _ steps: inout [RayaStep]) {
        guard let text, !text.allSatisfy(\.isWhitespace) else { return clearInfo(&steps) }
        let isFirst = info == nil
        if isFirst, text != storedInfo?.text, storedInfo.map({ time.instant - $0.at >= Self.infoPause }) ?? true {
            storedInfo = (text, time.instant)
            say(RayaContent.notice(text), .system, bytes, &steps)
        }
        if info != text { steps.append(.emit(.typing(true, role: .system, status: text))) }
        info = text
        steps.append(.start(.info, after: Self.infoStands))
        if text.lowercased().contains("human agent") { offer(false, &steps) }
    }

    /// The line does not stand any more.
    mutating func clearInfo(_ steps: inout [RayaStep]) {
        guard info != nil else { return }
        info = nil
        steps.append(.stop(.info))
        steps.append(.emit(.typing(false, role: .system)))
    }
}
