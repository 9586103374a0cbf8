import Kernel

/// The process that this one replaces, asked for its listening sockets.
///
/// Blocks; for the time before anything runs. While this value lives, the predecessor knows that we do.
struct Predecessor: ~Copyable {
    /// Why there is no handover; nothing has changed for the predecessor.
    struct Failure: Error, Equatable {
        let message: String
    }

    /// How long each of its answers may take.
    static let answerLimit: Duration = .seconds(5)
    /// The error that its own estimate of its end may have, closing its store included.
    static let margin: Duration = .seconds(10)
    /// However long it says it takes.
    static let goneLimitMax: Duration = .seconds(3700)

    private let connection: LocalSocket
    /// In the order in which they were offered.
    private(set) var sockets: [ListeningSocket] = []

    /// Connects to whoever runs with this data directory and takes copies of its sockets.
    ///
    /// `nil` where nobody does, or nobody who could hand over.
    static func ask(in directory: String) throws(Failure) -> Predecessor? {
        var predecessor: Predecessor
        do throws(RunningProcess.Refusal) {
            guard let connection = try RunningProcess.connect(to: TakeoverServer.path(in: directory)) else {
                return nil
            }
            predecessor = Predecessor(connection)
        } catch {
            throw Failure(message: error.message)
        }
        try predecessor.takeSockets()
        return predecessor
    }

    private init(_ connection: consuming LocalSocket) { self.connection = connection }

    private mutating func takeSockets() throws(Failure) {
        try send(.ask)
        while true {
            let (message, descriptors) = try next()
            guard case .offer(let count, let isLast) = message, count == descriptors.count,
                sockets.count + count <= TakeoverMessage.socketsMax
            else { throw Self.unexpected(message) }
            for descriptor in descriptors {
                guard let taken = descriptor.take(),
                    let socket = ListeningSocket(inheriting: taken, isHeldElsewhere: false)
                else { throw Failure(message: "the running process offers what is no listening socket") }
                sockets.append(socket)
            }
            if isLast { return }
        }
    }

    /// Takes over: from here on the predecessor goes.
    ///
    /// - Parameter kept: the identities of the sockets we accept from; the others are the predecessor's to close, so
    ///   nobody here may hold them any more.
    /// - Returns: how long to wait for the data directory.
    mutating func commit(keeping kept: Set<UInt64>) throws(Failure) -> Duration {
        let flags = sockets.map { kept.contains($0.identity) }
        sockets = []
        try send(.commit(kept: flags))
        let message = try next().message
        guard case .committed(let milliseconds) = message else { throw Self.unexpected(message) }
        return min(.milliseconds(Int64(milliseconds)), Self.goneLimitMax) + Self.margin
    }

    private borrowing func send(_ message: TakeoverMessage) throws(Failure) {
        do throws(SystemError) {
            try connection.send(message.encoded())
        } catch {
            throw Failure(message: "the running process: \(error)")
        }
    }

    private borrowing func next() throws(Failure) -> (message: TakeoverMessage, descriptors: [PassedDescriptor]) {
        do {
            guard connection.waitUntilReadable(for: Self.answerLimit),
                let message = try connection.receive(bytesMax: TakeoverMessage.bytesMax)
            else { throw Failure(message: "the running process does not answer") }
            guard !message.bytes.isEmpty else { throw Failure(message: "the running process has ended the handover") }
            return (try TakeoverMessage(message.bytes), message.descriptors)
        } catch let failure as Failure {
            throw failure
        } catch TakeoverMessage.Failure.version(let version) {
            throw Failure(
                message: "the running process hands over by version \(version), this one by \(TakeoverMessage.version)")
        } catch {
            throw Failure(message: "the running process answers what makes no sense: \(error)")
        }
    }

    private static func unexpected(_ message: TakeoverMessage) -> Failure {
        guard case .refused(let refusal) = message else {
            return Failure(message: "the running process answers out of order")
        }
        switch refusal {
        case .busy: return Failure(message: "the running process is being replaced already")
        case .goingDown: return Failure(message: "the running process goes down by itself")
        case .version: return Failure(message: "the running process does not know version \(TakeoverMessage.version)")
        case .malformed: return Failure(message: "the running process does not understand this one")
        }
    }
}
