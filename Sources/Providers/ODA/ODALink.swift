import Configuration
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import ProviderKit
import WebSocket

/// A socket to the chat server, on the line's loop; the seam between the line and the network.
protocol ODALink: AnyObject {
    /// Frames can be sent.
    var isOpen: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// The server says of each frame whether it was taken, so messages go out by ``deliver(text:_:)``.
    var answersSends: Bool { get }
    /// Sends a text frame; false when the link is not open.
    func send(text: [UInt8]) -> Bool
    /// Sends a text frame and tells what became of it, before anything that came in after it was taken.
    func deliver(text: [UInt8], _ done: @escaping @Sendable (Result<Void, SendFailure>) -> Void)
    /// Shows another token from now on, where each request shows one.
    func renew(_ authorization: String)
    /// Asks for nothing more; what is on its way still counts, then it ends.
    func retire()
    /// Begins the closing handshake with code 1000, or gives up an opening.
    func close()
    /// Ends the connection without a goodbye.
    func abort()
}

extension ODALink {
    /// What is written counts as sent: sockets of the vendor acknowledge nothing.
    var answersSends: Bool { false }
    func deliver(text: [UInt8], _ done: @escaping @Sendable (Result<Void, SendFailure>) -> Void) {
        done(send(text: text) ? .success(()) : .failure(.notSent(ODALine.notConnected)))
    }
    /// A socket has shown its token when it was opened.
    func renew(_ authorization: String) {}
    func retire() { close() }
}

/// Opens sockets.
protocol ODADialler: Sendable {
    /// Begins to open one; what comes of it is told to `events`, never from inside this call.
    func dial(_ request: ODADial, _ connection: ODAConnection) -> any ODALink
}

/// What is dialled.
struct ODADial: Sendable {
    /// How.
    var transport = ODATransport.socket
    /// The address of the chat socket, or of its long polls.
    var url: URI
    /// `Origin` and `Authorization`, where there are some.
    var fields: HTTPFields
    /// How long a poll may be held.
    var pollTimeout: Duration = .seconds(90)
    /// What a webhook's messages are signed with.
    var secret: Secret?
}

/// Opens sockets through the loop's client.
struct ODAClientDialler: ODADialler {
    let client: LoopBound<Client>
    let options: ClientOptions
    let secrets: any ProviderSecrets

    func dial(_ request: ODADial, _ connection: ODAConnection) -> any ODALink {
        let bound = LoopBound(connection, loop: client.loop)
        switch request.transport {
        case .socket: break
        case .poll: return ODAPollLink(ODAPoller(client, request, options, connection: bound))
        case .hook:
            let secret = request.secret ?? Secret(literal: "")
            return ODAHookLink(
                ODAHookSender(client, options, url: request.url, secret: secret, secrets: secrets), bound)
        }
        // Frames of more than 64 KiB occur (section 19, point 26); the bound is that of the decoder.
        let limits = WebSocketLimits(frameBytesMax: ODAFrame.limits.bytesMax, messageBytesMax: ODAFrame.limits.bytesMax)
        let opening = WebSocketRequest(request.url, fields: request.fields, options: options, limits: limits)
        return ODASocket(client.value.openWebSocket(opening, handler: ODASocketHandler(connection)))
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
    private let connection: ODAConnection
    private var hasOpened = false

    init(_ connection: ODAConnection) { self.connection = connection }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        hasOpened = true
        connection.opened()
    }

    func received(text: [UInt8], on link: WebSocketLink) { connection.received(text) }

    /// The vendor sends none; what is no text cannot be read and is counted as such.
    func received(binary: [UInt8], on link: WebSocketLink) { connection.received([]) }

    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) {
        connection.ended(ODALinkEnd(end, hasOpened: hasOpened))
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
        case .failed(let error) where hasOpened: self = .lost(reason: error.reason)
        case .failed(.upgradeRefused(let refusal)):
            let status = Int(refusal.head.status.code)
            self = .refused(status: status, reason: "it answered the handshake with status \(status)")
        case .failed(let error): self = .refused(status: nil, reason: error.reason)
        }
    }
}
