import EventLoop
import Gateway
import Kernel
import Store

/// Tells the service manager again and again that the process works, as long as all loops turn and the store's thread
/// answers; it lives on the main loop, which has to turn as well.
///
/// A disk that is full, or a vendor that is away, is nothing that another start would mend: `/readyz` and the log say
/// it.
final class Watchdog: Sendable {
    /// How often it is told within the time that the manager gives.
    private static let timesPerLimit = 3
    /// After how long a store is asked again that has too much to do.
    private static let pause: Duration = .milliseconds(200)

    private let notifier: ServiceNotifier
    private let main: Loop
    private let loops: [Loop]
    private let store: any Store
    /// How many have not answered yet.
    private let waiting: LoopBound<Int>

    init(_ notifier: ServiceNotifier, main: Loop, loops: [Loop], store: any Store) {
        self.notifier = notifier
        self.main = main
        self.loops = loops
        self.store = store
        waiting = LoopBound(unchecked: 0, loop: main)
    }

    /// Begins, where the manager wants to know; on the main loop.
    func start() {
        guard notifier.watchdog != nil, waiting.value == 0 else { return }
        ask()
    }

    private func ask() {
        waiting.value = loops.count + 1
        for loop in loops { loop.execute { [self] in main.execute { [self] in heard() } } }
        askStore()
    }

    private func askStore() {
        store.probe(writes: false, replyTo: main) { [self] result in
            // Its thread answers what it was asked; a line that is full is answered without it.
            if case .failure(.overloaded) = result {
                main.schedule(after: Self.pause) { [self] in askStore() }
            } else {
                heard()
            }
        }
    }

    private func heard() {
        waiting.value -= 1
        guard waiting.value == 0, let limit = notifier.watchdog else { return }
        notifier.alive()
        main.schedule(after: limit / Self.timesPerLimit) { [self] in ask() }
    }
}
