@testable import API
import Gateway
import GatewayRig
import HTTPServer
import HTTPWire
import JSON
import SupportExpectations
import Testing

/// Every route with every kind of credential, and every member of every body with those that front ends carry.
@Suite("Every route, every member, every credential", .serialized)
struct PrincipalTests {
    /// The kind of caller; the order is that of the marks in ``Row/expected``.
    private enum Kind: Int, CaseIterable {
        case secret, otherApp, publishable, user, session, stranger, expired, revoked, ticket, none
    }

    /// The outcome of a call; the raw value is the mark in a row.
    private enum Outcome: Character {
        /// Let in, whatever comes of it.
        case letIn = "+"
        /// As with the secret key.
        case same = "."
        case forbidden = "F"
        case notFound = "N"
        case expired = "E"
        case revoked = "R"
        case invalid = "I"
        case missing = "M"

        func fits(_ answer: Answer, secret: Answer?) -> Bool {
            switch self {
            case .letIn: ![401, 403, 404].contains(answer.status)
            case .same: answer.status == secret?.status && answer.code == secret?.code
            case .forbidden: answer.status == 403 && answer.code == "forbidden"
            case .notFound: answer.status == 404 && answer.code == "not_found"
            case .expired: answer.status == 401 && answer.code == "token_expired"
            case .revoked: answer.status == 401 && answer.code == "token_revoked"
            case .invalid: answer.status == 401 && answer.code == "token_invalid"
            case .missing: answer.status == 401 && answer.code == "token_missing"
            }
        }
    }

    /// Whether front ends may give a member.
    private enum Member {
        case anyone
        /// 403 with this pointer.
        case backend(JSONValue, at: String)
    }

    private struct Row {
        var expected: String
        var body: JSONValue?
        var query = ""
        var provider = "agents"
        /// A session of its own for each call that is let in.
        var changes = false
        var fields: [String: String] = [:]
        var members: [String: Member] = [:]
    }

    // Marks of the checks that stand before a route's own rules.
    private static let open = "+........."
    private static let ofSession = "+NF..NERIM"
    private static let ofBackend = "++FFFFERIM"
    /// The backend alone, and a session that another app's key does not find.
    private static let ofSessionsBackend = "+NFFFFERIM"

    /// There is no such query, for those who may know of the session.
    private static let noQuery = "NNF..NERIM"
    /// A registration of the user, which no token of one session sees.
    private static let ofDevice = "++F.NNERIM"
    private static let device: JSONValue = [
        "userId": .string(owner), "platform": "web", "transport": "fcm", "token": "t", "appId": "a",
    ]

    private static let text: JSONValue = ["type": "text", "text": "hello"]
    private static let message: JSONValue = ["content": text]
    private static let messageMembers: [String: Member] = [
        "content": .backend(["type": "raw", "payload": [:]], at: "/content/type"),
        "metadata": .backend(["other": 1], at: "/metadata/other"), "hidden": .backend(true, at: "/hidden"),
        "context": .anyone,
    ]

    private static let rows: [String: Row] = [
        "getLiveness": Row(expected: open), "getReadiness": Row(expected: open), "getVersion": Row(expected: open),
        "getMetrics": Row(expected: ofBackend), "getOpenAPI": Row(expected: open),
        "explainProblem": Row(expected: open),
        "receiveHook": Row(expected: "N.........", body: [:]),
        "listProviders": Row(expected: ofBackend), "getProvider": Row(expected: ofSessionsBackend),
        "getWidget": Row(expected: "+N....ERIM"), "getQueues": Row(expected: "+N....ERIM"),
        "getWaitTimes": Row(expected: "+N....ERIM"), "getLanguage": Row(expected: "+N....ERIM"),
        "getPhoneFallback": Row(expected: "+N....ERIM"),
        "getDeepLink": Row(expected: "+N....ERIM", query: "?url=a"),
        "createSession": Row(
            expected: "+++.F+ERIM", body: ["waitSeconds": 0],
            members: [
                "provider": .backend("echo", at: "/provider"), "route": .backend("a", at: "/route"),
                "user": .backend(["id": "u"], at: "/user/id"), "locale": .anyone,
                "customData": .backend(["other": 1], at: "/customData/other"),
                "metadata": .backend(["other": 1], at: "/metadata/other"),
                "initialMessage": .backend(["content": text, "hidden": true], at: "/initialMessage/hidden"),
                "transcript": .backend([], at: "/transcript"),
                "providerOptions": .backend([:], at: "/providerOptions"),
                "reuse": .backend("latestOpen", at: "/reuse"), "waitSeconds": .anyone,
                "continuesSessionId": .anyone,
            ]),
        "explainRoute": Row(
            expected: ofSessionsBackend, body: ["user": ["id": "u"]],
            members: [
                "provider": .anyone, "route": .anyone, "user": .anyone, "locale": .anyone, "customData": .anyone,
                "metadata": .anyone, "initialMessage": .anyone, "transcript": .anyone, "providerOptions": .anyone,
                "reuse": .anyone, "waitSeconds": .anyone, "continuesSessionId": .anyone,
            ]),
        "listSessions": Row(expected: "++F..+ERIM", query: "?limit=1"),
        "getSession": Row(expected: ofSession),
        "updateSession": Row(
            expected: ofSession, body: ["locale": "en-GB"],
            members: [
                "user": .backend(["attributes": ["other": nil]], at: "/user/attributes/other"), "locale": .anyone,
                "metadata": .backend(nil, at: "/metadata"),
            ]),
        "eraseSession": Row(expected: ofSessionsBackend, changes: true),
        "endSession": Row(expected: ofSession, body: [:], changes: true, members: ["reason": .anyone]),
        "suspendSession": Row(expected: ofSession, body: [:], changes: true),
        "resumeSession": Row(expected: ofSession, body: [:], changes: true),
        "sendMessage": Row(expected: ofSession, body: message, members: messageMembers),
        "listMessages": Row(expected: ofSession), "getMessage": Row(expected: ofSession),
        "retryMessage": Row(expected: ofSession, body: [:]),
        "putMessage": Row(expected: ofSession, body: message, changes: true, members: messageMembers),
        "sendReceipt": Row(
            expected: ofSession, body: ["type": "read", "messageId": "msg_01kkpssh20ephvet2jadswy9bd"],
            members: ["type": .anyone, "messageId": .anyone]),
        "sendTyping": Row(
            expected: ofSession, body: ["state": "started"], members: ["state": .anyone, "preview": .anyone]),
        "getTranscript": Row(expected: ofSession), "readEvents": Row(expected: ofSession),
        "openStream": Row(expected: "+NF..NERI."), "readAppEvents": Row(expected: ofBackend),
        "createStreamTicket": Row(expected: ofSession, body: [:], members: ["expiresInSeconds": .anyone]),
        "answerCommand": Row(expected: ofSession, body: ["value": "x"], members: ["value": .anyone]),
        "escalateSession": Row(expected: ofSession, body: [:], members: ["reason": .anyone]),
        "getContext": Row(expected: ofSession),
        "replaceContext": Row(expected: ofSession, body: ["context": ["a": 1]], members: ["context": .anyone]),
        "forgetContext": Row(expected: ofSession),
        "getSuggestions": Row(expected: ofSession, query: "?query=a"),
        "getCustomData": Row(expected: ofSession),
        "replaceCustomData": Row(expected: ofSession, body: ["page": "/b"]),
        "updateCustomData": Row(expected: ofSession, body: ["page": "/b"]),
        "identifyUser": Row(
            expected: ofSessionsBackend, body: ["user": ["id": "known"]], members: ["user": .anyone]),
        "answerForm": Row(
            expected: ofSession, body: ["values": [:]],
            members: ["values": .anyone, "uri": .backend("https://a.example/", at: "/uri")]),
        "getView": Row(expected: ofSession),
        "getAuthenticationUrl": Row(
            expected: ofSession, body: ["redirectUri": "https://a.example/"], members: ["redirectUri": .anyone]),
        "cancelAuthentication": Row(expected: ofSession, body: [:]),
        "completeAuthentication": Row(
            expected: ofSessionsBackend, body: ["state": "s", "code": "c"],
            members: ["state": .anyone, "code": .anyone, "error": .anyone, "errorDescription": .anyone]),
        "putProviderToken": Row(
            expected: ofSessionsBackend, body: ["token": "token-of-the-backend"], members: ["token": .anyone]),
        "transferSession": Row(
            expected: "+NFFFNERIM", body: ["to": ["provider": "echo"]],
            members: ["to": .anyone, "transcript": .anyone, "message": .anyone]),
        "putPushRegistration": Row(
            expected: "++F..+ERIM", body: device, changes: true,
            members: [
                "userId": .anyone, "sessionId": .anyone, "platform": .anyone, "transport": .anyone, "token": .anyone,
                "environment": .anyone, "appId": .anyone, "locale": .anyone,
            ]),
        "getPushRegistration": Row(expected: ofDevice),
        "deletePushRegistration": Row(expected: ofDevice, changes: true),
        "testPushRegistration": Row(expected: ofDevice, body: [:]),
        "sendAudio": Row(expected: ofSession), "appendAudio": Row(expected: noQuery),
        "cancelAudio": Row(expected: noQuery),
        "sendFeedback": Row(
            expected: ofSession, body: ["value": "good"], members: ["value": .anyone, "text": .anyone]),
        "getMessageSpeech": Row(expected: ofSession, query: "?voice=v"),
        "uploadAttachment": Row(expected: ofSession, provider: "echo", fields: upload),
        "getAttachment": Row(expected: ofSession, provider: "echo"),
        "getAttachmentContent": Row(expected: ofSession, provider: "echo"),
        "createToken": Row(
            expected: ofBackend, body: ["userId": "u-new"],
            members: ["userId": .anyone, "sessionId": .anyone, "expiresInSeconds": .anyone]),
        "refreshToken": Row(expected: "F.F+++RRIM"),
        "signToken": Row(
            expected: ofBackend, body: ["provider": "echo"],
            members: ["provider": .anyone, "user": .anyone, "payload": .anyone, "expiresInSeconds": .anyone]),
        "verifyToken": Row(
            expected: ofBackend, body: ["provider": "echo", "token": "t"],
            members: ["provider": .anyone, "token": .anyone]),
        "signCustomData": Row(
            expected: ofBackend, body: ["provider": "echo"],
            members: [
                "provider": .anyone, "customData": .anyone, "transcript": .anyone, "greeting": .anyone,
                "agent": .anyone, "expiresInSeconds": .anyone,
            ]),
        "signWebForm": Row(
            expected: ofBackend, body: ["provider": "echo", "data": [:]],
            members: ["provider": .anyone, "type": .anyone, "data": .anyone]),
        "verifyWebForm": Row(
            expected: ofBackend, body: ["provider": "echo", "signature": "s", "data": [:]],
            members: ["provider": .anyone, "signature": .anyone, "data": .anyone]),
        "revokeTokens": Row(
            expected: ofBackend, body: ["userId": "nobody-at-all"],
            members: ["userId": .anyone, "sessionId": .anyone]),
    ]
}

// MARK: The walk

extension PrincipalTests {
    private static let owner = "u-principal"
    private static let stranger = "u-principal-stranger"

    /// A session with something of every sort in it.
    private struct Place {
        let session: Conversation
        var names: [String: String]
    }

    private func place(_ gateway: InProcessGateway, _ row: Row) async throws -> Place {
        let session = try await Conversation.open(
            gateway.backend,
            [
                "provider": .string(row.provider), "user": ["id": .string(Self.owner), "attributes": ["other": 1]],
                "customData": ["page": "/a", "hidden": 1], "metadata": ["page": "/a", "hidden": 1],
            ])
        let message = try await session.send("hello", waits: true)
        var names = [
            "sessionId": session.id, "messageId": message.json["id"]?.stringValue ?? "", "clientId": "c-1",
            "commandId": "cmd", "formId": "form", "viewToken": "view", "authenticationId": "auth",
            "installationId": "device-\(session.id)", "name": "echo", "code": "not_found", "attachmentId": "att_x",
        ]
        if row.provider == "echo" {
            let file = try await gateway.backend.call(
                "POST", session.path + "/attachments", body: Array("hello".utf8), fields: Self.upload)
            names["attachmentId"] = file.json["id"]?.stringValue
        }
        if row.expected == Self.ofDevice {
            _ = try await gateway.backend.call(
                "PUT", "/v1/push-registrations/device-\(session.id)", json: Self.device)
        }
        return Place(session: session, names: names)
    }

    private static let upload = ["Content-Type": "text/plain", "Content-Disposition": "attachment; filename=\"a.txt\""]

    private func credential(_ kind: Kind, _ session: Conversation, _ gateway: InProcessGateway) async throws -> String?
    {
        switch kind {
        case .secret: return Samples.secretKey
        case .otherApp: return Samples.otherSecretKey
        case .publishable: return Samples.publicKey
        case .user: return gateway.token(of: Self.owner, issued: 0, expires: 600)
        case .session: return gateway.token(of: Self.owner, session: session.id, issued: 0, expires: 600)
        case .stranger: return gateway.token(of: Self.stranger, issued: 0, expires: 600)
        case .expired: return gateway.token(of: Self.owner, session: session.id, issued: -600, expires: -10)
        case .revoked: return gateway.token(of: Self.owner, session: session.id, issued: -600, expires: 600)
        case .ticket: return try await session.caller.post(session.path + "/stream-tickets").json["ticket"]?.stringValue
        case .none: return nil
        }
    }

    private func path(_ pattern: String, _ place: Place, _ row: Row) -> String {
        let parts = pattern.split(separator: "/").map { part in
            part.hasPrefix("{") ? place.names[String(part.dropFirst().dropLast())] ?? String(part) : String(part)
        }
        return "/" + parts.joined(separator: "/") + row.query
    }

    private func call(
        _ route: Route, _ row: Row, _ place: Place, _ caller: Caller, body: JSONValue?
    ) async throws -> Answer {
        let path = path(route.pattern, place, row)
        guard !route.opensWebSocket else {
            let socket = try await offPool { try SocketClient(caller, path) }
            socket.close()
            return socket.head
        }
        if row.fields["Content-Type"] != nil {
            return try await caller.call(route.method.text, path, body: Array("hello".utf8), fields: row.fields)
        }
        return try await caller.call(route.method.text, path, json: body, fields: row.fields)
    }

    /// A gateway where the owner's tokens were revoked a while ago.
    private func gateway() async throws -> InProcessGateway {
        let gateway = try await SharedGateway.shared.gateway()
        try await gateway.backend.post("/v1/tokens/revoke", ["userId": .string(Self.owner)])
        // A token made in the second of the revocation would be revoked too.
        let made = try await gateway.backend.post("/v1/tokens", ["userId": .string(Self.owner)])
        expectEqual(made.status, 201)
        return gateway
    }

    @Test("no route is without a row, and each credential comes exactly as far as its row says")
    func routes() async throws {
        let gateway = try await gateway()
        let routes = gateway.gateway.routes
        let operations = routes.compactMap(\.operationID)
        expectEqual(Set(operations), Set(Self.rows.keys), "routes and rows are the same")
        for route in routes {
            guard let operation = route.operationID, let row = Self.rows[operation] else { continue }
            let marks = Array(row.expected)
            expectEqual(marks.count, Kind.allCases.count, "\(operation)")
            var place = try await place(gateway, row)
            var ofSecret: Answer?
            for kind in Kind.allCases {
                guard let outcome = Outcome(rawValue: marks[kind.rawValue]) else {
                    Issue.record("\(operation): no such mark")
                    continue
                }
                let credential = try await credential(kind, place.session, gateway)
                let caller = gateway.backend.with(credential)
                let answer = try await call(route, row, place, caller, body: row.body)
                if kind == .secret { ofSecret = answer }
                expect(
                    outcome.fits(answer, secret: ofSecret),
                    "\(operation) with \(kind): \(answer.status) \(answer.code), not \(outcome)")
                if row.changes, [.letIn, .same].contains(outcome) { place = try await self.place(gateway, row) }
            }
        }
    }

    @Test("no member of a body is without a rule, and what is the backend's alone is refused with its pointer")
    func members() async throws {
        let gateway = try await gateway()
        for route in gateway.gateway.routes {
            guard let operation = route.operationID, let row = Self.rows[operation] else { continue }
            let known = try Self.members(of: operation)
            expectEqual(known, Set(row.members.keys), "\(operation)")
            for (name, member) in row.members {
                guard case .backend(let value, let pointer) = member else { continue }
                let place = try await place(gateway, row)
                var body = row.body?.objectValue ?? JSONObject()
                body.set(name, to: value)
                let makesSessions = operation == "createSession"
                for kind in makesSessions ? [Kind.publishable, .user] : [.user, .session] {
                    let caller = gateway.backend.with(try await credential(kind, place.session, gateway))
                    let answer = try await call(route, row, place, caller, body: .object(body))
                    expect(
                        answer.status == 403 && answer.code == "field_not_permitted" && answer.pointers == [pointer],
                        "\(operation) \(name) with \(kind): \(answer)")
                }
            }
        }
    }

    // MARK: What the contract says of bodies

    private static let document = Result { try JSONValue(parsing: OpenAPIDocument.bytes) }

    /// The members of the JSON body that an operation takes; those of data whose names are the caller's are none.
    private static func members(of operation: String) throws -> Set<String> {
        let document = try document.get()
        func resolved(_ value: JSONValue?) -> JSONValue? {
            guard let reference = value?["$ref"]?.stringValue else { return value }
            return reference.split(separator: "/").dropFirst().reduce(Optional(document)) { $0?[String($1)] }
        }
        func names(_ value: JSONValue?) -> Set<String> {
            guard let schema = resolved(value) else { return [] }
            var found = Set((schema["properties"]?.objectValue?.members ?? []).map(\.key))
            for key in ["allOf", "oneOf", "anyOf"] {
                for part in schema[key]?.arrayValue ?? [] { found.formUnion(names(part)) }
            }
            return found
        }
        for path in document["paths"]?.objectValue?.members ?? [] {
            for member in path.value.objectValue?.members ?? []
            where member.value["operationId"]?.stringValue == operation {
                let content = resolved(member.value["requestBody"])?["content"]
                return names(content?["application/json"]?["schema"])
            }
        }
        return []
    }
}
