import Chronology
import Configuration
package import Conversations
import EventLoop
package import Gateway
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// A gateway in this process over loopback: real loops, a real store in a temporary folder, a port of the kernel's.
///
/// Unless a test names a folder, it is in memory.
package final class InProcessGateway: Sendable {
    package let gateway: Gateway
    package let store: FaultyStore
    private let log: MemorySink
    package let port: Int
    /// The port of the `admin` listener; 0 where none is configured.
    package let adminPort: Int
    package let folder: TestFolder
    package let contract: Contract
    private let server: Server
    private let adminServer: Server?
    private let group: LoopGroup

    /// The backend, which calls with the first app's secret key, each answer held to the contract.
    package var backend: Caller { Caller(port: port, credential: Samples.secretKey, contract: contract) }

    /// Starts a gateway with the providers of the catalogue and those for tests.
    ///
    /// - Parameters:
    ///   - idleEnd: shorter than a file may say.
    ///   - ahead: the time by which its clocks run ahead of the machine's, as if it had been started so much later.
    ///   - beforeStart: what is done to the store before anything is read from it.
    package init(
        _ yaml: String = Samples.twoApps(scripted: true), in folder: TestFolder = TestFolder(.memory),
        spoolDisk: any SpoolDisk = LocalDisk(), idleEnd: Duration? = nil, ahead: Duration = .zero,
        beforeStart: (FaultyStore) async throws -> Void = { _ in }
    ) async throws {
        self.folder = folder
        log = MemorySink()
        let kinds: [any Provider.Type] =
            Catalogue.kinds + [
                ScriptedProvider.self, MuteProvider.self, SpeakingProvider.self, FilesProvider.self,
                AgentsProvider.self, OpeningProvider.self,
            ]
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: Array(yaml.utf8))
        let decoded = GatewayConfiguration(decoding: node, kinds: kinds.map { $0.kind }, problems: problems)
        guard var configuration = decoded, problems.isEmpty else {
            throw WireError.noAnswer("the configuration is wrong: \(problems.all)")
        }
        if configuration.spool.directory == nil { configuration.spool.directory = folder.path + "/spool" }
        if let idleEnd { configuration.sessions.idleEnd = idleEnd }
        // A busy machine, or a store that a test holds, must not have calls turned away that a test counts on.
        if !yaml.contains("shedding") {
            configuration.limits.shedding.loopLag = .zero
            configuration.limits.shedding.storeWait = .zero
        }
        store = FaultyStore(try TestStore.open(in: folder))
        group = try LoopGroup(count: configuration.loops)
        let output = LogOutput(sink: log, level: .debug) { Timestamp(milliseconds: WallClock.milliseconds) }
        let nowhere = Self.nowhere
        gateway = try Gateway(
            configuration, configurationVersion: "test", environment: nowhere, kinds: kinds,
            secretKeys: configuration.resolvedSecretKeys(in: nowhere),
            adminKeys: configuration.resolvedAdminKeys(in: nowhere),
            tokenSecrets: [Array("a secret of tests only".utf8)], store: store, group: group,
            logger: Logger(label: "test", output: output), version: "0.0.0", spoolDisk: spoolDisk)
        let limits = configuration.limits
        let http = HTTPServerLimits(
            http1: HTTP1Limits(
                startLineBytesMax: min(16_384, limits.headerBytesMax), fieldLineBytesMax: limits.headerBytesMax,
                headBytesMax: limits.headerBytesMax, bodyBytesMax: limits.bodyBytesMax))
        server = Server(group: group, router: Router(gateway.routes), limits: http, hooks: gateway.hooks)
        for loop in group.loops { _ = try loop.start() }
        await Self.skip(ahead, on: group)
        try await gateway.prepare()
        guard let any = SocketAddress("127.0.0.1:0") else { throw WireError.noAnswer("no address") }
        port = Int(try server.listen(on: any).port)
        if configuration.admin == nil {
            (adminServer, adminPort) = (nil, 0)
        } else {
            let admin = Server(group: group, router: Router(gateway.adminRoutes), hooks: gateway.adminHooks)
            (adminServer, adminPort) = (admin, Int(try admin.listen(on: any).port))
        }
        try await beforeStart(store)
        try await gateway.start()
        let caller = Caller(port: port)
        contract = try await Contract.shared { try await caller.get("/openapi.json").json }
    }

    /// An environment without variables and without files, but for the zones that calendars have.
    private static var nowhere: ConfigurationEnvironment {
        ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                guard path.hasPrefix("/usr/share/zoneinfo/"), let bytes = try? Files.read(path, bytesMax: 1 << 20)
                else {
                    throw .unreadableFile(path: path, reason: "a test")
                }
                return bytes
            },
            variable: { _ in nil })
    }

    /// Lets time pass on its loops at once: their timers, and the wall clock that sessions and tokens go by.
    ///
    /// Waits for the disk or a socket go on in real time. A timer that comes round each second fires once, however long
    /// the time is.
    package func skip(_ duration: Duration) async { await Self.skip(duration, on: group) }

    private static func skip(_ duration: Duration, on group: LoopGroup) async {
        // The first loop, which looks after deadlines of all, is never ahead of another.
        for loop in group.loops.reversed() {
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                loop.execute {
                    loop.skip(duration)
                    // Fires in the turn in which all fires that has become due.
                    loop.schedule(after: .zero) { done.resume() }
                }
            }
        }
    }

    /// The lines of its log, one JSON object each.
    package var logLines: [String] { log.lines }

    /// Ends it in order; the folder stays for another one.
    package func stop() async {
        gateway.drain()
        await server.drain(within: .milliseconds(200), idle: .zero)
        await gateway.stop()
        await adminServer?.drain(within: .zero)
        for loop in group.loops { loop.stop() }
        store.close()
    }

    /// Ends it the way `SIGTERM` does, for readers to see.
    package func beginDraining() { gateway.drain() }
}

/// Runs a test against a gateway of its own.
package func withGateway(
    _ yaml: String = Samples.twoApps(scripted: true), in folder: TestFolder = TestFolder(.memory),
    spoolDisk: any SpoolDisk = LocalDisk(), _ body: (InProcessGateway) async throws -> Void
) async throws {
    let gateway = try await InProcessGateway(yaml, in: folder, spoolDisk: spoolDisk)
    do {
        try await body(gateway)
    } catch {
        await gateway.stop()
        throw error
    }
    await gateway.stop()
}

/// Runs a gateway, and a second one over what the first left on the disk.
///
/// - Parameters:
///   - begin: gives the session to go on with.
///   - goOn: sees the same session at the second gateway.
package func withRestart(
    _ yaml: String = Samples.twoApps(scripted: true),
    _ begin: (InProcessGateway) async throws -> Conversation, goOn: (Conversation) async throws -> Void
) async throws {
    let folder = TestFolder()
    var made = JSONValue.null
    try await withGateway(yaml, in: folder) { gateway in made = try await begin(gateway).made }
    let session = made
    try await withGateway(yaml, in: folder) { gateway in
        try await goOn(try Conversation(gateway.backend, made: session))
    }
}

/// One gateway for all tests of a process that need nothing special; each makes users and sessions of its own.
package actor SharedGateway {
    package static let shared = SharedGateway()
    private var starting: Task<InProcessGateway, any Error>?

    package func gateway() async throws -> InProcessGateway {
        if starting == nil {
            // All tests call from one address, and far more often than one person would.
            let rates = "{sessionsPerAddressPerMinute: 0, sessionsPerKeyPerSecond: 0}"
            let more = "limits: {sessionsPerUserMax: 10000, publishable: \(rates)}"
            starting = Task { try await InProcessGateway(Samples.twoApps(scripted: true, more: more)) }
        }
        guard let starting else { throw WireError.noAnswer("no gateway") }
        return try await starting.value
    }
}

/// A caller with the secret key at the shared gateway.
package func backend() async throws -> Caller { try await SharedGateway.shared.gateway().backend }

/// Sealing that hides nothing; for tests.
struct PlainSealing: StoreSealing {
    func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
    func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed }
}
