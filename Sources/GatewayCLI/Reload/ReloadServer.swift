import API
import Configuration
import EventLoop
import Kernel

/// Waits in the data directory for commands that have the configuration read anew, or ask for the one in force.
///
/// On the main loop.
final class ReloadServer {
    /// Commands at a time; one more finds its connection closed.
    private static let connectionsMax = 16

    /// The rest of the process, as commands deal with it.
    struct Process {
        let main: Loop
        let reloads: ReloadQueue
        /// The configuration in force.
        let present: () -> CheckedConfiguration
    }

    private let process: Process
    private var listener: LocalListener?
    private var connections: [ObjectIdentifier: ReloadConnection] = [:]

    /// Where it waits in a data directory.
    static func path(in directory: String) -> String { "\(directory)/reload" }

    /// Begins to wait; the data directory is ours.
    init(of process: Process, in directory: String) throws(SystemError) {
        self.process = process
        listener = try LocalListener(at: Self.path(in: directory), loop: process.main) { [weak self] in
            self?.admit($0)
        }
    }

    /// Waits for nobody any more.
    ///
    /// To be called while the data directory is still ours, or the successor's own file would be removed.
    func close() throws(SystemError) { try listener?.close() }

    private func admit(_ socket: consuming LocalSocket) {
        guard connections.count < Self.connectionsMax else { return }
        let connection = ReloadConnection(socket, process) { [weak self] ended in
            self?.connections[ObjectIdentifier(ended)] = nil
        }
        connections[ObjectIdentifier(connection)] = connection
        connection.start()
    }
}

/// The connection of one command.
private final class ReloadConnection: ReadinessHandler {
    private let process: ReloadServer.Process
    private let whenOver: (ReloadConnection) -> Void
    private var socket: LocalSocket?
    private var watch: Watch?

    init(
        _ socket: consuming LocalSocket, _ process: ReloadServer.Process, whenOver: @escaping (ReloadConnection) -> Void
    ) {
        self.socket = consume socket
        self.process = process
        self.whenOver = whenOver
    }

    func start() {
        guard let raw = socket?.descriptor.raw else { return }
        do throws(SystemError) {
            watch = try process.main.watch(raw, .readable, self)
        } catch {
            end()
        }
    }

    func ready(_ readiness: Readiness) {
        do {
            while let message = try socket?.receive(bytesMax: ReloadMessage.bytesMax) {
                if message.bytes.isEmpty { return end() }
                switch try ReloadMessage(message.bytes) {
                case .reload:
                    // On this loop's own thread again, where nobody else touches this.
                    let here = LoopBound(self, loop: process.main)
                    process.reloads.ask { outcome in here.value.send(ReloadMessage(outcome)) }
                case .read(let offset): send(piece(from: offset))
                default: return end()
                }
            }
        } catch {
            end()
        }
    }

    private func piece(from offset: Int) -> ReloadMessage {
        let checked = process.present()
        let text = checked.canonicalText.dropFirst(max(0, offset)).prefix(ReloadMessage.pieceBytesMax)
        return .piece(version: checked.version, Array(text))
    }

    private func send(_ message: ReloadMessage) {
        do throws(SystemError) {
            try socket?.send(message.encoded())
        } catch {
            end()
        }
    }

    private func end() {
        if let watch { process.main.unwatch(watch) }
        watch = nil
        socket = nil
        whenOver(self)
    }
}

extension ReloadMessage {
    /// The answer to whoever asked for a reload.
    init(_ outcome: ReloadOutcome) {
        switch outcome {
        case .inForce(let version, let difference): self = .inForce(version: version, changes: difference.lines)
        case .refused(let reasons): self = .refused(reasons)
        case .goingDown: self = .goingDown
        }
    }
}
