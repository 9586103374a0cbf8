import Crypto
import EventLoop
import Foundation
import HTTPWire
import Kernel
import SupportExpectations
import SupportServers
import SupportTLS
import Synchronization
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// The notices that a client gave.
final class Notices: Sendable {
    private let heard = Mutex<[TLSNotice]>([])

    var all: [TLSNotice] { heard.withLock { $0 } }
    func observer() -> TLSObserver { TLSObserver { [self] notice in heard.withLock { $0.append(notice) } } }
}

/// A server over TLS, and requests that know it by pins and show it a certificate.
private final class SecureBench {
    let bench: Bench
    let certificates: TestCertificates
    let notices = Notices()
    let observer: TLSObserver
    /// The server's side of all connections.
    private(set) var filters: [TLSFilter] = []

    init(_ certificate: String = "good", asksForCertificates: Bool = false) throws {
        bench = try Bench()
        certificates = try TestCertificates.shared.get()
        observer = notices.observer()
        try serve(certificate, asksForCertificates: asksForCertificates)
    }

    /// The server has another certificate from now on.
    func serve(_ certificate: String, asksForCertificates: Bool = false) throws {
        var settings = TLSServerSettings(
            certificateFile: certificates.certificate(certificate), keyFile: certificates.key(certificate))
        if asksForCertificates {
            settings.clientCertificates = TLSClientCertificates(
                authorityFile: certificates.authority, isRequired: true)
        }
        let context = try TLSContext(server: settings)
        bench.server.filter = { [unowned self] in
            let filter = TLSFilter(server: context)
            filters.append(filter)
            return filter
        }
    }

    func options(_ pins: [String]? = nil, isEnforced: Bool = true) throws -> ClientOptions {
        var options = ClientOptions()
        options.tls.caFile = certificates.authority
        options.tls.observer = observer
        options.tls.pins = try pins.map { names in
            TLSPins(Set(try names.map { try certificates.pin($0) }), isEnforced: isEnforced)
        }
        return options
    }

    func outcome(_ options: ClientOptions, _ path: String = "/") throws -> Outcome {
        bench.outcome(ClientRequest(.get, try bench.url(path, scheme: "https"), options: options))
    }
}

@Suite struct PinTests {
    private static let mismatch = Outcome.failed(.tlsFailed(.pinMismatch))

    @Test(arguments: [["good", "renewed"], ["root", "stranger"], ["stranger", "good"]])
    func `one of the keys in the server's chain is enough`(pins: [String]) throws {
        let secure = try SecureBench()
        for isEnforced in [true, false] {
            expectEqual(try secure.outcome(secure.options(pins, isEnforced: isEnforced)), .answered(200, ""))
        }
        expectEqual(secure.notices.all, [])
    }

    @Test func `a server without any of them is not asked`() throws {
        let secure = try SecureBench()
        for count in 1...2 {
            expectEqual(try secure.outcome(secure.options(["renewed", "stranger"])), Self.mismatch)
            expectEqual(
                secure.notices.all, Array(repeating: .pinsMissed(host: "127.0.0.1", isEnforced: true), count: count))
        }
        secure.bench.settle()
        expect(secure.bench.server.requests.isEmpty)
        expectEqual(secure.bench.client.connectionCount, 0)
    }

    @Test func `where they are only reported it is asked, and told of once for each connection`() throws {
        let secure = try SecureBench()
        let options = try secure.options(["renewed", "stranger"], isEnforced: false)
        for _ in 1...3 { expectEqual(try secure.outcome(options), .answered(200, "")) }
        expectEqual(secure.notices.all, [.pinsMissed(host: "127.0.0.1", isEnforced: false)])
    }

    @Test func `the backup pin lets a server change its key`() throws {
        let secure = try SecureBench()
        let options = try secure.options(["good", "renewed"])
        expectEqual(try secure.outcome(options), .answered(200, ""))
        try secure.serve("renewed")
        secure.bench.advance(.seconds(40))
        expectEqual(try secure.outcome(options), .answered(200, ""))
        expectEqual(secure.bench.server.connectionCount, 2)
        expectEqual(try secure.outcome(secure.options(["good", "stranger"])), Self.mismatch)
    }

    @Test func `a connection that stands serves nobody who pins other keys`() throws {
        let secure = try SecureBench()
        expectEqual(try secure.outcome(secure.options()), .answered(200, ""))
        expectEqual(secure.bench.client.idleConnectionCount, 1)
        expectEqual(try secure.outcome(secure.options(["renewed"])), Self.mismatch)
        expectEqual(try secure.outcome(secure.options(["renewed"], isEnforced: false)), .answered(200, ""))
        expectEqual(try secure.outcome(secure.options(["good"])), .answered(200, ""))
        expectEqual(secure.bench.server.requests.count, 3)
    }

    @Test func `pins hold behind a redirect, and our certificate stays at home`() throws {
        let secure = try SecureBench()
        // The redirect leads to another name of the same server.
        secure.bench.server.answer = { request in
            request.target == "/z"
                ? [.answer(200, "end")]
                : [.answer(302, "", "Location: https://localhost:\(secure.bench.server.port)/z", "Connection: close")]
        }
        var options = try secure.options(["good", "stranger"])
        options.redirectsMax = 3
        expectEqual(try secure.outcome(options), .answered(200, "end"))
        secure.bench.server.answer = { request in
            // Between the answer and the next connection the server changes its key.
            try? secure.serve("renewed")
            return [.answer(302, "", "Location: https://localhost:\(secure.bench.server.port)/y", "Connection: close")]
        }
        secure.bench.advance(.seconds(40))
        expectEqual(try secure.outcome(options), Self.mismatch)
        expectEqual(secure.notices.all, [.pinsMissed(host: "localhost", isEnforced: true)])
    }

    @Test func `sockets know their server by pins too`() throws {
        let secure = try SecureBench()
        let url = try secure.bench.url("/", scheme: "wss")
        let recorder = Recorder()
        secure.bench.client.openWebSocket(
            WebSocketRequest(url, options: try secure.options(["renewed", "stranger"])), handler: recorder)
        secure.bench.run { !recorder.ends.isEmpty }
        expectEqual(recorder.ends, [.failed(.tlsFailed(.pinMismatch))])
        expect(secure.bench.server.requests.isEmpty)
        let other = Recorder()
        secure.bench.client.openWebSocket(
            WebSocketRequest(url, options: try secure.options(["good", "stranger"])), handler: other)
        secure.bench.run { !other.ends.isEmpty }
        // It is asked, and no server of sockets.
        guard case .failed(.upgradeRefused) = other.ends.first else {
            Issue.record("\(other.ends)")
            return
        }
    }

    @Test func `a server that speaks TLS 1.2 alone is refused where 1.3 is the least`() throws {
        let secure = try SecureBench()
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: secure.certificates.certificate("good"), keyFile: secure.certificates.key("good"),
                versionMax: .v1_2))
        secure.bench.server.filter = { TLSFilter(server: context) }
        expectEqual(try secure.outcome(secure.options()), .answered(200, ""))
        var options = try secure.options()
        options.tls.versionMin = .v1_3
        guard case .failed(.tlsFailed(.alert)) = try secure.outcome(options) else {
            Issue.record("an old version was taken")
            return
        }
        expectEqual(secure.bench.server.requests.count, 1)
    }
}

/// Our certificate, and files that change while the client runs.
@Suite struct ClientCertificateTests {
    /// A folder of files that a test changes.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "trunkline-files-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appending(path: name).path }

        /// As renewals do it: the new file takes the name of the old one.
        func put(_ source: String, as name: String) throws {
            try Data(contentsOf: URL(fileURLWithPath: source)).write(to: url.appending(path: name), options: .atomic)
        }
    }

    @Test func `our certificate is shown where one is asked for, and only there`() throws {
        let secure = try SecureBench(asksForCertificates: true)
        var options = try secure.options(["good", "renewed"])
        options.tls.certificate = TLSCertificateFiles(
            certificate: secure.certificates.certificate("renewed"), key: secure.certificates.key("renewed"))
        expectEqual(try secure.outcome(options), .answered(200, ""))
        expectEqual(secure.filters.last?.peerKeyDigest, try secure.certificates.pin("renewed"))
        // Without it nobody is let in, and a connection with it is not for those without.
        guard case .failed(.tlsFailed) = try secure.outcome(secure.options()) else {
            Issue.record("let in without a certificate")
            return
        }
        expectEqual(secure.bench.server.requests.count, 1)
    }

    @Test func `a server that is not pinned does not see our certificate`() throws {
        let secure = try SecureBench(asksForCertificates: true)
        var options = try secure.options(["renewed", "stranger"])
        options.tls.certificate = TLSCertificateFiles(
            certificate: secure.certificates.certificate("renewed"), key: secure.certificates.key("renewed"))
        expectEqual(try secure.outcome(options), .failed(.tlsFailed(.pinMismatch)))
        secure.bench.settle()
        expect(secure.filters.last.map { $0.peerKeyDigest == nil } == true)
    }

    @Test func `a renewed certificate is shown from the next connection on`() throws {
        let secure = try SecureBench(asksForCertificates: true)
        secure.bench.server.answer = { _ in [.answer(200, "", "Connection: close")] }
        let folder = try Folder()
        var options = try secure.options()
        options.tls.certificate = TLSCertificateFiles(certificate: folder.path("a.pem"), key: folder.path("a.key"))
        func isShown(_ name: String) throws {
            secure.bench.advance(.seconds(2))
            expectEqual(try secure.outcome(options), .answered(200, ""))
            expectEqual(secure.filters.last?.peerKeyDigest, try secure.certificates.pin(name))
        }
        guard case .failed(.tlsFailed(.file)) = try secure.outcome(options) else {
            Issue.record("nothing was missed")
            return
        }
        try folder.put(secure.certificates.certificate("good"), as: "a.pem")
        try folder.put(secure.certificates.key("good"), as: "a.key")
        try isShown("good")
        // In the middle of a renewal the new certificate has the old key; what was read before goes on.
        try folder.put(secure.certificates.certificate("renewed"), as: "a.pem")
        try isShown("good")
        try isShown("good")
        expectEqual(secure.notices.all.count, 1)
        guard case .filesUnusable(.file(folder.path("a.key"), _))? = secure.notices.all.first else {
            Issue.record("\(secure.notices.all)")
            return
        }
        try folder.put(secure.certificates.key("renewed"), as: "a.key")
        try isShown("renewed")
        expectEqual(secure.notices.all.last, .filesRead)
        expectEqual(secure.notices.all.count, 2)
    }

    @Test func `authorities that change are believed from the next connection on`() throws {
        let secure = try SecureBench()
        secure.bench.server.answer = { _ in [.answer(200, "", "Connection: close")] }
        let folder = try Folder()
        var options = try secure.options()
        options.tls.caFile = folder.path("ca.pem")
        try folder.put(secure.certificates.authority, as: "ca.pem")
        expectEqual(try secure.outcome(options), .answered(200, ""))
        try folder.put(secure.certificates.certificate("stranger"), as: "ca.pem")
        secure.bench.advance(.seconds(2))
        guard case .failed(.tlsFailed(.certificateRejected)) = try secure.outcome(options) else {
            Issue.record("an authority of the past was believed")
            return
        }
        try folder.put(secure.certificates.authority, as: "ca.pem")
        secure.bench.advance(.seconds(2))
        expectEqual(try secure.outcome(options), .answered(200, ""))
        expectEqual(secure.notices.all, [.filesRead, .filesRead])
    }
}
