import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Raw content")
struct RawTests {
    private let raw: JSONValue = ["content": ["type": "raw", "payload": ["n": 1]]]

    @Test(
        "raw content is 501 where the configuration does not let it in, nothing is stored, and front ends get 403",
        arguments: ["echo", "scripted", "mute"])
    func refused(_ provider: String) async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller, ["provider": .string(provider)])
        let before = try await session.events().count
        let sent = try await caller.post(session.path + "/messages", raw)
        expectEqual(sent.status, 501)
        expectEqual(sent.code, "capability_unsupported")
        try await expectEqual(caller.call("PUT", session.path + "/messages/by-client-id/a", json: raw).status, 501)
        try await expectEqual(session.events().count, before)
        let made = try await caller.post("/v1/sessions", ["provider": .string(provider), "initialMessage": raw])
        expectEqual(made.code, "capability_unsupported")
        try await expectEqual(caller.with(session.token).post(session.path + "/messages", raw).status, 403)
    }

    @Test("raw content reaches a provider whose configuration lets it in, and front ends still get 403")
    func allowed() async throws {
        let yaml = Samples.twoApps(scripted: true).replacing(
            "echo: {kind: echo}", with: "echo: {kind: echo, allowRaw: true}")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend, ["initialMessage": raw])
            let sent = try await gateway.backend.post(session.path + "/messages?wait=sent", raw)
            expectEqual(sent.status, 202)
            expectEqual(sent.json["state"], "sent")
            let answer = try await session.event {
                $0["type"] == "message.created" && $0["data"]?["sender"]?["role"] == "bot"
            }
            expectEqual(answer["data"]?["content"]?["text"], #"{"n":1}"#)
            let client = gateway.backend.with(session.token)
            try await expectEqual(client.post(session.path + "/messages", raw).code, "field_not_permitted")
        }
    }
}
