@testable import Conversations
import Domain
import GatewayRig
import JSON
import Kernel
import Store
import SupportExpectations
import Testing

@Suite("An end that the vendor has to be told of")
struct EndTests {
    private func open(_ gateway: InProcessGateway) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["provider": "agents"])
    }

    /// How often the vendor was told, and whether it could be said of which conversation.
    private func ends(_ id: String) -> [String] { ScriptedProvider.calls(of: id).filter { $0.hasPrefix("end") } }

    private func owed(_ gateway: InProcessGateway) async throws -> [PendingTermination] {
        try await gateway.conversations.reading.pendingTerminations(after: 0, limit: 200, on: gateway.firstLoop)
    }

    /// Keys of the values that lie on the disk for the pending terminations.
    private func kept(_ gateway: InProcessGateway) async throws -> [String] {
        var keys: [String] = []
        for end in try await owed(gateway) {
            let values = try await gateway.conversations.reading.legValues(end.leg, on: gateway.firstLoop)
            keys += values.map(\.key)
        }
        return keys
    }

    /// How a caller brings a session to its end, and in which state it was.
    enum Way: CaseIterable {
        case end, endSuspended, erase, eraseSuspended

        var isErasure: Bool { self == .erase || self == .eraseSuspended }

        func take(_ session: Conversation) async throws {
            if self == .endSuspended || self == .eraseSuspended {
                try await expectEqual(session.caller.post(session.path + "/suspend").status, 200)
            }
            let answer =
                isErasure
                ? try await session.caller.call("DELETE", session.path)
                : try await session.caller.post(session.path + "/end")
            expectEqual(answer.status, isErasure ? 204 : 200, "\(answer)")
        }
    }

    @Test("is told once, with a link or without one, and nothing is kept", arguments: Way.allCases)
    func told(_ way: Way) async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            try await way.take(session)
            try await expect(eventually { ends(session.id) == ["end"] })
            try await expect(eventuallyAsync { try await owed(gateway).isEmpty })
        }
    }

    @Test("is told by the next process when the vendor does not take it now", arguments: Way.allCases)
    func toldAfterRestart(_ way: Way) async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        var id = ""
        try await withGateway(in: folder) { gateway in
            let session = try await open(gateway)
            (made, id) = (session.made, session.id)
            AgentsProvider.take(endOf: session.id, false)
            try await way.take(session)
            try await expect(eventually { ends(session.id) == ["end"] })
            try await expectEqual(owed(gateway).map(\.session.description), [session.id])
            try await expectEqual(kept(gateway), ["contact"])
        }
        AgentsProvider.take(endOf: id, true)
        try await withGateway(in: folder) { [id] gateway in
            try await expect(eventually { ends(id) == ["end", "end"] })
            try await expect(eventuallyAsync { try await owed(gateway).isEmpty })
            let session = try Conversation(gateway.backend, made: made)
            if way.isErasure {
                try await expectEqual(session.caller.get(session.path).status, 404)
            } else {
                let types = try await session.events().compactMap { $0["type"]?.stringValue }
                expect(types.count { $0 == "session.ended" } == 1 && types.last == "session.ended")
            }
        }
        // The vendor is not told a third time.
        try await withGateway(in: folder) { gateway in
            let list = try await gateway.backend.get("/v1/sessions")
            expectEqual(list.status, 200)
            try await expect(owed(gateway).isEmpty)
        }
        expectEqual(ends(id), ["end", "end"])
    }

    @Test("is given up after a day")
    func givenUp() async throws {
        let folder = TestFolder()
        var id = ""
        try await withGateway(in: folder) { gateway in
            let session = try await open(gateway)
            id = session.id
            AgentsProvider.take(endOf: session.id, false)
            try await Way.end.take(session)
            try await expect(eventually { ends(session.id) == ["end"] })
            let end = try #require(try await owed(gateway).first)
            // As if it had ended the day before yesterday.
            let long = SessionEnvironment.pendingMillisecondsMax * 2
            for change in [
                StoreChange.settleTermination(end.leg), .insertTermination(end.leg, at: WallClock.milliseconds - long),
            ] {
                let outcome = try await gateway.conversations.reading.commit(
                    StoreTransaction(session: end.session, changes: [change]), on: gateway.firstLoop)
                guard case .committed = outcome else { throw WireError.noAnswer("\(outcome)") }
            }
        }
        AgentsProvider.take(endOf: id, true)
        try await withGateway(in: folder) { gateway in
            let isSettled = try await eventuallyAsync { try await owed(gateway).isEmpty }
            expect(isSettled)
            expect(gateway.logLines.contains { $0.contains("was not told in time") })
        }
        expectEqual(ends(id), ["end"])
    }

    @Test("waits while what was kept of the conversation cannot be read")
    func unreadable() async throws {
        let folder = TestFolder()
        var id = ""
        try await withGateway(in: folder) { gateway in
            let session = try await open(gateway)
            id = session.id
            gateway.store.failValues(with: .sealBroken(key: "contact"))
            try await Way.endSuspended.take(session)
            try await expect(eventually { ends(session.id) == ["end of who knows"] })
            try await expectEqual(kept(gateway), ["contact"])
        }
        try await withGateway(in: folder) { [id] gateway in
            let isTold = try await eventually { ends(id).last == "end" }
            expect(isTold)
            try await expect(eventuallyAsync { try await owed(gateway).isEmpty })
        }
    }

    @Test("and what cannot be read for a moment is asked for again")
    func unreadableForAMoment() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            gateway.store.failValues(with: .overloaded)
            try await Way.eraseSuspended.take(session)
            try await expect(eventually { gateway.store.refusedValues > 1 })
            expect(ends(session.id).isEmpty)
            gateway.store.failValues(with: nil)
            try await expect(eventually { ends(session.id) == ["end"] })
        }
    }

    @Test("is not owed where the end could not be stored, or where the vendor keeps nothing")
    func notOwed() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            gateway.store.fail(with: .full(code: 13))
            try await expectEqual(session.caller.post(session.path + "/end").status, 503)
            try await expectEqual(session.caller.call("DELETE", session.path).status, 503)
            gateway.store.fail(with: nil)
            try await expect(owed(gateway).isEmpty)
            expect(ends(session.id).isEmpty)
            try await Way.erase.take(session)
            try await expect(eventually { ends(session.id) == ["end"] })
            let other = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await Way.end.take(other)
            try await expect(owed(gateway).isEmpty)
        }
    }

    @Test("is owed of a session that failed, since its conversation may go on at the vendor")
    func failed() async throws {
        let folder = TestFolder()
        var id = ""
        try await withGateway(in: folder) { gateway in
            let session = try await open(gateway)
            id = session.id
            try await gateway.visit(session.id) { actor in
                let failure = ProviderFailure(.unavailable, "It could not be heard again.")
                actor.heard(.failed(failure), generation: actor.providerLink.generation)
            }
            try await expect(eventuallyAsync { try await owed(gateway).map(\.session.description) == [session.id] })
            try await expectEqual(kept(gateway), ["contact"])
        }
        let session = id
        try await withGateway(in: folder) { gateway in
            let isTold = try await eventually { ends(session) == ["end"] }
            expect(isTold)
            let isPaid = try await eventuallyAsync { try await owed(gateway).isEmpty }
            expect(isPaid)
        }
    }

    @Test("all values of a leg are read, however many there are")
    func manyValues() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            AgentsProvider.take(endOf: session.id, false)
            try await Way.end.take(session)
            let end = try #require(try await owed(gateway).first)
            let changes = (0..<450).map {
                StoreChange.setLegValue(end.leg, key: "gateway.push.\(1000 + $0)", value: [1], isSecret: true)
            }
            _ = try await gateway.conversations.reading.commit(
                StoreTransaction(session: end.session, changes: changes), on: gateway.firstLoop)
            try await expectEqual(kept(gateway).count, 451)
            AgentsProvider.take(endOf: session.id, true)
        }
    }

    @Test("who ends a session that its provider has ended is answered once that is on the disk")
    func meanwhile() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            gateway.store.fail(with: .full(code: 13))
            try await gateway.visit(session.id) { actor in
                actor.heard(.ended(reason: "done", by: .agent), generation: actor.providerLink.generation)
            }
            let early = try await gateway.backend.post(session.path + "/end", [:])
            expectEqual(early.code, "store_unavailable", "\(early)")
            async let waiting = gateway.backend.post(session.path + "/end", [:])
            try await Task.sleep(for: .milliseconds(200))
            gateway.store.fail(with: nil)
            let late = try await waiting
            expectEqual(late.status, 200)
            expectEqual(late.json["state"], "ended")
            expectEqual(late.json["endedReason"], "done")
        }
    }
}
