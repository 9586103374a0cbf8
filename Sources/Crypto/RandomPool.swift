import COpenSSL

/// Random numbers from the library's generator, fetched in blocks so that an id or a mask is cheap to make.
///
/// Fit for secrets: every number comes from `RAND_bytes`, is given out once, and is wiped from the pool as it leaves. A
/// pool belongs to one loop and is not for use from several threads. For keys and nonces take
/// ``secureRandomBytes(_:)``.
public final class RandomPool: RandomNumberGenerator {
    /// How many numbers of eight bytes one call of the library fetches.
    private static let blockWords = 128

    private var words = [UInt64](repeating: 0, count: blockWords)
    private var position = blockWords

    /// Makes an empty pool; the first use fills it.
    public init() {}

    /// The next 64 random bits.
    public func next() -> UInt64 {
        if position == Self.blockWords {
            fillWithRandomness(&words)
            position = 0
        }
        let word = words[position]
        words[position] = 0
        position += 1
        return word
    }

    /// The next 32 random bits.
    public func nextUInt32() -> UInt32 { UInt32(truncatingIfNeeded: next()) }

    /// Fills the free capacity of `output` with random bytes.
    public func fill(_ output: inout OutputSpan<UInt8>) {
        while output.freeCapacity > 0 {
            var word = next()
            for _ in 0..<min(8, output.freeCapacity) {
                output.append(UInt8(truncatingIfNeeded: word))
                word >>= 8
            }
        }
    }
}

/// Fresh random bytes straight from the library, for keys, nonces and tickets.
///
/// A process that cannot get randomness must not go on, so there is no error to handle.
public func secureRandomBytes(_ count: Int) -> [UInt8] {
    precondition(count >= 0 && count <= Int(Int32.max), "a count of random bytes is between 0 and 2^31 - 1")
    CryptoLibrary.prepare()
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
        let result = unsafe RAND_bytes(output.baseAddress, Int32(count))
        precondition(result == 1, "a process without randomness must not go on")
        initialized = count
    }
}

@inline(never)
private func fillWithRandomness(_ words: inout [UInt64]) {
    CryptoLibrary.prepare()
    let result = unsafe words.withUnsafeMutableBytes { bytes in
        unsafe RAND_bytes(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bytes.count))
    }
    precondition(result == 1, "a process without randomness must not go on")
}
