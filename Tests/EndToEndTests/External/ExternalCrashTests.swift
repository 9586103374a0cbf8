import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportHistory
import Synchronization
import Testing

/// The adapter is killed under load, again and again.
@Suite("External: the adapter is killed", .serialized)
struct ExternalCrashTests {
    private static let kills = Scale.isLong ? 50 : 5

    /// Sends until told to stop; gives the texts that were accepted, by session.
    private static func send(_ number: Int, _ sessions: [Conversation], _ isOver: borrowing Atomic<Bool>) -> [[String]]
    {
        var accepted = sessions.map { _ in [String]() }
        var count = 0
        while !isOver.load(ordering: .relaxed) {
            let session = (number + count) % sessions.count
            let text = "t-\(number)-\(count)"
            let answer = try? sessions[session].caller.blocking(
                "POST", sessions[session].path + "/messages", json: Conversation.text(text))
            if answer?.status == 202 { accepted[session].append(text) }
            count += 1
            usleep(3000)
        }
        return accepted
    }

    private final class Switch: Sendable {
        let isOver = Atomic<Bool>(false)
    }

    @Test(
        "and nothing that was accepted is lost, or doubled without having been unknown",
        arguments: ["token", "transcript", "none"])
    func kills(_ settlement: String) async throws {
        print("seed \(Scale.seed)")
        let folder = TestFolder()
        let first = try await offPool { try AdapterProgram.parrot(in: folder, settlement: settlement) }
        try await withGateway(AdapterProgram.configuration(in: folder), in: TestFolder(.memory)) { gateway in
            var sessions: [Conversation] = []
            for index in 0..<4 {
                sessions.append(
                    try await Conversation.open(gateway.backend, ["user": ["id": .string("u-\(index)")]]))
            }
            let talking = sessions
            let state = Switch()
            async let senders = offPool(count: 3) { Self.send($0, talking, state.isOver) }
            let last = try await offPool {
                var random = SeededRandom(seed: Scale.seed)
                var adapter = first
                for _ in 0..<Self.kills {
                    usleep(UInt32.random(in: 100_000...400_000, using: &random))
                    adapter.kill()
                    usleep(UInt32.random(in: 0...200_000, using: &random))
                    adapter = try AdapterProgram.parrot(in: folder, settlement: settlement)
                }
                usleep(300_000)
                return adapter
            }
            state.isOver.store(true, ordering: .relaxed)
            let accepted = try await senders
            for (index, session) in sessions.enumerated() {
                let texts = accepted.flatMap { $0[index] }
                try await check(session, texts, settlement, in: folder)
            }
            last.kill()
        }
    }

    /// Holds the log and the adapter's journal against what was accepted.
    private func check(
        _ session: Conversation, _ accepted: [String], _ settlement: String, in folder: TestFolder
    ) async throws {
        let events = try await offPool {
            var events: [JSONValue] = []
            let isSettled = try poll(within: 60, every: 0.05) {
                events = try session.blockingEvents()
                return History(events).unsettled.isEmpty
            }
            if !isSettled { throw WireError.timedOut("the end of \(History(events).unsettled)") }
            // The answers to the last ones.
            _ = try poll(within: 10, every: 0.05) {
                events = try session.blockingEvents()
                let answered = Set(Self.answers(events))
                return History(events).sentOrder.allSatisfy { answered.contains(History(events).texts[$0] ?? "") }
            }
            return events
        }
        let history = History(events)
        expectEqual(Set(history.texts.values), Set(accepted), "what is in the log is what was accepted")
        let journal = AdapterProgram.journal(in: folder)
        let arrivals = Dictionary(
            journal.compactMap { $0["token"]?.stringValue.map { ($0, 1) } }, uniquingKeysWith: +)
        var answers = Dictionary(Self.answers(events).map { ($0, 1) }, uniquingKeysWith: +)
        for id in history.createdOrder {
            let course = history.course(of: id)
            let count = arrivals[id] ?? 0
            expect(count <= 1, "\(id) arrived \(count) times")
            switch course.last {
            case "sent": expectEqual(count, 1, "\(id) is sent and did not arrive: \(course)")
            case "failed":
                expect(course == ["unknown", "failed"], "\(id) failed without having been unknown: \(course)")
                expectEqual(settlement, "none", "\(id) could have been settled: \(course)")
            default: expect(Bool(false), "\(id) is \(course)")
            }
            let text = history.texts[id] ?? ""
            if count == 1, course.last == "sent" {
                expectEqual(answers.removeValue(forKey: text) ?? 0, 1, "\(text) is answered once")
            } else {
                expect((answers.removeValue(forKey: text) ?? 0) <= 1, "\(text) is answered at most once")
            }
        }
        expectEqual(answers, [:], "nothing else was answered")
        print(
            "\(settlement): \(history.createdOrder.count) messages, "
                + "\(history.states.values.count { $0.contains { $0.state == "unknown" } }) were unknown")
    }

    private static func answers(_ events: [JSONValue]) -> [String] {
        events.filter { $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] == "bot" }
            .compactMap { $0["data"]?["content"]?["text"]?.stringValue }
    }
}
