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
        return client.openSocket(opening, SocketHandler(events))
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
