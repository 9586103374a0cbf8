import EventLoop
public import HTTPWire
import Kernel
public import Transport

/// Answers what arrives at a simulator's port; every call comes on the connection's loop.
public protocol HTTPFrontHandler: AnyObject {
    /// A whole request. Answer it at once or later, once, through the front's methods.
    ///
    /// The body is empty where ``taker(of:)`` named somebody who took it.
    func serve(_ head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront)
    /// The taker of the body of a request as it comes; nil has it collected, which suits small ones.
    func taker(of head: HTTPRequestHead) -> (any HTTPBodyTaker)?
    /// The front is over: its connection has ended or was handed to another protocol.
    func ended(_ front: HTTPFront)
}

extension HTTPFrontHandler {
    /// Every body is collected.
    public func taker(of head: HTTPRequestHead) -> (any HTTPBodyTaker)? { nil }
}

/// Takes the body of one request as it comes.
public protocol HTTPBodyTaker: AnyObject {
    /// The longest body that is taken, in bytes; a longer one is refused with 413.
    var bodyBytesMax: Int { get }
    /// The next bytes.
    func handle(_ bytes: Span<UInt8>)
}

/// The HTTP/1.1 side of a simulator's connection: one request at a time, bodies collected unless somebody takes them,
/// upgrades handed over.
///
/// Far less than a server: no routing, because a simulator's own requests are few.
public final class HTTPFront: ConnectionHandler {
    /// A connection without a request for so long is closed.
    static let quietLimit: Duration = .seconds(60)

    /// The connection that carries it.
    public let connection: Connection
    private var handler: (any HTTPFrontHandler)?
    private var parser: HTTP1RequestParser
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var taker: (any HTTPBodyTaker)?
    /// The taker that took the body of the request that is being answered.
    public private(set) var taken: (any HTTPBodyTaker)?
    /// The longest body that is collected, while somebody takes a longer one.
    private var collectedBytesMax: Int?
    /// The rest, still to be sent, of an answer that is made while it goes out.
    private var rest: (() -> [UInt8]?)?
    /// A request is with the handler and not answered yet.
    private var isServing = false
    private var successor: (any ConnectionHandler)?
    private var timer: TimerID?
    private var sawRequest = false
    /// Our last answer is given; what still comes is not looked at.
    private var isOver = false

    /// It answers a request of the simulator's administration now.
    var isAdministrating: Bool {
        isServing && head?.pathText.hasPrefix(HTTPRequestHead.administrationPath) == true
    }

    /// A front whose requests `handler` answers; it reads after ``start()``.
    ///
    /// - Parameter bodyBytesMax: the longest body that is collected.
    public init(_ connection: Connection, handler: any HTTPFrontHandler, bodyBytesMax: Int = 1 << 20) {
        self.connection = connection
        self.handler = handler
        parser = HTTP1RequestParser(limits: HTTP1Limits(bodyBytesMax: bodyBytesMax))
    }

    /// Begins to read.
    public func start() {
        connection.handler = self
        armTimer()
        connection.start()
    }

    // MARK: Answering

    /// Answers the request with a body of a media type, and goes on with the next.
    public func respond(_ status: HTTPStatus, _ fields: HTTPFields = HTTPFields(), _ bytes: [UInt8] = []) {
        let keepAlive = head?.keepAlive ?? false
        let version = head?.version ?? .http11
        connection.write { output in
            HTTP1Writer.appendResponse(
                status, fields, bodyBytes: bytes.span, keepAlive: keepAlive, version: version, to: &output)
        }
        isServing = false
        head = nil
        if keepAlive { connection.resumeReading() } else { finish() }
    }

    /// Answers the request with a body of so many bytes that is made piece by piece, as the client takes it.
    ///
    /// - Parameter next: the next piece; nil ends the connection if there was less than announced.
    public func respond(_ status: HTTPStatus, _ fields: HTTPFields, bytes count: Int, next: @escaping () -> [UInt8]?) {
        let keepAlive = head?.keepAlive ?? false
        let version = head?.version ?? .http11
        connection.write { output in
            HTTP1Writer.appendResponse(
                status, fields, body: .known(count), keepAlive: keepAlive, version: version, to: &output)
        }
        var left = count
        rest = { [self] in
            if left > 0, let piece = next() {
                left -= piece.count
                return piece
            }
            rest = nil
            isServing = false
            head = nil
            if keepAlive, left == 0 { connection.resumeReading() } else { finish() }
            return nil
        }
        pour()
    }

    private func pour() {
        while connection.isOpen, !connection.isCongested, let piece = rest?() { connection.write(piece) }
    }

    /// Answers with 101 and hands the connection, with what was read beyond the request, to another handler.
    public func upgrade(_ fields: HTTPFields, to successor: any ConnectionHandler) {
        connection.write { output in
            HTTP1Writer.appendResponse(.switchingProtocols, fields, body: .none, to: &output)
        }
        self.successor = successor
        connection.handler = successor
        leave()
        connection.resumeReading()
    }

    /// Sends bytes that need not be HTTP, and ends the connection.
    public func spoil(with bytes: [UInt8]) {
        connection.write(bytes)
        finish()
    }

    private func finish() {
        isOver = true
        connection.finish()
        // A peer that keeps its side open does not keep ours.
        if connection.isOpen { connection.resumeReading() }
    }

    // MARK: What the connection tells

    /// Reads requests, and has the handler answer them.
    public func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var cursor = 0
        while !isServing, !isOver {
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore: return cursor
            case .head(let head):
                self.head = head
                body = []
                taker = handler?.taker(of: head)
                if let taker {
                    collectedBytesMax = parser.limits.bodyBytesMax
                    parser.limits.bodyBytesMax = taker.bodyBytesMax
                }
                if head.expectsContinue { connection.write { HTTP1Writer.appendContinue(to: &$0) } }
            case .body(let range):
                if let taker {
                    taker.handle(bytes.extracting(range))
                } else {
                    for index in range { body.append(bytes[index]) }
                }
            case .end:
                serve()
            case .failed(let error):
                head = nil
                respond(error.status)
            }
            if let successor {
                return cursor + successor.received(bytes.extracting(cursor..<bytes.count), on: connection)
            }
        }
        if isOver { return bytes.count }
        // The next request stays where it is until this one is answered.
        connection.pauseReading()
        return cursor
    }

    private func serve() {
        guard let head else { return }
        isServing = true
        sawRequest = true
        let whole = body
        body = []
        taken = taker
        taker = nil
        if let collectedBytesMax { parser.limits.bodyBytesMax = collectedBytesMax }
        collectedBytesMax = nil
        handler?.serve(head, whole, on: self)
    }

    /// The client has sent its last request.
    public func receivedEnd(on connection: Connection) { connection.finish() }

    /// The client takes more of an answer that is made piece by piece.
    public func drained(_ connection: Connection) { pour() }

    /// The connection is over.
    public func ended(_ connection: Connection, _ end: ConnectionEnd) { leave() }

    private func leave() {
        rest = nil
        taker = nil
        taken = nil
        if let timer { connection.loop.cancel(timer) }
        timer = nil
        let told = handler
        handler = nil
        told?.ended(self)
    }

    private func armTimer() {
        timer = connection.loop.schedule(after: Self.quietLimit) { [self] in
            timer = nil
            guard sawRequest || isServing else { return connection.close() }
            sawRequest = false
            armTimer()
        }
    }
}
