import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportPostgres
import Testing

@Suite("A second gateway stands by at the same database")
struct StandByTests {
    /// Two gateways with data directories of their own and one database: one serves, one stands by.
    private struct Two {
        let serving: ChildGateway
        let standBy: ChildGateway
        let session: Conversation
        /// Kept for as long as they run.
        let folders: [TestFolder]

        init() async throws {
            folders = [TestFolder(), TestFolder()]
            let store = try await offPool { try DatabaseStore.make() }
            let configs = try folders.map { try ProviderUnderTest.echo.configuration(in: $0, more: store) }
            let (first, second) = (folders[0], folders[1])
            serving = try await offPool { try ChildGateway(config: configs[0], in: first) }
            session = try await Conversation.open(serving.caller())
            try await session.send("before", waits: true)
            let waiting = try await offPool {
                try ChildGateway(["serve", "--config", configs[1]], saying: "", in: second, isAwaited: false)
            }
            standBy = waiting
            let stands = try await offPool { poll(within: 20) { waiting.log.contains("standing by") } }
            expect(stands)
        }

        /// Waits until the other one serves; gives the seconds.
        func taken(within seconds: Double) async throws -> Double {
            let waiting = standBy
            let begin = ProcessInfo.processInfo.systemUptime
            let isServing = try await offPool { poll(within: seconds, every: 0.02) { waiting.findPort() } }
            expect(isServing, "\(waiting.log)")
            return ProcessInfo.processInfo.systemUptime - begin
        }

        /// The session goes on at the other one.
        func goesOn() async throws {
            let here = try session.seen(by: standBy.caller())
            try await here.send("behind", waits: true)
            let events = try await here.events()
            expectEqual(events.compactMap { $0["seq"]?.intValue }, Array(1...events.count))
            let texts = events.compactMap { event -> String? in
                guard event["type"] == "message.created", event["data"]?["sender"]?["role"] == "user" else {
                    return nil
                }
                return event["data"]?["content"]?["text"]?.stringValue
            }
            expectEqual(texts, ["before", "behind"])
            standBy.terminate()
            let gateway = standBy
            try await expectEqual(offPool { gateway.exitStatus(within: 15) }, 0)
        }
    }

    @Test("one that ends in order is followed at once")
    func ending() async throws {
        let two = try await Two()
        two.serving.terminate()
        let old = two.serving
        try await expectEqual(offPool { old.exitStatus(within: 15) }, 0)
        let seconds = try await two.taken(within: 10)
        print("stand-by: serves \(seconds) s behind an end in order")
        try await two.goesOn()
    }

    @Test("one that is killed is followed once its lease is over")
    func kill() async throws {
        let two = try await Two()
        two.serving.kill()
        let seconds = try await two.taken(within: 15)
        print("stand-by: serves \(seconds) s behind a kill")
        expect(seconds > 2, "the one that was killed might only have lost its connection")
        try await two.goesOn()
    }

    @Test("one that stands still is followed too, and ends when it goes on")
    func stopping() async throws {
        let two = try await Two()
        two.serving.signal(SIGSTOP)
        let seconds = try await two.taken(within: 15)
        print("stand-by: serves \(seconds) s behind a stop")
        two.serving.signal(SIGCONT)
        let old = two.serving
        try await expectEqual(offPool { old.exitStatus(within: 20) }, 1)
        expect(old.log.contains("another process has taken the database"), "\(old.log)")
        try await two.goesOn()
    }

    @Test("it ends in order when it is asked to while it stands by")
    func asked() async throws {
        let two = try await Two()
        two.standBy.terminate()
        let gateway = two.standBy
        try await expectEqual(offPool { gateway.exitStatus(within: 10) }, 0)
        try await two.session.send("still there", waits: true)
        two.serving.terminate()
    }

    @Test("a database that is away for a moment is left to the one that has it")
    func restart() async throws {
        let folders = [TestFolder(), TestFolder()]
        let server = try await offPool { try PostgresServer() }
        let store = try await offPool { try DatabaseStore.make(on: server) }
        let (first, second) = (folders[0], folders[1])
        let configs = try folders.map { try ProviderUnderTest.echo.configuration(in: $0, more: store) }
        let serving = try await offPool { try ChildGateway(config: configs[0], in: first) }
        let waiting = try await offPool {
            try ChildGateway(["serve", "--config", configs[1]], saying: "", in: second, isAwaited: false)
        }
        let stands = try await offPool { poll(within: 20) { waiting.log.contains("standing by") } }
        expect(stands)
        let session = try await Conversation.open(serving.caller())
        for number in 0..<3 {
            server.kill()
            try await offPool { try server.restart() }
            try await session.send("message \(number)", waits: true)
        }
        expect(!waiting.log.contains("\"ready\"") && !serving.log.contains("taken the database"))
        for gateway in [serving, waiting] { gateway.kill() }
    }
}
