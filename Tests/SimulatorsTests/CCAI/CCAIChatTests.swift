import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

/// The course of chats: their beginning, their messages, their end.
@Suite struct CCAIChatTests {
    // MARK: The beginning

    @Test func aChatBeginsWithTheVirtualAgent() throws {
        let rig = try CCAIRig()
        let user = try rig.makeUser()
        let answer = try rig.call(
            "POST", "/chats",
            [
                "chat": [
                    "menu_id": 101, "end_user_id": JSONValue(user), "lang": "de", "email": "zoe@example.test",
                    "context": ["value": ["order": "A-17"]],
                    "transcript": [
                        [
                            "sender": "virtual_agent", "timestamp": "2026-01-01T10:00:00Z",
                            "content": [["type": "text", "text": "What can I do for you?"]],
                        ]
                    ],
                ]
            ])
        expectEqual(answer.status, 200)
        expect(answer.body["status"] == "queued" && answer.body["lang"] == "de" && answer.body["agent"] == .null)
        expectEqual(answer.body["created_at"], "2026-01-01T00:00:00Z")
        expectEqual(answer.body["end_user"], ["id": JSONValue(user), "identifier": "6f9a2c1e"])
        rig.settle()
        expectEqual(rig.gateway.types, ["chat_created", "participant_joined", "message_received"])
        expect(rig.gateway.events.allSatisfy { $0["chat_id"] == answer.body["id"] })
        expectEqual(rig.gateway.events[0]["body"]?["end_user"]?["identifier"], "6f9a2c1e")
        expectEqual(rig.gateway.events[1]["body"]?["type"], "virtual_agent")
        expectEqual(rig.gateway.events[2]["body"]?["sender"]?["type"], "virtual_agent")
        expectEqual(rig.messages(), [["type": "text", "content": "Hello, I am Robo."]])
        let id = try #require(answer.body["id"]?.intValue)
        try expectEqual(rig.call("GET", "/chats/\(id)").body["status"], "va_connected")
        try expectEqual(rig.call("GET", "/chats/chat_id?end_user_identifier=6f9a2c1e").body, ["chat_id": JSONValue(id)])
        expectEqual(rig.simulator.statistics.violations, 0)
    }

    @Test func aQueueOfHumansHasOneAtOnceAndAnotherNone() throws {
        let rig = try CCAIRig()
        let billing = try rig.makeChat(105)
        let waiting = try rig.makeChat(110)
        try expectEqual(rig.call("GET", "/chats/\(billing.id)").body["agent"]?["name"], "Dana Scott")
        try expectEqual(rig.call("GET", "/chats/\(waiting.id)").body["status"], "queued")
        expectEqual(rig.gateway.types, ["chat_created", "participant_joined", "chat_created"])
    }

    @Test(
        "what a chat may not begin with",
        arguments: [
            (#"{"menu_id":101,"end_user_id":5001}"#, "param is missing or the value is empty: chat"),
            (#"{"chat":{"end_user_id":5001}}"#, "menu_id is required"),
            (#"{"chat":{"menu_id":"101","end_user_id":5001}}"#, "menu_id is not well formed"),
            (#"{"chat":{"menu_id":9,"end_user_id":5001}}"#, "menu_id 9 is not found"),
            (#"{"chat":{"menu_id":100,"end_user_id":5001}}"#, "menu_id 100 is not found"),
            (#"{"chat":{"menu_id":101}}"#, "param is missing or the value is empty: end_user_id"),
            (#"{"chat":{"menu_id":101,"end_user_id":"5001"}}"#, "end_user_id is not well formed"),
            (#"{"chat":{"menu_id":101,"end_user_id":5001,"lang":"tlh"}}"#, "Language 'tlh' is not found"),
            (#"{"chat":{"menu_id":101,"end_user_id":5001,"lang":"fr"}}"#, "Language 'fr' is not available"),
            (#"{"chat":{"menu_id":101,"end_user_id":5001,"language":"de"}}"#, "found unpermitted parameter: language"),
            (
                #"{"chat":{"menu_id":120,"end_user_id":5001}}"#,
                "Menu is in 'after hours' state, please come back during business hours"
            ),
            (
                #"{"chat":{"menu_id":121,"end_user_id":5001}}"#,
                "Menu is in 'manual redirection' state, please use our web site"
            ),
            (
                #"{"chat":{"menu_id":101,"end_user_id":5001,"transcript":[{"sender":"bot","timestamp":"#
                    + #""2026-01-01T10:00:00Z","content":[{"type":"text","text":"x"}]}]}}"#,
                "sender must be one of end_user, agent, virtual_agent"
            ),
            (
                #"{"chat":{"menu_id":101,"end_user_id":5001,"custom_data":{"unsigned":{"reserved_bad_actor":"#
                    + #"{"label":"x","value":true,"type":"boolean"}}}}}"#,
                "custom_data.reserved_bad_actor is reserved: boolean, and only signed"
            ),
            (
                #"{"chat":{"menu_id":101,"end_user_id":5001,"custom_data":{"unsigned":{"size":"#
                    + #"{"value":7,"type":"number"}}}}}"#,
                "param is missing or the value is empty: label"
            ),
            (
                #"{"chat":{"menu_id":101,"end_user_id":5001,"custom_data":{"unsigned":{"day":"#
                    + #"{"label":"x","value":1767225599,"type":"date"}}}}}"#,
                "custom_data.day is not well formed"
            ),
            (
                #"{"chat":{"menu_id":101,"end_user_id":5001,"custom_data":{"unsigned":{"external_chat_transfer":"#
                    + #"{"transcript":[{"sender":"agent","timestamp":"2026-01-01T10:00:15Z","content":"#
                    + #"[{"type":"text","text":"x"}]}]}}}}}"#,
                "timestamp is not well formed"
            ),
            (
                #"{"chat":{"menu_id":101,"end_user_id":5001,"custom_data":{"unsigned":{"external_chat_transfer":"#
                    + #"{"greeting_override":"Hello","transcript":[]}}}}}"#,
                "param is missing or the value is empty: transcript"
            ),
        ])
    func refusedChat(_ body: String, _ message: String) throws {
        let rig = try CCAIRig()
        try expectEqual(rig.makeUser(), 5001)
        let answer = try rig.call("POST", "/chats", try JSONValue(parsing: body))
        expect(answer.status == 400 && answer.message == message)
        rig.settle()
        expect(rig.gateway.calls.isEmpty && rig.simulator.statistics.chatsCreated == 0)
    }

    @Test func customDataIsSignedAndATransferGreets() throws {
        let rig = try CCAIRig()
        let user = try rig.makeUser()
        let claims =
            #"{"iat":1767225600,"exp":1767226200,"custom_data":{"reserved_verified_customer":"#
            + #"{"label":"Verified","value":true,"type":"boolean"},"day":{"label":"Day","value":1767225599992,"#
            + #""type":"date"}}}"#
        func create(_ token: String) throws -> CCAIRig.Answer {
            let transfer: JSONValue = [
                "greeting_override": "One moment.", "agent": ["name": "Robo"],
                "transcript": [
                    [
                        "sender": "agent", "timestamp": "2026-01-01 10:00:15Z",
                        "content": [
                            ["type": "media", "media": ["type": "image", "url": "https://x.test/p.jpg"]],
                            ["type": "buttons", "buttons": [["label": "Yes", "selected": true]]],
                        ],
                    ]
                ],
            ]
            let data: JSONValue = ["signed": .string(token), "unsigned": ["external_chat_transfer": transfer]]
            return try rig.call(
                "POST", "/chats",
                ["chat": ["menu_id": 101, "end_user_id": JSONValue(user), "custom_data": data]])
        }
        let right = try create(sign(claims, secret: CCAIRig.company))
        expectEqual(right.status, 200)
        rig.settle()
        expectEqual(rig.messages(), [["type": "text", "content": "One moment."]])
        let forged = try create(sign(claims, secret: "another"))
        expectEqual(forged.status, 401)
    }

    // MARK: Messages

    @Test func aMessageComesBackByteForByteAndIsAnswered() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        let before = rig.gateway.calls.count
        let text = "e\u{301} <b>é</b> \u{1f600} \u{1} / "
        let answer = try rig.say(text, chat)
        expect(answer.status == 200 && answer.text.isEmpty)
        expectEqual(rig.messages(after: before).map { $0["content"] }, [.string(text), .string("You said: \(text)")])
        let echo = rig.gateway.events[before]
        expectEqual(echo["body"]?["sender"], ["id": JSONValue(chat.user), "type": "end_user"])
        expectEqual(rig.messages()[1]["content"]?.stringValue?.utf8.elementsEqual(text.utf8), true)
        let history = try rig.call("GET", "/chats/\(chat.id)/messages")
        expectEqual(history.body.arrayValue?.count, 3)
        expectEqual(history.body[1]?["message"], ["type": "text", "content": .string(text)])
    }

    @Test(
        "what a message may not be",
        arguments: [
            (#"{"message":{"type":"text","content":"x"}}"#, "param is missing or the value is empty: from_user_id"),
            (#"{"from_user_id":"5001","message":{"type":"text","content":"x"}}"#, "from_user_id is not well formed"),
            (#"{"from_user_id":7,"message":{"type":"text","content":"x"}}"#, "from_user_id is not well formed"),
            (
                #"{"from_user_id":5001,"message":{"type":"text","content":""}}"#,
                "param is missing or the value is empty: content"
            ),
            (#"{"from_user_id":5001,"message":{"type":"text","content":{"text":"x"}}}"#, "content is not well formed"),
            (#"{"from_user_id":5001,"message":{"type":"photo","media_id":901}}"#, "media_id 901 is not found"),
            (
                #"{"from_user_id":5001,"message":{"type":"photo","content":{"media_id":901}}}"#,
                "param is missing or the value is empty: media_id"
            ),
            (
                #"{"from_user_id":5001,"message":{"type":"typing"}}"#,
                "type must be one of text, photo, video, form_data, form_complete"
            ),
        ])
    func refusedMessage(_ body: String, _ message: String) throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        let answer = try rig.call("POST", "/chats/\(chat.id)/message", try JSONValue(parsing: body))
        expect(answer.status == 400 && answer.message == message)
        expect(rig.simulator.statistics.messagesReceived == 0 && rig.simulator.statistics.violations == 1)
    }

    @Test func theHistoryHasAnotherName() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        let plural = try rig.call("POST", "/chats/\(chat.id)/messages", [:])
        let singular = try rig.call("GET", "/chats/\(chat.id)/message")
        let missing = try rig.call("GET", "/chats/1/messages")
        expect(plural.status == 404 && singular.status == 404 && missing.status == 404)
    }

    // MARK: Dismissal and the end

    @Test func aDismissedChatIsResumed() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let early = try rig.call("PATCH", "/chats/\(chat.id)/resume")
        expect(early.status == 400 && early.message == "This chat is not in dismissed state")
        _ = try rig.say("dismiss", chat)
        expectEqual(rig.gateway.types.last, "chat_dismissed")
        let refused = try rig.say("still there?", chat)
        expect(refused.status == 400 && refused.message == "Chat is dismissed")
        rig.simulator.add([.init(.dismissalStatus(409), times: 1)])
        let conflict = try rig.say("still there?", chat)
        expect(conflict.status == 409 && conflict.message == "Chat is dismissed")
        let bodied = try rig.call("PATCH", "/chats/\(chat.id)/resume", [:])
        expect(bodied.status == 400 && bodied.message == "the call has no body")
        let resumed = try rig.call("PATCH", "/chats/\(chat.id)/resume")
        expect(resumed.status == 200 && resumed.body["status"] == "queued")
        rig.settle()
        expectEqual(rig.gateway.types.last, "participant_joined")
        try expectEqual(rig.call("GET", "/chats/\(chat.id)").body["status"], "connected")
        try expectEqual(rig.say("hello", chat).status, 200)
        expectEqual(rig.messages().last?["content"], "Hello, Zoë")
    }

    @Test func theVirtualAgentsChatIsDismissedInItsOwnWay() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        rig.simulator.dismiss(chat: chat.id)
        rig.run { rig.gateway.types.last == "chat_dismissed" }
        try expectEqual(rig.call("GET", "/chats/\(chat.id)").body["status"], "va_dismissed")
        try expectEqual(rig.call("PATCH", "/chats/\(chat.id)/resume").body["status"], "va_connected")
    }

    @Test func theEndUserEndsAChatOnce() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        func end(_ body: JSONValue) throws -> CCAIRig.Answer { try rig.call("PATCH", "/chats/\(chat.id)", body) }
        let bare = try end(["finished_by_user_id": JSONValue(chat.user), "status": "finished"])
        expect(bare.status == 400 && bare.message == "param is missing or the value is empty: chat")
        let anonymous = try end(["chat": ["status": "finished"]])
        expectEqual(anonymous.message, "param is missing or the value is empty: finished_by_user_id")
        let right: JSONValue = ["finished_by_user_id": JSONValue(chat.user), "chat": ["status": "finished"]]
        try expectEqual(end(right).status, 200)
        rig.settle()
        expectEqual(rig.gateway.types.last, "chat_ended")
        expectEqual(rig.gateway.events.last?["body"]?["ended_by"], "end_user")
        let again = try end(right)
        expect(again.status == 400 && again.message == "Chat is already ended")
        try expectEqual(rig.say("hello", chat).message, "Chat is already ended")
        try expectEqual(rig.call("GET", "/chats/chat_id?end_user_identifier=6f9a2c1e").status, 404)
        expect(rig.simulator.statistics.chatsOpen == 0 && rig.simulator.statistics.violations == 2)
    }

    // MARK: Identity and flags

    @Test func anEndUserIsIdentifiedAndThenNotAtOnceAgain() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        func identify(_ identifier: String) throws -> CCAIRig.Answer {
            try rig.call("POST", "/chats/\(chat.id)/end_user", ["identifier": .string(identifier), "name": "Zoe M."])
        }
        let answer = try identify("known-1")
        expect(answer.status == 202 && answer.body == ["message": "accepted"])
        let soon = try identify("known-1")
        expect(soon.status == 400 && soon.message == "Duplicate request: Please wait for the interval to expire")
        rig.advance(by: .seconds(5))
        try expectEqual(identify("known-1").status, 202)
        // The first number is still good.
        _ = try rig.say("hello", chat)
        expectEqual(rig.gateway.events.last?["body"]?["end_user"]?["identifier"], "known-1")
        expectEqual(rig.messages().last?["content"], "Hello, Zoe M.")
        try expectEqual(
            rig.call("GET", "/chats/chat_id?end_user_identifier=known-1").body["chat_id"]?.intValue, chat.id)
    }

    @Test func flagsAreSetOneByOneAndSpeltRight() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        let path = "/chats/\(chat.id)/customer_flag"
        let set = try rig.call("PATCH", path, ["verified_customer": true, "repeat_customer": .null])
        expectEqual(set.body, ["verified_customer": true, "bad_actor": .null, "repeat_customer": .null])
        try expectEqual(rig.call("GET", path).body, set.body)
        let misspelt = try rig.call("PATCH", path, ["repeat_customers": true])
        let text = try rig.call("PATCH", path, ["bad_actor": "no"])
        expect(misspelt.status == 400 && text.status == 400)
    }
}
