import Crypto
import SupportExpectations
import Testing

@Suite struct HexTests {
    @Test func `every byte is written as two lower-case digits and read back`() {
        let bytes = [UInt8](0...255)
        let text = Hex.encode(bytes.span)
        expectEqual(String(decoding: text.prefix(8), as: UTF8.self), "00010203")
        expectEqual(String(decoding: text.suffix(6), as: UTF8.self), "fdfeff")
        expectEqual(Hex.decode(text.span), bytes)
    }

    @Test func `upper-case digits are read`() {
        expectEqual(Hex.decode([UInt8]("aBCDef09".utf8).span), [0xAB, 0xCD, 0xEF, 0x09])
    }

    @Test(arguments: ["a", "abc", "0g", "g0", "0x", " 0", "0 ", "ü", "@0", "`0", "/0", ":0", "G0"])
    func `text of odd length or with a foreign character is refused`(text: String) {
        expect(Hex.decode([UInt8](text.utf8).span) == nil)
    }

    @Test func `no bytes are no text`() {
        expectEqual(Hex.encode(bytes("").span), [])
        expectEqual(Hex.decode(bytes("").span), [])
    }
}
