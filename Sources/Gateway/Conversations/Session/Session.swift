import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Synchronization
import Telemetry

/// One conversation: an actor on its home loop, the only writer of its log and the only caller of its provider.
///
/// A change is committed first and becomes visible in the completion of its commit, in commit order: the actor's state,
/// waiting callers and subscribers all follow the log. What the provider tells is committed again until it is on disk;
/// what callers ask for fails with them.
actor Session {
    nonisolated let id: SessionID
    nonisolated let environment: SessionEnvironment
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe environment.loop.serialExecutor.asUnownedSerialExecutor()
    }
    nonisolated let app: String
    /// The user that the session was made for: its place and the vendor's user go by it, also once the user is known.
    nonisolated let userID: String
    nonisolated let providerName: String
    /// `nil` for one that is no longer configured.
    nonisolated let provider: ProviderInstance?
    nonisolated let leg: LegID
    nonisolated let createdAt: Timestamp
    /// Listeners to all events of the app; `nil` for an app that is no longer configured.
    nonisolated let feed: AppFeed?
    /// The view of the app's front ends.
    nonisolated let frontEnds: FrontEndView?

    /// Options that the provider has not been given over an open link yet, and that must not be shown.
    var secretOptions = JSONObject()

    // As committed.
    var state: SessionState
    var document: SessionDocument
    var endedReason: String?
    var endedAt: Timestamp?
    var updatedAt: Timestamp
    var head: Cursor
    var isErased = false

    /// The committed view, while a change that the provider brought about is on its way to the disk.
    var committedView: CommittedView?
    /// Changes on their way to the disk.
    var stagedCount = 0

    // The provider's side.
    var link: (any ProviderSession)?
    /// Tells the events of the present link from those of one that was closed.
    var linkGeneration = 0
    var linkIsUp = false
    /// How the link does, as the provider's health has it, and as events have told it last.
    var linkHealth = SessionLink.none
    var toldLink: ToldLink?
    /// The session was asked to end, so nothing the provider says changes its state any more.
    var isEnding = false
    /// Messages that were said before the session was made, until its first provider session is there.
    var past: [PastMessage] = []
    /// The request that made the session has yet to be answered.
    var isBeingMade = false
    /// A caller's end is being committed; if that fails, the session goes on.
    var isEndInFlight = false
    /// Events that the provider told meanwhile, or behind the one that is being looked up, in order.
    var heldEvents: [HeldEvent] = []
    /// Deliveries of webhooks that are settled behind them.
    var heldSettlements: [HookSettlement] = []
    /// The event that names an earlier message of the provider, which is being looked up.
    var lookup: HeldEvent?
    /// The look-up has to wait until what is stalled is stored.
    var isLookupStalled = false
    /// The message that was looked up last.
    var lookedUp: EarlierMessage?

    /// The devices that the vendor tells of messages.
    var devices = VendorDevices()

    /// The place in line that was told last, of a user who waits for somebody.
    var placeInLine: PlaceInQueue?
    /// Answers and queries that were begun and are not at their end.
    var underWay = UnderWay()

    /// The speech of the user at the moment.
    var speech: Speech?
    /// The last speech of the user, for a caller that asks how it was taken.
    var lastSpeech: Speech?

    // Sending.
    var outbox = Outbox()
    var pump: Task<Void, Never>?
    /// Waiters for the pump's end.
    var pumpWaiters = WaiterList()
    /// The process goes down: what is not on its way to the provider is sent by the next one.
    var isLeaving = false
    var inFlight: MessageID?
    /// The provider has said what became of the message in flight before the hand-over returned.
    var inFlightIsSettled = false
    /// Files on their way to the provider.
    var files = FilesOnTheirWay()
    var expiryTimer: TimerID?
    var sendBackoff = Backoff()
    /// The provider asks to be sent nothing before.
    var quietUntil: Instant?

    // Waiting.
    var stateWaiters = WaiterList()
    var eventWaiters = WaiterList()
    var messageWaiters: [MessageID: WaiterList] = [:]
    var turnWaiters = WaiterList()
    /// A caller's change of the document or the state is being committed.
    var isChanging = false
    /// Messages that a caller is having sent again.
    var retrying: Set<MessageID> = []
    var requestsInFlight: Set<[UInt8]> = []

    // Readers: how many subscribers each loop has.
    var readers: [Int: Int] = [:]
    /// Those of them who want the vendor's own payloads.
    var nativeReaderCount = 0
    /// The connection of each ticket in use, by the ticket's hash.
    var ticketPlaces: [[UInt8]: TicketPlace] = [:]
    /// When somebody last used the session, as the store has it too.
    var lastUse: Timestamp

    /// Changes that must get to the disk and are not there yet.
    var commits: CommitQueue
    var commitRetryTimer: TimerID?
    /// Callers' changes behind them.
    var heldCommits: [HeldCommit] = []
    var commitBackoff = Backoff()
    /// Since when the link is closed because too much is stalled.
    var pausedAt: Timestamp?
    /// Read from the store, and not yet taken up again.
    var awaitsRestoring = false
    /// The last thing known of a link that ended with the process before; told of once there is a link again.
    var unheardSince: Timestamp?

    /// A session that is about to be committed for the first time, or was read from the store.
    init(
        _ record: SessionRecord, document: SessionDocument, provider: String, leg: LegID, head: Cursor,
        underWay: UnderWay = UnderWay(), environment: SessionEnvironment
    ) {
        id = record.id
        self.environment = environment
        app = record.app
        userID = document.anonymousID ?? record.userID
        providerName = provider
        self.provider = environment.gateway.provider(named: provider)
        self.leg = leg
        createdAt = Timestamp(milliseconds: record.createdAt)
        feed = environment.gateway.feeds[record.app]
        frontEnds = environment.gateway.apps[record.app]?.frontEnds
        state = record.state
        self.document = document
        endedReason = record.endedReason
        endedAt = record.endedAt.map { Timestamp(milliseconds: $0) }
        updatedAt = Timestamp(milliseconds: record.updatedAt)
        self.head = head
        self.underWay = underWay
        lastUse = createdAt
        commits = CommitQueue(epoch: 0)
    }

    /// The session as callers see it: never ahead of its log.
    func snapshot() -> SessionView {
        let document = committedView?.document ?? document
        return SessionView(
            id: id, app: app, provider: providerName, kind: provider?.kind ?? "unknown",
            state: committedView?.state ?? state, endedReason: endedReason, document: document,
            capabilities: capabilities(in: document), leg: leg, createdAt: createdAt,
            updatedAt: committedView?.updatedAt ?? updatedAt, endedAt: endedAt, cursor: head)
    }

    /// The features that work in this session.
    var capabilities: Capabilities { capabilities(in: document) }

    /// The capabilities that the provider names for this session, or else for all of its sessions.
    private func capabilities(in document: SessionDocument) -> Capabilities {
        document.capabilities ?? provider?.capabilities ?? Capabilities([])
    }

    /// The session as callers will see it with another document.
    func view(with changed: SessionDocument, at time: Timestamp) -> SessionView {
        var view = snapshot()
        view.state = state
        view.document = changed
        view.capabilities = capabilities(in: changed)
        view.updatedAt = time
        return view
    }

    /// The id of the user that the session belongs to.
    var presentUserID: String { (committedView?.document ?? document).user.id }

    /// Nothing holds the session in memory: no link, no reader, no message on its way.
    var isDormant: Bool {
        link == nil && readers.isEmpty && outbox.isEmpty && commits.isEmpty && heldEvents.isEmpty && lookup == nil
            && files.isEmpty && (state.isFinal || state == .suspended)
    }
}

/// The committed view of a session that changes, as callers see it.
struct CommittedView: Sendable {
    var state: SessionState
    var document: SessionDocument
    var updatedAt: Timestamp
}

/// The place a session lives in: one loop and what it shares there.
struct SessionEnvironment: Sendable {
    let gateway: Gateway
    let shard: Shard
    let loop: Loop

    var now: Timestamp { Timestamp(milliseconds: WallClock.milliseconds) }
}

/// A message that the provider sent earlier, by the id that it gave it.
struct EarlierMessage: Sendable {
    var vendorID: String
    var id: MessageID
    var role = SenderRole.bot
    var createdAt: Timestamp
}

/// The user's place in the line for somebody who joins, as far as the provider says.
struct PlaceInQueue: Hashable, Sendable {
    /// From 1.
    var position: Int?
    var waitSeconds: Int?

    /// The `data` of `session.queued`.
    var data: [UInt8] {
        var object: JSONObject = ["state": "queued"]
        if let position { object.append("position", JSONValue(position)) }
        if let waitSeconds { object.append("waitSeconds", JSONValue(waitSeconds)) }
        return JSONValue.object(object).encoded()
    }
}

/// An event that a provider told, until it is clear what it meets.
struct HeldEvent: Sendable {
    var event: ProviderEvent
    /// Of the link that told it.
    var generation: Int
}

/// An event on its way to the log.
struct PendingEvent: Sendable {
    let id: EventID
    let type: String
    let at: Timestamp
    let data: [UInt8]
    var carriesSeq = false
    /// The vendor's own payload of the message in `data`.
    var native: [UInt8]?
    /// The event is no use of the session.
    var isPassive = false
}
