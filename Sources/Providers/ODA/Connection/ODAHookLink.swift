import Configuration
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// The way out of a webhook channel (`PROTOCOL.md`, section 13): each message is a signed `POST`, one at a time.
///
/// What comes in comes by the gateway's `POST /v1/hooks/{name}`.
actor ODAHookSender {
    /// How long an answer may take.
    static let timeout: Duration = .seconds(60)
    /// Redirects that are followed, 307 and 308 to the same origin only.
    static let redirectsMax = 3
    /// Messages that may wait for a slow server.
    static let postsMax = 1000

    /// How long a message that nobody asks after is tried again while the server takes none.
    static let patience: Duration = .seconds(300)
    private static let pauses: ClosedRange<Duration> = .seconds(1) ... .seconds(20)

    private struct Post {
        var userID: JSONValue
        var payload: JSONValue
        /// `requestId`, where the message has one.
        var requestID: JSONValue?
        var bytes: Int
        /// Nil where nobody asks what became of it: it is owed then, and what follows waits for it.
        var done: (@Sendable (Result<Void, SendFailure>) -> Void)?
    }

    nonisolated let loop: Loop
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe loop.serialExecutor.asUnownedSerialExecutor()
    }

    private let environment: ProviderEnvironment
    private let options: ClientOptions
    private let url: URI
    private let secret: Secret
    private var posts: [Post] = []
    private var isPosting = false
    private(set) var unsentBytes = 0
    private(set) var isOpen = true
    /// The profile that goes with the next message, until one that had it was taken: the channel has no frame of its
    /// own for it.
    private var profile = JSONObject()
    private let profileTaken: @Sendable () -> Void

    /// - Parameter profileTaken: called when the server has all that is to be said of the user.
    init(
        _ environment: ProviderEnvironment, url: URI, secret: Secret,
        profileTaken: @escaping @Sendable () -> Void = {}
    ) {
        loop = environment.loop
        self.profileTaken = profileTaken
        self.environment = environment
        var options = environment.client.options
        options.timeouts.firstByte = Self.timeout
        options.timeouts.total = Self.timeout
        options.redirectsMax = 0
        self.options = options
        self.url = url
        self.secret = secret
    }

    /// Sends a frame, or keeps what it says of the user for the next one that can be sent; false when it is closed.
    ///
    /// Typing, pings and the end have no place on this channel and are passed over.
    func post(_ frame: [UInt8], _ done: (@Sendable (Result<Void, SendFailure>) -> Void)? = nil) -> Bool {
        guard isOpen, posts.count < Self.postsMax else { return false }
        guard let object = (try? JSONValue(parsing: frame, limits: ODAFrame.limits))?.objectValue else { return false }
        // As it is: an explicit null asks the skill to forget.
        if let changes = object["profile"]?.objectValue { profile = ODAProfile.merged(profile, changes) }
        guard let payload = object["messagePayload"], let type = payload["type"]?.stringValue,
            !Self.silentTypes.contains(type)
        else {
            done?(.success(()))
            return true
        }
        posts.append(
            Post(
                userID: object["userId"] ?? .null, payload: payload, requestID: object["requestId"],
                bytes: frame.count, done: done))
        unsentBytes += frame.count
        guard !isPosting else { return true }
        isPosting = true
        Task(executorPreference: loop.taskExecutor) { await self.postAll() }
        return true
    }

    private static let silentTypes: Set<String> = ["status", "closeSession", "suggest"]

    private static func body(_ post: Post, _ profile: JSONObject) -> [UInt8] {
        var object: JSONObject = ["userId": post.userID, "messagePayload": post.payload]
        if let requestID = post.requestID { object.append("requestId", requestID) }
        if !profile.isEmpty { object.append("profile", .object(profile)) }
        return JSONValue.object(object).encoded()
    }

    func close() { isOpen = false }

    private func postAll() async {
        while !posts.isEmpty {
            let post = posts.removeFirst()
            let outcome = await patiently(post)
            unsentBytes -= post.bytes
            post.done?(outcome)
        }
        isPosting = false
    }

    /// Sends a message; one that is owed once more as long as it is known not to have been taken.
    private func patiently(_ post: Post) async -> Result<Void, SendFailure> {
        let limit = loop.now + Self.patience
        var backoff = Backoff()
        while true {
            let outcome = await send(post)
            guard post.done == nil, isOpen, case .failure(.notSent(let failure)) = outcome else { return outcome }
            let pause = max(failure.retryAfter ?? .zero, backoff.next(in: Self.pauses))
            guard loop.now + pause < limit else { return outcome }
            await loop.sleep(for: pause)
        }
    }

    /// Sends a message, with what the server does not know of the user.
    private func send(_ post: Post) async -> Result<Void, SendFailure> {
        let added = profile
        let outcome = await send(Self.body(post, added))
        guard case .success = outcome, !added.isEmpty else { return outcome }
        // It may have changed again meanwhile.
        for member in added.members where profile[member.key] == member.value { profile.remove(member.key) }
        if profile.isEmpty { profileTaken() }
        return outcome
    }

    /// Signs the very bytes that are sent, with the secret as it is now.
    private func send(_ body: [UInt8]) async -> Result<Void, SendFailure> {
        guard case .success(let secret) = await environment.secrets.value(of: secret, on: loop) else {
            return .failure(
                .refused(ProviderFailure(.authentication, "The webhook's secret cannot be read.", code: "AuthNoToken")))
        }
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json; charset=utf-8")
        guard (try? fields.append(ODASignature.fieldName, ODASignature.value(of: body, secret: secret))) != nil else {
            return .failure(.refused(ProviderFailure(.invalid, "The message cannot be signed.")))
        }
        var target = url
        for _ in 0...Self.redirectsMax {
            switch await exchange(target, fields, body) {
            case .done(let outcome): return outcome
            case .redirected(let next): target = next
            }
        }
        return .failure(.refused(ProviderFailure(.refused, "The webhook redirects too often.")))
    }

    private enum Step {
        case done(Result<Void, SendFailure>)
        case redirected(URI)
    }

    private func exchange(_ target: URI, _ fields: HTTPFields, _ body: [UInt8]) async -> Step {
        do throws(ClientError) {
            let response = try await environment.client.send(
                .sendMessage, ClientRequest(.post, target, fields: fields, body: .bytes(body), options: options))
            let status = Int(response.status.code)
            if (200..<300).contains(status) { return .done(.success(())) }
            if status == 307 || status == 308, let next = Self.redirect(response.head, from: target) {
                return .redirected(next)
            }
            let detail = "The webhook answered with status \(status)."
            return .done(.failure(SendFailure(.odaRefusal(status, response.head.fields, detail))))
        } catch {
            let failure = ProviderFailure(error, "The webhook could not be reached", code: "NetworkFailure")
            return .done(.failure(SendFailure(odaCall: error, failure)))
        }
    }

    /// The target of a redirect; nil outside the origin of `url`, since messages are for the configured host alone.
    static func redirect(_ head: HTTPResponseHead, from url: URI) -> URI? {
        guard let location = head.fields[.location], let next = try? url.resolving(location),
            next.scheme == url.scheme, next.host == url.host, next.effectivePort == url.effectivePort
        else { return nil }
        return next
    }
}

/// The webhook channel behind the seam of the sockets: it is open as long as somebody wants it to be.
final class ODAHookLink: ODALink {
    private let sender: ODAHookSender
    private let connection: LoopBound<ODAConnection>

    init(_ sender: ODAHookSender, _ connection: LoopBound<ODAConnection>) {
        self.sender = sender
        self.connection = connection
        sender.loop.execute { connection.value.opened() }
    }

    let answersSends = true
    var isOpen: Bool { sender.assumeIsolated { $0.isOpen } }
    var unsentBytes: Int { sender.assumeIsolated { $0.unsentBytes } }
    func send(text: [UInt8]) -> Bool { sender.assumeIsolated { $0.post(text) } }

    func deliver(text: [UInt8], _ done: @escaping @Sendable (Result<Void, SendFailure>) -> Void) {
        if !sender.assumeIsolated({ $0.post(text, done) }) { done(.failure(.notSent(ODAConnection.notConnected))) }
    }

    func close() {
        sender.assumeIsolated { $0.close() }
        let connection = connection
        sender.loop.execute { connection.value.ended(.closed(code: 1000)) }
    }

    func abort() { sender.assumeIsolated { $0.close() } }
}
