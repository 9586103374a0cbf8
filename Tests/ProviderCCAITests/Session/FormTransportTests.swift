import Domain
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Signed answers to web forms that go to the platform as messages of the chat (`PROTOCOL.md`, section 15).
@Suite struct FormTransportTests {
    private static func asked() throws -> ChatRig {
        let rig = try ChatRig { $0.formTransport = .message }
        rig.open()
        rig.hear(
            "message_received",
            [
                "sender": ["id": 71, "type": "agent"],
                "message": [
                    "type": "form_message_received", "smart_action_id": 42, "external_form_id": "refund/v2",
                ],
            ])
        return rig
    }

    /// The outcome of an answer with values, after so long: `done`, a failure's code, or nil while there is none.
    private static func complete(_ rig: ChatRig, for time: Duration = .zero) -> String? {
        outcome(
            rig.ask(for: time) { session async throws(ProviderFailure) in
                try await session.completeForm("42", values: ["amount": 2])
            })
    }

    private static func outcome(_ answer: Result<SignedForm, ProviderFailure>?) -> String? {
        switch answer {
        case nil: nil
        case .success: "done"
        case .failure(let failure): failure.code ?? failure.kind.rawValue
        }
    }

    /// The event as the platform lists it.
    private static func entry(_ type: String, _ data: JSONObject) -> JSONValue {
        ["sender": ["id": 5001, "type": "end_user"], "message": ["type": JSONValue(type), "data": .object(data)]]
    }

    private static let done = entry("form_complete", ["status": "success", "smart_action_id": 42])

    @Test func `both events go out as they were signed, and the chat's word for the second is the end`() throws {
        let rig = try Self.asked()
        let opened = rig.ask { session async throws(ProviderFailure) in
            try await session.openForm("42", uri: "https://forms.example.test/f/42?lang=de&t=a%2Fb")
        }
        expect(Self.outcome(opened) == "done" && Self.complete(rig) == "done")
        expectEqual(rig.platform.said.map { $0["type"] }, ["form_data", "form_complete"])
        for said in rig.platform.said {
            let (signature, data) = (
                try #require(said["signature"]?.stringValue), try #require(said["data"]?.objectValue)
            )
            expect(CCAIForm.isSignature(signature, of: data, secret: Secrets.form))
            expectEqual(JSONValue.object(data).encoded(), CCAIForm.canonical(data), "in the bytes that were signed")
        }
        expectEqual(rig.platform.said.last?["data"]?["details"], ["amount": 2])
        let before = rig.words.count
        rig.hear("message_received", try #require(Self.done.objectValue))
        expectEqual(Array(rig.words[before...]), ["form 42 done"], "an echo is no message of another device")
    }

    @Test func `an event of unknown fate is looked for, and goes out again only where it is not there`() throws {
        let there = try Self.asked()
        there.platform.cut(.sendMessage, Faults.broken)
        there.platform.listed = [Self.done]
        expect(Self.complete(there, for: .seconds(2)) == nil, "the chat may show it yet")
        there.pass(.seconds(1))
        expect(there.platform.said.count == 1 && there.platform.notes.last == "messages 37001")

        let absent = try Self.asked()
        absent.platform.fail(.sendMessage, Faults.broken)
        absent.platform.listed = [Self.entry("form_complete", ["smart_action_id": 43, "status": "success"])]
        expect(Self.complete(absent, for: .seconds(3)) == "done" && absent.platform.said.count == 1)

        let shown = try Self.asked()
        shown.platform.cut(.sendMessage, Faults.broken)
        expect(Self.complete(shown) == nil)
        shown.hear("message_received", try #require(Self.done.objectValue))
        shown.pass(.seconds(3))
        expect(shown.platform.said.count == 1 && !shown.platform.notes.contains("messages 37001"))

        let opened = try Self.asked()
        opened.platform.cut(.sendMessage, Faults.broken)
        opened.platform.listed = [
            Self.entry("form_data", ["uri": "app-form", "smart_action_id": 42, "external_form_id": "refund/v2"])
        ]
        let answer = opened.ask(for: .seconds(3)) { session async throws(ProviderFailure) in
            try await session.openForm("42", uri: "app-form")
        }
        expect(Self.outcome(answer) == "done" && opened.platform.said.count == 1)
    }

    @Test func `values whose fate cannot be asked are looked for by the next answer, in another process too`() throws {
        let rig = try Self.asked()
        rig.platform.cut(.sendMessage, Faults.broken)
        rig.platform.fail(.getTranscript, Faults.broken)
        expectEqual(Self.complete(rig, for: .seconds(3)), "form_fate_unknown")
        try rig.restart()
        rig.open()
        rig.platform.listed = [Self.done]
        expect(Self.complete(rig) == "done" && rig.platform.said.count == 1)
    }

    @Test func `values that are refused go out anew, and a chat at rest is resumed before`() throws {
        let rig = try Self.asked()
        rig.platform.fail(.sendMessage, Faults.fault(422, "no"))
        expect(Self.complete(rig) != "done" && rig.platform.said == [])
        rig.hear("chat_dismissed")
        expect(Self.complete(rig) == "done" && rig.platform.said.count == 1)
        expect(!rig.platform.notes.contains("messages 37001") && rig.platform.notes.contains("resume 37001"))
    }
}
