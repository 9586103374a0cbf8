/// One value of a configuration on its way to a type: the node, where it stands, and where its problems go.
///
/// Each conversion gives nil after it has reported why, so decoding goes on and finds the next problem too.
public struct ConfigurationValue {
    /// The node as it is written.
    public let node: ConfigurationNode
    /// The keys that lead here.
    public let path: String
    let problems: ConfigurationProblems

    /// A value at a path, whose problems go to `problems`.
    public init(_ node: ConfigurationNode, path: String, problems: ConfigurationProblems) {
        self.node = node
        self.path = path
        self.problems = problems
    }

    /// Reports a problem with this value.
    ///
    /// The message says what is allowed, and never shows a secret.
    public func report(_ message: String) { problems.report(message, path: path, mark: node.mark) }

    /// Text of at least 1 and at most `bytesMax` bytes of UTF-8, none of them 0: that would cut it short in C.
    public func string(bytesMax: Int = 4096) -> String? {
        if isNoted("text") { return nil }
        guard case .scalar(let scalar) = node.content, scalar.kind == .text else {
            return mismatch("text")
        }
        guard !scalar.text.isEmpty else {
            report("must not be empty")
            return nil
        }
        guard !scalar.text.utf8.contains(0) else {
            report("must not contain U+0000")
            return nil
        }
        guard scalar.text.utf8.count <= bytesMax else {
            report("must have at most \(bytesMax) bytes, has \(scalar.text.utf8.count)")
            return nil
        }
        return scalar.text
    }

    /// A whole number in a range.
    public func integer(in range: ClosedRange<Int>) -> Int? {
        if isNoted("whole number, \(range.lowerBound) to \(range.upperBound)") { return nil }
        guard case .scalar(let scalar) = node.content, scalar.kind == .integer else {
            return mismatch("a whole number")
        }
        guard let number = scalar.integer, range.contains(number) else {
            report("must be between \(range.lowerBound) and \(range.upperBound)")
            return nil
        }
        return number
    }

    /// A number, with or without a fraction, in a range.
    public func number(in range: ClosedRange<Double>) -> Double? {
        if isNoted("number, \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))") { return nil }
        guard case .scalar(let scalar) = node.content, let number = scalar.number else { return mismatch("a number") }
        guard range.contains(number) else {
            report("must be between \(Self.plain(range.lowerBound)) and \(Self.plain(range.upperBound))")
            return nil
        }
        return number
    }

    /// `true` or `false`.
    public func boolean() -> Bool? {
        if isNoted("true or false") { return nil }
        guard case .scalar(let scalar) = node.content, let boolean = scalar.boolean else {
            return mismatch("true or false")
        }
        return boolean
    }

    /// A number of seconds in a range, kept to the millisecond; the key's name ends in `Seconds`.
    public func seconds(in range: ClosedRange<Double>) -> Duration? {
        if isNoted("seconds, \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))") { return nil }
        return number(in: range).map { .milliseconds(Int64(($0 * 1000).rounded())) }
    }

    /// A whole number of milliseconds in a range; the key's name ends in `Milliseconds`.
    public func milliseconds(in range: ClosedRange<Int>) -> Duration? {
        if isNoted("milliseconds, \(range.lowerBound) to \(range.upperBound)") { return nil }
        return integer(in: range).map { .milliseconds($0) }
    }

    /// One of the raw values of an enumeration.
    public func choice<Choice: CaseIterable & RawRepresentable>(_ type: Choice.Type = Choice.self) -> Choice?
    where Choice.RawValue == String {
        choice(among: type.allCases.map(\.rawValue)).flatMap(Choice.init(rawValue:))
    }

    /// One of some words; `noun` says in the message what the words are.
    public func choice(among allowed: [String], noun: String = "value") -> String? {
        if isNoted("one of " + allowed.map { "`\($0)`" }.joined(separator: ", ")), let recorder = problems.recorder {
            return recorder.pick < allowed.count ? allowed[recorder.pick] : nil
        }
        guard case .scalar(let scalar) = node.content, scalar.kind == .text, !scalar.text.isEmpty else {
            report("must be one of: \(allowed.joined(separator: ", "))")
            return nil
        }
        let text = scalar.text
        guard allowed.contains(text) else {
            report("unknown \(noun) \(Spelling.quoted(text)); allowed: \(allowed.joined(separator: ", "))")
            return nil
        }
        return text
    }

    /// A secret: written out, `env:NAME` or `file:/path`.
    public func secret() -> Secret? {
        if isNoted("secret") { return nil }
        guard let text = string(bytesMax: Secret.byteCountMax) else { return nil }
        let secret = Secret(parsing: text, path: path, problem: report)
        if let secret { problems.note(secret) }
        return secret
    }

    /// Keys and values.
    public func section() -> ConfigurationSection? {
        if isNoted("section"), let recorder = problems.recorder {
            return recorder.opensSections || path.isEmpty
                ? ConfigurationSection([], path: path, mark: node.mark, problems: problems) : nil
        }
        guard case .mapping(let members) = node.content else { return mismatch("a section (keys and values)") }
        return ConfigurationSection(members, path: path, mark: node.mark, problems: problems)
    }

    /// The elements of a list of at most `countMax`.
    public func elements(countMax: Int = 100) -> [ConfigurationValue]? {
        if isNoted("list of at most \(countMax)") {
            return [ConfigurationValue(node, path: path + "[]", problems: problems)]
        }
        guard case .sequence(let nodes) = node.content else { return mismatch("a list") }
        guard nodes.count <= countMax else {
            report("must have at most \(countMax) elements, has \(nodes.count)")
            return nil
        }
        return nodes.enumerated().map { ConfigurationValue($1, path: "\(path)[\($0)]", problems: problems) }
    }

    /// A list of texts; elements that are none are reported and left out.
    public func strings(countMax: Int = 100) -> [String]? {
        elements(countMax: countMax).map { $0.compactMap { $0.string() } }
    }

    /// Notes what this is read as, where there is no text.
    private func isNoted(_ form: String) -> Bool {
        guard let recorder = problems.recorder else { return false }
        recorder.noteForm(form, at: path)
        return true
    }

    private func mismatch<Result>(_ expected: String) -> Result? {
        report("expected \(expected), found \(found)" + advice(expected))
        return nil
    }

    /// The kind of value that was found, without showing the value.
    private var found: String {
        switch node.content {
        case .sequence: "a list"
        case .mapping: "a section"
        case .scalar(let scalar):
            switch scalar.kind {
            case .text: "text"
            case .integer: "a whole number"
            case .number: "a number"
            case .boolean: "true or false"
            case .null: "nothing"
            }
        }
    }

    private func advice(_ expected: String) -> String {
        guard case .scalar(let scalar) = node.content else { return "" }
        if expected == "text", scalar.kind != .null { return "; put it in quotes" }
        if scalar.kind == .text, scalar.isQuoted, ["a whole number", "a number", "true or false"].contains(expected),
            ConfigurationScalar(scalar.text).kind != .text
        {
            return "; remove the quotes"
        }
        return ""
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}
