/// The frames of a stream of server-sent events (WHATWG HTML section 9.2, as far as the gateway uses it), out of pieces
/// that end anywhere.
struct EventFrames {
    struct Frame {
        var id: String?
        var data: [UInt8] = []
    }

    private var held: [UInt8] = []

    /// The frames with data that are complete now.
    mutating func take(_ piece: [UInt8]) -> [Frame] {
        var from = max(0, held.count - 1)
        held += piece
        var frames: [Frame] = []
        var begin = 0
        while from + 1 < held.count {
            guard held[from] == 10, held[from + 1] == 10 else {
                from += 1
                continue
            }
            let frame = Self.frame(held[begin..<from])
            if !frame.data.isEmpty || frame.id != nil { frames.append(frame) }
            begin = from + 2
            from = begin
        }
        held.removeFirst(begin)
        return frames.filter { !$0.data.isEmpty }
    }

    private static func frame(_ lines: ArraySlice<UInt8>) -> Frame {
        var frame = Frame()
        for line in lines.split(separator: 10) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            var value = line[(colon + 1)...]
            if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
            switch String(decoding: line[..<colon], as: UTF8.self) {
            case "id": frame.id = String(decoding: value, as: UTF8.self)
            case "data": frame.data += value
            default: break
            }
        }
        return frame
    }
}
