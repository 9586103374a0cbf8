import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON

/// The steps that many endpoints have in common.
extension Endpoints {
    // MARK: Finding

    /// The session a request names, if the caller may know of it.
    func session(_ request: Request) async throws(Problem) -> (session: Session, principal: Principal) {
        let principal = try authenticator.principal(request)
        return (try await session(request, for: principal), principal)
    }

    /// The session's id in the path, for a caller who may name one.
    func sessionID(_ request: Request, for principal: Principal) throws(Problem) -> SessionID {
        guard let id = SessionID(request.parameters[0]) else {
            throw Problem(Failure.noSession)
        }
        if case .publishable = principal {
            throw Problem(.forbidden, "A publishable key makes sessions; use the client token for what follows.")
        }
        return id
    }

    func session(_ request: Request, for principal: Principal) async throws(Problem) -> Session {
        let id = try sessionID(request, for: principal)
        let found = try await mapped { () async throws(Failure) in
            try await conversations.shard(for: id).session(id, app: principal.app.name, service: conversations)
        }
        if authenticator.mayReach(principal, session: id, userID: found.userID) { return found }
        // Its user may have become known since.
        guard authenticator.mayReach(principal, session: id, userID: await found.presentUserID) else {
            throw Problem(Failure.noSession)
        }
        return found
    }

    /// A session as a caller may see it.
    func rendered(_ view: SessionView, to principal: Principal) -> JSONValue {
        principal.isFrontEnd ? principal.app.frontEnds.session(view.json) : view.json
    }

    /// A message, encoded, as a caller may see it.
    func rendered(_ message: MessageView, to principal: Principal) -> [UInt8] {
        principal.isFrontEnd ? principal.app.frontEnds.message(message.json) : message.json
    }

    /// Runs a step and says its failure in the words of the API.
    func mapped<R>(_ body: () async throws(Failure) -> R) async throws(Problem) -> R {
        do {
            return try await body()
        } catch {
            throw Problem(error)
        }
    }

    /// A session of an app by its id; nil where there is none.
    func session(_ id: SessionID, app: String) async throws(Problem) -> Session? {
        do throws(Failure) {
            return try await conversations.session(id, app: app)
        } catch {
            throw Problem(error)
        }
    }

    /// Runs a step where a session lives, for a caller who may reach it.
    func visit<Answer: Sendable>(
        _ id: SessionID, _ principal: Principal,
        _ step: @Sendable (isolated Session) async throws(Failure) -> Answer
    ) async throws(Problem) -> Answer {
        let authenticator = authenticator
        return try await mapped { () async throws(Failure) in
            try await conversations.shard(for: id).visit(id, app: principal.app.name, service: conversations) {
                (session) async throws(Failure) in
                guard
                    authenticator.mayReach(principal, session: session.id, userID: session.userID)
                        || authenticator.mayReach(principal, session: session.id, userID: session.presentUserID)
                else { throw .noSession }
                return try await step(session)
            }
        }
    }

    /// The provider in the path, for any credential of an app that has it.
    func openProvider(_ request: Request) throws(Problem) -> ProviderInstance {
        let app = try authenticator.principal(request).app
        let name = request.parameters[0]
        guard app.providers.contains(name), let provider = conversations.provider(named: name) else {
            throw Problem(.notFound, "There is no such provider.")
        }
        return provider
    }

    // MARK: Answering

    /// The best of the offered media types, in our order of liking.
    func accepted(_ request: Request, _ offered: [String]) throws(Problem) -> String {
        guard let field = request.head.fields.combined(.accept) else { return offered[0] }
        let types = offered.compactMap { try? MediaType($0) }
        guard let list = try? AcceptList(field), let index = list.choose(from: types)
        else { throw Problem(.notAcceptable, "This is served as \(offered.joined(separator: " or ")).") }
        return offered[index]
    }
}

extension Loop {
    /// Suspends the caller, whose task prefers this loop, until it is back there.
    ///
    /// After a call of an actor of another loop a task goes on on that one until it next suspends.
    func comeBack() async {
        guard !isCurrent else { return }
        let _: Bool = await awaitReply { reply in execute { reply(true) } }
    }
}
