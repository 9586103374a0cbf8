import EventLoop

/// Live sound on its way into the body of a request, piece by piece; on the loop only.
final class VoysisUpload {
    private let loop: Loop
    private var pieces: [[UInt8]] = []
    private var first = 0
    private var isEnded = false
    private var waiter: LoopAnswer<Void>?

    init(loop: Loop) { self.loop = loop }

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

    private func wake() {
        let told = waiter
        waiter = nil
        told?.give(())
    }

    /// The next piece; nil at the end.
    func next() async -> [UInt8]? {
        while first == pieces.count {
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
        return piece
    }
}
