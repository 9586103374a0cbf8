import Domain
import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The order of items that came together.
@Suite struct ItemOrderTests {
    private static func item(_ id: String, _ second: Int?, _ type: String = "MESSAGE", by who: String = "a") throws
        -> ConnectItem
    {
        var object: JSONObject = ["Id": JSONValue(id), "Type": JSONValue(type), "ParticipantId": JSONValue(who)]
        if let second { object.append("AbsoluteTime", JSONValue("2026-03-01T12:00:0\(second).000Z")) }
        return try #require(ConnectItem(.object(object)))
    }

    private static func order(_ items: [ConnectItem]) -> [String] {
        ConnectItemOrder.ordered(items) { $0 }.compactMap(\.id)
    }

    @Test func `items stand by time, and those without one behind what they came behind`() throws {
        let items = [
            try Self.item("late", 5), try Self.item("none", nil), try Self.item("early", 1), try Self.item("last", 7),
        ]
        expectEqual(Self.order(items), ["early", "late", "none", "last"])
        expectEqual(Self.order(Array(items.prefix(2))), ["late", "none"])
        expectEqual(Self.order([]), [])
    }

    @Test func `items of one moment stay as they came, and nothing stands behind the end`() throws {
        let end = try Self.item("end", 1, "CHAT_ENDED")
        let (one, two) = (try Self.item("one", 3), try Self.item("two", 3))
        expectEqual(Self.order([two, one]), ["two", "one"])
        expectEqual(Self.order([end, two, one]), ["two", "one", "end"])
        expectEqual(Self.order([two, end, one]), ["two", "one", "end"])
        expectEqual(Self.order([two, one, end]), ["two", "one", "end"])
    }

    @Test func `typing is over where the same participant's words are behind it, and nowhere else`() throws {
        let typing = try Self.item("t", 1, "TYPING")
        let (own, other) = (try Self.item("m", 2), try Self.item("m", 2, by: "b"))
        let event = try Self.item("e", 2, "EVENT")
        expect(ConnectItemOrder.isOver(typing, [other, own]))
        expect(!ConnectItemOrder.isOver(typing, [other, event]))
        expect(!ConnectItemOrder.isOver(own, [own]))
        expect(!ConnectItemOrder.isOver(typing, []))
    }
}
