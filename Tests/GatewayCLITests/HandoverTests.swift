import Kernel
import SupportExpectations
import Testing

@testable import GatewayCLI

@Suite("Handover")
struct HandoverTests {
    private static let messages: [TakeoverMessage] =
        [
            .ask, .offer(count: 0, isLast: true), .offer(count: 64, isLast: false), .commit(kept: []),
            .commit(kept: [true]), .commit(kept: [false, true, true, false, true, false, false, true, true]),
            .commit(kept: Array(repeating: true, count: TakeoverMessage.socketsMax)), .committed(milliseconds: 0),
            .committed(milliseconds: 0x0102_0304), .committed(milliseconds: .max),
        ] + TakeoverMessage.Refusal.allCases.map { .refused($0) }

    @Test("each message comes back as it went, and no part of it is one", arguments: messages)
    func roundTrip(_ message: TakeoverMessage) throws {
        let bytes = message.encoded()
        expectEqual(bytes.first, TakeoverMessage.version)
        expect(bytes.count <= TakeoverMessage.bytesMax)
        try expectEqual(TakeoverMessage(bytes), message)
        for count in 0..<bytes.count {
            #expect(throws: TakeoverMessage.Failure.malformed) { try TakeoverMessage(Array(bytes[..<count])) }
        }
        #expect(throws: TakeoverMessage.Failure.malformed) { try TakeoverMessage(bytes + [0]) }
    }

    @Test("another version is told apart from nonsense, whatever follows it", arguments: [0, 2, 255] as [UInt8])
    func versions(_ version: UInt8) {
        #expect(throws: TakeoverMessage.Failure.version(version)) { try TakeoverMessage([version]) }
        #expect(throws: TakeoverMessage.Failure.version(version)) { try TakeoverMessage([version, 99, 1, 2, 3]) }
    }

    @Test(
        "nonsense is refused",
        arguments: [
            [1, 0], [1, 6], [1, 2, 1, 2], [1, 3, 0, 1, 0b10], [1, 3, 0, 9, 0xff], [1, 3, 0xff, 0xff, 1], [1, 5, 0],
            [1, 5, 5],
        ] as [[UInt8]])
    func nonsense(_ bytes: [UInt8]) {
        #expect(throws: TakeoverMessage.Failure.malformed) { try TakeoverMessage(bytes) }
    }

    @Test("asked, it offers; only a commit that fits the offer begins the end; a death after that is undone")
    func machine() {
        var machine = TakeoverMachine()
        expectEqual(machine.received(TakeoverMessage.ask.encoded(), sockets: 2), .offer)
        expectEqual(machine.isCommitted, false)
        let commit = TakeoverMessage.commit(kept: [true, false]).encoded()
        expectEqual(machine.received(commit, sockets: 2), .handOver(kept: [true, false]))
        expectEqual(machine.isCommitted, true)
        expectEqual(machine.ended(), .takeBack)
        expectEqual(machine.ended(), .end)
    }

    @Test("a successor that only asked leaves no trace")
    func askAlone() {
        var machine = TakeoverMachine()
        expectEqual(machine.received(TakeoverMessage.ask.encoded(), sockets: 1), .offer)
        expectEqual(machine.ended(), .end)
    }

    @Test(
        "what comes out of order is refused, and the connection is over",
        arguments: [
            ([.commit(kept: [])], TakeoverMessage.Refusal.malformed), ([.ask, .ask], .malformed),
            ([.ask, .commit(kept: [true])], .malformed), ([.committed(milliseconds: 1)], .malformed),
        ] as [([TakeoverMessage], TakeoverMessage.Refusal)])
    func outOfOrder(_ messages: [TakeoverMessage], _ refusal: TakeoverMessage.Refusal) {
        var machine = TakeoverMachine()
        var last = TakeoverMachine.Step.end
        for message in messages { last = machine.received(message.encoded(), sockets: 2) }
        expectEqual(last, .refuse(refusal))
        expectEqual(machine.received(TakeoverMessage.ask.encoded(), sockets: 2), .refuse(.malformed))
        expectEqual(machine.ended(), .end)
    }

    @Test("another version is refused by that name; nonsense after the commit counts as a death")
    func machineRefusals() {
        var machine = TakeoverMachine()
        expectEqual(machine.received([7, 1], sockets: 0), .refuse(.version))
        var committed = TakeoverMachine()
        expectEqual(committed.received(TakeoverMessage.ask.encoded(), sockets: 0), .offer)
        expectEqual(committed.received(TakeoverMessage.commit(kept: []).encoded(), sockets: 0), .handOver(kept: []))
        expectEqual(committed.received([7], sockets: 0), .takeBack)
        expectEqual(committed.ended(), .end)
    }
}
