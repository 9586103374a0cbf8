import EventLoop
import HTTPClient
import HTTPWire
import JSON
import WebSocket

/// A socket to the chat server, on the line's loop; the seam between the line and the network.
protocol ODALink: AnyObject {
    /// Frames can be sent.
    var isOpen: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// Sends a text frame; false when the link is not open.
    func send(text: [UInt8]) -> Bool
    /// Begins the closing handshake with code 1000, or gives up an opening.
    func close()
    /// Ends the connection without a goodbye.
    func abort()
}

/// Opens sockets.
protocol ODADialler: Sendable {
    /// Begins to open one; what comes of it is told to `events`, never from inside this call.
    func dial(_ request: ODADial, _ events: ODALinkEvents) -> any ODALink
}

/// What is dialled.
struct ODADial: Sendable {
    /// The chat socket's address.
    var url: URI
    /// `Origin` and `Authorization`, where there are some.
    var fields: HTTPFields
}

/// Hands what one socket tells to its line, with the number of the socket.
final class ODALinkEvents {
    private let line: ODALine
    private let generation: Int

    init(_ line: ODALine, generation: Int) {
        self.line = line
        self.generation = generation
    }

    func opened() { line.opened(generation) }

    func received(_ text: [UInt8]) { line.received(text, generation) }

    func ended(_ end: ODALinkEnd) { line.ended(end, generation) }
}

/// Opens sockets through the loop's client.
struct ODAClientDialler: ODADialler {
    let client: LoopBound<Client>
    let options: ClientOptions

    func dial(_ request: ODADial, _ events: ODALinkEvents) -> any ODALink {
        // Frames of more than 64 KiB occur (section 19, point 26); the bound is that of the decoder.
        let limits = WebSocketLimits(frameBytesMax: ODAFrame.limits.bytesMax, messageBytesMax: ODAFrame.limits.bytesMax)
        let opening = WebSocketRequest(request.url, fields: request.fields, options: options, limits: limits)
        return ODASocket(client.value.openWebSocket(opening, handler: ODASocketHandler(events)))
    }
}

private final class ODASocket: ODALink {
    private let link: WebSocketLink

    init(_ link: WebSocketLink) { self.link = link }

    var isOpen: Bool { link.isOpen }
    var unsentBytes: Int { link.unsentBytes }
    func send(text: [UInt8]) -> Bool { link.send(text: text) }
    func close() { link.close(.normal) }
    func abort() { link.abort() }
}

private final class ODASocketHandler: WebSocketHandler {
    private let events: ODALinkEvents
    private var hasOpened = false

    init(_ events: ODALinkEvents) { self.events = events }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        hasOpened = true
        events.opened()
    }

    func received(text: [UInt8], on link: WebSocketLink) { events.received(text) }

    /// The vendor sends none; what is no text cannot be read and is counted as such.
    func received(binary: [UInt8], on link: WebSocketLink) { events.received([]) }

    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) {
        events.ended(ODALinkEnd(end, hasOpened: hasOpened))
    }
}

extension ODALinkEnd {
    /// What the client says, in the machine's words.
    ///
    /// Reasons go to logs and to callers, so they are kinds of failures and never what the server wrote.
    init(_ end: WebSocketEnd, hasOpened: Bool) {
        switch end {
        case .closed(let code, _, _): self = .closed(code: (code ?? .noCode).rawValue)
        case .lost: self = .lost(reason: "the connection was lost")
        case .failed(let error) where hasOpened: self = .lost(reason: Self.reason(error))
        case .failed(.upgradeRefused(let refusal)):
            let status = Int(refusal.head.status.code)
            self = .refused(status: status, reason: "it answered the handshake with status \(status)")
        case .failed(let error): self = .refused(status: nil, reason: Self.reason(error))
        }
    }

    /// What kind of failure it is.
    static func reason(_ error: ClientError) -> String {
        switch error {
        case .badURL, .badRequest: "its address cannot be used"
        case .overloaded, .closed, .cancelled: "this process opens no more connections"
        case .resolutionFailed, .resolveTimedOut: "its name cannot be looked up"
        case .addressRefused: "its address is not allowed"
        case .connectFailed, .connectTimedOut, .streamTimedOut: "it cannot be connected to"
        case .tlsFailed, .tlsTimedOut: "the secure channel failed"
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut:
            "it did not answer in time"
        case .connectionLost, .streamReset: "the connection was lost"
        case .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake,
            .webSocketProtocol:
            "it broke the protocol"
        }
    }
}
