public import Crypto

/// How a connection ended.
public struct WebSocketClosure: Hashable, Sendable {
    /// The code the other side gave, or the one we ended a broken connection with; else ``CloseCode/noCode`` for a
    /// close frame without one and ``CloseCode/abnormal`` for none at all.
    public let code: CloseCode
    /// The reason the other side gave.
    public let reason: String
    /// Whether both sides said goodbye.
    public let isClean: Bool
    /// The breach of the protocol that made us end it, if it was one.
    public let failure: WebSocketError?

    init(code: CloseCode, reason: String = "", isClean: Bool, failure: WebSocketError? = nil) {
        self.code = code
        self.reason = reason
        self.isClean = isClean
        self.failure = failure
    }
}

/// The life of one WebSocket connection after its handshake: what came in, and what to do about it.
///
/// No input or output and no clock: the driver feeds bytes and times and performs the steps. Times are monotonic,
/// counted from any fixed point. The closing handshake follows RFC 6455 section 7: the server ends the transport
/// first; a client waits for that, and either side no longer than ``closeTimeout``.
public struct WebSocketMachine: ~Copyable {
    /// The next step of the driver.
    public enum Step: Hashable, Sendable {
        /// Nothing until more bytes, the end of the stream, or ``deadline``.
        case wait
        /// Hand a text message, valid UTF-8, to the application.
        case text([UInt8])
        /// Hand a binary message to the application.
        case binary([UInt8])
        /// The other side gave a sign of life with this payload.
        case pong([UInt8])
        /// Send these bytes, then go on with the same input.
        case send([UInt8])
        /// Send these bytes, if any, then close the transport. The last step; afterwards every step is ``wait``.
        case close(WebSocketClosure, sending: [UInt8])
    }

    private enum State {
        case open
        /// Our close frame is out, theirs is not in.
        case closing(deadline: Duration)
        /// Both are through; a client waits for the server to end the transport.
        case draining(deadline: Duration, WebSocketClosure)
        case closed
    }

    /// Which end we are.
    public let role: WebSocketRole
    /// How long the other side may take to answer our close frame, and a server to end the transport.
    public let closeTimeout: Duration

    private var state = State.open
    private var parser: MessageParser
    /// A message of ours that goes out piece by piece.
    private var partial: PartialFrame?
    /// Where a client's masks come from; a server has none.
    private let masks: RandomPool?

    /// Starts right after the handshake.
    ///
    /// - Parameter random: where a client's masks come from; the loop's own pool.
    public init(
        role: WebSocketRole, limits: WebSocketLimits = .init(), closeTimeout: Duration = .seconds(5),
        random: RandomPool
    ) {
        self.role = role
        self.closeTimeout = closeTimeout
        self.parser = MessageParser(role: role, limits: limits)
        masks = role == .client ? random : nil
    }

    /// Starts the server's end right after the handshake; it needs no chance, because its frames carry no mask.
    ///
    /// - Parameter inflating: permessage-deflate was agreed on, so that messages may come compressed.
    public init(
        serverWith limits: WebSocketLimits, closeTimeout: Duration = .seconds(5), inflating: DeflateWorkspace? = nil
    ) {
        role = .server
        self.closeTimeout = closeTimeout
        self.parser = MessageParser(role: .server, limits: limits, inflating: inflating)
        masks = nil
    }

    /// Whether messages may still be sent; also true of frames made by ``FrameWriter/shared(text:)``.
    public var isOpen: Bool {
        if case .open = state { true } else { false }
    }

    /// Some of a message or of a frame has come, and more is to come.
    public var isInsideMessage: Bool { isOpen && parser.isInside }

    /// When ``elapsed(now:)`` is to be called, or nil while there is nothing to wait for.
    public var deadline: Duration? {
        switch state {
        case .open, .closed: nil
        case .closing(let deadline), .draining(let deadline, _): deadline
        }
    }

    /// Takes bytes off the transport and says what to do next.
    ///
    /// - Parameter position: where in `bytes` to go on. Perform the step and call again with the same bytes until the
    ///   step is ``Step/wait``; after ``Step/close(_:sending:)`` there is nothing more to do.
    public mutating func received(_ bytes: Span<UInt8>, _ position: inout Int, now: Duration) -> Step {
        switch state {
        case .open, .closing: break
        case .draining, .closed:
            position = bytes.count
            return .wait
        }
        assert(position <= bytes.count, "Bytes are used once.")
        do throws(WebSocketError) {
            guard let part = try parser.next(bytes, &position) else {
                assert(position == bytes.count, "All bytes are used where there is nothing to do.")
                return .wait
            }
            switch part {
            case .text(let message): return .text(message)
            case .binary(let message): return .binary(message)
            case .pong(let payload): return .pong(payload)
            case .ping(let payload):
                // Owed until their close frame is in, even after ours is out (RFC 6455 section 5.5.2).
                if partial != nil {
                    partial?.owe(pong: payload)
                    return .send([])
                }
                var output: [UInt8] = []
                FrameWriter.append(.pong, payload: payload.span, mask: nextMask(), to: &output)
                return .send(output)
            case .close(let code, let reason):
                position = bytes.count
                return receivedClose(code, reason: reason, now: now)
            }
        } catch {
            return fail(error)
        }
    }

    /// Says what to do when the other side has ended the transport's stream.
    public mutating func receivedEnd() -> Step {
        switch state {
        case .open, .closing: return end(WebSocketClosure(code: .abnormal, isClean: false))
        case .draining(_, let closure): return end(closure)
        case .closed: return .wait
        }
    }

    /// Says what to do once ``deadline`` has passed; earlier than that, nothing.
    public mutating func elapsed(now: Duration) -> Step {
        switch state {
        case .closing(let deadline) where deadline <= now:
            return end(WebSocketClosure(code: .abnormal, isClean: false))
        case .draining(let deadline, let closure) where deadline <= now:
            return end(closure)
        default:
            return .wait
        }
    }

    /// Appends a text message as one frame; false, and nothing appended, if the closing handshake has begun.
    ///
    /// The bytes must be UTF-8, which is the caller's care; one copy is made.
    public mutating func send(text: Span<UInt8>, to output: inout [UInt8]) -> Bool {
        send(.text, text, to: &output)
    }

    /// Appends a binary message as one frame; false, and nothing appended, if the closing handshake has begun.
    public mutating func send(binary: Span<UInt8>, to output: inout [UInt8]) -> Bool {
        send(.binary, binary, to: &output)
    }

    /// Appends a ping of at most ``FrameWriter/controlBytesMax`` bytes; false if the closing handshake has begun.
    public mutating func send(ping payload: Span<UInt8>, to output: inout [UInt8]) -> Bool {
        send(.ping, payload, to: &output)
    }

    // MARK: Messages in pieces

    /// How many bytes of the message that goes out in pieces are still to come; nil when there is none.
    public var pieceBytesLeft: Int? { partial?.left }

    /// How many bytes wait for the end of the message that goes out in pieces.
    public var waitingBytes: Int { partial?.waitingBytes ?? 0 }

    /// Begins a message of `count` bytes that goes out as one frame, piece by piece, and appends its header; false, and
    /// nothing appended, if the closing handshake has begun or another such message is under way.
    ///
    /// What is sent until it is whole follows it, pongs included.
    ///
    /// - Parameter binary: a binary message; else a text message, whose bytes together must be UTF-8.
    public mutating func begin(binary: Bool, count: Int, to output: inout [UInt8]) -> Bool {
        precondition(count >= 0, "a length is not negative")
        guard canSpeak else { return false }
        let frame = PartialFrame(binary ? .binary : .text, count: count, mask: nextMask(), to: &output)
        if count > 0 { partial = frame }
        assert(pieceBytesLeft == (count > 0 ? count : nil), "A message that was begun has all of it to come.")
        assert(waitingBytes == 0, "Nothing waits behind a message that begins.")
        return true
    }

    /// Appends the next bytes of the message that was begun, and behind its last what waited for it; false, and nothing
    /// appended, if there is none or the closing handshake has begun.
    ///
    /// There must not be more bytes than the message has left.
    public mutating func send(piece: Span<UInt8>, to output: inout [UInt8]) -> Bool {
        guard case .open = state, var frame = partial else { return false }
        frame.append(piece, to: &output)
        guard frame.left == 0 else {
            partial = frame
            assert(!canSpeak, "Nothing else goes out in the middle of a message.")
            return true
        }
        partial = nil
        assert(canSpeak, "Behind a whole message anything goes out.")
        frame.appendWaiting(mask: nextMask(), to: &output)
        return true
    }

    /// Begins the closing handshake and appends its frame; false, and nothing appended, if it has begun already, or in
    /// the middle of a message that goes out in pieces, behind which nothing can be said in time: end the transport.
    ///
    /// Messages still on their way to us are delivered until the other side's close frame arrives.
    public mutating func close(
        _ code: CloseCode?, reason: String = "", now: Duration, to output: inout [UInt8]
    ) -> Bool {
        guard case .open = state, partial == nil else { return false }
        FrameWriter.appendClose(code, reason: reason, mask: nextMask(), to: &output)
        state = .closing(deadline: now + closeTimeout)
        assert(!isOpen, "Nothing is said behind a close frame.")
        assert(deadline != nil, "The other side has so long to answer.")
        return true
    }

    private mutating func send(_ opcode: Opcode, _ payload: Span<UInt8>, to output: inout [UInt8]) -> Bool {
        guard case .open = state else { return false }
        let mask = nextMask()
        if partial != nil {
            partial?.follow { FrameWriter.append(opcode, payload: payload, mask: mask, to: &$0) }
        } else {
            FrameWriter.append(opcode, payload: payload, mask: mask, to: &output)
        }
        return true
    }

    private mutating func receivedClose(_ code: CloseCode?, reason: String, now: Duration) -> Step {
        let closure = WebSocketClosure(code: code ?? .noCode, reason: reason, isClean: true)
        var reply: [UInt8] = []
        if canSpeak { FrameWriter.appendClose(code, reason: "", mask: nextMask(), to: &reply) }
        if role == .server { return end(closure, sending: reply) }
        state = .draining(deadline: now + closeTimeout, closure)
        assert(role == .client, "A server ends the transport itself.")
        assert(deadline != nil, "The server has so long to do so.")
        return reply.isEmpty ? .wait : .send(reply)
    }

    /// Fails the connection (RFC 6455 section 7.1.7): says why, if we may still speak, and does not wait for an answer.
    private mutating func fail(_ error: WebSocketError) -> Step {
        var goodbye: [UInt8] = []
        if canSpeak { FrameWriter.appendClose(error.closeCode, reason: "", mask: nextMask(), to: &goodbye) }
        return end(WebSocketClosure(code: error.closeCode, isClean: false, failure: error), sending: goodbye)
    }

    private mutating func end(_ closure: WebSocketClosure, sending bytes: [UInt8] = []) -> Step {
        assert(!isClosed, "A connection ends once.")
        state = .closed
        assert(!isOpen && deadline == nil, "There is nothing to wait for behind the end.")
        return .close(closure, sending: bytes)
    }

    private var isClosed: Bool {
        if case .closed = state { true } else { false }
    }

    /// A frame can be put on the wire now.
    private var canSpeak: Bool { isOpen && partial == nil }

    private func nextMask() -> UInt32? { masks?.nextUInt32() }
}
