public import Domain
public import HTTPWire
public import JSON

/// A provider whose files can be fetched only with what a session knows.
public protocol FileAccessSession: ProviderSession {
    /// How a file of this conversation is to be fetched; takes the place of ``Provider/fileAccess(to:_:vendorUserID:)``
    /// for the first address, while the session has a link.
    func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess
}

/// A provider whose files can be fetched while their session is suspended.
///
/// Its ``FileAccessSession/fileAccess(to:)`` also works where ``ProviderSession/open()`` was never called: with the
/// durable values and the configuration alone, and without a word to ``ProviderContext/events``.
/// ``ProviderSession/suspend()`` follows.
public protocol DetachedFileSession: FileAccessSession {}

/// A provider whose files can be fetched without their session: they outlive its link, and the conversation.
public protocol LastingFileProvider: Provider {
    /// How a file of a conversation is to be fetched; takes the place of ``Provider/fileAccess(to:_:vendorUserID:)``
    /// for the first address, unless the session says it (``FileAccessSession``).
    ///
    /// On the loop of `environment`. Redirects never come here, so that none leads to another file of the vendor's.
    ///
    /// - Parameter native: the vendor's ids that the file's session shows as `native`, also behind its end.
    /// - Throws: `notFound` for a file that is none of the conversation's.
    func fileAccess(
        to url: URI, ofConversation native: JSONObject, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> FileAccess
}

/// A provider whose conversations go on at the vendor until somebody ends them.
///
/// Its ``ProviderSession/end()`` and ``PushSession/unregister(_:)`` also work where ``ProviderSession/open()`` was
/// never called: they find the conversation among the *secret* durable values, as for a session that ends while it is
/// suspended. Of the context they use ids, loop, client and configuration alone: the session's content may be erased.
///
/// The end is owed to the vendor from the moment it is on disk until ``isEndNotified``, over restarts and for at most a
/// day, so `end()` may be called again, of another value in another process; it must then do no harm.
public protocol DetachedEndSession: ProviderSession {
    /// After ``ProviderSession/end()`` has returned: the vendor knows, or there is nothing to tell it.
    ///
    /// While it is false the durable values have to stay; the end is told again later.
    var isEndNotified: Bool { get }
}

/// A provider whose vendor reads its messages aloud.
public protocol SpeechProvider: Provider {
    /// How a message is fetched as sound: a WAV file, which the gateway streams on.
    ///
    /// On the loop of `environment`. The address is the vendor's own; the gateway bounds the length.
    ///
    /// - Throws: `unsupported` where the configuration has no voice, `invalid` where there is nothing to be read, or
    ///   too much.
    func speechAccess(
        to speech: SpeechRequest, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess
}

/// A message that is to be heard.
public struct SpeechRequest: Sendable {
    /// The content object of `api.md` section 4.
    public var content: JSONValue
    /// The vendor's payload of it, byte for byte; empty where there is none.
    public var native: [UInt8]
    /// The session's language tag.
    public var locale: String?
    /// The voice, as the vendor names it; nil for one that fits.
    public var voice: String?

    /// Describes a message.
    public init(content: JSONValue, native: [UInt8], locale: String? = nil, voice: String? = nil) {
        self.content = content
        self.native = native
        self.locale = locale
        self.voice = voice
    }
}

/// A provider with interactive views.
public protocol ViewSession: ProviderSession {
    /// The view, with what it shows and takes: `{id?, name?, version?, inputSchema, template, actions}`, all of it
    /// parsed.
    ///
    /// - Throws: `notFound` for a token that names none.
    func view(token: String) async throws(ProviderFailure) -> JSONObject
}

/// A provider that keeps the conversation itself, and shows it.
public protocol HistorySession: ProviderSession {
    /// One page of it, newest page first and oldest item first within it.
    ///
    /// - Parameters:
    ///   - page: nil for the newest, else ``HistoryPage/next`` of the page before.
    ///   - limit: items at most, 1 to 100.
    /// - Throws: `invalid` for a page that is none.
    func history(page: String?, limit: Int) async throws(ProviderFailure) -> HistoryPage
}

/// A page of what a vendor keeps.
public struct HistoryPage: Hashable, Sendable {
    /// The vendor's own items, without anything secret.
    public var items: [JSONValue]
    /// Names the page before it in time; nil where there is none.
    public var next: String?

    /// Puts a page together.
    public init(items: [JSONValue], next: String?) {
        self.items = items
        self.next = next
    }
}

/// A provider whose other side may have something to say to somebody who leaves.
public protocol FarewellSession: ProviderSession {
    /// Leaves the conversation and returns when the last words have been told, within a few seconds.
    ///
    /// ``ProviderSession/end()`` follows in any case.
    func sayGoodbye() async
}

/// A provider that keeps custom data of its own and lets it be read back.
public protocol CustomDataSourceSession: ProviderSession {
    /// The custom data that the vendor has now.
    func vendorCustomData() async throws(ProviderFailure) -> JSONObject
}

/// A provider that tells devices of messages.
public protocol PushSession: ProviderSession {
    /// Registers a device for this conversation; answers with the vendor's name for that.
    ///
    /// The same device again is the same registration.
    func register(_ device: PushDevice) async throws(ProviderFailure) -> String
    /// Takes a registration back; one that is gone is no failure.
    func unregister(_ registration: String) async throws(ProviderFailure)
}

/// A device that is to be told (`api.md` section 6).
public struct PushDevice: Hashable, Sendable {
    /// Names the installation of the front end.
    public var installationID: String
    /// `ios`, `android` or `web`.
    public var platform: String
    /// `apns`, `apnsVoip`, `fcm` or `webPush`.
    public var transport: String
    /// The device's token; a secret.
    public var token: String
    /// `production` or `sandbox`.
    public var environment: String
    /// The front end, as in `com.example.shop`.
    public var appID: String
    /// A language tag.
    public var locale: String?

    /// Describes a device.
    public init(
        installationID: String, platform: String, transport: String, token: String, environment: String,
        appID: String, locale: String? = nil
    ) {
        self.installationID = installationID
        self.platform = platform
        self.transport = transport
        self.token = token
        self.environment = environment
        self.appID = appID
        self.locale = locale
    }
}

/// A provider whose sessions go by a token that the caller's backend makes, where the gateway has no secret to sign.
///
/// The first comes among the options (``Provider/secretOptions``). The session says
/// ``ProviderEvent/tokenExpiring(at:)`` in time, and waits for the next where there is none, however long that takes.
public protocol TokenSession: ProviderSession {
    /// Takes a token in place of the one before, whatever the link does; returns once it is kept.
    ///
    /// - Returns: when it expires, in milliseconds since the Unix epoch.
    /// - Throws: `invalid` for one that is no good, with the vendor's word as `code`; `unsupported` where the
    ///   configuration has the gateway sign.
    func renew(token: String) async throws(ProviderFailure) -> Int64
}

/// A provider that can have the user prove who they are.
public protocol AuthenticationSession: ProviderSession {
    /// The address at which the user proves it; once for each ``Domain/AuthenticationEvent/id``, soon after its event.
    func authenticationURL(_ id: String, redirectURI: String) async throws(ProviderFailure) -> String
    /// The user does not want to.
    func cancelAuthentication(_ id: String) async throws(ProviderFailure)
    /// The outcome that the redirect brought back.
    func completeAuthentication(_ outcome: AuthenticationOutcome) async throws(ProviderFailure)
}

/// The outcome of an authentication, with which the user's browser came back (RFC 6749, sections 4.1.2 and 4.1.2.1).
public struct AuthenticationOutcome: Hashable, Sendable {
    /// `state`, as it came.
    public var state: String
    /// `code`, where it went well.
    public var code: String?
    /// `error`, where it did not.
    public var error: String?
    /// `error_description`, for people; with ``error`` only.
    public var errorDescription: String?

    /// Describes an outcome.
    public init(state: String, code: String? = nil, error: String? = nil, errorDescription: String? = nil) {
        self.state = state
        self.code = code
        self.error = error
        self.errorDescription = errorDescription
    }
}
