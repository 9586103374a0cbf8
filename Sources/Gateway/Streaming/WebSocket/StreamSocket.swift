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
    /// Bytes that may wait with them, most of them speech.
    static let waitingBytesMax = 256 << 10
    /// From the end of the handshake to the first credential, where the handshake brought none.
    static let authenticationSeconds = 10

    /// A WebSocket message from the client.
    private enum Item {
        case operation([UInt8])
        /// A piece of the spoken query.
        case sound([UInt8])

        var bytes: [UInt8] {
            switch self {
            case .operation(let bytes), .sound(let bytes): bytes
            }
        }
    }

    private let endpoints: Endpoints
    private let shard: Shard
    private let link: WebSocketLink
    private var context: SocketContext
    private var stream: EventStream?
    private var output: SocketOutput?
    private var waiting: [Item] = []
    private var waitingBytes = 0
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
        breakOff()
        let onClosed = output?.onClosed
        output = nil
        stream = nil
        onClosed?()
    }

    // MARK: Operations

    private func received(_ message: WebSocketMessage) {
        let item: Item =
            switch message {
            case .text(let text): .operation(text)
            case .binary(let bytes): .sound(bytes)
            }
        waiting.append(item)
        waitingBytes += item.bytes.count
        if waiting.count >= Self.operationsMax || waitingBytes >= Self.waitingBytesMax { link.hold() }
        runNext()
    }

    /// Speech that the client has not ended is given up with the connection.
    private func breakOff() {
        guard let spoken = context.speaking else { return }
        context.speaking = nil
        Task(executorPreference: link.loop.taskExecutor) {
            try? await spoken.session.cancelSpeech(spoken.id, isBroken: true)
        }
    }

    private func runNext() {
        guard running == nil, !waiting.isEmpty, link.isOpen else { return }
        let item = waiting.removeFirst()
        waitingBytes -= item.bytes.count
        if waiting.count <= Self.operationsMax / 2, waitingBytes <= Self.waitingBytesMax / 2 { link.release() }
        if case .sound = item, !context.hasSpoken {
            return link.close(.unsupportedData, reason: "no query takes audio")
        }
        context.requestID = RequestID(shard.ids.next(context.sessionID.value.bucket))
        let bound = LoopBound(self, loop: link.loop)
        running = Task(executorPreference: link.loop.taskExecutor) { [endpoints, context] in
            let outcome: SocketOutcome
            switch item {
            case .operation(let text): outcome = await endpoints.perform(text, context)
            case .sound(let bytes): outcome = await endpoints.hear(bytes, context)
            }
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
        if !outcome.reply.isEmpty { link.send(.text(outcome.reply)) }
        switch outcome.effect {
        case .none: break
        case .attach(let wanted, let credential):
            context.credential = credential
            if link.isOpen { attach(wanted) }
        case .renew(let grant, let credential):
            context.credential = credential
            stream?.renew(grant)
        case .close(let ending): close(ending)
        case .speak(let spoken):
            context.speaking = spoken
            context.hasSpoken = true
            // The connection may have ended while the query began.
            if !link.isOpen { breakOff() }
        case .hush: context.speaking = nil
        }
        runNext()
    }
}

/// The context of an operation: what it knows of the connection it came on.
struct SocketContext: Sendable {
    /// The request of the opening handshake.
    let opening: Request
    let sessionID: SessionID
    /// Where the stream begins unless the first operation says otherwise.
    let after: String?
    let includesNative: Bool
    /// The credential that stands for `Authorization`; `nil` until the first `auth`.
    var credential: String?
    /// The id of the operation, as of a request.
    var requestID: RequestID
    /// The query that binary frames belong to.
    var speaking: SpokenQuery?
    /// There was one, so that frames that were on their way when it ended are no fault.
    var hasSpoken = false
}

/// A query whose audio comes in binary frames.
struct SpokenQuery: Sendable {
    let session: Session
    let id: MessageID
    let contentType: String
}

/// The outcome of an operation: its reply, and its effect on the connection.
struct SocketOutcome: Sendable {
    enum Effect: Sendable {
        case none
        /// The reader is known: the stream begins.
        case attach(StreamRequest, credential: String)
        /// The reader goes on with a new credential.
        case renew(ReadGrant, credential: String)
        case close(SocketEnding)
        /// Binary frames belong to this query from now on.
        case speak(SpokenQuery)
        /// They belong to none.
        case hush
    }

    /// The `reply` as JSON; empty where there is none.
    let reply: [UInt8]
    var effect = Effect.none
}
