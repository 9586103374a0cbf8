/// The words for what goes wrong, as problems of sessions and errors of messages carry them; the API has them.
package protocol ProblemWords: Sendable {
    /// Whether there is a problem of that code.
    func isKnown(_ code: String) -> Bool

    /// The title of a code's problem; the code itself where there is none.
    func title(of code: String) -> String

    /// The remedy for a problem that a provider has a part in; nil for a code that is not known.
    ///
    /// - Parameter milliseconds: how long to wait before another try, if that is known.
    func remedy(of code: String, retryAfter milliseconds: Int64?, provider: String) -> String?
}
