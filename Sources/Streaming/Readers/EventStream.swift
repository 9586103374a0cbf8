import Chronology
package import Conversations
package import Domain
import EventLoop
package import HTTPServer
import JSON
import Kernel
import Store

/// One reader of one session, over SSE or WebSocket: replay from the log, `stream.ready`, then live.
///
/// `api.md` section 7.
///
/// Loop-confined. While it replays, what happens meanwhile is only noted: the log has it, and the replay goes on until
/// it has caught up. Once live, an event that does not follow the last one sends the stream back to the log, so no
/// order of messages between loops can make a hole or a double. A reader that is slow is left to the log as well: what
/// waits for thousands of them would otherwise be kept once for each.
package final class EventStream {
    private enum Phase {
        case replaying
        case live
        /// The reader does not take what it was sent: what happens is left to the log until it has, and counted.
        case behind(owedBytes: Int)
        case over

        var isReplaying: Bool { if case .replaying = self { true } else { false } }
        var isLive: Bool { if case .live = self { true } else { false } }
        var isOver: Bool { if case .over = self { true } else { false } }
    }

    let session: Session
    /// By what right it reads; ``renew(_:)`` changes it.
    private(set) var grant: ReadGrant
    private let includesNative: Bool
    /// The second of the heartbeat's round in which this stream gets its comment.
    let slot: Int
    private let output: any ReaderOutput
    private let table: ReaderTable
    private var phase = Phase.replaying
    /// The last event written.
    private var position: Cursor
    private let start: Cursor
    private var replayed = 0
    /// The last event heard of while replaying.
    private var heardSeq: Int64 = 0
    /// The reason of a `stream.reset`, which is all that a reader with one gets.
    private let reset: String?
    private var isAnnounced = false
    /// How often the session was asked for the answers that are coming in pieces, and whether it has not answered yet.
    private var questions = 0
    private var awaitsAnswers = false
    /// The end of the credential is near, and the reader is told as soon as it is live.
    private var owesExpiryNotice = false
    private let drainWait: DrainWait
    private var expiryTimer: TimerID?

    init(_ request: StreamRequest, output: any ReaderOutput, table: ReaderTable) {
        session = request.session
        grant = request.grant
        includesNative = request.includesNative
        position = request.start
        start = request.start
        reset = request.reset
        self.output = output
        self.table = table
        drainWait = DrainWait(loop: table.loop)
        slot = Int(table.ids.random() % UInt64(ReaderTable.heartbeatSeconds))
    }

    /// A stream over SSE.
    ///
    /// - Parameter table: the readers of the output's loop.
    package convenience init(_ request: StreamRequest, sse output: ResponseStream, table: ReaderTable) {
        self.init(request, output: SSEOutput(output), table: table)
    }

    /// The kind of the output that it goes over.
    var kind: StreamKind { output.kind }
    /// The bytes that wait to be sent to its reader.
    var unsentBytes: Int { output.unsentBytes }

    /// Joins the session and begins to replay; on the loop.
    package func begin() {
        table.add(self)
        output.onClosed = { [self] in closed() }
        output.onDrained = { [self] in drained() }
        output.open()
        armExpiry()
        endIfRevoked()
        let bound = LoopBound(self, loop: table.loop)
        // By message, not in a task: after a call of an actor of another loop, a task goes on on that loop until it
        // next suspends, and what comes next here belongs to this one.
        session.loop.execute { [session, loop = table.loop, includesNative, ticket = grant.ticket] in
            session.assumeIsolated { session in
                session.addReader(loop: loop.index, includesNative: includesNative)
                if let ticket { session.replaceConnection(ticket, loop: loop.index) }
            }
            loop.execute {
                if bound.value.reset == nil { bound.value.catchUp() } else { bound.value.refuse() }
            }
        }
    }

    /// The cursor given cannot be honoured: the reader is told, and begins anew from a snapshot.
    private func refuse() {
        writeOwn(EventType.streamReset, ["reason": JSONValue(reset ?? "foreign")])
        output.finish(.reset)
    }

    // MARK: Replay

    private static func replay(_ stream: LoopBound<EventStream>) async {
        let session = stream.value.session.id
        let reading = stream.value.table.reading
        while stream.value.phase.isReplaying {
            let page: EventPage?
            var natives = EventNatives()
            do {
                page = try await reading.events(
                    session, after: stream.value.position.seq, limit: 200, on: stream.loop)
                if stream.value.includesNative, let page {
                    natives = try await EventNatives(
                        page.events.map { (session, $0) }, reading: reading, on: stream.loop)
                }
            } catch {
                // The reader comes back and finds its place again.
                stream.value.output.finish(.failed)
                return
            }
            guard let page, !page.isErased else {
                stream.value.end(.erased)
                return
            }
            if await stream.value.writePage(page, natives) { return }
        }
    }

    /// Writes a page; `true` once there is nothing more to replay.
    private func writePage(_ page: EventPage, _ natives: EventNatives) async -> Bool {
        guard phase.isReplaying, output.isOpen else { return true }
        for event in page.events { write(event, natives(event)) }
        if page.events.isEmpty, position.seq >= heardSeq {
            ready()
            return true
        }
        guard output.isCongested, await !drainWait.isDrained({ output.unsentBytes }) else { return false }
        if phase.isReplaying { lag() }
        return true
    }

    private func write(_ event: StoredEvent, _ native: [UInt8]?) {
        var envelope = EventEnvelope(event, session: session.id)
        envelope.native = native
        if grant.owner != nil, let less = session.frontEnds(on: table.loop)?.event(event.type, event.data) {
            envelope.data = less
        }
        output.write(envelope, withID: true)
        position = Cursor(session: session.id, seq: event.seq, event: event.id)
        replayed += 1
    }

    private func ready() {
        phase = .live
        if !isAnnounced {
            isAnnounced = true
            writeOwn(
                EventType.streamReady,
                [
                    "replayed": JSONValue(replayed), "from": JSONValue(start.description),
                    "to": JSONValue(position.description),
                ], withID: true)
            if owesExpiryNotice { notifyExpiry() }
            // It began after all others had been sent away.
            if table.spread != nil { return end(.drain) }
        }
        askForAnswers()
    }

    // MARK: Answers that come in pieces

    /// All so far of the answers that are coming, and the leg that they are of.
    private struct Asked: Sendable {
        var answers: [StreamedAnswers.Answer]
        var leg: LegID
    }

    /// Asks the session for all so far of the answers that are coming; pieces that are heard before it has answered
    /// are in what it answers.
    ///
    /// After every replay: pieces that came while the stream was in the log were not heard.
    private func askForAnswers() {
        questions += 1
        awaitsAnswers = true
        let bound = LoopBound(self, loop: table.loop)
        session.loop.execute { [session, loop = table.loop, question = questions] in
            let answers = session.assumeIsolated { Asked(answers: $0.openAnswers, leg: $0.leg) }
            // At once on the session's own loop, where the next piece would overtake a message.
            if loop.isCurrent { return bound.value.answered(answers, to: question) }
            loop.execute { bound.value.answered(answers, to: question) }
        }
    }

    /// Pieces that this reader has yet to hear are in the answers as well.
    private func answered(_ answers: Asked, to question: Int) {
        table.afterDeliveries(of: session.id) { [self] in handle(answers, to: question) }
    }

    private func handle(_ asked: Asked, to question: Int) {
        guard phase.isLive, question == questions, output.isOpen else { return }
        awaitsAnswers = false
        for answer in asked.answers {
            write(
                EventType.messageDelta, ProviderEventData.delta(answer.id, 0, answer.text, true), leg: asked.leg)
        }
    }

    // MARK: Live

    /// Takes an event of the session; what is already written is passed over.
    func heard(_ frames: inout EventFrames) {
        let event = frames.event
        guard let seq = event.seq else {
            if phase.isLive, !(awaitsAnswers && event.isPiece) { send(&frames) }
            return
        }
        heardSeq = max(heardSeq, seq)
        if case .behind(let bytes) = phase, seq > position.seq { return owe(bytes + event.frame(view).bytes.count) }
        guard phase.isLive, seq > position.seq else { return }
        guard seq == position.seq + 1 else {
            catchUp()
            return
        }
        position = event.cursor
        send(&frames)
    }

    private var view: ReaderView { ReaderView(includesNative: includesNative, isFrontEnd: grant.owner != nil) }

    private func send(_ frames: inout EventFrames) {
        output.write(&frames, view)
        let unsent = output.unsentBytes
        if unsent > table.pendingBytesMax { return lag() }
        // The further question costs, and most readers have taken all.
        if unsent > 0, output.isCongested { owe(0) }
    }

    /// Leaves an event to the log, unless with it too much waits for the reader.
    private func owe(_ bytes: Int) {
        phase = .behind(owedBytes: bytes)
        if output.unsentBytes + bytes > table.pendingBytesMax { lag() }
    }

    private func drained() {
        if case .behind = phase { catchUp() } else { drainWait.signal() }
    }

    /// Goes back to the log for what was not heard.
    private func catchUp() {
        // A socket may be in its closing handshake, with nobody left to read to.
        guard !phase.isOver, output.isOpen else { return }
        phase = .replaying
        let bound = LoopBound(self, loop: table.loop)
        Task(executorPreference: table.loop.taskExecutor) { await EventStream.replay(bound) }
    }

    /// Tells an idle reader that the stream lives.
    func beat() {
        guard !phase.isOver, output.unsentBytes == 0 else { return }
        output.beat()
    }

    // MARK: Ending

    /// How long before the end of its credential a reader is told.
    private static let expiryNotice: Duration = .seconds(60)

    private func armExpiry() {
        guard let expiresAt = grant.expiresAt else { return }
        let left = Duration.milliseconds(max(0, expiresAt - WallClock.milliseconds))
        expiryTimer = table.loop.schedule(after: max(left - Self.expiryNotice, .zero)) { [self] in
            if isAnnounced { notifyExpiry() } else { owesExpiryNotice = true }
            expiryTimer = table.loop.schedule(after: min(left, Self.expiryNotice)) { [self] in end(.expired) }
        }
    }

    /// Goes on by another right, whose end is what counts from now on.
    func renew(_ grant: ReadGrant) {
        guard !phase.isOver else { return }
        self.grant = grant
        if let expiryTimer { table.loop.cancel(expiryTimer) }
        expiryTimer = nil
        owesExpiryNotice = false
        armExpiry()
        endIfRevoked()
    }

    /// The right may have been revoked after it was judged and before this stream was there to be ended.
    private func endIfRevoked() {
        let isRevoked = grant.owner.map { table.revocations.covers($0) } ?? false
        if isRevoked || table.hasLost(grant) { end(.revoked) }
    }

    private func notifyExpiry() {
        owesExpiryNotice = false
        guard let expiresAt = grant.expiresAt else { return }
        let data: JSONObject = ["expiresAt": JSONValue(Timestamp(milliseconds: expiresAt).rfc3339)]
        writeOwn(EventType.tokenExpiring, data)
    }

    /// The reader is too slow: it is told, cut off, and may resume.
    private func lag() {
        writeOwn(EventType.streamLagged, ["cursor": JSONValue(position.description)])
        output.finish(.lagged)
    }

    /// Ends the stream for a reason of the gateway's own.
    func end(_ ending: StreamEnding) {
        guard !phase.isOver else { return }
        switch ending {
        case .drain:
            let delay = (table.spread ?? ReconnectSpread()).milliseconds(table.ids.random())
            writeOwn(EventType.streamDrain, ["reconnectAfterMs": JSONValue(delay)])
        case .erased: writeOwn(EventType.streamReset, ["reason": "erased"])
        case .revoked, .expired: break
        }
        output.finish(.ended(ending))
    }

    private func closed() {
        guard !phase.isOver else { return }
        phase = .over
        table.remove(self)
        if let expiryTimer { table.loop.cancel(expiryTimer) }
        drainWait.signal()
        output.onClosed = nil
        output.onDrained = nil
        session.loop.execute { [session, index = table.loop.index, includesNative, ticket = grant.ticket] in
            session.assumeIsolated { session in
                session.removeReader(loop: index, includesNative: includesNative)
                if let ticket { session.leavePlace(ticket) }
            }
        }
    }

    /// Writes an event of the stream itself.
    private func writeOwn(_ type: String, _ data: JSONObject, withID: Bool = false) {
        guard !phase.isOver else { return }
        write(type, JSONValue.object(data).encoded(), withID: withID)
    }

    /// Writes an event that is not stored, for this reader alone.
    private func write(_ type: String, _ data: [UInt8], leg: LegID? = nil, withID: Bool = false) {
        let envelope = EventEnvelope(
            id: EventID(table.ids.next(session.id.value.bucket)), cursor: .session(position), type: type,
            at: Timestamp(milliseconds: WallClock.milliseconds), session: session.id, leg: leg, data: data)
        output.write(envelope, withID: withID)
    }
}

/// The stream request of a reader, checked.
package struct StreamRequest: Sendable {
    let session: Session
    let grant: ReadGrant
    /// Replay begins after this place.
    let start: Cursor
    /// The cursor given could not be honoured, for this reason.
    let reset: String?
    /// Messages come with the vendor's own payload.
    let includesNative: Bool

    package init(session: Session, grant: ReadGrant, start: Cursor, reset: String?, includesNative: Bool) {
        self.session = session
        self.grant = grant
        self.start = start
        self.reset = reset
        self.includesNative = includesNative
    }
}
