/// Keys and values that are being decoded: each accessor asks for one key, and `finish()` reports the keys that nobody
/// asked for.
///
/// A provider's adapter decodes its own part with one of these:
///
///     let host = section.string("host")
///     let usesTLS = section.boolean("tls", default: true)
///     let secret = section.optionalSecret("channelSecret")
///     section.finish()
///
/// A key with a null value counts as absent. An accessor that has reported a problem gives its default, nil, or an
/// empty stand-in; so what was decoded may be used only when the shared `ConfigurationProblems` is empty in the end.
public final class ConfigurationSection {
    /// The keys that lead here; empty for the whole text.
    public let path: String
    /// Where the section begins.
    public let mark: ConfigurationMark
    /// Where the problems go.
    public let problems: ConfigurationProblems

    private let members: [ConfigurationMember]
    private var asked: [String] = []
    private var unavailable: [String] = []

    init(_ members: [ConfigurationMember], path: String, mark: ConfigurationMark, problems: ConfigurationProblems) {
        self.members = members
        self.path = path
        self.mark = mark
        self.problems = problems
    }

    /// The value of a key as written; nil when it is absent or null.
    public func value(_ key: String) -> ConfigurationValue? {
        if !asked.contains(key) { asked.append(key) }
        if let recorder = problems.recorder {
            let path = Spelling.path(path, key)
            recorder.note(path)
            return ConfigurationValue(ConfigurationNode(.mapping([])), path: path, problems: problems)
        }
        guard let node = members.first(where: { $0.name == key })?.node, !node.isNull else { return nil }
        return ConfigurationValue(node, path: Spelling.path(path, key), problems: problems)
    }

    /// Whether a key is there with a null value, for the few whose values may be null; it counts as asked for.
    func isNull(_ key: String) -> Bool {
        guard problems.recorder == nil, members.first(where: { $0.name == key })?.node.isNull == true else {
            return false
        }
        if !asked.contains(key) { asked.append(key) }
        return true
    }

    /// The value of a key that must be there; its absence is reported.
    public func required(_ key: String) -> ConfigurationValue? {
        problems.recorder?.note(Spelling.path(path, key)) { $0.isRequired = true }
        if let value = value(key) { return value }
        report("is required", at: key)
        return nil
    }

    /// All keys with their values; for sections whose keys are names.
    ///
    /// No key is unknown after this.
    public func entries() -> [(name: String, value: ConfigurationValue)] {
        if problems.recorder != nil {
            let path = Spelling.path(path, "NAME")
            return [("NAME", ConfigurationValue(ConfigurationNode(.mapping([])), path: path, problems: problems))]
        }
        return members.map { member in
            asked.append(member.name)
            let value = ConfigurationValue(member.node, path: Spelling.path(path, member.name), problems: problems)
            return (member.name, value)
        }
    }

    /// Notes what counts without a key, where there is no text.
    private func note(_ key: String, _ fallback: @autoclosure () -> String) {
        problems.recorder?.note(Spelling.path(path, key)) { $0.fallback = fallback() }
    }

    /// Reports a problem at a key, whether it is there or not, for what goes beyond types and ranges.
    public func report(_ message: String, at key: String) {
        let mark = members.first { $0.name == key }?.node.mark ?? mark
        problems.report(message, path: Spelling.path(path, key), mark: mark)
    }

    /// Reports a problem with the section as a whole.
    public func report(_ message: String) { problems.report(message, path: path, mark: mark) }

    /// Refuses keys that have a meaning, but not here; empty values of them are let through.
    public func refuse(_ keys: [String], because reason: String = "is not available in this build") {
        for key in keys {
            unavailable.append(key)
            guard let node = members.first(where: { $0.name == key })?.node, !node.isEmpty else { continue }
            report(reason, at: key)
        }
    }

    /// Reports every key that no accessor asked for, with what may have been meant.
    public func finish() {
        let known = Set(asked).union(unavailable)
        for member in members where !known.contains(member.name) {
            let message = "unknown key" + Spelling.hint(for: member.name, among: asked)
            problems.report(message, path: Spelling.path(path, member.name), mark: member.mark)
        }
    }
}

extension ConfigurationSection {
    /// Required text of 1 to `bytesMax` bytes; `""` after a problem.
    public func string(_ key: String, bytesMax: Int = 4096) -> String {
        required(key)?.string(bytesMax: bytesMax) ?? ""
    }

    /// Text with a default.
    public func string(_ key: String, default fallback: String, bytesMax: Int = 4096) -> String {
        note(key, fallback)
        return value(key)?.string(bytesMax: bytesMax) ?? fallback
    }

    /// Text that may be absent.
    public func optionalString(_ key: String, bytesMax: Int = 4096) -> String? {
        value(key)?.string(bytesMax: bytesMax)
    }

    /// A required whole number in a range; the lower bound after a problem.
    public func integer(_ key: String, in range: ClosedRange<Int>) -> Int {
        required(key)?.integer(in: range) ?? range.lowerBound
    }

    /// A whole number in a range, with a default.
    public func integer(_ key: String, default fallback: Int, in range: ClosedRange<Int>) -> Int {
        note(key, String(fallback))
        return value(key)?.integer(in: range) ?? fallback
    }

    /// A whole number that may be absent.
    public func optionalInteger(_ key: String, in range: ClosedRange<Int>) -> Int? { value(key)?.integer(in: range) }

    /// `true` or `false`, with a default.
    public func boolean(_ key: String, default fallback: Bool) -> Bool {
        note(key, String(fallback))
        return value(key)?.boolean() ?? fallback
    }

    /// Seconds in a range, to the millisecond, with a default.
    public func seconds(_ key: String, default fallback: Duration, in range: ClosedRange<Double>) -> Duration {
        note(key, ConfigurationRecorder.text(fallback, perUnit: 1000))
        return value(key)?.seconds(in: range) ?? fallback
    }

    /// Seconds that may be absent.
    public func optionalSeconds(_ key: String, in range: ClosedRange<Double>) -> Duration? {
        value(key)?.seconds(in: range)
    }

    /// Whole milliseconds in a range, with a default.
    public func milliseconds(_ key: String, default fallback: Duration, in range: ClosedRange<Int>) -> Duration {
        note(key, ConfigurationRecorder.text(fallback, perUnit: 1))
        return value(key)?.milliseconds(in: range) ?? fallback
    }

    /// A list of texts; empty when absent.
    public func strings(_ key: String, default fallback: [String] = [], countMax: Int = 100) -> [String] {
        note(key, "[" + fallback.joined(separator: ", ") + "]")
        return value(key)?.strings(countMax: countMax) ?? fallback
    }

    /// One of the raw values of an enumeration, with a default.
    public func choice<Choice: CaseIterable & RawRepresentable>(_ key: String, default fallback: Choice) -> Choice
    where Choice.RawValue == String {
        note(key, fallback.rawValue)
        return value(key)?.choice() ?? fallback
    }

    /// One of the raw values of an enumeration, or absent.
    public func optionalChoice<Choice: CaseIterable & RawRepresentable>(
        _ key: String, _ type: Choice.Type = Choice.self
    ) -> Choice? where Choice.RawValue == String {
        value(key)?.choice(type)
    }

    /// A required secret; an empty one after a problem.
    public func secret(_ key: String) -> Secret { required(key)?.secret() ?? Secret(literal: "") }

    /// A secret that may be absent.
    public func optionalSecret(_ key: String) -> Secret? { value(key)?.secret() }

    /// A list of secrets; empty when absent.
    public func secrets(_ key: String, countMax: Int = 16) -> [Secret] {
        (value(key)?.elements(countMax: countMax) ?? []).compactMap { $0.secret() }
    }

    /// A section inside this one; nil when it is absent.
    ///
    /// Decode it and call its `finish()`.
    public func section(_ key: String) -> ConfigurationSection? { value(key)?.section() }

    /// A list of sections; elements that are none are reported and left out.
    public func sections(_ key: String, countMax: Int = 100) -> [ConfigurationSection] {
        (value(key)?.elements(countMax: countMax) ?? []).compactMap { $0.section() }
    }
}
