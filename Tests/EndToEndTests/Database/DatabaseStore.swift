import GatewayRig
import SupportPostgres

/// The lines of a configuration that let a gateway keep its log in a PostgreSQL.
enum DatabaseStore {
    /// A database of its own on the server that all tests share, or on another.
    static func make(on server: PostgresServer? = nil) throws -> String {
        let server = try server ?? PostgresServer.shared.get()
        return TestStore.configuration(server.localURL(database: try server.makeDatabase()))
    }
}
