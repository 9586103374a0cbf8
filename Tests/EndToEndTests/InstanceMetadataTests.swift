import Foundation
import GatewayRig
import JSON
import RequestSigning
import SupportPrograms
import SupportExpectations
import Testing

@Suite(
    "The metadata of the instance, in a network of its own", .serialized,
    .enabled(if: NetworkNamespace.isPermitted, "unshare(2) of the network is not permitted to this process"))
struct InstanceMetadataTests {
    private let folder = TestFolder()

    /// Runs a blocking piece of a test where the address of the metadata is this host's, and the service is there.
    private func there<Value: Sendable>(
        _ body: @escaping @Sendable (MetadataService) throws -> Value
    ) async throws -> Value {
        try await offPool {
            try NetworkNamespace.enter(adding: MetadataService.address)
            return try body(try MetadataService(keyID: AmazonSimulator.keyID, secret: AmazonSimulator.secret))
        }
    }

    private func gateway(_ section: String, in folder: TestFolder) throws -> ChildGateway {
        let provider = ProviderUnderTest(section: section) { _ in [] }
        return try ChildGateway(config: try provider.configuration(in: folder), in: folder)
    }

    @Test("gives the client for credentials what it asks for")
    func credentials() async throws {
        let (found, count) = try await there { ($0.credentials(), $0.connectionCount) }
        let wanted = SigningCredentials(accessKeyID: AmazonSimulator.keyID, secretAccessKey: AmazonSimulator.secret)
        expectEqual(found, .success(wanted))
        expect(count > 0)
    }

    private static let once = "reconnectMaxAttempts: 1, reconnectIntervalSeconds: 0.02"
    /// Places of a vendor that an operator, or anybody who can write into the configuration, may name.
    private static let sections = [
        "{kind: oda, host: \"169.254.169.254:80\", tls: false, channelId: c, \(once)}",
        "{kind: oda, host: \"[::ffff:169.254.169.254]:80\", tls: false, channelId: c, \(once)}",
        "{kind: raya, endpoint: \"169.254.169.254:80\", scheme: http, token: t, maxReconnectAttempts: 1}",
        "{kind: voysis, url: \"ws://169.254.169.254/\"}",
        "{kind: voysis, url: \"http://169.254.169.254/\"}",
        connect(control: "http://169.254.169.254", participant: "http://127.0.0.1:1"),
        connect(control: "http://[::ffff:169.254.169.254]:80", participant: "http://127.0.0.1:1"),
    ]

    private static func connect(control: String, participant: String, instance: String = "i") -> String {
        "{kind: connect, region: us-east-1, instanceId: \(instance), contactFlowId: f, "
            + "credentials: {accessKeyId: a, secretAccessKey: b}, "
            + "controlEndpoint: \"\(control)\", participantEndpoint: \"\(participant)\"}"
    }

    @Test("is no vendor: whoever is configured to talk to it is refused, and it hears of nobody", arguments: sections)
    func vendors(_ section: String) async throws {
        let (answer, count) = try await there { [folder] service in
            let child = try gateway(section, in: folder)
            let answer = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u"], "waitSeconds": 20])
            return (answer, service.connectionCount)
        }
        expect(answer.status == 502 && answer.code == "provider_error", "\(answer)")
        expectEqual(answer.json["provider"]?["code"]?.stringValue, "egress_refused")
        expectEqual(answer.json["detail"]?.stringValue?.contains("its address is not allowed"), true, "\(answer)")
        expectEqual(count, 0)
    }

    @Test("is no place of a vendor's file")
    func files() async throws {
        let (answers, count) = try await there { [folder] service in
            let simulator = try OracleSimulator(in: folder)
            let child = try gateway(simulator.section(), in: folder)
            let made = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u"], "waitSeconds": 20])
            let session = try Conversation(child.caller(), made: made.json)
            for host in ["169.254.169.254", "[::ffff:169.254.169.254]", "169.254.169.254:80"] {
                let url = "http://\(host)/latest/meta-data/iam/security-credentials/support"
                let attachment = #"{"type":"attachment","attachment":{"type":"image","url":"\#(url)"}}"#
                _ = try simulator.push(#"{"messagePayload":\#(attachment),"source":"BOT","userId":"u"}"#, to: "u")
            }
            var ids: [String] = []
            _ = try poll(within: 20, every: 0.05) {
                ids = try session.blockingEvents().flatMap { event in
                    (event["data"]?["content"]?["attachments"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
                }
                return ids.count == 3
            }
            let answers = try ids.map {
                try session.caller.blocking("GET", "\(session.path)/attachments/\($0)/content")
            }
            return (answers, service.connectionCount)
        }
        expectEqual(answers.count, 3)
        for answer in answers {
            expect(answer.status == 502 && answer.code == "provider_error", "\(answer)")
            expectEqual(answer.json["detail"]?.stringValue?.contains("not allowed"), true, "\(answer)")
        }
        expectEqual(count, 0)
    }

    /// Vendors at some port of ours, by their kind.
    private static let redirecting: [@Sendable (Int) -> String] = [
        { "{kind: oda, host: \"127.0.0.1:\($0)\", tls: false, channelId: c, \(once)}" },
        { "{kind: oda, webhook: {url: \"http://127.0.0.1:\($0)/hook\", secret: s}}" },
        { "{kind: raya, endpoint: \"127.0.0.1:\($0)\", scheme: http, token: t, maxReconnectAttempts: 1}" },
        { "{kind: voysis, url: \"ws://127.0.0.1:\($0)/\"}" },
        { "{kind: voysis, url: \"http://127.0.0.1:\($0)/\"}" },
    ]

    @Test("is no place that a vendor sends us on to", arguments: redirecting.indices)
    func redirects(_ index: Int) async throws {
        let (hasEnded, visits, count, log) = try await there { [folder] service in
            let child = try gateway(Self.redirecting[index](service.vendorPort), in: folder)
            _ = try child.caller().blocking(
                "POST", "/v1/sessions",
                json: ["user": ["id": "u"], "waitSeconds": 20, "initialMessage": Conversation.text("hello")])
            let list = try child.caller().blocking("GET", "/v1/sessions?userId=u")
            let id = list.json["data"]?.arrayValue?.first?["id"]?.stringValue ?? ""
            // The session fails, or the message alone where a session needs no link.
            let hasEnded = try poll(within: 20, every: 0.05) {
                let events = try child.caller().blocking("GET", "/v1/sessions/\(id)/events").json["data"]?.arrayValue
                return events?.contains { $0["data"]?["state"] == "failed" } == true
            }
            return (hasEnded, service.vendorVisits, service.connectionCount, child.log)
        }
        expect(hasEnded, "\(log)")
        expect(visits > 0)
        expectEqual(count, 0)
    }

    @Test("is no participant service of a chat that was begun elsewhere")
    func participants() async throws {
        let (answer, visits, count) = try await there { [folder] service in
            let section = Self.connect(
                control: "http://127.0.0.1:\(service.vendorPort)", participant: "http://169.254.169.254")
            let child = try gateway(section, in: folder)
            let answer = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u"], "waitSeconds": 20])
            return (answer, service.vendorVisits, service.connectionCount)
        }
        expect(answer.status == 502 && answer.code == "provider_error", "\(answer)")
        expectEqual(answer.json["provider"]?["code"]?.stringValue, "egress_refused")
        // The contact was made, and is stopped since nobody can hear it.
        expect((1...2).contains(visits))
        expectEqual(count, 0)
    }

    @Test("is no socket that a vendor sends us to, and nobody waits for another try")
    func sockets() async throws {
        let (made, visits, count) = try await there { [folder] service in
            let vendor = "http://127.0.0.1:\(service.vendorPort)"
            let child = try gateway(
                Self.connect(control: vendor, participant: vendor, instance: "socket"), in: folder)
            let made = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u"], "waitSeconds": 20])
            return (made, service.vendorVisits, service.connectionCount)
        }
        expect(made.status == 502 && made.code == "provider_error", "\(made)")
        expectEqual(made.json["provider"]?["code"]?.stringValue, "egress_refused")
        // The contact was made, and is stopped since nobody can hear it.
        expect((1...2).contains(visits))
        expectEqual(count, 0)
    }

    @Test("is where a gateway finds the keys of its instance")
    func instanceKeys() async throws {
        let (made, count) = try await there { [folder] service in
            let simulator = try AmazonSimulator(in: folder)
            let child = try gateway(simulator.section(credentials: ["source": "instance"]), in: folder)
            let made = try child.caller().blocking(
                "POST", "/v1/sessions", json: ["user": ["id": "u"], "waitSeconds": 20])
            return (made, service.connectionCount)
        }
        expect(made.status == 201 && made.json["session"]?["state"] == "active", "\(made)")
        expect(count > 0)
    }
}
