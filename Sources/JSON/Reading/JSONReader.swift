/// Reads a JSON text from front to back, without building a tree.
///
/// ```swift
/// var reader = try JSONReader(bytes.span)
/// let start = try reader.beginObject()
/// while try reader.nextKey() {
///     if reader.isKey("text") { text = try reader.readString() }
///     else { try reader.skipValue() }
/// }
/// try reader.finish()
/// guard let text else { throw .missing("text", at: start) }
/// ```
///
/// After `nextKey` or `nextElement` says true, exactly one value is read, skipped or begun. Everything passed over is
/// checked against RFC 8259 as strictly as what is read. A copy of a reader is a bookmark: read ahead in the copy, go
/// on with the original. After an error the reader is good for nothing.
///
/// Members come as they stand: a repeated key comes twice, and a decoder that assigns lets the last one win.
public struct JSONReader: ~Escapable {
    let bytes: Span<UInt8>
    let depthMax: Int
    let nodesMax: Int
    let loneSurrogates: JSONLimits.LoneSurrogates

    /// How far the text has been read, in bytes.
    public internal(set) var offset = 0
    /// Where the value that was read last begins, in bytes.
    ///
    /// For errors about what a value means.
    public internal(set) var valueOffset = 0
    /// How many containers are open.
    public internal(set) var depth = 0

    var nodes = 0
    /// Whether a container has just been opened, so that no comma may stand before what comes.
    var isOpening = false

    @usableFromInline var keyCount = 0
    var keyStart = 0
    var keyIsASCII = true
    /// Whether the key had escapes and is in `keyText` rather than in the input.
    var keyIsCopied = false
    var keyText: [UInt8] = []
    /// Where strings with escapes are put together; kept so that a text with many of them allocates once.
    var scratch: [UInt8] = []

    /// Begins to read a text.
    ///
    /// Throws `bytesExceeded` or `byteOrderMark`.
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        self.bytes = bytes
        depthMax = limits.depthMax
        nodesMax = limits.nodesMax
        loneSurrogates = limits.loneSurrogates
        guard bytes.count <= limits.bytesMax else {
            throw JSONError(.bytesExceeded, at: limits.bytesMax, expected: "at most \(limits.bytesMax) bytes")
        }
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
            throw JSONError(.byteOrderMark, at: 0, expected: "a value without a byte order mark")
        }
    }

    // MARK: Containers

    /// Reads `{` and returns where it stands, for `JSONError.missing(_:at:)`.
    @discardableResult
    public mutating func beginObject() throws(JSONError) -> Int {
        guard nextByte() == ASCII.openBrace else { throw mismatch("an object") }
        return try open()
    }

    /// Reads the next key and its colon, or the `}` of the object; says whether there was a key.
    public mutating func nextKey() throws(JSONError) -> Bool {
        precondition(depth > 0, "A key is read inside an object.")
        var byte = nextByte()
        if byte == ASCII.closeBrace {
            close()
            return false
        }
        if isOpening {
            isOpening = false
        } else {
            guard byte == ASCII.comma else { throw unexpected("a comma or the end of the object") }
            offset &+= 1
            byte = nextByte()
        }
        guard byte == ASCII.quote else { throw unexpected("a key") }
        try countNode()
        let key = try scanString()
        keyIsCopied = key.hasEscapes
        keyIsASCII = key.isASCII
        keyStart = key.start
        keyCount = key.end &- key.start
        if key.hasEscapes {
            keyText.removeAll(keepingCapacity: true)
            unescape(key, into: &keyText)
            keyCount = keyText.count
        }
        guard nextByte() == ASCII.colon else { throw unexpected("a colon") }
        offset &+= 1
        return true
    }

    /// Whether the key that `nextKey` read is `name`, byte for byte.
    ///
    /// Allocates nothing; escapes in the text are undone before.
    @inlinable
    public func isKey(_ name: StaticString) -> Bool {
        keyCount == name.utf8CodeUnitCount && isSameKey(name)
    }

    @usableFromInline
    func isSameKey(_ name: StaticString) -> Bool {
        keyIsCopied
            ? keyText.span.isSame(as: name)
            : bytes.extracting(keyStart..<keyStart &+ keyCount).isSame(as: name)
    }

    /// Whether the key that `nextKey` read is `name`, byte for byte; for a name that is known only when it runs.
    public func isKey(named name: String) -> Bool {
        let name = name.utf8Span.span
        guard keyCount == name.count else { return false }
        return keyIsCopied
            ? keyText.span.isSame(as: name)
            : bytes.extracting(keyStart..<keyStart &+ keyCount).isSame(as: name)
    }

    /// The key that `nextKey` read, as a new string.
    public var key: String {
        keyIsCopied
            ? String(validated: keyText.span, isASCII: false)
            : String(validated: bytes.extracting(keyStart..<keyStart &+ keyCount), isASCII: keyIsASCII)
    }

    /// Reads `[` and returns where it stands.
    @discardableResult
    public mutating func beginArray() throws(JSONError) -> Int {
        guard nextByte() == ASCII.openBracket else { throw mismatch("an array") }
        return try open()
    }

    /// Reads the comma before the next element, or the `]` of the array; says whether there is an element.
    public mutating func nextElement() throws(JSONError) -> Bool {
        precondition(depth > 0, "An element is read inside an array.")
        let byte = nextByte()
        if byte == ASCII.closeBracket {
            close()
            return false
        }
        if isOpening {
            isOpening = false
        } else {
            guard byte == ASCII.comma else { throw unexpected("a comma or the end of the array") }
            offset &+= 1
        }
        try countNode()
        return true
    }

    /// Checks that nothing but white space follows the value.
    public mutating func finish() throws(JSONError) {
        precondition(depth == 0, "A text is finished when all its containers are closed.")
        _ = nextByte()
        guard offset == bytes.count else {
            throw JSONError(.trailingBytes, at: offset, expected: "the end of the text")
        }
    }

    /// The kind of the value that comes next, judged by its first byte.
    public mutating func peekKind() throws(JSONError) -> JSONKind {
        guard let kind = JSONKind(firstByte: nextByte()) else { throw unexpected("a value") }
        return kind
    }
}

// MARK: Steps that all of the reader shares

extension JSONReader {
    /// Passes white space and returns the byte after it, which stays unread; 0 at the end of the text.
    ///
    /// No byte of JSON outside strings is 0, so every caller refuses it like any other wrong byte.
    @inline(__always)
    mutating func nextByte() -> UInt8 {
        let byte = byte(at: offset)
        return byte > ASCII.space ? byte : byteAfterSpace()
    }

    @inline(never)
    private mutating func byteAfterSpace() -> UInt8 {
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
            offset &+= 1
        }
        return 0
    }

    /// The byte at a place, or 0 behind the end.
    @inline(__always)
    func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    /// Passes the opening byte of a container.
    @inline(__always)
    mutating func open() throws(JSONError) -> Int {
        let start = offset
        guard depth < depthMax else {
            throw JSONError(.depthExceeded, at: start, expected: "at most \(depthMax) open containers")
        }
        depth &+= 1
        offset &+= 1
        isOpening = true
        valueOffset = start
        return start
    }

    /// Passes the closing byte of a container.
    @inline(__always)
    mutating func close() {
        depth &-= 1
        offset &+= 1
        isOpening = false
    }

    @inline(__always)
    mutating func countNode() throws(JSONError) {
        nodes &+= 1
        guard nodes <= nodesMax else {
            throw JSONError(.nodesExceeded, at: offset, expected: "at most \(nodesMax) members and elements")
        }
    }

    /// The error for a byte that may not stand at `offset`.
    @inline(never)
    func unexpected(_ expected: String) -> JSONError {
        JSONError(offset < bytes.count ? .unexpectedByte : .unexpectedEnd, at: offset, expected: expected)
    }

    /// The error for a value at `offset` that is not of the kind asked for.
    @inline(never)
    func mismatch(_ expected: String) -> JSONError {
        JSONKind(firstByte: byte(at: offset)) == nil
            ? unexpected(expected) : JSONError(.wrongKind, at: offset, expected: expected)
    }
}
