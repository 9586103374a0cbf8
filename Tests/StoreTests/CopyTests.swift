import Domain
import Foundation
import Store
import Synchronization
import SupportExpectations
import Testing

/// Copies of the database that are made while the store works.
@Suite(.serialized) struct CopyTests {
    let directory: TemporaryDirectory
    let target: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        target = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: target.path, withIntermediateDirectories: true)
    }

    private func copy(_ h: Harness, to name: String = "trunkline.db") async throws -> StoreCopy {
        let store = try #require(h.store as? SQLiteStore)
        return try await withCheckedThrowingContinuation { continuation in
            store.copy(to: "\(target.path)/\(name)", replyTo: h.target) { continuation.resume(with: $0) }
        }
    }

    /// Sends one message after the other until told to stop; gives how long each took, in milliseconds.
    private func load(
        _ h: Harness, _ session: SessionID, _ leg: LegID, _ isOver: LoadEnd
    ) async throws -> (count: Int, milliseconds: [Double]) {
        var milliseconds: [Double] = []
        var count = 0
        while !isOver.value.load(ordering: .relaxed) {
            let message = h.newMessage(session, leg, String(repeating: "m", count: 2000))
            let began = ContinuousClock.now
            guard case .committed = try await h.commit(h.sending(message)) else { break }
            milliseconds.append((ContinuousClock.now - began) / .milliseconds(1))
            count += 1
        }
        return (count, milliseconds)
    }

    /// A copy, how long it took, and how long the commits beside it, in milliseconds.
    private func copyUnderLoad(
        _ h: Harness, _ session: SessionID, _ leg: LegID
    ) async throws -> (done: StoreCopy, time: Duration, milliseconds: [Double]) {
        let end = LoadEnd()
        async let loaded = load(h, session, leg, end)
        let began = ContinuousClock.now
        let done = try await copy(h)
        let time = ContinuousClock.now - began
        end.value.store(true, ordering: .relaxed)
        return (done, time, try await loaded.milliseconds.sorted())
    }

    final class LoadEnd: Sendable {
        let value = Atomic<Bool>(false)
    }

    @Test func commitsGoOnWhileACopyIsMadeAndTheCopyIsOfOneMoment() async throws {
        let h = try Harness(directory)
        let (session, leg) = try await h.makeSession()
        // 30 MB, in transactions of a hundred messages.
        for _ in 0..<40 {
            let messages = (0..<100).map { _ in h.newMessage(session, leg, String(repeating: "x", count: 3500)) }
            let outcome = try await h.commit(
                StoreTransaction(
                    session: session, changes: messages.enumerated().map { .insertMessage($1, event: $0) },
                    events: messages.map {
                        h.event("message.created", String(decoding: $0.document, as: UTF8.self), leg: leg)
                    }))
            guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
        }
        let before = try await #require(h.head(session)).seq
        let quiet = LoadEnd()
        async let alone = load(h, session, leg, quiet)
        try await Task.sleep(for: .milliseconds(500))
        quiet.value.store(true, ordering: .relaxed)
        let undisturbed = try await alone.milliseconds.sorted()

        var (done, time, milliseconds) = try await copyUnderLoad(h, session, leg)
        // A copy that kept all commits waiting would leave one of them at most, however fast the disk is.
        let each = undisturbed.reduce(0, +) / Double(undisturbed.count)
        func wentOn() -> Bool { Double(milliseconds.count) >= max(1, time / .milliseconds(1) / each / 10) }
        // On a busy machine the load may have had no turn during the first.
        for _ in 0..<2 where !wentOn() {
            try FileManager.default.removeItem(atPath: "\(target.path)/trunkline.db")
            (done, time, milliseconds) = try await copyUnderLoad(h, session, leg)
        }
        expect(wentOn(), "commits went on: \(milliseconds.count) in \(time)")
        let last = try await #require(h.head(session)).seq
        expect(done.byteCount > 20_000_000)
        let slow = milliseconds[milliseconds.count * 99 / 100]
        let before99 = undisturbed[undisturbed.count * 99 / 100]
        print(
            "copy of \(done.byteCount) bytes in \(time); commits alone p99 \(before99) ms of \(undisturbed.count),",
            "meanwhile p99 \(slow) ms, max \(milliseconds.last ?? 0) ms of \(milliseconds.count)")
        expect(slow < max(250, 5 * before99))
        h.store.close()

        let stopped = try StoppedStore(directory: target.path, fileName: "trunkline.db")
        expect(stopped.examine().findings.isEmpty)
        stopped.close()
        let restored = try Harness(target) { $0.checksIntegrity = true }
        let seq = try await #require(restored.head(session)).seq
        expect(seq > before && seq <= last)
        let page = try await #require(restored.events(session, after: seq - 20))
        expectEqual(page.events.map(\.seq), Array(seq - 19...seq))
        _ = try await restored.commit(restored.sending(restored.newMessage(session, leg)))
        try await expectEqual(restored.head(session)?.seq, seq + 1)
    }

    @Test func oneCopyIsMadeAtATimeAndNeverOverAnotherFile() async throws {
        let h = try Harness(directory)
        let (session, leg) = try await h.makeSession()
        for _ in 0..<300 {
            _ = try await h.commit(h.sending(h.newMessage(session, leg, String(repeating: "x", count: 4000))))
        }
        async let first = copy(h, to: "a.db")
        async let second = copy(h, to: "b.db")
        let results = [try? await first, try? await second]
        expectEqual(results.compactMap(\.self).count, 1)
        _ = try await copy(h, to: "c.db")
        h.store.close()
        await #expect(throws: StoreError.closed) { try await copy(h, to: "d.db") }
    }

    @Test func closingEndsACopyAndSaysSo() async throws {
        let h = try Harness(directory)
        let (session, leg) = try await h.makeSession()
        for _ in 0..<1500 {
            h.store.commit(
                h.sending(h.newMessage(session, leg, String(repeating: "x", count: 4000))), replyTo: h.target
            ) { _ in }
        }
        async let copied = copy(h)
        try await Task.sleep(for: .milliseconds(1))
        h.store.close()
        do {
            // As fast as that it may be complete.
            _ = try await copied
        } catch {
            expectEqual(error as? StoreError, .closed)
        }
    }

    @Test func aStoppedStoreIsCopiedWithWhatItsLogStillHolds() async throws {
        let h = try Harness(directory) { $0.checkpointBytes = 1 << 30 }
        let (session, leg) = try await h.makeSession()
        _ = try await h.commit(h.sending(h.newMessage(session, leg)))
        // As after a kill: database and log are there as they are, and nobody has written the log back.
        let killed = try TemporaryDirectory()
        try FileManager.default.copyItem(atPath: directory.path, toPath: killed.path)
        #expect(throws: StoreError.locked) {
            try StoppedStore(directory: directory.path, fileName: "trunkline.db").close()
        }
        h.store.close()
        let log = try Data(contentsOf: URL(filePath: killed.path + "/trunkline.db-wal"))
        let stopped = try StoppedStore(directory: killed.path, fileName: "trunkline.db")
        expectEqual(stopped.examine().counts.events, 2)
        _ = try stopped.copy(to: target.path + "/trunkline.db")
        stopped.close()
        try expectEqual(Data(contentsOf: URL(filePath: killed.path + "/trunkline.db-wal")), log)
        try await expectEqual(Harness(target).head(session)?.seq, 2)
        try await expectEqual(Harness(killed).head(session)?.seq, 2)
    }
}
