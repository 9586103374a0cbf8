import Configuration
import Crypto
import Kernel
import PostgreSQL
import Store
import StorePostgreSQL
import Synchronization
import Telemetry

/// The store of a process, with the data directory, which one process has at a time.
final class ServiceStore: Sendable {
    let store: any Store
    /// The same, where it is a file, which can be copied while it runs.
    let file: SQLiteStore?
    /// Held where the store has no lock of its own on the data directory.
    private let lock: Mutex<FileLock?>
    private let eviction = Eviction()

    /// Opens it; blocks until it is ready.
    ///
    /// - Parameters:
    ///   - lockPatience: how long to wait for another process to let go of the data directory.
    ///   - registry: where its figures are listed.
    ///   - standingBy: asked while another process works with the database: whether to wait any longer.
    init(
        _ prepared: ServicePreparation, lockPatience: Duration, registry: MetricRegistry,
        standingBy: @escaping () -> Bool
    ) throws(Service.Failure) {
        let committed = Self.counting(registry)
        let configuration = prepared.configuration
        let directory = configuration.dataDirectory
        let sealing = SealedValues(keys: prepared.keys.sealing)
        do {
            if let database = prepared.database {
                guard let lock = try FileLock.acquire("\(directory)/lock", patience: lockPatience) else {
                    throw Service.Failure(message: "another process uses \(directory)")
                }
                self.lock = Mutex(lock)
                file = nil
                let options = PostgresStoreOptions(
                    database: database, localDirectory: directory, place: try Self.place(directory),
                    committed: committed, evicted: { [eviction] in eviction.come() })
                store = try PostgresStore(options, sealing: sealing, standingBy: standingBy)
            } else {
                let options = SQLiteStoreOptions(
                    directory: directory, fileName: configuration.databaseFile ?? "", lockPatience: lockPatience,
                    committed: committed)
                let file = try SQLiteStore(options, sealing: sealing)
                self.file = file
                store = file
                lock = Mutex(nil)
            }
        } catch let failure as Service.Failure {
            throw failure
        } catch StoreError.closed {
            // The end was asked for while it stood by.
            throw Service.Failure(message: "", status: 0)
        } catch let error as StoreError {
            throw Service.Failure(message: error.words(configuration))
        } catch {
            throw Service.Failure(message: "\(directory): \(error)")
        }
    }

    /// The name of a data directory among all, made once and kept in it.
    private static func place(_ directory: String) throws(SystemError) -> String {
        let file = "\(directory)/place"
        do throws(SystemError) {
            try Files.createWhole(file, Hex.encode(secureRandomBytes(16).span))
        } catch {
            if !error.isExisting { throw error }
        }
        return String(decoding: try Files.read(file, bytesMax: 64), as: UTF8.self)
    }

    /// Counts commits, and the transactions that share them.
    private static func counting(_ registry: MetricRegistry) -> @Sendable (Int) -> Void {
        let groups = registry.counter("trunkline_store_groups_total", help: "Commits of the store.")
        let transactions = registry.counter(
            "trunkline_store_transactions_total", help: "Changes that went into the commits of the store.")
        return { count in
            groups.increment()
            transactions.increment(by: count)
        }
    }

    /// Says what is done once another process has taken the database, so that this one cannot go on; on any thread.
    func whenEvicted(_ action: @escaping @Sendable () -> Void) { eviction.await(action) }

    /// Answers what waits, and lets go of the data directory.
    func close() {
        store.close()
        lock.withLock { $0 = nil }
    }
}

/// The loss of the database, which may come before anybody waits for it.
private final class Eviction: Sendable {
    private struct State {
        var hasCome = false
        var action: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    func come() {
        let action = state.withLock { state in
            state.hasCome = true
            return state.action
        }
        action?()
    }

    func await(_ action: @escaping @Sendable () -> Void) {
        let hasCome = state.withLock { state in
            state.action = action
            return state.hasCome
        }
        if hasCome { action() }
    }
}

extension PostgresOptions {
    /// The database of a configuration; `nil` where its store is a file.
    init?(_ configuration: GatewayConfiguration, in environment: ConfigurationEnvironment) throws(ConfigurationError) {
        guard case .postgres(let postgres) = configuration.store else { return nil }
        let url = try postgres.url.resolve(in: environment)
        do throws(PostgresOptionsError) {
            try self.init(url)
        } catch {
            throw postgres.url.unusable("\(error)")
        }
    }
}
