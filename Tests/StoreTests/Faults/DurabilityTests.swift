import CFaultVFS
import Domain
import Store
import Synchronization
import SupportExpectations
import Testing

/// The promises of the store when the power goes.
@Suite struct DurabilityTests {
    /// The answers of the store, as the callers remember them.
    final class Answers: Sendable {
        struct Remembered {
            var events: [SessionID: [Int64: EventID]] = [:]
            var messages: [(SessionID, MessageID, DeliveryState)] = []
        }
        let state = Mutex(Remembered())
    }

    /// Sends in one session until the store stops answering with success.
    private func load(_ h: Harness, _ session: SessionID, _ leg: LegID, _ answers: Answers, seed: UInt64) async {
        var random = SeededRandom(seed: seed)
        do {
            while true {
                let size = Int.random(in: 0...3000, using: &random)
                let message = h.newMessage(session, leg, String(repeating: "m", count: size))
                let scope = h.ids.hash()
                let claim = IdempotencyClaim(
                    scope: scope, reach: .session, bodyHash: scope, claimedAt: 1, expiresAt: 9,
                    result: IdempotencyResult(status: 202, session: session, message: message.id))
                let sending = h.sending(message, claim: claim)
                guard let seq = try await h.commit(sending).firstSeq else { return }
                answers.state.withLock {
                    $0.events[session, default: [:]][seq] = sending.events[0].id
                    $0.messages.append((session, message.id, .accepted))
                }
                let events = (0..<Int.random(in: 1...3, using: &random)).map { _ in h.event("message.state", leg: leg) }
                let settled = StoreTransaction(
                    session: session,
                    changes: [
                        .updateMessage(MessageUpdate(id: message.id, state: .sent, updatedAt: 11), event: 0)
                    ], events: events)
                guard let next = try await h.commit(settled).firstSeq else { return }
                answers.state.withLock {
                    for (place, event) in events.enumerated() {
                        $0.events[session, default: [:]][next + Int64(place)] = event.id
                    }
                    $0.messages.append((session, message.id, .sent))
                }
            }
        } catch {
            // The power is gone.
        }
    }

    @Test func everythingAnsweredIsThereAfterAPowerCutAndNumbersHaveNoHole() async throws {
        let seed = UInt64.random(in: 1 ... .max)
        var random = SeededRandom(seed: seed)
        var cuts = 0
        // The sum of many disks' lives; each goes on from what the cut before has left.
        for round in 0..<20 {
            let directory = try TemporaryDirectory()
            let disk = try FaultDisk()
            let answers = Answers()
            var sessions: [(SessionID, LegID)] = []
            for life in 0..<10 {
                let h = try Harness(directory, seed: random.next()) {
                    $0.vfs = disk.name
                    $0.checkpointBytes = 100_000
                }
                if sessions.isEmpty { for _ in 0..<6 { sessions.append(try await h.makeSession()) } }
                disk.arm(TL_FAULT_POWER_CUT, after: Int.random(in: 1...400, using: &random))
                await withTaskGroup(of: Void.self) { group in
                    for (session, leg) in sessions {
                        let seed = random.next()
                        group.addTask { await load(h, session, leg, answers, seed: seed) }
                    }
                }
                expect(disk.wasHit)
                cuts += 1
                h.store.close()
                disk.restart(seed: Bool.random(using: &random) ? 0 : random.next())
                let after = try Harness(directory, seed: random.next()) {
                    $0.vfs = disk.name
                    $0.checksIntegrity = true
                }
                try await verify(after, sessions.map(\.0), answers, "seed \(seed), disk \(round), life \(life)")
                after.store.close()
            }
        }
        expectEqual(cuts, 200)
    }

    private func verify(_ h: Harness, _ sessions: [SessionID], _ answers: Answers, _ place: String) async throws {
        let remembered = answers.state.withLock { $0 }
        var found: [SessionID: [EventID]] = [:]
        for session in sessions {
            var events: [StoredEvent] = []
            while true {
                let page = try #require(try await h.events(session, after: Int64(events.count)), "\(place)")
                if page.events.isEmpty {
                    expectEqual(page.head.seq, Int64(events.count), "\(place)")
                    break
                }
                events += page.events
            }
            expectEqual(events.map(\.seq), Array(1...Int64(events.count)), "\(place)")
            found[session] = events.map(\.id)
        }
        for (session, events) in remembered.events {
            let missing = events.filter { seq, id in
                guard let list = found[session], seq <= list.count else { return true }
                return list[Int(seq) - 1] != id
            }
            expect(missing.isEmpty, "\(place)")
        }
        for (session, id, state) in remembered.messages.suffix(40) {
            let message = try await h.message(id, session)
            expect((message?.state.rawValue ?? -1) >= state.rawValue, "\(place)")
        }
    }

    @Test func aLoneTransactionCostsOneSyncAndAGroupTheSame() async throws {
        let directory = try TemporaryDirectory()
        let disk = try FaultDisk()
        let h = try Harness(directory) { $0.vfs = disk.name }
        let (session, leg) = try await h.makeSession()
        for _ in 0..<20 {
            let before = disk.syncs
            _ = try await h.commit(h.sending(h.newMessage(session, leg)))
            expectEqual(disk.syncs, before + 1)
        }
        let before = disk.syncs
        try await expectEqual(h.commit(StoreTransaction(session: session)).firstSeq, 22)
        expectEqual(disk.syncs, before, "what writes nothing waits for no disk")
        h.store.close()
    }
}
