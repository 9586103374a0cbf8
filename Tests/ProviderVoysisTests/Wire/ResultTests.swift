import Domain
import JSON
import Testing

@testable import ProviderVoysis

@Suite struct ResultTests {
    /// Frames with the results of queries, and what becomes of them: `<name>.in.json` beside `<name>.out.json`.
    static let results = [
        "full", "no-reply", "dm-reply", "no-text", "context-null", "context-empty", "context-absent", "careless",
        "extra",
    ]

    @Test(arguments: results) func `a result becomes messages and a payload`(_ name: String) throws {
        let entity = try json(try fixture("Results/\(name).in.json"))
        let result = VoysisResult(entity)
        var memory = VoysisMemory(context: ["before": true], conversationID: "c-0")
        memory.take(result)
        let payload = result.payload(context: memory.context, durations: nil)
        let messages = result.messages(fallbackID: "query-1", payload: payload, showsHint: true)
        var told = messages.map { message -> JSONValue in
            var object: JSONObject = [
                "id": JSONValue(message.vendorID ?? ""), "content": (try? json(text(message.content))) ?? nil,
            ]
            if !message.files.isEmpty { object.append("files", .array(message.files.map { JSONValue($0.url) })) }
            return .object(object)
        }
        told.append(.object(payload))
        #expect(told.map(\.description).joined(separator: "\n") == (try fixture("Results/\(name).out.json")))
        #expect(messages.allSatisfy { $0.native == entity.encoded() }, "nothing is lost")
    }

    @Test func `a hint is a part of the payload unless it is wanted as a message`() throws {
        let result = VoysisResult(try json(try fixture("Results/full.in.json")))
        let messages = result.messages(fallbackID: "x", payload: [:], showsHint: false)
        #expect(messages.count == 1)
        #expect(messages[0].files.map(\.url) == ["https://cdn.example/r/1.mp3", "https://cdn.example/h/1.mp3"])
    }

    @Test func `what is kept over a restart comes back, and what is too long is let go`() {
        let memory = VoysisMemory(context: ["a.b": [1, 1.50, nil]], conversationID: "c-1")
        #expect(VoysisMemory(decoding: memory.encoded()) == memory)
        let long = VoysisMemory(context: ["a": .string(String(repeating: "x", count: 60_000))], conversationID: "c-1")
        #expect(long.encoded().count < VoysisMemory.bytesMax)
        #expect(VoysisMemory(decoding: long.encoded()) == VoysisMemory(conversationID: "c-1"))
        #expect(VoysisMemory(decoding: [1, 2, 3]) == VoysisMemory())
    }
}
