import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store

/// A transfer that is under way: the outbox is held, fates are settled, and the next leg is opened beside the present
/// one (`api.md`, `POST …/transfer`).
extension Session {
    /// The session is on its way to another provider.
    var isTransferring: Bool { providerLink.transfer != nil }

    /// The message may go out now: during a transfer only one of which the present provider may know.
    ///
    /// A provider that is away has no part in a user's wish for a human, whom another one has.
    func mayGoOut(_ item: Outbox.Item) -> Bool {
        guard !isTransferring else { return mayAttempt && (item.stage == .attempting || item.isInDoubt) }
        return mayAttempt || wantsTransfer(item) && mayTransfer
    }

    /// The conversation is with a provider, be its link lost for now, and can go on with another.
    var mayTransfer: Bool {
        document.wasOpened && providerLink.session != nil && [.active, .queued, .reconnecting].contains(state)
    }

    /// Holds the outbox for a transfer whose intent is on the disk.
    func beginHolding(_ begun: Transfer) {
        assert(!isTransferring, "A session goes to one provider at a time.")
        var transfer = begun
        let generation = begun.generation
        transfer.timer = environment.loop.schedule(after: Transfer.heldMax) { [self] in
            assumeIsolated { session in
                session.failTransfer(ProviderFailure(.timedOut, "The session was not taken over within 30 s."))
            }
        }
        transfer.settlingTimer = environment.loop.schedule(after: Transfer.settlingMax) { [self] in
            assumeIsolated { $0.settlingIsLate(generation) }
        }
        providerLink.transfer = transfer
    }

    /// Forgets the transfer, which has come to its end in one way or the other.
    func endTransfer() {
        guard let transfer = providerLink.transfer else { return }
        for timer in [transfer.timer, transfer.settlingTimer].compactMap(\.self) { environment.loop.cancel(timer) }
        providerLink.transfer = nil
    }

    // MARK: Fates

    /// Something was settled: with nothing left in doubt the next leg is opened.
    func goOnTransferring() {
        guard let transfer = providerLink.transfer, transfer.phase == .settling, machine.isLive, !delivery.isLeaving,
            delivery.pump == nil,
            !delivery.outbox.items.contains(where: { $0.stage == .attempting || $0.isInDoubt })
        else { return }
        openNext()
    }

    /// Fates that could not be found out count as not to be.
    private func settlingIsLate(_ generation: Int) {
        guard let transfer = providerLink.transfer, transfer.generation == generation, transfer.phase == .settling
        else { return }
        for item in delivery.outbox.items where item.id != delivery.inFlight {
            if item.isInDoubt {
                settleAsFailed(item)
            } else if item.stage == .attempting {
                // It was never handed over, since there was no link.
                delivery.outbox.move(item.id, to: .waiting)
            }
        }
        rearmExpiry()
        goOnTransferring()
    }

    // MARK: The next leg

    /// Opens the next leg, which is told what was said so far where that is wanted.
    func openNext() {
        guard var transfer = providerLink.transfer else { return }
        transfer.phase = .opening
        if let timer = transfer.settlingTimer { environment.loop.cancel(timer) }
        transfer.settlingTimer = nil
        providerLink.transfer = transfer
        let generation = transfer.generation
        guard transfer.intent.sharesTranscript else { return open(generation, TransferTranscript()) }
        Task(executorPreference: environment.loop.taskExecutor) { await self.readTranscript(generation) }
    }

    private func readTranscript(_ generation: Int) async {
        let page: Result<MessagePage?, ProviderFailure>
        let (environment, id) = (environment, id)
        do throws(ProviderFailure) {
            page = .success(
                try await environment.stored { () async throws(StoreError) -> MessagePage? in
                    try await environment.parts.reading.messages(
                        id, at: .before(.max), limit: TransferTranscript.messagesMax, on: environment.loop)
                })
        } catch {
            page = .failure(error)
        }
        guard providerLink.transfer?.generation == generation else { return }
        switch page {
        case .success(let page):
            let urls = SessionFileURLs(environment: environment, app: app, session: id)
            open(generation, TransferTranscript(page?.messages ?? []) { urls.url(of: $0) })
        case .failure(let failure): failTransfer(failure)
        }
    }

    private func open(_ generation: Int, _ transcript: TransferTranscript) {
        guard var transfer = providerLink.transfer, transfer.generation == generation, machine.isLive,
            let next = transfer.leg.provider
        else { return }
        var context = context(of: next, transfer.leg.id, generation, options: ProviderOptions(), resumed: false)
        let message = transfer.intent.message
        context.takeover = TakenConversation(
            provider: providerName, message: message,
            transcript: transcript.text(charactersMax: Self.takeoverCharactersMax))
        if next.adapter.takesTranscript {
            context.transcript = transcript.entries
            if let message { context.transcript.append(entry(message)) }
        } else {
            transfer.introduction = introduction(
                next.transferMessage.text(from: providerName, message: message, transcript))
            context.initialMessage = transfer.introduction?.message
        }
        let made = next.adapter.makeSession(context)
        (transfer.session, transfer.customData) = (made, document.customData)
        transfer.userID = document.user.id
        if transfer.introduction != nil, let checked = made as? any ContentCheckSession {
            shorten(&transfer.introduction, for: checked) {
                next.transferMessage.text(from: providerName, message: message, transcript, charactersMax: $0)
            }
        }
        providerLink.transfer = transfer
        Self.open(made)
        Failpoint.hit(.transferBegun)
    }

    /// The longest transcript that goes beside the chat, in characters; at most four bytes each.
    private static let takeoverCharactersMax = 2000

    /// The words of whoever hands over, behind all that was said.
    private func entry(_ message: String) -> TranscriptEntry {
        let content: JSONObject = ["type": "text", "text": JSONValue(message), "format": "plain"]
        return TranscriptEntry(
            role: .system, at: environment.now.milliseconds, content: JSONValue.object(content).encoded())
    }

    private func introduction(_ text: String, _ known: MessageID? = nil) -> Transfer.Introduction? {
        guard !text.isEmpty else { return nil }
        let message = OutboundMessage(
            id: known ?? MessageID(environment.shard.ids.next(id.value.bucket)), content: .text(text, format: .plain),
            isHidden: true, attempt: 1)
        return Transfer.Introduction(message: message)
    }

    /// Makes a message shorter until the provider would take it.
    private func shorten(
        _ introduction: inout Transfer.Introduction?, for checked: any ContentCheckSession, _ text: (Int) -> String
    ) {
        var length = TransferMessage.charactersMax
        while let long = introduction, length > TransferMessage.charactersMin,
            !Self.problems(in: long.message.content, checked).isEmpty
        {
            length /= 2
            introduction = self.introduction(text(length), long.message.id)
        }
    }

    // MARK: The next provider's word

    /// Takes what is told by a provider session that is not the present one.
    func heardElsewhere(_ event: ProviderEvent, _ generation: Int) {
        if generation == providerLink.transfer?.generation { return heardFromNext(event) }
        guard providerLink.departed?.legs[generation] != nil, event.countsAfterDeparture else { return }
        if mustHold {
            guard providerLink.inbox.events.count < ProviderInbox.eventsMax else { return }
            providerLink.inbox.events.append(HeldEvent(event: event, generation: generation))
        } else if machine.isLive {
            handle(event, generation)
        }
    }

    private func heardFromNext(_ event: ProviderEvent) {
        guard var transfer = providerLink.transfer else { return }
        switch event {
        case .opened(let isQueued, let native) where transfer.phase == .opening:
            transfer.opened = (isQueued, native)
            transfer.phase = .introducing
            providerLink.transfer = transfer
            Failpoint.hit(.transferOpened)
            introduce()
        case .failed(let failure): nextFailed(failure, hasEnded: true)
        case .ended(let reason, _):
            nextFailed(ProviderFailure(.ended, "The provider has ended the session: \(reason)."), hasEnded: true)
        case .reconnecting where transfer.phase == .opening:
            // It tries once more; another one that stands behind it is quicker.
            guard !transfer.intent.rest.isEmpty else { return }
            nextFailed(ProviderFailure(.unavailable, "The link could not be opened."))
        default:
            guard transfer.heard.count < Transfer.eventsMax else {
                return nextFailed(ProviderFailure(.refused, "The provider tells too much before it is heard."))
            }
            transfer.heard.append(event)
            providerLink.transfer = transfer
        }
    }

    /// Tells the next provider what was said so far, where that is a message.
    private func introduce() {
        guard let transfer = providerLink.transfer else { return }
        guard let message = transfer.introduction?.message, let made = transfer.session else { return switchLegs() }
        let generation = transfer.generation
        Task(executorPreference: environment.loop.taskExecutor) {
            let failure: SendFailure?
            do throws(SendFailure) {
                try await made.send(message)
                failure = nil
            } catch {
                failure = error
            }
            await self.introduced(generation, failure)
        }
    }

    /// A provider that refuses the message goes on without it; one that could not be handed it does not go on.
    private func introduced(_ generation: Int, _ failure: SendFailure?) {
        guard providerLink.transfer?.generation == generation, machine.isLive else { return }
        if case .notSent(let reason) = failure { return nextFailed(reason) }
        providerLink.transfer?.introduction?.failure = failure
        Failpoint.hit(.transferIntroduced)
        switchLegs()
    }
}
