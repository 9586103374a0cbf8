import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Telemetry

/// One chat with the CCAI Platform: calls over HTTPS, and whatever the platform's webhooks bring.
///
/// Pinned to the session's loop. ``CCAIConversation`` decides what is told; there is no link that could be lost, so the
/// session is open from the moment the platform has the chat.
actor CCAISession: ProviderSession {
    /// How long a chat whose beginning has no known fate is looked for and begun again (assumed).
    static let startPatience: Duration = .seconds(30)
    /// How long the platform is told of an end that it does not take (assumed).
    static let endPatience: Duration = .seconds(300)
    /// How long a chat that is known is asked for after a restart, before the session fails (assumed).
    static let reopenPatience: Duration = .seconds(900)
    /// How long the platform has to say that a chat is not there until it counts as over (assumed).
    static let missingPatience: Duration = .seconds(30)
    /// The pauses between tries of the session's own.
    static let pauses: ClosedRange<Duration> = .seconds(1) ... .seconds(30)

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    /// The tenant, which signs as well.
    nonisolated let provider: CCAI
    let options: CCAIOptions
    let calls: any CCAIChatCalls
    let wallClock: @Sendable () -> Int64

    /// The chat's number and its user's; nil until the session begins.
    var record: CCAIChatRecord?
    /// The conversation in it; nil until the platform has it.
    var conversation: CCAIConversation?
    /// Runs while the end of the chat is held back.
    var endTimer: TimerID?
    /// How far its beginning is.
    var beginning = CCAIBeginning()
    /// The question for the fate of a message that waits for its echo.
    var echoWaiter: (message: MessageID, waiter: LoopWaiter)?
    /// The messages that wait for their echoes as they were told to be persisted last; nil before that.
    var echoRevision: Int?
    /// The reserved properties as the platform has them; nil where that is not known, as after a restart.
    var flags: [String: JSONValue]?
    /// The user as the platform is to be told of them.
    var profile = CCAIProfile()
    /// The platform's list is to be looked at for what webhooks should have brought since then; nil where it is not.
    var missedAt: Int64?
    /// It is being looked at.
    var isCatchingUp = false
    /// The platform is being asked to go on with a chat that rests.
    var isWaking = false
    /// The platform is being asked how the chat has ended.
    var isReadingEnd = false
    /// The platform is being told of the end, and the gateway listens to events no more.
    var isEnding = false
    /// The platform knows of the end, or there was nothing to end.
    var isEndNotified = false
    /// Nothing more is said or done.
    var isOver = false

    /// Makes the session; nothing happens before ``open()``.
    ///
    /// - Parameter wallClock: milliseconds since the Unix epoch.
    init(
        _ context: ProviderContext, _ provider: CCAI, calls: any CCAIChatCalls,
        wallClock: @escaping @Sendable () -> Int64 = { WallClock.milliseconds }
    ) {
        self.context = context
        self.provider = provider
        self.calls = calls
        self.wallClock = wallClock
        options = CCAIOptions(context.options, provider.configuration)
    }

    var configuration: CCAIConfiguration { provider.configuration }

    var logFields: [LogField] { [LogField("session", .describing(context.session))] }

    /// A chat that can be spoken in: whose it is and which one.
    var place: (chat: Int, user: Int)? {
        guard !isOver, conversation != nil, let chat = record?.chatID, let user = record?.endUserID else { return nil }
        return (chat, user)
    }

    /// Everything to the gateway goes through here, so that nothing is told of a chat that is over.
    func emit(_ event: ProviderEvent) {
        guard !isOver, !isEnding else { return }
        context.events.emit(event)
    }

    /// The same for several, in order.
    func emit(all events: [ProviderEvent]) {
        guard !isOver, !isEnding, !events.isEmpty else { return }
        context.events.emit(all: events)
    }

    // MARK: The end

    /// The chat is over at the platform: one event, and nothing after it.
    func finish(_ event: ProviderEvent) {
        guard !isOver else { return }
        emit(event)
        over()
    }

    /// The chat is over at the platform, and everybody knows.
    func over() {
        guard !isOver else { return }
        isEndNotified = true
        shut()
        Task(executorPreference: context.loop.taskExecutor) { await self.forget() }
    }

    /// The chat cannot be had; one that was begun is ended, since nobody is left in it.
    func giveUp(_ failure: ProviderFailure) {
        guard !isOver, !isEnding else { return }
        context.logger.warning(
            "a chat cannot be opened", logFields + [LogField("reason", .masked(failure.detail))])
        emit(.failed(failure))
        shut()
        Task(executorPreference: context.loop.taskExecutor) { await self.endPatiently() }
    }

    /// Stops everything; the chat at the platform is not touched.
    func shut() {
        guard !isOver else { return }
        isOver = true
        if let endTimer { context.loop.cancel(endTimer) }
        endTimer = nil
        echoWaiter?.waiter.signal()
    }

    func suspend() async { shut() }

    // MARK: What is kept

    /// The record as it is now; on disk when this returns.
    func persistRecord() async {
        guard !isOver, let record else { return }
        await context.values.set(CCAIChatRecord.key, to: record.encoded(), secret: true)
    }

    /// Nothing of the chat is needed any more, nor of its user: they may be erased, and the next chat tells of them.
    func forget() async {
        if let identifier = record?.identifier { calls.forget(identifier: identifier) }
        await context.values.set(CCAIMemory.key, to: nil, secret: false)
        await context.values.set(CCAIMemory.waitingKey, to: nil, secret: false)
        await context.values.set(CCAIDevices.key, to: nil, secret: true)
        await context.values.set(CCAIChatRecord.key, to: nil, secret: true)
    }
}

/// How far the beginning of a chat is.
struct CCAIBeginning {
    /// The stages of a beginning.
    enum Stage: Hashable, Sendable {
        /// It was not asked for in this process.
        case untried
        /// Calls are on their way.
        case underWay
        /// There is a chat, or there will be none.
        case decided
    }

    /// How far it is.
    var stage = Stage.untried
    /// A call of unknown fate may have begun a chat, by this process or an earlier one.
    var mayHaveArrived = false
    /// When the last call of unknown fate of this process had its answer.
    var doubtedAt: Instant?
    /// No chat of the user's ran right before the first call of this process that begins one.
    var isFirst = false
    /// The end that waits until the beginning is decided.
    var waiter: LoopAnswer<Void>?
}

/// The user as the platform is to be told of them.
struct CCAIProfile {
    /// The user as a caller described them last; nil where they are the context's.
    var user: UserProfile?
    /// The devices that the platform was told of; nil until they are read.
    var devices: CCAIDevices?
    /// The latest description; nil where the platform has it.
    var wanted: CCAIUserDescription?
    /// The platform is being told.
    var isUnderWay = false
}
