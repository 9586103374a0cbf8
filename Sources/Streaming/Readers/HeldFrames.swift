/// The frames of a WebSocket's stream that wait while an operation of its client is under way.
///
/// So the reply comes before the events of what the operation did.
///
/// No input or output. What waits is bounded in bytes here and in time by whoever holds it, so that an operation that
/// takes long keeps nobody waiting.
struct HeldFrames {
    /// Bytes that wait for one reply.
    static let bytesMax = 256 << 10
    /// How long frames wait for one reply.
    static let timeMax: Duration = .milliseconds(250)

    /// One write.
    enum Frame: Hashable {
        /// Whole frames, as they go out.
        case frames([UInt8])
        /// A text that has yet to be framed.
        case text([UInt8])

        fileprivate var byteCount: Int {
            switch self {
            case .frames(let bytes), .text(let bytes): bytes.count
            }
        }
    }

    private var frames: [Frame] = []
    /// Bytes that wait.
    private(set) var byteCount = 0
    /// A reply is awaited.
    private(set) var isHolding = false

    /// So much waits that it has waited long enough.
    var isFull: Bool { byteCount > Self.bytesMax }

    /// An operation begins.
    mutating func begin() {
        assert(frames.isEmpty && !isHolding, "One operation is done at a time.")
        isHolding = true
    }

    /// Takes a frame in where it has to wait; `false` where it goes out at once.
    mutating func hold(_ frame: Frame) -> Bool {
        guard isHolding else { return false }
        frames.append(frame)
        byteCount += frame.byteCount
        return true
    }

    /// The reply is out, or is waited for no longer: gives all that has waited, in its order.
    mutating func end() -> [Frame] {
        assert(isHolding || frames.isEmpty, "Nothing waits for no reply.")
        let all = frames
        frames = []
        byteCount = 0
        isHolding = false
        return all
    }
}
