import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// The fate of a message whose answer was lost (`PROTOCOL.md`, section 24): its echo, or else the platform's list.
extension CCAISession: FateSession {
    /// How long the echo is waited for.
    static let echoPatience: Duration = .seconds(3)

    /// A tenant whose platform has no list, or does not show it, leaves fates open: asking again for nothing would keep
    /// all that waits behind the message.
    func fate(of message: OutboundMessage) async throws(ProviderFailure) -> MessageFate {
        guard let place, conversation != nil else { throw Self.notConnected }
        switch message.content {
        case .escalation:
            guard conversation?.hasAskedForHuman(message.id) == true else { return .absent }
            let isHeard = await hears(ofHuman: message.id)
            guard !isOver else { throw Self.notConnected }
            return isHeard ? .sent : .absent
        // Calls that may be made twice.
        case .command(let answer):
            guard case .text? = conversation?.reply(to: answer) else { return .absent }
        default: break
        }
        // One that was shown is expected no more, and its words are counted: the list would seem to lack it.
        if conversation?.confirmed.contains(message.id) == true { return .sent }
        let wasExpected = isExpected(message.id)
        if await hasEcho(message.id) { return .sent }
        guard !isOver else { throw Self.notConnected }
        let listing: CCAIListing
        do throws(CCAIFailure) {
            listing = try await calls.messages(of: place.chat)
        } catch {
            let failure = error.failure(of: .getTranscript)
            guard error.isTransient || failure.isRetryable else { return .unknown }
            throw failure
        }
        // The echo may have come meanwhile.
        guard !isOver, var known = conversation else { throw Self.notConnected }
        if known.confirmed.contains(message.id) { return .sent }
        guard wasExpected else {
            // Nothing went out before it was written down, unless what was written is lost.
            guard let parts = try? parts(of: message) else { return .unknown }
            _ = known.sending(message.id, parts, at: wallClock())
            return known.fate(of: message.id, in: listing)
        }
        if known.isConfirmed(message.id) { return .sent }
        let fate = known.fate(of: message.id, in: listing)
        conversation = known
        if known.hasBegun(message.id) { perform([.persist]) }
        return fate
    }

    /// The message is one that the chat has yet to show.
    private func isExpected(_ message: MessageID) -> Bool {
        conversation?.memory.echoes.expected.contains { $0.message == message } ?? false
    }

    /// The echo is there, or comes in time.
    private func hasEcho(_ message: MessageID) async -> Bool {
        guard isExpected(message) else { return false }
        let limit = context.loop.now + Self.echoPatience
        while !isOver, conversation?.isConfirmed(message) == false, context.loop.now < limit {
            let waiter = LoopWaiter(loop: context.loop)
            echoWaiter = (message, waiter)
            _ = await waiter.wait(atMost: limit - context.loop.now)
        }
        echoWaiter = nil
        return !isOver && conversation?.isConfirmed(message) == true
    }

    private func parts(of message: OutboundMessage) throws(SendFailure) -> [CCAIOutbound] {
        if case .command(let answer) = message.content, case .text(let text)? = conversation?.reply(to: answer) {
            return [.text(text)]
        }
        return try Self.parts(of: message)
    }
}

/// The past of a chat, as of the moment in which the session has it.
enum CCAIPast {
    /// The session has just begun it.
    case none
    /// The platform's list of it; nil where that cannot be had.
    case listed(CCAIListing?)
}

/// The time in which nobody listened (`PROTOCOL.md`, section 9.6).
extension CCAISession {
    /// How long the platform's list is waited for before the chat goes on without (assumed): webhooks wait meanwhile,
    /// and not for long.
    static let listPatience: Duration = .seconds(5)

    /// The past of a chat that was there before, as far as the platform says it in time.
    func past(of chat: Int) async -> CCAIPast {
        let answer = LoopAnswer<CCAIListing?>(loop: context.loop)
        let timer = context.loop.schedule(after: Self.listPatience) { answer.give(nil) }
        Task(executorPreference: context.loop.taskExecutor) {
            // A failure has been logged by the call.
            answer.give(try? await self.calls.messages(of: chat))
        }
        let listing = await answer.wait()
        context.loop.cancel(timer)
        return .listed(listing)
    }
}

/// Webhooks that were refused while the chat went on (`PROTOCOL.md`, section 9.6).
extension CCAISession: CatchingUpSession {
    /// Looks at the platform's list and at the chat, once for all that is missed until then.
    func catchUp(since: Int64) {
        missedAt = min(missedAt ?? since, since)
        guard !isCatchingUp else { return }
        isCatchingUp = true
        Task(executorPreference: context.loop.taskExecutor) { await self.catchUp() }
    }

    private func catchUp() async {
        while !isOver, !isEnding, let missed = missedAt, let chat = conversation?.chatID {
            missedAt = nil
            if case .listed(let listing) = await past(of: chat) {
                let since = record?.begunAt ?? 0
                perform(
                    conversation?.caughtUp(listing, since: since, missedAt: missed, at: wallClock()) ?? [])
            }
            await observe(chat)
        }
        isCatchingUp = false
    }

    /// The chat as it stands now, for what is no message: who is there, that it rests, or that it is over.
    private func observe(_ chat: Int) async {
        guard !isOver, !isEnding else { return }
        do throws(CCAIFailure) {
            let current = try await calls.chat(chat)
            guard !isOver, !isEnding else { return }
            perform(conversation?.caughtUp(chat: current.native, at: wallClock()) ?? [])
        } catch {
            noteEnd(error)
        }
    }
}
