/// Streams of a client that are not open, as a server remembers them: RFC 9113 section 5.1.
///
/// The library ignores frames of all of them. That is right where we ended the stream, because the client may not know
/// yet; elsewhere it is an error that the client shall hear of.
struct PastStreams {
    /// How many streams of each kind are remembered; for older ones the library's patience stands.
    static let rememberedMax = 64

    /// The highest stream that was begun.
    private(set) var highest: Int32 = 0
    /// Streams that the client has ended itself, wholly or with a reset.
    private var finished: [Int32] = []
    private var nextFinished = 0
    /// Streams that were passed over and can never be begun.
    private var skipped: [ClosedRange<Int32>] = []
    private var nextSkipped = 0

    /// A head comes on a stream that is not open.
    mutating func begin(_ stream: Int32) {
        guard stream > highest else { return }
        if stream > highest + 2 { Self.put((highest + 1)...(stream - 2), in: &skipped, at: &nextSkipped) }
        highest = stream
        assert(skipped.count <= Self.rememberedMax, "So many are remembered.")
        assert(!skipped.contains { $0.contains(stream) }, "A stream is begun or passed over.")
    }

    /// A stream ended as the client wanted.
    mutating func finish(_ stream: Int32) {
        Self.put(stream, in: &finished, at: &nextFinished)
        assert(finished.count <= Self.rememberedMax, "So many are remembered.")
        assert(finished.contains(stream), "The one that came last is remembered.")
    }

    /// Why the connection ends if a head or data come on a stream that is not open; nil if it goes on.
    func fault(_ stream: Int32) -> HTTP2ErrorCode? {
        guard stream <= highest else { return nil }
        if skipped.contains(where: { $0.contains(stream) }) { return .protocolError }
        return finished.contains(stream) ? .streamClosed : nil
    }

    private static func put<Item>(_ item: Item, in ring: inout [Item], at next: inout Int) {
        if ring.count < rememberedMax {
            ring.append(item)
        } else {
            ring[next] = item
            next = (next + 1) % rememberedMax
        }
    }
}
