import EventLoop
public import Kernel

/// Reading: bytes arrive, are read in turns, through the filter, to the handler, which may leave some of it for later.
extension Connection {
    /// Reads made in one go before other connections have their turn.
    private static let readsPerTurnMax = 16

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
        guard readProxyHeader(), !pending.isEmpty else { return }
        let rest = pending
        pending = []
        deliver(rest, rest.count)
    }

    /// Takes the header off what has come; `false` while it is not there, and when it never will be.
    private func readProxyHeader() -> Bool {
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

    private func receivedEnd() {
        guard !state.peerFinished else { return }
        state.peerFinished = true
        state.readable = false
        handler?.receivedEnd(on: self)
        // Otherwise what waits goes first.
        if state.finishing, output.isEmpty { end(.finished) }
    }
}
