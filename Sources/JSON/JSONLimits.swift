/// The limits on what a text may cost before it is refused, and the one choice in how it is read.
public struct JSONLimits: Hashable, Sendable {
    /// The treatment of an escape for half of a surrogate pair, such as `"\ud800"`.
    public enum LoneSurrogates: Hashable, Sendable {
        /// Refuse the text: nothing is changed in silence.
        case refuse
        /// Read U+FFFD. For peers that cut text in the middle of an emoji, where a lost message is the greater harm.
        case replace
    }

    /// The deepest nesting any limit may allow.
    ///
    /// Trees are built, compared and released by recursion, so this also bounds the stack.
    public static let depthCeiling = 512

    /// How many containers may be open at once; 1 to `depthCeiling`.
    public var depthMax: Int {
        didSet { JSONLimits.check(depthMax: depthMax) }
    }
    /// How many bytes the text may have.
    public var bytesMax: Int
    /// How many members and elements the text may have in all containers together.
    ///
    /// A tree takes some 40 bytes for each, where the text may spend only two.
    public var nodesMax: Int
    /// The treatment of half of a surrogate pair.
    public var loneSurrogates: LoneSurrogates

    /// Makes limits; the defaults suit a request from outside.
    public init(
        depthMax: Int = 128, bytesMax: Int = 16 << 20, nodesMax: Int = 250_000,
        loneSurrogates: LoneSurrogates = .refuse
    ) {
        JSONLimits.check(depthMax: depthMax)
        self.depthMax = depthMax
        self.bytesMax = bytesMax
        self.nodesMax = nodesMax
        self.loneSurrogates = loneSurrogates
    }

    private static func check(depthMax: Int) {
        precondition((1...depthCeiling).contains(depthMax), "A depth limit is between 1 and \(depthCeiling).")
    }
}
