import EventLoop
import HTTPWire
import SimulatorKit
import Transport
import WebSocket

/// The requests that arrive at the port: administration, handshakes, and everything else, which is REST.
extension VoysisHub {
    private static let socketPath = "/websocketapi"

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if let name = Self.administration(in: path) {
            administrate(head, name, body, on: front)
        } else if path == Self.socketPath, head.method == .get {
            shake(head, on: front)
        } else {
            serve(REST: head, body, on: front)
        }
    }

    private func shake(_ head: HTTPRequestHead, on front: HTTPFront) {
        var wanted: HandshakeFault?
        if case .handshake(let fault)? = faults.next(.handshake, connection: nil) { wanted = fault }
        shake(on: front, wanted, garbage: "shop") { [weak self] front in self?.finish(head, on: front) }
    }

    private func finish(_ head: HTTPRequestHead, on front: HTTPFront) {
        let fields = head.fields
        // Values that would be headers travel in the requests, the token above all (protocol note section 1).
        if configuration.isStrict, fields.contains(.authorization) || fields.contains(.secWebSocketProtocol) {
            return refuse("a handshake has neither Authorization nor a subprotocol", on: front)
        }
        if configuration.isStrict, head.queryText != nil { return refuse("a handshake has no query", on: front) }
        let answer: HTTPFields
        do throws(WebSocketHandshakeError) {
            answer = try head.webSocketAnswer()
        } catch {
            return refuse("\(error)", on: front)
        }
        let limits = limits(messageBytesMax: configuration.messageBytesMax)
        let link = WebSocketServerLink(front.connection, limits: limits, random: random)
        front.upgrade(answer, to: link)
        admit(link)
    }

    private func refuse(_ detail: String, on front: HTTPFront) { refuse(Refusal(.badRequest, detail), on: front) }
}
