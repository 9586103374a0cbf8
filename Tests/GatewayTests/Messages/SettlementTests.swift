import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

/// Messages of unknown fate at a provider that knows our token again.
@Suite("Settlement by token")
struct SettlementTests {
    private func remembering() async throws -> Conversation {
        try await Conversation.open(try await backend(), ["provider": "remembering"])
    }

    private func states(of message: String, in session: Conversation) async throws -> [String] {
        try await session.events().filter { $0["data"]?["messageId"]?.stringValue == message }
            .compactMap { $0["data"]?["state"]?.stringValue }
    }

    private func id(_ answer: Answer) throws -> String { try #require(answer.json["id"]?.stringValue) }

    @Test("an attempt without a result is made again until there is one, and what stands behind it waits")
    func againUntilKnown() async throws {
        let session = try await remembering()
        let first = try id(try await session.order("fail", ["how": "unknown", "times": 3]))
        let second = try id(try await session.send("behind"))
        let sent = try await session.state(of: second, "sent")
        try await expectEqual(states(of: first, in: session), ["unknown", "sent"])
        let settled = try await session.state(of: first, "sent")
        try expect(#require(settled["seq"]?.intValue) < (try #require(sent["seq"]?.intValue)))
        expectEqual(ScriptedProvider.arrivals(of: first), 4)
        expectEqual(ScriptedProvider.arrivals(of: second), 1)
    }

    @Test("what is not known to have gone out stays unknown while the provider does not answer")
    func notSentAfterUnknown() async throws {
        let session = try await remembering()
        let message = try id(try await session.order("fail", ["how": "unknownFirst", "times": 3]))
        _ = try await session.state(of: message, "sent")
        try await expectEqual(states(of: message, in: session), ["unknown", "sent"])
        expectEqual(ScriptedProvider.arrivals(of: message), 4)
    }

    @Test("a refusal settles it")
    func refusedAfterUnknown() async throws {
        let session = try await remembering()
        let message = try id(try await session.order("fail", ["how": "unknownThenRefused", "kind": "provider_error"]))
        let failed = try await session.state(of: message, "failed")
        expectEqual(failed["data"]?["error"]?["code"], "provider_error")
        try await expectEqual(states(of: message, in: session), ["unknown", "failed"])
        expectEqual(ScriptedProvider.arrivals(of: message), 2)
    }

    @Test("after ten seconds of looking it settles as failed, and the next one goes on")
    func givesUp() async throws {
        let session = try await remembering()
        let message = try id(try await session.order("fail", ["how": "unknown"]))
        let next = try id(try await session.send("next"))
        let failed = try await session.event(within: 40) {
            $0["data"]?["messageId"]?.stringValue == message && $0["data"]?["state"] == "failed"
        }
        expectEqual(failed["data"]?["error"]?["code"], "outcome_unknown")
        expectEqual(failed["data"]?["error"]?["retryable"], true)
        try await expectEqual(states(of: message, in: session), ["unknown", "failed"])
        expect(ScriptedProvider.arrivals(of: message) > 3)
        _ = try await session.state(of: next, "sent")
    }

    @Test("at the end of the session it is of unknown outcome, what waited behind it is not")
    func endWhileUnknown() async throws {
        let session = try await remembering()
        let message = try id(try await session.order("fail", ["how": "unknown"]))
        _ = try await session.state(of: message, "unknown")
        let behind = try id(try await session.send("behind"))
        _ = try await session.caller.post(session.path + "/end")
        let failed = try await session.state(of: message, "failed")
        expectEqual(failed["data"]?["error"]?["code"], "outcome_unknown")
        let unsent = try await session.state(of: behind, "failed")
        expectEqual(unsent["data"]?["error"]?["code"], "session_ended")
        expectEqual(ScriptedProvider.arrivals(of: behind), 0)
    }

    @Test("an attempt that was under way when the process ended is made again by the next one")
    func afterRestart() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await Conversation.open(
            first.backend, ["provider": "remembering", "user": ["id": "u-again"]])
        let hanging = try id(try await session.order("hang", ["times": 1]))
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        let behind = try id(try await session.send("behind"))
        // Nothing that happens from here on reaches the disk, as if the process had been killed.
        first.store.hold()
        await first.stop()
        let second = try await InProcessGateway(in: folder)
        let again = try session.seen(by: second.backend)
        _ = try await again.state(of: behind, "sent")
        try await expectEqual(states(of: hanging, in: again), ["unknown", "sent"])
        expectEqual(ScriptedProvider.arrivals(of: hanging), 2)
        expectEqual(ScriptedProvider.arrivals(of: behind), 1)
        await second.stop()
    }

    @Test("messages go out while the link is being opened again, where they do not go through it")
    func whileReconnecting() async throws {
        let session = try await remembering()
        try await session.order("reconnecting", [:], waits: true)
        _ = try await session.event { $0["type"] == "session.reconnecting" }
        try await expectEqual(session.send("meanwhile", waits: true).json["state"], "sent")
        try await expectEqual(session.state(), "reconnecting")

        let other = try await Conversation.open(try await backend(), ["provider": "scripted"])
        try await other.order("reconnecting", [:], waits: true)
        _ = try await other.event { $0["type"] == "session.reconnecting" }
        let waiting = try id(try await other.send("waits"))
        try await expectEqual(other.message(waiting)["state"], "accepted")
        expectEqual(ScriptedProvider.arrivals(of: waiting), 0)
    }
}
