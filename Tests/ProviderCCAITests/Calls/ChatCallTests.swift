import Chronology
import Domain
import EventLoop
import HTTPClient
import JSON
import ProviderKit
import SupportServers
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Calls for users and chats, as they are on the wire and as they are answered (`PROTOCOL.md`, sections 3 to 6 and 8).
@Suite struct ChatCallTests {
    static let apps = "/apps/api/v1"

    private static let user: CCAIUserDescription = {
        var user = CCAIUserDescription(identifier: "6f9a2c1e-7d34-4b0a-9e55-0c1d2e3f4a5b")
        user.name = "Zoë Müller"
        user.phone = "+4915112345678"
        return user
    }()

    // MARK: Users

    @Test func `a user is told once, and again when something of them has changed`() throws {
        let bench = try PlatformBench()
        let call = "POST \(Self.apps)/end_users"
        bench.replies[call] = [.json(#"{"id":5001,"identifier":"x","new":{"a":null}}"#, status: 201)]
        for _ in 0..<2 {
            let id = try bench.ask { platform async throws(CCAIFailure) in try await platform.upsert(Self.user) }
            try expectEqual(id.get(), 5001)
        }
        expectEqual(
            bench.bodies(call),
            [
                #"{"identifier":"6f9a2c1e-7d34-4b0a-9e55-0c1d2e3f4a5b","name":"Zoë Müller","phone":"+4915112345678"}"#
            ])
        var changed = Self.user
        changed.email = "zoe@example.test"
        let told = changed
        _ = try bench.ask { platform async throws(CCAIFailure) in try await platform.upsert(told) }
        expectEqual(bench.bodies(call).count, 2)
        bench.platform.forget(identifier: told.identifier)
        _ = try bench.ask { platform async throws(CCAIFailure) in try await platform.upsert(told) }
        expectEqual(bench.bodies(call).count, 3)
    }

    @Test func `every call carries Basic credentials, and asks for JSON`() throws {
        let bench = try PlatformBench()
        bench.replies["GET \(Self.apps)/chats/7"] = [.json(#"{"id":7,"status":"queued"}"#)]
        let chat = try bench.ask { platform async throws(CCAIFailure) in try await platform.chat(7) }.get()
        expect(chat.id == 7 && chat.phase == .open)
        let seen = try #require(bench.api.requests.first)
        // base64("acme:tok:en")
        expectEqual(seen.field("authorization"), "Basic YWNtZTp0b2s6ZW4=")
        expectEqual(seen.field("accept"), "application/json")
        bench.replies["GET \(Self.apps)/chats/7"] = [.json(#"{"id":8,"status":"queued"}"#)]
        let other = try bench.ask { platform async throws(CCAIFailure) in try await platform.chat(7) }
        expectEqual(other.failure, .malformed, "it is another chat")
    }

    @Test func `oddity 23 an identifier in a query is percent-encoded to the last sign`() throws {
        let bench = try PlatformBench()
        let encoded = "a%2Bb%26c%2Fd%C3%BC%3D%25%20e"
        bench.replies["GET \(Self.apps)/chats/chat_id?end_user_identifier=\(encoded)"] = [.json(#"{"chat_id":37001}"#)]
        bench.replies["GET \(Self.apps)/end_users?identifier=\(encoded)"] = [.json(#"{"id":"5001"}"#)]
        let identifier = "a+b&c/dü=% e"
        let chat = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.runningChat(of: identifier)
        }
        try expectEqual(chat.get(), 37_001)
        let user = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.endUser(identifier: identifier)
        }
        try expectEqual(user.get()?.id, 5001)
    }

    @Test func `a user or a running chat that is not there is none, and no failure`() throws {
        let bench = try PlatformBench()
        let chat = try bench.ask { platform async throws(CCAIFailure) in try await platform.runningChat(of: "u") }
        try expect(chat.get() == nil)
        let user = try bench.ask { platform async throws(CCAIFailure) in try await platform.endUser(identifier: "u") }
        try expect(user.get() == nil)
        bench.replies["GET \(Self.apps)/chats/chat_id?end_user_identifier=v"] = [.json(#"{"chat_id":null}"#)]
        let none = try bench.ask { platform async throws(CCAIFailure) in try await platform.runningChat(of: "v") }
        try expect(none.get() == nil)
        expectEqual(bench.calls.count, 3, "nothing is asked twice: \(bench.calls)")
    }

    // MARK: Chats

    @Test func `oddity 13 a chat is made with whole numbers as ids, and read with whatever comes`() throws {
        let bench = try PlatformBench()
        let call = "POST \(Self.apps)/chats"
        bench.replies[call] = [
            .json(
                #"{"id":"37001","status":null,"created_at":"2026-01-01T10:00:09Z","agent":null,"menus":null,"#
                    + #""end_user":{"id":"5001","identifier":"u"},"later":[1]}"#, status: 201)
        ]
        var chat = CCAINewChat(menuID: 105, endUserID: 5001)
        chat.language = "de"
        chat.context = ["order": "A-17"]
        chat.transcript = [["sender": "end_user"]]
        chat.signedData = "a.b.c"
        chat.unsignedData = ["external_chat_transfer": [:]]
        let new = chat
        let made = try bench.ask { platform async throws(CCAIFailure) in try await platform.create(new) }.get()
        expect(made.id == 37_001 && made.status == nil && made.endUserID == 5001 && made.endUserIdentifier == "u")
        expect(made.createdAt?.rfc3339 == "2026-01-01T10:00:09.000Z" && made.native["later"] != nil)
        expectEqual(
            bench.bodies(call),
            [
                #"{"chat":{"menu_id":105,"end_user_id":5001,"lang":"de","context":{"value":{"order":"A-17"}},"#
                    + #""transcript":[{"sender":"end_user"}],"#
                    + #""custom_data":{"signed":"a.b.c","unsigned":{"external_chat_transfer":{}}}}}"#
            ])
        // Members of which nothing is said are not there at all.
        let bare = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.create(CCAINewChat(menuID: 1, endUserID: 2))
        }
        expect(bare.failure == nil)
        expectEqual(bench.bodies(call).last, #"{"chat":{"menu_id":1,"end_user_id":2}}"#)
    }

    @Test func `oddity 14 an end stands below chat, and says by whom`() throws {
        let bench = try PlatformBench()
        let call = "PATCH \(Self.apps)/chats/37001"
        bench.replies[call] = [.json("{}")]
        let plain = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.finish(37_001, by: 5001)
        }
        let deflected = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.finish(37_001, by: 5001, CCAIDeflection(channel: "email", escalationID: 301))
        }
        expect(plain.failure == nil && deflected.failure == nil)
        expectEqual(
            bench.bodies(call),
            [
                #"{"finished_by_user_id":5001,"chat":{"status":"finished"}}"#,
                #"{"finished_by_user_id":5001,"chat":{"status":"finished","deflection_channel":"email","#
                    + #""escalation_id":301}}"#,
            ])
    }

    @Test func `a chat that has ended already is well ended`() throws {
        let bench = try PlatformBench()
        bench.replies["PATCH \(Self.apps)/chats/1"] = [.no(400, "Chat is already ended.")]
        let ended = try bench.ask { platform async throws(CCAIFailure) in try await platform.finish(1, by: 2) }
        expect(ended.failure == nil)
    }

    @Test func `oddity 22 a chat that is not dismissed is resumed, unless there is none any more`() throws {
        let bench = try PlatformBench()
        let call = "PATCH \(Self.apps)/chats/1/resume"
        bench.replies[call] = [
            .json("{}"), .no(409, "This chat is NOT in dismissed state"),
            .no(400, "This chat is not in dismissed state"),
            .no(400, "Menu is in 'after hours' state, please try later"),
        ]
        bench.replies["GET \(Self.apps)/chats/1"] = [
            .json(#"{"id":1,"status":"connected"}"#), .json(#"{"id":1,"status":"timeout_by_end_user"}"#),
        ]
        func resume() throws -> Result<CCAIResumption, CCAIFailure> {
            try bench.ask { platform async throws(CCAIFailure) in try await platform.resume(1) }
        }
        try expectEqual(resume().get(), .resumed)
        let active = try resume().get()
        guard case .alreadyActive(let chat) = active else { Issue.record("\(active)"); return }
        expectEqual(chat.status, "connected")
        try expectEqual(resume().failure, .over)
        try expectEqual(resume().failure?.kind, .queueClosed)
        expectEqual(bench.bodies(call), ["", "", "", ""])
    }

    @Test func `flags go out in the singular, with null for what is not known`() throws {
        let bench = try PlatformBench()
        let path = "\(Self.apps)/chats/1/customer_flag"
        bench.replies["PATCH " + path] = [[.answer(200)]]
        bench.replies["GET " + path] = [
            .json(#"{"verified_customer":true,"bad_actor":null,"vip":1}"#), .json("[]"),
        ]
        let set = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.set(CCAICustomerFlags(isVerified: true, isBadActor: false, isRepeat: nil), of: 1)
        }
        expect(set.failure == nil)
        expectEqual(
            bench.bodies("PATCH " + path),
            [
                #"{"verified_customer":true,"bad_actor":false,"repeat_customer":null}"#
            ])
        func flags() throws -> Result<JSONObject, CCAIFailure> {
            try bench.ask { platform async throws(CCAIFailure) in try await platform.customerFlags(of: 1) }
        }
        try expectEqual(flags().get(), ["verified_customer": true, "bad_actor": nil, "vip": 1])
        try expectEqual(flags().failure, .malformed)
    }

    @Test func `an escalation is asked for and answered, with a number or without`() throws {
        let bench = try PlatformBench()
        let path = "\(Self.apps)/chats/1/escalations"
        bench.replies["POST " + path] = [.json(#"{"id":301}"#, status: 201), [.answer(200)]]
        bench.replies["PATCH \(path)/301"] = [.json("{}")]
        var ids: [Int?] = []
        for _ in 0..<2 {
            ids.append(
                try bench.ask { platform async throws(CCAIFailure) in
                    try await platform.escalate(1, reason: "talk_to_human")
                }.get())
        }
        expectEqual(ids, [301, nil])
        expectEqual(bench.bodies("POST " + path).first, #"{"reason":"talk_to_human","force_escalate":true}"#)
        let chosen = try bench.ask { platform async throws(CCAIFailure) in
            try await platform.choose("human_agent", for: 301, of: 1)
        }
        expect(chosen.failure == nil)
        expectEqual(bench.bodies("PATCH \(path)/301"), [#"{"deflection_channel":"human_agent"}"#])
    }

    @Test func `a user in mid-chat is told once, and too soon is left to the caller`() throws {
        let bench = try PlatformBench()
        let call = "POST \(Self.apps)/chats/1/end_user"
        bench.replies[call] = [
            .json(#"{"message":"accepted"}"#, status: 202),
            .no(400, "Duplicate request: Please wait for the interval to expire"), .cut,
        ]
        func identify() throws -> CCAIFailure? {
            try bench.ask { platform async throws(CCAIFailure) in
                try await platform.identify(CCAIUserDescription(identifier: "u"), in: 1)
            }.failure
        }
        try expect(identify() == nil)
        let soon = try #require(try identify())
        expect(soon.kind == .tooSoon && soon.isTransient && !soon.mayHaveArrived)
        // Cut off, it is not repeated either.
        try expectEqual(identify()?.mayHaveArrived, true)
        expectEqual(bench.bodies(call), Array(repeating: #"{"identifier":"u"}"#, count: 3))
    }

    // MARK: Messages

    @Test func `oddities 10 and 15 a message goes to the singular, and an empty answer is a good one`() throws {
        let bench = try PlatformBench()
        let call = "POST \(Self.apps)/chats/37001/message"
        bench.replies[call] = [
            [.answer(200)], [.answer(204)], [.answer(200, " \n")], .json(#"{"anything":1}"#), .json("null"),
        ]
        for _ in 0..<5 {
            let sent = try bench.ask { platform async throws(CCAIFailure) in
                try await platform.send(
                    ["type": "text", "content": "Guten <b>Tag</b> / 👩‍👩‍👧 e\u{301}\u{1}"], to: 37_001, from: 5001)
            }
            expect(sent.failure == nil)
        }
        expectEqual(
            Set(bench.bodies(call)),
            [
                #"{"from_user_id":5001,"message":{"type":"text","content":"Guten <b>Tag</b> / 👩‍👩‍👧 e\#u{301}\u0001"}}"#
            ])
        bench.replies["GET \(Self.apps)/chats/37001/messages"] = Self.lists.map(\.reply)
        for (reply, isWhole, count) in Self.lists {
            let all = try bench.ask { platform async throws(CCAIFailure) in try await platform.messages(of: 37_001) }
            let listing = try all.get()
            expect(listing.isWhole == isWhole && listing.messages.count == count, "\(reply)")
        }
    }

    private static let entry = #"{"sender":{"type":"agent"},"message":{"type":"text","content":"Hi"}}"#

    /// Lists of messages: whether they are all that there is, and how many of them are understood.
    private static let lists: [(reply: [Act], isWhole: Bool, count: Int)] = [
        (.json("[\(entry)]"), true, 1), (.json("[]"), true, 0),
        (.json(#"{"messages":[\#(entry)],"x":{"y":1}}"#), true, 1),
        (.json(#"{"data":[\#(entry)],"has_more":false,"next":null,"total":1}"#), true, 1),
        (.json(#"{"messages":[\#(entry)],"next_page":2}"#), false, 1),
        (.json(#"{"messages":[\#(entry)],"total_count":2}"#), false, 1),
        (.json(#"{"data":[\#(entry)],"meta":{"page":1}}"#), false, 1),
        ([.answer(200, "[\(entry)]", #"Link: </x?page=2>; rel="next""#)], false, 1),
        ([.answer(200, "[\(entry)]", "X-Next-Page: 2")], false, 1),
        (.json(#"[\#(entry),{"from":"end_user","text":"Hi"}]"#), false, 1),
        (.json(#"[\#(entry),{"sender":{"type":"end_user"},"message":{"type":"bubble","content":"Hi"}}]"#), false, 1),
        (.json(#"[{"sender":{"type":"end_user"},"message":{"type":"server_message"}}]"#), false, 0),
        (.json(#"[{"a":1},7]"#), false, 0),
    ]

    @Test func `a message to a chat that is over is refused, and not in doubt`() throws {
        let bench = try PlatformBench()
        let call = "POST \(Self.apps)/chats/1/message"
        bench.replies[call] = [.no(400, "Chat is already ended")]
        let failure = try #require(
            try bench.ask { platform async throws(CCAIFailure) in
                try await platform.send(["type": "text", "content": "x"], to: 1, from: 2)
            }.failure)
        expect(failure.isEnd && !failure.mayHaveArrived)
        guard case .refused(let told) = failure.sendFailure(of: .sendMessage) else {
            Issue.record("\(failure)")
            return
        }
        expect(told.kind == .ended && told.status == 400 && told.detail.hasSuffix("Chat is already ended"))
        expectEqual(bench.calls.count, 1)
    }
}
