import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// A conversation over long polls (`PROTOCOL.md`, section 5): frames go out one `POST` at a time, in order, and come in
/// with a `GET` that the server holds.
///
/// An actor on the line's loop, so that what it tells and what it is told is synchronous.
actor ODAPoller {
    /// `GET`s in a row that may fail, or be refused, before the connection counts as lost.
    static let failuresMax = 5
    /// Answers of a server that does not let us in any more, or does not know us.
    private static let refusals: Set<UInt16> = [401, 403, 404, 410]
    /// From one `GET` to the next at least, where the first one brought nothing.
    static let floor: Duration = .seconds(1)
    /// Frames that may wait for a slow server.
    static let postsMax = 1000

    /// A frame on its way out, and who wants to know what became of it.
    private struct Post {
        var frame: [UInt8]
        var done: (@Sendable (Result<Void, SendFailure>) -> Void)?
    }

    nonisolated let loop: Loop
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe loop.serialExecutor.asUnownedSerialExecutor()
    }

    private let client: ProviderClient
    private let options: ClientOptions
    private let pollOptions: ClientOptions
    private let url: URI
    private var fields: HTTPFields
    private let connection: LoopBound<ODAConnection>

    private(set) var isOpen = false
    private var isOver = false
    /// The poll that runs is the last `GET`.
    private var isRetiring = false
    private var poll: Task<Void, Never>?
    private var posts: [Post] = []
    private var isPosting = false
    /// Messages of the user that wait or are on their way.
    private var messageCount = 0
    private(set) var unsentBytes = 0
    /// Frames that came in while a message of the user was on its way, whose outcome is told first.
    private var held = ODAHeldFrames()

    /// Makes a poller; nothing happens before ``open()``.
    init(_ client: ProviderClient, _ request: ODADial, connection: LoopBound<ODAConnection>) {
        loop = client.loop
        self.client = client
        url = request.url
        fields = request.fields
        self.connection = connection
        var options = client.options
        options.bodyBytesMax = ODAFrame.limits.bytesMax
        options.redirectsMax = 0
        self.options = options
        // How long the server holds one is not known.
        options.timeouts.firstByte = request.pollTimeout
        options.timeouts.total = request.pollTimeout + .seconds(30)
        pollOptions = options
    }

    // MARK: What the line asks for

    /// Asks the server whether it is there.
    func open() {
        Task(executorPreference: loop.taskExecutor) { await self.begin() }
    }

    /// Sends a frame behind those that wait; nil where nobody asks what became of it.
    func post(_ frame: [UInt8], _ done: (@Sendable (Result<Void, SendFailure>) -> Void)? = nil) -> Bool {
        guard isOpen, posts.count < Self.postsMax else { return false }
        posts.append(Post(frame: frame, done: done))
        if done != nil { messageCount += 1 }
        unsentBytes += frame.count
        guard !isPosting else { return true }
        isPosting = true
        Task(executorPreference: loop.taskExecutor) { await self.postAll() }
        return true
    }

    /// Shows another token from now on.
    func renew(_ authorization: String) {
        fields.removeAll(.authorization)
        try? fields.append(.authorization, authorization)
    }

    /// The `GET` that runs is the last: what it brings still counts.
    func retire() { isRetiring = true }

    /// No more is received; what waits to be sent still goes out.
    func close() { end(.closed(code: 1000)) }

    // MARK: Sending

    private func begin() async {
        switch await post(ODAFrameWriter.ping, as: .sendEvent) {
        case .success(let answer) where answer.isSuccess:
            guard !isOver else { return }
            isOpen = true
            connection.value.opened()
            poll = Task(executorPreference: loop.taskExecutor) { await self.pollAll() }
        case .success(let answer):
            let status = Int(answer.status.code)
            end(
                .refused(
                    status: status, retryAfter: answer.fields.retryPause,
                    reason: "it answered the first message with status \(status)"))
        case .failure(let error): end(.refused(status: nil, reason: error.reason, failure: error.clientFailure))
        }
    }

    /// One at a time, so that they come in their order.
    private func postAll() async {
        while !posts.isEmpty {
            let post = posts.removeFirst()
            // Messages are the frames that somebody asks after.
            let outcome = Self.outcome(await self.post(post.frame, as: post.done == nil ? .sendEvent : .sendMessage))
            unsentBytes -= post.frame.count
            guard let done = post.done else { continue }
            messageCount -= 1
            done(outcome)
            if messageCount == 0 { notify(of: held.release()) }
        }
        isPosting = false
    }

    /// Any status of success; otherwise the text of the answer is the error, which is never shown as it is.
    private static func outcome(_ result: Result<Answer, ClientError>) -> Result<Void, SendFailure> {
        switch result {
        case .success(let answer) where answer.isSuccess: return .success(())
        case .success(let answer):
            let status = Int(answer.status.code)
            let detail = "The chat server answered the message with status \(status)."
            return .failure(SendFailure(.odaRefusal(status, answer.fields, detail)))
        case .failure(let error):
            let failure = ProviderFailure(error, "The chat server could not be reached", code: "NetworkFailure")
            return .failure(SendFailure(odaCall: error, failure))
        }
    }

    // MARK: Receiving

    private func pollAll() async {
        var failures = 0
        var refusals = 0
        while !isOver, !isRetiring {
            let begun = loop.now
            let result = await exchange(.pollMessages, ClientRequest(.get, url, fields: fields, options: pollOptions))
            guard !isOver else { return }
            var brought = 0
            switch result {
            case .success(let answer) where answer.status == .ok:
                (failures, refusals) = (0, 0)
                brought = receive(answer.body)
            // Once it may be anything; for ever nobody would hear anything, and nobody would know.
            case .success(let answer) where Self.refusals.contains(answer.status.code):
                refusals += 1
                if refusals >= Self.failuresMax {
                    return end(.lost(reason: "it refuses polls with status \(answer.status.code)"))
                }
            // Whatever else it answers is nothing for us, and says nothing of the network either.
            case .success: break
            // A server that holds longer than we wait has nothing to say.
            case .failure(.firstByteTimedOut), .failure(.totalTimedOut): break
            case .failure(let error):
                failures += 1
                if failures >= Self.failuresMax { return end(.lost(reason: error.reason)) }
            }
            if brought == 0 { await loop.sleep(for: Self.floor - (loop.now - begun)) }
        }
        if isRetiring { end(.closed(code: 1000)) }
    }

    /// Hands on what a `GET` brought: an array of strings, each of which is a frame; says how many.
    private func receive(_ body: [UInt8]) -> Int {
        let frames = Self.frames(in: body)
        notify(of: messageCount == 0 ? frames : held.hold(frames))
        return frames.count
    }

    /// The frames in the body of an answer; what cannot be read becomes one that cannot be read either.
    static func frames(in body: [UInt8]) -> [[UInt8]] {
        guard let value = try? JSONValue(parsing: body, limits: ODAFrame.limits), let elements = value.arrayValue else {
            return [[]]
        }
        // Encoded twice; a frame that was not is taken as well.
        return elements.map { $0.stringValue.map { Array($0.utf8) } ?? $0.encoded() }
    }

    private func notify(of frames: [[UInt8]]) {
        for frame in frames { connection.value.received(frame) }
    }

    private func end(_ end: SocketEnd) {
        guard !isOver else { return }
        isOver = true
        isOpen = false
        notify(of: held.release())
        poll?.cancel()
        poll = nil
        // Never from inside a call of the line's.
        let connection = connection
        loop.execute { connection.value.ended(end) }
    }

    // MARK: Requests

    private struct Answer {
        var status: HTTPStatus
        var fields: HTTPFields
        var body: [UInt8]
        var isSuccess: Bool { (200..<300).contains(status.code) }
    }

    private func post(_ frame: [UInt8], as operation: ProviderOperation) async -> Result<Answer, ClientError> {
        var fields = fields
        fields.append(.contentType, constant: "application/json")
        return await exchange(
            operation, ClientRequest(.post, url, fields: fields, body: .bytes(frame), options: options))
    }

    private func exchange(
        _ operation: ProviderOperation, _ request: ClientRequest
    ) async -> Result<Answer, ClientError> {
        do throws(ClientError) {
            let response = try await client.send(operation, request)
            let body = try await response.body.collect()
            return .success(Answer(status: response.status, fields: response.head.fields, body: body))
        } catch {
            return .failure(error)
        }
    }
}

extension ProviderOperation {
    /// A `GET` that the chat server holds until there is something to say (assumed name).
    static let pollMessages = Self("pollMessages", isHeld: true)
}

/// Long polls behind the seam of the sockets.
final class ODAPollLink: ODALink {
    private let poller: ODAPoller

    init(_ poller: ODAPoller) {
        self.poller = poller
        poller.assumeIsolated { $0.open() }
    }

    let answersSends = true
    var isOpen: Bool { poller.assumeIsolated { $0.isOpen } }
    var unsentBytes: Int { poller.assumeIsolated { $0.unsentBytes } }
    func send(text: [UInt8]) -> Bool { poller.assumeIsolated { $0.post(text) } }

    func deliver(text: [UInt8], _ done: @escaping @Sendable (Result<Void, SendFailure>) -> Void) {
        if !poller.assumeIsolated({ $0.post(text, done) }) { done(.failure(.notSent(ODAConnection.notConnected))) }
    }

    func renew(_ authorization: String) { poller.assumeIsolated { $0.renew(authorization) } }
    func retire() { poller.assumeIsolated { $0.retire() } }
    func close() { poller.assumeIsolated { $0.close() } }
    func abort() { poller.assumeIsolated { $0.close() } }
}

extension SendFailure {
    /// The fate of a message whose call has no answer.
    ///
    /// One that the client layer refuses would be refused again, and those behind it need not wait for that.
    init(odaCall error: ClientError, _ failure: ProviderFailure) {
        self =
            if let own = error.clientSendFailure {
                own
            } else if error.layerCode != nil {
                .refused(failure)
            } else if error.hasSentNothing {
                .notSent(failure)
            } else {
                .unknown(failure)
            }
    }
}

extension ClientError {
    /// Nothing of the request has left, so that it may be sent again.
    var hasSentNothing: Bool {
        switch self {
        case .badURL, .badRequest, .overloaded, .closed, .resolutionFailed, .resolveTimedOut, .addressRefused,
            .connectFailed, .connectTimedOut, .proxyRefused, .tlsFailed, .tlsTimedOut, .versionRefused, .streamTimedOut,
            .connectionLost(afterBytesSent: false), .breakerOpen, .rateLimited:
            true
        default: false
        }
    }
}
