import EventLoop
import HTTPWire
import SimulatorKit
import Transport
import WebSocket

/// Requests: the opening of sockets, the bot's configuration, files.
extension RayaHub {
    private static let configurationPath = "/v1/agents/chatbox-config/widget"
    private static let filesPath = "/files/"

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if let name = Self.administration(in: path) {
            administrate(head, name, body, on: front)
        } else if path == Self.configurationPath + "/"
            || (path == Self.configurationPath && !configuration.wantsTrailingSlash)
        {
            configure(head, body, on: front)
        } else if path == configuration.socketPath, head.method == .get {
            shake(head, on: front)
        } else if path.hasPrefix(Self.filesPath), head.method == .get,
            let file = media[String(path.dropFirst(Self.filesPath.count))]
        {
            var fields = HTTPFields()
            add(&fields, .contentType, file.type)
            front.respond(.ok, fields, file.bytes)
        } else {
            front.respond(.notFound)
        }
    }

    // MARK: Sockets

    private func shake(_ head: HTTPRequestHead, on front: HTTPFront) {
        let target = RayaTarget(path: head.pathText, query: head.queryText ?? "", configuration)
        let party = RayaFault.Party(sessionID: target.sessionID, userName: target.userName)
        var wanted: HandshakeFault?
        if case .handshake(let fault)? = faults.next(.handshake, party) { wanted = fault }
        let refused = {
            self.record(.handshake, [UInt8](target.redacted.utf8), target.violation, sessionID: target.sessionID)
        }
        shake(on: front, wanted, garbage: "raya", refused: refused) { [weak self] front in
            self?.finish(head, target, on: front)
        }
    }

    private func finish(_ head: HTTPRequestHead, _ target: RayaTarget, on front: HTTPFront) {
        let violation = target.violation ?? checkFields(head)
        do throws(Refusal) {
            guard configuration.tokens.contains(target.token) else { throw Refusal(.unauthorized, "no such token") }
            if let violation, configuration.isStrict { throw Refusal(.badRequest, violation.text) }
            guard conversations.count < configuration.conversationsMax else {
                throw Refusal(.serviceUnavailable, "too many conversations")
            }
            let answer = try head.webSocketAgreement()
            let link = WebSocketServerLink(
                front.connection, limits: limits(messageBytesMax: configuration.messageBytesMax), random: random)
            // The log has the handshake before what comes over it.
            let bytes = [UInt8](target.redacted.utf8)
            let number = admit(link, target, host: head.fields[.host] ?? "\(configuration.address)")
            record(.handshake, bytes, violation, connection: number, sessionID: target.sessionID)
            front.upgrade(answer, to: link)
        } catch {
            record(.handshake, [UInt8](target.redacted.utf8), violation, sessionID: target.sessionID)
            refuse(error, on: front)
        }
    }

    /// A native client sends none of these (note section 3).
    private func checkFields(_ head: HTTPRequestHead) -> RayaViolation? {
        if head.fields.contains(.authorization) { return .unknown("Authorization") }
        if head.fields.contains(.secWebSocketProtocol) { return .unknown("Sec-WebSocket-Protocol") }
        if head.fields.contains(.cookie) { return .unknown("Cookie") }
        if head.fields.contains(.origin) { return .unknown("Origin") }
        return nil
    }

    // MARK: The configuration

    private func configure(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        statistics.configurationRequests += 1
        let violation = checkConfiguration(head, body)
        record(.configuration, [UInt8](head.pathText.utf8), violation)
        guard head.method == .get else { return front.respond(.methodNotAllowed) }
        guard let value = head.fields[.authorization], value.hasPrefix("Bearer "),
            configuration.tokens.contains(String(value.dropFirst(7)))
        else { return front.respond(.unauthorized) }
        if violation != nil, configuration.isStrict { return front.respond(.badRequest) }
        switch faults.next(.configuration, RayaFault.Party()) {
        case .configurationStatus(let code):
            let status = HTTPStatus(code: code) ?? .internalServerError
            guard (201...203).contains(code) else { return front.respond(status) }
            respond(status, configuration: botConfiguration, on: front)
        case .garbledConfiguration: respond(configuration: [UInt8]("<html>soon</html>".utf8), on: front)
        case .cutConfiguration:
            front.spoil(
                with: [UInt8]("HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\n{\"theme\":\"da".utf8))
        case .slowConfiguration(let time):
            loop.schedule(after: time) { [weak self, weak front] in
                guard let self, let front, front.connection.isOpen else { return }
                respond(configuration: botConfiguration, on: front)
            }
        default: respond(configuration: botConfiguration, on: front)
        }
    }

    private func respond(_ status: HTTPStatus = .ok, configuration: [UInt8], on front: HTTPFront) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json")
        front.respond(status, fields, configuration)
    }

    /// No body, no query, no cookie, and a media type although there is no body (note section 2).
    private func checkConfiguration(_ head: HTTPRequestHead, _ body: [UInt8]) -> RayaViolation? {
        guard head.method == .get else { return .value("the method", "GET") }
        guard head.queryText == nil else { return .unknown("a query") }
        guard body.isEmpty else { return .unknown("a body") }
        if head.fields.contains(.cookie) { return .unknown("Cookie") }
        guard head.fields[.contentType] == "application/json" else { return .value("Content-Type", "application/json") }
        return nil
    }

    private func add(_ fields: inout HTTPFields, _ name: HTTPFieldName, _ value: String) {
        do throws(HTTPWireError) {
            try fields.append(name, value)
        } catch {
            // A type that does not fit into a field came from a client; the file goes without it.
            fields.append(name, constant: "application/octet-stream")
        }
    }
}
