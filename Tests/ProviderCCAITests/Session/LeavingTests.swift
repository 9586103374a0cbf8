import Domain
import EventLoop
import HTTPClient
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Ends that the platform is told of (`PROTOCOL.md`, sections 5.3 and 24).
@Suite struct LeavingTests {
    @Test func `the end is told with the user who ends it, and nothing of the chat is kept`() throws {
        let rig = try ChatRig()
        rig.open()
        let told = rig.words
        expect(rig.end() && rig.platform.notes.last == "finish 37001 5001 ")
        expect(rig.isEndNotified && rig.record == nil && rig.words == told)
    }

    @Test func `what was said before the platform knew of the end is still told, and nothing of it is kept`() throws {
        let rig = try ChatRig()
        rig.open()
        rig.platform.fail(.finishChat, Faults.broken)
        let told = rig.words
        expect(!rig.end())
        rig.hear(from: "agent", "One moment")
        rig.pass(.seconds(1))
        expect(rig.isEndNotified && rig.record == nil)
        rig.hear(from: "agent", "I have it")
        expect(rig.hear("chat_ended"))
        expectEqual(
            rig.words.dropFirst(told.count).filter { $0.hasPrefix("agent") }, ["agent: One moment", "agent: I have it"])
        expect(rig.values[CCAIMemory.key] == nil && rig.values[CCAIMemory.waitingKey] == nil)
        rig.pass(.seconds(60))
        expectEqual(rig.platform.notes.count { $0.hasPrefix("finish") }, 2)
    }

    @Test func `with the chat nothing is kept of its user, under whatever name`() throws {
        let rig = try ChatRig()
        rig.open()
        rig.platform.fail(.finishChat, Faults.broken)
        rig.end()
        expectEqual(rig.platform.forgotten, [], "the end is owed")
        rig.pass(.seconds(1))
        expectEqual(rig.platform.forgotten, ["u-7"])
        let over = try ChatRig(user: #"{"id":"usr_01"}"#) { $0.chats.csat = .skip }
        over.open()
        let anonymous = try #require(over.record?.identifier)
        _ = over.ask { session async throws(ProviderFailure) in
            try await session.identify(UserProfile(id: "u-9"), vendorUserID: "u-9")
            return true
        }
        expectEqual(over.platform.forgotten, [anonymous])
        over.hear("chat_ended")
        over.pass(.seconds(1))
        expectEqual(over.platform.forgotten, [anonymous, "u-9"])
    }

    @Test func `an end that the platform does not take is told again; one of a chat that is over is no failure`() throws
    {
        let rig = try ChatRig()
        rig.open()
        rig.platform.fail(.finishChat, Faults.broken, Faults.notAuthorised, Faults.ended)
        expect(!rig.end())
        expect(!rig.isEndNotified && rig.record != nil)
        rig.pass(.seconds(1))
        rig.pass(.seconds(2))
        expect(rig.isEndNotified && rig.record == nil)
        expectEqual(rig.platform.notes.count { $0.hasPrefix("finish") }, 3)
    }

    @Test func `an end that is never taken stays owed, and a later process tells it`() throws {
        let rig = try ChatRig()
        rig.open()
        for _ in 0..<40 { rig.platform.fail(.finishChat, Faults.broken) }
        expect(!rig.end())
        for _ in 0..<40 { rig.pass(.seconds(10)) }
        expect(!rig.isEndNotified && rig.record?.chatID == 37_001)
        let other = try ChatRig()
        other.values.write(CCAIChatRecord.key, rig.record?.encoded() ?? [])
        expect(other.end() && other.isEndNotified && other.record == nil)
        expect(other.platform.notes == ["finish 37001 5001 "] && other.words == [])
    }

    @Test func `a session that ends while it begins ends the chat that comes of it`() throws {
        let rig = try ChatRig()
        let gate = LoopWaiter(loop: rig.loop)
        rig.platform.holdCreation(until: gate)
        rig.open()
        expect(!rig.end() && !rig.platform.notes.contains { $0.hasPrefix("finish") })
        gate.signal()
        rig.manual.runUntilIdle()
        expect(rig.isEndNotified && rig.platform.notes.last == "finish 37001 5001 " && rig.record == nil)
        expectEqual(rig.words, [])
    }

    @Test func `a session that ends while it begins ends the chat whose answer was lost`() throws {
        for failure in [Faults.fault(504, ""), .malformed, .unreachable(.totalTimedOut)] {
            let rig = try ChatRig()
            let gate = LoopWaiter(loop: rig.loop)
            rig.platform.holdCreation(until: gate)
            rig.platform.cut(.createChat, failure)
            rig.open()
            expect(!rig.end())
            gate.signal()
            rig.manual.runUntilIdle()
            expectEqual(rig.platform.notes.suffix(3), ["running?", "chat 37001", "finish 37001 5001 "], "\(failure)")
            expect(rig.isEndNotified && rig.record == nil && rig.words == [])
        }
    }

    @Test func `a chat that appears only behind its lost answer is looked for, for half a minute`() throws {
        for appears in [true, false] {
            let rig = try ChatRig()
            let gate = LoopWaiter(loop: rig.loop)
            rig.platform.holdCreation(until: gate)
            rig.platform.cut(.createChat, Faults.broken)
            rig.open()
            let chats = rig.platform.chats
            rig.platform.chats = []
            expect(!rig.end())
            gate.signal()
            rig.manual.runUntilIdle()
            expect(rig.platform.notes.last == "running?" && rig.record != nil)
            if appears { rig.platform.chats = chats }
            for second in [1, 2, 4, 8, 16] { rig.pass(.seconds(second)) }
            expect(rig.isEndNotified && rig.record == nil)
            expectEqual(rig.platform.notes.contains("finish 37001 5001 "), appears)
        }
    }

    @Test func `a chat that may have been begun by an earlier process is found and ended`() throws {
        let rig = try ChatRig()
        rig.platform.chats = [ScriptedPlatform.Chat(id: 36_000, createdAt: ChatRig.wall, identifier: "u-7")]
        rig.values.write(CCAIChatRecord.key, CCAIChatRecord(identifier: "u-7", begunAt: ChatRig.wall).encoded())
        expect(rig.end() && rig.isEndNotified)
        expectEqual(rig.platform.notes, ["running?", "chat 36000", "finish 36000 5001 "])
    }

    @Test func `a chat of before is not the session's to end`() throws {
        let rig = try ChatRig()
        rig.platform.chats = [
            ScriptedPlatform.Chat(id: 36_000, createdAt: ChatRig.wall - 60_000, identifier: "u-7")
        ]
        rig.values.write(CCAIChatRecord.key, CCAIChatRecord(identifier: "u-7", begunAt: ChatRig.wall).encoded())
        expect(rig.end() && rig.isEndNotified && rig.platform.notes == ["running?", "chat 36000"])
    }

    @Test func `a session that never began has nothing to end`() throws {
        let rig = try ChatRig()
        expect(rig.end() && rig.isEndNotified && rig.platform.notes == [])
    }

    @Test func `a session that is suspended leaves the chat as it is`() throws {
        let rig = try ChatRig()
        rig.open()
        _ = rig.ask { session in await session.suspend() }
        expect(!rig.platform.notes.contains { $0.hasPrefix("finish") } && rig.record?.chatID == 37_001)
        expect(!rig.hear("chat_ended"))
    }
}
