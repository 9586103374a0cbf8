import Domain
import HTTPWire
import WebSocket

extension Response {
    /// The answer to a WebSocket's opening handshake (RFC 6455 section 4.2, RFC 8441 section 5).
    ///
    /// Where the request may come from (`Origin`) is for the caller to judge.
    ///
    /// - Parameter start: runs once on the connection's loop, right after the answer's head was written, and keeps
    ///   the link.
    /// - Throws: `upgrade_required` (426) for a request that does not ask for version 13 of the protocol over
    ///   HTTP/1.1 or by an extended `CONNECT` of HTTP/2, `malformed` (400) for one that asks wrongly.
    public static func webSocket(
        _ request: borrowing Request, _ settings: WebSocketSettings = WebSocketSettings(),
        _ start: @escaping @Sendable (WebSocketLink) -> Void
    ) throws(Problem) -> Response {
        let isConnect = request.protocolName != nil
        let agreement =
            isConnect ? try connectAgreement(request.head, settings) : try agreement(request.head, settings)
        var fields = HTTPFields()
        let deflate =
            settings.compresses
            ? PerMessageDeflate(answering: request.head.fields.combined(.secWebSocketExtensions)) : nil
        if !isConnect {
            fields.append(.upgrade, constant: "websocket")
            fields.append(.connection, constant: "Upgrade")
        }
        do {
            if let accept = agreement.accept { try fields.append(.secWebSocketAccept, accept) }
            if let deflate { try fields.append(.secWebSocketExtensions, deflate.agreement) }
            if let subprotocol = agreement.subprotocol { try fields.append(.secWebSocketProtocol, subprotocol) }
        } catch {
            preconditionFailure("base64 and a token make field values: \(error)")
        }
        let acceptance = WebSocketAcceptance(
            subprotocol: agreement.subprotocol, deflate: deflate, settings: settings, start: start)
        return Response(
            status: isConnect ? .ok : .switchingProtocols, fields: fields, body: .webSocket(acceptance))
    }

    private static func agreement(
        _ head: HTTPRequestHead, _ settings: WebSocketSettings
    ) throws(Problem) -> (accept: String?, subprotocol: String?) {
        let isPlain = head.bodyLength == .none || head.bodyLength == .known(0)
        guard head.method == .get, head.version == .http11, head.wantsUpgrade else { throw .upgradeRequired }
        guard isPlain else { throw .malformed("The request of a WebSocket has no body.") }
        guard head.keepAlive else { throw .malformed("`Connection` asks for the end of what `Upgrade` asks for.") }
        let handshake = WebSocketHandshake.Request(
            upgrade: head.fields.combined(.upgrade), connection: head.fields.combined(.connection),
            key: head.fields.combined(.secWebSocketKey), version: head.fields.combined(.secWebSocketVersion),
            subprotocols: head.fields.combined(.secWebSocketProtocol),
            extensions: head.fields.combined(.secWebSocketExtensions))
        let agreement: WebSocketHandshake.Agreement
        do {
            agreement = try WebSocketHandshake.answer(handshake, supported: settings.subprotocols)
        } catch {
            throw Problem(error)
        }
        try check(agreement.subprotocol, head, settings)
        return (agreement.accept, agreement.subprotocol)
    }

    private static func connectAgreement(
        _ head: HTTPRequestHead, _ settings: WebSocketSettings
    ) throws(Problem) -> (accept: String?, subprotocol: String?) {
        if case .known = head.bodyLength { throw .malformed("The request of a WebSocket has no length.") }
        let subprotocol: String?
        do {
            subprotocol = try WebSocketHandshake.answerConnect(
                version: head.fields.combined(.secWebSocketVersion),
                subprotocols: head.fields.combined(.secWebSocketProtocol), supported: settings.subprotocols)
        } catch {
            throw Problem(error)
        }
        try check(subprotocol, head, settings)
        return (nil, subprotocol)
    }

    private static func check(
        _ subprotocol: String?, _ head: HTTPRequestHead, _ settings: WebSocketSettings
    ) throws(Problem) {
        guard !settings.subprotocols.isEmpty, head.fields.contains(.secWebSocketProtocol), subprotocol == nil else {
            return
        }
        let ours = settings.subprotocols.joined(separator: ", ")
        throw .malformed("`Sec-WebSocket-Protocol` names none of: \(ours).")
    }
}

extension Problem {
    /// 426 `upgrade_required` with `Upgrade` and our version (RFC 9110 section 15.5.22, RFC 6455 section 4.4).
    public static var upgradeRequired: Problem {
        var fields = HTTPFields()
        fields.append(.upgrade, constant: "websocket")
        fields.append(.connection, constant: "Upgrade")
        fields.append(.secWebSocketVersion, constant: "13")
        return Problem(
            code: "upgrade_required", status: .upgradeRequired, title: "This is a WebSocket",
            detail: """
                Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and \
                `Sec-WebSocket-Version: 13`.
                """,
            fields: fields)
    }

    /// The problem to tell a client whose opening handshake was refused.
    init(_ error: WebSocketHandshakeError) {
        switch error {
        case .upgrade, .connection, .version: self = .upgradeRequired
        case .key: self = .malformed("`Sec-WebSocket-Key` is not 16 bytes in base64.")
        case .subprotocol: self = .malformed("`Sec-WebSocket-Protocol` is not a list of different tokens.")
        case .extensions: self = .malformed("`Sec-WebSocket-Extensions` cannot be read.")
        case .status, .accept: self = .malformed("The opening handshake cannot be read.")
        }
    }
}
