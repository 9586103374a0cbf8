import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportPostgres
import Synchronization
import Testing

@Suite("Three gateways at one database, behind a load balancer")
struct ChaosTests {
    /// Everything that is done to them, in turn.
    private enum Disturbance: CaseIterable {
        case kill, endBackends, stop, killStandBy, end, killDatabase
    }

    @Test(
        "gateways and database are killed, stopped and ended in turn: nothing is lost, all is served again within 15 s",
        arguments: Scale.isLong ? ProviderKind.connected : [.echo])
    func chaos(_ kind: ProviderKind) async throws {
        let folder = TestFolder()
        let provider = try await offPool { try kind.start(in: folder) }
        let server = try await offPool { try PostgresServer() }
        let database = try await offPool { try server.makeDatabase() }
        let store = TestStore.configuration(server.localURL(database: database))
        let run = try KillRun("\(kind.name) in a cluster", provider, in: folder)
        let slowest = Mutex<[String: Double]>([:])
        let rounds = Scale.isLong ? 10 : 1
        try await run.expectNothingLost(times: rounds * Disturbance.allCases.count) {
            try Cluster(of: 3, provider, store: store, in: folder)
        } disturb: { (cluster: Cluster, time) in
            let disturbance = Disturbance.allCases[time % Disturbance.allCases.count]
            guard let seconds = try Self.apply(disturbance, to: cluster, server, database) else {
                throw WireError.timedOut("service behind \(disturbance)")
            }
            slowest.withLock { $0["\(disturbance)"] = max($0["\(disturbance)"] ?? 0, seconds) }
            return cluster
        }
        let seconds = slowest.withLock { $0 }
        print("\(kind.name) in a cluster: served again behind \(seconds)")
        for (disturbance, time) in seconds { expect(time < 15, "\(disturbance): \(time)") }
    }

    /// Gives the seconds until all is served again.
    private static func apply(
        _ disturbance: Disturbance, to cluster: Cluster, _ server: PostgresServer, _ database: String
    ) throws -> Double? {
        var seconds: Double?
        switch disturbance {
        case .kill:
            try cluster.replace(serving: true) { gateway in
                gateway.kill()
                seconds = cluster.waitUntilServed()
            }
            return seconds
        case .stop:
            try cluster.replace(serving: true) { gateway in
                gateway.signal(SIGSTOP)
                seconds = cluster.waitUntilServed()
                // It finds out that it has nothing to do any more.
                gateway.signal(SIGCONT)
            }
            return seconds
        case .killStandBy: try cluster.replace(serving: false) { $0.kill() }
        case .end: try cluster.replace(serving: true) { $0.terminate() }
        case .endBackends: try server.endBackends(of: database)
        case .killDatabase:
            server.kill()
            try server.restart()
        }
        return cluster.waitUntilServed()
    }
}
