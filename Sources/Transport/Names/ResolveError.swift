/// Why a name has no address for us.
public enum ResolveError: Error, Hashable, Sendable {
    /// The text is no host name: empty, too long, or with bytes that no name has. Nobody was asked.
    case invalidName
    /// There is no such name.
    case notFound
    /// The name is there and has no address of either family.
    case noAddresses
    /// No name server gave an answer: each failed (SERVFAIL), refused (REFUSED, NOTIMP) or could not be reached.
    case serversFailed
    /// The bytes that came back are no answer.
    case malformedAnswer
    /// No answer came in time.
    case timedOut
    /// More names are being looked up than the limit allows.
    case overloaded
    /// The resolver could not be set up or ran out of memory; the text is the library's.
    case unavailable(String)
    /// The resolver was closed.
    case closed
}
