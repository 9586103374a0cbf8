import EventLoop
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
import Testing

/// The faults of calls and the administration.
@Suite struct CCAIFaultTests {
    private static let faults = [
        #"{"fault":"error","status":429,"retryAfterSeconds":2}"#, #"{"fault":"error","status":400,"place":"No"}"#,
        #"{"fault":"errorapplied","status":500}"#, #"{"fault":"callcut","operation":"sendMessage"}"#,
        #"{"fault":"callcutapplied"}"#, #"{"fault":"calllate","milliseconds":20}"#, #"{"fault":"callempty"}"#,
        #"{"fault":"callpage"}"#, #"{"fault":"badgateway"}"#, #"{"fault":"createdfirst","times":2}"#,
        #"{"fault":"textids"}"#, #"{"fault":"nullobjects"}"#, #"{"fault":"moremembers"}"#,
        #"{"fault":"eventtextids"}"#, #"{"fault":"eventnullobjects"}"#, #"{"fault":"eventmoremembers"}"#,
        #"{"fault":"forged","event":"chat_ended"}"#, #"{"fault":"unsigned"}"#, #"{"fault":"primaryonly"}"#,
        #"{"fault":"unknownevent"}"#, #"{"fault":"classname"}"#, #"{"fault":"escapedevent"}"#,
        #"{"fault":"formexpired","chatId":"37001"}"#, #"{"fault":"urlexpired"}"#, #"{"fault":"olderlookup"}"#,
        #"{"fault":"uploadstatus","status":503}"#, #"{"fault":"deflected","place":"after_hours"}"#,
        #"{"fault":"late","milliseconds":500}"#, #"{"fault":"doubled","skip":1}"#, #"{"fault":"reordered"}"#,
        #"{"fault":"unruly"}"#, #"{"fault":"hooksfirst","operation":"endChat"}"#, #"{"fault":"otherid"}"#,
        #"{"fault":"lookuphidden","milliseconds":2000}"#, #"{"fault":"pagedlist","times":1}"#,
        #"{"fault":"obscuredlist"}"#,
        #"{"fault":"callredirect","status":308}"#, #"{"fault":"redirectapplied","status":301}"#,
        #"{"fault":"pageapplied"}"#, #"{"fault":"nocontent"}"#, #"{"fault":"mistyped","place":"text/plain"}"#,
        #"{"fault":"chunked"}"#, #"{"fault":"retrydate","status":503,"retryAfterSeconds":5}"#,
        #"{"fault":"numberids"}"#, #"{"fault":"eventtextnumbers"}"#, #"{"fault":"eventzonelesstimes"}"#,
        #"{"fault":"nochatid","event":"chat_created"}"#, #"{"fault":"notimestamp"}"#, #"{"fault":"twin"}"#,
        #"{"fault":"beside","chatId":"37001"}"#, #"{"fault":"unrepeated"}"#, #"{"fault":"repeatedonfailure"}"#,
        #"{"fault":"impatient","milliseconds":50}"#, #"{"fault":"nophotolist"}"#, #"{"fault":"pathlessphotos"}"#,
        #"{"fault":"dismissalstatus","status":409}"#,
    ]

    private func post(_ name: String, _ body: String, _ rig: CCAIRig) throws -> CCAIRig.Answer {
        try rig.request("POST /_sim/\(name)", ["Content-Length: \(body.utf8.count)"], Array(body.utf8))
    }

    @Test func everyFaultIsWrittenAsItIsRead() throws {
        let rig = try CCAIRig()
        let wanted = try JSONValue(parsing: "[" + Self.faults.joined(separator: ",") + "]")
        let answer = try post("faults", wanted.description, rig)
        expectEqual(answer.status, 200)
        let shown = answer.body["faults"]?.arrayValue ?? []
        expectEqual(shown.count, Self.faults.count)
        for (one, other) in zip(wanted.arrayValue ?? [], shown) {
            for member in one.objectValue?.members ?? [] { expectEqual(other[member.key], member.value) }
        }
        // Sockets have faults that calls have not.
        for name in ["dance", "cut", "binary", "garbage", "eventdance", "impatient"] {
            try expectEqual(post("faults", #"{"fault":"\#(name)"}"#, rig).status, 400)
        }
        for fault in [#"{"fault":"callredirect","status":304}"#, #"{"fault":"mistyped","place":"a/b\r\nc"}"#] {
            try expectEqual(post("faults", fault, rig).status, 400)
        }
    }

    @Test func aListOfMessagesIsNotWhatItSeems() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        try expectEqual(rig.say("silent", chat).status, 200)
        let address = "/chats/\(chat.id)/messages"
        let whole = try rig.call("GET", address).body.arrayValue ?? []
        expect(whole.count >= 2)
        rig.simulator.add(
            [CCAIHistoryFault.paged, .linked, .cut, .lagging, .obscured, .forbidden].map {
                .init(.history($0), times: 1)
            })
        let half = Array(whole.suffix(whole.count / 2))
        let paged = try rig.call("GET", address)
        expect(paged.body["messages"]?.arrayValue == half && paged.body["next_page"] == 2)
        let linked = try rig.call("GET", address)
        expect(linked.body.arrayValue == half && linked.field("Link")?.hasSuffix(#"; rel="next""#) == true)
        try expectEqual(rig.call("GET", address).body.arrayValue, half)
        try expectEqual(rig.call("GET", address).body.arrayValue, Array(whole.dropLast()))
        let obscured = try rig.call("GET", address).body.arrayValue ?? []
        expect(obscured.count == whole.count && obscured.allSatisfy { $0["sender"]?["type"] == nil })
        try expectEqual(rig.call("GET", address).status, 403)
        try expectEqual(rig.call("GET", address).body.arrayValue, whole)
    }

    @Test func aCallIsRefusedBeforeItDoesAnything() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        rig.simulator.add([
            .init(
                .call(.refuse(status: 429, message: nil, retryAfterSeconds: nil)), operation: "sendMessage", times: 1),
            .init(.call(.refuse(status: 429, message: nil, retryAfterSeconds: 2)), operation: "sendMessage", times: 1),
            .init(.call(.refuse(status: 400, message: "No", retryAfterSeconds: nil)), times: 1),
            .init(.call(.refuse(status: 401, message: nil, retryAfterSeconds: nil)), times: 1),
            .init(.call(.badGateway), times: 1), .init(.call(.page), times: 1), .init(.call(.cut), times: 1),
        ])
        let bare = try rig.say("one", chat)
        expect(bare.status == 429 && bare.field("Retry-After") == nil && bare.message == "Too Many Requests")
        try expectEqual(rig.say("one", chat).field("Retry-After"), "2")
        try expectEqual(rig.say("one", chat).message, "No")
        let unauthorized = try rig.say("one", chat)
        expect(unauthorized.status == 401 && unauthorized.message == "Unauthorized")
        let gateway = try rig.say("one", chat)
        let page = try rig.say("one", chat)
        expect(gateway.status == 502 && page.status == 200 && page.field("Content-Type") == "text/html; charset=utf-8")
        expect(page.text.hasPrefix("<html>"))
        try expectEqual(rig.say("one", chat).status, 0)
        expect(rig.simulator.statistics.messagesReceived == 0 && rig.simulator.statistics.violations == 0)
        expect(rig.simulator.log.filter { $0.operation == "sendMessage" }.allSatisfy { !$0.isApplied })
    }

    @Test func aCallIsAppliedAndAnsweredOtherwise() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        rig.simulator.add([
            .init(.call(.refuseApplied(status: 500)), operation: "sendMessage", times: 1),
            .init(.call(.cutApplied), operation: "sendMessage", times: 1),
            .init(.call(.empty), operation: "getChat", times: 1),
        ])
        try expectEqual(rig.say("silent", chat).status, 500)
        try expectEqual(rig.say("silent", chat).status, 0)
        let empty = try rig.call("GET", "/chats/\(chat.id)")
        expect(empty.status == 200 && empty.text.isEmpty)
        let sends = rig.simulator.log.filter { $0.operation == "sendMessage" }
        expect(!sends.contains { !$0.isApplied })
    }

    @Test func anAnswerIsOddInHTTP() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        func get(_ fault: CCAICallFault) throws -> CCAIRig.Answer {
            rig.simulator.add([.init(.call(fault), operation: "getChat", times: 1)])
            return try rig.call("GET", "/chats/\(chat.id)")
        }
        for status in [301, 302, 307, 308] {
            let answer = try get(.redirect(status: status))
            expect(answer.status == status && answer.field("Location") == "/elsewhere")
        }
        let until = try get(.refuseUntil(status: 429, seconds: 5))
        expect(until.status == 429 && until.field("Date") == "Thu, 01 Jan 2026 00:00:00 GMT")
        expectEqual(until.field("Retry-After"), "Thu, 01 Jan 2026 00:00:05 GMT")
        expect(rig.simulator.log.filter { $0.operation == "getChat" }.allSatisfy { !$0.isApplied })
        let mistyped = try get(.mistyped("text/plain"))
        expect(mistyped.field("Content-Type") == "text/plain" && mistyped.body["id"]?.intValue == chat.id)
        let chunked = try get(.chunked)
        expect(chunked.status == 200 && chunked.field("Transfer-Encoding") == "chunked")
        expect(chunked.text.hasPrefix("3\r\n{\"i\r\n3\r\nd\":\r\n") && chunked.text.hasSuffix("\r\n0\r\n\r\n"))
        // These do what they should.
        rig.simulator.add([
            .init(.call(.noContent), times: 1), .init(.call(.pageApplied), times: 1),
            .init(.call(.redirectApplied(status: 307)), times: 1),
        ])
        try expectEqual(rig.say("silent", chat).status, 204)
        try expectEqual(rig.say("silent", chat).field("Content-Type"), "text/html; charset=utf-8")
        try expectEqual(rig.say("silent", chat).status, 307)
        expect(rig.simulator.statistics.messagesReceived == 3 && rig.simulator.statistics.violations == 0)
        // A client that follows breaks a rule.
        try expectEqual(rig.request("GET /elsewhere", [CCAIRig.credentials]).status, 404)
        expectEqual(rig.simulator.statistics.violations, 1)
    }

    @Test func anAnswerIsLate() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        rig.simulator.add([.init(.call(.late(.zero)), times: 1)])
        try expectEqual(rig.say("silent", chat).status, 200)
        expectEqual(rig.simulator.statistics.messagesReceived, 1)
    }

    @Test func theEventsOfAChatComeBeforeItsAnswer() throws {
        let rig = try CCAIRig(isHeard: false)
        let user = try rig.makeUser()
        rig.simulator.add([.init(.createdFirst, times: 1)])
        let client = try rig.open("POST", "/chats", ["chat": ["menu_id": 105, "end_user_id": JSONValue(user)]])
        rig.run { rig.simulator.statistics.chatsCreated == 1 }
        rig.manual.runUntilIdle()
        expect(client.status == nil, "there is no answer before the first event was posted")
        rig.simulator.setTarget(rig.gateway.url)
        rig.run { client.end != nil }
        expect(client.status == 200 && rig.gateway.types.first == "chat_created")
    }

    @Test func theFirstWebhookOfACallComesBeforeItsAnswerWhateverThatIs() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        rig.simulator.add([
            .init(.hooksFirst, operation: "sendMessage", times: 1), .init(.hooksFirst, operation: "endChat", times: 1),
            .init(.call(.cutApplied), operation: "endChat", times: 1),
            .init(.hooksFirst, operation: "getChat", times: 1),
        ])
        // A call without webhooks is not kept back.
        try expectEqual(rig.call("GET", "/chats/\(chat.id)").status, 200)
        let sent = try rig.call(
            "POST", "/chats/\(chat.id)/message",
            ["from_user_id": JSONValue(chat.user), "message": ["type": "text", "content": "silent"]])
        expect(sent.status == 200 && rig.gateway.types.last == "message_received")
        let end = try rig.call(
            "PATCH", "/chats/\(chat.id)",
            ["finished_by_user_id": JSONValue(chat.user), "chat": ["status": "finished"]])
        // The answer is lost, and the gateway has heard of the end all the same.
        expect(end.status == 0 && rig.gateway.types.last == "chat_ended")
    }

    @Test func aChatIsHiddenFromTheLookUpForAWhileAndToldOfAllTheSame() throws {
        let rig = try CCAIRig()
        rig.simulator.add([
            .init(.call(.cutApplied), operation: "createChat", times: 1), .init(.hidden(.seconds(2)), times: 1),
        ])
        let user = try rig.makeUser()
        let cut = try rig.call("POST", "/chats", ["chat": ["menu_id": 105, "end_user_id": JSONValue(user)]])
        rig.settle()
        let chat = try #require(rig.gateway.events.first?["chat_id"]?.intValue)
        expect(cut.status == 0 && rig.gateway.types.first == "chat_created")
        let lookUp = "/chats/chat_id?end_user_identifier=6f9a2c1e"
        try expectEqual(rig.call("GET", lookUp).status, 404)
        try expectEqual(rig.call("GET", "/chats/\(chat)").status, 200)
        rig.advance(by: .seconds(2))
        try expectEqual(rig.call("GET", lookUp).body["chat_id"]?.intValue, chat)
    }

    @Test func anAnswerIsOdd() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        func shown(_ shape: CCAIShape) throws -> JSONValue {
            rig.simulator.add([.init(.answer(shape), operation: "getChat", times: 1)])
            return try rig.call("GET", "/chats/\(chat.id)").body
        }
        let ids = try shown(.textIDs)
        expect(ids["id"] == .string("\(chat.id)") && ids["menus"]?[0]?["id"] == "105")
        let nulls = try shown(.nullObjects)
        expect(nulls["agent"] == .null && nulls["end_user"] == .null && nulls["status"] == "connected")
        try expect(shown(.moreMembers)["agent"]?["surprise"] != nil)
        let other = try shown(.otherID)
        expect(other["id"]?.intValue == chat.id + 1 && other["end_user"]?["id"]?.intValue == chat.user)
    }

    @Test func aFaultIsAskedForInTheChat() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat(105)
        _ = try rig.say("!fault error 503 x1", chat)
        expectEqual(rig.messages().last?["content"], "Fault: error 503 x1")
        let other = try rig.makeChat(105)
        try expectEqual(rig.say("silent", other).status, 200, "one chat's fault is not another's")
        try expectEqual(rig.say("silent", chat).status, 503)
        _ = try rig.say("!fault dance", chat)
        expectEqual(rig.messages().last?["content"], "No such fault: dance is no fault")
    }

    @Test func theAdministrationInterferes() throws {
        let rig = try CCAIRig()
        let chat = try rig.makeChat()
        try expectEqual(post("say", #"{"chatId":\#(chat.id),"text":"By the way"}"#, rig).status, 204)
        rig.settle()
        expectEqual(rig.messages().last?["content"], "By the way")
        let shown = try rig.request("GET /_sim/chats", [])
        expectEqual(shown.body["chats"]?[0]?["id"]?.intValue, chat.id)
        try expectEqual(post("push", #"{"chatId":\#(chat.id),"frame":"{not json"}"#, rig).status, 204)
        rig.settle()
        expectEqual(rig.gateway.calls.last?.body.elementsEqual("{not json".utf8), true)
        try expectEqual(post("dismiss", #"{"chatId":\#(chat.id)}"#, rig).status, 204)
        try expectEqual(post("end", #"{"chatId":\#(chat.id),"status":"timeout","by":"timeout"}"#, rig).status, 204)
        rig.settle()
        expectEqual(rig.gateway.types.suffix(2), ["chat_dismissed", "chat_ended"])
        try expectEqual(post("end", #"{"chatId":\#(chat.id)}"#, rig).status, 404)
        try expectEqual(post("push", "{}", rig).status, 400)
        try expectEqual(post("target", "{}", rig).status, 400)
        let stats = try rig.request("GET /_sim/stats", [])
        expect(stats.body["chatsCreated"] == 1 && stats.body["chatsOpen"] == 0 && stats.body["eventsWaiting"] == 0)
    }
}
