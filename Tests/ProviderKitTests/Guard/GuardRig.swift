import Chronology
import Configuration
import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import SupportServers
import Telemetry
import Testing
import Transport

/// A provider's client with guards, and a server that misbehaves, on one manual loop.
final class GuardRig {
    let manual: ManualLoop
    let loop: Loop
    let server: BadServer
    let guards: ProviderGuards
    let registry = MetricRegistry()
    let provider: ProviderClient
    /// Of sessions behind which another provider stands.
    let replaceable: ProviderClient
    let seen: LoopBound<[Breaker.State]>
    /// The definition is in use.
    let isNeeded: LoopBound<Bool>

    static let readThings = ProviderOperation("readThings")
    static let pollThings = ProviderOperation("pollThings", isHeld: true)

    init(_ change: (inout ClientGuards) -> Void = { _ in }) throws {
        manual = try ManualLoop()
        let loop = manual.loop
        self.loop = loop
        server = try BadServer(loop)
        var configuration = ClientGuards()
        configuration.breaker.failuresToOpen = 3
        change(&configuration)
        let seen = LoopBound<[Breaker.State]>([], loop: loop)
        self.seen = seen
        let nowhere = Logger(
            label: "test", output: LogOutput(sink: MemorySink(), level: .debug) { Timestamp(milliseconds: 0) })
        let isNeeded = LoopBound(true, loop: loop)
        self.isNeeded = isNeeded
        guards = ProviderGuards(
            configuration, provider: "vendor", registry, nowhere, isNeeded: { isNeeded.value }
        ) { view in
            seen.value.append(view.state)
        }
        let client = LoopBound(
            Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool()), loop: loop)
        var options = ClientOptions()
        options.timeouts.firstByte = .seconds(2)
        options.timeouts.total = .seconds(5)
        provider = ProviderClient(
            client, provider: "vendor", options: options,
            operations: [.sendMessage, .openSocket, .fetchAttachment, Self.readThings, Self.pollThings],
            guards: LoopGuard(guards, client))
        replaceable = provider.view(CallContext(provider: "vendor", standBy: StandBy()))
    }

    /// The result of a call, as far as tests compare it.
    enum Outcome: Equatable, Sendable {
        case answered(Int)
        case failed(ClientError)
    }

    private final class Box {
        var outcome: Outcome?
    }

    /// Begins a call; its outcome is what the closure gives, once there is one.
    func begin(
        _ method: HTTPMethod = .post, _ operation: ProviderOperation = .sendMessage, hasFallback: Bool = false
    ) throws -> () -> Outcome? {
        let client = hasFallback ? replaceable : provider
        let url = try URI("http://127.0.0.1:\(server.port)/things")
        let body: ClientRequestBody = method == .get ? .none : .bytes([1, 2, 3])
        let request = ClientRequest(method, url, body: body, options: client.options)
        let box = Box()
        let work = LoopBound((request, box), loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            let (request, box) = work.value
            do throws(ClientError) {
                let response = try await client.send(operation, request)
                _ = try await response.body.collect()
                box.outcome = .answered(Int(response.status.code))
            } catch {
                box.outcome = .failed(error)
            }
        }
        return { box.outcome }
    }

    /// Makes a call and waits for its outcome at the present time.
    func call(
        _ method: HTTPMethod = .post, _ operation: ProviderOperation = .sendMessage, hasFallback: Bool = false,
        _ location: SourceLocation = #_sourceLocation
    ) throws -> Outcome? {
        let outcome = try begin(method, operation, hasFallback: hasFallback)
        if !manual.run(until: { outcome() != nil }) {
            Issue.record("the call has no outcome", sourceLocation: location)
        }
        return outcome()
    }

    /// Lets time pass, in small steps, until something is so.
    func wait(
        _ seconds: Int, until condition: () -> Bool, _ location: SourceLocation = #_sourceLocation
    ) {
        for _ in 0..<(seconds * 10) {
            manual.run(atMost: .milliseconds(20), turnsAtOnce: 50, until: condition)
            if condition() { return }
            manual.advance(by: .milliseconds(100))
        }
        if !condition() { Issue.record("this did not come about", sourceLocation: location) }
    }

    /// The methods of the requests that came.
    var methods: [String] { server.requests.map { String($0.line.prefix { $0 != " " }) } }

    func figure(_ line: String) -> Bool {
        String(decoding: registry.exposition(), as: UTF8.self).contains("\n" + line + "\n")
    }
}
