import JSON
import Kernel
import SupportExpectations
import Testing

@testable import ProviderConnect

/// Items without an id, while one socket takes another's place.
@Suite struct NamelessItemTests {
    private static let start = Instant(nanoseconds: 1_000_000_000)

    private static func item(_ text: String, id: String? = nil) throws -> ConnectItem {
        var object: JSONObject = ["Type": "MESSAGE", "Content": JSONValue(text)]
        if let id { object.append("Id", JSONValue(id)) }
        return try #require(ConnectItem(.object(object)))
    }

    @Test func `what both sockets tell is one, and what one tells twice is two`() throws {
        var items = ConnectNamelessItems()
        let (ok, other) = (try Self.item("ok"), try Self.item("other"))
        let told = [(ok, 1), (ok, 1), (ok, 2), (other, 2), (ok, 2), (ok, 2), (other, 1), (ok, 1)].map { item, socket in
            items.isRepeat(item, over: socket, at: Self.start)
        }
        expectEqual(told, [false, false, true, false, true, false, true, true])
    }

    @Test func `what has an id, or comes a while later, is judged by others`() throws {
        var items = ConnectNamelessItems()
        let (named, nameless) = (try Self.item("ok", id: "a"), try Self.item("ok"))
        let first = items.isRepeat(named, over: 1, at: Self.start)
        let second = items.isRepeat(named, over: 2, at: Self.start)
        expect(!first && !second && items.count == 0)
        let early = items.isRepeat(nameless, over: 1, at: Self.start)
        let late = items.isRepeat(nameless, over: 2, at: Self.start + ConnectNamelessItems.window + .milliseconds(1))
        expect(!early && !late && items.count == 1)
    }

    @Test func `no more than some are remembered`() throws {
        var items = ConnectNamelessItems()
        for number in 0..<500 { _ = items.isRepeat(try Self.item("\(number)"), over: 1, at: Self.start) }
        expectEqual(items.count, ConnectNamelessItems.rememberedMax)
    }

    @Test func `a message without an id that both sockets of a renewal tell is told once`() throws {
        let rig = try Rig()
        rig.greet()
        let item: JSONValue = [
            "AbsoluteTime": "2026-03-01T12:00:09.123Z", "Type": "MESSAGE", "ContentType": "text/plain",
            "Content": "to both", "ParticipantId": "agent-1", "ParticipantRole": "AGENT",
            "InitialContactId": JSONValue(rig.contactID), "ContactId": JSONValue(rig.contactID),
        ]
        let frame = JSONValue.object(["topic": "aws/chat", "content": JSONValue(item.description)]).encoded()
        rig.session.assumeIsolated { session in
            let number = session.sockets.keys.first ?? 0
            // As if it were the one that takes the other's place.
            session.sockets[number + 1] = session.sockets[number]
            session.received(frame, number)
            session.received(frame, number + 1)
        }
        rig.idle(.milliseconds(200))
        expectEqual(rig.said.filter { $0 == "to both" }.count, 1)
        rig.session.assumeIsolated { session in session.received(frame, session.sockets.keys.min() ?? 0) }
        rig.idle(.milliseconds(200))
        expectEqual(rig.said.filter { $0 == "to both" }.count, 2)
    }
}
