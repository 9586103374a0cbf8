import CFaultVFS
import Domain
import Store
import SupportExpectations
import Testing

/// The behaviour of the store when the disk is full or broken.
@Suite struct FaultTests {
    let directory: TemporaryDirectory
    let disk: FaultDisk

    init() throws {
        directory = try TemporaryDirectory()
        disk = try FaultDisk()
    }

    private func open(seed: UInt64 = 1, checkpointBytes: Int = 60_000) throws -> Harness {
        try Harness(directory, seed: seed) {
            $0.vfs = disk.name
            $0.checkpointBytes = checkpointBytes
        }
    }

    private func error(_ h: Harness, _ transaction: StoreTransaction) async -> StoreError? {
        do {
            _ = try await h.commit(transaction)
            return nil
        } catch { return error as? StoreError }
    }

    @Test(arguments: [TL_FAULT_FULL, TL_FAULT_WRITE, TL_FAULT_SYNC])
    func writesFailWithTheRightErrorWhileReadsGoOnAndWritesComeBack(fault: tl_fault) async throws {
        let h = try open()
        let (session, leg) = try await h.makeSession()
        let kept = h.newMessage(session, leg, "kept")
        _ = try await h.commit(h.sending(kept))
        disk.arm(fault)
        for _ in 0..<5 {
            let failure = await error(h, h.sending(h.newMessage(session, leg, "lost")))
            switch (fault, failure) {
            case (TL_FAULT_FULL, .full(code: 13)): break
            case (TL_FAULT_WRITE, .inputOutput(code: 778, _)): break
            case (TL_FAULT_SYNC, .inputOutput(code: 1034, _)): break
            default: Issue.record("\(fault) gave \(String(describing: failure))")
            }
            try await expectEqual(h.message(kept.id, session)?.document, Array("kept".utf8))
            try await expectEqual(h.head(session)?.seq, 2)
            try await expectEqual(h.events(session)?.events.count, 2)
        }
        disk.heal()
        try await expectEqual(h.commit(h.sending(h.newMessage(session, leg, "later"))).firstSeq, 3)
        h.store.close()
        let again = try open(seed: 2)
        try await expectEqual(
            again.messages(session)?.messages.map(\.document), ["kept", "later"].map { Array($0.utf8) })
        again.store.close()
    }

    @Test func everyMemberOfAGroupFailsWithItAndNothingOfItIsThere() async throws {
        let h = try open()
        var places: [(SessionID, LegID)] = []
        for _ in 0..<10 { places.append(try await h.makeSession()) }
        disk.arm(TL_FAULT_FULL)
        await withTaskGroup(of: StoreError?.self) { group in
            for (session, leg) in places {
                let transaction = h.sending(h.newMessage(session, leg, "lost"))
                group.addTask { await error(h, transaction) }
            }
            for await failure in group { expectEqual(failure, .full(code: 13)) }
        }
        disk.heal()
        for (session, leg) in places {
            try await expectEqual(h.messages(session)?.messages.isEmpty, true)
            try await expectEqual(h.commit(h.sending(h.newMessage(session, leg))).firstSeq, 2)
        }
        h.store.close()
    }

    @Test func aNameThatWasRolledBackIsGivenAnew() async throws {
        let h = try open()
        let (session, _) = try await h.makeSession()
        disk.arm(TL_FAULT_FULL)
        await expect(error(h, StoreTransaction(session: session, events: [h.event("first.type")])) != nil)
        disk.heal()
        _ = try await h.commit(StoreTransaction(session: session, events: [h.event("second.type")]))
        _ = try await h.commit(StoreTransaction(session: session, events: [h.event("first.type")]))
        h.store.close()
        let again = try open()
        try await expectEqual(
            again.events(session)?.events.map(\.type), ["session.created", "second.type", "first.type"])
        again.store.close()
    }

    /// A failed sync leaves pages that are read as ever and that no later sync writes.
    @Test func whatAKilledProcessCouldNotSyncIsNoGroundThatTheNextOneBuildsOn() async throws {
        // A log that is written back in between begins anew, and has no hole.
        let long = 10_000_000
        let first = try open(checkpointBytes: long)
        let (session, leg) = try await first.makeSession()
        disk.arm(TL_FAULT_SYNC, suffix: "-wal")
        await expect(error(first, first.sending(first.newMessage(session, leg, "in doubt"))) != nil)
        disk.cut()
        first.store.close()
        disk.resume()
        let second = try open(seed: 2, checkpointBytes: long)
        _ = try await second.commit(second.sending(second.newMessage(session, leg, "answered")))
        disk.cut()
        second.store.close()
        disk.restart(seed: 0)
        let third = try open(seed: 3, checkpointBytes: long)
        let texts = try await third.messages(session)?.messages.map { String(decoding: $0.document, as: UTF8.self) }
        expectEqual(texts?.last, "answered", "\(texts ?? [])")
        third.store.close()
    }

    /// Where not even that can be written again, nothing is committed on top of it.
    @Test func aLogThatCannotBeWrittenAgainIsNotOpened() async throws {
        let first = try open()
        let (session, leg) = try await first.makeSession()
        _ = try await first.commit(first.sending(first.newMessage(session, leg, "kept")))
        disk.cut()
        first.store.close()
        disk.resume()
        disk.arm(TL_FAULT_SYNC, suffix: "-wal")
        #expect(throws: StoreError.self) { try open(seed: 2) }
        disk.heal()
        let second = try open(seed: 3)
        try await expectEqual(second.messages(session)?.messages.count, 1)
        second.store.close()
    }

    @Test func atAnyOperationAFaultLosesNothingThatWasAnswered() async throws {
        let seed = UInt64.random(in: 1 ... .max)
        var random = SeededRandom(seed: seed)
        for fault in [TL_FAULT_FULL, TL_FAULT_WRITE, TL_FAULT_SYNC] {
            let directory = try TemporaryDirectory()
            let disk = try FaultDisk()
            var h = try Harness(directory, seed: random.next()) {
                $0.vfs = disk.name
                $0.checkpointBytes = 60_000
            }
            let (session, leg) = try await h.makeSession()
            var answered: [EventID] = try await h.events(session)?.events.map(\.id) ?? []
            for round in 0..<40 {
                disk.arm(
                    fault, after: Int.random(in: 1...60, using: &random), count: Int.random(in: 1...4, using: &random))
                for _ in 0..<12 {
                    let size = Int.random(in: 0...6000, using: &random)
                    let transaction = h.sending(h.newMessage(session, leg, String(repeating: "x", count: size)))
                    if await error(h, transaction) == nil { answered.append(transaction.events[0].id) }
                }
                if round % 8 == 3 {
                    // Killed with the fault still there, which the next process does not have.
                    disk.cut()
                    h.store.close()
                    disk.resume()
                    h = try Harness(directory, seed: random.next()) {
                        $0.vfs = disk.name
                        $0.checkpointBytes = 60_000
                        $0.checksIntegrity = true
                    }
                }
                disk.heal()
                if round % 8 == 7 {
                    // With the power gone too, what a failed sync left behind must not have been relied on.
                    disk.arm(TL_FAULT_POWER_CUT)
                    h.store.close()
                    disk.restart(seed: random.next())
                    h = try Harness(directory, seed: random.next()) {
                        $0.vfs = disk.name
                        $0.checkpointBytes = 60_000
                        $0.checksIntegrity = true
                    }
                }
                var found: [EventID] = []
                while let page = try await h.events(session, after: Int64(found.count)), !page.events.isEmpty {
                    expectEqual(page.events.first?.seq, Int64(found.count) + 1)
                    found += page.events.map(\.id)
                }
                expectEqual(found.filter(Set(answered).contains), answered, "seed \(seed), \(fault), round \(round)")
                // Commits that were refused may be there only if the power went before their refusal was final.
                if found.count != answered.count { answered = found }
            }
            h.store.close()
        }
    }

    @Test func aStoreCannotBeOpenedOnAFullDiskAndCanOnceThereIsRoom() async throws {
        disk.arm(TL_FAULT_FULL)
        #expect(throws: StoreError.full(code: 13)) { try open() }
        disk.heal()
        let h = try open()
        _ = try await h.makeSession()
        h.store.close()
    }

    @Test func anErasureThatAFaultStoppedGoesOnAfterARestart() async throws {
        let h = try open()
        let (session, _) = try await h.makeSession()
        for _ in 0..<10 {
            _ = try await h.commit(
                StoreTransaction(session: session, events: (0..<200).map { _ in h.event("x", "mark") }))
        }
        let (other, _) = try await h.makeSession()
        disk.arm(TL_FAULT_FULL, after: 60)
        await #expect(throws: StoreError.self) {
            try await h.erase(session, event: h.event("session.erased", "{}"))
        }
        // It has begun, so nothing more is written about the session.
        guard case .sessionErased = try await h.commit(StoreTransaction(session: session, events: [h.event("x")]))
        else { throw Failure.expected("erased") }
        // Nor is what it has yet to overwrite read by anybody.
        let feed = try await h.feed("demo", after: 1900).entries.filter { $0.session == session }
        expectEqual(feed.map(\.event.seq), Array(1901...2002))
        expect(feed.dropLast().allSatisfy { $0.event.isErased && $0.event.data.isEmpty && $0.event.leg == nil })
        expect(feed.last?.event.type == "session.erased" && feed.last?.event.isErased == false)
        h.store.close()
        disk.heal()
        let again = try open(seed: 2)
        try await expectEqual(again.erase(session), true)
        var events: [StoredEvent] = []
        while let page = try await again.events(session, after: Int64(events.count)), !page.events.isEmpty {
            events += page.events
        }
        expectEqual(events.count, 2002)
        expect(events.dropLast().allSatisfy { $0.isErased && $0.data.isEmpty })
        // The event that tells of the erasure was written when that began, and stays.
        expect(events.last?.type == "session.erased" && events.last?.data == Array("{}".utf8))
        try await expectEqual(again.head(other)?.seq, 1)
        again.store.close()
    }

    @Test func theWriteAheadLogStaysBounded() async throws {
        let h = try open()
        let (session, leg) = try await h.makeSession()
        var largest = 0
        for _ in 0..<300 {
            _ = try await h.commit(h.sending(h.newMessage(session, leg, String(repeating: "x", count: 2000))))
            largest = max(largest, disk.size("-wal"))
        }
        // Written back at 60,000, it is used anew from its beginning.
        expect(largest > 20_000 && largest < 120_000, "\(largest)")
        h.store.close()
        expect(disk.size("-wal") <= 0)
    }

    @Test func aLogThatCannotBeWrittenBackRefusesCommitsBeyondItsBound() async throws {
        let h = try Harness(directory) {
            $0.vfs = disk.name
            $0.checkpointBytes = 60_000
            $0.walBytesMax = 600_000
        }
        let (session, leg) = try await h.makeSession()
        disk.arm(TL_FAULT_FULL, suffix: ".db")
        var answered: Int64 = 0
        var failure: StoreError?
        while failure == nil {
            failure = await error(h, h.sending(h.newMessage(session, leg, String(repeating: "x", count: 3000))))
            if failure == nil { answered += 1 }
        }
        expect(failure == .full(code: 13) && answered > 5)
        expect(disk.size("-wal") < 800_000)
        try await expectEqual(h.head(session)?.seq, answered + 1)
        disk.heal()
        for _ in 0..<30 { _ = try await h.commit(h.sending(h.newMessage(session, leg))) }
        try await expectEqual(h.head(session)?.seq, answered + 31)
        h.store.close()
        let again = try Harness(directory, seed: 2) { $0.vfs = disk.name }
        try await expectEqual(again.head(session)?.seq, answered + 31)
        again.store.close()
    }

    @Test func aTransactionLargerThanTheCacheIsWrittenAndUndoneWhole() async throws {
        let h = try Harness(directory) {
            $0.vfs = disk.name
            $0.cacheBytes = 1 << 20
        }
        let (session, _) = try await h.makeSession()
        let events = (0..<200).map { h.event("x", String(repeating: "\($0 % 10)", count: 30_000)) }
        disk.arm(TL_FAULT_FULL, after: 20)
        await expectEqual(error(h, StoreTransaction(session: session, events: events)), .full(code: 13))
        disk.heal()
        try await expectEqual(h.commit(StoreTransaction(session: session, events: events)).firstSeq, 2)
        var found: [StoredEvent] = []
        while let page = try await h.events(session, after: Int64(found.count) + 1), !page.events.isEmpty {
            found += page.events
        }
        expectEqual(found.map(\.id), events.map(\.id))
        let isSame = found.map(\.data) == events.map(\.data)
        expect(isSame)
        h.store.close()
    }
}
