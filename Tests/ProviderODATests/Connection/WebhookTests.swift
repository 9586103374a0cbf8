import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// The signed webhook channel (`PROTOCOL.md`, section 13).
@Suite struct WebhookTests {
    static let secret = "webhook-secret-ABC"

    /// A webhook of the simulator's, and a session over it.
    private struct Setup {
        let rig: Rig
        let simulator: ODASimulator

        init(
            user: String = #"{"id":"u"}"#, secret: String = WebhookTests.secret, hidden: String? = nil,
            faults: [ODAFault] = [], sendsRequestIDs: Bool = false
        ) throws {
            let manual = try ManualLoop()
            var server = ODASimulator.Configuration(
                address: try #require(SocketAddress("127.0.0.1:0")),
                channels: [WebhookTests.channel])
            server.faults = faults
            simulator = ODASimulator(loop: manual.loop, configuration: server)
            let address = try simulator.start()
            manual.runUntilIdle()
            var configuration = try WebhookTests.configuration(
                "http://\(address)/connectors/v2/listeners/webhook/channels/W-1", secret: secret)
            configuration.hiddenMessage = hidden
            configuration.sendsRequestIDs = sendsRequestIDs
            rig = try Rig(configuration, user: user, usesNetwork: true, manual: manual)
            rig.open()
            rig.run { !rig.log.all.isEmpty }
        }

        func send(_ content: UserContent) -> String {
            let result = rig.begin(content)
            rig.run { result.value != "pending" }
            return result.value
        }
    }

    private static var channel: ODASimulator.Channel {
        var channel = ODASimulator.Channel(channelID: "W-1")
        channel.webhook = .init(secret: secret)
        return channel
    }

    static func configuration(_ url: String, secret: String = secret) throws -> ODAConfiguration {
        var configuration = Script.configuration
        configuration.webhook = ODAWebhook(url: try URI(url), secret: Secret(literal: secret))
        return configuration
    }

    private static func delivery(_ text: String, id: String? = nil) throws -> HookDelivery {
        let id = id.map { #","msgId":"\#($0)""# } ?? ""
        return try ODAHookBody.delivery(
            utf8(#"{"userId":"guest-42","messagePayload":{"type":"text","text":"\#(text)"}\#(id)}"#))
    }

    // MARK: Signatures

    /// The vectors of section 18: body, its bytes, the header.
    static let vectors: [(String, Int, String)] = [
        (
            #"{"userId":"guest-42","messagePayload":{"type":"text","text":"Order Pizza"}}"#, 75,
            "sha256=5fe997bbcc6a313cad6efdc80b2dc3810f32ce089a95e97e5218acb5ce9a0b3b"
        ),
        (
            #"{"userId":"Zoë","messagePayload":{"type":"text","text":"Größe: 30 cm – ☕"}}"#, 82,
            "sha256=86dae6c5d3decdcf1db985027f04f3db66418ba1be104760e21e74d6ab4ef92c"
        ),
        ("", 0, "sha256=a588f5d9bac7e1e63713267fb1ea55279b6127f09f51be158a030dc62e6c1c0f"),
    ]

    @Test(arguments: vectors)
    func `a signature is over the bytes as they are`(body: String, count: Int, signature: String) {
        let bytes = utf8(body)
        expectEqual(bytes.count, count)
        expectEqual(ODASignature.value(of: bytes, secret: Self.secret), signature)
        expect(ODASignature.isValid(signature, of: bytes, secret: Self.secret))
        expect(!ODASignature.isValid(signature, of: bytes + utf8(" "), secret: Self.secret))
        expect(!ODASignature.isValid(signature, of: bytes, secret: Self.secret + "?"))
        for wrong in [String(signature.dropFirst(7)), signature.uppercased(), String(signature.dropLast()), ""] {
            expect(!ODASignature.isValid(wrong, of: bytes, secret: Self.secret))
        }
    }

    /// The outcome of a call: the deliveries' ids, or the refusal.
    private func judge(_ body: String, _ signature: String?, secret: String? = secret) throws -> String {
        let rig = try Rig()
        var configuration = try Self.configuration("https://h.example/x")
        if let secret {
            configuration.webhook?.secret = Secret(literal: secret)
        } else {
            configuration.webhook?.secret = try ProviderODATests.secret(inFile: "/nowhere")
        }
        var fields = HTTPFields()
        if let signature { try fields.append("x-hub-signature", signature) }
        let call = HookCall(fields: fields, body: utf8(body))
        let outcome = LoopBound("pending", loop: rig.loop)
        let context = rig.context
        let oda = ODA(configuration)
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(HookRefusal) {
                let deliveries = try await oda.deliveries(of: call, context.environment)
                outcome.value = deliveries.map { "\($0.vendorUserID) \($0.eventID)" }.joined(separator: ", ")
            } catch {
                outcome.value = "\(error)"
            }
        }
        rig.manual.runUntilIdle()
        return outcome.value
    }

    @Test func `a call is judged before it is read`() throws {
        let (body, _, signature) = Self.vectors[0]
        try expect(judge(body, signature).hasPrefix("guest-42 sha256:"))
        try expectEqual(judge(body, nil), "unsigned")
        try expectEqual(judge(body, signature, secret: "other"), "forged")
        try expectEqual(judge("no JSON at all", signature), "forged")
        try expectEqual(judge(body, signature, secret: nil), "unavailable")
        let (empty, _, emptySignature) = Self.vectors[2]
        try expect(judge(empty, emptySignature).hasPrefix("malformed"))
    }

    @Test func `a call is one event by its id, or by its bytes where it has none`() throws {
        func id(_ text: String) throws -> String { try ODAHookBody.delivery(utf8(text)).eventID }
        let payload = #""messagePayload":{"type":"text","text":"x"}"#
        try expectEqual(id("{\"userId\":\"u\",\(payload),\"msgId\":\"m-1\"}"), "m-1")
        let one = try id("{\"userId\":\"u\",\(payload)}")
        expect(one.hasPrefix("sha256:"))
        try expectEqual(id("{\"userId\":\"u\",\(payload)}"), one)
        try expect(id("{\"userId\":\"v\",\(payload)}") != one)
        func window(_ text: String) throws -> Duration? {
            try ODAHookBody.delivery(utf8(text), window: .seconds(7)).repeatWindow
        }
        try expect(window("{\"userId\":\"u\",\(payload),\"msgId\":\"m-1\"}") == nil)
        try expectEqual(window("{\"userId\":\"u\",\(payload)}"), .seconds(7))
        let piece = #""messagePayload":{"type":"textStream","text":"x","streamState":"running"}"#
        try expect(id("{\"userId\":\"u\",\(piece),\"msgId\":\"m-1\"}").hasPrefix("sha256:"))
        for wrong in ["{\(payload)}", "{\"userId\":\"\",\(payload)}", "{\"userId\":\"u\"}", "[]"] {
            do throws(HookRefusal) {
                _ = try ODAHookBody.delivery(utf8(wrong))
                Issue.record("accepted: \(wrong)")
            } catch {
                guard case .malformed = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }

    // MARK: The way out

    @Test func `a message is signed, names its user, and tells of the user the first time`() throws {
        let setup = try Setup(user: #"{"id":"u","name":"Ada"}"#)
        expectEqual(setup.rig.log.words, ["opened"])
        expectEqual(setup.send(.text("Order Pizza", format: .plain)), "sent")
        expectEqual(setup.send(.location(GeoLocation(latitude: 1, longitude: 2))), "sent")
        let texts = setup.simulator.log.map(\.text)
        expectEqual(
            texts,
            [
                #"""
                {"userId":"guest-42","messagePayload":{"text":"Order Pizza","type":"text"},\#
                "profile":{"givenName":"Ada"}}
                """#,
                #"""
                {"userId":"guest-42","messagePayload":{"type":"location","location":{"latitude":1,"longitude":2}}}
                """#,
            ])
        expectEqual(setup.simulator.statistics.violations, 0)
    }

    @Test func `a message carries its request id where that is wanted, and its answer names it`() throws {
        let setup = try Setup(sendsRequestIDs: true)
        expectEqual(setup.send(.text("x", format: .plain)), "sent")
        let body = try #require(setup.simulator.log.first)
        let name = try #require(json(body.text)["requestId"]?.stringValue)
        expect(name.hasPrefix("wsreq/\(Rig.wall)/"))
        expectEqual(setup.simulator.statistics.violations, 0)
        let answer = try ODAHookBody.delivery(
            utf8(
                #"{"userId":"guest-42","messagePayload":{"type":"text","text":"y"},"requestId":"\#(name)"}"#))
        expect(setup.rig.session.assumeIsolated { $0.deliver(answer) })
        expectEqual(setup.rig.log.messages.map(\.repliesTo), [name])
    }

    @Test func `what the channel has no word for is refused, and typing and the end are silent`() throws {
        let setup = try Setup()
        for content: UserContent in [
            .formResponse(FormResponse(formID: "f", values: [:])), .event(name: "e", version: nil, data: [:]),
            .attachment(ids: [], text: nil),
        ] {
            expectEqual(setup.send(content), "refused capability_unsupported")
        }
        setup.rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        let isOver = setup.rig.finish()
        setup.rig.run { isOver.value }
        expect(isOver.value)
        expectEqual(setup.simulator.statistics.framesReceived, 0)
        expectEqual(setup.rig.loop.timerCount, 0)
        expectEqual(setup.rig.lines.value.count, 0)
    }

    @Test func `a wrong secret is the message's error`() throws {
        let setup = try Setup(secret: "other")
        expectEqual(setup.send(.text("x", format: .plain)), "refused provider_auth_failed")
    }

    @Test(arguments: [
        (400, "refused provider_error"), (500, "refused provider_unavailable"), (302, "refused provider_error"),
        (429, "notSent provider_capacity"), (503, "notSent provider_unavailable"),
    ])
    func `any status but those of success is the message's error`(status: Int, outcome: String) throws {
        let setup = try Setup()
        setup.simulator.add([ODAFault(.postStatus(status), times: 1)])
        expectEqual(setup.send(.text("x", format: .plain)), outcome)
        expectEqual(setup.send(.text("y", format: .plain)), "sent")
        expectEqual(setup.simulator.log.count, 1)
    }

    @Test func `a lost answer has no known fate`() throws {
        let setup = try Setup()
        setup.simulator.add([ODAFault(.postCut, times: 1)])
        expectEqual(setup.send(.text("x", format: .plain)), "unknown")
    }

    @Test(arguments: [
        ("/other", "https://h.example/other"), ("https://h.example:443/y?z", "https://h.example:443/y?z"),
        ("https://evil.example/x", nil), ("http://h.example/x", nil), ("https://h.example:8443/x", nil),
    ])
    func `a redirect is followed on the same host and port only`(location: String, target: String?) throws {
        var fields = HTTPFields()
        try fields.append(.location, location)
        let head = HTTPResponseHead(status: .temporaryRedirect, fields: fields, version: .http11)
        let next = ODAHookSender.redirect(head, from: try URI("https://h.example/x"))
        expectEqual(next?.description, target)
    }

    // MARK: What is owed

    /// The profiles that came with messages, as JSON; nil where one had none.
    private func profiles(_ simulator: ODASimulator) throws -> [String?] {
        try simulator.log.map { try json($0.text)["profile"]?.description }
    }

    @Test(arguments: [ODAFault.Kind.postStatus(503), .postStatus(400), .postCut])
    func `a profile goes with messages until one is taken`(fault: ODAFault.Kind) throws {
        let setup = try Setup(user: #"{"id":"u","name":"Ada"}"#)
        setup.simulator.add([ODAFault(fault, times: 1)])
        expect(setup.send(.text("x", format: .plain)) != "sent")
        expectEqual(setup.send(.text("y", format: .plain)), "sent")
        expectEqual(setup.send(.text("z", format: .plain)), "sent")
        try expectEqual(profiles(setup.simulator), [#"{"givenName":"Ada"}"#, nil])
    }

    @Test func `changes of the user that wait add up, down to each property`() throws {
        let setup = try Setup(user: #"{"id":"u","attributes":{"a":1}}"#)
        for user in [#"{"id":"u","attributes":{"a":1,"b":2}}"#, #"{"id":"u","attributes":{"a":1,"b":2,"c":3}}"#] {
            let changed = try UserProfile(json(user))
            setup.rig.session.assumeIsolated { $0.update(changed, locale: nil) }
        }
        expectEqual(setup.send(.text("x", format: .plain)), "sent")
        try expectEqual(profiles(setup.simulator), [#"{"properties":{"a":1,"b":2,"c":3}}"#])
    }

    @Test func `a profile that waits outlives the process, and is told once`() throws {
        let user = #"{"id":"u","name":"Ada"}"#
        let setup = try Setup(user: user)
        for expected in [[#"{"givenName":"Ada"}"#], [#"{"givenName":"Ada"}"#, nil]] as [[String?]] {
            let again = try Rig(
                setup.rig.lines.value.channel.configuration, user: user, isResumed: true, usesNetwork: true,
                manual: setup.rig.manual, values: setup.rig.values)
            again.open()
            again.run { !again.log.all.isEmpty }
            expectEqual(again.say("x"), "sent")
            again.manual.runUntilIdle()
            try expectEqual(profiles(setup.simulator), expected)
        }
    }

    @Test func `a hidden message is owed until it is taken, and what follows waits for it`() throws {
        let setup = try Setup(hidden: "order", faults: [ODAFault(.postStatus(503), times: 2)])
        setup.rig.run { setup.simulator.statistics.faultsApplied == 1 }
        let later = setup.rig.begin(.text("later", format: .plain))
        for _ in 1...6 where later.value == "pending" {
            setup.rig.pass(.seconds(25))
            setup.rig.run { later.value != "pending" }
        }
        expectEqual(later.value, "sent")
        try expectEqual(
            setup.simulator.log.map { try json($0.text)["messagePayload"]?["text"]?.stringValue }, ["order", "later"])
    }

    // MARK: The way in

    @Test func `a delivery is a message, once, however often and by whichever session it is handed over`() throws {
        let setup = try Setup()
        let other = try Rig(beside: setup.rig)
        other.open()
        setup.rig.run { !other.log.all.isEmpty }
        let delivery = try Self.delivery("hello")
        for rig in [setup.rig, other, setup.rig] {
            expect(rig.session.assumeIsolated { $0.deliver(delivery) })
        }
        for rig in [setup.rig, other] {
            expectEqual(rig.log.messages.count, 1)
            expectEqual(rig.log.messages.first.map { text($0.content) }?.contains("hello"), true)
        }
        let next = try Self.delivery("hello", id: "m-2")
        expect(setup.rig.session.assumeIsolated { $0.deliver(next) })
        expectEqual(setup.rig.log.messages.map(\.vendorID).last, "m-2")
    }

    @Test func `the same words without an id are two messages where the gateway says that they came twice`() throws {
        let setup = try Setup()
        for time in [1, 2] {
            var delivery = try Self.delivery("ok")
            delivery.eventID += "@\(time)"
            for _ in 1...2 { expect(setup.rig.session.assumeIsolated { $0.deliver(delivery) }) }
        }
        expectEqual(setup.rig.log.messages.count, 2)
        expectEqual(Set(setup.rig.log.messages.map(\.vendorID)).count, 2)
    }

    @Test func `a session that is not open takes no delivery`() throws {
        let fixture = try Setup()
        let delivery = try Self.delivery("hello")
        _ = fixture.rig.finish(suspending: true)
        expect(!fixture.rig.session.assumeIsolated { $0.deliver(delivery) })
        expect(fixture.rig.log.messages.isEmpty)
    }

    @Test func `a delivery that comes again after a restart has the id it had before`() throws {
        let one = try Setup()
        let two = try Setup()
        expectEqual(two.send(.text("x", format: .plain)), "sent")
        let delivery = try Self.delivery("hello")
        for setup in [one, two] { expect(setup.rig.session.assumeIsolated { $0.deliver(delivery) }) }
        expectEqual(one.rig.log.messages.last?.vendorID, two.rig.log.messages.last?.vendorID)
    }

    // MARK: Configuration

    private func decode(_ yaml: String) throws -> (ODA, [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8(yaml))
        let section = try #require(ConfigurationValue(node, path: "p", problems: problems).section())
        return (ODA(section), problems.all.map(\.path))
    }

    @Test func `a webhook needs an address and a secret, and no channel`() throws {
        let (oda, problems) = try decode("{webhook: {url: 'https://h.example/x/1', secret: s}}")
        expectEqual(problems, [])
        expect(oda.takesHooks)
        expectEqual(oda.configuration.host, "h.example")
        expectEqual(oda.configuration.webhook?.repeatWindow, .seconds(60))
        expect(!oda.capabilities.has(.typing))
        expect(!oda.capabilities.has(.forms))
        expect(!oda.capabilities.has(.suggestions))
        let (socket, _) = try decode("{host: h, channelId: c}")
        expect(!socket.takesHooks)
    }

    @Test(arguments: [
        ("{webhook: {secret: s}}", "p.webhook.url"), ("{webhook: {url: 'ftp://h/x', secret: s}}", "p.webhook.url"),
        ("{webhook: {url: 'https://h/x'}}", "p.webhook.secret"),
        ("{webhook: {url: 'https://h/x', secret: s, more: 1}}", "p.webhook.more"),
        ("{webhook: {url: 'https://h/x', secret: s, repeatSeconds: 3601}}", "p.webhook.repeatSeconds"),
        ("{webhook: {url: 'https://h/x', secret: s}, channelSecret: c}", "p.channelSecret"),
        ("{webhook: {url: 'https://h/x', secret: s}, enableLongPolling: true}", "p.enableLongPolling"),
    ])
    func `a webhook that cannot work is a problem`(yaml: String, path: String) throws {
        try expectEqual(decode(yaml).1, [path])
    }
}
