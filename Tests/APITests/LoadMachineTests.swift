@testable import API
import Configuration
import Kernel
import SupportExpectations
import Testing

@Suite("How much load turns what away")
struct LoadMachineTests {
    /// Looks as a script: the second, how late the loop is and how long the store takes, and the level that follows.
    ///
    /// Both are in milliseconds; the limits are 100 and 1000 ms, and recovery takes 2 s.
    struct Script: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let looks: [(at: Double, lag: Int, wait: Int, level: LoadLevel)]
    }

    static let scripts = [
        Script(
            testDescription: "a limit counts once it was exceeded for a second",
            looks: [(0, 100, 0, .none), (0.5, 150, 0, .none), (0.9, 100, 0, .none), (1, 100, 0, .typing)]),
        Script(
            testDescription: "one look below begins anew",
            looks: [
                (0, 100, 0, .none), (0.9, 99, 0, .none), (1, 100, 0, .none), (1.9, 500, 0, .none), (2, 100, 0, .typing),
            ]),
        Script(
            testDescription: "twice and four times as much turn more away, also at once",
            looks: [
                (0, 200, 0, .none), (1, 200, 0, .sessions), (2, 399, 0, .sessions), (2.5, 400, 0, .sessions),
                (3.5, 400, 0, .messages),
            ]),
        Script(
            testDescription: "the store counts like a loop",
            looks: [(0, 0, 4000, .none), (1, 0, 5000, .messages)]),
        Script(
            testDescription: "a level is left one at a time, after calm for long enough",
            looks: [
                (0, 400, 0, .none), (1, 400, 0, .messages), (2, 199, 0, .messages), (3.9, 0, 0, .messages),
                (4, 0, 0, .sessions), (5, 0, 0, .sessions), (6, 0, 0, .typing), (8, 0, 0, .none), (10, 0, 0, .none),
            ]),
        Script(
            testDescription: "what hovers about a limit does not flap",
            looks: [
                (0, 100, 0, .none), (1, 100, 0, .typing), (2, 60, 0, .typing), (3, 99, 0, .typing), (4, 49, 0, .typing),
                (5, 50, 0, .typing), (6, 0, 0, .typing), (7.9, 0, 0, .typing), (8, 0, 0, .none),
            ]),
    ]

    @Test(arguments: scripts)
    func levels(_ script: Script) {
        var rule = SheddingConfiguration()
        rule.loopLag = .milliseconds(100)
        rule.storeWait = .milliseconds(1000)
        rule.recovery = .seconds(2)
        var machine = LoadMachine(rule)
        for (at, lag, wait, level) in script.looks {
            let now = Instant(nanoseconds: 1_000_000_000 + UInt64(at * 1e9))
            let found = machine.observe(loopLag: .milliseconds(lag), storeWait: .milliseconds(wait), at: now)
            expectEqual(found, level, "at \(at) s")
        }
    }

    @Test("limits of 0 turn nothing away")
    func off() {
        var rule = SheddingConfiguration()
        rule.loopLag = .zero
        rule.storeWait = .zero
        var machine = LoadMachine(rule)
        for second in 0..<100 {
            let now = Instant(nanoseconds: 1_000_000_000 * UInt64(second + 1))
            expectEqual(machine.observe(loopLag: .seconds(50), storeWait: .seconds(50), at: now), .none)
        }
    }
}
