import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Events in the order of arrival, once each, and before the chat is known (`PROTOCOL.md`, sections 5.1 and 9.6).
@Suite struct ConversationTests {
    @Test func `a message says who said it, when, and by which id`() throws {
        var rig = try ConversationRig()
        let body = #"""
            {"sender":{"id":71,"type":"agent","agent":{"id":71,"name":"Dana","avatar_url":"https://a.test/d.png"}},
             "message":{"type":"text","content":"Hello","message_id":"m1"}}
            """#
        try rig.receive("message_received", body, at: 20)
        let message = try #require(rig.messages.first)
        expectEqual(message.vendorID, "m1")
        expectEqual(message.role, .agent)
        expectEqual(message.senderID, "agent:71")
        expectEqual(message.senderName, "Dana")
        expectEqual(message.senderAvatarURL, "https://a.test/d.png")
        expectEqual(message.saidAt, ConversationRig.noon + 20_000)
        expectEqual(text(message.native), ConversationRig.event("message_received", body, at: 20))
    }

    @Test(arguments: [
        ("agent", SenderRole.agent), ("manager", .agent), ("external_agent", .agent), ("virtual_agent", .bot),
        ("task_virtual_agent", .bot), ("system", .system), ("end_user", .user), ("oracle", .system), ("", .system),
    ])
    func `every role of the platform is one of ours`(_ type: String, _ role: SenderRole) throws {
        var rig = try ConversationRig()
        try rig.say(type, #"{"type":"text","content":"x"}"#)
        expectEqual(rig.messages.first?.role, role)
    }

    @Test func `a sender may be null, and a message too`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.receive("message_received", #"{"sender":null,"message":{"type":"text","content":"x"}}"#)
        try rig.receive("message_received", #"{"sender":{"agent":{"id":1}},"message":{"type":"text","content":"y"}}"#)
        try rig.receive("message_received", #"{"sender":null,"message":null}"#)
        try rig.receive("participant_joined", "null")
        expectEqual(rig.log[0], "message system x")
        expect(rig.log.contains("message agent y"))
        expect(rig.log.contains("message system unsupported"))
    }

    @Test func `the parts of a message are messages of their own, in order, with ids of their own`() throws {
        var rig = try ConversationRig()
        try rig.join("virtual_agent", 9)
        rig.clear()
        let message = #"""
            {"type":"complex","message_id":"m2","messages":[{"type":"text","content":"a"},
             {"type":"noti","event":"screenShareStarted"},{"type":"text","content":"b"}]}
            """#
        try rig.say("virtual_agent", message, by: 9, at: 20)
        expectEqual(rig.log, ["message bot a", "event screenShareStarted", "message bot b"])
        expectEqual(rig.messages.map(\.vendorID), ["m2", "m2/2"])
        expectEqual(text(rig.messages[1].native), #"{"type":"text","content":"b"}"#)
        try rig.say("virtual_agent", message.replacing(#""message_id":"m2","#, with: ""), by: 9, at: 21, event: "e")
        expectEqual(Set(rig.messages.map { $0.vendorID ?? "" }).count, 4)
    }

    @Test func `messages are told in the order in which they come, whatever their times`() throws {
        var rig = try ConversationRig()
        try rig.join("agent")
        rig.clear()
        for (words, second) in [("b", 20), ("a", 10), ("c", 30), ("d", 10)] {
            try rig.say("agent", #"{"type":"text","content":"\#(words)"}"#, at: second)
        }
        expectEqual(rig.log, ["message agent b", "message agent a", "message agent c", "message agent d"])
    }

    // MARK: Repeats

    @Test func `an event that comes again within ten minutes changes nothing`() throws {
        var rig = try ConversationRig()
        try rig.say("agent", #"{"type":"text","content":"x"}"#, event: "one")
        rig.clear()
        rig.now += 600_000
        try rig.say("agent", #"{"type":"text","content":"x"}"#, event: "one")
        expect(rig.log.isEmpty)
        expectEqual(rig.persisted, 0)
        rig.now += 1
        try rig.say("agent", #"{"type":"text","content":"x"}"#, event: "one")
        expectEqual(rig.log, ["message agent x"])
    }

    @Test func `an event that comes again behind a restart changes nothing, and what it makes has the same id`() throws
    {
        var rig = try ConversationRig()
        try rig.say("agent", #"{"type":"text","content":"x"}"#, event: "one")
        let id = rig.messages.first?.vendorID
        try rig.restart()
        rig.clear()
        try rig.say("agent", #"{"type":"text","content":"x"}"#, event: "one")
        expect(rig.log.isEmpty)
        // The same where the process died before the memory was on disk.
        var other = try ConversationRig()
        try other.say("agent", #"{"type":"text","content":"x"}"#, event: "one")
        expectEqual(other.messages.first?.vendorID, id)
        expectEqual(id?.hasPrefix("hook:"), true)
    }

    @Test func `so many events are remembered`() throws {
        var seen = CCAISeenEvents()
        for number in 0..<1000 { expectEqual(seen.insert("\(number)", at: 0), true) }
        expectEqual(seen.entries.count, CCAISeenEvents.countMax)
        expectEqual(seen.insert("999", at: 0), false)
        expectEqual(seen.insert("1", at: 0), true)
    }

    @Test func `events of other chats are none of ours`() throws {
        var rig = try ConversationRig()
        rig.clear()
        let body = #"{"sender":{"type":"agent"},"message":{"type":"text","content":"x"}}"#
        let foreign = try #require(
            CCAIHookEvent(decoding: utf8(ConversationRig.event("message_received", body, at: 1, chat: 38))))
        rig.note(rig.conversation.received(foreign, id: "x", at: rig.now))
        expect(rig.log.isEmpty)
        expectEqual(rig.persisted, 0)
    }

    // MARK: Before the chat is known

    @Test func `events that come before the chat is known wait for it, in order`() throws {
        var rig = try ConversationRig(begins: false)
        try rig.receive("chat_created", #"{"end_user":{"identifier":"u-7"}}"#, id: "one")
        try rig.join("virtual_agent", 9)
        try rig.say("virtual_agent", #"{"type":"text","content":"Welcome"}"#, by: 9, event: "three")
        expect(rig.log.isEmpty)
        rig.now += 30_000
        try rig.begin()
        expectEqual(
            rig.log,
            [
                "known chat:37", "queued", "joined virtual_agent:9", "active", "escalation true", "message bot Welcome",
            ])
        // Its delivery comes again, since it stayed where it was.
        try rig.say("virtual_agent", #"{"type":"text","content":"Welcome"}"#, by: 9, event: "three")
        expectEqual(rig.messages.count, 1)
    }

    @Test func `events of other chats, and old ones, do not wait for this one`() throws {
        var rig = try ConversationRig(begins: false)
        try rig.say("agent", #"{"type":"text","content":"old"}"#)
        rig.now += 30_001
        let body = #"{"sender":{"type":"agent"},"message":{"type":"text","content":"foreign"}}"#
        let foreign = try #require(
            CCAIHookEvent(decoding: utf8(ConversationRig.event("message_received", body, at: 1, chat: 38))))
        rig.note(rig.conversation.received(foreign, id: "x", at: rig.now))
        try rig.begin()
        expect(rig.messages.isEmpty)
    }

    @Test func `so many events wait, and so many bytes`() throws {
        var park = CCAIPark()
        let small = try #require(CCAIHookEvent(decoding: utf8(#"{"event_type":"x","chat_id":37}"#)))
        for number in 0..<1000 { park.insert(small, id: "\(number)", at: 0) }
        expectEqual(park.count, CCAIPark.countMax)
        let words = String(repeating: "x", count: 400_000)
        let large = try #require(CCAIHookEvent(decoding: utf8(#"{"event_type":"\#(words)","chat_id":37}"#)))
        for number in 0..<9 { park.insert(large, id: "large \(number)", at: 0) }
        expectEqual(park.count, 2)
        expectEqual(park.removeAll(of: 37, at: 0).map(\.id), ["large 7", "large 8"])
        expectEqual(park.count, 0)
    }
}
