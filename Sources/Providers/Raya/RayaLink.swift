import EventLoop
import HTTPClient
import HTTPWire
import ProviderKit
import WebSocket

/// A socket to the vendor, on the session's loop; the seam between the session and the network.
protocol RayaLink: AnyObject {
    /// Frames can be sent.
    var isOpen: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// Whoever has much to send waits for ``RayaLinkEvents/drained()``.
    var isCongested: Bool { get }
    /// Sends a text frame; false when the link is not open.
    func send(text: [UInt8]) -> Bool
    /// Begins one frame of that length; false when the link is not open.
    func begin(binary: Bool, count: Int) -> Bool
    /// Sends the next bytes of the frame; false when the link is not open.
    func send(piece: [UInt8]) -> Bool
    /// Begins the closing handshake, or gives up an opening.
    func close(_ code: UInt16, _ reason: String)
    /// Ends the connection without a goodbye.
    func abort()
}

/// Opens sockets.
protocol RayaDialler: Sendable {
    /// Begins to open one; what comes of it is told to `events`, never from inside this call.
    func dial(_ url: URI, _ events: RayaLinkEvents) -> any RayaLink
}

/// Hands what one socket tells to its session, with the number of the socket.
final class RayaLinkEvents {
    private let session: RayaSession
    private let generation: Int

    init(_ session: RayaSession, generation: Int) {
        self.session = session
        self.generation = generation
    }

    func opened() {
        let generation = generation
        session.assumeIsolated { $0.opened(generation) }
    }

    func received(_ text: [UInt8]) {
        let generation = generation
        session.assumeIsolated { $0.received(text, generation) }
    }

    func receivedBinary() {
        let generation = generation
        session.assumeIsolated { $0.receivedBinary(generation) }
    }

    func drained() {
        let generation = generation
        session.assumeIsolated { $0.drained(generation) }
    }

    func ended(_ end: RayaLinkEnd) {
        let generation = generation
        session.assumeIsolated { $0.ended(end, generation) }
    }
}

/// Opens sockets through the loop's client.
struct RayaClientDialler: RayaDialler {
    let client: LoopBound<Client>
    let options: ClientOptions

    func dial(_ url: URI, _ events: RayaLinkEvents) -> any RayaLink {
        let limits = WebSocketLimits(
            frameBytesMax: RayaLimits.inboundBytesMax, messageBytesMax: RayaLimits.inboundBytesMax)
        let opening = WebSocketRequest(url, options: options, limits: limits)
        return RayaClientLink(client.value.openWebSocket(opening, handler: RayaLinkHandler(events)))
    }
}

private final class RayaClientLink: RayaLink {
    private let link: WebSocketLink

    init(_ link: WebSocketLink) { self.link = link }

    var isOpen: Bool { link.isOpen }
    var unsentBytes: Int { link.unsentBytes }
    var isCongested: Bool { link.isCongested }
    func send(text: [UInt8]) -> Bool { link.send(text: text) }
    func begin(binary: Bool, count: Int) -> Bool {
        binary ? link.beginBinary(count: count) : link.beginText(count: count)
    }
    func send(piece: [UInt8]) -> Bool { link.send(piece: piece) }
    func close(_ code: UInt16, _ reason: String) { link.close(CloseCode(rawValue: code), reason: reason) }
    func abort() { link.abort() }
}

private final class RayaLinkHandler: WebSocketHandler {
    private let events: RayaLinkEvents
    private var hasOpened = false

    init(_ events: RayaLinkEvents) { self.events = events }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        hasOpened = true
        events.opened()
    }
    func received(text: [UInt8], on link: WebSocketLink) { events.received(text) }
    func received(binary: [UInt8], on link: WebSocketLink) { events.receivedBinary() }
    func drained(_ link: WebSocketLink) { events.drained() }
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) { events.ended(RayaLinkEnd(end, hasOpened: hasOpened)) }
}

extension RayaLinkEnd {
    /// What the client says, in the machine's words.
    ///
    /// Reasons go to logs and to callers, so they are kinds of failures and never what the server wrote, nor the
    /// address, which has the token in it.
    init(_ end: WebSocketEnd, hasOpened: Bool) {
        switch end {
        case .closed(let code, _, _): self = .closed(code: (code ?? .noCode).rawValue)
        case .lost: self = .lost(reason: "the connection was lost")
        case .failed(let error) where hasOpened: self = .lost(reason: error.reason)
        case .failed(.upgradeRefused(let refusal)):
            let status = Int(refusal.head.status.code)
            let seconds = refusal.head.fields[.retryAfter].flatMap { Int($0) }
            self = .refused(
                status: status, retryAfter: seconds.map { .seconds(max(0, min($0, 86_400))) },
                reason: "it answered the handshake with status \(status)")
        case .failed(let error): self = .refused(status: nil, reason: error.reason)
        }
    }
}
