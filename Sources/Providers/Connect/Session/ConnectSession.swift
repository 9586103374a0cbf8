import Domain
import EventLoop
import HTTPClient
import JSON
import Kernel
import ProviderKit
import Telemetry

/// One chat with Amazon Connect: calls over HTTPS, and one socket at a time that is only listened to.
///
/// Pinned to the session's loop, as are the sockets and the timers. ``ConnectSocketMachine`` decides about sockets,
/// ``ConnectConversation`` about what is said.
actor ConnectSession: SocketOwner {
    /// How long a new contact waits for its customer (section 5.1).
    static let customerPatience: Duration = .seconds(300)
    /// How long a beginning whose fate is not known is repeated, with the same token.
    static let startPatience: Duration = .seconds(30)
    /// How long the vendor is told of an end that it does not take.
    static let endPatience: Duration = .seconds(300)
    /// How many reports of trouble in a row a socket may bring.
    static let troublesMax = 3
    /// How often in a row the vendor refuses the participant before the chat counts as over.
    static let refusalsMax = 2

    nonisolated let context: ProviderContext
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe context.loop.serialExecutor.asUnownedSerialExecutor()
    }
    private nonisolated let setup: ConnectSetup
    nonisolated var configuration: ConnectConfiguration { setup.configuration }
    let options: ConnectOptions
    let caller: ConnectCaller
    let dialler: any SocketDialler
    let wallClock: @Sendable () -> Int64
    /// Tells the page tokens of this link from those of an earlier one.
    let run = UInt32.random(in: .min ... .max)

    var contact: ConnectContact?
    var conversation: ConnectConversation?
    var link: ConnectSocketMachine
    var sockets: [Int: any ProviderSocket] = [:]
    /// Items without an id, which two sockets may tell.
    var namelessItems = ConnectNamelessItems()
    let timers: MachineTimers<ConnectTimer>
    /// Callers that wait for another token.
    var tokenWaiters: [LoopAnswer<Result<String, ConnectFailure>>] = []
    /// How often the chat could be heard anew.
    var connections = 0
    /// That the chat can be heard again has been told, or was never in doubt.
    var isAnnounced = false
    /// Reports of trouble in a row.
    var troubles = 0
    /// Refusals of the participant in a row.
    var refusalsInRow = 0
    /// The chat has been heard since this link was opened.
    var wasLive = false
    /// When it could not be heard any more; milliseconds since the Unix epoch.
    var lostAt: Int64?
    /// How much of a transcript is held at a time, in bytes of what is said.
    var transcriptBytesMax = 16 << 20
    /// Since when something is missing that may be had yet; milliseconds since the Unix epoch.
    var gapFrom: Int64?
    /// When its contact was there.
    var beganAt: Instant?
    /// How far its beginning is.
    var startStage = ConnectStart.untried
    /// The end that waits until the beginning is decided.
    var startWaiter: LoopAnswer<Void>?
    /// How long its beginning has stood in line.
    var waitedInQueue: Duration = .zero
    var receipts: ConnectReceipts
    var isSendingReceipts = false
    var typedAt: Instant?
    /// The message with a file that could not be brought so far, and since when.
    var stuckFile: (message: MessageID, since: Instant)?
    /// Waits for the item of a file.
    var fileWaiter: LoopWaiter?
    /// Attributes as the vendor has them; nil where only the name is known, as after a restart.
    var sentAttributes: [String: String?] = [:]
    var wantedAttributes: JSONObject?
    /// Callers that wait until the vendor has the attributes wanted last; while there are any, a task tells the vendor.
    var attributeWaiters: [LoopAnswer<Result<Void, ProviderFailure>>] = []
    /// The user has left; the last words are waited for.
    var isLeaving = false
    /// The vendor knows that the user has left.
    var hasDeparted = false
    /// The gateway does not listen to events any more.
    var isMuted = false
    /// The vendor is being told of the end; the chat is not to go on, also where it is not known yet which one it is.
    var isEnding = false
    var goodbye: LoopWaiter?
    /// The vendor knows of the end, or there was nothing to end.
    var isEndNotified = false
    /// Nothing more is said or done.
    var isOver = false

    /// Makes the session; nothing happens before ``open()``.
    ///
    /// - Parameter wallClock: milliseconds since the Unix epoch.
    init(
        _ context: ProviderContext, _ setup: ConnectSetup, budget: ConnectBudget,
        transport: any ConnectTransport, dialler: any SocketDialler,
        wallClock: @escaping @Sendable () -> Int64 = { WallClock.milliseconds }
    ) {
        self.context = context
        self.setup = setup
        let times = setup.configuration.times
        options = ConnectOptions(context.options)
        caller = ConnectCaller(
            transport: transport, budget: budget, loop: context.loop, logger: context.logger,
            logFields: Self.logFields(context), mayTryAgain: { context.client.context.mayTryAgain })
        self.dialler = dialler
        self.wallClock = wallClock
        link = ConnectSocketMachine(times)
        timers = MachineTimers(on: context.loop)
        receipts = ConnectReceipts(
            deliveredDelay: times.deliveredDelay, window: times.receiptWindow)
    }

    var logFields: [LogField] { Self.logFields(context) }

    private static func logFields(_ context: ProviderContext) -> [LogField] {
        [LogField("session", .describing(context.session))]
    }

    /// Everything to the gateway goes through here, so that nothing is told of a chat that is over.
    func emit(_ event: ProviderEvent) {
        guard !isOver, !isMuted else { return }
        context.events.emit(event)
    }

    /// The same for several, in order.
    func emit(all events: [ProviderEvent]) {
        guard !isOver, !isMuted, !events.isEmpty else { return }
        context.events.emit(all: events)
    }

    // MARK: The end

    /// The chat is over, whoever ended it: one event, and nothing after it.
    func finish(_ event: ProviderEvent) {
        guard !isOver else { return }
        emit(event)
        isEndNotified = true
        shut()
        Task(executorPreference: context.loop.taskExecutor) { await self.forget() }
    }

    /// The chat cannot be had any more, and may go on at the vendor: nobody is left to wait in it.
    func giveUp(_ failure: ProviderFailure) {
        guard !isOver else { return }
        emit(.failed(failure))
        // A contact of somebody else's that could never be heard is not ours to stop.
        if options.chat != nil, !hasLived { contact?.isDetachedAtEnd = true }
        shut()
        Task(executorPreference: context.loop.taskExecutor) { await self.stopPatiently() }
    }

    /// The tokens are of no use any more.
    func forget() async {
        // The contact last: the mark alone would look like a beginning.
        await context.values.set(ConnectStartMark.key, to: nil, secret: true)
        await context.values.set(ConnectContact.key, to: nil, secret: true)
        await context.values.set(ConnectProgress.key, to: nil, secret: false)
        await context.values.set(ConnectUploads.key, to: nil, secret: false)
        await context.values.set(Self.takenBackKey, to: nil, secret: false)
    }

    /// Stops everything; the chat at the vendor is not touched.
    func shut() {
        guard !isOver else { return }
        isOver = true
        perform(link.end())
        receipts.end()
        timers.stopAll()
        goodbye?.signal()
        let waiting = tokenWaiters
        tokenWaiters = []
        for waiter in waiting { waiter.give(.failure(.over)) }
    }

    // MARK: What is kept

    /// Behind what was told: what is not on the disk yet must not be taken for told after a restart.
    func persistProgress() {
        if let progress = conversation?.progress { emit(progress.event) }
    }

    /// How far files of the user's are, as it is now: on disk when this returns, unless the session is over.
    func persistUploads() async {
        guard !isOver, let uploads = conversation?.uploads else { return }
        await context.values.set(ConnectUploads.key, to: uploads.encoded(), secret: false)
    }

    /// The tokens, as they are now.
    func persistContact() async {
        guard !isOver, let contact else { return }
        await context.values.set(ConnectContact.key, to: contact.encoded(), secret: true)
    }
}

/// A timer of a chat, named after what it waits for.
enum ConnectTimer: Hashable, Sendable {
    /// A timer of the machine of sockets.
    case socket(ConnectSocketMachine.Timer)
    /// Items that wait for older ones.
    case settle
    /// The next receipt that may be sent.
    case receipts
    /// The end of somebody's typing.
    case typist(String)
}
