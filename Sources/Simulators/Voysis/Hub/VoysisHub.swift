import Crypto
import EventLoop
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport
import WebSocket

/// Everything a simulator holds, on its loop: port, connections, service, faults, log.
final class VoysisHub: SimulatorHub {
    /// The longest body of a REST request: ten seconds of the widest sound, and its header.
    private static let bodyBytesMax = 2 << 20

    let loop: Loop
    let configuration: VoysisSimulator.Configuration
    var service: VoysisService
    var faults = FaultTable<VoysisFault>()
    var log: BoundedLog<VoysisSimulator.ReceivedRequest>
    var recordings: BoundedLog<VoysisSimulator.Recording>
    var statistics = VoysisSimulator.Statistics()

    let random = RandomPool()
    private(set) lazy var port = SimulatorPort(loop: loop, handler: self, bodyBytesMax: Self.bodyBytesMax)
    private(set) var sockets: [Int: VoysisSocket] = [:]
    private var connectionsNumbered = 0

    init(loop: Loop, configuration: VoysisSimulator.Configuration) {
        self.loop = loop
        self.configuration = configuration
        service = VoysisService(configuration)
        log = BoundedLog(entriesMax: configuration.logEntriesMax, bytesMax: configuration.logBytesMax)
        recordings = BoundedLog(entriesMax: configuration.logEntriesMax, bytesMax: configuration.logBytesMax)
    }

    var currentStatistics: VoysisSimulator.Statistics {
        var current = statistics
        current.connectionsOpen = sockets.count
        current.faultsApplied = faults.applied
        return current
    }

    // MARK: The port

    /// Begins to accept on a socket that listens.
    func listen(_ socket: consuming Socket) {
        for fault in configuration.faults { _ = add(fault) }
        port.open(socket)
    }

    func stop() {
        port.stop()
        Closing.stop(sockets.values.map(\.link))
    }

    // MARK: Sockets

    /// Takes a WebSocket whose handshake was accepted.
    func admit(_ link: WebSocketServerLink) {
        connectionsNumbered += 1
        statistics.connectionsAccepted += 1
        let socket = VoysisSocket(hub: self, link: link, number: connectionsNumbered)
        sockets[connectionsNumbered] = socket
        link.handler = socket
        socket.begin()
    }

    func leave(_ socket: VoysisSocket, isClean: Bool) {
        if isClean { statistics.connectionsClosed += 1 }
        sockets[socket.number] = nil
    }

    // MARK: Keeping

    /// Keeps a request, if any are kept, and counts what it broke.
    func record(_ text: String, _ violation: VoysisViolation?, connection: Int?) {
        statistics.requestsReceived += 1
        if violation != nil { statistics.violations += 1 }
        guard configuration.isRecording else { return }
        log.append(
            VoysisSimulator.ReceivedRequest(
                number: statistics.requestsReceived, milliseconds: configuration.wallClock(), connection: connection,
                text: text, violation: violation?.text),
            bytes: text.utf8.count)
    }

    /// Keeps the audio of a query, if any is kept.
    func remember(_ recording: VoysisSimulator.Recording) {
        guard configuration.isRecording else { return }
        recordings.append(recording, bytes: recording.sound.count)
    }

    // MARK: Interfering

    /// The fault that changes the next result, if any.
    func resultFault(_ connection: Int?) -> VoysisFault.Result? {
        guard case .result(let kind) = faults.next(.result, connection: connection) else { return nil }
        return kind
    }

    /// The sockets that a profile speaks on; all without one.
    private func sockets(of profileID: String?) -> [VoysisSocket] {
        sockets.values.filter { profileID == nil || $0.profileID == profileID }
    }

    /// Sends a frame as it is to the sockets of a profile, or to all; how many that were.
    func push(_ text: [UInt8], profileID: String? = nil) -> Int {
        let meant = sockets(of: profileID)
        for socket in meant { socket.deliver(text) }
        return meant.count
    }

    /// Ends the sockets of a profile, or all; how many that were.
    func disconnect(code: UInt16?, profileID: String? = nil) -> Int {
        let ending = sockets(of: profileID)
        return Closing.end(ending.map(\.link), code: code)
    }
}
