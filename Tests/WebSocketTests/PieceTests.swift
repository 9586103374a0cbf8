import Crypto
import SupportExpectations
import Testing
import WebSocket

/// A client's machine and what it put on the wire.
private final class Pieces {
    var machine = WebSocketMachine(role: .client, random: RandomPool())
    var wire: [UInt8] = []

    func begin(_ count: Int, binary: Bool = false) -> Bool {
        machine.begin(binary: binary, count: count, to: &wire)
    }

    func send(_ piece: [UInt8]) -> Bool { machine.send(piece: piece.span, to: &wire) }
    /// Sends a ping; what went on the wire at once.
    func ping(_ text: String) -> [UInt8]? {
        var output: [UInt8] = []
        return machine.send(ping: bytes(text).span, to: &output) ? output : nil
    }

    /// Says goodbye; what went on the wire.
    func close() -> [UInt8]? {
        var output: [UInt8] = []
        return machine.close(.normal, now: .zero, to: &output) ? output : nil
    }

    var left: Int? { machine.pieceBytesLeft }
    var waiting: Int { machine.waitingBytes }
    var isOpen: Bool { machine.isOpen }

    func say(_ text: String) -> Bool { machine.send(text: bytes(text).span, to: &wire) }

    /// Gives bytes to the machine and does what it says; the close, if it says one.
    func receive(_ input: [UInt8]) -> WebSocketClosure? {
        var position = 0
        while true {
            switch machine.received(input.span, &position, now: .zero) {
            case .send(let bytes): wire += bytes
            case .close(let closure, let bytes):
                wire += bytes
                return closure
            case .wait: return nil
            case .text, .binary, .pong: continue
            }
        }
    }

    /// The parts that the server reads.
    var heard: [MessageParser.Part] {
        let outcome = parse(wire, role: .server)
        expect(outcome.failure == nil)
        return outcome.parts
    }
}

@Suite struct PieceTests {
    /// Lengths on both sides of every form of a length, cut in uneven pieces.
    @Test(arguments: [0, 1, 2, 125, 126, 127, 65_535, 65_536, 65_537, 200_001], [true, false])
    func aMessageInPiecesIsOneFrame(_ count: Int, _ isBinary: Bool) {
        let pieces = Pieces()
        let message = (0..<count).map { UInt8($0 % 127) }
        expect(pieces.begin(count, binary: isBinary))
        var start = 0
        var length = 1
        while start < count {
            let end = min(count, start + length)
            expectEqual(pieces.left, count - start)
            expect(pieces.send(Array(message[start..<end])))
            start = end
            length = length * 3 % 40_009 + 1
        }
        expect(pieces.left == nil)
        expectEqual(pieces.heard, [isBinary ? .binary(message) : .text(message)])
        expectEqual(pieces.wire[0], isBinary ? 0x82 : 0x81, "whole, and no continuation")
    }

    /// The mask goes on where the piece before ended, whatever its length was.
    @Test func theMaskGoesOnAcrossPieces() {
        for cut in 0...9 {
            let pieces = Pieces()
            let message = bytes("123456789")
            expect(pieces.begin(9))
            expect(pieces.send(Array(message[..<cut])))
            expectEqual(pieces.send(Array(message[cut...])), cut < 9)
            expectEqual(pieces.heard, [.text(message)], "cut at \(cut)")
        }
    }

    @Test func whatIsSaidInTheMiddleFollows() {
        let pieces = Pieces()
        expect(pieces.begin(4))
        expect(pieces.send(bytes("ab")))
        let before = pieces.wire
        expect(pieces.say("after"))
        expectEqual(pieces.ping("p"), [])
        expectEqual(pieces.wire, before)
        expect(pieces.waiting > 0)
        expect(pieces.send(bytes("cd")))
        expectEqual(pieces.waiting, 0)
        expectEqual(pieces.heard, [.text(bytes("abcd")), .text(bytes("after")), .ping(bytes("p"))])
    }

    @Test func aPongWaitsAndOnlyTheLatestIsOwed() {
        let pieces = Pieces()
        expect(pieces.begin(2))
        expect(pieces.send(bytes("a")))
        expect(pieces.receive(frame(.ping, "one") + frame(.ping, "two")) == nil)
        expect(pieces.send(bytes("b")))
        expectEqual(pieces.heard, [.text(bytes("ab")), .pong(bytes("two"))])
    }

    @Test func oneAtATime() {
        let pieces = Pieces()
        expect(!pieces.send(bytes("x")), "nothing was begun")
        expect(pieces.begin(2))
        let wire = pieces.wire
        expect(!pieces.begin(2))
        expectEqual(pieces.wire, wire)
    }

    @Test func aGoodbyeFromEitherSideDoesNotBreakTheFrame() {
        let pieces = Pieces()
        expect(pieces.begin(4))
        expect(pieces.send(bytes("ab")))
        let wire = pieces.wire
        expect(pieces.close() == nil)
        expect(pieces.receive(closeFrame(1001)) == nil)
        expectEqual(pieces.wire, wire, "no answer fits into a frame")
        expect(!pieces.send(bytes("cd")))
        expect(!pieces.isOpen)
    }

    @Test func aBreachInTheMiddleEndsWithoutAWord() {
        let pieces = Pieces()
        expect(pieces.begin(4))
        let wire = pieces.wire
        expect(pieces.receive([0xFF, 0x00])?.failure != nil)
        expectEqual(pieces.wire, wire)
    }

    @Test func nothingBeginsAfterAGoodbye() {
        let pieces = Pieces()
        expect(pieces.close() != nil)
        expect(!pieces.begin(1))
    }
}
