import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import ProviderKit
import WebSocket

/// A socket to the service, on the session's loop; the seam between the session and the network.
protocol VoysisLink: AnyObject {
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// Sends a text frame; false when the link is not open.
    func send(text: [UInt8]) -> Bool
    /// Sends a binary frame; false when the link is not open.
    func send(binary: [UInt8]) -> Bool
    /// Sends a ping of the protocol.
    func ping()
    /// Begins the closing handshake, or gives up an opening.
    func close(code: UInt16)
}

/// Opens sockets.
protocol VoysisDialler: Sendable {
    /// Begins to open one; what comes of it is told to `events`, never from inside this call.
    ///
    /// There is nothing to add to a plain handshake: what would be a field travels in the requests (section 1).
    func dial(_ url: URI, _ events: VoysisLinkEvents) -> any VoysisLink
}

/// Hands what one socket tells to its session, with the number of the socket.
final class VoysisLinkEvents {
    private let session: VoysisSession
    private let generation: Int

    init(_ session: VoysisSession, generation: Int) {
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

    func drained() {
        session.assumeIsolated { $0.drained() }
    }

    func ended(_ end: VoysisLinkEnd) {
        let generation = generation
        session.assumeIsolated { $0.ended(end, generation) }
    }
}

/// Opens sockets through the loop's client.
struct VoysisClientDialler: VoysisDialler {
    let client: LoopBound<Client>
    let options: ClientOptions

    func dial(_ url: URI, _ events: VoysisLinkEvents) -> any VoysisLink {
        let bytesMax = VoysisFrame.limits.bytesMax
        let limits = WebSocketLimits(frameBytesMax: bytesMax, messageBytesMax: bytesMax)
        let opening = WebSocketRequest(url, options: options, limits: limits)
        return VoysisClientSocket(client.value.openWebSocket(opening, handler: VoysisSocketHandler(events)))
    }
}

private final class VoysisClientSocket: VoysisLink {
    private let link: WebSocketLink

    init(_ link: WebSocketLink) { self.link = link }

    var unsentBytes: Int { link.unsentBytes }
    func send(text: [UInt8]) -> Bool { link.send(text: text) }
    func send(binary: [UInt8]) -> Bool { link.send(binary: binary) }
    func ping() { _ = link.ping() }
    func close(code: UInt16) { link.close(CloseCode(rawValue: code)) }
}

private final class VoysisSocketHandler: WebSocketHandler {
    private let events: VoysisLinkEvents
    private var hasOpened = false

    init(_ events: VoysisLinkEvents) { self.events = events }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        hasOpened = true
        events.opened()
    }

    func received(text: [UInt8], on link: WebSocketLink) { events.received(text) }

    /// The service sends none; one that does is not listened to (section 2).
    func received(binary: [UInt8], on link: WebSocketLink) {}

    func drained(_ link: WebSocketLink) { events.drained() }

    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) {
        events.ended(VoysisLinkEnd(end, hasOpened: hasOpened))
    }
}

extension VoysisLinkEnd {
    /// What the client says, in the machine's words.
    init(_ end: WebSocketEnd, hasOpened: Bool) {
        switch end {
        case .closed(let code, _, _): self = .closed(code: (code ?? .noCode).rawValue)
        case .lost: self = .lost(reason: "the connection was lost")
        case .failed(let error) where hasOpened: self = .lost(reason: error.reason)
        case .failed(.upgradeRefused(let refusal)):
            let status = Int(refusal.head.status.code)
            self = .refused(status: status, reason: "it answered the handshake with status \(status)")
        case .failed(let error): self = .refused(status: nil, reason: error.reason)
        }
    }
}

/// What the client's failures mean here.
enum VoysisReach {
    /// Whether the service may have seen a request that failed so.
    static func mayHaveArrived(_ error: ClientError) -> Bool {
        switch error {
        case .badURL, .badRequest, .overloaded, .closed, .cancelled, .resolutionFailed, .resolveTimedOut,
            .addressRefused, .connectFailed, .connectTimedOut, .streamTimedOut, .tlsFailed, .tlsTimedOut:
            false
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut, .connectionLost,
            .streamReset, .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake, .webSocketProtocol:
            true
        }
    }

    static func failure(_ error: ClientError) -> ProviderFailure {
        let isLate =
            switch error {
            case .resolveTimedOut, .connectTimedOut, .tlsTimedOut, .streamTimedOut, .writeTimedOut, .firstByteTimedOut,
                .bodyTimedOut, .totalTimedOut:
                true
            default: false
            }
        return ProviderFailure(
            isLate ? .timedOut : .unavailable, "The service cannot be asked: \(error.reason).",
            code: "provider_disconnected")
    }
}
