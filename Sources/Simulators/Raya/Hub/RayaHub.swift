import Crypto
import EventLoop
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport
import WebSocket

/// Everything a simulator holds, on its loop: port, connections, conversations, faults, files, log.
final class RayaHub: SimulatorHub {
    let loop: Loop
    let configuration: RayaSimulator.Configuration
    var botConfiguration: [UInt8]
    var faults = FaultTable<RayaFault>()
    var log: BoundedLog<RayaSimulator.Received>
    var statistics = RayaSimulator.Statistics()
    var media = BoundedFiles()

    let random = RandomPool()
    private(set) lazy var port = SimulatorPort(loop: loop, handler: self)
    private(set) var sockets: [Int: RayaSocket] = [:]
    /// By the id that was given; those without one live with their socket.
    private(set) var conversations: [String: RayaConversation] = [:]
    private var connectionsNumbered = 0
    private var itemsNumbered = 0
    private var idPrefix = ""
    private var idsNumbered = 0

    init(loop: Loop, configuration: RayaSimulator.Configuration) {
        self.loop = loop
        self.configuration = configuration
        botConfiguration = configuration.botConfiguration
        log = BoundedLog(entriesMax: configuration.logEntriesMax, bytesMax: configuration.logBytesMax)
    }

    var currentStatistics: RayaSimulator.Statistics {
        var current = statistics
        current.connectionsOpen = sockets.count
        current.faultsApplied = faults.applied
        current.conversations = conversations.count
        return current
    }

    // MARK: The port

    /// Begins to accept on a socket that listens.
    func listen(_ socket: consuming Socket) {
        idPrefix = String(random.nextUInt32(), radix: 16) + "-"
        for fault in configuration.faults { _ = add(fault) }
        port.open(socket)
    }

    func stop() {
        port.stop()
        Closing.stop(sockets.values.map(\.link))
        conversations = [:]
    }

    // MARK: Sockets and conversations

    /// Takes a WebSocket whose handshake was accepted, and returns its number.
    func admit(_ link: WebSocketServerLink, _ target: RayaTarget, host: String) -> Int {
        connectionsNumbered += 1
        statistics.connectionsAccepted += 1
        let conversation: RayaConversation
        if let known = conversations[target.sessionID] {
            conversation = known
            statistics.connectionsResumed += 1
        } else {
            conversation = RayaConversation(sessionID: target.sessionID, userName: target.userName)
        }
        let socket = RayaSocket(hub: self, link: link, conversation, host: host, number: connectionsNumbered)
        remember(conversation)
        sockets[connectionsNumbered] = socket
        link.handler = socket
        return connectionsNumbered
    }

    /// Keeps a conversation under the id it has by now.
    func remember(_ conversation: RayaConversation) {
        if !conversation.sessionID.isEmpty { conversations[conversation.sessionID] = conversation }
    }

    func leave(_ socket: RayaSocket) { sockets[socket.number] = nil }

    /// An id that no other run gives.
    func makeID() -> String {
        idsNumbered += 1
        return idPrefix + String(idsNumbered, radix: 16)
    }

    // MARK: What arrives

    /// Keeps what arrived, if such is kept, and counts what it broke.
    func record(
        _ kind: RayaSimulator.Received.Kind, _ bytes: [UInt8], _ violation: RayaViolation?, connection: Int = 0,
        sessionID: String = ""
    ) {
        if violation != nil { statistics.violations += 1 }
        itemsNumbered += 1
        guard configuration.isRecording else { return }
        let kept = Array(bytes.prefix(configuration.logItemBytesMax))
        log.append(
            RayaSimulator.Received(
                number: itemsNumbered, milliseconds: configuration.wallClock(), kind: kind, connection: connection,
                sessionID: sessionID, bytes: kept, sizeBytes: bytes.count, violation: violation?.text),
            bytes: kept.count)
    }

    // MARK: Interfering

    /// Sends a frame as it is; to how many that was.
    func push(_ text: [UInt8], userName: String?) -> Int {
        let hearers = sockets.values.filter { userName == nil || $0.conversation.userName == userName }
        for socket in hearers { socket.deliver(OutgoingFrame(text: text)) }
        return hearers.count
    }

    /// Ends connections; how many that were.
    @discardableResult
    func disconnect(userName: String?, code: UInt16?) -> Int {
        let ending = sockets.values.filter { userName == nil || $0.conversation.userName == userName }
        return Closing.end(ending.map(\.link), code: code)
    }
}
