/// Why TLS could not be set up, or a connection over it failed.
public enum TLSError: Error, Hashable, Sendable {
    /// A certificate, key or authority file cannot be read or does not hold what it should.
    case file(path: String, reason: String)
    /// A setting that makes no sense, such as a host name with a null byte in it.
    case invalidSetting(String)
    /// The other side's certificate was refused; the library's words, such as "certificate has expired".
    case certificateRejected(reason: String)
    /// The other side's certificate holds, and no key on the way to its authority is one of the pins.
    case pinMismatch
    /// The other side ended the connection with an alert: its number in RFC 8446 section 6 and the library's words.
    case alert(code: Int, reason: String)
    /// The other side's bytes are not the TLS we can speak, its version among the possible reasons.
    case protocolFailure(reason: String)
    /// The transport ended without the other side's goodbye, so what was read may be cut short.
    case truncated
    /// The engine was used to write after ``TLSEngine/close()``.
    case closed
}
