import Chronology
import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport
import WebSocket

/// Everything a simulator holds, on its loop: port, connections, users, faults, log.
///
/// What connections bring comes in through ``serve(_:_:on:)`` (handshakes, administration) and ``ODASocket``; what the
/// skill says goes out through ``answer(_:to:of:)``.
final class ODAHub: SimulatorHub {
    let loop: Loop
    let configuration: ODASimulator.Configuration
    let channels: [String: ODAChannel]
    var faults = FaultTable<ODAFault>()
    var log: BoundedLog<ODASimulator.ReceivedFrame>
    var texts: BoundedLog<ODAReceivedText>
    var statistics = ODASimulator.Statistics()
    /// The files that were uploaded and can be downloaded.
    private(set) lazy var files = ODAFileStore(self)

    /// Where the calls of each webhook channel go.
    var hookTargets: [String: URI] = [:]
    private(set) lazy var calls = makeCalls()

    let random = RandomPool()
    private(set) lazy var port = SimulatorPort(loop: loop, handler: self)
    private(set) var sockets: [Int: ODASocket] = [:]
    private(set) var users: [ODAUser.Key: ODAUser] = [:]
    private var connectionsNumbered = 0

    // The contents of envelopes: ids that no other run gives, and the time in text, made once a millisecond.
    private var messagePrefix = ""
    private var messagesNumbered = 0
    private var stampedAt: Int64 = .min
    private var stamp = ""

    init(loop: Loop, configuration: ODASimulator.Configuration) {
        self.loop = loop
        self.configuration = configuration
        log = BoundedLog(entriesMax: configuration.logEntriesMax, bytesMax: configuration.logBytesMax)
        texts = BoundedLog(entriesMax: configuration.textEntriesMax, bytesMax: configuration.logBytesMax)
        var channels: [String: ODAChannel] = [:]
        for channel in configuration.channels {
            channels[channel.channelID] = ODAChannel(channel)
            hookTargets[channel.channelID] = channel.webhook?.target.flatMap { try? URI($0) }
        }
        self.channels = channels
    }

    var currentStatistics: ODASimulator.Statistics {
        var current = statistics
        current.connectionsOpen = sockets.count
        current.faultsApplied = faults.applied
        current.users = users.count
        return current
    }

    private func makeCalls() -> ODACalls {
        do throws(ResolveError) {
            let resolver = try Resolver(loop: loop)
            return ODACalls(Client(loop: loop, resolver: resolver, random: random), loop: loop)
        } catch {
            preconditionFailure("a resolver can be made where a port could be opened: \(error)")
        }
    }

    // MARK: The port

    /// Begins to accept on a socket that listens.
    func listen(_ socket: consuming Socket) {
        messagePrefix = String(random.nextUInt32(), radix: 16) + "-"
        for fault in configuration.faults { _ = add(fault) }
        port.open(socket)
    }

    func stop() {
        port.stop()
        Closing.stop(sockets.values.map(\.link))
        for user in users.values {
            user.stopTimer(loop)
            user.polling?.end()
            user.polling = nil
            user.hook?.end()
            user.hook = nil
        }
        users = [:]
    }

    /// Where the port is; nil while it is closed.
    var address: SocketAddress? { port.address }

    // MARK: Sockets and users

    /// Takes a WebSocket whose handshake was accepted; on an open channel it belongs to its user at once.
    func admit(_ link: WebSocketServerLink, _ channel: ODAChannel, userID: String, tokenEnd: Int?) {
        statistics.connectionsAccepted += 1
        let number = nextConnection()
        let socket = ODASocket(hub: self, link: link, channel: channel, userID: userID, number: number)
        sockets[number] = socket
        link.handler = socket
        socket.begin(tokenEnd: tokenEnd)
    }

    /// A channel that clients of users connect to; nil for a webhook, which only servers call.
    func clientChannel(_ channelID: String) -> ODAChannel? {
        channels[channelID].flatMap { $0.webhook == nil ? $0 : nil }
    }

    /// The number of one more connection, counted from 1.
    func nextConnection() -> Int {
        connectionsNumbered += 1
        return connectionsNumbered
    }

    /// A user of a channel; made where there is none.
    func user(_ channelID: String, _ userID: String) -> ODAUser {
        let key = ODAUser.Key(channelID: channelID, userID: userID)
        let user = users[key] ?? ODAUser(key)
        users[key] = user
        return user
    }

    /// Makes a socket one of its user's.
    func join(_ socket: ODASocket) -> ODAUser {
        let user = user(socket.channel.channelID, socket.userID)
        user.sockets.append(socket)
        return user
    }

    func leave(_ socket: ODASocket) {
        sockets[socket.number] = nil
        guard let user = socket.user else { return }
        user.sockets.removeAll { $0 === socket }
        forget(user)
    }

    /// Lets go of a user that nobody would miss.
    func forget(_ user: ODAUser) {
        guard user.sockets.isEmpty, user.polling == nil, user.hook == nil, user.session.isFresh else { return }
        user.stopTimer(loop)
        users[user.key] = nil
    }

    // MARK: Answers

    /// Sends the skill's frames to all sockets of a user; nothing is kept where there is none.
    func answer(_ replies: [SkillReply], to message: ODAUserMessage?, of user: ODAUser) {
        for (index, reply) in replies.enumerated() {
            let isLast = index == replies.count - 1
            let frame = frame(envelope(reply, message, user, isLast: isLast), isFragmented: reply.isFragmented)
            let delay = configuration.pace * index
            for outlet in user.outlets { outlet.deliver(frame, after: delay) }
        }
    }

    private func frame(_ text: [UInt8], isFragmented: Bool) -> OutgoingFrame {
        isFragmented
            ? .fragmented(text, at: text.count / 3, text.count / 3 * 2, ping: " ") : OutgoingFrame(text: text)
    }

    private func envelope(
        _ reply: SkillReply, _ message: ODAUserMessage?, _ user: ODAUser, isLast: Bool
    ) -> [UInt8] {
        if case .raw = reply.form { return reply.payload }
        var writer = JSONWriter(reservingBytes: reply.payload.count + 220)
        writer.beginObject()
        writer.key("messagePayload")
        writer.writeRaw(reply.namesInstance ? files.named(reply.payload) : reply.payload)
        if case .bare = reply.form {
            writer.endObject()
            return writer.finish()
        }
        writer.member("userId", user.key.userID)
        if case .sourceless = reply.form {} else { writer.member("source", reply.isFromAgent ? "AGENT" : "BOT") }
        messagesNumbered += 1
        writer.member("msgId", messagePrefix + String(messagesNumbered, radix: 16))
        writer.member("createdOn", timestamp())
        writer.member("endOfTurn", isLast)
        writer.member("requestId", message?.requestID)
        writer.member("threadId", message?.threadID)
        writer.endObject()
        return writer.finish()
    }

    private func timestamp() -> String {
        let now = configuration.wallClock()
        if now != stampedAt {
            stampedAt = now
            stamp = Timestamp(milliseconds: now).rfc3339
        }
        return stamp
    }

    // MARK: Interfering

    /// Sends a frame as it is to all sockets of a user; how many that were.
    func push(_ text: [UInt8], channelID: String, userID: String) -> Int {
        guard let user = users[ODAUser.Key(channelID: channelID, userID: userID)] ?? hooked(channelID, userID) else {
            return 0
        }
        let frame = OutgoingFrame(text: text)
        for outlet in user.outlets { outlet.deliver(frame, after: .zero) }
        return user.outlets.count
    }

    /// Ends all sockets of a user; how many that were.
    @discardableResult
    func disconnect(channelID: String, userID: String, code: UInt16?) -> Int {
        let ending = sockets.values.filter { $0.channel.channelID == channelID && $0.userID == userID }
        return Closing.end(ending.map(\.link), code: code)
    }
}

/// A channel with what its tokens are checked by.
struct ODAChannel {
    let channelID: String
    let origins: [String]
    /// Nil for a channel of sockets.
    let webhook: ODASimulator.Webhook?
    /// Nil for an open channel.
    let verifier: ODATokenVerifier?

    init(_ channel: ODASimulator.Channel) {
        channelID = channel.channelID
        origins = channel.origins
        webhook = channel.webhook
        verifier = channel.secret.map {
            ODATokenVerifier(
                channelID: channel.channelID, secret: $0, lifetimeSecondsMax: channel.tokenMinutesMax * 60)
        }
    }
}

/// One user of one channel, with all sockets that are open for them.
final class ODAUser {
    struct Key: Hashable {
        let channelID: String
        let userID: String
    }

    let key: Key
    var session = SkillSession()
    var sockets: [ODASocket] = []
    var polling: ODAPolling?
    var hook: ODAHookOutlet?
    private var lastActive = Instant(nanoseconds: 0)
    private var timer: TimerID?

    init(_ key: Key) { self.key = key }

    /// Where frames for the user go.
    var outlets: [any ODAOutlet] {
        let others: [(any ODAOutlet)?] = [polling, hook]
        return sockets + others.compactMap(\.self)
    }

    /// Puts the end of the session off; `expire` is called when it has come.
    func touch(_ loop: Loop, limit: Duration, expire: @escaping (ODAUser) -> Void) {
        lastActive = loop.now
        if timer == nil { arm(loop, limit, limit, expire) }
    }

    /// One timer a user looks at the time of the last message when it fires; messages need not touch it.
    private func arm(
        _ loop: Loop, _ pause: Duration, _ limit: Duration, _ expire: @escaping (ODAUser) -> Void
    ) {
        timer = loop.schedule(after: pause) { [self] in
            timer = nil
            let idle = loop.now - lastActive
            if idle < limit { arm(loop, limit - idle, limit, expire) } else { expire(self) }
        }
    }

    func stopTimer(_ loop: Loop) {
        if let timer { loop.cancel(timer) }
        timer = nil
    }
}
