import CloudCredentials
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorConnect
import SimulatorKit
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The control plane, views, devices and proofs, against the strict simulator.
@Suite struct ControlTests {
    private static let arn =
        "arn:aws:connect:us-east-1:123456789012:instance/11111111-2222-3333-4444-555555555555"

    @Test func `oddity 1, 2 and 3 what is signed is what goes out`() throws {
        let rig = try Rig(customData: ["tier": "gold"]) { $0.instanceID = Self.arn }
        rig.greet()
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        ).get()
        expectEqual(data, ["tier": "gold"])
        expectEqual(rig.violations, [])
        expectEqual(rig.simulator.statistics.controlCalls, 2)
    }

    @Test func `oddity 4 each attempt is signed anew`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(Fault(.call(.refuse(status: 500, type: nil, retryAfterSeconds: 20)), times: 1))
        let session = rig.session
        let answer = LoopBound<Bool?>(nil, loop: rig.loop)
        Task(executorPreference: rig.loop.taskExecutor) {
            answer.value = (try? await session.vendorCustomData()) != nil
        }
        rig.run { rig.simulator.log.contains { $0.operation == "GetContactAttributes" } }
        rig.pass(.seconds(600))
        rig.wait { answer.value != nil }
        expectEqual(answer.value, true)
        // The socket had no time to be heard in ten minutes that took no time.
        expectEqual(rig.violations.filter { !$0.hasPrefix("handshake") }, [])
    }

    @Test func `a clock that is wrong is set by the vendor's, once`() throws {
        let rig = try Rig()
        rig.clockError.value = .seconds(-3600)
        rig.greet()
        expectEqual(rig.bodies("StartChatContact").count, 2)
        let session = rig.session
        _ = rig.ask { _ async throws(ProviderFailure) in try await session.vendorCustomData() }
        expectEqual(rig.bodies("GetContactAttributes").count, 1)
    }

    private static let late = ConnectSimulator.Credential(
        accessKeyID: "AKIDNEXT", secret: "another-secret-of-40-characters-or-less", sessionToken: "session+/==")

    /// A rig whose first keys expire after a minute.
    private func expiring(_ secrets: ChangingSecrets, next: ConnectSimulator.Credential? = late) throws -> Rig {
        secrets.set(["AWS_ACCESS_KEY_ID": Rig.key.accessKeyID, "AWS_SECRET_ACCESS_KEY": Rig.key.secret])
        return try Rig(secrets: secrets) {
            $0.credentials = CredentialConfiguration()
        } simulator: {
            $0.credentials[0].expiresAtMilliseconds = Rig.wall + 10_000
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
        let rig = try expiring(secrets)
        rig.greet()
        rig.idle(.seconds(12))
        turn(secrets)
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        #expect(throws: Never.self) { try data.get() }
        expectEqual(rig.bodies("GetContactAttributes").count, 2)
        expect(rig.violations.count == 1 && rig.violations[0].hasPrefix("ExpiredTokenException"))
        _ = rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        expect(rig.bodies("GetContactAttributes").count == 3 && rig.violations.count == 1)
    }

    @Test func `keys that have expired are read again once`() throws {
        let secrets = ChangingSecrets()
        var next = Self.late
        next.expiresAtMilliseconds = Rig.wall
        let rig = try expiring(secrets, next: next)
        rig.greet()
        rig.idle(.seconds(12))
        turn(secrets)
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        guard case .failure(let failure) = data else {
            Issue.record("it was taken")
            return
        }
        expect(failure.kind == .authentication && failure.code == "ExpiredTokenException")
        expectEqual(rig.bodies("GetContactAttributes").count, 2)
    }

    @Test func `a wait that the vendor asks for is kept, or told to whoever cannot wait so long`() throws {
        let rig = try Rig()
        func refuse(_ operation: String, _ seconds: Int) {
            rig.add(
                Fault(
                    .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: seconds)),
                    operation: operation, times: 1))
        }
        refuse("StartChatContact", 200)
        rig.begin()
        rig.idle(.seconds(195), step: .milliseconds(500))
        expectEqual(rig.bodies("StartChatContact").count, 1)
        rig.wait { rig.words.contains("opened") }
        refuse("GetContactAttributes", 31)
        let start = rig.loop.now
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() })
        guard case .failure(let failure) = data else {
            Issue.record("it went out again")
            return
        }
        expect(failure.kind == .throttled && failure.retryAfter == .seconds(31))
        expect(rig.bodies("GetContactAttributes").count == 1 && rig.loop.now - start < .seconds(1))
    }

    @Test func `what the vendor calls a request is in the log, with the session`() throws {
        let rig = try Rig()
        rig.greet()
        rig.add(
            Fault(
                .call(.refuse(status: 429, type: "ThrottlingException", retryAfterSeconds: nil)),
                operation: "SendMessage", times: 1))
        rig.say("again")
        let lines = rig.sink.lines
        let answered = lines.filter { $0.contains("Amazon Connect answered") }
        expect(answered.contains { $0.contains("startChatContact") && $0.contains("\"requestId\":\"") })
        let refused = lines.filter { $0.contains("Amazon Connect said no") }
        expectEqual(refused.count, 1)
        for part in ["sendMessage", "\"requestId\":\"", "\"status\":429", "ThrottlingException", "\"session\":\"ses_"] {
            expectEqual(refused.first?.contains(part), true, "\(part)")
        }
    }

    @Test func `oddity 6 too many chats is said at once, too many requests are tried again`() throws {
        let full = try Rig { _ in
        } simulator: {
            $0.contactsMax = 0
        }
        full.open()
        expectEqual(full.words, ["failed provider_capacity"])
        expectEqual(full.bodies("StartChatContact").count, 1)
        let busy = try Rig()
        busy.add(
            Fault(
                .call(.refuse(status: 429, type: "TooManyRequestsException", retryAfterSeconds: nil)),
                operation: "StartChatContact", times: 2))
        busy.begin()
        busy.wait { busy.words.contains("opened") }
        expectEqual(busy.bodies("StartChatContact").count, 3)
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
            let rig = try Rig()
            rig.add(Fault(.call(fault), operation: "StartChatContact"))
            rig.begin()
            rig.wait { !rig.words.isEmpty }
            expectEqual(rig.words, ["failed \(word)"])
            expectEqual(rig.simulator.statistics.contactsStarted, 0)
        }
    }

    @Test func `oddity 22 an answer without a body is an empty object`() throws {
        let rig = try Rig()
        rig.greet()
        let session = rig.session
        _ = session.assumeIsolated { $0.want(customData: ["tier": "silver"]) }
        rig.idle(.seconds(1))
        expect(!rig.words.contains { $0.hasPrefix("notice") })
        let data = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.vendorCustomData() }
        ).get()
        expectEqual(data, ["tier": "silver"])
    }

    @Test func `oddity 37 a name with a dot is refused with the name`() throws {
        let problem = #expect(throws: ContentProblem.self) { try ConnectAttributes.attributes(["order.id": "1"]) }
        expectEqual(problem?.pointer.description, "/order.id")
    }

    @Test func `oddity 38 attributes are the first contact's, and what is gone is cleared`() throws {
        let rig = try Rig(customData: ["tier": "gold", "old": "x"])
        rig.greet()
        rig.say("transfer")
        rig.wait { rig.said.contains("I take over from here") }
        let session = rig.session
        session.assumeIsolated {
            $0.want(customData: ["tier": "gold", "new": 1])
            $0.want(customData: ["tier": "gold", "new": 2])
        }
        rig.idle(.seconds(1))
        let bodies = rig.bodies("UpdateContactAttributes")
        expect(bodies.allSatisfy { $0["InitialContactId"]?.stringValue == rig.contactID })
        expectEqual(bodies.first?["Attributes"], ["new": "2", "old": ""])
        expectEqual(bodies.count, 1)
        expectEqual(rig.violations, [])
    }

    @Test func `oddity 42, 43, 44 and 45 a view is described, and free text goes to it`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("view")
        rig.wait { rig.words.contains("view") }
        let token = try #require(
            rig.events.all.compactMap { event -> String? in
                if case .viewRequested(let token, _) = event { token } else { nil }
            }.first)
        expect(token.contains { "+/=".contains($0) })
        let view = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.view(token: token) }
        ).get()
        expect(view["inputSchema"]?.objectValue != nil)
        expect(view["template"]?.objectValue != nil)
        expectEqual(view["arn"]?.stringValue?.hasPrefix("arn:aws:connect:"), true)
        let missing = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.view(token: "none") })
        if case .failure(let failure) = missing { expectEqual(failure.kind, .notFound) } else { Issue.record("found") }
        rig.say("my name is Zoë")
        let sent = try #require(rig.bodies("SendMessage").last)
        expectEqual(sent["ContentType"]?.stringValue, ConnectContentType.interactiveResponse)
        let content = try JSONValue(parsing: sent["Content"]?.stringValue ?? "")
        expectEqual(content["action"], " ")
        expectEqual(content["data"], ["content": "my name is Zoë"])
    }

    @Test func `oddity 46 devices are registered and taken back`() throws {
        let rig = try Rig { configuration in
            configuration.instanceID = Self.arn
            configuration.push = ConnectPush(applicationARN: "arn:aws:mobiletargeting:us-east-1:1:apps/a")
        }
        rig.greet()
        let device = PushDevice(
            installationID: "i-1", platform: "ios", transport: "apns", token: "t-1", environment: "sandbox",
            appID: "com.example")
        let first = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.register(device) }
        ).get()
        // A process that ended before it had kept the answer makes no second registration.
        try rig.restart()
        rig.begin()
        rig.wait { rig.words.contains("opened") }
        let again = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.register(device) }
        ).get()
        expectEqual(first, again)
        var other = device
        other.token = "t-2"
        let another = other
        let second = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.register(another) }
        ).get()
        expect(second != first)
        expectEqual(rig.bodies("CreatePushNotificationRegistration").first?["DeviceType"], "APNS_SANDBOX")
        for _ in 0..<2 {
            let gone = try #require(
                rig.ask { session async throws(ProviderFailure) in
                    try await session.unregister(first)
                    return true
                }
            ).get()
            expect(gone)
        }
        let deletes = rig.simulator.log.filter { $0.operation == "DeletePushNotificationRegistration" }
        expect(deletes.allSatisfy { $0.sizeBytes == 0 && $0.target.contains("?contactId=") })
        // Each time it comes back it is a registration of its own, in another process too.
        var ids = [first]
        for _ in 0..<3 {
            let back = try #require(
                rig.ask { session async throws(ProviderFailure) in try await session.register(device) }
            ).get()
            expect(!ids.contains(back))
            ids.append(back)
            _ = rig.ask { session async throws(ProviderFailure) in try await session.unregister(back) }
            try rig.restart()
            rig.begin()
            rig.wait { rig.words.contains("opened") }
        }
        var web = device
        web.transport = "webPush"
        let foreign = web
        let refused = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.register(foreign) })
        guard case .failure(let failure) = refused else { return expect(Bool(false), "taken") }
        expectEqual(failure.kind, .unsupported)
    }

    @Test func `a user can be asked to prove who they are`() throws {
        let rig = try Rig()
        rig.greet()
        rig.say("authenticate")
        rig.wait { rig.words.contains("authentication requested") }
        let id = try #require(
            rig.events.all.compactMap { event -> String? in
                if case .authentication(let told) = event { told.id } else { nil }
            }.first)
        let url = try #require(
            rig.ask { session async throws(ProviderFailure) in
                try await session.authenticationURL(id, redirectURI: "https://shop.example.com/back")
            }
        ).get()
        expect(url.hasPrefix("http"))
        let written = url.split(separator: "state=").last.map { String($0.prefix { $0 != "&" }) } ?? ""
        let state = try PercentCoding.decoded(written)
        _ = rig.ask { session async throws(ProviderFailure) in
            try await session.completeAuthentication(AuthenticationOutcome(state: state, code: "code-1"))
        }
        rig.wait { rig.words.contains("authentication succeeded") }
    }

    @Test func `oddity 49 nothing secret and nothing said stands in the log`() throws {
        let rig = try Rig(customData: ["tier": "platinum-secret"])
        rig.greet()
        rig.say("my card is 4111111111111111")
        rig.add(Fault(.handshake(.refuse(status: 503, retryAfterSeconds: nil)), times: 1))
        rig.simulator.disconnect()
        rig.wait { rig.words.last == "gap true" }
        rig.simulator.expireTokens()
        rig.say("bye")
        rig.wait { rig.words.last == "ended chat_ended" }
        let log = rig.sink.lines.joined(separator: "\n")
        expect(!log.isEmpty)
        let contact = rig.session.assumeIsolated { $0.contact }
        let secrets = [
            contact?.participantToken ?? "?", contact?.connectionToken ?? "?", Rig.key.secret, "4111111111111111",
            "platinum-secret", "QVM=", "X-Amz-", "Zoë", "Goodbye",
        ]
        for secret in secrets { expect(!log.contains(secret), "\(secret)") }
    }

    @Test func `a chat of the past is taken up`() throws {
        let rig = try Rig()
        rig.greet()
        let past = rig.contactID
        expect(rig.native["continuedFromContactId"] == nil)
        rig.say("stop")
        rig.wait { rig.words.last == "ended chat_ended" }
        let options: ProviderOptions = [
            "persistentChat": ["rehydrationType": "ENTIRE_PAST_SESSION", "sourceContactId": JSONValue(past)]
        ]
        try rig.succeed(options: options)
        rig.open()
        rig.idle(.seconds(1))
        expectEqual(rig.native["continuedFromContactId"]?.stringValue, past)
        expect(rig.words.contains("history"))
        expect(!rig.said.contains("Hello, Zoë"))
        expect(!rig.words.contains { $0.hasPrefix("ended") })
        rig.say("again")
        rig.wait { rig.said.contains("You said: again") }
        let page = try #require(
            rig.ask { session async throws(ProviderFailure) in try await session.history(page: nil, limit: 100) }
        ).get()
        var items = page.items
        var next = page.next
        while let token = next {
            let further = try #require(
                rig.ask { session async throws(ProviderFailure) in try await session.history(page: token, limit: 100)
                }
            ).get()
            items += further.items
            next = further.next
        }
        expect(items.contains { $0["RelatedContactId"]?.stringValue == past })
    }
}
