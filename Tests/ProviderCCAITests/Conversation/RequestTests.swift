import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Web forms, smart actions and notices (`PROTOCOL.md`, sections 10 and 15).
@Suite struct RequestTests {
    private static let request =
        #"{"type":"form_message_received","smart_action_id":42,"external_form_id":"refund/v2","signature":"ab"}"#

    @Test func `a form is asked for once, waits, and is done once`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.say("agent", Self.request)
        try rig.say("agent", Self.request)
        try rig.restart()
        rig.clear()
        let form = CCAIFormRequest(actionID: 42, formID: "refund/v2", signature: "ab")
        expectEqual(rig.conversation.form("42"), form)
        expect(rig.conversation.form("43") == nil)
        let done = #"{"type":"noti","event":"formCompleted","form_name":"refund/v2","form_data":{"status":"success"}}"#
        try rig.say("system", done)
        try rig.say("system", done)
        expectEqual(rig.log, ["form done 42 success", "event formCompleted"])
        expect(rig.conversation.form("42") == nil)
    }

    @Test func `a form's request is told with all of it`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.say("agent", Self.request)
        expectEqual(rig.log, ["form 42 refund/v2"])
    }

    @Test func `a form that is done before it was asked for is not asked for`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.say("system", #"{"type":"noti","event":"formCompleted","smart_action_id":42,"status":"failed"}"#)
        try rig.say("agent", Self.request)
        expectEqual(rig.log, ["form done 42 failed"])
    }

    @Test func `so many forms are remembered`() throws {
        var rig = try ConversationRig()
        for id in 0..<100 {
            try rig.say("agent", #"{"type":"form_message_received","smart_action_id":\#(id),"external_form_id":"f"}"#)
        }
        expectEqual(rig.conversation.memory.forms.count, CCAIMemory.requestsMax)
        expect(rig.conversation.form("99") != nil)
        expect(rig.conversation.form("83") == nil)
    }

    // MARK: Smart actions

    @Test func `a photo is asked for, and sent as a message`() throws {
        var rig = try ConversationRig()
        rig.clear()
        let message = #"{"type":"smart_action","smart_action_id":51,"smart_action_type":"photo","title":"Your meter"}"#
        try rig.say("agent", message)
        try rig.say("agent", message)
        expectEqual(rig.log, ["command smart:51"])
        let request = try #require(rig.commands.first)
        expectEqual(request.name, "photo")
        expectEqual(request.prompt, "Your meter")
        expect(!request.wantsAnswer)
    }

    @Test func `a proof and words are answered in words`() throws {
        var rig = try ConversationRig()
        try rig.say("agent", #"{"type":"noti","event":"verificationRequested","smart_action_id":52}"#)
        try rig.say("agent", #"{"type":"noti","event":"textRequested","smart_action_id":53}"#)
        expectEqual(rig.commands.map(\.name), ["verification", "text"])
        expectEqual(rig.commands.map(\.wantsAnswer), [true, true])
        expectEqual(rig.commands[0].options.map { $0["value"]?.stringValue ?? "" }, ["verified", "failed"])
        try rig.restart()
        let proof = CommandAnswer(commandID: "smart:52", name: "verification", value: "verified")
        expectEqual(rig.conversation.reply(to: proof), .text("verified"))
        rig.note(rig.conversation.answered(proof))
        expect(rig.conversation.reply(to: proof) == nil)
        let skipped = CommandAnswer(commandID: "smart:53", name: "text", value: "")
        expectEqual(rig.conversation.reply(to: skipped), .nothing)
    }

    // MARK: Notices

    @Test(arguments: [
        "memberLeft", "cobrowseRequestedFromAgent", "screenShareRequestedFromAgent", "screenShareRequestedFromEndUser",
        "screenShareCodeGenerated", "screenShareStarted", "screenShareFailed", "screenShareEnded", "somethingNew",
    ])
    func `other notices pass through by their names`(_ name: String) throws {
        for sender in ["agent", "end_user", "system"] {
            var rig = try ConversationRig()
            rig.clear()
            try rig.say(sender, #"{"type":"noti","event":"\#(name)","code":"123"}"#)
            expectEqual(rig.log, ["event \(name)"])
        }
    }

    @Test func `a virtual agent's actions pass through`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.say("virtual_agent", #"{"type":"action","action":"escalation","escalation_reason":"by_virtual_agent"}"#)
        try rig.say("virtual_agent", #"{"type":"action","action":"end"}"#)
        expectEqual(rig.log, ["event action.escalation", "event action.end"])
    }

    @Test func `events that nobody knows pass through`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.receive("StarsAlignedEvent", #"{"x":1}"#)
        try rig.receive("", "null")
        expectEqual(rig.log, ["event stars_aligned", "event unknown"])
    }
}
