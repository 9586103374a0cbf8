import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store
import Telemetry

/// The pump: the one task that hands the messages of the outbox to the provider, one after the other.
extension Session {
    /// Starts the one task that hands messages to the provider, unless it runs or there is nothing to do.
    func startPump() {
        guard delivery.pump == nil, let next = delivery.outbox.next, mayGoOut(next),
            !delivery.isLeaving || next.stage == .attempting
        else { return }
        if let quietUntil = delivery.quietUntil, environment.loop.now < quietUntil { return }
        delivery.pump = Task(executorPreference: environment.loop.taskExecutor) { await self.runPump() }
    }

    /// The provider can be handed a message now.
    var mayAttempt: Bool {
        guard providerLink.session != nil else { return false }
        return providerLink.isUp
            ? state == .active || state == .queued || isSuspendedByVendor : isReconnecting && sendsWhileReconnecting
    }

    private func runPump() async {
        while let item = delivery.outbox.next, mayGoOut(item) {
            if wantsTransfer(item) {
                guard !delivery.isLeaving, await beginEscalation(item) else { break }
                continue
            }
            if mustAskFate(of: item) {
                guard !delivery.isLeaving, await askFate(of: item) else { break }
                continue
            }
            if item.stage == .waiting {
                guard !delivery.isLeaving, await prepare(item) else { break }
                continue
            }
            guard let link = providerLink.session else { break }
            guard environment.parts.store.holdsLease else {
                // Another process may have the log by now, and would not know of it.
                pauseSending()
                break
            }
            delivery.beginAttempt(of: item.id)
            var message = OutboundMessage(
                id: item.id, content: item.content, isHidden: item.isHidden, attempt: item.attempts,
                files: item.fileIDs.isEmpty ? [] : files.ofNext.map { outboundFile($0) })
            message.context = item.context
            do {
                Failpoint.hit(.sendBegun)
                try await deliver(message, to: link, item.trace)
                Failpoint.hit(.sendReturned)
                let isSettled = delivery.endAttempt()
                delivery.backoff.reset()
                await settleSent(item.id, isSettled: isSettled)
            } catch {
                let isSettled = delivery.endAttempt()
                if await !handle(error, item, isSettled: isSettled) { break }
            }
        }
        delivery.pump = nil
        delivery.pumpWaiters.signalAll()
        goOnTransferring()
        // Messages that came in between the last look and now find no pump running.
        if !delivery.backoff.hasPaused { startPump() }
    }

    /// Sends in the course of the request that brought the message; the pump itself was begun by whichever came first.
    private func deliver(
        _ message: OutboundMessage, to link: any ProviderSession, _ trace: TraceContext?
    ) async throws(SendFailure) {
        guard trace != TraceContext.current else { return try await link.send(message) }
        let result: Result<Void, SendFailure> = await TraceContext.$current.withValue(trace) {
            do throws(SendFailure) {
                return .success(try await link.send(message))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Brings the message's files to the provider and writes the attempt down; `false` when sending has to pause.
    private func prepare(_ item: Outbox.Item) async -> Bool {
        switch await bringFiles(of: item) {
        case .gone: return true
        case .later:
            pauseSending()
            return false
        case .yes: return mayAttempt ? await recordAttempt(of: item.id) : false
        }
    }

    /// Writes the attempt down before the bytes leave.
    private func recordAttempt(of message: MessageID) async -> Bool {
        // Pending commits that speak of the message have to be stored first.
        guard !commits.queue.isStalled else {
            pauseSending()
            return false
        }
        let change = StoreChange.updateMessage(attempting(message), event: nil)
        Failpoint.hit(.attemptBegun)
        do {
            _ = try await commit(transaction([change], []), [])
            Failpoint.hit(.attemptStored)
            delivery.outbox.move(message, to: .attempting)
            return true
        } catch {
            pauseSending()
            return false
        }
    }

    /// One more attempt of a message is written down.
    private func attempting(_ message: MessageID) -> MessageUpdate {
        let item = delivery.outbox.items.first { $0.id == message }
        // A message that is `unknown` stays so until it is settled.
        return MessageUpdate(
            id: message, state: item?.isUnknown == true ? nil : .attempting, attempt: Int64((item?.attempts ?? 0) + 1),
            // Taken in while it was another provider's turn, it is the present one's from now on.
            leg: document.route?.hasMoved == true || document.legs != nil ? leg : nil,
            updatedAt: environment.now.milliseconds)
    }

    /// `sent`, and the next one's attempt in the same transaction.
    ///
    /// Where the provider has told more than that already, only the latter.
    func settleSent(_ message: MessageID, isSettled: Bool) async {
        let sent = MessageUpdate(id: message, state: .sent, updatedAt: environment.now.milliseconds)
        let gone = removeSentFiles()
        var changes = (isSettled ? [] : [.updateMessage(sent, event: 0)]) + changes(of: gone, sentWith: message)
        let next = delivery.isLeaving ? nil : delivery.outbox.following
        // Files are handed over before the attempt is written down.
        let isReady = next.map { $0.fileIDs.isEmpty && !mustAskFate(of: $0) && !wantsTransfer($0) } ?? false
        let following = isReady && !isTransferring && !commits.queue.isStalled ? next?.id : nil
        if let following, mayAttempt {
            changes.append(.updateMessage(attempting(following), event: nil))
        }
        delivery.outbox.remove(message)
        let state = MessageDocument.stateData(message, .sent, error: nil)
        let events = isSettled ? [] : [event(EventType.messageState, state)]
        guard let following, mayAttempt else {
            commitSurely(changes, events) { session in session.wasSent(message, gone) }
            wakeEarly(waitingFor: message)
            Failpoint.hit(.sentSettled)
            return Failpoint.hit(.sentUnderWay, environment.loop.atEndOfTurn)
        }
        await commitAndWait(changes, events) { session in
            session.delivery.outbox.move(following, to: .attempting)
            session.wasSent(message, gone)
        }
    }

    /// Callers look at the store right behind the commit, in the same turn of its thread, and not only once they have
    /// heard of it; who looks too soon waits on.
    private func wakeEarly(waitingFor message: MessageID) {
        guard waiters.messages[message] != nil else { return }
        environment.loop.atEndOfTurn { [self] in assumeIsolated { $0.notifyWaiters(of: message) } }
    }

    private func wasSent(_ message: MessageID, _ files: [AttachmentRecord]) {
        Failpoint.hit(.sentStored)
        provider?.outcomes.sent()
        notifyWaiters(of: message)
        dropSentFiles(files)
    }

    /// Decides about a failed attempt; `false` when sending has to pause.
    ///
    /// - Parameter isSettled: the provider has said before what became of the message.
    private func handle(_ failure: SendFailure, _ item: Outbox.Item, isSettled: Bool) async -> Bool {
        if isSettled {
            delivery.outbox.remove(item.id)
            return true
        }
        switch failure {
        case .notSent where state.isFinal:
            // It was in flight when the rest was given up.
            giveUp([item], code: "session_ended", retryable: false)
            return true
        case .notSent(let reason):
            provider?.health.note(masked(reason))
            if item.isInDoubt { return lookAgain(item) }
            delivery.outbox.move(item.id, to: .waiting)
            rearmExpiry()
            pauseSending(atLeast: reason.retryAfter ?? .zero)
            return false
        case .refused(let reason):
            provider?.health.note(masked(reason))
            fail([item], with: MessageDocument.error(masked(reason), of: providerName, isKept: true))
            return true
        case .unknown(let reason):
            provider?.health.note(masked(reason))
            return lookAgain(item)
        }
    }

    /// How long the outbox rests after a failed attempt: the first time, and at most.
    private static let sendPauses: ClosedRange<Duration> = .milliseconds(250) ... .seconds(8)

    /// The longest pause that a provider can ask for.
    static let askedPauseMax: Duration = .seconds(60)

    /// Tries again after a pause that doubles up to eight seconds, or as long as the provider asks for.
    func pauseSending(atLeast asked: Duration = .zero) {
        let pause = max(delivery.backoff.next(in: Self.sendPauses), min(asked, Self.askedPauseMax))
        // Messages accepted meanwhile wait as well.
        if asked > .zero { delivery.quietUntil = environment.loop.now + pause }
        environment.loop.schedule(after: pause) { [self] in
            assumeIsolated { session in session.startPump() }
        }
    }
}
