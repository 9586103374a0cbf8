import Configuration
import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Streaming

extension Endpoints {
    /// `GET …/stream`: the events of a session, and the operations of its client, over a WebSocket.
    func openStream(_ request: Request) async throws(Problem) -> Response {
        var query = try RequestQuery(request)
        let after = query.place("after")
        let includesNative = query.includesNative()
        try query.finish()
        guard let id = SessionID(request.parameters[0]) else { throw Problem(Failure.noSession) }
        try checkOrigin(request)
        guard conversations.status.state != .draining else {
            throw Problem(.overloaded, "The gateway is going down.", retryAfter: 1000)
        }
        // A request that is no handshake is told so before the session and the caller are looked up.
        _ = try Response.webSocket(request, socketSettings) { _ in }
        var wanted: StreamRequest?
        let credential = request.head.fields[.authorization]
        if credential != nil {
            let (session, principal) = try await session(request)
            wanted = try await streamRequest(
                session, ReadGrant(principal, shownBy: request.head), after: after, includesNative: includesNative)
        }
        let context = SocketContext(
            opening: request, sessionID: id, after: after, includesNative: includesNative, credential: credential,
            requestID: request.id)
        let begun = wanted
        return try Response.webSocket(request, socketSettings) { [self] link in
            StreamSocket(
                PresentOperations(of: self, on: link.loop), context, link: link, readers: readers.table(of: link.loop)
            ).begin(begun)
        }
    }

    private var socketSettings: WebSocketSettings {
        var settings = WebSocketSettings(subprotocols: ["gateway.v1"])
        settings.messageBytesMax = self.settings.bodyBytesMax
        settings.idleCode = SocketEnding.idleCode
        return settings
    }

    /// Browsers let any page open a WebSocket, so what CORS does elsewhere is done here: a page must be of an origin
    /// that some app allows, or be the gateway's own.
    private func checkOrigin(_ request: Request) throws(Problem) {
        guard let origin = request.head.fields[.origin] else { return }
        guard access.origins.allows(origin) || Authenticator.isOwn(origin, request.head) else {
            throw Problem(.originNotAllowed, "No app allows pages of \(origin).")
        }
    }
}
