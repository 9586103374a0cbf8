import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport

/// The webhook of a channel: signed calls in, signed calls out (protocol note section 13).
///
/// Calls out go one after another, each once: what becomes of one that is not taken is not known of the real server.
final class ODAHookOutlet: ODAOutlet {
    private let hub: ODAHub
    private let user: ODAUser
    private let channel: ODAChannel
    private var waiting: [(body: [UInt8], isForged: Bool)] = []
    private var isCalling = false
    private var isOver = false

    init(_ hub: ODAHub, _ channel: ODAChannel, _ user: ODAUser) {
        self.hub = hub
        self.channel = channel
        self.user = user
    }

    func end() { isOver = true }

    func deliver(_ frame: OutgoingFrame, after delay: Duration) {
        guard let fault = hub.faults.next(.frame, userID: user.key.userID, connection: 0) else {
            return put([frame.payload], after: delay)
        }
        switch fault {
        case .frame(.late(let time)): put([frame.payload], after: delay + time)
        case .frame(.lost): break
        case .frame(.doubled): put([frame.payload, frame.payload], after: delay)
        case .frame(.malformed):
            put([[UInt8](#"{"userId":"guest","messagePayload":{"type":"text","te"#.utf8)], after: delay)
        case .forged: put([frame.payload], after: delay, isForged: true)
        default: put([frame.payload], after: delay)
        }
    }

    private func put(_ bodies: [[UInt8]], after delay: Duration, isForged: Bool = false) {
        guard delay > .zero else { return add(bodies, isForged) }
        hub.loop.schedule(after: delay) { [weak self] in self?.add(bodies, isForged) }
    }

    private func add(_ bodies: [[UInt8]], _ isForged: Bool) {
        waiting += bodies.map { ($0, isForged) }
        call()
    }

    /// Calls with the first that waits, and then with the next.
    private func call() {
        guard !isCalling, !isOver, !waiting.isEmpty, let webhook = channel.webhook,
            let target = hub.hookTargets[channel.channelID]
        else { return }
        let (body, isForged) = waiting.removeFirst()
        isCalling = true
        let secret = isForged ? webhook.secret + "?" : webhook.secret
        let outlet = LoopBound(self, loop: hub.loop)
        hub.statistics.framesSent += 1
        hub.calls.call(target, body, signature: Self.signature(body, secret)) { status in
            outlet.value.called(status)
        }
    }

    private func called(_ status: Int?) {
        isCalling = false
        switch status {
        case .some(200..<300): hub.statistics.callsTaken += 1
        case .some: hub.statistics.callsRefused += 1
        case nil: hub.statistics.callsLost += 1
        }
        call()
    }

    static func signature(_ body: [UInt8], _ secret: String) -> String {
        let key = [UInt8](secret.utf8)
        let tag = HMACKey(.sha256, secret: key.span).authenticate(body.span)
        return "sha256=" + String(decoding: Hex.encode(tag.span), as: UTF8.self)
    }
}

/// Makes the calls of webhooks, on the simulator's loop.
final class ODACalls {
    private let client: LoopBound<Client>

    init(_ client: Client, loop: Loop) { self.client = LoopBound(client, loop: loop) }

    /// Calls; `done` gets the status, or nil where there was no answer.
    func call(_ url: URI, _ body: [UInt8], signature: String, _ done: @escaping @Sendable (Int?) -> Void) {
        let client = client
        Task(executorPreference: client.loop.taskExecutor) {
            var fields = HTTPFields()
            fields.append(.contentType, constant: "application/json; charset=utf-8")
            var status: Int?
            do {
                try fields.append("X-Hub-Signature", signature)
                let response = try await client.value.send(
                    ClientRequest(.post, url, fields: fields, body: .bytes(body)))
                status = Int(response.status.code)
                _ = try await response.body.collect(bytesMax: 1 << 20)
            } catch {
                // No answer, or none that is whole: the status says which.
            }
            let answered = status
            client.loop.execute { done(answered) }
        }
    }
}

/// Calls that come in.
extension ODAHub {
    static let hookPath = "/connectors/v2/listeners/webhook/channels/"

    /// A user of a webhook, which can say something to anybody at any time; nil for other channels.
    func hooked(_ channelID: String, _ userID: String) -> ODAUser? {
        guard let channel = channels[channelID], channel.webhook != nil else { return nil }
        let user = user(channelID, userID)
        if user.hook == nil { user.hook = ODAHookOutlet(self, channel, user) }
        return user
    }

    func serveHook(_ head: HTTPRequestHead, _ channelID: String, _ body: [UInt8], on front: HTTPFront) {
        do throws(Refusal) {
            guard head.method == .post else { throw Refusal(.methodNotAllowed, "POST") }
            guard let channel = channels[channelID], let webhook = channel.webhook else {
                throw Refusal(.notFound, "no such webhook")
            }
            var delay = Duration.zero
            if let fault = faults.next(.post, userID: "", connection: nil) {
                guard case .postSlow(let time) = fault else { return spoil(fault, on: front) }
                delay = time
            }
            guard let signature = head.fields["X-Hub-Signature"] else {
                throw Refusal(.badRequest, "the call is not signed")
            }
            guard signature == ODAHookOutlet.signature(body, webhook.secret) else {
                statistics.tokensRefused += 1
                throw Refusal(.forbidden, "the signature is wrong")
            }
            guard head.fields[.contentType]?.hasPrefix("application/json") == true else {
                throw Refusal(.unsupportedMediaType, "the body is application/json")
            }
            try handle(body, of: channel)
            acknowledge(.accepted, on: front, after: delay)
        } catch {
            refuse(error, on: front)
        }
    }

    private func handle(_ body: [UInt8], of channel: ODAChannel) throws(Refusal) {
        statistics.framesReceived += 1
        guard let object = (try? JSONValue(parsing: body))?.objectValue,
            let userID = object["userId"]?.stringValue, !userID.isEmpty
        else { throw Refusal(.badRequest, "the body names a user") }
        let reading = ODAReading(body, userID: userID)
        var violation = reading.violation
        let types = ["text", "postback", "attachment", "location"]
        if case .message(let message) = reading.frame, !types.contains(message.type) {
            violation = .wrongValue("/messagePayload/type", "a type that webhooks take")
        }
        let origin = ODAOrigin(connection: 0, channelID: channel.channelID, userID: userID)
        record(body, isBinary: false, violation, from: origin)
        if let violation, configuration.isStrict { throw Refusal(.badRequest, violation.text) }
        guard case .message(let message) = reading.frame else { throw Refusal(.badRequest, "the body has a message") }
        guard users.count < configuration.usersMax else { throw Refusal(.serviceUnavailable, "too many users") }
        guard let user = hooked(channel.channelID, userID) else { throw Refusal(.notFound, "no such webhook") }
        receive(message, from: origin, user)
    }
}
