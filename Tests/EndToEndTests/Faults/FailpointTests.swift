import Conversations
import Foundation
import Gateway
import GatewayRig
import JSON
import Kernel
import SupportHistory
import Testing

/// A provider to die with, and where.
struct Death: Sendable, CustomTestStringConvertible {
    /// The providers whose gateways are killed.
    enum Talking: String, CaseIterable, Sendable {
        case echo, oda, connect

        /// Connect takes part as soon as the program knows it.
        static var present: [Talking] { allCases.filter { Catalogue.names.contains($0.rawValue) } }

        /// Blocks until it can be talked to.
        func start(in folder: TestFolder) throws -> ProviderUnderTest {
            switch self {
            case .echo: return try ProviderKind.echo.start(in: folder)
            case .oda: return try ProviderKind.oda.start(in: folder)
            case .connect: return try ProviderKind.connect.start(in: folder)
            }
        }
    }

    let provider: Talking
    let place: DeathPlace

    var testDescription: String { "\(provider.rawValue) at \(place.name)" }

    static let all = Talking.present.flatMap { provider in
        DeathPlace.all.filter { !$0.isOfEnd && !$0.isOfFiles && (provider == .connect || !$0.isOfConnect) }
            .map { Death(provider: provider, place: $0) }
    }

    /// Deaths of sessions that are brought to their end.
    static let ends = Talking.present.flatMap { provider in
        // Only sessions with Connect come to have told it.
        DeathPlace.all.filter { $0.isOfEnd && (provider == .connect || $0 != DeathPlace(Failpoint.endReported)) }
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
            let (outcome, settlesByToken) = try await offPool {
                let provider = try death.provider.start(in: folder)
                let walk = try FailpointWalk(provider, dyingAt: death.places)
                return (try walk.outcome(provider), provider.settlesByToken)
            }
            #expect(outcome.died.contains(death.place), "the session came by")
            #expect(outcome.sessions == [outcome.session])
            #expect(outcome.state == "active")
            #expect(outcome.events.compactMap { $0["seq"]?.intValue } == Array(1...outcome.events.count))
            #expect(outcome.conversations ?? 1 == 1)
            let history = History(outcome.events)
            expectFates(history, outcome.died, settlesByToken)
            expectArrivals(history, outcome)
        }

        /// Every message is there once, in order, and only one that was under way may have failed.
        private func expectFates(_ history: History, _ died: [DeathPlace], _ settlesByToken: Bool) {
            #expect(history.createdOrder.compactMap { history.texts[$0] } == FailpointWalk.texts)
            var failed = 0
            for id in history.createdOrder {
                let states = history.states[id] ?? []
                guard let last = states.last?.state, !["sent", "delivered", "read"].contains(last) else { continue }
                failed += 1
                #expect(states.map(\.state) == ["unknown", "failed"] && states.last?.code == "outcome_unknown")
            }
            // Every process after the first takes up in the background what was left, wherever it dies then.
            let open =
                settlesByToken ? 0 : died.enumerated().count { $0.offset > 0 || $0.element.leavesFateOpen }
            #expect(failed <= open, "\(history.states), killed at \(died)")
        }

        /// Nothing arrived twice or out of order, and what is `sent` arrived.
        private func expectArrivals(_ history: History, _ outcome: FailpointWalk.Outcome) {
            #expect(outcome.arrived == FailpointWalk.texts.filter(outcome.arrived.contains))
            // A provider that keeps no record has forgotten what it was told when its process died.
            guard outcome.conversations != nil else { return }
            for id in history.sentOrder { #expect(outcome.arrived.contains(history.texts[id] ?? "")) }
        }

        @Test("and a conversation that was brought to its end is over at the vendor too", arguments: Death.ends)
        func endDies(_ death: Death) async throws {
            let ending: FailpointWalk.Ending = death.place == DeathPlace(Failpoint.eraseStored) ? .erase : .end
            let outcome = try await offPool {
                let folder = TestFolder()
                let simulator = death.provider == .connect ? try AmazonSimulator(in: folder) : nil
                let provider: ProviderUnderTest =
                    if let simulator {
                        ProviderUnderTest(section: try simulator.section()) { _ in try simulator.texts() }
                    } else {
                        try death.provider.start(in: folder)
                    }
                let walk = try FailpointWalk(provider, dyingAt: death.places)
                let outcome = try walk.endOutcome(ending)
                if let simulator {
                    // The last process is to live for as long as that takes.
                    let isOver = try withExtendedLifetime(walk) {
                        try poll(within: 30) { try simulator.count("contactsOpen") == 0 }
                    }
                    #expect(isOver, "the agent is not left waiting")
                    #expect(try simulator.count("contactsStarted") == 1)
                }
                return outcome
            }
            #expect(outcome.died.contains(death.place), "the end came by")
            guard ending == .end else { return #expect(outcome.status == 404) }
            #expect(outcome.state == "ended")
            #expect(outcome.types.count { $0 == "session.ended" } == 1 && outcome.types.last == "session.ended")
        }

        @Test("and no place is without a provider that comes by")
        func everyPlace() {
            let waiting = Death.Talking.present.contains(.connect) ? [] : DeathPlace.all.filter(\.isOfConnect)
            let walked = (Death.all + Death.ends).map(\.place) + FileFailpointTests.places
            #expect(Set(DeathPlace.all).subtracting(walked) == Set(waiting))
        }
    }
#endif
