/// Something small that an adapter keeps with a leg, such as a vendor token.
public struct LegValue: Hashable, Sendable {
    /// Its name in the leg.
    public var key: String
    /// The value in plain.
    public var value: [UInt8]
    /// It is sealed in the file.
    public var isSecret: Bool

    /// Puts a value together.
    public init(key: String, value: [UInt8], isSecret: Bool) {
        self.key = key
        self.value = value
        self.isSecret = isSecret
    }
}
