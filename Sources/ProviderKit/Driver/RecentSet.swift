/// The elements that came last, such as the ids by which a vendor's items are known again; the oldest makes room.
public struct RecentSet<Element: Hashable & Sendable>: Sendable {
    @usableFromInline var elements: RecentMap<Element, Void>

    /// An empty set of up to `countMax` elements, at least one.
    @inlinable
    public init(countMax: Int) { elements = RecentMap(countMax: countMax) }

    /// How many elements there are.
    @inlinable public var count: Int { elements.count }

    /// Whether the element is remembered.
    @inlinable
    public func contains(_ element: Element) -> Bool { elements[element] != nil }

    /// Remembers an element; false where it was remembered already.
    @inlinable
    @discardableResult
    public mutating func insert(_ element: Element) -> Bool {
        guard elements[element] == nil else { return false }
        elements[element] = ()
        assert(contains(element), "The element that came last is remembered.")
        assert(count <= elements.countMax, "So many are remembered.")
        return true
    }

    /// Forgets an element.
    @inlinable
    public mutating func remove(_ element: Element) { elements[element] = nil }
}
