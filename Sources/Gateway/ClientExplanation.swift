public import Configuration
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import Telemetry

/// The layers of one provider's client, for people: which operations there are, and what the layers do to a call.
///
/// Reads no secrets and talks to nobody but the processes that layers ask.
public struct ClientExplanation {
    /// Why there is nothing to explain.
    public struct Problem: Error, Sendable {
        /// The reason, for people.
        public let message: String
    }

    private let provider: ProviderConfiguration
    private let adapter: any Provider
    private let stack: LayerStack

    /// Explains a provider of a checked configuration by its name.
    public init(_ name: String, in configuration: GatewayConfiguration) throws(Problem) {
        guard let provider = configuration.providers.first(where: { $0.name == name }) else {
            let names = configuration.providers.map(\.name).joined(separator: ", ")
            throw Problem(message: "there is no provider \(name); there are: \(names)")
        }
        let problems = ConfigurationProblems()
        guard let adapter = Catalogue.make(provider, of: Catalogue.kinds, problems) else {
            throw Problem(message: "the provider \(name) is of no kind that is known")
        }
        self.provider = provider
        self.adapter = adapter
        stack = Catalogue.layers(of: provider, type(of: adapter), MaskedSecrets(), problems)
    }

    /// The operations of the kind, sorted, each with its other name and the layers that act on it:
    /// `sendMessage  headers, json`.
    public func operations() -> String {
        let kind = type(of: adapter)
        let names = operations(of: kind)
        let width = names.map(\.utf8.count).max() ?? 0
        return names.map { name in
            let operation = ProviderOperation(name)
            let layers = forms(of: operation).flatMap { stack.places(actingOn: operation, $0) }
            let other = kind.operationAliases.filter { $0.value == operation }.map(\.key).sorted()
            var row = name + String(repeating: " ", count: width - name.utf8.count)
            row +=
                "  "
                + (layers.isEmpty ? "-" : Set(layers).sorted().map { stack.entries[$0].name }.joined(separator: ", "))
            if !other.isEmpty { row += "  (also \(other.joined(separator: ", ")))" }
            return row + "\n"
        }.joined()
    }

    /// A call of an operation before and behind the layers, with `***` for secrets; of all operations where none is
    /// named.
    public func explain(_ name: String?) throws(Problem) -> String {
        guard let name else {
            var texts: [String] = []
            for name in operations(of: type(of: adapter)) { texts.append(try explain(name)) }
            return texts.joined(separator: "\n")
        }
        let kind = type(of: adapter)
        let operation = kind.operationAliases[name] ?? ProviderOperation(name)
        guard operations(of: kind).contains(operation.name), let sample = adapter.sampleCall(of: operation) else {
            throw Problem(
                message: "\(provider.kind) has no operation \(name); it has: "
                    + operations(of: kind).joined(separator: ", "))
        }
        var text = "\(provider.name) (\(provider.kind)), \(operation)"
        text += ["request": "", "dial": ", a dial", "frame": ", a frame of a socket"]["\(sample.form)"] ?? ""
        text += "\n\n  as it is made\n" + lines(of: sample)
        let places = stack.places(actingOn: operation, sample.form)
        text += "\n  layers, in this order, and in the reverse one for the answer\n"
        text += places.isEmpty ? "    none\n" : places.map { "    \($0 + 1). \(stack.entries[$0].name)\n" }.joined()
        switch try rehearse(sample, operation) {
        case .success(let passed): text += "\n  as it leaves\n" + lines(of: passed)
        case .failure(let error): text += "\n  nothing leaves: \(error.reason)\n"
        }
        return text
    }

    private func operations(of kind: any Provider.Type) -> [String] {
        kind.operations.union([.fetchAttachment]).map(\.name).sorted()
    }

    private func forms(of operation: ProviderOperation) -> [ProviderCall.Form] {
        [adapter.sampleCall(of: operation)?.form ?? .request]
    }

    private func rehearse(
        _ sample: SampleCall, _ operation: ProviderOperation
    ) throws(Problem) -> Result<SampleCall, ClientError> {
        let manual: ManualLoop
        do {
            manual = try ManualLoop(readsFiles: true)
        } catch {
            throw Problem(message: "no loop can be made: \(error)")
        }
        let context = CallContext(
            provider: provider.name, session: nil, vendorUserID: "USER", requestID: "CALL")
        let outcome = LoopBound<Result<SampleCall, ClientError>?>(nil, loop: manual.loop)
        let (stack, loop) = (stack, manual.loop)
        Task(executorPreference: loop.taskExecutor) {
            do throws(ClientError) {
                outcome.value = .success(try await stack.rehearse(sample, of: operation, as: context, on: loop))
            } catch {
                outcome.value = .failure(error)
            }
        }
        manual.run { outcome.value != nil }
        guard let result = outcome.value else { throw Problem(message: "a layer did not come to an end") }
        return result
    }

    private func lines(of call: SampleCall) -> String {
        var lines = ["\(call.method.text) \(call.url)"]
        lines += call.fields.map { "\($0.name): \(isSecret($0.value) ? "***" : $0.value)" }
        if call.isSigned { lines.append("Authorization: a signature of what leaves, made for each try") }
        if let body = call.body { lines += ["", body] }
        return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }

    /// A value that configuration wrote out; references were never followed.
    private func isSecret(_ value: String) -> Bool {
        provider.client.layers.flatMap(\.secrets).contains { $0 == Secret(literal: value) }
    }
}

/// Stars in the place of every secret.
private struct MaskedSecrets: ProviderSecrets {
    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        done(.success("***"))
    }
}
