public import EventLoop
import Kernel
public import WebSocket

/// A client's message over a WebSocket.
public enum WebSocketMessage: Hashable, Sendable {
    /// Text, valid UTF-8.
    case text([UInt8])
    /// Anything else.
    case binary([UInt8])
}

/// The server's end of one WebSocket: the machine's steps performed on a transport, pings and deadlines.
///
/// On the loop only. Reading stops while the other side does not take what waits for it, so an echo cannot be made to
/// pile up; a writer of its own watches ``unsentBytes``. A side that gives no sign of life is closed.
public final class WebSocketLink {
    /// The loop everything happens on.
    public let loop: Loop
    /// The subprotocol that was chosen, or nil for none.
    public let subprotocol: String?
    /// How messages are compressed, or nil for not at all.
    public let deflate: PerMessageDeflate?
    /// Called for each message, until ``close(_:reason:)``.
    public var onMessage: ((WebSocketMessage) -> Void)?
    /// Called when few enough bytes wait, after ``isCongested`` was true.
    public var onDrained: (() -> Void)?
    /// Called exactly once when the connection is over: both said goodbye, a rule was broken, or the transport ended.
    ///
    /// Never from inside a call of this link.
    public var onClosed: ((WebSocketClosure) -> Void)?

    private let settings: WebSocketSettings
    private let workspace: DeflateWorkspace
    private var transport: (any WebSocketTransport)?
    private var machine: WebSocketMachine
    private var closure: WebSocketClosure?
    /// The application takes no messages for now.
    private var isHeld = false
    /// Reading waits for what is unsent to go.
    private var isBlocked = false
    private var heardSincePing = false
    /// How fast the message comes that has begun.
    private var messagePace = Pace()
    private var receivedBytes = 0
    private var messageTimer: TimerID?
    private var pingTimer: TimerID?
    private var endTimer: TimerID?

    /// Begins with the first byte after the handshake; ``WebSocketAcceptance/begin(over:)`` makes it.
    init(
        over transport: any WebSocketTransport, _ settings: WebSocketSettings, subprotocol: String?,
        deflate: PerMessageDeflate?
    ) {
        self.transport = transport
        self.settings = settings
        self.subprotocol = subprotocol
        self.deflate = deflate
        loop = transport.loop
        workspace = transport.deflateWorkspace
        let limits = WebSocketLimits(
            frameBytesMax: max(settings.messageBytesMax, FrameWriter.controlBytesMax),
            messageBytesMax: settings.messageBytesMax)
        machine = WebSocketMachine(
            serverWith: limits, closeTimeout: .seconds(settings.closeSeconds),
            inflating: deflate == nil ? nil : workspace)
        armPing(after: settings.pingSeconds)
    }

    /// Whether messages may still be sent.
    public var isOpen: Bool { machine.isOpen && transport?.isOpen == true }

    /// So many bytes wait that a writer should stop until ``onDrained``.
    public var isCongested: Bool { transport?.isCongested ?? false }

    /// Bytes that wait to be sent.
    public var unsentBytes: Int { transport?.unsentBytes ?? 0 }

    // MARK: Sending

    /// Sends a message; nothing once the closing handshake has begun.
    public func send(_ message: WebSocketMessage) {
        guard isOpen else { return }
        switch message {
        case .text(let bytes): send(frames: frame(.text, bytes))
        case .binary(let bytes): send(frames: frame(.binary, bytes))
        }
    }

    /// A text as a frame for all links with the same ``deflate``.
    public func frame(text: [UInt8]) -> [UInt8] { frame(.text, text) }

    private func frame(_ opcode: Opcode, _ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        if let deflate, deflate.canCompress, bytes.count >= settings.compressedBytesMin {
            let packed = deflate.compress(bytes.span, with: workspace)
            FrameWriter.append(opcode, isCompressed: true, payload: packed.span, mask: nil, to: &output)
        } else {
            FrameWriter.append(opcode, payload: bytes.span, mask: nil, to: &output)
        }
        return output
    }

    /// Sends whole frames made by ``frame(text:)``, without a copy where nothing else waits.
    public func send(frames: [UInt8]) {
        guard isOpen else { return }
        transport?.write(frames)
    }

    /// Begins the closing handshake; nothing if it has begun.
    ///
    /// - Parameter code: one that may stand in a frame (``CloseCode/isSendable``).
    public func close(_ code: CloseCode, reason: String = "") {
        guard let transport else { return }
        var output: [UInt8] = []
        guard machine.close(code, reason: reason, now: now, to: &output) else { return }
        transport.write(output)
        onMessage = nil
        // The answer may stand behind messages that nobody waits for any more.
        release()
        armEnd { [self] in perform(machine.elapsed(now: now)) }
    }

    /// Takes no more messages until ``release()``; at most the rest of what was read last stays in memory.
    public func hold() {
        isHeld = true
        transport?.pauseReading()
    }

    /// Takes messages again.
    public func release() {
        guard isHeld else { return }
        isHeld = false
        if !isBlocked { transport?.resumeReading() }
    }

    // MARK: What the transport tells

    /// Takes bytes and returns how many were used; the rest comes again once the transport reads again.
    public func received(_ bytes: Span<UInt8>) -> Int {
        heardSincePing = true
        var position = 0
        while closure == nil, let transport, transport.isOpen {
            if isHeld || mustBlock(transport) { return position }
            let wasInside = machine.isInsideMessage
            let step = machine.received(bytes, &position, now: now)
            if case .wait = step { break }
            // A message that is complete has not been slow, whatever follows it.
            if wasInside, !isControl(step) { messagePace.end() }
            perform(step)
        }
        receivedBytes &+= bytes.count
        watchMessage()
        return bytes.count
    }

    private func isControl(_ step: WebSocketMachine.Step) -> Bool {
        switch step {
        case .text, .binary: false
        case .wait, .pong, .send, .close: true
        }
    }

    private var messageRule: PaceRule {
        PaceRule(
            graceSeconds: settings.messageIdleSeconds, bytesPerSecondMin: settings.messageBytesPerSecondMin)
    }

    /// A message that has begun has to come to its end, or it would hold its memory for as long as pings are answered.
    private func watchMessage() {
        guard machine.isInsideMessage else { return messagePace.end() }
        if messagePace.isRunning {
            messagePace.moved(to: receivedBytes, at: loop.now, messageRule)
        } else {
            messagePace.begin(receivedBytes, at: loop.now, messageRule)
        }
        if messageTimer == nil { armMessage() }
    }

    private func armMessage() {
        messageTimer = loop.schedule(at: messagePace.deadline) { [self] in
            messageTimer = nil
            guard messagePace.isRunning, isOpen else { return }
            // While we do not read, it is not the other side that is slow.
            if isHeld || isBlocked { messagePace.begin(receivedBytes, at: loop.now, messageRule) }
            if loop.now >= messagePace.deadline { close(.policyViolation, reason: "slow") } else { armMessage() }
        }
    }

    private func mustBlock(_ transport: any WebSocketTransport) -> Bool {
        guard transport.isCongested, machine.isOpen else { return false }
        isBlocked = true
        transport.pauseReading()
        return true
    }

    /// The other side will send nothing more.
    public func receivedEnd() {
        perform(machine.receivedEnd())
        transport?.finish()
    }

    /// The bytes that waited have gone.
    public func drained() {
        if isBlocked {
            isBlocked = false
            if !isHeld { transport?.resumeReading() }
        }
        onDrained?()
    }

    /// The transport is over; the last call.
    public func transportEnded() {
        transport = nil
        cancelTimers()
        perform(machine.receivedEnd())
        tell()
    }

    // MARK: Steps

    /// The machine's clock: the loop's.
    private var now: Duration { .nanoseconds(Int64(clamping: loop.now.nanoseconds)) }

    private func perform(_ step: WebSocketMachine.Step) {
        switch step {
        case .wait, .pong: break
        case .text(let message): onMessage?(.text(message))
        case .binary(let message): onMessage?(.binary(message))
        case .send(let bytes): transport?.write(bytes)
        case .close(let closure, let bytes):
            self.closure = closure
            if !bytes.isEmpty { transport?.write(bytes) }
            // The server ends the transport first (RFC 6455 section 7.1.1); a client that does not follow is cut off.
            transport?.finish()
            cancelTimers()
            if transport?.isOpen == true { armEnd { [self] in transport?.close() } }
            loop.atEndOfTurn { [self] in tell() }
        }
    }

    private func tell() {
        guard let closure, let told = onClosed else { return }
        onClosed = nil
        onMessage = nil
        onDrained = nil
        told(closure)
    }

    // MARK: Time

    private func armPing(after seconds: Int) {
        pingTimer = loop.schedule(after: .seconds(seconds)) { [self] in ping() }
    }

    private func ping() {
        pingTimer = nil
        guard isOpen, let transport else { return }
        heardSincePing = false
        var output: [UInt8] = []
        if machine.send(ping: [UInt8]().span, to: &output) { transport.write(output) }
        pingTimer = loop.schedule(after: .seconds(settings.pongSeconds)) { [self] in judge() }
    }

    private func judge() {
        pingTimer = nil
        // While we do not read for the application's sake, silence says nothing.
        guard heardSincePing || isHeld else {
            close(settings.idleCode, reason: "idle")
            return
        }
        armPing(after: max(1, settings.pingSeconds - settings.pongSeconds))
    }

    private func armEnd(_ action: @escaping () -> Void) {
        if let endTimer { loop.cancel(endTimer) }
        let unsent = unsentBytes
        endTimer = loop.schedule(after: .seconds(settings.closeSeconds)) { [self] in
            endTimer = nil
            // A client that still takes what was sent before has not been able to answer.
            if unsentBytes > 0, unsentBytes < unsent { armEnd(action) } else { action() }
        }
    }

    private func cancelTimers() {
        if let pingTimer { loop.cancel(pingTimer) }
        if let endTimer { loop.cancel(endTimer) }
        if let messageTimer { loop.cancel(messageTimer) }
        messageTimer = nil
        pingTimer = nil
        endTimer = nil
    }
}
