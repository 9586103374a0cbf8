import Chronology
import Configuration
import Domain
import HTTPServer
import HTTPWire
import JSON
package import Streaming

/// The operations of a WebSocket's client: `{"op":…,"ref":…,…}`, each answered by `{"op":"reply","ref":…,…}`.
///
/// An operation is done as the HTTP call of the same name, so that the same rules, limits and problems hold.
extension Endpoints: SocketOperations {
    /// Does one operation; never throws, because every fault has its reply.
    package func perform(_ text: [UInt8], _ context: SocketContext) async -> SocketOutcome {
        var reference: JSONValue?
        do throws(Problem) {
            var operation = try SocketOperation(text, depthMax: settings.jsonDepthMax)
            reference = operation.reference
            guard context.credential != nil || operation.name == "auth" else {
                throw Problem(.tokenMissing, "The first operation is `auth` with a token.")
            }
            return try await perform(&operation, context)
        } catch {
            let effect: SocketOutcome.Effect = context.credential == nil ? .close(SocketEnding(error)) : .none
            return SocketOutcome(reply: reply(reference, error, context), effect: effect)
        }
    }

    private func perform(
        _ operation: inout SocketOperation, _ context: SocketContext
    ) async throws(Problem) -> SocketOutcome {
        switch operation.name {
        case "send": return try await send(&operation, context)
        case "typing", "receipt":
            let request = try request(context, body: operation.body)
            try admit(request, operation.name == "typing" ? "sendTyping" : "sendReceipt")
            let response =
                operation.name == "typing" ? try await sendTyping(request) : try await sendReceipt(request)
            return SocketOutcome(reply: reply(operation.reference, response))
        case "audio": return try await speak(&operation, context)
        case "auth": return try await authenticate(&operation, context)
        case "ping":
            try operation.finish()
            return SocketOutcome(reply: reply(operation.reference, .empty(.ok)))
        default:
            throw Problem(
                .invalidRequest, "The operations are send, typing, receipt, audio, auth and ping.",
                errors: [Problem.FieldError(pointer: "/op", code: "not_allowed", detail: "No such operation.")])
        }
    }

    // MARK: Sending

    private func send(_ operation: inout SocketOperation, _ context: SocketContext) async throws(Problem)
        -> SocketOutcome
    {
        let clientID = try operation.removeText("clientId")
        let key = try operation.removeText("idempotencyKey")
        guard clientID == nil || key == nil else {
            throw Problem(
                .invalidRequest, "A message has a `clientId` or an `idempotencyKey`, not both.",
                errors: [
                    Problem.FieldError(pointer: "/idempotencyKey", code: "conflicting", detail: "There is a clientId.")
                ])
        }
        var request = try request(context, body: operation.body, idempotencyKey: key, clientID: clientID)
        try admit(request, "sendMessage")
        if request.body.isEmpty { request.body = Array("{}".utf8) }
        let response = clientID == nil ? try await sendMessage(request) : try await putMessage(request)
        return SocketOutcome(reply: reply(operation.reference, response, as: "message"))
    }

    func admit(_ request: Request, _ operationID: String = "") throws(Problem) {
        try shedding.shed(operationID)
        _ = try access.admit(request, opensChat: false)
    }

    // MARK: Credentials

    private func authenticate(
        _ operation: inout SocketOperation, _ context: SocketContext
    ) async throws(Problem) -> SocketOutcome {
        guard let token = try operation.removeText("token") else {
            throw Problem(.tokenMissing, "The operation `auth` has a `token`.")
        }
        let after = try operation.removeText("after")
        try operation.finish()
        var renewed = context
        renewed.credential = "Bearer " + token
        let request = try request(renewed, body: JSONObject())
        try admit(request)
        let (session, principal) = try await session(request)
        let grant = ReadGrant(principal, shownBy: request.head)
        let done = reply(operation.reference, grant)
        let credential = "Bearer " + token
        guard context.credential == nil else {
            return SocketOutcome(reply: done, effect: .renew(grant, credential: credential))
        }
        let wanted = try await streamRequest(
            session, grant, after: after ?? context.after, includesNative: context.includesNative)
        return SocketOutcome(reply: done, effect: .attach(wanted, credential: credential))
    }

    // MARK: As HTTP

    /// The call that does the same as an operation.
    func request(
        _ context: SocketContext, body: JSONObject, idempotencyKey: String? = nil, clientID: String? = nil
    ) throws(Problem) -> Request {
        let opening = context.opening
        let head: HTTPRequestHead
        do {
            var fields = HTTPFields()
            fields.append(.contentType, constant: "application/json")
            if let credential = context.credential { try fields.append(.authorization, credential) }
            if let origin = opening.head.fields[.origin] { try fields.append(.origin, origin) }
            if let idempotencyKey { try fields.append(.idempotencyKey, idempotencyKey) }
            head = try HTTPRequestHead(
                method: .post, target: opening.head.pathText, authority: opening.head.authorityText ?? "gateway",
                fields: fields)
        } catch {
            throw .malformed("A token or an idempotency key has characters that may not be in one.")
        }
        var parameters = [context.sessionID.description]
        if let clientID { parameters.append(clientID) }
        return Request(
            head: head, id: context.requestID, parameters: parameters,
            body: body.members.isEmpty ? [] : JSONValue.object(body).encoded(), peer: opening.peer,
            clientAddress: opening.clientAddress, loop: opening.loop, receivedAt: opening.receivedAt)
    }

    // MARK: Replies

    private func begin(_ reference: JSONValue?, status: Int) -> JSONWriter {
        var writer = JSONWriter(reservingBytes: 512)
        writer.beginObject()
        writer.member("op", "reply")
        if let reference {
            writer.key("ref")
            writer.write(reference)
        }
        writer.member("status", status)
        return writer
    }

    func reply(_ reference: JSONValue?, _ response: Response, as name: StaticString? = nil) -> [UInt8] {
        var writer = begin(reference, status: Int(response.status.code))
        if response.fields.contains(.idempotencyReplayed) { writer.member("replayed", true) }
        if let name, case .bytes(let json) = response.body {
            writer.key(name)
            writer.writeRaw(json)
        }
        writer.endObject()
        return writer.finish()
    }

    func reply(_ reference: JSONValue?, _ problem: Problem, _ context: SocketContext) -> [UInt8] {
        var writer = begin(reference, status: Int(problem.status.code))
        let path = context.opening.head.pathText
        let json = problem.encoded(requestID: context.requestID, instance: path)
        if problem.status.code >= 500, let value = try? JSONValue(parsing: json) {
            AnswerLog.note(value, method: "WebSocket", path: path, self)
        }
        writer.key("problem")
        writer.writeRaw(json)
        writer.endObject()
        return writer.finish()
    }

    private func reply(_ reference: JSONValue?, _ grant: ReadGrant) -> [UInt8] {
        var writer = begin(reference, status: 200)
        if let end = grant.expiresAt { writer.member("expiresAt", Timestamp(milliseconds: end).rfc3339) }
        writer.endObject()
        return writer.finish()
    }
}

/// One operation, read as far as all of them are alike.
struct SocketOperation {
    /// The longest `ref` in bytes.
    static let referenceBytesMax = 128

    let name: String
    /// The reference that the reply carries so that the client knows it; a string or a whole number.
    let reference: JSONValue?
    /// The members that belong to the operation.
    private(set) var body = JSONObject()

    init(_ text: [UInt8], depthMax: Int) throws(Problem) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: text, limits: JSONLimits(depthMax: depthMax))
        } catch {
            throw Problem(.malformed, "The operation is not JSON: \(error).")
        }
        guard let object = value.objectValue else {
            throw Self.fault("", "wrong_type", "An operation is an object.")
        }
        let names = object.members.filter { $0.key == "op" || $0.key == "ref" }.map(\.key)
        guard Set(names).count == names.count else {
            throw Problem(.malformed, "The members op and ref occur once.")
        }
        var reference: JSONValue?
        if let given = object["ref"], !given.isNull {
            guard given.intValue != nil || given.stringValue.map({ $0.utf8.count <= Self.referenceBytesMax }) == true
            else {
                throw Self.fault(
                    "/ref", "wrong_type",
                    "The member ref is a whole number or a string of at most \(Self.referenceBytesMax) bytes.")
            }
            reference = given
        }
        self.reference = reference
        guard let name = object["op"]?.stringValue else {
            throw Self.fault("/op", "required", "The member op names the operation.")
        }
        self.name = name
        for member in object.members where member.key != "op" && member.key != "ref" {
            body.append(member.key, member.value)
        }
    }

    /// Takes a value out of the body; `null` is none.
    mutating func removeValue(_ key: String) -> JSONValue? {
        guard let value = body.remove(key), !value.isNull else { return nil }
        return value
    }

    /// Takes a text out of the body.
    mutating func removeText(_ key: String) throws(Problem) -> String? {
        guard let value = removeValue(key) else { return nil }
        guard let text = value.stringValue else {
            throw Self.fault("/" + key, "wrong_type", "The member \(key) must be a string.")
        }
        return text
    }

    /// Refuses what nobody took.
    func finish() throws(Problem) {
        guard let member = body.members.first else { return }
        throw Self.fault("/" + member.key, "unknown_field", "The member \(member.key) is not known here.")
    }

    private static func fault(_ pointer: String, _ code: String, _ detail: String) -> Problem {
        Problem(
            .invalidRequest, detail,
            errors: [Problem.FieldError(pointer: pointer, code: code, detail: detail)])
    }
}
