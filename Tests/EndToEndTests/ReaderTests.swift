import Foundation
import GatewayRig
import JSON
import SupportHistory
import SupportSanitizer
import Synchronization
import SupportExpectations
import Testing

@Suite("Readers come and go", .serialized)
struct ReaderTests {
    /// Reads one session, cut off at random again and again, until its end; gives every seq in the order it came.
    private static func read(
        _ session: Conversation, cuts: Int, framesBetweenCuts: Int, seed: UInt64
    ) throws -> [Int] {
        var random = SeededRandom(seed: seed)
        var seqs: [Int] = []
        var lastID: String?
        var left = cuts
        while true {
            let reader = try EventReader(
                session.caller, session.path + "/events", fields: lastID.map { ["Last-Event-ID": $0] } ?? [:])
            guard reader.head.status == 200 else { throw WireError.noAnswer("\(reader.head)") }
            var framesLeft = left > 0 ? Int.random(in: 0...framesBetweenCuts, using: &random) : Int.max
            while framesLeft > 0, let frame = try reader.next(within: 40) {
                framesLeft -= 1
                if let seq = frame.seq { seqs.append(seq) }
                if let id = frame.id { lastID = id }
                if frame.type == "session.ended" { return seqs }
            }
            left -= 1
            reader.cut()
        }
    }

    @Test("cut at random while messages flow, every reader ends with exactly the log")
    func storm() async throws {
        print("seed \(Scale.seed)")
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        let messages = Scale.isLong ? 300 : 120
        async let reading = offPool(count: Scale.readers) { number in
            try Self.read(
                session, cuts: Scale.cuts, framesBetweenCuts: 3 * messages / Scale.cuts,
                seed: Scale.seed &+ UInt64(number))
        }
        let names = try await offPool {
            let line = try Line(session.caller)
            for index in 0..<messages {
                _ = try line.call("POST", session.path + "/messages", json: Conversation.text("m\(index)"))
            }
            // Under load: that many readers are connected and messages have just gone through.
            return child.threadNames
        }
        expectThreads(names)
        _ = try await session.event(within: 30) {
            $0["data"]?["content"]?["text"]?.stringValue == "m\(messages - 1)"
                && $0["data"]?["sender"]?["role"] == "bot"
        }
        _ = try await session.caller.post(session.path + "/end")
        let log = try await session.events().compactMap { $0["seq"]?.intValue }
        expectEqual(log, Array(1...log.count))
        expect(log.count >= 3 * messages)
        let seen = try await reading
        expectEqual(seen.count, Scale.readers)
        for (number, seqs) in seen.enumerated() {
            expectEqual(seqs, log, "reader \(number) saw \(seqs.count) of \(log.count)")
        }
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    /// Loops, the store and the main thread; nothing else.
    private func expectThreads(_ names: [String]) {
        expectEqual(names.count, 4 + Sanitizer.threads, "\(names)")
        expect(Set(names).isSuperset(of: ["loop-0", "loop-1", "store"]), "\(names)")
    }

    @Test("with one loop for each core there are that many threads, one for the store and the main one")
    func threads() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let text = folder.text(of: "trunkline.yaml").replacing("loops: 2", with: "loops: 3")
        try folder.write("trunkline.yaml", text)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        for index in 0..<10 { try await session.send("m\(index)", waits: true) }
        expectEqual(child.threadNames.count, 5 + Sanitizer.threads, "\(child.threadNames)")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("a secret in a file is read on a thread of its own, one for all sessions")
    func filesThread() async throws {
        let folder = TestFolder()
        try folder.write("secret", "s3cr3t\n")
        // The host has no listener; the secret is read before that is found out.
        let section =
            "{kind: oda, host: '127.0.0.1:1', tls: false, channelId: c, channelSecret: 'file:\(folder.path)/secret'}"
        let provider = ProviderUnderTest(section: section) { _ in [] }
        let child = try await offPool { try ChildGateway(config: provider.configuration(in: folder), in: folder) }
        for _ in 0..<5 { _ = try await Conversation.open(child.caller(), ["waitSeconds": 0]) }
        try await expect(eventually { child.threadNames.contains("files") })
        expectEqual(child.threadNames.count, 5 + Sanitizer.threads, "\(child.threadNames)")
        child.terminate()
        try await expectEqual(offPool { child.exitStatus(within: 15) }, 0)
    }

    @Test("SIGTERM: readers are told to come back, the status is 0, and nothing is lost")
    func drains() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        let readers = try await offPool(count: 10) { _ in
            let reader = try EventReader(session.caller, session.path + "/events")
            _ = try reader.frames { $0.type == "stream.ready" }
            return reader
        }
        let accepted = Mutex<Set<String>>([])
        async let sending: Void = offPool {
            // Until the connection is gone.
            guard let line = try? Line(session.caller) else { return }
            for index in 0..<100_000 {
                guard
                    let answer = try? line.call(
                        "POST", session.path + "/messages", json: Conversation.text("m\(index)"))
                else { return }
                if answer.status == 202, let id = answer.json["id"]?.stringValue {
                    accepted.withLock { _ = $0.insert(id) }
                }
            }
        }
        try await expect(eventually { accepted.withLock { $0.count } > 20 })
        child.terminate()
        let ends = try await offPool(count: readers.count) { try readers[$0].frames { _ in false }.last?.type }
        expectEqual(ends, Array(repeating: "stream.drain", count: readers.count))
        try await expectEqual(offPool { child.exitStatus(within: 20) }, 0)
        try await sending
        expect(child.log.contains("\"stopped\""))
        let next = try await offPool { try ChildGateway(config: config, in: folder) }
        let again = try session.seen(by: next.caller())
        let history = History(try await again.events())
        let stored = Set(history.createdOrder)
        expect(accepted.withLock { $0 }.isSubset(of: stored))
        expect(accepted.withLock { $0.count } > 20)
        next.terminate()
        try await expectEqual(offPool { next.exitStatus(within: 15) }, 0)
    }

    @Test("a SIGTERM more than a second after the first ends it at once")
    func secondSignal() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        // A long poll keeps the first one waiting for its drain.
        async let poll = try? session.caller.get("\(session.path)/events?after=\(session.cursor)&wait=30")
        let reader = try await session.stream()
        _ = try await reader.read(to: "stream.ready")
        child.terminate()
        _ = try await reader.rest()
        // Signals within the second count as the same request, so they are repeated until it has passed.
        var status: Int32?
        for _ in 0..<10 where status == nil {
            child.terminate()
            status = try await offPool { child.exitStatus(within: 0.3) }
        }
        expect(status == 1 || status == 0)
        _ = await poll
    }
}
