import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("A vendor that repeats secrets is not repeated")
struct MaskingTests {
    /// The complaint of a vendor, with a secret in it, and how long it goes on.
    private static func words(_ secret: String) -> String {
        "no such key \(secret) here, \(String(repeating: "really ", count: 200))"
    }

    private static func yaml(_ section: String) -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps: {demo: {secretKeys: [\(Samples.secretKey)], provider: main}}
        providers: {main: \(section)}
        """
    }

    /// Everything that anybody is shown of the gateway's only session.
    private func shown(_ gateway: InProcessGateway, _ answer: Answer) async throws -> [String] {
        let session = answer.json["sessionId"]?.stringValue ?? answer.json["session"]?["id"]?.stringValue
        let id = try #require(session, "\(answer)")
        let path = "/v1/sessions/\(id)"
        var texts = [answer.text]
        for place in [
            path, path + "/events?include=native", path + "/messages?include=native", path + "/transcript",
            "/v1/providers/main",
        ] {
            let page = try await gateway.backend.get(place)
            expectEqual(page.status, 200, "\(place): \(page)")
            texts.append(page.text)
        }
        return texts + gateway.logLines
    }

    /// The event that tells of the session that could not be opened.
    private func failure(_ gateway: InProcessGateway, _ answer: Answer) async throws -> JSONValue {
        let id = try #require(answer.json["sessionId"], "\(answer)")
        let session = try Conversation(gateway.backend, made: ["session": ["id": id]])
        return try await session.event("session.failed")
    }

    /// Each JSON text under one of these names.
    private func details(in value: JSONValue) -> [String] {
        if let object = value.objectValue {
            return object.members.flatMap { member in
                member.key == "detail" ? [member.value.stringValue ?? ""] : details(in: member.value)
            }
        }
        return (value.arrayValue ?? []).flatMap(details)
    }

    @Test("a refresh token of Voysis, whose purchase is refused")
    func voysis() async throws {
        let secret = "refresh/token+0123456789"
        let vendor = try ParrotVendor(status: 400, json: #"{"message":"\#(Self.words(secret))"}"#)
        let url = "ws://127.0.0.1:\(vendor.port)"
        let section = #"{kind: voysis, url: "\#(url)", transport: rest, refreshToken: "\#(secret)"}"#
        try await withGateway(Self.yaml(section)) { gateway in
            let made = try await gateway.backend.post("/v1/sessions", [:])
            expect(made.status == 503 && made.code == "provider_unavailable", "\(made)")
            let failed = try await failure(gateway, made)
            let texts = try await shown(gateway, made) + [failed.encodedText]
            for text in texts { expect(!text.contains(secret) && !text.contains("0123456789"), "\(text)") }
            for told in [made.json["detail"], failed["data"]?["problem"]?["detail"]] {
                let detail = try #require(told?.stringValue)
                expect(detail.contains("no such key *** here"), "\(detail)")
                expect(detail.count <= 500)
            }
            expect(gateway.logLines.contains { $0.contains("no such key *** here") })
        }
    }

    @Test("a refresh token that came with the session")
    func ofSession() async throws {
        let secret = "a-token/of+one+user+0123456789"
        let vendor = try ParrotVendor(status: 400, json: #"{"message":"\#(Self.words(secret))"}"#)
        let section = #"{kind: voysis, url: "ws://127.0.0.1:\#(vendor.port)", transport: rest}"#
        try await withGateway(Self.yaml(section)) { gateway in
            let made = try await gateway.backend.post(
                "/v1/sessions", ["providerOptions": ["refreshToken": JSONValue(secret)]])
            expect(made.status == 503 && made.code == "provider_unavailable", "\(made)")
            let failed = try await failure(gateway, made)
            for text in try await shown(gateway, made) + [failed.encodedText] {
                expect(!text.contains("one+user+0123456789"), "\(text)")
            }
            expectEqual(made.json["detail"]?.stringValue?.contains("no such key *** here"), true, "\(made)")
        }
    }

    @Test("the secret access key of Amazon Connect, in the vendor's own error and in its name of the request")
    func connect() async throws {
        let secret = "secret/of+the+tests/0123456789"
        let vendor = try ParrotVendor(
            status: 400, fields: [("x-amzn-RequestId", "r-\(secret)")],
            json: #"{"__type":"InvalidParameterException","message":"\#(Self.words(secret))"}"#)
        let section = """
            {kind: connect, region: us-east-1, instanceId: 11111111-2222-3333-4444-555555555555, \
            contactFlowId: 846ec553-a005-41c0-8341-000000000001, \
            credentials: {accessKeyId: AKIDOFTHETESTS, secretAccessKey: "\(secret)"}, \
            controlEndpoint: "http://127.0.0.1:\(vendor.port)", participantEndpoint: "http://127.0.0.1:\(vendor.port)"}
            """
        try await withGateway(Self.yaml(section)) { gateway in
            let answer = try await gateway.backend.post("/v1/sessions", [:])
            let texts = try await shown(gateway, answer)
            for text in texts { expect(!text.contains("0123456789"), "\(text)") }
            // The vendor's name of the request is shown, and its own words are not, with or without secrets.
            expect(texts.contains { $0.contains(#""r-***""#) })
            expect(!texts.contains { $0.contains("no such key") })
            let values = texts.compactMap { try? JSONValue(parsing: Array($0.utf8)) }
            for detail in values.flatMap(details) { expect(detail.count <= 500) }
        }
    }
}

extension JSONValue {
    fileprivate var encodedText: String { String(decoding: encoded(), as: UTF8.self) }
}
