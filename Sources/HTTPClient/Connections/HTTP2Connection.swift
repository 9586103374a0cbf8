import EventLoop
import HTTP2
import HTTPWire
import Kernel
import Transport

/// One connection of HTTP/2 to an origin: carries as many exchanges at the same time as both sides allow.
///
/// The machine says what the bytes mean; this drives it. Requests that are begun in one turn of the loop leave together
/// at its end.
final class HTTP2Connection: ConnectionHandler {
    static var sentHeadBytesMax: Int { HTTP2Limits().sentHeaderBlockBytesMax }

    let origin: Origin
    let loop: Loop
    let transport: Connection
    let machine: HTTP2Machine
    let limits: HTTP2ClientLimits
    /// A stream has come to its end here before.
    private(set) var hasCarried = false
    /// No further requests: the server has said goodbye, or the connection ends.
    private(set) var isDraining = false
    private(set) var streams: [HTTP2StreamID: HTTP2Stream] = [:]
    var watch = HTTP2Watch()
    private let tls: TLSFilter?
    private weak var pool: ConnectionPool?
    private weak var queue: OriginQueue?
    /// Streams whose writers wait.
    private var congested: [HTTP2Stream] = []
    private var hasSettings = false
    /// The last stream that the server has looked at, by its goodbye.
    private var lastStream: HTTP2StreamID?
    private var isPumping = false
    private var isPumpScheduled = false
    /// Counted by the pool as one at rest.
    private var isResting = false

    init(_ opened: OpenedConnection, _ queue: OriginQueue, _ pool: ConnectionPool, _ workspace: HTTP2Workspace) {
        origin = queue.origin
        self.queue = queue
        self.pool = pool
        transport = opened.connection
        tls = opened.tls
        loop = transport.loop
        limits = pool.limits.http2
        machine = HTTP2Machine(.client, limits: limits.wire, workspace: workspace, at: loop.now)
        watch.heardAt = loop.now
        opened.hand(to: self)
        // The server's greeting may have come together with the end of the handshake.
        transport.resumeReading()
        schedulePump()
    }

    var streamWindowBytes: Int { limits.streamWindowBytes }

    /// Another request may be begun now.
    ///
    /// Before the server's settings only one: who begins more does not know how many are allowed (some push services
    /// allow one until they know who is there).
    var hasRoom: Bool {
        guard !isDraining, transport.isOpen, machine.canRequest else { return false }
        let most = hasSettings ? min(limits.streamsMax, machine.peerConcurrentStreamsMax) : 1
        return machine.streamCount < most
    }

    // MARK: Sending

    /// Queues a request on a stream of its own; false if there can be no more here.
    func begin(_ request: PendingRequest) -> Bool {
        let exchange = request.exchange
        let body: HTTP2Machine.Body =
            switch request.body {
            case .none: .stream
            case .some(let bytes): bytes.isEmpty ? .none : .bytes(bytes)
            }
        guard let id = machine.request(request.head, scheme: origin.isSecure ? "https" : "http", body: body) else {
            drain()
            return false
        }
        leaveRest()
        exchange.isOnReused = hasCarried
        let stream = HTTP2Stream(id, self, exchange)
        streams[id] = stream
        stream.begin(isWhole: request.body != nil)
        if streams.count == 1 { beginWatching() }
        schedulePump()
        return true
    }

    func write(_ bytes: [UInt8], to stream: HTTP2StreamID) {
        machine.write(bytes[...], to: stream)
        schedulePump()
    }

    func finish(_ stream: HTTP2StreamID) {
        machine.finish(stream)
        schedulePump()
    }

    func reset(_ stream: HTTP2StreamID, _ code: HTTP2ErrorCode) {
        machine.reset(stream, code)
        schedulePump()
    }

    /// Bytes of a body were taken: the server may send as many again.
    func consume(_ count: Int, of stream: HTTP2StreamID) {
        machine.consume(count, of: stream)
        schedulePump()
    }

    /// Asks whether the server is there.
    func ping() {
        machine.ping()
        schedulePump()
    }

    /// Sends what there is at the end of the turn.
    func schedulePump() {
        guard !isPumpScheduled, !isPumping, transport.isOpen else { return }
        isPumpScheduled = true
        loop.atEndOfTurn { [self] in
            isPumpScheduled = false
            pump()
        }
    }

    /// Moves frames from the machine to the transport, as far as that has room.
    private func pump() {
        guard !isPumping, transport.isOpen else { return }
        isPumping = true
        var events: [HTTP2Event] = []
        while transport.isOpen, machine.wantsWrite {
            let room = Connection.highWaterBytes - transport.unsentBytes
            guard room > 0 else { break }
            let before = transport.unsentBytes
            let now = loop.now
            transport.write { output in machine.send(into: &output, bytesMax: room, at: now, events: &events) }
            for event in events { handle(event, Span()) }
            events.removeAll(keepingCapacity: true)
            guard transport.unsentBytes > before else { break }
        }
        isPumping = false
        transport.flush()
        notifyDrained()
        settle()
    }

    /// Will be told when little enough of its body waits.
    func addCongested(_ stream: HTTP2Stream) { congested.append(stream) }

    private func notifyDrained() {
        guard !congested.isEmpty else { return }
        let waiting = congested
        congested = []
        for stream in waiting where !stream.notifyIfDrained() { congested.append(stream) }
    }

    func drained(_ connection: Connection) { schedulePump() }

    // MARK: Receiving

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        // Requests that were begun under the old rules go out before the new rules are known.
        if isPumpScheduled { pump() }
        guard transport.isOpen else { return bytes.count }
        watch.heard(at: loop.now)
        var events: [HTTP2Event] = []
        machine.received(bytes, at: loop.now, events: &events)
        isPumping = true
        for event in events { handle(event, bytes) }
        isPumping = false
        if transport.isOpen { pump() }
        return bytes.count
    }

    private func handle(_ event: HTTP2Event, _ bytes: Span<UInt8>) {
        switch event {
        case .response(let id, let head, let isEnd): streams[id]?.received(head, isEnd: isEnd)
        case .interim(let id, _): streams[id]?.receivedInterim()
        case .data(let id, let range):
            if let stream = streams[id] {
                stream.received(body: [UInt8](copying: bytes.extracting(range)))
            } else {
                machine.consume(range.count, of: id)
            }
        case .trailers(let id, let fields): streams[id]?.received(trailers: fields)
        case .end(let id): streams[id]?.ended()
        case .refused(let id, let error, _): streams[id]?.refused(error)
        case .closed(let id, let code, let byPeer): streamClosed(id, code, byPeer: byPeer)
        case .settings:
            hasSettings = true
            queue?.advance()
        case .goAway(let lastStream, _):
            self.lastStream = lastStream
            drain()
        // Any sign of life counts, so that answers to PINGs need none of their own.
        case .pong, .request, .answeredEarly: break
        }
    }

    private func streamClosed(_ id: HTTP2StreamID, _ code: HTTP2ErrorCode, byPeer: Bool) {
        guard let stream = streams.removeValue(forKey: id) else { return }
        if code == .http11Required { queue?.http1IsRequired() }
        if code == .none { hasCarried = true }
        stream.closed(code, byPeer: byPeer)
        queue?.advance()
    }

    // MARK: Rest and end

    /// Takes no further requests; those under way come to their end.
    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        queue?.gone(self)
        schedulePump()
    }

    /// Steps back for another connection where the numbers of streams are used up.
    func drainIfUsedUp() {
        if !machine.canRequest { drain() }
    }

    /// Looks what is to be done now that nothing more can be sent or read.
    private func settle() {
        guard transport.isOpen else { return }
        if machine.isOver { refuseUnsent() }
        if machine.failureCode != nil || (machine.isOver && !streams.isEmpty) { return lose(.malformed(.brokenHTTP2)) }
        guard streams.isEmpty, machine.isOver || machine.streamCount == 0 else { return }
        if isDraining || machine.isOver {
            leave()
        } else if queue?.isEmpty != false, !isResting {
            rest()
        }
    }

    /// Ends streams that never left because the server had lowered its limit before its goodbye.
    private func refuseUnsent() {
        guard let lastStream else { return }
        for id in streams.keys.sorted() where id > lastStream { streamClosed(id, .refusedStream, byPeer: true) }
    }

    private func rest() {
        guard let pool, queue != nil, pool.restShared() else { return leave() }
        isResting = true
        beginRest(for: pool.limits.idleTimeout)
    }

    private func leaveRest() {
        guard isResting else { return }
        isResting = false
        pool?.leaveShared()
    }

    /// Ends it where nothing is under way, in good manners.
    func leave() {
        drain()
        machine.finishShutdown()
        var events: [HTTP2Event] = []
        let now = loop.now
        transport.write { machine.send(into: &$0, bytesMax: Connection.highWaterBytes, at: now, events: &events) }
        transport.flush()
        transport.leave()
    }

    /// Ends it if nothing is under way; else it ends with its last stream.
    func leaveIfIdle() {
        if isResting { leave() }
    }

    /// Ends it now, with an error for everything under way.
    func lose(_ error: ClientError?) {
        failAll(error)
        transport.flush()
        transport.leave()
    }

    private func failAll(_ error: ClientError?) {
        drain()
        let open = streams.values
        streams = [:]
        congested = []
        for stream in open { stream.lost(error) }
    }

    func receivedEnd(on connection: Connection) { lose(tls?.failure.map { .tlsFailed($0) }) }

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        stopWatching()
        leaveRest()
        failAll(tls?.failure.map { .tlsFailed($0) })
        pool?.forgetShared()
        pool = nil
    }
}
