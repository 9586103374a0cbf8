import Crypto
import SupportExpectations
import Testing

@Suite struct SealingKeysTests {
    let old: SealingKey
    let new: SealingKey
    let row = bytes("tokens/42")

    init() throws {
        old = try SealingKey(id: 7, secret: [UInt8](repeating: 0xA1, count: 32))
        new = try SealingKey(id: 0x0102_0304, secret: [UInt8](repeating: 0xB2, count: 32))
    }

    @Test(arguments: [0, 1, 15, 16, 17, 1000, 70_000])
    func `a sealed value opens again and has the announced length`(count: Int) throws {
        let keys = try SealingKeys([new])
        let plaintext = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let sealed = try keys.seal(plaintext.span, associatedData: row.span)
        expectEqual(sealed.count, count + SealingKeys.overheadBytes)
        try expectEqual(keys.open(sealed.span, associatedData: row.span), plaintext)
    }

    @Test func `the form is version, key id, nonce, ciphertext, tag`() throws {
        let sealed = try SealingKeys([new]).seal([9].span, associatedData: bytes("").span)
        expectEqual(Array(sealed.prefix(5)), [1, 1, 2, 3, 4])
        expectEqual(sealed.count, 1 + 4 + 12 + 1 + 16)
    }

    /// Made with another implementation of AES-256-GCM: key 00...1f, nonce 00...0b, header and "row" as associated
    /// data.
    @Test func `a value sealed elsewhere opens`() throws {
        let key = try SealingKey(id: 5, secret: [UInt8](0..<32))
        let sealed = try unhex(
            "0100000005000102030405060708090a0b2f67ba77aac9e268e820fbeed5c90f02f1bae3e7e4c1de11d4c58cd12aab0e34c8a0cf")
        expectEqual(
            text(try SealingKeys([key]).open(sealed.span, associatedData: bytes("row").span)), "hello, sealed world")
    }

    @Test func `no two values look alike`() throws {
        let keys = try SealingKeys([new])
        let values = try (0..<50).map { _ in try keys.seal([1, 2, 3].span, associatedData: row.span) }
        expectEqual(Set(values).count, 50)
    }

    @Test func `after a rotation the new key seals and the old one still opens`() throws {
        let before = try SealingKeys([old])
        let after = try SealingKeys([new, old])
        let sealed = try before.seal([1, 2].span, associatedData: row.span)
        try expectEqual(after.open(sealed.span, associatedData: row.span), [1, 2])
        let resealed = try after.seal([1, 2].span, associatedData: row.span)
        expectEqual(Array(resealed[1..<5]), [1, 2, 3, 4])
        #expect(throws: CryptoError.unknownKey(id: 0x0102_0304)) {
            try before.open(resealed.span, associatedData: row.span)
        }
    }

    @Test func `a change of any byte is refused`() throws {
        let keys = try SealingKeys([new])
        let sealed = try keys.seal(bytes("secret").span, associatedData: row.span)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(throws: CryptoError.self) { try keys.open(changed.span, associatedData: row.span) }
        }
    }

    @Test func `every shorter and a longer value is refused`() throws {
        let keys = try SealingKeys([new])
        let sealed = try keys.seal(bytes("secret").span, associatedData: row.span)
        for count in 0..<sealed.count {
            let expected: CryptoError = count < SealingKeys.overheadBytes ? .truncated : .notAuthentic
            #expect(throws: expected) { try keys.open(sealed.span.extracting(0..<count), associatedData: row.span) }
        }
        #expect(throws: CryptoError.notAuthentic) { try keys.open((sealed + [0]).span, associatedData: row.span) }
    }

    @Test func `a value moved to another row is refused`() throws {
        let keys = try SealingKeys([new])
        let sealed = try keys.seal([1].span, associatedData: row.span)
        #expect(throws: CryptoError.notAuthentic) {
            try keys.open(sealed.span, associatedData: bytes("tokens/43").span)
        }
        #expect(throws: CryptoError.notAuthentic) { try keys.open(sealed.span, associatedData: bytes("").span) }
    }

    @Test func `the key id is authenticated, not only looked up`() throws {
        let twin = try SealingKey(id: 8, secret: [UInt8](repeating: 0xA1, count: 32))
        var sealed = try SealingKeys([old]).seal([1].span, associatedData: row.span)
        sealed[4] = 8
        let keys = try SealingKeys([old, twin])
        #expect(throws: CryptoError.notAuthentic) { try keys.open(sealed.span, associatedData: row.span) }
    }

    @Test func `an unknown version is named`() throws {
        let keys = try SealingKeys([new])
        #expect(throws: CryptoError.unknownVersion(2)) { try keys.open([2].span, associatedData: bytes("").span) }
    }

    @Test(arguments: [0, 16, 31, 33, 64])
    func `a secret of another length is no key`(count: Int) {
        #expect(throws: CryptoError.keyLength(found: count)) {
            try SealingKey(id: 1, secret: [UInt8](repeating: 0, count: count))
        }
    }

    @Test func `a ring needs keys with different ids`() throws {
        #expect(throws: CryptoError.noKeys) { try SealingKeys([]) }
        let twin = try SealingKey(id: 7, secret: [UInt8](repeating: 1, count: 32))
        #expect(throws: CryptoError.duplicateKey(id: 7)) { try SealingKeys([old, new, twin]) }
    }

    @Test func `printing a key shows its id only`() {
        expectEqual("\(old)", "SealingKey(id: 7, ***)")
        expectEqual(String(reflecting: old), "SealingKey(id: 7, ***)")
    }
}
