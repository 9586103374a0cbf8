public import EventLoop

/// A value of an adapter's storage that changes often: one write at a time, so that the latest wins.
///
/// On the session's loop only. A value that is replaced while another one is being written never reaches the disk.
public final class LatestValue<Value: Sendable> {
    private let key: String
    private let values: any ProviderValues
    private let loop: Loop
    private let encode: @Sendable (Value) -> [UInt8]
    private var waiting: Value?
    private var isWriting = false

    /// The value under `key` of a storage, which is not secret.
    ///
    /// - Parameter encode: called when its turn has come to be written.
    public init(
        _ key: String, _ values: any ProviderValues, on loop: Loop, encode: @escaping @Sendable (Value) -> [UInt8]
    ) {
        self.key = key
        self.values = values
        self.loop = loop
        self.encode = encode
    }

    /// The same in the storage of a session.
    public convenience init(
        _ key: String, of context: ProviderContext, encode: @escaping @Sendable (Value) -> [UInt8]
    ) {
        self.init(key, context.values, on: context.loop, encode: encode)
    }

    /// Persists a value, in place of any that is not being written yet.
    public func persist(_ value: Value) {
        waiting = value
        guard !isWriting else { return }
        isWriting = true
        let this = LoopBound(self, loop: loop)
        Task(executorPreference: loop.taskExecutor) { await this.value.writeAll() }
    }

    /// Forgets a value that is not being written yet.
    public func discard() { waiting = nil }

    private func writeAll() async {
        while let value = waiting {
            waiting = nil
            await values.set(key, to: encode(value), secret: false)
        }
        isWriting = false
    }
}
