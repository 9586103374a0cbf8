import Configuration
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import ProviderRig
import SupportExpectations
import SupportServers
import Synchronization
import Testing

/// The layers `headers` and `rewrite`, as their calls arrive.
@Suite struct HeaderLayerTests {
    private struct Missing: Error {}

    private static let session = SessionID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 1), random: 1))

    @Test func `fields are taken away, set and added`() throws {
        let bench = try LayerBench(
            """
            [{headers: {remove: [User-Agent, x-old], set: {X-WAF-Token: t-1}, append: {x-list: "2"}}}]
            """)
        let seen = try bench.see(fields: [
            ("User-Agent", "u"), ("x-waf-token", "0"), ("X-WAF-TOKEN", "00"), ("x-list", "1"), ("x-old", "o"),
        ])
        expectEqual(seen.field("user-agent"), nil)
        expectEqual(seen.field("x-old"), nil)
        let lines = seen.head.split(separator: "\r\n").filter { $0.lowercased().hasPrefix("x-") }
        expectEqual(lines, ["x-list: 1", "X-WAF-Token: t-1", "x-list: 2"])
    }

    @Test func `place-holders stand for the session, the user and the call`() throws {
        let bench = try LayerBench(
            """
            [{headers: {set: {x-session: "s={session.id}", x-user: "{user.id};", x-call: "{request.id}",
              x-json: '{"a": {}}'}}}]
            """)
        let context = CallContext(provider: "p", session: Self.session, vendorUserID: "J\u{f6} e%")
        let seen = try bench.see(as: context)
        expectEqual(seen.field("x-session"), "s=\(Self.session)")
        expectEqual(seen.field("x-user"), "J%C3%B6%20e%;")
        expectEqual(seen.field("x-json"), #"{"a": {}}"#)
        let call = try #require(seen.field("x-call"))
        let other = try #require(try bench.see(as: context).field("x-call"))
        expect(call.hasPrefix("call_") && other.hasPrefix("call_") && call != other)
    }

    @Test func `a field whose place-holder stands for nothing is left out, also the call's own`() throws {
        let bench = try LayerBench(#"[{headers: {set: {x-session: "{session.id}", x-user: "{user.id}"}}}]"#)
        let seen = try bench.see(as: CallContext(provider: "p", vendorUserID: "u"), fields: [("x-session", "1")])
        expectEqual(seen.field("x-session"), nil)
        expectEqual(seen.field("x-user"), "u")
    }

    /// Variables that change.
    private final class Changing: ProviderSecrets {
        let value = Mutex<String?>(nil)

        func read(
            _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
        ) {
            let variables = value.withLock { $0 }.map { ["TOKEN": $0] } ?? [:]
            PlainSecrets(variables: variables).read(secret, on: loop, done)
        }
    }

    @Test func `a value that is kept elsewhere is read anew at each call, and keeps it back where it cannot be`() throws
    {
        let secrets = Changing()
        let bench = try LayerBench("[{headers: {set: {x-token: 'env:TOKEN'}}}]", secrets: secrets)
        guard case .failed(let error) = try bench.send() else { throw Missing() }
        expectEqual(error.layerFailure?.code, "layer_unavailable")
        expect(error.reason.contains("x-token") && bench.server.requests.isEmpty && !error.mayHaveArrived)
        for word in ["one", "two"] {
            secrets.value.withLock { $0 = word }
            try expectEqual(bench.see().field("x-token"), word)
        }
        secrets.value.withLock { $0 = "a\r\nx-evil: 1" }
        guard case .failed(let broken) = try bench.send() else { throw Missing() }
        expectEqual(broken.layerFailure?.code, "layer_unavailable")
        expect(!broken.reason.contains("evil"))
    }

    // MARK: rewrite

    /// The address that a call has behind a layer.
    private func address(_ rewrite: String, of url: String) throws -> String {
        let bench = try LayerBench("[]")
        let found = LoopBound("", loop: bench.manual.loop)
        let looking = ScriptedLayer(before: { call throws(ClientError) in
            found.value = "\(call.url)"
            throw .cancelled
        })
        let rewriting = try #require(RewriteLayer(Self.rewrite(rewrite)))
        let client = ProviderClient(
            bench.plainClient, provider: "p", options: ClientOptions(), operations: LayerBench.operations,
            layers: LayerStack(
                [LayerStack.Entry("rewrite", nil, rewriting), LayerStack.Entry("looking", nil, looking)],
                operations: LayerBench.operations))
        let target = try URI(url)
        Task(executorPreference: bench.manual.loop.taskExecutor) {
            _ = try? await client.send(.sendMessage, ClientRequest(.post, target))
        }
        bench.manual.run { !found.value.isEmpty }
        return found.value
    }

    @Test(arguments: [
        (
            "{url: 'https://edge.example.com/participant'}", "https://a/b?c=d",
            "https://edge.example.com/participant?c=d"
        ),
        ("{url: 'https://edge.example.com/participant'}", "https://a/b", "https://edge.example.com/participant"),
        ("{url: 'https://edge.example.com/p?q=r'}", "https://a/b?c=d", "https://edge.example.com/p?q=r"),
        ("{host: edge.example.com}", "https://a:8443/b?c=d", "https://edge.example.com/b?c=d"),
        ("{host: 'Edge.example.com:80'}", "https://a/b", "https://edge.example.com:80/b"),
        ("{host: '[::1]:81'}", "http://a", "http://[::1]:81"),
    ])
    func `an address or a host takes the place of the call's`(_ rewrite: String, _ url: String, _ result: String) throws
    {
        try expectEqual(address(rewrite, of: url), result)
    }

    private static func rewrite(_ text: String) throws -> RewriteLayerConfiguration {
        let node = try ConfigurationNode(parsing: Array("{rewrite: \(text)}".utf8))
        let layer = ClientLayerConfiguration(ConfigurationValue(node, path: "", problems: ConfigurationProblems()))
        return try #require(layer.rewrite)
    }

    @Test func `a dial is sent to another host only`() throws {
        let layer = try #require(RewriteLayer(Self.rewrite("{host: 'edge.example.com:8443'}")))
        expect(layer.takes(.dial) && layer.takes(.request) && !layer.takes(.frame))
        let whole = try #require(RewriteLayer(Self.rewrite("{url: 'https://a/b'}")))
        expect(!whole.takes(.dial) && whole.takes(.request))
    }

    @Test func `a call goes to the host of the rewrite, which its Host names`() throws {
        let bench = try LayerBench("[]")
        let stack = try LayerBench.stack(
            "[{rewrite: {host: '127.0.0.1:\(bench.server.port)'}}]", PlainSecrets(), ConfigurationProblems())
        let client = ProviderClient(
            bench.plainClient, provider: "p", options: ClientOptions(), operations: LayerBench.operations, layers: stack
        )
        let url = try URI("http://vendor.example:1/x?y=z")
        Task(executorPreference: bench.manual.loop.taskExecutor) {
            _ = try? await client.send(.sendMessage, ClientRequest(.post, url))
        }
        bench.manual.run { !bench.server.requests.isEmpty }
        let seen = try #require(bench.server.requests.last)
        expectEqual(seen.target, "/x?y=z")
        expectEqual(seen.field("host"), "127.0.0.1:\(bench.server.port)")
    }
}
