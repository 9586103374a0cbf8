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
        self.options = options ?? client.options
    }

    /// Begins to open one; on the client's loop only.
    public func dial(_ request: SocketRequest, _ events: any SocketEvents) -> any ProviderSocket {
        let limits = WebSocketLimits(
            frameBytesMax: request.messageBytesMax, messageBytesMax: request.messageBytesMax)
        let opening = WebSocketRequest(request.url, fields: request.fields, options: options, limits: limits)
        switch request.isRedial ? client.reserveDial() : .after(.zero) {
        case .after(.zero): return client.openSocket(opening, SocketHandler(events))
        case .after(let wait): return WaitingSocket(opening, client, events, after: wait)
        case .refused(let wait): return WaitingSocket(refusedOn: client.loop, events, retryAfter: wait)
        }
    }
}

/// A socket that has to wait until it is dialled: all sessions of a vendor come back at the same time.
private final class WaitingSocket: ProviderSocket {
    private let loop: Loop
    private let events: any SocketEvents
    private var timer: TimerID?
    private var dialled: WebSocketLink?

    init(_ request: WebSocketRequest, _ client: ProviderClient, _ events: any SocketEvents, after wait: Duration) {
        loop = client.loop
        self.events = events
        timer = loop.schedule(after: wait) { [self] in
            timer = nil
            dialled = client.openSocket(request, SocketHandler(events))
        }
    }

    /// One that is not dialled at all.
    init(refusedOn loop: Loop, _ events: any SocketEvents, retryAfter: Duration) {
        self.loop = loop
        self.events = events
        timer = loop.schedule(after: .zero) { [self] in
            timer = nil
            events.ended(
                .refused(status: nil, retryAfter: retryAfter, reason: "too many sockets are being opened to it"))
        }
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
        guard let timer else { return false }
        loop.cancel(timer)
        self.timer = nil
        return true
    }
}

/// Tells in the adapters' words what the client tells.
private final class SocketHandler: WebSocketHandler {
    private let events: any SocketEvents
    private var hasOpened = false

    init(_ events: any SocketEvents) { self.events = events }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        hasOpened = true
        events.opened()
    }

    func received(text: [UInt8], on link: WebSocketLink) { events.received(text: text) }
    func received(binary: [UInt8], on link: WebSocketLink) { events.received(binary: binary) }
    func drained(_ link: WebSocketLink) { events.drained() }
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) { events.ended(SocketEnd(end, hasOpened: hasOpened)) }
}
