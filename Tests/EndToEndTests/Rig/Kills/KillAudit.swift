import GatewayRig
import JSON
import SupportHistory
import SupportExpectations
import Testing

/// The rules that hold for a conversation whose gateway was killed, once it is back.
enum KillAudit {
    /// The texts that arrived at the provider, once all that was sent is there, or after a while.
    static func arrivals(_ logs: [[JSONValue]], _ provider: ProviderUnderTest) async throws -> [String] {
        try await offPool {
            let sent = logs.flatMap { log in
                let history = History(log)
                return history.sentOrder.compactMap { history.texts[$0] }
            }
            var arrived: [String] = []
            // A message that died with its connection never arrives.
            _ = try poll(within: 3, every: 0.1) {
                arrived = try provider.arrivals(logs)
                return Set(sent).isSubset(of: arrived)
            }
            return arrived
        }
    }

    /// Nothing arrived twice or out of order, and what is `sent` arrived, unless its connection died under it.
    ///
    /// Gives how often that was.
    static func expectArrivals(_ arrived: [String], _ history: History) -> Int {
        let created = history.createdOrder.compactMap { history.texts[$0] }
        let mine = arrived.filter(Set(created).contains)
        let counts = Dictionary(mine.map { ($0, 1) }, uniquingKeysWith: +)
        for (text, count) in counts { expectEqual(count, 1, "\(text) arrived \(count) times") }
        expectEqual(mine, created.filter { counts[$0] != nil }, "what arrived is in order")
        var lost = 0
        for (place, id) in history.sentOrder.enumerated() where counts[history.texts[id] ?? ""] == nil {
            lost += 1
            let connection = history.connections[id] ?? 0
            expect(connection < history.connectionCount, "\(id) is sent over the connection that still stands")
            // A connection loses its end, not its middle.
            let behind = history.sentOrder[place...].filter { history.connections[$0] == connection }
            expect(behind.allSatisfy { counts[history.texts[$0] ?? ""] == nil }, "\(id) is missing from the middle")
        }
        for (id, states) in history.states where states.last?.code == "expired" {
            expect(counts[history.texts[id] ?? ""] == nil, "\(id) was never attempted")
        }
        return lost
    }

    /// The log once every message in it has come to rest, and every query has an end.
    static func settled(_ session: Conversation, _ provider: ProviderUnderTest) async throws -> [JSONValue] {
        try await offPool {
            var events: [JSONValue] = []
            let isSettled = try poll(within: provider.answersQueries ? 30 : 60, every: 0.05) {
                events = try session.blockingEvents()
                let history = History(events)
                return history.unsettled.isEmpty && (!provider.answersQueries || history.unanswered.isEmpty)
            }
            let left = History(events).unsettled.map { "\($0): \(History(events).states[$0] ?? [])" }
            if !isSettled, !left.isEmpty {
                throw WireError.timedOut("the end of \(left.count) messages of \(session.id): \(left.prefix(5))")
            }
            return events
        }
    }

    /// The states of a message are ones that a kill may leave.
    static func expectSettled(_ history: History, _ id: String, _ provider: ProviderUnderTest) {
        let names = history.course(of: id)
        var allowed = [["sent"], ["unknown", "failed"], ["failed"]]
        if provider.settlesByToken || provider.settlesByList { allowed.append(["unknown", "sent"]) }
        // An echo that comes when the search was given up.
        if provider.settlesByList { allowed.append(["unknown", "failed", "sent"]) }
        // A query that was sent can go without an answer.
        if provider.answersQueries { allowed.append(["sent", "failed"]) }
        expect(allowed.contains(names), "\(id): \(names)")
    }
}
