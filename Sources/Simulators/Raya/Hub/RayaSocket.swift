import EventLoop
import JSON
import Kernel
import SimulatorKit
import WebSocket

/// One client: its place in a conversation, and the line of what is still to be sent to it.
final class RayaSocket: WebSocketServerHandler {
    let hub: RayaHub
    let link: WebSocketServerLink
    let conversation: RayaConversation
    /// The host as the client names this server, for the URLs of files.
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
        line = DeliveryLine(link, hub.loop, Self.spoilt) { [unowned hub] in hub.statistics.framesSent += 1 }
    }

    private var party: RayaFault.Party {
        .init(sessionID: conversation.sessionID, userName: conversation.userName, connection: number)
    }

    // MARK: What the client sends

    func received(text: [UInt8]) {
        handle(.text, text) { () throws(RayaViolation) in try RayaFrame(text: text) }
    }

    func received(binary: [UInt8]) {
        handle(.binary, binary) { () throws(RayaViolation) in try RayaFrame(binary: binary) }
    }

    func ended(_ closure: WebSocketClosure) {
        line.clear()
        if closure.isClean {
            hub.statistics.connectionsClosed += 1
            let words = closure.reason.isEmpty ? "" : " " + closure.reason
            hub.record(
                .close, [UInt8]("\(closure.code.rawValue)\(words)".utf8), nil, connection: number,
                sessionID: conversation.sessionID)
        }
        hub.leave(self)
    }

    /// A frame that breaks a rule is kept in the log and gets no answer, as with the real server.
    private func handle(
        _ kind: RayaSimulator.Received.Kind, _ bytes: [UInt8], _ read: () throws(RayaViolation) -> RayaFrame
    ) {
        // Frames that were on their way when we began to close come too late.
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
            case .frame(let text): deliver(OutgoingFrame(text: text), after: delay)
            case .fragmented(let text): deliver(Self.fragmented(text), after: delay)
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
    func deliver(_ frame: OutgoingFrame, after delay: Duration = .zero) {
        guard link.isOpen else { return }
        guard case .frame(let fault)? = hub.faults.next(.frame, party) else {
            return line.put(frame.wire, after: delay)
        }
        line.put(frame, spoiltBy: fault, after: delay)
    }

    private static let spoilt = SpoiltFrames(
        malformed: #"{"type":"response","data":{"id":"cut o"#, notUTF8: #"{"type":"chunk","text":""#, #""}"#)

    /// Three pieces, the first of which ends inside a character where the text has one of several bytes.
    private static func fragmented(_ text: [UInt8]) -> OutgoingFrame {
        let inside = text.firstIndex { $0 >= 0xC0 } ?? text.count / 3
        return .fragmented(text, at: inside + 1, min(text.count, inside + 2 + text.count / 3), ping: "half")
    }
}
