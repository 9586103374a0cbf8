import EventLoop
import Kernel
import Synchronization
import Transport

/// The connection of one loop to a process beside the gateway, dialled when it is needed; on that loop only.
final class ProcessConnection: ConnectionHandler {
    /// Bytes that may wait to be read by the process.
    private static let unsentBytesMax = 8 << 20

    typealias Reply = LoopAnswer<Result<ProcessVerdict, ProcessFault>>

    private let path: String
    private let loop: Loop
    private let unknown: UnknownAnswers
    private let buffer = ReadBuffer(size: 16_384)
    private var connection: Connection?
    private var machine = ProcessMachine()
    private var replies: [Int: (reply: Reply, timer: TimerID)] = [:]

    init(path: String, loop: Loop, unknown: UnknownAnswers) {
        self.path = path
        self.loop = loop
        self.unknown = unknown
    }

    /// Asks the process; the reply is given once, a fault at once where it is known at once.
    func ask(_ question: ProcessQuestion, within limit: Duration) -> Reply {
        let reply = Reply(loop: loop)
        guard let connection = connected() else {
            reply.give(.failure(.lost))
            return reply
        }
        guard connection.unsentBytes <= Self.unsentBytesMax, let (id, frame) = machine.ask(question) else {
            reply.give(.failure(.overloaded))
            return reply
        }
        let timer = loop.schedule(after: limit) { [self] in
            machine.giveUp(id)
            settle(id, .failure(.late))
        }
        replies[id] = (reply, timer)
        connection.write(frame)
        // A caller waits; nothing else is about to be written in this turn.
        connection.flush()
        return reply
    }

    /// Ends the connection; whoever waits has lost it.
    func close() { connection?.close() }

    private func connected() -> Connection? {
        if let connection, connection.isOpen { return connection }
        let made: Connection
        do throws(SystemError) {
            made = Connection(try Socket.connect(toPath: path), loop: loop, buffer: buffer)
        } catch {
            return nil
        }
        connection = made
        machine = ProcessMachine()
        made.handler = self
        made.start()
        return made.isOpen ? made : nil
    }

    private func settle(_ id: Int, _ result: Result<ProcessVerdict, ProcessFault>) {
        guard let (reply, timer) = replies.removeValue(forKey: id) else { return }
        loop.cancel(timer)
        reply.give(result)
    }

    // MARK: News of the connection

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        let count = bytes.count
        let before = machine.unknownCount
        do throws(ProcessMachine.Broken) {
            for answer in try machine.receive(bytes) { settle(answer.id, answer.verdict) }
        } catch {
            failAll(.broken)
            connection.close()
        }
        unknown.add(machine.unknownCount - before)
        return count
    }

    func receivedEnd(on connection: Connection) { connection.close() }

    func drained(_ connection: Connection) {}

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        if self.connection === connection { self.connection = nil }
        failAll(.lost)
    }

    private func failAll(_ fault: ProcessFault) {
        for id in replies.keys.sorted() { settle(id, .failure(fault)) }
    }
}

/// The connections of a layer: one for each loop that makes calls.
final class ProcessConnections: Sendable {
    private let path: String
    private let all = Mutex<[ObjectIdentifier: LoopBound<ProcessConnection>]>([:])
    /// The answers that nobody waited for.
    let unknown = UnknownAnswers()

    init(path: String) { self.path = path }

    deinit {
        for one in all.withLock({ Array($0.values) }) { one.loop.execute { one.value.close() } }
    }

    /// The connection of a loop; on that loop only.
    func connection(on loop: Loop) -> ProcessConnection {
        let found = all.withLock { $0[ObjectIdentifier(loop)] }
        if let found { return found.value }
        let made = LoopBound(ProcessConnection(path: path, loop: loop, unknown: unknown), loop: loop)
        all.withLock { $0[ObjectIdentifier(loop)] = made }
        return made.value
    }
}

/// How many answers of a process nobody waited for.
final class UnknownAnswers: Sendable {
    private let counter = Atomic<Int>(0)

    /// The count so far; from any thread.
    var count: Int { counter.load(ordering: .relaxed) }

    func add(_ more: Int) {
        if more > 0 { counter.add(more, ordering: .relaxed) }
    }
}
