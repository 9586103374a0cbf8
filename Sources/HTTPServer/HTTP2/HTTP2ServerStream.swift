import Domain
import EventLoop
import HTTP2
import HTTPWire
import Kernel
import Transport

/// One request of an HTTP/2 connection and its answer; what `ServerConnection` is for one request at a time.
final class HTTP2ServerStream: ResponseSink, RequestBodySource {
    /// Above this many waiting bytes of one body its writer should stop.
    static let highWaterBytes = 128 << 10
    /// At or below this many it may go on.
    static let lowWaterBytes = 32 << 10

    /// The kind of data that the client sends next.
    enum Input {
        /// The body of `current`, kept in `body`.
        case collecting
        /// The body of `current`, which its handler does not want.
        case dropping
        /// The body of a request that is being handled.
        case feeding(RequestBodyStream)
        /// The bytes of a WebSocket, or of what may become one once the handler has answered.
        case tunnel(HTTP2WebSocketCarrier)
        /// A body that nobody wants any more.
        case discarding
        /// There is none, or all has come.
        case complete
    }

    /// How far the answer is.
    enum Output {
        case idle
        /// The handler has it.
        case handling
        /// The head went out and the body is being written.
        case streaming(ResponseStream)
        /// The head went out, and a WebSocket has the stream.
        case tunnel(HTTP2WebSocketCarrier)
        /// All of it was handed over.
        case done
    }

    let id: HTTP2StreamID
    let connection: HTTP2ServerConnection
    var loop: Loop { connection.loop }
    var server: ServerLoop { connection.server }
    var machine: HTTP2Machine { connection.machine }

    var input = Input.complete
    var output = Output.idle
    /// The request whose body is read or whose answer is awaited, without its body.
    var current: Request?
    /// The table that the request was routed by, until its handler has it.
    var routes: [Route] = []
    var body: [UInt8] = []
    var bodyBytes = 0
    var bodyBytesMax = 0
    /// Bytes that came and for which the client may not send others yet: unread ones, and those of a body given up.
    var heldBytes = 0
    /// The client waits for a 100 before it sends the body.
    var owesContinue = false
    var task: Task<Void, Never>?
    var isOver = false
    var isCongestionTold = false
    /// All of the answer has gone, and the request has not come wholly.
    var isAnsweredEarly = false
    var streamStatus = HTTPStatus.ok
    /// When the client must have sent something.
    var inputDeadline = Deadlines.never
    /// How fast the body comes.
    var bodyPace = Pace()
    /// The body comes as slowly as it likes, if it comes.
    var isBodyUnpaced = false
    /// How fast the client takes what waits for it.
    var outputPace = Pace()

    init(_ id: HTTP2StreamID, connection: HTTP2ServerConnection) {
        self.id = id
        self.connection = connection
    }

    // MARK: Deadlines

    /// The earliest of the stream's deadlines.
    var nextDeadline: Instant { min(inputDeadline, outputPace.deadline) }

    private var bodyRule: PaceRule { isBodyUnpaced ? server.times.unpacedBody : server.times.body }

    /// Begins to wait for the body.
    func beginInputDeadline() {
        bodyPace.begin(bodyBytes, at: loop.now, bodyRule)
        setInputDeadline()
    }

    /// Gives the client as long as is left for the body, now that so many bytes of it have come.
    func setInputDeadline() {
        bodyPace.resume(bodyBytes, at: loop.now, bodyRule)
        inputDeadline = bodyPace.deadline
        // Only a body that is read whole holds memory for as long as it comes.
        if let current, !isBodyUnpaced {
            switch input {
            case .collecting, .dropping:
                inputDeadline = min(
                    inputDeadline, Instant(nanoseconds: current.receivedAt.nanoseconds &+ server.times.request))
            default: break
            }
        }
        connection.arm(inputDeadline)
    }

    /// The body has no reader for now, so it need not come.
    func holdInputDeadline() {
        bodyPace.hold(at: loop.now)
        inputDeadline = Deadlines.never
    }

    /// A client that takes what waits for it too slowly, such as by opening its window a byte at a time, is not waited
    /// for.
    ///
    /// - Parameter afterEmpty: nothing waited before.
    func watchOutput(afterEmpty: Bool) {
        guard afterEmpty || !outputPace.isRunning else { return }
        outputPace.begin(machine.sentBytes(of: id), at: loop.now, server.times.write)
        connection.arm(outputPace.deadline)
    }

    /// Does what is due.
    func check(_ now: Instant) {
        if now >= outputPace.deadline {
            if unsentBytes == 0 { outputPace.end() }
            outputPace.moved(to: machine.sentBytes(of: id), at: now, server.times.write)
            if now >= outputPace.deadline {
                outputPace.end()
                machine.reset(id, .cancel)
                connection.schedulePump()
                return
            }
        }
        guard now >= inputDeadline else { return }
        inputDeadline = Deadlines.never
        switch input {
        case .collecting, .dropping:
            dropCollected()
            answerWithoutHandler(.requestTimedOut)
        case .feeding(let stream):
            input = .discarding
            stream.fail(.bodyTimedOut)
        case .tunnel: break
        case .discarding, .complete:
            guard isAnsweredEarly else { return }
            machine.reset(id, .none)
            connection.schedulePump()
        }
    }

    // MARK: Ending

    /// The answer needs no further word of the client.
    var canDoWithoutClient: Bool {
        switch (input, output) {
        case (_, .streaming), (.collecting, _), (.dropping, _), (.tunnel, _): false
        default: true
        }
    }

    /// The client has most likely gone; what the handler still answers is sent all the same.
    func cancel() {
        task?.cancel()
        if case .feeding(let stream) = input {
            input = .discarding
            stream.fail(.connectionLost)
        }
    }

    /// The stream is over, or its connection.
    func ended() {
        guard !isOver else { return }
        cancel()
        isOver = true
        machine.consume(heldBytes, of: id)
        inputDeadline = Deadlines.never
        outputPace.end()
        if task != nil { connection.orphans += 1 }
        dropCollected()
        let carrier = self.carrier
        input = .complete
        switch output {
        // A WebSocket was reported when it began.
        case .idle, .done, .tunnel: break
        case .handling: if let request = current { report(request, .clientGone, bodyBytes: 0, isCutOff: true) }
        case .streaming(let stream):
            report(stream, isCutOff: true)
            stream.end()
        }
        output = .done
        current = nil
        carrier?.ended()
    }

    func report(_ stream: ResponseStream, isCutOff: Bool) {
        guard let request = current else { return }
        report(request, streamStatus, bodyBytes: stream.bodyBytes, isCutOff: isCutOff)
    }

    func report(_ request: borrowing Request, _ status: HTTPStatus, bodyBytes: Int, isCutOff: Bool) {
        guard let finished = server.hooks.finished else { return }
        finished(
            RequestSummary(
                id: request.id, head: request.head, route: request.route, status: status, bodyBytes: bodyBytes,
                duration: loop.now - request.receivedAt, client: request.clientAddress, isCutOff: isCutOff))
    }
}
