/// The outcome of one check of `trunkline doctor`.
struct Finding: Equatable, Sendable {
    /// How grave it is.
    enum Level: String, Sendable {
        case ok
        /// It works, and somebody should look at it.
        case warning
        /// It does not work.
        case problem
    }

    let level: Level
    /// The thing that was looked at, such as `store`, `secret env:X` or `provider support`.
    let subject: String
    /// A clause of which the subject is the subject.
    let text: String
    /// The way to mend it; with a warning or a problem only.
    let mend: String?

    static func ok(_ subject: String, _ text: String) -> Finding {
        Finding(level: .ok, subject: subject, text: text, mend: nil)
    }

    static func warning(_ subject: String, _ text: String, mend: String) -> Finding {
        Finding(level: .warning, subject: subject, text: text, mend: mend)
    }

    static func problem(_ subject: String, _ text: String, mend: String) -> Finding {
        Finding(level: .problem, subject: subject, text: text, mend: mend)
    }

    /// One line, and below it what to do, if there is something: text of others cannot begin a line.
    var lines: String {
        let head = level.rawValue + String(repeating: " ", count: 8 - level.rawValue.utf8.count)
        let first = head + Self.visible("\(subject): \(text)") + "\n"
        guard let mend else { return first }
        return first + "        mend: " + Self.visible(mend) + "\n"
    }

    private static func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}
