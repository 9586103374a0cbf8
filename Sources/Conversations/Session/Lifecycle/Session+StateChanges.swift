import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store

/// Changes of state that the provider brings about, and the end of all.
extension Session {
    /// Commits a change of state that the provider brought about, then shows it.
    func changeState(
        _ next: SessionState, _ type: String, _ data: [UInt8], isPassive: Bool? = nil,
        change: (inout SessionDocument) -> Void = { _ in }
    ) {
        var changed = document
        change(&changed)
        changed.version += 1
        let now = environment.now
        let update = SessionUpdate(state: next, updatedAt: now.milliseconds, document: changed.encoded())
        stage(next, changed, at: now, update, event(type, data, isPassive: isPassive))
    }

    /// Commits a change that the provider brought about.
    ///
    /// The provider's next word is judged by the new state, so it does not wait for the disk; callers do.
    func stage(
        _ next: SessionState, _ changed: SessionDocument, at now: Timestamp, _ update: SessionUpdate,
        _ event: PendingEvent, claim: IdempotencyClaim? = nil
    ) {
        machine.stage(next, changed, at: now)
        commitSurely([.updateSession(update)], [event], claim: claim) { session in
            Failpoint.hit(.stateStored)
            session.machine.stored(CommittedView(state: next, document: changed, updatedAt: now))
            session.waiters.state.signalAll()
        }
    }

    /// The session is over: what waits to be sent fails, and everybody who waits is told.
    func becomeFinal(_ last: SessionState, reason: String?, document changed: SessionDocument, at time: Timestamp) {
        provider?.outcomes.finished(last == .failed ? reason ?? ProviderOutcomes.otherCode : nil)
        machine.finish(as: last, reason: reason, document: changed, at: time)
        failAll(code: "session_ended", retryable: false)
        forgetSecretOptions()
        dropAllFiles()
        waiters.state.signalAll()
    }

    static func stateData(_ state: SessionState) -> [UInt8] {
        JSONValue.object(["state": JSONValue(state.rawValue)]).encoded()
    }

    static func endedData(_ reason: String, by ender: Ender) -> [UInt8] {
        JSONValue.object([
            "state": "ended", "reason": JSONValue(reason), "endedBy": JSONValue(ender.rawValue),
        ]).encoded()
    }
}
