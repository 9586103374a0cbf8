import JSON

/// A fault of one simulator: what goes wrong, for whom, and how often.
///
/// A fault waits for what it is about, lets ``skip`` occasions pass, and then spoils ``times`` of them.
public protocol SimulatorFault: Sendable {
    associatedtype Kind: FaultKind
    /// The occasion that a fault waits for.
    associatedtype Occasion: Equatable
    /// The party that an occasion concerns.
    associatedtype Party

    var kind: Kind { get }
    var occasion: Occasion { get }
    /// The fault of the port, where it is one; it waits for nothing.
    var portFault: PortFault? { get }
    /// Only for this connection, as the log numbers them; nil for every connection.
    var connection: Int? { get set }
    /// How many occasions pass before the first that is spoilt.
    var skip: Int { get set }
    /// How many occasions are spoilt; nil for all until the fault is taken back.
    var times: Int? { get set }
    /// Whether the fault is for those whom an occasion concerns.
    func concerns(_ party: Party) -> Bool

    /// A fault for everybody.
    init(_ kind: Kind)
    /// Reads a kind.
    static func kind(_ words: FaultWords) throws(Malformed) -> Kind
    /// The kind as ``kind(_:)`` reads it.
    var words: FaultWords { get }
    /// Whether the number of a kind stands in JSON under what it counts, `milliseconds`, `code` or `status`; as `value`
    /// otherwise.
    static var namesUnits: Bool { get }
    /// The members that say for whom a fault is beside its connection, with where they are kept.
    static var aims: [(name: StaticString, path: WritableKeyPath<Self, String?>)] { get }
}

/// The faults that are switched on, in the order they were set; where several fit, the first acts.
public struct FaultTable<Fault: SimulatorFault> {
    /// More than these are refused.
    public static var countMax: Int { 1000 }

    @usableFromInline
    var faults: [Fault] = []
    @usableFromInline
    var count = 0

    /// A table without faults.
    public init() {}

    /// How often a fault has acted.
    public var applied: Int { count }

    /// Adds a fault; `false` when there are too many.
    public mutating func add(_ fault: Fault) -> Bool {
        guard faults.count < Self.countMax else { return false }
        if fault.times != 0 { faults.append(fault) }
        return true
    }

    /// Switches all of them off.
    public mutating func removeAll() { faults = [] }

    /// The fault that acts on this occasion, if any; its counts move on.
    @inlinable
    public mutating func next(_ occasion: Fault.Occasion, _ party: @autoclosure () -> Fault.Party) -> Fault.Kind? {
        if faults.isEmpty { return nil }
        let party = party()
        for index in faults.indices {
            let fault = faults[index]
            guard fault.occasion == occasion, fault.concerns(party) else { continue }
            if fault.skip > 0 {
                faults[index].skip -= 1
                continue
            }
            count += 1
            if let times = fault.times {
                if times > 1 { faults[index].times = times - 1 } else { faults.remove(at: index) }
            }
            return fault.kind
        }
        return nil
    }

    /// All of them, as `{"faults":[…]}`.
    public func encoded() -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("faults")
        writer.beginArray()
        for fault in faults { fault.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }
}
