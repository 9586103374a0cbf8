/// A pattern for text: `*` stands for any run of characters, `?` for one; everything else for itself.
public struct Glob: Hashable, Sendable {
    /// The longest pattern, in bytes.
    public static let bytesMax = 256

    /// The pattern as written.
    public let text: String

    /// A pattern.
    public init(_ text: String) { self.text = text }

    /// Whether a text is as the pattern says; at most a walk of both for each star.
    public func matches(_ other: String) -> Bool {
        let (pattern, scalars) = (Array(text.unicodeScalars), Array(other.unicodeScalars))
        var (place, at) = (0, 0)
        // Where the last star stands, and how far it reaches.
        var star: (place: Int, at: Int)?
        while at < scalars.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, at)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == scalars[at] {
                place += 1
                at += 1
            } else if let last = star {
                star = (last.place, last.at + 1)
                (place, at) = (last.place + 1, last.at + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
