import Chronology
import Domain
import EventLoop
import Kernel
import Store

/// The erasure of a conversation's content; the vendor's end goes on in the background.
extension Session {
    /// Erases the content; the vendor's end goes on in the background, over restarts too.
    package func erase(ifMatch: MatchCondition?) async throws(Failure) {
        await waitForTurn()
        defer { endTurn() }
        try machine.requireContent()
        if let ifMatch, !ifMatch.allows(snapshot().etag) { throw .preconditionFailed }
        abandonTransfer()
        files.isClosed = true
        defer { files.isClosed = false }
        let spooled = try await spooledFiles()
        let now = environment.now.milliseconds
        let isPending = machine.isLive && needsTermination
        if isPending { environment.shard.ends.value.begin(leg) }
        let notice = NewEvent(
            id: EventID(environment.shard.ids.next(id.value.bucket)), type: EventType.sessionErased, at: now,
            data: Array("{}".utf8))
        do {
            let isThere = try await environment.parts.reading.erase(
                id, event: notice, pendingTermination: isPending ? leg : nil, at: now, on: environment.loop)
            guard isThere else { throw Failure.noSession }
        } catch {
            if isPending { environment.shard.ends.value.finish(leg) }
            throw (error as? StoreError).map { .store($0) } ?? .noSession
        }
        Failpoint.hit(.eraseStored)
        machine.erase()
        dropPendingHooks()
        notifyEnd(isPending: isPending)
        _ = delivery.outbox.removeStored(inFlight: nil)
        for file in spooled {
            await environment.parts.spool.remove(file.spoolName, sizeBytes: Int(file.sizeBytes), on: environment.loop)
        }
        environment.parts.readers.wakeFeed(of: app, on: loop)
        environment.parts.readers.endErased(id)
        waiters.state.signalAll()
        waiters.events.signalAll()
        for id in Array(waiters.messages.keys) { notifyWaiters(of: id) }
        environment.shard.sessions.value[id] = nil
    }
}
