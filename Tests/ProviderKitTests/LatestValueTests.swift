import Domain
import EventLoop
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@Suite struct LatestValueTests {
    /// A storage whose writes wait until they are let through.
    private final class SlowValues: ProviderValues {
        let writes: LoopBound<[String]>
        let gate: LoopBound<LoopWaiter?>

        init(_ loop: Loop) {
            writes = LoopBound([], loop: loop)
            gate = LoopBound(nil, loop: loop)
        }

        func value(_ key: String) async throws(ProviderFailure) -> [UInt8]? { nil }

        func set(_ key: String, to value: [UInt8]?, secret: Bool) async {
            writes.value.append("\(key) \(String(decoding: value ?? [], as: UTF8.self)) \(secret)")
            await gate.value?.waitForSignal()
        }
    }

    @Test func `one write at a time, and the latest wins`() throws {
        let manual = try ManualLoop()
        let values = SlowValues(manual.loop)
        let value = LatestValue<Int>("memory", values, on: manual.loop) { Array("\($0)".utf8) }
        let gate = LoopWaiter(loop: manual.loop)
        values.gate.value = gate
        value.persist(1)
        manual.runUntilIdle()
        expectEqual(values.writes.value, ["memory 1 false"])
        value.persist(2)
        value.persist(3)
        manual.runUntilIdle()
        expectEqual(values.writes.value.count, 1)
        values.gate.value = nil
        gate.signal()
        manual.runUntilIdle()
        expectEqual(values.writes.value, ["memory 1 false", "memory 3 false"])
        value.persist(4)
        manual.runUntilIdle()
        expectEqual(values.writes.value.last, "memory 4 false")
    }

    @Test func `what is discarded is not written`() throws {
        let manual = try ManualLoop()
        let values = SlowValues(manual.loop)
        let value = LatestValue<Int>("memory", values, on: manual.loop) { Array("\($0)".utf8) }
        value.persist(1)
        value.discard()
        manual.runUntilIdle()
        expect(values.writes.value.isEmpty)
        value.persist(2)
        manual.runUntilIdle()
        expectEqual(values.writes.value, ["memory 2 false"])
    }
}
