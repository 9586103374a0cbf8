import Configuration
import Crypto
import EventLoop
import Gateway
import HTTPClient
import HTTPWire
import ProviderKit
import Transport

/// Looks at all that one provider stands on, on a loop.
struct ProviderVisit {
    private let contact: ProviderContact
    private let loop: Loop
    private let report: DoctorReport

    private var subject: String { "provider \(contact.name)" }

    init(_ contact: ProviderContact, _ loop: Loop, _ report: DoctorReport) {
        self.contact = contact
        self.loop = loop
        self.report = report
    }

    /// Tells of the sockets beside the gateway, of our certificate, and of each host.
    ///
    /// - Parameter now: in seconds since 1970.
    func make(now: Int64) async {
        if let place = contact.externalAddress { report.add([SocketProbe.adapter(place, of: contact.name)]) }
        report.add(contact.processSockets.map { SocketProbe.layer($0, of: contact.name) })
        if let files = contact.options.tls.certificate {
            report.add(CertificateFindings.expiry(subject, files, now: now))
            if let exposure = SecretFindings.exposure(subject, of: files.key) { report.add([exposure]) }
        }
        if contact.endpoints.isEmpty, contact.externalAddress == nil {
            report.add([.ok(subject, "has no host to be reached (kind \(contact.kind))")])
        }
        do throws(ResolveError) {
            // All of these stand in the configuration, those that a layer leads to among them.
            var options = contact.options
            options.egress?.source = .configuration
            var isReached = !contact.endpoints.isEmpty
            for url in contact.endpoints {
                let seen = try await EndpointProbe(loop: loop).observe(url, options)
                report.add(EndpointFindings.find(seen, of: contact.name, now: now))
                if case .success = seen.answer { continue }
                isReached = false
            }
            if isReached { try await visitCredentials() }
        } catch {
            report.add([
                .problem(subject, "no name can be looked up: \(error)", mend: "see that /etc/resolv.conf can be read")
            ])
        }
    }

    /// Tries the credentials where the kind has a way to.
    private func visitCredentials() async throws(ResolveError) {
        let resolver = try Resolver(loop: loop)
        let client = LoopBound(unchecked: Client(loop: loop, resolver: resolver, random: RandomPool()), loop: loop)
        let trial = await contact.tryCredentials(client)
        client.value.close()
        report.add([CredentialFindings.find(trial, of: contact.name, kind: contact.kind)])
    }
}
