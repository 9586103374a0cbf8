import Chronology
import Domain
import EventLoop
import JSON
import ProviderKit
import Store

/// The end of a conversation that the provider brings about, or that nobody can prevent.
extension Session {
    /// The provider has ended the conversation.
    func providerEnded(_ reason: String, by role: SenderRole) {
        abandonTransfer()
        machine.decideEnd()
        let now = environment.now
        var next = document
        next.version += 1
        let update = SessionUpdate(
            state: .ended, endedReason: reason, endedAt: now.milliseconds, updatedAt: now.milliseconds,
            document: next.encoded())
        if let dropped = dropLink() { forgetDevices(of: dropped) }
        let final = next
        commitSurely([.updateSession(update)], [event(EventType.sessionEnded, Self.endedData(reason, by: Ender(role)))])
        {
            $0.becomeFinal(.ended, reason: reason, document: final, at: now)
        }
    }

    /// The provider cannot go on with the conversation, with the code of the problem that is shown.
    func providerFailed(_ failure: ProviderFailure, code: String) {
        abandonTransfer()
        machine.decideEnd()
        noteFailure(failure, code: code)
        let now = environment.now
        var next = document
        next.version += 1
        next.failedBeforeAnswer = machine.isBeingMade
        next.problem = ProviderEventData.problemValue(failure, code: code, provider: providerName, words)
        let update = SessionUpdate(
            state: .failed, endedReason: code, endedAt: now.milliseconds, updatedAt: now.milliseconds,
            document: next.encoded())
        var changes: [StoreChange] = [.updateSession(update)]
        // The conversation may go on at the vendor. The adapter ends it while this process lives, and a later one tells
        // again.
        if needsTermination { changes.append(.insertTermination(leg, at: now.milliseconds)) }
        if let dropped = dropLink() { forgetDevices(of: dropped) }
        let final = next
        let data = JSONValue.object(["state": "failed", "problem": final.problem ?? .null]).encoded()
        commitSurely(changes, [event(EventType.sessionFailed, data)]) {
            $0.becomeFinal(.failed, reason: code, document: final, at: now)
        }
    }
}
