import Foundation
import GatewayRig
import JSON
import Kernel
import SupportPrograms
import SupportExpectations
import Testing

@Suite("The edge of the running product", .serialized)
struct EdgeTests {
    private let folder = TestFolder()

    private func start(_ more: String = "") async throws -> ChildGateway {
        let config = try ProviderUnderTest.echo.configuration(in: folder, more: more)
        return try await offPool { [folder] in try ChildGateway(config: config, in: folder) }
    }

    /// Changes how many descriptors a process may have.
    private func limit(_ pid: pid_t, descriptors: Int) async throws {
        let run = try await Program.outcome(of: [
            "prlimit", "--pid", "\(pid)", "--nofile=\(descriptors):\(descriptors)",
        ])
        expectEqual(run.status, 0)
    }

    @Test("out of descriptors it goes on, live sessions are unharmed, and newcomers are served afterwards")
    func descriptors() async throws {
        let child = try await start()
        let caller = Caller(port: child.port, credential: Samples.secretKey)
        let session = try await Conversation.open(caller)
        try await expectEqual(session.send("before").status, 202)
        let stream = try await offPool { try EventReader(caller, session.path + "/events") }
        expectEqual(stream.head.status, 200)
        let open = try Files.names(in: "/proc/\(child.pid)/fd").count
        try await limit(child.pid, descriptors: open + 20)
        // Half of a head each, so that none of them is idle; one whose half is late is closed to make room, so that
        // more may have to come.
        var crowd: [Wire] = []
        while crowd.count < 600, !child.log.contains("descriptors have run out") {
            for _ in 0..<30 {
                let wire = try Wire(port: child.port)
                // Closed to make room already, perhaps.
                try? wire.send(Array("GET /livez HTTP/1.1\r\n".utf8))
                crowd.append(wire)
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        try await expect(eventually { child.log.contains("descriptors have run out") })
        for wire in crowd { wire.close() }
        try await expectEqual(session.send("after").status, 202)
        let texts = try await offPool { () -> [String] in
            var texts: [String] = []
            while !texts.contains("after"), let frame = try stream.next() {
                if let text = frame.json["data"]?["content"]?["text"]?.stringValue { texts.append(text) }
            }
            return texts
        }
        expect(texts.contains("before") && texts.contains("after"), "the stream went on")
        try await expectEqual(caller.get("/livez").status, 200)
        let metrics = try await caller.get("/metrics").text
        let pauses = metrics.split(separator: "\n").first { $0.hasPrefix("trunkline_accept_pauses_total ") }
        expectEqual(pauses.map { !$0.hasSuffix(" 0") }, true, "\(metrics)")
        expectEqual(child.log.components(separatedBy: "descriptors have run out").count, 2, "said once a minute")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }
}
