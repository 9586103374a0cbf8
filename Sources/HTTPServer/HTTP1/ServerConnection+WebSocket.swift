import EventLoop
import HTTPWire
import Transport
import WebSocket

/// From HTTP to WebSocket on one connection.
extension ServerConnection {
    /// Answers 101 and hands the bytes that follow to a link; the connection stays on the server's list.
    func beginWebSocket(
        _ response: consuming Response, _ request: borrowing Request, _ acceptance: WebSocketAcceptance
    ) {
        write(response, .none, request)
        report(request, response.status, bodyBytes: 0, isCutOff: false)
        input = .detached
        output = .idle
        // The link minds what comes; how fast goes what waits is minded as before.
        clearDeadline()
        let carrier = WebSocketCarrier(self)
        transport.handler = carrier
        let link = acceptance.begin(over: carrier)
        carrier.link = link
        webSocket = link
        // Bytes that came after the request are put aside when we return; only then can they be delivered.
        loop.atEndOfTurn { [transport] in transport.resumeReading() }
    }
}

/// Carries the bytes of a WebSocket over a connection of its own.
final class WebSocketCarrier: ConnectionHandler, WebSocketTransport {
    private let connection: ServerConnection
    /// Set right after it is made.
    var link: WebSocketLink?

    init(_ connection: ServerConnection) { self.connection = connection }

    private var transport: Connection { connection.transport }

    // MARK: What the link asks

    var loop: Loop { connection.loop }
    var deflateWorkspace: DeflateWorkspace { connection.server.deflateWorkspace }
    var isOpen: Bool { transport.isOpen }
    var isCongested: Bool { transport.isCongested }
    var unsentBytes: Int { transport.unsentBytes }
    func write(_ bytes: [UInt8]) { transport.write(bytes) }
    func finish() { transport.finish() }
    func close() { transport.close() }
    func pauseReading() { transport.pauseReading() }
    func resumeReading() { transport.resumeReading() }

    // MARK: What the connection tells

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int { link?.received(bytes) ?? 0 }
    func receivedEnd(on connection: Connection) { link?.receivedEnd() }
    func drained(_ connection: Connection) { link?.drained() }
    func stalled(_ transport: Connection) { connection.setWriteDeadline() }

    func ended(_ transport: Connection, _ end: ConnectionEnd) {
        let told = link
        link = nil
        connection.webSocket = nil
        connection.ended(transport, end)
        told?.transportEnded()
    }
}
