import EventLoop
import JSON
import Kernel
import WebSocket

/// One frame on its way to a client: the payload, and the bytes that say it.
struct RayaOutgoing {
    let payload: [UInt8]
    let wire: [UInt8]

    init(_ text: [UInt8]) {
        payload = text
        wire = FrameWriter.shared(text: text.span)
    }

    init(payload: [UInt8], wire: [UInt8]) {
        self.payload = payload
        self.wire = wire
    }

    /// Three pieces, the first of which ends inside a character where the text has one of several bytes, with a ping
    /// of the protocol between the first and the second.
    static func fragmented(_ text: [UInt8]) -> RayaOutgoing {
        let inside = text.firstIndex { $0 >= 0xC0 } ?? text.count / 3
        let (first, second) = (inside + 1, min(text.count, inside + 2 + text.count / 3))
        let bytes = text.span
        let ping: [UInt8] = [UInt8]("half".utf8)
        var wire: [UInt8] = []
        FrameWriter.append(.text, isFinal: false, payload: bytes.extracting(0..<first), mask: nil, to: &wire)
        FrameWriter.append(.ping, payload: ping.span, mask: nil, to: &wire)
        FrameWriter.append(
            .continuation, isFinal: false, payload: bytes.extracting(first..<second), mask: nil, to: &wire)
        FrameWriter.append(.continuation, payload: bytes.extracting(second..<bytes.count), mask: nil, to: &wire)
        return RayaOutgoing(payload: text, wire: wire)
    }

    static func binary(_ payload: [UInt8]) -> RayaOutgoing {
        var wire: [UInt8] = []
        FrameWriter.append(.binary, payload: payload.span, mask: nil, to: &wire)
        return RayaOutgoing(payload: payload, wire: wire)
    }
}

/// One client: its place in a conversation, and the line of what is still to be sent to it.
final class RayaSocket: WebSocketServerHandler {
    let hub: RayaHub
    let link: WebSocketServerLink
    let conversation: RayaConversation
    /// What the client calls this server, for the URLs of files.
    let host: String
    /// Counts the connections of the simulator from 1.
    let number: Int

    private let line: DeliveryLine

    init(hub: RayaHub, link: WebSocketServerLink, _ conversation: RayaConversation, host: String, number: Int) {
        self.hub = hub
        self.link = link
        self.conversation = conversation
        self.host = host
        self.number = number
        line = DeliveryLine(link, hub.loop) { [unowned hub] in hub.statistics.framesSent += 1 }
    }

    private var party: RayaFault.Party {
        .init(sessionID: conversation.sessionID, userName: conversation.userName, connection: number)
    }

    // MARK: What the client sends

    func received(text: [UInt8]) {
        take(.text, text) { () throws(RayaViolation) in try RayaFrame(text: text) }
    }

    func received(binary: [UInt8]) {
        take(.binary, binary) { () throws(RayaViolation) in try RayaFrame(binary: binary) }
    }

    func ended(_ closure: WebSocketClosure) {
        line.clear()
        if closure.isClean { hub.statistics.connectionsClosed += 1 }
        hub.leave(self)
    }

    /// A frame that breaks a rule is kept in the log and gets no answer, as with the real server.
    private func take(
        _ kind: RayaSimulator.Received.Kind, _ bytes: [UInt8], _ read: () throws(RayaViolation) -> RayaFrame
    ) {
        // What was on its way when we began to close comes too late.
        guard link.isOpen else { return }
        hub.statistics.framesReceived += 1
        var violation: RayaViolation?
        var frame: RayaFrame?
        do throws(RayaViolation) {
            let read = try read()
            if case .command(let name, let response) = read {
                violation = conversation.violation(of: name, response)
            }
            frame = read
        } catch {
            violation = error
        }
        hub.record(kind, bytes, violation, connection: number, sessionID: conversation.sessionID)
        if violation == nil, let frame { hub.receive(frame, from: self) }
    }

    /// Answers a ping, or does what a fault makes of it.
    func pong() {
        let pong = FrameWriter.shared(text: [UInt8]("pong".utf8).span)
        switch hub.faults.next(.ping, party) {
        case .noPong: break
        case .latePong(let time):
            // Late by itself: what the bot says meanwhile goes before it.
            hub.loop.schedule(after: time) { [weak self] in
                guard let self, link.isOpen else { return }
                line.enqueue(.send(pong), after: .zero)
            }
        default: line.enqueue(.send(pong), after: .zero)
        }
    }

    // MARK: What goes to the client

    /// Does what an answer consists of, one after the other.
    func perform(_ lines: [RayaLine]) {
        var delay = Duration.zero
        for (index, item) in lines.enumerated() {
            if index > 0 { delay += hub.configuration.pace }
            switch item {
            case .frame(let text): deliver(RayaOutgoing(text), after: delay)
            case .fragmented(let text): deliver(.fragmented(text), after: delay)
            case .binary(let bytes): deliver(.binary(bytes), after: delay)
            case .protocolPing:
                let payload = [UInt8]("are you there?".utf8)
                var wire: [UInt8] = []
                FrameWriter.append(.ping, payload: payload.span, mask: nil, to: &wire)
                line.enqueue(.send(wire), after: delay)
            case .close(let code): line.enqueue(.close(code), after: delay)
            case .cut: line.enqueue(.cut, after: delay)
            case .reset: line.enqueue(.abort, after: delay)
            case .pause(let time): delay += time
            }
        }
    }

    /// Sends a frame, or what the faults make of it.
    func deliver(_ frame: RayaOutgoing, after delay: Duration = .zero) {
        guard link.isOpen else { return }
        guard let fault = hub.faults.next(.frame, party) else { return line.put(frame.wire, after: delay) }
        switch fault {
        case .late(let time): line.put(frame.wire, after: delay + time)
        case .lost: break
        case .doubled:
            line.put(frame.wire, after: delay)
            line.put(frame.wire, after: delay)
        case .reordered: line.swap(frame.wire, after: delay)
        case .cut(let place):
            switch place {
            case .before: break
            case .within: line.enqueue(.send(Array(frame.wire[..<(frame.wire.count / 2)])), after: delay)
            case .after: line.put(frame.wire, after: delay)
            }
            line.enqueue(.cut, after: delay)
        case .close(let code): line.enqueue(.close(CloseCode(rawValue: code)), after: delay)
        case .malformed: line.put(Self.malformed, after: delay)
        case .invalidUTF8: line.put(Self.invalidUTF8, after: delay)
        case .binary: line.put(RayaOutgoing.binary(frame.payload).wire, after: delay)
        case .badFrame:
            var wire = frame.wire
            wire[0] |= Self.reservedBit
            line.put(wire, after: delay)
        case .noPong, .latePong, .refuse, .slowHandshake, .garbage, .refuseConnections, .configurationStatus,
            .slowConfiguration, .garbledConfiguration, .cutConfiguration:
            line.put(frame.wire, after: delay)
        }
    }

    /// RSV1, which means something only where an extension was agreed on (RFC 6455 section 5.2).
    private static let reservedBit: UInt8 = 0x40
    private static let malformed = FrameWriter.shared(
        text: [UInt8](#"{"type":"response","data":{"id":"cut o"#.utf8).span)
    private static let invalidUTF8 = FrameWriter.shared(
        text: ([UInt8](#"{"type":"chunk","text":""#.utf8) + [0xFF, 0xFE, 0x22, 0x7D]).span)
}
