/// A place in one session's log: the session, a `seq`, and 32 bits of that event's id.
///
/// The id bits notice a cursor that comes from another history, such as before a backup was restored. Position 0 is
/// the beginning, before the first event; its check is 0. The text form is opaque to callers: `c1` and 42 characters
/// of base 32.
public struct Cursor: Hashable, Sendable, CustomStringConvertible {
    /// The session it is bound to.
    public let session: SessionID
    /// The last event before this place; 0 is the beginning.
    public let seq: Int64
    /// The low 32 bits of that event's id; 0 at the beginning.
    public let check: UInt32

    /// Puts a cursor together.
    public init(session: SessionID, seq: Int64, check: UInt32) {
        self.session = session
        self.seq = seq
        self.check = check
    }

    /// The cursor right after an event.
    public init(session: SessionID, seq: Int64, event: EventID) {
        self.init(session: session, seq: seq, check: UInt32(truncatingIfNeeded: event.value.low))
    }

    /// The place before the first event.
    public static func beginning(of session: SessionID) -> Cursor { Cursor(session: session, seq: 0, check: 0) }

    /// Appends the text form.
    public func append(to text: inout [UInt8]) {
        text.append(UInt8(ascii: "c"))
        text.append(UInt8(ascii: "1"))
        session.value.append(to: &text)
        // 48 bits of seq and 32 of check are 80 bits: 16 characters.
        let seq = UInt64(bitPattern: self.seq) & 0xffff_ffff_ffff
        Base32.append(seq >> 8, digits: 8, to: &text)
        Base32.append((seq & 0xff) << 32 | UInt64(check), digits: 8, to: &text)
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
        guard bytes.count == 44, bytes[0] == UInt8(ascii: "c"), bytes[1] == UInt8(ascii: "1"),
            let session = Identifier(text: bytes[2..<28]),
            let upper = Base32.read(bytes[28..<36]), let lower = Base32.read(bytes[36..<44])
        else { return nil }
        self.init(
            session: SessionID(session), seq: Int64(upper << 8 | lower >> 32),
            check: UInt32(truncatingIfNeeded: lower))
    }
}
