import Configuration
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Telemetry

/// One conversation with a query service: drives a ``VoysisMachine`` over one socket at a time, or over REST.
///
/// Pinned to the session's loop, as are the socket and the timers.
actor VoysisSession: AudioSession, FeedbackSession, CustomDataSession, ProfileSession, ContentCheckSession, SocketOwner
{
    /// Bytes that may wait for a slow service before the caller's audio is held back.
    static let unsentBytesMax = 256 << 10
    /// How long a caller's audio is held back at most.
    static let stallLimit: Duration = .seconds(30)
    /// Under which name the session's own refresh token is kept.
    static let refreshKey = "refreshToken"

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    let configuration: VoysisConfiguration
    let address: VoysisAddress?
    private let dialler: any SocketDialler
    private let wallClock: @Sendable () -> Int64

    var machine: VoysisMachine
    private var link: (any ProviderSocket)?
    /// The number of the socket that is listened to.
    private var generation = 0
    private var timers: [TimerID?] = Array(repeating: nil, count: VoysisTimer.allCases.count)
    /// The refresh token of this session's user; nil for the configured one.
    private var refreshToken: String?
    private var desk: VoysisTokenDesk?
    private var deskName = ""
    private var deskRefresh = ""
    private var ticketsGiven = 0
    private var texts: [Int: LoopAnswer<VoysisOutcome>] = [:]
    private var ratings: [Int: LoopAnswer<ProviderFailure?>] = [:]
    private var waiters: [LoopWaiter] = []
    /// What is to be kept and is not yet on its way to the disk.
    private var unkept: VoysisMemory?
    private var isKeeping = false
    private var customData: JSONObject
    /// Requests over REST that are out, by their ids.
    var fetches: [Int: Task<Void, Never>] = [:]
    /// Requests whose tasks have not run yet.
    var outgoing: [Int: ClientRequest] = [:]
    var upload: VoysisUpload?

    /// Makes the session; nothing happens before ``open()``.
    ///
    /// - Parameter wallClock: milliseconds since the Unix epoch.
    init(
        _ context: ProviderContext, _ configuration: VoysisConfiguration, dialler: any SocketDialler,
        wallClock: @escaping @Sendable () -> Int64 = { WallClock.milliseconds }
    ) {
        self.context = context
        self.configuration = configuration
        self.dialler = dialler
        self.wallClock = wallClock
        let address = try? VoysisAddress(configuration.url)
        self.address = address
        customData = context.customData
        refreshToken = context.options[Voysis.refreshOption]?.stringValue
        let preferences = VoysisPreferences(
            configuration, options: context.options, customData: context.customData, locale: context.locale)
        let profileID =
            preferences.profileID
            ?? VoysisProfile.id(service: address?.base ?? "", userID: context.vendorUserID)
        let writer = VoysisWriter(profileID: profileID, clientInfo: Voysis.clientInfo(context.options))
        machine = VoysisMachine(
            configuration, writer: writer, preferences: preferences,
            memory: Self.memory(context.options, context.customData), seed: context.session.value.low)
    }

    /// What a new session is told to begin with.
    private static func memory(_ options: JSONObject, _ customData: JSONObject) -> VoysisMemory {
        let context = VoysisPreferences.object(options["context"] ?? customData["context"])
        let conversation = options["conversationId"] ?? VoysisPreferences.plain(customData["conversationId"])
        return VoysisMemory(
            context: context?.isEmpty == false ? context : nil, conversationID: conversation?.stringValue)
    }

    var now: VoysisTime { VoysisTime(instant: context.loop.now, wall: wallClock()) }

    // MARK: What the gateway asks for

    func open() {
        Task(executorPreference: context.loop.taskExecutor) { await self.begin() }
    }

    /// Nothing is asked before it is known again what was said before.
    private func begin() async {
        if context.isResumed {
            if let kept = await context.values.value(VoysisMemory.key) {
                machine.memory = VoysisMemory(decoding: kept)
            }
            if let kept = await context.values.value(Self.refreshKey) {
                refreshToken = String(decoding: kept, as: UTF8.self)
            }
        } else if let refreshToken {
            await context.values.set(Self.refreshKey, to: Array(refreshToken.utf8), secret: true)
        }
        perform(machine.start(isResumed: context.isResumed, at: now))
    }

    /// Returns once the request is written to an open socket, or answered over REST; waits for its turn.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        let content: JSONObject
        do throws(ProviderFailure) {
            content = try query(message.content)
        } catch {
            throw .refused(error)
        }
        let ticket = nextTicket()
        let answer = LoopAnswer<VoysisOutcome>(loop: context.loop)
        texts[ticket] = answer
        perform(machine.ask(content, ticket: ticket, message: message.id, at: now))
        switch await answer.wait() {
        case .sent: return
        case .notSent(let failure): throw .notSent(failure)
        case .unknown(let failure): throw .unknown(failure)
        case .refused(let failure): throw .refused(failure)
        }
    }

    /// The members of a query that say what is asked.
    private func query(_ content: UserContent) throws(ProviderFailure) -> JSONObject {
        switch content {
        case .text(let text, _):
            let charactersMax = configuration.textCharactersMax
            guard text.count <= charactersMax else {
                throw ProviderFailure(
                    .invalid, "A text has at most \(charactersMax) characters.", code: "text_too_long")
            }
            return ["textQuery": ["text": JSONValue(text)]]
        case .raw(let payload) where configuration.allowsRaw:
            guard let object = payload.objectValue, object["textQuery"]?["text"]?.stringValue != nil,
                object["queryType"] == nil
            else {
                throw ProviderFailure(
                    .invalid, "Raw content is an object with textQuery and without queryType.", code: "raw")
            }
            return object
        default:
            throw ProviderFailure(
                .unsupported, "The service takes texts and speech, not \(content.type).", code: "unsupported_content")
        }
    }

    /// What ``send(_:)`` would refuse, told before anything is stored.
    func problems(in content: UserContent) -> [ContentProblem] {
        do throws(ProviderFailure) {
            _ = try query(content)
            return []
        } catch {
            switch content {
            case .text: return [ContentProblem(JSONPointer(["text"]), "too_long", error.detail)]
            case .raw: return [ContentProblem(JSONPointer(["payload"]), "bad_format", error.detail)]
            default: return [ContentProblem(JSONPointer(["type"]), "not_allowed", error.detail)]
            }
        }
    }

    func feedback(_ value: JSONValue, text: String?, vendorMessageID: String) async throws(ProviderFailure) {
        let entity = try VoysisFeedbackForm.entity(value, text: text)
        let queryID = vendorMessageID.split(separator: "/", omittingEmptySubsequences: false)[0]
        let ticket = nextTicket()
        let answer = LoopAnswer<ProviderFailure?>(loop: context.loop)
        ratings[ticket] = answer
        perform(machine.rate(entity, queryID: String(queryID), ticket: ticket, at: now))
        if let failure = await answer.wait() { throw failure }
    }

    private func nextTicket() -> Int {
        ticketsGiven += 1
        return ticketsGiven
    }

    func update(customData: JSONObject) {
        let before = self.customData
        self.customData = customData
        var memory = machine.memory
        if before["context"] != customData["context"] {
            let context = VoysisPreferences.object(customData["context"])
            memory.context = context?.isEmpty == false ? context : nil
        }
        if before["conversationId"] != customData["conversationId"] {
            memory.conversationID = VoysisPreferences.plain(customData["conversationId"])?.stringValue
        }
        if memory != machine.memory {
            machine.memory = memory
            keep(memory)
            context.events.emit(.native(machine.native))
        }
        prefer(locale: context.locale)
    }

    func update(_ user: UserProfile, locale: String?) { prefer(locale: locale) }

    private func prefer(locale: String?) {
        machine.preferences = VoysisPreferences(
            configuration, options: context.options, customData: customData, locale: locale)
        if let id = machine.preferences.profileID { machine.writer.profileID = id }
    }

    func end() async {
        perform(machine.end())
        await context.values.set(Self.refreshKey, to: nil, secret: true)
    }

    func suspend() async { perform(machine.suspend()) }

    // MARK: Speech

    func refusal(of contentType: String, isLive: Bool) -> ProviderFailure? {
        machine.refusal(of: contentType, isLive: isLive)
    }

    func beginAudio(_ speech: SpeechStart) async throws(ProviderFailure) {
        perform(
            try machine.beginAudio(speech.message, contentType: speech.contentType, isLive: speech.isLive, at: now))
    }

    func appendAudio(_ bytes: [UInt8]) async throws(ProviderFailure) -> Bool {
        let isWanted: Bool
        do throws(VoysisAudioFailure) {
            let taken = try machine.appendAudio(bytes, at: now)
            perform(taken.steps)
            isWanted = taken.isWanted
        } catch {
            perform(error.steps)
            throw error.failure
        }
        guard isWanted else { return false }
        while unsentBytes > Self.unsentBytesMax, machine.audio?.ending == nil, machine.audio != nil {
            let waiter = LoopWaiter(loop: context.loop)
            waiters.append(waiter)
            guard await waiter.wait(atMost: Self.stallLimit) else {
                perform(machine.cancelAudio(isBroken: true, at: now))
                throw ProviderFailure(.timedOut, "The service does not take the audio.", code: "audio_stalled")
            }
        }
        return machine.audio?.ending == nil && machine.audio != nil
    }

    private var unsentBytes: Int { (link?.unsentBytes ?? 0) + (upload?.unsentBytes ?? 0) }

    func finishAudio() async throws(ProviderFailure) {
        do throws(VoysisAudioFailure) {
            perform(try machine.finishAudio(at: now))
        } catch {
            perform(error.steps)
            throw error.failure
        }
    }

    func cancelAudio(isBroken: Bool) async { perform(machine.cancelAudio(isBroken: isBroken, at: now)) }

    // MARK: What the socket tells

    func opened(_ number: Int) {
        guard number == generation else { return }
        perform(machine.opened(at: now))
    }

    func received(_ text: [UInt8], _ number: Int) {
        guard number == generation else { return }
        perform(machine.received(text, at: now))
    }

    /// The service sends none; one that does is not listened to (section 2).
    func receivedBinary(_ number: Int) {}

    func drained(_ number: Int) { wake() }

    func ended(_ end: SocketEnd, _ number: Int) {
        guard number == generation else { return }
        link = nil
        context.logger.debug(
            "the query socket ended",
            [LogField("session", .describing(context.session)), LogField("end", .string("\(end)"))])
        perform(machine.ended(end, at: now))
    }

    private func fired(_ timer: VoysisTimer) {
        timers[timer.rawValue] = nil
        perform(machine.fired(timer, at: now))
    }

    // MARK: Doing what the machine says

    func perform(_ steps: [VoysisStep]) {
        for step in steps {
            switch step {
            case .dial: dial()
            case .write(let frame): _ = link?.send(text: frame)
            case .writeSound(let frame): _ = link?.send(binary: frame)
            case .ping: link?.ping([])
            case .close(let code): close(code)
            case .fetch(let call, let id): fetch(call, id)
            case .upload(let call, let id, let link): beginUpload(call, id, link)
            case .uploadPiece(let piece): upload?.append(piece)
            case .uploadEnd: upload?.end()
            case .abandon(let id): abandon(id)
            case .wantToken: wantToken()
            case .rejectToken(let text): desk?.reject(text)
            case .tokenFetched(let result): desk?.landed(result)
            case .tokenAbandoned: desk?.abandoned(refresh: deskRefresh)
            case .emit(let event): context.events.emit(event)
            case .settle(let ticket, let outcome): texts.removeValue(forKey: ticket)?.give(outcome)
            case .feedbackDone(let ticket, let failure): ratings.removeValue(forKey: ticket)?.give(failure)
            case .wake: wake()
            case .start(let timer, let delay): start(timer, after: delay)
            case .stop(let timer): stop(timer)
            case .keep(let memory): keep(memory)
            case .note(let words): context.logger.debug(words.description, session)
            case .warn(let words): context.logger.warning(words.description, session)
            case .finish: finish()
            }
        }
    }

    private var session: [LogField] { [LogField("session", .describing(context.session))] }

    private func wake() {
        let told = waiters
        waiters = []
        for waiter in told { waiter.signal() }
    }

    private func dial() {
        generation += 1
        guard let address else {
            // Configuration checks addresses; this is for one that was made by hand.
            return perform(machine.ended(.refused(status: nil, reason: "its address cannot be used"), at: now))
        }
        let request = SocketRequest(address.socket, messageBytesMax: VoysisFrame.limits.bytesMax)
        link = dialler.dial(request, NumberedSocketEvents(self, generation))
    }

    private func close(_ code: UInt16) {
        // What the socket still tells is no news.
        generation += 1
        let dropped = link
        link = nil
        dropped?.close(code: code)
    }

    /// One write at a time, so that the latest wins.
    private func keep(_ memory: VoysisMemory) {
        unkept = memory
        guard !isKeeping else { return }
        isKeeping = true
        Task(executorPreference: context.loop.taskExecutor) { await self.keepAll() }
    }

    private func keepAll() async {
        while let memory = unkept {
            unkept = nil
            await context.values.set(VoysisMemory.key, to: memory.encoded(), secret: false)
        }
        isKeeping = false
    }

    private func start(_ timer: VoysisTimer, after delay: Duration) {
        stop(timer)
        timers[timer.rawValue] = context.loop.schedule(after: delay) { [self] in
            assumeIsolated { session in session.fired(timer) }
        }
    }

    private func stop(_ timer: VoysisTimer) {
        if let running = timers[timer.rawValue] { context.loop.cancel(running) }
        timers[timer.rawValue] = nil
    }

    private func finish() {
        for timer in VoysisTimer.allCases { stop(timer) }
        generation += 1
        link = nil
        upload?.breakOff()
        upload = nil
        leaveDesk()
    }

    // MARK: Tokens

    /// Secrets are read anew at each use; the configured one may stand in a file.
    private func wantToken() {
        if let refreshToken { return want(refreshToken) }
        guard let secret = configuration.refreshToken else { return perform(machine.token(.ready(nil), at: now)) }
        context.secrets.read(secret, on: context.loop) { [self] result in
            assumeIsolated { $0.read(result) }
        }
    }

    private func read(_ secret: Result<String, ConfigurationError>) {
        switch secret {
        case .success(let text): want(text)
        case .failure(let error):
            context.logger.error("no refresh token can be read", [LogField("error", .masked("\(error)"))])
            let failure = ProviderFailure(
                .authentication, "The refresh token cannot be read.", code: "provider_auth_failed")
            perform(machine.token(.failed(failure), at: now))
        }
    }

    private func want(_ refresh: String) {
        guard !machine.isOver else { return }
        let desk = desk(for: refresh)
        desk.want(refresh: refresh, now: wallClock(), margin: configuration.times.tokenMargin) { [self] news in
            assumeIsolated { $0.told(news) }
        }
    }

    private func told(_ news: VoysisTokenNews) { perform(machine.token(news, at: now)) }

    /// The desk of a refresh token; another token has another desk.
    private func desk(for refresh: String) -> VoysisTokenDesk {
        if let desk, deskRefresh == refresh { return desk }
        leaveDesk()
        let name = "token/" + VoysisProfile.id(service: "refresh token", userID: refresh)
        let desk = context.links.value.object(name) { VoysisTokenDesk() }
        desk.enter()
        self.desk = desk
        deskName = name
        deskRefresh = refresh
        return desk
    }

    private func leaveDesk() {
        guard let desk else { return }
        self.desk = nil
        desk.leave()
        if desk.users == 0 { context.links.value.remove(deskName, desk) }
    }
}
