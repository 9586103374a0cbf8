/// The nine bytes in front of a frame: RFC 9113 section 4.1.
struct FrameHeader {
    let length: Int
    let type: UInt8
    let flags: UInt8
    let stream: Int32
}

/// Follows where frames begin and end, so that each can be counted before the library sees it.
///
/// The library has a callback for this, and does not call it for frames that it passes over.
struct FrameScanner {
    /// The next piece of the input.
    enum Step {
        /// A frame begins; its header is in ``FrameScanner/header``, and was no longer in the input.
        case frame(FrameHeader)
        /// These bytes belong to the frame, or come before the first one.
        case bytes(Range<Int>)
        /// A PRIORITY makes its stream depend on itself, or on stream 0 (RFC 7540 sections 5.3.1 and 6.3).
        ///
        /// RFC 9113 has dropped the scheme and kept the frame; the library, told to ignore it, does not look.
        case badPriority
        case needMore
    }

    static let headerBytes = 9
    private static let dependencyBytes = 4
    private static let entryBytes = 6
    private static let initialWindowSize: UInt64 = 4

    /// The bytes of the header that was found last.
    private(set) var header: [UInt8] = []
    private var isHeaderDone = false
    /// Bytes that belong to what came before the next header.
    private var left: Int
    /// The beginning of a PRIORITY's payload; nil in other frames.
    private var dependency: (count: Int, value: UInt32)?
    /// The beginning of an entry of SETTINGS; nil in other frames.
    private var entry: (count: Int, value: UInt64)?
    /// The largest SETTINGS_INITIAL_WINDOW_SIZE whose end is among the bytes that were found last.
    private(set) var initialWindow: UInt32?

    /// Begins after `prefaceBytes` that are no frame.
    init(prefaceBytes: Int) {
        left = prefaceBytes
        header.reserveCapacity(Self.headerBytes)
    }

    /// Looks on from `index`, and leaves it after what was found.
    mutating func next(in bytes: Span<UInt8>, at index: inout Int) -> Step {
        if left > 0 {
            guard index < bytes.count else { return .needMore }
            let start = index
            index += min(left, bytes.count - index)
            left -= index - start
            assert(index > start, "Each step looks at something.")
            assert(left >= 0, "A frame has as many bytes as its header says.")
            readEntries(bytes, start..<index)
            return readDependency(bytes, start..<index) ? .badPriority : .bytes(start..<index)
        }
        if isHeaderDone {
            isHeaderDone = false
            header.removeAll(keepingCapacity: true)
        }
        while index < bytes.count {
            header.append(bytes[index])
            index += 1
            guard header.count == Self.headerBytes else { continue }
            isHeaderDone = true
            let found = FrameHeader(
                length: Int(header[0]) << 16 | Int(header[1]) << 8 | Int(header[2]), type: header[3],
                flags: header[4], stream: Int32(number(at: 5) & 0x7fff_ffff))
            left = found.length
            let isPriority = found.type == FrameType.priority && left == 5
            dependency = isPriority ? (0, 0) : nil
            entry = found.type == FrameType.settings ? (0, 0) : nil
            return isPriority && found.stream == 0 ? .badPriority : .frame(found)
        }
        return .needMore
    }

    /// Takes the first four bytes of a PRIORITY; whether they are the fourth, and wrong.
    private mutating func readDependency(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard var (count, value) = dependency else { return false }
        for index in range where count < Self.dependencyBytes {
            value = value << 8 | UInt32(bytes[index])
            count += 1
        }
        guard count == Self.dependencyBytes else {
            dependency = (count, value)
            return false
        }
        dependency = nil
        return (value ^ number(at: 5)) & 0x7fff_ffff == 0
    }

    /// Looks for settings of the window that streams begin with.
    private mutating func readEntries(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        initialWindow = nil
        guard var (count, value) = entry else { return }
        for index in range {
            value = value << 8 | UInt64(bytes[index])
            count += 1
            guard count == Self.entryBytes else { continue }
            if value >> 32 == Self.initialWindowSize {
                initialWindow = max(initialWindow ?? 0, UInt32(truncatingIfNeeded: value))
            }
            (count, value) = (0, 0)
        }
        entry = (count, value)
    }

    private func number(at offset: Int) -> UInt32 {
        var value: UInt32 = 0
        for index in offset..<(offset + 4) { value = value << 8 | UInt32(header[index]) }
        return value
    }
}
