/// The layers of one provider, as configuration wrote them, and which of them act on which operation.
public struct LayerStack: Sendable {
    /// A layer with the operations it acts on.
    public struct Entry: Sendable {
        /// The word under which configuration wrote it, such as `headers`.
        public let name: String
        /// The operations it names; nil for all but those at presigned addresses.
        public let operations: Set<ProviderOperation>?
        /// The layer itself.
        public let layer: any ClientLayer

        /// Puts a layer in its place.
        public init(_ name: String, _ operations: Set<ProviderOperation>?, _ layer: any ClientLayer) {
            self.name = name
            self.operations = operations
            self.layer = layer
        }

        /// It acts on calls of this operation and form.
        ///
        /// An upload or a download goes to an address that the vendor has signed, so that a layer must name it.
        public func acts(on operation: ProviderOperation, _ form: ProviderCall.Form) -> Bool {
            let isMeant =
                operations?.contains(operation) ?? (operation != .uploadAttachment && operation != .fetchAttachment)
            return isMeant && layer.takes(form)
        }
    }

    private struct Key: Hashable, Sendable {
        let operation: ProviderOperation
        let form: ProviderCall.Form
    }

    /// In the order of requests.
    public let entries: [Entry]
    private let chains: [Key: [any ClientLayer]]
    /// Layers that edit frames and wait for nothing, where there are no others.
    private let frameEdits: [ProviderOperation: EditingRun]
    /// Some layer acts on frames of sockets.
    let actsOnFrames: Bool

    /// No layers.
    public static let empty = LayerStack([], operations: [])

    /// Stacks layers for a kind with these operations.
    public init(_ entries: [Entry], operations: Set<ProviderOperation>) {
        self.entries = entries
        var chains: [Key: [any ClientLayer]] = [:]
        if !entries.isEmpty {
            for operation in operations {
                for form in [ProviderCall.Form.request, .dial, .frame] {
                    let chain = entries.filter { $0.acts(on: operation, form) }.map(\.layer)
                    if !chain.isEmpty {
                        chains[Key(operation: operation, form: form)] = EditingRun.merging(chain)
                    }
                }
            }
        }
        self.chains = chains
        frameEdits = Dictionary(
            uniqueKeysWithValues: chains.compactMap { key, chain in
                guard key.form == .frame, chain.count == 1, let run = chain[0] as? EditingRun else { return nil }
                return (key.operation, run)
            })
        actsOnFrames = chains.keys.contains { $0.form == .frame }
    }

    /// The layers that hide finds in the texts of an operation which stand where the layers cannot see them: in a form
    /// behind which a file streams, or in what is signed.
    ///
    /// Such a text is no presigned address, so that a layer need not name an upload for it.
    func redactions(of operation: ProviderOperation) -> [RedactionLayer] {
        entries.compactMap { entry in
            entry.operations?.contains(operation) ?? true ? entry.layer as? RedactionLayer : nil
        }
    }

    /// The layers that act on frames of an operation, where they only edit; nil where there are others, or none.
    func frameEdits(of operation: ProviderOperation) -> EditingRun? { frameEdits[operation] }

    /// The layers that act on an operation, in the order of requests; neighbours that only edit are one.
    func chain(_ operation: ProviderOperation, _ form: ProviderCall.Form) -> ArraySlice<any ClientLayer> {
        if chains.isEmpty { return [] }
        return chains[Key(operation: operation, form: form)]?[...] ?? []
    }
}
