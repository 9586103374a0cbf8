import Domain
import JSON
import ProviderKit
import Synchronization

extension ScriptedProvider {
    /// How often the fate of a message was asked for.
    package static func fatesAsked(of message: String) -> Int { record.withLock { $0.fatesAsked[message] ?? 0 } }
}

/// Fates by the script: `fates` of an event names the answers, one after the other and the last for good: `sent`,
/// `absent`, `unknown`, or `later`, which is a failure.
extension ScriptedSession: FateSession {
    func fate(of message: OutboundMessage) async throws(ProviderFailure) -> MessageFate {
        let asked = ScriptedProvider.record.withLock { record in
            record.fatesAsked[message.id.description, default: 0] += 1
            return record.fatesAsked[message.id.description] ?? 0
        }
        guard case .event(_, _, let object) = message.content, let fates = object["fates"]?.arrayValue,
            !fates.isEmpty
        else { return .unknown }
        switch fates[min(asked, fates.count) - 1].stringValue {
        case "sent": return .sent
        case "absent": return .absent
        case "later": throw ProviderFailure(.unavailable, "The script says so.")
        default: return .unknown
        }
    }
}

extension ScriptedSession: WakingSession {
    func wake() {
        note("wake")
        context.events.emit(.opened(queued: true, native: ["place": 1]))
    }
}
