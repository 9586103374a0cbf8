import Crypto

/// The words of the user's that were counted and are counted no more, of which a filter of Bloom's is left.
///
/// It takes new words for ever and never grows: of words that it does not have it is certain. Two thousand different
/// words leave one in seven hundred in doubt that it never saw, ten thousand one in four.
struct CCAIWordFilter: Hashable, Sendable {
    /// The bytes of the filter, whatever was inserted.
    static let byteCount = 4096

    private var bits = [UInt8](repeating: 0, count: byteCount)

    /// No word was counted.
    init() {}

    /// Reads ``encoded``; nil for what is none.
    init?(encoded text: String) {
        guard let bytes = Base64.url.decode(Array(text.utf8).span), bytes.count == Self.byteCount else { return nil }
        bits = bytes
    }

    /// The bits in base 64, 5462 characters.
    var encoded: String { String(decoding: Base64.url.encode(bits.span), as: UTF8.self) }

    /// Words are counted no more.
    mutating func insert(_ key: CCAIEchoKey) {
        for place in Self.places(of: key) { bits[place / 8] |= 1 << UInt8(place % 8) }
        assert(mayContain(key), "Nothing that was inserted is missed.")
    }

    /// Whether words may have been counted; false is certain.
    func mayContain(_ key: CCAIEchoKey) -> Bool {
        Self.places(of: key).allSatisfy { bits[$0 / 8] & 1 << UInt8($0 % 8) != 0 }
    }

    /// The bits that stand for words: the four quarters of a digest are as good as four digests.
    private static func places(of key: CCAIEchoKey) -> [Int] {
        [0, 16, 32, 48].map { Int(truncatingIfNeeded: key.bits >> UInt64($0)) & (byteCount * 8 - 1) }
    }
}
