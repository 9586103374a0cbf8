import Chronology
import Crypto
import EventLoop
import JSON
import Kernel
import SimulatorKit
import WebSocket

/// Everything a simulator holds, on its loop: port, contacts, sockets, attachments, faults, log.
final class ConnectHub: SimulatorHub {
    let loop: Loop
    let configuration: ConnectSimulator.Configuration
    var faults = FaultTable<ConnectFault>()
    var log: BoundedLog<ConnectSimulator.Received>
    var statistics = ConnectSimulator.Statistics()
    var files = BoundedFiles()

    let random = RandomPool()
    private(set) lazy var port = SimulatorPort(loop: loop, handler: self)
    private(set) var sockets: [Int: ConnectSocket] = [:]
    /// By the initial id.
    private(set) var contacts: [String: ConnectContact] = [:]
    /// Contacts that are over, the oldest first.
    private var ended: [String] = []
    /// The initial id, by the id of any segment.
    private var initialIDs: [String: String] = [:]
    /// By participant token and connection token.
    private var bearers: [String: ConnectContact] = [:]
    /// Contacts by the `ClientToken` they were started with.
    var starts: [String: ConnectContact] = [:]
    /// The targets of sockets that may be dialled, as they were given.
    var dials: [String: ConnectDial] = [:]
    /// The attachments by the path of their bytes.
    var uploads: [String: (contact: ConnectContact, id: String)] = [:]
    /// The targets that attachments are fetched from, with when they expire.
    var downloads: [String: (id: String, expiresAtMilliseconds: Int64)] = [:]
    private var connectionsNumbered = 0
    private var itemsNumbered = 0

    init(loop: Loop, configuration: ConnectSimulator.Configuration) {
        self.loop = loop
        self.configuration = configuration
        log = BoundedLog(entriesMax: configuration.logEntriesMax, bytesMax: configuration.logBytesMax)
    }

    var now: Int64 { configuration.wallClock() }

    var currentStatistics: ConnectSimulator.Statistics {
        var current = statistics
        current.connectionsOpen = sockets.count
        current.contactsOpen = openContacts
        current.faultsApplied = faults.applied
        return current
    }

    var openContacts: Int { contacts.count - ended.count }

    // MARK: The port

    /// Begins to accept on a socket that listens.
    func listen(_ socket: consuming Socket) {
        for fault in configuration.faults { _ = add(fault) }
        port.open(socket)
    }

    func stop() {
        port.stop()
        Closing.stop(sockets.values.map(\.link))
        for contact in contacts.values { contact.steps = [] }
        contacts = [:]
        ended = []
        bearers = [:]
        starts = [:]
        uploads = [:]
    }

    // MARK: Contacts

    func add(_ contact: ConnectContact) {
        contacts[contact.initialID] = contact
        initialIDs[contact.initialID] = contact.initialID
        bearers[contact.participantToken] = contact
        statistics.contactsStarted += 1
    }

    /// The contact that a segment belongs to.
    func contact(of id: String) -> ConnectContact? { initialIDs[id].flatMap { contacts[$0] } }

    /// The contact that a token of either kind opens.
    func contact(bearer token: String) -> ConnectContact? { bearers[token] }

    /// A contact that is not over and meets a condition.
    func openContact(where condition: (ConnectContact) -> Bool) -> ConnectContact? {
        contacts.values.first { !$0.isEnded && condition($0) }
    }

    func remember(segment id: String, of contact: ConnectContact) { initialIDs[id] = contact.initialID }

    /// Gives a contact another connection token.
    func makeConnectionToken(for contact: ConnectContact) -> (token: String, expiresAtMilliseconds: Int64) {
        let token = "CT+/" + makeToken()
        let end = now + milliseconds(configuration.tokenLife)
        contact.connectionTokens[token] = end
        bearers[token] = contact
        return (token, end)
    }

    /// Lets a contact that is over go when there are too many of them.
    func retire(_ contact: ConnectContact) {
        ended.append(contact.initialID)
        guard ended.count > configuration.endedContactsMax else { return }
        guard let oldest = contacts.removeValue(forKey: ended.removeFirst()) else { return }
        for id in oldest.chain { initialIDs[id] = nil }
        bearers[oldest.participantToken] = nil
        for token in oldest.connectionTokens.keys { bearers[token] = nil }
        for path in oldest.uploadPaths { uploads[path] = nil }
        if let token = oldest.clientToken { starts[token] = nil }
    }

    // MARK: Sockets

    /// Takes a WebSocket whose handshake was accepted, and returns its number.
    func admit(_ link: WebSocketServerLink, _ contact: ConnectContact) -> Int {
        connectionsNumbered += 1
        statistics.connectionsAccepted += 1
        let socket = ConnectSocket(hub: self, link: link, contact, number: connectionsNumbered)
        sockets[connectionsNumbered] = socket
        contact.sockets.append(socket)
        link.handler = socket
        return connectionsNumbered
    }

    func leave(_ socket: ConnectSocket) {
        sockets[socket.number] = nil
        socket.contact.sockets.removeAll { $0 === socket }
    }

    /// The sockets of a contact, the oldest first; all where none is named.
    func sockets(of contactID: String?) -> [ConnectSocket] {
        guard let contactID else { return sockets.values.sorted { $0.number < $1.number } }
        return contact(of: contactID)?.sockets ?? []
    }

    // MARK: Ids

    /// A UUID of version 4.
    func makeID() -> String {
        var hex = Array(String(random.next() | 1 << 63, radix: 16) + String(random.next() | 1 << 63, radix: 16))
        (hex[12], hex[16]) = ("4", "a")
        func part(_ range: Range<Int>) -> String { String(hex[range]) }
        return "\(part(0..<8))-\(part(8..<12))-\(part(12..<16))-\(part(16..<20))-\(part(20..<32))"
    }

    /// A secret that holds what must be encoded: `+`, `/` and `=`.
    func makeToken() -> String {
        let bytes = secureRandomBytes(32)
        return String(decoding: Base64.standard.encode(bytes.span), as: UTF8.self)
    }

    func milliseconds(_ time: Duration) -> Int64 { Int64(time / .milliseconds(1)) }

    // MARK: What arrives

    /// Keeps what arrived, if such is kept, and counts what it broke.
    func record(
        _ kind: ConnectSimulator.Received.Kind, _ bytes: [UInt8], operation: String = "", target: String = "",
        contactID: String = "", connection: Int = 0, status: Int = 0, violation: String? = nil
    ) {
        if violation != nil { statistics.violations += 1 }
        itemsNumbered += 1
        guard configuration.isRecording else { return }
        let kept = Array(bytes.prefix(configuration.logItemBytesMax))
        log.append(
            ConnectSimulator.Received(
                number: itemsNumbered, milliseconds: now, kind: kind, operation: operation, target: target,
                contactID: contactID, connection: connection, status: status, bytes: kept, sizeBytes: bytes.count,
                violation: violation),
            bytes: kept.count + target.utf8.count)
    }

    // MARK: Interfering

    /// Sends a frame as it is; to how many that was.
    func push(_ text: [UInt8], contactID: String?) -> Int {
        let hearers = sockets(of: contactID)
        for socket in hearers { socket.send(text) }
        return hearers.count
    }

    /// Ends connections; how many that were.
    @discardableResult
    func disconnect(contactID: String?, code: UInt16?) -> Int {
        Closing.end(sockets(of: contactID).map(\.link), code: code)
    }

    /// Makes connection tokens expire; of how many contacts.
    func expireTokens(contactID: String?) -> Int {
        let concerned = contactID.map { id in contact(of: id).map { [$0] } ?? [] } ?? Array(contacts.values)
        for contact in concerned { for token in contact.connectionTokens.keys { contact.connectionTokens[token] = 0 } }
        return concerned.count
    }
}

/// A socket's URL that was given, until it is too old to be dialled.
struct ConnectDial {
    let contact: ConnectContact
    let expiresAtMilliseconds: Int64
}
