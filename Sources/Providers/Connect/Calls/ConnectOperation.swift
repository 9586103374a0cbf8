import HTTPWire
import ProviderKit

/// The calls of both planes, by the names of the vendor's service models.
///
/// The first nine of the participant service are those that the vendor's mobile library lets applications replace
/// (`PROTOCOL.md`, section 17); `disconnectParticipant` is called `disconnectParticipantConnection` there.
enum ConnectOperation: String, CaseIterable, Hashable, Sendable {
    case createParticipantConnection, disconnectParticipant, sendMessage, sendEvent, getTranscript
    case startAttachmentUpload, completeAttachmentUpload, getAttachment, describeView
    case getAuthenticationURL, cancelParticipantAuthentication
    case startChatContact, stopContact, updateContactAttributes, getContactAttributes
    case createPushNotificationRegistration, deletePushNotificationRegistration, updateParticipantRoleConfig
    case updateParticipantAuthentication

    /// The same for the client layer.
    var named: ProviderOperation { ProviderOperation(rawValue) }

    /// The credential that a call carries to be let in (section 3).
    enum Credential: Hashable, Sendable {
        /// The participant's token, which makes connections and nothing else.
        case participantToken
        /// The token of a connection.
        case connectionToken
        /// A signature.
        case signature
    }

    /// The credential that this call carries.
    var credential: Credential {
        switch self {
        case .createParticipantConnection: .participantToken
        case .disconnectParticipant, .sendMessage, .sendEvent, .getTranscript, .startAttachmentUpload,
            .completeAttachmentUpload, .getAttachment, .describeView, .getAuthenticationURL,
            .cancelParticipantAuthentication:
            .connectionToken
        case .startChatContact, .stopContact, .updateContactAttributes, .getContactAttributes,
            .createPushNotificationRegistration, .deletePushNotificationRegistration, .updateParticipantRoleConfig,
            .updateParticipantAuthentication:
            .signature
        }
    }

    /// A second try with the same body does nothing a second time: it only reads, or carries a token of its own.
    var isRepeatable: Bool {
        switch self {
        case .createParticipantConnection, .sendMessage, .sendEvent, .getTranscript, .startAttachmentUpload,
            .completeAttachmentUpload, .getAttachment, .describeView, .disconnectParticipant, .startChatContact,
            .stopContact, .updateContactAttributes, .getContactAttributes, .createPushNotificationRegistration,
            .deletePushNotificationRegistration, .updateParticipantRoleConfig:
            true
        // The address is given once for each of the vendor's sessions (section 15).
        case .getAuthenticationURL, .cancelParticipantAuthentication, .updateParticipantAuthentication: false
        }
    }
}

/// One call, as it goes out: nothing in it is changed any more, since it may be signed.
struct ConnectCall: Hashable, Sendable {
    /// Which one it is.
    let operation: ConnectOperation
    /// The verb.
    let method: HTTPMethod
    /// Begins with a slash; each parameter in it is percent-encoded once, slashes and all.
    let path: String
    /// Without the question mark.
    let query: String?
    /// A JSON object; empty where there is none.
    let body: [UInt8]

    init(
        _ operation: ConnectOperation, _ method: HTTPMethod, _ path: String, query: String? = nil, body: [UInt8] = []
    ) {
        self.operation = operation
        self.method = method
        self.path = path
        self.query = query
        self.body = body
    }
}
