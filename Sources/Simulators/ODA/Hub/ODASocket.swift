import EventLoop
import JSON
import Kernel
import SimulatorKit
import Transport
import WebSocket

/// One client: its place in the conversation, and the line of what is still to be sent to it.
final class ODASocket: WebSocketServerHandler, ODAOutlet {
    let hub: ODAHub
    let link: WebSocketServerLink
    let channel: ODAChannel
    let userID: String
    /// Counts the connections of the simulator from 1.
    let number: Int
    /// Nil until the token is good.
    private(set) var user: ODAUser?

    private var hasSentToken = false
    private var framesReceived = 0
    private var lastPing: Instant
    private let line: DeliveryLine

    init(hub: ODAHub, link: WebSocketServerLink, channel: ODAChannel, userID: String, number: Int) {
        self.hub = hub
        self.link = link
        self.channel = channel
        self.userID = userID
        self.number = number
        lastPing = hub.loop.now
        line = DeliveryLine(link, hub.loop, Self.spoilt) { [unowned hub] in hub.statistics.framesSent += 1 }
    }

    /// Starts the conversation.
    ///
    /// - Parameter tokenEnd: when the token of the handshake's header ends, in seconds since the epoch; nil for none.
    func begin(tokenEnd: Int?) {
        if channel.verifier == nil {
            user = hub.join(self)
        } else if let tokenEnd {
            accept(tokenEnd: tokenEnd)
        } else {
            schedule(hub.configuration.tokenLimit) { socket in
                if socket.user == nil { socket.refuse(.noToken) }
            }
        }
        if let limit = hub.configuration.pingLimit { watchPings(limit) }
    }

    private var origin: ODAOrigin {
        ODAOrigin(connection: number, channelID: channel.channelID, userID: userID)
    }

    func end() { link.cut() }

    // MARK: What the client sends

    func received(text: [UInt8]) {
        // Frames that were on their way when we began to close come too late.
        guard link.isOpen else { return }
        hub.statistics.framesReceived += 1
        framesReceived += 1
        let reading = ODAReading(text, userID: userID)
        let violation = reading.violation ?? outOfOrder(reading.frame)
        hub.record(text, isBinary: false, violation, from: origin)
        if user == nil {
            // Without a token there is nothing a server could do with any other frame.
            guard case .auth(let token) = reading.frame, violation == nil else {
                return close(.policyViolation, violation?.text ?? "")
            }
            return check(token)
        }
        if let violation, hub.configuration.isStrict { return close(.policyViolation, violation.text) }
        if let frame = reading.frame { handle(frame) }
    }

    func received(binary: [UInt8]) {
        hub.statistics.framesReceived += 1
        hub.record(binary, isBinary: true, .order("binary", "frames are text"), from: origin)
        close(.unsupportedData, "frames are text")
    }

    func ended(_ closure: WebSocketClosure) {
        line.clear()
        if closure.isClean { hub.statistics.connectionsClosed += 1 }
        hub.leave(self)
        user = nil
    }

    /// Whether a frame, right in itself, comes at the wrong time.
    private func outOfOrder(_ frame: ODAFrame?) -> ODAViolation? {
        guard case .auth = frame else {
            return user == nil ? .order("authFirst", "the token is the first frame") : nil
        }
        if channel.verifier == nil { return .order("authNotWanted", "the channel is open") }
        return hasSentToken || framesReceived > 1 ? .order("authRepeated", "the token is sent once, first") : nil
    }

    private func handle(_ frame: ODAFrame) {
        guard let user else { return }
        switch frame {
        case .auth(let token): if channel.verifier != nil { check(token) }
        case .deviceToken: break
        case .ping:
            hub.statistics.pingsReceived += 1
            lastPing = hub.loop.now
            if hub.faults.next(.ping, userID: userID, connection: number) != nil { return }
            send(Self.pong)
        case .profile(let profile): user.session.profile.merge(patch: profile)
        case .suggest(let query):
            let words = JSONValue.array(PizzaSkill.suggestions(for: query).map { .string($0) })
            deliver(OutgoingFrame(text: JSONValue.object(["suggestions": words]).encoded()))
        case .message(let message): hub.receive(message, from: origin, user)
        }
    }

    private static let pong = FrameWriter.shared(text: [UInt8](#"{"state":{"type":"pong"}}"#.utf8).span)

    // MARK: Tokens

    private func check(_ token: String) {
        guard let verifier = channel.verifier else { return }
        hasSentToken = true
        if hub.faults.next(.token, userID: userID, connection: number) != nil { return refuse(.expired) }
        do throws(ODATokenRefusal) {
            let seconds = Int(hub.configuration.wallClock() / 1000)
            accept(tokenEnd: try verifier.verify(token, userID: userID, nowSeconds: seconds))
        } catch {
            refuse(error)
        }
    }

    private func accept(tokenEnd: Int) {
        if user == nil { user = hub.join(self) }
        guard hub.configuration.closesAtTokenExpiry else { return }
        let left = Int64(tokenEnd) * 1000 - hub.configuration.wallClock()
        schedule(.milliseconds(left)) { $0.refuse(.expired) }
    }

    private func refuse(_ refusal: ODATokenRefusal) {
        hub.statistics.tokensRefused += 1
        close(.policyViolation, refusal.rawValue)
    }

    // MARK: What goes to the client

    /// Sends a frame, or what the faults make of it.
    func deliver(_ frame: OutgoingFrame, after delay: Duration = .zero) {
        guard link.isOpen else { return }
        guard case .frame(let fault)? = hub.faults.next(.frame, userID: userID, connection: number) else {
            return line.put(frame.wire, after: delay)
        }
        line.put(frame, spoiltBy: fault, after: delay)
    }

    private static let spoilt = SpoiltFrames(
        malformed: #"{"messagePayload":{"type":"text","text":"cut o"#,
        notUTF8: #"{"messagePayload":{"type":"text","text":""#, #""}}"#)

    private func send(_ wire: [UInt8]) {
        hub.statistics.framesSent += 1
        link.send(frames: wire)
    }

    private func close(_ code: CloseCode, _ reason: String) { link.close(code, reason: reason) }

    // MARK: Timers

    /// Calls `action` later unless the connection has ended by then.
    private func schedule(_ pause: Duration, _ action: @escaping (ODASocket) -> Void) {
        hub.loop.schedule(after: max(pause, .zero)) { [weak self] in
            if let self, link.connection.isOpen { action(self) }
        }
    }

    private func watchPings(_ limit: Duration) {
        schedule(limit - (hub.loop.now - lastPing)) { socket in
            if socket.hub.loop.now - socket.lastPing >= limit { socket.link.cut() } else { socket.watchPings(limit) }
        }
    }
}
