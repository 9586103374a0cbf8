import EventLoop
import HTTPWire
import Transport
import WebSocket

/// What arrives at the port: administration, handshakes, and everything else, which is REST.
extension VoysisHub {
    private static let socketPath = "/websocketapi"
    private static let adminPath = "/_sim/"

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if path.hasPrefix(Self.adminPath) {
            administrate(head, String(path.dropFirst(Self.adminPath.count)), body, on: front)
        } else if path == Self.socketPath, head.method == .get {
            shake(head, on: front)
        } else {
            serve(REST: head, body, on: front)
        }
    }

    private func shake(_ head: HTTPRequestHead, on front: HTTPFront) {
        guard !faults.isEmpty, let fault = faults.next(.handshake, connection: nil) else {
            return finish(head, on: front)
        }
        switch fault {
        case .refuse(let status, let seconds):
            statistics.handshakesRefused += 1
            var fields = HTTPFields()
            if let seconds { fields.append(.retryAfter, seconds) }
            front.respond(HTTPStatus(code: status) ?? .serviceUnavailable, fields, [UInt8]("fault".utf8))
        case .slowHandshake(let time):
            loop.schedule(after: time) { [weak self, weak front] in
                guard let self, let front, front.connection.isOpen else { return }
                finish(head, on: front)
            }
        default:
            statistics.handshakesRefused += 1
            front.spoil(with: [UInt8]("\u{1}shop\r\n\r\n".utf8))
        }
    }

    private func finish(_ head: HTTPRequestHead, on front: HTTPFront) {
        let fields = head.fields
        // What would be a header travels in the requests, the token above all (protocol note section 1).
        if configuration.isStrict, fields.contains(.authorization) || fields.contains(.secWebSocketProtocol) {
            return refuse("a handshake has neither Authorization nor a subprotocol", on: front)
        }
        if configuration.isStrict, head.queryText != nil { return refuse("a handshake has no query", on: front) }
        var answer = HTTPFields()
        do {
            let agreement = try WebSocketHandshake.answer(
                WebSocketHandshake.Request(
                    upgrade: fields.combined(.upgrade), connection: fields.combined(.connection),
                    key: fields.combined(.secWebSocketKey), version: fields.combined(.secWebSocketVersion),
                    subprotocols: fields.combined(.secWebSocketProtocol),
                    extensions: fields.combined(.secWebSocketExtensions)))
            answer.append(.upgrade, constant: "websocket")
            answer.append(.connection, constant: "Upgrade")
            try answer.append(.secWebSocketAccept, agreement.accept)
        } catch {
            return refuse("\(error)", on: front)
        }
        let limits = WebSocketLimits(
            frameBytesMax: max(configuration.messageBytesMax, 125), messageBytesMax: configuration.messageBytesMax)
        let link = WebSocketServerLink(front.connection, limits: limits, random: random)
        front.upgrade(answer, to: link)
        admit(link)
    }

    private func refuse(_ detail: String, on front: HTTPFront) {
        statistics.handshakesRefused += 1
        var fields = HTTPFields()
        fields.append(.contentType, constant: "text/plain; charset=utf-8")
        front.respond(.badRequest, fields, [UInt8](detail.utf8))
    }
}
