import Chronology
import Domain
import JSON
import ProviderKit
import Store
import SupportExpectations
import Testing

@testable import Conversations

/// The state of a session by script: who changes what, and what readers see meanwhile.
@Suite struct SessionMachineTests {
    private static let id = SessionID(Identifier(milliseconds: 1, bucket: Bucket(rawValue: 1), random: 1))
    private static let start = Timestamp(milliseconds: 1_000)

    private static func machine(_ state: SessionState = .active) -> SessionMachine {
        let record = SessionRecord(
            id: id, app: "demo", userID: "u", provider: "echo", state: state, createdAt: start.milliseconds,
            updatedAt: start.milliseconds, document: [])
        return SessionMachine(record, document: document(), head: .beginning(of: id))
    }

    private static func document() -> SessionDocument { SessionDocument(user: UserProfile(id: "u")) }

    /// The next version of a document, with a locale to know it by.
    private static func next(_ document: SessionDocument, _ locale: String) -> SessionDocument {
        var next = document
        next.locale = locale
        next.version += 1
        return next
    }

    private static func view(_ machine: borrowing SessionMachine) -> CommittedView {
        CommittedView(state: machine.state, document: machine.document, updatedAt: machine.updatedAt)
    }

    private static func time(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: 1_000 + 1_000 * seconds) }

    private static func failure(_ step: () throws(Failure) -> Void) -> String {
        do {
            try step()
            return "none"
        } catch {
            return "\(error)"
        }
    }

    // MARK: The provider's changes

    @Test func `a change of the provider's holds at once, and is seen when it is on the disk`() {
        var machine = Self.machine(.connecting)
        machine.stage(.active, Self.next(machine.document, "en"), at: Self.time(1))
        let first = Self.view(machine)
        expect(machine.state == .active && machine.visible.state == .connecting)
        machine.stage(.queued, Self.next(machine.document, "de"), at: Self.time(2))
        let second = Self.view(machine)
        expect(machine.visible.state == .connecting && machine.visible.document.locale == nil)
        machine.stored(first)
        expect(machine.visible.state == .active && machine.visible.document.locale == "en")
        expectEqual(machine.visible.updatedAt, Self.time(1))
        machine.stored(second)
        expect(machine.committed == nil, "what is decided is what is seen")
        expect(machine.visible.state == .queued && machine.visible.document.locale == "de")
    }

    // MARK: Callers' changes

    @Test func `a caller's change takes the place of the document that it was made from, and of no other`() {
        var machine = Self.machine()
        let base = machine.document
        let isNew = machine.changed(to: Self.next(base, "en"), from: base, at: Self.time(1))
        expectEqual(isNew, true)
        expect(machine.document.locale == "en" && machine.updatedAt == Self.time(1))
        let isStale = machine.changed(to: Self.next(base, "de"), from: base, at: Self.time(2))
        expectEqual(isStale, false)
        expect(machine.document.locale == "en" && machine.updatedAt == Self.time(1))
    }

    @Test func `that the provider was told who the user is stays so behind a caller's change`() {
        var machine = Self.machine()
        let anonymous = machine.document
        var known = Self.next(anonymous, "en")
        known.anonymousID = "usr_1"
        known.identity = .untold
        let isKnown = machine.changed(to: known, from: anonymous, at: Self.time(1))
        expectEqual(isKnown, true)
        let base = machine.document
        machine.noteIdentityNotified()
        let isNew = machine.changed(to: Self.next(base, "de"), from: base, at: Self.time(2))
        expectEqual(isNew, true)
        expect(machine.document.identity == .notified && machine.document.locale == "de")
        let read = SessionDocument(stored: machine.document.encoded())
        expectEqual(read?.identity, .notified)
    }

    @Test func `a caller's change is seen at once, also behind changes that are on their way`() {
        var machine = Self.machine(.connecting)
        machine.stage(.active, Self.next(machine.document, "en"), at: Self.time(1))
        let base = machine.document
        let isTaken = machine.changed(to: Self.next(base, "de"), from: base, at: Self.time(2))
        expectEqual(isTaken, true)
        expect(machine.visible.document.locale == "de" && machine.visible.state == .connecting)
    }

    @Test func `a suspension leaves what the provider told meanwhile`() {
        var machine = Self.machine()
        let version = machine.document.version + 1
        machine.stage(.active, Self.next(machine.document, "en"), at: Self.time(1))
        machine.suspended(version: version, at: Self.time(2))
        expect(machine.state == .suspended && machine.visible.state == .suspended)
        expect(machine.document.locale == "en" && machine.document.version == version + 1)
    }

    // MARK: Commands

    private static func asked() -> SessionMachine {
        var machine = machine()
        var changed = machine.document
        changed.version += 1
        let request = CommandRequest(id: "c-1", name: "rate", prompt: "", options: [])
        changed.commands.add(PendingCommand(request, message: nil, requestedAt: ""))
        machine.stage(.active, changed, at: time(1))
        machine.stored(view(machine))
        return machine
    }

    @Test func `a command is answered once, and waits for readers until the answer is on the disk`() throws {
        var machine = Self.asked()
        let taken = machine.claim(command: "c-1", at: Self.time(2))
        let claimed = try #require(taken)
        let again = machine.claim(command: "c-1", at: Self.time(2))
        expect(again == nil)
        expect(machine.document.commands["c-1"] == nil)
        expect(machine.visible.document.commands["c-1"] != nil)
        let isMissing = machine.settled(claimed, isStored: true)
        expectEqual(isMissing, false)
        expect(machine.visible.document.commands["c-1"] == nil)
        expectEqual(machine.updatedAt, Self.time(2))
    }

    @Test func `a command whose answer is not stored waits again`() throws {
        var machine = Self.asked()
        let taken = machine.claim(command: "c-1", at: Self.time(2))
        let claimed = try #require(taken)
        let isMissing = machine.settled(claimed, isStored: false)
        expectEqual(isMissing, false, "nothing was stored without it")
        expect(machine.document.commands["c-1"] != nil && machine.visible.document.commands["c-1"] != nil)
        expectEqual(machine.updatedAt, Self.time(1))
    }

    @Test func `documents that were stored without such a command are stored once more`() throws {
        var machine = Self.asked()
        let taken = machine.claim(command: "c-1", at: Self.time(2))
        let claimed = try #require(taken)
        machine.stage(.active, Self.next(machine.document, "en"), at: Self.time(3))
        let isMissing = machine.settled(claimed, isStored: false)
        expectEqual(isMissing, true)
        expect(machine.document.commands["c-1"] != nil && machine.document.locale == "en")
    }

    // MARK: The end

    @Test func `an end that a caller asks for holds back everything, and may fail`() {
        var machine = Self.machine()
        machine.requestEnd()
        expect(machine.isLive == false && machine.hasEnd == false)
        expectEqual(Self.failure { () throws(Failure) in try machine.requireLive() }, "sessionEnded")
        machine.endFailed()
        expectEqual(machine.isLive, true)
        machine.requestEnd()
        machine.finish(as: .ended, reason: "requested", document: machine.document, at: Self.time(1))
        expect(machine.phase == .over && machine.state == .ended && machine.hasEnd == true)
        expectEqual(machine.end, SessionMachine.End(reason: "requested", at: Self.time(1)))
    }

    @Test func `an end of the provider's is certain before it is on the disk`() {
        var machine = Self.machine()
        machine.decideEnd()
        expect(machine.isLive == false && machine.hasEnd == true)
        expectEqual(machine.state, .active, "readers are told when it is stored")
        machine.finish(as: .failed, reason: "unavailable", document: machine.document, at: Self.time(1))
        expect(machine.state == .failed && machine.phase == .over)
    }

    @Test(arguments: [SessionState.ended, .failed]) func `what was over when it was read stays so`(state: SessionState)
    {
        let machine = Self.machine(state)
        expect(machine.isLive == false && machine.hasEnd == true)
        expectEqual(Self.failure { () throws(Failure) in try machine.requireContent() }, "none")
        expectEqual(Self.failure { () throws(Failure) in try machine.requireLive() }, "sessionEnded")
    }

    @Test func `what was erased is gone, whatever comes behind`() {
        var machine = Self.machine()
        machine.decideEnd()
        machine.erase()
        expectEqual(Self.failure { () throws(Failure) in try machine.requireContent() }, "gone")
        expectEqual(Self.failure { () throws(Failure) in try machine.requireLive() }, "gone")
        machine.finish(as: .ended, reason: nil, document: machine.document, at: Self.time(1))
        machine.endFailed()
        expect(machine.isErased == true && machine.isLive == false && machine.state == .ended)
    }

    // MARK: Restoring and the log

    @Test func `a session that was read is taken up once, with its last use`() {
        var machine = Self.machine()
        expect(machine.lastUse == Self.start && machine.awaitsRestoring == false)
        machine.awaitRestoring()
        machine.restored(lastUse: Self.time(5))
        expect(machine.awaitsRestoring == false && machine.lastUse == Self.time(5))
    }

    @Test func `the log goes on without gaps`() async {
        var machine = Self.machine()
        machine.published(Cursor(session: Self.id, seq: 1, check: 7))
        expectEqual(machine.head.seq, 1)
        await #expect(processExitsWith: .failure) {
            var machine = Self.machine()
            machine.published(Cursor(session: Self.id, seq: 2, check: 7))
        }
    }
}
