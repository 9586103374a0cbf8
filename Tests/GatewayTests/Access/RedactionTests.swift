import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

/// `apps.*.redact`: what is found is never stored, logged or told.
@Suite struct RedactionTests {
    private static let card = "4111 1111 1111 1111"

    private static var yaml: String {
        Samples.twoApps(scripted: true).replacingOccurrences(
            of: "    provider: echo\n    providers:",
            with: "    provider: echo\n    redact: [card, \"regex:geheim\\\\w*\"]\n    providers:")
    }

    /// Every file of the data directory, as bytes.
    @Test func `no entrance lets a card number through to the store, the log or a reader`() async throws {
        let card = Self.card
        let folder = TestFolder()
        try await withGateway(Self.yaml, in: folder) { gateway in
            let session = try await Conversation.open(
                gateway.backend,
                [
                    "provider": "scripted",
                    "user": ["id": "u-\(card)", "name": "Bob \(card)", "attributes": ["note": .string(card)]],
                    "customData": ["order": .string(card)], "metadata": ["note": .string(card)],
                    "initialMessage": ["content": ["type": "text", "text": "first \(card)"]],
                ])
            let view = try await session.caller.get(session.path).json
            expectEqual(view["user"]?["name"], "Bob [card]")
            expectEqual(view["user"]?["attributes"]?["note"], "[card]")
            expectEqual(view["metadata"]?["note"], "[card]")
            // An id is what it is.
            expectEqual(view["user"]?["id"]?.stringValue, "u-\(card)")
            let texts: [JSONValue] = [
                ["type": "text", "text": .string("pay \(card) geheim1")],
                ["type": "event", "name": "e", "data": ["email": .string(card), "n": 4_111_111_111_111_111]],
                ["type": "location", "latitude": 1, "longitude": 2, "title": .string(card)],
            ]
            for content in texts {
                let sent = try await session.caller.post(
                    session.path + "/messages", ["content": content, "metadata": ["m": .string(card)]])
                expectEqual(sent.status, 202)
                let text = sent.json.description.replacing("u-\(card)", with: "")
                expect(text.contains("[card]") && !text.contains("4111") && !text.contains("geheim"), "\(text)")
            }
            _ = try await session.caller.post(session.path + "/typing", ["state": "started", "preview": .string(card)])
            _ = try await session.caller.call("PATCH", session.path, json: ["metadata": ["later": .string(card)]])
            _ = try await session.caller.post(session.path + "/end", ["reason": .string(card)])
            let events = try await session.events().map(\.description).joined()
            expect(events.contains("[card]"))
            expect(!events.replacingOccurrences(of: "u-\(card)", with: "").contains(card), "\(events)")
            expect(!gateway.logLines.joined().replacingOccurrences(of: "u-\(card)", with: "").contains(card))
            expect(!ScriptedProvider.calls(of: session.id).joined().contains("pay \(card)"))
        }
        var bytes = try TestStore.contents(of: folder)
        expect(bytes.range(of: Data("[card]".utf8)) != nil)
        while let place = bytes.range(of: Data("u-\(card)".utf8)) { bytes.removeSubrange(place) }
        expect(bytes.range(of: Data(card.utf8)) == nil && bytes.range(of: Data("4111111111111111".utf8)) == nil)
        expect(bytes.range(of: Data("geheim1".utf8)) == nil)
    }

    @Test func `a repeat is known by what was asked and not by what is left of it`() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            func send(_ text: String) async throws -> Answer {
                try await session.caller.post(
                    session.path + "/messages", ["content": ["type": "text", "text": .string(text)]], key: "k-1")
            }
            let first = try await send("pay \(Self.card)")
            let again = try await send("pay \(Self.card)")
            expectEqual(again.status, 202)
            expectEqual(again.json["id"], first.json["id"])
            // Another number leaves the same text, and is another request all the same.
            let other = try await send("pay 5500 0055 5555 5559")
            expectEqual(other.status, 422)
        }
    }
}
