public import EventLoop
import HTTPWire
public import JSON
public import Kernel
import WebSocket

/// Everything a simulator holds, on its loop; this is what all of them have.
public protocol SimulatorHub: HTTPFrontHandler, SendableMetatype {
    associatedtype Fault: SimulatorFault
    associatedtype Entry: LogEntry
    associatedtype Statistics: SimulatorStatistics

    var loop: Loop { get }
    var port: SimulatorPort { get }
    var faults: FaultTable<Fault> { get set }
    /// The log of what came in.
    var log: BoundedLog<Entry> { get set }
    var statistics: Statistics { get set }
    /// ``statistics`` with what is counted when asked for.
    var currentStatistics: Statistics { get }

    /// Begins to accept on a socket that listens.
    func listen(_ socket: consuming Socket)
    /// Closes the port and all connections.
    func stop()
}

/// The counts of what has happened since a simulator was made.
public protocol SimulatorStatistics {
    /// Handshakes that were refused, for whatever reason.
    var handshakesRefused: Int { get set }
    /// Writes the counts as `GET stats` answers them.
    func write(to writer: inout JSONWriter)
}

extension SimulatorHub {
    /// The port lets go of a front that is over.
    public func ended(_ front: HTTPFront) { port.ended(front) }

    // MARK: Faults

    /// Switches a fault on; `false` when there are too many.
    public func add(_ fault: Fault) -> Bool {
        switch fault.portFault {
        case nil: return faults.add(fault)
        case .refuse(let time): port.close(for: time)
        case .deaf(let time): port.deafen(for: time)
        }
        return true
    }

    /// Switches on the fault that a text asks for, and says what came of it.
    ///
    /// - Parameter aim: says for whom, so that one user's fault is not another's.
    public func conjure(_ text: String, _ aim: (inout Fault) -> Void) -> String {
        do throws(Malformed) {
            var fault = try Fault(magic: text)
            aim(&fault)
            return add(fault) ? "Fault: \(text)" : "There are too many faults."
        } catch {
            return "No such fault: \(error.detail)"
        }
    }
}
