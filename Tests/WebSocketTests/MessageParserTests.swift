import Crypto
import SupportExpectations
import Testing
import WebSocket

@Suite struct MessageParserTests {
    /// The examples of RFC 6455 section 5.7 that a client may get.
    @Test(arguments: [
        ("81 05 48656c6c6f", [MessageParser.Part.text([UInt8]("Hello".utf8))]),
        ("01 03 48656c 80 02 6c6f", [.text([UInt8]("Hello".utf8))]),
        ("89 05 48656c6c6f", [.ping([UInt8]("Hello".utf8))]),
        ("8a 00", [.pong([])]),
        ("82 00", [.binary([])]),
        ("81 00 81 00", [.text([]), .text([])]),
    ])
    func `frames from a server become parts`(stream: String, parts: [MessageParser.Part]) {
        expectEqual(parse(hex(stream)), Outcome(parts: parts, failure: nil, fed: hex(stream).count))
    }

    @Test func `a masked text of the RFC is read by a server`() {
        let stream = hex("81 85 37fa213d 7f9f4d5158")
        expectEqual(parse(stream, role: .server).parts, [.text(bytes("Hello"))])
    }

    @Test(arguments: [0, 1, 125, 126, 127, 128, 65_535, 65_536, 65_537, 300_000])
    func `every length form is written shortest and read by both roles`(count: Int) {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        for role in WebSocketRole.allCases {
            let mask: UInt32? = role == .server ? 0xA1B2_C3D4 : nil
            let stream = frame(.binary, payload, mask: mask)
            let header = (count < 126 ? 2 : count <= 0xFFFF ? 4 : 10) + (mask == nil ? 0 : 4)
            expectEqual(stream.count, header + count)
            expectEqual(parse(stream, role: role).parts, [.binary(payload)])
        }
    }

    @Test func `a mask may start anywhere in a piece`() {
        let payload = [UInt8](0..<40)
        let stream = frame(.binary, payload, mask: 0x0403_0201)
        expectEqual(Array(stream.prefix(6)), [0x82, 0x80 | 40, 1, 2, 3, 4])
        for first in 0...stream.count {
            for second in first...stream.count {
                expectEqual(parse(stream, role: .server, cuts: [first, second]).parts, [.binary(payload)])
            }
        }
    }

    /// A stream with everything in it, then something wrong.
    static let mixed: [UInt8] =
        frame(.text, "Grüße, Zoë ☕ 🍕") + frame(.text, "Hä", isFinal: false) + frame(.ping, "a")
        + frame(.continuation, [0xC3], isFinal: false) + frame(.pong, "") + frame(.continuation, [0xA4])
        + frame(.binary, [UInt8](repeating: 0xFF, count: 130)) + frame(.text, "") + [0x81, 0x02, 0xC3, 0x28]

    @Test func `wherever a stream is cut the parts and the failure are the same`() {
        let stream = Self.mixed
        let whole = parse(stream)
        expectEqual(whole.parts.count, 6)
        expectEqual(whole.failure, .notUTF8)
        for first in 0...stream.count {
            for second in stride(from: first, through: stream.count, by: 7) {
                let cut = parse(stream, cuts: [first, second])
                expect(cut.parts == whole.parts && cut.failure == whole.failure)
            }
        }
        expectEqual(parse(stream, cuts: Array(0..<stream.count)).parts, whole.parts)
    }

    @Test(arguments: [
        ("c1", WebSocketError.reservedBit), ("a1", .reservedBit), ("91", .reservedBit), ("89 00 f1", .reservedBit),
        ("83", .unknownOpcode), ("84", .unknownOpcode), ("87", .unknownOpcode), ("8b", .unknownOpcode),
        ("8f", .unknownOpcode), ("09", .fragmentedControl), ("0a", .fragmentedControl), ("08", .fragmentedControl),
        ("89 7e", .longControl), ("8a 7f", .longControl), ("88 7e", .longControl), ("80", .unexpectedContinuation),
        ("00", .unexpectedContinuation), ("82 00 80", .unexpectedContinuation), ("01 00 81", .interruptedMessage),
        ("02 00 01", .interruptedMessage), ("01 00 00 00 82", .interruptedMessage), ("81 80", .masked),
        ("89 80", .masked), ("82 7e 007d", .lengthForm), ("82 7e 0000", .lengthForm),
        ("82 7f 000000000000ffff", .lengthForm), ("82 7f 8000000000000000", .lengthForm),
        ("82 7f ffffffffffffffff", .lengthForm), ("88 01 03", .shortClose), ("88 02 03e7", .closeCode),
        ("82 7f 7fffffffffffffff", .frameTooBig),
    ])
    func `a breach is found at the byte that shows it`(stream: String, failure: WebSocketError) {
        let stream = hex(stream)
        expect(parse([UInt8](stream.dropLast())).failure == nil)
        expectEqual(parse(stream).failure, failure)
        expectEqual(parse(stream, cuts: Array(0..<stream.count)).failure, failure)
        expectEqual(parse(stream + [0x81, 0x00]).failure, failure)
    }

    @Test func `a server refuses a frame without a mask`() {
        expectEqual(parse(hex("81 05"), role: .server).failure, .unmasked)
    }

    @Test func `a failure stays`() throws {
        var parser = MessageParser(role: .client)
        let stream = hex("c1 00")
        var position = 0
        for _ in 0..<3 {
            #expect(throws: WebSocketError.reservedBit) {
                let part = try parser.next(stream.span, &position)
                Issue.record("\(String(describing: part))")
            }
        }
    }

    @Test func `a frame over its limit is refused before its payload`() {
        let limits = WebSocketLimits(frameBytesMax: 200, messageBytesMax: 1000)
        expect(parse(hex("82 7e 00c8"), limits: limits).failure == nil)
        expectEqual(parse(hex("82 7e 00c9"), limits: limits).failure, .frameTooBig)
        expectEqual(WebSocketError.frameTooBig.closeCode, .messageTooBig)
    }

    @Test func `a message over its limit is refused before the frame that is too much`() {
        let limits = WebSocketLimits(frameBytesMax: 200, messageBytesMax: 300)
        let first = frame(.binary, [UInt8](repeating: 1, count: 200), isFinal: false)
        expect(parse(first + hex("80 64"), limits: limits).failure == nil)
        let over = parse(first + frame(.ping, [UInt8](repeating: 1, count: 125)) + hex("80 65"), limits: limits)
        expectEqual(over.failure, .messageTooBig)
        expectEqual(over.parts.count, 1)
        let next = first + frame(.continuation, [UInt8](repeating: 1, count: 100)) + first
        expect(parse(next, limits: limits).failure == nil)
    }

    @Test func `what follows a close frame is not looked at`() {
        let stream = closeFrame(1000) + hex("ff ff ff") + frame(.text, "late")
        expectEqual(parse(stream).parts, [.close(.normal, reason: "")])
        expectEqual(parse(stream, cuts: Array(0..<stream.count)).parts, [.close(.normal, reason: "")])
        expect(parse(stream).failure == nil)
    }

    @Test func `control frames may stand between the pieces of a message, in order`() {
        let stream =
            frame(.text, "one ", isFinal: false) + frame(.ping, "?") + frame(.continuation, "two ", isFinal: false)
            + frame(.continuation, "", isFinal: false) + frame(.pong, "!") + frame(.continuation, "three")
            + frame(.text, "next")
        expectEqual(
            parse(stream).parts,
            [
                .ping(bytes("?")), .pong(bytes("!")), .text(bytes("one two three")), .text(bytes("next")),
            ])
    }

    @Test func `limits are not below what control frames need`() async {
        await #expect(processExitsWith: .failure) { _ = WebSocketLimits(frameBytesMax: 124) }
    }
}
