public import Configuration

/// The layers that are compiled into the program, by the names under which configuration asks for them with
/// `layer: {name: …}`.
public struct ClientLayerRegistry: Sendable {
    /// Makes a layer from what its section holds; `secrets` follows references, anew at each use.
    public typealias Make =
        @Sendable (NamedLayerConfiguration, _ secrets: any ProviderSecrets) throws(LayerProblem) -> any ClientLayer

    private var makers: [String: Make] = [:]

    /// No layers.
    public init() {}

    /// Every name, sorted.
    public var names: [String] { makers.keys.sorted() }

    /// Registers a layer under a name that is not taken.
    public mutating func register(_ name: String, _ make: @escaping Make) {
        precondition(makers[name] == nil, "two layers are registered as \(name)")
        makers[name] = make
    }

    func maker(_ name: String) -> Make? { makers[name] }
}

/// A reason why a layer cannot be made from what its section holds.
public struct LayerProblem: Error, Sendable, Hashable {
    /// The problem, for the report of `check-config`: "has no option named x".
    public let message: String

    /// Describes a problem.
    public init(_ message: String) { self.message = message }
}
