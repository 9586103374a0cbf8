import Foundation
import GatewayRig
import Glibc
import SupportPrograms
import SupportExpectations
import Testing

@Suite("A log that nobody reads", .serialized)
struct UnreadLogTests {
    @Test("holds up neither requests nor the end of the process")
    func unread() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder, more: "logging: {level: debug}")
        try await offPool {
            var ends: [CInt] = [0, 0]
            expectEqual(unsafe pipe(&ends), 0)
            defer { close(ends[0]) }
            // The smallest there is, so that little fills it.
            expect(fcntl(ends[1], CInt(1031), 4096) >= 0)
            let program = try Program(
                [ChildGateway.executable, "serve", "--config", config], errors: .descriptor(ends[1]))
            close(ends[1])
            let port = try Self.port(from: ends[0])
            let caller = Caller(port: port, credential: Samples.secretKey)
            // A line each, and far more of them than the pipe has room for.
            for _ in 0..<200 { try expectEqual(caller.blocking("GET", "/livez").status, 200) }
            program.signal(SIGTERM)
            expect(poll(within: 20) { !program.isRunning }, "it does not end")
            expectEqual(program.wait(), 0)
        }
    }

    @Test("does not keep a process from complaining and ending")
    func complaint() async throws {
        try await offPool {
            var ends: [CInt] = [0, 0]
            expectEqual(unsafe pipe(&ends), 0)
            defer { close(ends[0]) }
            expectEqual(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0)
            let filler = [UInt8](repeating: 0x2E, count: 4096)
            while unsafe write(ends[1], filler, filler.count) > 0 {}
            expectEqual(fcntl(ends[1], F_SETFL, 0), 0)
            let program = try Program(
                [ChildGateway.executable, "serve", "--config", "/nowhere/x.yaml"], errors: .descriptor(ends[1]))
            close(ends[1])
            expect(poll(within: 20) { !program.isRunning }, "it does not end")
            expectEqual(program.wait(), 2)
        }
    }

    /// Reads the log up to the line that says where it listens, and nothing more.
    private static func port(from descriptor: CInt) throws -> Int {
        var log = ""
        var byte: UInt8 = 0
        while unsafe read(descriptor, &byte, 1) == 1 {
            log.unicodeScalars.append(Unicode.Scalar(byte))
            guard byte == 0x0A else { continue }
            if log.contains("\"ready\""), let place = log.range(of: "\"listen\":\"127.0.0.1:"),
                let port = Int(log[place.upperBound...].prefix { $0.isNumber })
            {
                return port
            }
            log = ""
        }
        throw WireError.noAnswer("no port")
    }
}
