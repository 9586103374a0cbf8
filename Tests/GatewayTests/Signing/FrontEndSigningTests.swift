import Gateway
import GatewayRig
import HTTPServer
import HTTPWire
import JSON
import SupportExpectations
import Testing

/// Front ends at a gateway that signs for vendors, over every route that it has.
@Suite("A front end signs nothing, and sees no other user's session", .serialized)
struct FrontEndSigningTests {
    private static let victim = "u-victim"
    private static let own = "u-front-end"
    /// Words of the victim's that no answer to anybody else may have.
    private static let name = "Ada-the-Victim"
    private static let words = "words-of-the-victim"
    private static let form: JSONValue = [
        "smart_action_id": 7, "external_form_id": "kyc-1", "uri": "https://forms.example.test/7",
    ]

    /// A body with which the backend has something signed.
    private static let signing: [String: JSONValue] = [
        "signToken": ["provider": "desk", "user": ["id": .string(victim)]],
        "signCustomData": ["provider": "desk", "customData": ["tier": "gold"]],
        "signWebForm": ["provider": "desk", "data": form],
        "signUJETUser": ["identifier": .string(victim)],
        "signUJETCustomData": ["custom_data": ["tier": ["label": "Tier", "value": "gold"]]],
    ]

    private static func yaml() -> String {
        SigningTests.yaml(more: "facades: {ujet: {enabled: true}}")
    }

    /// A signature of the platform's: a compact token, or hexadecimal digits.
    private static func isSigned(_ answer: Answer) -> Bool {
        let tokens = answer.text.matches(of: /"(eyJ[A-Za-z0-9_-]+\.eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)"/)
        return tokens.contains { !$0.1.hasPrefix(ownTokens) } || answer.json["signature"]?.stringValue?.utf8.count == 64
    }

    /// The beginning of the gateway's own tokens: `{"alg":"HS256","typ":"trunkline-client+` in base 64.
    private static let ownTokens = "eyJhbGciOiJIUzI1NiIsInR5cCI6InRydW5rbGluZS1jbGllbnQr"

    private static func path(_ route: Route, _ session: Conversation) -> String {
        let names = [
            "sessionId": session.id, "messageId": "msg_01kkpssh20ephvet2jadswy9bd", "name": "desk", "clientId": "c-1",
            "commandId": "cmd", "formId": "7", "installationId": "device-1", "code": "not_found",
        ]
        let parts = route.pattern.split(separator: "/").map { part in
            part.hasPrefix("{") ? names[String(part.dropFirst().dropLast())] ?? "x" : String(part)
        }
        return "/" + parts.joined(separator: "/") + (route.pattern.hasPrefix("/facade/") ? "?provider=desk" : "")
    }

    /// The credentials that a page or an app may have, none of them the victim's.
    private static func credentials(_ gateway: InProcessGateway) async throws -> [(kind: String, credential: String)] {
        let mine = try await Conversation.open(gateway.backend, ["provider": "echo", "user": ["id": .string(own)]])
        return [
            ("a publishable key", Samples.publicKey),
            ("a user's token", gateway.token(of: own, issued: 0, expires: 600)),
            (
                "a session's token",
                gateway.token(of: own, session: mine.id, issued: 0, expires: 600)
            ),
        ]
    }

    private func victimsSession(_ gateway: InProcessGateway) async throws -> Conversation {
        let session = try await Conversation.open(
            gateway.backend,
            ["provider": "echo", "user": ["id": .string(Self.victim), "name": .string(Self.name)]])
        try await session.send(Self.words, waits: true)
        return session
    }

    @Test("each route that signs, signs for the backend and for no front end")
    func signing() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await victimsSession(gateway)
            let routes = gateway.gateway.routes.filter { Self.signing[$0.operationID ?? ""] != nil }
            expectEqual(routes.count, Self.signing.count)
            for route in routes {
                let operation = route.operationID ?? ""
                let path = Self.path(route, session)
                let right = try await gateway.backend.post(path, Self.signing[operation])
                expect(right.status == 200 && Self.isSigned(right), "\(operation): \(right)")
                for (kind, credential) in try await Self.credentials(gateway) {
                    let answer = try await gateway.backend.with(credential).post(path, Self.signing[operation])
                    expect(answer.status == 403 && !Self.isSigned(answer), "\(operation) with \(kind): \(answer)")
                }
            }
        }
    }

    @Test("no other route answers a front end with a signature, or with anything of another user's")
    func everyRoute() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let session = try await victimsSession(gateway)
            let read = try await gateway.backend.get(session.path + "/messages")
            expect(read.text.contains(Self.words), "the backend sees them")
            let credentials = try await Self.credentials(gateway)
            // Whatever a route says to nonsense, its answer holds nothing that is not the caller's.
            var caller = gateway.backend
            caller.contract = nil
            // The document has examples of signatures.
            let routes = gateway.gateway.routes.filter { !$0.opensWebSocket && $0.operationID != "getOpenAPI" }
            for route in routes {
                let path = Self.path(route, session)
                let query = path.contains("?") ? "" : "?userId=\(Self.victim)"
                let takesBody = [.post, .put, .patch].contains(route.method)
                for (kind, credential) in credentials {
                    for target in Set([path, path + query]) {
                        let answer = try await caller.with(credential).call(
                            route.method.text, target, json: takesBody ? [:] : nil)
                        let place = "\(route.method.text) \(target) with \(kind)"
                        expect(!answer.text.contains(Self.name) && !answer.text.contains(Self.words), "\(place)")
                        // The library's own user may be signed, and nobody else: `UJETFacadeTests`.
                        if route.operationID != "signUJETUser" { expect(!Self.isSigned(answer), "\(place)") }
                        guard path.contains(session.id) else { continue }
                        expect(answer.status >= 400, "\(place): \(answer)")
                    }
                }
            }
            try await expectEqual(session.state(), "active", "and none of them has touched it")
        }
    }
}
