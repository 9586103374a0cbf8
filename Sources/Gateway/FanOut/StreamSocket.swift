import Configuration
import Domain
import EventLoop
import HTTPServer
import JSON
import Kernel
import WebSocket

/// One WebSocket of a session: its credential, the event stream on it, and the operations of its client, one after the
/// other in the order they came.
///
/// Loop-confined. While as many operations wait as may wait, the connection is not read.
final class StreamSocket {
    /// Operations that may wait for the one before them.
    static let operationsMax = 32
    /// From the end of the handshake to the first credential, where the handshake brought none.
    static let authenticationSeconds = 10

    private let endpoints: Endpoints
    private let shard: Shard
    private let link: WebSocketLink
    private var context: SocketContext
    private var stream: EventStream?
    private var output: SocketOutput?
    private var waiting: [[UInt8]] = []
    private var running: Task<Void, Never>?
    private var authenticationTimer: TimerID?

    init(_ endpoints: Endpoints, _ context: SocketContext, link: WebSocketLink) {
        self.endpoints = endpoints
        self.context = context
        self.link = link
        shard = endpoints.gateway.shard(of: link.loop)
    }

    /// Begins to listen; the stream too, if its reader is known already.
    func begin(_ wanted: StreamRequest?) {
        link.onMessage = { [self] message in received(message) }
        link.onClosed = { [self] _ in closed() }
        if let wanted {
            attach(wanted)
        } else {
            authenticationTimer = link.loop.schedule(after: .seconds(Self.authenticationSeconds)) { [self] in
                authenticationTimer = nil
                close(.unauthorized("token_missing"))
            }
        }
    }

    private func attach(_ wanted: StreamRequest) {
        if let authenticationTimer { link.loop.cancel(authenticationTimer) }
        authenticationTimer = nil
        let output = SocketOutput(link)
        let stream = EventStream(wanted, output: output, shard: shard)
        self.output = output
        self.stream = stream
        stream.begin()
    }

    private func close(_ ending: SocketEnding) { link.close(ending.code, reason: ending.reason) }

    private func closed() {
        if let authenticationTimer { link.loop.cancel(authenticationTimer) }
        authenticationTimer = nil
        running?.cancel()
        waiting = []
        let told = output?.onClosed
        output = nil
        stream = nil
        told?()
    }

    // MARK: Operations

    private func received(_ message: WebSocketMessage) {
        guard case .text(let text) = message else {
            link.close(.unsupportedData, reason: "operations are text")
            return
        }
        waiting.append(text)
        if waiting.count >= Self.operationsMax { link.hold() }
        runNext()
    }

    private func runNext() {
        guard running == nil, !waiting.isEmpty, link.isOpen else { return }
        let text = waiting.removeFirst()
        if waiting.count <= Self.operationsMax / 2 { link.release() }
        context.requestID = RequestID(shard.ids.next(context.sessionID.value.bucket))
        let bound = LoopBound(self, loop: link.loop)
        running = Task(executorPreference: link.loop.taskExecutor) { [endpoints, context] in
            let outcome = await endpoints.perform(text, context)
            // An endpoint may have come back from an actor of another loop.
            if bound.loop.isCurrent {
                bound.value.complete(outcome)
            } else {
                bound.loop.execute { bound.value.complete(outcome) }
            }
        }
    }

    private func complete(_ outcome: SocketOutcome) {
        running = nil
        link.send(.text(outcome.reply))
        switch outcome.effect {
        case .none: break
        case .attach(let wanted, let credential):
            context.credential = credential
            if link.isOpen { attach(wanted) }
        case .renew(let grant, let credential):
            context.credential = credential
            stream?.renew(grant)
        case .close(let ending): close(ending)
        }
        runNext()
    }
}

/// What an operation knows of the connection it came on.
struct SocketContext: Sendable {
    /// The request of the opening handshake.
    let opening: Request
    let sessionID: SessionID
    /// Where the stream begins unless the first operation says otherwise.
    let after: String?
    let includesNative: Bool
    /// What stands for `Authorization`; `nil` until the first `auth`.
    var credential: String?
    /// The id of the operation, as of a request.
    var requestID: RequestID
}

/// What an operation comes to.
struct SocketOutcome: Sendable {
    enum Effect: Sendable {
        case none
        /// The reader is known: the stream begins.
        case attach(StreamRequest, credential: String)
        /// The reader goes on with a new credential.
        case renew(ReadGrant, credential: String)
        case close(SocketEnding)
    }

    /// The `reply` as JSON.
    let reply: [UInt8]
    var effect = Effect.none
}
