public import EventLoop
public import Kernel

/// A fake of a vendor as those who test with it see it: the abilities that are the same at all of them.
///
/// May be called on any thread, where nothing else is said.
public protocol Simulator: AnyObject, Sendable {
    /// The faults that it knows.
    associatedtype Fault: SimulatorFault
    /// One entry of its log.
    associatedtype Entry: LogEntry & Sendable
    /// The counts of what has happened since it was made.
    associatedtype Statistics: SimulatorStatistics & Sendable

    /// The way to its hub.
    var control: SimulatorControl<Fault, Entry, Statistics> { get }
}

/// The way to a fake's hub, which lives on its loop.
public struct SimulatorControl<Fault: SimulatorFault, Entry: LogEntry & Sendable, Statistics: Sendable>: Sendable {
    let loop: Loop
    let address: SocketAddress
    let listen: @Sendable (consuming Socket) -> Void
    let stop: @Sendable () -> Void
    let log: @Sendable () -> [Entry]
    let statistics: @Sendable () -> Statistics
    let add: @Sendable (Fault) -> Void
    let removeFaults: @Sendable () -> Void

    /// The way to a hub.
    ///
    /// - Parameter address: where the fake is to listen.
    public init<Hub: SimulatorHub>(_ hub: LoopBound<Hub>, at address: SocketAddress)
    where Hub.Fault == Fault, Hub.Entry == Entry, Hub.Statistics == Statistics {
        loop = hub.loop
        self.address = address
        listen = { hub.value.listen($0) }
        stop = { hub.value.stop() }
        log = { hub.value.log.all }
        statistics = { hub.value.currentStatistics }
        add = { _ = hub.value.add($0) }
        removeFaults = { hub.value.faults.removeAll() }
    }
}

extension Simulator {
    /// The loop everything happens on.
    public var loop: Loop { control.loop }

    /// Opens the port and returns its address, with the number the kernel chose if none was given.
    ///
    /// Once only; connections are served as soon as the loop runs.
    ///
    /// - Throws: the kernel's error if the address cannot be listened on.
    public func start() throws(SystemError) -> SocketAddress {
        try SimulatorPort.listen(on: control.address, loop: loop, then: control.listen)
    }

    /// Closes the port and all connections, those of clients with code 1001; also twice.
    ///
    /// - Parameter done: called on the loop when everything is closed.
    public func stop(whenDone done: @escaping @Sendable () -> Void = {}) {
        let control = control
        loop.execute {
            control.stop()
            done()
        }
    }

    // MARK: Looking inside

    /// The log of what clients sent, oldest first, as far as it was kept; on the loop only.
    public var log: [Entry] { control.log() }

    /// The counts of what has happened so far; on the loop only.
    public var statistics: Statistics { control.statistics() }

    /// The log of what clients sent and the counts of what has happened so far.
    public func snapshot() async -> (log: [Entry], statistics: Statistics) {
        let control = control
        return await withCheckedContinuation { continuation in
            loop.execute { continuation.resume(returning: (control.log(), control.statistics())) }
        }
    }

    // MARK: Interfering

    /// Adds faults to those that are switched on.
    ///
    /// They act once the loop has come to them, which ``snapshot()`` waits for: traffic that is there already may come
    /// first.
    public func add(_ faults: [Fault]) {
        let control = control
        loop.execute { for fault in faults { control.add(fault) } }
    }

    /// Switches all faults off.
    public func removeFaults() {
        let control = control
        loop.execute { control.removeFaults() }
    }
}
