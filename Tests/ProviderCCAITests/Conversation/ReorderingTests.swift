import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// A chat whose webhooks come twice and out of order: the log must be right (`PROTOCOL.md`, sections 9.5 and 9.6).
@Suite struct ReorderingTests {
    /// One delivery of the platform.
    private struct Delivery {
        var type: String
        var body: String
        var second: Int
        /// Where it stands in the order of arrival, in halves of a second late.
        var place: Int
    }

    private static func message(_ sender: String, _ id: Int, _ words: String) -> String {
        #"{"sender":{"id":\#(id),"type":"\#(sender)"},"message":{"type":"text","content":"\#(words)"}}"#
    }

    /// The chat as it was: a bot, an escalation, a person, words of both sides, the end.
    private static func script() -> [Delivery] {
        var script: [Delivery] = []
        func add(_ type: String, _ body: String) {
            script.append(Delivery(type: type, body: body, second: script.count, place: script.count * 2))
        }
        add("chat_created", #"{"chat":{"status":"queued"}}"#)
        add("participant_joined", #"{"type":"virtual_agent","virtual_agent":{"id":9}}"#)
        for number in 0..<8 {
            add("message_received", message("virtual_agent", 9, "bot \(number)"))
            add("message_received", message("end_user", 5001, "user \(number % 3)"))
        }
        add("escalation_started", #"{"escalation_id":301}"#)
        add("escalation_accepted", #"{"escalation_id":301}"#)
        add("participant_left", #"{"type":"virtual_agent","virtual_agent":{"id":9}}"#)
        add("participant_joined", #"{"type":"agent","agent":{"id":71}}"#)
        for number in 0..<8 { add("message_received", message("agent", 71, "agent \(number)")) }
        add("participant_left", #"{"type":"agent","agent":{"id":71}}"#)
        add("chat_ended", #"{"ended_by":"agent"}"#)
        return script
    }

    @Test(arguments: UInt64(1)...40)
    func `doubles and late ones leave a log that is right`(_ seed: UInt64) throws {
        var random = SplitRandom(seed: seed)
        var rig = try ConversationRig()
        rig.clear()
        for number in 0..<8 { rig.send(number, "user \(number % 3)") }
        var arrivals = Self.script()
        for index in arrivals.indices {
            arrivals[index].place += random.next(below: 7)
            if random.next(below: 2) == 0 {
                var double = arrivals[index]
                double.place += random.next(below: 9)
                arrivals.append(double)
            }
        }
        let order = arrivals.indices.sorted { (arrivals[$0].place, $0) < (arrivals[$1].place, $1) }
        for index in order {
            let delivery = arrivals[index]
            if random.next(below: 10) == 0 { try rig.restart() }
            rig.now += 500
            // As the gateway does it: the id is a digest of the raw body.
            let body = ConversationRig.event(delivery.type, delivery.body, at: delivery.second)
            let id = try #require(try CCAIHookBody.deliveries(utf8(body)).first).eventID
            try rig.receive(delivery.type, delivery.body, at: delivery.second, id: id)
        }
        rig.fire(after: 600)
        check(rig, seed)
    }

    private func check(_ rig: ConversationRig, _ seed: UInt64) {
        let log = rig.log
        func count(_ entry: String) -> Int { log.count { $0 == entry } }
        for number in 0..<8 {
            expectEqual(count("message bot bot \(number)"), 1, "seed \(seed)")
            expectEqual(count("message agent agent \(number)"), 1, "seed \(seed)")
            expectEqual(count("delivered \(number)"), 1, "seed \(seed)")
        }
        expect(!log.contains { $0.hasPrefix("message user") }, "seed \(seed)")
        for person in ["virtual_agent:9", "agent:71"] {
            expectEqual(count("joined \(person)"), 1, "seed \(seed)")
            expectEqual(count("left \(person)"), 1, "seed \(seed)")
            let came = log.firstIndex(of: "joined \(person)") ?? log.endIndex
            let went = log.firstIndex(of: "left \(person)") ?? log.startIndex
            expect(came < went, "seed \(seed)")
        }
        expectEqual(count("event escalation_started"), 1, "seed \(seed)")
        expectEqual(count("event escalation_accepted"), 1, "seed \(seed)")
        expectEqual(count("ended agent agent"), 1, "seed \(seed)")
        expectEqual(log.last, "ended agent agent", "seed \(seed)")
        expect(count("waiting") <= 1, "seed \(seed): the queue is entered once")
        // Once a person has the chat, nobody takes it back.
        if let spoke = log.firstIndex(where: { $0.hasPrefix("message agent") }) {
            expect(!log[spoke...].contains("waiting"), "seed \(seed)")
        }
    }
}

/// Numbers that a seed determines (SplitMix64).
private struct SplitRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }
}
