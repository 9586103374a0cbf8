import Kernel
import Synchronization

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

/// One quota: a bucket that fills steadily and may be overdrawn by those who wait.
///
/// No input or output and no clock. A request that has to wait takes its place at once, so that places are given in
/// the order of arrival.
struct ConnectBucket: Sendable {
    /// The turn of a request, or its refusal.
    enum Turn: Hashable, Sendable {
        /// Its turn comes after so long, and its place is taken.
        case after(Duration)
        /// It has no place: there would be one after so long.
        case refused(Duration)
    }

    private let perSecond: Double
    private let burst: Double
    private var level: Double
    private var filledAt: Instant?

    /// A full bucket.
    init(perSecond: Int, burst: Int) {
        self.perSecond = Double(perSecond)
        self.burst = Double(burst)
        level = Double(burst)
    }

    /// Takes a place in line.
    ///
    /// What is not required does not wait at all, nor what has no patience for it.
    mutating func take(_ urgency: ConnectUrgency, atMost patience: Duration, at now: Instant) -> Turn {
        if let filledAt, now > filledAt {
            level = min(burst, level + perSecond * Double((now - filledAt).nanoseconds) / 1e9)
        }
        filledAt = max(now, filledAt ?? now)
        let missing = burst * urgency.reserve + 1 - level
        let wait: Duration = missing <= 0 ? .zero : .nanoseconds(Int64(missing / perSecond * 1e9))
        // A place is taken only by those who go: whoever is refused leaves no debt behind.
        guard wait <= (urgency == .required ? patience : .zero) else { return .refused(wait) }
        level -= 1
        return .after(wait)
    }
}

/// The quotas of one instance, shared by all its sessions on all loops.
final class ConnectBudget: Sendable {
    /// By the operation whose quota it is; empty where nothing is counted.
    private let buckets: Mutex<[ConnectOperation: ConnectBucket]>

    /// - Parameter factor: how many times the documented rates may be used; 0 for any.
    init(factor: Int) {
        var buckets: [ConnectOperation: ConnectBucket] = [:]
        for operation in ConnectOperation.allCases where factor > 0 && operation.quota == operation {
            buckets[operation] = ConnectBucket(
                perSecond: operation.allowance.perSecond * factor, burst: operation.allowance.burst * factor)
        }
        self.buckets = Mutex(buckets)
    }

    /// Takes a place in the line of an operation; see ``ConnectBucket/take(_:atMost:at:)``.
    func take(
        _ operation: ConnectOperation, _ urgency: ConnectUrgency = .required, atMost patience: Duration,
        at now: Instant
    ) -> ConnectBucket.Turn {
        buckets.withLock { $0[operation.quota]?.take(urgency, atMost: patience, at: now) ?? .after(.zero) }
    }
}
