import CloudCredentials
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Simulators
import Telemetry
import Testing

@testable import ProviderConnect

/// The control plane, views, devices and proofs, against the strict simulator.
@Suite struct ControlTests {
    private static let arn =
        "arn:aws:connect:us-east-1:123456789012:instance/11111111-2222-3333-4444-555555555555"

    @Test func `oddity 1, 2 and 3 what is signed is what goes out`() throws {
        let scene = try Scene(customData: ["tier": "gold"]) { $0.instanceID = Self.arn }
        scene.greet()
        let data = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        ).get()
        #expect(data == ["tier": "gold"])
        #expect(scene.violations == [])
        #expect(scene.simulator.statistics.controlCalls == 2)
    }

    @Test func `oddity 4 each attempt is signed anew`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(Fault(.call(.refuse(status: 500, type: nil, retryAfterSeconds: 20)), times: 1))
        let session = scene.session
        let answer = LoopBound<Bool?>(nil, loop: scene.loop)
        Task(executorPreference: scene.loop.taskExecutor) {
            answer.value = (try? await session.vendorCustomData()) != nil
        }
        scene.run { scene.simulator.log.contains { $0.operation == "GetContactAttributes" } }
        scene.pass(.seconds(600))
        scene.wait { answer.value != nil }
        #expect(answer.value == true)
        // The socket had no time to be heard in ten minutes that took no time.
        #expect(scene.violations.filter { !$0.hasPrefix("handshake") } == [])
    }

    @Test func `a clock that is wrong is set by the vendor's, once`() throws {
        let scene = try Scene()
        scene.clockError.value = .seconds(-3600)
        scene.greet()
        #expect(scene.bodies("StartChatContact").count == 2)
        let session = scene.session
        _ = scene.ask { _ async throws(ProviderFailure) in try await session.vendorCustomData() }
        #expect(scene.bodies("GetContactAttributes").count == 1)
    }

    private static let late = ConnectSimulator.Credential(
        accessKeyID: "AKIDNEXT", secret: "another-secret-of-40-characters-or-less", sessionToken: "session+/==")

    /// A scene whose first keys expire after a minute.
    private func expiring(_ secrets: ChangingSecrets, next: ConnectSimulator.Credential? = late) throws -> Scene {
        secrets.set(["AWS_ACCESS_KEY_ID": Scene.key.accessKeyID, "AWS_SECRET_ACCESS_KEY": Scene.key.secret])
        return try Scene(secrets: secrets) {
            $0.credentials = CredentialConfiguration()
        } simulator: {
            $0.credentials[0].expiresAtMilliseconds = Scene.wall + 10_000
            if let next { $0.credentials.append(next) }
        }
    }

    private func turn(_ secrets: ChangingSecrets) {
        let next = Self.late
        secrets.set([
            "AWS_ACCESS_KEY_ID": next.accessKeyID, "AWS_SECRET_ACCESS_KEY": next.secret,
            "AWS_SESSION_TOKEN": next.sessionToken ?? "",
        ])
    }

    @Test func `keys that have expired are read again, and the call is signed anew with what is there`() throws {
        let secrets = ChangingSecrets()
        let scene = try expiring(secrets)
        scene.greet()
        scene.idle(.seconds(12))
        turn(secrets)
        let data = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        #expect(throws: Never.self) { try data.get() }
        #expect(scene.bodies("GetContactAttributes").count == 2)
        #expect(scene.violations.count == 1 && scene.violations[0].hasPrefix("ExpiredTokenException"))
        _ = scene.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        #expect(scene.bodies("GetContactAttributes").count == 3 && scene.violations.count == 1)
    }

    @Test func `keys that have expired are read again once`() throws {
        let secrets = ChangingSecrets()
        var next = Self.late
        next.expiresAtMilliseconds = Scene.wall
        let scene = try expiring(secrets, next: next)
        scene.greet()
        scene.idle(.seconds(12))
        turn(secrets)
        let data = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        guard case .failure(let failure) = data else {
            Issue.record("it was taken")
            return
        }
        #expect(failure.kind == .authentication && failure.code == "ExpiredTokenException")
        #expect(scene.bodies("GetContactAttributes").count == 2)
    }

    @Test func `a wait that the vendor asks for is kept, or told to whoever cannot wait so long`() throws {
        let scene = try Scene()
        func refuse(_ operation: String, _ seconds: Int) {
            scene.add(
                Fault(
                    .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: seconds)),
                    operation: operation, times: 1))
        }
        refuse("StartChatContact", 200)
        scene.begin()
        scene.idle(.seconds(195), step: .milliseconds(500))
        #expect(scene.bodies("StartChatContact").count == 1)
        scene.wait { scene.words.contains("opened") }
        refuse("GetContactAttributes", 31)
        let start = scene.loop.now
        let data = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        guard case .failure(let failure) = data else {
            Issue.record("it went out again")
            return
        }
        #expect(failure.kind == .throttled && failure.retryAfter == .seconds(31))
        #expect(scene.bodies("GetContactAttributes").count == 1 && scene.loop.now - start < .seconds(1))
    }

    @Test func `what the vendor calls a request is in the log, with the session`() throws {
        let scene = try Scene()
        scene.greet()
        scene.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 1))
        scene.say("again")
        let lines = scene.sink.lines
        let answered = lines.filter { $0.contains("Amazon Connect answered") }
        #expect(answered.contains { $0.contains("startChatContact") && $0.contains("\"requestId\":\"") })
        let refused = lines.filter { $0.contains("Amazon Connect said no") }
        #expect(refused.count == 1)
        for part in ["sendMessage", "\"requestId\":\"", "\"status\":429", "ThrottlingException", "\"session\":\"ses_"] {
            #expect(refused.first?.contains(part) == true, "\(part)")
        }
    }

    @Test func `oddity 6 too many chats is said at once, too many requests are tried again`() throws {
        let full = try Scene { _ in
        } simulator: {
            $0.contactsMax = 0
        }
        full.open()
        #expect(full.words == ["failed provider_capacity"])
        #expect(full.bodies("StartChatContact").count == 1)
        let busy = try Scene()
        busy.add(
            Fault(
                .call(.refuse(status: 429, type: "TooManyRequestsException", retryAfterSeconds: nil)),
                operation: "StartChatContact", times: 2))
        busy.begin()
        busy.wait { busy.words.contains("opened") }
        #expect(busy.bodies("StartChatContact").count == 3)
    }

    @Test func `failures of a beginning are told apart`() throws {
        let cases: [(fault: ConnectCallFault, word: String)] = [
            (.refuse(status: 404, type: "ResourceNotFoundException", retryAfterSeconds: nil), "provider_misconfigured"),
            (.refuse(status: 403, type: "AccessDeniedException", retryAfterSeconds: nil), "provider_forbidden"),
            (.refuse(status: 403, type: "UnrecognizedClientException", retryAfterSeconds: nil), "provider_auth_failed"),
            (
                .refuse(status: 402, type: "ServiceQuotaExceededException", retryAfterSeconds: nil),
                "provider_quota_exceeded"
            ),
            (.refuse(status: 400, type: "InvalidRequestException", retryAfterSeconds: nil), "invalid_request"),
            (.refuse(status: 500, type: "InternalServiceException", retryAfterSeconds: nil), "provider_unavailable"),
            (.refuse(status: 429, type: "TooManyRequestsException", retryAfterSeconds: nil), "provider_throttled"),
        ]
        for (fault, word) in cases {
            let scene = try Scene()
            scene.add(Fault(.call(fault), operation: "StartChatContact"))
            scene.begin()
            scene.wait { !scene.words.isEmpty }
            #expect(scene.words == ["failed \(word)"])
            #expect(scene.simulator.statistics.contactsStarted == 0)
        }
    }

    @Test func `oddity 22 an answer without a body is an empty object`() throws {
        let scene = try Scene()
        scene.greet()
        let session = scene.session
        _ = session.assumeIsolated { $0.want(customData: ["tier": "silver"]) }
        scene.idle(.seconds(1))
        #expect(!scene.words.contains { $0.hasPrefix("notice") })
        let data = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        ).get()
        #expect(data == ["tier": "silver"])
    }

    @Test func `oddity 37 a name with a dot is refused with the name`() throws {
        let problem = #expect(throws: ContentProblem.self) { try ConnectAttributes.attributes(["order.id": "1"]) }
        #expect(problem?.pointer.description == "/order.id")
    }

    @Test func `oddity 38 attributes are the first contact's, and what is gone is cleared`() throws {
        let scene = try Scene(customData: ["tier": "gold", "old": "x"])
        scene.greet()
        scene.say("transfer")
        scene.wait { scene.said.contains("I take over from here") }
        let session = scene.session
        session.assumeIsolated {
            $0.want(customData: ["tier": "gold", "new": 1])
            $0.want(customData: ["tier": "gold", "new": 2])
        }
        scene.idle(.seconds(1))
        let bodies = scene.bodies("UpdateContactAttributes")
        #expect(bodies.allSatisfy { $0["InitialContactId"]?.stringValue == scene.contactID })
        #expect(bodies.first?["Attributes"] == ["new": "2", "old": ""])
        #expect(bodies.count == 1)
        #expect(scene.violations == [])
    }

    @Test func `oddity 42, 43, 44 and 45 a view is described, and free text goes to it`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("view")
        scene.wait { scene.words.contains("view") }
        let token = try #require(
            scene.events.all.compactMap { event -> String? in
                if case .viewRequested(let token, _) = event { token } else { nil }
            }.first)
        #expect(token.contains { "+/=".contains($0) })
        let view = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.view(token: token) }
        ).get()
        #expect(view["inputSchema"]?.objectValue != nil)
        #expect(view["template"]?.objectValue != nil)
        let missing = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.view(token: "none") })
        if case .failure(let failure) = missing { #expect(failure.kind == .notFound) } else { Issue.record("found") }
        scene.say("my name is Zoë")
        let sent = try #require(scene.bodies("SendMessage").last)
        #expect(sent["ContentType"]?.stringValue == ConnectContentType.interactiveResponse)
        let content = try JSONValue(parsing: sent["Content"]?.stringValue ?? "")
        #expect(content["action"] == " ")
        #expect(content["data"] == ["content": "my name is Zoë"])
    }

    @Test func `oddity 46 devices are registered and taken back`() throws {
        let scene = try Scene { configuration in
            configuration.instanceID = Self.arn
            configuration.push = ConnectPush(applicationARN: "arn:aws:mobiletargeting:us-east-1:1:apps/a")
        }
        scene.greet()
        let device = PushDevice(
            installationID: "i-1", platform: "ios", transport: "apns", token: "t-1", environment: "sandbox",
            appID: "com.example")
        let first = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.register(device) }
        ).get()
        // A process that ended before it had kept the answer makes no second registration.
        try scene.restart()
        scene.begin()
        scene.wait { scene.words.contains("opened") }
        let again = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.register(device) }
        ).get()
        #expect(first == again)
        var other = device
        other.token = "t-2"
        let another = other
        let second = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.register(another) }
        ).get()
        #expect(second != first)
        #expect(scene.bodies("CreatePushNotificationRegistration").first?["DeviceType"] == "APNS_SANDBOX")
        for _ in 0..<2 {
            let gone = try #require(
                scene.ask { session async throws(ProviderFailure) in
                    try await session.unregister(first)
                    return true
                }
            ).get()
            #expect(gone)
        }
        let deletes = scene.simulator.log.filter { $0.operation == "DeletePushNotificationRegistration" }
        #expect(deletes.allSatisfy { $0.sizeBytes == 0 && $0.target.contains("?contactId=") })
        // Each time it comes back it is a registration of its own, in another process too.
        var ids = [first]
        for _ in 0..<3 {
            let back = try #require(
                scene.ask { session async throws(ProviderFailure) in try await session.register(device) }
            ).get()
            #expect(!ids.contains(back))
            ids.append(back)
            _ = scene.ask { session async throws(ProviderFailure) in try await session.unregister(back) }
            try scene.restart()
            scene.begin()
            scene.wait { scene.words.contains("opened") }
        }
        var web = device
        web.transport = "webPush"
        let foreign = web
        let refused = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.register(foreign) })
        if case .failure(let failure) = refused { #expect(failure.kind == .unsupported) } else { Issue.record("taken") }
    }

    @Test func `a user can be asked to prove who they are`() throws {
        let scene = try Scene()
        scene.greet()
        scene.say("authenticate")
        scene.wait { scene.words.contains("authentication requested") }
        let id = try #require(
            scene.events.all.compactMap { event -> String? in
                if case .authentication(let told) = event { told.id } else { nil }
            }.first)
        let url = try #require(
            scene.ask { session async throws(ProviderFailure) in
                try await session.authenticationURL(id, redirectURI: "https://shop.example.com/back")
            }
        ).get()
        #expect(url.hasPrefix("http"))
        let written = url.split(separator: "state=").last.map { String($0.prefix { $0 != "&" }) } ?? ""
        let state = try PercentCoding.decoded(written)
        _ = scene.ask { session async throws(ProviderFailure) in
            try await session.completeAuthentication(AuthenticationOutcome(state: state, code: "code-1"))
        }
        scene.wait { scene.words.contains("authentication succeeded") }
    }

    @Test func `oddity 49 nothing secret and nothing said stands in the log`() throws {
        let scene = try Scene(customData: ["tier": "platinum-secret"])
        scene.greet()
        scene.say("my card is 4111111111111111")
        scene.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 1))
        scene.simulator.disconnect()
        scene.wait { scene.words.last == "gap true" }
        scene.simulator.expireTokens()
        scene.say("bye")
        scene.wait { scene.words.last == "ended chat_ended" }
        let log = scene.sink.lines.joined(separator: "\n")
        #expect(!log.isEmpty)
        let contact = scene.session.assumeIsolated { $0.contact }
        let secrets = [
            contact?.participantToken ?? "?", contact?.connectionToken ?? "?", Scene.key.secret, "4111111111111111",
            "platinum-secret", "QVM=", "X-Amz-", "Zoë", "Goodbye",
        ]
        for secret in secrets { #expect(!log.contains(secret), "\(secret)") }
    }

    @Test func `a chat of the past is taken up`() throws {
        let scene = try Scene()
        scene.greet()
        let past = scene.contactID
        #expect(scene.native["continuedFromContactId"] == nil)
        scene.say("stop")
        scene.wait { scene.words.last == "ended chat_ended" }
        let options: ProviderOptions = [
            "persistentChat": ["rehydrationType": "ENTIRE_PAST_SESSION", "sourceContactId": JSONValue(past)]
        ]
        try scene.succeed(options: options)
        scene.open()
        scene.idle(.seconds(1))
        #expect(scene.native["continuedFromContactId"]?.stringValue == past)
        #expect(scene.words.contains("history"))
        #expect(!scene.said.contains("Hello, Zoë"))
        #expect(!scene.words.contains { $0.hasPrefix("ended") })
        scene.say("again")
        scene.wait { scene.said.contains("You said: again") }
        let page = try #require(
            scene.ask { session async throws(ProviderFailure) in try await session.history(page: nil, limit: 100) }
        ).get()
        var items = page.items
        var next = page.next
        while let token = next {
            let further = try #require(
                scene.ask { session async throws(ProviderFailure) in try await session.history(page: token, limit: 100)
                }
            ).get()
            items += further.items
            next = further.next
        }
        #expect(items.contains { $0["RelatedContactId"]?.stringValue == past })
    }
}
