import Chronology
import Configuration
import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Kernel
import Store
import Streaming

extension Endpoints {
    // MARK: Making

    func createSession(_ request: Request) async throws(Problem) -> Response {
        let principal = try authenticator.principal(request)
        if case .client(_, let token) = principal, token.session != nil {
            throw Problem(.forbidden, "The token is for one session only.")
        }
        let options = try await optionsAtQueue(request, principal)
        var asked = try SessionRequest(request, principal, self, options: options)
        if let id = asked.continues { try await goOn(from: id, &asked) }
        let wanted = asked
        let shard = conversations.shard(app: principal.app.name, userID: wanted.plan.document.user.id)
        let made = try await mapped { () async throws(Failure) -> Shard.Made? in
            guard wanted.refusal == nil else { return try await shard.made(by: wanted.plan, service: conversations) }
            return try await shard.make(wanted.plan, service: conversations)
        }
        guard let made else { throw wanted.refusal ?? Problem(.internal, "No session was made.") }
        let session: Session
        var status = HTTPStatus.created
        var isReplay = false
        switch made {
        case .new(let new): session = new
        case .reused(let open):
            session = open
            status = .ok
        case .replayed(let earlier):
            session = earlier
            isReplay = true
        }
        if isReplay, case .publishable = principal { try await checkNotRevoked(session, on: request.loop) }
        await session.waitWhileConnecting(atMost: wanted.wait)
        if case .new = made {
            let view = await session.endMaking()
            if view.state == .failed { throw creationProblem(view) }
            return await creationAnswer(view, status, principal, isReplay: false, on: request.loop)
        }
        let view = await session.snapshot()
        // The answer of then is given again now: of a session that failed later, that it was made.
        if isReplay, view.state == .failed, view.document.failedBeforeAnswer {
            var problem = creationProblem(view)
            problem.fields.append(.idempotencyReplayed, constant: "true")
            throw problem
        }
        return await creationAnswer(view, status, principal, isReplay: isReplay, on: request.loop)
    }

    /// A repeat mints a token anew, which would be one that nobody has revoked.
    private func checkNotRevoked(_ session: Session, on loop: Loop) async throws(Problem) {
        let owner = CredentialOwner(
            app: session.app, userIDs: [session.userID, await session.presentUserID], session: session.id,
            madeAt: session.createdAt.milliseconds)
        try await authenticator.checkNotRevoked(owner, on: loop)
    }

    /// Finds the session that a new one goes on from: one of the same app and user that has ended.
    private func goOn(from id: SessionID, _ request: inout SessionRequest) async throws(Problem) {
        let user = request.plan.document.user.id
        let view: SessionView
        do throws(Failure) {
            let found = try await conversations.shard(for: id).session(
                id, app: request.plan.app, service: conversations)
            guard await !found.isErased else { throw .gone }
            view = await found.snapshot()
        } catch {
            if case .store = error { throw Problem(error) }
            throw Problem(invalid: SessionRequest.notContinuable)
        }
        guard view.state.isFinal, view.document.user.id == user else {
            throw Problem(invalid: SessionRequest.notContinuable)
        }
        try request.goOn(from: view, id)
    }

    private func creationAnswer(
        _ view: SessionView, _ status: HTTPStatus, _ principal: Principal, isReplay: Bool, on loop: Loop
    ) async -> Response {
        var object: JSONObject = ["session": rendered(view, to: principal)]
        if !principal.isClient {
            await access.revocations.waitUntilTokensHold(
                app: view.app, userID: view.document.user.id, session: view.id, on: loop)
            let token = mint(app: principal.app.name, userID: view.document.user.id, session: view.id)
            object.append("clientToken", JSONValue(access.tokens.sign(token)))
        }
        object.append("cursor", JSONValue(view.cursor.description))
        var response = Response.json(status, JSONValue.object(object).encoded())
        try? response.fields.append(.location, "/v1/sessions/\(view.id)")
        try? response.fields.append(.eTag, view.etag)
        if isReplay { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    /// The problem that a failed session carries, as the answer of its creation.
    private func creationProblem(_ view: SessionView) -> Problem {
        let problem = view.document.problem
        let code = problem?["code"]?.stringValue.flatMap(ProblemCode.init(rawValue:)) ?? .providerUnavailable
        var answer = Problem(
            code, problem?["detail"]?.stringValue ?? "The session could not be opened.",
            retryAfter: problem?["retryAfterMs"]?.intValue.map { Int64($0) } ?? code.usualPause)
        answer.provider = Problem.ProviderDetail(
            name: view.provider, status: problem?["provider"]?["status"]?.intValue,
            code: problem?["provider"]?["code"]?.stringValue, requestID: problem?["provider"]?["requestId"]?.stringValue
        )
        answer.members = ["sessionId": JSONValue(view.id.description)]
        return answer
    }

    /// - Parameter time: when it is made, in seconds since the Unix epoch; now, if not given.
    func mint(
        app: String, userID: String, session: SessionID?, seconds: Int64 = ClientTokens.secondsDefault,
        at time: Int64? = nil, firstIssuedAt: Int64? = nil
    ) -> ClientToken {
        let now = time ?? WallClock.milliseconds / 1000
        return ClientToken(
            app: app, userID: userID, session: session, issuedAt: now, firstIssuedAt: firstIssuedAt ?? now,
            expiresAt: now + seconds)
    }

    // MARK: Reading

    func getSession(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var query = try RequestQuery(request)
        try query.finish()
        return try await answer(session, to: principal)
    }

    private func answer(_ session: Session, to principal: Principal) async throws(Problem) -> Response {
        guard await !session.isErased else { throw Problem(Failure.gone) }
        return answer(await session.snapshot(), to: principal)
    }

    private func answer(_ view: SessionView, to principal: Principal) -> Response {
        var response = Response.json(.ok, rendered(view, to: principal).encoded())
        try? response.fields.append(.eTag, view.etag)
        return response
    }

    func listSessions(_ request: Request) async throws(Problem) -> Response {
        let principal = try authenticator.principal(request)
        if case .publishable = principal { throw Problem(.forbidden, "A publishable key only makes sessions.") }
        var query = try RequestQuery(request)
        var filter = SessionFilter(
            app: principal.app.name, userID: query.string("userId", where: ValueRules.isUserID))
        filter.states = query.choices("state", SessionState.self)
        filter.provider = query.string("provider", where: ValueRules.isConfigurationName)
        if case .client(_, let token) = principal {
            if let asked = filter.userID, asked != token.userID {
                throw Problem(.forbidden, "A client token lists the sessions of its own user.")
            }
            filter.userID = token.userID
        }
        var paging = ListPaging(&query)
        let place: ListPlace<SessionID> = paging.place(&query) { Identifier(text: $0).map(SessionID.init) }
        try query.finish()
        if case .client(_, let token) = principal, let only = token.session {
            return .json(.ok, try await listing(only, filter, at: place, paging, principal).encoded())
        }
        let page: SessionPage
        do {
            page = try await conversations.reading.sessions(filter, at: place, limit: paging.limit, on: request.loop)
        } catch {
            throw Problem(error)
        }
        var views: [JSONValue] = []
        for stored in page.sessions {
            // Erased since the page was read, if there is none.
            if let session = try await session(stored.session.id, app: principal.app.name) {
                views.append(rendered(await session.snapshot(), to: principal))
            }
        }
        let ids = page.sessions.map { key in
            var text: [UInt8] = []
            key.session.id.value.append(to: &text)
            return text
        }
        return .json(.ok, paging.answer(views, first: ids.first, last: ids.last, hasMore: page.hasMore).encoded())
    }

    /// The list of a token that is for one session: of the user's others not even the places are told.
    private func listing(
        _ only: SessionID, _ filter: SessionFilter, at place: ListPlace<SessionID>, _ paging: ListPaging,
        _ principal: Principal
    ) async throws(Problem) -> JSONValue {
        var views: [JSONValue] = []
        if case .start = place, let session = try await session(only, app: principal.app.name) {
            let (state, provider) = await (session.state, session.providerName)
            let isWanted =
                (filter.states.isEmpty || filter.states.contains(state))
                && filter.provider.map { $0 == provider } != false
            if isWanted { views.append(rendered(await session.snapshot(), to: principal)) }
        }
        return paging.answer(views, first: nil, last: nil, hasMore: false)
    }

    // MARK: Changing

    func updateSession(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(
            request, limits: settings.jsonDepthMax,
            mediaTypes: ["application/json", "application/merge-patch+json"]
        ).redacted(for: principal.app)
        if principal.isFrontEnd { try FrontEndRules.check(&body, app: principal.app) }
        var patch = SessionPatch()
        if principal.isFrontEnd { patch.frontEnds = principal.app.frontEnds }
        patch.user = body.value("user")
        if let user = patch.user, user.objectValue == nil {
            body.fail("user", "wrong_type", "The member user must be an object.")
        }
        if body.has("locale") {
            patch.changesLocale = true
            if body.value("locale")?.isNull == false { patch.locale = body.string("locale", charactersMax: 35) }
        }
        patch.metadata = body.value("metadata")
        if let metadata = patch.metadata, metadata.objectValue == nil, !metadata.isNull {
            body.fail("metadata", "wrong_type", "The member metadata must be an object.")
        }
        try body.finish()
        let checked = patch
        let ifMatch = MatchCondition.read(request)
        let view = try await mapped { () async throws(Failure) in try await session.patch(checked, ifMatch: ifMatch) }
        return answer(view, to: principal)
    }

    func eraseSession(_ request: Request) async throws(Problem) -> Response {
        _ = try authenticator.requireSecret(request)
        let session = try await session(request).session
        var query = try RequestQuery(request)
        try query.finish()
        let ifMatch = MatchCondition.read(request)
        try await mapped { () async throws(Failure) in try await session.erase(ifMatch: ifMatch) }
        return .empty(.noContent)
    }

    func endSession(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let reason = body.string("reason", charactersMax: 256, mayBeEmpty: false)
        try body.finish()
        let ender: Ender = principal.isFrontEnd ? .user : .app
        return answer(
            try await mapped { () async throws(Failure) in try await session.end(reason: reason, by: ender) },
            to: principal)
    }

    func suspendSession(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        try body.finish()
        return answer(try await mapped { () async throws(Failure) in try await session.suspend() }, to: principal)
    }

    func resumeSession(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        try body.finish()
        guard await !session.state.isFinal else { throw Problem(Failure.sessionEnded) }
        await session.resume()
        await session.waitUntilCommitted(atMost: .seconds(5))
        return try await answer(session, to: principal)
    }
}
