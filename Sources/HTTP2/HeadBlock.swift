import CNGHTTP2
import HTTPWire

/// The fields of one head of ours as the library takes them: names in small letters, then values, in one block.
@safe struct HeadBlock {
    private struct Line {
        let nameStart: Int
        let nameCount: Int
        let valueCount: Int
        let isNeverIndexed: Bool
    }

    private var bytes: [UInt8] = []
    private var lines: [Line] = []

    /// Forgets all lines and keeps the memory.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }

    mutating func append(_ name: StaticString, _ value: Span<UInt8>) {
        let start = bytes.count
        name.withUTF8Buffer { buffer in unsafe bytes.append(contentsOf: buffer) }
        endLine(start, value, isNeverIndexed: false)
    }

    mutating func append(_ name: StaticString, decimal number: Int) {
        let digits = Array(String(number).utf8)
        append(name, digits.span)
    }

    mutating func append(_ name: StaticString, _ text: String) {
        let value = Array(text.utf8)
        append(name, value.span)
    }

    /// Adds fields, without those that HTTP/2 does not have (RFC 9113 section 8.2.2) and those that others write.
    mutating func append(_ fields: borrowing HTTPFields) {
        for index in 0..<fields.count {
            let known = fields.knownName(at: index)
            switch known {
            case .connection, .keepAlive, .proxyConnection, .transferEncoding, .upgrade, .contentLength, .host: continue
            default: break
            }
            append(fields.nameBytes(at: index), fields.valueBytes(at: index), isNeverIndexed: Self.isPrivate(known))
        }
    }

    /// Adds lines `Name: value` that a server has ready, each with its line end.
    mutating func append(lines block: Span<UInt8>) {
        var start = 0
        while start < block.count {
            var colon = start
            while block[colon] != UInt8(ascii: ":") { colon += 1 }
            var end = colon
            while block[end] != 0x0d { end += 1 }
            append(
                block.extracting(start..<colon), block.extracting((colon + 2)..<end),
                isNeverIndexed: block[start] != UInt8(ascii: "D"))
            start = end + 2
        }
    }

    private mutating func append(_ name: Span<UInt8>, _ value: Span<UInt8>, isNeverIndexed: Bool) {
        let start = bytes.count
        for index in 0..<name.count {
            let byte = name[index]
            bytes.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        }
        endLine(start, value, isNeverIndexed: isNeverIndexed)
    }

    private mutating func endLine(_ start: Int, _ value: Span<UInt8>, isNeverIndexed: Bool) {
        let nameCount = bytes.count - start
        bytes.append(copying: value)
        lines.append(
            Line(nameStart: start, nameCount: nameCount, valueCount: value.count, isNeverIndexed: isNeverIndexed))
    }

    /// Secrets, which nobody shall find by watching how well guesses compress (RFC 7541 section 7.1), and what never
    /// comes twice and would only push useful fields out of the table.
    private static func isPrivate(_ name: HTTPFieldName?) -> Bool {
        switch name {
        case .authorization, .proxyAuthorization, .cookie, .setCookie, .requestID, .idempotencyKey: true
        default: false
        }
    }

    /// Lets `body` hand the lines to the library, which copies them.
    borrowing func withPairs(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> Int32) -> Int32 {
        unsafe bytes.withUnsafeBufferPointer { block in
            unsafe withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: lines.count) { pairs in
                guard let base = unsafe UnsafeMutablePointer(mutating: block.baseAddress) else { return body(nil, 0) }
                for (index, line) in lines.enumerated() {
                    let flags = line.isNeverIndexed ? NGHTTP2_NV_FLAG_NO_INDEX.rawValue : NGHTTP2_NV_FLAG_NONE.rawValue
                    unsafe pairs.initializeElement(
                        at: index,
                        to: nghttp2_nv(
                            name: base + line.nameStart, value: base + line.nameStart + line.nameCount,
                            namelen: line.nameCount, valuelen: line.valueCount, flags: UInt8(flags)))
                }
                return unsafe body(pairs.baseAddress, lines.count)
            }
        }
    }
}
