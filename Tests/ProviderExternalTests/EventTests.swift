import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderExternal

@Suite struct EventTests {
    private func read(_ event: JSONValue, item: String? = nil) throws -> ProviderEvent {
        try #require(try ExternalEvent.read(event, item: item).first)
    }

    private func content(_ content: JSONValue) throws -> (content: JSONValue, message: InboundMessage) {
        guard case .message(let message) = try read(["type": "message", "content": content], item: "v") else {
            throw ExternalFault("test", "no message")
        }
        return (try JSONValue(parsing: message.content), message)
    }

    @Test func `a message has its sender, its id and its content`() throws {
        let event = try read(
            [
                "type": "message", "sender": ["role": "agent", "id": "a1", "name": "Ada", "avatarUrl": "https://x/a"],
                "content": ["type": "text", "text": "hi", "format": "markdown"], "streamId": "st", "replyTo": "before",
                "createdAt": "2026-01-01T10:00:00.000Z",
            ], item: "v1")
        guard case .message(let message) = event else { return expect(Bool(false)) }
        expectEqual(message.vendorID, "v1")
        expectEqual(message.role, .agent)
        expectEqual([message.senderID, message.senderName, message.senderAvatarURL], ["a1", "Ada", "https://x/a"])
        expectEqual([message.streamID, message.repliesTo, message.replaces], ["st", "before", nil])
        expectEqual(message.saidAt, 1_767_261_600_000)
        expectEqual(
            String(decoding: message.content, as: UTF8.self), #"{"type":"text","text":"hi","format":"markdown"}"#)
        expect(message.native.isEmpty)
    }

    @Test func `members without a place of their own are kept`() throws {
        guard
            case .message(let message) = try read([
                "type": "message", "content": ["type": "text", "text": "x"], "mood": 3,
            ])
        else { return expect(Bool(false)) }
        expectEqual(try JSONValue(parsing: message.native)["mood"], 3)
    }

    @Test func `content that is not known becomes unsupported with all of it`() throws {
        let strange: JSONValue = ["type": "hologram", "depth": 3]
        expectEqual(try content(strange).content, ["type": "unsupported", "native": strange])
        let poor = try content(["type": "cards", "cards": []])
        expectEqual(poor.content["type"], "unsupported")
        expectEqual(poor.message.degraded, ["content_incomplete"])
    }

    @Test func `files are the gateway's to write down, and actions have ids`() throws {
        let (content, message) = try content([
            "type": "text", "text": "look",
            "actions": [["type": "postback", "label": "A", "payload": ["actions": [1]]]],
            "attachments": [["url": "https://x.example/a.png", "name": "a.png", "sizeBytes": 3]],
        ])
        expectEqual(message.files, [VendorFile(url: "https://x.example/a.png", name: "a.png", sizeBytes: 3)])
        expect(content["attachments"] == nil)
        expectEqual(content["actions"]?[0]?["id"], "a1")
        expectEqual(content["format"], "plain")
    }

    @Test func `what the gateway has no words for is handed on`() throws {
        guard case .vendorEvent(let name, let native) = try read(["type": "weather", "sky": "blue"]) else {
            return expect(Bool(false))
        }
        expectEqual(name, "weather")
        expectEqual(try JSONValue(parsing: native)["sky"], "blue")
    }

    @Test(
        arguments: [
            ["type": "delta", "streamId": "s", "index": 2, "text": "x"], ["type": "aborted", "streamId": "s"],
            ["type": "deleted", "replaces": "v"], ["type": "typing", "state": "stopped", "role": "agent"],
            ["type": "receipt", "state": "read", "vendorId": "v"], ["type": "queued", "position": 2],
            ["type": "participant", "change": "left", "participant": ["id": "a"]], ["type": "active"],
            ["type": "command", "commandId": "c", "name": "rating"],
            ["type": "form", "formId": "f", "name": "address"],
            ["type": "form", "formId": "f", "state": "completed"], ["type": "notice", "detail": "slow"],
            ["type": "ended"], ["type": "link", "state": "degraded", "code": "slow"],
            ["type": "native", "native": ["a": 1]],
            ["type": "suggestions", "titles": ["a"]], ["type": "escalation"],
            ["type": "capabilities", "capabilities": ["text": true]],
        ] as [JSONValue])
    func `each type of the table is read`(_ event: JSONValue) throws {
        if case .vendorEvent = try read(event) { Issue.record("\(event) was not understood") }
    }

    @Test(
        arguments: [
            nil, 7, [:], ["type": "message"], ["type": "message", "content": "x"],
            ["type": "message", "content": ["text": "x"]],
            ["type": "message", "content": ["type": "text", "text": "x"], "sender": ["role": "ghost"]],
            [
                "type": "message",
                "content": ["type": "text", "text": "x", "attachments": [["url": "file:///etc/passwd"]]],
            ],
            ["type": "delta", "streamId": "s", "index": -1, "text": "x"], ["type": "delta", "index": 1, "text": "x"],
            ["type": "participant", "change": "flew", "participant": ["id": "a"]],
            ["type": "participant", "change": "left"],
            ["type": "command", "name": "rating"], ["type": "form", "formId": "f"],
            ["type": "link", "state": "sideways"],
            ["type": "receipt", "state": "read"], ["type": "state", "state": "accepted"], ["type": "typing"],
            ["type": "queued", "position": "first"], ["type": "suggestions", "titles": "a"],
        ] as [JSONValue?])
    func `what cannot be meant is a fault`(_ event: JSONValue?) {
        expect((try? ExternalEvent.read(event, item: nil)) == nil)
    }

    @Test func `a user's message is named by the gateway's id of it`() throws {
        let id = MessageID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 1), random: 3))
        let event = try read(
            ["type": "state", "state": "failed", "messageId": JSONValue(id.description), "code": "gone"])
        guard case .outbound(let update) = event else { return expect(Bool(false)) }
        expectEqual(update.message, id)
        expectEqual(update.state, .failed)
        expectEqual(update.failure?.code, "gone")
    }

    @Test func `repeats are known, also from what was kept`() {
        var progress = ExternalProgress()
        expect(progress.hear("a", isMessage: false))
        expect(progress.hear("m", isMessage: true))
        var restored = ExternalProgress(decoding: progress.encoded)
        expectEqual(restored, progress)
        expectEqual(restored.last, "m")
        expect(!restored.hear("a", isMessage: false))
        for index in 0..<200 { _ = restored.hear("n\(index)", isMessage: false) }
        expect(restored.encoded.count < 2048)
    }
}
