/// A frame of ours whose payload goes out piece by piece, and what must wait until it is whole.
///
/// A frame cannot be interrupted (RFC 6455 section 5.4 lets control frames in between frames only), so everything
/// that is said meanwhile follows it.
struct PartialFrame {
    private let mask: UInt32?
    /// How many bytes of the payload went out.
    private var sent = 0
    /// How many bytes of the payload are still to come.
    private(set) var left: Int
    /// Whole frames that follow.
    private var waiting: [UInt8] = []
    /// The payload of the latest ping of the other side, which alone is owed an answer (section 5.5.3).
    private var owedPong: [UInt8]?

    /// Appends the header of a frame.
    init(_ opcode: Opcode, count: Int, mask: UInt32?, to output: inout [UInt8]) {
        self.mask = mask
        left = count
        FrameWriter.appendHeader(opcode, payloadBytes: count, mask: mask, to: &output)
    }

    /// How many bytes wait for the end of the frame.
    var waitingBytes: Int { waiting.count }

    /// Appends some more of the payload.
    mutating func append(_ piece: Span<UInt8>, to output: inout [UInt8]) {
        precondition(piece.count <= left, "a frame has as many bytes as its header says")
        output.append(piece, mask: mask, phase: sent)
        sent += piece.count
        left -= piece.count
        assert(left >= 0, "A frame has as many bytes as its header says.")
    }

    /// Lets a whole frame follow.
    mutating func follow(_ body: (inout [UInt8]) -> Void) {
        assert(left > 0, "What is said behind a whole frame need not wait.")
        body(&waiting)
    }

    /// Lets a pong follow, in place of one that waits already.
    mutating func owe(pong payload: [UInt8]) {
        assert(left > 0, "What is said behind a whole frame need not wait.")
        owedPong = payload
    }

    /// Appends what waited; the frame is whole.
    func appendWaiting(mask: @autoclosure () -> UInt32?, to output: inout [UInt8]) {
        precondition(left == 0, "the frame is whole")
        if let owedPong { FrameWriter.append(.pong, payload: owedPong.span, mask: mask(), to: &output) }
        output += waiting
    }
}
