import Configuration
import Crypto
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Synchronization
import SupportExpectations
import Testing

@testable import ProviderODA

/// Where a channel's secret comes from, and when.
@Suite struct SecretTests {
    private static let path = "/run/secrets/oda"

    private static func configuration() throws -> ODAConfiguration {
        var configuration = Script.configuration
        configuration.channelSecret = try secret(inFile: path)
        return configuration
    }

    private static func isSigned(_ frame: String?, with secret: String) throws -> Bool {
        let frame = try #require(frame)
        let token = utf8(try #require(json(frame)["state"]?["token"]?.stringValue))
        let key = try TokenKey(.hs256, secret: utf8(secret).span)
        return (try? SignedToken(parsing: token.span).payload(verifiedBy: key, algorithm: "HS256")) != nil
    }

    @Test func `a connection waits for its secret, and a secret that comes too late is no news`() throws {
        let secrets = ScriptedSecrets()
        secrets.write(Self.path, "one")
        secrets.hold()
        let rig = try Rig(try Self.configuration(), secrets: secrets)
        rig.open()
        expectEqual(rig.dials, 0)
        expectEqual(rig.say("x"), "notSent ConnectionNone")
        secrets.release()
        expectEqual(rig.dials, 1)
        rig.link.open()
        try expect(Self.isSigned(rig.link.texts.first, with: "one"))
        let ended = try Rig(try Self.configuration(), secrets: secrets)
        ended.open()
        let isOver = ended.finish()
        expect(isOver.value)
        secrets.release()
        expectEqual(ended.dials, 0)
        expectEqual(ended.log.words, [])
    }

    @Test func `a secret that was changed counts from the next connection on`() throws {
        let secrets = ScriptedSecrets()
        secrets.write(Self.path, "one")
        let rig = try Rig(try Self.configuration(), secrets: secrets)
        rig.connect()
        try expect(Self.isSigned(rig.link.texts.first, with: "one"))
        secrets.write(Self.path, "two\n")
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(5))
        rig.link.open()
        expectEqual(secrets.reads, 2)
        try expect(Self.isSigned(rig.link.texts.first, with: "two"))
    }

    /// A loop on its own thread for the length of a test.
    private static func withLoop<Answer>(_ body: (Loop) async throws -> Answer) async throws -> Answer {
        let loop = try Loop(name: "test")
        let thread = try loop.start()
        let result: Result<Answer, any Error>
        do { result = .success(try await body(loop)) } catch { result = .failure(error) }
        loop.stop()
        thread.join()
        return try result.get()
    }

    /// The secret reader that the gateway gives to its adapters.
    @Test func `files are read off the loop at each use, everything else at once`() async throws {
        let reads = Atomic<Int>(0)
        let file = try secret(inFile: Self.path)
        try await Self.withLoop { loop in
            let environment = ConfigurationEnvironment(
                readFile: { path throws(ConfigurationError) in
                    guard path == Self.path, !loop.isCurrent else {
                        throw .unreadableFile(path: path, reason: "it is read on the loop")
                    }
                    return utf8("secret \(reads.add(1, ordering: .relaxed).newValue)")
                }, variable: { _ in nil })
            let reader = SecretReader(environment: environment, files: FileThread())
            for number in 1...3 {
                let (text, wasOnLoop): (String?, Bool) = await withCheckedContinuation { done in
                    loop.execute {
                        reader.read(file, on: loop) { done.resume(returning: (try? $0.get(), loop.isCurrent)) }
                    }
                }
                expectEqual(text, "secret \(number)")
                expect(wasOnLoop)
            }
            let isAtOnce = await withCheckedContinuation { done in
                loop.execute {
                    let seen = Mutex("")
                    reader.read(Secret(literal: "s"), on: loop) { result in
                        seen.withLock { $0 = (try? result.get()) ?? "" }
                    }
                    done.resume(returning: seen.withLock { $0 } == "s")
                }
            }
            expect(isAtOnce)
        }
    }

    @Test func `a disk that hangs is given up, and its late answer is dropped`() throws {
        let gate = try ThreadSignal()
        let manual = try ManualLoop()
        let file = try secret(inFile: Self.path)
        let environment = ConfigurationEnvironment(
            readFile: { _ throws(ConfigurationError) in
                gate.wait()
                return utf8("late")
            }, variable: { _ in nil })
        let files = FileThread()
        let reader = SecretReader(environment: environment, files: files)
        let told = Mutex<[String]>([])
        reader.read(file, on: manual.loop) { result in
            let word = (try? result.get()) ?? "failed"
            told.withLock { $0.append(word) }
        }
        manual.advance(by: SecretReader.timeLimit - .milliseconds(1))
        expectEqual(told.withLock { $0 }, [])
        manual.advance(by: .milliseconds(1))
        expectEqual(told.withLock { $0 }, ["failed"])
        gate.send()
        // A job that is answered after the late read ran after it.
        let isPast = LoopBound(false, loop: manual.loop)
        _ = files.run({ true }, on: manual.loop) { isPast.value = $0 }
        for _ in 0..<10_000_000 where !isPast.value { manual.runUntilIdle() }
        expect(isPast.value)
        expectEqual(told.withLock { $0 }, ["failed"])
    }
}
