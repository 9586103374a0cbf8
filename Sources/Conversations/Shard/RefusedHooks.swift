import Store

/// Deliveries of webhooks that the store did not take when they came, in the order in which they came.
///
/// Their calls were answered with 503, and a vendor may never repeat one. In memory only: what is lost with the process
/// is for the adapters, which look at their vendors' history when they are opened again. No input or output; they are
/// stored one after the other.
struct RefusedHooks {
    /// Deliveries that wait at the same time, and their payloads in bytes.
    static let waitingMax = 2_000
    static let bytesMax = 8 << 20

    private var hooks: ArraySlice<HookRecord> = []
    private var bytes = 0
    /// They are being stored.
    var isUnderWay = false

    /// The next one to be stored.
    var first: HookRecord? { hooks.first }

    /// Adds a delivery at the end; false where there is no room for it.
    mutating func add(_ hook: HookRecord) -> Bool {
        guard hooks.count < Self.waitingMax, bytes + hook.payload.count <= Self.bytesMax else { return false }
        hooks.append(hook)
        bytes += hook.payload.count
        return true
    }

    /// The next one is stored, or never will be.
    mutating func removeFirst() {
        bytes -= hooks.removeFirst().payload.count
        if hooks.isEmpty { hooks = [] }
        assert(bytes == hooks.reduce(0) { $0 + $1.payload.count }, "The bytes of what waits are counted.")
    }
}
