import Foundation
import GatewayRig
import JSON
import SupportHistory
import SupportExpectations
import Testing

@Suite("The process is replaced", .serialized)
struct RestartTests {
    /// A gateway that takes the place of the one that runs with the same data directory.
    private static func successor(_ config: String, in folder: TestFolder) throws -> ChildGateway {
        try ChildGateway(["serve", "--config", config, "--replace"], saying: "\"ready\"", in: folder)
    }

    private static func configuration(
        _ provider: ProviderUnderTest, in folder: TestFolder, loops: Int, listen: String = "127.0.0.1:0",
        more: String = ""
    ) throws -> String {
        let config = try provider.configuration(in: folder, listen: listen, more: more)
        let text = folder.text(of: "trunkline.yaml").replacing("loops: 2", with: "loops: \(loops)")
            .replacing("drainSeconds: 3", with: "drainSeconds: 10")
        try folder.write("trunkline.yaml", text)
        return config
    }

    @Test(
        "again and again under load: no request fails, no reader misses or doubles an event, no message is in doubt",
        arguments: ProviderKind.handedOver)
    func rolling(_ kind: ProviderKind) async throws {
        print("seed \(Scale.seed)")
        let folder = TestFolder()
        let provider = try await offPool { try kind.start(in: folder) }
        let config = try Self.configuration(provider, in: folder, loops: 2)
        let first = try await offPool { try ChildGateway(config: config, in: folder) }
        try await offPool { try provider.announce(first.port) }
        let sessions = try await Self.open(Scale.isLong ? 20 : 4, first.caller())
        let load = RestartLoad(first.caller(), sessions, pauseMicroseconds: provider.pauseMicroseconds)
        async let requests = load.run()
        async let reading = offPool(count: Scale.restartReaders) { load.read($0) }
        let last = try await offPool {
            defer { load.end() }
            var child = first
            for round in 0..<Scale.restarts {
                usleep(Scale.isLong ? 3_000_000 : 1_500_000)
                try Self.waitForLoad(load, round + 1)
                // More loops than sockets, and fewer.
                _ = try Self.configuration(provider, in: folder, loops: [3, 1, 2][round % 3])
                let next = try Self.successor(config, in: folder)
                expectEqual(next.port, child.port)
                expectEqual(child.exitStatus(within: 15), 0, "\(child.log)")
                child = next
            }
            usleep(1_500_000)
            try Self.waitForLoad(load, Scale.restarts + 1)
            return child
        }
        let done = try await requests
        expect(done.failures.isEmpty, "\(done.failures.count) of \(done.requests): \(done.failures.prefix(5))")
        let logs = try await Self.end(sessions)
        let readings = try await reading
        for (number, reading) in readings.enumerated() {
            let log = logs[number % logs.count].compactMap { $0["seq"]?.intValue }
            expectEqual(reading.seqs, log, "reader \(number) saw \(reading.seqs.count) of \(log.count)")
            expect(reading.failures.isEmpty, "\(reading.failures)")
            expectEqual(reading.reconnects, reading.drains, "reader \(number) was cut off without a word")
        }
        // A reader that is told to come back may be on its way when the next restart comes.
        expect(readings.map(\.drains).reduce(0, +) >= readings.count * Scale.restarts / 2)
        for (session, log) in zip(sessions, logs) { Self.expectAllSent(log, done.accepted[session.id] ?? []) }
        let events = logs.map(\.count).reduce(0, +)
        print(
            "\(kind.name): \(Scale.restarts) restarts, \(done.requests) requests, \(done.failures.count) failed,",
            "\(readings.count) readers, \(events) events")
        last.terminate()
        try await expectEqual(offPool { last.exitStatus(within: 15) }, 0)
    }

    /// Waits until so many rounds have had their load, on a machine that is busy with others as well.
    private static func waitForLoad(_ load: RestartLoad, _ rounds: Int) throws {
        let isThere = poll(within: 60) { load.requestCount >= 50 * rounds }
        try #require(isThere, "\(load.requestCount) requests in \(rounds) rounds")
    }

    private static func open(_ count: Int, _ caller: Caller) async throws -> [Conversation] {
        var sessions: [Conversation] = []
        for index in 0..<count {
            sessions.append(try await Conversation.open(caller, ["user": ["id": .string("u-\(index)")]]))
        }
        return sessions
    }

    /// Ends the sessions once all their messages have come to rest, and gives their logs.
    private static func end(_ sessions: [Conversation]) async throws -> [[JSONValue]] {
        try await offPool {
            try sessions.map { session in
                let isSettled = try poll(within: 20, every: 0.1) {
                    let history = History(try session.blockingEvents())
                    return history.createdOrder.allSatisfy {
                        ["sent", "failed"].contains(history.course(of: $0).last)
                    }
                }
                expect(isSettled, "all messages of \(session.id) at rest")
                _ = try session.caller.blocking("POST", session.path + "/end")
                return try session.blockingEvents()
            }
        }
    }

    private static func expectAllSent(_ log: [JSONValue], _ accepted: Set<String>) {
        expect(History.fault(in: log) == nil)
        let history = History(log)
        expectEqual(Set(history.createdOrder), accepted, "what was accepted is what is there")
        for id in history.createdOrder {
            let states = history.course(of: id)
            expectEqual(states, ["sent"], "\(history.texts[id] ?? id): \(states)")
        }
    }

    @Test("without a handover, with the address shared only, requests fail: the load above would notice")
    func sharedAddress() async throws {
        let folder = TestFolder()
        let provider = ProviderUnderTest.echo
        let config = try Self.configuration(provider, in: folder, loops: 2)
        let first = try await offPool { try ChildGateway(config: config, in: folder) }
        let sessions = try await Self.open(4, first.caller())
        let load = RestartLoad(first.caller(), sessions)
        async let requests = load.run()
        let last = try await offPool {
            defer { load.end() }
            var child = first
            for _ in 0..<Scale.restarts {
                usleep(1_000_000)
                _ = try Self.configuration(provider, in: folder, loops: 2, listen: "127.0.0.1:\(first.port)")
                child.terminate()
                expectEqual(child.exitStatus(within: 15), 0)
                child = try ChildGateway(config: config, in: folder)
            }
            usleep(500_000)
            return child
        }
        let done = try await requests
        print(
            "without a handover: \(Scale.restarts) restarts, \(done.requests) requests, \(done.failures.count) failed")
        expect(!done.failures.isEmpty)
        last.terminate()
        try await expectEqual(offPool { last.exitStatus(within: 15) }, 0)
    }

    // MARK: The handover itself

    @Test("where nobody runs, a successor starts like any process; a wrong configuration leaves the running one alone")
    func nobody() async throws {
        let folder = TestFolder()
        let config = try Self.configuration(.echo, in: folder, loops: 1)
        let child = try await offPool { try Self.successor(config, in: folder) }
        let session = try await Conversation.open(child.caller())
        try folder.write("wrong.yaml", folder.text(of: "trunkline.yaml") + "nonsense: 1\n")
        let wrong = try await offPool {
            try ChildGateway.run(["serve", "--config", "\(folder.path)/wrong.yaml", "--replace"], in: folder)
        }
        expectEqual(wrong.status, 2)
        let taken = try HeldListener()
        try folder.write(
            "taken.yaml",
            folder.text(of: "trunkline.yaml").replacing("127.0.0.1:0", with: "127.0.0.1:\(taken.port)"))
        let busy = try await offPool {
            try ChildGateway.run(["serve", "--config", "\(folder.path)/taken.yaml", "--replace"], in: folder)
        }
        expectEqual(busy.status, 1)
        expect(busy.output.contains("Address already in use"), "\(busy.output)")
        let second = try await offPool { try ChildGateway.run(["serve", "--config", config], in: folder) }
        expectEqual(second.status, 1)
        expect(second.output.contains("another process uses"), "\(second.output)")
        try await expectEqual(session.caller.get(session.path).status, 200)
        expect(!child.log.contains("handing over"))
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("a listener that is new is bound, one that is gone is closed once what waits there is answered")
    func otherListeners() async throws {
        let folder = TestFolder()
        let config = try Self.configuration(
            .echo, in: folder, loops: 2, listen: "127.0.0.1:0}, {address: 127.0.0.2:0",
            more: "admin: {address: 127.0.0.1:0}")
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        expect(child.log.contains("127.0.0.2:"))
        let session = try await Conversation.open(child.caller())
        _ = try Self.configuration(
            .echo, in: folder, loops: 2, listen: "127.0.0.1:\(child.port)}, {address: 127.0.0.3:0")
        let next = try await offPool { try Self.successor(config, in: folder) }
        expectEqual(next.port, child.port)
        expect(next.log.contains("127.0.0.3:"))
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
        try await expectEqual(session.seen(by: next.caller()).caller.get(session.path).status, 200)
        await #expect(throws: WireError.self) { try await Caller(port: child.adminPort).get("/livez") }
        next.terminate()
        try await expectEqual(offPool { next.exitStatus(within: 15) }, 0)
    }

    @Test("a successor that dies before it has the data directory is not missed: the one before goes on")
    func deadSuccessor() async throws {
        let folder = TestFolder()
        let config = try Self.configuration(.echo, in: folder, loops: 2)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        let reader = try await session.stream()
        _ = try await reader.read(to: "stream.ready")
        for round in 0..<2 {
            // It has committed, and waits for the data directory.
            try await offPool {
                let dying = try ChildGateway(
                    ["serve", "--config", config, "--replace"], saying: "", in: folder, isAwaited: false)
                _ = poll(within: 60) { child.count(of: "\"handing over\"") > round }
                dying.kill()
            }
            try await expect(eventually { child.count(of: "going on") == round + 1 }, "\(child.log)")
        }
        try await expectEqual(session.send("still here", waits: true).json["state"], "sent")
        let frames = try await reader.read { $0.json["data"]?["content"]?["text"]?.stringValue == "still here" }
        expect(!frames.contains { $0.type == "stream.drain" })
        try await expect(offPool { try Line(session.caller).call("GET", session.path)["Connection"] } == nil)
        let next = try await offPool { try Self.successor(config, in: folder) }
        try await expectEqual(reader.rest().last?.type, "stream.drain")
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
        next.terminate()
        try await expectEqual(offPool { next.exitStatus(within: 15) }, 0)
    }

    // MARK: What the other sides see

    @Test("providers hear a closing handshake on every link, and the status is 0 in time, whatever hangs")
    func links() async throws {
        let folder = TestFolder()
        let simulator = try await offPool { try OracleSimulator(in: folder) }
        let provider = ProviderUnderTest(section: simulator.section()) { _ in [] }
        let config = try provider.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let sessions = try await Self.open(5, child.caller())
        try await expect(eventually { try simulator.count("connectionsOpen") == 5 })
        // A caller that says half a request and no more hangs until the end.
        let half = try Wire(port: child.port)
        try half.send(Array("POST \(sessions[0].path)/messages HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n".utf8))
        child.terminate()
        // `drainSeconds` is 3 here, and the half request alone would have a minute.
        try await expectEqual(offPool { child.exitStatus(within: 20) }, 0)
        try await expectEqual(offPool { try simulator.count("connectionsClosed") }, 5)
        half.close()
    }
}

extension ChildGateway {
    /// How often its log has some words.
    fileprivate func count(of words: String) -> Int { log.ranges(of: words).count }
}
