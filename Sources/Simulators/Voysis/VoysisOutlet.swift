import EventLoop
import Kernel
import Transport
import WebSocket

/// The way out of one socket: a line of frames, and what the faults make of it.
final class VoysisOutlet {
    /// A client with more delayed frames than this is cut.
    private static let heldMax = 10_000
    /// A frame that is to change places with its successor waits no longer for one.
    private static let swapLimit: Duration = .seconds(1)

    private enum Item {
        case send([UInt8])
        case cut
        case reset
        case close(CloseCode)
    }

    private let loop: Loop
    private let link: WebSocketServerLink
    private var held: [(due: Instant, item: Item)] = []
    private var swapped: [UInt8]?
    /// How many frames have left.
    private(set) var framesSent = 0

    init(_ link: WebSocketServerLink, loop: Loop) {
        self.link = link
        self.loop = loop
    }

    /// Sends a frame, or what a fault makes of it.
    func deliver(_ text: [UInt8], _ fault: VoysisFault.Kind?) {
        guard link.isOpen else { return }
        let wire = FrameWriter.shared(text: text.span)
        switch fault {
        case .late(let time): put(wire, after: time)
        case .lost: break
        case .doubled:
            put(wire)
            put(wire)
        case .reordered:
            releaseSwapped()
            swapped = wire
            schedule(Self.swapLimit) { $0.releaseSwapped() }
        case .cut(let place):
            switch place {
            case .before: break
            case .within: enqueue(.send(Array(wire[..<(wire.count / 2)])))
            case .after: put(wire)
            }
            enqueue(.cut)
        case .reset: enqueue(.reset)
        case .close(let code): enqueue(.close(CloseCode(rawValue: code)))
        case .malformed: put(Self.malformed)
        case .invalidUTF8: put(Self.invalidUTF8)
        case .binary:
            var binary: [UInt8] = []
            FrameWriter.append(.binary, payload: text.span, mask: nil, to: &binary)
            put(binary)
        case .badFrame: put([wire[0] | Self.reservedBit] + wire[1...])
        case nil, .textNumbers, .numericID, .token, .queryStatus, .querySilent, .result, .audio, .refuse,
            .slowHandshake, .garbage, .refuseConnections:
            put(wire)
        }
    }

    /// Ends the connection with a reset, behind what waits.
    func reset() { enqueue(.reset) }

    /// Closes the connection, behind what waits.
    func close(_ code: UInt16) { enqueue(.close(CloseCode(rawValue: code))) }

    /// Nothing more leaves.
    func end() { held = [] }

    /// RSV1, which means something only where an extension was agreed on (RFC 6455 section 5.2).
    private static let reservedBit: UInt8 = 0x40
    private static let malformed = FrameWriter.shared(
        text: [UInt8](#"{"type":"response","requestId":"1","responseCo"#.utf8).span)
    private static let invalidUTF8 = FrameWriter.shared(
        text: ([UInt8](#"{"type":"response","responseMessage":""#.utf8) + [0xFF, 0xFE, 0x22, 0x7D]).span)

    private func put(_ wire: [UInt8], after delay: Duration = .zero) {
        enqueue(.send(wire), after: delay)
        releaseSwapped()
    }

    private func releaseSwapped() {
        guard let other = swapped else { return }
        swapped = nil
        enqueue(.send(other))
    }

    /// Puts something at the end of the line; nothing overtakes what waits there.
    private func enqueue(_ item: Item, after delay: Duration = .zero) {
        if held.isEmpty, delay <= .zero { return perform(item) }
        guard held.count < Self.heldMax else { return link.cut() }
        let due = max(held.last?.due ?? loop.now, loop.now + delay)
        held.append((due, item))
        if held.count == 1 { armHeld() }
    }

    private func armHeld() {
        guard let first = held.first else { return }
        schedule(first.due - loop.now) { outlet in
            let now = outlet.loop.now
            while let next = outlet.held.first, next.due <= now {
                outlet.held.removeFirst()
                outlet.perform(next.item)
            }
            outlet.armHeld()
        }
    }

    private func perform(_ item: Item) {
        switch item {
        case .send(let wire):
            framesSent += 1
            link.send(frames: wire)
        case .cut: link.cut()
        case .reset: link.connection.abort()
        case .close(let code): link.close(code, reason: "")
        }
    }

    /// Calls `action` later unless the connection has ended by then.
    private func schedule(_ pause: Duration, _ action: @escaping (VoysisOutlet) -> Void) {
        loop.schedule(after: max(pause, .zero)) { [weak self] in
            if let self, link.connection.isOpen { action(self) }
        }
    }
}
