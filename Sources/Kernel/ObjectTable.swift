/// Objects by identity, which are gone through in the order in which they came.
///
/// A dictionary with `ObjectIdentifier` keys goes through its objects by their addresses, which is another order in
/// each process; what has to happen in the same order again keeps its objects here. Adding and removing take constant
/// time, going through all of them sorts.
public struct ObjectTable<Object: AnyObject> {
    private var places: [ObjectIdentifier: (place: Int, object: Object)] = [:]
    private var next = 0

    /// A table without objects.
    public init() {}

    /// Whether it has no objects.
    public var isEmpty: Bool { places.isEmpty }
    /// How many objects it has.
    public var count: Int { places.count }
    /// The objects, those that came first first.
    public var objects: [Object] { places.values.sorted { $0.place < $1.place }.map(\.object) }

    /// Adds an object; one that is there keeps its place.
    public mutating func insert(_ object: Object) {
        guard places[ObjectIdentifier(object)] == nil else { return }
        places[ObjectIdentifier(object)] = (next, object)
        next += 1
    }

    /// Removes an object; harmless where it is not there.
    public mutating func remove(_ object: Object) { places[ObjectIdentifier(object)] = nil }
}
