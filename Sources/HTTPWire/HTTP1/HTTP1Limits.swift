/// The limits of a parser; every number is in bytes or pieces of one message.
public struct HTTP1Limits: Hashable, Sendable {
    /// The longest request line or status line, end of line included.
    public var startLineBytesMax: Int
    /// The longest field line, end of line included.
    public var fieldLineBytesMax: Int
    /// The longest head, start line and empty line included; the trailers have the same limit of their own.
    public var headBytesMax: Int
    /// The most fields in a head, and again in the trailers.
    public var fieldCountMax: Int
    /// The longest body, chunk framing not counted.
    public var bodyBytesMax: Int
    /// All chunk extensions of one body together.
    public var chunkExtensionBytesMax: Int
    /// Empty lines passed over before a request line: RFC 9112 section 2.2.
    public var leadingEmptyLinesMax: Int
    /// Interim responses before a final one.
    public var interimResponsesMax: Int

    /// Limits that suit a server on the open internet; a body of at most 1 MiB unless said otherwise.
    public init(
        startLineBytesMax: Int = 8_192, fieldLineBytesMax: Int = 16_384, headBytesMax: Int = 32_768,
        fieldCountMax: Int = 100, bodyBytesMax: Int = 1_048_576, chunkExtensionBytesMax: Int = 4_096,
        leadingEmptyLinesMax: Int = 2, interimResponsesMax: Int = 8
    ) {
        precondition(startLineBytesMax >= 16 && fieldLineBytesMax >= 16 && headBytesMax >= 16, "a line has room")
        precondition(headBytesMax <= 1 << 24, "positions in a head stay small numbers")
        self.startLineBytesMax = startLineBytesMax
        self.fieldLineBytesMax = fieldLineBytesMax
        self.headBytesMax = headBytesMax
        self.fieldCountMax = fieldCountMax
        self.bodyBytesMax = bodyBytesMax
        self.chunkExtensionBytesMax = chunkExtensionBytesMax
        self.leadingEmptyLinesMax = leadingEmptyLinesMax
        self.interimResponsesMax = interimResponsesMax
    }
}
