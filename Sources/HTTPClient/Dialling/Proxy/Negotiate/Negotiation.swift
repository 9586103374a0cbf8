import Crypto
import EventLoop

/// A `Negotiate` exchange with a proxy (RFC 4559), on the loop of its client; GSSAPI works on a thread of its own.
final class Negotiation {
    /// Shared by all clients: a ticket that is there costs well below a millisecond.
    private static let thread = FileThread()

    private let loop: Loop
    private let context: GSSContext

    init(host: String, _ loop: Loop) {
        self.loop = loop
        context = GSSContext(host: host)
    }

    /// Makes the next value of `Proxy-Authorization`.
    ///
    /// - Parameters:
    ///   - token: what the proxy said last, in Base64; nil at first.
    ///   - done: called once, perhaps during this call.
    func step(_ token: String?, _ done: @escaping (Result<String?, ProxyAuthenticationFailure>) -> Void) {
        guard GSSContext.isInstalled else { return done(.failure(.missingLibrary)) }
        guard let input = Base64.standard.decode(Array((token ?? "").utf8).span) else {
            return done(.failure(.rejected))
        }
        let bound = LoopBound(done, loop: loop)
        let context = context
        let isTaken = Self.thread.run({ context.step(input) }, on: loop) { output in
            guard let output else { return bound.value(.failure(.noTicket)) }
            let text = String(decoding: Base64.standard.encode(output.span), as: UTF8.self)
            bound.value(.success("Negotiate " + text))
        }
        if !isTaken { done(.failure(.noTicket)) }
    }
}
