public import EventLoop
public import Kernel

/// Why a connection is over.
public enum ConnectionEnd: Error, Hashable, Sendable {
    /// The peer finished its side and we ours.
    case finished
    /// We closed it.
    case closedLocally
    /// The kernel reported a failure, such as a reset.
    case failed(SystemError)
    /// The secure channel failed; the text says how.
    case insecure(String)
    /// A proxy did not say whose connection it passes on.
    case unnamed(ProxyHeaderError)
}

/// Told what happens on one connection; every call comes on the connection's loop.
public protocol ConnectionHandler: AnyObject {
    /// The filter's handshake is through; told once, before any bytes, and never on a connection without a filter.
    func established(_ connection: Connection)
    /// A proxy has said whose connection it passes on; told once, before any bytes and any handshake.
    func named(_ connection: Connection)
    /// Bytes have arrived. Returns how many were used; the rest comes again, in front of what follows.
    ///
    /// The bytes live for the length of the call only.
    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int
    /// The peer will send nothing more. Bytes that `received` left unused come again after
    /// ``Connection/resumeReading()``.
    func receivedEnd(on connection: Connection)
    /// The kernel takes no more bytes for now, and some still wait; told anew whenever some went and more wait.
    func stalled(_ connection: Connection)
    /// The count of unsent bytes has gone down to the low mark, after ``Connection/isCongested`` was true.
    func drained(_ connection: Connection)
    /// The connection is over; the last call.
    func ended(_ connection: Connection, _ end: ConnectionEnd)
}

extension ConnectionHandler {
    /// Does nothing: whoever dials asks its filter instead.
    public func established(_ connection: Connection) {}

    /// Does nothing: who the peer is matters to servers only.
    public func named(_ connection: Connection) {}

    /// Does nothing: most handlers leave slow readers to their own deadlines.
    public func stalled(_ connection: Connection) {}
}

/// One TCP connection on one loop: buffered writes, reads into a buffer shared by the loop, optional encryption.
///
/// Everything happens on the loop and nothing waits. An idle connection holds no buffer.
public final class Connection: ReadinessHandler {
    /// Above this many unsent bytes ``isCongested`` is true.
    public static let highWaterBytes = 256 << 10
    /// At or below this many unsent bytes ``ConnectionHandler/drained(_:)`` is called.
    public static let lowWaterBytes = 64 << 10
    /// Reads made in one go before other connections have their turn.
    private static let readsPerTurnMax = 16

    /// The loop everything happens on.
    public let loop: Loop
    /// The handler to tell; kept alive until the connection ends.
    public var handler: (any ConnectionHandler)?

    private var socket: Socket?
    private var watch: Watch?
    private let buffer: ReadBuffer
    private var filter: (any ConnectionFilter)?
    /// Received and not yet used.
    private var pending: [UInt8] = []
    /// Written and not yet sent, from `sentBytes` on.
    private var output: [UInt8] = []
    private var sentBytes = 0
    /// All bytes that the kernel has taken so far; what it never took has certainly not reached the peer.
    public private(set) var bytesSent = 0
    /// How often all that waited has gone after the kernel had once not taken it all.
    public private(set) var emptiedCount = 0
    private var state = Flags()
    /// Where a proxy says that the connection comes from.
    private var proxiedPeer: SocketAddress?

    private struct Flags {
        var readable = false
        var readingPaused = false
        /// A step of the handshake stands in the line of the loop's handshakes.
        var handshakeWaits = false
        var writable = true
        var flushScheduled = false
        var inCallback = false
        var peerFinished = false
        /// The kernel has said that reading will come to an end, and will not say so again.
        var endInSight = false
        var finishing = false
        var congested = false
        /// Some of what waits has been refused by the kernel once.
        var stalled = false
        /// A ``ProxyHeader`` comes before everything else; what came of it is in `pending`.
        var awaitsProxyHeader = false
        /// The bytes of `output` belong to somebody else too, so that appending would copy them.
        var outputShared = false
    }

    /// Takes over a connected socket; ``start()`` begins to read.
    ///
    /// - Parameters:
    ///   - filter: turns bytes of the wire into bytes of the handler and back (TLS); none for plain text.
    ///   - awaitsProxyHeader: a ``ProxyHeader`` comes first, in clear; how long it may take is the handler's to bound.
    public init(
        _ socket: consuming Socket, loop: Loop, buffer: ReadBuffer, filter: (any ConnectionFilter)? = nil,
        awaitsProxyHeader: Bool = false
    ) {
        self.socket = consume socket
        self.loop = loop
        self.buffer = buffer
        self.filter = filter
        state.awaitsProxyHeader = awaitsProxyHeader
    }

    /// Begins to watch the socket; on the loop, with ``handler`` set.
    public func start() {
        guard let raw = socket?.raw else { return }
        do {
            watch = try loop.watch(raw, .edges, self)
        } catch {
            end(.failed(error))
            return
        }
        if filter != nil { moveFilterOutput() }
    }

    /// The connection is open in at least one direction.
    public var isOpen: Bool { socket != nil }
    /// More than ``highWaterBytes`` wait to be sent; writers should wait for ``ConnectionHandler/drained(_:)``.
    public var isCongested: Bool { state.congested }
    /// Bytes that wait to be sent.
    public var unsentBytes: Int { output.count - sentBytes }
    /// The protocol agreed on in the handshake (ALPN); nil for none, without a filter, and before
    /// ``ConnectionHandler/established(_:)``.
    public var applicationProtocol: String? { filter?.applicationProtocol }
    /// The address of the other end: as a ``ProxyHeader`` named it, or else asked of the kernel.
    public var peerAddress: SocketAddress? { proxiedPeer ?? socket?.peerAddress() }
    /// The address of our end, asked of the kernel.
    public var localAddress: SocketAddress? { socket?.localAddress() }

    // MARK: Writing

    /// Appends bytes for sending; they leave at the end of the turn, or at once with ``flush()``.
    public func write(_ bytes: [UInt8]) {
        guard isOpen, !state.finishing else { return }
        if let filter {
            filter.encrypt(bytes)
            filter.takeOutput(into: &output)
        } else if output.isEmpty {
            // Many connections may send the same bytes; none of them needs a copy of its own.
            giveBackOutput()
            output = bytes
            state.outputShared = true
        } else {
            output += bytes
            state.outputShared = false
        }
        afterWrite()
    }

    /// Lets `body` append bytes to what waits to be sent, without a copy where there is no encryption.
    public func write(_ body: (inout [UInt8]) -> Void) {
        guard isOpen, !state.finishing else { return }
        if let filter {
            var bytes: [UInt8] = []
            body(&bytes)
            filter.encrypt(bytes)
            filter.takeOutput(into: &output)
        } else {
            if output.isEmpty { takeSpareOutput() }
            body(&output)
            state.outputShared = false
        }
        afterWrite()
    }

    private func afterWrite() {
        if unsentBytes > Self.highWaterBytes { state.congested = true }
        guard !state.inCallback, !state.flushScheduled else { return }
        state.flushScheduled = true
        loop.atEndOfTurn { [self] in
            state.flushScheduled = false
            flush()
        }
    }

    /// Sends now what the kernel takes.
    public func flush() {
        guard let failure = sendOutput() else { return }
        end(.failed(failure))
    }

    private func sendOutput() -> SystemError? {
        guard !output.isEmpty || state.finishing else { return nil }
        while state.writable, sentBytes < output.count {
            let sent: Int?
            do {
                sent = try socket?.send(output, from: sentBytes)
            } catch {
                return error
            }
            guard let sent else {
                state.writable = false
                break
            }
            sentBytes += sent
            bytesSent += sent
        }
        if sentBytes == output.count {
            sentBytes = 0
            if state.stalled { emptiedCount &+= 1 }
            state.stalled = false
            giveBackOutput()
            if state.finishing { finishWriting() }
        } else {
            // Only once half of it has gone, so that moving the rest costs no more than sending did.
            if sentBytes > 1 << 16, sentBytes > output.count / 2 {
                output.removeFirst(sentBytes)
                sentBytes = 0
                state.outputShared = false
            }
            state.stalled = true
            handler?.stalled(self)
        }
        if state.congested, unsentBytes <= Self.lowWaterBytes {
            state.congested = false
            handler?.drained(self)
        }
        return nil
    }

    /// Ends our side once all is sent, and the connection if the peer has ended its side before.
    private func finishWriting() {
        socket?.finishWriting()
        if state.peerFinished { end(.finished) }
    }

    /// Takes the loop's buffer to write into, so that a connection holds none between its writes.
    private func takeSpareOutput() {
        guard output.capacity == 0 || state.outputShared else { return }
        output = []
        swap(&output, &buffer.spareOutput)
    }

    /// Empties the buffer and leaves it to the loop's next writer, unless it is large or not ours alone.
    private func giveBackOutput() {
        if !state.outputShared, buffer.spareOutput.capacity == 0, output.capacity <= ReadBuffer.spareOutputBytesMax {
            output.removeAll(keepingCapacity: true)
            swap(&output, &buffer.spareOutput)
        }
        output = []
        state.outputShared = false
    }

    // MARK: Reading

    /// Whether bytes have come that the handler left unused.
    public var hasUnusedBytes: Bool { !pending.isEmpty }

    /// Stops reading; the kernel's buffer fills and the peer has to wait.
    public func pauseReading() { state.readingPaused = true }

    /// Reads again, also what has arrived meanwhile; what the handler left unused comes again first.
    ///
    /// It all comes at the end of the turn, never from inside this call. Also for a handler that has not paused, and
    /// can use now what it left before.
    public func resumeReading() {
        state.readingPaused = false
        guard state.readable || !pending.isEmpty, isOpen else { return }
        loop.atEndOfTurn { [self] in
            guard !state.readingPaused, isOpen else { return }
            if !pending.isEmpty { deliverPending() }
            readAll()
        }
    }

    /// Called by the loop.
    public func ready(_ readiness: Readiness) {
        if readiness.isWritable, !state.writable {
            state.writable = true
            flush()
        }
        if readiness.isReadable {
            state.readable = true
            if readiness.isPeerEnd { state.endInSight = true }
            if !state.readingPaused {
                beginReading()
            } else if readiness.isHangup, let failure = socket?.connectionError() {
                // The failure would not be found by reading, which is paused.
                end(.failed(failure))
            }
        }
    }

    /// Reads now, or, while there is a handshake, when its turn comes.
    private func beginReading() {
        guard let filter, !filter.isEstablished else {
            readAll()
            return
        }
        guard !state.handshakeWaits else { return }
        state.handshakeWaits = true
        buffer.handshakes.append(self)
    }

    /// Called by the line of handshakes.
    func stepHandshake() {
        state.handshakeWaits = false
        if !state.readingPaused { readAll() }
    }

    private func readAll() {
        state.inCallback = true
        var reads = 0
        while state.readable, !state.readingPaused, isOpen, !state.peerFinished {
            if reads == Self.readsPerTurnMax {
                loop.atEndOfTurn { [self] in loop.execute(again()) }
                break
            }
            reads += 1
            if !readOnce() { break }
        }
        state.inCallback = false
        if isOpen, !output.isEmpty, !state.flushScheduled { flush() }
    }

    /// A posted job that goes on reading.
    private func again() -> @Sendable () -> Void {
        let bound = LoopBound(self, loop: loop)
        return { if !bound.value.state.readingPaused { bound.value.readAll() } }
    }

    /// Reads once; `false` when there is nothing more for now.
    private func readOnce() -> Bool {
        let count: Int?
        do {
            count = try socket?.receive(into: &buffer.bytes, from: 0)
        } catch {
            end(.failed(error))
            return false
        }
        guard let count else {
            state.readable = false
            return false
        }
        if count == 0 {
            receivedEnd()
            return false
        }
        // With edge-triggered readiness a short read means that the kernel's buffer was empty; an end that was told of
        // together with these bytes has to be read all the same.
        if count < buffer.bytes.count, !state.endInSight { state.readable = false }
        deliver(count)
        return true
    }

    private func deliver(_ count: Int) {
        // A reference to the same storage: nobody reads into the buffer before this delivery is over.
        let bytes = buffer.bytes
        guard state.awaitsProxyHeader else {
            deliver(bytes, count)
            return
        }
        pending.append(contentsOf: bytes[..<count])
        guard takeProxyHeader(), !pending.isEmpty else { return }
        let rest = pending
        pending = []
        deliver(rest, rest.count)
    }

    /// Takes the header off what has come; `false` while it is not there, and when it never will be.
    private func takeProxyHeader() -> Bool {
        let bytes = pending
        do throws(ProxyHeaderError) {
            guard let header = try ProxyHeader.read(bytes.span) else { return false }
            state.awaitsProxyHeader = false
            proxiedPeer = header.source
            pending.removeFirst(header.byteCount)
            handler?.named(self)
            return isOpen
        } catch {
            end(.unnamed(error))
            return false
        }
    }

    private func deliver(_ bytes: [UInt8], _ count: Int) {
        if let filter {
            let wasEstablished = filter.isEstablished
            if let failure = filter.decrypt(bytes.span.extracting(0..<count), into: &pending) {
                moveFilterOutput()
                // The peer is told why, as far as its window allows.
                _ = sendOutput()
                end(failure)
                return
            }
            moveFilterOutput()
            if !wasEstablished, filter.isEstablished { handler?.established(self) }
            if !pending.isEmpty { deliverPending() }
            if filter.peerFinished { receivedEnd() }
            return
        }
        if pending.isEmpty {
            let used = handler?.received(bytes.span.extracting(0..<count), on: self) ?? count
            if used < count, isOpen { pending.append(contentsOf: bytes[used..<count]) }
        } else {
            pending.append(contentsOf: bytes[..<count])
            deliverPending()
        }
    }

    private func deliverPending() {
        guard !state.awaitsProxyHeader else { return }
        let bytes = pending
        pending = []
        let used = handler?.received(bytes.span, on: self) ?? bytes.count
        guard isOpen, used < bytes.count else { return }
        if used == 0 && pending.isEmpty { pending = bytes } else { pending = Array(bytes[used...]) + pending }
    }

    private func moveFilterOutput() {
        filter?.takeOutput(into: &output)
        if !output.isEmpty { afterWrite() }
    }

    private func receivedEnd() {
        guard !state.peerFinished else { return }
        state.peerFinished = true
        state.readable = false
        handler?.receivedEnd(on: self)
        // Otherwise what waits goes first.
        if state.finishing, output.isEmpty { end(.finished) }
    }

    // MARK: Ending

    /// Sends what waits, then ends our side; the connection is over when the peer has ended its side too.
    public func finish() {
        guard isOpen, !state.finishing else { return }
        if let filter {
            filter.finish()
            filter.takeOutput(into: &output)
        }
        state.finishing = true
        flush()
    }

    /// Ends both sides now; what waits is not sent, and a peer behind a filter takes what it has for cut off.
    public func close() { end(.closedLocally) }

    /// Ends both sides now, where nothing is under way; a peer behind a filter is told that this end is meant.
    public func leave() {
        sayGoodbye()
        close()
    }

    private func sayGoodbye() {
        guard let filter, isOpen, filter.isEstablished, unsentBytes == 0, state.writable else { return }
        filter.finish()
        var goodbye: [UInt8] = []
        filter.takeOutput(into: &goodbye)
        guard !goodbye.isEmpty else { return }
        do {
            _ = try socket?.send(goodbye, from: 0)
        } catch {
            // The peer has gone already; there is nobody to take leave of.
            return
        }
    }

    /// Ends both sides with a reset.
    public func abort() {
        socket?.resetOnClose()
        end(.closedLocally)
    }

    private func end(_ reason: ConnectionEnd) {
        guard isOpen else { return }
        if let watch { loop.unwatch(watch) }
        watch = nil
        socket = nil
        giveBackOutput()
        pending = []
        sentBytes = 0
        let told = handler
        handler = nil
        filter = nil
        told?.ended(self, reason)
    }
}
