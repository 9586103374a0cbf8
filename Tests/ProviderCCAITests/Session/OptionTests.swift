import Configuration
import Domain
import Foundation
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The options of a session (`PROTOCOL.md`, section 5).
@Suite struct OptionTests {
    private static var tenant: CCAIConfiguration {
        var tenant = CCAIConfiguration.tenant
        tenant.access = CCAIAccess(baseURL: "https://h", username: "acme", token: Secret(literal: "an-api-token"))
        tenant.chats.menuKeys = ["billing_dap": 105]
        return tenant
    }

    private static func problem(_ options: JSONObject, _ tenant: CCAIConfiguration = tenant) -> String? {
        do throws(ContentProblem) {
            try CCAI(tenant).validate(options: options)
            return nil
        } catch {
            return "\(error.pointer) \(error.code)"
        }
    }

    @Test func `a start without a queue is refused, unless the configuration has one`() {
        expectEqual(Self.problem([:]), "/menuId required")
        expectEqual(Self.problem(["lang": "de"]), "/menuId required")
        expect(Self.problem(["menuId": 12]) == nil)
        expect(Self.problem(["menuKey": "billing_dap"]) == nil)
        var tenant = Self.tenant
        tenant.chats.defaultMenuID = 101
        expect(Self.problem([:], tenant) == nil)
    }

    @Test func `the queue is the one that is named, by number or by name, else the configured one`() {
        var tenant = Self.tenant
        tenant.chats.defaultMenuID = 101
        expectEqual(CCAIOptions(["menuId": 12], tenant).menuID, 12)
        expectEqual(CCAIOptions(["menuKey": "billing_dap"], tenant).menuID, 105)
        expectEqual(CCAIOptions(["menuKey": "billing_dap"], tenant).menuKey, "billing_dap")
        expectEqual(CCAIOptions([:], tenant).menuID, 101)
        expect(CCAIOptions([:], Self.tenant).menuID == nil)
    }

    @Test(arguments: ["openapi/schemas/sessions.yaml", "Sources/Providers/CCAI/PROTOCOL.md"])
    func `the documents name every option`(_ file: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
        for name in CCAIOptions.names { expect(text.contains("`\(name)`"), "\(name)") }
    }

    @Test func `all options are read`() {
        let options: JSONObject = [
            "menuId": 12, "lang": "de", "email": "zoe@example.test", "ticketId": "T-1", "context": ["order": "A-17"],
            "greeting": "One moment.", "agent": ["name": "Robo", "avatarUrl": "https://cdn.example.test/r.png"],
            "unsignedCustomData": ["page": "/checkout"], "continuesChatId": 36_000,
        ]
        expect(Self.problem(options) == nil)
        let read = CCAIOptions(options, Self.tenant)
        expect(read.language == "de" && read.email == "zoe@example.test" && read.ticketID == "T-1")
        expect(read.context == ["order": "A-17"] && read.greeting == "One moment.")
        expect(read.agent?.name == "Robo" && read.agent?.avatarURL == "https://cdn.example.test/r.png")
        expect(read.unsignedCustomData == ["page": "/checkout"] && read.earlierChatID == 36_000)
    }

    private static let transferPlace = "/unsignedCustomData/external_chat_transfer"

    private static func transfer(_ value: String) -> String {
        #"{"menuId": 12, "unsignedCustomData": {"external_chat_transfer": \#(value)}}"#
    }

    @Test func `a chat transfer is an object or a JSON text of one, and is no entry of the data`() throws {
        let transfer =
            #"{"transcript":[{"sender":"agent","timestamp":"2026-01-01 10:00:15Z","content":"#
            + #"[{"type":"text","text":"**Topics**"}]}],"more":1}"#
        for value in [transfer, JSONValue(transfer).description] {
            let options = try object(Self.transfer(value))
            expect(Self.problem(options) == nil)
            let read = CCAIOptions(options, Self.tenant)
            expect(read.chatTransfer == (try object(transfer)) && read.unsignedCustomData.isEmpty)
        }
    }

    static let wrong: [(options: String, problem: String)] = [
        (#"{"menuId": "12"}"#, "/menuId wrong_type"), (#"{"menuId": 0}"#, "/menuId wrong_type"),
        (#"{"menuId": 12.5}"#, "/menuId wrong_type"), (#"{"menuId": 12.0}"#, "/menuId wrong_type"),
        (#"{"menuId": 12, "menuKey": "billing_dap"}"#, "/menuKey conflicting"),
        (#"{"menuKey": "other"}"#, "/menuKey not_allowed"), (#"{"menuId": 12, "lang": "d"}"#, "/lang bad_format"),
        (#"{"menuId": 12, "lang": "deutsch bitte"}"#, "/lang bad_format"),
        (#"{"menuId": 12, "email": ""}"#, "/email wrong_type"),
        (#"{"menuId": 12, "ticketId": 7}"#, "/ticketId wrong_type"),
        (#"{"menuId": 12, "context": "x"}"#, "/context wrong_type"),
        (#"{"menuId": 12, "greeting": true}"#, "/greeting wrong_type"),
        (#"{"menuId": 12, "agent": {}}"#, "/agent/name wrong_type"),
        (#"{"menuId": 12, "agent": {"name": "R", "age": 3}}"#, "/agent/age unknown_field"),
        (
            #"{"menuId": 12, "agent": {"name": "R", "avatarUrl": "http://h/r.png"}}"#,
            "/agent/avatarUrl bad_format"
        ),
        (#"{"menuId": 12, "unsignedCustomData": []}"#, "/unsignedCustomData wrong_type"),
        (
            #"{"menuId": 12, "unsignedCustomData": {"reserved_bad_actor": true}}"#,
            "/unsignedCustomData/reserved_bad_actor reserved_name"
        ),
        (
            #"{"menuId": 12, "unsignedCustomData": {"x": {"value": "1", "type": "number"}}}"#,
            "/unsignedCustomData/x/value wrong_type"
        ),
        (transfer("7"), "\(transferPlace) wrong_type"), (transfer(#""no JSON""#), "\(transferPlace) wrong_type"),
        (transfer(#"{"greeting_override": 7}"#), "\(transferPlace)/greeting_override wrong_type"),
        (transfer(#"{"agent": {"avatar": "x"}}"#), "\(transferPlace)/agent wrong_type"),
        (transfer(#"{"transcript": [{"sender": "bot"}]}"#), "\(transferPlace)/transcript/0/sender not_allowed"),
        (transfer(#""{\"transcript\": [{\"sender\": \"bot\"}]}""#), "\(transferPlace) not_allowed"),
        (
            transfer(#"{"transcript": [{"sender": "agent", "timestamp": "2026-01-01T10:00:15Z", "content": []}]}"#),
            "\(transferPlace)/transcript/0/timestamp bad_format"
        ),
        (
            transfer(#"{"transcript": [{"sender": "agent", "timestamp": "2026-01-01 10:00:15Z", "content": []}]}"#),
            "\(transferPlace)/transcript/0/content wrong_type"
        ),
        (#"{"menuId": 12, "continuesChatId": "36000"}"#, "/continuesChatId wrong_type"),
        (#"{"menuId": 12, "continuesChatId": 0}"#, "/continuesChatId wrong_type"),
        (#"{"menuId": 12, "queue": 3}"#, "/queue unknown_field"),
    ]

    @Test func `what breaks the rule of its option is refused with its place`() throws {
        for (options, problem) in Self.wrong { expectEqual(Self.problem(try object(options)), problem, "\(options)") }
        let long = JSONValue(String(repeating: "x", count: 16 << 10))
        expectEqual(Self.problem(["menuId": 12, "context": ["x": long]]), "/context too_long")
    }
}
