import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

/// The script of the agents, escalations, and the queues that lead to them.
@Suite struct CCAIAgentTests {
    @Test(
        "each word shows one kind of message",
        arguments: [
            ("markdown", "markdown"), ("template", "text_template"), ("template markdown", "markdown_template"),
            ("older x", "text"), ("unknown x", "hologram"), ("buttons", "inline_button"), ("sticky", "sticky_button"),
            ("card", "content_card"), ("complex", "complex"), ("photo", "photo"), ("image", "image"),
            ("video", "video"), ("audio", "audio"), ("document", "document"), ("nested", "photo"),
            ("pictures", "image"), ("form", "form_message_received"), ("cobrowse", "noti"), ("screenshare", "noti"),
            ("notice memberLeft", "noti"), ("task", "server_message"), ("echo x", "text"),
        ])
    func word(_ word: String, _ type: String) throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        let before = rig.gateway.calls.count
        try expectEqual(rig.say(word, chat).status, 200)
        expectEqual(rig.messages(after: before).map { $0["type"] }, ["text", .string(type)])
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func aVirtualAgentsPayloadComesWrapped() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        _ = try rig.say("payload", chat)
        expectEqual(rig.messages().last?["ujet"]?["type"], "inline_button")
    }

    @Test func aTaskHidesWhatIsSaid() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        _ = try rig.say("task", chat)
        let before = rig.gateway.calls.count
        _ = try rig.say("my number is 17", chat)
        let hidden = rig.gateway.events[before]
        expectEqual(hidden["body"]?["message"]?["visibility"], "task_virtual_agent")
        expect(hidden["body"]?["message"]?["content"] == nil)
        expectEqual(hidden["body"]?["server_message"]?["content"]?["content"], "my number is 17")
        expectEqual(rig.gateway.events.last?["body"]?["sender"]?["type"], "task_virtual_agent")
    }

    @Test(
        "each word ends a chat in its way",
        arguments: [
            ("end", "finished", "agent"), ("bye", "finished", "agent"), ("timeout", "timeout", "timeout"),
            ("fail", "failed", "agent"), ("finish", "finished", "agent"), ("csat", "finished", "agent"),
        ])
    func end(_ word: String, _ status: String, _ ender: String) throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        _ = try rig.say(word, chat)
        let ended = try #require(rig.gateway.events.first { $0["event_type"] == "chat_ended" })
        expect(ended["body"]?["status"] == .string(status) && ended["body"]?["ended_by"] == .string(ender))
        // A question may come behind the end.
        expectEqual(rig.gateway.types.last, word == "csat" ? "message_received" : "chat_ended")
        try expectEqual(rig.call("GET", "/chats/\(chat.id)").body["status"], .string(status))
    }

    @Test func aFormIsAnsweredWithItsSignature() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        _ = try rig.say("form refund/v2", chat)
        let asked = try #require(rig.messages().last)
        expect(asked["external_form_id"] == "refund/v2" && asked["signature"]?.stringValue?.utf8.count == 64)
        _ = try rig.say("forgedform refund/v2", chat)
        let forged = try #require(rig.messages().last)
        expect(forged["type"] == "form_message_received" && forged["signature"]?.stringValue?.utf8.count == 64)
        // The vectors F2 and F4 of the protocol note (section 26.2), and one with a changed digit.
        func send(_ message: String) throws -> CCAIRig.Answer {
            try rig.call(
                "POST", "/chats/\(chat.id)/message",
                ["from_user_id": JSONValue(chat.user), "message": try JSONValue(parsing: message)])
        }
        let data =
            #"{"type":"form_data","signature":"64ec266cea0b64cafcaeef27bef0a8126c2c47ef63f70199f644b19948fd43fb","#
            + #""data":{"smart_action_id":42,"external_form_id":"refund/v2","#
            + #""uri":"https://forms.example.test/f/42?lang=de&t=a%2Fb"}}"#
        let done =
            #"{"type":"form_complete","signature":"c839d5a1a87e6b5ccc03eb8f38f67bf0f9d9c723a9eee6b6862e0921d49d14a4","#
            + #""data":{"smart_action_id":44,"status":"success","timestamp":"2026-01-01T00:00:00Z","details":"#
            + #"{"message":"ok \"quoted\" \\ back\tTab","b":{"z":1,"a":[3,{"y":null,"x":true}]},"a10":1,"#
            + #""a2":2,"B":3,"a":4,"_z":5,"é":6}}}"#
        try expectEqual(send(data).status, 200)
        try expectEqual(send(done).status, 200)
        rig.settle()
        expectEqual(rig.messages().last?["event"], "formCompleted")
        let wrong = try send(done.replacing("c839", with: "c838"))
        expect(wrong.status == 400 && wrong.message == "the signature of the form is wrong")
    }

    // MARK: Escalations

    @Test func anEscalationIsAcceptedByAHuman() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        let before = rig.gateway.calls.count
        let answer = try rig.call(
            "POST", "/chats/\(chat.id)/escalations", ["reason": "by_consumer", "force_escalate": true])
        expect(answer.status == 200 && answer.body == ["id": 301])
        rig.settle()
        let types = ["escalation_started", "escalation_accepted", "participant_left", "participant_joined"]
        expectEqual(Array(rig.gateway.types[before...]), types + ["message_received"])
        expectEqual(rig.gateway.events[before]["body"]?["escalation_id"], 301)
        expectEqual(rig.gateway.events[before + 1]["body"]?["escalation"]?["id"], 301)
        let shown = try rig.call("GET", "/chats/\(chat.id)").body
        expect(shown["status"] == "connected" && shown["virtual_agent"] == .null)
        expectEqual(shown["all_virtual_agents"]?.arrayValue?.count, 1)
        let again = try rig.call("POST", "/chats/\(chat.id)/escalations", ["reason": "by_consumer"])
        expectEqual(again.status, 400)
        let strange = try rig.call("POST", "/chats/\(chat.id)/escalations", ["reason": "boredom"])
        expectEqual(strange.message, "reason must be one of by_consumer, by_virtual_agent, talk_to_human")
    }

    @Test func aDeflectedEscalationIsForTheEndUserToSettle() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        rig.simulator.add([.init(.deflected("after_hours"), times: 1)])
        func escalate() throws -> Int {
            let answer = try rig.call("POST", "/chats/\(chat.id)/escalations", ["reason": "talk_to_human"])
            rig.settle()
            return try #require(answer.body["id"]?.intValue)
        }
        func settle(_ id: Int, _ channel: String) throws -> CCAIRig.Answer {
            try rig.call(
                "PATCH", "/chats/\(chat.id)/escalations/\(id)", ["deflection_channel": .string(channel)])
        }
        let closed = try escalate()
        let deflected = try #require(rig.gateway.events.last)
        expect(deflected["event_type"] == "escalation_deflected" && deflected["body"]?["reason"] == "after_hours")
        let options = deflected["body"]?["options"]?.arrayValue ?? []
        expectEqual(options.map { $0["deflection_channel"] }, ["virtual_agent", "email", "external_link"])
        expectEqual(options.last?["external_deflection_link"]?.stringValue?.hasPrefix("https://"), true)
        try expectEqual(settle(closed, "human_agent").status, 400)
        try expectEqual(settle(closed, "virtual_agent").status, 200)
        try expectEqual(settle(closed, "virtual_agent").status, 400)
        _ = try rig.say("deflect", chat)
        let busy = try #require(rig.gateway.events.last?["body"]?["escalation_id"]?.intValue)
        expectEqual(rig.gateway.events.last?["body"]?["options"]?.arrayValue?.count, 4)
        rig.simulator.add([.init(.deflected("over_capacity"), times: 1)])
        try expectEqual(settle(busy, "human_agent").status, 200)
        rig.settle()
        let again = try #require(rig.gateway.events.last)
        expect(again["event_type"] == "escalation_deflected" && again["body"]?["escalation_id"]?.intValue == busy)
        try expectEqual(settle(busy, "human_agent").status, 200)
        rig.settle()
        expect(rig.gateway.types.contains("escalation_accepted"))
        try expect(rig.call("GET", "/chats/\(chat.id)").body["agent"] != .null)
    }

    @Test func aDeflectedChatEndsWithAnEMail() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        _ = try rig.say("deflect after_hours", chat)
        let id = try #require(rig.gateway.events.last?["body"]?["escalation_id"])
        func end(_ escalation: JSONValue) throws -> CCAIRig.Answer {
            try rig.call(
                "PATCH", "/chats/\(chat.id)",
                [
                    "finished_by_user_id": JSONValue(chat.user),
                    "chat": ["status": "finished", "deflection_channel": "email", "escalation_id": escalation],
                ])
        }
        try expectEqual(end(7).message, "escalation_id 7 is not deflected")
        try expectEqual(end(id).status, 200)
    }

    @Test func theVirtualAgentEscalatesAndTransfersToo() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        _ = try rig.say("agent", chat)
        expect(rig.messages().contains { $0["type"] == "action" && $0["action"] == "escalation" })
        expect(rig.gateway.types.contains("escalation_accepted"))
        let before = rig.gateway.calls.count
        _ = try rig.say("transfer", chat)
        let types = ["message_received", "participant_left", "chat_transferred", "participant_joined"]
        expectEqual(Array(rig.gateway.types[before...]), types + ["message_received"])
    }

    // MARK: Queues

    @Test func theTreeOfQueuesIsShown() throws {
        let rig = try CCAIRig()
        let answer = try rig.request("GET /manager/api/v1/menus", [CCAIRig.credentials])
        let menus = answer.body["menus"]?.arrayValue ?? []
        expectEqual(menus.map { $0["id"]?.intValue }, [100, 120, 121, 122, 123])
        expect(menus[0]["children"]?[1]?["name"] == "Billing" && menus[0]["children"]?[1]?["position"] == 2)
        expect(menus[2]["redirection"]?["option"] == "message" && menus[3]["hidden"] == true)
        expect(menus[4]["enabled"] == false && menus[1]["deflection"]?["type"] == "email")
        let direct = try rig.request("GET /manager/api/v1/menus?key=billing_dap", [CCAIRig.credentials])
        expect(direct.body["menus"]?[0]?["id"] == 105 && direct.body["direct"]?["key"] == "billing_dap")
        let none = try rig.request("GET /manager/api/v1/menus?key=x", [CCAIRig.credentials])
        expectEqual(none.status, 404)
    }

    @Test(
        "waiting times are for a language, and fit what is asked for",
        arguments: [
            ("lang=en", [101, 105, 110]), ("lang=fr", [] as [Int]), ("lang=en&menu_id=105", [105]),
            ("lang=en&wait%5Bfrom%5D=5&wait%5Bto%5D=30", [105]),
            ("lang=en&channel_type=chat&menu_type=web_menu", [101, 105, 110]),
        ])
    func waits(_ query: String, _ menus: [Int]) throws {
        let answer = try CCAIRig().call("GET", "/wait_times?\(query)")
        expectEqual(answer.body.arrayValue?.compactMap { $0["menu_id"]?.intValue }, menus)
        expectEqual(answer.body.arrayValue?.allSatisfy { $0["wait"]?.intValue != nil }, true)
    }

    @Test func waitingTimesWantALanguage() throws {
        let rig = try CCAIRig()
        let bare = try rig.call("GET", "/wait_times?menu_id=105")
        expect(bare.status == 400 && bare.message == "param is missing or the value is empty: lang")
        let strange = try rig.call("GET", "/wait_times?lang=en&channel_type=fax")
        expectEqual(strange.status, 400)
        let path = try rig.call("GET", "/wait_times?lang=en&menu_id=105").body[0]?["materialized_path"]
        expectEqual(path, "100.105")
    }
}
