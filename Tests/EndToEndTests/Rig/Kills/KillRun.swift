import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportHistory
import SupportSanitizer
import Synchronization
import Testing

/// The sending of one message, as its sender knows it.
struct Sending: Sendable {
    var session: Int
    var text: String
    /// `Idempotency-Key`, or the client's id of a `PUT`.
    var key: String
    var isPut: Bool
    /// Ids of the messages that 2xx answers named.
    var ids: Set<String> = []
}

/// Something that senders talk to as to one gateway.
protocol KillTarget: Sendable {
    var port: Int { get }
    func caller() -> Caller
    /// Ends it in order; its status, or `nil` where it does not end; blocks.
    func end() -> CInt?
}

extension ChildGateway: KillTarget {
    func caller() -> Caller { caller(Samples.secretKey) }

    func end() -> CInt? {
        terminate()
        return exitStatus(within: 15)
    }
}

/// A gateway that is killed, or suffers something else, again and again while senders talk to it: nothing that was
/// accepted is lost, doubled, or sent twice.
struct KillRun: Sendable {
    /// The name of the case, for what is printed.
    let name: String
    let provider: ProviderUnderTest
    let config: String
    let folder: TestFolder

    /// - Parameter more: further lines of the configuration.
    init(_ name: String, _ provider: ProviderUnderTest, in folder: TestFolder, more: String = "") throws {
        self.name = name
        self.provider = provider
        self.folder = folder
        config = try provider.configuration(in: folder, more: more)
    }

    /// Where the gateway is at the moment, for senders that outlive it.
    private final class Place: Sendable {
        let port = Mutex(0)
        let isOver = Atomic<Bool>(false)
        /// The messages that were answered with 2xx.
        let answered = Atomic<Int>(0)
        /// The pause of a sender behind each message.
        let pauseMicroseconds: UInt32

        init(port: Int, pauseMicroseconds: UInt32) {
            self.port.withLock { $0 = port }
            self.pauseMicroseconds = pauseMicroseconds
        }
    }

    /// Sends until told to stop; what got no answer is repeated with its key until it gets one.
    private static func send(_ number: Int, _ sessions: [Conversation], _ place: Place, seed: UInt64) -> [Sending] {
        var random = SeededRandom(seed: seed &+ UInt64(number))
        var done: [Sending] = []
        var line: Line?
        var linePort = 0
        while !place.isOver.load(ordering: .relaxed) {
            let session = Int.random(in: 0..<sessions.count, using: &random)
            let text = "t-\(number)-\(done.count)"
            var sending = Sending(session: session, text: text, key: "k-\(text)", isPut: done.count.isMultiple(of: 2))
            while sending.ids.isEmpty, !place.isOver.load(ordering: .relaxed) {
                let port = place.port.withLock { $0 }
                if line == nil || port != linePort {
                    line = try? Line(Caller(port: port, credential: Samples.secretKey))
                    linePort = port
                }
                if let answer = try? attempt(sending, sessions[session], line), answer.status / 100 == 2,
                    let id = answer.json["id"]?.stringValue
                {
                    sending.ids.insert(id)
                    place.answered.add(1, ordering: .relaxed)
                } else {
                    line = nil
                    usleep(2000)
                }
            }
            done.append(sending)
            if place.pauseMicroseconds > 0 { usleep(place.pauseMicroseconds) }
        }
        return done
    }

    private static func attempt(_ sending: Sending, _ session: Conversation, _ line: Line?) throws -> Answer {
        guard let line else { throw WireError.noAnswer("no line") }
        let body = Conversation.text(sending.text)
        if sending.isPut {
            return try line.call("PUT", "\(session.path)/messages/by-client-id/\(sending.key)", json: body)
        }
        return try line.call(
            "POST", "\(session.path)/messages", json: body, fields: ["Idempotency-Key": sending.key])
    }

    /// Kills the gateway so many times, and holds what is there then against what was sent.
    @discardableResult
    func expectNothingLost(kills: Int) async throws -> Found {
        try await expectNothingLost(times: kills, from: start) { child, kill in
            child.kill()
            if kill % 6 == 5 { try provider.rest() }
            return try provider.gateway(config, in: folder)
        }
    }

    /// Starts a gateway; blocks until it serves.
    @Sendable func start() throws -> ChildGateway { try provider.gateway(config, in: folder) }

    /// Holds what is there after all that against what was sent.
    ///
    /// - Parameters:
    ///   - times: how often the gateway is disturbed.
    ///   - start: starts it; blocks until it serves.
    ///   - disturb: does something to it, under load; gives the one that runs from then on, and blocks until it does.
    @discardableResult
    func expectNothingLost<Target: KillTarget>(
        times: Int, from start: @escaping @Sendable () throws -> Target,
        disturb: @escaping @Sendable (Target, Int) throws -> Target
    ) async throws -> Found {
        print("seed \(Scale.seed)")
        let first = try await offPool { try start() }
        var sessions: [Conversation] = []
        for index in 0..<4 {
            sessions.append(try await Conversation.open(first.caller(), ["user": ["id": .string("u-\(index)")]]))
        }
        let place = Place(port: first.port, pauseMicroseconds: provider.pauseMicroseconds)
        let talking = sessions
        async let senders = offPool(count: 6) { Self.send($0, talking, place, seed: Scale.seed) }
        let last = try await offPool {
            var random = SeededRandom(seed: Scale.seed)
            var child = first
            for time in 0..<times {
                usleep(UInt32(Sanitizer.patience) * UInt32.random(in: 20_000...250_000, using: &random))
                // However slow the machine is, something is under way each time.
                let wanted = place.answered.load(ordering: .relaxed) + 3
                _ = poll(within: 20) { place.answered.load(ordering: .relaxed) >= wanted }
                child = try disturb(child, time)
                place.port.withLock { $0 = child.port }
            }
            usleep(200_000)
            place.isOver.store(true, ordering: .relaxed)
            return child
        }
        let sendings = try await senders.flatMap { $0 }
        expect(sendings.count > 2 * times, "there was load")
        let found = try await check(sendings, sessions, last)
        print(
            "\(name): \(times) kills, \(sendings.count) messages, \(found.unknown) of unknown outcome,",
            "\(found.lost) lost with their connection, \(found.settled) settled by proof,",
            "\(found.failedQueries) queries failed, \(found.endlessQueries) without an end")
        try await expectEqual(offPool { last.end() }, 0)
        return found
    }

    /// The counts of messages by what the kills have done to them.
    struct Found {
        var unknown = 0
        var lost = 0
        var settled = 0
        var failedQueries = 0
        var endlessQueries = 0
    }

    private func check(
        _ sendings: [Sending], _ sessions: [Conversation], _ child: any KillTarget
    ) async throws -> Found {
        var found = Found()
        var logs: [[JSONValue]] = []
        for session in sessions {
            logs.append(try await KillAudit.settled(try session.seen(by: child.caller()), provider))
        }
        let arrived = try await KillAudit.arrivals(logs, provider)
        for (index, events) in logs.enumerated() {
            let mine = sendings.filter { $0.session == index }
            expect(History.fault(in: events) == nil)
            let history = History(events)
            for sending in mine {
                let ids = history.messages(with: sending.text)
                if sending.ids.isEmpty {
                    expect(ids.count <= 1, "\(sending.text) was never answered")
                } else {
                    expect(ids.count == 1 && Set(ids) == sending.ids, "\(sending.text): \(ids), told \(sending.ids)")
                }
                for id in ids {
                    let states = history.states[id] ?? []
                    KillAudit.expectSettled(history, id, provider)
                    if states.first?.state == "unknown", states.last?.state != "failed" { found.settled += 1 }
                    if states.last?.state != "failed" { continue }
                    found.unknown += 1
                    // A question that had arrived has no answer any more.
                    let codes = ["outcome_unknown", "expired"] + (provider.answersQueries ? ["interrupted"] : [])
                    expect(codes.contains(states.last?.code ?? ""), "\(states)")
                }
            }
            // A message that was in doubt may be found in the list behind those that came later.
            let sent = history.sentOrder.filter { !provider.settlesByList || !history.wasUnknown($0) }
            expectEqual(sent, history.createdOrder.filter(Set(sent).contains))
            found.lost += KillAudit.expectArrivals(arrived, history)
            found.failedQueries += history.failedQueries.count
            try await expectRepeats(mine, try sessions[index].seen(by: child.caller()))
        }
        if provider.answersQueries { found.endlessQueries = expectAnswers(logs) }
        return found
    }

    /// Every query has an answer, or says that it will have none; gives how many have neither.
    private func expectAnswers(_ logs: [[JSONValue]]) -> Int {
        var count = 0
        for log in logs {
            let endless = History(log).unanswered
            count += endless.count
            expect(endless.isEmpty, "\(endless.count) queries have no end:\n\(Self.story(of: endless.first, in: log))")
        }
        return count
    }

    /// The events of the log around a message, a line each.
    private static func story(of message: String?, in log: [JSONValue]) -> String {
        guard let message,
            let last = log.lastIndex(where: { "\($0)".contains(message) })
        else { return "" }
        return log[max(0, last - 20)..<min(log.count, last + 20)].map { "\($0)" }.joined(separator: "\n")
    }

    /// The same key gives the same message after all that.
    private func expectRepeats(_ sendings: [Sending], _ session: Conversation) async throws {
        let answers = try await offPool {
            let line = try Line(session.caller)
            return try sendings.filter { !$0.ids.isEmpty }.map { sending in
                (sending, try Self.attempt(sending, session, line))
            }
        }
        for (sending, answer) in answers {
            expectEqual(answer.status, sending.isPut ? 200 : 202)
            expectEqual(answer.json["id"]?.stringValue.map { Set([$0]) }, sending.ids)
        }
    }
}
