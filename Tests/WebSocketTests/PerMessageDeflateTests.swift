import SupportExpectations
import Testing
@testable import WebSocket

@Suite struct PerMessageDeflateTests {
    @Test(
        arguments: [
            ("permessage-deflate", 15), ("x, permessage-deflate", 15),
            ("permessage-deflate; client_max_window_bits", 15), ("permessage-deflate; client_max_window_bits=8", 15),
            ("Permessage-Deflate ;server_no_context_takeover; client_no_context_takeover", 15),
            ("permessage-deflate; server_max_window_bits=10", 10),
            (#"permessage-deflate; server_max_window_bits="9""#, 9),
            ("permessage-deflate; server_max_window_bits=7, permessage-deflate", 15),
            ("permessage-deflate; server_max_window_bits=8", 8), ("permessage-deflate; server_max_window_bits", nil),
            ("permessage-deflate; server_max_window_bits=16", nil), ("permessage-deflate; more", nil),
            ("permessage-deflate; server_max_window_bits=010", nil), ("permessage-bzip2", nil), ("", nil),
            ("permessage-deflate; server_no_context_takeover=1", nil),
            ("permessage-deflate; client_max_window_bits=; server_max_window_bits=9", nil),
            ("permessage-deflate; server_max_window_bits=9; server_max_window_bits=9", nil),
        ] as [(String, Int?)])
    func anOfferIsJudged(_ offer: String, _ bits: Int?) {
        let agreed = PerMessageDeflate(answering: offer)
        expectEqual(agreed?.windowBits, bits)
        guard let agreed else { return }
        expectEqual(agreed.canCompress, agreed.windowBits > 8)
        expect(agreed.agreement.hasPrefix("permessage-deflate; server_no_context_takeover; client_no_context"))
        expectEqual(agreed.agreement.hasSuffix("server_max_window_bits=\(agreed.windowBits)"), agreed.windowBits < 15)
    }

    @Test("an offer that names the widest window is answered by naming it: RFC 7692 section 7.1.2.1")
    func namesTheWidestWindow() throws {
        let agreed = try #require(PerMessageDeflate(answering: "permessage-deflate; server_max_window_bits=15"))
        expectEqual(agreed.windowBits, 15)
        expect(agreed.agreement.hasSuffix("; server_max_window_bits=15"))
    }

    private func parts(
        _ bytes: [UInt8], mayInflate: Bool = true, split: Int = 0, messageBytesMax: Int = 1 << 20
    ) throws(WebSocketError) -> [MessageParser.Part] {
        let limits = WebSocketLimits(messageBytesMax: messageBytesMax)
        var parser = MessageParser(role: .server, limits: limits, inflating: mayInflate ? DeflateWorkspace() : nil)
        var parts: [MessageParser.Part] = []
        for piece in [Array(bytes[..<split]), Array(bytes[split...])] {
            var position = 0
            let span = piece.span
            while let part = try parser.next(span, &position) { parts.append(part) }
        }
        return parts
    }

    private func compressed(_ text: String, pieces: Int = 1) throws -> [UInt8] {
        let deflate = try #require(PerMessageDeflate(answering: "permessage-deflate"))
        let plain = Array(text.utf8)
        let packed = deflate.compress(plain.span, with: DeflateWorkspace())
        var output: [UInt8] = []
        let size = packed.count / pieces + 1
        for start in stride(from: 0, to: packed.count, by: size) {
            let piece = Array(packed[start..<min(start + size, packed.count)])
            FrameWriter.append(
                start == 0 ? .text : .continuation, isFinal: start + size >= packed.count, isCompressed: start == 0,
                payload: piece.span, mask: 0x0506_0708, to: &output)
        }
        return output
    }

    @Test(arguments: [1, 3]) func aCompressedMessageComesBackWhereverItIsCut(_ pieces: Int) throws {
        let text = String(repeating: "Grüße, ", count: 20)
        let bytes = try compressed(text, pieces: pieces)
        expect(bytes.count < 80)
        for split in 0...bytes.count {
            try expectEqual(parts(bytes, split: split), [.text(Array(text.utf8))])
        }
    }

    @Test func oneWorkspaceServesMessagesOfAllWindowsOneAfterTheOther() throws {
        let workspace = DeflateWorkspace()
        let plain = Array(String(repeating: "one two three ", count: 3_000).utf8)
        for bits in [15, 9, 9, 12, 15] {
            let deflate = try #require(
                PerMessageDeflate(answering: "permessage-deflate; server_max_window_bits=\(bits)"))
            let packed = deflate.compress(plain.span, with: workspace)
            expectEqual(packed, deflate.compress(plain.span, with: DeflateWorkspace()))
            expect(packed.count < plain.count / 4)
            try expectEqual(workspace.inflate(packed, bytesMax: plain.count), plain)
            // A message that fails leaves nothing behind for the next.
            #expect(throws: WebSocketError.badCompression) { try workspace.inflate([0xFF, 0xFF], bytesMax: 10) }
            #expect(throws: WebSocketError.messageTooBig) { try workspace.inflate(packed, bytesMax: 10) }
        }
    }

    @Test func theExampleOfTheRFCIsRead() throws {
        // RFC 7692 section 7.2.3.1, unmasked there.
        let bytes: [UInt8] = [0xC1, 0x87, 0, 0, 0, 0, 0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
        try expectEqual(parts(bytes), [.text(Array("Hello".utf8))])
        // Section 7.2.3.4: a block that is the last one.
        let last: [UInt8] = [0xC1, 0x88, 0, 0, 0, 0, 0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00]
        try expectEqual(parts(last), [.text(Array("Hello".utf8))])
    }

    @Test func theBitIsRefusedWhereItMayNotBe() throws {
        let bytes = try compressed("x")
        #expect(throws: WebSocketError.reservedBit) { try parts(bytes, mayInflate: false) }
        for first: UInt8 in [0xC9, 0xC8, 0xA1, 0x91] {
            #expect(throws: WebSocketError.reservedBit) { try parts([first, 0x80, 0, 0, 0, 0]) }
        }
        let inTheMiddle: [UInt8] = [0x41, 0x80, 0, 0, 0, 0, 0xC0, 0x80, 0, 0, 0, 0]
        #expect(throws: WebSocketError.reservedBit) { try parts(inTheMiddle) }
    }

    @Test func aBombTextThatIsNoneAndBytesThatAreNoneAreRefused() throws {
        let bomb = try compressed(String(repeating: "a", count: 100_000))
        expect(bomb.count < 1_000)
        #expect(throws: WebSocketError.messageTooBig) { try parts(bomb, messageBytesMax: 99_999) }
        try expectEqual(parts(bomb, messageBytesMax: 100_000).count, 1)
        let noDeflate: [UInt8] = [0xC1, 0x81, 0, 0, 0, 0, 0xFF]
        #expect(throws: WebSocketError.badCompression) { try parts(noDeflate) }
        // A stored block with the byte FF in it.
        let noText: [UInt8] = [0xC1, 0x86, 0, 0, 0, 0, 0x00, 0x01, 0x00, 0xFE, 0xFF, 0xFF]
        #expect(throws: WebSocketError.notUTF8) { try parts(noText) }
    }
}
