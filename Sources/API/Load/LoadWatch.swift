import Configuration
import Conversations
import EventLoop
import Kernel
import Synchronization

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

    /// Takes another rule.
    func use(_ rule: SheddingConfiguration) { loop.execute { [self] in machine.value.rule = rule } }

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
