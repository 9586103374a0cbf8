/// The frames that came in with a poll while a message of the user was on its way: its outcome is told first.
///
/// Bounded in number and in bytes. A talkative skill behind a slow answer loses nothing by it: where there is no room
/// all that is held is told before the outcome, in its order (`PROTOCOL.md`, section 5).
struct ODAHeldFrames: Sendable {
    /// Frames that are held at most.
    static let framesMax = 256
    /// Bytes that they have together at most.
    static let bytesMax = 1 << 20

    private var frames: [[UInt8]] = []
    /// Bytes that are held.
    private(set) var bytes = 0

    /// How many frames are held.
    var count: Int { frames.count }

    /// Holds frames; the frames that are to be told now, which are none or all, these with them.
    mutating func hold(_ arrived: [[UInt8]]) -> [[UInt8]] {
        frames += arrived
        for frame in arrived { bytes += frame.count }
        guard frames.count > Self.framesMax || bytes > Self.bytesMax else { return [] }
        return release()
    }

    /// Gives all frames away, in the order in which they came.
    mutating func release() -> [[UInt8]] {
        assert(bytes == frames.reduce(0) { $0 + $1.count }, "The bytes are those of the frames.")
        defer {
            frames = []
            bytes = 0
        }
        return frames
    }
}
