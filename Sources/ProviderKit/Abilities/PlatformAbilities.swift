public import Domain
public import JSON

/// A provider that can be asked what became of a message whose attempt had no known result.
///
/// For those whose ``Provider/settlement`` is `echo` or `transcript`.
public protocol FateSession: ProviderSession {
    /// Finds out, within 15 s, whether the vendor has the message; waits for an echo first where one may come.
    ///
    /// - Throws: why it cannot be asked now; it is asked again later, and nothing is sent meanwhile.
    func fate(of message: OutboundMessage) async throws(ProviderFailure) -> MessageFate
}

/// The fate of a message: whether the vendor has it.
public enum MessageFate: Hashable, Sendable {
    /// The vendor has it.
    case sent
    /// The vendor does not have it: it is sent again.
    case absent
    /// The vendor cannot say: it stays `unknown` and is never sent again.
    case unknown
}

/// A provider whose vendor lays conversations to rest and can be asked to go on without a message.
public protocol WakingSession: ProviderSession {
    /// Asks the vendor to go on with a conversation that it has laid to rest (`ProviderEvent.suspended(reason:)`), and
    /// returns at once; `opened` says that it does, a `notice` that it does not.
    ///
    /// While the link is open; where the conversation does not rest, it changes nothing.
    func wake()
}

/// A provider whose vendor merges an anonymous user with a known one in mid-conversation.
public protocol IdentifySession: ProviderSession {
    /// The user of this conversation is known now; returns when the vendor has taken that, which need not be its
    /// outcome.
    ///
    /// Told again when the link opens the next time, where it throws or nobody knows. A failure that may pass says that
    /// the vendor has not taken it, and it is told again by and by; only `timedOut` says that it may have.
    func identify(_ user: UserProfile, vendorUserID: String) async throws(ProviderFailure)
}

/// A provider whose vendor asks for web forms of the customer's, and takes signed answers only.
public protocol FormSession: ProviderSession {
    /// The vendor is told of answers by the session itself.
    ///
    /// Where it is not, an answer reaches the vendor only by an app that is handed the signed event. Front ends are
    /// handed none, so that their values are refused (501 `capability_unsupported`) and the form waits on.
    nonisolated var deliversForms: Bool { get }
    /// Signs the address of a pending form and tells the vendor, where it is to be told.
    ///
    /// Called for forms that were told of with `ProviderEvent.formRequested(_:)` or are in ``ProviderContext/forms``;
    /// again for the same one where the caller has lost the answer, or has another address.
    ///
    /// - Parameter uri: the address; nil for the configured one.
    /// - Returns: the signed event, for a front end that hands it to the vendor's own client.
    /// - Throws: `invalid` for what the vendor would refuse, `notFound` for a form that it does not wait for,
    ///   `unsupported` where there is nothing to sign with: never anything unsigned.
    func openForm(_ id: String, uri: String?) async throws(ProviderFailure) -> SignedForm
    /// Signs that a form has been filled in, with its values, and tells the vendor.
    ///
    /// The gateway tells of the end when this returns: `ProviderEvent.formCompleted(_:)` of the same form, before or
    /// behind that, is no second one. Called once at a time for a form, and again where it threw: what may have
    /// reached the vendor before must not reach it twice.
    ///
    /// - Throws: as ``openForm(_:uri:)``, and why the vendor was not told.
    func completeForm(_ id: String, values: JSONObject) async throws(ProviderFailure) -> SignedForm
}

/// A provider whose conversations begin at one of several queues.
public protocol QueueProvider: Provider {
    /// The key by which the options of a new session name a queue that only the vendor can know; nil where they name
    /// none, or one that the configuration has.
    ///
    /// Asked before ``Provider/validate(options:)``, of options that nobody has checked.
    func queueKey(in options: ProviderOptions) -> String?
    /// The options with the queue that ``queues(language:_:)`` shows under this id in the place of the key; nil for a
    /// queue at which no session begins.
    func options(_ options: ProviderOptions, at queueID: String) -> ProviderOptions?
    /// Whether ``waitTimes(language:queue:_:)`` can be asked for a queue as it is named: by an id, or a key of the
    /// configuration's. Of any other name the gateway finds the id in what ``queues(language:_:)`` shows.
    func hasQueueID(_ queue: String) -> Bool
    /// The queues that a user may choose from (`PROTOCOL.md` of the vendor says their shape), as
    /// `{queues: [{id, key?, name, path, channels, isOpen, …, children}], directAccess?}`; cached by the gateway.
    ///
    /// On the loop of `environment`.
    ///
    /// - Parameter language: a language tag; nil for the configured one.
    func queues(
        language: String?, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> JSONObject
    /// The estimated waits, as `{waitTimes: [{queueId, channel?, waitSeconds}]}`; a queue without an estimate is not
    /// among them. Cached by the gateway.
    ///
    /// On the loop of `environment`.
    func waitTimes(
        language: String?, queue: String?, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> JSONObject
}
