import Domain

/// The application token of one refresh token, bought once for all sessions of a loop that want it; on the loop only.
///
/// A refresh token names one end user, so what it buys is kept by it and never serves another (`PROTOCOL.md`,
/// section 5).
final class VoysisTokenCache {
    /// Told what is known of the token.
    typealias Caller = (VoysisTokenNews) -> Void

    private var token: VoysisToken?
    /// The caller that buys a token; told with the others what came of it.
    private var buyer: Caller?
    private var waiters: [Caller] = []
    /// Sessions that use this cache.
    private(set) var users = 0

    func enter() { users += 1 }
    func leave() { users -= 1 }

    /// Tells the token, or what is to be done for one.
    ///
    /// - Parameter now: milliseconds since the Unix epoch.
    func want(refresh: String, now: Int64, margin: Duration, _ caller: @escaping Caller) {
        if let token, token.isGood(at: now, margin: margin) { return caller(.ready(token.text)) }
        guard buyer == nil else { return waiters.append(caller) }
        buyer = caller
        caller(.buy(refresh: refresh))
    }

    /// The result that the buyer came back with; a token that is no good any more is used all the same, once.
    func landed(_ result: Result<VoysisToken, ProviderFailure>) {
        let callers = [buyer].compactMap(\.self) + waiters
        buyer = nil
        waiters = []
        let news: VoysisTokenNews
        switch result {
        case .success(let token):
            self.token = token
            news = .ready(token.text)
        case .failure(let failure): news = .failed(failure)
        }
        for caller in callers { caller(news) }
    }

    /// The buyer gave up without an answer: the next one buys.
    func abandoned(refresh: String) {
        buyer = nil
        guard !waiters.isEmpty else { return }
        let next = waiters.removeFirst()
        buyer = next
        next(.buy(refresh: refresh))
    }

    /// The service did not take this token; another may have been bought since.
    func reject(_ text: String) { if token?.text == text { token = nil } }
}
