import GatewayRig
import JSON
import SupportExpectations
import Testing

/// How much longer a round takes than one with `echo`, which has no other side.
@Suite("External: rounds", .serialized)
struct ExternalRoundTests {
    /// The median of rounds: a message is accepted, handed over, answered, and the answer is read; microseconds.
    private static func median(_ session: Conversation, count: Int) throws -> Double {
        let line = try Line(session.caller)
        var times: [Double] = []
        for index in 0..<count {
            let begin = monotonicSeconds()
            let answer = try line.call(
                "POST", "\(session.path)/messages?wait=sent", json: Conversation.text("r\(index)"))
            guard answer.status == 202 else { throw WireError.noAnswer("\(answer)") }
            times.append((monotonicSeconds() - begin) * 1_000_000)
        }
        return times.sorted()[count / 2]
    }

    @Test func `a round is measured beside echo`() async throws {
        try await withParrot { gateway, _ in
            let echo = try await Conversation.open(gateway.backend, ["provider": "echo"])
            let external = try await Conversation.open(gateway.backend)
            let (own, other) = try await offPool {
                // Warm first.
                _ = try Self.median(echo, count: 50)
                _ = try Self.median(external, count: 50)
                return (try Self.median(echo, count: 400), try Self.median(external, count: 400))
            }
            print("a round: echo \(Int(own)) µs, external \(Int(other)) µs, difference \(Int(other - own)) µs")
            // The machine is noisy: the figure is what counts, and this finds only what is out of all measure.
            expect(other - own < 20_000)
        }
    }
}
