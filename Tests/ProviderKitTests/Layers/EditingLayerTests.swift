import Configuration
import HTTPClient
import HTTPWire
import JSON
import ProviderRig
import SupportExpectations
import SupportServers
import Testing

@testable import ProviderKit

/// Layers that only edit are run in one piece.
@Suite struct EditingLayerTests {
    private static let replacing = #"{json: {request: [{op: replace, path: /text, value: "mail a@example.com"}]}}"#
    private static let emails = "{redact: [email]}"

    private func stack(_ layers: String) throws -> LayerStack {
        let problems = ConfigurationProblems()
        let stack = try LayerBench.stack(layers, PlainSecrets(), problems)
        expect(problems.isEmpty, "\(problems.all)")
        return stack
    }

    @Test(
        "neighbours that only edit are one layer, others stay by themselves",
        arguments: [
            ("[\(replacing), \(emails), {headers: {set: {X-A: b}}}, {rewrite: {host: edge}}]", 1),
            ("[\(emails), {headers: {set: {X-A: 'file:/run/token'}}}, \(emails)]", 3),
            ("[\(emails), {json: {response: [{op: remove, path: /a}]}}, \(emails), \(replacing)]", 3),
            ("[{process: {socket: /run/p.sock}}, \(emails), \(replacing)]", 2),
        ])
    func merging(_ layers: String, _ count: Int) throws {
        try expectEqual(stack(layers).chain(.sendMessage, .request).count, count)
    }

    @Test(
        "each edits what the ones before it have left",
        arguments: [
            ([replacing, emails], #"{"text":"mail [email]"}"#),
            ([emails, replacing], #"{"text":"mail a@example.com"}"#),
            ([replacing, "{json: {request: [{op: replace, path: '', value: a@b.example}]}}", emails], #""[email]""#),
        ])
    func order(_ layers: [String], _ left: String) throws {
        let bench = try LayerBench("[" + layers.joined(separator: ", ") + "]")
        _ = try bench.send(body: #"{"text":"hello"}"#, fields: [("Content-Type", "application/json")])
        expectEqual(bench.server.requests.last.map { String(decoding: $0.body, as: UTF8.self) }, left)
    }

    @Test func `an unchanged body stays to the letter`() throws {
        let bench = try LayerBench("[\(Self.emails), {redact: [card]}]")
        _ = try bench.send(body: #"{ "text" : "hello" }"#)
        expectEqual(
            bench.server.requests.last.map { String(decoding: $0.body, as: UTF8.self) }, #"{ "text" : "hello" }"#)
    }

    @Test func `frames are written in the same moment, but behind those that wait`() throws {
        let bench = try LayerBench("[\(Self.replacing), {redact: [email]}]")
        let url = try URI("wss://vendor.example/chat")
        let inner = ScriptedSocket(SocketRequest(url, messageBytesMax: 200), NoEvents())
        inner.isOpen = true
        let socket = LayeredSocket(inner, bench.client, url: url, NoEvents())
        expect(socket.send(text: Array(#"{"text":"hello"}"#.utf8), as: .sendMessage) { _ in })
        expect(socket.send(text: Array("a@b.example".utf8)))
        let texts = inner.frames.map {
            if case .text(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { "" }
        }
        expectEqual(texts, [#"{"text":"mail [email]"}"#, "[email]"])
        expectEqual(socket.unsentBytes, 0)
    }

    private final class NoEvents: SocketEvents {
        func opened() {}
        func received(text: [UInt8]) {}
        func received(binary: [UInt8]) {}
        func drained() {}
        func ended(_ end: SocketEnd) {}
    }
}
