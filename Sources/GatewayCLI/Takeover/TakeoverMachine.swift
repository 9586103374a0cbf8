/// The running process's side of a handover, for one connection of a successor.
///
/// Does no input or output. A connection that has brought one thing out of order is over.
struct TakeoverMachine: ~Copyable {
    /// The step to do next.
    enum Step: Equatable {
        /// Send all sockets.
        case offer
        /// Begin to go, and say that it has begun; sockets that are not kept are ours to close.
        case handOver(kept: [Bool])
        /// Say why not, and end the connection.
        case refuse(TakeoverMessage.Refusal)
        /// The successor has died before it could take over: go on serving.
        case takeBack
        /// Nothing more comes of this connection.
        case end
    }

    private enum State {
        case waiting
        case offered(count: Int)
        case committed
        case over
    }

    private var state = State.waiting

    /// The successor has said something.
    ///
    /// - Parameter sockets: how many there are to offer.
    mutating func received(_ bytes: [UInt8], sockets: Int) -> Step {
        let message: TakeoverMessage
        do throws(TakeoverMessage.Failure) {
            message = try TakeoverMessage(bytes)
        } catch {
            return refuse(error == .malformed ? .malformed : .version)
        }
        switch (state, message) {
        case (.waiting, .ask):
            state = .offered(count: sockets)
            return .offer
        case (.offered(let count), .commit(let kept)) where kept.count == count:
            state = .committed
            return .handOver(kept: kept)
        default: return refuse(.malformed)
        }
    }

    /// The successor has gone, or has said nothing for too long.
    mutating func ended() -> Step {
        defer { state = .over }
        if case .committed = state { return .takeBack }
        return .end
    }

    /// The successor has all the time it needs from here on.
    var isCommitted: Bool {
        if case .committed = state { true } else { false }
    }

    private mutating func refuse(_ refusal: TakeoverMessage.Refusal) -> Step {
        // A takeover that was committed stays so: a successor that talks nonsense afterwards is as good as dead.
        if case .committed = state { return ended() }
        state = .over
        return .refuse(refusal)
    }
}
