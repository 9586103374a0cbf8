import Chronology
import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Synchronization
import Telemetry
import Testing
import Transport

@testable import ProviderVoysis

/// Keeps what an adapter tells.
final class EventLog: ProviderEvents {
    private let events = Mutex<[ProviderEvent]>([])

    func emit(_ event: ProviderEvent) { events.withLock { $0.append(event) } }

    /// Without what is told to nobody but the gateway.
    var all: [ProviderEvent] {
        events.withLock { events in
            events.filter { event in
                guard case .query(let query) = event else { return true }
                return query.stage != .asked && query.stage != .withdrawn
            }
        }
    }
    var words: [String] { all.map { Script.words($0) } }
    var messages: [InboundMessage] {
        all.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }
    /// The texts of the bot's messages.
    var said: [String] {
        messages.compactMap { (try? JSONValue(parsing: $0.content))?["text"]?.stringValue }
    }
    var completed: [JSONObject] {
        all.compactMap { if case .query(let query) = $0, query.stage == .completed { query.data } else { nil } }
    }
    var failures: [ProviderFailure] {
        all.compactMap { if case .query(let query) = $0 { query.failure } else { nil } }
    }
}

extension ScriptedSocket {
    /// The id of the last request.
    var lastID: Int { texts.last.flatMap { try? json($0)["requestId"]?.stringValue }.flatMap { Int($0) } ?? 0 }
}

/// A durable space in memory, which two sessions can share as they would over a restart.
final class ScriptedValues: ProviderValues {
    private let state: LoopBound<[String: [UInt8]]>
    private let secrets: LoopBound<Set<String>>

    init(_ loop: Loop) {
        state = LoopBound([:], loop: loop)
        secrets = LoopBound([], loop: loop)
    }

    subscript(_ key: String) -> String? { state.value[key].map { text($0) } }
    func isSecret(_ key: String) -> Bool { secrets.value.contains(key) }

    func value(_ key: String) async -> [UInt8]? { state.value[key] }

    func set(_ key: String, to value: [UInt8]?, secret: Bool) async {
        state.value[key] = value
        if secret { secrets.value.insert(key) }
    }
}

/// Secrets that are written out.
struct PlainSecrets: ProviderSecrets {
    func read(
        _ secret: Secret, on loop: Loop,
        _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in throw .unreadableFile(path: path, reason: "there is none") },
            variable: { _ in nil })
        do throws(ConfigurationError) {
            done(.success(try secret.resolve(in: environment)))
        } catch {
            done(.failure(error))
        }
    }
}

/// A session on a manual loop, with the socket played by the test or with a client of its own.
final class Rig {
    let manual: ManualLoop
    let loop: Loop
    let dialler: ScriptedDialler
    let log = EventLog()
    let sink = MemorySink()
    let values: ScriptedValues
    let context: ProviderContext
    let session: VoysisSession
    private var messagesNumbered: UInt64 = 0

    static let wall: Int64 = 1_700_000_010_000

    init(
        _ configuration: VoysisConfiguration = Script.configuration, options: ProviderOptions = [:],
        customData: JSONObject = [:], locale: String? = nil, isResumed: Bool = false, usesNetwork: Bool = false,
        manual existing: ManualLoop? = nil, values existingValues: ScriptedValues? = nil,
        accounts: SharedAccounts = SharedAccounts(), vendorUserID: String = "guest-42", startedAt: Instant? = nil
    ) throws {
        manual = try existing ?? ManualLoop()
        loop = manual.loop
        dialler = ScriptedDialler(loop)
        values = existingValues ?? ScriptedValues(loop)
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let leg = Identifier(milliseconds: Self.wall, bucket: Bucket(rawValue: 42), random: 7)
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: Voysis.operations),
            secrets: PlainSecrets(),
            logger: Logger(label: "voysis", output: LogOutput(sink: sink, level: .debug) { Timestamp.epoch }),
            shared: accounts)
        context = ProviderContext(
            environment, session: SessionID(leg), leg: LegID(leg),
            user: try UserProfile(json(#"{"id":"u","email":"ada@example.com"}"#)), vendorUserID: vendorUserID,
            locale: locale, customData: customData, options: options, isResumed: isResumed, values: values, events: log)
        let loop = loop
        let start = startedAt ?? loop.now
        let wallClock: @Sendable () -> Int64 = { Self.wall + (loop.now - start).milliseconds }
        let real = ClientSocketDialler(context.client)
        session = VoysisSession(context, configuration, dialler: usesNetwork ? real : dialler, wallClock: wallClock)
    }

    /// The socket that was asked for last.
    var link: ScriptedSocket { dialler.links.value[dialler.links.value.count - 1] }
    var dials: Int { dialler.links.value.count }

    func open() {
        session.assumeIsolated { $0.open() }
        manual.runUntilIdle()
    }

    /// Sends as the gateway's pump does; the word for what came of it comes later.
    @discardableResult
    func send(_ content: UserContent) -> LoopBound<String> {
        let outcome = LoopBound("pending", loop: loop)
        messagesNumbered += 1
        let message = OutboundMessage(id: message(messagesNumbered), content: content, isHidden: false, attempt: 1)
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
                    case .unknown(let failure): "unknown \(failure.code ?? failure.kind.rawValue)"
                    }
            }
        }
        manual.runUntilIdle()
        return outcome
    }

    @discardableResult
    func say(_ text: String) -> LoopBound<String> { send(.text(text, format: .plain)) }

    /// Speaks: begins, hands pieces over, and ends unless told otherwise; the word for what came of it.
    @discardableResult
    func speak(
        _ pieces: [[UInt8]], type: String = "audio/pcm", isLive: Bool = true, hearsEnd: Bool? = nil,
        finishing: Bool = true
    ) -> LoopBound<String> {
        let outcome = LoopBound("pending", loop: loop)
        messagesNumbered += 1
        var start = SpeechStart(message: message(messagesNumbered), contentType: type, isLive: isLive)
        start.hearsEnd = hearsEnd
        let session = session
        Task(executorPreference: loop.taskExecutor) { [start] in
            do throws(ProviderFailure) {
                try await session.beginAudio(start)
                for piece in pieces {
                    guard try await session.appendAudio(piece) else {
                        outcome.value = "enough"
                        return
                    }
                }
                if finishing { try await session.finishAudio() }
                outcome.value = "done"
            } catch {
                outcome.value = error.code ?? error.kind.rawValue
            }
        }
        manual.runUntilIdle()
        return outcome
    }

    /// Does something asynchronous; says whether it is over.
    @discardableResult
    func run(_ work: @escaping @Sendable (VoysisSession) async -> Void) -> LoopBound<Bool> {
        let isOver = LoopBound(false, loop: loop)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            await work(session)
            isOver.value = true
        }
        manual.runUntilIdle()
        return isOver
    }

    func pass(_ time: Duration) { manual.advance(by: time) }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about: \(log.words)", sourceLocation: location)
    }
}
