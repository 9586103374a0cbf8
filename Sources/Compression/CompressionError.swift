/// Why bytes were not inflated.
public enum CompressionError: Error, Hashable, Sendable {
    /// They are no compressed data, or end in the middle.
    case malformed
    /// They stand for more bytes than may come out.
    case tooLong
}

/// The wrapper around compressed data.
public enum CompressionFormat: Hashable, Sendable {
    /// Nothing (RFC 1951), with a window of 2 to that many bytes: 9 to 15.
    case deflate(windowBits: Int)
    /// A header and a checksum (RFC 1952).
    case gzip

    /// The number by which zlib knows it.
    var windowBits: Int32 {
        switch self {
        case .deflate(let windowBits): -Int32(windowBits)
        case .gzip: 15 + 16
        }
    }
}
