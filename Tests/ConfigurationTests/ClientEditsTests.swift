import JSON
import Redaction
import SupportExpectations
import Testing

@testable import Configuration

@Suite struct ClientEditsTests {
    private let problems = ConfigurationProblems()

    private func layer(_ text: String) throws -> ClientLayerConfiguration {
        let node = try ConfigurationNode(parsing: Array(text.utf8))
        return ClientLayerConfiguration(ConfigurationValue(node, path: "layers[0]", problems: problems))
    }

    @Test func `edits are read as they are written`() throws {
        let layer = try layer(
            """
            json:
              operations: [sendMessage]
              request:
                - {op: add, path: /a/-, value: {n: 1.50, t: "1", l: [true, null], x: 0x10}}
                - {op: replace, path: "", value: null}
                - {op: replace, path: /Content, redact: [card]}
                - {op: redact, path: /m/*/t, patterns: [iban, "regex:\\\\d+"]}
              response: [{op: remove, path: /a~1b}]
            """)
        #expect(throws: Never.self) { try problems.check() }
        let edits = try #require(layer.json)
        expectEqual(layer.operations, ["sendMessage"])
        let value: JSONValue = [
            "n": .number(try #require(JSONNumber(text: "1.50"))), "t": "1", "l": [true, nil], "x": 16,
        ]
        let card = try Redactor([TextPattern("card")])
        let both = try Redactor([TextPattern("iban"), TextPattern("regex:\\d+")])
        expectEqual(
            edits.request.map(\.edit),
            [
                JSONEdit(.add(value), at: JSONPointer(["a", "-"])), JSONEdit(.replace(.null), at: JSONPointer()),
                JSONEdit(.redact(card), at: JSONPointer(["Content"])),
                JSONEdit(.redact(both), at: JSONPointer(["m", "*", "t"])),
            ])
        expectEqual(edits.response.map(\.edit), [JSONEdit(.remove, at: JSONPointer(["a/b"]))])
    }

    @Test func `patterns of a layer are read`() throws {
        let layer = try layer(#"redact: [email, card]"#)
        #expect(throws: Never.self) { try problems.check() }
        expectEqual(layer.name, "redact")
        expectEqual(layer.redactor, try Redactor([TextPattern("card"), TextPattern("email")]))
    }
}
