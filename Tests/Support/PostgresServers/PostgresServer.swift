import Foundation
import Glibc
import Kernel
import Synchronization
import SupportPrograms

/// A real PostgreSQL with a folder and a port of its own, for one suite or one test; ended with its last reference.
///
/// Listens on 127.0.0.1 and on a Unix socket in its folder. `initdb` runs once in a run of the tests; each server gets
/// a copy. Neither it nor the server may run as root, so both run as `nobody` where the tests do.
package final class PostgresServer: Sendable {
    /// The superuser, who needs no password on the Unix socket.
    package static let user = "postgres"
    /// That user's password over TCP.
    package static let password = "secret-of-tests"
    private static let binaries = "/usr/lib/postgresql/15/bin/"

    /// The server that all tests of a run share, each with a database of its own; nobody may end it.
    package static let shared = Result { try PostgresServer() }

    package let port: UInt16
    /// The folder of the Unix socket.
    package let folder: String
    private let settings: [String]
    private let program: Mutex<Program>

    /// Starts a server; blocks until it takes connections.
    ///
    /// - Parameters:
    ///   - settings: further lines of its configuration, as `name=value`.
    ///   - isDurable: whether it waits for the disk; without, what it says it did is lost with the machine, not with
    ///     the process.
    ///   - prepare: puts further files into its folder before it starts.
    package convenience init(
        settings: [String] = [], isDurable: Bool = false, prepare: (_ folder: String) throws -> Void = { _ in }
    ) throws {
        try self.init(
            port: Self.freePort(), settings: (isDurable ? [] : ["fsync=off", "full_page_writes=off"]) + settings
        ) { folder in
            try Self.template.get()
            try Self.shell("cp -a \(Self.root)/template \(folder)")
            try prepare(folder)
        }
    }

    /// Starts a standby of another, which follows it at once; blocks until it takes connections.
    ///
    /// - Parameter port: a free one; the same as that of a server that has ended, for its place to be taken.
    package convenience init(standbyOf primary: PostgresServer, port: UInt16? = nil) throws {
        try self.init(port: port ?? Self.freePort(), settings: primary.settings) { folder in
            let outcome = try Program.run(
                Self.asNobody + [
                    Self.binaries + "pg_basebackup", "-D", folder, "-h", primary.folder, "-p", "\(primary.port)", "-U",
                    Self.user, "-X", "stream", "-c", "fast", "--write-recovery-conf", "--no-sync",
                ], joinsErrors: true)
            guard outcome.status == 0 else { throw PostgresServerFailure(words: outcome.text) }
        }
    }

    private init(port: UInt16, settings: [String], fill: (_ folder: String) throws -> Void) throws {
        folder = "\(Self.root)/\(UUID().uuidString.prefix(8))"
        self.port = port
        self.settings = settings
        try fill(folder)
        try Self.shell("chown -R $(stat -c %u \(folder)/PG_VERSION) \(folder)")
        program = Mutex(try Self.begin(folder, port, settings))
        try waitUntilReady()
    }

    deinit {
        end()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A URL of the server over TCP, as the superuser.
    package func url(database: String = "postgres", _ parameters: String = "") -> String {
        "postgres://\(Self.user):\(Self.password)@127.0.0.1:\(port)/\(database)?sslmode=prefer\(parameters)"
    }

    /// A URL of the server over its Unix socket.
    package func localURL(database: String = "postgres") -> String {
        "postgres:///\(database)?host=\(folder)&port=\(port)&user=\(Self.user)"
    }

    /// Makes a database with a name of its own, from `template0`; blocks.
    package func makeDatabase(encoding: String = "UTF8") throws -> String {
        let name = "t" + UUID().uuidString.replacing("-", with: "").lowercased().prefix(12)
        try makeDatabase(named: name, encoding: encoding)
        return name
    }

    /// Makes a database with that name, unless there is one; blocks.
    package func makeDatabase(named name: String, encoding: String = "UTF8") throws {
        guard try query("SELECT 1 FROM pg_database WHERE datname = '\(name)'").isEmpty else { return }
        try query("CREATE DATABASE \(name) TEMPLATE template0 ENCODING '\(encoding)' LC_COLLATE 'C' LC_CTYPE 'C'")
    }

    /// The output of `psql` for some SQL, unaligned and without headers; blocks.
    @discardableResult
    package func query(_ sql: String, database: String = "postgres") throws -> String {
        let outcome = try Program.run(
            [
                Self.binaries + "psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-h", folder, "-p", "\(port)", "-U",
                Self.user,
                "-d", database, "-c", sql,
            ], joinsErrors: true)
        guard outcome.status == 0 else { throw PostgresServerFailure(words: outcome.text) }
        return outcome.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// All that the rows of a database's tables hold, as text; blocks.
    package func allText(_ database: String) throws -> String {
        let tables = try query(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1", database: database)
        let parts = tables.split(separator: "\n").map { "SELECT t::text FROM \($0) t" }
        return try query("SET bytea_output = escape; \(parts.joined(separator: " UNION ALL "))", database: database)
    }

    /// Ends it and all its processes as a power cut would, but for the disk; blocks until they are gone.
    package func kill() {
        program.withLock { program in
            // Standing still it starts no more of them, and does not tell them to go on without it.
            program.signal(SIGSTOP)
            let backends = Self.children(of: program.pid)
            for backend in backends { Glibc.kill(backend, SIGKILL) }
            program.kill()
            _ = Self.running.withLock { $0.remove(program.pid) }
            // One that is still there holds the shared memory, with which no other server starts.
            while backends.contains(where: Self.isThere) { usleep(1_000) }
        }
    }

    /// Ends it at once, but so that it gives its shared memory back to the system; blocks until it is gone.
    private func end() {
        resume()
        program.withLock { program in
            program.signal(SIGQUIT)
            for _ in 0..<5_000 where program.isRunning { usleep(1_000) }
            program.kill()
            _ = Self.running.withLock { $0.remove(program.pid) }
        }
    }

    /// Starts it again where it was; blocks until it takes connections.
    package func restart() throws {
        kill()
        try? FileManager.default.removeItem(atPath: folder + "/postmaster.pid")
        try program.withLock { $0 = try Self.begin(folder, port, settings) }
        try waitUntilReady()
    }

    /// Stops all its processes where they are; ``resume()`` lets them go on.
    package func pause() {
        program.withLock { program in
            program.signal(SIGSTOP)
            for backend in Self.children(of: program.pid) { Glibc.kill(backend, SIGSTOP) }
        }
    }

    /// Lets its processes go on.
    package func resume() {
        program.withLock { program in
            for backend in Self.children(of: program.pid) { Glibc.kill(backend, SIGCONT) }
            program.signal(SIGCONT)
        }
    }

    /// Ends the processes that serve connections to a database.
    package func endBackends(of database: String) throws {
        try query(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = '\(database)' AND pid <> pg_backend_pid()
            """)
    }

    /// Lets a commit wait for the standbys that follow it, or for none.
    package func waitForStandbys(_ waits: Bool) throws {
        try query("ALTER SYSTEM SET synchronous_standby_names = '\(waits ? "*" : "")'")
        try query("SELECT pg_reload_conf()")
    }

    /// Makes a standby the primary; blocks until it takes changes.
    package func promote() throws { try query("SELECT pg_promote(true, 30)") }

    // MARK: Starting

    private static let root: String = {
        let path = FileManager.default.temporaryDirectory.appending(path: "pg-\(UUID().uuidString.prefix(8))").path
        _ = try? shell("mkdir -p \(path) && chmod 777 \(path)")
        // A server that a whole run shares is never let go.
        atexit {
            let processes = PostgresServer.running.withLock { $0 }
            for process in processes { Glibc.kill(process, SIGQUIT) }
            for process in processes { waitpid(process, nil, 0) }
            try? FileManager.default.removeItem(atPath: PostgresServer.root)
        }
        return path
    }()

    /// The servers that run now.
    private static let running = Mutex<Set<CInt>>([])

    private static let template = Result {
        let file = "\(root)/password"
        try password.write(toFile: file, atomically: true, encoding: .utf8)
        try shell("chmod 644 \(file)")
        let words =
            asNobody
            + [
                binaries + "initdb", "-D", "\(root)/template", "-U", user, "-A", "scram-sha-256", "--pwfile=\(file)",
                "--auth-local=trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions",
            ]
        let outcome = try Program.run(words, joinsErrors: true)
        guard outcome.status == 0 else { throw PostgresServerFailure(words: outcome.text) }
    }

    static var asNobody: [String] {
        geteuid() == 0 ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] : []
    }

    private static func begin(_ folder: String, _ port: UInt16, _ settings: [String]) throws -> Program {
        let all =
            [
                "listen_addresses=127.0.0.1", "port=\(port)", "unix_socket_directories=\(folder)",
                "shared_buffers=16MB", "dynamic_shared_memory_type=mmap",
                "autovacuum=off", "logging_collector=off",
            ] + settings
        let program = try Program(
            asNobody + [binaries + "postgres", "-D", folder] + all.flatMap { ["-c", $0] },
            output: .file("\(folder).output"), errors: .file("\(folder).output"))
        _ = running.withLock { $0.insert(program.pid) }
        return program
    }

    private func waitUntilReady() throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while ContinuousClock.now < deadline, program.withLock({ $0.isRunning }) {
            let state = (try? String(contentsOfFile: folder + "/postmaster.pid", encoding: .utf8)) ?? ""
            // The eighth line says how far it is (`src/include/utils/pidfile.h`).
            let lines = state.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.count > 7, lines[7].hasPrefix("ready") { return }
            usleep(5_000)
        }
        let output = (try? String(contentsOfFile: folder + ".output", encoding: .utf8)) ?? ""
        throw PostgresServerFailure(words: output)
    }

    @discardableResult
    private static func shell(_ text: String) throws -> String {
        let outcome = try Program.run(["sh", "-c", text], joinsErrors: true)
        guard outcome.status == 0 else { throw PostgresServerFailure(words: outcome.text) }
        return outcome.text
    }

    private static func children(of process: CInt) -> [CInt] {
        let text = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { CInt($0) }
    }

    /// It runs, and is not only a number that nobody has asked after.
    private static func isThere(_ process: CInt) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // The state stands behind the name in brackets.
        guard let state = text.split(separator: ")").last?.split(separator: " ").first else { return false }
        return state != "Z" && state != "X"
    }

    /// A port that is free now, and below those that the system gives to clients: a server that is started again must
    /// find it free still.
    package static func freePort() throws -> UInt16 {
        while true {
            guard let address = SocketAddress("127.0.0.1:\(UInt16.random(in: 12_000..<32_000))") else { continue }
            if (try? Socket.listen(on: address, sharing: false)) != nil { return address.port }
        }
    }
}

/// Why there is no server, or no answer of `psql`.
package struct PostgresServerFailure: Error, CustomStringConvertible {
    let words: String
    package var description: String { words }
}
