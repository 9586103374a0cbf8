import Crypto
import SupportExpectations
import Testing
import WebSocket

@Suite struct UTF8Tests {
    private func accepts(_ text: [UInt8], cuts: [Int] = []) -> Bool {
        parse(frame(.text, text), cuts: cuts).failure == nil
    }

    /// Sections 6.5 to 6.20 of the Autobahn suite in short: valid text, then each way to be wrong.
    @Test(arguments: [
        "", "48656c6c6f", "c2a9", "dfbf", "e0a080", "ed9fbf", "ee8080", "efbfbd", "efbfbe", "efbfbf", "f0908080",
        "f48fbfbf", "f09f8d95", "cebae1bdb9cf83cebcceb5", "000000", "7f", "c280", "efb790", "f09fbfbe",
    ])
    func `valid text is taken`(text: String) {
        expect(accepts(hex(text)))
        // With ASCII around it, so that it meets the fast path at every offset.
        for lead in 0..<17 {
            let around = [UInt8](repeating: 0x61, count: lead)
            expect(accepts(around + hex(text) + around))
        }
    }

    @Test(arguments: [
        "80", "bf", "8080", "c0af", "c080", "c1bf", "e080af", "e08080", "e09fbf", "f08080af", "f08fbfbf", "f4908080",
        "f5808080", "f7bfbfbf", "f888808080", "fc8480808080", "fe", "ff", "feff", "eda080", "edadbf", "edbfbf",
        "eda080edb080", "c3", "c328", "e2", "e282", "e228a1", "e28228", "f0", "f09f", "f09f8d", "f0288cbc", "f09028bc",
        "f0288c28", "cebae1bdb9cf83cebcceb5eda080656469746564",
    ])
    func `invalid text is refused`(text: String) {
        let outcome = parse(frame(.text, hex(text)))
        expectEqual(outcome.failure, .notUTF8)
        expectEqual(outcome.parts, [])
        for lead in 0..<17 {
            expect(!accepts([UInt8](repeating: 0x61, count: lead) + hex(text)))
            expect(!accepts(hex(text) + [UInt8](repeating: 0x61, count: lead)))
        }
    }

    @Test func `every start of up to three bytes is judged as the standard library judges it`() {
        var seed: UInt32 = 6455
        print("seed \(seed)")
        for one in UInt8(0x80)...0xFF {
            for two in UInt8.min...0xFF {
                for length in 2...4 {
                    seed = seed &* 1_664_525 &+ 1_013_904_223
                    let text = [one, two, 0x80 | UInt8(seed >> 26), 0x80 | UInt8(seed >> 20 & 0x3F)].prefix(length)
                    let expected = String(validating: text, as: UTF8.self) != nil
                    if accepts([UInt8](text)) != expected {
                        Issue.record("\(text)")
                        return
                    }
                }
            }
        }
    }

    /// Section 6.4 of the Autobahn suite: the failure must not wait for the end of frame or message.
    @Test func `text fails at its first wrong byte`() {
        let start = hex("cebae1bdb9cf83cebcceb5")
        let whole = frame(.text, start + hex("f4908080 656469746564"))
        let bad = 2 + start.count + 1
        expect(parse([UInt8](whole.prefix(bad))).failure == nil)
        expectEqual(parse([UInt8](whole.prefix(bad + 1))).failure, .notUTF8)

        let pieces = frame(.text, start, isFinal: false) + frame(.continuation, hex("f490"), isFinal: false)
        expect(parse([UInt8](pieces.dropLast())).failure == nil)
        expectEqual(parse(pieces).failure, .notUTF8)
    }

    @Test func `a character may be cut by frames, reads and pings`() {
        let text = bytes("🍕")
        for first in 0...4 {
            for second in first...4 {
                let stream =
                    frame(.text, [UInt8](text[..<first]), isFinal: false) + frame(.ping, [0xFF])
                    + frame(.continuation, [UInt8](text[first..<second]), isFinal: false)
                    + frame(.continuation, [UInt8](text[second...]))
                expectEqual(parse(stream, cuts: Array(0..<stream.count)).parts, [.ping([0xFF]), .text(text)])
            }
        }
    }

    @Test func `a message that ends inside a character is refused, the next one starts afresh`() {
        expectEqual(parse(frame(.text, [0xE2, 0x82])).failure, .notUTF8)
        expect(parse(frame(.text, [0xE2], isFinal: false)).failure == nil)
        expectEqual(parse(frame(.binary, [0xE2, 0x82]) + frame(.text, "ok")).parts.count, 2)
    }
}
