import HTTPWire

/// A call of one of the two services: which it is, and what stands in its path (protocol note sections 5, 6, 8 to 15).
struct ConnectOperation {
    /// Which service a call belongs to.
    enum Plane: String {
        /// Signed with SigV4.
        case control
        /// With a token in `X-Amz-Bearer`.
        case participant
    }

    /// The operation as the vendor names it.
    enum Name: String {
        case startChatContact = "StartChatContact"
        case stopContact = "StopContact"
        case updateContactAttributes = "UpdateContactAttributes"
        case getContactAttributes = "GetContactAttributes"
        case describeContact = "DescribeContact"
        case createPushNotificationRegistration = "CreatePushNotificationRegistration"
        case deletePushNotificationRegistration = "DeletePushNotificationRegistration"
        case updateParticipantRoleConfig = "UpdateParticipantRoleConfig"
        case updateParticipantAuthentication = "UpdateParticipantAuthentication"
        case createParticipantConnection = "CreateParticipantConnection"
        case disconnectParticipant = "DisconnectParticipant"
        case sendMessage = "SendMessage"
        case sendEvent = "SendEvent"
        case getTranscript = "GetTranscript"
        case startAttachmentUpload = "StartAttachmentUpload"
        case completeAttachmentUpload = "CompleteAttachmentUpload"
        case getAttachment = "GetAttachment"
        case describeView = "DescribeView"
        case getAuthenticationURL = "GetAuthenticationUrl"
        case cancelParticipantAuthentication = "CancelParticipantAuthentication"
    }

    let name: Name
    let plane: Plane
    /// The parameters of the path, decoded, in their order.
    let parameters: [String]

    /// The operation that a method and a path name; nil for none.
    init?(_ method: HTTPMethod, path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for (verb, pattern, plane, name) in Self.routes where verb == method {
            guard let found = Self.match(pattern.split(separator: "/"), Array(parts)) else { continue }
            self.name = name
            self.plane = plane
            parameters = found
            return
        }
        return nil
    }

    /// The parts of a path where the pattern has `*`; nil if the path is another one.
    private static func match(_ pattern: [Substring], _ parts: [Substring]) -> [String]? {
        guard pattern.count == parts.count else { return nil }
        var found: [String] = []
        for (wanted, part) in zip(pattern, parts) {
            if wanted == "*" {
                guard let text = try? PercentCoding.decoded(String(part)), !text.isEmpty else { return nil }
                found.append(text)
            } else if wanted != part {
                return nil
            }
        }
        return found
    }

    private static let routes: [(HTTPMethod, String, Plane, Name)] = [
        (.put, "contact/chat", .control, .startChatContact),
        (.post, "contact/stop", .control, .stopContact),
        (.post, "contact/attributes", .control, .updateContactAttributes),
        (.get, "contact/attributes/*/*", .control, .getContactAttributes),
        (.get, "contacts/*/*", .control, .describeContact),
        (.put, "push-notification/*/registrations", .control, .createPushNotificationRegistration),
        (.delete, "push-notification/*/registrations/*", .control, .deletePushNotificationRegistration),
        (.put, "contact/participant-role-config/*/*", .control, .updateParticipantRoleConfig),
        (.post, "contact/update-participant-authentication", .control, .updateParticipantAuthentication),
        (.post, "participant/connection", .participant, .createParticipantConnection),
        (.post, "participant/disconnect", .participant, .disconnectParticipant),
        (.post, "participant/message", .participant, .sendMessage),
        (.post, "participant/event", .participant, .sendEvent),
        (.post, "participant/transcript", .participant, .getTranscript),
        (.post, "participant/start-attachment-upload", .participant, .startAttachmentUpload),
        (.post, "participant/complete-attachment-upload", .participant, .completeAttachmentUpload),
        (.post, "participant/attachment", .participant, .getAttachment),
        (.get, "participant/views/*", .participant, .describeView),
        (.post, "participant/authentication-url", .participant, .getAuthenticationURL),
        (.post, "participant/cancel-authentication", .participant, .cancelParticipantAuthentication),
    ]
}
