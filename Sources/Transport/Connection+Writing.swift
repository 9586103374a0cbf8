import EventLoop
import Kernel

/// Writing: bytes leave at the end of the turn, as far as the kernel takes it.
extension Connection {
    /// Appends bytes for sending; they leave at the end of the turn, or at once with ``flush()``.
    public func write(_ bytes: [UInt8]) {
        guard isOpen, !state.finishing else { return }
        if let filter {
            filter.encrypt(bytes)
            filter.moveOutput(into: &output)
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
            filter.moveOutput(into: &output)
        } else {
            if output.isEmpty { useSpareOutput() }
            body(&output)
            state.outputShared = false
        }
        afterWrite()
    }

    /// Has what was written flushed at the end of the turn.
    func afterWrite() {
        if unsentBytes > Self.highWaterBytes { state.congested = true }
        guard !state.inCallback, !state.flushScheduled else { return }
        state.flushScheduled = true
        loop.atEndOfTurn { [self] in
            state.flushScheduled = false
            flush()
        }
    }

    /// Sends what the filter has to say by itself, such as messages of a handshake.
    func moveFilterOutput() {
        filter?.moveOutput(into: &output)
        if !output.isEmpty { afterWrite() }
    }

    /// Sends now what the kernel takes.
    public func flush() {
        guard let failure = sendOutput() else { return }
        end(.failed(failure))
    }

    /// Gives the kernel what it takes; its failure, if it has one.
    func sendOutput() -> SystemError? {
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

    /// Writes into the loop's buffer, so that a connection holds none between its writes.
    private func useSpareOutput() {
        guard output.capacity == 0 || state.outputShared else { return }
        output = []
        swap(&output, &buffer.spareOutput)
    }

    /// Empties the buffer and leaves it to the loop's next writer, unless it is large or not ours alone.
    func giveBackOutput() {
        if !state.outputShared, buffer.spareOutput.capacity == 0, output.capacity <= ReadBuffer.spareOutputBytesMax {
            output.removeAll(keepingCapacity: true)
            swap(&output, &buffer.spareOutput)
        }
        output = []
        state.outputShared = false
    }
}
