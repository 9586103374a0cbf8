import Domain
import Store

/// A place in the list of a session's messages, and the end of the log when the walk through the list began.
///
/// The end travels with the walk, so that every page of it has the cursor of the first one: what changed on an earlier
/// page meanwhile is told by the events behind that cursor, and by none behind a later one.
struct MessageListPlace: Hashable, Sendable {
    let position: Int64
    /// Nil: the walk begins here.
    let head: LogHead?

    init(position: Int64, head: LogHead?) {
        self.position = position
        self.head = head
    }

    /// Reads `<position>` or `<position>_<seq>_<check>`.
    init?(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let position = parts.first.flatMap({ Int64($0) }) else { return nil }
        self.position = position
        switch parts.count {
        case 1: head = nil
        case 3:
            guard let seq = Int64(parts[1]), seq >= 0, let check = UInt32(parts[2], radix: 16) else { return nil }
            head = LogHead(seq: seq, check: check)
        default: return nil
        }
    }

    /// The bytes that ``init(_:)`` reads.
    var encoded: [UInt8] {
        guard let head else { return Array(String(position).utf8) }
        return Array("\(position)_\(head.seq)_\(String(head.check, radix: 16))".utf8)
    }
}

extension ListPlace where Position == MessageListPlace {
    /// As the store takes it.
    var inStore: ListPlace<Int64> {
        switch self {
        case .start: .start
        case .after(let place): .after(place.position)
        case .before(let place): .before(place.position)
        }
    }

    /// The end of the log when the walk began; nil where it begins now.
    var head: LogHead? {
        switch self {
        case .start: nil
        case .after(let place), .before(let place): place.head
        }
    }
}
