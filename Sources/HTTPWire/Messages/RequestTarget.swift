/// The form of a request target: RFC 9112 section 3.2.
@frozen
public enum HTTPTargetForm: UInt8, Sendable {
    /// `/path?query`, what nearly every request has.
    case origin
    /// `http://host/path?query`, as sent to proxies; its authority counts and `Host` does not.
    case absolute
    /// `host:port`, with `CONNECT` only.
    case authority
    /// `*`, with `OPTIONS` only.
    case asterisk
}

/// A request target taken apart; the ranges are positions in the bytes it was read from.
struct RequestTarget: Sendable {
    var form = HTTPTargetForm.origin
    var whole = ByteRange()
    /// The raw path; `*` for the asterisk form, empty for the authority form.
    var path = ByteRange()
    var query: ByteRange?
    /// Set for the absolute and the authority form.
    var authority: ByteRange?

    /// Takes apart the target that fills `range`, or gives nil if it is none for `method`.
    static func reading(_ bytes: Span<UInt8>, _ range: Range<Int>, for method: HTTPMethod) -> RequestTarget? {
        guard let first = range.first else { return nil }
        var target = RequestTarget()
        target.whole = ByteRange(range)
        if method == .connect {
            guard let authority = Authority.reading(bytes, range), authority.port != nil else { return nil }
            target.form = .authority
            target.authority = ByteRange(range)
            target.path = ByteRange(range.lowerBound..<range.lowerBound)
            return target
        }
        if bytes[first] == ASCII.asterisk {
            guard range.count == 1, method == .options else { return nil }
            target.form = .asterisk
            target.path = ByteRange(range)
            return target
        }
        return (bytes[first] == ASCII.slash ? 0 : target.readAuthority(bytes, range)).flatMap { authorityCount in
            target.readPath(bytes, (range.lowerBound + authorityCount)..<range.upperBound, for: method) ? target : nil
        }
    }

    /// Reads `http://authority` and gives its length, or nil if it is not that.
    private mutating func readAuthority(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        let lower = range.lowerBound
        let prefixCount: Int
        if range.count >= 7, ("http://" as StaticString).matchesIgnoringCase(bytes, in: lower..<(lower + 7)) {
            prefixCount = 7
        } else if range.count >= 8, ("https://" as StaticString).matchesIgnoringCase(bytes, in: lower..<(lower + 8)) {
            prefixCount = 8
        } else {
            return nil
        }
        var end = lower + prefixCount
        while end < range.upperBound, bytes[end] != ASCII.slash, bytes[end] != ASCII.question { end += 1 }
        guard Authority.reading(bytes, (lower + prefixCount)..<end) != nil else { return nil }
        form = .absolute
        authority = ByteRange((lower + prefixCount)..<end)
        return end - lower
    }

    private mutating func readPath(_ bytes: Span<UInt8>, _ range: Range<Int>, for method: HTTPMethod) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound, ByteSet.path.contains(bytes[index]) { index += 1 }
        path = ByteRange(range.lowerBound..<index)
        if index == range.lowerBound {
            // `http://host` asks for `/`, and there is one in `://`. With OPTIONS it asks for `*` (section 3.2.4),
            // which a server that is no proxy answers as it answers `/`.
            guard form == .absolute, let authority else { return false }
            path = ByteRange((Int(authority.start) - 1)..<Int(authority.start))
        }
        guard index < range.upperBound else { return true }
        guard bytes[index] == ASCII.question else { return false }
        query = ByteRange((index + 1)..<range.upperBound)
        return ByteSet.query.containsAll(of: bytes, in: (index + 1)..<range.upperBound)
    }
}
