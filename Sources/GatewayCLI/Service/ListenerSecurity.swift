import Configuration
import Crypto
import HTTPServer
import Transport

/// TLS of all listeners that speak it.
struct ListenerSecurity: Sendable {
    /// Problems with the files, each with its place in the configuration.
    struct Failure: Error {
        let problems: [String]
    }

    /// In the order of the configuration; nil for a listener in clear.
    let listen: [TLSAcceptor?]
    let admin: TLSAcceptor?

    /// Reads all files.
    init(_ configuration: GatewayConfiguration) throws(Failure) {
        try Self.check(configuration)
        do throws(TLSError) {
            var acceptors: [TLSAcceptor?] = []
            for listener in configuration.listen { acceptors.append(try Self.acceptor(listener)) }
            listen = acceptors
            admin = try configuration.admin.flatMap(Self.acceptor)
        } catch {
            // Only a file that has changed since it was checked.
            throw Failure(problems: [Self.text(error)])
        }
    }

    /// How many listeners speak TLS.
    var count: Int { (listen + [admin]).count { $0 != nil } }

    /// When the certificates that are in use run out.
    var expiries: [TLSExpiry] { (listen + [admin]).flatMap { $0?.expiries ?? [] } }

    /// The contents of files that were read anew, for all listeners.
    struct Renewal: Sendable {
        fileprivate let changes: [(TLSAcceptor, TLSContext)]

        /// New connections see them from here on.
        func use() { for (acceptor, context) in changes { acceptor.use(context) } }
    }

    /// Reads all files anew; nobody sees them yet.
    ///
    /// - Parameter configuration: with the same listeners.
    func renewal(_ configuration: GatewayConfiguration) throws(Failure) -> Renewal {
        try Self.check(configuration)
        var changes: [(TLSAcceptor, TLSContext)] = []
        do throws(TLSError) {
            for (acceptor, listener) in zip(listen + [admin], configuration.listen + [configuration.admin]) {
                guard let acceptor, let tls = listener?.tls else { continue }
                changes.append((acceptor, try acceptor.prepare(TLSServerSettings(tls))))
            }
        } catch {
            throw Failure(problems: [Self.text(error)])
        }
        return Renewal(changes: changes)
    }

    private static func acceptor(_ listener: ListenerConfiguration) throws(TLSError) -> TLSAcceptor? {
        guard let tls = listener.tls else { return nil }
        return try TLSAcceptor(TLSServerSettings(tls), plainAnswer: Server.plainRequestAnswer)
    }

    // MARK: Checking

    private static func check(_ configuration: GatewayConfiguration) throws(Failure) {
        let problems = problems(of: configuration)
        guard problems.isEmpty else { throw Failure(problems: problems) }
    }

    /// All that is wrong with the files; opens them, and blocks meanwhile.
    static func problems(of configuration: GatewayConfiguration) -> [String] {
        var problems: [String] = []
        for (index, listener) in configuration.listen.enumerated() {
            problems += Self.problems(of: listener, at: "listen[\(index)].tls")
        }
        if let admin = configuration.admin { problems += Self.problems(of: admin, at: "admin.tls") }
        return problems
    }

    private static func problems(of listener: ListenerConfiguration, at place: String) -> [String] {
        guard let tls = listener.tls else { return [] }
        let settings = TLSServerSettings(tls)
        var problems: [String] = []
        // One after the other, so that each tells what is wrong with it.
        for files in settings.certificates {
            var single = settings
            single.certificates = [files]
            do throws(TLSError) {
                _ = try TLSContext(server: single)
            } catch {
                let problem = "\(place): \(text(error))"
                if !problems.contains(problem) { problems.append(problem) }
            }
        }
        return problems
    }

    private static func text(_ error: TLSError) -> String {
        guard case .file(let path, let reason) = error else { return "\(error)" }
        return "\(path): \(reason)"
    }
}

extension TLSServerSettings {
    fileprivate init(_ tls: ListenerTLS) {
        self.init(
            certificates: tls.certificates.map {
                TLSCertificateFiles(certificate: $0.certificateFile, key: $0.keyFile, status: $0.ocspFile)
            },
            versionMin: tls.minVersion == .v1_3 ? .v1_3 : .v1_2,
            applicationProtocols: Server.applicationProtocols,
            clientCertificates: tls.clientCertificates.map {
                TLSClientCertificates(authorityFile: $0.caFile, isRequired: $0.mode == .required)
            })
    }
}
