import Crypto
import Foundation
import SupportExpectations
import Testing

@Suite struct Base64Tests {
    /// RFC 4648 section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `the vectors of RFC 4648 hold, with and without padding`(plain: String, encoded: String) {
        expectEqual(text(Base64.standard.encode(bytes(plain).span)), encoded)
        expectEqual(Base64.standard.decode(bytes(encoded).span), bytes(plain))
        let unpadded = encoded.replacingOccurrences(of: "=", with: "")
        expectEqual(text(Base64.url.encode(bytes(plain).span)), unpadded)
        expectEqual(Base64.url.decode(bytes(unpadded).span), bytes(plain))
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func `any bytes come back, and the standard text is the one Foundation writes`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for count in 0...130 {
            let plain = generator.bytes(count)
            for form in [Base64.standard, .url] {
                let encoded = form.encode(plain.span)
                expectEqual(encoded.count, form.encodedCount(of: count))
                expectEqual(form.decode(encoded.span), plain, "seed \(seed), \(count) bytes")
            }
            expectEqual(text(Base64.standard.encode(plain.span)), Data(plain).base64EncodedString())
        }
    }

    @Test func `each alphabet has its own last two characters`() {
        let plain: [UInt8] = [0xFB, 0xFF, 0xBF]
        expectEqual(text(Base64.standard.encode(plain.span)), "+/+/")
        expectEqual(text(Base64.url.encode(plain.span)), "-_-_")
        expect(Base64.standard.decode(bytes("-_-_").span) == nil)
        expect(Base64.url.decode(bytes("+/+/").span) == nil)
    }

    @Test(arguments: [
        "Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9=", "Zm8", "=", "==", "===", "====", "Zm9v=", "Zm9v====", "Z=g=",
        "Zg==Zg==", " Zg==", "Zg== ", "Zm9v\n", "Zm\n9", "Zm9\u{0}", "Zmé=",
    ])
    func `standard text that is not exactly ours is refused`(encoded: String) {
        expect(Base64.standard.decode(bytes(encoded).span) == nil)
    }

    @Test(arguments: ["Z", "Zg==", "Zh", "Zm9", "Zm8=", "Zm9vY", "Z\u{0}", "AB", "Zm9v ", "?g", "g?", "Zm?", "?m9v"])
    func `url text that is not exactly ours is refused`(encoded: String) {
        expect(Base64.url.decode(bytes(encoded).span) == nil)
    }

    @Test func `of all texts of two and three characters just those decode that encode back`() {
        for one in UInt8.min...UInt8.max {
            for two in UInt8.min...UInt8.max {
                for encoded in [[one, two], [one, UInt8(ascii: "A"), two]] {
                    guard let plain = Base64.url.decode(encoded.span) else { continue }
                    guard Base64.url.encode(plain.span) == encoded else {
                        Issue.record("\(encoded) has two spellings")
                        return
                    }
                }
            }
        }
        let accepted = (UInt8.min...UInt8.max).filter { Base64.url.decode([UInt8(ascii: "A"), $0].span) != nil }
        expectEqual(text(accepted), "AQgw")
    }

    @Test func `text is appended to what is there`() {
        var target = bytes("x.")
        Base64.url.append(bytes("foo").span, to: &target)
        Hex.append([0xAB].span, to: &target)
        expectEqual(text(target), "x.Zm9vab")
    }
}
