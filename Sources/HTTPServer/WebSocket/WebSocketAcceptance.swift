public import WebSocket

/// A handshake that was in order: what makes the link once the answer is on its way.
public struct WebSocketAcceptance: Sendable {
    /// The subprotocol that was chosen, or nil for none.
    public let subprotocol: String?
    /// How messages are compressed, or nil for not at all.
    public let deflate: PerMessageDeflate?
    /// The settings of the link: what it takes.
    public let settings: WebSocketSettings
    private let start: @Sendable (WebSocketLink) -> Void

    /// A link over `transport`, in the hands of whoever accepted the handshake; on the transport's loop.
    public func begin(over transport: any WebSocketTransport) -> WebSocketLink {
        let link = WebSocketLink(over: transport, settings, subprotocol: subprotocol, deflate: deflate)
        start(link)
        return link
    }

    init(
        subprotocol: String?, deflate: PerMessageDeflate?, settings: WebSocketSettings,
        start: @escaping @Sendable (WebSocketLink) -> Void
    ) {
        self.subprotocol = subprotocol
        self.deflate = deflate
        self.settings = settings
        self.start = start
    }
}
