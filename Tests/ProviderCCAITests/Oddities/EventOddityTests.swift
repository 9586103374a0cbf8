import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Oddities of events and messages (section 25 of the protocol note, numbers 1, 6 to 9 and 29).
@Suite struct EventOddityTests {
    @Test func `oddity 1 the chat and the bot's first words come before the call is answered, and none is lost`() throws
    {
        var rig = try ConversationRig(begins: false)
        try rig.say("virtual_agent", #"{"type":"text","content":"Welcome"}"#, by: 9, event: "words")
        try rig.receive("chat_created", #"{"end_user":{"identifier":"u-7"}}"#, id: "created")
        try rig.join("virtual_agent", 9)
        try rig.say("virtual_agent", #"{"type":"text","content":"How are you?"}"#, by: 9)
        expect(rig.log.isEmpty, "nothing is told of a chat that is not known")
        try rig.begin()
        expectEqual(rig.log.filter { $0.hasPrefix("message ") }, ["message bot Welcome", "message bot How are you?"])
        expectEqual(rig.log.count { $0 == "joined virtual_agent:9" }, 1)
        // They are in the store as well, and come from there once the chat is known.
        rig.clear()
        try rig.say("virtual_agent", #"{"type":"text","content":"Welcome"}"#, by: 9, event: "words")
        expect(rig.log.isEmpty)
    }

    @Test func `oddity 6 members, events and messages that nobody knows pass through, and null is nothing`() throws {
        var rig = try ConversationRig()
        rig.clear()
        let bodies = [
            #"{"event_type":"hologram_projected","chat_id":37,"surprise":[{}],"body":{"depth":3}}"#,
            #"{"event_type":"message_received","chat_id":37,"body":{"sender":{"type":"agent","id":71,"mood":1},"#
                + #""message":{"type":"hologram","mark":"x"},"end_user":null,"agent":null}}"#,
            #"{"event_type":"message_received","chat_id":37,"timestamp":null,"body":{"sender":null,"message":null}}"#,
            #"{"event_type":"participant_joined","chat_id":37,"body":{"type":"agent","agent":null}}"#,
            #"{"event_type":"participant_left","chat_id":37,"body":null}"#, #"{"chat_id":37}"#,
        ]
        for (number, body) in bodies.enumerated() {
            let event = try #require(CCAIHookEvent(decoding: utf8(body)), "\(body)")
            rig.note(rig.conversation.received(event, id: "odd \(number)", at: rig.now))
        }
        expect(rig.log.contains("event hologram_projected"))
        expect(rig.log.contains("message agent unsupported"))
        expect(rig.messages.contains { text($0.native).contains(#""mark":"x""#) }, "all of it is passed on")
        expect(!rig.conversation.isOver)
        // The conversation goes on.
        try rig.say("agent", #"{"type":"text","content":"Hello","surprise":{"a":null}}"#)
        expectEqual(rig.log.last, "message agent Hello")
    }

    @Test func `oddity 7 the user's own message comes back and is not shown a second time`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.send(1, "Hi")
        try rig.echo("Hi", event: "echo")
        try rig.echo("Hi", event: "echo")
        expect(rig.messages.isEmpty)
        expectEqual(rig.log, ["delivered 1"])
        // Words that the user says with another device are theirs as well, and are shown.
        try rig.echo("Hi", event: "another")
        expectEqual(rig.log, ["delivered 1", "message user Hi"])
    }

    @Test func `oddity 8 a webhook that comes twice is told once, and somebody's words may come before themselves`()
        throws
    {
        var rig = try ConversationRig()
        rig.clear()
        for _ in 0..<2 { try rig.say("agent", #"{"type":"text","content":"Hello"}"#, at: 5, event: "words") }
        for _ in 0..<2 {
            try rig.receive(
                "participant_joined", #"{"type":"agent","agent":{"id":71,"name":"Dana"}}"#, at: 4, id: "joined")
        }
        expectEqual(rig.log, ["active", "message agent Hello", "joined agent:71"])
        // Also behind a restart.
        try rig.restart()
        rig.clear()
        try rig.say("agent", #"{"type":"text","content":"Hello"}"#, at: 5, event: "words")
        expect(rig.log.isEmpty)
    }

    @Test func `oddity 9 what a task virtual agent says stands beside its message, and is for the user alone`() throws {
        var rig = try ConversationRig()
        rig.clear()
        let body = #"""
            {"sender":{"id":9,"type":"task_virtual_agent"},
             "message":{"type":"server_message","visibility":"task_virtual_agent","message_id":"m9","content":"hidden"},
             "server_message":{"content":{"type":"text","content":"Your number?"}}}
            """#
        try rig.receive("message_received", body)
        let message = try #require(rig.messages.first)
        let content = try JSONValue(parsing: message.content)
        expect(content["text"] == "Your number?" && content["privateFromAgent"] == true)
        expect(rig.messages.count == 1 && rig.log.contains("message bot Your number?"))
    }

    @Test func `oddity 9 what is for the user alone is in no transcript that a chat begins with, nor in a transfer`()
        throws
    {
        let entries = ["Your number?", "4711", "Hello"].map { words in
            var content: JSONObject = ["type": "text", "text": JSONValue(words)]
            if words != "Hello" { content.append("privateFromAgent", true) }
            // As the transcript of a session's beginning is read.
            let bytes = JSONValue.object(content).encoded()
            let at: Int64 = 1_767_261_600_000
            return TranscriptEntry(role: words == "4711" ? .user : .bot, at: at, content: bytes)
        }
        let hello: JSONValue = [["type": "text", "text": "Hello"]]
        let transcript = try #require(CCAIChatStart.transcript(entries)?.arrayValue)
        expectEqual(transcript.map { $0["content"] }, [hello])
        let transfer = CCAIChatTransfer.object(ChatTransfer(transcript: entries))
        expectEqual(transfer["transcript"]?.arrayValue?.map { $0["content"] }, [hello])
        expect(CCAIChatStart.transcript(Array(entries.prefix(2))) == nil)
    }

    @Test func `oddity 29 every character arrives as the same bytes, in both directions`() throws {
        let odd = OutboundTests.odd + "\u{1f469}\u{1f3fd} a\u{308}\u{304} \u{7}\u{1b} 𝔘 \u{200d}\u{feff}\r\n\t"
        let sent = try #require(try CCAIOutbound.messages(for: .text(odd, format: .plain)).first)
        let wire = JSONValue.object(sent.object()).encoded()
        let outward = try JSONValue(parsing: wire)["content"]?.stringValue ?? ""
        expectEqual(Array(outward.utf8), utf8(odd))
        var rig = try ConversationRig()
        try rig.say("agent", #"{"type":"text","content":\#(JSONValue(odd).description)}"#)
        let content = try JSONValue(parsing: try #require(rig.messages.first).content)
        expectEqual(Array((content["text"]?.stringValue ?? "").utf8), utf8(odd))
    }
}
