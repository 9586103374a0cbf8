/// How many of the process's descriptors callers may have.
enum DescriptorRoom {
    /// Kept for the store, the links to providers and everything else.
    static let reserveMax = 256

    /// Connections for so many descriptors: at least one, and at least three quarters of them.
    static func connectionsMax(of descriptors: Int) -> Int {
        max(1, descriptors - min(reserveMax, descriptors / 4))
    }
}
