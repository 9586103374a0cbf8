import Domain
import EventLoop
import ProviderKit

/// Chats that the platform has laid to rest, and that go on (`PROTOCOL.md`, section 5.4).
extension CCAISession: WakingSession {
    /// Resumes a chat that rests, without a message; a refusal, as while the queue is closed, is a notice.
    ///
    /// One call at a time: what is asked meanwhile is what is on its way.
    func wake() {
        guard !isEnding, !isWaking, let place, conversation?.isPaused == true else { return }
        isWaking = true
        Task(executorPreference: context.loop.taskExecutor) { await self.wakeChat(place.chat) }
    }

    private func wakeChat(_ chat: Int) async {
        defer { isWaking = false }
        // A message, or another device, may have woken it before this had its turn.
        guard !isOver, !isEnding, conversation?.isPaused == true else { return }
        do throws(CCAIFailure) {
            try await resume(chat)
        } catch {
            emit(.notice(error.failure(of: .resumeChat)))
        }
    }

    /// Resumes a chat; one that is awake already is no failure.
    func resume(_ chat: Int) async throws(CCAIFailure) {
        _ = try await calls.resume(chat)
        guard !isOver, let steps = conversation?.resumed(at: wallClock()) else { return }
        perform(steps)
    }
}
