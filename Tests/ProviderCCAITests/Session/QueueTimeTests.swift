import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// How long a chat's queue takes, told while the chat waits in it (`PROTOCOL.md`, section 11).
@Suite struct QueueTimeTests {
    @Test func `a chat that waits says how long its queue takes, zero as well`() throws {
        for (wait, word) in [(Duration.seconds(420), "waiting 420"), (.zero, "waiting 0")] {
            let rig = try ChatRig()
            rig.platform.estimate = .success(wait)
            rig.open()
            expect(rig.words.suffix(2) == ["opened queued", word] && rig.platform.waitsAsked == ["105 en"])
            try rig.restart()
            rig.open()
            expect(rig.words.last == word && rig.platform.waitsAsked.count == 2)
        }
    }

    @Test func `a queue without an estimate says nothing, and neither does one that cannot be asked`() throws {
        for wait in [Result<Duration?, CCAIFailure>.success(nil), .failure(Faults.broken)] {
            let rig = try ChatRig()
            rig.platform.estimate = wait
            rig.open()
            expect(rig.words == ["known chat:37001", "opened queued"] && rig.platform.waitsAsked == ["105 en"])
        }
    }

    @Test func `a chat that somebody has already is in no queue`() throws {
        let rig = try ChatRig()
        rig.platform.estimate = .success(.seconds(420))
        rig.platform.chats = [
            ScriptedPlatform.Chat(id: 36_000, status: "connected", createdAt: ChatRig.wall, identifier: "u-7")
        ]
        rig.open()
        expect(rig.words.last == "opened" && rig.platform.waitsAsked == [])
    }
}
