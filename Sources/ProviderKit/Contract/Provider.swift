public import Configuration
public import Domain
public import HTTPWire
public import JSON

/// A kind of provider, configured: one value for each entry under `providers`.
///
/// An adapter never sees our callers' requests, the store, or another adapter. Fields it does not know are passed on,
/// never dropped in silence.
public protocol Provider: Sendable {
    /// The word after `kind:` in the configuration.
    static var kind: String { get }
    /// The operations: the names of all calls and dials that the kind makes at its vendor.
    ///
    /// None unless an adapter says otherwise.
    static var operations: Set<ProviderOperation> { get }
    /// Other names for operations, as a vendor's own library may have them; configuration may use either.
    ///
    /// None unless an adapter says otherwise.
    static var operationAliases: [String: ProviderOperation] { get }
    /// The endpoints: addresses of all hosts that the configuration names or that go with it, such as those of a
    /// region; only scheme, host and port count.
    ///
    /// None unless an adapter says otherwise. Calls of them are always allowed; any other host is judged as
    /// ``HTTPClient/EgressPolicy`` says, so that one that is missing here can be reached at public addresses alone.
    var endpoints: [URI] { get }
    /// An example of a call, for people who look at the layers of their client; nil for no operation of the kind.
    ///
    /// Of an address that the vendor gives unless an adapter says otherwise.
    func sampleCall(of operation: ProviderOperation) -> SampleCall?
    /// Decodes the adapter's own keys; problems go where the section reports them. Does no input or output.
    init(_ section: ConfigurationSection)
    /// The capabilities of sessions of this provider.
    var capabilities: Capabilities { get }
    /// Whether the configuration lets backends send `raw` content, which goes to the vendor as it is.
    ///
    /// False unless an adapter says otherwise; the gateway refuses such content before it is stored.
    var takesRaw: Bool { get }
    /// Sessions can be made with it.
    ///
    /// True unless an adapter says otherwise; the gateway refuses to make one before anything is stored.
    var makesSessions: Bool { get }
    /// The vendor's own word for what is missing where no sessions can be made; nil where it has none.
    ///
    /// Nil unless an adapter says otherwise.
    var codeWithoutSessions: String? { get }
    /// The media types of `data` content that sessions take, without parameters.
    ///
    /// None unless an adapter says otherwise; the gateway refuses any other before it is stored.
    var dataTypes: Set<String> { get }
    /// The settlement of a message whose attempt has no known result.
    var settlement: Settlement { get }
    /// Messages can be handed over while the link is being opened again, because they do not go through it.
    ///
    /// False unless an adapter says otherwise: messages wait for the link then.
    var sendsWhileReconnecting: Bool { get }
    /// Whatever is said while nobody listens is told when the link opens again, so that a restart leaves no gap.
    ///
    /// False unless an adapter says otherwise; one with the capability `history` tells of gaps itself in any case.
    var tellsWhatWasMissed: Bool { get }
    /// How speech is taken, where it is.
    var audio: AudioHandling { get }
    /// Names of `providerOptions` that are secrets: never shown, never stored in the clear.
    ///
    /// They are handed over when a session is opened for the first time; an adapter that needs them after a restart
    /// keeps them among its values as secret ones.
    var secretOptions: Set<String> { get }
    /// Messages and speech may come with a `context` in place of the one that the provider's answers hand on.
    var takesContext: Bool { get }
    /// The caller of live speech may choose whether the vendor hears its end by itself.
    ///
    /// False unless an adapter says otherwise.
    var hearsEndOfSpeech: Bool { get }
    /// Whether the words that were heard go to the bot where the caller of speech does not choose; nil where there is
    /// nothing to choose, since the vendor hears and answers in one.
    ///
    /// Nil unless an adapter says otherwise.
    var sendsHeardSpeech: Bool? { get }
    /// Its sessions tell the vendor what was said before they were made (``ProviderContext/transcript``).
    ///
    /// False unless an adapter says otherwise; sessions with a transcript then say `degraded: ["transcript"]`.
    var takesTranscript: Bool { get }
    /// The options with which a new session takes up an earlier conversation, from what that one's session showed as
    /// `native`; nil where the vendor cannot take it up.
    func options(continuing native: JSONObject) -> ProviderOptions?
    /// Checks `providerOptions` of a new session; unknown keys are refused.
    func validate(options: ProviderOptions) throws(ContentProblem)
    /// Checks a session's custom data as a whole, where the vendor has rules for it; the pointer begins there.
    func validate(customData: JSONObject) throws(ContentProblem)
    /// Checks a change of a session's custom data after the session was made, for vendors that take less then than at
    /// the beginning; the pointer begins at the data. Both are good by ``validate(customData:)``.
    ///
    /// Names whose value is the same in both are no change. Does no input or output.
    ///
    /// - Throws: `not_supported_after_start` as code, at the first name that cannot be set, changed or removed
    ///   any more.
    func validate(customDataChange next: JSONObject, from present: JSONObject) throws(ContentProblem)
    /// Makes the vendor's side of one leg; nothing happens before ``ProviderSession/open()``.
    ///
    /// Called on the session's loop.
    func makeSession(_ context: ProviderContext) -> any ProviderSession
    /// How a file of a conversation is to be fetched from `url`; asked anew for each redirect.
    ///
    /// Credentials belong to the configured host alone: the parsed host and port are compared, and are equal.
    func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess
    /// The widget, from which a front end draws a conversation before it begins; never fails.
    func widget(_ environment: ProviderEnvironment) async -> Widget
}

extension Provider {
    /// No calls.
    public static var operations: Set<ProviderOperation> { [] }
    /// No other names.
    public static var operationAliases: [String: ProviderOperation] { [:] }
    /// No endpoints.
    public var endpoints: [URI] { [] }
    /// An address that the vendor gives.
    public func sampleCall(of operation: ProviderOperation) -> SampleCall? {
        Self.operations.contains(operation) || operation == .fetchAttachment ? .elsewhere(operation) : nil
    }
    /// Nothing raw.
    public var takesRaw: Bool { false }
    /// Sessions are what a provider is for.
    public var makesSessions: Bool { true }
    /// No word.
    public var codeWithoutSessions: String? { nil }
    /// No `data`.
    public var dataTypes: Set<String> { [] }
    /// They wait.
    public var sendsWhileReconnecting: Bool { false }
    /// It is lost.
    public var tellsWhatWasMissed: Bool { false }
    /// No speech.
    public var audio: AudioHandling { .none }
    /// None is secret.
    public var secretOptions: Set<String> { [] }
    /// No context.
    public var takesContext: Bool { false }
    /// The vendor does as it is used to.
    public var hearsEndOfSpeech: Bool { false }
    /// Heard and answered in one.
    public var sendsHeardSpeech: Bool? { nil }
    /// No transcript.
    public var takesTranscript: Bool { false }
    /// Nothing is taken up.
    public func options(continuing native: JSONObject) -> ProviderOptions? { nil }
    /// No rules.
    public func validate(customData: JSONObject) throws(ContentProblem) {}
    /// All of it can be changed.
    public func validate(customDataChange next: JSONObject, from present: JSONObject) throws(ContentProblem) {}

    /// Without credentials, and from public addresses only.
    public func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        FileAccess(url: url)
    }

    /// Says nothing in particular.
    public func widget(_ environment: ProviderEnvironment) async -> Widget { Widget() }
}

/// How a provider takes speech.
public enum AudioHandling: Sendable {
    /// Not at all.
    case none
    /// Piece by piece as it is spoken; its sessions are ``AudioSession``.
    case live
    /// As a whole file, which is an `attachment` message then.
    case file
}

/// The gateway's settlement of an attempt whose result is not known (`architecture.md` section 5).
public enum Settlement: String, CaseIterable, Sendable {
    /// Sent again with the same vendor token.
    case token
    /// Sent again once the vendor's history proves it absent.
    case transcript
    /// Sent again once the vendor's echo proves it absent.
    case echo
    /// Never sent again by the gateway.
    case none
}

/// The vendor's side of one leg: an actor on the session's loop, opened once and told to end once.
///
/// Each further ability is a protocol of its own; declared capabilities match the conformances.
public protocol ProviderSession: Actor {
    /// Begins to open the link and returns at once; the outcome comes as an event (`opened`, `reconnecting`, `failed`).
    ///
    /// After a restart it rebuilds the link from its durable values.
    func open()
    /// Hands one message over; returns when the vendor let us know, as far as it lets anybody know, that it has it.
    ///
    /// Called for one message at a time, in order. Must not send twice.
    func send(_ message: OutboundMessage) async throws(SendFailure)
    /// Ends the conversation at the vendor and closes the link; no event follows.
    func end() async
    /// Closes the link and leaves the conversation alive at the vendor; no event follows.
    func suspend() async
}
