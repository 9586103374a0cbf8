import HTTPWire
public import ProviderKit

extension Connect {
    /// A call of either plane with words in the place of ids, or one to an address that the vendor gives.
    public func sampleCall(of operation: ProviderOperation) -> SampleCall? {
        guard let known = ConnectOperation(rawValue: operation.name) else {
            return Self.operations.contains(operation) ? .elsewhere(operation) : nil
        }
        let isSigned = known.credential == .signature
        var fields: [HTTPField] = []
        let call = Self.sample(known)
        if call?.body.isEmpty != true { fields.append(HTTPField(name: "Content-Type", value: "application/json")) }
        if !isSigned { fields.append(HTTPField(name: "X-Amz-Bearer", value: "***")) }
        let endpoint = isSigned ? configuration.endpoints.control : configuration.endpoints.participant
        return SampleCall(
            .request, call?.method ?? .post, endpoint + (call?.path ?? "/"), fields: fields,
            body: call.map { String(decoding: $0.body, as: UTF8.self) }, isSigned: isSigned)
    }

    /// The calls whose paths say which they are.
    private static func sample(_ operation: ConnectOperation) -> ConnectCall? {
        let (id, token) = ("ID", "TOKEN")
        return switch operation {
        case .createParticipantConnection:
            ConnectParticipantCalls.createConnection(webSocket: true, credentials: true)
        case .disconnectParticipant: ConnectParticipantCalls.disconnect(clientToken: token)
        case .sendMessage:
            ConnectParticipantCalls.sendMessage(
                contentType: ConnectContentType.plain, content: "hello", clientToken: token)
        case .sendEvent: ConnectParticipantCalls.sendTyping(clientToken: token)
        case .getTranscript: ConnectParticipantCalls.getTranscript(.newest)
        case .completeAttachmentUpload: ConnectParticipantCalls.completeAttachmentUpload(id: id, clientToken: token)
        case .getAttachment: ConnectParticipantCalls.getAttachment(id: id)
        case .describeView: ConnectParticipantCalls.describeView(token: token)
        case .getAuthenticationURL:
            ConnectParticipantCalls.getAuthenticationURL(sessionID: id, redirectURI: "https://shop.example.com/done")
        case .cancelParticipantAuthentication: ConnectParticipantCalls.cancelAuthentication(sessionID: id)
        case .startAttachmentUpload:
            ConnectCall(.startAttachmentUpload, .post, "/participant/start-attachment-upload", body: Array("{}".utf8))
        case .startChatContact: ConnectCall(.startChatContact, .put, "/contact/chat", body: Array("{}".utf8))
        case .stopContact: ConnectControlCalls.stop(instanceID: id, contactID: id)
        case .updateContactAttributes:
            ConnectControlCalls.updateAttributes(instanceID: id, initialContactID: id, [(key: "name", value: "value")])
        case .getContactAttributes: ConnectControlCalls.getAttributes(instanceID: id, initialContactID: id)
        case .createPushNotificationRegistration, .deletePushNotificationRegistration, .updateParticipantRoleConfig,
            .updateParticipantAuthentication:
            nil
        }
    }
}
