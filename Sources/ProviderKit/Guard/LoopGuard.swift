public import EventLoop
public import HTTPClient
public import HTTPWire
import Kernel

/// The guards of one provider's client on one loop: what stands between the layers and the connection
/// (`client-layer.md`, "Order and signing").
///
/// The breaker counts calls; what they count with, and the rate limit, is shared with the clients on the other loops.
/// The loop on which a breaker has opened makes its probes.
public final class LoopGuard: CallGuard {
    private let guards: ProviderGuards
    private let client: LoopBound<Client>

    /// - Parameter client: the one that probes go through.
    public init(_ guards: ProviderGuards, _ client: LoopBound<Client>) {
        self.guards = guards
        self.client = client
    }

    private var loop: Loop { client.loop }

    // MARK: Requests

    /// Lets a request go where the breaker is closed and the rate limit has a place, and makes it again where that is
    /// safe, may help, and is within the budget and `timeouts.total`.
    public func run(_ call: ProviderCall, _ next: GuardedExchange) async throws(ClientError) -> ClientResponse {
        guard let origin = GuardedOrigin(call.url) else { throw .badURL }
        var generation = try admit(origin)
        guards.countCall()
        let deadline = call.options.timeouts.total.map { loop.now + $0 }
        var attempts = 0
        while true {
            let attempt = try await placed(call, until: deadline)
            if let later = try await waitForTurn(call, origin) { generation = later }
            attempts += 1
            let result: Result<ClientResponse, ClientError>
            do throws(ClientError) {
                result = .success(try await next.send(attempt))
            } catch {
                result = .failure(error)
            }
            let verdict = Self.verdict(on: result, of: call)
            if let pause = pause(after: verdict, call, attempts, until: deadline) {
                if case .success(let response) = result { response.body.cancel() }
                guards.noteSign(verdict.sign, of: call, from: origin, at: loop.now)
                await loop.sleep(for: pause)
                // Others may have found out meanwhile that there is nobody.
                _ = try admit(origin)
                continue
            }
            ended(origin, generation, verdict, call)
            return try result.get()
        }
    }

    private func admit(_ origin: GuardedOrigin) throws(ClientError) -> Int {
        switch guards.admit(origin, at: loop.now) {
        case .success(let generation): return generation
        case .failure(let refusal): throw .breakerOpen(retryAfter: refusal.after)
        }
    }

    /// Waits with a call behind which another provider stands, while the vendor seems to hang; the generation of the
    /// breaker, where it waited.
    private func waitForTurn(
        _ call: ProviderCall, _ origin: GuardedOrigin
    ) async throws(ClientError) -> Int? {
        guard call.context.hasFallback, !call.operation.isHeld else { return nil }
        var generation: Int?
        while true {
            let waiter = LoopWaiter(loop: loop)
            let turn = guards.turn(of: call.context.requestID, at: origin, at: loop.now) { [loop] in
                loop.execute { waiter.signal() }
            }
            switch turn {
            case .go: return generation
            case .refused(let wait): throw .breakerOpen(retryAfter: wait)
            case .wait(let number, let limit):
                _ = await waiter.wait(atMost: limit - loop.now)
                guards.stopWaitingForTurn(number)
                guard !Task.isCancelled else { throw .cancelled }
                generation = try admit(origin)
            }
        }
    }

    /// The call once there is a place for it under the rate limit, with the time that is left.
    private func placed(_ call: ProviderCall, until deadline: Instant?) async throws(ClientError) -> ProviderCall {
        var call = call
        let patience = deadline.map { Self.patience(within: max(.zero, $0 - loop.now)) } ?? Self.patienceWithoutEnd
        switch guards.reservePlace(atMost: patience, at: loop.now) {
        case .refused(let wait): throw .rateLimited(retryAfter: wait)
        case .after(.zero): break
        case .after(let wait):
            await loop.sleep(for: wait)
            guard !Task.isCancelled else { throw .cancelled }
        }
        if let deadline { call.options.timeouts.total = max(.milliseconds(1), deadline - loop.now) }
        return call
    }

    /// How long a call waits for its place that may take so long: what is left has to do for the vendor.
    private static func patience(within limit: Duration) -> Duration { limit - min(.seconds(1), limit / 2) }

    /// How long a call without an end waits for its place.
    private static let patienceWithoutEnd: Duration = .seconds(10)

    private static func verdict(
        on result: Result<ClientResponse, ClientError>, of call: ProviderCall
    ) -> CallVerdict {
        let isReading = call.method == .get || call.method == .head
        switch result {
        case .success(let response):
            return CallVerdict(
                status: response.status, response.head.fields, isReading: isReading, isHeld: call.operation.isHeld)
        case .failure(let error):
            return CallVerdict(error, isReading: isReading, isHeld: call.operation.isHeld)
        }
    }

    /// How long to wait until a call is made again; nil where it is not.
    private func pause(
        after verdict: CallVerdict, _ call: ProviderCall, _ attempts: Int, until deadline: Instant?
    ) -> Duration? {
        guard verdict.isSafeToRepeat, !call.context.hasFallback, !call.operation.isHeld, call.body.bytes != nil,
            !Task.isCancelled
        else { return nil }
        var random = SystemRandomNumberGenerator()
        let pause = RetryBudget.pause(afterAttempts: attempts, asked: verdict.asked, &random)
        if let deadline, loop.now + pause >= deadline { return nil }
        return guards.spendRetry(afterAttempts: attempts) ? pause : nil
    }

    // MARK: Dials

    /// Lets a socket be opened where the breaker is closed and the rate limit has a place: at once, or after so long.
    public func admit(dial call: ProviderCall) throws(ClientError) -> Duration {
        guard let origin = GuardedOrigin(call.url) else { throw .badURL }
        _ = try admit(origin)
        switch guards.reservePlace(atMost: Self.patienceWithoutEnd, at: loop.now) {
        case .after(let wait): return wait
        case .refused(let wait): throw .rateLimited(retryAfter: wait)
        }
    }

    /// Waits while the vendor seems to hang and another provider stands by.
    public func waitForTurn(dial call: ProviderCall) async throws(ClientError) {
        guard let origin = GuardedOrigin(call.url) else { throw .badURL }
        _ = try await waitForTurn(call, origin)
    }

    /// Waits for the next verdict of a probe.
    public func waitForProbe(of call: ProviderCall, _ next: @escaping (_ isAlive: Bool) -> Void) -> ProbeWait? {
        guard let origin = GuardedOrigin(call.url) else { return nil }
        let waiting = LoopBound<((Bool) -> Void)?>(next, loop: loop)
        let number = guards.wait(for: origin) { [loop] isAlive in
            loop.execute {
                guard let next = waiting.value else { return }
                waiting.value = nil
                next(isAlive)
            }
        }
        guard let number else { return nil }
        return ProbeWait { [guards] in
            waiting.value = nil
            guards.stopWaiting(number)
        }
    }

    /// A dial has opened, or has not; what becomes of an open socket is no matter of the breaker.
    public func ended(dial call: ProviderCall, _ outcome: Result<HTTPStatus, ClientError>) {
        guard let origin = GuardedOrigin(call.url) else { return }
        let verdict =
            switch outcome {
            case .success(let status): CallVerdict(status: status, HTTPFields(), isReading: false)
            case .failure(let error): CallVerdict(error, isReading: false, isHeld: false)
            }
        ended(origin, guards.generation(of: origin), verdict, call)
    }

    private func ended(_ origin: GuardedOrigin, _ generation: Int, _ verdict: CallVerdict, _ call: ProviderCall) {
        let due = guards.ended(call, origin, generation, verdict, at: loop.now)
        if let due { scheduleProbe(of: origin, at: due) }
    }

    // MARK: Probes

    private func scheduleProbe(of origin: GuardedOrigin, at due: Instant) {
        loop.schedule(at: due) { [self] in
            _ = Task(executorPreference: loop.taskExecutor) { await self.probe(origin) }
        }
    }

    /// Looks whether an origin is alive: a connection, and a `HEAD /` on it, as a call goes out.
    private func probe(_ origin: GuardedOrigin) async {
        guard let url = origin.probeURL, var options = guards.beginProbe(origin, at: loop.now) else { return }
        options.redirectsMax = 0
        options.tellsTrace = false
        // A call may have had little time left, or none that ends.
        options.timeouts.total = options.timeouts.connect + options.timeouts.tls + options.timeouts.firstByte
        let failure: FailureCause?
        do throws(ClientError) {
            let response = try await client.value.send(ClientRequest(.head, url, options: options))
            response.body.cancel()
            let verdict = CallVerdict(status: response.status, response.head.fields, isReading: true)
            failure = verdict.isOfLiving ? nil : verdict.cause
        } catch {
            // The process goes down, and nothing is asked any more.
            if error == .closed { return }
            failure = FailureCause(reason: error.reason)
        }
        if let due = guards.probed(origin, failure, at: loop.now) { scheduleProbe(of: origin, at: due) }
    }
}

extension CallVerdict {
    /// The vendor is there: anything but a failure says so, be it that it is asked too often.
    fileprivate var isOfLiving: Bool {
        if case .failed = health { false } else { true }
    }
}
