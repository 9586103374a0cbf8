/// Which way a list is read, and from where; what stands at the place itself is not in the answer.
public enum ListPlace<Position: Hashable & Sendable>: Hashable, Sendable {
    /// From the beginning of the list's own order.
    case start
    /// Entries that follow a place in the list's own order.
    case after(Position)
    /// Entries that come before a place: the nearest ones, given in the list's own order.
    case before(Position)
}
