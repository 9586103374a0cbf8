import GatewayRig
import JSON
import Kernel
import Store
import SupportExpectations
import Testing

/// Messages of unknown fate at a provider that can be asked what became of them.
@Suite("Settlement by asking")
struct FateTests {
    private static func yaml(_ settlement: String = "echo") -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: asked, providers: [asked]}
        providers:
          asked: {kind: scripted, hooks: true, settlement: \(settlement)}
        """
    }

    private func open(_ gateway: InProcessGateway) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["user": ["id": "u-7"]])
    }

    private func states(of message: String, in session: Conversation) async throws -> [String] {
        try await session.events().filter { $0["data"]?["messageId"]?.stringValue == message }
            .compactMap { $0["data"]?["state"]?.stringValue }
    }

    private func id(_ answer: Answer) throws -> String { try #require(answer.json["id"]?.stringValue) }

    /// Waits until the second of two messages is sent, and requires that the first was settled before.
    private func sent(_ second: String, behind first: String, _ end: String, in session: Conversation) async throws {
        let later = try await session.state(of: second, "sent")
        let earlier = try await session.state(of: first, end)
        let (after, before) = (later["seq"]?.intValue, earlier["seq"]?.intValue)
        try expect(#require(after) > (try #require(before)))
    }

    @Test("one that the vendor has is sent, without a second attempt", arguments: ["echo", "transcript"])
    func found(_ settlement: String) async throws {
        try await withGateway(Self.yaml(settlement)) { gateway in
            let session = try await open(gateway)
            let first = try id(try await session.order("fail", ["how": "unknown", "fates": ["sent"]]))
            let second = try id(try await session.send("behind"))
            try await sent(second, behind: first, "sent", in: session)
            try await expectEqual(states(of: first, in: session), ["unknown", "sent"])
            expectEqual(ScriptedProvider.arrivals(of: first), 1)
            expectEqual(ScriptedProvider.fatesAsked(of: first), 1)
            expectEqual(ScriptedProvider.arrivals(of: second), 1)
        }
    }

    @Test("one that the vendor does not have is sent again, ahead of what stands behind it")
    func absent() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let first = try id(
                try await session.order("fail", ["how": "unknown", "times": 2, "fates": ["absent"]]))
            let second = try id(try await session.send("behind"))
            try await sent(second, behind: first, "sent", in: session)
            try await expectEqual(states(of: first, in: session), ["unknown", "sent"])
            expectEqual(ScriptedProvider.arrivals(of: first), 3)
            // Each attempt without a result is asked for anew.
            expectEqual(ScriptedProvider.fatesAsked(of: first), 2)
            let last = try #require(ScriptedProvider.times(of: first).last)
            try expect(#require(ScriptedProvider.times(of: second).first) > last)
        }
    }

    @Test("a proof holds over an attempt that did not go out")
    func absentAndNotSent() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let message = try id(
                try await session.order("fail", ["how": "unknownFirst", "times": 3, "fates": ["absent", "unknown"]]))
            _ = try await session.state(of: message, "sent")
            try await expectEqual(states(of: message, in: session), ["unknown", "sent"])
            expectEqual(ScriptedProvider.arrivals(of: message), 4)
            expectEqual(ScriptedProvider.fatesAsked(of: message), 1)
        }
    }

    @Test("a refusal of the attempt after the proof settles it")
    func absentAndRefused() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let message = try id(
                try await session.order(
                    "fail", ["how": "unknownThenRefused", "kind": "provider_error", "fates": ["absent"]]))
            let failed = try await session.state(of: message, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "provider_error")
            try await expectEqual(states(of: message, in: session), ["unknown", "failed"])
            expectEqual(ScriptedProvider.arrivals(of: message), 2)
        }
    }

    @Test("one of which the vendor cannot say settles as failed, and is never sent again")
    func undecided() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let first = try id(try await session.order("fail", ["how": "unknown", "fates": ["unknown"]]))
            let second = try id(try await session.send("behind"))
            try await sent(second, behind: first, "failed", in: session)
            let failed = try await session.state(of: first, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "outcome_unknown")
            expectEqual(failed["data"]?["error"]?["retryable"], true)
            try await expectEqual(states(of: first, in: session), ["unknown", "failed"])
            expectEqual(ScriptedProvider.arrivals(of: first), 1)
        }
    }

    @Test("a vendor that cannot be asked is asked again, and nothing goes out meanwhile")
    func later() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let first = try id(
                try await session.order(
                    "fail", ["how": "unknown", "times": 1, "fates": ["later", "later", "absent"]]))
            let second = try id(try await session.send("behind"))
            try await sent(second, behind: first, "sent", in: session)
            try await expectEqual(states(of: first, in: session), ["unknown", "sent"])
            expect(ScriptedProvider.fatesAsked(of: first) >= 3)
            expectEqual(ScriptedProvider.arrivals(of: first), 2)
            let last = try #require(ScriptedProvider.times(of: first).last)
            try expect(#require(ScriptedProvider.times(of: second).first) > last)
        }
    }

    @Test("an event that says what became of it settles it while the vendor cannot be asked")
    func settledByEvent() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let first = try id(try await session.order("fail", ["how": "unknown", "fates": ["later"]]))
            let second = try id(try await session.send("behind"))
            _ = try await session.state(of: first, "unknown")
            let echo: JSONValue = [
                "user": "u-7", "id": "echo", "name": "outbound",
                "data": ["messageId": JSONValue(first), "state": "sent"],
            ]
            let answer = try await gateway.backend.with(nil).call("POST", "/v1/hooks/asked", body: echo.encoded())
            expectEqual(answer.status, 200)
            try await sent(second, behind: first, "sent", in: session)
            try await expectEqual(states(of: first, in: session), ["unknown", "sent"])
            expectEqual(ScriptedProvider.arrivals(of: first), 1)
        }
    }

    @Test("at the end of the session it is of unknown outcome, what waited behind it is not")
    func ended() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await open(gateway)
            let message = try id(try await session.order("fail", ["how": "unknown", "fates": ["later"]]))
            _ = try await session.state(of: message, "unknown")
            let behind = try id(try await session.send("behind"))
            _ = try await session.caller.post(session.path + "/end")
            let failed = try await session.state(of: message, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "outcome_unknown")
            let unsent = try await session.state(of: behind, "failed")
            expectEqual(unsent["data"]?["error"]?["code"], "session_ended")
            expectEqual(ScriptedProvider.arrivals(of: message), 1)
            expectEqual(ScriptedProvider.arrivals(of: behind), 0)
        }
    }

    /// Ends a gateway as if the process had been killed: nothing that happens from here on reaches the disk.
    private func kill(_ gateway: InProcessGateway) async {
        gateway.store.hold()
        await gateway.stop()
    }

    @Test(
        "an attempt that was under way when the process ended is asked for by the next one", arguments: [true, false])
    func afterRestart(_ isAbsent: Bool) async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(Self.yaml(), in: folder)
        let session = try await open(first)
        let hanging = try id(
            try await session.order("hang", ["times": 1, "fates": [isAbsent ? "absent" : "sent"]]))
        try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
        let behind = try id(try await session.send("behind"))
        await kill(first)
        try await withGateway(Self.yaml(), in: folder) { second in
            let again = try session.seen(by: second.backend)
            try await sent(behind, behind: hanging, "sent", in: again)
            try await expectEqual(states(of: hanging, in: again), ["unknown", "sent"])
            expectEqual(ScriptedProvider.arrivals(of: hanging), isAbsent ? 2 : 1)
            expectEqual(ScriptedProvider.fatesAsked(of: hanging), 1)
            expectEqual(ScriptedProvider.arrivals(of: behind), 1)
        }
    }

    @Test("a proof of the process before is none of a later attempt")
    func afterSecondRestart() async throws {
        let folder = TestFolder()
        var gateway = try await InProcessGateway(Self.yaml(), in: folder)
        let session = try await open(gateway)
        let message = try id(try await session.order("hang", ["times": 2, "fates": ["absent", "sent"]]))
        for attempt in 1...2 {
            try await expect(eventually { ScriptedProvider.arrivals(of: message) == attempt })
            await kill(gateway)
            gateway = try await InProcessGateway(Self.yaml(), in: folder)
        }
        let again = try session.seen(by: gateway.backend)
        _ = try await again.state(of: message, "sent")
        try await expectEqual(states(of: message, in: again), ["unknown", "sent"])
        expectEqual(ScriptedProvider.arrivals(of: message), 2)
        expectEqual(ScriptedProvider.fatesAsked(of: message), 2)
        await gateway.stop()
    }
}
