import Domain
import Foundation
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Custom data and what its types allow (`PROTOCOL.md`, section 13).
@Suite struct CustomDataTests {
    private static func entries(
        _ data: String, _ configuration: CCAIConfiguration = .tenant
    ) throws -> String {
        JSONValue.object(try CCAICustomData(try object(data), configuration).entries).description
    }

    @Test func `the data of the vectors come from the words of the API, in the caller's order`() throws {
        let data = try object(
            #"""
            {"location": {"label": "Ort", "value": "Straße 7, Köln"},
             "model_no": {"label": "Model number", "value": 1234},
             "temperature": {"label": "Temperatur °C", "value": 70.5, "type": "number"},
             "contact_date": {"label": "Contact date", "value": "2025-12-31T23:59:59.992Z", "type": "date"},
             "dashboard_url": {"label": "Dashboard", "value": "https://crm.example.test/u/42?tab=a&x=1", "type": "url"},
             "tax_id": {"label": "Tax id", "value": "DE-99-1", "invisibleToAgent": true},
             "reserved_verified_customer": {"label": "Verified Customer", "value": true}}
            """#)
        let claims = try CCAICustomData(data, .tenant).encoded(issuedAt: 1_767_225_600, expiresAt: 1_767_226_200)
        expectEqual(text(claims), try fixture("Tokens/custom-data.claims.json"))
        let token = try CCAISigner(.hs384, secret: Secrets.company).sign(claims)
        expectEqual(token, try fixture("Tokens/J4.jwt"))
    }

    static let good: [(data: String, entries: String)] = [
        ("{}", "{}"),
        (
            #"{"b":"x","a":1}"#,
            #"{"b":{"label":"b","value":"x","type":"string"},"a":{"label":"a","value":1,"type":"number"}}"#
        ),
        (#"{"f":true}"#, #"{"f":{"label":"f","value":true,"type":"boolean"}}"#),
        (#"{"n":1.50}"#, #"{"n":{"label":"n","value":1.50,"type":"number"}}"#),
        (
            #"{"d":{"value":1767225599992,"type":"date"}}"#,
            #"{"d":{"label":"d","value":1767225599992,"type":"date"}}"#
        ),
        (
            #"{"d":{"value":1.767225599992e12,"type":"date"}}"#,
            #"{"d":{"label":"d","value":1767225599992,"type":"date"}}"#
        ),
        (
            #"{"d":{"value":"2026-01-01T01:00:00+01:00","type":"date"}}"#,
            #"{"d":{"label":"d","value":1767225600000,"type":"date"}}"#
        ),
        (
            #"{"u":{"value":"HTTP://h/p?q#f","type":"url"}}"#,
            #"{"u":{"label":"u","value":"HTTP://h/p?q#f","type":"url"}}"#
        ),
        (
            #"{"reserved_bad_actor":{"value":false,"invisibleToAgent":true}}"#,
            #"{"reserved_bad_actor":{"label":"reserved_bad_actor","value":false,"type":"boolean"}}"#
        ),
        (
            #"{"s":{"value":"x","invisibleToAgent":false}}"#, #"{"s":{"label":"s","value":"x","type":"string"}}"#
        ),
    ]

    @Test(arguments: good.map(\.data)) func `each type is written as the vendor wants it`(_ data: String) throws {
        let expected = try #require(Self.good.first { $0.data == data })
        try expectEqual(Self.entries(data), expected.entries)
    }

    static let refused: [(data: String, pointer: String, code: String)] = [
        (#"{"n":{"value":"70.5","type":"number"}}"#, "/n/value", "wrong_type"),
        (#"{"n":{"value":true,"type":"number"}}"#, "/n/value", "wrong_type"),
        (#"{"n":1e400}"#, "/n", "out_of_range"), (#"{"b":{"value":1,"type":"boolean"}}"#, "/b/value", "wrong_type"),
        (#"{"s":{"value":1,"type":"string"}}"#, "/s/value", "wrong_type"),
        (#"{"d":{"value":1767225599,"type":"date"}}"#, "/d/value", "out_of_range"),
        (#"{"d":{"value":17672255999920,"type":"date"}}"#, "/d/value", "out_of_range"),
        (#"{"d":{"value":1767225599992.5,"type":"date"}}"#, "/d/value", "out_of_range"),
        (#"{"d":{"value":"1767225599992","type":"date"}}"#, "/d/value", "bad_format"),
        (#"{"d":{"value":"yesterday","type":"date"}}"#, "/d/value", "bad_format"),
        (#"{"d":{"value":"1999-01-01T00:00:00Z","type":"date"}}"#, "/d/value", "bad_format"),
        (#"{"u":{"value":"ftp://h/","type":"url"}}"#, "/u/value", "bad_format"),
        (#"{"u":{"value":"https://","type":"url"}}"#, "/u/value", "bad_format"),
        (#"{"u":{"value":"https:///p","type":"url"}}"#, "/u/value", "bad_format"),
        (#"{"u":{"value":"https://h/ x","type":"url"}}"#, "/u/value", "bad_format"),
        (#"{"u":{"value":7,"type":"url"}}"#, "/u/value", "wrong_type"),
        (#"{"x":{"value":"a","type":"text"}}"#, "/x/type", "not_allowed"),
        (#"{"x":{"label":"a"}}"#, "/x/value", "wrong_type"), (#"{"x":null}"#, "/x", "wrong_type"),
        (#"{"x":{"value":"a","label":""}}"#, "/x/label", "too_long"),
        (#"{"reserved_vip":true}"#, "/reserved_vip", "reserved_name"),
        (#"{"reserved_bad_actor":"yes"}"#, "/reserved_bad_actor", "wrong_type"),
        (#"{"reserved_bad_actor":{"value":"true","type":"string"}}"#, "/reserved_bad_actor", "wrong_type"),
        (#"{"reserved_bad_actor":{"value":1,"type":"boolean"}}"#, "/reserved_bad_actor/value", "wrong_type"),
        (#"{"external_chat_transfer":"{}"}"#, "/external_chat_transfer", "reserved_name"),
    ]

    @Test(arguments: refused.map(\.data)) func `what breaks the rule of its type is refused with its place`(
        _ data: String
    ) throws {
        let expected = try #require(Self.refused.first { $0.data == data })
        let fault = #expect(throws: ContentProblem.self) { try Self.entries(data) }
        expectEqual(fault?.pointer.description, expected.pointer)
        expectEqual(fault?.code, expected.code)
    }

    @Test func `there is a bound for entries, labels and texts`() throws {
        var configuration = CCAIConfiguration.tenant
        configuration.customDataEntriesMax = 2
        configuration.customDataCharactersMax = 3
        #expect(throws: Never.self) { try Self.entries(#"{"a":"äöü","b":"x"}"#, configuration) }
        for data in [#"{"a":1,"b":2,"c":3}"#, #"{"a":"äöü1"}"#] {
            #expect(throws: ContentProblem.self) { try Self.entries(data, configuration) }
        }
        let label = String(repeating: "ö", count: 128)
        #expect(throws: Never.self) { try Self.entries(#"{"a":{"value":1,"label":"\#(label)"}}"#) }
        #expect(throws: ContentProblem.self) { try Self.entries(#"{"a":{"value":1,"label":"\#(label)x"}}"#) }
    }
}
