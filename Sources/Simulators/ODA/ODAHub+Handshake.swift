import EventLoop
import HTTPWire
import Transport
import WebSocket

/// The opening handshakes of chat sockets.
extension ODAHub {
    private static let socketPath = "/chat/v1/chats/sockets/"
    private static let adminPath = "/_sim/"

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if path.hasPrefix(Self.adminPath) {
            administrate(head, String(path.dropFirst(Self.adminPath.count)), body, on: front)
        } else if path.hasPrefix(Self.hookPath) {
            serveHook(head, String(path.dropFirst(Self.hookPath.count)), body, on: front)
        } else if path == Self.messagePath {
            servePoll(head, body, on: front)
        } else if path.hasPrefix(Self.socketPath), head.method == .get {
            shake(head, segment: String(path.dropFirst(Self.socketPath.count)), on: front)
        } else if path.hasPrefix(Self.speechPath), head.method == .get {
            recognise(head, String(path.dropFirst(Self.speechPath.count)), on: front)
        } else if !files.serve(head, path, on: front) {
            front.respond(.notFound)
        }
    }

    func taker(of head: HTTPRequestHead) -> (any HTTPBodyTaker)? { files.taker(of: head) }

    private func shake(_ head: HTTPRequestHead, segment: String, on front: HTTPFront) {
        let query: (channelID: String, userID: String)
        do throws(Refusal) {
            query = try readQuery(head)
        } catch {
            return refuse(error, on: front)
        }
        guard !faults.isEmpty, let fault = faults.next(.handshake, userID: query.userID, connection: nil) else {
            return finish(head, segment, query, on: front)
        }
        switch fault {
        case .refuse(let status, let seconds): spoil(status, seconds, on: front)
        case .slowHandshake(let time):
            loop.schedule(after: time) { [weak self, weak front] in
                guard let self, let front, front.connection.isOpen else { return }
                finish(head, segment, query, on: front)
            }
        default:
            statistics.handshakesRefused += 1
            front.spoil(with: [UInt8]("\u{1}pizza\r\n\r\n".utf8))
        }
    }

    private func finish(
        _ head: HTTPRequestHead, _ segment: String, _ query: (channelID: String, userID: String), on front: HTTPFront
    ) {
        do throws(Refusal) {
            guard configuration.segments.contains(segment) else { throw Refusal(.notFound, "no such socket") }
            guard let channel = channels[query.channelID] else { throw Refusal(.notFound, "no such channel") }
            if !channel.origins.isEmpty, !channel.origins.contains(head.fields[.origin] ?? "") {
                throw Refusal(.forbidden, "origin not allowed")
            }
            let agreement = try agree(head)
            let tokenEnd = try checkHeader(head, channel, userID: query.userID)
            guard users.count < configuration.usersMax else { throw Refusal(.serviceUnavailable, "too many users") }
            let link = WebSocketServerLink(front.connection, limits: limits, random: random)
            front.upgrade(try Self.fields(agreement), to: link)
            admit(link, channel, userID: query.userID, tokenEnd: tokenEnd)
        } catch {
            refuse(error, on: front)
        }
    }

    private var limits: WebSocketLimits {
        WebSocketLimits(
            frameBytesMax: max(configuration.messageBytesMax, 125), messageBytesMax: configuration.messageBytesMax)
    }

    /// Exactly `channelId` and `userId`, each once and not empty; a bare `+` means a space.
    func readQuery(_ head: HTTPRequestHead) throws(Refusal) -> (channelID: String, userID: String) {
        let query: QueryItems
        do throws(HTTPWireError) {
            query = try QueryItems(reading: head.queryText ?? "", plus: .space)
        } catch {
            throw Refusal(.badRequest, "the query cannot be decoded")
        }
        let channels = query.values(of: "channelId")
        let users = query.values(of: "userId")
        guard channels.count == 1, users.count == 1, !channels[0].isEmpty, !users[0].isEmpty else {
            throw Refusal(.badRequest, "channelId and userId stand in the query, each once")
        }
        if configuration.isStrict, query.items.count != 2 {
            throw Refusal(.badRequest, "nothing but channelId and userId stands in the query")
        }
        return (channels[0], users[0])
    }

    func agree(_ head: HTTPRequestHead) throws(Refusal) -> WebSocketHandshake.Agreement {
        let fields = head.fields
        if configuration.isStrict, fields.contains(.secWebSocketProtocol) {
            throw Refusal(.badRequest, "the chat socket has no subprotocol")
        }
        guard head.version == .http11 else { throw Refusal(.badRequest, "a handshake is HTTP/1.1") }
        do throws(WebSocketHandshakeError) {
            return try WebSocketHandshake.answer(
                WebSocketHandshake.Request(
                    upgrade: fields.combined(.upgrade), connection: fields.combined(.connection),
                    key: fields.combined(.secWebSocketKey), version: fields.combined(.secWebSocketVersion),
                    subprotocols: fields.combined(.secWebSocketProtocol),
                    extensions: fields.combined(.secWebSocketExtensions)))
        } catch {
            throw Refusal(error == .version ? .upgradeRequired : .badRequest, "handshake: \(error)")
        }
    }

    /// A token in the header counts at once, and a bad one is refused with 401 (assumed, note section 2.4).
    func checkHeader(
        _ head: HTTPRequestHead, _ channel: ODAChannel, userID: String
    ) throws(Refusal) -> Int? {
        guard let verifier = channel.verifier, let value = head.fields[.authorization] else { return nil }
        do throws(ODATokenRefusal) {
            guard value.hasPrefix("Bearer ") else { throw .malformed }
            if faults.next(.token, userID: userID, connection: nil) != nil { throw .expired }
            let seconds = Int(configuration.wallClock() / 1000)
            return try verifier.verify(String(value.dropFirst(7)), userID: userID, nowSeconds: seconds)
        } catch {
            statistics.tokensRefused += 1
            throw Refusal(.unauthorized, error.rawValue)
        }
    }

    static func fields(_ agreement: WebSocketHandshake.Agreement) throws(Refusal) -> HTTPFields {
        var fields = HTTPFields()
        fields.append(.upgrade, constant: "websocket")
        fields.append(.connection, constant: "Upgrade")
        do throws(HTTPWireError) {
            try fields.append(.secWebSocketAccept, agreement.accept)
        } catch {
            throw Refusal(.internalServerError, "\(error)")
        }
        return fields
    }

    // MARK: Refusing

    /// Why a request is not answered as it would like.
    struct Refusal: Error {
        let status: HTTPStatus
        let detail: String

        init(_ status: HTTPStatus, _ detail: String) {
            self.status = status
            self.detail = detail
        }
    }

    func refuse(_ refusal: Refusal, on front: HTTPFront) {
        statistics.handshakesRefused += 1
        var fields = HTTPFields()
        fields.append(.contentType, constant: "text/plain; charset=utf-8")
        if refusal.status == .unauthorized { fields.append(.wwwAuthenticate, constant: "Bearer") }
        front.respond(refusal.status, fields, [UInt8](refusal.detail.utf8))
    }

    /// A handshake that fails because somebody wanted it to.
    private func spoil(_ status: Int, _ retryAfterSeconds: Int?, on front: HTTPFront) {
        statistics.handshakesRefused += 1
        var fields = HTTPFields()
        if let retryAfterSeconds { fields.append(.retryAfter, retryAfterSeconds) }
        front.respond(HTTPStatus(code: status) ?? .serviceUnavailable, fields, [UInt8]("fault".utf8))
    }
}
