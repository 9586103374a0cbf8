import Chronology
import Configuration
import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Store

/// Devices that vendors tell of messages (`api.md` section 6).
extension Endpoints {
    /// The longest token of a device, in characters.
    static let pushTokenCharactersMax = 4096

    func putPushRegistration(_ request: Request) async throws(Problem) -> Response {
        let (app, principal) = try pusher(request)
        let installation = try Self.installation(request)
        var asked = PushRequest(try RequestBody(request, limits: settings.jsonDepthMax), principal)
        let device = asked.device(installation)
        try asked.body.finish()
        let owner = try await owner(asked, app)
        let route = await deviceRoute(of: owner.session, app)
        do throws(ContentProblem) {
            try route.validate(device)
        } catch {
            throw Problem(invalid: error)
        }
        let loop = request.loop
        let earlier = try await storedRegistration(installation, app, request)
        let now = Timestamp(milliseconds: WallClock.milliseconds)
        let registration = PushRegistration(
            app: app.name, userID: owner.userID, session: owner.session?.id, device: device,
            createdAt: earlier?.createdAt ?? now, updatedAt: now)
        await loop.comeBack()
        try await write(.putPush(registration.record), request)
        if let earlier, earlier.userID != registration.userID || earlier.session != registration.session {
            try await withdraw(earlier, app, request)
        }
        let sessions = try await bring(registration, app, request)
        var answer = described(registration, route)
        answer.append("sessions", .array(sessions.map { JSONValue($0.description) }))
        return .json(earlier == nil ? .created : .ok, JSONValue.object(answer).encoded())
    }

    func getPushRegistration(_ request: Request) async throws(Problem) -> Response {
        let (registration, app) = try await registration(request)
        let session = try await session(of: registration, app)
        return .json(.ok, JSONValue.object(described(registration, await deviceRoute(of: session, app))).encoded())
    }

    func deletePushRegistration(_ request: Request) async throws(Problem) -> Response {
        let (registration, app) = try await registration(request)
        try await write(.deletePush(app: app.name, installationID: registration.device.installationID), request)
        try await withdraw(registration, app, request)
        return .empty(.noContent)
    }

    func testPushRegistration(_ request: Request) async throws(Problem) -> Response {
        let (registration, app) = try await registration(request, takesBody: true)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        try body.finish()
        let session = try await session(of: registration, app)
        guard let (keeper, provider) = await deviceRoute(of: session, app).keeper(of: registration.device) else {
            throw Problem(.capabilityUnsupported, "No provider of the app can tell whether pushes would arrive.")
        }
        await request.loop.comeBack()
        let environment = conversations.shard(of: request.loop).environment(of: provider)
        let checks = await keeper.checks(
            of: registration.device, now: WallClock.milliseconds / 1000, environment)
        await request.loop.comeBack()
        return .json(.ok, PushTrial.json(checks, of: provider).encoded())
    }

    // MARK: Where devices are known

    /// The way of a session's devices, or of a user's where there is none: those go to every provider of the app.
    private func deviceRoute(of session: Session?, _ app: App) async -> DeviceRoute {
        guard let session else { return deviceRoute(of: app) }
        return DeviceRoute(await session.provider.map { [$0] } ?? [])
    }

    private func deviceRoute(of app: App) -> DeviceRoute {
        DeviceRoute(app.providers.compactMap { conversations.provider(named: $0) })
    }

    private func described(_ registration: PushRegistration, _ route: DeviceRoute) -> JSONObject {
        var object = registration.json.objectValue ?? JSONObject()
        object.append("push", JSONValue(route.standing(of: registration.device).rawValue))
        return object
    }

    private func session(of registration: PushRegistration, _ app: App) async throws(Problem) -> Session? {
        guard let id = registration.session else { return nil }
        return try await session(id, app: app.name)
    }

    // MARK: Who, and which

    /// The app and the caller of a request, where the app has a provider that tells devices.
    private func pusher(_ request: Request) throws(Problem) -> (app: App, principal: Principal) {
        let principal = try authenticator.principal(request)
        if case .publishable = principal {
            throw Problem(.forbidden, "A publishable key makes sessions; use the client token for what follows.")
        }
        let app = principal.app
        if deviceRoute(of: app).isEmpty {
            throw Problem(.capabilityUnsupported, "No provider of the app has push.")
        }
        return (app, principal)
    }

    /// `[A-Za-z0-9._:-]`, 1 to 128 of them.
    private static func installation(_ request: Request) throws(Problem) -> String {
        let text = request.parameters[0]
        let isGood =
            (1...128).contains(text.utf8.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._:-".contains($0)) }
        guard isGood else {
            let detail = "The parameter installationId has 1 to 128 letters, digits, . _ : and -."
            throw Problem(
                .invalidRequest, detail,
                errors: [Problem.FieldError(.parameter("installationId"), code: "bad_format", detail: detail)])
        }
        return text
    }

    private func storedRegistration(
        _ installation: String, _ app: App, _ request: Request
    ) async throws(Problem) -> PushRegistration? {
        await request.loop.comeBack()
        do throws(StoreError) {
            return try await conversations.reading.push(installation, of: app.name, on: request.loop)
                .flatMap(PushRegistration.init)
        } catch {
            throw Problem(error)
        }
    }

    /// The registration in the path, for a caller who may see it.
    private func registration(
        _ request: Request, takesBody: Bool = false
    ) async throws(Problem) -> (registration: PushRegistration, app: App) {
        let (app, principal) = try pusher(request)
        let installation = try Self.installation(request)
        if !takesBody {
            var query = try RequestQuery(request)
            try query.finish()
        }
        guard let found = try await storedRegistration(installation, app, request), maySee(principal, found) else {
            throw Problem(.notFound, "There is no such registration.")
        }
        return (found, app)
    }

    private func maySee(_ principal: Principal, _ registration: PushRegistration) -> Bool {
        guard case .client(_, let token) = principal else { return true }
        return token.session.map { $0 == registration.session } ?? (token.userID == registration.userID)
    }

    /// The user that a new registration is for, and the one session where it is for one.
    private func owner(_ asked: PushRequest, _ app: App) async throws(Problem) -> (userID: String, session: Session?) {
        guard let id = asked.session else { return (asked.userID ?? "", nil) }
        let unknown = Problem(
            invalid: ContentProblem(JSONPointer(["sessionId"]), "unknown_session", "The user has no such session."))
        guard let session = try await session(id, app: app.name) else { throw unknown }
        let userID = await session.presentUserID
        guard asked.mayUse(id, of: userID, or: session.userID) else { throw unknown }
        guard await !session.state.isFinal else { throw Problem(Failure.sessionEnded) }
        if await deviceRoute(of: session, app).isEmpty { throw Problem(Failure.unsupported("push")) }
        return (userID, session)
    }

    // MARK: Doing it

    private func write(_ change: StoreChange, _ request: Request) async throws(Problem) {
        await request.loop.comeBack()
        do throws(StoreError) {
            _ = try await conversations.reading.commit(
                StoreTransaction(session: nil, changes: [change]), on: request.loop)
        } catch {
            throw Problem(error)
        }
    }

    /// The sessions that a registration is for, as far as they are not over.
    private func notifiedSessions(
        of registration: PushRegistration, _ app: App, _ request: Request
    ) async throws(Problem) -> [Session] {
        if let id = registration.session { return try await session(id, app: app.name).map { [$0] } ?? [] }
        await request.loop.comeBack()
        do throws(Failure) {
            return try await conversations.openSessions(of: registration.userID, app: app.name, on: request.loop)
        } catch {
            throw Problem(error)
        }
    }

    /// Registers the device at the vendors at once; gives the sessions of which they tell it now.
    ///
    /// A device that vendors refuse for good is not kept, unless one took it; one that may go well later is.
    private func bring(
        _ registration: PushRegistration, _ app: App, _ request: Request
    ) async throws(Problem) -> [SessionID] {
        let installation = registration.device.installationID
        let sessions = try await notifiedSessions(of: registration, app, request)
        var notified: [SessionID] = []
        var failure: Failure?
        for session in sessions {
            do throws(Failure) {
                if try await session.bringDevice(installation) { notified.append(session.id) }
            } catch {
                failure = failure ?? error
            }
        }
        guard let failure else { return notified }
        let problem = Problem(failure)
        if !problem.retryable {
            // Another vendor's refusal takes nothing from those that tell the device now.
            guard notified.isEmpty else { return notified }
            try await write(.deletePush(app: app.name, installationID: installation), request)
            try await withdraw(registration, app, request)
        }
        throw problem
    }

    /// Has vendors forget a device that is no longer registered; one that does not do it now is asked again later.
    private func withdraw(_ registration: PushRegistration, _ app: App, _ request: Request) async throws(Problem) {
        for session in try await notifiedSessions(of: registration, app, request) {
            _ = try? await session.bringDevice(registration.device.installationID)
        }
    }
}
