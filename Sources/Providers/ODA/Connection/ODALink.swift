import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit

/// A way to the chat server, on the line's loop: a socket, long polls or a webhook channel.
protocol ODALink: AnyObject {
    /// Frames can be sent.
    var isOpen: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// The server says of each frame whether it was taken, so messages go out by ``deliver(text:_:)``.
    var answersSends: Bool { get }
    /// Sends a text frame; false when the link is not open.
    func send(text: [UInt8]) -> Bool
    /// Sends the frame of a message, once the layers of the client have let it go: nil when it was written.
    func write(message: [UInt8]) async -> SendFailure?
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
    /// Messages that are written count as sent: sockets of the vendor acknowledge nothing.
    var answersSends: Bool { false }
    func write(message: [UInt8]) async -> SendFailure? {
        send(text: message) ? nil : .notSent(ODAConnection.notConnected)
    }
    func deliver(text: [UInt8], _ done: @escaping @Sendable (Result<Void, SendFailure>) -> Void) {
        done(send(text: text) ? .success(()) : .failure(.notSent(ODAConnection.notConnected)))
    }
    /// A socket has shown its token when it was opened.
    func renew(_ authorization: String) {}
    func retire() { close() }
}

/// The parameters of one dial.
struct ODADial: Sendable {
    /// How.
    var transport = ODATransport.socket
    /// The address of the chat socket, or of its long polls.
    var url: URI
    /// `Origin` and `Authorization`, where there are some.
    var fields: HTTPFields
    /// How long a poll may be held.
    var pollTimeout: Duration = .seconds(90)
    /// It takes the place of a connection that was lost.
    var isRedial = false
    /// The secret that signs a webhook's messages.
    var secret: Secret?
    /// The user whose line it is; it serves all their sessions.
    var userID: String
    /// Another provider stands by for each of those sessions.
    var standBy: StandBy?
}

/// Opens links of each kind through the loop's client.
struct ODADialler: Sendable {
    /// Opens the sockets; nil for the client.
    let sockets: (any SocketDialler)?
    private let environment: ProviderEnvironment

    /// - Parameter sockets: opens the sockets in place of the client.
    init(_ environment: ProviderEnvironment, sockets: (any SocketDialler)? = nil) {
        self.environment = environment
        self.sockets = sockets
    }

    /// Begins to open one; what comes of it is told to `connection`, never from inside this call.
    func dial(_ request: ODADial, _ connection: ODAConnection) -> any ODALink {
        let bound = LoopBound(connection, loop: environment.loop)
        let environment = environment.serving(vendorUserID: request.userID, standBy: request.standBy)
        let sockets = sockets ?? ClientSocketDialler(environment.client)
        switch request.transport {
        case .socket:
            // Frames of more than 64 KiB occur (section 19, point 26); the bound is that of the decoder.
            let opening = SocketRequest(
                request.url, fields: request.fields, messageBytesMax: ODAFrame.limits.bytesMax,
                isRedial: request.isRedial)
            return ODASocketLink(sockets.dial(opening, connection))
        case .poll: return ODAPollLink(ODAPoller(environment.client, request, connection: bound))
        case .hook:
            let secret = request.secret ?? Secret(literal: "")
            let sender = ODAHookSender(environment, url: request.url, secret: secret) { bound.value.profileTaken() }
            return ODAHookLink(sender, bound)
        }
    }
}

private final class ODASocketLink: ODALink {
    private let socket: any ProviderSocket

    init(_ socket: any ProviderSocket) { self.socket = socket }

    var isOpen: Bool { socket.isOpen }
    var unsentBytes: Int { socket.unsentBytes }
    func send(text: [UInt8]) -> Bool { socket.send(text: text) }
    func write(message: [UInt8]) async -> SendFailure? {
        guard let error = await socket.deliver(text: message, as: .sendMessage) else { return nil }
        return error.clientSendFailure ?? .notSent(ODAConnection.notConnected)
    }
    func close() { socket.close(code: 1000) }
    func abort() { socket.abort() }
}

extension ODAConnection: SocketEvents {
    func received(text: [UInt8]) { received(text) }

    /// The vendor sends none; what is no text cannot be read and is counted as such.
    func received(binary: [UInt8]) { received([]) }

    /// The unsent bytes are looked at whenever something is sent.
    func drained() {}
}
