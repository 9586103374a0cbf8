import EventLoop
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport

/// A client that polls: what waits for its next `GET`, or the `GET` that waits for something to say.
///
/// Held as long as polls come; a real server keeps nothing for those who are away either.
final class ODAPolling: ODAOutlet {
    /// More frames than these do not wait; the oldest make room.
    private static let framesMax = 1000

    private let hub: ODAHub
    private let user: ODAUser
    let number: Int
    /// Each a frame's text, a JSON document as a rule.
    private var frames: [String] = []
    private var waiting: HTTPFront?
    private var holdTimer: TimerID?
    private var goneTimer: TimerID?

    init(_ hub: ODAHub, _ user: ODAUser, number: Int) {
        self.hub = hub
        self.user = user
        self.number = number
        seen()
    }

    /// A request of the client has come.
    func seen() {
        if let goneTimer { hub.loop.cancel(goneTimer) }
        goneTimer = hub.loop.schedule(after: hub.configuration.pollHold + hub.configuration.pollAbsence) {
            [weak self] in
            guard let self else { return }
            goneTimer = nil
            hub.stopPolling(user)
        }
    }

    /// Answers at once where there is something to say, else when there is, or with 204 after a while.
    func poll(_ front: HTTPFront) {
        seen()
        waiting?.respond(.noContent)
        waiting = front
        guard frames.isEmpty else { return answer() }
        if let holdTimer { hub.loop.cancel(holdTimer) }
        holdTimer = hub.loop.schedule(after: hub.configuration.pollHold) { [weak self] in self?.release() }
    }

    func end() {
        for timer in [goneTimer, holdTimer] { if let timer { hub.loop.cancel(timer) } }
        goneTimer = nil
        holdTimer = nil
        release()
    }

    private func release() {
        holdTimer = nil
        let front = waiting
        waiting = nil
        if let front, front.connection.isOpen { front.respond(.noContent) }
    }

    // MARK: What goes to the client

    func deliver(_ frame: OutgoingFrame, after delay: Duration) {
        let text = String(decoding: frame.payload, as: UTF8.self)
        guard let fault = hub.faults.next(.frame, userID: user.key.userID, connection: number)
        else { return put([text], after: delay) }
        switch fault {
        case .frame(.late(let time)): put([text], after: delay + time)
        case .frame(.lost): break
        case .frame(.doubled): put([text, text], after: delay)
        case .frame(.malformed): put([#"{"messagePayload":{"type":"text","text":"cut o"#], after: delay)
        case .frame(.cut):
            waiting?.connection.abort()
            waiting = nil
        default: put([text], after: delay)
        }
    }

    private func put(_ texts: [String], after delay: Duration) {
        guard delay > .zero else { return add(texts) }
        hub.loop.schedule(after: delay) { [weak self] in self?.add(texts) }
    }

    private func add(_ texts: [String]) {
        frames += texts
        if frames.count > Self.framesMax { frames.removeFirst(frames.count - Self.framesMax) }
        answer()
    }

    /// An array of strings, each of which is a JSON document.
    private func answer() {
        guard let front = waiting, front.connection.isOpen else { return waiting = nil }
        waiting = nil
        if let holdTimer { hub.loop.cancel(holdTimer) }
        holdTimer = nil
        hub.statistics.framesSent += frames.count
        front.answer(json: JSONValue.array(frames.map { .string($0) }).encoded())
        frames = []
    }
}

/// The requests of clients that poll (protocol note section 5).
extension ODAHub {
    static let messagePath = "/chat/v1/chats/message"

    func servePoll(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        do throws(Refusal) {
            let query = try readQuery(head)
            let isPost = head.method == .post
            guard isPost || head.method == .get else { throw Refusal(.methodNotAllowed, "GET or POST") }
            guard let channel = clientChannel(query.channelID) else { throw Refusal(.notFound, "no such channel") }
            let occasion: ODAFault.Occasion = isPost ? .post : .poll
            var delay = Duration.zero
            if let fault = faults.next(occasion, userID: query.userID, connection: nil) {
                guard case .postSlow(let time) = fault else { return spoil(fault, on: front) }
                delay = time
            }
            let tokenEnd = try checkHeader(head, channel, userID: query.userID)
            if channel.verifier != nil, tokenEnd == nil { throw Refusal(.unauthorized, "a token stands in the header") }
            let (client, user) = try polling(channel, query.userID)
            client.seen()
            guard isPost else { return client.poll(front) }
            guard head.fields[.contentType]?.hasPrefix("application/json") == true else {
                throw Refusal(.unsupportedMediaType, "the body is application/json")
            }
            try handle(body, from: client, user)
            acknowledge(.ok, on: front, after: delay)
        } catch {
            refuse(error, on: front)
        }
    }

    /// Answers a post, at once or after a while.
    func acknowledge(_ status: HTTPStatus, on front: HTTPFront, after delay: Duration) {
        guard delay > .zero else { return front.respond(status) }
        loop.schedule(after: delay) {
            if front.connection.isOpen { front.respond(status) }
        }
    }

    func spoil(_ fault: ODAFault.Kind, on front: HTTPFront) {
        switch fault {
        case .pollStatus(let status), .postStatus(let status):
            front.respond(HTTPStatus(code: status) ?? .serviceUnavailable, HTTPFields(), [UInt8]("fault".utf8))
        default: front.connection.abort()
        }
    }

    private func polling(_ channel: ODAChannel, _ userID: String) throws(Refusal) -> (ODAPolling, ODAUser) {
        guard users.count < configuration.usersMax else { throw Refusal(.serviceUnavailable, "too many users") }
        let user = user(channel.channelID, userID)
        if let client = user.polling { return (client, user) }
        let client = ODAPolling(self, user, number: nextConnection())
        user.polling = client
        return (client, user)
    }

    /// Lets go of a client that no longer polls.
    func stopPolling(_ user: ODAUser) {
        user.polling?.end()
        user.polling = nil
        forget(user)
    }

    private func handle(_ body: [UInt8], from client: ODAPolling, _ user: ODAUser) throws(Refusal) {
        statistics.framesReceived += 1
        let reading = ODAReading(body, userID: user.key.userID)
        var violation = reading.violation
        switch reading.frame {
        case .auth, .deviceToken, .suggest: violation = .order("transport", "is not taken over long polls")
        default: break
        }
        let origin = ODAOrigin(
            connection: client.number, channelID: user.key.channelID, userID: user.key.userID)
        record(body, isBinary: false, violation, from: origin)
        if let violation, configuration.isStrict { throw Refusal(.badRequest, violation.text) }
        switch reading.frame {
        case .ping: statistics.pingsReceived += 1
        case .profile(let profile): user.session.profile.merge(patch: profile)
        case .message(let message): receive(message, from: origin, user)
        case .auth, .deviceToken, .suggest, nil: break
        }
    }
}
