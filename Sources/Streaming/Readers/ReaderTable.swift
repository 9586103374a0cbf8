import Conversations
import Domain
package import EventLoop

/// The kind of an event stream, by what it goes over; the raw value is its label in the figures.
enum StreamKind: String, CaseIterable, Sendable {
    case sse, websocket
    /// All events of an app over SSE.
    case feed
}

/// A listener to all events of an app, as far as its right is concerned.
///
/// Loop-confined.
protocol FeedReader: AnyObject {
    /// By what right it is read.
    var grant: ReadGrant { get }
    /// Ends it, since the right is gone.
    func end()
}

/// The event streams of one loop by session; a stream is a row here, not a suspended task.
package final class ReaderTable: Sendable {
    /// How often an idle stream gets a comment, so that proxies and readers know that it lives.
    static let heartbeatSeconds = 15

    private struct State {
        var readers: [SessionID: SessionReaders] = [:]
        /// How often readers came or left.
        var changes: UInt64 = 0
        var counts: [StreamKind: Int] = [:]
        var tick = 0
        /// The rounds that wait for further turns, and whether a turn is to come.
        var line = FanOutQueue()
        var hasTurn = false
        var spread: ReconnectSpread?
        var pendingBytesMax: Int
        /// Judges whether the app or the key of a right is gone; nil before the first reload.
        var isGone: (@Sendable (ReadGrant) -> Bool)?
        /// Those who listen to all events of an app.
        var feeds: [any FeedReader] = []
        /// Callers that wait for events.
        var polls: [ObjectIdentifier: LongPoll] = [:]
    }

    package let loop: Loop
    /// The credentials that are good no longer, as this loop knows them.
    package let revocations: RevocationTable
    /// Where events of the streams themselves get their ids.
    let ids: IDSource
    let reading: StoreReading
    /// Bytes that may wait for one reader.
    ///
    /// On the loop only.
    var pendingBytesMax: Int {
        get { state.value.pendingBytesMax }
        set { state.value.pendingBytesMax = newValue }
    }
    private let state: LoopBound<State>

    init(loop: Loop, ids: IDSource, reading: StoreReading, pendingBytesMax: Int) {
        self.loop = loop
        self.ids = ids
        self.reading = reading
        revocations = RevocationTable(loop: loop)
        state = LoopBound(unchecked: State(pendingBytesMax: pendingBytesMax), loop: loop)
    }

    /// Hands an event to the streams of its session; may be called on any thread, keeps the order of calls.
    func deliver(_ event: SharedEvent, session: SessionID) {
        if loop.isCurrent {
            deliverHere(event, session)
        } else {
            loop.execute { [self] in deliverHere(event, session) }
        }
    }

    private func deliverHere(_ event: SharedEvent, _ session: SessionID) {
        guard let readers = state.value.readers[session] else { return }
        if readers.streams.count > FanOutQueue.readersPerTurn || state.value.hasTurn && state.value.line.holds(session)
        {
            state.value.line.append(event, to: readers, of: session)
            if !state.value.hasTurn { runTurn() }
        } else {
            var frames = EventFrames(event)
            for stream in readers.streams { stream.heard(&frames) }
        }
    }

    private func runTurn() {
        state.value.hasTurn = true
        var room = FanOutQueue.readersPerTurn
        while room > 0, let round = state.value.line.next {
            room -= round.serve(room)
            state.value.line.settle()
        }
        guard !state.value.line.isEmpty else { return state.value.hasTurn = false }
        // A timer and no job: jobs may all have their go before descriptors are looked at again.
        loop.schedule(after: .zero) { [self] in runTurn() }
    }

    /// Does something once the readers of a session have heard what was delivered so far; on the loop only.
    func afterDeliveries(of session: SessionID, _ work: @escaping () -> Void) {
        guard state.value.line.holds(session) else { return work() }
        state.value.line.append(work, of: session)
    }

    /// Ends those streams of a session that a condition picks; may be called on any thread.
    func close(session: SessionID, _ ending: StreamEnding, where condition: @escaping @Sendable (ReadGrant) -> Bool) {
        loop.execute { [self] in
            for stream in state.value.readers[session]?.streams ?? [] where condition(stream.grant) {
                stream.end(ending)
            }
        }
    }

    /// Ends the streams of all sessions whose right was revoked, and has callers that wait find that; on the loop only.
    package func closeRevoked() {
        for poll in state.value.polls.values {
            if let owner = poll.grant.owner, revocations.covers(owner) { poll.wake() }
        }
        for stream in allStreams {
            if let owner = stream.grant.owner, revocations.covers(owner) { stream.end(.revoked) }
        }
    }

    /// Ends the streams of all sessions, and those of apps, whose right a condition picks, and from now on those that
    /// begin; may be called on any thread.
    func end(where isGone: @escaping @Sendable (ReadGrant) -> Bool) {
        loop.execute { [self] in
            state.value.isGone = isGone
            for stream in allStreams where isGone(stream.grant) { stream.end(.revoked) }
            for stream in state.value.feeds where isGone(stream.grant) { stream.end() }
            for poll in state.value.polls.values where isGone(poll.grant) { poll.wake() }
        }
    }

    /// The app or the key of a right is gone; on the loop only.
    package func hasLost(_ grant: ReadGrant) -> Bool { state.value.isGone?(grant) ?? false }

    /// Adds a listener to all events of an app; on the loop only.
    func add(_ feed: any FeedReader) {
        state.value.feeds.append(feed)
        count(.feed, by: 1)
    }

    /// Takes a listener to all events of an app out; on the loop only.
    func remove(_ feed: any FeedReader) {
        state.value.feeds.removeAll { $0 === feed }
        count(.feed, by: -1)
    }

    /// Adds a caller that waits for events; on the loop only.
    package func add(_ poll: LongPoll) { state.value.polls[ObjectIdentifier(poll)] = poll }

    /// Takes a caller out that waits no longer; on the loop only.
    package func remove(_ poll: LongPoll) { state.value.polls[ObjectIdentifier(poll)] = nil }

    /// Sends all readers away, those too that come from now on; may be called on any thread.
    ///
    /// - Parameters:
    ///   - loops: how many such tables there are, each with about as many readers.
    ///   - spread: over how long readers may be spread that come back.
    func drain(loops: Int, spread: Duration) {
        loop.execute { [self] in
            state.value.spread = ReconnectSpread(
                readers: state.value.counts.values.reduce(0, +) * loops, limit: spread)
            for stream in allStreams { stream.end(.drain) }
        }
    }

    /// How readers that are sent away are spread; `nil` while nobody is.
    ///
    /// On the loop only.
    var spread: ReconnectSpread? { state.value.spread }

    /// Adds a stream; on the loop only.
    func add(_ stream: EventStream) {
        change(stream.session.id) { $0.append(stream) }
        count(stream.kind, by: 1)
    }

    /// Takes a stream out; on the loop only.
    func remove(_ stream: EventStream) {
        guard let index = state.value.readers[stream.session.id]?.streams.firstIndex(where: { $0 === stream }) else {
            return
        }
        change(stream.session.id) { $0.remove(at: index) }
        count(stream.kind, by: -1)
    }

    private func change(_ session: SessionID, _ step: (inout [EventStream]) -> Void) {
        state.value.changes += 1
        var readers = state.value.readers.removeValue(forKey: session) ?? SessionReaders()
        readers.version = state.value.changes
        step(&readers.streams)
        if !readers.streams.isEmpty { state.value.readers[session] = readers }
    }

    private var allStreams: some Sequence<EventStream> { state.value.readers.values.lazy.flatMap(\.streams) }

    /// Notes that streams were opened or, below zero, closed; on the loop only.
    func count(_ kind: StreamKind, by change: Int) { state.value.counts[kind, default: 0] += change }

    /// Streams of this loop, those of feeds too; on the loop only.
    var counts: [StreamKind: Int] { state.value.counts }

    /// Bytes that wait for the readers of a session; on the loop only.
    func unsentBytes(of session: SessionID) -> Int {
        state.value.readers[session]?.streams.reduce(0) { $0 + $1.unsentBytes } ?? 0
    }

    /// Begins the heartbeat: each second a fifteenth of the streams gets its comment; on the loop only.
    package func startHeartbeat() {
        loop.schedule(after: .seconds(1)) { [self] in
            state.value.tick += 1
            let turn = state.value.tick % Self.heartbeatSeconds
            for stream in allStreams where stream.slot == turn { stream.beat() }
            startHeartbeat()
        }
    }
}

/// Why a stream is ended by the gateway.
enum StreamEnding: Sendable {
    /// The process is going down; readers come back after some milliseconds, spread by chance.
    case drain
    /// The token was revoked, or the ticket was taken over by a newer connection.
    case revoked
    /// The token or the ticket is over its time.
    case expired
    /// The content was erased.
    case erased
}
