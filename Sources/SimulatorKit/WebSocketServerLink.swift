public import Crypto
import EventLoop
import Kernel
public import Transport
public import WebSocket

/// Told what arrives at the server's end of a WebSocket; every call comes on the connection's loop.
public protocol WebSocketServerHandler: AnyObject {
    /// A text message; valid UTF-8.
    func received(text: [UInt8])
    /// A binary message.
    func received(binary: [UInt8])
    /// The link is over; the last call, made once.
    func ended(_ closure: WebSocketClosure)
}

/// The server's end of one WebSocket: the machine's steps performed on a connection.
///
/// Takes over a connection whose handshake has been answered. On the loop only.
public final class WebSocketServerLink: ConnectionHandler {
    /// Above this many unsent bytes the peer counts as dead and the connection is cut.
    static let unsentBytesMax = 16 << 20
    /// How long a peer may take to answer our close frame, and to end the transport after that.
    static let closeTimeout: Duration = .seconds(5)

    /// The connection that carries it.
    public let connection: Connection
    /// The handler to tell; kept alive until the link ends.
    public var handler: (any WebSocketServerHandler)?

    private var machine: WebSocketMachine
    private var timer: TimerID?
    private var closure: WebSocketClosure?

    /// A link on a connection whose handshake has been answered.
    public init(_ connection: Connection, limits: WebSocketLimits, random: RandomPool) {
        self.connection = connection
        machine = WebSocketMachine(role: .server, limits: limits, closeTimeout: Self.closeTimeout, random: random)
    }

    /// Whether messages may still be sent.
    public var isOpen: Bool { connection.isOpen && machine.isOpen }

    // MARK: Sending

    /// Sends bytes that are whole frames already, such as those of ``FrameWriter/shared(text:)``.
    public func send(frames: [UInt8]) {
        guard isOpen else { return }
        connection.write(frames)
        if connection.unsentBytes > Self.unsentBytesMax { cut() }
    }

    /// Begins the closing handshake; nothing if it has begun.
    public func close(_ code: CloseCode, reason: String) {
        guard connection.isOpen else { return }
        connection.write { output in
            _ = machine.close(code, reason: reason, now: now, to: &output)
        }
        armDeadline()
    }

    /// Ends the transport without a close frame; what was sent before still leaves.
    public func cut() {
        connection.flush()
        connection.close()
    }

    // MARK: What the connection tells

    /// Performs what the bytes of the peer ask for.
    public func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var position = 0
        while closure == nil, connection.isOpen {
            let step = machine.received(bytes, &position, now: now)
            if case .wait = step { break }
            perform(step)
        }
        return bytes.count
    }

    /// The peer has ended the transport.
    public func receivedEnd(on connection: Connection) {
        perform(machine.receivedEnd())
        connection.finish()
    }

    /// Nothing waits for room.
    public func drained(_ connection: Connection) {}

    /// The transport is over.
    public func ended(_ connection: Connection, _ end: ConnectionEnd) {
        if let timer { connection.loop.cancel(timer) }
        timer = nil
        perform(machine.receivedEnd())
    }

    // MARK: Steps

    /// The machine's clock: the loop's.
    private var now: Duration { .nanoseconds(Int64(clamping: connection.loop.now.nanoseconds)) }

    private func perform(_ step: WebSocketMachine.Step) {
        switch step {
        case .wait, .pong: break
        case .text(let message): handler?.received(text: message)
        case .binary(let message): handler?.received(binary: message)
        case .send(let bytes): connection.write(bytes)
        case .close(let closure, let bytes):
            self.closure = closure
            if !bytes.isEmpty { connection.write(bytes) }
            // The server ends the transport first (RFC 6455 section 7.1.1); a peer that does not follow is cut off.
            connection.finish()
            armLinger()
            let told = handler
            handler = nil
            told?.ended(closure)
        }
    }

    private func armDeadline() {
        guard timer == nil, machine.deadline != nil else { return }
        timer = connection.loop.schedule(after: Self.closeTimeout) { [self] in
            timer = nil
            perform(machine.elapsed(now: now))
        }
    }

    private func armLinger() {
        guard connection.isOpen else { return }
        if let timer { connection.loop.cancel(timer) }
        timer = connection.loop.schedule(after: Self.closeTimeout) { [self] in
            timer = nil
            connection.close()
        }
    }
}
