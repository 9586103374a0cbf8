import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportProxies
import Testing

/// The whole gateway behind a proxy of the distribution's.
@Suite("A provider behind a proxy")
struct ProxyRunTests {
    private func section(_ simulator: AmazonSimulator, _ proxy: JSONValue) throws -> String {
        guard var section = try JSONValue(parsing: simulator.section()).objectValue else { return "" }
        section.set("client", to: ["proxy": proxy])
        return String(decoding: JSONValue.object(section).encoded(), as: UTF8.self)
    }

    @Test("every call and the socket of a session go through it, with a password that is read anew")
    func whole() async throws {
        try await offPool {
            let folder = TestFolder()
            let squid = try RealProxy.squid(.digest)
            let simulator = try AmazonSimulator(in: folder)
            let secret = folder.path + "/proxy-password"
            try "not yet\n".write(toFile: secret, atomically: true, encoding: .utf8)
            let section = try section(
                simulator,
                [
                    "url": .string("http://127.0.0.1:\(squid.port)"), "username": .string(RealProxy.username),
                    "password": .string("file:" + secret),
                ])
            let provider = ProviderUnderTest(section: section) { _ in [] }
            let config = try provider.configuration(in: folder)
            let child = try ChildGateway(config: config, in: folder)
            // A wrong password is no word of the vendor's, and nothing reaches it.
            let refused = try child.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 10])
            try expectEqual(simulator.count("contactsStarted"), 0)
            expect(refused.json["session"]?["state"] != "active", "\(refused)")
            try RealProxy.password.write(toFile: secret, atomically: true, encoding: .utf8)
            let made = try child.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 10])
            expect(made.status == 201 && made.json["session"]?["state"] == "active", "\(made)")
            let session = try Conversation(child.caller(), made: made.json)
            let said = try session.caller.blocking(
                "POST", session.path + "/messages", json: Conversation.text("hello through squid"))
            expectEqual(said.status / 100, 2)
            try expect(poll(within: 20) { try simulator.texts() == ["hello through squid"] })
            // The chat began with a connection; the next one is asked for.
            try simulator.loseSockets()
            try expect(poll(within: 20) { try simulator.count("connectionsAccepted") == 2 })
            try session.blockingEnd(erasing: false)
            try expect(poll(within: 20) { try simulator.count("contactsOpen") == 0 })
            try compare(squid, simulator)
            expect(!child.log.contains(RealProxy.password), "the log has no password")
        }
    }

    /// Nothing reached the vendor beside the proxy: each call, and each opening of a socket, is in both logs.
    private func compare(_ squid: RealProxy, _ simulator: AmazonSimulator) throws {
        let calls = try simulator.requests("control", "participant")
        for call in ["PUT /contact/chat", "POST /participant/connection", "POST /participant/message"] {
            expect(calls.contains(call), "\(calls)")
        }
        let base = "http://127.0.0.1:\(simulator.child.port)"
        let passed = squid.lines(with: "TCP_MISS/", count: calls.count)
            .map { $0.replacing(base, with: "").split(separator: " ").dropFirst().prefix(2).joined(separator: " ") }
        expectEqual(passed.sorted(), calls, "\(squid.read("access.log"))")
        let sockets = try simulator.requests("handshake")
        expectEqual(sockets.count, 2)
        let tunnels = squid.lines(
            with: "TCP_TUNNEL/200 CONNECT 127.0.0.1:\(simulator.child.port)", count: sockets.count)
        expectEqual(tunnels.count, sockets.count, "\(squid.read("access.log"))")
    }

    @Test("a proxy that asks for a ticket gets one, where the process has it", arguments: [true, false])
    func ticket(_ hasKeys: Bool) async throws {
        try await offPool {
            let folder = TestFolder()
            let realm = try KerberosRealm()
            let squid = try RealProxy.squid(in: realm)
            let simulator = try AmazonSimulator(in: folder)
            let section = try section(
                simulator, ["url": .string("http://localhost:\(squid.port)"), "auth": "negotiate"])
            let provider = ProviderUnderTest(section: section) { _ in [] }
            let child = try ChildGateway(
                config: provider.configuration(in: folder), in: folder,
                environment: hasKeys ? realm.environment : realm.strangersEnvironment)
            let made = try child.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 10])
            guard hasKeys else {
                expectEqual(made.status, 502, "\(made)")
                expectEqual(made.json["provider"]?["code"], "proxy_auth_failed")
                return
            }
            expect(made.status == 201 && made.json["session"]?["state"] == "active", "\(made)")
            try Conversation(child.caller(), made: made.json).blockingEnd(erasing: false)
            try expect(poll(within: 20) { try simulator.count("contactsOpen") == 0 })
            let lines = squid.lines(with: KerberosRealm.client, count: 1)
            expect(!lines.isEmpty, "\(squid.read("access.log"))")
        }
    }

    @Test("a proxy that knows another password is told apart from the vendor")
    func wrong() async throws {
        try await offPool {
            let folder = TestFolder()
            let squid = try RealProxy.squid(.basic)
            let simulator = try AmazonSimulator(in: folder)
            let section = try section(
                simulator,
                [
                    "url": .string("http://127.0.0.1:\(squid.port)"), "username": .string(RealProxy.username),
                    "password": "wrong-password-0123456789",
                ])
            let provider = ProviderUnderTest(section: section) { _ in [] }
            let child = try ChildGateway(config: provider.configuration(in: folder), in: folder)
            let refused = try child.caller().blocking("POST", "/v1/sessions", json: ["waitSeconds": 10])
            expectEqual(refused.status, 502, "\(refused)")
            expectEqual(refused.json["code"], "provider_auth_failed")
            expectEqual(refused.json["provider"]?["code"], "proxy_auth_failed")
            try expectEqual(simulator.count("contactsStarted"), 0)
            expect(!child.log.contains("wrong-password"), "the log has no password")
        }
    }
}
