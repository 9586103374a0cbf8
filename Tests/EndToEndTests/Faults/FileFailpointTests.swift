import Gateway
import GatewayRig
import JSON
import Kernel
import SimulatorCCAI
import SupportHistory
import SupportExpectations
import Testing

#if DEBUG
    @Suite("The process is killed while a file is on its way")
    struct FileFailpointTests {
        /// Those to which only messages with a file come.
        static let places = DeathPlace.all.filter { $0.isOfFiles && !$0.isOfCCAI }
        /// The same of the CCAI Platform, where a message names a file that was registered before.
        static let photoPlaces = DeathPlace.all.filter { $0.isOfFiles && $0.isOfCCAI }

        /// Every place twice in a row, since what mends a death can be cut short as well.
        @Test("and the other side sees the file once, and it can be fetched from there", arguments: places)
        func dies(_ place: DeathPlace) async throws {
            let folder = TestFolder()
            let (outcome, shown) = try await offPool {
                let simulator = try AmazonSimulator(in: folder)
                var provider = ProviderUnderTest(section: try simulator.section()) { _ in try simulator.texts() }
                provider.conversations = { try simulator.count("contactsStarted") }
                let walk = try FailpointWalk(provider, dyingAt: [place, place], sending: .text)
                return (try walk.outcome(), try simulator.count("attachmentsCompleted"))
            }
            expectEqual(shown, 1)
            expectOne(outcome, place)
        }

        @Test("and a chat shows the photo once, and it can be fetched from there", arguments: photoPlaces)
        func diesWithPhoto(_ place: DeathPlace) async throws {
            let folder = TestFolder()
            let (outcome, shown, late) = try await offPool {
                let simulator = try VendorSimulator(of: CCAISimulator.vendor, in: folder)
                let walk = try FailpointWalk(try simulator.provider, dyingAt: [place, place], sending: .photo)
                let outcome = try walk.outcome()
                let shown = try simulator.entries().count { Self.showsPhoto($0) }
                return (outcome, shown, try walk.fileBehindEnd())
            }
            expectEqual(shown, 1)
            expect(late.status == 200 && late.body == FailpointWalk.File.photo.bytes, "a file outlives its chat")
            expectOne(outcome, place)
        }

        /// A call that said something in a chat, and that was a photo.
        private static func showsPhoto(_ entry: JSONValue) -> Bool {
            guard entry["operation"] == "sendMessage", entry["applied"] == true,
                let body = try? JSONValue(parsing: entry["body"]?.stringValue ?? "")
            else { return false }
            return body["message"]?["type"] == "photo"
        }

        /// One conversation, every text and one file in it, and all of it has arrived.
        private func expectOne(_ outcome: FailpointWalk.Outcome, _ place: DeathPlace) {
            expect(outcome.died.contains(place), "the session came by")
            expectEqual(outcome.arrived, FailpointWalk.texts)
            expectEqual(outcome.conversations, 1)
            let history = History(outcome.events)
            expectEqual(history.messages(with: "").count, 1)
            for id in history.createdOrder {
                let last = history.states[id]?.last?.state ?? ""
                expect(["sent", "delivered", "read"].contains(last), "\(history.texts[id] ?? ""): \(last)")
            }
        }
    }
#endif
