import Crypto
import Foundation
@testable import GatewayCLI
import GatewayRig
import JSON
import SimulatorKit
import SupportExpectations
import Testing

/// One gateway with all vendors, all their secrets, and everything that it writes and says in the course of a day.
@Suite("Configured secrets", .serialized)
struct ConfiguredSecretTests {
    /// The app's own key, which is in no example.
    private static let secretKey = "sk_of_the_tests_of_secrets_0123456789"

    /// Keys that a simulator need not know.
    private static func further() throws -> [String: JSONObject] {
        let certificate = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../ProviderCCAITests/Fixtures/push-certificate.pem")
        let certificates: JSONObject = [
            "apns": ["certificate": .string(try String(contentsOf: certificate, encoding: .utf8))],
            // A test of it says what it is not, and must not say what it is.
            "apnsVoip": ["certificate": "no-certificate-and-yet-a-secret-0123456789"],
        ]
        return [
            "ccai": [
                "formSecret": "ccai-form-secret-0123456789abcdef",
                "webhookSecondarySecret": "ccai-webhook-secret-before-0123456789", "userTokens": true,
                "pushCertificates": .object(certificates),
            ],
            "connect": [
                "controlHeaders": ["x-firewall": "connect-control-header-0123456789"],
                "client": [
                    "layers": [
                        [
                            "headers": [
                                "set": ["x-firewall": "connect-layer-header-0123456789"],
                                "append": ["x-firewall-too": "connect-other-layer-header-0123456789"],
                            ]
                        ]
                    ]
                ],
            ],
        ]
    }

    /// A vendor with its fake.
    private struct Vendor: Sendable {
        let name: String
        let hasSessions: Bool
        let fake: VendorSimulator
        let section: JSONValue

        init(_ description: VendorDescription, in folder: TestFolder) throws {
            name = description.name
            hasSessions = description.hasSessions
            fake = try VendorSimulator(of: description, in: folder)
            var further = try ConfiguredSecretTests.further()[name] ?? [:]
            // The fake signs what it asks for with the secret of its company.
            if name == "ccai" {
                further.append("formRequestSecret", try JSONValue(parsing: fake.section())["companySecret"] ?? .null)
            }
            section = try JSONValue(parsing: fake.section(further))
        }

        /// The values that must be seen nowhere.
        var secrets: [String] { ConfiguredSecrets(ofProvider: section).texts }

        /// The credentials as they go over the wire; nil where none go so.
        var wireText: String? {
            guard let user = section["apiUsername"]?.stringValue, let token = section["apiToken"]?.stringValue else {
                return nil
            }
            let pair = Array("\(user):\(token)".utf8)
            return String(decoding: Base64.standard.encode(pair.span), as: UTF8.self)
        }
    }

    /// Providers whose secrets no fake takes: a channel of the other form, and keys with a token.
    private static func refused(_ vendors: [Vendor], _ partners: SecretPartners) -> JSONObject {
        var refused = partners.refused
        for vendor in vendors {
            switch vendor.name {
            case "oda":
                let address = "http://127.0.0.1:\(vendor.fake.child.port)/hook"
                refused.append(
                    "hooked",
                    [
                        "kind": "oda",
                        "webhook": ["url": .string(address), "secret": "oda-webhook-secret-0123456789abcdef"],
                    ])
            case "connect":
                var section = vendor.section.objectValue ?? JSONObject()
                for name in ["controlHeaders", "client"] { section.remove(name) }
                section.set(
                    "credentials",
                    to: [
                        "accessKeyId": "AKIDWITHATOKEN", "secretAccessKey": "connect-other-secret-0123456789",
                        "sessionToken": "connect-session-token-0123456789",
                    ])
                section.set("client", to: ["proxy": partners.proxy])
                refused.append("assumed", .object(section))
            default: break
            }
        }
        return refused
    }

    private static func configuration(_ vendors: [Vendor], _ refused: JSONObject, in folder: TestFolder) -> JSONValue {
        var providers: JSONObject = ["echo": ["kind": "echo"], "bot": SecretPartners.adapter(in: folder)]
        for vendor in vendors { providers.append(vendor.name, vendor.section) }
        for member in refused.members { providers.append(member.key, member.value) }
        let app: JSONObject = [
            "secretKeys": [.string(secretKey)], "provider": "echo",
            "providers": .array(providers.members.map { .string($0.key) }),
        ]
        return [
            "listen": [["address": "127.0.0.1:0"]], "admin": SecretPartners.admin,
            "dataDirectory": .string("\(folder.path)/data"), "loops": 2,
            "security": [
                "tokenKeys": ["token-key-of-the-tests-0123456789abcdef"],
                "storeKeys": ["store-key-of-the-tests-012345678"],
            ],
            "apps": ["demo": .object(app)], "providers": .object(providers), "logging": ["level": "debug"],
            "limits": ["drainSeconds": 3], "facades": ["ujet": ["enabled": true]],
        ]
    }

    // MARK: A day

    /// A conversation with its end, and with all that is shown of it.
    private static func converse(_ vendor: Vendor, _ told: inout ToldTexts) throws {
        // An anonymous user can become known.
        let isDesk = vendor.name == "ccai"
        let user: JSONValue = isDesk ? ["name": "Ada"] : ["id": "u-1", "name": "Ada"]
        var wanted: JSONObject = ["provider": .string(vendor.name), "user": user, "waitSeconds": 10]
        if isDesk { wanted.append("customData", ["tier": "gold", "reserved_verified_customer": false]) }
        let made = try told.call("POST", "/v1/sessions", .object(wanted))
        let session = try Conversation(told.caller, made: made.json)
        let sent = try told.call("POST", session.path + "/messages", Conversation.text("hello"))
        expectEqual(sent.status, 202, "\(vendor.name): \(sent)")
        let isAnswered = try poll(within: 30, every: 0.1) {
            try session.blockingEvents().contains { event in
                event["type"] == "message.created" && event["data"]?["sender"]?["role"] != "user"
            }
        }
        expect(isAnswered, "\(vendor.name) says nothing")
        let photo: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 0xff, 0xd9]
        let brought = try told.call(
            "POST", session.path + "/attachments?send=true", body: photo,
            fields: ["Content-Type": "image/jpeg", "Content-Disposition": "attachment; filename=\"p.jpg\""])
        if isDesk {
            expectEqual(brought.status, 201, "\(brought)")
            try visitDesk(session, &told)
            let wanted: Set = ["exchangeToken", "identifyEndUser", "setFlags", "escalate", "registerPhotos"]
            let isDone = try poll(within: 30, every: 0.1) {
                wanted.isSubset(of: try vendor.fake.entries().compactMap { $0["operation"]?.stringValue })
            }
            expect(isDone, "the platform has had all of \(wanted)")
        }
        let places = [
            "", "/events?include=native&limit=200", "/messages?include=native", "/transcript", "/custom-data",
            "/custom-data?source=provider",
        ]
        for place in places { try told.call("GET", session.path + place) }
        try told.call("POST", session.path + "/end")
    }

    /// A form that is signed, a user who becomes known and stands otherwise, devices, and a person who is asked for.
    private static func visitDesk(_ session: Conversation, _ told: inout ToldTexts) throws {
        try told.call("POST", session.path + "/messages", Conversation.text("form kyc-1"))
        var form = ""
        let isAsked = try poll(within: 30, every: 0.05) {
            let asked = try session.blockingEvents().first { $0["type"] == "form.requested" }
            form = asked?["data"]?["formId"]?.stringValue ?? ""
            return !form.isEmpty
        }
        expect(isAsked, "a form is asked for")
        let signed = try told.call(
            "POST", session.path + "/forms/\(form)", ["uri": "https://forms.example.test/7"])
        expectEqual(signed.status, 200, "\(signed)")
        let known = try told.call("POST", session.path + "/identify", ["user": ["id": "u-9", "name": "Ada"]])
        expectEqual(known.status, 200, "\(known)")
        let standing = try told.call(
            "PATCH", session.path + "/custom-data", ["reserved_verified_customer": true])
        expectEqual(standing.status, 200, "\(standing)")
        for transport in ["apns", "apnsVoip"] {
            let device: JSONValue = [
                "sessionId": .string(session.id), "platform": "ios", "transport": .string(transport),
                "token": .string(String(repeating: "0a", count: 32)), "appId": "com.example.shop",
            ]
            let kept = try told.call("PUT", "/v1/push-registrations/\(transport)", device)
            expectEqual(kept.status, 201, "\(kept)")
            let tried = try told.call("POST", "/v1/push-registrations/\(transport)/test")
            expectEqual(tried.status, 200, "\(tried)")
        }
        let asked = try told.call("POST", session.path + "/escalate", ["reason": "a test"])
        expectEqual(asked.status, 202, "\(asked)")
    }

    /// Sessions that come to nothing, or whose messages do.
    private static func fail(with provider: String, within seconds: Int, _ told: inout ToldTexts) throws {
        let made = try told.call(
            "POST", "/v1/sessions", ["provider": .string(provider), "waitSeconds": JSONValue(seconds)])
        let id = made.json["session"]?["id"]?.stringValue ?? made.json["sessionId"]?.stringValue
        guard let id else { return }
        try told.call("POST", "/v1/sessions/\(id)/messages", Conversation.text("is anybody there?"))
        try told.call("GET", "/v1/sessions/\(id)/events?include=native")
    }

    /// The signatures that it makes in the place of the customer's backend, and those that it refuses.
    private static func sign(_ told: inout ToldTexts) throws {
        let form: JSONValue = [
            "smart_action_id": 7, "external_form_id": "kyc-1", "uri": "https://forms.example.test/7",
        ]
        for provider in ["ccai", "oda"] {
            let name = JSONValue.string(provider)
            let token = try told.call("POST", "/v1/signing/tokens", ["provider": name, "user": ["id": "u-1"]])
            expectEqual(token.status, 200, "\(token)")
            for text in [token.json["token"] ?? "", "a.b.c"] {
                try told.call("POST", "/v1/signing/tokens/verify", ["provider": name, "token": text])
            }
            try told.call("POST", "/v1/signing/custom-data", ["provider": name, "customData": ["tier": "gold"]])
            let signed = try told.call("POST", "/v1/signing/web-forms", ["provider": name, "data": form])
            expectEqual(signed.status, provider == "ccai" ? 200 : 501, "\(signed)")
        }
        let data: JSONValue = ["tier": ["label": "Tier", "value": "gold", "type": "string"]]
        for (name, body): (String, JSONValue) in [
            ("auth", ["identifier": "u-1"]), ("custom_data", ["custom_data": data]),
        ] {
            let answer = try told.call("POST", "/facade/ujet/sign/\(name)?provider=ccai", body)
            expect(answer.status == 200 && answer.json["jwt"]?.stringValue != nil, "\(answer)")
        }
        let token = try told.call("POST", "/v1/tokens", ["userId": "u-1"])
        expectEqual(token.status, 201, "\(token)")
    }

    /// Calls in which somebody shows the gateway its own secrets, which it refuses.
    private static func show(_ secrets: [String], _ vendor: Vendor, _ told: inout ToldTexts) throws {
        for secret in secrets {
            let answer = try told.call("GET", "/v1/sessions", as: told.caller.with(secret))
            expectEqual(answer.status, 401, "\(answer)")
            try told.call("POST", "/v1/signing/tokens/verify", ["provider": "ccai", "token": .string(secret)])
        }
        guard vendor.name == "ccai" else { return }
        let refusal = try told.caller.with(nil).blocking(
            "POST", "/v1/hooks/ccai", body: Array(#"{"event_type":"\#(secrets.joined(separator: " "))"}"#.utf8),
            fields: ["X-Signature": "primary=\(secrets[0])", "X-Signature-Timestamp": "1767225600"])
        expect(refusal.status == 401 && refusal.code == "hook_signature_invalid", "\(refusal)")
        for secret in secrets { expect(!refusal.text.contains(secret)) }
    }

    /// All that is told while all goes well, and what somebody is told who knows too much.
    private static func beWell(
        _ vendors: [Vendor], _ refused: JSONObject, _ caller: Caller, operators: Caller
    ) async throws -> [ToldTexts] {
        let conversing = vendors.filter(\.hasSessions)
        let refusing = refused.members.map(\.key)
        return try await offPool(count: conversing.count + refusing.count + 1) { number in
            var told = ToldTexts(caller)
            switch number {
            case 0:
                try SecretPartners.operate(operators, &told)
                try SecretPartners.converse(with: "bot", &told)
                try sign(&told)
                for vendor in vendors {
                    try show(vendor.secrets + (vendor.wireText.map { [$0] } ?? []), vendor, &told)
                }
            case ...conversing.count: try converse(conversing[number - 1], &told)
            default: try fail(with: refusing[number - 1 - conversing.count], within: 1, &told)
            }
            return told
        }
    }

    /// All that is told when no vendor answers any more.
    private static func beAlone(_ vendors: [Vendor], _ caller: Caller, operators: Caller) async throws -> [ToldTexts] {
        try await offPool { for vendor in vendors { vendor.fake.child.kill() } }
        var all = try await offPool(count: vendors.count) { number in
            var told = ToldTexts(caller)
            try fail(with: vendors[number].name, within: 2, &told)
            for place in ["", "/widget", "/queues", "/wait-times"] {
                try told.call("GET", "/v1/providers/\(vendors[number].name)\(place)")
            }
            return told
        }
        let whole = try await offPool {
            var told = ToldTexts(caller)
            for place in ["/v1/providers", "/v1/sessions", "/v1/events", "/metrics", "/readyz", "/version"] {
                try told.call("GET", place)
            }
            let contract = try told.call("GET", "/openapi.json")
            expectEqual(contract.status, 200)
            try SecretPartners.operate(operators, &told)
            return told
        }
        all.append(whole)
        return all
    }

    @Test("are in no log, problem, event, document or file once all vendors have been talked to and have failed")
    func hidden() async throws {
        let folder = TestFolder()
        let vendors = try await offPool { try Vendors.all.map { try Vendor($0, in: folder) } }
        let partners = try await offPool { try SecretPartners(in: folder) }
        let refused = Self.refused(vendors, partners)
        let document = Self.configuration(vendors, refused, in: folder)
        let configured = ConfiguredSecrets(document)
        expectEqual(configured.emptyPlaces, [], "every key that takes a secret has one")
        let secrets = configured.texts + vendors.compactMap(\.wireText) + SecretPartners.wireTexts
        for vendor in vendors { expect(!vendor.secrets.isEmpty, "\(vendor.name) has a secret") }
        expectEqual(Set(secrets).count, secrets.count - 1, "each is another, but for the two that the fake has in one")
        let child = try await offPool {
            let text = String(decoding: document.encoded(), as: UTF8.self)
            let child = try ChildGateway(config: try ChildGateway.write(text, in: folder), in: folder)
            for vendor in vendors where vendor.name == "ccai" {
                try vendor.fake.post(toGatewayAt: child.port, as: vendor.name)
            }
            return child
        }
        let caller = child.caller(Self.secretKey)
        let operators = Caller(port: child.adminPort, credential: SecretPartners.operatorKey)
        var told = try await Self.beWell(vendors, refused, caller, operators: operators)
        try await offPool { partners.expectMet() }
        told += try await Self.beAlone(vendors, caller, operators: operators)
        let all = told
        try await offPool {
            child.terminate()
            expectEqual(child.exitStatus(within: 30), 0)
            expect(child.log.contains("\"ready\""))
            for told in all { told.expectNone(of: secrets) }
            SecretSearch.expectNone(of: secrets, in: Array(child.log.utf8), "the log")
            try SecretSearch.expectNone(of: secrets, below: "\(folder.path)/data")
        }
    }

    @Test("would be found: the same search finds them in the configuration itself")
    func search() async throws {
        let folder = TestFolder()
        let description = try #require(Vendors.all.first { $0.name == "ccai" })
        let vendor = try await offPool { try Vendor(description, in: folder) }
        let bytes = vendor.section.encoded()
        expect(vendor.secrets.count >= 7)
        for secret in vendor.secrets { expect(SecretSearch.place(of: secret, in: bytes) != nil) }
        expect(SecretSearch.place(of: "not there", in: bytes) == nil)
    }
}
