import EventLoop
import Kernel

/// Waits in the data directory for a process that is to replace this one, and gives it the listening sockets.
///
/// On the main loop. One successor at a time; whoever else asks is told to come back.
final class TakeoverServer {
    /// From a successor's connection to its `commit`; what it does meanwhile is bind what is new.
    static let patience: Duration = .seconds(30)

    /// The actions of a takeover on the process.
    struct Actions {
        /// All that are accepted from, each once.
        let sockets: () -> [ListeningSocket]
        /// Begins to go, with the identities of the sockets that the successor keeps; gives when all will be over.
        let handOver: (_ kept: Set<UInt64>) -> Duration
        /// The successor has died.
        let takeBack: () -> Void
    }

    private let loop: Loop
    private let actions: Actions
    private var listener: LocalListener?
    private var successor: Successor?

    /// The file in a data directory.
    static func path(in directory: String) -> String { "\(directory)/handover" }

    /// Begins to wait; the data directory is ours.
    init(in directory: String, loop: Loop, actions: Actions) throws(SystemError) {
        self.loop = loop
        self.actions = actions
        listener = try LocalListener(at: Self.path(in: directory), loop: loop) { [weak self] in self?.admit($0) }
    }

    /// Waits for nobody any more; a successor that has not committed is told so.
    ///
    /// To be called while the data directory is still ours, or the successor's own file would be removed.
    func close() throws(SystemError) {
        if successor?.isCommitted == false { successor?.end(saying: .goingDown) }
        try listener?.close()
    }

    private func admit(_ socket: consuming LocalSocket) {
        let connection = Successor(socket, loop: loop, actions: actions) { [weak self] ended in
            if self?.successor === ended { self?.successor = nil }
        }
        if successor != nil { return connection.end(saying: .busy) }
        successor = connection
        connection.start()
    }
}

/// The connection of one successor.
private final class Successor: ReadinessHandler {
    private let loop: Loop
    private let actions: TakeoverServer.Actions
    private let whenEnded: (Successor) -> Void
    private var socket: LocalSocket?
    private var machine = TakeoverMachine()
    private var offered: [ListeningSocket] = []
    private var watch: Watch?
    private var timer: TimerID?

    init(
        _ socket: consuming LocalSocket, loop: Loop, actions: TakeoverServer.Actions,
        whenEnded: @escaping (Successor) -> Void
    ) {
        self.socket = consume socket
        self.loop = loop
        self.actions = actions
        self.whenEnded = whenEnded
    }

    var isCommitted: Bool { machine.isCommitted }

    func start() {
        guard let raw = socket?.descriptor.raw else { return }
        do throws(SystemError) {
            watch = try loop.watch(raw, .readable, self)
        } catch {
            return finish()
        }
        timer = loop.schedule(after: TakeoverServer.patience) { [self] in
            timer = nil
            perform(machine.ended())
        }
    }

    /// Ends the connection with a reason.
    func end(saying refusal: TakeoverMessage.Refusal) {
        _ = send(.refused(refusal))
        finish()
    }

    func ready(_ readiness: Readiness) {
        do throws(SystemError) {
            while let message = try socket?.receive(bytesMax: TakeoverMessage.bytesMax) {
                if message.bytes.isEmpty { return perform(machine.ended()) }
                perform(machine.received(message.bytes, sockets: currentSockets().count))
            }
        } catch {
            perform(machine.ended())
        }
    }

    /// The sockets that were offered stay those that `commit` speaks of.
    private func currentSockets() -> [ListeningSocket] {
        if offered.isEmpty { offered = actions.sockets() }
        return offered
    }

    private func perform(_ step: TakeoverMachine.Step) {
        switch step {
        case .offer: offer()
        case .handOver(let kept):
            if let timer { loop.cancel(timer) }
            timer = nil
            let identities = zip(offered, kept).filter(\.1).map(\.0.identity)
            let time = actions.handOver(Set(identities))
            offered = []
            let milliseconds = UInt32(clamping: time.nanoseconds / 1_000_000)
            if !send(.committed(milliseconds: milliseconds)) { perform(machine.ended()) }
        case .refuse(let refusal): end(saying: refusal)
        case .takeBack:
            actions.takeBack()
            finish()
        case .end: finish()
        }
    }

    private func offer() {
        var left = offered[...]
        repeat {
            let part = left.prefix(LocalSocket.descriptorsMax)
            left = left.dropFirst(part.count)
            let message = TakeoverMessage.offer(count: part.count, isLast: left.isEmpty)
            guard send(message, part.map { $0.socket.raw }) else { return perform(machine.ended()) }
        } while !left.isEmpty
    }

    private func send(_ message: TakeoverMessage, _ descriptors: [CInt] = []) -> Bool {
        do throws(SystemError) {
            try socket?.send(message.encoded(), descriptors)
            return true
        } catch {
            return false
        }
    }

    private func finish() {
        if let timer { loop.cancel(timer) }
        timer = nil
        if let watch { loop.unwatch(watch) }
        watch = nil
        socket = nil
        offered = []
        whenEnded(self)
    }
}
