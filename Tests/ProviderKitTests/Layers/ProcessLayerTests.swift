import Configuration
import EventLoop
import Foundation
import HTTPClient
import HTTPWire
import Kernel
import ProviderRig
import SupportExpectations
import SupportPrograms
import SupportServers
import Testing

@testable import ProviderKit

/// The layer `process` with processes of Python beside it.
@Suite struct ProcessLayerTests {
    private struct Missing: Error {}

    /// A folder with a socket in it; a process that listens there, once it is started.
    private final class Beside {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tl-\(UUID().uuidString.prefix(8))")
        var socket: String { folder.appending(path: "s").path }
        private var program: Program?

        init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

        deinit {
            program?.kill()
            try? FileManager.default.removeItem(at: folder)
        }

        /// Starts a file of Python and waits until it listens.
        func start(file: String) throws {
            program?.kill()
            _ = program?.wait()
            try? FileManager.default.removeItem(atPath: socket)
            program = try Program(["python3", file, socket])
            for _ in 0..<3000 {
                if let probe = try? Socket.connect(toPath: socket) {
                    _ = probe.raw
                    return
                }
                usleep(10_000)
            }
            throw Missing()
        }

        /// Starts a process that does `body` with each `question` of a connection; `say(id, **members)` answers.
        func start(_ body: String) throws {
            let text = """
                import json, os, socket, struct, sys, threading
                listener = socket.socket(socket.AF_UNIX)
                listener.bind(sys.argv[1])
                listener.listen(64)
                def serve(connection):
                    stream = connection.makefile("rb")
                    held = []
                    def say(id, **members):
                        text = json.dumps({"id": id, **members}).encode()
                        connection.sendall(struct.pack(">I", len(text)) + text)
                    while len(head := stream.read(4)) == 4:
                        question = json.loads(stream.read(struct.unpack(">I", head)[0]))
                \(body.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
                while True:
                    threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
                """
            let file = folder.appending(path: "process.py")
            try Data(text.utf8).write(to: file)
            try start(file: file.path)
        }

        func kill() {
            program?.kill()
            _ = program?.wait()
        }
    }

    private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "deploy/examples/transform.py").path

    /// Several calls at the same time.
    private func sendAll(_ bodies: [String], _ bench: LayerBench) throws -> [LoopBound<String?>] {
        let client = bench.client
        let url = try URI(bench.url + "/a")
        return bodies.map { body in
            let outcome = LoopBound<String?>(nil, loop: bench.manual.loop)
            Task(executorPreference: bench.manual.loop.taskExecutor) {
                do throws(ClientError) {
                    let response = try await client.send(
                        .sendMessage, ClientRequest(.post, url, body: .bytes(Array(body.utf8))))
                    outcome.value = String(decoding: try await response.body.collect(), as: UTF8.self)
                } catch {
                    outcome.value = error.layerFailure.map { "\($0.code) \($0.phase)" } ?? "\(error)"
                }
            }
            return outcome
        }
    }

    private func layer(_ beside: Beside, _ more: String = "") -> String {
        "[{process: {socket: \(beside.socket)\(more)}}]"
    }

    @Test func `the example marks calls, refuses some and hides parts of answers`() throws {
        let beside = try Beside()
        try beside.start(file: Self.example)
        let bench = try LayerBench(layer(beside, ", timeoutMilliseconds: 60000"))
        bench.server.answer = { request in
            [.answer(200, #"{"a":"secret","b":"\#(request.field("x-operation") ?? "-")"}"#)]
        }
        guard case .answered(200, #"{"a":"******","b":"sendMessage"}"#) = try bench.send(body: "hello") else {
            throw Missing()
        }
        expectEqual(bench.server.requests.last.map { String(decoding: $0.body, as: UTF8.self) }, "hello")
        guard case .failed(let error) = try bench.send(body: "damn") else { throw Missing() }
        expectEqual(error.layerFailure?.code, "swearing")
        expectEqual(error.layerFailure?.detail, "Mind your language.")
        expect(!error.mayHaveArrived)
        expectEqual(bench.server.requests.count, 1)
    }

    @Test func `calls wait at the same time and are answered in any order`() throws {
        let beside = try Beside()
        try beside.start(
            """
            if question["phase"] == "answer": say(question["id"], action="continue"); continue
            held.append(question)
            if len(held) < 3: continue
            say(4711, action="refuse")
            for one in reversed(held): say(one["id"], action="respond", status=200, body=one["body"])
            """)
        let bench = try LayerBench(layer(beside, ", timeoutMilliseconds: 60000"))
        let outcomes = try sendAll(["one", "two", "three"], bench)
        bench.manual.run { outcomes.allSatisfy { $0.value != nil } }
        expectEqual(outcomes.map(\.value), ["one", "two", "three"])
        // A process that answers in the vendor's place leaves the vendor in peace.
        expectEqual(bench.server.requests.count, 0)
    }

    @Test func `a change may be of address, fields and body, and of the answer`() throws {
        let beside = try Beside()
        let bench = try LayerBench(layer(beside, ", timeoutMilliseconds: 60000"))
        try beside.start(
            """
            if question["phase"] == "request":
                assert question["method"] == "POST" and question["provider"] == "p" and question["body"] == "YQ=="
                say(question["id"], action="change", url="\(bench.url)/other", headers=[["X-New", "1"], ["Host", "x"]],
                    body="Yg==")
            else:
                assert question["status"] == 404
                say(question["id"], action="respond", status=200, headers=[], body="Yw==")
            """)
        bench.server.answer = { _ in [.answer(404, "none")] }
        guard case .answered(200, "c") = try bench.send(body: "a", fields: [("X-Old", "1")]) else { throw Missing() }
        let seen = try #require(bench.server.requests.last)
        expectEqual(String(seen.target), "/other")
        expectEqual(String(decoding: seen.body, as: UTF8.self), "b")
        expectEqual(seen.field("x-new"), "1")
        expectEqual(seen.field("x-old"), nil)
        expectEqual(seen.field("host"), "127.0.0.1:\(bench.server.port)")
    }

    @Test func `a lost connection fails what waits at once, and the next call dials anew`() throws {
        let beside = try Beside()
        try beside.start(
            """
            held.append(question)
            if len(held) == 2: os._exit(1)
            """)
        let bench = try LayerBench(layer(beside, ", timeoutMilliseconds: 60000"))
        let outcomes = try sendAll(["one", "two"], bench)
        bench.manual.run { outcomes.allSatisfy { $0.value != nil } }
        expectEqual(outcomes.map(\.value), ["layer_unavailable request", "layer_unavailable request"])
        // That there is no listener now is known at once too.
        guard case .failed(let error) = try bench.send(body: "a") else { throw Missing() }
        expectEqual(error.layerFailure?.code, "layer_unavailable")
        try beside.start(#"say(question["id"], action="continue")"#)
        guard case .answered(200, _) = try bench.send(body: "a") else { throw Missing() }
        expectEqual(bench.server.requests.count, 1)
    }

    @Test func `a call goes on without a process where configuration says so`() throws {
        let beside = try Beside()
        let bench = try LayerBench(layer(beside, ", onFailure: continue"))
        guard case .answered(200, _) = try bench.send(body: "a") else { throw Missing() }
        try beside.start(#"say(question["id"], action="dance")"#)
        guard case .answered(200, _) = try bench.send(body: "b") else { throw Missing() }
        expectEqual(bench.server.requests.map { String(decoding: $0.body, as: UTF8.self) }, ["a", "b"])
    }

    @Test func `a process that fails over the answer leaves it open whether the vendor has acted`() throws {
        let beside = try Beside()
        try beside.start(
            """
            if question["phase"] == "request": say(question["id"], action="continue")
            else: os._exit(1)
            """)
        let bench = try LayerBench(layer(beside, ", timeoutMilliseconds: 60000"))
        guard case .failed(let error) = try bench.send(body: "a") else { throw Missing() }
        expectEqual(error.layerFailure?.code, "layer_unavailable")
        expect(error.mayHaveArrived)
    }

    @Test func `an answer that is late is a failure, and counts when it comes`() throws {
        let beside = try Beside()
        try beside.start(
            """
            held.append(question)
            if question["body"] == "Yg==":
                for one in held: say(one["id"], action="continue")
            if question["phase"] == "answer": say(question["id"], action="continue")
            """)
        let configured = try LayerBench.stack(
            layer(beside, ", timeoutMilliseconds: 50"), PlainSecrets(), ConfigurationProblems())
        let bench = try LayerBench(configured)
        let late = try sendAll(["a"], bench)
        bench.manual.runUntilIdle()
        bench.manual.advance(by: .milliseconds(51))
        bench.manual.run { late[0].value != nil }
        expectEqual(late[0].value, "layer_unavailable request")
        guard case .answered(200, _) = try bench.send(body: "b") else { throw Missing() }
        expectEqual((configured.entries[0].layer as? ProcessLayer)?.unknownAnswers, 1)
    }
}
