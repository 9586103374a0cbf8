import SupportPostgres

/// The lines of a configuration that let a gateway keep its log in a PostgreSQL.
enum DatabaseStore {
    static func lines(_ url: String) -> String {
        """
        store: {postgres: {url: "\(url)"}}
        security:
          tokenKeys: [a-key-of-tests-that-is-long-enough-for-tokens]
          storeKeys: [0123456789abcdef0123456789abcdef]
        """
    }

    /// A database of its own on the server that all tests share, or on another.
    static func make(on server: PostgresServer? = nil) throws -> String {
        let server = try server ?? PostgresServer.shared.get()
        return lines(server.localURL(database: try server.makeDatabase()))
    }
}
