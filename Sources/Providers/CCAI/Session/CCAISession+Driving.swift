import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// Doing what the conversation says, and telling it what the platform's webhooks bring.
extension CCAISession: HookSession {
    /// The chats of parked webhooks that are looked at, the latest ones (assumed).
    private static let parkedChatsMax = 5

    /// Takes what a webhook brought; an event of another chat is left for whoever has that.
    ///
    /// Also after ``end()``: webhooks come behind what they tell of, and a session that was handed over wants to know
    /// what was said before that.
    func deliver(_ delivery: HookDelivery) -> Bool {
        guard !isOver || isEnding, let chat = conversation?.chatID else { return false }
        guard let event = CCAIHookEvent(decoding: delivery.payload) else { return true }
        guard event.chatID == nil ? isOwn(event) : event.chatID == chat else { return false }
        let steps = conversation?.received(event, id: delivery.eventID, at: wallClock()) ?? []
        CCAIFailpoint.hit(.hookHandled)
        if isEnding { emitLate(steps) } else { perform(steps) }
        return true
    }

    /// Says what was said before the platform knew of the end; nothing is persisted or waited for any more.
    private func emitLate(_ steps: [CCAIConversation.Step]) {
        let events = steps.compactMap { step in if case .emit(let event) = step { event } else { nil } }
        if !events.isEmpty { context.events.emit(all: events) }
        for case .confirmed(let message) in steps where echoWaiter?.message == message { echoWaiter?.waiter.signal() }
    }

    /// Webhooks that name no chat, and the user by this name of the platform's, are for this session from now on.
    func notifyOfIdentifier() {
        guard let identifier = record?.identifier else { return }
        emit(.conversationKnown(id: CCAIHookBody.conversationID(ofUser: identifier)))
    }

    /// An event without a chat is no older than the session's first try; earlier ones are other sessions' of the user.
    private func isOwn(_ event: CCAIHookEvent) -> Bool {
        guard let record, let time = event.at else { return true }
        return time >= record.begunAt - Self.clockSkew
    }

    /// The latest chat of the session's user that a webhook tells of, that no session has and that goes on: one whose
    /// beginning was cut, before the platform finds it (`PROTOCOL.md`, section 5).
    func parkedChat() async throws(ProviderFailure) -> CCAIChat? {
        guard let identifier = record?.identifier else { return nil }
        let waiting = try await context.hooks.waiting(for: identifier)
        let announced = waiting.compactMap { CCAIHookEvent(decoding: $0.payload).flatMap(Self.createdChat) }
        for chat in announced.suffix(Self.parkedChatsMax).reversed() {
            if let chat = await current(chat), isOwn(chat) { return chat }
        }
        return nil
    }

    /// A chat that a webhook tells of as it stands now; nil where it is over.
    ///
    /// Where it cannot be had, the webhook's word is good for it: a chat that was announced is there.
    private func current(_ announced: CCAIChat) async -> CCAIChat? {
        do throws(CCAIFailure) {
            let chat = try await calls.chat(announced.id)
            return chat.phase == .ended ? nil : chat
        } catch {
            return error.isEnd ? nil : announced
        }
    }

    /// The chat of an event `chat_created`, as it is told there; nil for every other one.
    private static func createdChat(_ event: CCAIHookEvent) -> CCAIChat? {
        guard event.kind == .chatCreated, let id = event.chatID else { return nil }
        var chat = event.body["chat"]?.objectValue ?? event.body
        chat.set("id", to: JSONValue(id))
        return CCAIChat(.object(chat))
    }

    /// The platform has the chat: it is told of, with what was parked.
    ///
    /// - Parameters:
    ///   - memory: what was persisted; nil where there is none.
    ///   - past: what was said before in a chat that was there already.
    ///   - isOwn: the session has begun it, so that what was said is the session's.
    func beginConversation(_ chat: CCAIChat, _ memory: CCAIMemory?, _ past: CCAIPast, isOwn: Bool) {
        let survey = configuration.chats.csat
        var steps: [CCAIConversation.Step]
        var begun: CCAIConversation
        if let memory, memory.chatID == chat.id {
            begun = CCAIConversation(survey: survey, memory: memory)
            begun.mayChangeWords = mayChangeWords
            steps = begun.reopened(chat: chat.native, at: wallClock())
            if case .listed(let listing) = past {
                steps += begun.caughtUp(listing, since: record?.begunAt ?? 0, at: wallClock())
            }
        } else {
            begun = CCAIConversation(survey: survey)
            begun.mayChangeWords = mayChangeWords
            if case .listed(let listing) = past, !isOwn { begun.adopted(listing) }
            steps = begun.begun(chatID: chat.id, chat: chat.native, at: wallClock())
            if case .listed(let listing) = past, isOwn {
                steps += begun.caughtUp(listing, since: record?.begunAt ?? 0, at: wallClock())
            }
        }
        conversation = begun
        assert(conversation?.chatID == record?.chatID, "The conversation is that of the session's chat.")
        perform(steps)
        askForWait(chat)
    }

    /// Layers of the client may send other words than the user's.
    private var mayChangeWords: Bool { context.client.mayChangeBody(of: CCAIOperation.sendMessage.named) }

    /// Does what the conversation says; events that stand together are told together.
    func perform(_ steps: [CCAIConversation.Step]) {
        var events: [ProviderEvent] = []
        var mustPersist = false
        var isFinished = false
        for step in steps {
            switch step {
            case .emit(let event): events.append(event)
            case .confirmed(let message):
                if echoWaiter?.message == message { echoWaiter?.waiter.signal() }
            case .startTimer(let delay): startTimer(after: delay)
            case .persist: mustPersist = true
            case .finish: isFinished = true
            }
        }
        // Behind what was told: what is not on the disk yet must not be taken for told after a restart.
        if mustPersist, !isFinished, let memory = conversation?.memory { events += progress(of: memory) }
        emit(all: events)
        if isFinished { over() }
    }

    private func startTimer(after delay: Duration) {
        if let endTimer { context.loop.cancel(endTimer) }
        endTimer = context.loop.schedule(after: delay) { [self] in
            assumeIsolated { session in
                session.endTimer = nil
                guard !session.isOver, let steps = session.conversation?.fired(at: session.wallClock()) else { return }
                session.perform(steps)
            }
        }
    }

    /// The memory as it is now; on disk when this returns.
    ///
    /// Told in its turn as well, since an earlier one may be on its way and must not come last.
    func persistMemory() async {
        guard !isOver, let memory = conversation?.memory else { return }
        emit(all: progress(of: memory))
        await context.values.set(CCAIMemory.key, to: memory.encoded(), secret: false)
        await context.values.set(CCAIMemory.waitingKey, to: memory.echoes.encoded, secret: false)
    }

    /// The memory that is to be persisted; of messages that wait for their echoes only where that has changed.
    ///
    /// An event that was handled is on the disk no later than its message waits no more: the other way round, an echo
    /// that came again after a crash would be another device's.
    private func progress(of memory: CCAIMemory) -> [ProviderEvent] {
        let seen = ProviderEvent.progress(key: CCAIMemory.key, value: memory.encoded())
        guard echoRevision != memory.echoes.revision else { return [seen] }
        echoRevision = memory.echoes.revision
        return [seen, .progress(key: CCAIMemory.waitingKey, value: memory.echoes.encoded)]
    }
}
