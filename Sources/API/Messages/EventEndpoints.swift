import Chronology
import Configuration
import Conversations
import Crypto
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Kernel
import Store
import Streaming

extension Endpoints {
    /// `GET …/events`: SSE or JSON, as `Accept` says.
    func readEvents(_ request: Request) async throws(Problem) -> Response {
        var query = try RequestQuery(request)
        let after = query.place("after")
        let limit = query.integer("limit", in: 1...200, default: 50)
        let wait = query.integer("wait", in: 0...30, default: 0)
        let ticket = query.string("ticket")
        let includesNative = query.includesNative()
        try query.finish()
        let (session, grant) = try await streamReader(request, ticket: ticket)
        guard await !session.isErased else { throw Problem(Failure.gone) }
        switch try accepted(request, ["application/json", "text/event-stream"]) {
        case "text/event-stream":
            return try await stream(request, session, grant, after: after, includesNative: includesNative)
        default:
            if let ticket = grant.ticket { await session.replaceConnection(ticket, loop: nil) }
            let (page, start) = try await page(
                request, session, grant, after: after, limit: limit, wait: .seconds(wait))
            if let ticket = grant.ticket { await session.leavePlace(ticket) }
            // It may have waited for long.
            try checkNotLost(grant, on: request.loop)
            if let owner = grant.owner { try await authenticator.checkNotRevoked(owner, on: request.loop) }
            let frontEnds = grant.owner.flatMap { _ in access.apps[grant.app]?.frontEnds }
            return try await answer(
                page, session, after: start, includesNative: includesNative, frontEnds, on: request.loop)
        }
    }

    // MARK: Who reads

    private func streamReader(_ request: Request, ticket: String?) async throws(Problem) -> (Session, ReadGrant) {
        if let ticket, !request.head.fields.contains(.authorization) {
            return try await ticketReader(request, ticket)
        }
        let (session, principal) = try await session(request)
        return (session, ReadGrant(principal, shownBy: request.head))
    }

    /// A ticket: bound to session and origin, first used within 30 s, then good for reconnects; a new one takes over.
    private func ticketReader(_ request: Request, _ ticket: String) async throws(Problem) -> (Session, ReadGrant) {
        let hash = HashAlgorithm.sha256.digest(of: Array(ticket.utf8).span)
        let refusal = Problem(.tokenInvalid, "The ticket is not valid here.")
        let record: TicketRecord?
        do {
            record = try await conversations.reading.ticket(hash: hash, on: request.loop)
        } catch {
            throw Problem(error)
        }
        let now = WallClock.milliseconds
        guard let record, record.session == SessionID(request.parameters[0]),
            TicketOrigin.mayUse(record.origin, request.head.fields), let facts = TicketFacts(record.document),
            access.apps[facts.app] != nil
        else { throw refusal }
        guard now < record.expiresAt, record.usedAt != nil || now <= record.firstUseBy else {
            throw Problem(.tokenExpired, "The ticket has expired.")
        }
        let session = try await mapped { () async throws(Failure) in
            try await conversations.shard(for: record.session).session(
                record.session, app: facts.app, service: conversations)
        }
        let owner = CredentialOwner(
            app: facts.app,
            userIDs: Set([facts.userID, session.userID, await session.presentUserID].compactMap(\.self)),
            session: record.session, madeAt: facts.issuedAt)
        try await authenticator.checkNotRevoked(owner, on: request.loop)
        let use = StoreTransaction(session: nil, changes: [.useTicket(hash: hash, at: now)])
        do {
            _ = try await conversations.reading.commit(use, on: request.loop)
        } catch {
            throw Problem(error)
        }
        let number = conversations.shard(of: request.loop).ids.random()
        let grant = ReadGrant(
            app: facts.app, owner: owner, expiresAt: record.expiresAt,
            ticket: TicketConnection(ticket: hash, number: number))
        return (session, grant)
    }

    func createStreamTicket(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let seconds = body.integer("expiresInSeconds", in: 60...3600) ?? 3600
        try body.finish()
        let now = WallClock.milliseconds
        var expiresAt = now + Int64(seconds) * 1000
        if case .client(_, let token) = principal { expiresAt = min(expiresAt, token.expiresAt * 1000) }
        let secret = Base64.url.encode(secureRandomBytes(32).span)
        let ticket = "tkt_" + String(decoding: secret, as: UTF8.self)
        let facts = TicketFacts(principal, userID: await session.presentUserID, at: now)
        let record = TicketRecord(
            hash: HashAlgorithm.sha256.digest(of: Array(ticket.utf8).span), session: session.id,
            origin: request.head.fields[.origin], firstUseBy: now + 30_000, expiresAt: expiresAt,
            document: facts.encoded())
        do {
            let change = StoreTransaction(session: session.id, changes: [.insertTicket(record)])
            guard case .committed = try await conversations.reading.commit(change, on: request.loop) else {
                throw Failure.gone
            }
        } catch let error as StoreError {
            throw Problem(error)
        } catch {
            throw Problem(Failure.gone)
        }
        let base = conversations.parts.publicURL
        let value: JSONValue = [
            "ticket": JSONValue(ticket), "url": JSONValue("\(base)/v1/sessions/\(session.id)/events?ticket=\(ticket)"),
            "expiresAt": JSONValue(Timestamp(milliseconds: expiresAt).rfc3339),
        ]
        return .json(.created, value.encoded())
    }

    // MARK: SSE

    private func stream(
        _ request: Request, _ session: Session, _ grant: ReadGrant, after: String?, includesNative: Bool
    ) async throws(Problem) -> Response {
        let wanted = try await streamRequest(
            session, grant, after: request.head.fields[.lastEventID] ?? after, includesNative: includesNative)
        let table = readers.table(of: request.loop)
        return .eventStream { output in EventStream(wanted, sse: output, table: table).begin() }
    }

    /// The stream request of a reader of events, once it is known that there is room for one more.
    func streamRequest(
        _ session: Session, _ grant: ReadGrant, after: String?, includesNative: Bool
    ) async throws(Problem) -> StreamRequest {
        guard await !session.isErased else { throw Problem(Failure.gone) }
        let limit = settings.subscribersPerSessionMax
        guard await session.readerCount < limit else { throw Problem(Failure.tooManyReaders(limit: limit)) }
        let place = try await start(of: session, after)
        return StreamRequest(
            session: session, grant: grant, start: place.cursor, reset: place.reset,
            includesNative: includesNative)
    }

    /// Where a reader begins; a cursor that cannot be honoured begins at the head, with a reason.
    private func start(of session: Session, _ text: String?) async throws(Problem) -> (cursor: Cursor, reset: String?) {
        guard let text, !text.isEmpty else { return (.beginning(of: session.id), nil) }
        if text == "now" { return (await session.head, nil) }
        guard let cursor = Cursor(text) else { return (await session.head, "foreign") }
        let reason = try await mapped { () async throws(Failure) in try await session.resetReason(of: cursor) }
        if let reason { return (await session.head, reason) }
        return (cursor, nil)
    }

    // MARK: Long-poll

    /// Judges once more after a caller has waited, on the loop only.
    ///
    /// A reload may have taken the app or the key out of force, which ends streams too.
    func checkNotLost(_ grant: ReadGrant, on loop: Loop) throws(Problem) {
        guard readers.table(of: loop).hasLost(grant) else { return }
        throw Problem(.tokenRevoked, "The key is no longer configured.")
    }

    private func page(
        _ request: Request, _ session: Session, _ grant: ReadGrant, after: String?, limit: Int, wait: Duration
    ) async throws(Problem) -> (page: EventPage, start: Cursor) {
        let start = try await start(of: session, after)
        if let reason = start.reset { throw Problem(cursorIs: reason) }
        var page = try await events(of: session, after: start.cursor.seq, limit: limit, request)
        if page.events.isEmpty, wait > .zero {
            await request.loop.comeBack()
            try checkNotLost(grant, on: request.loop)
            await waitForEvents(of: session, grant, after: start.cursor.seq, atMost: wait, on: request.loop)
            page = try await events(of: session, after: start.cursor.seq, limit: limit, request)
        }
        return (page, start.cursor)
    }

    /// Waits until something happens in a session, or the right to hear of it is gone; begins and ends on the loop.
    private func waitForEvents(
        of session: Session, _ grant: ReadGrant, after seq: Int64, atMost limit: Duration, on loop: Loop
    ) async {
        let waiter = LoopWaiter(loop: session.loop)
        let poll = LongPoll(grant) { session.loop.execute { waiter.signal() } }
        let table = readers.table(of: loop)
        table.add(poll)
        await session.waitForEvents(after: seq, atMost: limit, by: waiter)
        await loop.comeBack()
        table.remove(poll)
    }

    private func answer(
        _ page: EventPage, _ session: Session, after start: Cursor, includesNative: Bool, _ frontEnds: FrontEndView?,
        on loop: Loop
    ) async throws(Problem) -> Response {
        let natives =
            includesNative ? try await natives(page.events.map { (session.id, $0) }, on: loop) : EventNatives()
        var bytes = Array(#"{"data":["#.utf8)
        var cursor = start
        for (index, event) in page.events.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            cursor = Cursor(session: session.id, seq: event.seq, event: event.id)
            var envelope = EventEnvelope(event, session: session.id)
            envelope.native = natives(event)
            if let less = frontEnds?.event(event.type, event.data) { envelope.data = less }
            EventEncoding.append(envelope, to: &bytes)
        }
        bytes += Array(#"],"cursor":""#.utf8)
        cursor.append(to: &bytes)
        bytes += Array(#""}"#.utf8)
        return .json(.ok, bytes)
    }

    /// The vendor's own payloads of the messages that events show.
    func natives(
        _ events: [(session: SessionID, event: StoredEvent)], on loop: Loop
    ) async throws(Problem) -> EventNatives {
        do {
            return try await EventNatives(events, reading: conversations.reading, on: loop)
        } catch {
            throw Problem(error)
        }
    }

    private func events(
        of session: Session, after seq: Int64, limit: Int, _ request: Request
    ) async throws(Problem) -> EventPage {
        let page: EventPage?
        do {
            page = try await conversations.reading.events(session.id, after: seq, limit: limit, on: request.loop)
        } catch {
            throw Problem(error)
        }
        guard let page, !page.isErased else { throw Problem(Failure.gone) }
        return page
    }
}

/// The right to use a ticket, judged by the page that asked for it.
enum TicketOrigin {
    /// Whether a request with these fields may use a ticket that was asked for from `asked`, nil where that call named
    /// no `Origin`.
    ///
    /// The `EventSource` of a page sends no `Origin` to the host the page came from, as with every `GET` of the same
    /// origin (Fetch, "append a request `Origin` header"), though the `POST` for the ticket had one. What it does send
    /// is `Sec-Fetch-Site: same-origin`, which no page can set (Fetch Metadata, section 2.3).
    static func mayUse(_ asked: String?, _ fields: HTTPFields) -> Bool {
        if let origin = fields[.origin] { return origin == asked }
        guard let site = fields[.secFetchSite] else { return asked == nil }
        return site == "same-origin"
    }
}

extension Response {
    /// A stream of server-sent events.
    static func eventStream(_ begin: @escaping @Sendable (ResponseStream) -> Void) -> Response {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "text/event-stream")
        fields.append(.cacheControl, constant: "no-store")
        try? fields.append("X-Accel-Buffering", "no")
        return Response(status: .ok, fields: fields, body: .stream(begin))
    }
}

extension Problem {
    /// The log cannot honour the cursor `after`, for a reason of `stream.reset`.
    init(cursorIs reason: String) {
        self.init(.invalidCursor, "The cursor cannot be honoured: \(reason).")
        errors = [
            Problem.FieldError(.parameter("after"), code: "cursor_\(reason)", detail: "The cursor is \(reason).")
        ]
    }
}

/// The facts that a ticket remembers: its owner, by which revocations are judged.
struct TicketFacts: Sendable {
    var app: String
    /// The user of the token that it was asked for with, or of the session.
    var userID: String?
    /// When the token was made, or the ticket where a secret key asked for it, in milliseconds since the Unix epoch.
    var issuedAt: Int64

    /// - Parameters:
    ///   - userID: the session's user.
    ///   - now: in milliseconds since the Unix epoch.
    init(_ principal: Principal, userID: String, at now: Int64) {
        app = principal.app.name
        self.userID = userID
        issuedAt = now
        guard case .client(_, let token) = principal else { return }
        self.userID = token.userID
        issuedAt = token.issuedAt * 1000
    }

    init?(_ document: [UInt8]) {
        guard let value = try? JSONValue(parsing: document), let app = value["app"]?.stringValue else { return nil }
        self.app = app
        userID = value["userId"]?.stringValue
        issuedAt = Int64(value["issuedAt"]?.intValue ?? 0)
    }

    func encoded() -> [UInt8] {
        var object: JSONObject = ["app": JSONValue(app), "issuedAt": JSONValue(Int(issuedAt))]
        if let userID { object.append("userId", JSONValue(userID)) }
        return JSONValue.object(object).encoded()
    }
}
