/// How much room a store has.
public struct StoreRoom: Hashable, Sendable {
    /// Bytes that are left for it on its disk; nil where that cannot be known.
    public var freeBytes: Int?

    /// That much.
    public init(freeBytes: Int?) { self.freeBytes = freeBytes }
}
