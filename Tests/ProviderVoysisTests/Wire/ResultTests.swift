import Domain
import JSON
import SupportExpectations
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
        expectEqual(told.map(\.description).joined(separator: "\n"), try fixture("Results/\(name).out.json"))
        expect(messages.allSatisfy { $0.native == entity.encoded() }, "nothing is lost")
    }

    @Test func `a hint is a part of the payload unless it is wanted as a message`() throws {
        let result = VoysisResult(try json(try fixture("Results/full.in.json")))
        let messages = result.messages(fallbackID: "x", payload: [:], showsHint: false)
        expectEqual(messages.count, 1)
        expectEqual(messages[0].files.map(\.url), ["https://cdn.example/r/1.mp3", "https://cdn.example/h/1.mp3"])
    }

    static let sounds: [(uri: String, url: String?, type: String?)] = [
        ("/r/1.mp3", "https://h/r/1.mp3", "audio/mpeg"), ("r/1.WAV?x=a.b", "https://h/pre/r/1.WAV?x=a.b", "audio/wav"),
        ("https://cdn.example/r/1.ogg#x", "https://cdn.example/r/1.ogg#x", "audio/ogg"),
        ("https://cdn.example/r.mp3/1", "https://cdn.example/r.mp3/1", nil), ("http://[", nil, nil),
    ]

    @Test(arguments: sounds) func `sound lies where the reply says, from the service on`(
        _ uri: String, _ url: String?, _ type: String?
    ) throws {
        let result = VoysisResult(["id": "q-1", "reply": ["text": "x", "audioUri": .string(uri)]])
        let messages = result.messages(
            fallbackID: "x", payload: [:], showsHint: false, at: try VoysisAddress("wss://h/pre/websocketapi"))
        expectEqual(messages[0].files.map(\.url), [url].compactMap(\.self))
        expectEqual(messages[0].files.first?.contentType, type)
        expectEqual(messages[0].degraded, url == nil ? ["audio_dropped"] : [])
    }

    @Test func `what is kept over a restart comes back, and what is too long is let go`() {
        let memory = VoysisMemory(context: ["a.b": [1, 1.50, nil]], conversationID: "c-1")
        expectEqual(VoysisMemory(decoding: memory.encoded()), memory)
        let long = VoysisMemory(context: ["a": .string(String(repeating: "x", count: 60_000))], conversationID: "c-1")
        expect(long.encoded().count < VoysisMemory.bytesMax)
        expectEqual(VoysisMemory(decoding: long.encoded()), VoysisMemory(conversationID: "c-1"))
        expectEqual(VoysisMemory(decoding: [1, 2, 3]), VoysisMemory())
    }
}
