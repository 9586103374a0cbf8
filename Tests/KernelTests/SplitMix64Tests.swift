import Kernel
import SupportExpectations
import Testing

@Suite struct SplitMix64Tests {
    /// The first numbers of the authors' own program.
    static let published: [(UInt64, [UInt64])] = [
        (0, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]),
        (1_234_567, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]),
    ]

    @Test(arguments: published)
    func `a seed gives the numbers of the published generator`(seed: UInt64, numbers: [UInt64]) {
        var random = SplitMix64(seed: seed)
        for number in numbers {
            let next = random.next()
            expectEqual(next, number)
        }
    }
}
