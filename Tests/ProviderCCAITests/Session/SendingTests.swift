import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Messages, requests for a human, answers and fates (`PROTOCOL.md`, sections 5.4, 6, 8 and 24).
@Suite struct SendingTests {
    private static func open(_ change: (inout CCAIConfiguration) -> Void = { _ in }) throws -> ChatRig {
        let rig = try ChatRig(configuration: change)
        rig.open()
        return rig
    }

    /// The echo of the user's words.
    private static func echo(_ rig: ChatRig, _ text: String) { rig.hear("message_received", own(text)) }

    private static func own(_ text: String) -> JSONObject {
        ["sender": ["id": 5001, "type": "end_user"], "message": ["type": "text", "content": JSONValue(text)]]
    }

    @Test func `a text goes out byte for byte, and its echo says that it was delivered`() throws {
        let rig = try Self.open()
        let text = "  <b>Gru\u{0308}ße</b> 👩‍👩‍👧 / \u{7} "
        expectEqual(rig.say(text), "sent")
        expectEqual(rig.platform.said, [["type": "text", "content": JSONValue(text)]])
        expect(!rig.words.contains("outbound delivered"))
        Self.echo(rig, text)
        expect(rig.words.last == "outbound delivered" && !rig.words.contains("user: \(text)"))
        Self.echo(rig, "from my telephone")
        expectEqual(rig.words.last, "user: from my telephone")
    }

    @Test func `what is about to go out is on the disk before, so that a later process knows its echo`() throws {
        let rig = try Self.open()
        rig.platform.fail(.sendMessage, Faults.broken)
        expectEqual(rig.say("hello"), "unknown provider_unavailable")
        try rig.restart()
        rig.open()
        Self.echo(rig, "hello")
        expect(rig.words.contains("outbound delivered") && !rig.words.contains("user: hello"))
    }

    @Test func `a failure says whether the message may be sent again`() throws {
        let cases: [(CCAIFailure, String)] = [
            (Faults.broken, "unknown provider_unavailable"), (Faults.ended, "refused session_ended"),
            (Faults.fault(429, ""), "notSent provider_throttled"),
            (Faults.fault(422, "too long"), "refused invalid_request"),
            (.crowded(.seconds(40)), "notSent provider_throttled"),
        ]
        for (failure, word) in cases {
            let rig = try Self.open()
            rig.platform.fail(.sendMessage, failure)
            expectEqual(rig.say("hello"), word)
        }
    }

    @Test func `an echo that was there before the failure says that the message is there`() throws {
        let rig = try Self.open()
        let (session, echo) = (rig.session, rig.delivery("message_received", Self.own("hello")))
        rig.platform.whileSending { session.assumeIsolated { _ = $0.deliver(echo) } }
        rig.platform.cut(.sendMessage, Faults.broken)
        expectEqual(rig.say("hello"), "sent")
        expect(rig.words.last == "outbound delivered" && rig.platform.said.count == 1)
    }

    @Test func `a lost answer is settled by the echo, else by the list, which is not asked before`() throws {
        let rig = try Self.open()
        rig.platform.cut(.sendMessage, Faults.broken)
        expectEqual(rig.say("hello"), "unknown provider_unavailable")
        let message = ChatRig.message(.text("hello", format: .plain), 1)
        let fate = LoopAsk(rig) { session async throws(ProviderFailure) in try await session.fate(of: message) }
        rig.pass(.seconds(1))
        expect(fate.value == nil)
        Self.echo(rig, "hello")
        rig.pass(.milliseconds(1))
        expect(fate.value == .success(.sent) && !rig.platform.notes.contains { $0.hasPrefix("messages") })
    }

    @Test func `a message that the list has was sent; one that it has not is absent`() throws {
        for (listed, expected) in [(true, MessageFate.sent), (false, .absent)] {
            let rig = try Self.open()
            rig.platform.fail(.sendMessage, Faults.broken)
            expectEqual(rig.say("hello"), "unknown provider_unavailable")
            rig.platform.listed = listed ? [.object(Self.own("hello"))] : []
            let message = ChatRig.message(.text("hello", format: .plain), 1)
            let fate = rig.ask(for: .seconds(4)) { session async throws(ProviderFailure) in
                try await session.fate(of: message)
            }
            expectEqual(fate, .success(expected))
            expectEqual(rig.platform.notes.last, "messages 37001")
        }
    }

    @Test func `a list that cannot be had for now decides nothing, and one that is never shown leaves it open`() throws
    {
        let cases: [(CCAIFailure, String)] = [
            (Faults.broken, "provider_unavailable"), (Faults.fault(429, ""), "provider_throttled"),
            (Faults.notFound, "unknown"), (Faults.fault(403, "No"), "unknown"),
        ]
        for (fault, expected) in cases {
            let rig = try Self.open()
            rig.platform.fail(.sendMessage, Faults.broken)
            _ = rig.say("hello")
            rig.platform.fail(.getTranscript, fault)
            switch Self.fate(rig, "hello") {
            case .success(let fate): expectEqual("\(fate)", expected)
            case .failure(let failure): expectEqual(failure.kind.rawValue, expected)
            case nil: Issue.record("There is no answer.")
            }
        }
    }

    private static func fate(
        _ rig: ChatRig, _ text: String, number: UInt64 = 1
    ) -> Result<MessageFate, ProviderFailure>? {
        let message = ChatRig.message(.text(text, format: .plain), number)
        return rig.ask(for: .seconds(4)) { session async throws(ProviderFailure) in
            try await session.fate(of: message)
        }
    }

    private struct NoBytes: FileSource {
        let sizeBytes = 0

        func read(at offset: Int, count: Int) async throws(ProviderFailure) -> [UInt8] { [] }
    }

    /// A photo that is at the platform already, and words about it.
    private static func photo() -> (content: UserContent, files: [OutboundFile]) {
        let id = AttachmentID(Identifier(milliseconds: ChatRig.wall, bucket: Bucket(rawValue: 42), random: 9))
        let place = VendorFile(
            url: "https://media.invalid/37001/photo/901", name: "p.jpg", contentType: "image/jpeg", sizeBytes: 7)
        let file = OutboundFile(
            id: id, description: FileDescription(name: "p.jpg", contentType: "image/jpeg", sizeBytes: 7),
            vendorFile: place, source: NoBytes())
        return (.attachment(ids: [id], text: "my door"), [file])
    }

    @Test(arguments: [false, true], [false, true])
    func `of a message of which a part is there only the rest goes out again`(_ restarts: Bool, _ isShown: Bool) throws
    {
        let rig = try Self.open()
        let (content, files) = Self.photo()
        let platform = rig.platform
        platform.whileSending { platform.fail(.sendMessage, Faults.broken) }
        expectEqual(rig.send(content, files: files), "unknown provider_unavailable")
        platform.whileSending {}
        let photo: JSONObject = ["sender": ["type": "end_user"], "message": ["type": "photo", "media_id": 901]]
        if isShown { rig.hear("message_received", photo) }
        if restarts {
            try rig.restart()
            rig.open()
        }
        let message = ChatRig.message(content, files: files, 1)
        func fate() -> Result<MessageFate, ProviderFailure>? {
            rig.ask(for: .seconds(4)) { session async throws(ProviderFailure) in try await session.fate(of: message) }
        }
        expectEqual(fate(), .success(.unknown), "a list without the photo is not whole")
        platform.listed = [.object(photo)]
        expectEqual(fate(), .success(.absent))
        expectEqual(rig.send(content, files: files), "sent")
        expectEqual(platform.said.map { $0["type"]?.stringValue }, ["photo", "text"])
    }

    @Test func `a part that the platform surely does not have is sent again alone`() throws {
        let rig = try Self.open()
        let (content, files) = Self.photo()
        let platform = rig.platform
        platform.whileSending { platform.fail(.sendMessage, Faults.fault(429, "")) }
        expectEqual(rig.send(content, files: files), "notSent provider_throttled")
        platform.whileSending {}
        expectEqual(rig.send(content, files: files), "sent")
        expectEqual(platform.said.map { $0["type"]?.stringValue }, ["photo", "text"])
    }

    @Test func `a list that lacks what the chat has shown proves nothing`() throws {
        let rig = try Self.open()
        expectEqual(rig.say("first"), "sent")
        Self.echo(rig, "first")
        rig.platform.fail(.sendMessage, Faults.broken, Faults.broken)
        expectEqual(rig.say("second", number: 2), "unknown provider_unavailable")
        expectEqual(Self.fate(rig, "second", number: 2), .success(.unknown))
        rig.platform.listed = [.object(Self.own("first"))]
        expectEqual(Self.fate(rig, "second", number: 2), .success(.absent))
    }

    @Test func `a chat that was dismissed is resumed before anything is said in it`() throws {
        let rig = try Self.open()
        rig.hear(from: "agent", "Are you there?")
        rig.hear("chat_dismissed")
        expectEqual(rig.words.last, "suspended dismissed")
        expectEqual(rig.say("yes"), "sent")
        expectEqual(rig.platform.notes.suffix(2), ["resume 37001", "say yes"])
        expectEqual(rig.words.last, "opened queued")
        expectEqual(rig.say("hello?", number: 2), "sent")
        expectEqual(rig.platform.notes.count { $0 == "resume 37001" }, 1)
    }

    @Test func `a chat whose queue is closed is not resumed, and the message is refused`() throws {
        let rig = try Self.open()
        rig.hear("chat_dismissed")
        rig.platform.fail(.resumeChat, Faults.closed)
        expect(rig.say("yes") == "refused queue_closed" && rig.platform.said == [])
    }

    @Test func `a message that is refused in a chat that turns out to be dismissed is said once more`() throws {
        let rig = try Self.open()
        rig.platform.chats[0].status = "dismissed"
        rig.platform.fail(.sendMessage, Faults.fault(400, "Chat is dismissed"))
        expectEqual(rig.say("hello"), "sent")
        expectEqual(rig.platform.notes.suffix(4), ["say hello", "chat 37001", "resume 37001", "say hello"])
        let other = try Self.open()
        other.platform.fail(.sendMessage, Faults.fault(400, "No"))
        expectEqual(other.say("hello"), "refused invalid_request")
        expectEqual(other.platform.notes.suffix(2), ["say hello", "chat 37001"])
    }

    @Test func `a chat that turns out to be over ends the session, whatever it was that showed it`() throws {
        let no = Faults.fault(400, "No")
        let cases: [(content: UserContent, call: CCAIOperation, failure: CCAIFailure)] = [
            (.text("hello", format: .plain), .sendMessage, Faults.ended),
            (.text("hello", format: .plain), .sendMessage, no), (.escalation(reason: nil), .escalate, Faults.ended),
        ]
        for (content, call, failure) in cases {
            for status in ["finished", "timeout_by_end_user"] {
                let rig = try Self.open()
                rig.platform.chats[0].status = status
                rig.platform.fail(call, failure)
                expectEqual(rig.send(content), "refused session_ended")
                rig.pass(.seconds(10))
                let end = status == "finished" ? "ended agent agent" : "ended timeout_by_end_user system"
                expect(rig.words.last == end && rig.record == nil, "\(call) \(failure)")
                expectEqual(rig.platform.notes.count { $0 == "chat 37001" }, 1)
            }
        }
        // The word of the refusal stands, also where the chat cannot be read.
        let gone = try Self.open { $0.chats.csat = .skip }
        gone.platform.chats = []
        gone.platform.fail(.sendMessage, Faults.ended)
        expectEqual(gone.say("hello"), "refused session_ended")
        gone.pass(.seconds(1))
        expectEqual(gone.words.last, "ended agent agent")
        // The user's message finds out what the webhook of a dismissal did not tell.
        let resting = try Self.open()
        resting.hear("chat_dismissed")
        resting.platform.chats[0].status = "finished"
        expect(resting.say("hello") == "refused session_ended" && resting.platform.said == [])
        resting.pass(.seconds(10))
        expectEqual(resting.words.last, "ended dismissed system")
    }

    @Test func `what the platform has no words for is refused, and nothing goes out`() throws {
        let rig = try Self.open()
        expectEqual(rig.send(.event(name: "x", version: nil, data: [:])), "refused capability_unsupported")
        expect(rig.say("") == "refused invalid_request" && rig.platform.said == [])
    }

    @Test func `a human is asked for, and where the answer was lost the platform's word on it is waited for`() throws {
        let rig = try Self.open()
        expectEqual(rig.send(.escalation(reason: nil)), "sent")
        expectEqual(rig.platform.notes.last, "escalate 37001 by_consumer")
        let lost = try Self.open()
        lost.hear("participant_joined", ["type": "virtual_agent", "virtual_agent": ["id": 9, "name": "Robo"]])
        lost.platform.fail(.escalate, Faults.broken)
        let outcome = lost.begin(sending: .escalation(reason: nil))
        expectEqual(outcome.value, "pending")
        lost.hear("escalation_started", ["escalation_id": 301])
        lost.pass(.seconds(3))
        expect(outcome.value == "sent" && lost.platform.notes.count { $0.hasPrefix("escalate") } == 1)
        let silent = try Self.open()
        silent.platform.fail(.escalate, Faults.broken)
        expectEqual(silent.send(.escalation(reason: nil), after: .seconds(3)), "sent")
        expectEqual(silent.platform.notes.count { $0.hasPrefix("escalate") }, 2)
    }

    @Test(arguments: [false, true])
    func `a human who is on the way is asked for once, whenever the word comes and whoever asks`(_ restarts: Bool)
        throws
    {
        let rig = try Self.open()
        rig.hear("participant_joined", ["type": "virtual_agent", "virtual_agent": ["id": 9, "name": "Robo"]])
        let message = ChatRig.message(.escalation(reason: nil), 1)
        func fate() -> Result<MessageFate, ProviderFailure>? {
            rig.ask(for: .seconds(3)) { session async throws(ProviderFailure) in try await session.fate(of: message) }
        }
        expectEqual(fate(), .success(.absent), "nothing went out")
        let (session, started) = (rig.session, rig.delivery("escalation_started", ["escalation_id": 301]))
        rig.platform.whileEscalating { session.assumeIsolated { _ = $0.deliver(started) } }
        rig.platform.cut(.escalate, Faults.broken)
        expectEqual(rig.send(.escalation(reason: nil)), "sent", "the word was there before the answer was lost")
        if restarts {
            rig.platform.chats[0].status = "va_connected"
            try rig.restart()
            rig.open()
        }
        expectEqual(fate(), .success(.sent))
        expectEqual(rig.send(.escalation(reason: nil)), "sent")
        expectEqual(rig.platform.notes.count { $0.hasPrefix("escalate") }, 1)
        // Another request is another one, and what nobody has heard of is asked again.
        rig.platform.whileEscalating {}
        rig.platform.cut(.escalate, Faults.broken)
        expectEqual(rig.send(.escalation(reason: nil), number: 2, after: .seconds(3)), "sent")
        expectEqual(rig.platform.notes.count { $0.hasPrefix("escalate") }, 3)
    }

    @Test func `a deflection is answered by the call of its choice`() throws {
        let rig = try Self.open()
        rig.hear("participant_joined", ["type": "virtual_agent", "virtual_agent": ["id": 9, "name": "Robo"]])
        let options: JSONValue = [["deflection_channel": "human_agent"], ["deflection_channel": "email"]]
        rig.hear(
            "escalation_deflected", ["escalation_id": 301, "reason": "over_capacity", "options": options])
        expect(rig.words.contains("command deflection"))
        func answer(_ value: String) -> UserContent {
            .command(CommandAnswer(commandID: "deflection:301", name: "deflection", value: value))
        }
        expectEqual(rig.send(answer("fax")), "refused invalid_request")
        rig.platform.fail(.chooseDeflection, Faults.fault(429, ""))
        expectEqual(rig.send(answer("human_agent")), "notSent provider_throttled")
        expectEqual(rig.send(answer("human_agent")), "sent")
        expectEqual(rig.platform.notes.last, "choose 37001 301 human_agent")
        expectEqual(rig.send(answer("email"), number: 2), "refused invalid_request", "it was answered")
        let other = try Self.open()
        other.hear(
            "escalation_deflected", ["escalation_id": 301, "reason": "over_capacity", "options": options])
        expectEqual(other.send(answer("email")), "sent")
        expectEqual(other.platform.notes.last, "finish 37001 5001 email")
        // The end is the user's, and known without its webhook.
        other.pass(.seconds(10))
        expectEqual(other.words.last, "ended end_user user")
    }

    @Test func `an end by deflection is the user's, also where its webhook comes first; a refused one is not`() throws {
        let options: JSONValue = [["deflection_channel": "email"]]
        let email = UserContent.command(
            CommandAnswer(commandID: "deflection:301", name: "deflection", value: "email"))
        for failure in [nil, Faults.broken] {
            let rig = try Self.open { $0.chats.csat = .skip }
            rig.hear("escalation_deflected", ["escalation_id": 301, "reason": "after_hours", "options": options])
            let (session, end) = (rig.session, rig.delivery("chat_ended", ["status": "finished"]))
            rig.platform.whileFinishing { session.assumeIsolated { _ = $0.deliver(end) } }
            if let failure { rig.platform.cut(.finishChat, failure) }
            expectEqual(rig.send(email), failure == nil ? "sent" : "notSent provider_unavailable")
            rig.pass(.seconds(1))
            expectEqual(rig.words.last, "ended end_user user")
        }
        let refused = try Self.open { $0.chats.csat = .skip }
        refused.hear("escalation_deflected", ["escalation_id": 301, "reason": "after_hours", "options": options])
        refused.platform.fail(.finishChat, Faults.fault(422, "No"))
        expectEqual(refused.send(email), "refused invalid_request")
        refused.hear("chat_ended", ["status": "finished"])
        refused.pass(.seconds(1))
        expectEqual(refused.words.last, "ended agent agent")
    }

    @Test func `nothing is sent before the chat is there or behind its end`() throws {
        let rig = try ChatRig()
        expectEqual(rig.say("hello"), "notSent not_connected")
        rig.open()
        rig.end()
        expect(rig.say("hello", number: 2) == "notSent not_connected" && rig.platform.said == [])
    }
}

/// An answer that is waited for while the test does other things.
struct LoopAsk<Answer: Sendable> {
    private let answer: LoopBound<Result<Answer, ProviderFailure>?>

    init(_ rig: ChatRig, _ work: @escaping @Sendable (CCAISession) async throws(ProviderFailure) -> Answer) {
        let answer = LoopBound<Result<Answer, ProviderFailure>?>(nil, loop: rig.loop)
        self.answer = answer
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                answer.value = .success(try await work(session))
            } catch {
                answer.value = .failure(error)
            }
        }
        rig.manual.runUntilIdle()
    }

    var value: Result<Answer, ProviderFailure>? { answer.value }
}
