import Chronology
import CloudCredentials
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
import SimulatorConnect
import SimulatorKit
import Telemetry
import Testing
import Transport

@testable import ProviderConnect

/// A fault at the simulator; the adapter has a type of this name as well.
typealias Fault = SimulatorConnect.ConnectFault

/// The adapter and the strict simulator on one loop, over loopback, with a clock that the test moves.
final class Rig {
    static let key = ConnectSimulator.Credential(
        accessKeyID: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
    static let wall: Int64 = 1_772_366_400_000

    let manual: ManualLoop
    let loop: Loop
    let simulator: ConnectSimulator
    let configuration: ConnectConfiguration
    let values: MemoryValues
    let sink = MemorySink()
    let calls: LoopBound<[NotedCall]>
    let replaced: LoopBound<[ConnectOperation: any ConnectTransport]>
    let dials: LoopBound<[SocketRequest]>
    let wallClock: @Sendable () -> Int64
    let clockError: LoopBound<Duration>
    /// Of the instance, whichever session it is.
    let budget: ConnectBudget
    private let environment: ProviderEnvironment
    private(set) var events: KeptEvents
    /// The durable values of the present session.
    private(set) var kept: MemoryValues
    private(set) var session: ConnectSession
    private var messagesNumbered: UInt64 = 0

    init(
        options: ProviderOptions = [:], customData: JSONObject = [:], name: String? = "Zoë",
        initialMessage: OutboundMessage? = nil,
        secrets: any ProviderSecrets = PlainSecrets(),
        configuration change: (inout ConnectConfiguration) -> Void = { _ in },
        simulator changeSimulator: (inout ConnectSimulator.Configuration) -> Void = { _ in }
    ) throws {
        manual = try ManualLoop()
        loop = manual.loop
        let (loop, start) = (loop, manual.loop.now)
        let wallClock: @Sendable () -> Int64 = { Self.wall + (loop.now - start).milliseconds }
        self.wallClock = wallClock
        var server = ConnectSimulator.Configuration(
            address: try #require(SocketAddress("127.0.0.1:0")), credentials: [Self.key])
        server.wallClock = wallClock
        changeSimulator(&server)
        simulator = ConnectSimulator(loop: loop, configuration: server)
        let address = try simulator.start()
        manual.runUntilIdle()
        var configuration = ConnectConfiguration(
            region: "us-east-1", instanceID: "11111111-2222-3333-4444-555555555555",
            flowID: "846ec553-a005-41c0-8341-000000000001")
        configuration.endpoints.control = "http://\(address)"
        configuration.endpoints.participant = "http://\(address)"
        configuration.credentials = CredentialConfiguration(
            accessKeyID: Secret(literal: Self.key.accessKeyID), secretAccessKey: Secret(literal: Self.key.secret))
        configuration.quotaFactor = 0
        change(&configuration)
        self.configuration = configuration
        values = MemoryValues(loop)
        kept = values
        budget = ConnectBudget(factor: configuration.quotaFactor)
        events = KeptEvents(values: values)
        calls = LoopBound([], loop: loop)
        dials = LoopBound([], loop: loop)
        replaced = LoopBound([:], loop: loop)
        clockError = LoopBound(.zero, loop: loop)
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: Connect.operations),
            secrets: secrets,
            logger: Logger(label: "connect", output: LogOutput(sink: sink, level: .debug) { Timestamp.epoch }))
        let made = try Self.makeSession(
            Maker(
                configuration: configuration, environment: environment, values: values, events: events, calls: calls,
                replaced: replaced, dials: dials, wallClock: wallClock, clockError: clockError, budget: budget),
            options: options, customData: customData, name: name, isResumed: false, initialMessage: initialMessage)
        session = made
    }

    /// The parts that a session is made of.
    private struct Maker {
        let configuration: ConnectConfiguration
        let environment: ProviderEnvironment
        let values: MemoryValues
        let events: KeptEvents
        let calls: LoopBound<[NotedCall]>
        let replaced: LoopBound<[ConnectOperation: any ConnectTransport]>
        let dials: LoopBound<[SocketRequest]>
        let wallClock: @Sendable () -> Int64
        let clockError: LoopBound<Duration>
        let budget: ConnectBudget
    }

    private static func makeSession(
        _ maker: Maker, options: ProviderOptions, customData: JSONObject, name: String?, isResumed: Bool,
        mayHaveBegun: Bool = false, initialMessage: OutboundMessage? = nil, leg number: UInt64 = 7,
        standBy: StandBy? = nil
    ) throws -> ConnectSession {
        let leg = Identifier(milliseconds: Self.wall, bucket: Bucket(rawValue: 42), random: number)
        let user = name.map { #"{"id":"u","name":"\#($0)"}"# } ?? #"{"id":"u"}"#
        var context = ProviderContext(
            maker.environment, session: SessionID(leg), leg: LegID(leg),
            user: try UserProfile(try JSONValue(parsing: user)), vendorUserID: "u", locale: nil,
            customData: customData, options: options, isResumed: isResumed, values: maker.values,
            events: maker.events, standBy: standBy)
        context.mayHaveBegun = mayHaveBegun
        context.initialMessage = initialMessage
        var http = ConnectHTTP(configuration: maker.configuration, environment: context.environment)
        let (right, error) = (maker.wallClock, maker.clockError)
        let wallClock: @Sendable () -> Int64 = { right() + error.value.milliseconds }
        http.wallClock = wallClock
        return ConnectSession(
            context, ConnectSetup(maker.configuration), budget: maker.budget,
            transport: NotingTransport(usual: http, calls: maker.calls, replaced: maker.replaced),
            dialler: NotingDialler(usual: context.bareDialler, dials: maker.dials), wallClock: wallClock)
    }

    /// The process ends without a word, and another takes the session up.
    func restart(
        isResumed: Bool = true, options: ProviderOptions = [:], customData: JSONObject = [:],
        initialMessage: OutboundMessage? = nil
    ) throws {
        try succeed(
            options: options, customData: customData, values: values, leg: 7, isResumed: isResumed,
            mayHaveBegun: true, initialMessage: initialMessage)
    }

    /// Another session, of another leg unless told otherwise.
    func succeed(
        options: ProviderOptions = [:], customData: JSONObject = [:], values: MemoryValues? = nil, leg: UInt64 = 8,
        isResumed: Bool = false, mayHaveBegun: Bool = false, initialMessage: OutboundMessage? = nil,
        standBy: StandBy? = nil
    ) throws {
        session.assumeIsolated { $0.shut() }
        manual.runUntilIdle()
        let values = values ?? MemoryValues(loop)
        kept = values
        events = KeptEvents(values: values)
        session = try Self.makeSession(
            Maker(
                configuration: configuration, environment: environment, values: values, events: events, calls: calls,
                replaced: replaced, dials: dials, wallClock: wallClock, clockError: clockError, budget: budget),
            options: options, customData: customData, name: "Zoë", isResumed: isResumed,
            mayHaveBegun: mayHaveBegun, initialMessage: initialMessage, leg: leg, standBy: standBy)
    }

    // MARK: Driving

    /// Opens the session and waits until something is told of it.
    func open(_ location: SourceLocation = #_sourceLocation) {
        begin()
        wait(location) { !self.words.isEmpty }
    }

    func begin() {
        session.assumeIsolated { $0.open() }
        manual.runUntilIdle()
    }

    /// Opens the session and lets the agent come.
    func greet(_ location: SourceLocation = #_sourceLocation) {
        open(location)
        #expect(say("hello", location) == "sent", sourceLocation: location)
        wait(location) { self.said.contains("Hello, Zoë") }
    }

    @discardableResult
    func begin(sending content: UserContent, files: [OutboundFile] = [], id: UInt64? = nil) -> LoopBound<String> {
        let outcome = LoopBound("pending", loop: loop)
        if id == nil { messagesNumbered += 1 }
        let message = OutboundMessage(
            id: Self.message(id ?? messagesNumbered), content: content, isHidden: false, attempt: 1, files: files)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            do throws(SendFailure) {
                try await session.send(message)
                outcome.value = "sent"
            } catch {
                outcome.value = Rig.word(error)
            }
        }
        manual.runUntilIdle()
        return outcome
    }

    static func word(_ failure: SendFailure) -> String {
        switch failure {
        case .notSent(let failure): "notSent \(failure.kind.rawValue)"
        case .refused(let failure): "refused \(failure.kind.rawValue)"
        case .unknown(let failure): "unknown \(failure.kind.rawValue)"
        }
    }

    static func message(_ number: UInt64) -> MessageID {
        MessageID(Identifier(milliseconds: wall, bucket: Bucket(rawValue: 42), random: number << 2))
    }

    /// Sends and waits for what came of it.
    @discardableResult
    func send(
        _ content: UserContent, files: [OutboundFile] = [], _ location: SourceLocation = #_sourceLocation
    ) -> String {
        let outcome = begin(sending: content, files: files)
        wait(location) { outcome.value != "pending" }
        return outcome.value
    }

    @discardableResult
    func say(_ text: String, _ location: SourceLocation = #_sourceLocation) -> String {
        send(.text(text, format: .plain), location)
    }

    /// Does something asynchronous and waits for its answer.
    func ask<Answer: Sendable>(
        _ location: SourceLocation = #_sourceLocation,
        _ work: @escaping @Sendable (ConnectSession) async throws(ProviderFailure) -> Answer
    ) -> Result<Answer, ProviderFailure>? {
        let answer = LoopBound<Result<Answer, ProviderFailure>?>(nil, loop: loop)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            do throws(ProviderFailure) {
                answer.value = .success(try await work(session))
            } catch {
                answer.value = .failure(error)
            }
        }
        wait(location) { answer.value != nil }
        return answer.value
    }

    func add(_ faults: Fault...) {
        simulator.add(faults)
        manual.runUntilIdle()
    }

    func pass(_ time: Duration) { manual.advance(by: time) }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about: \(words)", sourceLocation: location)
    }

    /// Lets time pass in small steps until something is so, for a minute at most.
    func wait(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        for _ in 0..<3000 {
            for _ in 0..<20 {
                if condition() { return }
                manual.runUntilIdle()
            }
            manual.advance(by: .milliseconds(20))
        }
        Issue.record("this did not come about: \(words)", sourceLocation: location)
    }

    /// Lets time pass with nothing awaited, in steps; what comes over the loopback between two of them has no time.
    func idle(_ time: Duration, step: Duration = .milliseconds(20)) {
        let end = loop.now + time
        while loop.now < end {
            for _ in 0..<20 { manual.runUntilIdle() }
            manual.advance(by: min(step, end - loop.now))
        }
        for _ in 0..<50 { manual.runUntilIdle() }
    }

    // MARK: What came of it

    var words: [String] { events.all.map { Words.of($0) } }
    /// Texts of the other side.
    var said: [String] {
        events.messages.compactMap { (try? JSONValue(parsing: $0.content))?["text"]?.stringValue }
    }
    /// Rules that the adapter broke, but for those a fault made it break.
    var violations: [String] { simulator.log.compactMap(\.violation) }
    /// How often an operation was called, and what with.
    func bodies(_ operation: String) -> [JSONValue] {
        simulator.log.filter { $0.operation == operation }.map { (try? JSONValue(parsing: $0.bytes)) ?? .null }
    }
    /// Frames that the simulator hands to the contact's sockets, as it would write them itself.
    func push(item: JSONObject) {
        let content = JSONValue.object(item).description
        let frame: JSONValue = [
            "content": JSONValue(content), "contentType": "application/json", "topic": "aws/chat",
        ]
        simulator.push(frame: frame.encoded())
        manual.runUntilIdle()
    }
    /// The vendor's ids that the session shows.
    var native: JSONObject {
        events.all.reduce(into: JSONObject()) { shown, event in
            switch event {
            case .opened(_, let native), .native(let native):
                for member in native.members { shown.set(member.key, to: member.value) }
            default: break
            }
        }
    }
    var contactID: String { session.assumeIsolated { $0.contact?.id } ?? "" }
    var participantID: String { session.assumeIsolated { $0.contact?.participantID } ?? "" }
}

/// Events in few words.
enum Words {
    static func of(_ event: ProviderEvent) -> String {
        switch event {
        case .opened(let queued, _): queued ? "opened queued" : "opened"
        case .reconnecting(let attempt): "reconnecting \(attempt)"
        case .gap(_, _, let recovered): "gap \(recovered)"
        case .link(let state, let code): "link \(state.rawValue) \(code ?? "")"
        case .message(let message): "message \(text(message))"
        case .delta(_, let index, let text, _, _): "delta \(index) \(text)"
        case .aborted: "aborted"
        case .typing(let started, let role, _, _): "typing \(started) \(role.rawValue)"
        case .participant(let change, let participant):
            "\(change.rawValue) \(participant.role.rawValue) \(participant.name ?? "")"
        case .receipt(let receipt): "receipt \(receipt.isRead ? "read" : "delivered")"
        case .outbound(let update):
            "outbound \(update.state?.rawValue ?? "") \(update.vendorID == nil ? "" : "named")"
        case .native: "native"
        case .ended(let reason, _): "ended \(reason)"
        case .failed(let failure): "failed \(failure.kind.rawValue)"
        case .notice(let failure): "notice \(failure.kind.rawValue)"
        case .authentication(let told): "authentication \(told.stage.rawValue)"
        case .viewRequested: "view"
        case .progress: "progress"
        case .fileRejected: "fileRejected"
        case .fileStored(_, let place): "fileStored \(place.url.hasPrefix("https://attachment.invalid/") ? "here" : "")"
        case .transferFailed(let who): "transfer failed \(who?.name ?? "")"
        case .historyAvailable: "history"
        case .vendorEvent(let name, _): "vendor \(name)"
        case .command, .suggestions, .escalation, .capabilities, .query, .waiting, .deleted, .tokenExpiring,
            .conversationKnown, .suspended, .formRequested, .formCompleted:
            "other"
        }
    }

    private static func text(_ message: InboundMessage) -> String {
        let content = try? JSONValue(parsing: message.content)
        return content?["text"]?.stringValue ?? content?["type"]?.stringValue ?? ""
    }
}

/// A file in memory.
struct BytesInMemory: FileSource {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var sizeBytes: Int { bytes.count }

    func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] {
        Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
    }
}
