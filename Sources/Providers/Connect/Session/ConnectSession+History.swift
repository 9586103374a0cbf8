import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// The history: what was said while no socket listened, and what the vendor keeps (`PROTOCOL.md`, section 11).
extension ConnectSession {
    /// Pages that are read one after the other; a chat has fewer.
    static let pagesMax = 1000

    /// How long what is said now waits for what was missed.
    static let catchUpPatience: Duration = .seconds(60)

    /// A transcript as far as it was read at a time.
    struct Transcript: Sendable {
        var items: [ConnectItem] = []
        /// Nothing stands behind it; else it goes on behind its last item.
        var isWhole = true
    }

    /// Fetches what was missed, until it is there or the connection is another one.
    ///
    /// New items must not wait for it for ever: after a while the rest is said to be missing, and told when it
    /// comes.
    func catchUp(_ number: Int) async {
        var backoff = Backoff()
        let limit = context.loop.now + Self.catchUpPatience
        while !isOver, connections == number, link.isLive {
            do throws(ConnectFailure) {
                let found = try await missed(number)
                guard !isOver, connections == number, link.isLive else { return }
                if found.isWhole { return caughtUp(found.items) }
                announceOpened()
                if let steps = conversation?.caughtUp(part: found.items) { perform(steps) }
                continue
            } catch {
                guard !isOver, connections == number, error.last != .over else { return }
                let mayGoBetter = error.isTransient || error.last == .notConnected
                if !mayGoBetter || context.loop.now >= limit { gaveUp() }
                // Another connection asks once more.
                guard mayGoBetter else { return }
            }
            await context.loop.sleep(for: backoff.next(in: ConnectTimes.backoff))
        }
    }

    /// The items of a transcript from the last one on that was told; none where there is another connection meanwhile.
    func missed(_ number: Int) async throws(ConnectFailure) -> Transcript {
        guard let start = conversation?.catchUpStart else { return Transcript() }
        guard start.isForward else { return try await pages(from: start, number) }
        do throws(ConnectFailure) {
            let found = try await pages(from: start, number)
            // The page begins with what it was asked from; one that does not does not know it (section 11.2).
            if case .item(let id) = start, found.items.contains(where: { $0.id == id }) { return found }
        } catch {
            guard error.kind == .invalid || error.kind == .notFound else { throw error }
        }
        return try await pages(from: .newest, number)
    }

    private func pages(
        from start: ConnectParticipantCalls.TranscriptStart, _ number: Int
    ) async throws(ConnectFailure) -> Transcript {
        var page = start
        var pages: [[ConnectItem]] = []
        var bytes = 0
        var known: Set<String> = []
        var isWhole = true
        for _ in 0..<Self.pagesMax {
            let answer = ConnectTranscriptPage(
                try await ask(ConnectParticipantCalls.getTranscript(page)).json())
            guard connections == number, let conversation else { return Transcript() }
            pages.append(answer.items)
            bytes += answer.items.reduce(0) { $0 + $1.costBytes }
            // Without an end of its own, a transcript that repeats itself would go on for ever.
            let isRepeated = answer.items.allSatisfy { item in item.id.map { known.contains($0) } ?? false }
            known.formUnion(answer.items.compactMap(\.id))
            guard let next = answer.next else { break }
            if isRepeated { break }
            if !start.isForward, conversation.reachesBack(answer.items) { break }
            // More than so much is told in parts; backwards the oldest of it is left out.
            guard bytes < transcriptBytesMax else {
                isWhole = !start.isForward || known.count < 2
                break
            }
            page = .token(next, isForward: start.isForward)
        }
        // Backwards, each page is older than the one before.
        return Transcript(items: Array((start.isForward ? pages : pages.reversed()).joined()), isWhole: isWhole)
    }

    private func caughtUp(_ items: [ConnectItem]) {
        guard let steps = conversation?.caughtUp(items) else { return }
        announceOpened()
        perform(steps)
        if let from = gapFrom ?? unheardFrom { emit(.gap(from: from, to: wallClock(), recovered: true)) }
        (lostAt, gapFrom) = (nil, nil)
    }

    /// Once for each connection.
    private func gaveUp() {
        guard conversation?.isCatchingUp == true || !isAnnounced, let steps = conversation?.gaveUp() else { return }
        announceOpened()
        perform(steps)
        let now = wallClock()
        // Where one socket took another's place both were listened to, so that little can be missing.
        let from = unheardFrom ?? now
        emit(.gap(from: from, to: now, recovered: false))
        (lostAt, gapFrom) = (nil, gapFrom ?? from)
    }

    private func announceOpened() {
        if !isAnnounced, connections > 1 || context.isResumed { emitOpened() }
        isAnnounced = true
    }

    /// When the chat could not be heard any more, if that was so.
    var unheardFrom: Int64? { lostAt ?? (context.isResumed && connections <= 1 ? resumedFrom : nil) }

    /// The last moment of which it is known that somebody listened.
    private var resumedFrom: Int64? { conversation?.progress.recent.newest }
}

extension ConnectSession: HistorySession {
    /// A page token is of one connection (trap 25): one of another is refused, and paging begins anew.
    func history(page: String?, limit: Int) async throws(ProviderFailure) -> HistoryPage {
        var start = ConnectParticipantCalls.TranscriptStart.newest
        if let page {
            let parts = page.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, parts[0] == epoch else {
                throw ProviderFailure(
                    .invalid, "The page is of an earlier connection; begin anew.", code: "page_expired")
            }
            start = .token(String(parts[1]), isForward: false)
        }
        let answer = ConnectTranscriptPage(
            try await asking(.getTranscript) { () async throws(ConnectFailure) in
                try await self.ask(ConnectParticipantCalls.getTranscript(start, itemsMax: min(max(limit, 1), 100)))
                    .json()
            })
        return HistoryPage(items: answer.natives, next: answer.next.map { "\(epoch).\($0)" })
    }

    private var epoch: String { String(run, radix: 16) + "-\(connections)" }

    /// Says a failure in the gateway's words.
    func asking<Answer>(
        _ operation: ConnectOperation, _ work: () async throws(ConnectFailure) -> Answer
    ) async throws(ProviderFailure) -> Answer {
        do throws(ConnectFailure) {
            return try await work()
        } catch {
            throw error.failure(of: operation)
        }
    }
}
