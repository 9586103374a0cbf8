import CZlib

/// Turns compressed bytes back, with a bound on what may come out.
///
/// Memory grows with what came out, not with what was announced, so a few bytes that stand for very many do no harm.
/// Holds about 40 KiB while it lives; does no input or output.
@safe public struct Inflater: ~Copyable {
    /// By how much the output grows at a time, in bytes.
    private static let pieceBytes = 16_384

    // On the heap, because zlib keeps the address of it.
    private let stream: UnsafeMutablePointer<z_stream>

    /// An inflater for one format; one of 15 bits reads data of every window.
    public init(_ format: CompressionFormat) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let status = unsafe tl_inflate_init(stream, format.windowBits)
        precondition(status == Z_OK, "zlib has the memory and takes these parameters")
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// The bytes that `input` stands for; every call begins anew.
    ///
    /// Data may end in the middle of a stream, at a flush; when a stream ends, another may follow.
    ///
    /// - Throws: `malformed`, or `tooLong` as soon as more than `bytesMax` bytes would come out.
    public mutating func inflate(_ input: Span<UInt8>, bytesMax: Int) throws(CompressionError) -> [UInt8] {
        unsafe inflateReset(stream)
        var output: [UInt8] = []
        var used = 0
        var isOver = false
        while !isOver {
            let (piece, status, count) = step(input, from: used, bytesMax: bytesMax - output.count)
            used += count
            output += piece
            guard output.count <= bytesMax else { throw .tooLong }
            switch status {
            case Z_STREAM_END:
                isOver = used == input.count
                unsafe inflateReset(stream)
            case Z_OK: isOver = used == input.count && piece.count < Self.pieceBytes
            // Nothing to read and nothing more to come out.
            case Z_BUF_ERROR: isOver = true
            default: throw .malformed
            }
        }
        guard used == input.count else { throw .malformed }
        return output
    }

    /// One call of zlib: at most a piece, and one byte beyond the bound so that an excess shows.
    private func step(
        _ input: Span<UInt8>, from start: Int, bytesMax: Int
    ) -> (piece: [UInt8], status: Int32, used: Int) {
        let room = min(Self.pieceBytes, bytesMax + 1)
        var status = Z_OK
        var used = 0
        let rest = input.extracting(start..<input.count)
        let piece = unsafe rest.withUnsafeBufferPointer { bytes in
            unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
                // zlib only reads from there.
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
                unsafe stream.pointee.avail_in = UInt32(bytes.count)
                unsafe stream.pointee.next_out = output.baseAddress
                unsafe stream.pointee.avail_out = UInt32(room)
                status = unsafe CZlib.inflate(stream, Z_SYNC_FLUSH)
                used = unsafe bytes.count - Int(stream.pointee.avail_in)
                count = unsafe room - Int(stream.pointee.avail_out)
            }
        }
        return (piece, status, used)
    }
}
