import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The memory of a conversation across a restart.
@Suite struct MemoryTests {
    @Test func `what is persisted reads back`() throws {
        var rig = try ConversationRig()
        try rig.join("virtual_agent", 9, name: "Robo")
        rig.send(1, "Hi", isAnswered: false)
        try rig.echo("from another device")
        try rig.receive("escalation_started", #"{"escalation_id":301}"#, at: 3)
        try rig.receive("escalation_deflected", #"{"escalation_id":301,"reason":"over_capacity"}"#, at: 4)
        try rig.leave("agent", 73, at: 5)
        try rig.say("agent", #"{"type":"noti","event":"textRequested","smart_action_id":53}"#, at: 6)
        try rig.say("agent", #"{"type":"form_message_received","smart_action_id":42,"external_form_id":"f/1"}"#, at: 7)
        try rig.receive("chat_updated", #"{"chat":{"status":"levitating"}}"#, at: 8)
        try rig.receive("chat_dismissed", at: 9)
        rig.note(rig.conversation.finishing())
        try rig.receive("chat_ended", #"{"post_session_required":true}"#, at: 10)
        let memory = rig.conversation.memory
        let bytes = memory.encoded()
        let read = CCAIMemory(decoding: bytes, waiting: memory.echoes.encoded)
        expect(read.encoded() == bytes && read.echoes.encoded == memory.echoes.encoded)
        expectEqual(read.chatID, 37)
        expectEqual(read.standing, memory.standing)
        expectEqual(read.people, memory.people)
        expectEqual(read.escalation, memory.escalation)
        expectEqual(read.deflection, memory.deflection)
        expectEqual(read.forms, memory.forms)
        expectEqual(read.smartActions, memory.smartActions)
        expectEqual(read.ending, memory.ending)
        expectEqual(read.echoes.expected, memory.echoes.expected)
        expectEqual(read.seen.entries, memory.seen.entries)
        expectEqual(read.leftEarly.map(\.id), ["agent:73"])
        expectEqual(read.standing.status, "levitating")
        expect(read.ending != nil && read.deflection != nil && !read.forms.isEmpty && !read.smartActions.isEmpty)
    }

    @Test(arguments: [
        "", "7", "[]", "{}", #"{"chatId":"x","standing":7,"people":[7,{}],"left":[[]],"sent":[{}],"seen":[[1,2]]}"#,
    ])
    func `what cannot be read is as if it had never been`(_ stored: String) {
        let memory = CCAIMemory(decoding: utf8(stored), waiting: utf8(stored))
        expect(memory.chatID == nil)
        expectEqual(memory.standing, CCAIMemory.Standing())
        expect(memory.echoes.expected.isEmpty && memory.echoes.counts.isEmpty)
        expect(memory.people.isEmpty && memory.leftEarly.isEmpty && memory.seen.entries.isEmpty)
        expectEqual(text(memory.encoded()), #"{"standing":{"phase":"starting"}}"#)
    }

    @Test func `however much happens, it stays below 64 KiB`() throws {
        var rig = try ConversationRig()
        let controls = String(repeating: "\u{1}", count: 2000)
        let quoted = JSONValue(controls).description
        for number in 0..<400 {
            let id = 1000 + number
            try rig.receive("participant_joined", #"{"type":"agent","agent":{"id":\#(id),"name":\#(quoted)}}"#)
            try rig.receive("participant_left", #"{"type":\#(quoted),"agent":{"id":\#(id)}}"#)
            rig.note(
                rig.conversation.sending(
                    MessageID(Identifier(high: 0, low: UInt64(number))),
                    Array(repeating: .text("\(number)"), count: 30), at: rig.now))
            try rig.echo("other \(number)")
            let form = JSONValue(String(controls.prefix(128))).description
            try rig.say(
                "agent", #"{"type":"form_message_received","smart_action_id":\#(id),"external_form_id":\#(form)}"#)
            try rig.say("agent", #"{"type":"smart_action","smart_action_id":\#(id),"smart_action_type":"text"}"#)
            try rig.receive("escalation_deflected", #"{"escalation_id":\#(id),"reason":\#(quoted)}"#)
            try rig.receive("chat_updated", #"{"chat":{"status":\#(quoted)}}"#)
        }
        try rig.receive("chat_ended", #"{"ended_by":\#(quoted)}"#)
        let bytes = rig.conversation.memory.encoded()
        let waiting = rig.conversation.memory.echoes.encoded
        expect(bytes.count <= 64 << 10 && waiting.count <= 64 << 10)
        expect(bytes.count <= CCAIMemory.bytesMax)
        let read = CCAIMemory(decoding: bytes, waiting: waiting)
        expectEqual(read.people.map(\.id), rig.conversation.memory.people.map(\.id))
        expectEqual(read.forms, rig.conversation.memory.forms)
        expectEqual(read.echoes.expected, rig.conversation.memory.echoes.expected)
    }
}
