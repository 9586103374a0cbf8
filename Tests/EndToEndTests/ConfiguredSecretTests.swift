import Crypto
import Foundation
@testable import GatewayCLI
import GatewayRig
import JSON
import SimulatorKit
import Testing

/// One gateway with all vendors, all their secrets, and everything that it writes and says in the course of a day.
@Suite("Configured secrets", .serialized)
struct ConfiguredSecretTests {
    /// The keys of configurations under which a secret stands; an access key's id is public.
    private static let keys: Set<String> = [
        "channelSecret", "secret", "token", "refreshToken", "secretAccessKey", "sessionToken", "companySecret",
        "formSecret", "formRequestSecret", "apiToken", "webhookPrimarySecret", "webhookSecondarySecret",
    ]

    /// The secrets that a simulator need not know.
    private static let further: [String: JSONObject] = [
        "ccai": [
            "formSecret": "ccai-form-secret-0123456789abcdef",
            "formRequestSecret": "ccai-form-request-secret-0123456789ab",
            "webhookSecondarySecret": "ccai-webhook-secret-before-0123456789",
        ]
    ]

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
            section = try JSONValue(parsing: fake.section(ConfiguredSecretTests.further[name] ?? [:]))
        }

        /// The values that must be seen nowhere, each with how it goes over the wire.
        var secrets: [String] {
            let plain = ConfiguredSecretTests.secrets(in: section)
            guard let user = section["apiUsername"]?.stringValue, let token = section["apiToken"]?.stringValue else {
                return plain
            }
            let pair = Array("\(user):\(token)".utf8)
            return plain + [String(decoding: Base64.standard.encode(pair.span), as: UTF8.self)]
        }
    }

    private static func secrets(in value: JSONValue) -> [String] {
        (value.objectValue?.members ?? []).flatMap { member -> [String] in
            if let text = member.value.stringValue { return keys.contains(member.key) ? [text] : [] }
            return secrets(in: member.value)
        }
    }

    private static func configuration(_ vendors: [Vendor], in folder: TestFolder) throws -> String {
        var providers: JSONObject = ["echo": ["kind": "echo"]]
        for vendor in vendors { providers.append(vendor.name, vendor.section) }
        let app: JSONObject = [
            "secretKeys": [.string(Samples.secretKey)], "provider": "echo",
            "providers": .array(providers.members.map { .string($0.key) }),
        ]
        let document: JSONObject = [
            "listen": [["address": "127.0.0.1:0"]], "dataDirectory": .string("\(folder.path)/data"), "loops": 2,
            "apps": ["demo": .object(app)], "providers": .object(providers), "logging": ["level": "debug"],
            "limits": ["drainSeconds": 3],
        ]
        return try ChildGateway.write(
            String(decoding: JSONValue.object(document).encoded(), as: UTF8.self), in: folder)
    }

    // MARK: A day

    /// Everything that a caller is told, each with where it was.
    private struct Told {
        let caller: Caller
        private(set) var texts: [(place: String, text: String)] = []

        init(_ caller: Caller) { self.caller = caller }

        @discardableResult
        mutating func call(
            _ method: String, _ path: String, _ json: JSONValue? = nil, as other: Caller? = nil
        ) throws -> Answer {
            let answer = try (other ?? caller).blocking(method, path, json: json)
            let fields = answer.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
            texts.append(("\(method) \(path)", fields + "\n" + answer.text))
            return answer
        }

        func expectNone(of secrets: [String]) {
            for (place, text) in texts { ConfiguredSecretTests.expectNone(of: secrets, in: Array(text.utf8), place) }
        }
    }

    /// A conversation with its end, and with all that is shown of it.
    private static func converse(_ vendor: Vendor, _ told: inout Told) throws {
        let made = try told.call(
            "POST", "/v1/sessions",
            ["provider": .string(vendor.name), "user": ["id": "u-1", "name": "Ada"], "waitSeconds": 10])
        let session = try Conversation(told.caller, made: made.json)
        let sent = try told.call("POST", session.path + "/messages", Conversation.text("hello"))
        #expect(sent.status == 202, "\(vendor.name): \(sent)")
        let isAnswered = try poll(within: 30, every: 0.1) {
            try session.blockingEvents().contains { event in
                event["type"] == "message.created" && event["data"]?["sender"]?["role"] != "user"
            }
        }
        #expect(isAnswered, "\(vendor.name) says nothing")
        let places = [
            "", "/events?include=native&limit=200", "/messages?include=native", "/transcript", "/custom-data",
        ]
        for place in places { try told.call("GET", session.path + place) }
        try told.call("POST", session.path + "/end")
    }

    /// The signatures that it makes in the place of the customer's backend, and those that it refuses.
    private static func sign(_ told: inout Told) throws {
        let form: JSONValue = [
            "smart_action_id": 7, "external_form_id": "kyc-1", "uri": "https://forms.example.test/7",
        ]
        for provider in ["ccai", "oda"] {
            let name = JSONValue.string(provider)
            let token = try told.call("POST", "/v1/signing/tokens", ["provider": name, "user": ["id": "u-1"]])
            #expect(token.status == 200, "\(token)")
            for text in [token.json["token"] ?? "", "a.b.c"] {
                try told.call("POST", "/v1/signing/tokens/verify", ["provider": name, "token": text])
            }
            try told.call("POST", "/v1/signing/custom-data", ["provider": name, "customData": ["tier": "gold"]])
            let signed = try told.call("POST", "/v1/signing/web-forms", ["provider": name, "data": form])
            #expect(signed.status == (provider == "ccai" ? 200 : 501), "\(signed)")
        }
    }

    /// Calls in which somebody shows the gateway its own secrets, which it refuses.
    private static func show(_ secrets: [String], _ vendor: Vendor, _ told: inout Told) throws {
        for secret in secrets {
            let answer = try told.call("GET", "/v1/sessions", as: told.caller.with(secret))
            #expect(answer.status == 401, "\(answer)")
            try told.call("POST", "/v1/signing/tokens/verify", ["provider": "ccai", "token": .string(secret)])
        }
        guard vendor.name == "ccai" else { return }
        let refusal = try told.caller.with(nil).blocking(
            "POST", "/v1/hooks/ccai", body: Array(#"{"event_type":"\#(secrets.joined(separator: " "))"}"#.utf8),
            fields: ["X-Signature": "primary=\(secrets[0])", "X-Signature-Timestamp": "1767225600"])
        #expect(refusal.status == 401 && refusal.code == "hook_signature_invalid", "\(refusal)")
        for secret in secrets { #expect(!refusal.text.contains(secret)) }
    }

    @Test("are in no log, problem, event, document or file once all vendors have been talked to and have failed")
    func hidden() async throws {
        try await offPool {
            let folder = TestFolder()
            let vendors = try Vendors.all.map { try Vendor($0, in: folder) }
            let secrets = vendors.flatMap(\.secrets)
            for vendor in vendors { #expect(!vendor.secrets.isEmpty, "\(vendor.name) has a secret") }
            #expect(Set(secrets).count == secrets.count, "each is another")
            let child = try ChildGateway(config: try Self.configuration(vendors, in: folder), in: folder)
            var told = Told(child.caller())
            for vendor in vendors where vendor.name == "ccai" {
                try vendor.fake.post(toGatewayAt: child.port, as: vendor.name)
            }
            for vendor in vendors where vendor.hasSessions { try Self.converse(vendor, &told) }
            try Self.sign(&told)
            for vendor in vendors { try Self.show(vendor.secrets, vendor, &told) }
            // Every call fails from now on.
            for vendor in vendors { vendor.fake.child.kill() }
            for vendor in vendors {
                let name = JSONValue.string(vendor.name)
                let made = try told.call("POST", "/v1/sessions", ["provider": name, "waitSeconds": 2])
                let id = made.json["session"]?["id"]?.stringValue ?? made.json["sessionId"]?.stringValue
                if let id { try told.call("GET", "/v1/sessions/\(id)/events?include=native") }
                for place in ["", "/widget", "/queues", "/wait-times"] {
                    try told.call("GET", "/v1/providers/\(vendor.name)\(place)")
                }
            }
            for place in ["/v1/providers", "/v1/sessions", "/v1/events", "/metrics", "/readyz", "/version"] {
                try told.call("GET", place)
            }
            let contract = try told.call("GET", "/openapi.json")
            #expect(contract.status == 200)
            child.terminate()
            #expect(child.exitStatus(within: 30) == 0)
            #expect(child.log.contains("\"ready\""))
            told.expectNone(of: secrets)
            Self.expectNone(of: secrets, in: Array(child.log.utf8), "the log")
            try Self.expectNone(of: secrets, below: "\(folder.path)/data")
        }
    }

    @Test("would be found: the same search finds them in the configuration itself")
    func search() async throws {
        let folder = TestFolder()
        let description = try #require(Vendors.all.first { $0.name == "ccai" })
        let vendor = try await offPool { try Vendor(description, in: folder) }
        let bytes = vendor.section.encoded()
        let plain = Self.secrets(in: vendor.section)
        #expect(plain.count >= 4)
        for secret in plain { #expect(Self.place(of: secret, in: bytes) != nil) }
        #expect(Self.place(of: "not there", in: bytes) == nil)
    }

    // MARK: The search

    private static func place(of secret: String, in bytes: [UInt8]) -> Int? {
        Data(bytes).range(of: Data(secret.utf8))?.lowerBound
    }

    private static func expectNone(of secrets: [String], in bytes: [UInt8], _ name: String) {
        for (number, secret) in secrets.enumerated() {
            guard let place = place(of: secret, in: bytes) else { continue }
            let around = String(decoding: bytes[max(0, place - 200)..<place], as: UTF8.self)
            Issue.record("secret \(number) is in \(name), behind: \(around)")
        }
    }

    private static func expectNone(of secrets: [String], below folder: String) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        #expect(names.contains { $0.hasSuffix(".db") || $0.contains("sqlite") }, "\(names)")
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
            expectNone(of: secrets, in: Array(data), name)
        }
    }
}
