import Chronology
import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Synchronization
import Telemetry
import Testing
import Transport

@testable import ProviderODA

/// Keeps what an adapter tells.
final class EventLog: ProviderEvents {
    private let events = Mutex<[ProviderEvent]>([])

    func emit(_ event: ProviderEvent) { events.withLock { $0.append(event) } }

    var all: [ProviderEvent] { events.withLock { $0 } }
    var words: [String] { all.map { Script.words(.emit($0)) } }
    var messages: [InboundMessage] {
        all.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }

    /// The words since the last call.
    func take() -> [String] {
        let words = words
        events.withLock { $0 = [] }
        return words
    }
}

/// A durable space in memory, which two sessions can share as they would over a restart.
final class ScriptedValues: ProviderValues {
    private struct State {
        var values: [String: [UInt8]] = [:]
        var writes = 0
    }

    private let state: LoopBound<State>
    /// While it is set, nothing gets to the disk.
    let disk: LoopBound<LoopAnswer<Void>?>

    init(_ loop: Loop) {
        state = LoopBound(State(), loop: loop)
        disk = LoopBound(nil, loop: loop)
    }

    subscript(_ key: String) -> [UInt8]? { state.value.values[key] }
    /// How often anything but a secret was written.
    var writes: Int { state.value.writes }

    func put(_ key: String, _ value: String) { state.value.values[key] = utf8(value) }

    func value(_ key: String) async -> [UInt8]? {
        if let disk = disk.value { await disk.wait() }
        return state.value.values[key]
    }

    func set(_ key: String, to value: [UInt8]?, secret: Bool) async {
        if let disk = disk.value { await disk.wait() }
        state.value.values[key] = value
        if !secret { state.value.writes += 1 }
    }
}

/// Files with secrets, read at once or when the test says so.
final class ScriptedSecrets: ProviderSecrets {
    private struct State {
        var files: [String: String] = [:]
        var holds = false
        var waiting: [@Sendable () -> Void] = []
        var reads = 0
    }

    private let state = Mutex(State())

    /// How often a secret was asked for.
    var reads: Int { state.withLock { $0.reads } }

    func write(_ path: String, _ text: String) { state.withLock { $0.files[path] = text } }

    /// From now on nothing is read before ``release()``.
    func hold() { state.withLock { $0.holds = true } }

    func release() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for read in waiting { read() }
    }

    func read(
        _ secret: Secret, on loop: Loop,
        _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let read: @Sendable () -> Void = { [self] in done(resolve(secret)) }
        let isHeld = state.withLock { state in
            state.reads += 1
            if state.holds { state.waiting.append(read) }
            return state.holds
        }
        if !isHeld { read() }
    }

    private func resolve(_ secret: Secret) -> Result<String, ConfigurationError> {
        let files = state.withLock { $0.files }
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                guard let text = files[path] else { throw .unreadableFile(path: path, reason: "there is none") }
                return Array(text.utf8)
            }, variable: { _ in nil })
        do throws(ConfigurationError) {
            return .success(try secret.resolve(in: environment))
        } catch {
            return .failure(error)
        }
    }
}

/// A secret that stands in a file.
func secret(inFile path: String) throws -> Secret {
    let problems = ConfigurationProblems()
    let node = try ConfigurationNode(parsing: utf8("{s: 'file:\(path)'}"))
    let section = try #require(ConfigurationValue(node, path: "", problems: problems).section())
    return try #require(section.optionalSecret("s"))
}

/// A session on a manual loop, with the socket played by the test or with a client of its own.
final class Rig {
    let manual: ManualLoop
    let loop: Loop
    let dialler: ScriptedDialler
    let log = EventLog()
    let sink = MemorySink()
    let values: ScriptedValues
    let lines: LoopBound<ODALines>
    let context: ProviderContext
    private(set) var session: ODASession

    static let wall: Int64 = 1_700_000_010_000

    init(
        _ configuration: ODAConfiguration = Script.configuration, user: String = #"{"id":"u"}"#, locale: String? = nil,
        options: ProviderOptions = [:], isResumed: Bool = false, usesNetwork: Bool = false, seed: UInt64? = nil,
        manual existing: ManualLoop? = nil, secrets: ScriptedSecrets = ScriptedSecrets(),
        values existingValues: ScriptedValues? = nil, vendorUserID: String = "guest-42", beside other: Rig? = nil,
        mayHaveBegun: Bool = false, layers: String = "[]"
    ) throws {
        manual = try existing ?? other?.manual ?? ManualLoop(seed: seed)
        loop = manual.loop
        dialler = other?.dialler ?? ScriptedDialler(loop)
        values = existingValues ?? ScriptedValues(loop)
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let leg = Identifier(milliseconds: Self.wall, bucket: Bucket(rawValue: 42), random: other == nil ? 7 : 8)
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: ODA.operations,
                layers: try Self.stack(layers)),
            secrets: secrets,
            logger: Logger(label: "oda", output: LogOutput(sink: sink, level: .debug) { Timestamp.epoch }),
            accounts: other?.context.accounts)
        var context = ProviderContext(
            environment, session: SessionID(leg), leg: LegID(leg), user: try UserProfile(json(user)),
            vendorUserID: vendorUserID, locale: locale, customData: [:], options: options, isResumed: isResumed,
            values: values, events: log)
        context.mayHaveBegun = mayHaveBegun
        self.context = context
        let loop = loop
        let start = loop.now
        let wallClock: @Sendable () -> Int64 = { Self.wall + (loop.now - start).milliseconds }
        let opener = ODADialler(environment, sockets: usesNetwork ? nil : dialler)
        let shared = ODALines(
            ODAChannel(configuration), loop: loop, dialler: opener, secrets: secrets,
            logger: context.logger, wallClock: wallClock)
        lines = context.accounts.value.object("lines") { [loop] in LoopBound(shared, loop: loop) }
        session = ODASession(context, lines)
    }

    private static func stack(_ layers: String) throws -> LayerStack {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: Array(layers.utf8))
        let list = ConfigurationValue(node, path: "layers", problems: problems).elements() ?? []
        return LayerStack(
            list.map(ClientLayerConfiguration.init), operations: ODA.operations, aliases: ODA.operationAliases,
            secrets: PlainSecrets(), registry: ClientLayerRegistry(), problems: problems)
    }

    /// The socket that was asked for last.
    var link: ScriptedSocket { dialler.links.value[dialler.links.value.count - 1] }
    var dials: Int { dialler.links.value.count }

    func open() {
        session.assumeIsolated { $0.open() }
        // One that goes on reads first what it knew.
        if context.isResumed || context.mayHaveBegun { manual.runUntilIdle() }
    }

    /// Opens, and lets the server agree.
    func connect() {
        open()
        link.open()
    }

    /// Sends as the gateway's pump does; the word for how it failed, or `sent`.
    @discardableResult
    func send(_ content: UserContent, isHidden: Bool = false, files: [OutboundFile] = []) -> String {
        let outcome = begin(content, isHidden: isHidden, files: files)
        // A request and its answer take more turns than a frame.
        manual.run { outcome.value != "pending" }
        return outcome.value
    }

    /// Begins to send; the word for what came of it will be there.
    func begin(_ content: UserContent, isHidden: Bool = false, files: [OutboundFile] = []) -> LoopBound<String> {
        let outcome = LoopBound("pending", loop: loop)
        let message = OutboundMessage(
            id: MessageID(Identifier(milliseconds: Self.wall, bucket: Bucket(rawValue: 42), random: 9)),
            content: content, isHidden: isHidden, attempt: 1, files: files)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            do throws(SendFailure) {
                try await session.send(message)
                outcome.value = "sent"
            } catch {
                outcome.value =
                    switch error {
                    case .notSent(let failure): "notSent \(failure.code ?? failure.kind.rawValue)"
                    case .refused(let failure): "refused \(failure.code ?? failure.kind.rawValue)"
                    case .unknown: "unknown"
                    }
            }
        }
        manual.runUntilIdle()
        return outcome
    }

    @discardableResult
    func say(_ text: String) -> String { send(.text(text, format: .plain)) }

    /// Begins the end, or the suspension; says whether it is over.
    func finish(suspending: Bool = false) -> LoopBound<Bool> {
        let isOver = LoopBound(false, loop: loop)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            if suspending { await session.suspend() } else { await session.end() }
            isOver.value = true
        }
        manual.runUntilIdle()
        return isOver
    }

    func pass(_ time: Duration) { manual.advance(by: time) }

    /// Turns the loop until something is so, without moving the clock.
    func run(until condition: () -> Bool) { manual.run(atMost: .seconds(1), until: condition) }
}
