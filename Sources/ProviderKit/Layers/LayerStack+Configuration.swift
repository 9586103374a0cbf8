public import Configuration

/// The surroundings in which the layers of a provider are made.
public struct LayerSurroundings {
    /// The operations of the provider's kind.
    public let operations: Set<ProviderOperation>
    /// Follows references to secrets, anew at each use.
    public let secrets: any ProviderSecrets
    /// Layers that are compiled into the program.
    public let registry: ClientLayerRegistry
    /// Takes what is wrong.
    public let problems: ConfigurationProblems
    /// Other names for operations, and what they mean.
    let aliases: [String: ProviderOperation]
}

extension LayerStack {
    /// The words of layers and how each is made; nil, with a report, where it cannot be.
    private static let makers: [String: @Sendable (ClientLayerConfiguration, LayerSurroundings) -> (any ClientLayer)?] =
        [
            "headers": headers, "rewrite": rewrite, "layer": registered,
            "json": { layer, _ in layer.json.map(JSONLayer.init) },
            "process": { layer, _ in layer.process.map(ProcessLayer.init) },
            "redact": { layer, _ in layer.redactor.map(RedactionLayer.init) },
        ]

    /// Stacks the layers that configuration wrote for a provider.
    ///
    /// - Parameter operations: those of its kind.
    /// - Parameter aliases: other names for them.
    /// - Parameter problems: takes what is wrong: operations that the kind lacks, addresses that are none, layers that
    ///   nobody has registered. What has problems is left out.
    public init(
        _ configuration: [ClientLayerConfiguration], operations: Set<ProviderOperation>,
        aliases: [String: ProviderOperation], secrets: any ProviderSecrets,
        registry: ClientLayerRegistry, problems: ConfigurationProblems
    ) {
        // Files from before a session are fetched for every kind.
        let operations = operations.union([.fetchAttachment])
        let surroundings = LayerSurroundings(
            operations: operations, secrets: secrets, registry: registry, problems: problems,
            aliases: aliases)
        let entries: [Entry] = configuration.compactMap { layer in
            guard let make = Self.makers[layer.name] else { return nil }
            let named = layer.operations.map { Self.operations($0, of: layer, surroundings) }
            guard let made = make(layer, surroundings) else { return nil }
            return Entry(layer.name, named, made)
        }
        self.init(entries, operations: operations)
    }

    private static func operations(
        _ names: [String], of layer: ClientLayerConfiguration, _ surroundings: LayerSurroundings
    ) -> Set<ProviderOperation> {
        var found: Set<ProviderOperation> = []
        for name in names {
            let operation = surroundings.aliases[name] ?? ProviderOperation(name)
            if surroundings.operations.contains(operation) {
                found.insert(operation)
            } else {
                layer.report(
                    "has \(name), which is no operation of this kind; `trunkline client operations` lists them",
                    at: "operations", surroundings.problems)
            }
        }
        return found
    }

    @Sendable
    private static func headers(_ layer: ClientLayerConfiguration, _ surroundings: LayerSurroundings)
        -> (any ClientLayer)?
    {
        layer.headers.map { HeaderLayer($0, secrets: surroundings.secrets) }
    }

    @Sendable
    private static func rewrite(_ layer: ClientLayerConfiguration, _ surroundings: LayerSurroundings)
        -> (any ClientLayer)?
    {
        guard let configuration = layer.rewrite else { return nil }
        guard let made = RewriteLayer(configuration) else {
            layer.report(
                configuration.url == nil
                    ? "must be a host such as edge.example.com:8443" : "must be an address of http or https",
                at: configuration.url == nil ? "host" : "url", surroundings.problems)
            return nil
        }
        if configuration.url != nil, layer.operations?.contains(ProviderOperation.openSocket.name) == true {
            layer.report("cannot be for openSocket; use host", at: "url", surroundings.problems)
            return nil
        }
        return made
    }

    @Sendable
    private static func registered(_ layer: ClientLayerConfiguration, _ surroundings: LayerSurroundings)
        -> (any ClientLayer)?
    {
        guard let configuration = layer.custom else { return nil }
        guard let make = surroundings.registry.maker(configuration.name) else {
            let known = surroundings.registry.names.joined(separator: ", ")
            layer.report(
                "is not registered in this program; it has \(known.isEmpty ? "none" : known)", at: "name",
                surroundings.problems)
            return nil
        }
        do throws(LayerProblem) {
            return try make(configuration, surroundings.secrets)
        } catch {
            layer.report(error.message, at: "options", surroundings.problems)
            return nil
        }
    }
}
