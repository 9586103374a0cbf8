import SupportExpectations
import Testing
import WebSocket

@Suite struct CloseFrameTests {
    @Test(
        arguments: [
            1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4401, 4999,
        ] as [UInt16])
    func `a defined code is taken, with and without a reason`(code: UInt16) {
        expect(CloseCode(rawValue: code).isSendable)
        expectEqual(parse(closeFrame(code)).parts, [.close(CloseCode(rawValue: code), reason: "")])
        expectEqual(parse(closeFrame(code, bytes("weg ☕"))).parts, [.close(CloseCode(rawValue: code), reason: "weg ☕")])
    }

    @Test(
        arguments: [
            0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535,
        ] as [UInt16])
    func `a code that must not be sent breaks the protocol`(code: UInt16) {
        expectEqual(parse(closeFrame(code)).failure, .closeCode)
    }

    @Test func `a close frame may be empty or full, but not of one byte`() {
        expectEqual(parse(hex("88 00")).parts, [.close(nil, reason: "")])
        expectEqual(parse(hex("88 01 41")).failure, .shortClose)
        let full = [UInt8](repeating: UInt8(ascii: "x"), count: 123)
        expectEqual(parse(closeFrame(1000, full)).parts, [.close(.normal, reason: String(repeating: "x", count: 123))])
    }

    @Test(
        arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x61, 0x80], [0xF4, 0x90, 0x80, 0x80]]
            as [[UInt8]])
    func `a reason that is not UTF-8 is refused`(reason: [UInt8]) {
        expectEqual(parse(closeFrame(1000, reason)).failure, .notUTF8)
    }

    @Test func `a long reason is cut at a character`() {
        var output: [UInt8] = []
        FrameWriter.appendClose(.goingAway, reason: String(repeating: "é", count: 80), mask: nil, to: &output)
        expectEqual(parse(output).parts, [.close(.goingAway, reason: String(repeating: "é", count: 61))])
        FrameWriter.appendClose(nil, reason: "not sent without a code", mask: nil, to: &output)
        expectEqual(Array(output.suffix(2)), [0x88, 0x00])
    }

    @Test func `every failure has the code the RFC gives it`() {
        for error in WebSocketError.allCases {
            let expected: CloseCode =
                switch error {
                case .notUTF8, .badCompression: .invalidData
                case .frameTooBig, .messageTooBig: .messageTooBig
                default: .protocolError
                }
            expectEqual(error.closeCode, expected)
            expect(error.closeCode.isSendable)
        }
        expectEqual("\(CloseCode.internalError)", "1011")
    }

    @Test func `a code that only describes an outcome cannot be sent`() async {
        await #expect(processExitsWith: .failure) {
            var output: [UInt8] = []
            FrameWriter.appendClose(.abnormal, reason: "", mask: nil, to: &output)
        }
    }

    @Test func `a control frame of more than 125 bytes cannot be written`() async {
        await #expect(processExitsWith: .failure) { _ = frame(.ping, [UInt8](repeating: 0, count: 126)) }
    }
}
