import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("What is asked of the provider of a leg that a session has left")
struct EarlierLegTests {
    private func transfer(_ session: Conversation, to provider: String) async throws {
        let answer = try await session.transfer(["to": ["provider": .string(provider)], "transcript": "none"])
        expectEqual(answer.status, 202, "\(answer)")
        _ = try await session.event("session.transferred")
    }

    private static let speaking = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: first, providers: [first, mute]}}
        providers:
          first: {kind: speaking}
          mute: {kind: mute}
        """

    @Test("an opinion on what was said there goes there, by a call of its own")
    func feedback() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(Self.speaking, in: folder)
        let session = try await Conversation.open(first.backend)
        _ = try await session.caller.call(
            "POST", session.path + "/audio", body: Array("hello".utf8), fields: ["Content-Type": "audio/wav"])
        let answer = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = try #require(answer["data"]?["id"]?.stringValue)
        try await transfer(session, to: "mute")
        let path = "\(session.path)/messages/\(id)/feedback"
        try await expect(eventually { SpeakingProvider.calls(of: session.id).contains("end") })
        try await expectEqual(session.caller.post(path, ["value": 4]).status, 204)
        expectEqual(SpeakingProvider.calls(of: session.id).suffix(2), ["feedback 4 - q-1", "suspend"])
        let refused = try await session.caller.post(path, ["value": 0])
        expect(refused.status == 422 && refused.json["provider"]?["name"] == "first", "\(refused)")
        let own = try #require(try await session.send("hi", waits: true).json["id"]?.stringValue)
        try await expectEqual(session.caller.post("\(session.path)/messages/\(own)/feedback", ["value": 5]).status, 404)
        await first.stop()
        // A provider that is not configured any more cannot be asked.
        let without = Self.speaking.replacing("provider: first, providers: [first, mute]", with: "provider: mute")
            .replacing("  first: {kind: speaking}\n", with: "")
        try await withGateway(without, in: folder) { second in
            let again = try session.seen(by: second.backend)
            let gone = try await again.caller.post(path, ["value": 4])
            expect(gone.status == 409 && gone.code == "leg_ended" && gone.json["retryable"] == false, "\(gone)")
        }
    }

    @Test("an opinion on what was said by a provider that takes none is not supported, whatever the present one can do")
    func never() async throws {
        let yaml = Self.speaking.replacing("mute: {kind: mute}", with: "mute: {kind: echo}")
            .replacing("provider: first, providers", with: "provider: mute, providers")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("hello", waits: true)
            let answer = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
            let id = try #require(answer["data"]?["id"]?.stringValue)
            try await transfer(session, to: "first")
            try await expectEqual(session.document()["capabilities"]?["feedback"], true)
            let refused = try await session.caller.post("\(session.path)/messages/\(id)/feedback", ["value": 4])
            expect(refused.status == 501 && refused.code == "capability_unsupported", "\(refused)")
        }
    }

    @Test("its messages are heard by its vendor's voice, with its credential")
    func speech() async throws {
        let (first, second) = (try VendorStub(), try VendorStub())
        let sound = Array("RIFF of the first".utf8)
        first.serve("/speech/hello,,", .init(200, [], body: sound))
        let yaml = """
            listen: [{address: 127.0.0.1:0}]
            apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: one, providers: [one, two, mute]}}
            providers:
              one: {kind: files, host: "\(first.host)"}
              two: {kind: files, host: "\(second.host)"}
              mute: {kind: mute}
            """
        try await withGateway(yaml) { gateway in
            for next in ["two", "mute"] {
                let session = try await Conversation.open(gateway.backend)
                try await session.order("answer", ["content": ["type": "text", "text": "hello", "format": "plain"]])
                let event = try await session.event { $0["data"]?["content"]?["text"] == "hello" }
                let id = try #require(event["data"]?["id"]?.stringValue)
                try await transfer(session, to: next)
                let heard = try await session.caller.get("\(session.path)/messages/\(id)/speech")
                expect(heard.status == 200 && heard.body == sound, "\(next): \(heard)")
            }
            expectEqual(first.visits.map(\.authorization), [FilesProvider.credential, FilesProvider.credential])
            expect(second.visits.isEmpty)
        }
    }
}
