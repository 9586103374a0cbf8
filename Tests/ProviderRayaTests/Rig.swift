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

@testable import ProviderRaya

/// Keeps what an adapter tells.
final class EventLog: ProviderEvents {
    private let events = Mutex<[ProviderEvent]>([])

    func emit(_ event: ProviderEvent) { events.withLock { $0.append(event) } }

    var all: [ProviderEvent] { events.withLock { $0 } }
    var count: Int { events.withLock { $0.count } }
    var words: [String] { all.map { Script.words($0) } }
    var messages: [InboundMessage] {
        all.compactMap { if case .message(let message) = $0 { message } else { nil } }
    }
    var commands: [CommandRequest] {
        all.compactMap { if case .command(let request) = $0 { request } else { nil } }
    }

    /// The words since the last call.
    func take() -> [String] {
        let words = words
        events.withLock { $0 = [] }
        return words
    }
}

extension ScriptedSocket {
    /// Texts, and the lengths of binary frames, in order; no pings.
    var all: [String] {
        frames.compactMap { frame in
            switch frame {
            case .text(RayaFrameWriter.ping): nil
            case .text(let bytes): text(bytes)
            case .binary(let bytes): "binary \(bytes.count)"
            }
        }
    }
    /// The texts that are no pings.
    var said: [String] { texts.filter { $0 != "ping" } }
    var query: QueryItems {
        get throws { try QueryItems(reading: url.query ?? "", plus: .space) }
    }
}

/// A configuration that comes at once, or when the test lets it.
final class ScriptedSource: RayaSettingsSource {
    let answer: LoopBound<RayaBotSettings>
    private let gate: LoopBound<LoopAnswer<Void>?>

    init(_ settings: RayaBotSettings, _ loop: Loop) {
        answer = LoopBound(settings, loop: loop)
        gate = LoopBound(nil, loop: loop)
    }

    /// From now on nothing is answered before ``release()``.
    func hold(_ loop: Loop) { gate.value = LoopAnswer(loop: loop) }
    func release() { gate.value?.give(()) }

    func settings() async -> RayaBotSettings {
        if let gate = gate.value { await gate.wait() }
        return answer.value
    }
}

/// A durable space in memory, which two sessions can share as they would over a restart.
final class ScriptedValues: ProviderValues {
    private let state: LoopBound<[String: [UInt8]]>

    init(_ loop: Loop) { state = LoopBound([:], loop: loop) }

    subscript(_ key: String) -> [UInt8]? { state.value[key] }
    func put(_ key: String, _ value: String) { state.value[key] = utf8(value) }
    func value(_ key: String) async -> [UInt8]? { state.value[key] }
    func set(_ key: String, to value: [UInt8]?, secret: Bool) async { state.value[key] = value }
}

/// Secrets that are written out.
struct LiteralSecrets: ProviderSecrets {
    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in
                throw .unreadableFile(path: path, reason: "there is none")
            }, variable: { _ in nil })
        do throws(ConfigurationError) {
            done(.success(try secret.resolve(in: environment)))
        } catch {
            done(.failure(error))
        }
    }
}

/// A file in memory, which remembers how it was read.
final class MemoryFile: FileSource {
    let bytes: [UInt8]
    private let state = Mutex((reads: 0, readMax: 0, failsAt: Int.max))

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var sizeBytes: Int { bytes.count }
    var readMax: Int { state.withLock { $0.readMax } }
    var reads: Int { state.withLock { $0.reads } }
    /// From the read at this offset on there is nothing.
    func fail(at offset: Int) { state.withLock { $0.failsAt = offset } }

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        let fails = state.withLock { state in
            state.reads += 1
            state.readMax = max(state.readMax, count)
            return offset >= state.failsAt
        }
        if fails { throw ProviderFailure(.unavailable, "The file is gone.", code: "file_gone") }
        return Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
    }
}

extension OutboundFile {
    /// A file for tests.
    static func test(_ file: MemoryFile, _ name: String, _ type: String) -> OutboundFile {
        let id = AttachmentID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 42), random: 1))
        let description = FileDescription(name: name, contentType: type, sizeBytes: file.sizeBytes)
        return OutboundFile(id: id, description: description, vendorFile: nil, source: file)
    }

    static func png(_ bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], _ name: String = "p.png")
        -> OutboundFile
    {
        test(MemoryFile(bytes), name, "image/png")
    }
}

/// A file of WAVE with that much sound in it.
func wave(
    dataBytes: Int = 8000, rate: Int = 16_000, channels: Int = 1, bits: Int = 16, coding: Int = 1,
    before: [UInt8] = []
) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    var file = utf8("RIFF") + little(36 + before.count + dataBytes, 4) + utf8("WAVE") + before + utf8("fmt ")
    file += little(16, 4) + little(coding, 2) + little(channels, 2) + little(rate, 4)
    file += little(rate * channels * bits / 8, 4) + little(channels * bits / 8, 2) + little(bits, 2)
    return file + utf8("data") + little(dataBytes, 4) + [UInt8](repeating: 7, count: dataBytes)
}

/// A session on a manual loop, with the socket played by the test or with a client of its own.
final class Rig {
    let manual: ManualLoop
    let loop: Loop
    let dialler: ScriptedDialler
    let source: ScriptedSource
    let log = EventLog()
    let sink = MemorySink()
    let values: ScriptedValues
    let context: ProviderContext
    let session: RayaSession
    private var messages: UInt64 = 0

    static let wall: Int64 = 1_700_000_010_000
    static var quiet: RayaBotSettings {
        var settings = RayaBotSettings()
        settings.greeting = ""
        return settings
    }

    init(
        _ configuration: RayaConfiguration = Script.configuration, settings: RayaBotSettings = Rig.quiet,
        user: String = #"{"id":"u"}"#, locale: String? = nil, options: ProviderOptions = [:],
        customData: JSONObject = [:], isResumed: Bool = false, usesNetwork: Bool = false, seed: UInt64? = nil,
        manual existing: ManualLoop? = nil, values existingValues: ScriptedValues? = nil, cut: [CutAnswer] = []
    ) throws {
        manual = try existing ?? ManualLoop(seed: seed)
        loop = manual.loop
        dialler = ScriptedDialler(loop)
        source = ScriptedSource(settings, loop)
        values = existingValues ?? ScriptedValues(loop)
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let leg = Identifier(milliseconds: Self.wall, bucket: Bucket(rawValue: 42), random: 7)
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: Raya.operations),
            secrets: LiteralSecrets(),
            logger: Logger(label: "raya", output: LogOutput(sink: sink, level: .debug) { Timestamp.epoch }))
        var context = ProviderContext(
            environment, session: SessionID(leg), leg: LegID(leg), user: try UserProfile(json(user)),
            vendorUserID: "u", locale: locale, customData: customData, options: options, isResumed: isResumed,
            values: values, events: log)
        context.cutAnswers = cut
        self.context = context
        let loop = loop
        let start = loop.now
        let wallClock: @Sendable () -> Int64 = { Self.wall + (loop.now - start).milliseconds }
        let real = ClientSocketDialler(context.client)
        session = RayaSession(
            context, configuration, dialler: usesNetwork ? real : dialler,
            source: usesNetwork ? RayaVendorSettings(environment: environment, configuration: configuration) : source,
            habit: LoopBound(PongHabit(), loop: loop),
            wallClock: wallClock)
    }

    /// The socket that was asked for last.
    var link: ScriptedSocket { dialler.links.value[dialler.links.value.count - 1] }
    var dials: Int { dialler.links.value.count }

    func open() {
        session.assumeIsolated { $0.open() }
        manual.runUntilIdle()
    }

    /// Opens, lets the server agree and answer the early ping.
    func connect() {
        open()
        link.open()
        link.say("pong")
    }

    /// Begins to send as the gateway's pump does; the word for what came of it.
    func begin(
        _ content: UserContent, files: [OutboundFile] = [], as message: MessageID? = nil
    ) -> LoopBound<String> {
        let outcome = LoopBound("pending", loop: loop)
        messages += 1
        let id = message ?? ProviderRayaTests.message(messages)
        let outbound = OutboundMessage(id: id, content: content, isHidden: false, attempt: 1, files: files)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            do throws(SendFailure) {
                try await session.send(outbound)
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
    func send(_ content: UserContent, files: [OutboundFile] = [], as message: MessageID? = nil) -> String {
        begin(content, files: files, as: message).value
    }

    @discardableResult
    func say(_ text: String) -> String { send(.text(text, format: .plain)) }

    @discardableResult
    func show(_ files: [OutboundFile], _ caption: String? = nil, as message: MessageID? = nil) -> String {
        send(.attachment(ids: files.map(\.id), text: caption), files: files, as: message)
    }

    /// Ends, or suspends.
    func finish(suspending: Bool = false) {
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            if suspending { await session.suspend() } else { await session.end() }
        }
        manual.runUntilIdle()
    }

    func pass(_ time: Duration) { manual.advance(by: time) }

    /// Turns the loop until something is so, without moving the clock.
    func run(until condition: () -> Bool) { manual.run(atMost: .seconds(1), until: condition) }
}
