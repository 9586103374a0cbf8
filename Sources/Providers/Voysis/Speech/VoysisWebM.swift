/// The time that a WebM file has come to, read as its bytes come, for a limit in seconds (`PROTOCOL.md`, section 7.3).
///
/// Elements are those of EBML (RFC 8794) and Matroska (RFC 9559). What cannot be read ends the reading: then the limit
/// in bytes is all there is.
struct VoysisWebM: Hashable, Sendable {
    /// Bytes of an element that are looked at: its id, its size, and the beginning of what is in it.
    private static let windowBytesMax = 24
    /// The largest time code, in units of the scale, and the largest scale that make sense; their product is a number.
    private static let timeMax = 1 << 32
    private static let scaleMax = 1 << 30

    /// The beginning of an element that has not come whole yet.
    private var held: [UInt8] = []
    /// Bytes of the present element that are still to be passed over.
    private var skipped = 0
    /// Nanoseconds of one unit of time.
    private var scale = 1_000_000
    private var clusterTime = 0
    private var firstTime: Int?
    private var isUnreadable = false

    /// One element, as far as it matters here.
    private enum Element {
        /// More bytes are needed.
        case incomplete
        case unreadable
        /// It was read up to `length`, and `rest` bytes of it follow.
        case passed(length: Int, rest: Int)
        /// A block of sound that begins at so many units.
        case block(length: Int, rest: Int, time: Int)
    }

    /// Reads on.
    ///
    /// - Returns: how many of the bytes come before the first block that begins so many seconds behind the first one;
    ///   nil where none does.
    mutating func read(_ bytes: ArraySlice<UInt8>, seconds: Int) -> Int? {
        var place = bytes.startIndex
        while !isUnreadable, place < bytes.endIndex {
            if skipped > 0 {
                let count = min(skipped, bytes.endIndex - place)
                skipped -= count
                place += count
                continue
            }
            let window = held + bytes[place...].prefix(Self.windowBytesMax - held.count)
            switch element(window) {
            case .incomplete:
                guard window.count < Self.windowBytesMax else {
                    isUnreadable = true
                    return nil
                }
                held = window
                return nil
            case .unreadable: isUnreadable = true
            case .passed(let length, let rest): step(length, rest, &place)
            case .block(let length, let rest, let time):
                let first = firstTime ?? time
                firstTime = first
                guard (time - first) * scale < seconds * 1_000_000_000 else {
                    // The part of it that was held is out already.
                    return max(place - held.count - bytes.startIndex, 0)
                }
                step(length, rest, &place)
            }
        }
        return nil
    }

    private mutating func step(_ length: Int, _ rest: Int, _ place: inout Int) {
        assert(length > held.count, "What was held was not enough.")
        place += length - held.count
        held = []
        skipped = rest
    }

    private mutating func element(_ bytes: [UInt8]) -> Element {
        guard let first = bytes.first else { return .incomplete }
        let idLength = first.leadingZeroBitCount + 1
        guard idLength <= 4 else { return .unreadable }
        guard bytes.count > idLength else { return .incomplete }
        let sizeLength = bytes[idLength].leadingZeroBitCount + 1
        guard sizeLength <= 8 else { return .unreadable }
        let start = idLength + sizeLength
        guard bytes.count >= start else { return .incomplete }
        let id = Self.number(bytes[..<idLength])
        let bits = 7 * sizeLength
        let size = Self.number(bytes[idLength..<start]) & (1 << bits - 1)
        let isKnown = size != 1 << bits - 1
        switch id {
        // A segment, a cluster, its information and a group of blocks are looked into.
        case 0x1853_8067, 0x1F43_B675, 0x1549_A966, 0xA0: return .passed(length: start, rest: 0)
        // The scale of times, and the time of a cluster.
        case 0x2A_D7B1, 0xE7:
            guard (1...8).contains(size) else { return .unreadable }
            guard bytes.count >= start + size else { return .incomplete }
            let value = Self.number(bytes[start..<start + size])
            if id == 0xE7 {
                guard (0...Self.timeMax).contains(value) else { return .unreadable }
                clusterTime = value
            } else {
                guard (1...Self.scaleMax).contains(value) else { return .unreadable }
                scale = value
            }
            return .passed(length: start + size, rest: 0)
        // A block, alone or in its group: track, time behind that of its cluster, and the sound.
        case 0xA3, 0xA1: return block(bytes, start, isKnown ? size : 0)
        default: return isKnown ? .passed(length: start, rest: size) : .unreadable
        }
    }

    private func block(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Element {
        guard bytes.count > start else { return .incomplete }
        let end = start + bytes[start].leadingZeroBitCount + 3
        guard end - start <= size, end <= Self.windowBytesMax else { return .unreadable }
        guard bytes.count >= end else { return .incomplete }
        let time = Int(Int16(truncatingIfNeeded: Self.number(bytes[end - 2..<end])))
        return .block(length: end, rest: size - (end - start), time: clusterTime + time)
    }

    /// A number of at most 8 bytes, the most significant first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
