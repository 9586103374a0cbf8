/// A message between a command that makes a backup and the running process: a version, a kind, and what belongs to it.
///
/// One message is one packet.
///
/// ```
/// command             process that runs
/// ask           ->
///               <-    copied (the database lies in the staging folder, files of the spool stay), or refused
/// (goes)        ->    (removes the staging folder, and the files that were to go meanwhile)
/// ```
enum BackupMessage: Equatable {
    case ask
    case copied(bytes: Int)
    /// There will be no copy, for this reason.
    case refused(String)

    static let version: UInt8 = 1
    static let bytesMax = 1024

    /// The bytes are no message of this version.
    struct Malformed: Error {}

    init(_ bytes: [UInt8]) throws(Malformed) {
        guard bytes.count >= 2, bytes[0] == Self.version else { throw Malformed() }
        let rest = bytes[2...]
        switch (bytes[1], rest.count) {
        case (1, 0): self = .ask
        case (2, 8): self = .copied(bytes: Int(truncatingIfNeeded: rest.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
        case (3, _): self = .refused(String(decoding: rest, as: UTF8.self))
        default: throw Malformed()
        }
    }

    /// The bytes of the message; at most ``bytesMax``.
    func encoded() -> [UInt8] {
        switch self {
        case .ask: [Self.version, 1]
        case .copied(let bytes):
            [Self.version, 2] + (0..<8).map { UInt8(truncatingIfNeeded: bytes >> (56 - 8 * $0)) }
        case .refused(let reason): [Self.version, 3] + reason.utf8.prefix(Self.bytesMax - 2)
        }
    }
}
