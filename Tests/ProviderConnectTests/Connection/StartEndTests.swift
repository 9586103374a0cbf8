import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// Ends of chats whose beginning is on its way: no contact is left that nobody is in.
@Suite struct StartEndTests {
    /// The first call does what it should, and its answer is still on its way after all that a test does.
    private static func slowStart(_ time: Duration) -> Fault {
        Fault(.call(.late(time)), operation: "StartChatContact", times: 1)
    }

    private static func refusal(_ status: Int, of operation: String, times: Int? = nil) -> Fault {
        Fault(.call(.refuse(status: status, type: nil, retryAfterSeconds: nil)), operation: operation, times: times)
    }

    private static func end(_ rig: Rig, _ location: SourceLocation = #_sourceLocation) -> Bool {
        _ = rig.ask(location) { session async throws(ProviderFailure) in await session.end() }
        return rig.session.assumeIsolated { $0.isEndNotified }
    }

    @Test func `with another provider standing by a beginning that fails is tried once`() throws {
        let rig = try Rig()
        rig.add(Self.refusal(503, of: "StartChatContact"))
        try rig.succeed(standBy: StandBy())
        rig.begin()
        rig.wait { !rig.words.isEmpty }
        expect(rig.words.first?.hasPrefix("failed") == true, "\(rig.words)")
        expectEqual(rig.bodies("StartChatContact").count, 1)
    }

    @Test func `an end during a beginning is told by the next process when this one dies`() throws {
        let rig = try Rig()
        rig.add(Self.slowStart(.seconds(20)))
        rig.begin()
        rig.run { rig.simulator.statistics.contactsStarted == 1 }
        try rig.restart()
        expectEqual(rig.simulator.statistics.contactsOpen, 1)
        expect(Self.end(rig))
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        // The same contact, by its token: none was begun only to be ended.
        expectEqual(rig.simulator.statistics.contactsStarted, 1)
        expectEqual(rig.bodies("StopContact").count, 1)
        expect(rig.values[ConnectStartMark.key] == nil && rig.values[ConnectContact.key] == nil)
    }

    @Test func `a vendor that does not take such an end is told of it later, by whoever comes`() throws {
        let rig = try Rig()
        rig.add(Self.slowStart(.seconds(200)))
        rig.begin()
        rig.run { rig.simulator.statistics.contactsStarted == 1 }
        try rig.restart()
        rig.add(Self.refusal(503, of: "StopContact"))
        expect(!Self.end(rig))
        expect(rig.values[ConnectStartMark.key] != nil && rig.simulator.statistics.contactsOpen == 1)
        rig.simulator.removeFaults()
        try rig.restart()
        expect(Self.end(rig))
        expect(rig.values[ConnectStartMark.key] == nil && rig.simulator.statistics.contactsOpen == 0)
    }

    @Test func `an end during a beginning waits for its contact and stops it, however often that has to be said`()
        throws
    {
        let rig = try Rig()
        rig.add(Self.slowStart(.seconds(3)))
        rig.add(Self.refusal(503, of: "StopContact", times: 7))
        rig.begin()
        rig.run { rig.simulator.statistics.contactsStarted == 1 }
        expect(Self.end(rig))
        expectEqual(rig.simulator.statistics.contactsOpen, 0)
        expectEqual(rig.bodies("StartChatContact").count, 1)
        expectEqual(rig.words, [])
        expect(rig.values[ConnectStartMark.key] == nil && rig.values[ConnectContact.key] == nil)
    }

    @Test func `a beginning whose fate is open when its session fails is ended by the next process`() throws {
        let rig = try Rig()
        rig.add(Fault(.call(.cutApplied), operation: "StartChatContact"))
        rig.begin()
        rig.idle(.seconds(40), step: .milliseconds(500))
        expectEqual(rig.words.last?.hasPrefix("failed"), true)
        expect(rig.values[ConnectStartMark.key] != nil)
        try rig.restart()
        rig.simulator.removeFaults()
        expect(Self.end(rig))
        expect(rig.simulator.statistics.contactsOpen == 0 && rig.simulator.statistics.contactsStarted == 1)
    }

    @Test func `a beginning that is surely none leaves nothing to be told`() throws {
        let rig = try Rig()
        rig.add(Self.refusal(400, of: "StartChatContact", times: 1))
        rig.begin()
        rig.wait { rig.words.contains { $0.hasPrefix("failed") } }
        rig.run { rig.values[ConnectStartMark.key] == nil }
        try rig.restart()
        expect(Self.end(rig))
        expectEqual(rig.bodies("StartChatContact").count, 1)
    }

    @Test func `the mark of a beginning outlasts an erasure and has nothing of the user's in it`() throws {
        let flows = ["sales": "846ec553-a005-41c0-8341-000000000002"]
        let rig = try Rig(options: ["contactFlow": "sales"], customData: ["tier": "gold"]) { $0.flows = flows }
        rig.add(Self.slowStart(.seconds(20)))
        rig.begin()
        rig.run { rig.simulator.statistics.contactsStarted == 1 }
        expect(rig.values.isSecret(ConnectStartMark.key))
        expectEqual(rig.values[ConnectStartMark.key], #"{"flow":"846ec553-a005-41c0-8341-000000000002"}"#)
        try rig.restart()
        expect(Self.end(rig))
        expectEqual(
            rig.bodies("StartChatContact").map { $0["ContactFlowId"] },
            Array(repeating: "846ec553-a005-41c0-8341-000000000002", count: 2))
    }
}
