import HTTPWire
public import ProviderKit

extension ODA {
    /// A frame of the chat socket, a request to the instance, or one to an address that the skill gives.
    public func sampleCall(of operation: ProviderOperation) -> SampleCall? {
        let user = "USER"
        let frame = #"{"messagePayload":{"type":"text","text":"hello"}}"#
        switch operation {
        case .sendMessage, .sendEvent, .openSocket:
            if let webhook = configuration.webhook?.url {
                return SampleCall(.request, .post, webhook.description, body: frame)
            }
            guard let url = try? configuration.socketURL(userID: user) else { return .elsewhere(operation) }
            return operation == .openSocket
                ? SampleCall(.dial, .get, url.description)
                : SampleCall(
                    .frame, ProviderCall.frameMethod, url.description,
                    body: operation == .sendMessage ? frame : #"{"state":{"type":"typing"}}"#)
        case .pollMessages:
            guard let url = try? configuration.messageURL(userID: user) else { return .elsewhere(operation) }
            return SampleCall(.request, .get, url.description, fields: [HTTPField(name: "Authorization", value: "***")])
        case .uploadAttachment, .listVoices:
            let path = operation == .listVoices ? "/tts/voices" : "/chat/v1/attachments"
            guard let url = try? configuration.url(path, userID: user) else { return .elsewhere(operation) }
            return SampleCall(
                .request, operation == .listVoices ? .get : .post, url.description,
                fields: [HTTPField(name: "Authorization", value: "***")])
        default: return Self.operations.contains(operation) ? .elsewhere(operation) : nil
        }
    }
}
