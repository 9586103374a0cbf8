import Conversations
import Foundation
import GatewayRig
import JSON
import Kernel
import SupportHistory
import SupportExpectations
import Testing

/// A provider to die with, and where.
struct Death: Sendable, CustomTestStringConvertible {
    /// The providers whose gateways are killed.
    enum Talking: String, CaseIterable, Sendable {
        case echo, oda, connect, ccai

        /// Those with which the program makes sessions.
        static var present: [Talking] { allCases.filter { $0.kind != nil } }

        private var kind: ProviderKind? { ProviderKind.all.first { $0.name == rawValue } }

        /// Blocks until it can be talked to.
        func start(in folder: TestFolder) throws -> ProviderUnderTest {
            let kind = try #require(kind)
            return try kind.start(in: folder)
        }

        /// Its conversations are ended by a call of their own, which a later process makes up for.
        var isToldOfEnds: Bool { self == .connect || self == .ccai }

        /// Its sessions come by there: at the places of all and at its own.
        func reaches(_ place: DeathPlace) -> Bool {
            (self == .connect || !place.isOfConnect) && (self == .ccai || !place.isOfCCAI)
        }
    }

    let provider: Talking
    let place: DeathPlace

    var testDescription: String { "\(provider.rawValue) at \(place.name)" }

    static let all = Talking.present.flatMap { provider in
        DeathPlace.all.filter { !$0.isOfEnd && !$0.isOfFiles && !$0.isOfRoutes && provider.reaches($0) }
            .map { Death(provider: provider, place: $0) }
    }

    /// Deaths of sessions that are brought to their end.
    static let ends = Talking.present.flatMap { provider in
        DeathPlace.all.filter { $0.isOfEnd && (provider.isToldOfEnds || $0 != DeathPlace(Failpoint.endReported)) }
            .map { Death(provider: provider, place: $0) }
    }

    /// Where each next process dies: twice at the same place, since what mends a death can be cut short as well.
    var places: [DeathPlace] {
        // A process comes there only after a death.
        let isOfRestoring = place.name.hasPrefix("restoring.")
        return isOfRestoring ? [DeathPlace(Failpoint.sendBegun), place, place] : [place, place]
    }
}

#if DEBUG
    @Suite("The process is killed between two steps")
    struct FailpointTests {
        @Test("and the session is one, no message is doubled, and the conversation goes on", arguments: Death.all)
        func dies(_ death: Death) async throws {
            let folder = TestFolder()
            let (outcome, settlesAll) = try await offPool {
                let provider = try death.provider.start(in: folder)
                let walk = try FailpointWalk(provider, dyingAt: death.places)
                return (try walk.outcome(), provider.settlesByToken || provider.settlesByList)
            }
            expect(outcome.died.contains(death.place), "the session came by")
            expectEqual(outcome.sessions, [outcome.session])
            expectEqual(outcome.state, "active")
            expect(History.fault(in: outcome.events) == nil)
            expectEqual(outcome.conversations ?? 1, 1)
            let history = History(outcome.events)
            expectFates(history, outcome.died, settlesAll)
            expectArrivals(history, outcome)
        }

        /// Every message is there once, in order, and only one that was under way may have failed.
        private func expectFates(_ history: History, _ died: [DeathPlace], _ settlesAll: Bool) {
            expectEqual(history.createdOrder.compactMap { history.texts[$0] }, FailpointWalk.texts)
            var failed = 0
            for id in history.createdOrder {
                let states = history.states[id] ?? []
                guard let last = states.last?.state, !["sent", "delivered", "read"].contains(last) else { continue }
                failed += 1
                expect(states.map(\.state) == ["unknown", "failed"] && states.last?.code == "outcome_unknown")
            }
            // Every process after the first takes up in the background what was left, wherever it dies then.
            let open =
                settlesAll ? 0 : died.enumerated().count { $0.offset > 0 || $0.element.leavesFateOpen }
            expect(failed <= open, "\(history.states), killed at \(died)")
        }

        /// Nothing arrived twice or out of order, and what is `sent` arrived.
        private func expectArrivals(_ history: History, _ outcome: FailpointWalk.Outcome) {
            expectEqual(outcome.arrived, FailpointWalk.texts.filter(outcome.arrived.contains))
            // A provider that keeps no record has forgotten what it was told when its process died.
            guard outcome.conversations != nil else { return }
            for id in history.sentOrder { expect(outcome.arrived.contains(history.texts[id] ?? "")) }
        }

        @Test("and a conversation that was brought to its end is over at the vendor too", arguments: Death.ends)
        func endDies(_ death: Death) async throws {
            let ending: FailpointWalk.Ending = death.place == DeathPlace(Failpoint.eraseStored) ? .erase : .end
            let outcome = try await offPool {
                let folder = TestFolder()
                let provider = try death.provider.start(in: folder)
                let walk = try FailpointWalk(provider, dyingAt: death.places)
                let outcome = try walk.endOutcome(ending)
                if let open = provider.openConversations {
                    // The last process is to live for as long as that takes.
                    let isOver = try withExtendedLifetime(walk) { try poll(within: 30) { try open() == 0 } }
                    expect(isOver, "the agent is not left waiting")
                    try expectEqual(provider.conversations?(), 1)
                } else {
                    expect(!death.provider.isToldOfEnds)
                }
                return outcome
            }
            expect(outcome.died.contains(death.place), "the end came by")
            guard ending == .end else { return expectEqual(outcome.status, 404) }
            expectEqual(outcome.state, "ended")
            expect(outcome.types.count { $0 == "session.ended" } == 1 && outcome.types.last == "session.ended")
        }

        @Test("and no place is without a provider that comes by")
        func everyPlace() {
            let present = Death.Talking.present
            let waiting = DeathPlace.all.filter { place in !present.contains { $0.reaches(place) } }
            let walked =
                (Death.all + Death.ends).map(\.place) + FileFailpointTests.places + FileFailpointTests.photoPlaces
                + FallbackCrashTests.routePlaces + TransferCrashTests.ways
            expectEqual(Set(DeathPlace.all).subtracting(walked), Set(waiting))
        }
    }
#endif
