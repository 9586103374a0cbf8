import Domain
import Store
import Synchronization
import SupportExpectations
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
        expectEqual(counts.wakes.load(ordering: .relaxed), 1)
        expectEqual(counts.answers.load(ordering: .relaxed), 0)
        expect(!stepped.step())
        expectEqual(counts.answers.load(ordering: .relaxed), 2)
        ask()
        expectEqual(counts.wakes.load(ordering: .relaxed), 2)
        store.close()
        expect(!stepped.step())
        expectEqual(counts.answers.load(ordering: .relaxed), 3, "what was asked before the end is answered")
        ask()
        expectEqual(counts.refusals.load(ordering: .relaxed), 1)
        expect(!stepped.step())
    }

    /// The answers to some questions, in their order.
    private final class Answers: Sendable {
        let all = Mutex<[StoreError?]>([])

        func note<Answer>(_ result: Result<Answer, StoreError>) {
            var failure: StoreError?
            if case .failure(let error) = result { failure = error }
            all.withLock { [failure] in $0.append(failure) }
        }
    }

    @Test("refuses the questions that it is told to refuse, by their name")
    func refusal() throws {
        let disk = try FaultDisk()
        let stepped = try SteppedStore(
            SQLiteStoreOptions(directory: "/stepped", vfs: disk.name), sealing: ToySealing(),
            wake: {}, refusal: { "\($0)".hasPrefix("head(") ? .overloaded : nil })
        let target = InlineTarget()
        let answers = Answers()
        let nobody = SessionID(Identifier(high: 1, low: 1))
        stepped.store.head(nobody, replyTo: target) { answers.note($0) }
        stepped.store.session(nobody, replyTo: target) { answers.note($0) }
        expectEqual(answers.all.withLock { $0 }, [.overloaded], "it is refused before any step")
        expect(!stepped.step())
        expectEqual(answers.all.withLock { $0 }, [.overloaded, nil])
    }

    @Test("has as little room as it is told to have, for a while")
    func narrow() throws {
        let disk = try FaultDisk()
        let stepped = try SteppedStore(
            SQLiteStoreOptions(directory: "/stepped", vfs: disk.name), sealing: ToySealing(), wake: {})
        let target = InlineTarget()
        let answers = Answers()
        func ask() { stepped.store.revocations(after: 0, limit: 1, replyTo: target) { answers.note($0) } }
        stepped.narrow(to: 1)
        ask()
        ask()
        expectEqual(answers.all.withLock { $0 }, [.overloaded])
        stepped.narrow(to: nil)
        ask()
        expect(!stepped.step())
        expectEqual(answers.all.withLock { $0 }, [.overloaded, nil, nil])
    }
}
