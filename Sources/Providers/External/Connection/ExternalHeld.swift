/// Frames that were handed to sessions and that these have not taken in.
///
/// Full at a bound of either kind, until half of it is free again. Pure.
struct ExternalHeld: Sendable {
    private struct Share: Sendable {
        var events = 0
        var bytes = 0
    }

    private var shares: [String: Share] = [:]
    private var all = Share()
    /// Nothing more is handled.
    private(set) var isFull = false
    private var isPaused = false

    /// Nothing is held.
    init() {}

    /// Whether reading has to be paused; true once.
    var mustPause: Bool {
        mutating get {
            guard isFull, !isPaused else { return false }
            isPaused = true
            return true
        }
    }

    /// Whether reading goes on after a pause; true once.
    var mustResume: Bool {
        mutating get {
            guard isPaused, !isFull else { return false }
            isPaused = false
            return true
        }
    }

    /// A frame was handed to a session.
    mutating func add(_ bytes: Int, of session: String) {
        shares[session, default: Share()].events += 1
        shares[session, default: Share()].bytes += bytes
        all.events += 1
        all.bytes += bytes
        if all.events >= ExternalLimits.heldEventsMax || all.bytes >= ExternalLimits.heldBytesMax { isFull = true }
    }

    /// A session has taken one in.
    mutating func remove(_ bytes: Int, of session: String) {
        guard var share = shares[session] else { preconditionFailure("Only what was handed out comes back.") }
        share.events -= 1
        share.bytes -= bytes
        precondition(share.events >= 0 && share.bytes >= 0, "Each frame is taken in once.")
        shares[session] = share.events > 0 ? share : nil
        free(Share(events: 1, bytes: bytes))
    }

    /// A session takes nothing in any more.
    mutating func forget(_ session: String) {
        if let share = shares.removeValue(forKey: session) { free(share) }
    }

    private mutating func free(_ share: Share) {
        all.events -= share.events
        all.bytes -= share.bytes
        assert(all.events >= 0 && all.bytes >= 0, "The whole is the sum of its shares.")
        if all.events <= ExternalLimits.heldEventsMax / 2, all.bytes <= ExternalLimits.heldBytesMax / 2 {
            isFull = false
        }
    }
}
