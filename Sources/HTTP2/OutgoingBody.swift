import HTTPWire

/// Bytes that wait to be sent on one stream: pieces in their order, kept as they were given.
final class OutgoingBody {
    private var pieces: [ArraySlice<UInt8>] = []
    /// The first piece that is not wholly sent.
    private var first = 0
    /// Bytes that wait.
    private(set) var waitingBytes = 0
    /// Bytes that were sent.
    private(set) var sentBytes = 0
    /// Nothing will be added.
    var isFinished = false
    /// The trailers that follow the last byte; nil for none.
    var trailers: HTTPFields?
    /// The library has stopped asking until it is told that there is more.
    var isDeferred = false

    func append(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.isEmpty else { return }
        pieces.append(bytes)
        waitingBytes += bytes.count
    }

    /// Moves `count` bytes, which wait here, behind `output`.
    func move(_ count: Int, to output: inout [UInt8]) {
        var rest = count
        while rest > 0 {
            let step = min(rest, pieces[first].count)
            output += pieces[first].prefix(step)
            rest -= step
            if step == pieces[first].count {
                pieces[first] = []
                first += 1
            } else {
                pieces[first].removeFirst(step)
            }
        }
        waitingBytes -= count
        sentBytes += count
        if first == pieces.count {
            pieces = []
            first = 0
        } else if first > 64 {
            pieces.removeFirst(first)
            first = 0
        }
    }
}
