@testable import Conversations
import EventLoop
import GatewayRig
import JSON
import SupportExpectations
import SupportServers
import Testing

/// A vendor that is gone for a while, as the whole gateway has it.
@Suite struct OutageTests {
    /// A vendor that takes connections and resets them, until it is told otherwise.
    private final class Vendor: Sendable {
        let port: UInt16
        private let group: LoopGroup
        private let server: LoopBound<BadServer?>

        init() async throws {
            let group = try LoopGroup(count: 1)
            let loop = group.loops[0]
            _ = try loop.start()
            let server = LoopBound<BadServer?>(unchecked: nil, loop: loop)
            port = try await withCheckedThrowingContinuation { (done: CheckedContinuation<UInt16, any Error>) in
                loop.execute {
                    done.resume(
                        with: Result {
                            let made = try BadServer(loop)
                            made.accepted = { _ in [.reset] }
                            server.value = made
                            return made.port
                        })
                }
            }
            self.group = group
            self.server = server
        }

        deinit { for loop in group.loops { loop.stop() } }

        func ask<Value: Sendable>(_ body: @escaping @Sendable (BadServer) -> Value) async throws -> Value {
            let server = server
            let value: Value? = await withCheckedContinuation { done in
                server.loop.execute { done.resume(returning: server.value.map(body)) }
            }
            return try #require(value)
        }

        /// Takes connections and says nothing.
        func hang() async throws {
            try await ask {
                $0.accepted = { _ in [] }
                $0.answer = { _ in [] }
            }
        }

        var connectionCount: Int { get async throws { try await ask { $0.connectionCount } } }

        /// Answers from now on, if only that there is nothing.
        func comeBack() async throws {
            try await ask {
                $0.accepted = { _ in [] }
                $0.answer = { _ in [.answer(404)] }
            }
        }
    }

    private static func yaml(_ vendor: Vendor, _ breaker: String) -> String {
        """
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: bot, providers: [bot]}
        providers:
          bot:
            kind: oda
            host: "127.0.0.1:\(vendor.port)"
            tls: false
            channelId: c-1
            initUserProfile: false
            client: {breaker: \(breaker)}
        """
    }

    private func breaker(_ gateway: InProcessGateway) async throws -> JSONValue {
        try await gateway.backend.get("/v1/providers/bot").json["breaker"] ?? .null
    }

    private func becomes(_ state: String, _ gateway: InProcessGateway) async throws -> Bool {
        let caller = gateway.backend
        return try await eventually(within: 20) {
            try caller.blocking("GET", "/v1/providers/bot").json["breaker"]?["state"]?.stringValue == state
        }
    }

    @Test func `a dead vendor is met at most four times in a minute, and a probe finds it back`() async throws {
        let vendor = try await Vendor()
        try await withGateway(Self.yaml(vendor, "{failuresToOpen: 1, openSeconds: 15}")) { gateway in
            let first = try await gateway.backend.post("/v1/sessions", ["user": ["id": "u0"], "waitSeconds": 1])
            expect(first.status != 201 || first.json["session"]?["state"] != "active", "\(first)")
            try await expect(becomes("open", gateway))
            let open = try await breaker(gateway)
            expect(open["openUntil"]?.stringValue?.hasSuffix("Z") == true && open["forced"] == false, "\(open)")
            let link = try await gateway.backend.get("/v1/providers/bot").json["link"]
            expectEqual(link?["state"], "down")

            // A minute in which somebody comes every second.
            for second in 1...60 {
                await gateway.skip(.seconds(1))
                if second % 15 == 0 { try await expect(becomes("open", gateway)) }
                let body: JSONValue = ["user": ["id": .string("u\(second)")]]
                let refused = try await gateway.backend.post("/v1/sessions", body)
                expectEqual(refused.code, "circuit_open", "\(refused)")
                expectEqual(refused.status, 503)
            }
            let count = try await vendor.connectionCount
            expect((2...4).contains(count), "\(count) connections")

            // It closes without traffic.
            try await vendor.comeBack()
            await gateway.skip(.seconds(60))
            try await expect(becomes("closed", gateway))
            let lines = try await vendor.ask { $0.requests.map { String($0.line) } }
            expectEqual(lines.first, "HEAD / HTTP/1.1")
            expectEqual(lines.count { $0.hasPrefix("HEAD") }, 1)
        }
    }

    @Test(arguments: [true, false])
    func `probes end with a definition that a reload has replaced and no session uses`(_ isUsed: Bool) async throws {
        let vendor = try await Vendor()
        try await withGateway(Self.yaml(vendor, "{failuresToOpen: 1, openSeconds: 15}")) { gateway in
            let body: JSONValue = ["user": ["id": "u0"], "waitSeconds": 0]
            let made = try await gateway.backend.post("/v1/sessions", body)
            let id = try #require(made.json["session"]?["id"]?.stringValue)
            try await expect(becomes("open", gateway))
            let present = gateway.conversations.parts.definitions.latest
            await gateway.conversations.replaceDefinitions(
                with: ConversationDefinitions(present.settings, frontEnds: present.frontEnds, providers: [:]))
            if !isUsed {
                let ended = try await gateway.backend.call("DELETE", "/v1/sessions/\(id)")
                expect((200..<300).contains(ended.status), "\(ended)")
            }
            let before = try await vendor.connectionCount
            for _ in 0..<130 { await gateway.skip(.seconds(1)) }
            let count = try await vendor.connectionCount
            expectEqual(count > before, isUsed, "\(count) connections after \(before)")
        }
    }

    @Test func `a session that loses its vendor ends by what the vendor did, and not by the breaker`() async throws {
        let vendor = try await Vendor()
        try await withGateway(Self.yaml(vendor, "{failuresToOpen: 1, openSeconds: 15}")) { gateway in
            let body: JSONValue = ["user": ["id": "u0"], "waitSeconds": 0]
            let made = try await gateway.backend.post("/v1/sessions", body)
            let id = try #require(made.json["session"]?["id"]?.stringValue)
            try await expect(becomes("open", gateway))
            var session = JSONValue.null
            for _ in 0..<120 where session["state"] != "failed" {
                await gateway.skip(.seconds(1))
                session = try await gateway.backend.get("/v1/sessions/\(id)").json
            }
            expectEqual(session["problem"]?["code"], "provider_unavailable", "\(session)")
            // By the moment, the last word on it is that of a connection that was cut, or of one that was refused.
            let detail = session["problem"]?["detail"]?.stringValue ?? ""
            expect(detail.hasPrefix("The provider cannot be reached: "), "\(detail)")
        }
    }

    @Test func `with breakers off every session meets the dead vendor`() async throws {
        let vendor = try await Vendor()
        try await withGateway(Self.yaml(vendor, "{failuresToOpen: 0}")) { gateway in
            for user in 0..<6 {
                let body: JSONValue = ["user": ["id": .string("u\(user)")], "waitSeconds": 0]
                let answer = try await gateway.backend.post("/v1/sessions", body)
                expect(answer.code != "circuit_open")
            }
            let vendor = vendor
            var count = 0
            for _ in 0..<200 where count < 6 {
                count = try await vendor.connectionCount
                try await Task.sleep(for: .milliseconds(20))
            }
            expect(count >= 6, "\(count)")
            try await expectEqual(breaker(gateway)["state"], "closed")
        }
    }

    @Test func `a vendor that hangs holds nobody up behind the first two, and is met four times in a minute`()
        async throws
    {
        let vendor = try await Vendor()
        try await vendor.hang()
        let yaml = """
            loops: 2
            apps:
              demo: {secretKeys: [\(Samples.secretKey)], providers: [bot, spare], route: support}
            providers:
              bot:
                kind: oda
                host: "127.0.0.1:\(vendor.port)"
                tls: false
                channelId: c-1
                initUserProfile: false
              spare: {kind: scripted}
            routes:
              support: {use: [{provider: bot}], fallback: [spare]}
            """
        try await withGateway(yaml) { gateway in
            // Those who come first: two meet it, the third waits until it is clear that nobody answers.
            let first = try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
                for user in 0..<6 {
                    group.addTask {
                        let body: JSONValue = ["user": ["id": .string("u\(user)")], "waitSeconds": 0]
                        return (user, try await gateway.backend.post("/v1/sessions", body))
                    }
                }
                return try await group.reduce(into: [Answer]()) { $0.append($1.1) }
            }
            expect(first.allSatisfy { $0.status == 201 }, "\(first)")
            try await expect(eventuallyAsync { try await vendor.connectionCount == 2 })
            await gateway.skip(.milliseconds(1500))
            for second in 1...58 {
                let body: JSONValue = ["user": ["id": .string("v\(second)")]]
                let made = try await gateway.backend.post("/v1/sessions", body)
                expectEqual(made.json["session"]?["provider"], "spare", "\(made)")
                expectEqual(made.json["session"]?["state"], "active")
                await gateway.skip(.seconds(1))
            }
            let count = try await vendor.connectionCount
            expect((3...4).contains(count), "\(count) connections")
            for answer in first {
                let id = try #require(answer.json["session"]?["id"]?.stringValue)
                let session = try await gateway.backend.get("/v1/sessions/\(id)")
                expectEqual(session.json["provider"], "spare", "\(session)")
                expectEqual(session.json["state"], "active")
            }
        }
    }
}
