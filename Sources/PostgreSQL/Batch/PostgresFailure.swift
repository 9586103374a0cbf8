/// The outcome of a batch: the rows of each of its statements, or the first failure.
public typealias PostgresOutcome = Result<[PostgresRows], PostgresFailure>

/// Why a batch has no rows to show.
public enum PostgresFailure: Error, Hashable, Sendable {
    /// The server refused a statement, and nothing of the batch is done.
    ///
    /// `index` counts the batch's own statements from 0; it is their count where `COMMIT` or Sync was refused.
    case refused(PostgresServerError, index: Int)
    /// The connection was lost, and nothing of the batch had been written: it is not done.
    case notSent(PostgresLoss)
    /// The connection was lost when something of the batch had been written and its end was not answered: it may be
    /// done, may be yet to be done, or not.
    case inDoubt(PostgresLoss)
    /// No connection was there in time: it is not done.
    case unavailable
    /// Too many batches wait: it is not done.
    case overloaded

    /// The batch is surely not done.
    public var isSurelyUndone: Bool {
        if case .inDoubt = self { return false }
        return true
    }
}

/// Why a connection went away.
public enum PostgresLoss: Error, Hashable, Sendable, CustomStringConvertible {
    /// A batch had no answer within its limit.
    case timedOut
    /// The server said why.
    case ended(PostgresServerError)
    /// The line broke; the words are libpq's or the system's.
    case broken(String)
    /// It was closed on this side.
    case closed

    /// The reason in words.
    public var description: String {
        switch self {
        case .timedOut: "no answer in time"
        case .ended(let error): error.description
        case .broken(let words): words
        case .closed: "closed"
        }
    }
}

/// A failure as the server reports it, without the values it speaks of.
public struct PostgresServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Five characters, as appendix A of PostgreSQL's manual lists them; empty where libpq found the failure.
    public var sqlState: String
    /// `ERROR`, `FATAL` or `PANIC`.
    public var severity: String
    /// One line in the server's language.
    ///
    /// Those of class 22 are about values, which are cut out.
    public var message: String
    /// The constraint that was violated, where one was.
    public var constraint: String?
    /// The table that it is about, where it is about one.
    public var table: String?
    /// The column that it is about, where it is about one.
    public var column: String?

    /// Makes a failure from its parts.
    public init(
        sqlState: String, severity: String, message: String, constraint: String? = nil, table: String? = nil,
        column: String? = nil
    ) {
        self.sqlState = sqlState
        self.severity = severity
        self.message = sqlState.hasPrefix("22") ? Self.withoutValues(message) : message
        self.constraint = constraint
        self.table = table
        self.column = column
    }

    init(_ result: LibPQResult) {
        self.init(
            sqlState: result.field("C") ?? "", severity: result.field("V") ?? "ERROR",
            message: result.field("M") ?? "no words", constraint: result.field("n"), table: result.field("t"),
            column: result.field("c"))
    }

    /// It ends the connection.
    public var endsConnection: Bool { severity == "FATAL" || severity == "PANIC" }

    /// The state and the words.
    public var description: String { "\(sqlState) \(message)" }

    /// The message up to where values may begin, in whichever language: a colon, a quotation mark or a digit.
    static func withoutValues(_ message: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in message.unicodeScalars {
            if scalar == ":" || ("0"..."9").contains(scalar) || scalar.properties.isQuotationMark {
                return String(scalars).trimmed + " …"
            }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}

extension String {
    /// Without spaces at its end.
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
