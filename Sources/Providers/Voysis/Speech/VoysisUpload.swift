import EventLoop

/// Live sound on its way into the body of a request, piece by piece; on the loop only.
final class VoysisUpload {
    /// The request that carries it.
    let id: Int
    private let loop: Loop
    private var pieces: [[UInt8]] = []
    private var first = 0
    private var isEnded = false
    private var isBroken = false
    private var waiter: LoopAnswer<Void>?
    /// Told when the connection has taken a piece.
    private let taken: () -> Void

    init(id: Int, loop: Loop, taken: @escaping () -> Void) {
        self.id = id
        self.loop = loop
        self.taken = taken
    }

    /// Bytes that the connection has not taken yet.
    private(set) var unsentBytes = 0

    func append(_ piece: [UInt8]) {
        pieces.append(piece)
        unsentBytes += piece.count
        wake()
    }

    func end() {
        isEnded = true
        wake()
    }

    /// Breaks it off: an end would make the service answer what it has.
    func breakOff() {
        isBroken = true
        pieces = []
        first = 0
        unsentBytes = 0
        wake()
    }

    private func wake() {
        let released = waiter
        waiter = nil
        released?.give(())
    }

    /// The next piece; nil at the end.
    ///
    /// - Throws: where it was broken off.
    func next() async throws(CancellationError) -> [UInt8]? {
        while isBroken || first == pieces.count {
            if isBroken { throw CancellationError() }
            if isEnded { return nil }
            let answer = LoopAnswer<Void>(loop: loop)
            waiter = answer
            await answer.wait()
        }
        let piece = pieces[first]
        first += 1
        unsentBytes -= piece.count
        if first == pieces.count {
            pieces = []
            first = 0
        }
        taken()
        return piece
    }
}
