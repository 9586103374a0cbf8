import Domain
import HTTPWire
import Kernel

/// The lines that every answer of one loop carries, `Date` and `Request-Id`, and the maker of request ids.
///
/// The wall clock is read once a second; between two readings the loop's own clock says how much time has passed.
struct AnswerStamp {
    /// Both lines as bytes: the date is written anew each second, the id's 26 digits for each answer.
    private(set) var lines: [UInt8]
    private var random: SplitMix64
    /// Milliseconds since the Unix epoch at `readAt`.
    private var wallMilliseconds: Int64 = 0
    private var readAt = Instant(nanoseconds: 0)
    /// When the second of the date is over.
    private var validUntil = Instant(nanoseconds: 0)
    private let digitsStart: Int

    private static let dateStart = 6
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        lines = Array("Date: ".utf8)
        lines += [UInt8](repeating: UInt8(ascii: " "), count: HTTPDate.byteCount)
        lines += "\r\nRequest-Id: req_".utf8
        digitsStart = lines.count
        lines += "00000000000000000000000000\r\n".utf8
    }

    /// A new id: time, then chance.
    mutating func nextID(at now: Instant) -> RequestID {
        refresh(now)
        let passed = Int64(truncatingIfNeeded: (now.nanoseconds &- readAt.nanoseconds) / 1_000_000)
        let bucket = Bucket(rawValue: UInt16(truncatingIfNeeded: random.next()))
        return RequestID(
            Identifier(milliseconds: wallMilliseconds &+ passed, bucket: bucket, random: random.next()))
    }

    /// Makes `lines` say the present second and `id`.
    mutating func write(_ id: RequestID, at now: Instant) {
        refresh(now)
        assert(lines.count == digitsStart + 28, "The id has 26 digits and ends its line.")
        // 128 bits in groups of five from the right: 60 of the low half, 60 over the border, 8 at the left.
        Self.write(id.value.low, digits: 12, endingAt: digitsStart &+ 26, to: &lines)
        let middle = id.value.high &<< 4 | id.value.low &>> 60
        Self.write(middle, digits: 12, endingAt: digitsStart &+ 14, to: &lines)
        Self.write(id.value.high &>> 56, digits: 2, endingAt: digitsStart &+ 2, to: &lines)
    }

    private static func write(_ value: UInt64, digits count: Int, endingAt end: Int, to lines: inout [UInt8]) {
        var rest = value
        var index = end
        for _ in 0..<count {
            index &-= 1
            lines[index] = digits[Int(truncatingIfNeeded: rest & 31)]
            rest &>>= 5
        }
    }

    private mutating func refresh(_ now: Instant) {
        guard now >= validUntil else { return }
        wallMilliseconds = WallClock.milliseconds
        readAt = now
        validUntil = now + .milliseconds(1_000 - wallMilliseconds % 1_000)
        var date: [UInt8] = []
        HTTPDate.append(secondsSinceEpoch: Int(wallMilliseconds / 1_000), to: &date)
        assert(date.count == HTTPDate.byteCount, "A date is as long as the one before.")
        assert(validUntil > now, "A second is not over when it begins.")
        lines.replaceSubrange(Self.dateStart..<(Self.dateStart + date.count), with: date)
    }
}
