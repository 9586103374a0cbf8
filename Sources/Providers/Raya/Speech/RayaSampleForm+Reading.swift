/// Samples as numbers from -32768 to 32767, whatever their form.
extension RayaSampleForm {
    /// The samples of some bytes, all channels as one; part of a sample at their end is none.
    package func samples(of bytes: [UInt8]) -> [Int] {
        let width = bits / 8
        return (0..<(bytes.count / frameBytes)).map { frame in
            let place = frame * frameBytes
            return (0..<channels).reduce(0) { $0 + sample(bytes, at: place + $1 * width) } / channels
        }
    }

    private func sample(_ bytes: [UInt8], at place: Int) -> Int {
        let raw = raw(bytes, at: place)
        switch coding {
        case .float: return Self.whole(bits == 64 ? Double(bitPattern: raw) : Double(Float(bitPattern: UInt32(raw))))
        case .unsigned: return (Int(raw) - 128) << 8
        // The topmost bit is the sign, wherever it stands; what is behind sixteen bits nobody hears.
        case .signed: return Int(Int64(bitPattern: raw << UInt64(64 - bits)) >> 48)
        case .muLaw: return Self.muLaw(UInt8(raw))
        case .aLaw: return Self.aLaw(UInt8(raw))
        }
    }

    private func raw(_ bytes: [UInt8], at place: Int) -> UInt64 {
        let count = bits / 8
        return (0..<count).reduce(0) { number, index in
            number | UInt64(bytes[place + index]) << UInt64(8 * (isBigEndian ? count - 1 - index : index))
        }
    }

    private static func whole(_ value: Double) -> Int {
        value.isFinite ? Int(max(-1, min(1, value)) * 32_767) : 0
    }

    /// A sign, three bits of exponent and four of mantissa, all turned over (ITU-T G.711, table 2a).
    private static func muLaw(_ code: UInt8) -> Int {
        let bits = Int(~code)
        let size = (((bits & 0x0F) << 3) + 0x84) << (bits >> 4 & 7)
        return bits & 0x80 == 0 ? size - 0x84 : 0x84 - size
    }

    /// The same with every other bit turned over, and a straight line at its beginning (ITU-T G.711, table 1a).
    private static func aLaw(_ code: UInt8) -> Int {
        let bits = Int(code ^ 0x55)
        let exponent = bits >> 4 & 7
        let start = ((bits & 0x0F) << 4) + 8
        let size = exponent == 0 ? start : (start + 0x100) << (exponent - 1)
        return bits & 0x80 == 0 ? -size : size
    }
}
