/// A place among all events of an app: the app, how many events of all apps lie before it, and 32 bits of the last
/// one's id.
///
/// The id bits notice a cursor that comes from another history, the app's bits one of another app. Position 0 is the
/// beginning; its check is 0. The text form is opaque to callers: `f1` and 24 characters of base 32.
public struct FeedCursor: Hashable, Sendable, CustomStringConvertible {
    /// 40 bits that stand for the app it is bound to.
    private let app: UInt64
    /// The events before this place.
    public let position: Int64
    /// The low 32 bits of the id of the last of them; 0 at the beginning.
    public let check: UInt32

    /// Puts a cursor together.
    public init(app: String, position: Int64, check: UInt32) {
        self.app = Self.digest(app)
        self.position = position
        self.check = check
    }

    /// FNV-1a, so that it never changes between versions; what an app may read is decided elsewhere.
    private static func digest(_ app: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in app.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return (hash ^ hash >> 40) & 0xff_ffff_ffff
    }

    /// Whether it was made for this app.
    public func isOf(app: String) -> Bool { self.app == Self.digest(app) }

    /// Appends the text form.
    public func append(to text: inout [UInt8]) {
        text.append(UInt8(ascii: "f"))
        text.append(UInt8(ascii: "1"))
        Base32.append(app, digits: 8, to: &text)
        // 48 bits of position and 32 of check are 80 bits: 16 characters.
        let position = UInt64(bitPattern: self.position) & 0xffff_ffff_ffff
        Base32.append(position >> 8, digits: 8, to: &text)
        Base32.append((position & 0xff) << 32 | UInt64(check), digits: 8, to: &text)
    }

    /// The text form.
    public var description: String {
        var text: [UInt8] = []
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the text form; anything else is refused with `nil`.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 26, bytes[0] == UInt8(ascii: "f"), bytes[1] == UInt8(ascii: "1"),
            let app = Base32.read(bytes[2..<10]), let upper = Base32.read(bytes[10..<18]),
            let lower = Base32.read(bytes[18..<26])
        else { return nil }
        self.app = app
        position = Int64(upper << 8 | lower >> 32)
        check = UInt32(truncatingIfNeeded: lower)
    }
}
