/// Notes which keys a decoding asks for, and as what, where there is nothing to read.
///
/// It stands in ``ConfigurationProblems`` instead of a text: every key is absent then, every section that is asked for
/// is there, and every list has one element. So the reference of the configuration comes from the very calls that read
/// it. What depends on a value is found by decoding again with another ``pick``.
public final class ConfigurationRecorder {
    /// A key that was asked for.
    public struct Key: Hashable, Sendable {
        /// The keys that lead to it; `NAME` stands for any name, `[]` for any element of a list.
        public let path: String
        /// The form in which it is read, with its bounds; empty where nothing was read from it.
        public internal(set) var form = ""
        /// The default that counts without it, as far as the call that reads it says; as it would be written.
        public internal(set) var fallback: String?
        /// Its absence is a problem.
        public internal(set) var isRequired = false

        /// The unit of a number, by what it is read as and by its name.
        public var unit: String {
            let name = path.split(separator: ".").last.map(String.init) ?? path
            if form.hasPrefix("seconds") { return "s" }
            if form.hasPrefix("milliseconds") { return "ms" }
            guard form.hasPrefix("whole number") || form.hasPrefix("number") else { return "" }
            if name.contains("BytesPerSecond") || name.contains("bytesPerSecond") { return "bytes/s" }
            if name.contains("PerSecond") { return "1/s" }
            if name.contains("PerMinute") { return "1/min" }
            return name.contains("ytes") ? "bytes" : ""
        }
    }

    /// Which of the allowed words a choice gives; none beyond the last.
    public let pick: Int
    /// Whether sections are there.
    public let opensSections: Bool
    /// The keys that were asked for, in order.
    public private(set) var keys: [Key] = []
    private var places: [String: Int] = [:]

    /// One that has noted nothing.
    public init(pick: Int = .max, opensSections: Bool = true) {
        self.pick = pick
        self.opensSections = opensSections
    }

    func note(_ path: String, _ change: (inout Key) -> Void = { _ in }) {
        let place = places[path] ?? keys.count
        if place == keys.count {
            places[path] = place
            keys.append(Key(path: path))
        }
        change(&keys[place])
    }

    func noteForm(_ form: String, at path: String) {
        note(path) { if $0.form.isEmpty || $0.form == "section" { $0.form = form } }
    }

    /// A whole number or a fraction, as it would be written.
    static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

    /// A length of time in a unit, as it would be written.
    static func text(_ time: Duration, perUnit milliseconds: Double) -> String {
        let (seconds, attoseconds) = time.components
        return text((Double(seconds) * 1000 + (Double(attoseconds) / 1e15).rounded()) / milliseconds)
    }
}
