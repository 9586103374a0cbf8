import CZlib

/// Compresses bytes that belong together, such as a message or a body, in one go.
///
/// Holds about 260 KiB while it lives; does no input or output.
@safe public struct Deflater: ~Copyable {
    /// How the output ends.
    public enum Ending: Hashable, Sendable {
        /// With the end of the data.
        case finished
        /// At a whole byte, with an empty stored block: what a message of RFC 7692 ends with.
        case flushed
    }

    /// How hard zlib tries by default, 1 to 9: the fastest, since what is sent is short and waits for us.
    public static let levelDefault = 1

    // On the heap, because zlib keeps the address of it.
    private let stream: UnsafeMutablePointer<z_stream>

    /// A compressor for one format.
    public init(_ format: CompressionFormat, level: Int = Deflater.levelDefault) {
        if case .deflate(let bits) = format {
            precondition((9...15).contains(bits), "zlib's windows have 9 to 15 bits")
        }
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let status = unsafe tl_deflate_init(stream, Int32(level), format.windowBits)
        precondition(status == Z_OK, "zlib has the memory and takes these parameters")
    }

    deinit {
        unsafe deflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// The compressed form of `input`; every call begins anew.
    public mutating func compress(_ input: Span<UInt8>, _ ending: Ending) -> [UInt8] {
        unsafe deflateReset(stream)
        precondition(input.count < 1 << 31, "one piece has less than 2 GiB")
        // Room for what does not get shorter, and for the empty block.
        let bound = unsafe Int(deflateBound(stream, UInt(input.count))) + 16
        return unsafe input.withUnsafeBufferPointer { bytes in
            unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                // zlib only reads from there.
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
                unsafe stream.pointee.avail_in = UInt32(bytes.count)
                unsafe stream.pointee.next_out = output.baseAddress
                unsafe stream.pointee.avail_out = UInt32(bound)
                let status = unsafe deflate(stream, ending == .finished ? Z_FINISH : Z_SYNC_FLUSH)
                precondition(status == (ending == .finished ? Z_STREAM_END : Z_OK), "the bound holds all of it")
                count = unsafe bound - Int(stream.pointee.avail_out)
            }
        }
    }
}
