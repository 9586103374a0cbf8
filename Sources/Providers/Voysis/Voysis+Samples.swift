import HTTPWire
public import ProviderKit

extension Voysis {
    /// A request to the service, or the same as a frame of its socket.
    public func sampleCall(of operation: ProviderOperation) -> SampleCall? {
        guard let address = try? VoysisAddress(configuration.url), operation != .fetchAttachment else {
            return Self.operations.contains(operation) ? .elsewhere(operation) : nil
        }
        guard Self.operations.contains(operation) else { return nil }
        if operation == .openSocket { return SampleCall(.dial, .get, address.socket.description) }
        let body = operation == .sendMessage ? #"{"queryType":"text","textQuery":{"text":"hello"}}"# : "{}"
        guard configuration.url.hasPrefix("http") else {
            return SampleCall(.frame, ProviderCall.frameMethod, address.socket.description, body: body)
        }
        return SampleCall(
            .request, .post, address.base + "/", fields: [HTTPField(name: "Authorization", value: "***")], body: body)
    }
}
