import Foundation
import GatewayRig
import JSON
import SupportExpectations
import Testing

/// An adapter that does not open a session while another provider of the route stands by.
@Suite("External: another provider stands by")
struct ExternalFallbackTests {
    /// The fault of the adapter.
    enum Way: String, CaseIterable {
        /// Its address has no listener.
        case refuses
        /// It listens and never greets.
        case hangs
        /// It greets, and answers no request.
        case silent
    }

    private static let listening = """
        import json, socket, sys, time
        server = socket.socket(socket.AF_UNIX)
        server.bind(sys.argv[1])
        server.listen(64)
        while sys.argv[2] == "hangs":
            time.sleep(60)
        while True:
            connection = server.accept()[0]
            hello = {"type": "hello", "version": 1, "kind": "mute", "settlement": "none"}
            hello["capabilities"] = {"text": True}
            body = json.dumps(hello).encode()
            connection.sendall(len(body).to_bytes(4, "big") + body)
            while connection.recv(65536):
                pass
        """

    private func configuration(in folder: TestFolder) -> String {
        AdapterProgram.configuration(in: folder)
            .replacingOccurrences(of: "provider: main,", with: "route: people,")
            + "\nroutes: {people: {use: [{provider: main}], fallback: [echo]}}"
    }

    @Test(arguments: Way.allCases)
    func `the session goes on there within the caller's wait, and the next one at once`(_ way: Way) async throws {
        let folder = TestFolder(.memory)
        let socket = AdapterProgram.socket(in: folder)
        let adapter =
            way == .refuses
            ? nil
            : try await offPool {
                try AdapterProgram(["-c", Self.listening, socket, way.rawValue], awaiting: socket, in: folder)
            }
        try await withGateway(configuration(in: folder)) { gateway in
            let clock = ContinuousClock()
            let first = try await Conversation.open(gateway.backend)
            let made = try await first.caller.get(first.path).json
            expectEqual(made["provider"], "echo")
            expectEqual(made["state"], "active")
            let events = try await first.events()
            let move = try #require(events.first { $0["type"] == "provider.fallback" })
            expectEqual(move["data"]?["from"], "main")
            expectEqual(move["data"]?["reason"], way == .refuses ? "unavailable" : "timeout")
            let types = events.compactMap { $0["type"]?.stringValue }
            expect(!types.contains("session.reconnecting"), "\(types)")
            try await first.send("hello", waits: true)
            guard way != .silent else { return }
            let begin = clock.now
            let second = try await Conversation.open(gateway.backend)
            try await expectEqual(second.caller.get(second.path).json["provider"], "echo")
            // A greeting is waited for five seconds.
            expect(clock.now - begin < .seconds(4))
        }
        adapter?.kill()
    }
}
