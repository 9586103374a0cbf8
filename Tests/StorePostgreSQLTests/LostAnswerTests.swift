import Domain
import Kernel
import PostgreSQL
import Store
@testable import StorePostgreSQL
import SupportExpectations
import SupportPostgres
import Synchronization
import Testing

/// Connections and servers that go away in the middle of commits: what was accepted is there once, what was refused is
/// not there.
@Suite("Answers that are lost", .serialized) struct LostAnswerTests {
    private struct Writer {
        let session: SessionID
        let leg: LegID
    }

    /// Sends one message after the other until told to stop; gives how many were accepted.
    ///
    /// Each is sent once; its fate must be what it was answered.
    private func write(_ store: PostgresStore, _ writer: Writer, _ progress: Progress) async -> (
        accepted: [Int], refused: [Int], others: [String]
    ) {
        var result: (accepted: [Int], refused: [Int], others: [String]) = ([], [], [])
        var number = 0
        while !progress.isOver {
            number += 1
            do {
                switch try await store.commit(.sending(number, writer.session, writer.leg)) {
                case .committed:
                    result.accepted.append(number)
                    progress.note()
                case let other: result.others.append("\(other)")
                }
            } catch {
                result.refused.append(number)
            }
        }
        return result
    }

    private func runWriters(
        _ rig: DatabaseRig, _ store: PostgresStore, while chaos: @escaping @Sendable (Progress) async throws -> Void
    ) async throws {
        var writers: [Writer] = []
        for _ in 0..<8 {
            let (session, leg) = try await store.makeSession()
            writers.append(Writer(session: session, leg: leg))
        }
        let progress = Progress()
        let results = try await withThrowingTaskGroup(
            of: (Int, (accepted: [Int], refused: [Int], others: [String])).self
        ) { group in
            for (index, writer) in writers.enumerated() {
                group.addTask { (index, await write(store, writer, progress)) }
            }
            do {
                try await chaos(progress)
            } catch {
                progress.end()
                throw error
            }
            progress.end()
            var results: [Int: (accepted: [Int], refused: [Int], others: [String])] = [:]
            for try await (index, result) in group { results[index] = result }
            return results
        }
        var total = 0
        for (index, writer) in writers.enumerated() {
            let result = try #require(results[index])
            expectEqual(result.others, [])
            expectEqual(result.refused, [])
            var found: [Int] = []
            var events: Int64 = 0
            while let page = try await store.messages(writer.session, after: Int64(found.count)),
                !page.messages.isEmpty
            {
                found += page.messages.compactMap { Int(String(decoding: $0.document, as: UTF8.self)) }
                expectEqual(page.count, page.head.seq)
            }
            expectEqual(found, result.accepted)
            while let page = try await store.events(writer.session, after: events), !page.events.isEmpty {
                expectEqual(page.events.map(\.seq), (1...Int64(page.events.count)).map { events + $0 })
                events += Int64(page.events.count)
            }
            expectEqual(Int(events), result.accepted.count)
            total += found.count
        }
        // The feed has no gap and no double.
        try expectEqual(
            rig.query("SELECT count(*), min(position), max(position), (SELECT position FROM feed_end) FROM events"),
            "\(total)|1|\(total)|\(total)")
    }

    @Test func `backends that are ended in mid-group cost no message and double none`() async throws {
        let rig = try DatabaseRig()
        let store = try rig.open()
        try await runWriters(rig, store) { progress in
            for _ in 0..<30 {
                try await progress.passes(20)
                try await Task.sleep(for: .milliseconds(.random(in: 5...40)))
                try rig.server.endBackends(of: rig.database)
            }
        }
        store.close()
    }

    @Test func `servers that are killed cost no message and double none`() async throws {
        let rig = try DatabaseRig(PostgresServer())
        let store = try rig.open()
        try await runWriters(rig, store) { progress in
            for _ in 0..<8 {
                try await progress.passes(20)
                try await Task.sleep(for: .milliseconds(.random(in: 20...80)))
                rig.server.kill()
                try rig.server.restart()
            }
            try await progress.passes(20)
        }
        store.close()
    }

    @Test func `what comes while the database is away for too long is refused, and later things go on`() async throws {
        let rig = try DatabaseRig(PostgresServer())
        let store = try rig.open { $0.patience = .milliseconds(100) }
        let (session, leg) = try await store.makeSession()
        rig.server.kill()
        // The first may have been on its way, so that it is answered only once its fate is known.
        async let first = store.commit(.sending(1, session, leg))
        try await Task.sleep(for: .milliseconds(300))
        await #expect(throws: StoreError.self) { try await store.commit(.sending(2, session, leg)) }
        await #expect(throws: StoreError.self) { try await store.events(session) }
        try rig.server.restart()
        let outcome = try? await first
        while (try? await store.commit(.sending(3, session, leg))) == nil {
            try await Task.sleep(for: .milliseconds(20))
        }
        let found = try await store.messages(session)?.messages.map { String(decoding: $0.document, as: UTF8.self) }
        expectEqual(found, outcome == nil ? ["3"] : ["1", "3"])
        store.close()
    }

    @Test func `a store is closed though the database is away`() async throws {
        let rig = try DatabaseRig(PostgresServer())
        let store = try rig.open { $0.patience = .milliseconds(100) }
        let (session, leg) = try await store.makeSession()
        rig.server.kill()
        async let answer = try? store.commit(.sending(1, session, leg))
        try await Task.sleep(for: .milliseconds(20))
        store.close()
        await expect(answer == nil)
    }

    @Test func `a group that is sent again is answered as before`() async throws {
        let rig = try DatabaseRig()
        let store = try rig.open()
        let (session, leg) = try await store.makeSession()
        let group = [
            StoreTransaction.sending(1, session, leg), .sending(2, session, leg), .sending(1, session, leg),
            .sending(3, SessionID(.new()), leg),
        ]
        let statement = GroupEncoder.statement(group, id: .new(), sealing: ToySealing())
        var answers: [[Row]] = []
        for _ in 0..<2 {
            answers.append(
                try await withCheckedContinuation { continuation in
                    store.ask(
                        InlineTarget(), { continuation.resume(returning: $0) },
                        Question([statement], isWriting: true) { .done($0[0]) })
                }.get())
        }
        expectEqual(answers[0].count, 4)
        for column in 0..<3 {
            try expectEqual(
                answers[0].map { try $0.optionalInt(column) }, answers[1].map { try $0.optionalInt(column) })
        }
        try expectEqual(answers[0].map { try $0.int(1) }, [0, 0, 3, 5])
        try expectEqual(answers[0].map { try $0.optionalID(3) }, answers[1].map { try $0.optionalID(3) })
        try await expectEqual(store.events(session)?.head.seq, 2)
        store.close()
    }

    @Test func `a member that the database refuses costs the others nothing`() async throws {
        let rig = try DatabaseRig()
        let store = try rig.open()
        let (session, leg) = try await store.makeSession()
        let (other, otherLeg) = try await store.makeSession()
        // The leg is there already, and U+0000 is no character of PostgreSQL's.
        let twice = StoreTransaction(
            session: other,
            changes: [.insertLeg(LegRecord(id: leg, session: other, provider: "p", kind: "k", openedAt: 1))])
        let zero = StoreTransaction(
            session: other, changes: [.updateSession(SessionUpdate(updatedAt: 2, userID: "a\u{0}b"))])
        let group: [StoreTransaction] = [
            .sending(1, session, leg), twice, .sending(1, other, otherLeg), zero, .sending(2, session, leg),
        ]
        let answers = Mutex<[String]>([])
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            store.commit(
                group.map { transaction in
                    StoreCommit(transaction) { result in
                        let word =
                            switch result {
                            case .success(.committed(let seq)): "committed \(seq)"
                            case .success(let outcome): "\(outcome)"
                            case .failure(.failed): "failed"
                            case .failure(let error): "\(error)"
                            }
                        let count = answers.withLock { answers in
                            answers.append(word)
                            return answers.count
                        }
                        if count == group.count { continuation.resume() }
                    }
                }, replyTo: InlineTarget())
        }
        expectEqual(answers.withLock { $0 }, ["committed 1", "failed", "committed 1", "failed", "committed 2"])
        store.close()
    }
}

/// The commits of some writers, and the word that they shall stop.
private final class Progress: Sendable {
    private let count = Atomic<Int>(0)
    private let hasEnded = Atomic<Bool>(false)

    var isOver: Bool { hasEnded.load(ordering: .relaxed) }
    func note() { count.add(1, ordering: .relaxed) }
    func end() { hasEnded.store(true, ordering: .relaxed) }

    /// Waits until so many more are done, however slow the machine is.
    func passes(_ more: Int) async throws {
        let wanted = count.load(ordering: .relaxed) + more
        while count.load(ordering: .relaxed) < wanted { try await Task.sleep(for: .milliseconds(2)) }
    }
}
