import Gateway
import GatewayRig
import JSON
import Kernel
import SupportHistory
import Testing

#if DEBUG
    @Suite("The process is killed while a file is on its way")
    struct FileFailpointTests {
        /// Those to which only messages with a file come.
        static let places = DeathPlace.all.filter(\.isOfFiles)

        /// Every place twice in a row, since what mends a death can be cut short as well.
        @Test("and the other side sees the file once, and it can be fetched from there", arguments: places)
        func dies(_ place: DeathPlace) async throws {
            let folder = TestFolder()
            let (outcome, shown) = try await offPool {
                let simulator = try AmazonSimulator(in: folder)
                var provider = ProviderUnderTest(section: try simulator.section()) { _ in try simulator.texts() }
                provider.conversations = { try simulator.count("contactsStarted") }
                let walk = try FailpointWalk(provider, dyingAt: [place, place], sendingFile: true)
                return (try walk.outcome(), try simulator.count("attachmentsCompleted"))
            }
            #expect(outcome.died.contains(place), "the session came by")
            #expect(shown == 1)
            #expect(outcome.arrived == FailpointWalk.texts)
            #expect(outcome.conversations == 1)
            let history = History(outcome.events)
            #expect(history.messages(with: "").count == 1)
            for id in history.createdOrder {
                let last = history.states[id]?.last?.state ?? ""
                #expect(["sent", "delivered", "read"].contains(last), "\(history.texts[id] ?? ""): \(last)")
            }
        }
    }
#endif
