import ProviderKit

/// The calls of the platform's API, each with a name for configuration (`PROTOCOL.md`, “Operations”).
enum CCAIOperation: String, CaseIterable, Hashable, Sendable {
    case upsertEndUser, getEndUser
    case createChat, getChat, getRunningChat, getTranscript, finishChat, resumeChat
    case getCustomerFlags, setCustomerFlags, identifyEndUser
    case sendMessage
    case presignUpload, registerMedia, listPhotos, getMedia
    case escalate, chooseDeflection
    case getWaitTimes, getMenus
    case exchangeToken

    /// The same for the client layer.
    var named: ProviderOperation { ProviderOperation(rawValue) }

    /// A second try does nothing a second time, so that one of unknown fate may be repeated (section 24).
    ///
    /// The rest is repeated only where the platform has surely not seen it; what became of it is found out by others.
    var isRepeatable: Bool {
        switch self {
        case .upsertEndUser, .getEndUser, .getChat, .getRunningChat, .getTranscript, .finishChat, .resumeChat,
            .getCustomerFlags, .setCustomerFlags, .presignUpload, .listPhotos, .getMedia, .chooseDeflection,
            .getWaitTimes, .getMenus, .exchangeToken:
            true
        case .createChat, .identifyEndUser, .sendMessage, .registerMedia, .escalate: false
        }
    }

    /// The call asks for something that an empty answer does not say, and may be made again.
    var asks: Bool {
        switch self {
        case .getEndUser, .getChat, .getRunningChat, .getTranscript, .getCustomerFlags, .presignUpload, .listPhotos,
            .getMedia, .getWaitTimes, .getMenus, .exchangeToken:
            true
        case .upsertEndUser, .createChat, .finishChat, .resumeChat, .setCustomerFlags, .identifyEndUser, .sendMessage,
            .registerMedia, .escalate, .chooseDeflection:
            false
        }
    }

    /// How urgent it is among the requests that share the tenant's rate (section 3.3).
    var urgency: CCAIUrgency {
        switch self {
        case .getChat, .getTranscript, .listPhotos, .getWaitTimes, .getMenus: .polling
        case .upsertEndUser, .getEndUser, .createChat, .getRunningChat, .finishChat, .resumeChat, .getCustomerFlags,
            .setCustomerFlags, .identifyEndUser, .sendMessage, .presignUpload, .registerMedia, .getMedia, .escalate,
            .chooseDeflection, .exchangeToken:
            .user
        }
    }

    /// The call goes out with the tenant's Basic credentials: all but the exchange of an end user's token, which is its
    /// own proof (assumed).
    var hasCredentials: Bool { self != .exchangeToken }
}

/// The urgency of a request.
enum CCAIUrgency: Hashable, Sendable {
    /// A user waits for it: places are given in the order of arrival.
    case user
    /// The gateway wants to know: it goes out only while there is room to spare, and takes nobody's place.
    case polling

    /// How many requests must be left over for users, in parts of the burst (assumed).
    var reserve: Double {
        switch self {
        case .user: 0
        case .polling: 0.3
        }
    }
}

/// The quota that all requests of a tenant share.
enum CCAIQuota: Hashable, Sendable {
    case tenant
}

/// The request rate of a tenant, shared by all its loops (section 3.3).
typealias CCAIBudget = RateBudget<CCAIQuota>

extension RateBudget<CCAIQuota> {
    /// - Parameter requestsPerSecond: how many fill it in a second, and how many it holds.
    convenience init(requestsPerSecond: Int) {
        self.init([.tenant: RateBucket(perSecond: requestsPerSecond, burst: requestsPerSecond)])
    }
}
