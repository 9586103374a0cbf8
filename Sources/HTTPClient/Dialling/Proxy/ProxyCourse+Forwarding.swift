import EventLoop
import HTTPWire

/// Requests that the proxy is sent themselves: each of them has to say who asks.
extension ProxyCourse {
    /// The head of a request with the proof for the proxy; as it is where none is needed.
    func authorized(_ head: HTTPRequestHead) async throws(ClientError) -> HTTPRequestHead {
        let answer = LoopAnswer<Result<String?, ProxyAuthenticationFailure>>(loop: loop)
        prove(head.method.text, head.targetText) { answer.give($0) }
        var authorized = head
        // A front's own field would be for somebody else's proxy.
        authorized.fields.removeAll("Proxy-Authorization")
        switch await answer.wait() {
        case .failure(let failure): throw .proxyRefused(.unauthenticated(failure))
        case .success(nil): return authorized
        case .success(let value?):
            do throws(HTTPWireError) {
                try authorized.fields.append("Proxy-Authorization", value)
            } catch {
                throw .proxyRefused(.unauthenticated(.unreadablePassword))
            }
            return authorized
        }
    }

    /// Whether the answer is the proxy's question for who asks, and the request is to be sent again.
    ///
    /// - Throws: ``ClientError/proxyRefused(_:)`` where there is no further answer.
    func isAsked(by head: HTTPResponseHead) throws(ClientError) -> Bool {
        guard head.status == .proxyAuthenticationRequired else {
            accepted()
            return false
        }
        let challenges = ProxyChallenge.all(in: head.fields.values(of: "Proxy-Authenticate"))
        if let failure = advance(challenges) { throw .proxyRefused(.unauthenticated(failure)) }
        return true
    }
}
