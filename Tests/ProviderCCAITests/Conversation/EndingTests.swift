import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The end of a chat, its cause, and what is asked behind it (`PROTOCOL.md`, sections 9.4 and 21).
@Suite struct EndingTests {
    @Test(arguments: [
        (#"{"ended_by":"end_user","status":"finished"}"#, "end_user user"), (#"{"ended_by":"agent"}"#, "agent agent"),
        (#"{"ended_by":{"type":"virtual_agent"}}"#, "virtual_agent bot"),
        (#"{"ended_by":"timeout"}"#, "timeout system"),
        (#"{"status":"timeout_no_response"}"#, "timeout_no_response system"),
        (#"{"status":"failed"}"#, "failed system"),
        (#"{"chat":{"status":"timeout"}}"#, "timeout system"), ("{}", "agent agent"),
        (#"{"ended_by":7}"#, "agent agent"),
        ("null", "agent agent"),
    ])
    func `the platform's word says who ended it, or else the status`(_ body: String, _ cause: String) throws {
        var rig = try ConversationRig(survey: .skip)
        try rig.join("agent")
        try rig.receive("chat_ended", body)
        rig.fire(after: 1)
        expectEqual(rig.log.last, "ended \(cause)")
        expectEqual(rig.steps.last, "finish")
    }

    @Test func `our own call is the user's end, and a chat that rested ends of its rest`() throws {
        var rig = try ConversationRig(survey: .skip)
        rig.note(rig.conversation.finishing())
        try rig.receive("chat_ended", #"{"status":"finished"}"#)
        rig.fire(after: 1)
        expectEqual(rig.log.last, "ended end_user user")
        rig = try ConversationRig(survey: .skip)
        try rig.join("agent")
        try rig.receive("chat_dismissed", at: 30)
        try rig.receive("chat_ended", #"{"status":"finished"}"#, at: 90)
        rig.fire(after: 1)
        expectEqual(rig.log.last, "ended dismissed system")
    }

    @Test func `the end comes once, whichever way it is said, and nothing comes behind it`() throws {
        var rig = try ConversationRig(survey: .skip)
        rig.clear()
        try rig.say("system", #"{"type":"noti","event":"chatEnded"}"#)
        try rig.receive("chat_ended")
        rig.note(rig.conversation.observed(chat: ["status": "finished"], at: rig.now))
        rig.fire(after: 1)
        rig.fire(after: 1)
        try rig.receive("chat_ended")
        try rig.say("agent", #"{"type":"text","content":"late"}"#)
        rig.note(rig.conversation.observed(chat: ["status": "connected"], at: rig.now))
        expectEqual(rig.log, ["ended agent agent"])
        expectEqual(rig.steps, ["timer 1", "finish"])
        expect(rig.conversation.isOver)
    }

    @Test func `words that the end has overtaken are told before it`() throws {
        var rig = try ConversationRig(survey: .skip)
        try rig.join("agent")
        rig.clear()
        try rig.receive("chat_ended", at: 60)
        try rig.say("agent", #"{"type":"text","content":"Bye"}"#, at: 59)
        rig.fire(after: 1)
        expectEqual(rig.log, ["message agent Bye", "ended agent agent"])
    }

    @Test func `a timer that fires too early is started again`() throws {
        var rig = try ConversationRig()
        try rig.receive("chat_ended")
        rig.clear()
        rig.fire(after: 4)
        expectEqual(rig.steps, ["timer 6"])
        expect(rig.log.isEmpty)
    }

    // MARK: Questions behind the end

    @Test func `a survey behind the end is told, and holds the end back for ten minutes`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.receive("chat_ended", at: 60)
        expectEqual(rig.steps, ["timer 10"])
        rig.now += 3000
        try rig.say("system", #"{"type":"inline_button","title":"How was it?","buttons":[{"title":"Good"}]}"#, at: 61)
        expectEqual(rig.log, ["message system quickReplies"])
        expectEqual(rig.steps.last, "timer 597")
        rig.fire(after: 596)
        expectEqual(rig.steps.last, "timer 1")
        rig.fire(after: 1)
        expectEqual(rig.log.last, "ended agent agent")
    }

    @Test func `late words of before the end ask nothing, and neither do a person's`() throws {
        var rig = try ConversationRig()
        try rig.receive("chat_ended", at: 60)
        rig.clear()
        try rig.say("virtual_agent", #"{"type":"text","content":"late"}"#, at: 59)
        try rig.say("agent", #"{"type":"text","content":"Bye"}"#, at: 61)
        expectEqual(rig.log, ["message bot late", "message agent Bye"])
        expect(rig.steps.isEmpty)
    }

    @Test func `where nothing is asked, surveys are told and hold nothing back`() throws {
        var rig = try ConversationRig(survey: .skip)
        rig.clear()
        try rig.receive("chat_ended", #"{"chat":{"post_session_required":true}}"#, at: 60)
        try rig.say("system", #"{"type":"text","content":"Rate us"}"#, at: 60)
        rig.fire(after: 1)
        expectEqual(rig.log, ["message system Rate us", "ended agent agent"])
        expectEqual(rig.steps, ["timer 1", "finish"])
    }

    @Test(arguments: ["post_session_required", "post_session_opt_in_required"])
    func `the chat says itself that something follows`(_ key: String) throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.receive("chat_ended", #"{"chat":{"\#(key)":true}}"#, at: 60)
        expectEqual(rig.steps, ["timer 600"])
    }

    @Test func `a virtual agent behind the end holds it back until it leaves`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.receive("chat_ended", #"{"post_session_transfer_status":"in_progress"}"#, at: 60)
        try rig.join("virtual_agent", 9, at: 62)
        try rig.say("virtual_agent", #"{"type":"text","content":"One question"}"#, by: 9, at: 63)
        expectEqual(rig.steps, ["timer 600"])
        rig.now += 60_000
        try rig.leave("virtual_agent", 9, at: 120)
        expectEqual(rig.steps.last, "timer 1")
        rig.fire(after: 1)
        expectEqual(
            rig.log,
            [
                "joined virtual_agent:9", "message bot One question", "left virtual_agent:9", "ended agent agent",
            ])
    }

    @Test func `the chat says itself that nothing follows any more`() throws {
        var rig = try ConversationRig()
        try rig.receive("chat_ended", #"{"post_session_required":true}"#, at: 60)
        rig.clear()
        try rig.receive("chat_updated", #"{"chat":{"status":"finished","post_session_transfer_status":"completed"}}"#)
        expectEqual(rig.steps, ["timer 1"])
    }

    @Test func `an end that is held back outlives the process, and no clock makes it longer`() throws {
        var rig = try ConversationRig()
        try rig.receive("chat_ended", #"{"post_session_required":true}"#, at: 60)
        rig.clear()
        rig.now += 100_000
        try rig.restart()
        expectEqual(rig.steps, ["timer 500"])
        expectEqual(rig.log, ["known chat:37", "active"])
        rig.now -= 900_000
        try rig.restart()
        expectEqual(rig.steps.last, "timer 600")
    }
}
