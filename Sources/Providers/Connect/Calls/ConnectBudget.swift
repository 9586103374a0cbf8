import Kernel
import ProviderKit

/// The vendor's quotas, of which each operation has one of its own (`PROTOCOL.md`, sections 5.2 and 18).
extension ConnectOperation {
    /// The operation whose quota a call uses: messages and events share one.
    var quota: ConnectOperation { self == .sendEvent ? .sendMessage : self }

    /// Requests in a second, and at once after a rest, as the vendor documents them for a new account.
    ///
    /// Those of the control plane are the account's in a region, those of the participant service the instance's. For
    /// views and proofs there are none; they are taken to be those of files (assumed).
    var allowance: (perSecond: Int, burst: Int) {
        switch self {
        case .createParticipantConnection: (6, 9)
        case .disconnectParticipant: (3, 5)
        case .getTranscript, .getAttachment: (8, 12)
        case .sendMessage, .sendEvent: (10, 15)
        case .startAttachmentUpload, .completeAttachmentUpload: (2, 5)
        case .describeView, .getAuthenticationURL, .cancelParticipantAuthentication: (8, 12)
        case .startChatContact: (5, 8)
        case .stopContact, .updateContactAttributes, .getContactAttributes, .createPushNotificationRegistration,
            .deletePushNotificationRegistration, .updateParticipantRoleConfig, .updateParticipantAuthentication:
            (2, 5)
        }
    }

    /// How long a call may wait for its turn, and for the vendor between its attempts, before it is of no use to
    /// whoever makes it (assumed).
    var patience: Duration {
        switch self {
        // Chats stand in line to be opened or heard again, and their timers with them.
        case .startChatContact, .createParticipantConnection, .updateParticipantRoleConfig: .seconds(300)
        // The end of a chat: only the agent waits for it, and has the chat for a day where the vendor is not told.
        case .disconnectParticipant, .stopContact: .seconds(3600)
        case .getTranscript, .sendMessage, .sendEvent, .startAttachmentUpload, .completeAttachmentUpload,
            .getAttachment, .describeView, .getAuthenticationURL, .cancelParticipantAuthentication,
            .updateContactAttributes, .getContactAttributes, .createPushNotificationRegistration,
            .deletePushNotificationRegistration, .updateParticipantAuthentication:
            .seconds(30)
        }
    }
}

/// The urgency of a request, which decides where not all of them fit into a quota.
enum ConnectUrgency: Int, Comparable, Sendable {
    /// Dropped first.
    case typing
    case delivered
    case read
    /// Waits for its turn.
    case required

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// How many requests must be left over for what is more urgent, in parts of the burst (assumed).
    var reserve: Double {
        switch self {
        case .typing: 0.5
        case .delivered: 0.4
        case .read: 0.2
        case .required: 0
        }
    }
}

/// The quotas of one instance, by the operation whose quota it is.
typealias ConnectBudget = RateBudget<ConnectOperation>

extension RateBudget<ConnectOperation> {
    /// - Parameter factor: how many times the documented rates may be used; 0 for any.
    convenience init(factor: Int) {
        var buckets: [ConnectOperation: RateBucket] = [:]
        for operation in ConnectOperation.allCases where factor > 0 && operation.quota == operation {
            buckets[operation] = RateBucket(
                perSecond: operation.allowance.perSecond * factor, burst: operation.allowance.burst * factor)
        }
        self.init(buckets)
    }

    /// Takes a place in the line of an operation; what is not required does not wait at all.
    func reserve(
        _ operation: ConnectOperation, _ urgency: ConnectUrgency = .required, atMost patience: Duration,
        at now: Instant
    ) -> RateBucket.Turn {
        reserve(
            from: operation.quota, leaving: urgency.reserve, atMost: urgency == .required ? patience : .zero, at: now)
    }
}
