import Domain
import JSON
import ProviderKit

/// The sessions on a line, and what each of them is told; on their loop only.
final class ODASubscribers {
    private struct Subscriber {
        enum Standing {
            /// It does not know yet that the link is open.
            case waiting
            /// It has just been told.
            case fresh
            /// It knows.
            case informed
        }

        let session: ODASession
        var standing = Standing.waiting
        /// The agent that the session takes to be speaking, from before a restart.
        var agent: ODASpeaker?

        var events: any ProviderEvents { session.context.events }
    }

    private var all: [Subscriber] = []

    var isEmpty: Bool { all.isEmpty }
    /// The session that has been here longest.
    var first: ODASession? { all.first?.session }

    /// Another provider stands by: nil unless one does for every session, since one connection serves them all.
    var standBy: StandBy? {
        let each = all.map(\.session.context.client.context.standBy)
        return each.allSatisfy { $0?.isStanding == true } ? each.first ?? nil : nil
    }

    /// Everybody but one.
    func others(than session: ODASession) -> [ODASession] { all.map(\.session).filter { $0 !== session } }

    /// - Parameter agent: whom the session takes to be speaking.
    func join(_ session: ODASession, agent: ODASpeaker?) {
        all.append(Subscriber(session: session, agent: agent))
    }

    /// Nothing is said to the session from now on; false where it was not here.
    func leave(_ session: ODASession) -> Bool {
        guard let index = all.firstIndex(where: { $0.session === session }) else { return false }
        all.remove(at: index)
        return true
    }

    // MARK: What they are told

    /// Tells those who do not know it that the link is open, and what goes on.
    func welcome(_ machine: ODAMachine) {
        for index in all.indices where all[index].standing == .waiting {
            welcome(index, machine)
            for event in machine.conversation.underWay { all[index].events.emit(event) }
        }
        for index in all.indices { all[index].standing = .informed }
    }

    private func welcome(_ index: Int, _ machine: ODAMachine) {
        let events = all[index].events
        events.emit(.opened(queued: false, native: machine.native))
        for event in machine.conversation.arrivals(since: all[index].agent) { events.emit(event) }
        all[index].standing = .fresh
        all[index].agent = nil
    }

    /// Tells all sessions; none hears of a conversation that it has no part in.
    func notify(_ event: ProviderEvent, _ machine: ODAMachine) {
        for index in all.indices {
            switch (event, all[index].standing) {
            case (.opened, .waiting): welcome(index, machine)
            // They have missed nothing of a link that they never had.
            case (.link, .waiting), (.gap, .waiting), (.gap, .fresh): break
            default: all[index].events.emit(event)
            }
        }
    }

    /// Each session is told in its own language.
    func respond(_ response: ODADefaultResponse, _ turn: Int64, _ number: Int, _ texts: ODADefaultTexts) {
        for member in all {
            let text = texts.text(response, in: member.session.assumeIsolated { $0.language })
            member.events.emit(.message(response.message(text, turn: turn, number: number)))
        }
    }

    /// The vendor tells no socket what another one has sent (`PROTOCOL.md`, section 4.6).
    func mirror(_ message: OutboundMessage, from session: ODASession) {
        guard all.count > 1, !message.isHidden else { return }
        let requestID = session.assumeIsolated { $0.envelope(of: message.id).requestID }
        let mirrored = ODAMirror.message(message, name: session.context.user.name, requestID: requestID)
        let event = ProviderEvent.message(mirrored)
        for member in all where member.session !== session { member.events.emit(event) }
    }

    /// All that they have said of the user has gone out.
    func profilesReached() {
        for member in all { member.session.assumeIsolated { $0.profileReached() } }
    }

    /// Each keeps what must outlive the process.
    func persist(_ memory: ODAMemory) {
        for member in all { member.session.assumeIsolated { $0.storedMemory.persist(memory) } }
    }
}
