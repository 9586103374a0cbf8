import Configuration
import Crypto
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Telemetry

/// One conversation with a skill: drives an ``ODAMachine`` over one socket at a time.
///
/// Pinned to the session's loop, as are the socket and the timers, so all of it is synchronous but the end.
actor ODASession: TypingSession, ProfileSession {
    /// Bytes that may wait for a slow server before messages are held back.
    static let unsentBytesMax = 1 << 20

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private let configuration: ODAConfiguration
    private let dialler: any ODADialler
    private let wallClock: @Sendable () -> Int64
    private let writer: ODAFrameWriter

    private var machine: ODAMachine
    private var link: (any ODALink)?
    /// The number of the socket that is listened to.
    private var generation = 0
    private var timers: [TimerID?] = Array(repeating: nil, count: ODATimer.allCases.count)
    private var token: ODAToken?
    private var waiters: [LoopWaiter] = []
    /// What is to be kept and is not yet on its way to the disk.
    private var unkept: ODAMemory?
    private var isKeeping = false
    /// What the skill knows of the user, and what it will know once the connection is open.
    private var profile: JSONObject
    private var nextProfile: JSONObject?

    /// Makes the session; nothing happens before ``open()``.
    ///
    /// - Parameter wallClock: milliseconds since the Unix epoch.
    init(
        _ context: ProviderContext, _ configuration: ODAConfiguration, dialler: any ODADialler,
        wallClock: @escaping @Sendable () -> Int64 = { WallClock.milliseconds }
    ) {
        self.context = context
        self.configuration = configuration
        self.dialler = dialler
        self.wallClock = wallClock
        writer = ODAFrameWriter(userID: context.vendorUserID, sendsMetadata: configuration.sendsMetadata)
        profile =
            configuration.introducesUser
            ? ODAProfile.profile(
                context.user, locale: context.locale, customData: context.customData, options: context.options)
            : JSONObject()
        let hidden = context.options[ODA.hiddenMessageOption]?.stringValue ?? configuration.hiddenMessage
        var introduction: [[UInt8]] = []
        if !context.isResumed {
            if !profile.isEmpty { introduction.append(writer.profile(profile)) }
            if let hidden { introduction.append(writer.text(hidden)) }
        }
        let translation = ODATranslation(
            channelName: configuration.socketSegment, host: configuration.host, bucket: context.session.value.bucket)
        machine = ODAMachine(
            configuration, writer: writer, translation: translation,
            native: [
                "channelId": JSONValue(configuration.channelID), "userId": JSONValue(context.vendorUserID),
            ],
            introduction: introduction, introductionSpeaks: hidden != nil && !context.isResumed,
            seed: context.session.value.low)
    }

    private var now: ODATime { ODATime(instant: context.loop.now, wall: wallClock()) }

    // MARK: What the gateway asks for

    func open() {
        guard context.isResumed else { return perform(machine.start(at: now)) }
        Task(executorPreference: context.loop.taskExecutor) { await self.reopen() }
    }

    /// Nothing is said or heard before it is known again what was said before.
    private func reopen() async {
        let kept = await context.values.value(ODAMemory.key)
        if let kept { machine.conversation.restore(ODAMemory(decoding: kept)) }
        perform(machine.start(at: now))
    }

    /// Returns once the frame is written to an open socket: the vendor acknowledges nothing.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard machine.isOpen, let link, link.isOpen else {
            throw .notSent(ProviderFailure(.notConnected, "The chat server is not connected.", code: "ConnectionNone"))
        }
        guard link.unsentBytes <= Self.unsentBytesMax else {
            throw .notSent(ProviderFailure(.capacity, "The chat server takes nothing for now."))
        }
        let frame: [UInt8]
        do throws(ProviderFailure) {
            frame = try writer.frame(
                for: message.content, formPostback: formPostback(message.content), allowsRaw: configuration.allowsRaw)
        } catch {
            throw .refused(error)
        }
        guard link.send(text: frame) else {
            throw .notSent(ProviderFailure(.notConnected, "The chat server is not connected.", code: "ConnectionNone"))
        }
        perform(machine.sent(at: now))
    }

    private func formPostback(_ content: UserContent) -> JSONValue? {
        guard case .formResponse(let form) = content, form.payload == nil else { return nil }
        return machine.conversation.memory.postback(form: form.formID, action: form.actionID)
    }

    func typing(_ started: Bool, preview: String?) {
        perform(machine.typing(started, preview: preview, at: now))
    }

    func update(_ user: UserProfile, locale: String?) {
        guard configuration.introducesUser else { return }
        let new = ODAProfile.profile(user, locale: locale, customData: context.customData, options: context.options)
        let changes = ODAProfile.changes(from: profile, to: new)
        guard !changes.isEmpty else {
            nextProfile = nil
            return
        }
        if machine.isOpen { profile = new } else { nextProfile = new }
        perform(machine.profileChanged(writer.profile(changes)))
    }

    func end() async {
        perform(machine.end())
        guard machine.phase != .over else { return }
        let waiter = LoopWaiter(loop: context.loop)
        waiters.append(waiter)
        // The machine gives up by itself; the bound here is for a caller whose loop was held up.
        _ = await waiter.wait(atMost: configuration.times.closeSession * 2)
    }

    func suspend() async { perform(machine.suspend()) }

    // MARK: What the socket tells

    func opened(_ number: Int) {
        guard number == generation else { return }
        if let nextProfile { profile = nextProfile }
        nextProfile = nil
        perform(machine.opened(at: now))
    }

    func received(_ text: [UInt8], _ number: Int) {
        guard number == generation else { return }
        perform(machine.received(text, at: now))
    }

    func ended(_ end: ODALinkEnd, _ number: Int) {
        guard number == generation else { return }
        link = nil
        context.logger.debug(
            "the chat socket ended",
            [LogField("session", .describing(context.session)), LogField("end", .string("\(end)"))])
        perform(machine.ended(end, at: now))
    }

    private func fired(_ timer: ODATimer) {
        timers[timer.rawValue] = nil
        perform(machine.fired(timer, at: now))
    }

    // MARK: Doing what the machine says

    private func perform(_ steps: [ODAStep]) {
        for step in steps {
            switch step {
            case .emit(let event): context.events.emit(event)
            case .write(let frame): _ = link?.send(text: frame)
            case .authenticate:
                if let token { _ = link?.send(text: ODAFrameWriter.auth(token: token.text)) }
            case .dial: dial()
            case .close: link?.close()
            case .abort: abort()
            case .start(let timer, let delay): start(timer, after: delay)
            case .stop(let timer): stop(timer)
            case .keep(let memory): keep(memory)
            case .note(let words):
                context.logger.debug(words.description, [LogField("session", .describing(context.session))])
            case .finish: finish()
            }
        }
    }

    /// One write at a time, so that the latest wins.
    private func keep(_ memory: ODAMemory) {
        unkept = memory
        guard !isKeeping else { return }
        isKeeping = true
        Task(executorPreference: context.loop.taskExecutor) { await self.keepAll() }
    }

    private func keepAll() async {
        while let memory = unkept {
            unkept = nil
            await context.values.set(ODAMemory.key, to: memory.encoded(), secret: false)
        }
        isKeeping = false
    }

    /// Each connection has a token of its own: a refresh wants a fresh one (section 4.5), and a secret that was changed
    /// counts from the next attempt on.
    private func dial() {
        generation += 1
        guard let secret = configuration.channelSecret else { return connect() }
        let number = generation
        context.secrets.read(secret, on: context.loop) { [self] result in
            assumeIsolated { $0.read(result, number) }
        }
    }

    /// The secret has come; the attempt it was read for may be over by now.
    private func read(_ secret: Result<String, ConfigurationError>, _ number: Int) {
        guard number == generation else { return }
        do throws(ProviderFailure) {
            token = try signedToken(secret)
        } catch {
            return perform(machine.tokenFailed(error))
        }
        connect()
    }

    private func connect() {
        do throws(ProviderFailure) {
            link = dialler.dial(try request(), ODALinkEvents(self, generation: generation))
        } catch {
            perform(machine.tokenFailed(error))
        }
    }

    private func abort() {
        // The socket reports its end at once; it is no news.
        generation += 1
        let dropped = link
        link = nil
        dropped?.abort()
    }

    private func start(_ timer: ODATimer, after delay: Duration) {
        stop(timer)
        timers[timer.rawValue] = context.loop.schedule(after: delay) { [self] in
            assumeIsolated { session in session.fired(timer) }
        }
    }

    private func stop(_ timer: ODATimer) {
        if let running = timers[timer.rawValue] { context.loop.cancel(running) }
        timers[timer.rawValue] = nil
    }

    /// A socket that says goodbye goes on without us.
    private func finish() {
        for timer in ODATimer.allCases { stop(timer) }
        generation += 1
        link = nil
        for waiter in waiters { waiter.signal() }
        waiters = []
    }

    // MARK: The handshake

    private func request() throws(ProviderFailure) -> ODADial {
        do throws(HTTPWireError) {
            var fields = HTTPFields()
            if let origin = configuration.origin { try fields.append(.origin, origin) }
            if let token, configuration.authPlacement != .frame {
                try fields.append(.authorization, "Bearer " + String(decoding: token.text, as: UTF8.self))
            }
            return ODADial(url: try configuration.socketURL(userID: context.vendorUserID), fields: fields)
        } catch {
            throw ProviderFailure(.unavailable, "The chat server's address cannot be used.", code: "NetworkFailure")
        }
    }

    private func signedToken(_ secret: Result<String, ConfigurationError>) throws(ProviderFailure) -> ODAToken {
        let now = wallClock() / 1000
        let fresh: ODAToken
        do {
            fresh = try ODAToken(
                channelID: configuration.channelID, userID: context.vendorUserID, secret: secret.get(), now: now,
                lifetimeSeconds: configuration.tokenLifetimeSeconds)
        } catch {
            context.logger.error("no token can be signed", [LogField("error", .masked("\(error)"))])
            throw ProviderFailure(
                .authentication, "No token can be signed for the channel.", code: ODATokenFault.absent.rawValue)
        }
        if let fault = ODATokenFault.check(fresh.text.span, now: now) {
            throw ProviderFailure(.authentication, "The channel's token is not usable.", code: fault.rawValue)
        }
        return fresh
    }
}
