import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// Messages of the user's (`PROTOCOL.md`, sections 5.4, 6, 8 and 24).
extension CCAISession: ContentCheckSession {
    /// How long a second request for a human waits for the platform's word on the first, of unknown fate.
    static let escalationPatience: Duration = .seconds(3)

    /// Returns when the platform has taken every part of it; its echo comes later.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard !isEnding, let place else { throw .notSent(Self.notConnected) }
        switch message.content {
        case .escalation: try await escalate(place.chat, message.id)
        case .command(let answer): try await send(answer, of: message.id)
        default: try await send(try Self.parts(of: message), of: message.id)
        }
    }

    func problems(in content: UserContent) -> [ContentProblem] {
        switch content {
        case .command(let answer):
            guard let conversation, conversation.reply(to: answer) == nil else { return [] }
            return [ContentProblem(JSONPointer(["value"]), "not_allowed", "The command does not take this answer.")]
        case .formResponse:
            return [
                ContentProblem(JSONPointer(["formId"]), "not_allowed", "Web forms are answered by a call of their own.")
            ]
        case .text(let text, _) where text.isEmpty:
            return [ContentProblem(JSONPointer(["text"]), "empty", "The platform takes no empty text.")]
        default: return []
        }
    }

    /// The messages that one of the user's comes to; its files are at the platform already.
    static func parts(of message: OutboundMessage) throws(SendFailure) -> [CCAIOutbound] {
        var media: [CCAIMedium] = []
        for file in message.files {
            guard let url = file.vendorFile.flatMap({ try? URI($0.url) }), let place = CCAIMediaAddress(url),
                let kind = CCAIMedium.Kind(rawValue: place.type)
            else {
                throw .refused(
                    ProviderFailure(.invalid, "The file is not at the CCAI Platform.", code: "media_unknown"))
            }
            media.append(CCAIMedium(kind, id: place.mediaID))
        }
        do throws(ProviderFailure) {
            return try CCAIOutbound.messages(for: message.content, media: media)
        } catch {
            throw .refused(error)
        }
    }

    private func send(_ parts: [CCAIOutbound], of message: MessageID) async throws(SendFailure) {
        guard let place else { throw .notSent(Self.notConnected) }
        try await wakeFirst(place.chat)
        if let steps = conversation?.sending(message, parts, at: wallClock()) { perform(steps) }
        await persistMemory()
        guard !isOver, !isEnding else { throw .notSent(Self.notConnected) }
        // Parts that an earlier attempt has brought there do not go out again.
        let outstanding = conversation?.outstanding(parts, of: message) ?? []
        for part in outstanding {
            CCAIFailpoint.hit(.sendBefore)
            do throws(CCAIFailure) {
                try await say(part, place)
            } catch {
                return try failed(message, error)
            }
            CCAIFailpoint.hit(.sendAnswered)
            let steps = conversation?.took(part, of: message) ?? []
            // With the last one all is persisted below.
            if outstanding.count > 1 { perform(steps) }
        }
        if let steps = conversation?.sent(message) { perform(steps) }
        CCAIFailpoint.hit(.sendReported)
    }

    /// A part did not get through; one whose echo was there before the failure is there.
    ///
    /// The failure is that of the part: where it surely did not arrive, another attempt is made with the rest.
    private func failed(_ message: MessageID, _ failure: CCAIFailure) throws(SendFailure) {
        let isConfirmed = conversation?.isConfirmed(message) ?? false
        let isThere = isConfirmed || conversation?.hasBegun(message) == true
        noteEnd(failure)
        if let steps = conversation?.failed(message, mayHaveArrived: failure.mayHaveArrived || isThere) {
            perform(steps)
        }
        guard !isConfirmed else { return }
        throw failure.sendFailure(of: .sendMessage)
    }

    /// Says a part; a chat that turns out to have been dismissed is woken, once.
    func say(_ part: CCAIOutbound, _ place: (chat: Int, user: Int)) async throws(CCAIFailure) {
        let object = part.object()
        do throws(CCAIFailure) {
            return try await calls.send(object, to: place.chat, from: place.user)
        } catch {
            guard error.kind == .invalid, !error.mayHaveArrived else { throw error }
            let chat: CCAIChat
            do throws(CCAIFailure) {
                chat = try await calls.chat(place.chat)
            } catch _ {
                throw error
            }
            guard !isOver else { throw error }
            observe(chat)
            guard chat.phase != .ended else { throw .over }
            guard chat.phase == .dismissed else { throw error }
        }
        try await resume(place.chat)
        try await calls.send(object, to: place.chat, from: place.user)
    }

    // MARK: Rest

    /// A chat that rests is woken before anything is said in it.
    private func wakeFirst(_ chat: Int) async throws(SendFailure) {
        guard conversation?.isPaused == true else { return }
        do throws(CCAIFailure) {
            try await resume(chat)
        } catch {
            // Nothing of the message has gone out, whatever became of the call.
            let failure = error.failure(of: .resumeChat)
            throw error.isTransient ? .notSent(failure) : .refused(failure)
        }
    }

    // MARK: A human

    /// Asks for a human; where the answer was lost, the platform's word on it is waited for before it is asked again.
    ///
    /// That word may have come before the answer was lost, or between two attempts.
    private func escalate(_ chat: Int, _ message: MessageID) async throws(SendFailure) {
        guard conversation?.hasHeardOfHuman(message) != true else { return }
        if let steps = conversation?.askingForHuman(message) { perform(steps) }
        await persistMemory()
        guard !isOver, !isEnding else { throw .notSent(Self.notConnected) }
        do throws(CCAIFailure) {
            do throws(CCAIFailure) {
                try await askForHuman(chat)
            } catch {
                guard error.mayHaveArrived else { throw error }
                guard await !hears(ofHuman: message), !isOver else { return }
                try await askForHuman(chat)
            }
        } catch {
            noteEnd(error)
            let failure = error.failure(of: .escalate)
            throw error.isTransient ? .notSent(failure) : .refused(failure)
        }
    }

    /// The platform has said of a request for a human that it has it, or does so in time.
    func hears(ofHuman message: MessageID) async -> Bool {
        if conversation?.hasHeardOfHuman(message) == true { return true }
        await context.loop.sleep(for: Self.escalationPatience)
        return conversation?.hasHeardOfHuman(message) == true
    }

    private func askForHuman(_ chat: Int) async throws(CCAIFailure) {
        let id = try await calls.escalate(chat, reason: "by_consumer")
        guard !isOver, let id, let steps = conversation?.escalating(id) else { return }
        perform(steps)
    }

    // MARK: Answers

    /// Tells the platform of an answer, by the call that its command has.
    private func send(_ answer: CommandAnswer, of message: MessageID) async throws(SendFailure) {
        guard let place, let reply = conversation?.reply(to: answer) else {
            throw .refused(
                ProviderFailure(.invalid, "The CCAI Platform does not wait for this answer.", code: "command_unknown"))
        }
        switch reply {
        case .nothing: break
        case .text(let text): try await send([.text(text)], of: message)
        case .choose(let escalation, let channel):
            try await notify(.chooseDeflection) { () async throws(CCAIFailure) in
                try await self.calls.choose(channel, for: escalation, of: place.chat)
            }
        case .finish(let escalation, let channel):
            return try await finish(place, CCAIDeflection(channel: channel, escalationID: escalation), by: answer)
        }
        if let steps = conversation?.answered(answer) { perform(steps) }
    }

    /// Ends the chat by the user's choice; that the end is theirs is persisted before, since its webhook may come
    /// before the answer.
    private func finish(
        _ place: (chat: Int, user: Int), _ deflection: CCAIDeflection, by answer: CommandAnswer
    ) async throws(SendFailure) {
        if let steps = conversation?.finishing() { perform(steps) }
        await persistMemory()
        guard !isOver, !isEnding else { throw .notSent(Self.notConnected) }
        do throws(CCAIFailure) {
            try await calls.finish(place.chat, by: place.user, deflection)
        } catch {
            if !error.mayHaveArrived, let steps = conversation?.finishingFailed() { perform(steps) }
            throw sendFailure(error, of: .finishChat)
        }
        if let steps = conversation?.answered(answer) { perform(steps) }
        observeFinished()
    }

    /// Makes a call that may be made twice.
    private func notify(
        _ operation: CCAIOperation, _ call: () async throws(CCAIFailure) -> Void
    ) async throws(SendFailure) {
        do throws(CCAIFailure) {
            try await call()
        } catch {
            throw sendFailure(error, of: operation)
        }
    }

    /// The failure of a call that may be made twice, in the words of a message.
    private func sendFailure(_ error: CCAIFailure, of operation: CCAIOperation) -> SendFailure {
        noteEnd(error)
        let failure = error.failure(of: operation)
        return error.isTransient ? .notSent(failure) : .refused(failure)
    }
}
