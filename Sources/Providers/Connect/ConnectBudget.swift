import Kernel
import Synchronization

/// What the rates of requests are counted for: the vendor's quotas of one instance (`PROTOCOL.md`, sections 5 and 18).
enum ConnectQuota: Int, CaseIterable, Hashable, Sendable {
    case connection, disconnect, transcript, talk, uploadStart, uploadComplete, attachment, view, startChat, control

    /// Requests in a second, and at once after a rest, as the vendor documents them for a new account.
    var allowance: (perSecond: Int, burst: Int) {
        switch self {
        case .connection: (6, 9)
        case .disconnect: (3, 5)
        case .transcript, .attachment, .view: (8, 12)
        case .talk: (10, 15)
        case .uploadStart, .uploadComplete: (2, 5)
        case .startChat: (5, 8)
        case .control: (2, 5)
        }
    }
}

extension ConnectOperation {
    /// Which quota a call uses.
    var quota: ConnectQuota {
        switch self {
        case .createParticipantConnection: .connection
        case .disconnectParticipant: .disconnect
        case .getTranscript: .transcript
        case .sendMessage, .sendEvent: .talk
        case .startAttachmentUpload: .uploadStart
        case .completeAttachmentUpload: .uploadComplete
        case .getAttachment: .attachment
        case .describeView, .getAuthenticationURL, .cancelParticipantAuthentication: .view
        case .startChatContact: .startChat
        case .stopContact, .updateContactAttributes, .getContactAttributes, .createPushNotificationRegistration,
            .deletePushNotificationRegistration, .updateParticipantRoleConfig, .updateParticipantAuthentication:
            .control
        }
    }
}

/// What a request is worth where not all of them fit into a quota.
enum ConnectUrgency: Int, Comparable, Sendable {
    /// Dropped first.
    case typing
    case delivered
    case read
    /// Waits for its turn and is never dropped.
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

    /// How long to wait for one's turn; nil for a request that is dropped, for want of room.
    mutating func take(_ urgency: ConnectUrgency, at now: Instant) -> Duration? {
        if let filledAt, now > filledAt {
            level = min(burst, level + perSecond * Double((now - filledAt).nanoseconds) / 1e9)
        }
        filledAt = max(now, filledAt ?? now)
        // A place is taken only by those who go: whoever is refused leaves no debt behind.
        guard urgency == .required || level - 1 >= burst * urgency.reserve else { return nil }
        level -= 1
        return level >= 0 ? .zero : .nanoseconds(Int64(-level / perSecond * 1e9))
    }
}

/// The quotas of one instance, shared by all its sessions on all loops.
final class ConnectBudget: Sendable {
    /// Empty where nothing is counted.
    private let buckets: Mutex<[ConnectBucket]>

    /// - Parameter factor: how many times the documented rates may be used; 0 for any.
    init(factor: Int) {
        let quotas = factor > 0 ? ConnectQuota.allCases : []
        buckets = Mutex(
            quotas.map { quota in
                ConnectBucket(
                    perSecond: quota.allowance.perSecond * factor, burst: quota.allowance.burst * factor)
            })
    }

    /// How long to wait for one's turn; nil for a request that is dropped.
    func take(_ quota: ConnectQuota, _ urgency: ConnectUrgency, at now: Instant) -> Duration? {
        buckets.withLock { buckets in
            buckets.isEmpty ? .zero : buckets[quota.rawValue].take(urgency, at: now)
        }
    }
}
