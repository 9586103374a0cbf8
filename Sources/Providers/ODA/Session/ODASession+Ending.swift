import Domain
import EventLoop
import ProviderKit

/// The end at the vendor, over an outage and over restarts too (`PROTOCOL.md`, section 4).
extension ODASession {
    /// Under which name the vendor's id of the user is kept, sealed: an owed end knows nothing else.
    static let userKey = "user"

    /// The vendor's id of the user is kept from the beginning; nobody waits for that, since an end that is stored is
    /// stored behind it.
    func persistUserID() {
        Task(executorPreference: context.loop.taskExecutor) {
            await self.context.values.set(Self.userKey, to: Array(self.context.vendorUserID.utf8), secret: true)
        }
    }

    func end() async {
        guard channel.configuration.webhook == nil else {
            // There is no word for the end on that channel.
            _ = leave(ending: true)
            isEndNotified = true
            return
        }
        guard isBegun else { return await endDetached() }
        // One that has yet to read what it knew has told nobody of its end.
        guard line != nil else { return leaveEarly() }
        guard let farewell = leave(ending: true) else {
            isEndNotified = true
            return
        }
        isEndNotified = await farewell.outcome(atMost: endPatience)
    }

    private var endPatience: Duration { channel.times.closeSession * 2 }

    private func leaveEarly() {
        guard !hasLeft else { return }
        _ = leave(ending: true)
        isEndNotified = !context.isResumed && !context.mayHaveBegun
    }

    /// The session was over before this value was made of what was kept.
    private func endDetached() async {
        let user: [UInt8]?
        let token: [UInt8]?
        do throws(ProviderFailure) {
            user = try await context.values.value(Self.userKey)
            token = try await storedToken()
        } catch {
            return
        }
        guard let user, !user.isEmpty else { return isEndNotified = true }
        let userID = String(decoding: user, as: UTF8.self)
        holdStoredToken(token, for: userID)
        defer { lines.value.callerTokens.value.leave(userID) }
        guard let farewell = lines.value.notifyEnd(of: userID, seed: context.session.value.low) else {
            return isEndNotified = true
        }
        isEndNotified = await farewell.outcome(atMost: endPatience)
    }

    /// The end is said with the backend's token that was kept; where it is no good any more nobody can say it.
    private func holdStoredToken(_ text: [UInt8]?, for userID: String) {
        let tokens = lines.value.callerTokens.value
        tokens.enter(userID)
        guard let text else { return }
        let token = try? ODACallerToken(
            String(decoding: text, as: UTF8.self), channelID: channel.configuration.channelID, userID: userID)
        if let token { tokens.offer(token, for: userID) }
    }
}
