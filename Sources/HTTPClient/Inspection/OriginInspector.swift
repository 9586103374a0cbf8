package import Crypto
import EventLoop
package import HTTPWire
import Kernel
package import Transport

/// The outcome of one connection that was made to an origin for nothing but a look.
package struct OriginInspection: Sendable, Hashable {
    /// The outcome of a TLS handshake.
    package struct Security: Sendable, Hashable {
        /// The version both sides agreed on.
        package var version: TLSVersion?
        /// The certificates that the origin was believed by, its own first and its authority's last.
        package var chain: [TLSCertificate]

        /// It has named authorities of which it wants a certificate of ours.
        package var asksForCertificate: Bool

        /// Puts it together.
        package init(version: TLSVersion?, chain: [TLSCertificate], asksForCertificate: Bool = false) {
            self.version = version
            self.chain = chain
            self.asksForCertificate = asksForCertificate
        }
    }

    /// Why there was no connection; nil where there was one.
    package var failure: ClientError?
    /// The time from the beginning to the last step, be it one that failed: name, proxy, connection and TLS.
    package var duration: Duration
    /// The handshake's outcome; nil without TLS, and where there was no connection.
    package var security: Security?

    /// Puts it together.
    package init(failure: ClientError? = nil, duration: Duration = .zero, security: Security? = nil) {
        self.failure = failure
        self.duration = duration
        self.security = security
    }
}

/// Makes connections to origins as a ``Client`` does, looks at them, and closes them without a byte of a request; on
/// its loop.
package final class OriginInspector {
    private let loop: Loop
    private let dialler: DirectDialler

    /// An inspector on the resolver's loop.
    package init(resolver: Resolver, random: RandomPool) {
        loop = resolver.loop
        dialler = DirectDialler(resolver, random)
    }

    /// Connects to the origin of a URL under the rules of `options`, through the proxy if they have one, and tells what
    /// came of it; once, perhaps during this call.
    ///
    /// - Parameter url: `http`, `https`, `ws` or `wss`.
    package func inspect(
        _ url: URI, _ options: ClientOptions, _ done: @escaping (OriginInspection) -> Void
    ) {
        loop.checkCurrent()
        let isSocket = url.scheme == "ws" || url.scheme == "wss"
        let origin: Origin
        do throws(ClientError) {
            origin = try Origin(url, schemes: isSocket ? ("ws", "wss") : ("http", "https"), options)
        } catch {
            return done(OriginInspection(failure: error))
        }
        let start = Instant.now
        let offer = isSocket || options.versions == .http1Only ? Offer.onlyHTTP1 : Offer.both
        _ = dialler.open(origin, offer: offer, options.timeouts) { result in
            var inspection = OriginInspection(duration: Instant.now - start)
            switch result {
            case .success(let opened):
                inspection.security = opened.tls.map {
                    OriginInspection.Security(
                        version: $0.version, chain: $0.verifiedChain, asksForCertificate: $0.asksForCertificate)
                }
                opened.connection.close()
            case .failure(let error): inspection.failure = error
            }
            done(inspection)
        }
    }
}
