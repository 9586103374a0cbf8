import Crypto
import HTTPClient
import HTTPWire
import Kernel
import Transport

/// The meaning of the observation of a provider's host, and how to mend it.
struct EndpointFindings {
    /// Seconds by which clocks may differ before somebody should look.
    static let skewWarned: Int64 = 30
    /// Seconds from which signatures and signed tokens are refused.
    static let skewMax: Int64 = 240

    private let provider: String
    private let seen: EndpointObservation
    /// In seconds since 1970.
    private let now: Int64
    private var findings: [Finding] = []

    private var subject: String { "provider \(provider)" }
    private var client: String { "providers.\(provider).client" }

    /// The findings about one host, in the order in which it is reached; does no input or output.
    ///
    /// - Parameter now: in seconds since 1970.
    static func find(_ seen: EndpointObservation, of provider: String, now: Int64) -> [Finding] {
        var finder = EndpointFindings(provider, seen, now)
        finder.find()
        return finder.findings
    }

    private init(_ provider: String, _ seen: EndpointObservation, _ now: Int64) {
        self.provider = provider
        self.seen = seen
        self.now = now
    }

    private mutating func find() {
        findName()
        guard let connection = seen.connection else { return }
        if let failure = connection.failure {
            let (text, mend) = ConnectionWords(provider, seen).failure(failure)
            findings.append(.problem(subject, text, mend: mend))
        } else {
            findConnection(connection)
        }
        if let security = connection.security { findChain(security) }
        findPins()
        findAnswer()
    }

    // MARK: Name and connection

    private mutating func findName() {
        switch seen.addresses {
        case nil: break
        case .success(let addresses):
            // A host that is an address has no name to be found.
            guard SocketAddress(host: seen.url.host, port: 0) == nil, let first = addresses.first else { return }
            let others = addresses.count > 1 ? " and \(addresses.count - 1) more" : ""
            findings.append(
                .ok(
                    subject, "the name \(seen.url.host) is \(first.host)\(others) (\(Self.text(seen.lookup)))"))
        case .failure(let error):
            let (text, mend) = ConnectionWords(provider, seen).name(error)
            findings.append(.problem(subject, text, mend: mend))
        }
    }

    private mutating func findConnection(_ connection: OriginInspection) {
        let way = seen.proxy.map { " through \($0)" } ?? ""
        var kind = seen.url.isSecure ? " over TLS" : " in clear"
        switch connection.security?.version {
        case .v1_2: kind += " 1.2"
        case .v1_3: kind += " 1.3"
        case nil: break
        }
        findings.append(
            .ok(subject, "\(seen.place) is reached\(kind)\(way) (\(Self.text(connection.duration)))"))
    }

    static func text(_ duration: Duration) -> String { "\(max(1, duration.milliseconds)) ms" }

    // MARK: The chain and its pins

    private mutating func findChain(_ security: OriginInspection.Security) {
        guard let first = security.chain.first else { return }
        // The one that runs out first is the one that ends the chain.
        let dated = security.chain.compactMap { certificate in certificate.expiresAt.map { ($0, certificate) } }
        guard let (seconds, earliest) = dated.min(by: { $0.0 < $1.0 }) else { return }
        let name = "\(seen.place): the certificate \(first.subject), issued by \(first.issuer),"
        let what = earliest == first ? name : "\(name) hangs on \(earliest.subject), which"
        findings.append(
            CertificateFindings.expiry(
                subject, what, seconds, now: now, mend: "whoever runs \(seen.url.host) has to renew it"))
    }

    private mutating func findPins() {
        guard let pins = seen.options.tls.pins else { return }
        let security = seen.connection?.security ?? seen.unpinned?.security
        guard let chain = security?.chain, !chain.isEmpty else { return }
        let held = chain.filter { pins.digests.contains($0.keyDigest) }
        guard let first = held.first else {
            let keys = chain.map { "\(Self.pin($0.keyDigest)) (\($0.subject))" }.joined(separator: ", ")
            let text = "\(seen.place) has none of the pinned keys; its chain has \(keys)"
            let mend =
                "ask the vendor whether these keys are its own, and only then put one, with one in reserve, into "
                + "\(client).tls.pins"
            // Where pins are enforced, the connection that failed is the problem, and this says more of it.
            findings.append(
                pins.isEnforced
                    ? .problem(subject, text, mend: mend)
                    : .warning(subject, text + "; they are only reported", mend: mend))
            return
        }
        findings.append(
            .ok(subject, "\(seen.place) has the pinned key \(Self.pin(first.keyDigest)) (\(first.subject))"))
        if Set(held.map(\.keyDigest)).count == pins.digests.count {
            findings.append(
                .warning(
                    subject, "\(seen.place) uses every pinned key, and none is in reserve",
                    mend: "add the pin of the key that comes next to \(client).tls.pins"))
        }
    }

    private static func pin(_ digest: [UInt8]) -> String {
        "sha256//" + String(decoding: Base64.standard.encode(digest.span), as: UTF8.self)
    }

    // MARK: The answer and its clock

    private mutating func findAnswer() {
        switch seen.answer {
        case nil: break
        case .failure(let error):
            let (text, mend) = ConnectionWords(provider, seen).silence(error)
            findings.append(.problem(subject, text, mend: mend))
        case .success(let answer):
            findStatus(answer.status)
            findClock(answer)
        }
    }

    private mutating func findStatus(_ status: Int) {
        let asks = seen.connection?.security?.asksForCertificate == true
        let own = seen.options.tls.certificate
        // As RFC 9110 has it, 400 says nothing of certificates; nginx answers so for want of one, or of a right one.
        let isRefused = status == 400 || status == 403 || status == 495 || status == 496
        let mend = "give the certificate that the vendor has issued for you in \(client).tls.clientCertificate"
        switch (asks, own) {
        case (true, nil):
            let text = "\(seen.place) asks for a client certificate, none is configured, and HEAD / gets \(status)"
            findings.append(
                isRefused ? .problem(subject, text, mend: mend) : .warning(subject, text, mend: mend))
        case (true, let own?) where isRefused:
            findings.append(
                .warning(
                    subject, "\(seen.place) was shown the certificate \(own.certificate), and HEAD / gets \(status)",
                    mend: "if calls are refused too: " + mend))
        case (_, _) where status >= 500:
            findings.append(
                .warning(
                    subject, "\(seen.place) answers HEAD / with \(status)",
                    mend: "look at the vendor's own page of its state; if a proxy stands between, at its log"))
        case (true, let own?):
            findings.append(
                .ok(
                    subject, "\(seen.place) takes the certificate \(own.certificate), and answers (HEAD /: \(status))"))
        case (false, _): findings.append(.ok(subject, "\(seen.place) answers (HEAD /: \(status))"))
        }
    }

    private mutating func findClock(_ answer: EndpointObservation.Answer) {
        guard let vendor = answer.vendorSeconds else { return }
        let skew = answer.wallSeconds - vendor
        let text = "is \(abs(skew)) s \(skew < 0 ? "behind" : "ahead of") \(seen.place)'s"
        let mend = "let a time service set this machine's clock: timedatectl set-ntp true, or chrony"
        switch abs(skew) {
        case ...2: findings.append(.ok("clock", "agrees with \(seen.place)'s"))
        case ...Self.skewWarned: findings.append(.ok("clock", text))
        case ...Self.skewMax: findings.append(.warning("clock", text, mend: mend))
        default:
            findings.append(
                .problem("clock", text + ": signatures and signed tokens are refused by it", mend: mend))
        }
    }
}
