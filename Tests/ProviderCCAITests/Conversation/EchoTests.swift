import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Echoes of the user's own messages (`PROTOCOL.md`, section 9.5).
@Suite struct EchoTests {
    @Test func `an echo is the word that a message is there, and is not told again`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi")
        expectEqual(rig.persisted, 2)
        try rig.echo("Hi")
        expectEqual(rig.log, ["delivered 1"])
        expectEqual(rig.steps, ["confirmed 1"])
        expect(rig.conversation.isConfirmed(ConversationRig.message(1)))
    }

    @Test func `the oldest of two alike is the first to be there`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi")
        rig.send(2, "Hi")
        rig.send(3, "Ho")
        try rig.echo("Ho")
        try rig.echo("Hi")
        try rig.echo("Hi")
        expectEqual(rig.log, ["delivered 3", "delivered 1", "delivered 2"])
    }

    @Test func `what no message explains was sent by another device`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "é")
        try rig.echo("e\u{301}")
        try rig.echo("é ")
        expectEqual(rig.log, ["message user e\u{301}", "message user é "])
        expect(rig.messages.allSatisfy { $0.senderID == nil && $0.role == .user })
        try rig.say("end_user", #"{"type":"photo","media_id":901}"#, by: 5001)
        expectEqual(rig.log.last, "message user attachment")
    }

    @Test func `an echo that overtakes its call's answer is told behind it`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi", isAnswered: false)
        try rig.echo("Hi")
        expect(rig.log.isEmpty)
        expectEqual(rig.steps, ["confirmed 1"])
        expect(rig.conversation.isConfirmed(ConversationRig.message(1)))
        rig.note(rig.conversation.sent(ConversationRig.message(1)))
        expectEqual(rig.log, ["delivered 1"])
    }

    @Test func `a message of which nobody knows is proved by its echo, whenever it comes`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi", isAnswered: false)
        rig.note(rig.conversation.failed(ConversationRig.message(1), mayHaveArrived: true))
        expect(!rig.conversation.isConfirmed(ConversationRig.message(1)))
        try rig.echo("Hi")
        expectEqual(rig.log, ["delivered 1"])
    }

    @Test func `a message that did not get out has no echo`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi", isAnswered: false)
        rig.note(rig.conversation.failed(ConversationRig.message(1), mayHaveArrived: false))
        try rig.echo("Hi")
        expectEqual(rig.log, ["message user Hi"])
    }

    @Test func `a second attempt takes the place of the first`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi", isAnswered: false)
        rig.note(rig.conversation.failed(ConversationRig.message(1), mayHaveArrived: true))
        rig.send(1, "Hi")
        try rig.echo("Hi")
        try rig.echo("Hi")
        expectEqual(rig.log, ["delivered 1", "message user Hi"])
    }

    @Test func `a message of several parts is there with the last of them`() throws {
        var rig = try ConversationRig()
        rig.clear()
        let media = [CCAIOutbound.medium(CCAIMedium(.photo, id: 901)), .text("Look")]
        rig.note(rig.conversation.sending(ConversationRig.message(1), media, at: rig.now))
        rig.note(rig.conversation.sent(ConversationRig.message(1)))
        try rig.echo("Look")
        expect(rig.log.isEmpty)
        try rig.say("end_user", #"{"type":"photo","content":{"media_id":901}}"#, by: 5001)
        expectEqual(rig.log, ["delivered 1"])
        expectEqual(rig.steps, ["confirmed 1", "confirmed 1"])
    }

    @Test func `words that a task virtual agent hides are an echo as well`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "My code")
        let body = #"""
            {"sender":{"id":5001,"type":"end_user"},
             "message":{"type":"server_message","visibility":"task_virtual_agent"},
             "server_message":{"content":{"type":"text","content":"My code"}}}
            """#
        try rig.receive("message_received", body)
        expectEqual(rig.log, ["delivered 1"])
    }

    @Test func `an echo behind a restart is still that of the message`() throws {
        var rig = try ConversationRig()
        rig.send(1, "Hi", isAnswered: false)
        rig.send(2, "Ho", isAnswered: false)
        try rig.echo("Ho")
        rig.clear()
        try rig.restart()
        expectEqual(rig.log, ["known chat:37", "queued", "delivered 2"])
        try rig.echo("Hi")
        expectEqual(rig.log.last, "delivered 1")
    }

    // MARK: Fates

    private static func listed(_ texts: String..., by sender: String = "end_user") -> [JSONObject] {
        texts.map { text in
            ["sender": ["type": JSONValue(sender)], "message": ["type": "text", "content": JSONValue(text)]]
        }
    }

    @Test func `the list says whether a message is there, counted against what was seen`() throws {
        var rig = try ConversationRig()
        rig.send(1, "Hi")
        try rig.echo("Hi")
        rig.send(2, "Hi", isAnswered: false)
        rig.note(rig.conversation.failed(ConversationRig.message(2), mayHaveArrived: true))
        let second = ConversationRig.message(2)
        func fate(_ list: [JSONObject], isWhole: Bool = true) -> MessageFate {
            rig.conversation.fate(of: second, in: list, isWhole: isWhole)
        }
        expectEqual(fate(Self.listed("Hi", "Hi")), .sent)
        expectEqual(fate(Self.listed("Hi", "Ho")), .absent)
        expectEqual(fate(Self.listed("Hi"), isWhole: false), .unknown)
        expectEqual(fate(Self.listed("Hi") + Self.listed("Hi", by: "agent")), .absent)
        expectEqual(fate([["sender": "end_user", "type": "text", "content": "Hi"]] + Self.listed("Hi")), .sent)
        expectEqual(rig.conversation.fate(of: ConversationRig.message(9), in: [], isWhole: true), .unknown)
        let memory = rig.conversation.memory
        let resumed = CCAIConversation(
            memory: CCAIMemory(decoding: memory.encoded(), waiting: memory.echoes.encoded))
        expectEqual(resumed.fate(of: second, in: Self.listed("Hi", "Hi"), isWhole: true), .sent)
        expectEqual(resumed.fate(of: second, in: Self.listed("Hi"), isWhole: true), .absent)
    }

    @Test func `of two that are missing, one in the list is the first`() throws {
        var rig = try ConversationRig()
        for number in [1, 2] {
            rig.send(number, "Hi", isAnswered: false)
            rig.note(rig.conversation.failed(ConversationRig.message(number), mayHaveArrived: true))
        }
        let list = Self.listed("Hi")
        expectEqual(rig.conversation.fate(of: ConversationRig.message(1), in: list, isWhole: true), .sent)
        expectEqual(rig.conversation.fate(of: ConversationRig.message(2), in: list, isWhole: true), .absent)
    }
}
