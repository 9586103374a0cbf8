@testable import Conversations
import Domain
import GatewayRig
import JSON
import Kernel
import SupportExpectations
import Testing

@Suite("Sessions with more readers than a turn serves")
struct FanOutTests {
    @Test("each reader hears each event once and in order, pieces of an answer too, while others come and go")
    func readers() async throws {
        let folder = TestFolder()
        let more = "limits: {subscribersPerSessionMax: 2000, connectionsMax: 3000}"
        try await withGateway(Samples.twoApps(scripted: true, more: more), in: folder) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            var readers: [EventReader] = []
            for _ in 0..<300 { readers.append(try await session.stream("?after=now")) }
            for reader in readers { _ = try await reader.read(to: "stream.ready") }
            async let late = offPool {
                try (0..<40).map { _ in
                    try EventReader(session.caller, session.path + "/events?after=\(session.cursor)")
                }
            }
            for round in 0..<6 {
                try await gateway.visit(session.id) { actor in
                    for (index, part) in ["one ", "two ", "three"].enumerated() {
                        actor.heard(
                            .delta(streamID: "s\(round)", index: index, text: part, replace: false),
                            generation: actor.providerLink.generation)
                    }
                    let content: JSONValue = ["type": "text", "text": "one two three", "format": "plain"]
                    actor.heard(
                        .message(
                            InboundMessage(
                                vendorID: "v\(round)", role: .bot, content: content.encoded(), native: [],
                                streamID: "s\(round)")),
                        generation: actor.providerLink.generation)
                }
                if round == 2 { readers.removeLast(50) }
            }
            try await session.send("the last", waits: true)
            let comers = try await late
            try await offPool { [readers] in
                for reader in readers + comers {
                    var seqs: [Int] = []
                    var answers: [String: String] = [:]
                    while true {
                        let frame = try #require(try reader.next(within: 30))
                        if let seq = frame.seq { seqs.append(seq) }
                        if frame.type == "message.delta" {
                            let data = frame.json["data"]
                            let stream = data?["streamId"]?.stringValue ?? ""
                            let text = data?["text"]?.stringValue ?? ""
                            answers[stream] = (data?["replace"] == true ? "" : answers[stream] ?? "") + text
                        }
                        if frame.type == "message.created", frame.json["data"]?["sender"]?["role"] == "user" { break }
                    }
                    // A reader that came in between has heard none of an answer, or all.
                    expect(answers.values.allSatisfy { $0 == "one two three" }, "\(answers)")
                    let first = try #require(seqs.first)
                    expectEqual(seqs, Array(first..<first + seqs.count))
                }
            }
        }
    }
}
