import Foundation
import Glibc
import Kernel
import SupportPrograms

/// A pooler before a server, with a folder and a port of its own; ended with its last reference.
package final class PgBouncer: Sendable {
    package let port: UInt16
    private let folder: String
    private let program: Program

    /// Starts a pooler of sessions or of transactions; blocks until it takes connections.
    ///
    /// - Parameter mode: `session` or `transaction`.
    package init(before server: PostgresServer, mode: String, connections: Int = 4) throws {
        port = try PostgresServer.freePort()
        folder = server.folder + "/pooler-\(port)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = """
            [databases]
            * = host=\(server.folder) port=\(server.port) user=\(PostgresServer.user)
            [pgbouncer]
            listen_addr = 127.0.0.1
            listen_port = \(port)
            unix_socket_dir =
            auth_type = any
            pool_mode = \(mode)
            default_pool_size = \(connections)

            """
        try text.write(toFile: folder + "/ini", atomically: true, encoding: .utf8)
        program = try Program(
            PostgresServer.asNobody + ["/usr/sbin/pgbouncer", "-q", folder + "/ini"],
            output: .file(folder + "/output"), errors: .file(folder + "/output"))
        let deadline = ContinuousClock.now + .seconds(10)
        let wanted = ":" + String(format: "%04X", Int(port)) + " "
        while ContinuousClock.now < deadline, program.isRunning {
            let text = String(decoding: try Files.read("/proc/net/tcp"), as: UTF8.self)
            let isListening = text.split(separator: "\n").contains { $0.contains(wanted) && $0.contains(" 0A ") }
            if isListening { return }
            usleep(2_000)
        }
        let output = (try? String(contentsOfFile: folder + "/output", encoding: .utf8)) ?? ""
        throw PostgresServerFailure(words: output)
    }

    deinit { program.kill() }

    /// A URL of the server through the pooler.
    package func url(database: String = "postgres") -> String {
        "postgres://\(PostgresServer.user)@127.0.0.1:\(port)/\(database)?sslmode=disable"
    }
}
