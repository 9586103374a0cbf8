import Crypto
import EventLoop
import Foundation
import Glibc
import HTTPWire
import Kernel
import SupportPrograms
import SupportTLS
import SupportExpectations
import Testing
@testable import HTTPClient

/// The program `nghttpd`, a server of HTTP/2 that shares nothing with ours but the library under both.
private final class Nghttpd {
    let port: UInt16
    let folder: URL
    private let process: Program

    init(_ arguments: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "nghttpd-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(repeating: 97, count: 3_000_000).write(to: folder.appending(path: "large"))
        try Data("hello".utf8).write(to: folder.appending(path: "small"))
        let certificates = try TestCertificates.shared.get()
        process = try Program(
            ["/usr/sbin/nghttpd", "--address=127.0.0.1", "--htdocs=\(folder.path)", "--echo-upload"] + arguments
                + ["0", certificates.key("good"), certificates.certificate("good")])
        port = try Self.port(of: process)
    }

    /// The port that the kernel chose for it, which it does not tell.
    private static func port(of process: Program) throws -> UInt16 {
        let deadline = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < deadline, process.isRunning {
            let inodes = try sockets(of: process.pid)
            let table = String(decoding: try Files.read("/proc/net/tcp"), as: UTF8.self)
            for line in table.split(separator: "\n").dropFirst() {
                let columns = line.split(separator: " ")
                // State 0A is LISTEN.
                guard columns.count > 9, columns[3] == "0A", inodes.contains(String(columns[9])),
                    let hex = columns[1].split(separator: ":").last, let port = UInt16(hex, radix: 16)
                else { continue }
                return port
            }
        }
        process.kill()
        throw CocoaError(.executableLoad)
    }

    private static func sockets(of process: Int32) throws -> Set<String> {
        let folder = "/proc/\(process)/fd"
        var found: Set<String> = []
        for name in try Files.names(in: folder) {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)"),
                link.hasPrefix("socket:[")
            else { continue }
            found.insert(String(link.dropFirst(8).dropLast()))
        }
        return found
    }

    func stop() {
        process.kill()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Our client against a server that is not ours.
@Suite struct NghttpdTests {
    @Test(arguments: [true, false])
    func itsAnswersComeWhole(_ isSecure: Bool) async throws {
        // Fewer streams than requests, so that some wait.
        let server = try Nghttpd(["--max-concurrent-streams=4"] + (isSecure ? [] : ["--no-tls"]))
        let stage = try await Stage()
        let authority = try TestCertificates.shared.get().authority
        let port = server.port
        let upload = [UInt8](repeating: 98, count: 700_000)
        let outcomes = await stage.outcomes(30) { i in
            let path = ["small", "large", "echo"][i % 3]
            let url = try URI("\(isSecure ? "https" : "http")://127.0.0.1:\(port)/\(path)")
            var request = ClientRequest(path == "echo" ? .post : .get, url)
            if path == "echo" { request.body = .bytes(upload) }
            request.options.versions = isSecure ? .automatic : .http2Only
            request.options.tls.caFile = authority
            return request
        }
        let expected: [Outcome] = [
            .answered(200, "hello"), .answered(200, String(repeating: "a", count: 3_000_000)),
            .answered(200, String(repeating: "b", count: 700_000)),
        ]
        for (i, outcome) in outcomes.enumerated() {
            expectEqual(outcome, expected[i % 3], "request \(i) came to status \(String(describing: outcome.status))")
        }
        await expectEqual(stage.connectionCount(), 1)
        await stage.stop()
        server.stop()
    }

    /// Asks a server over TLS for the small file, over HTTP/2 only.
    private static func small(
        _ port: UInt16, pins: [String]? = nil, isEnforced: Bool = true, certificate: String? = nil,
        _ observer: TLSObserver? = nil
    ) throws -> ClientRequest {
        let certificates = try TestCertificates.shared.get()
        var request = ClientRequest(.get, try URI("https://127.0.0.1:\(port)/small"))
        request.options.versions = .http2Only
        request.options.tls.caFile = certificates.authority
        request.options.tls.observer = observer
        request.options.tls.pins = try pins.map { names in
            TLSPins(Set(try names.map { try certificates.pin($0) }), isEnforced: isEnforced)
        }
        request.options.tls.certificate = certificate.map {
            TLSCertificateFiles(certificate: certificates.certificate($0), key: certificates.key($0))
        }
        return request
    }

    @Test func `pins hold over HTTP/2, also where a connection stands that others use`() async throws {
        let server = try Nghttpd()
        let stage = try await Stage()
        let (port, notices) = (server.port, Notices())
        let observer = notices.observer()
        func outcomes(_ count: Int, _ pins: [String]?, isEnforced: Bool = true) async -> [Outcome] {
            let all = await stage.outcomes(count) { _ in
                try Self.small(port, pins: pins, isEnforced: isEnforced, observer)
            }
            return all.allSatisfy { $0 == all.first } ? Array(all.prefix(1)) : all
        }
        await expectEqual(outcomes(3, nil), [.answered(200, "hello")])
        await expectEqual(outcomes(3, ["renewed", "stranger"]), [.failed(.tlsFailed(.pinMismatch))])
        await expectEqual(outcomes(3, ["good", "renewed"]), [.answered(200, "hello")])
        await expectEqual(outcomes(3, ["root", "renewed"]), [.answered(200, "hello")])
        await expectEqual(outcomes(3, ["renewed", "stranger"], isEnforced: false), [.answered(200, "hello")])
        // One for each set of pins, and the requests of a set share it.
        await expectEqual(stage.connectionCount(), 4)
        expectEqual(notices.all.last, .pinsMissed(host: "127.0.0.1", isEnforced: false))
        expectEqual(notices.all.count { $0 == .pinsMissed(host: "127.0.0.1", isEnforced: false) }, 1)
        await stage.stop()
        server.stop()
    }

    @Test func `our certificate is shown over HTTP/2, and a connection with it is not for those without`() async throws
    {
        let server = try Nghttpd(["--verify-client"])
        let stage = try await Stage()
        let port = server.port
        let shown = await stage.outcomes(3) { _ in try Self.small(port, certificate: "renewed") }
        expectEqual(shown, Array(repeating: .answered(200, "hello"), count: 3))
        let without = await stage.outcomes(1) { _ in try Self.small(port) }
        expect(without.first?.status == nil, "let in without a certificate: \(without)")
        let unpinned = await stage.outcomes(1) { _ in
            try Self.small(port, pins: ["renewed", "stranger"], certificate: "renewed")
        }
        expectEqual(unpinned, [.failed(.tlsFailed(.pinMismatch))])
        let again = await stage.outcomes(1) { _ in try Self.small(port, certificate: "renewed") }
        expectEqual(again, [.answered(200, "hello")])
        await stage.stop()
        server.stop()
    }
}
