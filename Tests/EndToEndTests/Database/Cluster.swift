import Foundation
import GatewayRig
import JSON
import SupportPostgres
import SupportPrograms
import Synchronization

/// Gateways at one database, behind HAProxy, which sends everybody to the one that is ready.
final class Cluster: KillTarget {
    private static let executable = "/usr/sbin/haproxy"

    let port: Int
    private let folders: [TestFolder]
    private let configs: [String]
    private let ports: [Int]
    private let gateways: Mutex<[ChildGateway]>
    private let balancer: Program

    /// Starts them; blocks until one serves.
    ///
    /// - Parameter store: the lines of the configuration that name the database.
    init(of count: Int, _ provider: ProviderUnderTest, store: String, in folder: TestFolder) throws {
        folders = (0..<count).map { _ in TestFolder() }
        ports = try (0..<count).map { _ in Int(try PostgresServer.freePort()) }
        port = Int(try PostgresServer.freePort())
        configs = try zip(folders, ports).map { folder, port in
            try provider.configuration(in: folder, listen: "127.0.0.1:\(port)", more: store)
        }
        gateways = Mutex([])
        let servers = ports.enumerated().map { number, port in
            "server g\(number) 127.0.0.1:\(port) check inter 200 fall 1 rise 1 on-marked-down shutdown-sessions"
        }
        try folder.write(
            "haproxy.cfg",
            """
            defaults
              mode http
              timeout connect 1s
              timeout client 60s
              timeout server 60s
              timeout check 2s
            frontend all
              bind 127.0.0.1:\(port)
              default_backend gateways
            backend gateways
              option httpchk GET /readyz
              \(servers.joined(separator: "\n  "))

            """)
        balancer = try Program(
            [Self.executable, "-db", "-f", "\(folder.path)/haproxy.cfg"], output: .file("\(folder.path)/haproxy.log"),
            errors: .file("\(folder.path)/haproxy.log"))
        let started = try (0..<count).map { try start($0) }
        gateways.withLock { $0 = started }
        guard waitUntilServed() != nil else { throw WireError.noAnswer("no gateway of the cluster serves") }
    }

    deinit { balancer.kill() }

    private func start(_ number: Int) throws -> ChildGateway {
        try ChildGateway(
            ["serve", "--config", configs[number]], saying: "", in: folders[number], isAwaited: false)
    }

    func caller() -> Caller { Caller(port: port, credential: Samples.secretKey) }

    /// Ends all of them in order; blocks.
    func end() -> CInt? {
        let all = gateways.withLock { $0 }
        for gateway in all { gateway.terminate() }
        let statuses = all.map { $0.exitStatus(within: 20) }
        return statuses.first { $0 != 0 } ?? 0
    }

    /// The seconds until a session can be made, at most 30; blocks.
    func waitUntilServed() -> Double? {
        let begin = ProcessInfo.processInfo.systemUptime
        let isServed = poll(within: 30, every: 0.02) {
            let answer = try? caller().blocking("POST", "/v1/sessions", json: [:], within: 2)
            return answer?.status == 201
        }
        return isServed ? ProcessInfo.processInfo.systemUptime - begin : nil
    }

    /// The one that serves; blocks.
    private func serving() throws -> Int {
        var found: Int?
        _ = poll(within: 30, every: 0.02) {
            found = ports.firstIndex { port in
                (try? Caller(port: port).blocking("GET", "/readyz", within: 1))?.status == 200
            }
            return found != nil
        }
        guard let found else { throw WireError.noAnswer("none of the cluster is ready") }
        return found
    }

    /// Does something to the one that serves, or to another, and starts it again once it has ended; blocks.
    func replace(serving isServing: Bool, _ body: (ChildGateway) throws -> Void) throws {
        let active = try serving()
        let number = isServing ? active : (active + 1) % ports.count
        let gateway = gateways.withLock { $0[number] }
        try body(gateway)
        _ = gateway.exitStatus(within: 30)
        gateway.kill()
        let started = try start(number)
        gateways.withLock { $0[number] = started }
    }
}
