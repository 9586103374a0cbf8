import HTTP2
import HTTPWire
import Kernel
import SupportExpectations
import Testing

/// Knowledge that only the client's end of a connection has: when it may ask, and what became of what it asked.
@Suite struct ClientTests {
    private func get(_ target: String = "/") throws -> HTTPRequestHead {
        try HTTPRequestHead(method: .get, target: target, authority: "a")
    }

    /// A client that has had its greeting.
    private func greeted(_ limits: HTTP2Limits = HTTP2Limits()) -> End {
        let end = End(.client, limits: limits)
        end.receive(.settings(), .settingsAcknowledgement)
        _ = end.takeOutput()
        _ = end.takeTold()
        return end
    }

    @Test func afterAGoodbyeThereAreNoFurtherRequests() throws {
        let client = greeted()
        expect(client.machine.canRequest)
        for _ in 0..<3 { _ = try #require(client.machine.request(try get(), scheme: "http", body: .none)) }
        client.send()
        client.receive(Frame(type: 7, payload: Frame.number(3) + Frame.number(0)))
        expect(!client.machine.canRequest)
        expectEqual(client.takeTold(), ["goaway 3 NO_ERROR", "5 closed REFUSED_STREAM by the other side"])
        expect(client.machine.request(try get(), scheme: "http", body: .none) == nil)
        client.receive(.headers(1, [(":status", "204")]), .headers(3, [(":status", "204")]))
        expectEqual(client.takeTold().last, "3 closed NO_ERROR")
        expect(client.machine.isOver)
    }

    /// The other side has never heard of the stream, and a reset of it would be an error.
    @Test func aRequestThatWaitedWhenTheGoodbyeCameIsRefusedAndNotReset() throws {
        let client = greeted()
        client.receive(.settings([(3, 1)]))
        for _ in 0..<2 { _ = try #require(client.machine.request(try get(), scheme: "http", body: .none)) }
        client.send()
        expectEqual(client.takeFrames().filter { $0.type == 1 }.map(\.stream), [1])
        _ = client.takeTold()
        client.receive(Frame(type: 7, payload: Frame.number(1) + Frame.number(0)))
        expectEqual(client.takeTold(), ["goaway 1 NO_ERROR"])
        client.receive(.headers(1, [(":status", "204")]))
        expectEqual(
            client.takeTold(),
            [
                "1 204 [] end", "1 closed NO_ERROR", "3 closed REFUSED_STREAM by the other side",
            ])
        expect(client.takeFrames().isEmpty)
        expectEqual(client.machine.streamCount, 0)
    }

    @Test func aHeadTooLongToSendEndsItsStreamHere() throws {
        var limits = HTTP2Limits()
        limits.sentHeaderBlockBytesMax = 1_000
        let client = greeted(limits)
        let head = try get("/" + String(repeating: "y", count: 2_000))
        _ = try #require(client.machine.request(head, scheme: "http", body: .none))
        client.send()
        expectEqual(client.takeTold(), ["1 closed INTERNAL_ERROR"])
        expect(client.takeFrames().isEmpty)
    }

    @Test(arguments: [
        ([(":status", "200"), ("content-length", "9")], "1 refused brokenHTTP2 end"),
        ([(":status", "200"), ("connection", "close")], "1 refused brokenHTTP2 end"),
        ([(":status", "200"), ("x", String(repeating: "y", count: 400))], "1 refused headTooLarge(bytesMax: 300) end"),
    ])
    func anAnswerThatIsNotTakenSaysWhy(_ fields: [(String, String)], _ expected: String) throws {
        var limits = HTTP2Limits()
        limits.headBytesMax = 300
        let client = greeted(limits)
        _ = try #require(client.machine.request(try get(), scheme: "http", body: .none))
        client.send()
        client.receive(.headers(1, fields, end: false), .data(1, "abc", end: true))
        let told = client.takeTold()
        expect(told.contains(expected), "told \(told)")
        expectEqual(told.last?.hasPrefix("1 closed"), true)
        expect(client.machine.failureCode == nil)
    }

    @Test func aResetOfTheServersIsNoBrokenRule() throws {
        let client = greeted()
        _ = try #require(client.machine.request(try get(), scheme: "http", body: .none))
        client.send()
        client.receive(.reset(1, 1))
        expectEqual(client.takeTold(), ["1 closed PROTOCOL_ERROR by the other side"])
    }
}
