/// A message between a process and its successor: a version, a kind, and a few bytes.
///
/// ```
/// successor                              process that runs
/// ask                          ->
///                              <-        offer (sockets, as descriptors beside it), several, the last one marked
/// commit (which it keeps)      ->
///                              <-        committed (when it will be gone)
/// ```
///
/// Until `commit` nothing has happened, and either side may go. From then on the connection is the successor's sign of
/// life, which it keeps up until it holds the data directory. One message is one packet, so lengths are known.
enum TakeoverMessage: Equatable {
    /// The successor has checked all it can, and would like the sockets.
    case ask
    /// Some of the sockets.
    case offer(count: Int, isLast: Bool)
    /// The successor takes over: which of the sockets it keeps, in the order they were offered.
    case commit(kept: [Bool])
    /// The process will be gone after so many milliseconds, whatever hangs.
    case committed(milliseconds: UInt32)
    /// There will be no handover.
    case refused(Refusal)

    /// Why not.
    enum Refusal: UInt8, CaseIterable {
        /// Another successor was first.
        case busy = 1
        /// The process goes down by itself.
        case goingDown = 2
        /// It speaks another version.
        case version = 3
        /// The message that it got makes no sense.
        case malformed = 4
    }

    /// Why bytes are no message.
    enum Failure: Error, Equatable {
        /// It is of another version.
        case version(UInt8)
        /// It is too short, too long, or of no known kind.
        case malformed
    }

    static let version: UInt8 = 1
    /// Sockets of one process: each listener of a configuration may have one for each loop.
    static let socketsMax = 17 * 256
    /// The longest message is a `commit` of so many.
    static let bytesMax = 4 + (socketsMax + 7) / 8

    private enum Kind: UInt8 {
        case ask = 1
        case offer, commit, committed, refused
    }

    init(_ bytes: [UInt8]) throws(Failure) {
        guard let version = bytes.first else { throw .malformed }
        guard version == Self.version else { throw .version(version) }
        guard bytes.count >= 2, bytes.count <= Self.bytesMax, let kind = Kind(rawValue: bytes[1]) else {
            throw .malformed
        }
        let rest = bytes[2...]
        switch (kind, rest.count) {
        case (.ask, 0): self = .ask
        case (.offer, 2) where rest[3] <= 1: self = .offer(count: Int(rest[2]), isLast: rest[3] == 1)
        case (.commit, 2...): self = .commit(kept: try Self.flags(rest))
        case (.committed, 4): self = .committed(milliseconds: rest.reduce(0) { $0 << 8 | UInt32($1) })
        case (.refused, 1):
            guard let refusal = Refusal(rawValue: rest[2]) else { throw .malformed }
            self = .refused(refusal)
        default: throw .malformed
        }
    }

    /// The bytes of the message; at most ``bytesMax``.
    func encoded() -> [UInt8] {
        switch self {
        case .ask: Self.head(.ask)
        case .offer(let count, let isLast): Self.head(.offer) + [UInt8(count), isLast ? 1 : 0]
        case .commit(let kept): Self.head(.commit) + Self.bytes(kept)
        case .committed(let time):
            Self.head(.committed) + (0..<4).map { UInt8(truncatingIfNeeded: time >> (24 - 8 * $0)) }
        case .refused(let refusal): Self.head(.refused) + [refusal.rawValue]
        }
    }

    private static func head(_ kind: Kind) -> [UInt8] { [version, kind.rawValue] }

    /// Two bytes of their number, then eight to a byte, the first the lowest bit; no bit beyond them is set.
    private static func bytes(_ flags: [Bool]) -> [UInt8] {
        precondition(flags.count <= socketsMax, "no process has more sockets")
        var bytes = [UInt8](repeating: 0, count: (flags.count + 7) / 8)
        for (index, flag) in flags.enumerated() where flag { bytes[index / 8] |= 1 << (index % 8) }
        return [UInt8(flags.count >> 8), UInt8(flags.count & 0xff)] + bytes
    }

    private static func flags(_ bytes: ArraySlice<UInt8>) throws(Failure) -> [Bool] {
        let count = Int(bytes[2]) << 8 | Int(bytes[3])
        let packed = Array(bytes.dropFirst(2))
        guard count <= socketsMax, packed.count == (count + 7) / 8 else { throw .malformed }
        let flags = (0..<count).map { packed[$0 / 8] & 1 << ($0 % 8) != 0 }
        guard Self.bytes(flags) == Array(bytes) else { throw .malformed }
        return flags
    }
}
