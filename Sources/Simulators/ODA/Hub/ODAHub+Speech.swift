import HTTPWire
import SimulatorKit
import WebSocket

/// The opening handshakes of the fake recogniser (protocol note section 12).
extension ODAHub {
    static let speechPath = "/voice/stream/recognize/"

    /// - Parameter rest: the path behind ``speechPath``: a language and `generic`.
    func recognise(_ head: HTTPRequestHead, _ rest: String, on front: HTTPFront) {
        do throws(Refusal) {
            let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1] == "generic" else { throw Refusal(.notFound, "no such recogniser") }
            guard let query = try? QueryItems(reading: head.queryText ?? "", plus: .space),
                let userID = query["userId"], !userID.isEmpty
            else { throw Refusal(.badRequest, "channelId and userId stand in the query") }
            guard let channel = clientChannel(query["channelId"] ?? "") else {
                throw Refusal(.notFound, "no such channel")
            }
            var fault: ODAFault.Transfer?
            if case .speech(let failure)? = faults.next(.speech, userID: userID, connection: nil) { fault = failure }
            if case .status(let code)? = fault {
                throw Refusal(HTTPStatus(code: code) ?? .serviceUnavailable, "fault")
            }
            let wrong = ODASpeechSocket.fault(
                locale: String(parts[0]), query, hasToken: channel.verifier != nil)
            if let wrong {
                statistics.violations += 1
                throw Refusal(.badRequest, wrong)
            }
            let answer = try agree(head)
            let limits = WebSocketLimits(frameBytesMax: 1 << 17, messageBytesMax: 1 << 17)
            let link = WebSocketServerLink(front.connection, limits: limits, random: random)
            link.handler = ODASpeechSocket(
                self, link, channel, userID: userID, number: statistics.speechSockets + 1, fault: fault)
            statistics.speechSockets += 1
            front.upgrade(answer, to: link)
        } catch {
            refuse(error, on: front)
        }
    }
}
