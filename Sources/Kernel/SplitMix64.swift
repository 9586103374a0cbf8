/// Numbers that a seed decides: Steele, Lea and Flood's SplitMix64.
///
/// For spreading and for tests that must repeat; whoever sees some numbers knows all that follow, so never for keys,
/// tokens or anything that must not be guessed. Equal seeds give equal numbers on every machine.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    /// A generator whose numbers follow from `seed`; every seed is as good as another.
    @inline(__always)
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed &>> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed &>> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed &>> 31
    }
}
