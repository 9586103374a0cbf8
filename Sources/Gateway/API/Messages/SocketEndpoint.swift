import Configuration
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import Kernel

extension Endpoints {
    /// `GET …/stream`: the events of a session, and the operations of its client, over a WebSocket.
    func openStream(_ request: Request) async throws(Problem) -> Response {
        var query = try RequestQuery(request)
        let after = query.place("after")
        let includesNative = query.includesNative()
        try query.finish()
        guard let id = SessionID(request.parameters[0]) else { throw Problem(Failure.noSession) }
        try checkOrigin(request)
        guard gateway.status.state != .draining else {
            throw Problem(.overloaded, "The gateway is going down.", retryAfter: 1000)
        }
        // A request that is no handshake is told so before the session and the caller are looked up.
        _ = try Response.webSocket(request, settings) { _ in }
        var wanted: StreamRequest?
        let credential = request.head.fields[.authorization]
        if credential != nil {
            let (session, principal) = try await session(request)
            wanted = try await streamRequest(
                session, ReadGrant(principal), after: after, includesNative: includesNative)
        }
        let context = SocketContext(
            opening: request, sessionID: id, after: after, includesNative: includesNative, credential: credential,
            requestID: request.id)
        let begun = wanted
        return try Response.webSocket(request, settings) { [self] link in
            StreamSocket(self, context, link: link).begin(begun)
        }
    }

    private var settings: WebSocketSettings {
        var settings = WebSocketSettings(subprotocols: ["gateway.v1"])
        settings.messageBytesMax = gateway.settings.limits.bodyBytesMax
        settings.idleCode = SocketEnding.idleCode
        return settings
    }

    /// Browsers let any page open a WebSocket, so what CORS does elsewhere is done here: a page must be of an origin
    /// that some app allows, or be the gateway's own.
    private func checkOrigin(_ request: Request) throws(Problem) {
        guard let origin = request.head.fields[.origin] else { return }
        guard gateway.origins.allows(origin) || Authenticator.isOwn(origin, request.head) else {
            throw Problem(.originNotAllowed, "No app allows pages of \(origin).")
        }
    }
}
