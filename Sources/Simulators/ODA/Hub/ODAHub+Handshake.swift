import EventLoop
import HTTPWire
import SimulatorKit
import Transport
import WebSocket

/// The opening handshakes of chat sockets.
extension ODAHub {
    private static let socketPath = "/chat/v1/chats/sockets/"

    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        let path = head.pathText
        if let name = Self.administration(in: path) {
            administrate(head, name, body, on: front)
        } else if path.hasPrefix(Self.hookPath) {
            serveHook(head, String(path.dropFirst(Self.hookPath.count)), body, on: front)
        } else if path == Self.messagePath {
            servePoll(head, body, on: front)
        } else if path.hasPrefix(Self.socketPath), head.method == .get {
            shake(head, segment: String(path.dropFirst(Self.socketPath.count)), on: front)
        } else if path.hasPrefix(Self.speechPath), head.method == .get {
            recognise(head, String(path.dropFirst(Self.speechPath.count)), on: front)
        } else if !files.serve(head, path, on: front), !speak(head, path, on: front) {
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
        var wanted: HandshakeFault?
        if case .handshake(let fault)? = faults.next(.handshake, userID: query.userID, connection: nil) {
            wanted = fault
        }
        shake(on: front, wanted, garbage: "pizza") { [weak self] front in
            self?.finish(head, segment, query, on: front)
        }
    }

    private func finish(
        _ head: HTTPRequestHead, _ segment: String, _ query: (channelID: String, userID: String), on front: HTTPFront
    ) {
        do throws(Refusal) {
            guard configuration.segments.contains(segment) else { throw Refusal(.notFound, "no such socket") }
            guard let channel = clientChannel(query.channelID) else { throw Refusal(.notFound, "no such channel") }
            if !channel.origins.isEmpty, !channel.origins.contains(head.fields[.origin] ?? "") {
                throw Refusal(.forbidden, "origin not allowed")
            }
            let answer = try agree(head)
            let tokenEnd = try checkHeader(head, channel, userID: query.userID)
            guard users.count < configuration.usersMax else { throw Refusal(.serviceUnavailable, "too many users") }
            let link = WebSocketServerLink(
                front.connection, limits: limits(messageBytesMax: configuration.messageBytesMax), random: random)
            front.upgrade(answer, to: link)
            admit(link, channel, userID: query.userID, tokenEnd: tokenEnd)
        } catch {
            refuse(error, on: front)
        }
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

    func agree(_ head: HTTPRequestHead) throws(Refusal) -> HTTPFields {
        if configuration.isStrict, head.fields.contains(.secWebSocketProtocol) {
            throw Refusal(.badRequest, "the chat socket has no subprotocol")
        }
        return try head.webSocketAgreement()
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
}
