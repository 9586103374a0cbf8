/// Weighted rendezvous hashing: every user has an order of the providers, in which each comes first for as many users
/// as its weight says.
///
/// A change of one weight moves no user between two others. The order depends on names and weights alone, so it is the
/// same in every process.
enum Rendezvous {
    /// Providers in a user's order; those of weight 0 behind the others, as they are written.
    static func order(_ choices: [RouteChoice], app: String, route: String, user: String) -> [String] {
        let scored = choices.enumerated().map { index, choice in
            (index, choice.provider, score(choice, app: app, route: route, user: user))
        }
        return scored.sorted { ($0.2, $0.0) < ($1.2, $1.0) }.map(\.1)
    }

    /// The time of an arrival at the rate of the weight: the first one wins, with a chance in proportion to its weight.
    private static func score(_ choice: RouteChoice, app: String, route: String, user: String) -> Double {
        guard choice.weight > 0 else { return .infinity }
        let hash = hash([app, route, user, choice.provider])
        // Within 0 and 1, both excluded.
        let chance = (Double(hash >> 11) + 0.5) * 0x1p-53
        return -naturalLogarithm(chance) / Double(choice.weight)
    }

    /// FNV-1a over the texts, mixed by the finaliser of MurmurHash3, whose every bit depends on all bits of the input.
    static func hash(_ texts: [String]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for text in texts {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            // No text has this byte, so neighbours cannot take from each other.
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
        return hash ^ hash >> 33
    }

    /// The natural logarithm of a positive number, to some 1e-15: the same bits on every machine.
    static func naturalLogarithm(_ number: Double) -> Double {
        assert(number > 0 && number.isFinite, "Only positive numbers have a logarithm.")
        // ln m = 2 artanh((m - 1) / (m + 1)), whose series is short for m from 1 to 2.
        let part = (number.significand - 1) / (number.significand + 1)
        var (sum, power) = (0.0, part)
        for odd in stride(from: 1.0, through: 41, by: 2) {
            sum += power / odd
            power *= part * part
        }
        return 2 * sum + Double(number.exponent) * 0.693_147_180_559_945_3
    }
}
