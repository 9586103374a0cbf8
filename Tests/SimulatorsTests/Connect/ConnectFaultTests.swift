import JSON
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@Suite struct ConnectFaultTests {
    private static let faults = [
        #"{"fault":"error","status":429,"place":"LimitExceededException","retryAfterSeconds":2}"#,
        #"{"fault":"errorapplied","status":500}"#, #"{"fault":"callcut","operation":"SendMessage"}"#,
        #"{"fault":"callcutapplied"}"#,
        #"{"fault":"calllate","milliseconds":20}"#, #"{"fault":"callempty"}"#, #"{"fault":"lowermessage"}"#,
        #"{"fault":"errorsuffix"}"#, #"{"fault":"errorinbody"}"#, #"{"fault":"errorhtml"}"#,
        #"{"fault":"subscribeignored"}"#, #"{"fault":"subscriberefused"}"#, #"{"fault":"noheartbeat"}"#,
        #"{"fault":"noping"}"#, #"{"fault":"badping","status":500}"#, #"{"fault":"echofirst"}"#,
        #"{"fault":"receiptfirst"}"#, #"{"fault":"unknownitem"}"#, #"{"fault":"bareitem"}"#,
        #"{"fault":"emptytoken"}"#, #"{"fault":"pastend"}"#, #"{"fault":"chunkgap","contactId":"c-1"}"#,
        #"{"fault":"uploadstatus","status":503}"#, #"{"fault":"rejected"}"#, #"{"fault":"inprogress","times":2}"#,
        #"{"fault":"close","code":1012,"connection":3}"#, #"{"fault":"status","status":429,"retryAfterSeconds":1}"#,
    ]

    @Test func everyFaultIsWrittenAsItIsRead() throws {
        let rig = try ConnectRig()
        let wanted = try JSONValue(parsing: "[" + Self.faults.joined(separator: ",") + "]")
        let answer = try rig.request("POST /_sim/faults", ["Host: s"], wanted.description)
        expectEqual(answer.status, 200)
        let shown = answer.body["faults"]?.arrayValue ?? []
        expectEqual(shown.count, Self.faults.count)
        for (one, other) in zip(wanted.arrayValue ?? [], shown) {
            for member in one.objectValue?.members ?? [] { expectEqual(other[member.key], member.value) }
        }
        let unknown = try rig.request("POST /_sim/faults", ["Host: s"], #"{"fault":"dance"}"#)
        expectEqual(unknown.status, 400)
    }

    @Test func aSubscriptionIsIgnoredOrRefused() throws {
        let rig = try ConnectRig()
        rig.simulator.add([
            .init(.beat(.subscriptionIgnored), times: 1), .init(.beat(.subscriptionRefused), times: 1),
        ])
        let client = try rig.dial(try rig.connect(try rig.start().participantToken).target)
        for _ in 0..<3 { client.send(#"{"topic":"aws/subscribe","content":{"topics":["aws/chat"]}}"#) }
        rig.run { client.texts.count == 3 }
        expectEqual(client.frames().compactMap { $0["content"]?["status"]?.stringValue }, ["failure", "success"])
    }

    @Test func beatsAreNotAnswered() throws {
        let rig = try ConnectRig()
        let (client, _, _) = try rig.chat()
        let before = client.texts.count
        rig.simulator.add([
            .init(.beat(.silent), times: 1), .init(.beat(.noPing), times: 1), .init(.beat(.badPing(500)), times: 1),
        ])
        for topic in ["heartbeat", "ping", "ping", "heartbeat"] { client.send(#"{"topic":"aws/\#(topic)"}"#) }
        rig.run { client.texts.count == before + 2 }
        expectEqual(client.frame(before)["statusCode"], 500)
        expectEqual(client.frame(before + 1)["topic"], "aws/heartbeat")
    }

    @Test func anItemIsDoubledBareOrUnknown() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        var seen = rig.items(client).count
        func next(_ kind: ConnectFault.Kind, _ count: Int) throws -> [JSONValue] {
            rig.simulator.add([.init(kind, times: 1)])
            _ = try rig.say("silent", token)
            rig.run { rig.items(client).count == seen + count }
            defer { seen += count }
            return Array(rig.items(client)[seen...])
        }
        let doubled = try next(.doubled, 2)
        expectEqual(doubled[0], doubled[1])
        let bare = try next(.item(.bare), 1)
        expect(bare[0]["ParticipantRole"] == nil && bare[0]["DisplayName"] == nil && bare[0]["Content"] == "silent")
        let unknown = try next(.item(.unknown), 2)
        expectEqual(unknown.map { $0["Type"] }, ["HOLOGRAM", "MESSAGE"])
    }

    @Test func aReceiptComesBeforeItsMessage() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        _ = try rig.say("hello", token)
        rig.run { rig.said(client).count == 2 }
        let seen = rig.items(client).count
        rig.simulator.add([.init(.item(.receiptFirst), times: 1)])
        let sent = try rig.say("again", token).body["Id"]
        rig.run { rig.said(client).count == 4 }
        let items = Array(rig.items(client)[seen...])
        expectEqual(items.map { $0["Type"] }, ["MESSAGEMETADATA", "MESSAGE", "EVENT", "MESSAGE"])
        expect(items[0]["MessageMetadata"]?["MessageId"] == sent && items[1]["Id"] == sent)
    }

    @Test func aCallIsAppliedAndNotAnswered() throws {
        let rig = try ConnectRig()
        let (client, token, _) = try rig.chat()
        let body = #"{"ContentType":"text/plain","Content":"silent","ClientToken":"t-1"}"#
        rig.simulator.add([
            .init(.call(.refuseApplied(status: 500, type: nil)), operation: "SendMessage", times: 1),
            .init(.call(.cutApplied), operation: "SendMessage", times: 1),
        ])
        let failed = try rig.call("message", token, body)
        expect(failed.status == 500 && failed.error == "InternalServerException")
        let cut = try rig.call("message", token, body)
        expectEqual(cut.status, 0)
        let answer = try rig.call("message", token, body)
        expectEqual(answer.status, 200)
        rig.settle()
        expectEqual(rig.said(client), ["silent"])
        expectEqual(rig.simulator.statistics.messagesReceived, 1)
        expectEqual(rig.simulator.statistics.callsRepeated, 2)
    }

    @Test func anErrorHasAnotherForm() throws {
        let rig = try ConnectRig()
        func answer(_ form: ConnectErrorForm) throws -> ConnectRig.Answer {
            rig.simulator.add([.init(.error(form), times: 1)])
            return try rig.call("message", "garbage", "{}")
        }
        let lower = try answer(.lowerCaseMessage)
        expect(lower.body["Message"] == nil && lower.body["message"] != nil)
        let suffix = try answer(.suffix)
        expect(suffix.error.hasPrefix("AccessDeniedException:http://"))
        let inside = try answer(.inBody)
        expect(inside.error.isEmpty && inside.body["__type"] == "com.amazonaws.connect#AccessDeniedException")
        let html = try answer(.html)
        expect(html.status == 403 && html.body == .null)
    }
}
