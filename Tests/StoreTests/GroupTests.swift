import Domain
import Kernel
import Synchronization
import SupportExpectations
import Testing

@testable import Store

/// Holds the store's thread inside an answer, so that work piles up behind it.
final class GateTarget: StoreReplyTarget {
    private let entered: ThreadSignal
    private let opened: ThreadSignal

    init() throws {
        entered = try ThreadSignal()
        opened = try ThreadSignal()
    }

    func post(_ work: @escaping @Sendable () -> Void) {
        work()
        entered.send()
        opened.wait()
    }

    func waitUntilHeld() { entered.wait() }
    func open() { opened.send() }
}

/// Remembers the pieces that came and what was in them.
final class RecordingTarget: StoreReplyTarget {
    let pieces = Mutex<[[String]]>([])

    func post(_ work: @escaping @Sendable () -> Void) {
        pieces.withLock { $0.append([]) }
        work()
    }

    func note(_ text: String) { pieces.withLock { $0[$0.count - 1].append(text) } }
}

/// Remembers how many shared each commit.
final class GroupSizes: Sendable {
    private let sizes = Mutex<[Int]>([])

    func note(_ size: Int) { sizes.withLock { $0.append(size) } }
    var all: [Int] { sizes.withLock { $0 } }
}

@Suite(.onEveryStore) struct GroupTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// A store whose thread is held.
    private func held(
        _ change: (inout SQLiteStoreOptions) -> Void = { _ in }
    ) async throws -> (Harness, SessionID, LegID, GateTarget) {
        let h = try Harness(directory, change)
        let (session, leg) = try await h.makeSession()
        let gate = try GateTarget()
        h.store.head(session, replyTo: gate) { _ in }
        gate.waitUntilHeld()
        return (h, session, leg, gate)
    }

    @Test func aCommitIsToldWithTheNumberOfThoseThatShareIt() async throws {
        let sizes = GroupSizes()
        let (h, session, _, gate) = try await held { $0.committed = { sizes.note($0) } }
        for _ in 0..<10 {
            h.store.commit(StoreTransaction(session: session, events: [h.event("x")]), replyTo: InlineTarget()) { _ in }
        }
        gate.open()
        try await expectEqual(h.head(session)?.seq, 11)
        // The session was made before.
        expectEqual(sizes.all, [1, 10])
    }

    @Test func eachTargetIsToldOnceForAGroupInCommitOrder() async throws {
        let (h, session, _, gate) = try await held()
        let targets = [RecordingTarget(), RecordingTarget()]
        for number in 0..<10 {
            let target = targets[number % 2]
            h.store.commit(StoreTransaction(session: session, events: [h.event("x")]), replyTo: target) {
                target.note("\((try? $0.get().firstSeq) ?? -1)")
            }
        }
        gate.open()
        try await expectEqual(h.head(session)?.seq, 11)
        expectEqual(targets[0].pieces.withLock { $0 }, [["2", "4", "6", "8", "10"]])
        expectEqual(targets[1].pieces.withLock { $0 }, [["3", "5", "7", "9", "11"]])
    }

    @Test func aGroupIsBoundedAndQuestionsComeAfterTheCommitsBeforeThem() async throws {
        let (h, session, _, gate) = try await held { $0.groupTransactionsMax = 3 }
        let target = RecordingTarget()
        for _ in 0..<7 {
            h.store.commit(StoreTransaction(session: session, events: [h.event("x")]), replyTo: target) { _ in
                target.note("c")
            }
        }
        h.store.head(session, replyTo: target) { answer in target.note("\((try? answer.get()?.seq) ?? -1)") }
        gate.open()
        _ = try await h.head(session)
        expectEqual(target.pieces.withLock { $0 }, [["c", "c", "c"], ["c", "c", "c"], ["c"], ["8"]])
    }

    @Test func aGroupIsBoundedByItsBytes() async throws {
        let (h, session, _, gate) = try await held { $0.groupBytesMax = 1000 }
        let target = RecordingTarget()
        let large = h.event("x", String(repeating: "y", count: 900))
        for _ in 0..<3 {
            h.store.commit(StoreTransaction(session: session, events: [large]), replyTo: target) { _ in target.note("c")
            }
        }
        gate.open()
        _ = try await h.head(session)
        expectEqual(target.pieces.withLock { $0 }, [["c"], ["c"], ["c"]])
    }

    @Test func aFullQueueRefusesTheNewest() async throws {
        let (h, session, _, gate) = try await held { $0.queueJobsMax = 3 }
        let target = RecordingTarget()
        for number in 0..<5 {
            h.store.commit(StoreTransaction(session: session, events: [h.event("x")]), replyTo: target) { result in
                switch result {
                case .success: target.note("\(number)")
                case .failure(let error): target.note("\(number) \(error)")
                }
            }
        }
        expectEqual(target.pieces.withLock { $0 }, [["3 overloaded"], ["4 overloaded"]])
        gate.open()
        while (try? await h.head(session)?.seq) != 4 {}
        expectEqual(target.pieces.withLock { $0 }.last, ["0", "1", "2"])
    }

    @Test func severalHandedInTogetherAreOneGroupAndThoseWithoutRoomAreRefused() async throws {
        let (h, session, _, gate) = try await held { $0.queueJobsMax = 3 }
        let target = RecordingTarget()
        let commits = (0..<5).map { number in
            StoreCommit(StoreTransaction(session: session, events: [h.event("x")])) { result in
                switch result {
                case .success(let outcome): target.note("\(number) at \(outcome.firstSeq ?? -1)")
                case .failure(let error): target.note("\(number) \(error)")
                }
            }
        }
        h.store.commit(commits, replyTo: target)
        expectEqual(target.pieces.withLock { $0 }, [["3 overloaded"], ["4 overloaded"]])
        gate.open()
        while (try? await h.head(session)?.seq) != 4 {}
        expectEqual(target.pieces.withLock { $0 }.last, ["0 at 2", "1 at 3", "2 at 4"])
    }

    @Test func aQueueIsBoundedByItsBytesButTakesOneOfAnySize() async throws {
        let (h, session, _, gate) = try await held { $0.queueBytesMax = 1000 }
        let target = RecordingTarget()
        for size in [5000, 10] {
            let event = h.event("x", String(repeating: "y", count: size))
            h.store.commit(StoreTransaction(session: session, events: [event]), replyTo: target) { result in
                if case .failure(.overloaded) = result {
                    target.note("\(size) refused")
                } else {
                    target.note("\(size)")
                }
            }
        }
        gate.open()
        while (try? await h.head(session)?.seq) != 2 {}
        expectEqual(target.pieces.withLock { $0 }, [["10 refused"], ["5000"]])
    }

    @Test func amongOthersOnlyTheOneThatCannotBeIsRefused() async throws {
        let (h, session, leg, gate) = try await held()
        let target = RecordingTarget()
        let ticket = TicketRecord(hash: [1], session: session, origin: nil, firstUseBy: 1, expiresAt: 2)
        let transactions = [
            h.sending(h.newMessage(session, leg)),
            // The library finds this one only while it writes.
            StoreTransaction(session: session, changes: [.insertTicket(ticket), .insertTicket(ticket)]),
            h.sending(h.newMessage(session, h.ids.leg())),
            h.sending(h.newMessage(session, leg)),
        ]
        for transaction in transactions {
            h.store.commit(transaction, replyTo: target) { result in
                switch result {
                case .success(.committed(let seq)): target.note("\(seq)")
                case .success: target.note("stopped")
                case .failure: target.note("refused")
                }
            }
        }
        gate.open()
        try await expectEqual(h.head(session)?.seq, 3)
        expectEqual(target.pieces.withLock { $0 }, [["2", "refused", "stopped", "3"]])
        try await expectEqual(h.messages(session)?.messages.map(\.position), [1, 2])
    }

    @Test func aMemberOfAGroupSeesWhatThoseBeforeItDid() async throws {
        let (h, session, leg, gate) = try await held()
        let target = RecordingTarget()
        let scope = h.ids.hash()
        for _ in 0..<3 {
            let claim = IdempotencyClaim(
                scope: scope, reach: .session, bodyHash: scope, claimedAt: 1, expiresAt: 9,
                result: IdempotencyResult(status: 202))
            h.store.commit(h.sending(h.newMessage(session, leg), claim: claim), replyTo: target) { result in
                if case .success(.replayed) = result { target.note("replayed") } else { target.note("done") }
            }
        }
        gate.open()
        try await expectEqual(h.head(session)?.seq, 2)
        expectEqual(target.pieces.withLock { $0 }, [["done", "replayed", "replayed"]])
    }

    @Test func closingAnswersAllThatWaits() async throws {
        let (h, session, _, gate) = try await held()
        let target = RecordingTarget()
        for _ in 0..<5 {
            h.store.commit(StoreTransaction(session: session, events: [h.event("x")]), replyTo: target) { result in
                target.note("\((try? result.get().firstSeq) ?? -1)")
            }
        }
        gate.open()
        h.store.close()
        expectEqual(target.pieces.withLock { $0 }, [["2", "3", "4", "5", "6"]])
    }
}

@Suite struct ThreadAndIndexTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func theLastReferenceMayGoAwayInsideAnAnswer() async throws {
        let directory = directory
        let done = try ThreadSignal()
        do {
            let store = try SQLiteStore(SQLiteStoreOptions(directory: directory.path), sealing: ToySealing())
            let box = Mutex<SQLiteStore?>(store)
            let holder = Holder(box.withLock { $0.take() })
            store.head(IDMaker().session(), replyTo: InlineTarget()) { _ in
                holder.letGo()
                done.send()
            }
        }
        done.wait()
        try expect(Harness.opensEventually(directory))
    }

    @Test func theCacheForgetsWhatWasUsedLongestAgo() {
        var cache = GenerationCache<Int, String>(capacity: 4)
        for number in 0..<4 { cache[number] = "\(number)" }
        cache[4] = "4"
        expectEqual(cache[0], "0")
        for number in 5..<8 { cache[number] = "\(number)" }
        expect(cache[0] == "0" && cache[4] == "4" && cache[1] == nil && cache[3] == nil)
        cache[0] = nil
        expect(cache[0] == nil)
        cache.removeAll()
        expect((0..<8).allSatisfy { cache[$0] == nil })
    }

    @Test func keysOfSessionsAndKindsNeverMeet() {
        var ranges: [ClosedRange<Int64>] = []
        for session in [1, 2, SessionIndex.sessionMax] as [Int64] {
            for kind in SessionIndex.Kind.allCases { ranges.append(SessionIndex.range(session, kind)) }
        }
        for (left, right) in zip(ranges, ranges.dropFirst()) { expect(left.upperBound < right.lowerBound) }
        for hash in [0, 1, UInt64.max, 0x1234_5678_9abc_def0] {
            let bucket = SessionIndex.bucket(2, .claim, hash: hash)
            expect(SessionIndex.range(2, .claim).contains(bucket))
            expect(SessionIndex.range(2, .claim).contains(bucket + SessionIndex.bucketSize - 1))
            expect(SessionIndex.freeBucket(hash: hash) + SessionIndex.bucketSize - 1 < 0)
        }
    }

    @Test func theHashOfOutsidersIDsDependsOnSaltTextAndNumber() {
        let a = SaltedHash(salt: 1)
        let b = SaltedHash(salt: 2)
        var seen: Set<UInt64> = []
        for text in ["", "a", "b", "ab", "ba", "12345678", "123456789", "\0", "\0\0"] {
            for number in [0, 1] as [Int64] {
                seen.insert(a(text, with: number))
                seen.insert(b(text, with: number))
            }
        }
        expectEqual(seen.count, 36)
        expectEqual(a("text"), a("text"))
    }
}

/// Holds the last reference until it is told not to.
final class Holder: Sendable {
    private let store: Mutex<SQLiteStore?>
    init(_ store: SQLiteStore?) { self.store = Mutex(store) }
    func letGo() { store.withLock { $0 = nil } }
}

extension Harness {
    /// The directory's lock is let go once the thread of the store before has ended.
    static func opensEventually(_ directory: TemporaryDirectory) throws -> Bool {
        while true {
            do {
                try Harness(directory).store.close()
                return true
            } catch StoreError.locked {
                continue
            }
        }
    }
}
