import HTTPWire

/// The names of files, made harmless.
package enum FileNames {
    /// The longest name in bytes of UTF-8.
    static let bytesMax = 255
    /// The name of a file that comes without one.
    static let fallback = "file"

    /// A name without path, control characters, signs that turn the direction of writing, and dots or blanks at its
    /// ends; cut before its ending where it is too long.
    package static func clean(_ name: String?) -> String {
        let last = (name ?? "").split { $0 == "/" || $0 == "\\" }.last ?? ""
        var scalars = String.UnicodeScalarView()
        for scalar in last.unicodeScalars where !isHarmful(scalar) { scalars.append(scalar) }
        var text = Substring(String(scalars))
        while let first = text.first, first == "." || first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last == "." || last.isWhitespace { text = text.dropLast() }
        return text.isEmpty ? fallback : shortened(String(text))
    }

    /// Control characters (C0, C1, DEL), line and paragraph separators, and marks of direction that hide an ending.
    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff: true
        default: false
        }
    }

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > bytesMax else { return name }
        var ending = ""
        if let dot = name.lastIndex(of: "."), name[dot...].utf8.count <= 16 { ending = String(name[dot...]) }
        var start = Substring(name.dropLast(ending.count))
        while start.utf8.count + ending.utf8.count > bytesMax { start = start.dropLast() }
        return start + ending
    }

    /// The name of a vendor's file: as it says, else the end of its address's path.
    static func clean(_ name: String?, at url: String) -> String {
        if let name, !name.isEmpty { return clean(name) }
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard let scheme = path.firstRange(of: "://") else { return fallback }
        let parts = path[scheme.upperBound...].split(separator: "/", omittingEmptySubsequences: false)
        return clean(parts.count > 1 ? parts.last.map { FileNames.decoded(String($0)) } : nil)
    }
}

extension FileNames {
    /// Percent-encoded text, or itself where it is none.
    fileprivate static func decoded(_ text: String) -> String { (try? PercentCoding.decoded(text)) ?? text }
}
