import Chronology
import Domain
import Kernel
import Store

/// The state of one conversation, and how far readers may see it: pure, reads no clock and does no input or output.
///
/// A change that the provider brings about holds at once for whatever comes next, and is *staged*: readers see it when
/// it is on the disk. A change of a caller's holds, and is seen, when it is on the disk.
struct SessionMachine: ~Copyable {
    /// How far the conversation has come towards its end.
    enum Phase: Hashable, Sendable {
        /// Callers and provider may change it.
        case live
        /// A caller's end is on its way to the disk; if it fails, the session goes on.
        case endRequested
        /// The provider has ended it, or it has failed: certain, and not on the disk yet.
        case ending
        /// Over, on the disk.
        case over
        /// Its content is gone.
        case erased
    }

    /// How the conversation came into the process.
    private enum Origin {
        /// Made here; the request that made it has yet to be answered.
        case beingMade
        /// Read from the store, and not yet taken up again.
        case awaitsRestoring
        /// Both are past.
        case takenUp
    }

    /// How it ended, once that is on the disk.
    struct End: Hashable, Sendable {
        /// The word for why, as `session.ended` has it.
        var reason: String?
        /// When.
        var at: Timestamp?
    }

    /// How far the conversation has come towards its end.
    private(set) var phase: Phase
    /// The state, as it is decided.
    private(set) var state: SessionState
    /// The document, as it is decided.
    private(set) var document: SessionDocument
    /// When it last changed.
    private(set) var updatedAt: Timestamp
    /// How it ended, once that is on the disk.
    private(set) var end: End
    /// The place of the last event on the disk.
    private(set) var head: Cursor
    /// The time at which the session was last used, as the store has it too.
    private(set) var lastUse: Timestamp
    /// The view of readers while changes are staged; nil while that is what is decided.
    private(set) var committed: CommittedView? {
        get { staged.wrappedValue }
        set { staged.wrappedValue = newValue }
    }
    private var staged = Rare<CommittedView>()
    /// Changes that are staged and not on the disk.
    private var stagedCount = 0
    /// How far the process has come with taking it up.
    private var origin = Origin.takenUp

    /// A session that is about to be committed for the first time, or was read from the store.
    init(_ record: SessionRecord, document: SessionDocument, head: Cursor) {
        state = record.state
        phase = record.state.isFinal ? .over : .live
        self.document = document
        updatedAt = Timestamp(milliseconds: record.updatedAt)
        end = End(reason: record.endedReason, at: record.endedAt.map { Timestamp(milliseconds: $0) })
        self.head = head
        lastUse = Timestamp(milliseconds: record.createdAt)
    }

    /// The session as readers may see it.
    var visible: CommittedView { committed ?? CommittedView(state: state, document: document, updatedAt: updatedAt) }

    /// The request that made the session has yet to be answered.
    var isBeingMade: Bool { origin == .beingMade }
    /// Read from the store, and not yet taken up again.
    var awaitsRestoring: Bool { origin == .awaitsRestoring }

    // MARK: What may be done

    /// Callers and provider may change it.
    var isLive: Bool { phase == .live }
    /// Its content is gone.
    var isErased: Bool { phase == .erased }
    /// It has ended or will, whatever becomes of what is on its way to the disk.
    var hasEnd: Bool { phase != .live && phase != .endRequested }

    /// Its content is there.
    func requireContent() throws(Failure) {
        guard !isErased else { throw .gone }
    }

    /// Callers and provider may change it.
    func requireLive() throws(Failure) {
        try requireContent()
        guard isLive else { throw .sessionEnded }
    }

    // MARK: The provider's changes

    /// The provider brings a change about: it holds from now on, and is seen once ``stored(_:)``.
    mutating func stage(_ next: SessionState, _ changed: SessionDocument, at time: Timestamp) {
        assert(!next.isFinal, "An end is not staged: it holds when it is on the disk.")
        assert(changed.version > document.version, "Each change of a document has a version of its own.")
        beginStaging()
        document = changed
        state = next
        updatedAt = time
    }

    /// A staged change is on the disk.
    mutating func stored(_ view: CommittedView) {
        assert(!view.state.isFinal, "An end is not staged: it holds when it is on the disk.")
        endStaging()
        committed = stagedCount == 0 ? nil : view
        assert((committed == nil) == (stagedCount == 0), "Readers see what is decided once all of it is on the disk.")
    }

    private mutating func beginStaging() {
        assert((committed == nil) == (stagedCount == 0), "Readers see what is decided while nothing is staged.")
        committed = visible
        stagedCount += 1
        assert(stagedCount > 0, "Something is staged until it is stored.")
    }

    private mutating func endStaging() {
        assert(stagedCount > 0, "Only what was staged is stored.")
        assert(committed != nil, "Readers see something while a change is staged.")
        stagedCount -= 1
    }

    // MARK: Callers' changes

    /// A caller's change of the document is on the disk; `false` where the document is another one by then.
    ///
    /// That the provider was told meanwhile who the user is stays so.
    mutating func changed(to next: SessionDocument, from base: SessionDocument, at time: Timestamp) -> Bool {
        assert(next.version > base.version, "Each change of a document has a version of its own.")
        assert((committed == nil) == (stagedCount == 0), "Readers see what is decided while nothing is staged.")
        guard document.version == base.version else { return false }
        var next = next
        if document.identity == .notified { next.identity = .notified }
        committed?.document = next
        document = next
        updatedAt = time
        return true
    }

    /// A caller's suspension is on the disk.
    ///
    /// Changes that the provider told of meanwhile stay; only the version is this change's own.
    mutating func suspended(version: Int, at time: Timestamp) {
        assert(isLive, "Only what lives is suspended.")
        assert(!state.isFinal, "Nothing follows an end.")
        document.version = max(version, document.version + 1)
        state = .suspended
        committed?.state = .suspended
        updatedAt = time
    }

    /// The provider has been told the custom data; stored with the next change.
    mutating func noteCustomDataTold() { document.customDataIsUntold = false }

    /// The provider has been told which user the anonymous one has become; stored with the next change.
    mutating func noteIdentityNotified() {
        assert(document.anonymousID != nil, "Only a user who was anonymous becomes known.")
        document.identity = .notified
    }

    /// An answer takes its command out of those that wait, so that nobody else answers it; nil when it does not wait.
    ///
    /// To callers it waits until ``settled(_:isStored:)``.
    mutating func claim(command id: String, at time: Timestamp) -> ClaimedCommand? {
        guard let pending = document.commands[id] else { return nil }
        assert(isLive, "Nobody answers a conversation that is over.")
        beginStaging()
        document.commands.remove(id)
        document.version += 1
        assert(document.commands[id] == nil, "A command is answered once.")
        return ClaimedCommand(pending: pending, view: CommittedView(state: state, document: document, updatedAt: time))
    }

    /// The answer is on the disk, or could not be stored: then its command waits again.
    ///
    /// - Returns: whether documents that were stored meanwhile lack the command, so that this one must be stored too.
    mutating func settled(_ claimed: ClaimedCommand, isStored: Bool) -> Bool {
        guard !isStored else {
            updatedAt = max(updatedAt, claimed.view.updatedAt)
            stored(claimed.view)
            return false
        }
        endStaging()
        let isLatest = document.version == claimed.view.document.version
        document.commands.putBack(claimed.pending)
        document.version += 1
        if stagedCount == 0 { committed = nil }
        assert(document.commands[claimed.pending.request.id] != nil, "A command without an answer waits.")
        assert((committed == nil) == (stagedCount == 0), "Readers see what is decided once all of it is on the disk.")
        return !isLatest
    }

    // MARK: The end

    /// A caller's end is on its way to the disk.
    mutating func requestEnd() {
        assert(phase == .live, "An end is requested once.")
        assert(!state.isFinal, "What is over is not ended again.")
        phase = .endRequested
    }

    /// The end that was requested could not be stored: the session goes on, unless it was erased meanwhile.
    mutating func endFailed() {
        assert(!state.isFinal || isErased, "What is over stays so.")
        if phase == .endRequested { phase = .live }
        assert(phase != .endRequested, "An end that failed is requested no longer.")
    }

    /// The provider has ended the conversation, or it has failed.
    mutating func decideEnd() {
        assert(phase != .over, "A session ends once.")
        if phase != .erased { phase = .ending }
    }

    /// The end is on the disk.
    mutating func finish(
        as last: SessionState, reason: String?, document changed: SessionDocument, at time: Timestamp
    ) {
        assert(last.isFinal, "Nothing follows an end.")
        state = last
        document = changed
        end = End(reason: reason, at: time)
        updatedAt = time
        if phase != .erased { phase = .over }
        assert(hasEnd && !isLive, "What is over takes no changes.")
    }

    /// The content is gone, whatever the state is.
    mutating func erase() {
        assert(phase != .erased, "A session is erased once.")
        phase = .erased
        assert(!isLive, "What is erased takes no changes.")
    }

    // MARK: Making and restoring

    /// The session is on the disk, and the request that made it is answered later.
    mutating func beginMaking() {
        assert(origin == .takenUp, "A session is made once, or was read.")
        origin = .beingMade
    }

    /// The request that made the session is being answered, or an equal one once more.
    mutating func endMaking() {
        if isBeingMade { origin = .takenUp }
    }

    /// A process that has not seen the session before has read it from the store.
    mutating func awaitRestoring() {
        assert(origin == .takenUp, "A session is read once, or was made.")
        origin = .awaitsRestoring
    }

    /// The session goes on, since all that the store keeps of it has been read; `lastUse` as it stands there.
    mutating func restored(lastUse time: Timestamp) {
        assert(awaitsRestoring, "A session is taken up once.")
        origin = .takenUp
        lastUse = time
    }

    // MARK: The log

    /// An event is on the disk.
    mutating func published(_ next: Cursor) {
        assert(next.session == head.session, "The log is the session's own.")
        assert(next.seq == head.seq + 1, "The log has no gaps.")
        head = next
    }

    /// The session was used.
    mutating func used(at time: Timestamp) { lastUse = time }
}

/// The committed view of a session that changes, as callers see it.
struct CommittedView: Sendable {
    var state: SessionState
    var document: SessionDocument
    var updatedAt: Timestamp
}

/// A command whose answer is on its way to the disk.
struct ClaimedCommand: Sendable {
    let pending: PendingCommand
    /// The session without it, as it will be seen.
    let view: CommittedView
}
