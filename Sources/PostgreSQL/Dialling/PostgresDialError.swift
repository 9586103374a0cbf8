/// Why no host would do: each host's reasons, in the order in which they came up.
public struct PostgresDialError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One try of one host.
    public struct Failure: Hashable, Sendable {
        /// The host as the options have it.
        public var host: PostgresHost
        /// Why it did not do.
        public var reason: Reason
    }

    /// Why a host did not do.
    public enum Reason: Error, Hashable, Sendable {
        /// Its name has no address; the words are the resolver's.
        case unresolved(String)
        /// It did not answer in time.
        case timedOut
        /// It did not let us in, or could not be reached; the words are libpq's or the server's.
        case refused(String)
        /// It answered, and is not what was asked for.
        case wrongTarget(PostgresTarget)
        /// The database's encoding is not UTF-8.
        case wrongEncoding(String)
    }

    /// One or more.
    public var failures: [Failure]

    /// Makes an error of its reasons.
    public init(failures: [Failure]) { self.failures = failures }

    /// All reasons in one line; never with a password.
    public var description: String {
        failures.map { "\($0.host): \($0.reason.words)" }.joined(separator: "; ")
    }
}

extension PostgresDialError.Reason {
    /// The reason in words.
    var words: String {
        switch self {
        case .unresolved(let words): "no address (\(words))"
        case .timedOut: "no answer in time"
        case .refused(let words): words
        case .wrongTarget(let target): "does not satisfy target_session_attrs=\(target.rawValue)"
        case .wrongEncoding(let encoding): "the database's encoding is \(encoding), not UTF8"
        }
    }
}
