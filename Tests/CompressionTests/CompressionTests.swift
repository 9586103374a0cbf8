import Compression
import SupportExpectations
import Testing

private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Few different values, so that there is something to compress.
        return UInt8(truncatingIfNeeded: state >> 60)
    }
}

@Suite struct CompressionTests {
    @Test(arguments: [0, 1, 100, 16_383, 16_384, 16_385, 300_000], [9, 12, 15])
    func whatIsFlushedComesBackWhole(_ count: Int, _ bits: Int) throws {
        let plain = bytes(count, seed: 7)
        var deflater = Deflater(.deflate(windowBits: bits))
        var inflater = Inflater(.deflate(windowBits: 15))
        // Twice, because each call begins anew.
        for _ in 0..<2 {
            let packed = deflater.compress(plain.span, .flushed)
            expectEqual(packed.suffix(4), [0, 0, 0xFF, 0xFF])
            try expectEqual(inflater.inflate(packed.span, bytesMax: count), plain)
        }
    }

    @Test(arguments: [0, 1, 100_000])
    func gzipComesBackWhole(_ count: Int) throws {
        let plain = bytes(count, seed: 8)
        var deflater = Deflater(.gzip)
        let packed = deflater.compress(plain.span, .finished)
        expectEqual(packed.prefix(3), [0x1F, 0x8B, 8])
        var inflater = Inflater(.gzip)
        try expectEqual(inflater.inflate(packed.span, bytesMax: count), plain)
    }

    @Test func aBombIsRefusedAtTheBound() throws {
        var deflater = Deflater(.deflate(windowBits: 15), level: 9)
        let packed = deflater.compress([UInt8](repeating: 0, count: 50_000_000).span, .flushed)
        expect(packed.count < 60_000)
        var inflater = Inflater(.deflate(windowBits: 15))
        for bytesMax in [0, 1, 16_384, 1 << 20] {
            #expect(throws: CompressionError.tooLong) { try inflater.inflate(packed.span, bytesMax: bytesMax) }
        }
    }

    @Test(arguments: [[0xFF], [0x07], [0x00, 0x01, 0x00, 0x00, 0x00, 0x41]] as [[UInt8]])
    func whatIsNoDeflateIsRefused(_ input: [UInt8]) {
        var inflater = Inflater(.deflate(windowBits: 15))
        #expect(throws: CompressionError.malformed) { try inflater.inflate(input.span, bytesMax: 100) }
    }

    @Test func oneStreamMayFollowAnother() throws {
        var deflater = Deflater(.deflate(windowBits: 15))
        let packed = deflater.compress([1, 2].span, .finished) + deflater.compress([3].span, .flushed)
        var inflater = Inflater(.deflate(windowBits: 15))
        try expectEqual(inflater.inflate(packed.span, bytesMax: 3), [1, 2, 3])
    }
}
