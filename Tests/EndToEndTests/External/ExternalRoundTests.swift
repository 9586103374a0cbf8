import GatewayRig
import JSON
import SupportExpectations
import Testing

/// How much longer a round takes than one with `echo`, which has no other side.
@Suite("External: rounds", .serialized)
struct ExternalRoundTests {
    /// The medians of rounds in the sessions: a message is accepted, delivered and settled, and the answer to the
    /// caller is read; microseconds.
    ///
    /// The sessions take turns, so that whatever else the machine does falls on each alike.
    private static func medians(_ sessions: [Conversation], count: Int) throws -> [Double] {
        let lines = try sessions.map { try Line($0.caller) }
        var times = sessions.map { _ in [Double]() }
        for round in 0..<count {
            for (index, session) in sessions.enumerated() {
                let begin = monotonicSeconds()
                let answer = try lines[index].call(
                    "POST", "\(session.path)/messages?wait=sent", json: Conversation.text("r\(round)"))
                guard answer.status == 202, answer.json["state"] == "sent" else {
                    throw WireError.noAnswer("\(answer)")
                }
                times[index].append((monotonicSeconds() - begin) * 1_000_000)
            }
        }
        return times.map { $0.sorted()[count / 2] }
    }

    @Test func `a round is measured beside echo`() async throws {
        try await withParrot { gateway, _ in
            let echo = try await Conversation.open(gateway.backend, ["provider": "echo"])
            let external = try await Conversation.open(gateway.backend)
            let medians = try await offPool {
                // Warm first.
                _ = try Self.medians([echo, external], count: 50)
                return try Self.medians([echo, external], count: 400)
            }
            let (own, other) = (medians[0], medians[1])
            print("a round: echo \(Int(own)) µs, external \(Int(other)) µs, difference \(Int(other - own)) µs")
            // The machine is noisy: the figure is what counts, and this finds only what is out of all measure.
            expect(other - own < 20_000)
        }
    }
}
