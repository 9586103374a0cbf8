/// Cuts what comes over a connection into frames: 4 bytes of length (big endian), then so many bytes.
///
/// Pure. Holds at most one unfinished frame.
package struct ExternalFrameReader: Sendable {
    private var bytes: [UInt8] = []
    /// The first byte that was not handed out.
    private var start = 0
    private let bytesMax: Int

    /// Nothing has come.
    package init(bytesMax: Int = ExternalLimits.frameBytesMax) { self.bytesMax = bytesMax }

    /// How many bytes are held.
    package var count: Int { bytes.count - start }

    /// Takes bytes as they came.
    package mutating func append(_ more: Span<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        for i in more.indices { bytes.append(more[i]) }
    }

    /// Takes bytes as they came.
    package mutating func append(_ more: [UInt8]) { append(more.span) }

    /// The next whole frame; nil where it has not come whole.
    ///
    /// - Throws: `frame_too_large` as soon as the length says so, `frame_unreadable` for an empty one.
    package mutating func next() throws(ExternalFault) -> [UInt8]? {
        guard count >= 4 else { return nil }
        var length = 0
        for byte in bytes[start..<start + 4] { length = length << 8 | Int(byte) }
        guard length <= bytesMax else {
            throw ExternalFault("frame_too_large", "A frame has at most \(bytesMax) bytes; this one says \(length).")
        }
        guard length > 0 else { throw ExternalFault("frame_unreadable", "A frame is a JSON object and never empty.") }
        guard count - 4 >= length else { return nil }
        let frame = Array(bytes[start + 4..<start + 4 + length])
        start += 4 + length
        return frame
    }
}

/// Why an adapter's connection is closed: said to it as `error {code, detail}`.
package struct ExternalFault: Error, Hashable, Sendable {
    /// A stable word: `frame_too_large`, `frame_unreadable`, `member_invalid`, `session_unknown`,
    /// `version_unsupported`, `proof_invalid`, `greeting_expected`, `pong_late`, `adapter_stuck`.
    package var code: String
    /// The same for people.
    package var detail: String

    /// Describes a fault.
    package init(_ code: String, _ detail: String) {
        self.code = code
        self.detail = detail
    }
}
