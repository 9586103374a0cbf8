import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry

/// Beginning a chat and taking it up again (`PROTOCOL.md`, sections 4 and 5).
extension CCAISession {
    /// How much earlier than the session's own beginning the platform may say that its chat began (assumed): its times
    /// are to the second, and its clock is its own.
    static let clockSkew: Int64 = 5_000

    func open() {
        Task(executorPreference: context.loop.taskExecutor) { await self.begin() }
    }

    /// The chat is begun or taken up; an end that comes meanwhile waits for what comes of it.
    private func begin() async {
        beginning.stage = .underWay
        await resumeOrStart()
        if beginning.stage == .underWay { beginning.stage = .decided }
        beginning.waiter?.give(())
    }

    /// A chat that is known is taken up; there is never a second one.
    private func resumeOrStart() async {
        let stored: [UInt8]?
        let memory: CCAIMemory?
        do throws(ProviderFailure) {
            stored = try await context.values.value(CCAIChatRecord.key)
            let said = try await context.values.value(CCAIMemory.key)
            let waiting = try await context.values.value(CCAIMemory.waitingKey)
            memory = said.map { CCAIMemory(decoding: $0, waiting: waiting ?? []) }
        } catch {
            // The chat may be there, and stays: neither is a second one begun nor this one forgotten.
            emit(.failed(error))
            return shut()
        }
        guard !isOver, !isEnding else { return beginning.stage = .untried }
        let known = stored.flatMap { CCAIChatRecord(decoding: $0) }
        record = known
        if known != nil { notifyOfIdentifier() }
        if let chat = known?.chatID { return await reopen(chat, memory) }
        // A chat that was open has a number; another one would be a second.
        guard !context.isResumed else {
            return giveUp(
                ProviderFailure(.contactLost, "It is not known any more which chat it was.", code: "chat_unknown"))
        }
        beginning.mayHaveArrived = known != nil
        await start()
    }

    // MARK: A new chat

    /// Begins the chat; the record on the disk before it lets a later process find what this one may have begun.
    private func start() async {
        guard let menuID = options.menuID else {
            return giveUp(ProviderFailure(.invalid, "A chat begins at a queue.", code: "invalid_queue"))
        }
        do throws(ProviderFailure) {
            if record == nil {
                let identifier = try await identifier()
                guard !isOver, !isEnding else { return }
                record = CCAIChatRecord(identifier: identifier, begunAt: wallClock())
                await persistRecord()
                notifyOfIdentifier()
            }
            guard !isOver, !isEnding, let record else { return }
            let described = userDescription(record.identifier, context.user)
            try await authenticate(described)
            guard !isOver, !isEnding else { return }
            let user = try await attempt(.upsertEndUser) { () async throws(CCAIFailure) in
                try await self.calls.upsert(described)
            }
            CCAIFailpoint.hit(.userAnswered)
            guard !isOver, !isEnding else { return }
            self.record?.endUserID = user
            if let chat = try await chatToAdopt(by: user) { return await adopt(chat, isNew: false) }
            guard !isOver, !isEnding else { return }
            beginning.isFirst = true
            let chat = try await create(try await newChat(at: menuID, for: user))
            await adopt(chat, isNew: true)
        } catch {
            giveUp(error)
        }
    }

    /// The name by which the platform is told of the user: of an anonymous one that of the chat before, if there is
    /// any.
    private func identifier() async throws(ProviderFailure) -> String {
        let own = CCAIIdentity.identifier(of: context.user, vendorUserID: context.vendorUserID)
        guard context.user.isAnonymous, let earlier = options.earlierChatID else { return own }
        do throws(CCAIFailure) {
            return try await calls.chat(earlier).endUserIdentifier ?? own
        } catch {
            // The platform forgets chats; their history is gone with them.
            guard error.kind == .notFound else { throw error.failure(of: .getChat) }
            return own
        }
    }

    /// A running chat of the user that the session goes on with.
    ///
    /// One that an earlier process of this session began is always one.
    private func chatToAdopt(by user: Int) async throws(ProviderFailure) -> CCAIChat? {
        guard let chat = try await runningChat() else {
            return try await beginning.mayHaveArrived ? parkedChat() : nil
        }
        if beginning.mayHaveArrived, isOwn(chat) { return chat }
        switch configuration.chats.runningChat {
        case .adopt: return chat
        case .refuse:
            throw ProviderFailure(
                .conflict, "The user has a chat with the CCAI Platform already.", code: "chat_running")
        case .end:
            _ = try await attempt(.finishChat) { () async throws(CCAIFailure) in
                try await self.calls.finish(chat.id, by: user, nil)
            }
            return nil
        }
    }

    /// The user's running chat as it stands; nil where there is none that goes on.
    private func runningChat() async throws(ProviderFailure) -> CCAIChat? {
        guard let identifier = record?.identifier else { return nil }
        let id = try await attempt(.getRunningChat) { () async throws(CCAIFailure) in
            try await self.calls.runningChat(of: identifier)
        }
        guard let id else { return nil }
        do throws(CCAIFailure) {
            let chat = try await calls.chat(id)
            return chat.phase == .ended ? nil : chat
        } catch {
            // It has gone between the two calls.
            guard error.kind != .notFound, !error.isEnd else { return nil }
            throw error.failure(of: .getChat)
        }
    }

    /// The chat that a call of unknown fate has begun, as the platform shows it or has told of it; nil where there is
    /// none yet.
    private func begunChat() async throws(ProviderFailure) -> CCAIChat? {
        if let chat = try await runningChat(), isOwn(chat) { return chat }
        return try await parkedChat()
    }

    /// The chat was begun by this session: its user is nobody else's, or it is no older than the session's first try.
    ///
    /// One that says no time is the session's only where none ran right before this process tried to begin it.
    func isOwn(_ chat: CCAIChat) -> Bool {
        let isAlone = context.user.isAnonymous && options.earlierChatID == nil
        guard !isAlone else { return true }
        guard let record, let created = chat.createdAt else { return beginning.isFirst }
        return created.milliseconds >= record.begunAt - Self.clockSkew
    }

    /// Begins the chat in the first language that its queue has.
    ///
    /// The call has no token of ours, so one of unknown fate is looked for, at the platform and among the webhooks that
    /// wait, before there is another (section 24).
    private func create(_ wanted: CCAINewChat) async throws(ProviderFailure) -> CCAIChat {
        var chat = wanted
        var languages = self.languages
        let began = context.loop.now
        var backoff = Backoff()
        while true {
            chat.language = languages.first
            do throws(CCAIFailure) {
                CCAIFailpoint.hit(.startBefore)
                let made = try await calls.create(chat)
                CCAIFailpoint.hit(.startAnswered)
                return made
            } catch {
                // Before anything else: an end that has come meanwhile looks for the chat by this.
                if error.mayHaveArrived { (beginning.mayHaveArrived, beginning.doubtedAt) = (true, context.loop.now) }
                guard !isOver, !isEnding else { throw error.failure(of: .createChat) }
                if error.kind == .languageUnavailable, languages.count > 1 {
                    languages.removeFirst()
                    continue
                }
                guard error.mayHaveArrived else { throw error.failure(of: .createChat) }
                if let found = try await begunChat() { return found }
                guard error.isTransient, context.client.context.mayTryAgain,
                    context.loop.now - began + backoff.upcoming(in: Self.pauses) < Self.startPatience
                else { throw error.failure(of: .createChat) }
            }
            await context.loop.sleep(for: backoff.next(in: Self.pauses))
            guard !isOver, !isEnding else {
                throw ProviderFailure(.ended, "The session has ended.", code: "session_ended")
            }
            // The platform may tell of a chat before it finds it.
            if let announced = try await parkedChat() { return announced }
        }
    }

    /// The session has its chat.
    ///
    /// - Parameter isNew: it began with the session's custom data.
    private func adopt(_ chat: CCAIChat, isNew: Bool) async {
        record?.chatID = chat.id
        if let user = chat.endUserID { record?.endUserID = user }
        // A session that is merely suspended takes the chat up later.
        if let record { await context.values.set(CCAIChatRecord.key, to: record.encoded(), secret: true) }
        CCAIFailpoint.hit(.startStored)
        guard !isOver, !isEnding else { return }
        if isNew { notePlatformFlags() }
        let isOwn = isNew || (beginning.mayHaveArrived && isOwn(chat))
        // Webhooks of the session's own chat wait for it; where it was long in coming, the first ones no longer do.
        let past: CCAIPast = isOwn && !hasWaitedLong ? .none : await past(of: chat.id)
        guard !isOver, !isEnding else { return }
        beginConversation(chat, nil, past, isOwn: isOwn)
        if !isNew { sendFlags() }
    }

    /// A webhook about the chat that came first may be dropped by now, since no session had the chat.
    private var hasWaitedLong: Bool {
        guard let record else { return false }
        return wallClock() - record.begunAt >= configuration.webhookLifetime.milliseconds - Self.clockSkew
    }

    // MARK: A chat that is known

    /// Goes on with a chat of before, as it stands now.
    ///
    /// Only the platform's word makes an end: that the chat has ended, or that it is not there, time after time. A chat
    /// outlives any other refusal, which may be that of a proxy, or of credentials that are about to be exchanged.
    private func reopen(_ id: Int, _ memory: CCAIMemory?) async {
        let began = context.loop.now
        var backoff = Backoff()
        var attempt = 1
        // The time since which all answers have been 404.
        var missingSince: Instant?
        while !isOver, !isEnding {
            do throws(CCAIFailure) {
                let chat = try await calls.chat(id)
                guard !isOver, !isEnding else { return }
                if record?.endUserID == nil { record?.endUserID = chat.endUserID }
                let past = await past(of: id)
                guard !isOver, !isEnding else { return }
                return beginConversation(chat, memory, past, isOwn: isOwn(chat))
            } catch {
                guard !isOver, !isEnding else { return }
                missingSince = error.kind == .notFound ? missingSince ?? context.loop.now : nil
                // The platform forgets chats that are over.
                let isForgotten = missingSince.map { context.loop.now - $0 >= Self.missingPatience } ?? false
                guard !error.isEnd, !isForgotten else {
                    return finish(.ended(reason: "ended_while_offline", by: .system))
                }
                guard context.loop.now - began + backoff.upcoming(in: Self.pauses) < Self.reopenPatience
                else { return giveUp(error.failure(of: .getChat)) }
                emit(.reconnecting(attempt: attempt))
                attempt += 1
            }
            await context.loop.sleep(for: backoff.next(in: Self.pauses))
        }
    }

    /// Makes a call and says its failure in the gateway's words.
    func attempt<Answer: Sendable>(
        _ operation: CCAIOperation, _ call: () async throws(CCAIFailure) -> Answer
    ) async throws(ProviderFailure) -> Answer {
        do throws(CCAIFailure) {
            return try await call()
        } catch {
            noteEnd(error)
            throw error.failure(of: operation)
        }
    }
}
