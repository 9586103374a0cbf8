import EventLoop
public import HTTPClient
import HTTPWire
import WebSocket

/// Opens sockets through the provider's client.
public struct ClientSocketDialler: SocketDialler {
    private let client: ProviderClient
    private let options: ClientOptions

    /// - Parameter options: how sockets are opened; nil for the client's usual options.
    public init(_ client: ProviderClient, options: ClientOptions? = nil) {
        self.client = client
        var options = options ?? client.options
        // Vendors say over their own channel where sockets are, if the configuration does not.
        options.egress?.source = .vendor
        self.options = options
    }

    /// Begins to open one; on the client's loop only.
    public func dial(_ request: SocketRequest, _ events: any SocketEvents) -> any ProviderSocket {
        let socket = begin(request, events)
        return client.actsOnFrames ? LayeredSocket(socket, client, url: request.url, events) : socket
    }

    private func begin(_ request: SocketRequest, _ events: any SocketEvents) -> any ProviderSocket {
        let limits = WebSocketLimits(
            frameBytesMax: request.messageBytesMax, messageBytesMax: request.messageBytesMax)
        let opening = WebSocketRequest(request.url, fields: request.fields, options: options, limits: limits)
        switch request.isRedial ? client.reserveDial() : .after(.zero) {
        case .after(.zero) where !client.actsOnDials:
            return client.openSocket(opening, SocketHandler(events, client.context))
        case .after(let wait):
            return WaitingSocket(opening, client, events, after: wait, isRedial: request.isRedial)
        case .refused(let wait): return WaitingSocket(refusedBy: client, events, retryAfter: wait)
        }
    }
}

/// A socket that has to wait until it is dialled: all sessions of a vendor come back at the same time, layers change
/// the dial, guards hold it back.
private final class WaitingSocket: ProviderSocket {
    private let loop: Loop
    private let events: any SocketEvents
    private var timer: TimerID?
    /// For a probe that tells whether the vendor is back.
    private var probe: ProbeWait?
    private let isRedial: Bool
    /// For whom it is opened.
    private let context: CallContext
    private var isWaiting = true
    private var dialled: WebSocketLink?

    init(
        _ request: WebSocketRequest, _ client: ProviderClient, _ events: any SocketEvents, after wait: Duration,
        isRedial: Bool
    ) {
        loop = client.loop
        context = client.context
        self.events = events
        self.isRedial = isRedial
        guard client.actsOnDials else {
            pause(wait) { [self] in open(request, client, nil) }
            return
        }
        if wait > .zero {
            pause(wait) { [self] in prepare(request, client) }
        } else {
            prepare(request, client)
        }
    }

    /// One that is not dialled at all.
    init(refusedBy client: ProviderClient, _ events: any SocketEvents, retryAfter: Duration) {
        loop = client.loop
        context = client.context
        self.events = events
        isRedial = true
        pause(.zero) { [self] in
            isWaiting = false
            events.ended(
                .refused(status: nil, retryAfter: retryAfter, reason: Self.crowded))
        }
    }

    private func pause(_ wait: Duration, _ next: @escaping () -> Void) {
        timer = loop.schedule(after: wait) { [self] in
            timer = nil
            next()
        }
    }

    /// Lets the layers change the dial.
    private func prepare(_ request: WebSocketRequest, _ client: ProviderClient) {
        let bound = LoopBound(Preparation(socket: self, request: request), loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            let preparation = bound.value
            let result: Result<ProviderCall, ClientError>
            do throws(ClientError) {
                result = .success(try await client.layered(dial: preparation.request))
            } catch {
                result = .failure(error)
            }
            preparation.socket.prepared(result, preparation.request, client)
        }
    }

    private func prepared(
        _ result: Result<ProviderCall, ClientError>, _ request: WebSocketRequest, _ client: ProviderClient
    ) {
        guard isWaiting else { return }
        do throws(ClientError) {
            let call = try result.get()
            var request = request
            request.url = call.url
            request.fields = call.fields
            request.options = call.options
            try go(request, client, call)
        } catch {
            fail(error)
        }
    }

    private func go(
        _ request: WebSocketRequest, _ client: ProviderClient, _ call: ProviderCall
    ) throws(ClientError) {
        guard let guards = client.guards else { return open(request, client, call) }
        let wait: Duration
        do throws(ClientError) {
            wait = try guards.admit(dial: call)
        } catch {
            guard isRedial, case .breakerOpen = error else { throw error }
            probe = guards.waitForProbe(of: call) { [self] isAlive in probed(isAlive, request, client, call) }
            guard probe == nil else { return }
            throw error
        }
        guard wait > .zero else { return waitForTurn(request, client, call) }
        pause(wait) { [self] in waitForTurn(request, client, call) }
    }

    /// Opens it, unless another provider stands by and the vendor seems to hang.
    private func waitForTurn(_ request: WebSocketRequest, _ client: ProviderClient, _ call: ProviderCall) {
        guard call.context.hasFallback, let guards = client.guards else { return open(request, client, call) }
        let bound = LoopBound(Preparation(socket: self, request: request, call: call), loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            let preparation = bound.value
            guard let call = preparation.call else { return }
            let result: Result<Void, ClientError>
            do throws(ClientError) {
                result = .success(try await guards.waitForTurn(dial: call))
            } catch {
                result = .failure(error)
            }
            preparation.socket.hadTurn(result, preparation.request, client, call)
        }
    }

    private func hadTurn(
        _ result: Result<Void, ClientError>, _ request: WebSocketRequest, _ client: ProviderClient, _ call: ProviderCall
    ) {
        switch result {
        case .failure(let error): if isWaiting { fail(error) }
        case .success where isWaiting: open(request, client, call)
        // It was given up meanwhile, which makes room for the next one.
        case .success: client.guards?.ended(dial: call, .failure(.cancelled))
        }
    }

    /// A probe has found the vendor alive, so that all who wait may come, in their line; or the next try may wait for
    /// the next one.
    private func probed(_ isAlive: Bool, _ request: WebSocketRequest, _ client: ProviderClient, _ call: ProviderCall) {
        probe = nil
        guard isWaiting else { return }
        guard isAlive else { return fail(.breakerOpen(retryAfter: .zero)) }
        switch client.reserveDial() {
        case .after(let wait): pause(wait) { [self] in open(request, client, call) }
        case .refused(let wait):
            isWaiting = false
            events.ended(.refused(status: nil, retryAfter: wait, reason: Self.crowded))
        }
    }

    private func fail(_ error: ClientError) {
        isWaiting = false
        events.ended(SocketEnd(.failed(error), hasOpened: false, isLast: context.hasFallback))
    }

    private static let crowded = "too many sockets are being opened to it"

    private func open(_ request: WebSocketRequest, _ client: ProviderClient, _ call: ProviderCall?) {
        isWaiting = false
        let guarded = call.flatMap { call in client.guards.map { (call, $0) } }
        dialled = client.openSocket(request, SocketHandler(events, context, guarded))
    }

    var isOpen: Bool { dialled?.isOpen ?? false }
    var unsentBytes: Int { dialled?.unsentBytes ?? 0 }
    var isCongested: Bool { dialled?.isCongested ?? false }
    func send(text: [UInt8]) -> Bool { dialled?.send(text: text) ?? false }
    func send(binary: [UInt8]) -> Bool { dialled?.send(binary: binary) ?? false }
    func begin(binary: Bool, count: Int) -> Bool { dialled?.begin(binary: binary, count: count) ?? false }
    func send(piece: [UInt8]) -> Bool { dialled?.send(piece: piece) ?? false }
    func ping(_ payload: [UInt8]) -> Bool { dialled?.ping(payload) ?? false }

    func close(code: UInt16, reason: String) {
        if let dialled { return dialled.close(code: code, reason: reason) }
        guard stopWaiting() else { return }
        loop.schedule(after: .zero) { [events] in events.ended(Self.givenUp) }
    }

    func abort() {
        if let dialled { return dialled.abort() }
        if stopWaiting() { events.ended(Self.givenUp) }
    }

    private static let givenUp = SocketEnd.refused(status: nil, reason: "this process opens no more connections")

    private func stopWaiting() -> Bool {
        guard isWaiting else { return false }
        isWaiting = false
        if let timer { loop.cancel(timer) }
        timer = nil
        probe?.cancel()
        probe = nil
        return true
    }
}

/// A dial that is with the layers, or waits for its turn.
private struct Preparation {
    let socket: WaitingSocket
    let request: WebSocketRequest
    /// As the layers have left it, once they have.
    var call: ProviderCall?
}

/// Tells in the adapters' words what the client tells.
private final class SocketHandler: WebSocketHandler {
    private let events: any SocketEvents
    private let context: CallContext
    /// The guards that want to know whether it opens, and the dial.
    private var guarded: (call: ProviderCall, guards: any CallGuard)?
    private var hasOpened = false

    init(
        _ events: any SocketEvents, _ context: CallContext,
        _ guarded: (call: ProviderCall, guards: any CallGuard)? = nil
    ) {
        self.events = events
        self.context = context
        self.guarded = guarded
    }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        hasOpened = true
        notifyGuards(.success(head.status))
        events.opened()
    }

    func received(text: [UInt8], on link: WebSocketLink) { events.received(text: text) }
    func received(binary: [UInt8], on link: WebSocketLink) { events.received(binary: binary) }
    func drained(_ link: WebSocketLink) { events.drained() }
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) {
        if case .failed(let error) = end { notifyGuards(.failure(error)) }
        // One that is given up before it opens has ended for them too.
        notifyGuards(.failure(.cancelled))
        events.ended(SocketEnd(end, hasOpened: hasOpened, isLast: context.hasFallback))
    }

    /// Once: whether it opened.
    private func notifyGuards(_ outcome: Result<HTTPStatus, ClientError>) {
        guard let guarded else { return }
        self.guarded = nil
        guarded.guards.ended(dial: guarded.call, outcome)
    }
}
