import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportPostgres
import Synchronization
import Testing

@Suite("The log is in PostgreSQL, and things go wrong", .serialized)
struct DatabaseFaultTests {
    @Test("the gateway is killed again and again", arguments: Scale.isLong ? ProviderKind.all : ProviderKind.connected)
    func kills(_ kind: ProviderKind) async throws {
        let folder = TestFolder()
        let provider = try await offPool { try kind.start(in: folder) }
        let store = try await offPool { try DatabaseStore.make() }
        try await KillRun("\(kind.name) in postgres", provider, in: folder, more: store)
            .expectNothingLost(kills: Scale.kills)
    }

    @Test("the database's processes are ended, or all of it is killed, again and again")
    func databaseKills() async throws {
        let folder = TestFolder()
        let server = try await offPool { try PostgresServer() }
        let database = try await offPool { try server.makeDatabase() }
        let more = TestStore.configuration(server.localURL(database: database))
        let run = try KillRun("echo with killed databases", .echo, in: folder, more: more)
        try await run.expectNothingLost(times: Scale.isLong ? 60 : 10, from: run.start) { child, time in
            if time.isMultiple(of: 2) {
                try server.endBackends(of: database)
            } else {
                server.kill()
                try server.restart()
            }
            return child
        }
    }

    @Test("the primary is killed, and its synchronous standby takes its place, again and again")
    func failover() async throws {
        let folder = TestFolder()
        let pair = try await offPool { try Pair() }
        let run = try KillRun("echo with failing databases", .echo, in: folder, more: TestStore.configuration(pair.url))
        let slowest = Mutex(0.0)
        try await run.expectNothingLost(times: Scale.isLong ? 20 : 3, from: run.start) { child, _ in
            try pair.failOver()
            let promoted = ProcessInfo.processInfo.systemUptime
            let isBack = poll(within: 60, every: 0.02) {
                let answer = try? child.caller().blocking("POST", "/v1/sessions", json: [:])
                return answer?.status == 201
            }
            expect(isBack)
            let seconds = ProcessInfo.processInfo.systemUptime - promoted
            slowest.withLock { $0 = max($0, seconds) }
            try pair.rebuild()
            return child
        }
        let seconds = slowest.withLock { $0 }
        print("failover: back at the latest \(seconds) s after the promotion")
        expect(seconds < 10, "\(seconds)")
    }

    @Test("a successor takes the place of the one that runs, and goes on with its log")
    func succession() async throws {
        let folder = TestFolder()
        let store = try await offPool { try DatabaseStore.make() }
        let config = try ProviderUnderTest.echo.configuration(in: folder, more: store)
        let old = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(old.caller())
        try await session.send("before", waits: true)
        let new = try await offPool {
            try ChildGateway(["serve", "--config", config, "--replace"], saying: "\"ready\"", in: folder)
        }
        try await expectEqual(offPool { old.exitStatus(within: 30) }, 0)
        let here = try session.seen(by: new.caller())
        try await here.send("behind", waits: true)
        let events = try await here.events()
        expectEqual(events.compactMap { $0["seq"]?.intValue }, Array(1...events.count))
        new.terminate()
        try await expectEqual(offPool { new.exitStatus(within: 15) }, 0)
    }

    @Test("the database is away for longer than anybody waits: 503 until it is back, and what was accepted is there")
    func outage() async throws {
        let folder = TestFolder()
        let server = try await offPool { try PostgresServer() }
        let store = try await offPool { try DatabaseStore.make(on: server) }
        let config = try ProviderUnderTest.echo.configuration(in: folder, more: store)
        let gateway = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(gateway.caller())
        try await session.send("before", waits: true)
        server.kill()
        let answer = try await gateway.caller().post("\(session.path)/messages", Conversation.text("meanwhile"))
        expectEqual(answer.status, 503)
        expectEqual(answer.json["code"], "store_unavailable")
        try await expectEqual(gateway.caller().get("/readyz").status, 503)
        try await offPool { try server.restart() }
        _ = try await offPool {
            try poll(within: 20, every: 0.05) { try gateway.caller().blocking("GET", "/readyz").status == 200 }
        }
        try await session.send("behind", waits: true)
        let texts = try await session.events().compactMap { event -> String? in
            guard event["type"] == "message.created", event["data"]?["sender"]?["role"] == "user" else { return nil }
            return event["data"]?["content"]?["text"]?.stringValue
        }
        expect(texts == ["before", "behind"] || texts == ["before", "meanwhile", "behind"], "\(texts)")
        gateway.terminate()
        try await expectEqual(offPool { gateway.exitStatus(within: 15) }, 0)
    }
}

/// A primary and its synchronous standby, whose places change.
private final class Pair: Sendable {
    private struct Servers {
        var primary: PostgresServer
        var standby: PostgresServer
        /// Killed, and its place not yet taken.
        var lost: PostgresServer?
    }

    private let servers: Mutex<Servers>
    let url: String

    init() throws {
        let primary = try PostgresServer()
        let database = try primary.makeDatabase()
        let standby = try PostgresServer(standbyOf: primary)
        try primary.waitForStandbys(true)
        let login = "\(PostgresServer.user):\(PostgresServer.password)"
        url =
            "postgres://\(login)@127.0.0.1:\(primary.port),127.0.0.1:\(standby.port)/\(database)?sslmode=disable"
        servers = Mutex(Servers(primary: primary, standby: standby))
    }

    /// Kills the primary and promotes the standby; blocks until it is.
    func failOver() throws {
        try servers.withLock { servers in
            servers.primary.kill()
            try servers.standby.promote()
            servers.lost = servers.primary
            servers.primary = servers.standby
        }
    }

    /// Puts a new standby in the place of the one that was killed, and lets commits wait for it.
    func rebuild() throws {
        try servers.withLock { servers in
            guard let port = servers.lost?.port else { return }
            servers.standby = try PostgresServer(standbyOf: servers.primary, port: port)
            servers.lost = nil
            try servers.primary.waitForStandbys(true)
        }
    }
}
