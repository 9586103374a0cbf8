import Crypto
import EventLoop
import Glibc
import HTTPWire
import Kernel
import SupportServers
import Testing
import Transport
@testable import HTTPClient

/// The outcome of a request, as far as tests compare it.
enum Outcome: Equatable, Sendable {
    case answered(Int, String)
    /// A head came, the body did not come whole.
    case broken(Int, ClientError)
    case failed(ClientError)
    /// The task is still waiting.
    case pending

    var error: ClientError? {
        switch self {
        case .broken(_, let error), .failed(let error): error
        case .answered, .pending: nil
        }
    }

    var status: Int? {
        switch self {
        case .answered(let status, _), .broken(let status, _): status
        case .failed, .pending: nil
        }
    }
}

/// Where a task puts what came of it.
final class OutcomeBox {
    var outcome = Outcome.pending
    var url = ""
    var isDone: Bool { outcome != .pending }
}

extension Client {
    /// Sends, reads the whole body, and tells what came of it.
    func outcome(_ request: ClientRequest, into box: OutcomeBox) async {
        do throws(ClientError) {
            let response = try await send(request)
            box.url = response.url.description
            let status = Int(response.status.code)
            do throws(ClientError) {
                let body = try await response.body.collect()
                box.outcome = .answered(status, String(decoding: body, as: UTF8.self))
            } catch {
                box.outcome = .broken(status, error)
            }
        } catch {
            box.outcome = .failed(error)
        }
    }
}

/// A client and a misbehaving server on one manual loop.
final class Bench {
    let manual: ManualLoop
    let loop: Loop
    let server: BadServer
    let resolver: Resolver
    let client: Client

    init(seed: UInt64? = nil, limits: PoolLimits = PoolLimits()) throws {
        manual = try ManualLoop(seed: seed)
        loop = manual.loop
        server = try BadServer(loop)
        resolver = try Resolver(loop: loop)
        client = Client(loop: loop, resolver: resolver, random: RandomPool(), limits: limits)
    }

    func url(_ path: String = "/", scheme: String = "http") throws -> URI {
        try URI("\(scheme)://127.0.0.1:\(server.port)\(path)")
    }

    func get(_ path: String = "/", _ change: (inout ClientOptions) -> Void = { _ in }) throws -> ClientRequest {
        var options = ClientOptions()
        change(&options)
        return ClientRequest(.get, try url(path), options: options)
    }

    /// Begins a request in a task of the loop.
    @discardableResult
    func begin(_ request: ClientRequest) -> (box: OutcomeBox, task: Task<Void, Never>) {
        let box = OutcomeBox()
        let work = LoopBound((client, request, box), loop: loop)
        let task = Task(executorPreference: loop.taskExecutor) {
            let (client, request, box) = work.value
            await client.outcome(request, into: box)
        }
        return (box, task)
    }

    /// Sends and runs the loop, at its present time, until there is an outcome.
    func outcome(_ request: ClientRequest) -> Outcome {
        let (box, _) = begin(request)
        run { box.isDone }
        return box.outcome
    }

    /// Runs a piece of a test as a task of the loop, to its end.
    func inTask(_ body: @escaping (Bench) async -> Void) {
        let work = LoopBound((self, body), loop: loop)
        let isDone = LoopBound(false, loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            let (bench, body) = work.value
            await body(bench)
            isDone.value = true
        }
        run { isDone.value }
    }

    func run(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) {
        guard !manual.run(until: condition) else { return }
        Issue.record("this did not come about", sourceLocation: location)
    }

    /// Lets everything that is on its way over loopback arrive.
    func settle() {
        for _ in 0..<25 { manual.runUntilIdle() }
        // On a busy machine the kernel itself may need its turn for that.
        usleep(50)
        for _ in 0..<25 { manual.runUntilIdle() }
    }

    /// Moves the clock, with everything on its way arriving before and after.
    func advance(_ duration: Duration) {
        settle()
        manual.advance(by: duration)
        settle()
    }
}
