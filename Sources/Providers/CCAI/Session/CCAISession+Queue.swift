import EventLoop
import JSON
import ProviderKit

/// How long a chat's queue takes (`PROTOCOL.md`, section 11); the platform tells no place in it.
extension CCAISession {
    /// Asks for the estimate where the chat waits, once for each opening; without one nothing is told.
    func askForWait(_ chat: CCAIChat) {
        // The menus are the way to the queue, which is the last of them.
        let menuID = chat.native["menus"]?.arrayValue?.last?["id"]?.platformID ?? options.menuID
        guard !isOver, !isEnding, conversation?.phase == .queued, let menuID else { return }
        let language = chat.language ?? configuration.chats.defaultLanguage
        Task(executorPreference: context.loop.taskExecutor) { await self.notifyWait(at: menuID, language) }
    }

    private func notifyWait(at menuID: Int, _ language: String) async {
        let wait: Duration?
        do throws(CCAIFailure) {
            wait = try await calls.wait(at: menuID, language: language)
        } catch {
            // An estimate is nothing to fail for; the call has logged it.
            return
        }
        // An agent may have joined meanwhile, and the conversation knows.
        guard let wait, !isOver, !isEnding,
            let steps = conversation?.waits(position: nil, seconds: Int(wait.components.seconds))
        else { return }
        perform(steps)
    }
}
