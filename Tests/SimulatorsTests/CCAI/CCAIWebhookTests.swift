import EventLoop
import Crypto
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

/// Webhooks: their signatures, their order, and what becomes of those that are not taken.
@Suite struct CCAIWebhookTests {
    /// The vector of the protocol note (section 26.3).
    private static let body =
        #"{"event_type" : "message_received", "timestamp" : "2026-01-01T00:00:00Z", "chat_id" : 37, "body" : "#
        + #"{"sender" : {"id" : 71, "type" : "agent"}, "message" : {"type" : "text", "content" : "Grüß dich \/ 1.0"}}}"#
    private static let primary = "primary=AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY="
    private static let secondary = "secondary=GrDzYi0WxYKjs+Ct+wGNheGKeOtiUTFIUlZWO+OIBuA="

    /// The webhook that comes of the vector's body.
    private func push(
        _ fault: CCAIFault.Kind? = nil, withSecondary: Bool = true,
        _ change: (inout CCAISimulator.Configuration) -> Void = { _ in }
    ) throws -> HookReceiver.Call {
        let rig = try CCAIRig {
            if withSecondary { $0.secrets.webhookSecondary = "vector-secondary-secret" }
            change(&$0)
        }
        if let fault { rig.simulator.add([.init(fault, times: 1)]) }
        rig.simulator.push(Array(Self.body.utf8), chatID: 37)
        rig.run { !rig.gateway.calls.isEmpty }
        return try #require(rig.gateway.calls.first)
    }

    @Test func theVectorIsSignedToTheLetter() throws {
        let both = try push()
        expect(both.head.hasPrefix("POST /v1/hooks/ccai HTTP/1.1\r\n"))
        expect(both.body.elementsEqual(Self.body.utf8) && both.body.count == 207)
        expectEqual(both.field("X-Signature"), "\(Self.primary) \(Self.secondary)")
        expectEqual(both.field("X-Signature-Timestamp"), "1767225600")
        expectEqual(both.field("Content-Type"), "application/json")
        try expectEqual(push(withSecondary: false).field("X-Signature"), Self.primary)
    }

    @Test func theTimeHasAnyForm() throws {
        let forms: [(CCAISimulator.TimeForm, String)] = [
            (.milliseconds, "1767225600000"), (.fractional, "1767225600.000"), (.text, "2026-01-01T00:00:00.000Z"),
        ]
        for (form, text) in forms {
            let call = try push { $0.webhooks.timeForm = form }
            expectEqual(call.field("X-Signature-Timestamp"), text)
            let key = HMACKey(.sha256, secret: [UInt8]("vector-primary-secret".utf8).span)
            let signed = Array(text.utf8) + call.body
            let tag = key.authenticate(signed.span)
            let code = Base64.standard.encode(tag.span)
            expectEqual(call.field("X-Signature")?.hasPrefix("primary=" + String(decoding: code, as: UTF8.self)), true)
        }
    }

    @Test func aSignatureIsSpoiltInEveryWay() throws {
        try expectEqual(push(.signature(.primaryOnly)).field("X-Signature"), Self.primary)
        try expectEqual(push(.signature(.secondaryOnly)).field("X-Signature"), Self.secondary)
        try expectEqual(push(.signature(.swapped)).field("X-Signature"), "\(Self.secondary) \(Self.primary)")
        try expectEqual(push(.signature(.unspaced)).field("X-Signature"), Self.primary + Self.secondary)
        let unsigned = try push(.signature(.unsigned))
        expect(unsigned.field("X-Signature") == nil && unsigned.field("X-Signature-Timestamp") == nil)
        let untimed = try push(.signature(.untimed))
        expect(untimed.field("X-Signature") != nil && untimed.field("X-Signature-Timestamp") == nil)
        for fault in [CCAISignatureFault.forged, .hexadecimal, .digest, .bodyOnly] {
            let field = try #require(try push(.signature(fault)).field("X-Signature"))
            expect(!field.contains(Self.primary) && !field.contains(Self.secondary))
        }
        let padded = try push(.signature(.padded))
        expectEqual(padded.field("X-Signature"), "\(Self.primary) \(Self.secondary)")
        expect(padded.body.elementsEqual("\(Self.body)  ".utf8))
    }

    // MARK: Attempts

    @Test func anEventIsPostedAgainAndKeepsItsPlace() throws {
        let rig = try CCAIRig()
        rig.gateway.statuses = [500, 401]
        let user = try rig.makeUser()
        _ = try rig.call("POST", "/chats", ["chat": ["menu_id": 101, "end_user_id": JSONValue(user)]])
        rig.run { rig.gateway.calls.count == 1 }
        rig.run { rig.simulator.statistics.webhooks.refused == 1 }
        rig.advance(by: .milliseconds(999))
        expectEqual(rig.gateway.calls.count, 1, "the pause is a second")
        rig.advance(by: .milliseconds(1))
        rig.run { rig.simulator.statistics.webhooks.refused == 2 }
        rig.advance(by: .seconds(2))
        rig.settle()
        let types = ["chat_created", "chat_created", "chat_created", "participant_joined", "message_received"]
        expectEqual(rig.gateway.types, types)
        expectEqual(rig.simulator.statistics.webhooks.delivered, 3)
        let statuses = rig.simulator.log.filter { $0.kind == .webhook }.map(\.status)
        expectEqual(statuses, [500, 401, 200, 200, 200])
    }

    @Test func anEventIsGivenUpInTheEnd() throws {
        let rig = try CCAIRig { $0.webhooks.attemptsMax = 2 }
        rig.gateway.statuses = [500, 500]
        rig.simulator.push([0x7b, 0x7d])
        rig.run { rig.simulator.statistics.webhooks.refused == 1 }
        rig.advance(by: .seconds(1))
        rig.settle()
        expect(rig.gateway.calls.count == 2 && rig.simulator.statistics.webhooks.dropped == 1)
        expect(rig.gateway.statuses.isEmpty)
    }

    @Test func eventsWaitUntilItIsSaidWhereTheyGo() throws {
        let rig = try CCAIRig(isHeard: false)
        let user = try rig.makeUser()
        _ = try rig.call("POST", "/chats", ["chat": ["menu_id": 105, "end_user_id": JSONValue(user)]])
        rig.manual.runUntilIdle()
        expect(rig.simulator.statistics.webhooks.waiting == 2 && rig.gateway.calls.isEmpty)
        let body = JSONValue.object(["url": .string(rig.gateway.url)]).encoded()
        let told = try rig.request("POST /_sim/target", ["Content-Length: \(body.count)"], body)
        expectEqual(told.status, 204)
        rig.settle()
        expectEqual(rig.gateway.types, ["chat_created", "participant_joined"])
    }

    @Test func anEventIsLostDoubledLateOrPassed() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        func events(_ kind: CCAIFault.Kind) throws -> [JSONValue] {
            let before = rig.gateway.calls.count
            rig.simulator.add([.init(kind, times: 1)])
            _ = try rig.say("echo two", chat)
            return rig.messages(after: before).map { $0["content"] ?? .null }
        }
        try expectEqual(events(.lost), ["two"])
        try expectEqual(events(.doubled), ["echo two", "echo two", "two"])
        try expectEqual(events(.reordered), ["two", "echo two"])
        let before = rig.gateway.calls.count
        rig.simulator.add([.init(.late(.milliseconds(50)), times: 1)])
        _ = try rig.call(
            "POST", "/chats/\(chat.id)/message",
            ["from_user_id": JSONValue(chat.user), "message": ["type": "text", "content": "echo two"]])
        rig.manual.runUntilIdle()
        expectEqual(rig.gateway.calls.count, before)
        rig.advance(by: .milliseconds(50))
        rig.settle()
        expectEqual(rig.gateway.calls.count, before + 2)
    }

    // MARK: Ways

    @Test func anEventLeavesTwiceAtTheSameMoment() throws {
        let rig = try CCAIRig()
        rig.simulator.add([.init(.hook(.twin), times: 1)])
        rig.gateway.statuses = [0, 0]
        rig.simulator.push([0x7b, 0x7d])
        rig.run { rig.gateway.calls.count == 2 }
        expect(rig.gateway.connectionCount == 2 && rig.simulator.statistics.webhooks.unanswered == 0)
        rig.advance(by: .seconds(10))
        rig.run { rig.simulator.statistics.webhooks.unanswered == 2 }
        rig.advance(by: .seconds(1))
        rig.settle()
        expect(rig.gateway.calls.count == 3 && rig.simulator.statistics.webhooks.delivered == 1)
    }

    @Test func anEventLeavesBesideAnotherOfItsChat() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        let before = rig.gateway.calls.count
        rig.simulator.add([.init(.hook(.beside), event: "message_received", times: 1)])
        rig.gateway.statuses = [0]
        _ = try rig.call(
            "POST", "/chats/\(chat.id)/message",
            ["from_user_id": JSONValue(chat.user), "message": ["type": "text", "content": "echo two"]])
        // One of them is not answered, and the other did not wait for that.
        rig.run { rig.simulator.statistics.webhooks.waiting == 1 }
        rig.run { rig.gateway.calls.count == before + 2 }
        rig.advance(by: .seconds(10))
        rig.run { rig.simulator.statistics.webhooks.unanswered == 1 }
        rig.advance(by: .seconds(1))
        rig.settle()
        expect(rig.gateway.calls.count == before + 3 && rig.simulator.statistics.webhooks.delivered == before + 2)
    }

    @Test(
        "after which answers an event is posted again",
        arguments: [
            (CCAIHookFault.unrepeated, 500, false), (.unrepeated, 0, false), (.repeatedOnFailure, 401, false),
            (.repeatedOnFailure, 503, true), (.repeatedOnFailure, 0, true), (.impatient(.milliseconds(50)), 0, true),
        ])
    func repetition(_ fault: CCAIHookFault, _ status: Int, _ isRepeated: Bool) throws {
        let rig = try CCAIRig()
        rig.simulator.add([.init(.hook(fault), times: 1)])
        rig.gateway.statuses = [status]
        rig.simulator.push([0x7b, 0x7d])
        rig.run { rig.gateway.calls.count == 1 }
        if status == 0 {
            let isImpatient = fault == .impatient(.milliseconds(50))
            rig.advance(by: isImpatient ? .milliseconds(50) : .seconds(10))
            rig.run { rig.simulator.statistics.webhooks.unanswered == 1 }
        } else {
            rig.run { rig.simulator.statistics.webhooks.refused == 1 }
        }
        rig.advance(by: .seconds(1))
        rig.settle()
        expectEqual(rig.gateway.calls.count, isRepeated ? 2 : 1)
        expectEqual(rig.simulator.statistics.webhooks.dropped, isRepeated ? 0 : 1)
    }

    @Test func everyEventIsDoubledAndTheEchoIsPassed() throws {
        let rig = try CCAIRig()
        rig.simulator.add([.init(.unruly)])
        let chat = try rig.makeChat(105)
        expectEqual(rig.gateway.types, ["participant_joined", "participant_joined", "chat_created", "chat_created"])
        let before = rig.gateway.calls.count
        _ = try rig.say("echo two", chat)
        expectEqual(rig.messages(after: before).map { $0["content"] }, ["two", "two", "echo two", "echo two"])
        // Behind an echo that nobody answers nothing comes, and it waits for a second.
        _ = try rig.call(
            "POST", "/chats/\(chat.id)/message",
            ["from_user_id": JSONValue(chat.user), "message": ["type": "text", "content": "silent"]])
        rig.manual.runUntilIdle()
        expectEqual(rig.gateway.calls.count, before + 4)
        rig.advance(by: .seconds(1))
        rig.settle()
        expectEqual(rig.messages(after: before + 4).map { $0["content"] }, ["silent", "silent"])
    }

    @Test func aLongHistoryLosesItsBeginning() throws {
        let rig = try CCAIRig { $0.limits.messagesMax = 3 }
        let chat = try rig.makeChat(105)
        for text in ["silent 1", "silent 2", "silent 3", "silent 4"] { _ = try rig.say(text, chat) }
        let listed = try rig.call("GET", "/chats/\(chat.id)/messages").body.arrayValue ?? []
        expectEqual(listed.map { $0["message"]?["content"] }, ["silent 2", "silent 3", "silent 4"])
    }

    @Test func anEventIsNoJSON() throws {
        try expectEqual(push(.malformed).value, .null)
        try expect(push(.invalidUTF8).body.contains(0xff))
    }

    // MARK: Contents

    @Test func anEventIsStrange() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        func events(_ kind: CCAIFault.Kind) throws -> [HookReceiver.Call] {
            let before = rig.gateway.calls.count
            rig.simulator.add([.init(kind, event: "message_received", times: 1)])
            _ = try rig.say("silent", chat)
            return Array(rig.gateway.calls[before...])
        }
        let unknown = try events(.event(.unknown))
        expectEqual(unknown.map { $0.value["event_type"] }, ["hologram_projected", "message_received"])
        try expectEqual(events(.event(.className)).first?.value["event_type"], "MessageReceivedEvent")
        try expectEqual(events(.event(.bare)).first?.value["body"], [:])
        let escaped = try #require(try events(.event(.escaped)).first)
        expect(String(decoding: escaped.body, as: UTF8.self).contains(#""content" : "silent""#))
        expectEqual(escaped.value["body"]?["message"], ["type": "text", "content": "silent"])
        let ids = try #require(try events(.eventShape(.textIDs)).first?.value)
        expect(ids["chat_id"] == .string("\(chat.id)") && ids["body"]?["end_user"]?["id"] == .string("\(chat.user)"))
        let chatless = try #require(try events(.event(.chatless)).first?.value)
        expect(chatless["chat_id"] == nil && chatless["timestamp"] != nil)
        let timeless = try #require(try events(.event(.timeless)).first?.value)
        expect(timeless["timestamp"] == nil && timeless["chat_id"]?.intValue == chat.id)
        let zoneless = try #require(try events(.eventShape(.zonelessTimes)).first?.value)
        expectEqual(zoneless["timestamp"], "2026-01-01T00:00:00")
        let texts = try #require(try events(.eventShape(.textNumbers)).first?.value)
        expectEqual(texts["chat_id"], .string("\(chat.id)"))
        let nulls = try #require(try events(.eventShape(.nullObjects)).first?.value)
        expect(nulls["body"]?["end_user"] == .null && nulls["body"]?["message"]?["content"] == "silent")
        let more = try #require(try events(.eventShape(.moreMembers)).first?.value)
        expect(more["surprise"] != nil && more["body"]?["message"]?["surprise"] != nil)
    }

    @Test func messagesHaveNumbersWhereThatIsWanted() throws {
        let rig = try CCAIRig {
            $0.webhooks.hasMessageIDs = true
            $0.webhooks.namesEnder = false
        }
        let chat = try rig.makeChat(105)
        _ = try rig.say("silent", chat)
        expect(rig.messages().allSatisfy { $0["message_id"]?.stringValue != nil })
        rig.simulator.add([.init(.eventShape(.numberIDs), times: 1)])
        rig.simulator.say("By the way", inChat: chat.id)
        rig.run { rig.messages().last?["content"] == "By the way" }
        expect(rig.messages().last?["message_id"]?.intValue != nil)
        _ = try rig.say("bye", chat)
        expectEqual(rig.gateway.events.last?["event_type"], "chat_ended")
        expect(rig.gateway.events.last?["body"]?["ended_by"] == nil)
    }
}
