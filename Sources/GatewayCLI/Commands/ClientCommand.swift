import Gateway
import Kernel

/// `trunkline client operations` and `trunkline client explain`.
enum ClientCommand {
    /// Lists the operations of a provider, with the layers that act on each.
    static func operations(_ path: String, of provider: String) -> CInt {
        run(path, provider) { explanation throws(ClientExplanation.Problem) in explanation.operations() }
    }

    /// Shows what would be sent for an operation, or for all of them.
    static func explain(_ path: String, _ provider: String, _ operation: String?) -> CInt {
        run(path, provider) { explanation throws(ClientExplanation.Problem) in try explanation.explain(operation) }
    }

    private static func run(
        _ path: String, _ provider: String,
        _ body: (ClientExplanation) throws(ClientExplanation.Problem) -> String
    ) -> CInt {
        guard let configuration = ConfigurationReport.load(path) else { return 2 }
        do throws(ClientExplanation.Problem) {
            StandardStream.output.write(try body(try ClientExplanation(provider, in: configuration)))
            return 0
        } catch {
            StandardStream.error.write("trunkline: \(error.message)\n")
            return 2
        }
    }
}
