import EventLoop
import JSON
import Kernel
import Transport
import WebSocket

/// One frame on its way to clients: the text, and the bytes that say it.
struct ODAOutgoing {
    let text: [UInt8]
    let wire: [UInt8]

    init(_ text: [UInt8], isFragmented: Bool = false) {
        self.text = text
        wire = isFragmented ? Self.fragments(text) : FrameWriter.shared(text: text.span)
    }

    /// Three pieces, cut anywhere, with a ping between the first and the second.
    private static func fragments(_ text: [UInt8]) -> [UInt8] {
        let (first, second) = (text.count / 3, text.count / 3 * 2)
        let bytes = text.span
        let ping: [UInt8] = [UInt8](" ".utf8)
        var wire: [UInt8] = []
        FrameWriter.append(.text, isFinal: false, payload: bytes.extracting(0..<first), mask: nil, to: &wire)
        FrameWriter.append(.ping, payload: ping.span, mask: nil, to: &wire)
        FrameWriter.append(
            .continuation, isFinal: false, payload: bytes.extracting(first..<second), mask: nil, to: &wire)
        FrameWriter.append(.continuation, payload: bytes.extracting(second..<bytes.count), mask: nil, to: &wire)
        return wire
    }
}

/// One client: its place in the conversation, and the line of what is still to be sent to it.
final class ODASocket: WebSocketServerHandler, ODAOutlet {
    /// A client with more delayed frames than this is cut.
    private static let heldMax = 10_000
    /// A frame that is to change places with its successor waits no longer for one.
    private static let swapLimit: Duration = .seconds(1)

    private enum Item {
        case send([UInt8])
        case cut
        case close(CloseCode)
    }

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
    private var held: [(due: Instant, item: Item)] = []
    private var swapped: [UInt8]?

    init(hub: ODAHub, link: WebSocketServerLink, channel: ODAChannel, userID: String, number: Int) {
        self.hub = hub
        self.link = link
        self.channel = channel
        self.userID = userID
        self.number = number
        lastPing = hub.loop.now
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
        // What was on its way when we began to close comes too late.
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
        held = []
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
            if !hub.faults.isEmpty, hub.faults.next(.ping, userID: userID, connection: number) != nil { return }
            send(Self.pong)
        case .profile(let profile): user.session.profile.merge(patch: profile)
        case .suggest(let query):
            let words = JSONValue.array(PizzaSkill.suggestions(for: query).map { .string($0) })
            deliver(ODAOutgoing(JSONValue.object(["suggestions": words]).encoded()))
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
    func deliver(_ frame: ODAOutgoing, after delay: Duration = .zero) {
        guard link.isOpen else { return }
        guard !hub.faults.isEmpty, let fault = hub.faults.next(.frame, userID: userID, connection: number) else {
            return put(frame.wire, after: delay)
        }
        switch fault {
        case .late(let time): put(frame.wire, after: delay + time)
        case .lost: break
        case .doubled:
            put(frame.wire, after: delay)
            put(frame.wire, after: delay)
        case .reordered:
            if let other = swapped { enqueue(.send(other), after: delay) }
            swapped = frame.wire
            schedule(Self.swapLimit) { $0.releaseSwapped(after: .zero) }
        case .cut(let place):
            switch place {
            case .before: break
            case .within: enqueue(.send(Array(frame.wire[..<(frame.wire.count / 2)])), after: delay)
            case .after: put(frame.wire, after: delay)
            }
            enqueue(.cut, after: delay)
        case .close(let code): enqueue(.close(CloseCode(rawValue: code)), after: delay)
        case .malformed: put(Self.malformed, after: delay)
        case .invalidUTF8: put(Self.invalidUTF8, after: delay)
        case .binary:
            var wire: [UInt8] = []
            FrameWriter.append(.binary, payload: frame.text.span, mask: nil, to: &wire)
            put(wire, after: delay)
        case .badFrame:
            var wire = frame.wire
            wire[0] |= Self.reservedBit
            put(wire, after: delay)
        case .noPong, .refuse, .slowHandshake, .garbage, .expiredToken, .refuseConnections, .upload, .download, .speech,
            .pollStatus, .pollCut, .postStatus, .postCut, .forged:
            put(frame.wire, after: delay)
        }
    }

    /// RSV1, which means something only where an extension was agreed on (RFC 6455 section 5.2).
    private static let reservedBit: UInt8 = 0x40
    private static let malformed = FrameWriter.shared(
        text: [UInt8](#"{"messagePayload":{"type":"text","text":"cut o"#.utf8).span)
    private static let invalidUTF8 = FrameWriter.shared(
        text: ([UInt8](#"{"messagePayload":{"type":"text","text":""#.utf8) + [0xFF, 0xFE, 0x22, 0x7D, 0x7D]).span)

    private func put(_ wire: [UInt8], after delay: Duration) {
        enqueue(.send(wire), after: delay)
        releaseSwapped(after: delay)
    }

    private func releaseSwapped(after delay: Duration) {
        guard let other = swapped else { return }
        swapped = nil
        enqueue(.send(other), after: delay)
    }

    /// Puts something at the end of the line; nothing overtakes what waits there.
    private func enqueue(_ item: Item, after delay: Duration) {
        if held.isEmpty, delay <= .zero { return perform(item) }
        guard held.count < Self.heldMax else { return link.cut() }
        let due = max(held.last?.due ?? hub.loop.now, hub.loop.now + delay)
        held.append((due, item))
        if held.count == 1 { armHeld() }
    }

    private func armHeld() {
        guard let first = held.first else { return }
        schedule(first.due - hub.loop.now) { socket in
            let now = socket.hub.loop.now
            while let next = socket.held.first, next.due <= now {
                socket.held.removeFirst()
                socket.perform(next.item)
            }
            socket.armHeld()
        }
    }

    private func perform(_ item: Item) {
        switch item {
        case .send(let wire): send(wire)
        case .cut: link.cut()
        case .close(let code): close(code, "")
        }
    }

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
