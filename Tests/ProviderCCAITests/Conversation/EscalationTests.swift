import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Escalations, transfers and deflections (`PROTOCOL.md`, section 8).
@Suite struct EscalationTests {
    private static func withBot() throws -> ConversationRig {
        var rig = try ConversationRig()
        try rig.join("virtual_agent", 9, at: 1)
        rig.clear()
        return rig
    }

    @Test func `an escalation goes from the bot over the queue to a person`() throws {
        var rig = try Self.withBot()
        rig.note(rig.conversation.escalating(301))
        expectEqual(rig.log, ["escalation false"])
        try rig.receive("escalation_started", #"{"escalation_id":301,"reason":"by_consumer"}"#, at: 10)
        try rig.receive("escalation_accepted", #"{"escalation":{"id":301}}"#, at: 11)
        try rig.leave("virtual_agent", 9, at: 12)
        try rig.join("agent", 71, at: 12)
        expectEqual(
            rig.log,
            [
                "escalation false", "event escalation_started", "event escalation_accepted", "waiting",
                "left virtual_agent:9", "joined agent:71", "active",
            ])
    }

    @Test func `what is said as a notice and as an event is told once`() throws {
        var rig = try Self.withBot()
        try rig.receive("escalation_started", #"{"escalation_id":301}"#, at: 10)
        try rig.say("virtual_agent", #"{"type":"noti","event":"escalationStarted"}"#, by: 9, at: 10)
        try rig.say("virtual_agent", #"{"type":"noti","event":"escalationAccepted"}"#, by: 9, at: 11)
        try rig.receive("escalation_accepted", #"{"escalation_id":301}"#, at: 11)
        expectEqual(rig.log, ["event escalation_started", "escalation false", "event escalation_accepted", "waiting"])
    }

    @Test func `the bot's late words do not take the chat back from the queue`() throws {
        var rig = try Self.withBot()
        try rig.receive("escalation_accepted", #"{"escalation_id":301}"#, at: 11)
        rig.clear()
        try rig.say("virtual_agent", #"{"type":"text","content":"One moment"}"#, by: 9, at: 11)
        expectEqual(rig.log, ["message bot One moment"])
        expectEqual(rig.conversation.phase, .queued)
    }

    @Test func `an acceptance that comes behind the person changes nothing`() throws {
        var rig = try Self.withBot()
        try rig.join("agent", 71, at: 12)
        rig.clear()
        try rig.receive("escalation_accepted", #"{"escalation_id":301}"#, at: 11)
        try rig.receive("escalation_started", #"{"escalation_id":301}"#, at: 10)
        expectEqual(rig.log, ["event escalation_accepted", "event escalation_started"])
        expectEqual(rig.conversation.phase, .human)
    }

    @Test func `a person without a time is a person all the same`() throws {
        var rig = try Self.withBot()
        try rig.receive("escalation_accepted", #"{"escalation_id":301}"#, at: nil)
        try rig.join("agent", 71, at: nil)
        expectEqual(rig.conversation.phase, .human)
    }

    @Test func `a transfer waits for the next person`() throws {
        var rig = try ConversationRig()
        try rig.join("agent", 71, at: 5)
        rig.clear()
        try rig.receive("chat_transferred", at: 20)
        try rig.leave("agent", 71, at: 21)
        try rig.join("agent", 72, at: 25)
        expectEqual(rig.log, ["event chat_transferred", "waiting", "left agent:71", "joined agent:72", "active"])
        rig.clear()
        try rig.receive("chat_transferred", at: 25)
        expectEqual(rig.log, ["event chat_transferred"])
        expectEqual(rig.conversation.phase, .human)
    }

    // MARK: Deflections

    @Test func `a deflection is a command with its options and addresses`() throws {
        var rig = try Self.withBot()
        try rig.receive("escalation_started", #"{"escalation_id":301}"#, at: 10)
        rig.clear()
        let body = #"""
            {"escalation_id":301,"reason":"over_capacity","options":[{"deflection_channel":"human_agent"},
             "virtual_agent",{"type":"email","label":"Write us"},
             {"external_deflection_link":{"url":"https://a.test/1","display_name":"Shop"}},
             {"external_deflection_link":"https://a.test/2"},{"type":"pigeon"},"email"]}
            """#
        try rig.receive("escalation_deflected", body, at: 11)
        try rig.receive("escalation_deflected", body, at: 12)
        expectEqual(rig.log, ["event escalation_deflected", "command deflection:301", "escalation true"])
        let request = try #require(rig.commands.first)
        expectEqual(request.name, "deflection")
        expectEqual(request.prompt, "over_capacity")
        expect(request.isOptional)
        let options: [JSONValue] = [
            ["label": "Keep waiting", "value": "human_agent"],
            ["label": "Stay with the virtual agent", "value": "virtual_agent"],
            ["label": "Write us", "value": "email"],
            ["label": "Shop", "value": "external_link", "url": "https://a.test/1"],
            ["label": "https://a.test/2", "value": "external_link:2", "url": "https://a.test/2"],
        ]
        expectEqual(request.options, options)
    }

    @Test func `a second deflection of an escalation is another command, once the first is answered`() throws {
        func body(_ reason: String) -> String { #"{"escalation_id":301,"reason":"\#(reason)"}"# }
        func answer(_ id: String, _ value: String) -> CommandAnswer {
            CommandAnswer(commandID: id, name: "deflection", value: value)
        }
        var rig = try Self.withBot()
        try rig.receive("escalation_deflected", body("over_capacity"), at: 11)
        try rig.receive("escalation_deflected", body("after_hours"), at: 12)
        rig.note(rig.conversation.answered(answer("deflection:301", "human_agent")))
        try rig.restart()
        rig.clear()
        try rig.receive("escalation_deflected", body("after_hours"), at: 60)
        try rig.receive("escalation_deflected", body("after_hours"), at: 61)
        expectEqual(rig.commands.map(\.id), ["deflection:301:2"])
        let stay = answer("deflection:301:2", "virtual_agent")
        expectEqual(rig.conversation.reply(to: stay), .choose(escalation: 301, channel: "virtual_agent"))
        rig.note(rig.conversation.answered(stay))
        try rig.receive("escalation_deflected", body("after_hours"), at: 90)
        expectEqual(rig.commands.map(\.id), ["deflection:301:2", "deflection:301:3"])
    }

    @Test func `without options the reason says what can be chosen`() throws {
        for (reason, values) in [
            ("over_capacity", ["human_agent", "virtual_agent"]), ("after_hours", ["virtual_agent"]),
        ] {
            var rig = try Self.withBot()
            try rig.receive("escalation_deflected", #"{"escalation_id":301,"reason":"\#(reason)"}"#)
            expectEqual(rig.commands.first?.options.map { $0["value"]?.stringValue ?? "" }, values)
        }
    }

    @Test(arguments: [
        ("human_agent", CCAICommandReply.choose(escalation: 301, channel: "human_agent")),
        ("virtual_agent", .choose(escalation: 301, channel: "virtual_agent")),
        ("email", .finish(escalation: 301, channel: "email")),
        ("external_link:2", .finish(escalation: 301, channel: "external_link")), ("", .nothing),
    ])
    func `every answer is a call`(_ value: String, _ reply: CCAICommandReply) throws {
        var rig = try Self.withBot()
        let body = #"""
            {"escalation_id":301,"reason":"over_capacity","options":["human_agent","virtual_agent","email",
             {"external_deflection_link":"https://a.test/1"},{"external_deflection_link":"https://a.test/2"}]}
            """#
        try rig.receive("escalation_deflected", body)
        try rig.restart()
        let answer = CommandAnswer(commandID: "deflection:301", name: "deflection", value: value)
        expectEqual(rig.conversation.reply(to: answer), reply)
        // A call that failed may be made again.
        expectEqual(rig.conversation.reply(to: answer), reply)
        rig.note(rig.conversation.answered(answer))
        expect(rig.conversation.reply(to: answer) == nil)
    }

    @Test func `an answer that was not offered, and one to nothing, are no calls`() throws {
        var rig = try Self.withBot()
        try rig.receive("escalation_deflected", #"{"escalation_id":301,"reason":"after_hours"}"#)
        let answer = CommandAnswer(commandID: "deflection:301", name: "deflection", value: "human_agent")
        expect(rig.conversation.reply(to: answer) == nil)
        let other = CommandAnswer(commandID: "deflection:302", name: "deflection", value: "virtual_agent")
        expect(rig.conversation.reply(to: other) == nil)
    }

    @Test func `keeping on waiting is the queue, staying is the bot, and an email is the user's end`() throws {
        func answer(_ value: String) -> CommandAnswer {
            CommandAnswer(commandID: "deflection:301", name: "deflection", value: value)
        }
        let body = #"{"escalation_id":301,"reason":"over_capacity","options":["human_agent","virtual_agent","email"]}"#
        var rig = try Self.withBot()
        try rig.receive("escalation_deflected", body)
        rig.note(rig.conversation.answered(answer("human_agent")))
        expectEqual(rig.conversation.phase, .queued)

        rig = try Self.withBot()
        try rig.receive("escalation_accepted", #"{"escalation_id":301}"#, at: 11)
        try rig.receive("escalation_deflected", body, at: 12)
        expectEqual(rig.conversation.phase, .queued)
        rig.note(rig.conversation.answered(answer("virtual_agent")))
        expectEqual(rig.conversation.phase, .bot)

        rig = try Self.withBot()
        try rig.receive("escalation_deflected", body)
        rig.note(rig.conversation.answered(answer("email")))
        try rig.receive("chat_ended")
        rig.fire(after: 10)
        expectEqual(rig.log.last, "ended end_user user")
    }
}
