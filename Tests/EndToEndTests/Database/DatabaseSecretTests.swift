import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportPostgres
import Testing

@Suite("The database's password")
struct DatabaseSecretTests {
    private static let wrongPassword = "another-secret-of-tests"

    @Test("is in no log, problem, answer or output, whatever becomes of the database")
    func hidden() async throws {
        let folder = TestFolder()
        let server = try await offPool { try PostgresServer() }
        let database = try await offPool { try server.makeDatabase() }
        let url = server.url(database: database)
        expect(url.contains(PostgresServer.password))
        let config = try ProviderUnderTest.echo.configuration(in: folder, more: TestStore.configuration(url))
        let wrong = TestFolder()
        let wrongConfig = try ProviderUnderTest.echo.configuration(
            in: wrong,
            more: TestStore.configuration(
                url.replacingOccurrences(of: PostgresServer.password, with: Self.wrongPassword)))
        var told: [String] = []
        for (path, place) in [(config, folder), (wrongConfig, wrong)] {
            for command in ["check-config", "doctor"] {
                told.append(try await offPool { try ChildGateway.run([command, "--config", path], in: place).output })
            }
        }
        told.append(
            try await offPool {
                try ChildGateway.run(["check-config", "--config", wrongConfig, "--diff", config], in: folder).output
            })
        let refused = try await offPool { try ChildGateway.run(["serve", "--config", wrongConfig], in: wrong) }
        expectEqual(refused.status, 1)
        expect(refused.output.contains("password authentication failed"), "\(refused.output)")

        let gateway = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(gateway.caller())
        try await session.send("one", waits: true)
        server.kill()
        let answer = try await gateway.caller().post("\(session.path)/messages", Conversation.text("two"))
        expectEqual(answer.status, 503)
        for path in ["/readyz", "/metrics", "/v1/sessions", session.path] {
            told.append("\(try await gateway.caller().get(path))")
        }
        gateway.terminate()
        try await expectEqual(offPool { gateway.exitStatus(within: 20) }, 0)
        told += [refused.output, "\(answer)", gateway.log]
        for text in told {
            expect(!text.contains(PostgresServer.password) && !text.contains(Self.wrongPassword), "\(text)")
        }
    }
}
