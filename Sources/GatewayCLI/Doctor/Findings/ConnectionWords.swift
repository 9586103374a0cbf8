import Crypto
import HTTPClient
import HTTPWire
import Kernel
import Transport

/// Failures of connections in words for operators: what happened in which step, and how to mend it.
struct ConnectionWords {
    typealias Words = (text: String, mend: String)

    private let place: String
    private let host: String
    private let proxy: String?
    private let options: ClientOptions
    private let provider: String
    private let client: String

    init(_ provider: String, _ seen: EndpointObservation) {
        place = seen.place
        host = seen.url.host
        proxy = seen.proxy
        options = seen.options
        self.provider = "providers.\(provider)"
        client = "providers.\(provider).client"
    }

    /// No address.
    func name(_ error: ResolveError) -> Words {
        switch error {
        case .notFound, .noAddresses, .invalidName:
            (
                "the name \(host) has no address",
                "correct the host in \(provider); `getent hosts \(host)` asks the same name servers"
            )
        case .timedOut, .serversFailed, .malformedAnswer, .unavailable, .overloaded, .closed:
            (
                "the name \(host) cannot be looked up: the name servers give no answer",
                "see that the name servers in /etc/resolv.conf can be reached from here; where only a proxy leads "
                    + "outside, set \(client).proxy, which looks names up itself"
            )
        }
    }

    /// No connection.
    func failure(_ error: ClientError) -> Words {
        switch error {
        case .resolutionFailed(let failure):
            guard let proxy else { return name(failure) }
            return ("the name of the proxy \(proxy) has no address", "correct \(client).proxy.url")
        case .resolveTimedOut:
            guard let proxy else { return name(.timedOut) }
            return ("the name of the proxy \(proxy) cannot be looked up", "see that the name servers can be reached")
        case .addressRefused:
            return (
                "\(place) may not be called: its address is one of instance metadata, or egress does not allow it",
                "correct the host in \(provider), or \(client).egress"
            )
        case .connectFailed(let attempts):
            let reasons = attempts.map { "\($0.address): \($0.error.reason)" }.joined(separator: ", ")
            if let proxy {
                return (
                    "the proxy \(proxy) cannot be connected to (\(reasons))",
                    "start it, correct \(client).proxy.url, or open the way to it in the firewall"
                )
            }
            return (
                "\(place) cannot be connected to (\(reasons))",
                "correct the host and port in \(provider), or open the way there in the firewall; where only a proxy "
                    + "leads outside, set \(client).proxy"
            )
        case .connectTimedOut:
            let way = proxy.map { " through \($0)" } ?? ""
            return (
                "\(place) did not answer\(way) within \(EndpointFindings.text(options.timeouts.connect))",
                "a firewall that drops packets looks like this: open the way, set \(client).proxy, or raise "
                    + "\(client).timeouts.connectSeconds"
            )
        case .proxyRefused(let refusal): return refused(refusal)
        case .tlsFailed(let failure): return security(failure)
        case .tlsTimedOut:
            return (
                "\(place) did not end the TLS handshake within \(EndpointFindings.text(options.timeouts.tls))",
                "see that TLS is spoken at that port, and that nothing between holds it up"
            )
        default:
            return ("\(place) cannot be reached: \(error)", "see that \(place) speaks HTTP")
        }
    }

    /// A connection, and no answer.
    func silence(_ error: ClientError) -> Words {
        switch error {
        case .tlsFailed(let failure): security(failure)
        case .firstByteTimedOut, .totalTimedOut:
            (
                "\(place) accepts connections and does not answer HEAD /",
                "look at the vendor's own page of its state, or raise \(client).timeouts.firstByteSeconds"
            )
        case .connectionLost, .streamReset:
            (
                "\(place) accepts connections and ends them without an answer",
                "a balancer without a server behind it does this, and a vendor that wants another client certificate: "
                    + "look at the vendor's page of its state and at \(client).tls.clientCertificate"
            )
        case .malformed, .tooLarge:
            ("\(place) answers in something else than HTTP", "correct the host and port in \(provider)")
        default: failure(error)
        }
    }

    // MARK: Proxies

    private func refused(_ refusal: ProxyRefusal) -> Words {
        let proxy = proxy ?? ""
        switch refusal {
        case .unauthenticated(let failure):
            return (
                "the proxy \(proxy) lets nobody in: \(failure)",
                failure == .noTicket || failure == .missingLibrary
                    ? "install libgssapi-krb5-2 and give the process a ticket (KRB5CCNAME or KRB5_CLIENT_KTNAME)"
                    : "correct username, password and auth in \(client).proxy"
            )
        case .status(let status):
            return (
                "the proxy \(proxy) refused the way to \(place) with \(status)",
                status == 403
                    ? "let the proxy allow CONNECT to \(place), or name the host in \(client).proxy.noProxy"
                    : "see in the proxy's log why it cannot reach \(place)"
            )
        case .reply, .closed, .malformed, .unnameable:
            return (
                "the proxy \(proxy) did not lead to \(place): \(refusal)",
                "see in the proxy's log why, and that \(client).proxy.url names the protocol that it speaks"
            )
        }
    }

    // MARK: TLS

    private func security(_ error: TLSError) -> Words {
        let proxied = options.proxy?.kind == .https && proxy != nil
        let who = proxied ? "\(place), or the proxy before it," : place
        let authority = proxied ? "\(client).tls.caFile or \(client).proxy.tls.caFile" : "\(client).tls.caFile"
        switch error {
        case .certificateRejected(let reason):
            return ("\(who) has a certificate that does not hold: \(reason)", rejected(reason, authority))
        case .pinMismatch:
            return (
                "\(place) has none of the pinned keys, so it is not called",
                "see below which keys it has; a pin that is wrong stands in \(client).tls.pins"
            )
        case .alert(let code, let reason):
            // RFC 8446 section 6.2: what a server says of a client's certificate, or of its absence.
            if [40, 42, 43, 44, 45, 46, 48, 116].contains(code) {
                let own = options.tls.certificate.map { "the certificate \($0.certificate)" } ?? "no certificate"
                return (
                    "\(who) ended the handshake, in which it was shown \(own): \(reason)",
                    "give the certificate that the vendor has issued for you in \(client).tls.clientCertificate"
                )
            }
            if code == 70 {
                return (
                    "\(who) speaks no TLS as new as \(client).tls.minVersion asks for",
                    "have the vendor speak TLS \(options.tls.versionMin == .v1_3 ? "1.3" : "1.2"), or lower minVersion"
                )
            }
            return ("\(who) ended the handshake: \(reason)", "ask the vendor what this means, alert \(code)")
        case .file(let path, let reason):
            return (
                "cannot be called, since \(path) cannot be used: \(reason)",
                "let \(path) be there in PEM form and be readable by the gateway's user"
            )
        case .protocolFailure, .truncated, .invalidSetting, .closed:
            return (
                "\(who) does not speak the TLS that we do: \(error)",
                "see that TLS is spoken at that port, in version \(options.tls.versionMin == .v1_3 ? "1.3" : "1.2") or "
                    + "newer"
            )
        }
    }

    /// By the words of the library (X509_verify_cert_error_string(3)).
    private func rejected(_ reason: String, _ authority: String) -> String {
        if reason.contains("expired") {
            return "whoever runs \(host) has to renew it; if it is good elsewhere, this machine's clock is wrong"
        }
        if reason.contains("not yet valid") { return "this machine's clock is behind, or the vendor's was ahead" }
        if reason.contains("mismatch") {
            return "correct the host in \(provider): it has to be one that it is made for"
        }
        return "if an own authority or a proxy that looks into TLS has signed it, name that authority's PEM file in "
            + authority
    }
}
