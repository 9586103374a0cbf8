import EventLoop
public import HTTPWire
import Transport
public import WebSocket

/// Why a request is not answered as it would like.
public struct Refusal: Error {
    /// The status of the answer.
    public let status: HTTPStatus
    /// The reason, for people; the body of the answer.
    public let detail: String

    /// A refusal with its reason.
    public init(_ status: HTTPStatus, _ detail: String) {
        self.status = status
        self.detail = detail
    }
}

extension SimulatorHub {
    /// Goes on with a handshake, or does what a fault makes of it.
    ///
    /// - Parameters:
    ///   - garbage: what stands between two strange characters in place of an answer.
    ///   - refused: told when the fault is a status.
    ///   - finish: answers the handshake, now or later.
    public func shake(
        on front: HTTPFront, _ fault: HandshakeFault?, garbage: StaticString, refused: () -> Void = {},
        finish: @escaping (HTTPFront) -> Void
    ) {
        switch fault {
        case nil: finish(front)
        case .refuse(let status, let seconds):
            statistics.handshakesRefused += 1
            refused()
            var fields = HTTPFields()
            if let seconds { fields.append(.retryAfter, seconds) }
            front.respond(HTTPStatus(code: status) ?? .serviceUnavailable, fields, [UInt8]("fault".utf8))
        case .slow(let time):
            loop.schedule(after: time) { [weak front] in
                if let front, front.connection.isOpen { finish(front) }
            }
        case .garbage:
            statistics.handshakesRefused += 1
            front.spoil(with: [UInt8]("\u{1}\(garbage)\r\n\r\n".utf8))
        }
    }

    /// Answers a handshake with why it is refused.
    public func refuse(_ refusal: Refusal, on front: HTTPFront) {
        statistics.handshakesRefused += 1
        var fields = HTTPFields()
        fields.append(.contentType, constant: "text/plain; charset=utf-8")
        if refusal.status == .unauthorized { fields.append(.wwwAuthenticate, constant: "Bearer") }
        front.respond(refusal.status, fields, [UInt8](refusal.detail.utf8))
    }

    /// How long frames and messages of clients may be.
    public func limits(messageBytesMax: Int) -> WebSocketLimits {
        WebSocketLimits(frameBytesMax: max(messageBytesMax, 125), messageBytesMax: messageBytesMax)
    }
}

extension HTTPRequestHead {
    /// The fields that a WebSocket's handshake is answered with.
    public func webSocketAnswer() throws(WebSocketHandshakeError) -> HTTPFields {
        let agreement = try WebSocketHandshake.answer(
            WebSocketHandshake.Request(
                upgrade: fields.combined(.upgrade), connection: fields.combined(.connection),
                key: fields.combined(.secWebSocketKey), version: fields.combined(.secWebSocketVersion),
                subprotocols: fields.combined(.secWebSocketProtocol),
                extensions: fields.combined(.secWebSocketExtensions)))
        var answer = HTTPFields()
        answer.append(.upgrade, constant: "websocket")
        answer.append(.connection, constant: "Upgrade")
        do throws(HTTPWireError) {
            try answer.append(.secWebSocketAccept, agreement.accept)
        } catch {
            preconditionFailure("base64 fits into a field: \(error)")
        }
        return answer
    }

    /// The same, with what is wrong said as the real servers say it.
    public func webSocketAgreement() throws(Refusal) -> HTTPFields {
        guard version == .http11 else { throw Refusal(.badRequest, "a handshake is HTTP/1.1") }
        do throws(WebSocketHandshakeError) {
            return try webSocketAnswer()
        } catch {
            throw Refusal(error == .version ? .upgradeRequired : .badRequest, "handshake: \(error)")
        }
    }
}
