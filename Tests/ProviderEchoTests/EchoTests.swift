import Chronology
import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import JSON
import ProviderKit
import Synchronization
import Telemetry
import SupportExpectations
import Testing
import Transport

@testable import ProviderEcho

/// Collects what a provider tells.
private final class Heard: ProviderEvents {
    private let events = Mutex<[ProviderEvent]>([])

    func emit(_ event: ProviderEvent) { events.withLock { $0.append(event) } }

    /// The words for what was told, in order.
    var words: [String] {
        events.withLock { events in
            events.map { event in
                switch event {
                case .opened(let queued, _): queued ? "queued" : "opened"
                case .message(let message): "message " + String(decoding: message.content, as: UTF8.self)
                case .typing(let started, _, _, _): started ? "typing" : "stopped"
                default: "other"
                }
            }
        }
    }
}

/// The outcome of one `send`.
private final class Outcome: Sendable {
    let value = Mutex<Result<Void, SendFailure>?>(nil)
}

private struct NoValues: ProviderValues {
    func value(_ key: String) async -> [UInt8]? { nil }
    func set(_ key: String, to value: [UInt8]?, secret: Bool) async {}
}

@Suite struct EchoTests {
    private let manual: ManualLoop
    private let heard = Heard()
    private let session: EchoSession

    init() throws {
        manual = try ManualLoop()
        let loop = manual.loop
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let bucket = Bucket(rawValue: 1)
        let environment = ConfigurationEnvironment(
            readFile: { path throws(ConfigurationError) in throw .unreadableFile(path: path, reason: "no files here") },
            variable: { _ in nil })
        let output = LogOutput(sink: MemorySink(), level: .debug) { .epoch }
        let surroundings = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: Echo.operations),
            secrets: SecretReader(environment: environment, files: FileThread()),
            logger: Logger(label: "test", output: output))
        let context = ProviderContext(
            surroundings, session: SessionID(Identifier(milliseconds: 1, bucket: bucket, random: 1)),
            leg: LegID(Identifier(milliseconds: 1, bucket: bucket, random: 2)), user: UserProfile(id: "u"),
            vendorUserID: "u", locale: nil, customData: JSONObject(), options: ProviderOptions(), isResumed: false,
            values: NoValues(), events: heard)
        session = EchoSession(context, answers: true)
    }

    private func send(_ content: UserContent) -> Result<Void, SendFailure>? {
        let id = MessageID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 1), random: 3))
        let outcome = Outcome()
        let session = session
        manual.loop.execute {
            Task(executorPreference: session.context.loop.taskExecutor) {
                do throws(SendFailure) {
                    try await session.send(OutboundMessage(id: id, content: content, isHidden: false, attempt: 1))
                    outcome.value.withLock { $0 = .success(()) }
                } catch {
                    outcome.value.withLock { $0 = .failure(error) }
                }
            }
        }
        manual.runUntilIdle()
        return outcome.value.withLock { $0 }
    }

    @Test func whatIsSaidComesBack() throws {
        session.assumeIsolated { $0.open() }
        _ = try #require(send(.text("hello", format: .plain))).get()
        session.assumeIsolated {
            $0.typing(true, preview: nil)
            $0.typing(false, preview: nil)
        }
        expectEqual(
            heard.words, ["opened", #"message {"type":"text","text":"hello","format":"plain"}"#, "typing", "stopped"])
    }

    @Test func aClosedEchoTakesNothing() throws {
        let outcome = try #require(send(.text("hello", format: .plain)))
        guard case .failure(.notSent(let failure)) = outcome else {
            Issue.record("it was taken")
            return
        }
        expectEqual(failure.kind, .notConnected)
        expect(heard.words.isEmpty)
    }

    @Test(arguments: [
        (UserContent.action(ActionChoice(payload: ["size": "L"], text: "Large")), "Large"),
        (.action(ActionChoice(payload: ["size": 1])), #"{"size":1}"#),
        (.location(GeoLocation(latitude: 48, longitude: 11)), "48, 11"),
        (.formResponse(FormResponse(formID: "f", values: ["a": 1])), #"{"a":1}"#),
        (.event(name: "opened", version: nil, data: [:]), "opened"),
        (.raw(["x": true]), #"{"x":true}"#),
    ])
    func everyContentBecomesAText(content: UserContent, text: String) throws {
        let answer = try JSONValue(parsing: EchoTranslation.content(content))
        expectEqual(answer, ["type": "text", "text": .string(text), "format": "plain"])
    }

    @Test func itsCapabilitiesMatchItsConformances() {
        let echo = Echo(answers: true)
        let made: any ProviderSession = session
        expectEqual(echo.capabilities.has(.typing), made is any TypingSession)
        expectEqual(echo.capabilities.has(.receipts), made is any ReceiptSession)
        expectEqual(echo.settlement, .none)
        #expect(throws: ContentProblem.self) { try echo.validate(options: ["menu": 1]) }
    }
}
