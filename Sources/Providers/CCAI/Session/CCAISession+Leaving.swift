import Domain
import EventLoop
import Kernel
import ProviderKit

/// Ending a chat, also one that nobody is in (`PROTOCOL.md`, section 5.3).
extension CCAISession: DetachedEndSession {
    /// The platform is told until it has taken it: a chat that nobody ends keeps an agent until its timeout.
    ///
    /// Also of a chat of which only a call is known that may have begun it, by this process or an earlier one.
    func end() async {
        guard !isOver, !isEnding else { return }
        isEnding = true
        if beginning.stage == .underWay { await waitForStart() }
        do throws(ProviderFailure) {
            if record == nil, let stored = try await context.values.value(CCAIChatRecord.key) {
                record = CCAIChatRecord(decoding: stored)
            }
        } catch {
            return shut()
        }
        let wasUntried = beginning.stage == .untried
        if wasUntried { beginning.mayHaveArrived = true }
        // A session that was never opened is one of many, and asked to end again if it has to be.
        isEndNotified = await patiently(for: wasUntried ? Self.startPatience : Self.endPatience) {
            await self.finishChat()
        }
        shut()
        if isEndNotified { await forget() }
    }

    /// The call that is on its way decides whether there is a chat.
    private func waitForStart() async {
        let waiter = LoopAnswer<Void>(loop: context.loop)
        beginning.waiter = waiter
        await waiter.wait()
    }

    /// Ends the chat of a session that has failed; where the platform does not take that, it stays known for whoever
    /// comes later.
    func endPatiently() async {
        if await patiently(for: Self.endPatience, { await self.finishChat() }) {
            isEndNotified = true
            await forget()
        }
    }

    /// Ends the chat, also one of which nobody knows whether it was begun; false where that cannot be for now.
    private func finishChat() async -> Bool {
        guard let record else { return true }
        let parked: CCAIChat?
        do throws(ProviderFailure) {
            parked = try await record.chatID == nil && beginning.mayHaveArrived ? parkedChat() : nil
        } catch {
            // There may be one.
            return false
        }
        do throws(CCAIFailure) {
            guard let place = try await placeToEnd(record, parked) else { return !mayAppear }
            try await calls.finish(place.chat, by: place.user, nil)
            return true
        } catch {
            if error.isEnd || error.kind == .notFound { return true }
            // Credentials may be exchanged meanwhile.
            return !(error.isTransient || error.kind == .badCredentials || error.kind == .forbidden)
        }
    }

    /// The chat that is to be ended and who ends it; nil where there is none.
    ///
    /// - Parameter parked: one that a webhook tells of.
    private func placeToEnd(
        _ record: CCAIChatRecord, _ parked: CCAIChat?
    ) async throws(CCAIFailure) -> (chat: Int, user: Int)? {
        if let chat = record.chatID {
            if let user = record.endUserID { return (chat, user) }
            return try await calls.chat(chat).endUserID.map { (chat, $0) }
        }
        if let parked { return (parked.endUserID ?? record.endUserID).map { (parked.id, $0) } }
        guard beginning.mayHaveArrived, let id = try await calls.runningChat(of: record.identifier) else { return nil }
        let chat = try await calls.chat(id)
        // A chat of before is not the session's to end.
        guard isOwn(chat), let user = chat.endUserID ?? record.endUserID else { return nil }
        return (id, user)
    }

    /// A chat that is not there may appear yet: the call that may have begun it had no answer just now.
    private var mayAppear: Bool {
        beginning.doubtedAt.map { context.loop.now - $0 < Self.startPatience } ?? false
    }

    /// Does something until it is done; false where it was not in that time.
    private func patiently(for patience: Duration, _ work: () async -> Bool) async -> Bool {
        let limit = context.loop.now + patience
        var backoff = Backoff()
        while await !work() {
            guard context.loop.now + backoff.upcoming(in: Self.pauses) < limit else { return false }
            await context.loop.sleep(for: backoff.next(in: Self.pauses))
        }
        return true
    }
}
