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
import Telemetry
import Testing
import Transport

@testable import ProviderCCAI

/// A session on a loop of the test's, with a platform that the test plays and a clock that it moves.
final class ChatRig {
    /// 2026-01-01T00:00:00Z.
    static let wall: Int64 = 1_767_225_600_000

    let manual: ManualLoop
    let loop: Loop
    let platform: ScriptedPlatform
    let values: MemoryValues
    let hooks: MemoryHooks
    let wallClock: @Sendable () -> Int64
    let configuration: CCAIConfiguration
    private let environment: ProviderEnvironment
    private(set) var events: KeptEvents
    private(set) var session: CCAISession
    private var deliveries = 0

    init(
        _ options: ProviderOptions = ["menuId": 105], user: String = #"{"id":"u-7","name":"Zoë"}"#,
        customData: JSONObject = [:], unverified: Set<String> = [], layers: String = "[]",
        configuration change: (inout CCAIConfiguration) -> Void = { _ in }
    ) throws {
        manual = try ManualLoop()
        loop = manual.loop
        let (loop, start) = (loop, manual.loop.now)
        let wallClock: @Sendable () -> Int64 = { Self.wall + (loop.now - start).milliseconds }
        self.wallClock = wallClock
        platform = ScriptedPlatform(loop, wallClock: wallClock)
        values = MemoryValues(loop)
        hooks = MemoryHooks(loop)
        events = KeptEvents(values: values)
        var configuration = CCAIConfiguration.tenant
        configuration.formSecret = Secret(literal: Secrets.form)
        configuration.access = CCAIAccess(
            baseURL: "https://acme.example.test", username: "acme", token: Secret(literal: "an-api-token"))
        change(&configuration)
        self.configuration = configuration
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: CCAI.operations,
                layers: try Self.stack(layers)),
            secrets: PlainSecrets(),
            logger: Logger(label: "ccai", output: LogOutput(sink: MemorySink(), level: .debug) { Timestamp.epoch }))
        beginning = Beginning(options: options, user: user, customData: customData, unverified: unverified)
        session = try Self.session(
            beginning, configuration, environment, values, hooks, events, platform, wallClock, isResumed: false)
    }

    private static func stack(_ layers: String) throws -> LayerStack {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: Array(layers.utf8))
        let list = ConfigurationValue(node, path: "layers", problems: problems).elements() ?? []
        return LayerStack(
            list.map(ClientLayerConfiguration.init), operations: CCAI.operations, aliases: CCAI.operationAliases,
            secrets: PlainSecrets(), registry: ClientLayerRegistry(), problems: problems)
    }

    /// The beginning of a session.
    private struct Beginning {
        let options: ProviderOptions
        let user: String
        let customData: JSONObject
        let unverified: Set<String>
    }

    private let beginning: Beginning

    private static func session(
        _ beginning: Beginning, _ configuration: CCAIConfiguration, _ environment: ProviderEnvironment,
        _ values: MemoryValues, _ hooks: MemoryHooks, _ events: KeptEvents, _ platform: ScriptedPlatform,
        _ wallClock: @escaping @Sendable () -> Int64, isResumed: Bool
    ) throws -> CCAISession {
        let id = Identifier(milliseconds: wall, bucket: Bucket(rawValue: 42), random: 7)
        let profile = try UserProfile(try JSONValue(parsing: beginning.user))
        var context = ProviderContext(
            environment, session: SessionID(id), leg: LegID(id), user: profile, vendorUserID: profile.id, locale: nil,
            customData: beginning.customData, options: beginning.options, isResumed: isResumed, values: values,
            events: events)
        context.unverifiedNames = beginning.unverified
        context.hooks = hooks
        return CCAISession(context, CCAI(configuration), calls: platform, wallClock: wallClock)
    }

    /// The process ends without a word, and another takes the session up.
    func restart(isResumed: Bool = true) throws {
        session.assumeIsolated { $0.shut() }
        manual.runUntilIdle()
        events = KeptEvents(values: values)
        session = try Self.session(
            beginning, configuration, environment, values, hooks, events, platform, wallClock, isResumed: isResumed)
    }

    // MARK: Driving

    /// Opens the session and lets everything happen that takes no time.
    func open() {
        session.assumeIsolated { $0.open() }
        manual.runUntilIdle()
    }

    /// The delivery that a webhook of a chat's brings.
    func delivery(_ type: String, _ body: JSONObject = [:], chat: Int = 37_001) -> HookDelivery {
        let event: JSONValue = [
            "event_type": JSONValue(type), "timestamp": JSONValue(Timestamp(milliseconds: wallClock()).rfc3339),
            "chat_id": JSONValue(chat), "body": .object(body),
        ]
        deliveries += 1
        return HookDelivery(
            vendorUserID: "u-7", conversationID: "chat:\(chat)", eventID: "delivery-\(deliveries)",
            payload: event.encoded())
    }

    /// A webhook arrives; whether it was taken.
    @discardableResult
    func hear(_ type: String, _ body: JSONObject = [:], chat: Int = 37_001) -> Bool {
        let delivery = delivery(type, body, chat: chat)
        let isTaken = session.assumeIsolated { $0.deliver(delivery) }
        manual.runUntilIdle()
        return isTaken
    }

    /// The other side says something.
    func hear(from type: String, _ text: String) {
        hear(
            "message_received",
            ["sender": ["id": 71, "type": JSONValue(type)], "message": ["type": "text", "content": JSONValue(text)]])
    }

    @discardableResult
    func begin(
        sending content: UserContent, files: [OutboundFile] = [], number: UInt64 = 1
    ) -> LoopBound<String> {
        let outcome = LoopBound("pending", loop: loop)
        let message = Self.message(content, files: files, number)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            do throws(SendFailure) {
                try await session.send(message)
                outcome.value = "sent"
            } catch {
                outcome.value = ChatRig.word(error)
            }
        }
        manual.runUntilIdle()
        return outcome
    }

    /// Sends something and says what came of it, after so long.
    func send(
        _ content: UserContent, files: [OutboundFile] = [], number: UInt64 = 1, after time: Duration = .zero
    ) -> String {
        let outcome = begin(sending: content, files: files, number: number)
        if time > .zero { pass(time) }
        return outcome.value
    }

    func say(_ text: String, number: UInt64 = 1) -> String { send(.text(text, format: .plain), number: number) }

    static func message(_ content: UserContent, files: [OutboundFile] = [], _ number: UInt64) -> OutboundMessage {
        let id = Identifier(milliseconds: wall, bucket: Bucket(rawValue: 42), random: number << 2)
        return OutboundMessage(id: MessageID(id), content: content, isHidden: false, attempt: 1, files: files)
    }

    static func word(_ failure: SendFailure) -> String {
        switch failure {
        case .notSent(let failure): "notSent \(failure.kind.rawValue)"
        case .refused(let failure): "refused \(failure.kind.rawValue)"
        case .unknown(let failure): "unknown \(failure.kind.rawValue)"
        }
    }

    /// Does something asynchronous; nil while there is no answer after so long.
    func ask<Answer: Sendable>(
        for time: Duration = .zero,
        _ work: @escaping @Sendable (CCAISession) async throws(ProviderFailure) -> Answer
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
        manual.runUntilIdle()
        if time > .zero { pass(time) }
        return answer.value
    }

    /// Ends the session, and lets so much time pass; whether that has returned.
    @discardableResult
    func end(for time: Duration = .zero) -> Bool {
        let isDone = LoopBound(false, loop: loop)
        let session = session
        Task(executorPreference: loop.taskExecutor) {
            await session.end()
            isDone.value = true
        }
        manual.runUntilIdle()
        if time > .zero { pass(time) }
        return isDone.value
    }

    func pass(_ time: Duration) {
        manual.advance(by: time)
        manual.runUntilIdle()
    }

    // MARK: What came of it

    var words: [String] { events.all.compactMap { Self.word($0) } }

    var isEndNotified: Bool { session.assumeIsolated { $0.isEndNotified } }

    /// The names by which webhooks without a chat find the session, in the order in which they were told.
    var users: [String] {
        events.all.compactMap { event in
            if case .conversationKnown(let id) = event, id.hasPrefix("user:") { id } else { nil }
        }
    }

    /// The record that is kept of the chat.
    var record: CCAIChatRecord? {
        values[CCAIChatRecord.key].flatMap { CCAIChatRecord(decoding: Array($0.utf8)) }
    }

    /// An event in few words; nil for what these tests do not look at.
    private static func word(_ event: ProviderEvent) -> String? {
        switch event {
        case .opened(let queued, _): queued ? "opened queued" : "opened"
        case .waiting(_, .some(let seconds)): "waiting \(seconds)"
        case .gap(_, _, let isRecovered): isRecovered ? "gap, recovered" : "gap"
        case .reconnecting(let attempt): "reconnecting \(attempt)"
        case .conversationKnown(let id): id.hasPrefix("user:") ? nil : "known \(id)"
        case .message(let message):
            "\(message.role.rawValue): \((try? JSONValue(parsing: message.content))?["text"]?.stringValue ?? "")"
        case .outbound(let update): "outbound \(update.state?.rawValue ?? "")"
        case .participant(let change, let who): "\(change.rawValue) \(who.role.rawValue)"
        case .suspended(let reason): "suspended \(reason)"
        case .command(let request): "command \(request.name)"
        case .formRequested(let form): "form \(form.id) \(form.name)"
        case .formCompleted(let form): "form \(form.id) done"
        case .ended(let reason, let role): "ended \(reason) \(role.rawValue)"
        case .failed(let failure): "failed \(failure.kind.rawValue) \(failure.code ?? "")"
        case .notice(let failure): "notice \(failure.kind.rawValue)"
        default: nil
        }
    }
}
