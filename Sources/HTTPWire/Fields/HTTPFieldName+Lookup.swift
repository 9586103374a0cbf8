extension HTTPFieldName {
    /// The name in small letters, as HTTP/2 writes it (RFC 9113 section 8.2).
    public var lowercased: String { spelling.lowercased() }

    /// The known name that `name` spells in any case, or nil.
    public init?(_ name: String) {
        let bytes = Array(name.utf8)
        let code = Self.table.code(of: bytes.span, from: 0, count: bytes.count)
        self.init(rawValue: code)
    }

    /// Built once; a name is found by length and three of its bytes, then compared whole.
    static let table = NameTable()

    /// The raw value of the name at `start`, or 0 if it is not a known one.
    @inline(__always)
    static func code(of bytes: Span<UInt8>, from start: Int, count: Int) -> UInt8 {
        table.code(of: bytes, from: start, count: count)
    }

    /// A hash table with open addressing from the known names to their raw values.
    ///
    /// The hash is no defence and need not be one: the table never grows, and a hit is compared byte for byte, so no
    /// stranger's name can pass for `Content-Length`.
    final class NameTable: Sendable {
        private let slots: [UInt8]
        private let lowered: [UInt8]
        private let starts: [UInt16]

        private static var slotCount: Int { 1024 }

        init() {
            var slots = [UInt8](repeating: 0, count: Self.slotCount)
            var lowered: [UInt8] = []
            var starts: [UInt16] = [0, 0]
            for name in HTTPFieldName.allCases {
                let bytes = name.spelling.utf8.map(ASCII.lowercase)
                var slot = Self.slot(of: bytes.span, from: 0, count: bytes.count)
                while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
                slots[slot] = name.rawValue
                lowered += bytes
                starts.append(UInt16(lowered.count))
            }
            self.slots = slots
            self.lowered = lowered
            self.starts = starts
        }

        @inline(__always)
        private static func slot(of bytes: Span<UInt8>, from start: Int, count: Int) -> Int {
            let first = Int(bytes[start] | 0x20)
            let middle = Int(bytes[start &+ count &>> 1] | 0x20)
            let last = Int(bytes[start &+ count &- 1] | 0x20)
            return (first &* 37 &+ middle &* 101 &+ last &* 11 &+ count &* 59) & (slotCount - 1)
        }

        func code(of bytes: Span<UInt8>, from start: Int, count: Int) -> UInt8 {
            guard count > 0 else { return 0 }
            var slot = Self.slot(of: bytes, from: start, count: count)
            while true {
                let code = slots[slot]
                if code == 0 { return 0 }
                let known = Int(starts[Int(code)])
                if Int(starts[Int(code) + 1]) &- known == count, matches(bytes, from: start, count: count, known) {
                    return code
                }
                slot = (slot &+ 1) & (Self.slotCount - 1)
            }
        }

        @inline(__always)
        private func matches(_ bytes: Span<UInt8>, from start: Int, count: Int, _ known: Int) -> Bool {
            for offset in 0..<count where ASCII.lowercase(bytes[start &+ offset]) != lowered[known &+ offset] {
                return false
            }
            return true
        }
    }
}
