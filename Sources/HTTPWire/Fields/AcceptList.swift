/// The media ranges that an `Accept` field asks for, with their weights: RFC 9110 section 12.5.1.
public struct AcceptList: Sendable {
    /// One range and its weight in thousandths, 0...1000.
    public struct Range: Hashable, Sendable {
        /// A media type in which `*` stands for anything.
        public let mediaType: MediaType
        /// 1000 where no `q` was given; 0 means "not this".
        public let weight: Int
    }

    /// The ranges in the order of the field.
    public let ranges: [Range]

    /// Reads a field value; nil or an empty one accepts everything.
    ///
    /// Throws `badFieldValueList` for a range or weight that is malformed, and beyond 64 ranges.
    public init(_ value: String?) throws(HTTPWireError) {
        let bytes = Array((value ?? "").utf8)
        var list = ListCursor(0..<bytes.count)
        var ranges: [Range] = []
        while let element = list.next(in: bytes.span) {
            guard ranges.count < 64, let type = try? MediaType(bytes.span, element) else { throw .badFieldValueList }
            ranges.append(try Self.range(type))
        }
        self.ranges = ranges
    }

    /// The one of `offers` wanted most, as its position, or nil if none is acceptable.
    ///
    /// Each offer is weighed by the most exact range that fits it. Of equal weights the first offer wins, so the order
    /// of `offers` is the server's own preference.
    public func choose(from offers: [MediaType]) -> Int? {
        var best: (position: Int, weight: Int)?
        for (position, offer) in offers.enumerated() {
            let weight = weight(of: offer)
            if weight > best?.weight ?? 0 { best = (position, weight) }
        }
        return best?.position
    }

    /// The weight of `offer` in thousandths; 0 if it is not acceptable.
    public func weight(of offer: MediaType) -> Int {
        guard !ranges.isEmpty else { return 1_000 }
        var best = (exactness: -1, weight: 0)
        for range in ranges {
            let exactness = Self.exactness(of: range.mediaType, for: offer)
            if exactness > best.exactness { best = (exactness, range.weight) }
        }
        return best.weight
    }

    /// -1 where the range does not fit, more the more it says.
    private static func exactness(of range: MediaType, for offer: MediaType) -> Int {
        if range.type == "*" { return 0 }
        guard range.type == offer.type else { return -1 }
        if range.subtype == "*" { return 1 }
        guard range.subtype == offer.subtype else { return -1 }
        let fits = range.parameters.allSatisfy { wanted in
            offer[wanted.name].map { $0.lowercased() == wanted.value.lowercased() } ?? false
        }
        return fits ? 2 + range.parameters.count : -1
    }

    private static func range(_ type: MediaType) throws(HTTPWireError) -> Range {
        guard let position = type.parameters.firstIndex(where: { $0.name == "q" }) else {
            return Range(mediaType: type, weight: 1_000)
        }
        guard let weight = Quality.weight(type.parameters[position].value) else { throw .badFieldValueList }
        // Parameters that follow `q` were extensions that were never used; RFC 9110 section 12.5.1 has dropped them.
        let plain = MediaType(
            type: type.type, subtype: type.subtype, parameters: Array(type.parameters[..<position]))
        return Range(mediaType: plain, weight: weight)
    }
}

/// Weights and weighted tokens: RFC 9110 section 12.4.2.
public enum Quality {
    /// `0`, `0.5`, `1.000` in thousandths, or nil for anything else.
    public static func weight(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, first == ASCII.zero || first == 0x31, bytes.count <= 5 else { return nil }
        guard bytes.count == 1 || bytes[1] == ASCII.dot else { return nil }
        var weight = 0
        for position in 2..<5 {
            let byte = position < bytes.count ? bytes[position] : ASCII.zero
            guard ASCII.isDigit(byte) else { return nil }
            weight = weight * 10 + Int(byte - ASCII.zero)
        }
        weight += first == 0x31 ? 1_000 : 0
        return weight <= 1_000 ? weight : nil
    }

    /// The weight of `token` in a list such as that of `Accept-Encoding`, in thousandths.
    ///
    /// By its own entry, else by `*`, else 0; a list that is nil gives 0 too. Malformed entries count as absent.
    public static func weight(of token: String, in list: String?) -> Int {
        var byStar = 0
        for element in FieldValueList.elements(of: list ?? "") {
            let pieces = element.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let name = pieces.first, name == token.lowercased() || name == "*" else { continue }
            var weight: Int? = 1_000
            for piece in pieces.dropFirst() where piece.hasPrefix("q=") {
                weight = Quality.weight(String(piece.dropFirst(2)))
            }
            guard let weight else { continue }
            if name != "*" { return weight }
            byStar = weight
        }
        return byStar
    }
}
