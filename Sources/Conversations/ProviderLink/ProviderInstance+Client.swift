package import Configuration
import Crypto
package import HTTPClient
package import HTTPWire
package import ProviderKit

extension ClientOptions {
    /// The usual options of the calls of a provider.
    ///
    /// - Parameters:
    ///   - endpoints: the addresses of the hosts that its section names.
    ///   - secrets: read the password of its proxy.
    package init(_ configuration: ClientConfiguration, endpoints: [URI], secrets: any ProviderSecrets) {
        self.init()
        tls = TLSOptions(configuration.trust)
        egress = EgressPolicy(configuration.egress, endpoints: endpoints)
        timeouts.connect = configuration.connectTimeout
        timeouts.tls = configuration.connectTimeout
        timeouts.firstByte = configuration.firstByteTimeout
        timeouts.total = configuration.totalTimeout
        proxy = configuration.proxy.map { ProxyOptions($0, secrets: secrets) }
    }
}

extension TLSOptions {
    /// The options that a provider's configuration asks for.
    init(_ trust: ClientTrust) {
        self.init()
        caFile = trust.caFile
        versionMin = trust.minVersion == .v1_3 ? .v1_3 : .v1_2
        certificate = trust.certificate.map {
            TLSCertificateFiles(certificate: $0.certificateFile, key: $0.keyFile)
        }
        guard !trust.pins.isEmpty else { return }
        let digests = trust.pins.map { pin in
            guard let digest = Base64.standard.decode(Array(pin.utf8).span), digest.count == 32 else {
                preconditionFailure("a pin is checked when it is decoded")
            }
            return digest
        }
        pins = TLSPins(Set(digests), isEnforced: trust.pinMode == .enforce)
    }
}

extension EgressPolicy {
    /// The policy that a provider's configuration asks for.
    ///
    /// - Parameter endpoints: the addresses of the hosts that its section names.
    init(_ egress: ClientEgress, endpoints: [URI]) {
        self.init(
            endpoints: Set(
                endpoints.compactMap { url in
                    url.effectivePort.map { EgressEndpoint(host: url.host, port: $0) }
                }),
            allow: egress.allow?.map { host in
                EgressPattern(host: host.name, port: host.port.map { UInt16($0) })
            }, allowsPrivate: egress.allowsPrivate)
    }
}
