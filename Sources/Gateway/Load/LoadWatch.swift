import Configuration
import EventLoop
import HTTPServer
import Kernel
import Synchronization
import Telemetry

/// Looks at one loop from time to time, and keeps what is to be turned away for all to read.
final class LoadWatch: Sendable {
    /// From one look to the next.
    static let interval: Duration = .milliseconds(250)

    private let loop: Loop
    private let line: CommitBatcher
    private let machine: LoopBound<LoadMachine>
    private let current = Atomic<Int>(LoadLevel.none.rawValue)

    init(loop: Loop, line: CommitBatcher, _ rule: SheddingConfiguration) {
        self.loop = loop
        self.line = line
        machine = LoopBound(unchecked: LoadMachine(rule), loop: loop)
    }

    /// The level of shedding that this loop asks for; on any thread.
    var level: LoadLevel { LoadLevel(rawValue: current.load(ordering: .relaxed)) ?? .none }

    /// Begins to look; on the loop.
    func start() {
        let due = loop.now + Self.interval
        // How late its timers are is how late a loop is with everything.
        loop.schedule(at: due) { [self] in
            look(due)
            start()
        }
    }

    private func look(_ due: Instant) {
        let now = loop.now
        let lag = now > due ? now - due : .zero
        let level = machine.value.observe(loopLag: lag, storeWait: line.wait(at: now), at: now)
        current.store(level.rawValue, ordering: .relaxed)
    }
}

extension Gateway {
    /// The level of shedding now: what the loop asks for that has most to do, for the store is everybody's.
    var loadLevel: LoadLevel { shards.lazy.map(\.load.level).max() ?? .none }

    /// Turns a call away if it is one of those that have to wait for better times.
    ///
    /// - Throws: `overloaded` with `Retry-After`.
    func shed(_ operationID: String) throws(Problem) {
        let least: LoadLevel
        switch operationID {
        case "sendTyping", "sendReceipt": least = .typing
        case "createSession": least = .sessions
        case "sendMessage", "putMessage", "retryMessage", "answerCommand", "escalateSession", "sendAudio",
            "uploadAttachment":
            least = .messages
        default: return
        }
        guard loadLevel >= least else { return }
        metrics.shed[least.rawValue - 1].increment()
        let seconds = max(1, settings.limits.shedding.recovery.milliseconds)
        throw Problem(.overloaded, "There is too much to do; \(least.name) have to wait.", retryAfter: seconds)
    }
}
