import HTTPWire
public import ProviderKit

extension Raya {
    /// The chat's socket and its frames, and the bot's configuration.
    public func sampleCall(of operation: ProviderOperation) -> SampleCall? {
        guard let socket = try? configuration.baseURL(configuration.socketPath, isSocket: true) else {
            return .elsewhere(operation)
        }
        switch operation {
        case .openSocket:
            return SampleCall(
                .dial, .get, socket.description, fields: [HTTPField(name: "Authorization", value: "***")])
        case .sendMessage, .sendEvent:
            let body = operation == .sendMessage ? #"{"query":"hello"}"# : #"{"type":"ping"}"#
            return SampleCall(.frame, ProviderCall.frameMethod, socket.description, body: body)
        case .getChatboxConfig:
            guard let url = try? configuration.baseURL(RayaVendorSettings.path) else { return .elsewhere(operation) }
            return SampleCall(.request, .get, url.description, fields: [HTTPField(name: "Authorization", value: "***")])
        default: return Self.operations.contains(operation) ? .elsewhere(operation) : nil
        }
    }
}
