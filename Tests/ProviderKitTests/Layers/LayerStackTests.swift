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
import Testing

/// The way of requests through the layers of a client and back.
@Suite struct LayerStackTests {
    private static func marking(_ name: String) -> ScriptedLayer {
        ScriptedLayer(
            name: name,
            before: { call throws(ClientError) in
                let before = call.fields["x-way"] ?? ""
                call.fields.removeAll("x-way")
                try? call.fields.append("x-way", before + name)
            },
            after: { answer throws(ClientError) in
                let bytes = try await answer.collectBody(bytesMax: 100)
                answer.body = .bytes(bytes + Array(name.utf8))
            })
    }

    private static func stack(_ layers: [any ClientLayer]) -> LayerStack {
        LayerStack(layers.map { LayerStack.Entry("scripted", nil, $0) }, operations: LayerBench.operations)
    }

    @Test func `requests pass as written, answers in the reverse order`() throws {
        let bench = try LayerBench(Self.stack(["a", "b", "c"].map(Self.marking)))
        bench.server.answer = { _ in [.answer(201, "-")] }
        guard case .answered(201, let text) = try bench.send() else { throw Missing() }
        expectEqual(text, "-cba")
        expectEqual(bench.server.requests.last?.field("x-way"), "abc")
    }

    private struct Missing: Error {}

    @Test func `a layer acts on the operations it names, and on uploads and downloads only where it names them`() throws
    {
        let entries = [
            LayerStack.Entry("all", nil, Self.marking("a")),
            LayerStack.Entry("events", [.sendEvent], Self.marking("e")),
            LayerStack.Entry("files", [.uploadAttachment], Self.marking("u")),
        ]
        let bench = try LayerBench(LayerStack(entries, operations: LayerBench.operations))
        for (operation, way) in [
            (ProviderOperation.sendMessage, "a"), (.sendEvent, "ae"), (.uploadAttachment, "u"), (.fetchAttachment, nil),
        ] {
            try expectEqual(bench.see(operation).field("x-way"), way, "\(operation)")
        }
    }

    @Test func `what a layer refuses on the way out has not left`() throws {
        let refusing = ScriptedLayer(before: { call throws(ClientError) in
            throw .layerFailed(LayerFailure(code: "no_cards", detail: "there is a card", phase: .answer))
        })
        let bench = try LayerBench(Self.stack([Self.marking("a"), refusing]))
        guard case .failed(let error) = try bench.send() else { throw Missing() }
        expectEqual(error.layerFailure?.phase, .request)
        expectEqual(error.layerFailure?.code, "no_cards")
        expect(!error.mayHaveArrived && bench.server.requests.isEmpty)
        guard case .refused(let failure)? = error.clientSendFailure else { throw Missing() }
        expect(failure.kind == .refused && failure.code == "no_cards")
    }

    @Test func `what a layer refuses on the way back has arrived, whatever the layer says`() throws {
        let refusing = ScriptedLayer(after: { answer throws(ClientError) in
            throw .layerFailed(LayerFailure(detail: "the answer is odd", phase: .request))
        })
        let bench = try LayerBench(Self.stack([refusing]))
        guard case .failed(let error) = try bench.send() else { throw Missing() }
        expectEqual(error.layerFailure?.phase, .answer)
        expectEqual(bench.server.requests.count, 1)
        guard case .unknown(let failure)? = error.clientSendFailure else { throw Missing() }
        expectEqual(failure.code, "layer_refused")
    }

    @Test func `a layer that answers itself lets nothing out`() throws {
        let answering = ScriptedLayer(answer: { _ in ProviderAnswer(status: .accepted, body: .bytes(Array("own".utf8)))
        })
        let bench = try LayerBench(Self.stack([answering, Self.marking("b")]))
        guard case .answered(202, "own") = try bench.send() else { throw Missing() }
        expect(bench.server.requests.isEmpty)
    }

    // MARK: Signing

    private struct Signer: CallSigner {
        func signature(of call: ProviderCall) throws(ClientError) -> [HTTPField] {
            let names = call.fields.map(\.name).joined(separator: ";")
            return [HTTPField(name: "Authorization", value: "signed \(call.url.path) \(names)")]
        }
    }

    @Test func `the signer signs what the layers have left`() throws {
        let bench = try LayerBench(
            """
            [{headers: {set: {x-one: "1"}}}, {rewrite: {url: "http://127.0.0.1:1/b"}}, {rewrite: {host: "127.0.0.1:1"}}]
            """)
        guard case .failed = try bench.send(signer: Signer()) else { throw Missing() }
        let other = try LayerBench(#"[{headers: {set: {x-one: "1"}, remove: [x-two]}}]"#)
        let seen = try other.see(signer: Signer(), fields: [("x-two", "2"), ("x-three", "3")])
        expectEqual(seen.field("authorization"), "signed /a x-three;x-one")
    }

    @Test func `a layer that sets Authorization takes the signature's place`() throws {
        for key in ["set", "append"] {
            let bench = try LayerBench("[{headers: {\(key): {authorization: Bearer front}}}]")
            let seen = try bench.see(signer: Signer())
            expectEqual(seen.field("authorization"), "Bearer front")
            expectEqual(seen.head.lowercased().components("authorization:"), 1)
        }
    }

    // MARK: Guards

    private final class Twice: CallGuard {
        func run(_ call: ProviderCall, _ next: GuardedExchange) async throws(ClientError) -> ClientResponse {
            _ = try await next.send(call).body.collect()
            return try await next.send(call)
        }
        func admit(dial call: ProviderCall) throws(ClientError) -> Duration { .zero }
        func ended(dial call: ProviderCall, _ outcome: Result<HTTPStatus, ClientError>) {}
    }

    @Test func `guards stand below the layers, which run once however often a call is tried`() throws {
        let bench = try LayerBench(Self.stack([Self.marking("a")]), guards: Twice())
        guard case .answered(200, "a") = try bench.send(signer: Signer()) else { throw Missing() }
        expectEqual(bench.server.requests.map { $0.field("x-way") }, ["a", "a"])
        expectEqual(Set(bench.server.requests.map { $0.field("authorization") }).count, 1)
    }

    // MARK: Configuration

    @Test(arguments: [
        ("[{headers: {operations: [sendMessages], set: {a: b}}}]", "layers[0].headers.operations"),
        ("[{headers: {set: {Host: b}}}]", "layers[0].headers.set.Host"),
        ("[{headers: {set: {content-length: b}}}]", "layers[0].headers.set.content-length"),
        ("[{headers: {append: {Connection: b}}}]", "layers[0].headers.append.Connection"),
        ("[{headers: {set: {Transfer-Encoding: b}}}]", "layers[0].headers.set.Transfer-Encoding"),
        ("[{headers: {set: {Sec-WebSocket-Key: b}}}]", "layers[0].headers.set.Sec-WebSocket-Key"),
        ("[{headers: {set: {'a b': b}}}]", #"layers[0].headers.set["a b"]"#),
        (#"[{headers: {set: {a: "b\nc: d"}}}]"#, "layers[0].headers.set.a"),
        ("[{headers: {set: {a: '{session.ids}'}}}]", "layers[0].headers.set.a"),
        ("[{headers: {remove: [Host]}}]", "layers[0].headers.remove"),
        ("[{headers: {}}]", "layers[0].headers"),
        ("[{rewrite: {operations: [openSocket], url: 'http://a/b'}}]", "layers[0].rewrite.url"),
        ("[{rewrite: {url: 'ftp://a/b'}}]", "layers[0].rewrite.url"),
        ("[{rewrite: {host: 'a/b'}}]", "layers[0].rewrite.host"),
        ("[{rewrite: {host: a, url: 'http://a'}}]", "layers[0].rewrite"),
        ("[{rewrite: {operations: [say], host: a}}, {layer: {name: none}}]", "layers[1].layer.name"),
        ("[{headers: {set: {a: b}}, rewrite: {host: a}}]", "layers[0].rewrite"),
        ("[{unknown: {}}]", "layers[0]"),
        ("[{}]", "layers[0]"),
    ])
    func `what cannot be is told at its place`(_ layers: String, _ place: String) throws {
        let problems = ConfigurationProblems()
        _ = try LayerBench.stack(layers, PlainSecrets(), problems)
        expectEqual(problems.all.first?.path, place)
    }

    @Test func `a compiled layer is found by its name and gets its options`() throws {
        var registry = ClientLayerRegistry()
        registry.register("marking") { (configuration, secrets) throws(LayerProblem) in
            guard configuration.options["word"]?.reference == "env:WORD" else { throw LayerProblem("needs a word") }
            return Self.marking("x")
        }
        let problems = ConfigurationProblems()
        let stack = try LayerBench.stack(
            "[{layer: {name: marking, operations: [say], options: {word: 'env:WORD'}}}]", PlainSecrets(), problems,
            registry: registry)
        expect(problems.isEmpty)
        let bench = try LayerBench(stack)
        try expectEqual(bench.see().field("x-way"), "x")
        try expectEqual(bench.see(.sendEvent).field("x-way"), nil)
        _ = try LayerBench.stack("[{layer: {name: marking}}]", PlainSecrets(), problems, registry: registry)
        expectEqual(problems.all.map(\.path), ["layers[0].layer.options"])
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
