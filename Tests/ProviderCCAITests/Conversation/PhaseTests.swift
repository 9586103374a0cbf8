import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The phases of a chat (`PROTOCOL.md`, section 5.5).
@Suite struct PhaseTests {
    @Test(arguments: [
        ("scheduled", CCAIPhase.queued), ("queued", .queued), ("assigned", .queued), ("connecting", .queued),
        ("switching", .queued), ("va_assigned", .bot), ("va_connected", .bot), ("connected", .human),
        ("dismissed", .paused), ("va_dismissed", .paused), ("finished", .ended), ("failed", .ended),
        ("timeout", .ended), ("timeout_no_answer", .ended),
    ])
    func `every status stands for a phase`(_ status: String, _ phase: CCAIPhase) throws {
        expectEqual(CCAIPhase(status: status), phase)
        var rig = try ConversationRig()
        rig.note(rig.conversation.observed(chat: ["status": JSONValue(status)], at: rig.now))
        expectEqual(rig.conversation.phase, phase)
    }

    @Test func `a status that nobody knows passes through, once, and changes nothing`() throws {
        var rig = try ConversationRig()
        try rig.join("agent")
        rig.clear()
        try rig.receive("chat_updated", #"{"chat":{"status":"levitating"}}"#)
        expectEqual(rig.log, ["event chat_updated", #"native {"chatId":37,"providerStatus":"levitating"}"#])
        try rig.receive("chat_updated", #"{"chat":{"status":"levitating"}}"#)
        expectEqual(rig.log.count, 3)
        expectEqual(rig.conversation.phase, .human)
    }

    @Test func `the session shows the chat's queue, with its name and the way to it, and a transfer's next one`() throws
    {
        let menus = #""menus":[{"id":100,"name":"Support"},{"id":"105","name":"Billing"}]"#
        var rig = try ConversationRig(chat: "{\"status\":\"queued\",\(menus)}")
        let billing: JSONObject = ["menuId": 105, "name": "Billing", "path": "Support / Billing"]
        expectEqual(rig.conversation.native, ["chatId": 37, "queue": .object(billing)])
        try rig.join("agent", at: 5)
        rig.clear()
        try rig.receive("chat_transferred", #"{"chat":{"menus":[{"id":7}]}}"#, at: 4)
        expectEqual(rig.log, ["event chat_transferred"], "somebody has joined since")
        try rig.receive("chat_transferred", #"{"chat":{"menus":[{"id":7}]}}"#, at: 6)
        expectEqual(rig.log.dropFirst(2).first, #"native {"chatId":37,"queue":{"menuId":7}}"#)
        rig.clear()
        try rig.restart(chat: "{\"status\":\"connected\",\(menus)}")
        expectEqual(rig.conversation.native["queue"], .object(billing))
        for none in [#"{"menus":null}"#, #"{"menus":[]}"#, #"{"menus":[{"id":1},{"id":null}]}"#, "{}"] {
            let chat = try object(none)
            expect(CCAIQueueData(chat) == nil)
        }
    }

    @Test func `a chat waits until somebody joins`() throws {
        var rig = try ConversationRig()
        expectEqual(rig.log, ["known chat:37", "queued"])
        rig.clear()
        try rig.receive("chat_created", #"{"chat":{"status":"queued"}}"#)
        expect(rig.log.isEmpty)
        try rig.join("virtual_agent", 9)
        expectEqual(rig.log, ["joined virtual_agent:9", "active", "escalation true"])
        expectEqual(rig.conversation.phase, .bot)
        try rig.join("agent", 71)
        expectEqual(rig.log.suffix(2), ["joined agent:71", "escalation false"])
        expectEqual(rig.conversation.phase, .human)
        rig.clear()
        try rig.leave("virtual_agent", 9)
        try rig.leave("agent", 71)
        expectEqual(rig.log, ["left virtual_agent:9", "left agent:71"])
    }

    @Test func `a chat that is adopted has its people and its phase`() throws {
        let chat = #"{"status":"connected","agent":{"id":71,"name":"Dana"},"virtual_agent":null}"#
        let rig = try ConversationRig(chat: chat)
        expectEqual(rig.log, ["known chat:37", "active", "joined agent:71"])
        let resting = try ConversationRig(chat: #"{"status":"dismissed"}"#)
        expectEqual(resting.log, ["known chat:37", "queued", "suspended dismissed"])
        var over = try ConversationRig(chat: #"{"status":"finished"}"#)
        expect(over.conversation.hasEnded)
        over.fire(after: 10)
        expectEqual(over.log.last, "ended agent agent")
    }

    @Test func `the first words come before anybody is known to have joined`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.say("agent", #"{"type":"text","content":"Hello"}"#, at: 5)
        try rig.join("agent", at: 4)
        expectEqual(rig.log, ["active", "message agent Hello", "joined agent:71"])
        expectEqual(rig.conversation.phase, .human)
    }

    @Test func `somebody who left before they are known to have come is told of in order`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.leave("agent", at: 9)
        expect(rig.log.isEmpty)
        try rig.join("agent", at: 4)
        expectEqual(rig.log, ["joined agent:71", "left agent:71"])
        try rig.join("agent", at: 12)
        expectEqual(rig.log.suffix(2), ["joined agent:71", "active"])
    }

    @Test func `a person is renamed, and a person and a machine may have one number`() throws {
        var rig = try ConversationRig()
        try rig.join("virtual_agent", 7, name: "Robo")
        try rig.join("agent", 7)
        rig.clear()
        try rig.join("agent", 7)
        try rig.join("agent", 7, name: "Dana K.")
        expectEqual(rig.log, ["updated agent:7"])
        expectEqual(rig.conversation.memory.people.map(\.name), ["Robo", "Dana K."])
    }

    @Test func `the user's own coming and going is nobody's`() throws {
        var rig = try ConversationRig()
        rig.clear()
        try rig.join("end_user", 5001)
        try rig.leave("end_user", 5001)
        expect(rig.log.isEmpty)
    }

    // MARK: Rest

    @Test func `a dismissed chat rests once, and goes on when it is resumed`() throws {
        var rig = try ConversationRig()
        try rig.join("agent")
        rig.clear()
        try rig.receive("chat_dismissed", at: 30)
        try rig.receive("chat_dismissed", at: 31)
        expectEqual(rig.log, ["suspended dismissed"])
        expect(rig.conversation.isPaused)
        rig.note(rig.conversation.resumed(at: rig.now))
        expectEqual(rig.log.last, "queued")
        rig.note(rig.conversation.resumed(at: rig.now))
        expectEqual(rig.log.count, 2)
        try rig.say("agent", #"{"type":"text","content":"Again"}"#, at: 40)
        expectEqual(rig.log.suffix(2), ["active", "message agent Again"])
    }

    @Test func `a chat that rested with its bot goes on with it`() throws {
        var rig = try ConversationRig()
        try rig.join("virtual_agent", 9)
        try rig.receive("chat_dismissed", #"{"status":"va_dismissed"}"#, at: 30)
        expectEqual(rig.log.suffix(2), ["suspended va_dismissed", "escalation false"])
        rig.note(rig.conversation.resumed(at: rig.now))
        expectEqual(rig.log.suffix(2), ["active", "escalation true"])
    }

    @Test func `late words wake no chat, and later ones do`() throws {
        var rig = try ConversationRig()
        try rig.join("agent", at: 1)
        try rig.receive("chat_dismissed", at: 30)
        rig.clear()
        try rig.say("agent", #"{"type":"text","content":"late"}"#, at: 30)
        expectEqual(rig.log, ["message agent late"])
        expect(rig.conversation.isPaused)
        try rig.receive("chat_resumed", at: 29)
        expect(rig.conversation.isPaused)
        try rig.join("agent", 72, at: 31)
        expectEqual(rig.log.suffix(2), ["joined agent:72", "active"])
        // Without a time the order of arrival is all that there is.
        try rig.receive("chat_dismissed", at: nil)
        try rig.say("agent", #"{"type":"text","content":"Hello?"}"#, by: 72, at: nil)
        expectEqual(rig.log.suffix(3), ["suspended dismissed", "active", "message agent Hello?"])
    }

    // MARK: The end is final

    @Test func `behind the end somebody's coming is logged and changes nothing`() throws {
        var rig = try ConversationRig()
        try rig.receive("chat_ended", at: 60)
        rig.clear()
        try rig.join("agent", at: 61)
        try rig.receive("chat_dismissed", at: 62)
        try rig.receive("escalation_accepted", at: 63)
        rig.note(rig.conversation.resumed(at: rig.now))
        rig.note(rig.conversation.observed(chat: ["status": "connected"], at: rig.now))
        expectEqual(rig.log, ["joined agent:71", "event escalation_accepted"])
        expectEqual(rig.conversation.phase, .ended)
    }

    @Test func `old news in a chat object takes nothing back`() throws {
        var rig = try ConversationRig()
        try rig.join("agent", at: 5)
        rig.clear()
        try rig.receive("chat_created", #"{"chat":{"status":"queued"}}"#)
        try rig.receive("chat_updated", #"{"chat":{"status":"va_connected"}}"#)
        expectEqual(rig.log, ["event chat_updated"])
        expectEqual(rig.conversation.phase, .human)
    }

    @Test func `a queue's length is told while somebody waits`() throws {
        var rig = try ConversationRig()
        rig.clear()
        rig.note(rig.conversation.waits(position: 3, seconds: 420))
        expectEqual(rig.log, ["waiting 3 420 s"])
        try rig.join("agent")
        rig.clear()
        rig.note(rig.conversation.waits(position: 3, seconds: 420))
        expect(rig.log.isEmpty)
    }
}
