import JSON
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct PartialTests {
    private var partials = ConnectPartials()

    private mutating func take(_ id: String, _ number: Int?, _ text: String, completed: Bool? = false) throws
        -> ConnectPartials.Outcome?
    {
        var metadata = JSONObject()
        if let number { metadata.append("ChunkNumber", JSONValue(number)) }
        if let completed { metadata.append("MessageCompleted", JSONValue(completed)) }
        let item = try #require(
            ConnectItem([
                "Type": "MESSAGE", "Id": JSONValue(id), "Content": JSONValue(text),
                "MessageMetadata": .object(metadata),
            ]))
        return partials.take(item)
    }

    @Test mutating func `oddity 41 pieces are deltas and the completed item is the message, once`() throws {
        try expectEqual(take("a", 1, "Hel"), .delta(index: 0, text: "Hel"))
        try expectEqual(take("b", 1, "x"), .delta(index: 0, text: "x"))
        try expectEqual(take("a", 2, "lo"), .delta(index: 1, text: "lo"))
        try expectEqual(take("a", 3, "Hello", completed: true), .completed(saidAt: nil))
        try expectEqual(take("a", 3, "Hello", completed: true), .nothing)
        try expectEqual(take("a", 4, "!"), .nothing)
        expectEqual(partials.interrupt(), ["b"])
    }

    @Test mutating func `behind a gap, and of a message whose beginning was missed, nothing is told before the end`()
        throws
    {
        try expectEqual(take("a", 1, "1"), .delta(index: 0, text: "1"))
        try expectEqual(take("a", 1, "1"), .nothing)
        try expectEqual(take("a", 3, "3"), .nothing)
        try expectEqual(take("a", 2, "2"), .nothing)
        try expectEqual(take("a", 4, "4"), .nothing)
        try expectEqual(take("a", 5, "12345", completed: true), .completed(saidAt: nil))
        try expectEqual(take("b", 2, "2"), .nothing)
        try expectEqual(take("b", 3, "3"), .nothing)
        try expectEqual(take("b", nil, "?"), .nothing)
        try expectEqual(take("b", 4, "1234", completed: true), .completed(saidAt: nil))
    }

    @Test mutating func `a message was said when its first piece was`() throws {
        func item(_ number: Int, _ time: String, completed: Bool) throws -> ConnectItem {
            try #require(
                ConnectItem([
                    "Type": "MESSAGE", "Id": "a", "Content": "x", "AbsoluteTime": JSONValue(time),
                    "MessageMetadata": ["ChunkNumber": JSONValue(number), "MessageCompleted": JSONValue(completed)],
                ]))
        }
        let first = try item(1, "2026-03-01T12:00:00.500Z", completed: false)
        _ = partials.take(first)
        _ = partials.take(try item(2, "2026-03-01T12:00:01.500Z", completed: false))
        let outcome = partials.take(try item(3, "2026-03-01T12:00:02.500Z", completed: true))
        expect(first.time != nil && outcome == .completed(saidAt: first.time))
    }

    @Test mutating func `a message without the mark is an ordinary one`() throws {
        try expect(take("a", nil, "x", completed: nil) == nil)
        try expect(take("a", 1, "x", completed: nil) == nil)
        let event = try #require(
            ConnectItem(["Type": "EVENT", "Id": "e", "MessageMetadata": ["MessageCompleted": true]]))
        expect(partials.take(event) == nil)
    }

    @Test mutating func `only so many are followed at a time`() throws {
        for index in 0...ConnectPartials.followedMax { try expect(take("m\(index)", 1, "x") != .nothing) }
        expectEqual(partials.interrupt().count, ConnectPartials.followedMax)
    }
}
