import Domain

/// The subscribers of a session: how many streams of each loop read it, and who holds its tickets.
package struct SessionSubscribers: Sendable {
    /// How many streams of each loop, by the loop's number.
    private var streams: [Int: Int] = [:]
    /// Those of them that want the vendor's own payloads.
    private(set) var nativeCount = 0
    /// The connection of each ticket in use, by the ticket's hash.
    var tickets: [[UInt8]: TicketPlace] = [:]

    /// No stream reads it.
    var isEmpty: Bool { streams.isEmpty }
    /// Streams of all loops.
    var count: Int { streams.values.reduce(0, +) }
    /// The numbers of the loops that have streams.
    package var loops: Dictionary<Int, Int>.Keys { streams.keys }

    /// A stream of a loop joins.
    mutating func join(loop index: Int, includesNative: Bool) {
        streams[index, default: 0] += 1
        if includesNative { nativeCount += 1 }
        assert(nativeCount <= count, "Streams with payloads are streams.")
        assert(!isEmpty, "A session with a stream is read.")
    }

    /// A stream of a loop leaves.
    mutating func leave(loop index: Int, includesNative: Bool) {
        if includesNative { nativeCount -= 1 }
        assert(nativeCount >= 0, "A stream leaves once.")
        guard let count = streams[index] else { return }
        streams[index] = count > 1 ? count - 1 : nil
        assert(streams[index] != 0, "A loop without streams is none of the session's.")
    }
}

/// Where the one connection of a ticket is.
struct TicketPlace: Sendable {
    let number: UInt64
    /// The loop of a stream; nil for a long poll.
    let loop: Int?
}
