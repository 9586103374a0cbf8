import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Opinions on answers")
struct FeedbackTests {
    /// A session that has spoken and was answered, and the id of the answer.
    private static func answered() async throws -> (session: Conversation, id: String) {
        let session = try await Conversation.open(try await backend(), ["provider": "speaking"])
        _ = try await session.caller.call(
            "POST", session.path + "/audio", body: Array("hello".utf8), fields: ["Content-Type": "audio/wav"])
        let answer = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        return (session, try #require(answer["data"]?["id"]?.stringValue))
    }

    @Test("an opinion on an answer reaches the provider")
    func feedback() async throws {
        let (session, id) = try await Self.answered()
        let path = "\(session.path)/messages/\(id)/feedback"
        try await expectEqual(session.caller.post(path, ["value": 5, "text": "good"]).status, 204)
        expectEqual(SpeakingProvider.calls(of: session.id).last, "feedback 5 good q-1")
        try await expectEqual(session.caller.post(path, ["value": 0]).status, 422)
        try await expectEqual(session.caller.post(path, [:]).status, 422)
        try await expectEqual(session.caller.post(path, ["value": 1, "mood": 1]).status, 422)
        let own = try await session.send("hi").json["id"]?.stringValue ?? ""
        try await expectEqual(session.caller.post("\(session.path)/messages/\(own)/feedback", ["value": 5]).status, 404)
        let mute = try await Conversation.open(try await backend(), ["provider": "mute"])
        let other = try await mute.caller.post("\(mute.path)/messages/\(id)/feedback", ["value": 5])
        expectEqual(other.json["code"], "capability_unsupported")
        let claims = [try await session.caller.get(session.path), try await mute.caller.get(mute.path)]
        expectEqual(claims.map { $0.json["capabilities"]?["feedback"] }, [true, false])
    }

    @Test(
        "an opinion is taken without an open conversation, by a call of its own that is not heard otherwise",
        arguments: ["/end", "/suspend"])
    func lateFeedback(_ path: String) async throws {
        let (session, id) = try await Self.answered()
        try await expectEqual(session.caller.post(session.path + path, [:]).status, 200)
        let word = String(path.dropFirst())
        try await expect(eventually { SpeakingProvider.calls(of: session.id).last == word })
        let feedback = "\(session.path)/messages/\(id)/feedback"
        try await expectEqual(session.caller.post(feedback, ["value": 4]).status, 204)
        // The provider session that was made for it is let go again.
        expectEqual(SpeakingProvider.calls(of: session.id).suffix(3), [word, "feedback 4 - q-1", "suspend"])
        try await expectEqual(session.caller.post(feedback, ["value": 0]).status, 422)
        expectEqual(SpeakingProvider.calls(of: session.id).suffix(2), ["feedback 0 - q-1", "suspend"])
        let unknown = "\(session.path)/messages/msg_01kkpssp62ephsstpj3nvk9ny1/feedback"
        try await expectEqual(session.caller.post(unknown, ["value": 4]).status, 404)
        let state = try await session.caller.get(session.path).json["state"]
        expectEqual(state, path == "/end" ? "ended" : "suspended")
    }
}
