import EventLoop
import HTTP2
import HTTPWire
import Kernel
import Transport
import WebSocket

/// One connection of a client that speaks HTTP/2: its streams are answered side by side, each as if it were alone.
///
/// The machine says what the bytes mean; this drives it. Between two calls of the loop all that could be sent was.
final class HTTP2ServerConnection: ServedConnection {
    let server: ServerLoop
    let listener: ServedListener
    let transport: Connection
    var loop: Loop { server.loop }
    var index = 0
    let isRefused = false
    let machine: HTTP2Machine
    var streams: [HTTP2StreamID: HTTP2ServerStream] = [:]
    /// Handlers that run on although their stream is over.
    var orphans = 0
    /// Bytes of bodies that are being collected, over all streams.
    var collectedBytes = 0
    var deadlines = HTTP2Deadlines()
    /// Streams whose writers were told to wait.
    private var congested: [HTTP2ServerStream] = []
    private var requests = 0
    private var isPumping = false
    private var isPumpScheduled = false
    /// All is said; the client has a while to take it.
    private(set) var isClosing = false
    private var lingeredBytes = 0
    /// The client has ended its side of the transport.
    private var isClientDone = false
    private var knownPeer: SocketAddress?

    init(_ transport: Connection, server: ServerLoop, listener: ServedListener) {
        self.transport = transport
        self.server = server
        self.listener = listener
        machine = HTTP2Machine(
            .server, limits: server.http2Limits, workspace: server.workspace, at: server.loop.now)
    }

    /// Sends our first frames; the transport reads already, or will.
    func start() {
        setIdleDeadline(server.times.header)
        if server.isDraining { beginShutdown() }
        schedulePump()
    }

    /// The address of the other end, asked of the kernel once.
    var peer: SocketAddress? {
        if knownPeer == nil { knownPeer = transport.peerAddress }
        return knownPeer
    }

    /// The match of a connection's first bytes with the preface of HTTP/2.
    enum Look {
        case whole, part, other
    }

    /// Whether bytes begin with what a client that knows that we speak HTTP/2 sends first (RFC 9113 section 3.4).
    static func look(for bytes: Span<UInt8>) -> Look {
        let preface = HTTP2Machine.preface
        for index in 0..<min(bytes.count, preface.count) where bytes[index] != preface[index] { return .other }
        return bytes.count < preface.count ? .part : .whole
    }

    // MARK: Reading

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        guard !isClosing else {
            lingeredBytes += bytes.count
            if lingeredBytes > BodyPolicy.droppedBytesMax { transport.close() }
            return bytes.count
        }
        var events = takeSpareEvents()
        machine.received(bytes, at: loop.now, events: &events)
        // A handler may answer at once; what it wrote goes out once all events are through.
        isPumping = true
        for event in events { handle(event, bytes) }
        isPumping = false
        giveBack(&events)
        if transport.isOpen { pump() }
        watchHead()
        return bytes.count
    }

    private func handle(_ event: HTTP2Event, _ bytes: Span<UInt8>) {
        switch event {
        case .request(let id, let request):
            guard admit(id) else { return }
            let stream = HTTP2ServerStream(id, connection: self)
            streams[id] = stream
            stream.begin(request.head, protocolName: request.protocolName, hasBody: !request.isEnd)
        case .refused(let id, let error, _):
            guard admit(id) else { return }
            let stream = HTTP2ServerStream(id, connection: self)
            streams[id] = stream
            stream.answerWithoutHandler(Problem(error))
        case .data(let id, let range):
            if let stream = streams[id] {
                stream.take(bytes.extracting(range))
            } else {
                machine.consume(range.count, of: id)
            }
        case .end(let id): streams[id]?.requestEnded()
        case .answeredEarly(let id): streams[id]?.answeredEarly()
        case .closed(let id, _, _): streamClosed(id)
        // Trailers, settings and answers to PINGs have no reader here; a client's goodbye ends what is idle.
        case .trailers, .settings, .goAway, .pong, .response, .interim: break
        }
    }

    /// Whether there is room for another request; those beyond are refused unheard, and may be sent again.
    private func admit(_ id: HTTP2StreamID) -> Bool {
        // Handlers whose requests were reset still run: without this, resets would be a way around the limit.
        guard streams.count + orphans < server.http2Limits.concurrentStreamsMax * 2 else {
            machine.reset(id, .refusedStream)
            return false
        }
        requests += 1
        if requests == server.limits.requestsPerConnectionMax { beginShutdown() }
        return true
    }

    private func streamClosed(_ id: HTTP2StreamID) {
        guard let stream = streams.removeValue(forKey: id) else { return }
        stream.ended()
        guard streams.isEmpty else { return }
        // Bytes that were written stay in front of the end.
        if isClientDone { loop.atEndOfTurn { [transport] in transport.finish() } }
        setIdleDeadline(server.times.idle)
    }

    // MARK: Writing

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
        guard !isPumping, !isClosing else { return }
        isPumping = true
        var events = takeSpareEvents()
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
        giveBack(&events)
        isPumping = false
        notifyDrained()
        if transport.isOpen, machine.isOver { closeAfterLastFrame() }
    }

    /// Will be told when little enough of its body waits.
    func addCongested(_ stream: HTTP2ServerStream) { congested.append(stream) }

    private func notifyDrained() {
        guard !congested.isEmpty else { return }
        let waiting = congested
        congested = []
        for stream in waiting where !stream.notifyIfDrained() { congested.append(stream) }
    }

    private func takeSpareEvents() -> [HTTP2Event] {
        var events: [HTTP2Event] = []
        swap(&events, &server.spareEvents)
        return events
    }

    private func giveBack(_ events: inout [HTTP2Event]) {
        events.removeAll(keepingCapacity: true)
        swap(&events, &server.spareEvents)
    }

    func drained(_ connection: Connection) { schedulePump() }

    func stalled(_ connection: Connection) { setWriteDeadline() }

    // MARK: Ending

    func receivedEnd(on connection: Connection) {
        // Without a client that opens windows no long answer ends; a short one may.
        isClientDone = true
        if isClosing {
            transport.close()
        } else if streams.values.allSatisfy(\.canDoWithoutClient) {
            for stream in streams.values { stream.cancel() }
            if streams.isEmpty { transport.finish() }
        } else {
            transport.close()
        }
    }

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        cancelTimer()
        isClosing = true
        congested = []
        let open = streams.values
        streams = [:]
        for stream in open { stream.ended() }
        server.remove(self)
    }

    var idleUntil: Instant? {
        let isIdle = requests > 0 && streams.isEmpty && orphans == 0 && !isClosing && !machine.isInsideHead
        return isIdle ? deadlines.input : nil
    }

    func leaveIdle() { finishShutdown() }

    /// The server goes down: no further requests, and goodbye to WebSockets.
    func drain() {
        for stream in streams.values { stream.webSocket?.close(.serviceRestart) }
        beginShutdown()
        schedulePump()
    }

    private func beginShutdown() {
        machine.beginShutdown()
        // A client that does not answer the PING gets no more time than one that does not take a last answer.
        setShutdownDeadline()
    }

    /// Whatever the client says, no further requests.
    func finishShutdown() {
        machine.finishShutdown()
        schedulePump()
    }

    /// Sends what waits and closes our side; the client has a while to take it before the connection is cut.
    private func closeAfterLastFrame() {
        isClosing = true
        for stream in streams.values { stream.cancel() }
        setLingerDeadline()
        transport.finish()
    }
}
