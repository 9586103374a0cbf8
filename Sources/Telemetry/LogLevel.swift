/// How grave a log entry is.
@frozen
public enum LogLevel: UInt8, CaseIterable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// For the search of a fault.
    case debug
    /// Entries about what happens in normal service.
    case info
    /// Entries that an operator may want to look at.
    case notice
    /// Entries about what works, but not as it should.
    case warning
    /// Entries about what does not work.
    case error

    /// The level of that name, as `logging.level` of the configuration has it.
    public init?(name: String) {
        guard let level = Self.allCases.first(where: { $0.description == name }) else { return nil }
        self = level
    }

    /// The name: `debug`, `info`, `notice`, `warning` or `error`.
    public var description: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .notice: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// True when the left level is less grave.
    @inlinable
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
