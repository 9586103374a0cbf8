import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("The echo for conformance suites")
struct EchoTests {
    @Test("it is not there unless it is switched on")
    func off() async throws {
        try await expectEqual(backend().get("/v1/echo").status, 404)
    }

    @Test("any method gets its body back, and a WebSocket its messages, in order and in full")
    func echoes() async throws {
        try await withGateway(Samples.twoApps(more: "testing: {echo: true}")) { gateway in
            // A path that the contract does not describe is not held to it.
            let caller = Caller(port: gateway.port)
            for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"] {
                let answer = try await caller.call(method, "/v1/echo", body: Array("a \(method)".utf8))
                expectEqual(answer.status, 200)
                expectEqual(answer.text, "a \(method)")
                expectEqual(answer["Content-Type"], "application/json")
                expectEqual(answer["Content-Length"], "\(answer.body.count)")
            }
            try await expectEqual(caller.call("POST", "/v1/echo").status, 200)
            try await offPool {
                let socket = try SocketClient(caller, "/v1/echo", fields: ["Sec-WebSocket-Protocol": ""])
                expectEqual(socket.head.status, 101)
                let large = String(repeating: "é", count: 200_000)
                try socket.send(large)
                try socket.send(SocketClient.frame(2, [0, 1, 255]))
                try socket.send(SocketClient.frame(9, [7]))
                try expectEqual(socket.next(), .text(large))
                try expectEqual(socket.next(), .binary([0, 1, 255]))
                try expectEqual(socket.next(), .pong([7]))
                try socket.send(SocketClient.frame(8, [0x03, 0xE8]))
                try expectEqual(socket.next(), .close(1000, ""))
                try expect(socket.next() == nil)
            }
            try await expectEqual(caller.get("/openapi.json").text.contains("/v1/echo"), false)
        }
    }
}
