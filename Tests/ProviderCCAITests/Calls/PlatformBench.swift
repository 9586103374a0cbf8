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
import SupportServers
import Telemetry
import Testing
import Transport

@testable import ProviderCCAI

/// The platform as its calls see it, and servers that answer as the test says: the API, and the store of files.
final class PlatformBench {
    let manual: ManualLoop
    let loop: Loop
    let api: BadServer
    let store: BadServer
    let provider: CCAI
    let environment: ProviderEnvironment
    let platform: CCAIPlatform
    let sink = MemorySink()
    /// The next replies to each call, by method and target; the last one for ever.
    ///
    /// A call that has none is answered with 404.
    var replies: [String: [[Act]]] = [:]
    private let client: Client

    init(requestsPerSecond: Int = 10_000, secrets: any ProviderSecrets = PlainSecrets()) throws {
        manual = try ManualLoop()
        loop = manual.loop
        api = try BadServer(loop)
        store = try BadServer(loop)
        client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        var access = CCAIAccess(
            baseURL: "http://127.0.0.1:\(api.port)", username: "acme", token: Secret(literal: "tok:en"))
        access.requestsPerSecond = requestsPerSecond
        var configuration = CCAIConfiguration.tenant
        configuration.access = access
        provider = CCAI(configuration)
        environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: CCAI.operations),
            secrets: secrets,
            logger: Logger(label: "ccai", output: LogOutput(sink: sink, level: .debug) { Timestamp.epoch }))
        platform = try #require(provider.platform(environment))
        api.answer = { [unowned self] request in reply(to: request) }
        store.answer = { _ in [.answer(204)] }
    }

    deinit {
        client.close()
        api.stop()
        store.stop()
        manual.run { client.connectionCount == 0 }
    }

    /// Another view of the same tenant, as a session of another loop has it.
    var other: CCAIPlatform { CCAIPlatform(platform.access, environment, budget: provider.budget) }

    private static func call(_ request: SeenRequest) -> String {
        request.line.split(separator: " ").dropLast().joined(separator: " ")
    }

    private func reply(to request: SeenRequest) -> [Act] {
        let call = Self.call(request)
        guard let listed = replies[call], let first = listed.first else {
            return [.answer(404, #"{"message":"Not Found"}"#)]
        }
        if listed.count > 1 { replies[call] = Array(listed.dropFirst()) }
        return first
    }

    /// An address for one file in the store, with the fields of its policy.
    func presigned(_ key: String) -> [Act] {
        let fields = #"{"key":"\#(key)","policy":"cA==","x-goog-date":"20260101T000000Z"}"#
        return .json(#"{"url":"http://127.0.0.1:\#(store.port)/bucket","fields":\#(fields)}"#)
    }

    // MARK: Driving

    /// Makes a call, and lets time pass until it has its answer.
    func ask<Answer: Sendable>(
        atMost limit: Duration = .seconds(60), step: Duration = .milliseconds(20),
        _ location: SourceLocation = #_sourceLocation,
        _ work: @escaping @Sendable (CCAIPlatform) async throws(CCAIFailure) -> Answer
    ) throws -> Result<Answer, CCAIFailure> {
        let answer = begin(work)
        wait(atMost: limit, step: step, location) { answer.value != nil }
        return try #require(answer.value, sourceLocation: location)
    }

    /// Begins a call.
    func begin<Answer: Sendable>(
        on platform: CCAIPlatform? = nil,
        _ work: @escaping @Sendable (CCAIPlatform) async throws(CCAIFailure) -> Answer
    ) -> LoopBound<Result<Answer, CCAIFailure>?> {
        let answer = LoopBound<Result<Answer, CCAIFailure>?>(nil, loop: loop)
        let platform = platform ?? self.platform
        Task(executorPreference: loop.taskExecutor) {
            do throws(CCAIFailure) {
                answer.value = .success(try await work(platform))
            } catch {
                answer.value = .failure(error)
            }
        }
        manual.runUntilIdle()
        return answer
    }

    /// Turns the loop until something is so, without moving the clock.
    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about: \(calls)", sourceLocation: location)
    }

    /// Lets time pass in small steps until something is so.
    func wait(
        atMost limit: Duration = .seconds(60), step: Duration = .milliseconds(20),
        _ location: SourceLocation = #_sourceLocation, until condition: () -> Bool
    ) {
        let end = loop.now + limit
        while loop.now < end {
            for _ in 0..<20 {
                if condition() { return }
                manual.runUntilIdle()
            }
            manual.advance(by: step)
        }
        if !condition() { Issue.record("this did not come about: \(calls)", sourceLocation: location) }
    }

    // MARK: What came of it

    /// Method and target of each request to the API.
    var calls: [String] { api.requests.map(Self.call) }

    /// The bodies of the requests of one call.
    func bodies(_ call: String) -> [String] {
        api.requests.filter { Self.call($0) == call }.map { text($0.body) }
    }
}

extension Result where Failure == CCAIFailure {
    /// The failure, where it is one.
    var failure: CCAIFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}

extension [Act] {
    /// An answer with JSON.
    static func json(_ text: String, status: Int = 200) -> [Act] {
        [.answer(status, text, "Content-Type: application/json")]
    }

    /// An answer that says no in the platform's words.
    static func no(_ status: Int, _ message: String, _ fields: String...) -> [Act] {
        let body = #"{"message":"\#(message)"}"#
        let lines = fields.map { $0 + "\r\n" }.joined()
        return [
            .send("HTTP/1.1 \(status) X\r\n\(lines)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        ]
    }

    /// The request is taken, and the connection cut before an answer.
    static var cut: [Act] { [.reset] }

    /// A page of something on the way, with a status of success.
    static var page: [Act] {
        [.answer(200, "<html><body>Please sign in</body></html>", "Content-Type: text/html")]
    }
}
