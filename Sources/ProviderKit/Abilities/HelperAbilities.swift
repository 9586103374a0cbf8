/// A provider that knows in which language a user is best met, as its vendor's client libraries do.
///
/// A pure function of the configuration; makes no call.
public protocol LanguageProvider: Provider {
    /// The languages to try, the best first and each once; never empty.
    func languages(for wishes: LanguageWishes) -> [LanguageChoice]
}

/// The languages that a user wishes for; tags with `-` or `_` between their parts, in any letters.
public struct LanguageWishes: Hashable, Sendable {
    /// The language that the user picked in the front end.
    public var picked: String?
    /// The language that the front end prefers for its users.
    public var preferred: String?
    /// The languages of the device, the best first.
    public var device: [String]

    /// Puts wishes together.
    public init(picked: String? = nil, preferred: String? = nil, device: [String] = []) {
        self.picked = picked
        self.preferred = preferred
        self.device = device
    }
}

/// A language to try, and where it comes from.
public struct LanguageChoice: Hashable, Sendable {
    /// Where a language comes from.
    public enum Source: String, CaseIterable, Sendable {
        /// The user picked it.
        case picked
        /// The front end prefers it.
        case preferred
        /// The device has it.
        case device
        /// The device has a dialect of it.
        case deviceParent
        /// Nothing that was wished for is to be had.
        case `default`
    }

    /// In the vendor's spelling, where that is known.
    public var language: String
    /// Where it comes from.
    public var source: Source

    /// A language from somewhere.
    public init(_ language: String, from source: Source) {
        self.language = language
        self.source = source
    }
}

/// A provider that knows when a call should go over the telephone network and not over the internet.
///
/// A pure function of the configuration; makes no call.
public protocol PhoneFallbackProvider: Provider {
    /// Decides for one device at one moment.
    func phoneFallback(for conditions: CallConditions) -> PhoneFallback
}

/// The conditions of a device that wants to call.
public struct CallConditions: Hashable, Sendable {
    /// The mobile network is there.
    public var isOnline = true
    /// The vendor's backend answers.
    public var isBackendReachable = true
    /// Calls over the internet can be made at all.
    public var hasInternetVoice = true
    /// A call over the internet was tried and failed, as behind a firewall.
    public var hasFailed = false
    /// Milliseconds, 0 or more; nil where it was not measured.
    public var latencyMilliseconds: Double?
    /// Kilobytes in a second, 0 or more; nil where it was not measured.
    public var kilobytesPerSecond: Double?
    /// The front end's own sensitivity, 0 to 1, which a configured one overrides; nil for the usual one.
    public var sensitivity: Double?

    /// A device about which nothing bad is known.
    public init() {}
}

/// How a call should be made.
public struct PhoneFallback: Hashable, Sendable {
    /// The way of a call.
    public enum Way: String, CaseIterable, Sendable {
        /// Over the internet.
        case internet
        /// Over the telephone network.
        case phone
        /// Neither: the internet will not do, and no number is configured.
        case none
    }

    /// Why the internet will not do.
    public enum Reason: String, CaseIterable, Sendable {
        /// The mobile network is offline.
        case offline
        /// The vendor's backend cannot be reached.
        case backendUnreachable
        /// There are no calls over the internet.
        case internetVoiceUnavailable
        /// Latency or bandwidth are not good enough, or nothing is good enough.
        case networkConditions
        /// A call over the internet failed.
        case connectionFailed
    }

    /// The way of the call.
    public var way: Way
    /// Why not over the internet; nil where it is.
    public var reason: Reason?
    /// The number to call, `+` and digits; nil unless ``way`` is `phone`.
    public var phoneNumber: String?
    /// The code of the vendor's client libraries for it, where the call cannot be made.
    public var code: String?
    /// The sensitivity that was used, 0 to 1.
    public var sensitivity: Double
    /// The highest latency that is good enough, in milliseconds; nil where none is.
    public var latencyMillisecondsMax: Int?
    /// The lowest bandwidth that is good enough, in kilobytes a second; nil where none is.
    public var kilobytesPerSecondMin: Double?

    /// A decision with the sensitivity that it was made with.
    public init(_ way: Way, sensitivity: Double) {
        self.way = way
        self.sensitivity = sensitivity
    }
}

/// A provider whose vendor sends users links that open an app in the middle of a call.
///
/// A pure function of the configuration; makes no call.
public protocol DeepLinkProvider: Provider {
    /// Takes a link apart; nil for one that is not the vendor's, which is no error.
    func deepLink(_ address: String) -> DeepLink?
}

/// A link into a call.
public struct DeepLink: Hashable, Sendable {
    /// The vendor's id of the call.
    public var callID: String
    /// The proof that the link was sent by the vendor, which the vendor's client library is given.
    public var nonce: String

    /// Puts a link together.
    public init(callID: String, nonce: String) {
        self.callID = callID
        self.nonce = nonce
    }
}
