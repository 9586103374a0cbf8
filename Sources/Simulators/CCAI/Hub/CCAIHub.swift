import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import SimulatorKit
import Transport

/// Everything a simulator holds, on its loop: port, end users, chats, files, webhooks, faults, log.
final class CCAIHub: SimulatorHub {
    let loop: Loop
    let configuration: CCAISimulator.Configuration
    var faults = FaultTable<CCAIFault>()
    var log: BoundedLog<CCAISimulator.Received>
    var statistics = CCAISimulator.Statistics()
    var rate: CCAIRate
    let files = CCAIFiles()
    /// The queues by their number.
    let menus: [Int: CCAIMenu.Leaf]

    let random = RandomPool()
    private(set) lazy var port = SimulatorPort(loop: loop, handler: self)
    private(set) lazy var hooks = makeQueue()
    /// The end users by identifier, and by number.
    private(set) var users: [String: CCAIEndUser] = [:]
    private var usersByID: [Int: CCAIEndUser] = [:]
    private(set) var chats: [Int: CCAIChat] = [:]
    /// Chats that are over, the oldest first.
    private var ended: [Int] = []
    private var numbers = Numbers()

    /// The last numbers that were given.
    private struct Numbers {
        var user = 5000
        var chat = 37_000
        var agent = 70
        var escalation = 300
        var media = 900
        var event = 0
        var item = 0
    }

    init(loop: Loop, configuration: CCAISimulator.Configuration) {
        self.loop = loop
        self.configuration = configuration
        let limits = configuration.limits
        log = BoundedLog(entriesMax: limits.logEntriesMax, bytesMax: limits.logBytesMax)
        rate = CCAIRate(perSecond: limits.requestsPerSecond)
        menus = Dictionary(
            CCAIMenu.leaves(of: configuration.menus).filter { $0.menu.isEnabled }.map { ($0.menu.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    var now: Int64 { configuration.wallClock() }

    var currentStatistics: CCAISimulator.Statistics {
        var current = statistics
        current.chatsOpen = chats.count - ended.count
        current.endUsers = users.count
        current.devices = users.values.reduce(0) { $0 + $1.devices.count }
        current.webhooks.waiting = hooks.waitingCount
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
        hooks.stop()
        for chat in chats.values { chat.script.steps = [] }
        chats = [:]
        ended = []
        users = [:]
        usersByID = [:]
        files.removeAll()
    }

    private func makeQueue() -> CCAIHookQueue {
        let ways = configuration.webhooks
        let client: Client
        do throws(ResolveError) {
            client = Client(loop: loop, resolver: try Resolver(loop: loop), random: random)
        } catch {
            preconditionFailure("a resolver can be made where a port could be opened: \(error)")
        }
        return CCAIHookQueue(
            loop: loop, caller: CCAIHookCaller(client, loop: loop, limit: ways.callLimit),
            limits: CCAIHookQueue.Limits(
                callsMax: ways.callsMax, waitingMax: ways.waitingMax, attemptsMax: ways.attemptsMax,
                pause: ways.retryPause, pauseMax: ways.retryPauseMax),
            target: ways.target.flatMap { try? URI($0) },
            prepare: { [unowned self] event in attempt(event) },
            notify: { [unowned self] event, outcome in note(event, outcome) })
    }

    func setTarget(_ url: String) { hooks.target = try? URI(url) }

    // MARK: End users

    /// The end user of an identifier; made where there is none.
    func endUser(_ identifier: String) -> CCAIEndUser {
        if let user = users[identifier] { return user }
        numbers.user += 1
        let user = CCAIEndUser(id: numbers.user, identifier: identifier)
        users[identifier] = user
        usersByID[user.id] = user
        return user
    }

    func endUser(id: Int) -> CCAIEndUser? { usersByID[id] }

    // MARK: Chats

    /// Makes a chat; nil where there are too many.
    func makeChat(_ menu: CCAIMenu, _ user: CCAIEndUser, _ beginning: CCAIChat.Beginning) -> CCAIChat? {
        guard chats.count - ended.count < configuration.limits.chatsMax else { return nil }
        numbers.chat += 1
        let chat = CCAIChat(id: numbers.chat, menu: menu, endUser: user, beginning, at: now)
        chats[chat.id] = chat
        user.chatIDs.append(chat.id)
        statistics.chatsCreated += 1
        return chat
    }

    /// A chat that is not over.
    func openChat(_ id: Int) -> CCAIChat? { chats[id].flatMap { $0.isEnded ? nil : $0 } }

    /// The chats that are not over, the oldest first.
    var openChats: [JSONValue] {
        chats.values.filter { !$0.isEnded }.sorted { $0.id < $1.id }.map { json(of: $0) }
    }

    /// The latest chat of an end user that is not over.
    func runningChat(of user: CCAIEndUser) -> CCAIChat? {
        user.chatIDs.last { openChat($0)?.endUser === user }.flatMap(openChat)
    }

    /// Lets a chat that is over go when there are too many of them.
    func retire(_ chat: CCAIChat) {
        ended.append(chat.id)
        guard ended.count > configuration.limits.endedChatsMax else { return }
        let oldest = ended.removeFirst()
        chats[oldest] = nil
        files.forget(chatID: oldest)
    }

    // MARK: Ids

    /// The number of one more agent.
    func nextAgent() -> Int {
        numbers.agent += 1
        return numbers.agent
    }

    /// The number of one more escalation.
    func nextEscalation() -> Int {
        numbers.escalation += 1
        return numbers.escalation
    }

    /// The number of one more file.
    func nextMedia() -> Int {
        numbers.media += 1
        return numbers.media
    }

    /// The number of one more event.
    func nextEvent() -> Int {
        numbers.event += 1
        return numbers.event
    }

    /// A text that no other run gives, with characters that must be encoded in queries.
    func makeSecret() -> String {
        let bytes = secureRandomBytes(24)
        return String(decoding: Base64.standard.encode(bytes.span), as: UTF8.self)
    }

    func milliseconds(_ time: Duration) -> Int64 { Int64(time / .milliseconds(1)) }

    // MARK: What arrives

    /// Keeps what arrived or went out, if such is kept, and counts what it broke.
    func record(
        _ kind: CCAISimulator.Received.Kind, _ bytes: [UInt8], operation: String = "", target: String = "",
        chatID: Int = 0, status: Int = 0, isApplied: Bool = false, violation: String? = nil
    ) {
        if violation != nil { statistics.violations += 1 }
        numbers.item += 1
        guard configuration.isRecording else { return }
        let kept = Array(bytes.prefix(configuration.limits.logItemBytesMax))
        log.append(
            CCAISimulator.Received(
                number: numbers.item, milliseconds: now, kind: kind, operation: operation, target: target,
                chatID: chatID, status: status, isApplied: isApplied, bytes: kept, sizeBytes: bytes.count,
                violation: violation),
            bytes: kept.count + target.utf8.count)
    }
}
