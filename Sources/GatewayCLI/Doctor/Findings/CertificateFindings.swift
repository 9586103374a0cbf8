import Configuration
import Crypto

/// Certificates of ours: those of listeners, and those that vendors are shown.
enum CertificateFindings {
    /// Seconds before its end from which a certificate should be renewed: 30 days.
    static let secondsWarned: Int64 = 30 * 86_400

    /// One for each certificate of a listener; reads the files.
    ///
    /// - Parameter now: in seconds since 1970.
    static func listeners(of configuration: GatewayConfiguration, now: Int64) -> [Finding] {
        let sections = configuration.listen.enumerated().map { ("listen[\($0)]", $1) }
        let admin = configuration.admin.map { [("admin", $0)] } ?? []
        var findings = ListenerSecurity.problems(of: configuration).map {
            Finding.problem(
                "listeners", $0,
                mend: "name a certificate and the key that belongs to it, both in PEM form, readable "
                    + "by the gateway's user")
        }
        for (place, listener) in sections + admin {
            for files in listener.tls?.certificates ?? [] {
                let subject = "listener \(place)"
                findings += expiry(
                    subject, TLSCertificateFiles(certificate: files.certificateFile, key: files.keyFile), now: now)
                if let open = SecretFindings.exposure(subject, of: files.keyFile) { findings.append(open) }
            }
        }
        return findings
    }

    /// The expiry of a certificate of ours; none where it cannot be read, which is told elsewhere.
    static func expiry(_ subject: String, _ files: TLSCertificateFiles, now: Int64) -> [Finding] {
        guard let context = try? TLSContext(server: TLSServerSettings(certificates: [files])) else { return [] }
        return context.expiries.map {
            expiry(
                subject, "certificate \($0.file)", $0.seconds, now: now,
                mend: "have it renewed and put the new one there; a running gateway takes it at SIGHUP")
        }
    }

    /// How long a certificate is good for.
    static func expiry(_ subject: String, _ name: String, _ seconds: Int64, now: Int64, mend: String) -> Finding {
        let left = seconds - now
        if left < 0 { return .problem(subject, "\(name) ran out \(days(-left)) ago", mend: mend) }
        let text = "\(name) is good for \(days(left)) more"
        return left < secondsWarned ? .warning(subject, text, mend: mend) : .ok(subject, text)
    }

    private static func days(_ seconds: Int64) -> String {
        let days = seconds / 86_400
        return days == 0 ? "less than a day" : days == 1 ? "1 day" : "\(days) days"
    }
}
