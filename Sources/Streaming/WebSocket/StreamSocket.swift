import Conversations
import Domain
import EventLoop
package import HTTPServer
import Kernel
import WebSocket

/// One WebSocket of a session: its credential, the event stream on it, and the operations of its client, one after the
/// other in the order they came.
///
/// The reply to an operation comes before the events of what it did.
///
/// Loop-confined. While as many operations wait as may wait, the connection is not read.
package final class StreamSocket {
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

    private let operations: any SocketOperations
    private let readers: ReaderTable
    private let link: WebSocketLink
    private var context: SocketContext
    private var stream: EventStream?
    private var output: SocketOutput?
    private var waiting: [Item] = []
    private var waitingBytes = 0
    private var running: Task<Void, Never>?
    private var authenticationTimer: TimerID?

    /// - Parameter readers: those of the connection's loop.
    package init(
        _ operations: any SocketOperations, _ context: SocketContext, link: WebSocketLink, readers: ReaderTable
    ) {
        self.operations = operations
        self.context = context
        self.link = link
        self.readers = readers
    }

    /// Begins to listen; the stream too, if its reader is known already.
    package func begin(_ wanted: StreamRequest?) {
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
        let stream = EventStream(wanted, output: output, table: readers)
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
        output?.discard()
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
        context.requestID = RequestID(readers.ids.next(context.sessionID.value.bucket))
        // A piece of sound has no reply.
        if case .operation = item { output?.hold() }
        let bound = LoopBound(self, loop: link.loop)
        running = Task(executorPreference: link.loop.taskExecutor) { [operations, context] in
            let outcome: SocketOutcome
            switch item {
            case .operation(let text): outcome = await operations.perform(text, context)
            case .sound(let bytes): outcome = await operations.hear(bytes, context)
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
        output?.release()
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
