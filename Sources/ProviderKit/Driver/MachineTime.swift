public import Kernel

/// A moment as a machine is told of it, since it reads no clock: on the monotonic clock for waits, and on the wall
/// clock for what is told.
public struct MachineTime: Hashable, Sendable {
    /// For waits.
    public var instant: Instant
    /// For what is told, in milliseconds since the Unix epoch.
    public var wall: Int64

    /// Puts both together, read at the same moment.
    public init(instant: Instant, wall: Int64) {
        self.instant = instant
        self.wall = wall
    }
}
