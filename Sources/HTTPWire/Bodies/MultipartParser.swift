/// Reads the parts of a `multipart/…` body from pieces of any size: RFC 2046 section 5.1.1, RFC 7578.
///
/// Strict where leniency would let two readers see two things: a boundary is followed by blanks and a whole end of
/// line or by `--`, heads have both bytes at the end of each line. What stands before the first part and after the last
/// is passed over, the former up to ``headBytesMax`` bytes.
public struct MultipartParser: Sendable {
    /// The result of one step of reading.
    public enum Step: Equatable, Sendable {
        /// The input is used up.
        case needMore
        /// A part begins; these are its fields.
        case part(HTTPFields)
        /// Bytes of the part, as positions in the input.
        case data(Range<Int>)
        /// Bytes of the part that came with an earlier piece and looked like a boundary.
        case held([UInt8])
        /// The part is complete.
        case partEnd
        /// The last part is complete; what follows means nothing.
        case end
        /// The body is refused.
        case failed(HTTPWireError)
    }

    private enum State: Sendable {
        case preamble, body, endOfPart, boundary, dash, padding, lineFeed, head, epilogue
        case failed(HTTPWireError)
    }

    /// The longest head of a part, and the most that may stand before the first: 16 KiB.
    public static let headBytesMax = 16_384
    /// Blanks between a boundary and the end of its line.
    public static let paddingBytesMax = 64
    /// The longest boundary (RFC 2046 section 5.1.1).
    public static let boundaryBytesMax = 70

    /// Line end, two dashes and the boundary.
    ///
    /// The boundary itself has no carriage return, so no other match can begin
    /// inside one that fails.
    private let delimiter: [UInt8]
    private var state = State.preamble
    /// How much of the delimiter the bytes so far end with; the first line has its line end already.
    private var matched = 2
    private var head: [UInt8] = []
    private var passedOver = 0

    /// A parser for a body whose parts are divided by `boundary`, as the media type's parameter says it.
    ///
    /// Throws `badMultipart` if it is no boundary.
    public init(boundary: String) throws(HTTPWireError) {
        let bytes = Array(boundary.utf8)
        guard (1...Self.boundaryBytesMax).contains(bytes.count), bytes.last != ASCII.space,
            bytes.allSatisfy(Self.isBoundary)
        else { throw .badMultipart }
        delimiter = [ASCII.carriageReturn, ASCII.lineFeed, ASCII.hyphen, ASCII.hyphen] + bytes
    }

    private static func isBoundary(_ byte: UInt8) -> Bool {
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || "'()+_,-./:=? ".utf8.contains(byte)
    }

    /// The last part has been read; a body that ends earlier was cut off.
    public var isComplete: Bool {
        if case .epilogue = state { true } else { false }
    }

    /// Reads on from `cursor` up to the next thing to tell.
    public mutating func next(in input: Span<UInt8>, at cursor: inout Int) -> Step {
        while true {
            switch state {
            case .failed(let error): return .failed(error)
            case .epilogue:
                cursor = input.count
                return .needMore
            case .endOfPart:
                state = .boundary
                return .partEnd
            case .preamble, .body:
                if let step = scan(input, &cursor) { return step }
            case .boundary, .dash, .padding, .lineFeed, .head:
                guard cursor < input.count else { return .needMore }
                let byte = input[cursor]
                cursor &+= 1
                if let step = take(byte) { return step }
            }
        }
    }

    // MARK: Content

    private var isInPart: Bool {
        if case .body = state { true } else { false }
    }

    /// Looks for the delimiter; nil when it was found and there is nothing to tell before it.
    private mutating func scan(_ input: Span<UInt8>, _ cursor: inout Int) -> Step? {
        let start = cursor
        let carried = matched
        var index = cursor
        while index < input.count {
            if input[index] == delimiter[matched] {
                matched &+= 1
                index &+= 1
                guard matched == delimiter.count else { continue }
                let data = start..<(index &- (matched &- carried))
                cursor = index
                return endContent(data)
            }
            if carried > 0, matched >= carried {
                // Bytes that were held back are content after all, and so is what followed them.
                matched = 0
                guard isInPart else { return passOver(carried) }
                return .held(Array(delimiter[..<carried]))
            }
            if matched > 0 {
                matched = 0
            } else {
                index = input.firstIndex(of: ASCII.carriageReturn, in: index..<input.count) ?? input.count
            }
        }
        let data = start..<max(start, index &- (matched &- carried))
        cursor = input.count
        if !isInPart { return passOver(data.count) ?? .needMore }
        return data.isEmpty ? .needMore : .data(data)
    }

    private mutating func endContent(_ data: Range<Int>) -> Step? {
        matched = 0
        if isInPart {
            state = .endOfPart
            return data.isEmpty ? nil : .data(data)
        }
        state = .boundary
        return passOver(data.count)
    }

    /// Counts what stands before the first part.
    private mutating func passOver(_ count: Int) -> Step? {
        passedOver &+= count
        return passedOver > Self.headBytesMax ? fail(.headTooLarge(bytesMax: Self.headBytesMax)) : nil
    }

    // MARK: Boundaries and heads

    private mutating func take(_ byte: UInt8) -> Step? {
        switch state {
        case .boundary:
            if byte == ASCII.hyphen { state = .dash } else { return takePadding(byte) }
        case .dash:
            guard byte == ASCII.hyphen else { return fail(.badMultipart) }
            state = .epilogue
            return .end
        case .padding: return takePadding(byte)
        case .lineFeed:
            guard byte == ASCII.lineFeed else { return fail(.bareCarriageReturn) }
            head = []
            state = .head
        default:
            head.append(byte)
            guard head.count <= Self.headBytesMax else { return fail(.headTooLarge(bytesMax: Self.headBytesMax)) }
            guard byte == ASCII.lineFeed else { return nil }
            guard head.count >= 2, head[head.count &- 2] == ASCII.carriageReturn else { return fail(.bareLineFeed) }
            let isEnd = head.count == 2 || head.suffix(4) == [13, 10, 13, 10]
            return isEnd ? beginPart() : nil
        }
        return nil
    }

    private mutating func takePadding(_ byte: UInt8) -> Step? {
        if byte == ASCII.carriageReturn {
            state = .lineFeed
            head = []
            return nil
        }
        head.append(byte)
        guard ASCII.isBlank(byte), head.count <= Self.paddingBytesMax else { return fail(.badMultipart) }
        state = .padding
        return nil
    }

    private mutating func beginPart() -> Step {
        do throws(HTTPWireError) {
            let fields = try Self.fields(head)
            head = []
            matched = 0
            state = .body
            return .part(fields)
        } catch {
            return fail(error)
        }
    }

    private static func fields(_ head: [UInt8]) throws(HTTPWireError) -> HTTPFields {
        var fields = HTTPFields()
        let bytes = head.span
        var start = 0
        while let end = bytes.firstIndex(of: ASCII.lineFeed, in: start..<bytes.count), end &- start > 1 {
            let line = start..<(end &- 1)
            guard !ASCII.isBlank(bytes[line.lowerBound]) else { throw .obsoleteFolding }
            guard let colon = bytes.firstIndex(of: ASCII.colon, in: line) else { throw .missingColon }
            try fields.append(
                name: bytes.extracting(line.lowerBound..<colon),
                value: bytes.extracting((colon &+ 1)..<line.upperBound))
            start = end &+ 1
        }
        return fields
    }

    private mutating func fail(_ error: HTTPWireError) -> Step {
        state = .failed(error)
        return .failed(error)
    }
}
