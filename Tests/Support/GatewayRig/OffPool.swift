import Foundation

/// Runs a blocking call on a thread of its own, so that tests never hold up the threads that tasks run on.
package func offPool<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        let thread = Thread { continuation.resume(with: Result { try body() }) }
        thread.stackSize = 1 << 20
        thread.start()
    }
}

/// Runs blocking calls side by side, each on a thread of its own, and gives what they gave, in their order.
package func offPool<Value: Sendable>(
    count: Int, _ body: @escaping @Sendable (Int) throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        for index in 0..<count {
            group.addTask { (index, try await offPool { try body(index) }) }
        }
        var values: [Int: Value] = [:]
        for try await (index, value) in group { values[index] = value }
        return (0..<count).compactMap { values[$0] }
    }
}

/// Looks again and again until something is so, without holding up the threads that tasks run on.
package func eventually(within seconds: Double = 60, _ condition: @escaping @Sendable () throws -> Bool) async throws
    -> Bool
{
    try await offPool { try poll(within: seconds, condition) }
}

/// Numbers that a seed decides (SplitMix64).
package struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}
