import GatewayRig
import JSON
import Testing

@Suite("The echo for conformance suites")
struct EchoTests {
    @Test("it is not there unless it is switched on")
    func off() async throws {
        #expect(try await backend().get("/v1/echo").status == 404)
    }

    @Test("any method gets its body back, and a WebSocket its messages, in order and in full")
    func echoes() async throws {
        try await withGateway(Samples.twoApps(more: "testing: {echo: true}")) { gateway in
            // A path that the contract does not describe is not held to it.
            let caller = Caller(port: gateway.port)
            for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"] {
                let answer = try await caller.call(method, "/v1/echo", body: Array("a \(method)".utf8))
                #expect(answer.status == 200)
                #expect(answer.text == "a \(method)")
                #expect(answer["Content-Type"] == "application/json")
                #expect(answer["Content-Length"] == "\(answer.body.count)")
            }
            #expect(try await caller.call("POST", "/v1/echo").status == 200)
            try await offPool {
                let socket = try SocketClient(caller, "/v1/echo", fields: ["Sec-WebSocket-Protocol": ""])
                #expect(socket.head.status == 101)
                let large = String(repeating: "é", count: 200_000)
                try socket.send(large)
                try socket.send(SocketClient.frame(2, [0, 1, 255]))
                try socket.send(SocketClient.frame(9, [7]))
                #expect(try socket.next() == .text(large))
                #expect(try socket.next() == .binary([0, 1, 255]))
                #expect(try socket.next() == .pong([7]))
                try socket.send(SocketClient.frame(8, [0x03, 0xE8]))
                #expect(try socket.next() == .close(1000, ""))
                #expect(try socket.next() == nil)
            }
            #expect(try await caller.get("/openapi.json").text.contains("/v1/echo") == false)
        }
    }
}
