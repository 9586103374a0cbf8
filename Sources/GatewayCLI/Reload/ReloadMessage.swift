/// A message between a command and the running process about the configuration: a version, a kind, and what belongs to
/// it.
///
/// One message is one packet.
///
/// ```
/// command             process that runs
/// reload        ->
///               <-    inForce, refused or goingDown
/// read(offset)  ->
///               <-    piece (of the configuration in force; an empty one at its end)
/// ```
enum ReloadMessage: Equatable {
    case reload
    /// Asks for the text of the configuration in force from this byte on.
    case read(offset: Int)
    /// A configuration of this version is in force, and these lines say what changed with it.
    case inForce(version: String, changes: [String])
    /// All is as it was, for these reasons.
    case refused([String])
    /// The process goes down, and another one may be asked soon.
    case goingDown
    /// A piece of the text of the configuration of this version.
    case piece(version: String, [UInt8])

    static let version: UInt8 = 1
    static let bytesMax = 64 << 10
    /// Text in one piece.
    static let pieceBytesMax = 32 << 10

    /// The bytes are no message of this version.
    struct Malformed: Error {}

    init(_ bytes: [UInt8]) throws(Malformed) {
        guard bytes.count >= 2, bytes[0] == Self.version else { throw Malformed() }
        let rest = bytes[2...]
        switch (bytes[1], rest.count) {
        case (1, 0): self = .reload
        case (2, 8): self = .read(offset: Int(truncatingIfNeeded: rest.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
        case (3, _):
            var lines = Self.lines(rest)
            guard !lines.isEmpty else { throw Malformed() }
            self = .inForce(version: lines.removeFirst(), changes: lines)
        case (4, _): self = .refused(Self.lines(rest))
        case (5, 0): self = .goingDown
        case (6, 12...):
            self = .piece(version: String(decoding: rest.prefix(12), as: UTF8.self), Array(rest.dropFirst(12)))
        default: throw Malformed()
        }
    }

    /// The bytes of the message; at most ``bytesMax``, where lines that do not fit are left out.
    func encoded() -> [UInt8] {
        switch self {
        case .reload: [Self.version, 1]
        case .read(let offset): [Self.version, 2] + (0..<8).map { UInt8(truncatingIfNeeded: offset >> (56 - 8 * $0)) }
        case .inForce(let version, let changes): [Self.version, 3] + Self.joined([version] + changes)
        case .refused(let reasons): [Self.version, 4] + Self.joined(reasons)
        case .goingDown: [Self.version, 5]
        case .piece(let version, let bytes): [Self.version, 6] + version.utf8 + bytes
        }
    }

    private static func lines(_ bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func joined(_ lines: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines {
            let text = line.utf8.filter { $0 != 0 }
            guard bytes.count + text.count + 3 <= bytesMax else { break }
            bytes += text + [0]
        }
        return bytes
    }
}
