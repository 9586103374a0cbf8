import Synchronization

/// The ids of calls, as `{request.id}` has them: `call_`, 16 digits that a provider's client on a loop has of its own,
/// and the number of the call.
struct CallIDs: ~Copyable, Sendable {
    private let prefix: String
    private let count = Atomic<UInt64>(0)

    init() {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        prefix = "call_" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + "_"
    }

    /// One that was never given before.
    func next() -> String { prefix + String(count.add(1, ordering: .relaxed).newValue) }
}
