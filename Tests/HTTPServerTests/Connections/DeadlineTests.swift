import EventLoop
import HTTPServer
import HTTPWire
import SupportExpectations
import Testing
import Transport

private let get = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct DeadlineTests {
    @Test func aConnectionThatNeverBeginsIsClosedSilently() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        rig.manual.advance(by: .milliseconds(9_900))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .milliseconds(200))
        rig.run { client.ended != nil || client.sawEnd }
        expect(client.received.isEmpty)
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(rig.manual.loop.timerCount, 0)
    }

    @Test func aHeadThatTricklesInIsAnswered408HoweverManyBytesCome() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        _ = try client.exchange(get)
        rig.manual.advance(by: .seconds(50))
        for byte in "GET /livez".utf8 {
            client.transport.write([byte])
            rig.settle()
            rig.manual.advance(by: .milliseconds(990))
        }
        expect(client.received.isEmpty)
        rig.manual.advance(by: .milliseconds(200))
        let answer = try client.answers()[0]
        expectEqual(answer.status, 408)
        expect(answer.text.contains("request_timeout"))
        expectEqual(answer.head.fields[.connection], "close")
        rig.run { client.sawEnd }
        expect(client.sawEnd)
    }

    @Test func anIdleConnectionIsClosedSilentlyAndEachRequestMovesThatOn() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        for _ in 0..<3 {
            try expectEqual(client.exchange(get)[0].status, 200)
            expectEqual(rig.manual.loop.timerCount, 1)
            rig.manual.advance(by: .seconds(74))
            expectEqual(rig.server.connectionCount, 1)
        }
        rig.manual.advance(by: .seconds(2))
        rig.run { client.sawEnd }
        expect(client.received.isEmpty)
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test(arguments: ["/collect", "/none"])
    func aBodyThatStopsIsAnswered408(_ path: String) throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 50000\r\n\r\n")
        for _ in 0..<3 {
            rig.settle()
            rig.manual.advance(by: .seconds(12))
            client.send(String(repeating: "p", count: 5_000))
        }
        rig.settle()
        expect(client.received.isEmpty)
        rig.manual.advance(by: .seconds(21))
        let answer = try client.answers()[0]
        expectEqual(answer.status, 408)
        expectEqual(answer.head.fields[.connection], "close")
    }

    @Test func aBodyThatStopsAfterItsAnswerIsNotWaitedFor() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        try expectEqual(
            client.exchange("POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n")[0].status, 404)
        rig.manual.advance(by: .seconds(21))
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func aHandlerMayTakeAllTheTimeItNeeds() throws {
        let gate = Gate()
        let rig = try Rig([Route(.get, "/gate", .waiting { _ in await gate.answer() })])
        let client = try rig.client()
        client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        rig.manual.advance(by: .seconds(100_000))
        gate.open(.text(.ok, "late"))
        try expectEqual(client.answers()[0].text, "late")
        rig.manual.advance(by: .seconds(74))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .seconds(2))
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func aSlowReaderOfALongAnswerIsNotIdle() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        rig.manual.advance(by: .zero)
        // Nothing waits at the server once the kernel has it all.
        try expectEqual(client.answers()[0].body, large)
        client.send("GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        client.transport.pauseReading()
        rig.settle()
        rig.manual.advance(by: .seconds(29))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .seconds(2))
        expectEqual(rig.server.connectionCount, 0)
    }
}
