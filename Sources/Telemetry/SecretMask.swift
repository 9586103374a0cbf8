import Synchronization

/// Hides the secrets of one provider in words that are not ours, by their value.
///
/// A vendor that repeats a token in a complaint may do so in any form. This is the one place where that is dealt with.
/// It keeps digests, no secrets. May be used from any thread.
public final class SecretMask: Sendable {
    /// Shorter secrets are not looked for: too many words would look like one.
    public static let secretBytesMin = 8
    /// How many secrets that were received are known at least; the oldest are forgotten beyond twice as many.
    public static let receivedMax = 16_384
    /// How long words of a vendor may be that are shown; of longer ones the end is cut off and `…` stands for it.
    public static let wordsCharactersMax = 500

    private let state = Mutex(State())

    /// A mask that knows no secrets.
    public init() {}

    /// Learns a secret of the configuration, which is not forgotten.
    public func learn(configured secret: String) {
        state.withLock { state in
            for form in Self.forms(of: secret) { state.configured.insert(Entry(form), &state.filter) }
            state.fitFilter()
        }
    }

    /// Learns a secret that came from outside, such as a token that the vendor gave for an hour.
    public func learn(received secret: String) {
        state.withLock { state in
            for form in Self.forms(of: secret) { state.young.insert(Entry(form), &state.filter) }
            guard state.young.count >= Self.receivedMax else { return state.fitFilter() }
            state.old = state.young
            state.young = Table()
            state.refill()
        }
    }

    /// Words of a vendor as they may be shown: without secrets, also such as only look like one (``Redaction``), and no
    /// longer than ``wordsCharactersMax``.
    public func words(_ text: String) -> String {
        let text = masked(text)
        // Most are short, and one that has few bytes has few characters.
        guard text.utf8.count > Self.wordsCharactersMax, text.count > Self.wordsCharactersMax else { return text }
        return text.prefix(Self.wordsCharactersMax - 1) + "…"
    }

    /// The text without secrets, also such as only look like one (``Redaction``).
    public func masked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let ranges = ranges(in: bytes)
        return Redaction.masked(ranges.isEmpty ? text : String(decoding: Self.hiding(ranges, in: bytes), as: UTF8.self))
    }

    /// Bytes without the secrets that are known; for what has a form of its own, such as JSON.
    public func masked(_ bytes: [UInt8]) -> [UInt8] {
        let ranges = ranges(in: bytes)
        return ranges.isEmpty ? bytes : Self.hiding(ranges, in: bytes)
    }

    // MARK: Finding

    /// Where secrets are, in order and apart.
    private func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        guard bytes.count >= Self.secretBytesMin else { return [] }
        return state.withLock { state in
            var found: [Range<Int>] = []
            guard !state.isEmpty else { return found }
            let span = bytes.span
            var tail: UInt64 = 0
            for index in span.indices {
                tail = tail << 8 | UInt64(span[index])
                guard state.filter.mayHold(tail), index + 1 >= Self.secretBytesMin else { continue }
                guard let length = state.longest(with: tail, before: index + 1, in: span) else { continue }
                var range = index + 1 - length..<index + 1
                while let last = found.last, last.upperBound >= range.lowerBound {
                    range = min(last.lowerBound, range.lowerBound)..<range.upperBound
                    found.removeLast()
                }
                found.append(range)
            }
            return found
        }
    }

    private static func hiding(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        for range in ranges {
            result += bytes[start..<range.lowerBound]
            result += "***".utf8
            start = range.upperBound
        }
        return result + bytes[start...]
    }

    /// A secret as it may stand in words: as it is, inside JSON text, and in a URL.
    private static func forms(of secret: String) -> [[UInt8]] {
        let plain = Array(secret.utf8)
        guard plain.count >= secretBytesMin else { return [] }
        var json: [UInt8] = []
        var jsonWithSlashes: [UInt8] = []
        var url: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in plain {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { json.append(UInt8(ascii: "\\")) }
            json.append(byte)
            if "\"\\/".utf8.contains(byte) { jsonWithSlashes.append(UInt8(ascii: "\\")) }
            jsonWithSlashes.append(byte)
            let isPlain =
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-._~".utf8.contains(byte)
            url += isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return [plain] + [json, jsonWithSlashes, url].filter { $0 != plain }
    }
}

extension SecretMask {
    /// The entry that is kept of a secret: its last eight bytes in one number, its length, and a digest of all of it.
    ///
    /// By its end, since many tokens begin alike.
    private struct Entry {
        let tail: UInt64
        let length: Int
        let digest: UInt64

        init(_ secret: [UInt8]) {
            tail = secret.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
            length = secret.count
            digest = Self.digest(of: secret.span, 0..<secret.count)
        }

        /// FNV-1a with 64 bits; nothing depends on its being hard to invert, since the end has to be equal as well.
        static func digest(of bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
            var digest: UInt64 = 0xCBF2_9CE4_8422_2325
            for index in range { digest = (digest ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
            return digest
        }
    }

    /// Tells most ends that belong to no secret from the rest, without a look into the tables.
    ///
    /// Its size follows the number of secrets: where each conversation has tokens of its own, every tenth end would
    /// pass a filter made for a few.
    private struct Filter {
        /// Bits, as powers of two: 8 KiB with few secrets, 256 KiB with very many.
        private static let sizes: ClosedRange<UInt64> = 16...21
        /// Bits for each secret at least, as a power of two, below the largest size.
        private static let sparseness: UInt64 = 7

        private let size: UInt64
        private var bits: [UInt64]

        /// A filter with room for so many secrets.
        init(holding count: Int = 0) {
            var size = Self.sizes.lowerBound
            while size < Self.sizes.upperBound, count > 1 << (size - Self.sparseness) { size += 1 }
            self.size = size
            bits = [UInt64](repeating: 0, count: 1 << (size - 6))
        }

        /// A larger one would pass less.
        func isTight(with count: Int) -> Bool {
            size < Self.sizes.upperBound && count > 1 << (size - Self.sparseness)
        }

        private func place(_ tail: UInt64) -> Int { Int((tail &* 0x9E37_79B9_7F4A_7C15) &>> (64 - size)) }

        mutating func insert(_ tail: UInt64) {
            let place = place(tail)
            bits[place >> 6] |= 1 << UInt64(place & 63)
        }

        func mayHold(_ tail: UInt64) -> Bool {
            let place = place(tail)
            return bits[place >> 6] >> UInt64(place & 63) & 1 == 1
        }
    }

    private struct Table {
        private(set) var count = 0
        private var entries: [UInt64: [Entry]] = [:]

        mutating func insert(_ entry: Entry, _ filter: inout Filter) {
            let known = entries[entry.tail] ?? []
            guard !known.contains(where: { $0.length == entry.length && $0.digest == entry.digest }) else { return }
            entries[entry.tail] = known + [entry]
            count += 1
            filter.insert(entry.tail)
        }

        func fill(_ filter: inout Filter) { for tail in entries.keys { filter.insert(tail) } }

        /// The length of the longest secret that ends before a place.
        func longest(with tail: UInt64, before end: Int, in bytes: Span<UInt8>) -> Int? {
            var longest: Int?
            for entry in entries[tail] ?? [] where entry.length <= end && entry.length > longest ?? 0 {
                if Entry.digest(of: bytes, end - entry.length..<end) == entry.digest { longest = entry.length }
            }
            return longest
        }
    }

    private struct State {
        var configured = Table()
        /// The secrets that were received lately, and before that.
        var young = Table()
        var old = Table()
        var filter = Filter()

        var count: Int { configured.count + young.count + old.count }
        var isEmpty: Bool { count == 0 }

        /// Gives more secrets a larger filter, with room for as many again.
        mutating func fitFilter() {
            if filter.isTight(with: count) { refill() }
        }

        /// Makes the filter anew from what is known.
        mutating func refill() {
            filter = Filter(holding: 2 * count)
            configured.fill(&filter)
            young.fill(&filter)
            old.fill(&filter)
            assert(!filter.isTight(with: count), "A new filter has room.")
        }

        func longest(with tail: UInt64, before end: Int, in bytes: Span<UInt8>) -> Int? {
            var longest = configured.longest(with: tail, before: end, in: bytes) ?? 0
            longest = max(longest, young.longest(with: tail, before: end, in: bytes) ?? 0)
            longest = max(longest, old.longest(with: tail, before: end, in: bytes) ?? 0)
            return longest > 0 ? longest : nil
        }
    }
}
