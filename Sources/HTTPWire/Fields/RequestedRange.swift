/// Which bytes of something a request asks for: RFC 9110 section 14.2.
public enum RequestedRange: Hashable, Sendable {
    /// All of it: there is no range, or none that has to be understood.
    case whole
    /// These, which are not none.
    case part(Range<Int>)
    /// Bytes that it does not have (416).
    case unsatisfiable

    /// Reads the value of `Range` against something of `count` bytes.
    ///
    /// Several ranges at once, other units and what is malformed are passed over, as the RFC allows.
    public init(_ field: String?, of count: Int) {
        self = .whole
        guard let field, let equals = field.firstIndex(of: "="), field[..<equals].lowercased() == "bytes"
        else { return }
        let text = field[field.index(after: equals)...]
        guard let dash = text.firstIndex(of: "-") else { return }
        let first = text[..<dash].trimming()
        let last = text[text.index(after: dash)...].trimming()
        guard first.isNumber, last.isNumber, !(first.isEmpty && last.isEmpty) else { return }
        // Numbers that do not fit lie beyond every end.
        let end = last.isEmpty ? Int.max : Int(last) ?? .max
        guard !first.isEmpty else {
            let length = min(end, count)
            self = length > 0 ? .part((count - length)..<count) : .unsatisfiable
            return
        }
        let start = Int(first) ?? .max
        guard start <= end else { return }
        self = start < count ? .part(start..<(min(end, count - 1) + 1)) : .unsatisfiable
    }

    /// The value of `Content-Range` for some bytes of `count`.
    public static func contentRange(_ range: Range<Int>, of count: Int) -> String {
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
    }
}

extension Substring {
    fileprivate func trimming() -> Substring {
        var text = self
        while text.first == " " || text.first == "\t" { text = text.dropFirst() }
        while text.last == " " || text.last == "\t" { text = text.dropLast() }
        return text
    }

    /// Digits, or nothing.
    fileprivate var isNumber: Bool { utf8.allSatisfy(ASCII.isDigit) }
}
