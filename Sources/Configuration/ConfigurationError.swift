/// Why a configuration could not be read, or a secret that it names could not be had.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file could not be read; `reason` is in the words of whoever tried.
    case unreadableFile(path: String, reason: String)
    /// The text is not a configuration: all problems found, in the order of their lines; never empty.
    case invalid([ConfigurationProblem])
    /// The secret at `path` is `env:variable`, and that variable is unset or empty.
    case unsetVariable(path: String, variable: String)
    /// The secret at `path` could not be used; `reference` is `env:…` or `file:…`, or empty for a literal.
    case unusableSecret(path: String, reference: String, reason: String)

    /// One line a problem; never a secret.
    public var description: String {
        switch self {
        case .unreadableFile(let path, let reason): "\(path): \(reason)"
        case .invalid(let problems): problems.map(\.description).joined(separator: "\n")
        case .unsetVariable(let path, let variable):
            "\(path): the environment variable \(variable) is unset or empty"
        case .unusableSecret(let path, let reference, let reason):
            "\(path): \(reference)\(reference.isEmpty ? "" : " ")\(reason)"
        }
    }
}

/// One thing that is wrong with a configuration, and where.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
    /// The keys that lead to the place, such as `apps.demo.publishableKeys[0].key`; empty for the text as a whole.
    public let path: String
    /// Line and column in the text.
    public let mark: ConfigurationMark
    /// The message that says what is wrong and what is allowed; one line, never a secret.
    public let message: String

    /// A problem at a place.
    public init(path: String, mark: ConfigurationMark, message: String) {
        self.path = path
        self.mark = mark
        self.message = message
    }

    /// The line, counted from 1.
    public var line: Int { mark.line }
    /// The column, counted from 1 in characters.
    public var column: Int { mark.column }

    /// `3:7: path: message`.
    public var description: String { "\(line):\(column): \(path.isEmpty ? "" : path + ": ")\(message)" }
}

/// A place in a configuration text.
public struct ConfigurationMark: Hashable, Comparable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in characters.
    public let column: Int

    /// The place at that line and column.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a text.
    public static let start = ConfigurationMark(line: 1, column: 1)

    /// True when the left place comes first in the text.
    public static func < (left: ConfigurationMark, right: ConfigurationMark) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
