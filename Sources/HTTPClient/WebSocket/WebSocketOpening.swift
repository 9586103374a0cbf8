import Crypto
import EventLoop
import HTTPWire
import Kernel
import Transport
import WebSocket

/// The opening handshake of one WebSocket: connects, asks, judges the answer, and hands the connection over.
final class WebSocketOpening: ConnectionHandler {
    private let request: WebSocketRequest
    private let head: HTTPRequestHead
    private let key: String
    private let loop: Loop
    private weak var driver: WebSocketDriver?
    private var parser: HTTP1ResponseParser
    private var dial: (any Opening)?
    private var opened: OpenedConnection?
    private var answer: HTTPResponseHead?
    private var refusal: [UInt8] = []
    private var sentBefore = 0
    private var timer: TimerID?
    private var isOver = false
    private var isBeginning = false

    init(
        _ request: WebSocketRequest, _ driver: WebSocketDriver, _ loop: Loop, _ random: RandomPool
    ) throws(ClientError) {
        self.request = request
        self.driver = driver
        self.loop = loop
        key = WebSocketHandshake.makeKey(random)
        do throws(HTTPWireError) {
            head = try Self.requestHead(request, key)
        } catch {
            throw .badRequest(error)
        }
        // A refusal's body may be of any length; only its beginning is read.
        parser = HTTP1ResponseParser(limits: HTTP1Limits(bodyBytesMax: .max))
    }

    private static func requestHead(
        _ request: WebSocketRequest, _ key: String
    ) throws(HTTPWireError) -> HTTPRequestHead {
        var fields = request.fields
        for field in request.options.defaultFields where fields[field.name] == nil {
            try fields.append(field.name, field.value)
        }
        if request.options.tellsTrace { try fields.appendTrace() }
        for name: HTTPFieldName in [
            .upgrade, .connection, .secWebSocketKey, .secWebSocketVersion, .secWebSocketProtocol,
            .secWebSocketExtensions,
        ] {
            fields.removeAll(name)
        }
        fields.append(.upgrade, constant: "websocket")
        fields.append(.connection, constant: "Upgrade")
        try fields.append(.secWebSocketKey, key)
        try fields.append(.secWebSocketVersion, WebSocketHandshake.version)
        if !request.subprotocols.isEmpty {
            try fields.append(.secWebSocketProtocol, request.subprotocols.joined(separator: ", "))
        }
        return try HTTPRequestHead(
            method: .get, target: request.url.requestTarget, authority: request.url.hostField, fields: fields)
    }

    func begin(_ origin: Origin, _ dialler: any OriginDialler) {
        isBeginning = true
        let dial = dialler.open(origin, offer: Offer.onlyHTTP1, request.options.timeouts) { [self] result in
            self.dial = nil
            switch result {
            case .success(let opened): ask(opened)
            case .failure(let error): fail(error)
            }
        }
        isBeginning = false
        if opened == nil, !isOver { self.dial = dial }
    }

    private func ask(_ opened: OpenedConnection) {
        self.opened = opened
        timer = loop.schedule(after: request.options.timeouts.firstByte) { [self] in
            timer = nil
            // A refusal whose body does not end is told with what there is.
            if let answer { refuse(answer) } else { fail(.firstByteTimedOut) }
        }
        parser.begin(.get, mayUpgrade: true)
        sentBefore = opened.connection.bytesSent
        opened.hand(to: self)
        opened.connection.write { HTTP1Writer.appendRequest(head, to: &$0) }
        opened.connection.flush()
    }

    /// Gives up without a word.
    func cancel() { stop()?.close() }

    // MARK: The answer

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var cursor = 0
        while !isOver {
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore: return bytes.count
            case .interim: continue
            case .head(let head): answer = head
            case .switched: agree(connection, bytes.extracting(cursor..<bytes.count))
            case .body(let range):
                let room = UpgradeRefusal.bodyBytesMax - refusal.count
                refusal += [UInt8](copying: bytes.extracting(range.prefix(room)))
                if refusal.count == UpgradeRefusal.bodyBytesMax, let answer { refuse(answer) }
            case .end: if let answer { refuse(answer) }
            case .failed(let error):
                // The status of a refusal tells more than a fault in its body.
                if let answer { refuse(answer) } else { fail(ClientError(error)) }
            }
        }
        return bytes.count
    }

    private func agree(_ connection: Connection, _ rest: Span<UInt8>) {
        guard let answer else { preconditionFailure("a switch follows a head") }
        let fields = answer.fields
        let response = WebSocketHandshake.Response(
            status: Int(answer.status.code), upgrade: fields.combined(.upgrade),
            connection: fields.combined(.connection), accept: fields.combined(.secWebSocketAccept),
            subprotocol: fields.combined(.secWebSocketProtocol), extensions: fields.combined(.secWebSocketExtensions))
        let subprotocol: String?
        do throws(WebSocketHandshakeError) {
            subprotocol = try WebSocketHandshake.check(response, key: key, offered: request.subprotocols)
        } catch {
            return fail(.badHandshake(error))
        }
        _ = stop()
        driver?.opened(connection, answer, subprotocol, request, rest: rest)
    }

    private func refuse(_ head: HTTPResponseHead) {
        fail(.upgradeRefused(UpgradeRefusal(head: head, bodyPrefix: refusal)))
    }

    func receivedEnd(on connection: Connection) {
        if let answer { refuse(answer) } else { lose() }
    }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        if let answer { refuse(answer) } else { lose() }
    }

    private func lose() {
        let hasSent = (opened?.connection.bytesSent ?? 0) > sentBefore
        if let failure = opened?.tls?.failure {
            fail(.tlsFailed(failure))
        } else {
            fail(.connectionLost(afterBytesSent: hasSent))
        }
    }

    private func fail(_ error: ClientError) {
        guard !isOver else { return }
        stop()?.close()
        // The handler hears nothing from inside the call that opens.
        if isBeginning { driver?.failLater(error) } else { driver?.openingFailed(error) }
    }

    /// Ends the opening and returns the connection, whoever it goes to.
    private func stop() -> Connection? {
        isOver = true
        dial?.cancel()
        dial = nil
        if let timer { loop.cancel(timer) }
        timer = nil
        let connection = opened?.connection
        opened = nil
        return connection
    }
}
