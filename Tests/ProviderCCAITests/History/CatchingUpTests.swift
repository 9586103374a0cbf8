import Chronology
import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The platform's list as it speaks of the time before the session, and of the time in which nobody listened
/// (`PROTOCOL.md`, sections 6 and 9).
@Suite struct CatchingUpTests {
    /// An entry of the list, said now.
    private static func entry(_ rig: ChatRig, _ sender: String, _ text: String, id: String? = nil) -> JSONValue {
        .object([
            "timestamp": JSONValue(Timestamp(milliseconds: rig.wallClock()).rfc3339),
            "sender": ["id": 71, "type": JSONValue(sender)], "message": message(text, id),
        ])
    }

    private static func message(_ text: String, _ id: String?) -> JSONValue {
        var message: JSONObject = ["type": "text", "content": JSONValue(text)]
        if let id { message.append("message_id", JSONValue(id)) }
        return .object(message)
    }

    /// A message of one side: the list has it, and a webhook brings it where somebody listens.
    private static func say(
        _ rig: ChatRig, _ sender: String, _ text: String, id: String? = nil, isHeard: Bool = true,
        pause: Duration = .seconds(20)
    ) -> HookDelivery {
        rig.platform.listed.append(entry(rig, sender, text, id: id))
        let delivery = rig.delivery(
            "message_received", ["sender": ["id": 71, "type": JSONValue(sender)], "message": message(text, id)])
        if isHeard { deliver(rig, delivery) }
        rig.pass(pause)
        return delivery
    }

    private static func deliver(_ rig: ChatRig, _ delivery: HookDelivery) {
        _ = rig.session.assumeIsolated { $0.deliver(delivery) }
        rig.manual.runUntilIdle()
    }

    @Test(arguments: [false, true])
    func `what was said while nobody listened is told in its order, and once`(_ hasIDs: Bool) throws {
        let rig = try ChatRig()
        rig.open()
        func id(_ number: Int) -> String? { hasIDs ? "m-\(number)" : nil }
        _ = Self.say(rig, "agent", "Yes", id: id(1))
        expectEqual(rig.say("mine"), "sent")
        let late = [
            Self.say(rig, "agent", "Yes", id: id(2), isHeard: false),
            Self.say(rig, "end_user", "mine", id: id(3), isHeard: false),
            Self.say(rig, "end_user", "from my telephone", id: id(4), isHeard: false),
            Self.say(rig, "agent", "Bye", id: id(5), isHeard: false),
        ]
        rig.platform.chats[0].status = "connected"
        try rig.restart()
        rig.open()
        let told = ["agent: Yes", "outbound delivered", "user: from my telephone", "agent: Bye", "gap, recovered"]
        expectEqual(rig.words, ["known chat:37001", "opened"] + told)
        // A process that died before it noted that asks at once what became of the message.
        let mine = ChatRig.message(.text("mine", format: .plain), 1)
        let fate = rig.ask(for: .seconds(4)) { session async throws(ProviderFailure) in
            try await session.fate(of: mine)
        }
        expectEqual(fate, .success(.sent))
        for delivery in late { Self.deliver(rig, delivery) }
        expectEqual(rig.words.count, 7, "the late webhooks say nothing new")
        _ = Self.say(rig, "agent", "Yes", id: id(6))
        expect(rig.words.last == "agent: Yes" && rig.words.count == 8)
        try rig.restart()
        rig.open()
        expect(!rig.words.contains { $0.hasPrefix("gap") || $0.hasPrefix("agent") })
    }

    /// The names of the other side's messages, as they were told.
    private static func names(_ rig: ChatRig) -> [String] {
        rig.events.all.compactMap { event in
            if case .message(let message) = event { message.vendorID } else { nil }
        }
    }

    /// The log takes a message by each name once.
    @Test(arguments: [true, false])
    func `a message without an id has one name, whoever tells of it, though its process died before it noted that`(
        _ isListed: Bool
    ) throws {
        let rig = try ChatRig()
        rig.open()
        _ = Self.say(rig, "agent", "Hello")
        let memory = try #require(rig.values[CCAIMemory.key])
        let deliveries = ["Yes", "Yes", "No"].map { Self.say(rig, "agent", $0, pause: .zero) }
        let told = Self.names(rig)
        expectEqual(Set(told).count, 4, "two that are alike are two")
        for _ in 0..<2 {
            rig.values.write(CCAIMemory.key, utf8(memory))
            try rig.restart()
            if !isListed { rig.platform.fail(.getTranscript, Faults.notFound) }
            rig.open()
            for delivery in deliveries { Self.deliver(rig, delivery) }
            expectEqual(Self.names(rig), Array(told.dropFirst()))
        }
        // One that is said later is another.
        rig.pass(.seconds(1))
        _ = Self.say(rig, "agent", "Yes")
        expect(Self.names(rig).count == 4 && Set(Self.names(rig)).count == 4)
    }

    @Test func `what refused webhooks should have brought is told from the list, while the chat goes on`() throws {
        let rig = try ChatRig()
        rig.open()
        _ = Self.say(rig, "agent", "Hello", id: "m-1")
        let refusedAt = rig.wallClock()
        let late = Self.say(rig, "agent", "Are you there?", id: "m-2", isHeard: false)
        _ = Self.say(rig, "agent", "Well?", id: "m-3")
        rig.platform.chats[0].status = "dismissed"
        rig.session.assumeIsolated { $0.catchUp(since: refusedAt) }
        rig.manual.runUntilIdle()
        let told = Array(rig.words.suffix(5))
        expectEqual(
            told, ["agent: Hello", "agent: Well?", "agent: Are you there?", "gap, recovered", "suspended dismissed"])
        let gaps = rig.events.all.compactMap { event in
            if case .gap(let from, _, _) = event { from } else { nil }
        }
        expectEqual(gaps, [refusedAt], "it begins before what was heard later")
        // Nothing is missing any more, also where the platform calls again after all.
        Self.deliver(rig, late)
        rig.session.assumeIsolated { $0.catchUp(since: refusedAt) }
        rig.manual.runUntilIdle()
        expectEqual(Array(rig.words.suffix(5)), told)
        rig.platform.fail(.getTranscript, Faults.notFound)
        rig.session.assumeIsolated { $0.catchUp(since: refusedAt) }
        rig.manual.runUntilIdle()
        expectEqual(rig.words.last, "gap", "nobody knows what there was")
    }

    @Test func `where no list is to be had there is a gap`() throws {
        for fault in [Faults.notFound, Faults.fault(403, "No"), Faults.broken] {
            let rig = try ChatRig()
            rig.open()
            _ = Self.say(rig, "agent", "Hello")
            _ = Self.say(rig, "agent", "Are you there?", isHeard: false)
            try rig.restart()
            rig.platform.fail(.getTranscript, fault)
            rig.open()
            expect(rig.words.last == "gap" && !rig.words.contains("agent: Are you there?"))
            try rig.restart()
            rig.platform.listed = []
            rig.open()
            expectEqual(rig.words.last, "gap", "it lacks what was heard")
        }
    }

    @Test(arguments: [false, true])
    func `of messages that are remembered no more none is told again`(_ isFirstHeardLate: Bool) throws {
        let rig = try ChatRig()
        rig.open()
        if isFirstHeardLate { _ = Self.say(rig, "agent", "the first", isHeard: false) }
        for number in 0..<CCAIHeardMessages.countMax + 9 {
            if isFirstHeardLate, number == 30 {
                // From now on the first that is forgotten is not the first that was said.
                try rig.restart()
                rig.open()
                expectEqual(rig.words.filter { $0.hasPrefix("agent") }, ["agent: the first"])
            }
            _ = Self.say(rig, "agent", "number \(number % 7)")
        }
        _ = Self.say(rig, "agent", "number 3", isHeard: false)
        try rig.restart()
        rig.open()
        expectEqual(
            rig.words.filter { $0.hasPrefix("agent") || $0.hasPrefix("gap") }, ["agent: number 3", "gap, recovered"])
    }

    @Test func `words that were there before a chat was taken over prove nothing`() throws {
        for (isShown, expected) in [(true, MessageFate.absent), (false, .unknown)] {
            let rig = try ChatRig()
            rig.platform.chats = [
                ScriptedPlatform.Chat(
                    id: 36_000, status: "connected", createdAt: ChatRig.wall - 600_000, identifier: "u-7")
            ]
            rig.platform.listed = [Self.entry(rig, "end_user", "hello")]
            if !isShown { rig.platform.fail(.getTranscript, Faults.notFound) }
            rig.open()
            rig.platform.fail(.sendMessage, Faults.broken)
            expectEqual(rig.say("hello"), "unknown provider_unavailable")
            let message = ChatRig.message(.text("hello", format: .plain), 1)
            let fate = rig.ask(for: .seconds(4)) { session async throws(ProviderFailure) in
                try await session.fate(of: message)
            }
            expect(fate == .success(expected) && !rig.words.contains("user: hello"))
        }
    }
}
