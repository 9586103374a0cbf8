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
actor VoysisSession: AudioSession, ContextSession, CustomDataSession, ProfileSession,
    ContentCheckSession, FileAccessSession, SocketDrivenSession
{
    /// Bytes that may wait for a slow service before the caller's audio is held back.
    static let unsentBytesMax = 256 << 10
    /// How long a caller's audio is held back at most.
    static let stallLimit: Duration = .seconds(30)
    /// The option with the session's own refresh token.
    static let refreshOption = "refreshToken"
    /// Under which name the session's own refresh token is kept.
    static let refreshKey = "refreshToken"

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    let configuration: VoysisConfiguration
    let dialler: any SocketDialler
    let wallClock: @Sendable () -> Int64

    var machine: VoysisMachine
    var driver = SocketDriver()
    let timers: MachineTimers<VoysisTimer>
    /// The refresh token of this session's user; nil for the configured one.
    var refreshToken: String?
    var tokenCache: VoysisTokenCache?
    var tokenCacheName = ""
    var tokenCacheRefresh = ""
    /// The purchase for all who wait that is this session's to make.
    var tokenTurn: Int?
    /// The token that came last.
    var token: VoysisToken?
    /// The token that pays for an opinion on a conversation that is over.
    var lateToken: VoysisToken?
    /// The conversation was begun or taken up here.
    private(set) var isOpened = false
    var ticketsGiven = 0
    var texts: [Int: LoopAnswer<VoysisOutcome>] = [:]
    var ratings: [Int: LoopAnswer<ProviderFailure?>] = [:]
    var waiters: [LoopWaiter] = []
    /// The memory that outlives the process.
    let storedMemory: LatestValue<VoysisMemory>
    var customData: JSONObject
    /// The user's, as the session has it now.
    private var locale: String?
    /// Requests over REST that are out, by their ids.
    var fetches: [Int: Task<Void, Never>] = [:]
    /// Requests whose tasks have not run yet.
    var outgoing: [Int: (operation: ProviderOperation, request: ClientRequest)] = [:]
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
        timers = MachineTimers(on: context.loop)
        storedMemory = LatestValue(VoysisMemory.key, of: context) { $0.encoded() }
        customData = context.customData
        locale = context.locale
        refreshToken = context.options[Self.refreshOption]?.stringValue
        let preferences = VoysisPreferences(
            configuration, options: context.options, customData: context.customData, locale: context.locale)
        let profileID =
            preferences.profileID
            ?? VoysisProfile.id(
                service: (try? VoysisAddress(configuration.url))?.base ?? "", userID: context.vendorUserID)
        let writer = VoysisWriter(profileID: profileID, clientInfo: VoysisWriter.clientInfo(context.options))
        machine = VoysisMachine(
            configuration, writer: writer, preferences: preferences,
            memory: Self.memory(context.options, context.customData), seed: context.session.value.low)
    }

    /// The memory that a new session is told to begin with.
    static func memory(_ options: JSONObject, _ customData: JSONObject) -> VoysisMemory {
        let context = VoysisPreferences.object(options["context"] ?? customData["context"])
        let conversation = options["conversationId"] ?? VoysisPreferences.plain(customData["conversationId"])
        var memory = VoysisMemory(
            context: context?.isEmpty == false ? context : nil, conversationID: conversation?.stringValue)
        memory.adopt(customData: customData)
        return memory
    }

    var address: VoysisAddress? { machine.address }

    var now: MachineTime { MachineTime(instant: context.loop.now, wall: wallClock()) }

    // MARK: What the gateway asks for

    func open() {
        isOpened = true
        Task(executorPreference: context.loop.taskExecutor) { await self.begin() }
    }

    /// Nothing is asked before it is known again what was said before.
    private func begin() async {
        if context.isResumed {
            do throws(ProviderFailure) {
                if let stored = try await context.values.value(VoysisMemory.key) {
                    machine.memory = VoysisMemory(decoding: stored)
                    // They may have changed while there was no session here to hear of it.
                    adoptCustomData()
                }
                if let stored = try await context.values.value(Self.refreshKey) {
                    let stored = String(decoding: stored, as: UTF8.self)
                    context.secrets.received(stored)
                    refreshToken = stored
                }
            } catch {
                context.events.emit(.failed(error))
                return perform(machine.end())
            }
        } else if let refreshToken {
            await context.values.set(Self.refreshKey, to: Array(refreshToken.utf8), secret: true)
        }
        perform(machine.start(isResumed: context.isResumed, at: now))
    }

    func update(customData: JSONObject) {
        self.customData = customData
        if adoptCustomData() { context.events.emit(.native(machine.native)) }
        prefer()
    }

    /// The custom data set what the next query begins with, if they are other ones than when they did so last.
    @discardableResult
    private func adoptCustomData() -> Bool {
        let before = machine.memory
        machine.adopt(customData: customData)
        guard machine.memory != before else { return false }
        storedMemory.persist(machine.memory)
        return true
    }

    func update(_ user: UserProfile, locale: String?) {
        self.locale = locale
        prefer()
    }

    private func prefer() {
        machine.preferences = VoysisPreferences(
            configuration, options: context.options, customData: customData, locale: locale)
        if let id = machine.preferences.profileID { machine.writer.profileID = id }
    }

    func end() async {
        perform(machine.end())
        await retireToken()
    }

    func suspend() async { perform(machine.suspend()) }
}
