import Crypto
import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportTLS
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

@Suite struct TLSTests {
    private func secure(_ bench: Bench, _ certificate: String = "good") throws -> TestCertificates {
        let certificates = try TestCertificates.shared.get()
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: certificates.certificate(certificate), keyFile: certificates.key(certificate)))
        bench.server.filter = { TLSFilter(server: context) }
        return certificates
    }

    private func get(
        _ bench: Bench, _ certificates: TestCertificates, host: String = "127.0.0.1",
        _ change: (inout ClientOptions) -> Void = { _ in }
    ) throws -> ClientRequest {
        var options = ClientOptions()
        options.tls.caFile = certificates.authority
        change(&options)
        return ClientRequest(.get, try URI("https://\(host):\(bench.server.port)/"), options: options)
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func requestsGoOverTLSAndReuseTheirConnection(_ host: String) throws {
        let bench = try Bench()
        let certificates = try secure(bench)
        for i in 0..<3 {
            bench.server.answer = { _ in [.answer(200, "secret \(i)")] }
            expectEqual(bench.outcome(try get(bench, certificates, host: host)), .answered(200, "secret \(i)"))
        }
        expectEqual(bench.server.connectionCount, 1)
    }

    @Test func otherRulesUseOtherConnections() throws {
        let bench = try Bench()
        let certificates = try secure(bench)
        expectEqual(bench.outcome(try get(bench, certificates)), .answered(200, ""))
        expectEqual(bench.outcome(try get(bench, certificates) { $0.tls.versionMin = .v1_3 }), .answered(200, ""))
        expectEqual(bench.server.connectionCount, 2)
        guard
            case .failed(.tlsFailed(.certificateRejected)) = bench.outcome(
                try get(bench, certificates) { $0.tls.caFile = nil })
        else {
            Issue.record("an unknown authority was believed")
            return
        }
    }

    @Test(arguments: ["expired", "stranger"])
    func badCertificatesAreRefused(_ certificate: String) throws {
        let bench = try Bench()
        let certificates = try secure(bench, certificate)
        guard case .failed(.tlsFailed(.certificateRejected)) = bench.outcome(try get(bench, certificates)) else {
            Issue.record("\(certificate) was believed")
            return
        }
        bench.settle()
        expect(bench.server.requests.isEmpty)
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aMissingAuthorityFileIsAnError() throws {
        let bench = try Bench()
        let certificates = try secure(bench)
        let request = try get(bench, certificates) { $0.tls.caFile = "/nonexistent" }
        guard case .failed(.tlsFailed(.file)) = bench.outcome(request) else {
            Issue.record("the file was not missed")
            return
        }
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aServerWithoutTLSFails() throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        bench.server.accepted = { _ in [.send("HTTP/1.1 400 Bad\r\n\r\n")] }
        guard case .failed(.tlsFailed(.protocolFailure)) = bench.outcome(try get(bench, certificates)) else {
            Issue.record("plain text was taken")
            return
        }
    }

    @Test(arguments: [Act.close, .reset, .finish])
    func aServerThatGoesDuringTheHandshakeIsATLSFailure(_ act: Act) throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        bench.server.accepted = { _ in [.wait(.seconds(1)), act] }
        let (box, _) = bench.begin(try get(bench, certificates))
        bench.advance(.seconds(2))
        bench.run { box.isDone }
        expectEqual(box.outcome, .failed(.tlsFailed(.truncated)))
    }

    @Test func aSilentHandshakeIsATLSTimeout() throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        let (box, _) = bench.begin(try get(bench, certificates) { $0.timeouts.tls = .seconds(2) })
        bench.advance(.milliseconds(1990))
        expectEqual(box.outcome, .pending)
        bench.advance(.milliseconds(20))
        expectEqual(box.outcome, .failed(.tlsTimedOut))
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test func cancellingEndsAHandshake() throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        let (box, task) = bench.begin(try get(bench, certificates))
        bench.settle()
        task.cancel()
        bench.settle()
        expectEqual(box.outcome, .failed(.cancelled))
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.server.openCount, 0)
        expectEqual(bench.client.connectionCount, 0)
    }

    /// A body that ends with its connection is whole only with TLS's own goodbye.
    @Test func aBodyWithoutAGoodbyeIsCut() throws {
        for isCut in [false, true] {
            let bench = try Bench()
            let certificates = try secure(bench)
            bench.server.answer = { _ in
                [
                    .send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello"), .wait(.milliseconds(1)),
                    isCut ? .close : .finish,
                ]
            }
            let (box, _) = bench.begin(try get(bench, certificates))
            bench.run { !bench.server.requests.isEmpty }
            bench.advance(.milliseconds(5))
            bench.run { box.isDone }
            expectEqual(
                box.outcome, isCut ? .broken(200, .connectionLost(afterBytesSent: true)) : .answered(200, "hello"))
        }
    }
}
