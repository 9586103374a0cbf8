/// A file of the time zone database, as RFC 9636 describes it.
extension Zone {
    /// Where the files lie on the system, each under its zone's name.
    public static let folder = "/usr/share/zoneinfo"
    /// The longest file that is read; the largest zones have some 4 KiB.
    static let bytesMax = 262_144

    /// Whether a text can be the name of a zone, such as `Europe/London`: 1 to 64 letters, digits, `_`, `+`, `-` and
    /// `/`, none of its parts empty.
    ///
    /// Anything else leads out of the folder, or to files that are none.
    public static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
            && text.utf8.allSatisfy { byte in
                (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte)
                    || [0x5F, 0x2B, 0x2D, 0x2F].contains(byte)
            }
    }

    /// Reads a file.
    ///
    /// Versions 2 to 4 with the rule at their end, or version 1. Leap seconds are not counted, as in POSIX time. Nil
    /// for anything else.
    public init?(file bytes: [UInt8]) {
        guard bytes.count <= Self.bytesMax else { return nil }
        var reader = ZoneReader(bytes: bytes)
        guard let first = reader.header() else { return nil }
        guard first.version > 0 else {
            guard let block = reader.block(first, timeBytes: 4) else { return nil }
            self.init(earliestOffset: block.earliest, transitions: block.transitions, rule: nil)
            return
        }
        // The second block says the same in eight bytes a time, and more.
        guard reader.skip(first.byteCount(timeBytes: 4)), let second = reader.header(),
            let block = reader.block(second, timeBytes: 8), let footer = reader.footer()
        else { return nil }
        guard !footer.isEmpty else {
            self.init(earliestOffset: block.earliest, transitions: block.transitions, rule: nil)
            return
        }
        guard let rule = ZoneRule(posix: footer) else { return nil }
        self.init(earliestOffset: block.earliest, transitions: block.transitions, rule: rule)
    }
}

/// Reads the parts of a zone's file in their order; every length is checked before it is believed.
private struct ZoneReader {
    struct Header {
        var version: Int
        var utcCount: Int
        var standardCount: Int
        var leapCount: Int
        var timeCount: Int
        var typeCount: Int
        var charCount: Int

        func byteCount(timeBytes: Int) -> Int {
            timeCount * (timeBytes + 1) + typeCount * 6 + charCount + leapCount * (timeBytes + 4) + standardCount
                + utcCount
        }
    }

    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var left: Int { bytes.count - offset }

    mutating func skip(_ count: Int) -> Bool {
        guard count <= left else { return false }
        offset += count
        return true
    }

    /// A whole number of so many bytes, the highest first; there are as many left.
    private mutating func number(_ count: Int) -> Int64 {
        var value = Int64(Int8(bitPattern: bytes[offset]))
        for index in 1..<count { value = value << 8 | Int64(bytes[offset + index]) }
        offset += count
        return value
    }

    mutating func header() -> Header? {
        guard left >= 44, bytes[offset..<offset + 4].elementsEqual("TZif".utf8) else { return nil }
        // "1" is written as 0.
        let version = Int(bytes[offset + 4])
        guard version == 0 || (0x32...0x34).contains(version) else { return nil }
        offset += 20
        let counts = (0..<6).map { _ in Int(number(4)) }
        guard counts.allSatisfy({ (0...bytes.count).contains($0) }) else { return nil }
        return Header(
            version: version, utcCount: counts[0], standardCount: counts[1], leapCount: counts[2],
            timeCount: counts[3], typeCount: counts[4], charCount: counts[5])
    }

    mutating func block(_ header: Header, timeBytes: Int) -> (earliest: Int, transitions: [Zone.Transition])? {
        guard header.typeCount > 0, header.byteCount(timeBytes: timeBytes) <= left else { return nil }
        let end = offset + header.byteCount(timeBytes: timeBytes)
        let times = (0..<header.timeCount).map { _ in number(timeBytes) }
        let types = bytes[offset..<offset + header.timeCount].map(Int.init)
        offset += header.timeCount
        var offsets: [Int] = []
        for _ in 0..<header.typeCount {
            offsets.append(Int(number(4)))
            offset += 2
        }
        guard types.allSatisfy(offsets.indices.contains), offsets.allSatisfy({ (-93_599...93_599).contains($0) }),
            zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
        else { return nil }
        offset = end
        return (offsets[0], zip(times, types).map { Zone.Transition(at: $0, offset: offsets[$1]) })
    }

    /// The line behind the second block.
    mutating func footer() -> [UInt8]? {
        guard left >= 2, bytes[offset] == 0x0A, let end = bytes[(offset + 1)...].firstIndex(of: 0x0A) else {
            return nil
        }
        return Array(bytes[offset + 1..<end])
    }
}
