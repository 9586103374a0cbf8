import Domain
import JSON
import Kernel
import SupportExpectations
import Testing

@testable import ProviderExternal

/// A machine with a clock, and what it has wanted so far.
struct MachineScript {
    var machine: ExternalMachine
    var now = Instant(nanoseconds: 1_000_000_000)
    var steps: [ExternalStep] = []
    private var nextTicket = 1

    init(times: ExternalTimes = ExternalTimes()) {
        machine = ExternalMachine(.init(provider: "bot", options: ["tone": "warm"]), times: times, seed: 7)
    }

    /// The frames that were written, in order.
    var written: [ExternalFrame] {
        steps.compactMap { step in
            guard case .write(let bytes) = step else { return nil }
            return try? ExternalFrame(parsing: Array(bytes.dropFirst(4)))
        }
    }

    /// Words for what was wanted beside frames and timers.
    var words: [String] {
        steps.compactMap { step in
            switch step {
            case .dial: "dial"
            case .close: "close"
            case .pause: "pause"
            case .resume: "resume"
            case .reply(let ticket, .answered(let frame)): "\(ticket) \(frame.type)"
            case .reply(let ticket, .notAsked(let failure)): "\(ticket) not asked: \(failure.code ?? "")"
            case .reply(let ticket, .unanswered(let failure)): "\(ticket) unanswered: \(failure.code ?? "")"
            case .tell(let session, .up): "\(session) up"
            case .tell(let session, .down(let attempt, let failure)):
                "\(session) down \(attempt) \(failure.kind) \(failure.code ?? "")"
            case .tell(let session, .reported(let report)):
                "\(session) told \(report.item ?? "-") \(report.events.count)"
            case .tell(let session, .persist(let bytes, _)):
                "\(session) persist \(String(decoding: bytes, as: UTF8.self))"
            case .known(let hello): "known \(hello.kind)"
            case .write, .start, .stop, .note: nil
            }
        }
    }

    func delay(of timer: ExternalTimer) -> Duration? {
        var found: Duration?
        for case .start(timer, let delay) in steps { found = delay }
        return found
    }

    /// Does something, and forgets what was wanted before.
    mutating func perform(_ work: (inout ExternalMachine, Instant) -> [ExternalStep]) {
        steps = work(&machine, now)
    }

    mutating func hear(_ frames: ExternalFrame...) {
        let bytes = frames.flatMap { $0.encoded() ?? [] }
        perform { $0.received(bytes.span, at: $1) }
    }

    mutating func ask(_ type: String, _ session: String, _ members: JSONObject = [:]) -> Int {
        defer { nextTicket += 1 }
        let ticket = nextTicket
        perform { $0.ask(ticket, ExternalRequest.other(type, in: session, members), of: session, at: $1) }
        return ticket
    }

    static func hello(_ more: JSONObject = [:]) -> ExternalFrame {
        var members: JSONObject = [
            "version": 1, "kind": "parrot", "capabilities": ["text": true], "settlement": "token",
        ]
        for member in more.members { members.set(member.key, to: member.value) }
        return ExternalFrame("hello", members)
    }

    /// A machine with sessions, whose adapter has greeted, and that has attached them.
    static func open(_ sessions: [String] = ["s"], _ hello: JSONObject = [:]) -> MachineScript {
        var script = MachineScript()
        for session in sessions { script.perform { machine, now in machine.register(session, at: now) } }
        script.perform { machine, _ in machine.connected(nonce: "n", secret: nil) }
        script.hear(Self.hello(hello))
        for session in sessions { _ = script.ask("attach", session) }
        return script
    }
}

@Suite struct MachineTests {
    @Test func `nothing is dialled before somebody wants it`() {
        var script = MachineScript()
        expectEqual(script.machine.phase, .idle)
        script.perform { machine, now in machine.register("s", at: now) }
        expectEqual(script.words, ["dial"])
        script.perform { machine, now in machine.register("t", at: now) }
        expectEqual(script.words, [])
    }

    @Test func `the greeting goes both ways, and each session hears of it`() {
        var script = MachineScript()
        script.perform { machine, now in machine.register("s", at: now) }
        script.perform { machine, _ in machine.connected(nonce: "n", secret: nil) }
        expectEqual(
            script.written, [ExternalFrame("hello", ["version": 1, "provider": "bot", "options": ["tone": "warm"]])])
        script.hear(MachineScript.hello())
        expectEqual(script.written, [ExternalFrame("welcome")])
        expectEqual(script.words, ["known parrot", "s up"])
        expectEqual(script.delay(of: .ping), .seconds(15))
        expectEqual(script.machine.phase, .open)
    }

    @Test func `a secret is proved by both sides and said by none`() {
        var script = MachineScript()
        script.perform { machine, now in machine.register("s", at: now) }
        script.perform { machine, _ in machine.connected(nonce: "n", secret: "hush") }
        expectEqual(script.written.first?.text("nonce"), "n")
        script.hear(
            MachineScript.hello(["proof": JSONValue(ExternalProof.proof(of: "n", secret: "hush")), "nonce": "m"]))
        expectEqual(
            script.written,
            [ExternalFrame("welcome", ["proof": JSONValue(ExternalProof.proof(of: "m", secret: "hush"))])])
    }

    @Test(arguments: [
        MachineScript.hello(), MachineScript.hello(["proof": "wrong"]), MachineScript.hello(["proof": 7]),
        MachineScript.hello(["proof": JSONValue(ExternalProof.proof(of: "n", secret: "hush")), "nonce": "n"]),
    ])
    func `without the proof nothing goes on`(_ hello: ExternalFrame) {
        var script = MachineScript()
        script.perform { machine, now in machine.register("s", at: now) }
        script.perform { machine, _ in machine.connected(nonce: "n", secret: "hush") }
        script.hear(hello)
        expectEqual(script.written.map { $0.text("code") }, ["proof_invalid"])
        expectEqual(script.words, ["close", "s down 1 authentication proof_invalid"])
    }

    @Test(arguments: [
        (MachineScript.hello(["version": 2]), "version_unsupported"), (ExternalFrame("event"), "greeting_expected"),
        (MachineScript.hello(["settlement": "hope"]), "member_invalid"),
        (MachineScript.hello(["capabilities": 7]), "member_invalid"),
        (MachineScript.hello(["kind": ""]), "member_invalid"),
        (MachineScript.hello(["limits": ["inFlight": 0]]), "member_invalid"),
    ])
    func `a greeting that is none is refused with the reason`(_ frame: ExternalFrame, _ code: String) {
        var script = MachineScript()
        script.perform { machine, now in machine.register("s", at: now) }
        script.perform { machine, _ in machine.connected(nonce: "n", secret: nil) }
        script.hear(frame)
        expectEqual(script.written.map { $0.text("code") }, [code])
        expectEqual(script.machine.phase, .waiting)
    }

    @Test func `the adapter may refuse the version and is dialled again later`() {
        var script = MachineScript()
        script.perform { machine, now in machine.register("s", at: now) }
        script.perform { machine, _ in machine.connected(nonce: "n", secret: nil) }
        script.hear(ExternalFrame("error", ["code": "version_unsupported"]))
        expectEqual(script.words, ["close", "s down 1 unavailable version_unsupported"])
        script.perform { $0.fired(.redial, at: $1) }
        expectEqual(script.words, ["dial"])
    }

    @Test func `with another provider behind it a session hears at once of an adapter that is away`() {
        var script = MachineScript()
        let failure = ProviderFailure(.unavailable, "Nobody listens.", code: "refused")
        func wants(_ session: String) { script.perform { $0.register(session, hasFallback: true, at: $1) } }
        func leaves(_ session: String) { script.perform { $0.unregister(session, at: $1) } }
        wants("s")
        expectEqual(script.words, ["dial"])
        script.perform { $0.cannotConnect(failure, at: $1) }
        expectEqual(script.words, ["s down 1 unavailable refused"])
        leaves("s")
        wants("t")
        expectEqual(script.words, ["t down 1 unavailable refused"])
        leaves("t")
        // It is dialled without a session, and none waits for that.
        script.perform { $0.fired(.redial, at: $1) }
        expectEqual(script.words, ["dial"])
        wants("u")
        expectEqual(script.words, ["u down 1 unavailable refused"])
        script.perform { $0.register("v", at: $1) }
        expectEqual(script.words, [])
        leaves("u")
        leaves("v")
        script.perform { machine, _ in machine.connected(nonce: "n", secret: nil) }
        script.hear(MachineScript.hello())
        wants("w")
        expectEqual(script.words, ["w up"])
        // A connection that was lost is dialled at once, which may well succeed.
        script.perform { $0.ended(at: $1) }
        expectEqual(script.words, ["w down 1 unavailable connection_lost"])
        leaves("w")
        wants("x")
        expectEqual(script.words, ["dial"])
    }

    @Test func `an adapter that is away is dialled for a minute behind the last session that had another provider`() {
        var script = MachineScript()
        let failure = ProviderFailure(.unavailable, "Nobody listens.", code: "refused")
        script.perform { $0.register("s", hasFallback: true, at: $1) }
        script.perform { $0.cannotConnect(failure, at: $1) }
        script.perform { $0.unregister("s", at: $1) }
        script.now = script.now + .seconds(59)
        script.perform { $0.fired(.redial, at: $1) }
        script.perform { $0.cannotConnect(failure, at: $1) }
        expectEqual(script.machine.phase, .waiting)
        script.now = script.now + .seconds(1)
        script.perform { $0.fired(.redial, at: $1) }
        expectEqual(script.words, [])
        expectEqual(script.machine.phase, .idle)
        script.perform { $0.register("t", hasFallback: true, at: $1) }
        expectEqual(script.words, ["dial"])
    }

    @Test func `answers find those who asked, whatever their order`() {
        var script = MachineScript.open()
        let one = script.ask("typing", "s", ["state": "started"])
        let two = script.ask("end", "s")
        expectEqual(script.written.map(\.id), ["g\(two)"])
        script.hear(ExternalFrame("done", id: "g\(two)"), ExternalFrame("failed", id: "g\(one)"))
        expectEqual(script.words, ["\(two) done", "\(one) failed"])
        script.hear(ExternalFrame("done", id: "g\(two)"), ExternalFrame("done", id: "g0\(two)"), ExternalFrame("zzz"))
        expectEqual(script.words, [])
        expectEqual(script.machine.counts.framesIgnored, 3)
        expectEqual(script.machine.phase, .open)
    }

    @Test func `what is not answered within 15 s has no answer, and a late one is ignored`() {
        var script = MachineScript.open()
        let attach = 1
        script.hear(ExternalFrame("attached", id: "g\(attach)"))
        let first = script.ask("send", "s")
        script.now = script.now + .seconds(10)
        let second = script.ask("typing", "s")
        script.now = script.now + .seconds(5)
        script.perform { $0.fired(.deadline, at: $1) }
        expectEqual(script.words, ["\(first) unanswered: answer_late"])
        expectEqual(script.delay(of: .deadline), .seconds(10))
        script.hear(ExternalFrame("sent", id: "g\(first)"), ExternalFrame("done", id: "g\(second)"))
        expectEqual(script.words, ["\(second) done"])
        expectEqual(script.machine.counts.framesIgnored, 1)
    }

    @Test func `sends beyond inFlight wait for room, in order, and leave nothing when their time is up`() {
        var script = MachineScript.open(["a", "b", "c"], ["limits": ["inFlight": 1]])
        script.hear(ExternalFrame("x", id: "g1"), ExternalFrame("x", id: "g2"), ExternalFrame("x", id: "g3"))
        let one = script.ask("send", "a")
        expectEqual(script.written.count, 1)
        let two = script.ask("send", "b")
        let three = script.ask("send", "c")
        expectEqual(script.written.count, 0)
        // An answer to what has not been asked is none.
        script.hear(ExternalFrame("sent", id: "g\(two)"))
        expectEqual(script.words, [])
        script.hear(ExternalFrame("sent", id: "g\(one)"))
        expectEqual(script.words, ["\(one) sent"])
        expectEqual(script.written.map(\.id), ["g\(two)"])
        script.now = script.now + .seconds(15)
        script.perform { $0.fired(.deadline, at: $1) }
        expectEqual(Set(script.words), ["\(two) unanswered: answer_late", "\(three) not asked: adapter_busy"])
    }

    @Test func `a connection that is lost leaves fates unknown, and tells every session`() {
        var script = MachineScript.open(["a", "b"])
        let ticket = script.ask("send", "a")
        script.perform { $0.ended(at: $1) }
        expectEqual(
            script.words.filter { $0.hasPrefix("\(ticket) ") }, ["\(ticket) unanswered: connection_lost"])
        expectEqual(
            script.words.suffix(2), ["a down 1 unavailable connection_lost", "b down 1 unavailable connection_lost"])
        expectEqual(script.delay(of: .redial), .zero)
        let later = script.ask("send", "a")
        expectEqual(script.words, ["\(later) not asked: not_connected"])
    }

    @Test func `pauses between dials grow, are bounded, and end when something waits`() {
        var script = MachineScript()
        script.perform { machine, now in machine.register("s", at: now) }
        var longest = Duration.zero
        for _ in 0..<40 {
            script.perform { $0.cannotConnect(ProviderFailure(.unavailable, "", code: "refused"), at: $1) }
            longest = max(longest, script.delay(of: .redial) ?? .seconds(99))
            script.perform { $0.fired(.redial, at: $1) }
        }
        expect(longest > .seconds(1) && longest <= .seconds(5))
        script.perform { $0.cannotConnect(ProviderFailure(.unavailable, "", code: "refused"), at: $1) }
        script.now = script.now + .milliseconds(1)
        let pause = script.delay(of: .redial) ?? .zero
        script.perform { $0.hurry(at: $1) }
        if pause > .milliseconds(100) { expect(script.delay(of: .redial).map { $0 <= .milliseconds(100) } == true) }
        script.perform { machine, now in machine.unregister("s", at: now) }
        expectEqual(script.machine.phase, .idle)
    }

    @Test func `a ping is answered within 5 s, or the connection is closed`() {
        var script = MachineScript.open()
        script.perform { $0.fired(.ping, at: $1) }
        expectEqual(script.written, [ExternalFrame("ping", id: "p1")])
        expectEqual(script.delay(of: .pong), .seconds(5))
        script.hear(ExternalFrame("pong", id: "p1"))
        expectEqual(script.delay(of: .ping), .seconds(15))
        script.perform { $0.fired(.ping, at: $1) }
        script.perform { $0.fired(.pong, at: $1) }
        expectEqual(script.written.map { $0.text("code") }, ["pong_late"])
        expect(script.words.contains("close"))
    }

    @Test func `an event goes to its session and is acknowledged once it is stored`() {
        var script = MachineScript.open()
        script.hear(ExternalFrame("event", ["session": "s", "vendorItem": "v", "event": ["type": "escalation"]]))
        expectEqual(script.words, ["s told v 1"])
        guard case .tell(_, .reported(let report)) = script.steps.first else { return }
        script.perform { $0.taken(report.credit, of: "s", item: "v", isStored: true, at: $1) }
        expectEqual(script.written, [ExternalFrame("stored", ["session": "s", "vendorItem": "v"])])
        script.perform { $0.ended(at: $1) }
        script.perform { $0.taken(report.credit, of: "s", item: "v", isStored: true, at: $1) }
        expectEqual(script.written, [])
    }

    @Test(
        arguments: [
            ("session_unknown", ["session": "nobody", "event": ["type": "typing", "state": "started"]]),
            ("member_invalid", ["session": "s", "event": ["type": "typing", "state": "perhaps"]]),
            ("member_invalid", ["session": "s", "event": 7]), ("member_invalid", ["event": ["type": "x"]]),
            ("member_invalid", ["session": "s", "vendorItem": "", "event": ["type": "x"]]),
        ] as [(String, JSONObject)])
    func `a lie is answered with its reason and costs the connection`(_ code: String, _ members: JSONObject) {
        var script = MachineScript.open()
        script.hear(ExternalFrame("event", members))
        expectEqual(script.written.map { $0.text("code") }, [code])
        expect(script.words.contains("close"))
        expectEqual(script.machine.counts.faults, 1)
    }

    @Test func `late events of a session that was let go of are no lie`() {
        var script = MachineScript.open(["s", "t"])
        script.perform { machine, now in machine.unregister("s", at: now) }
        script.hear(ExternalFrame("event", ["session": "s", "event": ["type": "escalation"]]))
        expectEqual(script.words, [])
        expectEqual(script.machine.counts.eventsLate, 1)
        expectEqual(script.machine.phase, .open)
    }

    @Test func `a flood is not read on before sessions have caught up, and no ping fails meanwhile`() {
        var script = MachineScript.open()
        let event = ExternalFrame("event", ["session": "s", "vendorItem": "v", "event": ["type": "escalation"]])
        let bytes = (0..<1500).flatMap { _ in event.encoded() ?? [] }
        script.perform { $0.received(bytes.span, at: $1) }
        expectEqual(script.words.count { $0.hasPrefix("s told") }, ExternalLimits.heldEventsMax)
        expectEqual(script.words.last, "pause")
        let credits = script.steps.compactMap { step -> ExternalCredit? in
            if case .tell(_, .reported(let report)) = step { report.credit } else { nil }
        }
        script.perform { $0.fired(.pong, at: $1) }
        expectEqual(script.machine.phase, .open)
        var told = 0
        var pauses = 1
        var resumed = 0
        for credit in credits {
            script.perform { $0.taken(credit, of: "s", item: nil, isStored: false, at: $1) }
            told += script.words.count { $0.hasPrefix("s told") }
            pauses += script.words.count { $0 == "pause" }
            resumed += script.words.count { $0 == "resume" }
        }
        expectEqual(told, 500)
        expectEqual(resumed, pauses)
    }

    @Test func `storage is handed on and has at most 64 KiB`() {
        var script = MachineScript.open()
        script.hear(ExternalFrame("persist", ["session": "s", "storage": ["a": 1]]))
        expectEqual(script.words, [#"s persist {"a":1}"#])
        script.hear(
            ExternalFrame("persist", ["session": "s", "storage": JSONValue(String(repeating: "a", count: 65_536))]))
        expectEqual(script.written.map { $0.text("code") }, ["member_invalid"])
    }

    @Test func `a session that is let go of takes its flood along`() {
        var script = MachineScript.open(["s", "t"])
        let event = ExternalFrame("event", ["session": "s", "event": ["type": "escalation"]])
        let bytes = (0..<1000).flatMap { _ in event.encoded() ?? [] }
        script.perform { $0.received(bytes.span, at: $1) }
        expectEqual(script.words.last, "pause")
        guard case .tell(_, .reported(let report)) = script.steps.first else { return expect(Bool(false)) }
        script.perform { machine, now in machine.unregister("s", at: now) }
        expectEqual(script.words, ["resume"])
        // Room that it still gives back counts for nobody, also when it has come again.
        script.perform { machine, now in machine.register("s", at: now) }
        script.perform { $0.taken(report.credit, of: "s", item: nil, isStored: false, at: $1) }
        script.hear(ExternalFrame("event", ["session": "t", "event": ["type": "escalation"]]))
        expectEqual(script.words, ["t told - 1"])
    }

    @Test func `a connection that nobody wants is given up after a while`() {
        var script = MachineScript.open()
        script.hear(ExternalFrame("attached", id: "g1"))
        script.perform { machine, now in machine.unregister("s", at: now) }
        expectEqual(script.delay(of: .idle), .seconds(60))
        script.perform { machine, now in machine.register("t", at: now) }
        expectEqual(script.words, ["t up"])
        script.perform { $0.fired(.idle, at: $1) }
        expectEqual(script.machine.phase, .open)
        script.perform { machine, now in machine.unregister("t", at: now) }
        script.perform { $0.fired(.idle, at: $1) }
        expectEqual(script.words, ["close"])
        expectEqual(script.machine.phase, .idle)
    }
}
