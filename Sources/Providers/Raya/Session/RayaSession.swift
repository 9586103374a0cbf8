import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Telemetry

/// One conversation with a bot: drives a ``RayaMachine`` over one socket at a time.
///
/// Pinned to the session's loop, as are the socket and the timers; what waits is the beginning and what reads files.
actor RayaSession: AttachmentSession, SuggestionSession, CustomDataSession, ProfileSession, ReconnectingSession,
    ContentCheckSession, SocketDrivenSession
{
    /// The option with the id of an earlier chat.
    static let chatOption = "chatSessionId"
    /// Bytes that may wait for a slow server before messages are held back.
    static let unsentBytesMax = 1 << 20
    /// How much of a file is in memory, in bytes; of three, so that base64 has no padding in its middle.
    static let pieceBytes = 48 << 10

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    let configuration: RayaConfiguration
    private let dialler: any SocketDialler
    private let source: any RayaSettingsSource
    private let wallClock: @Sendable () -> Int64

    var machine: RayaMachine
    var driver = SocketDriver()
    private let timers: MachineTimers<RayaTimer>
    private var settings = RayaBotSettings()
    /// The bot's configuration has come, or cannot be had.
    private var hasSettings = false
    private var hasBegun = false
    /// The waiter of an upload until a slow server takes more of its message.
    var drainWaiter: LoopWaiter?
    /// The memory that outlives the process.
    private let storedMemory: LatestValue<RayaMemory>
    /// The proof that messages came, which the vendor does not tell.
    let receipts: PongReceipts
    /// As the next handshake tells it.
    private var user: UserProfile
    private var locale: String?
    private var customData: JSONObject

    /// Makes the session; nothing happens before ``open()``.
    ///
    /// - Parameters:
    ///   - habit: of the vendor's server.
    ///   - wallClock: milliseconds since the Unix epoch.
    init(
        _ context: ProviderContext, _ configuration: RayaConfiguration, dialler: any SocketDialler,
        source: any RayaSettingsSource, habit: LoopBound<PongHabit>,
        wallClock: @escaping @Sendable () -> Int64 = { WallClock.milliseconds }
    ) {
        self.context = context
        self.configuration = configuration
        self.dialler = dialler
        self.source = source
        self.wallClock = wallClock
        timers = MachineTimers(on: context.loop)
        receipts = PongReceipts(loop: context.loop, habit: habit.value)
        storedMemory = LatestValue(RayaMemory.key, of: context) { $0.encoded() }
        machine = RayaMachine(
            configuration, language: configuration.language(of: context.locale ?? context.user.locale),
            seed: context.session.value.low)
        user = context.user
        locale = context.locale
        customData = context.customData
    }

    var now: MachineTime { MachineTime(instant: context.loop.now, wall: wallClock()) }

    // MARK: Beginning

    func open() {
        guard !hasBegun else { return }
        hasBegun = true
        Task(executorPreference: context.loop.taskExecutor) { await self.begin() }
    }

    /// Nothing is said or heard before it is known again what was said before.
    private func begin() async {
        do throws(ProviderFailure) {
            if context.isResumed {
                let stored = try await context.values.value(RayaMemory.key)
                // An end of ours that came meanwhile is the end.
                guard machine.phase == .idle else { return }
                let memory = stored.map { RayaMemory(decoding: $0) } ?? RayaMemory()
                perform(machine.restore(memory, cut: context.cutAnswers.last, at: now))
            }
        } catch {
            if machine.phase != .over { context.events.emit(.failed(error)) }
            return perform(machine.end())
        }
        await readSettings()
        let omitted = RayaUser(user).omitted
        let option = context.options[Self.chatOption]?.stringValue
        let known = hasSettings ? settings : nil
        perform(machine.start(known, resuming: option, isNew: !context.isResumed, at: now))
        guard !context.isResumed, machine.phase != .over else { return }
        for field in omitted {
            let words = field == "email" ? "e-mail address" : "telephone number"
            let detail = "The user's \(words) is not well formed and was not passed on."
            context.events.emit(.notice(ProviderFailure(.invalid, detail, code: "invalid_\(field)")))
        }
    }

    /// Waits for the bot's configuration, for a while; one that comes later is shown then.
    private func readSettings() async {
        let waiter = LoopWaiter(loop: context.loop)
        Task(executorPreference: context.loop.taskExecutor) { await self.readSettings(waiter) }
        _ = await waiter.wait(atMost: configuration.times.configurationWait)
    }

    private func readSettings(_ waiter: LoopWaiter) async {
        update(await source.settings())
        waiter.signal()
    }

    private func update(_ settings: RayaBotSettings) {
        let before = self.settings.capabilities(configuration)
        self.settings = settings
        hasSettings = true
        let after = settings.capabilities(configuration)
        if before != after, machine.phase != .over { context.events.emit(.capabilities(after)) }
        perform(machine.update(settings))
    }

    // MARK: What the gateway asks for

    /// Returns once the frame is written to an open socket, and a pong has come to the ping behind it: the vendor
    /// acknowledges nothing.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        let socket = try sendable()
        let outbound: RayaOutbound
        do throws(ProviderFailure) {
            outbound = try RayaOutbound(message, machine.conversation, configuration.limits, settings)
        } catch {
            throw .refused(error)
        }
        switch outbound {
        case .frame(let frame, let sent):
            if let error = await socket.deliver(text: frame, as: .sendMessage) {
                throw error.clientSendFailure ?? Self.notConnected
            }
            try await arrival(of: sent, over: socket)
        case .upload(let upload, let sent):
            try await send(upload)
            try await arrived(sent)
        case .voice(let file, let sent):
            let sound: any FileSource
            do throws(ProviderFailure) {
                try await RayaFiles.check(voice: file)
                sound = try await RayaFiles.heard(file)
            } catch {
                throw .refused(error)
            }
            try await send(RayaUpload(voice: sound))
            try await arrived(sent)
        }
    }

    /// The last piece of a long message was written.
    private func arrived(_ sent: RayaSent) async throws(SendFailure) {
        guard let socket = driver.openSocket else { throw Self.lost }
        try await arrival(of: sent, over: socket)
    }

    /// Takes note of what was written, and waits for the proof that it came, where the server gives it.
    private func arrival(of sent: RayaSent, over socket: any ProviderSocket) async throws(SendFailure) {
        let isAnswerable = machine.conversation.isIdle
        perform(machine.sent(sent, at: now))
        guard configuration.awaitsPongs else { return }
        let outcome = await receipts.proof(isAnswerable: isAnswerable, patience: configuration.times.receipt) {
            socket.send(text: RayaFrameWriter.ping)
        }
        if outcome == .lost { throw Self.lost }
    }

    private static let lost = SendFailure.unknown(
        ProviderFailure(
            .notConnected, "The connection was lost before the vendor had shown that it has the message.",
            code: "connection_lost"))

    static let notConnected = SendFailure.notSent(
        ProviderFailure(.notConnected, "The vendor is not connected.", code: "not_connected"))

    /// The socket, if something can be written to it now.
    func sendable() throws(SendFailure) -> any ProviderSocket {
        guard machine.isOpen, let socket = driver.openSocket else {
            throw Self.notConnected
        }
        guard socket.unsentBytes <= Self.unsentBytesMax else {
            throw .notSent(ProviderFailure(.capacity, "The vendor takes nothing for now."))
        }
        return socket
    }

    func problems(in content: UserContent) -> [ContentProblem] {
        RayaOutbound.problems(in: content, configuration.limits)
    }

    func check(_ file: FileDescription) throws(FileRefusal) {
        try RayaFiles.check(file, sizeBytes: file.sizeBytes, configuration.limits, settings)
    }

    func inspect(_ file: OutboundFile) async throws(FileRefusal) {
        do throws(ProviderFailure) {
            try await RayaFiles.check(voice: file)
        } catch {
            guard error.kind == .invalid, let code = error.code else { return }
            throw .invalid(code: code, detail: error.detail)
        }
    }

    /// Files go out with their message; what the vendor would throw away without a word is refused here.
    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? {
        do throws(FileRefusal) {
            try RayaFiles.check(file.description, sizeBytes: file.sizeBytes, configuration.limits, settings)
        } catch {
            throw error.failure
        }
        try await RayaFiles.check(voice: file)
        return nil
    }

    /// The bot's suggestions of now, as far as they have `query` in them.
    func suggestions(for query: String) async throws(ProviderFailure) -> [String] {
        let word = RayaSanitizer.trimmed(query).lowercased()
        let all = machine.conversation.suggestions
        return word.isEmpty ? all : all.filter { $0.lowercased().contains(word) }
    }

    func update(customData: JSONObject) { self.customData = customData }

    func update(_ user: UserProfile, locale: String?) {
        self.user = user
        self.locale = locale
        machine.speak(configuration.language(of: locale ?? user.locale))
    }

    func reconnectSoon() { perform(machine.hurry(at: now)) }

    func end() async { perform(machine.end()) }

    func suspend() async { perform(machine.end()) }

    // MARK: What the socket tells

    func opened() { perform(machine.opened(at: now)) }

    func received(_ text: [UInt8]) { perform(machine.received(text, at: now)) }

    func receivedBinary() { perform(machine.unreadable(at: now)) }

    func drained() { drainWaiter?.signal() }

    func ended(_ end: SocketEnd) {
        drainWaiter?.signal()
        context.logger.debug(
            "the chat socket ended",
            [LogField("session", .describing(context.session)), LogField("end", .string("\(end)"))])
        receipts.lost()
        perform(machine.ended(end, at: now))
    }

    private func fired(_ timer: RayaTimer) { perform(machine.fired(timer, at: now)) }

    // MARK: Doing what the machine says

    func perform(_ steps: [RayaStep]) {
        for step in steps {
            switch step {
            case .emit(let event): context.events.emit(event)
            case .ping:
                if driver.socket?.send(text: RayaFrameWriter.ping) == true { receipts.pinged() }
            case .ponged: receipts.ponged()
            case .answered: receipts.answered()
            case .dial: dial()
            case .close(let code, let reason):
                if code == RayaMachine.heartbeatCode { receipts.lost() }
                releaseSocket()?.close(code: code, reason: reason)
            case .start(let timer, let delay): start(timer, after: delay)
            case .stop(let timer): timers.stop(timer)
            case .persist(let memory): storedMemory.persist(memory)
            case .note(let words):
                context.logger.debug(words.description, [LogField("session", .describing(context.session))])
            case .explain(let text):
                context.logger.debug(
                    "the vendor says why",
                    [LogField("session", .describing(context.session)), LogField("text", .masked(text))])
            case .finish: finish()
            }
        }
    }

    /// Lets go of the socket; an upload does not wait for it any more.
    func releaseSocket() -> (any ProviderSocket)? {
        drainWaiter?.signal()
        receipts.closed()
        return driver.release()
    }

    /// A token that was changed counts from the next attempt on.
    private func dial() {
        let number = driver.beginAttempt()
        context.secrets.read(configuration.token, on: context.loop) { [self] result in
            assumeIsolated { $0.dial(result, number) }
        }
    }

    /// The token has come; the attempt it was read for may be over by now.
    private func dial(_ token: Result<String, ConfigurationError>, _ number: Int) {
        guard driver.isCurrent(number) else { return }
        guard case .success(let token) = token else {
            context.logger.error("the bot's token cannot be read", [LogField("session", .describing(context.session))])
            return perform(
                machine.cannotDial(
                    ProviderFailure(.authentication, "The bot's token cannot be read.", code: "token_missing"),
                    at: now))
        }
        let metadata = RayaMetadata(
            configuration, language: configuration.language(of: locale ?? user.locale), timezone: user.timezone,
            customData: customData)
        do throws(HTTPWireError) {
            let url = try RayaHandshake.url(
                configuration, token: token, sessionID: machine.conversation.memory.sessionID, user: RayaUser(user),
                metadata: metadata)
            let request = SocketRequest(
                url, messageBytesMax: RayaLimits.inboundBytesMax, isRedial: machine.isReconnecting)
            driver.dial(request, by: dialler, for: self)
        } catch {
            perform(
                machine.cannotDial(
                    ProviderFailure(.unavailable, "The vendor's address cannot be used.", code: "bad_address"),
                    at: now))
        }
    }

    private func start(_ timer: RayaTimer, after delay: Duration) {
        timers.start(timer, after: delay) { [self] in assumeIsolated { session in session.fired(timer) } }
    }

    /// A socket that says goodbye goes on without us.
    private func finish() {
        timers.stopAll()
        releaseSocket()?.close(code: 1000)
    }
}
