import Chronology
import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// The stored state of a session that was live when the last process ended.
private struct StoredSession: Sendable {
    /// Messages that wait or whose fate is not known, and what they send; nil where that is no longer to be had.
    var outbox: [(record: MessageRecord, content: UserContent?)]
    /// How far the messages of queries that were running had come; one that is gone is not among them.
    var queries: [MessageID: DeliveryState]
    var lastUse: Timestamp
    /// Secret options of a link that was never open, or why they cannot be had.
    var secretOptions: Result<JSONObject, ProviderFailure>
    var unheardSince: Timestamp?
    /// Messages from before the session, for a link that was never open.
    var past: [PastMessage]
}

/// Going on with a session after a restart, or after it was let go.
extension Session {
    /// The session was read from the store by a process that has not seen it before.
    func markStored() { machine.awaitRestoring() }

    /// Takes the session up: what was being attempted has an unknown fate, the rest is sent on.
    ///
    /// All is read first, so that a store that cannot answer leaves nothing half done: the next try begins anew.
    func restore() async throws(Failure) {
        guard machine.awaitsRestoring, !state.isFinal, !isErased else { return }
        Failpoint.hit(.restoringBegun)
        let stored: StoredSession
        do throws(StoreError) {
            stored = try await readStored()
        } catch {
            environment.parts.metrics.storeFailures.increment()
            throw .store(error)
        }
        guard machine.awaitsRestoring else { return }
        machine.restored(lastUse: stored.lastUse)
        goOn(with: stored)
    }

    /// Settles what waited to be sent when the session ended, where the process died between the two.
    func settleLeftovers() async throws(Failure) {
        guard machine.awaitsRestoring, state.isFinal, !isErased else { return }
        let left: [MessageRecord]
        do throws(StoreError) {
            left = try await environment.parts.reading.outbox(id, on: environment.loop)
        } catch {
            environment.parts.metrics.storeFailures.increment()
            throw .store(error)
        }
        guard machine.awaitsRestoring, !isErased else { return }
        machine.restored(lastUse: machine.lastUse)
        giveUpStored(left)
    }

    private func readStored() async throws(StoreError) -> StoredSession {
        let reading = environment.parts.reading
        var outbox: [(record: MessageRecord, content: UserContent?)] = []
        for record in try await reading.outbox(id, on: environment.loop) {
            outbox.append((record, try await contentToSend(of: record)))
        }
        var queries: [MessageID: DeliveryState] = [:]
        for query in underWay.queries.running {
            queries[query.message] = try await reading.message(query.message, of: id, on: environment.loop)?.state
        }
        let lastUse = try await reading.lastUse(of: id, on: environment.loop)
        return StoredSession(
            outbox: outbox, queries: queries, lastUse: lastUse.map { Timestamp(milliseconds: $0) } ?? createdAt,
            secretOptions: try await readSecretOptions(), unheardSince: try await readUnheard(),
            past: try await readPast())
    }

    /// The transcript that the session was made with, where the provider has not been told of it: the first messages.
    private func readPast() async throws(StoreError) -> [PastMessage] {
        let reading = environment.parts.reading
        guard document.pastCount > 0, !document.wasOpened,
            let page = try await reading.messages(id, at: .start, limit: document.pastCount, on: environment.loop)
        else { return [] }
        var past: [PastMessage] = []
        for record in page.messages {
            let ids = PastMessage.fileIDs(in: record)
            let files = try await ids.isEmpty ? [] : reading.attachments(ids, of: id, on: environment.loop)
            if let message = PastMessage(record, files: files) { past.append(message) }
        }
        return past
    }

    /// The content that a stored message sends; nil where that is no longer to be had, as with speech.
    private func contentToSend(of record: MessageRecord) async throws(StoreError) -> UserContent? {
        guard let content = MessageDocument.userContent(in: record.document) else { return nil }
        if case .audio = content { return nil }
        do throws(Failure) {
            return try await resolve(content)
        } catch {
            if case .store(let error) = error { throw error }
            return nil
        }
    }

    /// Since when it is not known what was said, where the link was up or being opened again as the process ended.
    ///
    /// A provider with a history fetches it and tells of the gap itself. The last event is the last moment of which
    /// it is known that somebody listened.
    private func readUnheard() async throws(StoreError) -> Timestamp? {
        guard document.wasOpened, [.active, .queued, .reconnecting].contains(state), !capabilities.has(.history),
            provider?.adapter.tellsWhatWasMissed != true
        else {
            return nil
        }
        let page = try await environment.parts.reading.events(id, after: head.seq - 1, limit: 1, on: environment.loop)
        return page?.events.last.map { Timestamp(milliseconds: $0.at) } ?? machine.updatedAt
    }

    private func goOn(with stored: StoredSession) {
        undoTransfer()
        // Answers and queries that the process before was being told of are lost: no process hears their rest.
        cutAnswers()
        interruptQueries(stored.queries)
        for (record, content) in stored.outbox {
            if record.state == .accepted, let content {
                var item = outboxItem(record, content, stage: .waiting, trace: nil)
                item.isInitial = record.seq == initialMessageSeq
                delivery.outbox.append(item)
            } else {
                // The attempt may have gone out.
                restoreUnknown(record, content)
            }
        }
        // Messages that have waited too long meanwhile fail before anything is sent.
        expire()
        switch stored.secretOptions {
        case .success(let options): give(options)
        // Without them the link would be another one.
        case .failure(let failure): return providerFailed(failure, code: failure.kind.rawValue)
        }
        Failpoint.hit(.restoringSettled)
        if isIdle(at: environment.now) {
            // An idle session is not connected; the sweep ends what cannot be ended now.
            _ = Task(executorPreference: environment.loop.taskExecutor) { await self.endIfIdle() }
            return
        }
        // A conversation that rests at its vendor keeps its link.
        if state == .suspended, !document.isSuspendedByVendor {
            // A message was sent, and the process ended before the provider session was opened for it.
            if !delivery.outbox.isEmpty { resume() }
            return
        }
        if state == .reconnecting, document.wasOpened { providerLink.announced = AnnouncedLink(state: .down) }
        providerLink.unheardSince = stored.unheardSince
        providerLink.past = stored.past
        if document.wasOpened { _ = providerLink.losses.attempted(1, at: environment.loop.now) }
        if state == .active || state == .queued {
            changeState(
                .reconnecting, EventType.sessionReconnecting,
                JSONValue.object(["state": "reconnecting", "attempt": 1]).encoded())
        }
        openLink(resumed: document.wasOpened)
    }

    // MARK: Being left

    /// The session has been idle for as long as an unused one lives.
    func isIdle(at now: Timestamp) -> Bool {
        now.milliseconds - machine.lastUse.milliseconds >= environment.settings.sessions.idleEnd.milliseconds
    }

    /// Ends a session that nobody has used for too long; vendors count open ones.
    ///
    /// `false`: it goes on for now, since the end could not be stored.
    @discardableResult
    func endIfIdle() async -> Bool {
        guard machine.isLive, isIdle(at: environment.now) else { return true }
        do throws(Failure) {
            _ = try await end(reason: "idle", by: .gateway)
            return true
        } catch {
            return false
        }
    }
}
