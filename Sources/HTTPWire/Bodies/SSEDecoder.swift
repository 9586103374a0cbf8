/// One event of a stream.
public struct ServerSentEvent: Hashable, Sendable {
    /// The last id the stream gave, which an event without one inherits; empty if there was none.
    public var id: String
    /// The name, `message` where none was given.
    public var event: String
    /// The lines of data with a line feed between them.
    public var data: String

    /// An event from its parts.
    public init(id: String = "", event: String = "message", data: String) {
        self.id = id
        self.event = event
        self.data = data
    }
}

/// Reads an event stream from pieces of any size: WHATWG HTML, section "Interpreting an event stream".
public struct SSEDecoder: Sendable {
    /// The longest event: all its lines together.
    public let eventBytesMax: Int
    /// The wait the stream last asked for, or nil.
    public private(set) var retryMilliseconds: Int?
    /// The id to resume from: that of the last complete event, never of one the stream broke off in.
    public private(set) var lastEventID = ""

    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var hasData = false
    private var event = ""
    private var eventID = ""
    private var eventBytes = 0
    private var endsWithReturn = false
    private var isFirstLine = true

    /// A decoder at the beginning of a stream.
    public init(eventBytesMax: Int = 1_048_576) { self.eventBytesMax = eventBytesMax }

    /// Takes the next piece and gives the events it completes.
    ///
    /// Throws `eventTooLarge`; the stream cannot be read on after that. An event the stream ends in is never given.
    public mutating func received(_ bytes: Span<UInt8>) throws(HTTPWireError) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for index in 0..<bytes.count {
            let byte = bytes[index]
            let wasReturn = endsWithReturn
            endsWithReturn = byte == ASCII.carriageReturn
            if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
                // The line feed of a pair ends no second line.
                if byte == ASCII.lineFeed, wasReturn { continue }
                if let event = endLine() { events.append(event) }
            } else {
                eventBytes += 1
                guard eventBytes <= eventBytesMax else { throw .eventTooLarge(bytesMax: eventBytesMax) }
                line.append(byte)
            }
        }
        return events
    }

    private mutating func endLine() -> ServerSentEvent? {
        if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
        isFirstLine = false
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return dispatch() }
        let colon = line.firstIndex(of: ASCII.colon)
        // A line that begins with a colon is a comment, and its bytes are no part of the event.
        if colon == 0 {
            eventBytes -= line.count
            return nil
        }
        var start = colon.map { $0 + 1 } ?? line.count
        if start < line.count, line[start] == ASCII.space { start += 1 }
        take(field: line[..<(colon ?? line.count)], value: line[start...])
        return nil
    }

    private mutating func take(field: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
        switch String(decoding: field, as: UTF8.self) {
        case "data":
            if hasData { data.append(ASCII.lineFeed) }
            hasData = true
            data += value
        case "event":
            event = String(decoding: value, as: UTF8.self)
        case "id":
            if !value.contains(0) { eventID = String(decoding: value, as: UTF8.self) }
        case "retry":
            // More digits than this would be a wait of years.
            if !value.isEmpty, value.count <= 12, value.allSatisfy(ASCII.isDigit) {
                retryMilliseconds = value.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
            }
        default: break
        }
    }

    private mutating func dispatch() -> ServerSentEvent? {
        defer {
            data.removeAll(keepingCapacity: true)
            hasData = false
            event = ""
            eventBytes = 0
        }
        lastEventID = eventID
        guard hasData else { return nil }
        return ServerSentEvent(
            id: lastEventID, event: event.isEmpty ? "message" : event, data: String(decoding: data, as: UTF8.self))
    }
}
