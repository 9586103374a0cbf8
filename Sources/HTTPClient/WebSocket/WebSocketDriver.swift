import Crypto
import EventLoop
import HTTPWire
import Kernel
import Transport
import WebSocket

/// Performs the steps of a WebSocket's machine on a connection.
///
/// Small when idle: what only the opening needs is let go of when it is over.
final class WebSocketDriver: ConnectionHandler {
    /// The face shown to users; a cycle until the end.
    var link: WebSocketLink?
    private(set) var subprotocol: String?
    private let loop: Loop
    private let random: RandomPool
    private let links: LinkSet
    private var handler: (any WebSocketHandler)?
    private var opening: WebSocketOpening?
    private var connection: Connection?
    private var machine: WebSocketMachine?
    private var timer: TimerID?

    init(_ loop: Loop, _ random: RandomPool, _ links: LinkSet, _ handler: any WebSocketHandler) {
        self.loop = loop
        self.random = random
        self.links = links
        self.handler = handler
    }

    var isOpen: Bool { machine?.isOpen ?? false }
    var unsentBytes: Int { (connection?.unsentBytes ?? 0) + (machine?.waitingBytes ?? 0) }
    var pieceBytesLeft: Int? { machine?.pieceBytesLeft }
    var isCongested: Bool { connection?.isCongested ?? false }

    // MARK: Opening

    func open(_ request: WebSocketRequest, _ dialler: any OriginDialler) {
        links.insert(self)
        do throws(ClientError) {
            let origin = try Origin(request.url, schemes: ("ws", "wss"), request.options)
            let opening = try WebSocketOpening(request, self, loop, random)
            self.opening = opening
            opening.begin(origin, dialler)
        } catch {
            failLater(error)
        }
    }

    /// Ends with an error once the call that began the opening has returned.
    func failLater(_ error: ClientError) {
        loop.atEndOfTurn { [self] in finish(.failed(error)) }
    }

    func openingFailed(_ error: ClientError) { finish(.failed(error)) }

    /// The server agreed; `rest` is what came behind its head.
    func opened(
        _ connection: Connection, _ head: HTTPResponseHead, _ subprotocol: String?, _ request: WebSocketRequest,
        rest: Span<UInt8>
    ) {
        opening = nil
        self.connection = connection
        self.subprotocol = subprotocol
        machine = WebSocketMachine(
            role: .client, limits: request.limits, closeTimeout: request.closeTimeout, random: random)
        connection.handler = self
        if let link { handler?.opened(link, head) }
        feed(rest)
    }

    // MARK: Sending

    /// The kind of payload that a frame carries.
    enum Kind {
        case text
        case binary
        case ping
    }

    func send(_ kind: Kind, _ bytes: [UInt8]) -> Bool {
        var output: [UInt8] = []
        let isTaken: Bool? =
            switch kind {
            case .text: machine?.send(text: bytes.span, to: &output)
            case .binary: machine?.send(binary: bytes.span, to: &output)
            case .ping: machine?.send(ping: bytes.span, to: &output)
            }
        guard isTaken == true, let connection else { return false }
        if !output.isEmpty { connection.write(output) }
        return true
    }

    func begin(binary: Bool, count: Int) -> Bool {
        var output: [UInt8] = []
        guard machine?.begin(binary: binary, count: count, to: &output) == true, let connection else { return false }
        connection.write(output)
        return true
    }

    func send(piece: [UInt8]) -> Bool {
        var output: [UInt8] = []
        guard machine?.send(piece: piece.span, to: &output) == true, let connection else { return false }
        connection.write(output)
        return true
    }

    func close(_ code: CloseCode?, _ reason: String) {
        if let opening {
            opening.cancel()
            return finish(.failed(.cancelled))
        }
        // Nothing can be said in the middle of a frame, and its rest may never come.
        if machine?.pieceBytesLeft != nil { return abort() }
        var output: [UInt8] = []
        guard machine?.close(code, reason: reason, now: clock, to: &output) == true else { return }
        connection?.write(output)
        armDeadline()
    }

    func abort() {
        opening?.cancel()
        let connection = connection
        finish(.lost(.closedLocally))
        connection?.abort()
    }

    func pauseReading() { connection?.pauseReading() }
    func resumeReading() { connection?.resumeReading() }

    // MARK: Receiving

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        feed(bytes)
        return bytes.count
    }

    private func feed(_ bytes: Span<UInt8>) {
        var position = 0
        while let step = machine?.received(bytes, &position, now: clock), perform(step) {}
        armDeadline()
    }

    func receivedEnd(on connection: Connection) {
        let wasOpen = isOpen
        guard case .close(let closure, let bytes)? = machine?.receivedEnd() else { return }
        end(closure, bytes, otherwise: wasOpen ? .lost(.finished) : nil)
    }

    func drained(_ connection: Connection) {
        if let link { handler?.drained(link) }
    }

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        guard case .close(let closure, _)? = machine?.receivedEnd() else { return finish(.lost(end)) }
        self.end(closure, [], otherwise: .lost(end))
    }

    /// Does what the machine says; false when there is nothing more to do with these bytes.
    private func perform(_ step: WebSocketMachine.Step) -> Bool {
        guard let link else { return false }
        switch step {
        case .wait: return false
        case .text(let message): handler?.received(text: message, on: link)
        case .binary(let message): handler?.received(binary: message, on: link)
        case .pong(let payload): handler?.received(pong: payload, on: link)
        case .send(let bytes): if !bytes.isEmpty { connection?.write(bytes) }
        case .close(let closure, let bytes):
            end(closure, bytes, otherwise: nil)
            return false
        }
        return true
    }

    // MARK: Ending

    /// Ends as the machine says; `otherwise` stands for an end that was neither clean nor a breach.
    private func end(_ closure: WebSocketClosure, _ bytes: [UInt8], otherwise: WebSocketEnd?) {
        if !bytes.isEmpty, let connection {
            connection.write(bytes)
            connection.flush()
        }
        if let failure = closure.failure { return finish(.failed(.webSocketProtocol(failure))) }
        if !closure.isClean, let otherwise { return finish(otherwise) }
        let code: CloseCode? = closure.code == .noCode || closure.code == .abnormal ? nil : closure.code
        finish(.closed(code: code, reason: closure.reason, clean: closure.isClean))
    }

    private func finish(_ end: WebSocketEnd) {
        guard let handler, let link else { return }
        self.handler = nil
        self.link = nil
        links.remove(self)
        if let timer { loop.cancel(timer) }
        timer = nil
        opening = nil
        machine = nil
        let connection = connection
        self.connection = nil
        connection?.close()
        handler.ended(link, end)
    }

    private var clock: Duration { .nanoseconds(Int64(clamping: loop.now.nanoseconds)) }

    /// Sets a timer for the closing handshake once it has begun.
    private func armDeadline() {
        guard timer == nil, let deadline = machine?.deadline else { return }
        timer = loop.schedule(at: Instant(nanoseconds: UInt64(clamping: deadline.nanoseconds))) { [self] in
            timer = nil
            guard let step = machine?.elapsed(now: clock) else { return }
            if perform(step) || machine != nil { armDeadline() }
        }
    }
}
