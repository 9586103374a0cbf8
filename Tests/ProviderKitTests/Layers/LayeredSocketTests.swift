import Configuration
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderRig
import SupportExpectations
import SupportServers
import Testing

@testable import ProviderKit

/// The frames of a socket on their way through layers.
@Suite struct LayeredSocketTests {
    /// Counts the news of the socket.
    private final class Told: SocketEvents {
        private(set) var drains = 0

        func opened() {}
        func received(text: [UInt8]) {}
        func received(binary: [UInt8]) {}
        func drained() { drains += 1 }
        func ended(_ end: SocketEnd) {}
    }

    private let bench: LayerBench
    private let inner: ScriptedSocket
    private let socket: LayeredSocket
    private let gate: LoopWaiter
    private let told = Told()

    /// Texts with `no` are refused, those with `slow` wait for the gate, all are marked; events pass by.
    init() throws {
        let gates = LoopWaiters()
        let layer = ScriptedLayer(before: { call throws(ClientError) in
            let text = String(decoding: call.body.bytes ?? [], as: UTF8.self)
            if text.contains("slow") { await gates.gate?.waitForSignal() }
            if text.contains("no") { throw .layerFailed(LayerFailure(code: "no_such", detail: "it is so")) }
            call.body = .bytes(Array("\(call.method.text) \(call.operation) \(text)".utf8))
        })
        bench = try LayerBench(
            LayerStack(
                [LayerStack.Entry("scripted", [.sendMessage], layer)], operations: LayerBench.operations))
        gate = LoopWaiter(loop: bench.manual.loop)
        gates.set(gate)
        let url = try URI("wss://vendor.example/chat")
        inner = ScriptedSocket(SocketRequest(url, messageBytesMax: 200), told)
        inner.isOpen = true
        socket = LayeredSocket(inner, bench.client, url: url, told)
    }

    private var texts: [String] {
        inner.frames.map {
            switch $0 {
            case .text(let bytes): String(decoding: bytes, as: UTF8.self)
            case .binary(let bytes): "binary \(bytes)"
            }
        }
    }

    /// Sends a message, and what came of it.
    private func deliver(_ text: String) -> LoopBound<ClientError??> {
        let outcome = LoopBound<ClientError??>(nil, loop: bench.manual.loop)
        let socket = LoopBound(socket, loop: bench.manual.loop)
        Task(executorPreference: bench.manual.loop.taskExecutor) {
            outcome.value = .some(await socket.value.deliver(text: Array(text.utf8), as: .sendMessage))
        }
        return outcome
    }

    @Test func `a message is a call whose text the layers change`() {
        let outcome = deliver("hello")
        bench.manual.run { outcome.value != nil }
        expectEqual(texts, ["FRAME sendMessage hello"])
        expectEqual(outcome.value, .some(nil))
    }

    @Test func `a frame that a layer refuses is not written, and its sender hears why`() {
        let outcome = deliver("no")
        let refusal = LoopBound<ClientError?>(nil, loop: bench.manual.loop)
        bench.manual.runUntilIdle()
        expect(socket.send(text: Array("no".utf8), as: .sendMessage) { refusal.value = $0 })
        expectEqual(refusal.value, nil, "never from inside the call")
        bench.manual.run { outcome.value != nil && refusal.value != nil }
        for error in [outcome.value ?? nil, refusal.value] {
            expectEqual(error?.layerFailure?.code, "no_such")
            expectEqual(error?.mayHaveArrived, false)
        }
        expectEqual(texts, [])
    }

    @Test func `whatever is sent behind a frame waits for it`() {
        let first = deliver("slow")
        bench.manual.runUntilIdle()
        expect(socket.send(text: Array("event".utf8)))
        expect(socket.send(binary: [1]))
        expect(socket.begin(binary: true, count: 2) && socket.send(piece: [2]) && socket.send(piece: [3]))
        let last = deliver("last")
        bench.manual.runUntilIdle()
        expect(socket.unsentBytes > 0 && texts.isEmpty)
        socket.close(code: 1000)
        expect(!socket.isOpen && inner.closed == nil && !socket.send(text: [1]))
        gate.signal()
        bench.manual.run { first.value != nil && last.value != nil && inner.closed != nil }
        expectEqual(
            texts, ["FRAME sendMessage slow", "event", "binary [1]", "binary [2, 3]", "FRAME sendMessage last"])
        expectEqual(inner.closed?.code, 1000)
        expectEqual(socket.unsentBytes, 0)
    }

    @Test func `frames of operations that no layer acts on go straight through`() {
        expect(socket.send(text: Array("event".utf8)))
        expectEqual(texts, ["event"])
    }

    @Test func `a text in pieces is seen whole, and its sender hears what came of it`() {
        for (text, code) in [("ab", nil), ("no", "no_such")] as [(String, String?)] {
            expect(socket.begin(binary: false, count: 2))
            expect(!socket.begin(binary: false, count: 2))
            for byte in text.utf8 { expect(socket.send(piece: [byte])) }
            let outcome = LoopBound<ClientError??>(nil, loop: bench.manual.loop)
            let bound = LoopBound(socket, loop: bench.manual.loop)
            Task(executorPreference: bench.manual.loop.taskExecutor) {
                outcome.value = .some(await bound.value.pieceOutcome())
            }
            bench.manual.run { outcome.value != nil }
            expectEqual((outcome.value ?? nil)?.layerFailure?.code, code)
        }
        expectEqual(texts, ["FRAME sendMessage ab"])
        expect(!socket.begin(binary: false, count: LayeredSocket.gatheredBytesMax + 1))
    }

    @Test func `what waits when the socket is given up is told so`() {
        let first = deliver("slow")
        bench.manual.runUntilIdle()
        let second = deliver("more")
        bench.manual.runUntilIdle()
        socket.abort()
        bench.manual.run { first.value != nil && second.value != nil }
        expectEqual(first.value, .some(.connectionLost(afterBytesSent: false)))
        expectEqual(second.value, .some(.connectionLost(afterBytesSent: false)))
        gate.signal()
        bench.manual.runUntilIdle()
        expect(texts.isEmpty && inner.isAborted)
    }

    @Test func `senders that were held back hear when there is room`() {
        let first = deliver("slow")
        bench.manual.runUntilIdle()
        expect(socket.send(binary: [UInt8](repeating: 0, count: LayeredSocket.waitingBytesHigh)))
        expect(socket.isCongested)
        expectEqual(told.drains, 0)
        gate.signal()
        bench.manual.run { first.value != nil && inner.frames.count == 2 }
        expect(!socket.isCongested)
        expectEqual(told.drains, 1)
    }

    // MARK: Dials

    @Test func `a dial goes out as the layers leave it`() throws {
        let stack = try LayerBench.stack(
            """
            [{headers: {set: {x-user: '{user.id}', x-session: '{session.id}'}}},
             {rewrite: {host: '127.0.0.1:\(bench.server.port)'}}]
            """,
            PlainSecrets(), ConfigurationProblems())
        let client = ProviderClient(
            bench.plainClient, provider: "p", options: ClientOptions(), operations: LayerBench.operations,
            layers: stack
        ).view(CallContext(provider: "p", vendorUserID: "u 1"))
        let request = SocketRequest(try URI("ws://vendor.example:1/chat?a=b"), messageBytesMax: 200)
        let socket = ClientSocketDialler(client).dial(request, told)
        bench.manual.run { !bench.server.requests.isEmpty }
        let seen = try #require(bench.server.requests.last)
        expectEqual(seen.target, "/chat?a=b")
        expectEqual(seen.field("host"), "127.0.0.1:\(bench.server.port)")
        expectEqual(seen.field("x-user"), "u%201")
        expectEqual(seen.field("x-session"), nil)
        socket.abort()
    }
}

/// A gate that is made after those who wait for it.
private final class LoopWaiters: @unchecked Sendable {
    // Written once, before anything runs on the loop.
    private(set) var gate: LoopWaiter?

    func set(_ gate: LoopWaiter) { self.gate = gate }
}
