import Crypto
import SupportExpectations
import Testing

@Suite struct HMACTests {
    @Test(arguments: [
        ("hmac_sha256_test.json", HashAlgorithm.sha256, 174), ("hmac_sha384_test.json", HashAlgorithm.sha384, 174),
    ])
    func `public vectors hold, truncated tags as prefixes`(file: String, algorithm: HashAlgorithm, count: Int) throws {
        var seen = 0
        for group in try VectorFile.read(file).testGroups {
            let tagBytes = try #require(group.tagSize) / 8
            for vector in group.tests {
                let (secret, message) = (try unhex(vector.key), try unhex(vector.msg))
                let tag = try unhex(vector.tag)
                let key = HMACKey(algorithm, secret: secret.span)
                let ours = [UInt8](key.authenticate(message.span).prefix(tagBytes))
                expectEqual(ours == tag, vector.result == "valid", "case \(vector.tcId): \(vector.comment)")
                if tagBytes == algorithm.digestBytes {
                    expectEqual(key.isValid(tag.span, for: message.span), vector.result == "valid")
                } else {
                    expectEqual(key.isValid(tag.span, for: message.span), false, "a truncated tag is not the tag")
                }
                seen += 1
            }
        }
        expectEqual(seen, count)
    }

    /// RFC 4231 sections 4.2, 4.3 and 4.8.
    static let sha512: [(secret: [UInt8], message: String, tag: String)] = [
        (
            [UInt8](repeating: 0x0B, count: 20), "Hi There",
            "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
                + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854"
        ),
        (
            [UInt8]("Jefe".utf8), "what do ya want for nothing?",
            "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
                + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
        ),
        (
            [UInt8](repeating: 0xAA, count: 131),
            "This is a test using a larger than block-size key and a larger than block-size data. "
                + "The key needs to be hashed before being used by the HMAC algorithm.",
            "e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944"
                + "b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58"
        ),
    ]

    @Test(arguments: sha512)
    func `HMAC-SHA512 has its published values`(secret: [UInt8], message: String, tag: String) {
        let key = HMACKey(.sha512, secret: secret.span)
        expectEqual(text(Hex.encode(key.authenticate(bytes(message).span).span)), tag)
    }

    /// Section 18 of the provider's protocol note.
    static let webhook: [(body: String, count: Int, tag: String)] = [
        (
            #"{"userId":"guest-42","messagePayload":{"type":"text","text":"Order Pizza"}}"#, 75,
            "5fe997bbcc6a313cad6efdc80b2dc3810f32ce089a95e97e5218acb5ce9a0b3b"
        ),
        (
            #"{"userId":"Zoë","messagePayload":{"type":"text","text":"Größe: 30 cm – ☕"}}"#, 82,
            "86dae6c5d3decdcf1db985027f04f3db66418ba1be104760e21e74d6ab4ef92c"
        ),
        ("", 0, "a588f5d9bac7e1e63713267fb1ea55279b6127f09f51be158a030dc62e6c1c0f"),
    ]

    @Test(arguments: webhook)
    func `webhook bodies have the signatures of the protocol note`(body: String, count: Int, tag: String) throws {
        let key = HMACKey(.sha256, secret: bytes("webhook-secret-ABC").span)
        let (body, tag) = (bytes(body), try unhex(tag))
        let other = body + [0x20]
        expectEqual(body.count, count)
        expectEqual(key.isValid(tag.span, for: body.span), true)
        expectEqual(key.isValid(tag.span, for: other.span), false)
    }

    @Test func `a key gives the same tag again and again`() {
        let key = HMACKey(.sha256, secret: [1, 2, 3].span)
        let first = key.authenticate([4].span)
        expect(key.authenticate([5].span) != first)
        expectEqual(key.authenticate([4].span), first)
    }

    @Test func `an empty secret is a secret`() {
        let tag = HMACKey(.sha256, secret: bytes("").span).authenticate(bytes("").span)
        expectEqual(text(Hex.encode(tag.span)), "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
    }

    @Test func `one key serves many tasks at once`() async {
        let key = HMACKey(.sha384, secret: bytes("shared").span)
        let expected = (0..<64).map { key.authenticate([UInt8($0)].span) }
        await withTaskGroup(of: (Int, [UInt8]).self) { group in
            for index in 0..<64 { group.addTask { (index, key.authenticate([UInt8(index)].span)) } }
            for await (index, tag) in group { expectEqual(tag, expected[index]) }
        }
    }

    @Test func `printing a key shows no secret`() {
        let key = HMACKey(.sha256, secret: bytes("open sesame").span)
        expectEqual("\(key)", "HMACKey(SHA256, ***)")
        expect(!String(reflecting: key).contains("sesame"))
    }

    @Test func `comparison is by length and by every byte`() {
        let one = [UInt8](0..<40)
        expectEqual(constantTimeEqual(one.span, one.span), true)
        expectEqual(constantTimeEqual(bytes("").span, bytes("").span), true)
        expectEqual(constantTimeEqual(one.span, [UInt8](0..<39).span), false)
        expectEqual(constantTimeEqual(bytes("").span, one.span), false)
        for index in one.indices {
            var other = one
            other[index] ^= 0x80
            expectEqual(constantTimeEqual(one.span, other.span), false)
        }
    }
}
