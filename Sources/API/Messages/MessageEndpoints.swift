import Configuration
import Conversations
import Crypto
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit
import Store

extension Endpoints {
    // MARK: Sending

    func sendMessage(_ request: Request) async throws(Problem) -> Response {
        try await send(request, repeatStatus: .accepted) { (principal) throws(Problem) in
            var draft = try draft(request, principal)
            draft.claim = try IdempotencyKey.claim(request, principal, reach: .session)
            return draft
        }
    }

    func putMessage(_ request: Request) async throws(Problem) -> Response {
        try await send(request, repeatStatus: .ok) { (principal) throws(Problem) in
            let clientID = request.parameters[1]
            guard (1...128).contains(clientID.utf8.count), clientID.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
            else {
                throw Problem(.invalidRequest, "A client id has 1 to 128 printable ASCII characters.")
            }
            var draft = try draft(request, principal)
            draft.clientID = clientID
            return draft
        }
    }

    private func draft(_ request: Request, _ principal: Principal) throws(Problem) -> MessageDraft {
        var body = try RequestBody(request, limits: settings.jsonDepthMax, takesQuery: true)
            .redacted(for: principal.app)
        var object = JSONObject()
        for key in ["content", "metadata", "hidden", "context"] {
            if let value = body.value(key) { object.append(key, value) }
        }
        try body.finish()
        if principal.isFrontEnd { try FrontEndRules.checkMessage(.object(object), app: principal.app) }
        do {
            return try MessageDraft(.object(object), bodyDigest: HashAlgorithm.sha256.digest(of: request.body.span))
        } catch {
            throw Problem(invalid: error)
        }
    }

    /// Reads a message, and has its session take it in.
    private func send(
        _ request: Request, repeatStatus: HTTPStatus, _ read: (Principal) throws(Problem) -> MessageDraft
    ) async throws(Problem) -> Response {
        let principal = try authenticator.principal(request)
        let id = try sessionID(request, for: principal)
        let draft: Result<MessageDraft, Problem>
        var waits = false
        do throws(Problem) {
            var query = try RequestQuery(request)
            waits = query.choice("wait", ["sent"]) != nil
            // The vendor has given what a user sends no payload, so there is none to add.
            _ = query.includesNative()
            try query.finish()
            draft = .success(try read(principal))
        } catch {
            // Told only once the session is known to be there, and the caller to be one who may know.
            draft = .failure(error)
        }
        let accepted = try await mapped { () async throws(Failure) in
            try await conversations.shard(for: id).visit(id, app: principal.app.name, service: conversations) {
                (session) async throws(Failure) in try await acceptMessage(draft, session, principal)
            }
        }
        var (message, isNew) = try accepted.get()
        if waits { message = try await sent(message, in: id, principal) }
        var response = Response.json(isNew ? .accepted : repeatStatus, rendered(message, to: principal))
        try? response.fields.append(.location, "/v1/sessions/\(id)/messages/\(message.id)")
        if !isNew, request.head.fields.contains(.idempotencyKey), repeatStatus == .accepted {
            response.fields.append(.idempotencyReplayed, constant: "true")
        }
        return response
    }

    /// Judges and accepts a message where its session lives.
    private func acceptMessage(
        _ draft: Result<MessageDraft, Problem>, _ session: isolated Session, _ principal: Principal
    ) async throws(Failure) -> Result<(message: MessageView, isNew: Bool), Problem> {
        guard
            authenticator.mayReach(principal, session: session.id, userID: session.userID)
                || authenticator.mayReach(principal, session: session.id, userID: session.presentUserID)
        else { throw .noSession }
        var resolved: MessageDraft
        do throws(Problem) {
            resolved = try draft.get()
            if let provider = session.provider {
                try MessageRules.check(resolved, principal, provider, session.capabilities)
            }
        } catch {
            return .failure(error)
        }
        return .success(try await session.accept(try await session.resolve(resolved)))
    }

    /// A message once the provider's word is there, or as it is after half a minute.
    private func sent(
        _ message: MessageView, in id: SessionID, _ principal: Principal
    ) async throws(Problem) -> MessageView {
        let later = try await mapped { () async throws(Failure) in
            try await conversations.shard(for: id).visit(id, app: principal.app.name, service: conversations) {
                (session) async throws(Failure) in
                try await session.waitForSending(of: message.id, atMost: .seconds(30))
            }
        }
        return later ?? message
    }

    func retryMessage(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax, takesQuery: true)
        try body.finish()
        var query = try RequestQuery(request)
        _ = query.includesNative()
        try query.finish()
        let id = try messageID(request)
        let claim = try IdempotencyKey.claim(request, principal, reach: .session)
        let (view, isNew) = try await mapped { () async throws(Failure) in try await session.retry(id, claim: claim) }
        var response = Response.json(.accepted, rendered(view, to: principal))
        if !isNew { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    private func messageID(_ request: Request) throws(Problem) -> MessageID {
        guard let id = MessageID(request.parameters[1]) else { throw Problem(Failure.noMessage) }
        return id
    }

    // MARK: Reading

    func getMessage(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var query = try RequestQuery(request)
        let includesNative = query.includesNative()
        try query.finish()
        let id = try messageID(request)
        let view = try await mapped { () async throws(Failure) in
            try await session.message(id, includesNative: includesNative)
        }
        guard let view else { throw Problem(Failure.noMessage) }
        return .json(.ok, rendered(view, to: principal))
    }

    func listMessages(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var query = try RequestQuery(request)
        let includesNative = query.includesNative()
        var paging = ListPaging(&query)
        var place = paging.place(&query) { MessageListPlace($0) }
        if paging.wantsNewest { place = .before(MessageListPlace(position: .max, head: nil)) }
        try query.finish()
        let page = try await messagePage(of: session, at: place.inStore, limit: paging.limit, request)
        // A place of another history is as good as none.
        let head = place.head.flatMap { $0.seq <= page.head.seq ? $0 : nil } ?? page.head
        let (next, prev) = paging.ends(
            first: page.messages.first.map { MessageListPlace(position: $0.position, head: head).encoded },
            last: page.messages.last.map { MessageListPlace(position: $0.position, head: head).encoded },
            hasMore: page.hasMore)
        var writer = JSONWriter(reservingBytes: 512 * page.messages.count + 256)
        writer.beginObject()
        writer.key("data")
        writer.beginArray()
        for record in page.messages {
            writer.writeRaw(rendered(MessageView(record, includesNative: includesNative), to: principal))
        }
        writer.endArray()
        writer.member("hasMore", page.hasMore)
        writer.key("next")
        writer.write(next)
        writer.key("prev")
        writer.write(prev)
        let cursor = Cursor(session: session.id, seq: head.seq, check: head.check)
        writer.member("cursor", cursor.description)
        writer.endObject()
        return .json(.ok, writer.finish())
    }

    func messagePage(
        of session: Session, at place: ListPlace<Int64>, limit: Int, _ request: Request
    ) async throws(Problem) -> MessagePage {
        do {
            guard
                let page = try await conversations.reading.messages(
                    session.id, at: place, limit: limit, on: request.loop)
            else { throw Failure.noSession }
            return page
        } catch let error as StoreError {
            throw Problem(error)
        } catch {
            throw Problem(Failure.noSession)
        }
    }

    // MARK: Around messages

    func sendTyping(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let state = body.choice("state", TypingState.self, required: true)
        let preview = body.string("preview", charactersMax: 2000)
        try body.finish()
        let started = state == .started
        try await mapped { () async throws(Failure) in try await session.typing(started: started, preview: preview) }
        return .empty(.accepted)
    }

    private enum TypingState: String, CaseIterable {
        case started, stopped
    }

    func sendReceipt(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let type = body.choice("type", ReceiptType.self, required: true)
        let text = body.string("messageId", required: true)
        let message = text.flatMap { MessageID($0) }
        if text != nil, message == nil { body.fail("messageId", "bad_format", "A message id begins with msg_.") }
        try body.finish()
        guard let message else { throw Problem(Failure.noMessage) }
        let read = type == .read
        try await mapped { () async throws(Failure) in try await session.receipt(read: read, message: message) }
        return .empty(.accepted)
    }

    private enum ReceiptType: String, CaseIterable {
        case delivered, read
    }
}
