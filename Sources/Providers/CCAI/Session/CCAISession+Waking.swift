import Domain
import EventLoop
import JSON
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
            // The end is told as such.
            guard !error.isEnd else { return }
            emit(.notice(error.failure(of: .resumeChat)))
        }
    }

    /// Resumes a chat; one that is awake already is no failure, and goes on as it stands.
    func resume(_ chat: Int) async throws(CCAIFailure) {
        let outcome: CCAIResumption
        do throws(CCAIFailure) {
            outcome = try await calls.resume(chat)
        } catch {
            noteEnd(error)
            throw error
        }
        if case .alreadyActive(let chat) = outcome { observe(chat) }
        // A chat of which no status is known is awake all the same.
        guard !isOver, let steps = conversation?.resumed(at: wallClock()) else { return }
        perform(steps)
    }
}

/// The chat as calls show it, where its webhooks are late or lost (`PROTOCOL.md`, sections 3.4, 5.4 and 6).
extension CCAISession {
    /// Notifies the conversation of a chat that was just read.
    func observe(_ chat: CCAIChat) { observe(chat.native) }

    /// The chat was finished by a call of ours.
    func observeFinished() { observe(Self.finished) }

    private func observe(_ chat: JSONObject) {
        guard !isOver, !isEnding, let steps = conversation?.observed(chat: chat, at: wallClock()) else { return }
        perform(steps)
    }

    /// Ends the session of a chat that a call was refused for because it is over; any other failure changes nothing.
    ///
    /// The chat is read once more, since it says how it ended and whether the platform still asks something; the word
    /// of the refusal stands, whatever comes of that. One look at a time.
    func noteEnd(_ failure: CCAIFailure) {
        guard failure.isEnd, !isReadingEnd, !isEnding, let place, conversation?.hasEnded == false else { return }
        isReadingEnd = true
        Task(executorPreference: context.loop.taskExecutor) { await self.readEnd(of: place.chat) }
    }

    private func readEnd(of id: Int) async {
        let chat: JSONObject
        do throws(CCAIFailure) {
            let read = try await calls.chat(id)
            chat = read.phase == .ended ? read.native : Self.finished
        } catch {
            // The platform forgets chats that are over.
            chat = Self.finished
        }
        isReadingEnd = false
        observe(chat)
    }

    /// A chat of which nothing but its end is known.
    private static var finished: JSONObject { ["status": "finished"] }
}
