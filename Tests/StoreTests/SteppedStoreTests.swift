import Domain
import Store
import Synchronization
import Testing

@Suite("A store without a thread")
struct SteppedStoreTests {
    private final class Counts: Sendable {
        let wakes = Atomic<Int>(0)
        let answers = Atomic<Int>(0)
        let refusals = Atomic<Int>(0)
    }

    @Test("does its work in steps, and says once that something waits for one")
    func steps() throws {
        let disk = try FaultDisk()
        let counts = Counts()
        let stepped = try SteppedStore(
            SQLiteStoreOptions(directory: "/stepped", vfs: disk.name), sealing: ToySealing()
        ) { counts.wakes.add(1, ordering: .relaxed) }
        let store = stepped.store
        let target = InlineTarget()
        func ask() {
            store.revocations(after: 0, limit: 1, replyTo: target) { result in
                if case .success = result {
                    counts.answers.add(1, ordering: .relaxed)
                } else {
                    counts.refusals.add(1, ordering: .relaxed)
                }
            }
        }
        ask()
        ask()
        #expect(counts.wakes.load(ordering: .relaxed) == 1)
        #expect(counts.answers.load(ordering: .relaxed) == 0)
        #expect(!stepped.step())
        #expect(counts.answers.load(ordering: .relaxed) == 2)
        ask()
        #expect(counts.wakes.load(ordering: .relaxed) == 2)
        store.close()
        #expect(!stepped.step())
        #expect(counts.answers.load(ordering: .relaxed) == 3, "what was asked before the end is answered")
        ask()
        #expect(counts.refusals.load(ordering: .relaxed) == 1)
        #expect(!stepped.step())
    }
}
