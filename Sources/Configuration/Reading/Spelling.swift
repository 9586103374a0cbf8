/// How names from a configuration are put into messages, and what a misspelt one may have meant.
enum Spelling {
    /// How many characters of a name a message shows.
    static let shownMax = 40
    /// How many names a message lists.
    static let listedMax = 20
    /// Names longer than this are not compared.
    static let comparedMax = 64

    /// The name in double quotes, shortened, with everything that is not printable escaped.
    static func quoted(_ name: String) -> String {
        var result = "\""
        for (index, scalar) in name.unicodeScalars.enumerated() {
            if index == shownMax {
                result += "…"
                break
            }
            result += scalar.escaped(asASCII: false)
        }
        return result + "\""
    }

    /// The name itself when it is a plain one, else in quotes.
    static func shown(_ name: String) -> String { isPlain(name) ? name : quoted(name) }

    /// The path of a key below `path`: `apps.demo`, or `apps["a b"]` when the key is no plain name.
    static func path(_ path: String, _ key: String) -> String {
        guard isPlain(key) else { return path + "[" + quoted(key) + "]" }
        return path.isEmpty ? key : path + "." + key
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= comparedMax
            && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// `; did you mean "host"?` when one of the names is near, else `; allowed: host, port`.
    static func hint(for name: String, among names: [String]) -> String {
        if let near = nearest(to: name, among: names) { return "; did you mean \(quoted(near))?" }
        return names.isEmpty ? "" : "; allowed: " + list(names)
    }

    /// The names, at most `listedMax`; those that are no plain names in quotes.
    static func list(_ names: [String]) -> String {
        names.prefix(listedMax).map(shown).joined(separator: ", ") + (names.count > listedMax ? ", …" : "")
    }

    /// The name that fewest edits lead to, when it takes at most a third of its length, or else the only name that goes
    /// on after the given one; another case or `snake_case` costs nothing.
    static func nearest(to name: String, among names: [String]) -> String? {
        let given = folded(name)
        guard !given.isEmpty, given.count <= comparedMax else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in names {
            let other = folded(candidate)
            guard other.count <= comparedMax else { continue }
            let distance = distance(given, other)
            if distance <= max(1, other.count / 3), distance < other.count, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        if let best { return best.name }
        let longer = names.filter { folded($0).starts(with: given) }
        return given.count >= 3 && longer.count == 1 ? longer[0] : nil
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }.map {
            (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
        }
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
