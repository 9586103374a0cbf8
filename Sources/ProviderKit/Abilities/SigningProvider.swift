public import Domain
public import JSON

/// A provider whose vendor's own client libraries want a token for their user, signed by the customer's backend
/// (`api.md` section 6).
///
/// The gateway signs in that backend's place: the secret never leaves it. Signing makes no call to the vendor.
public protocol TokenSigningProvider: Provider {
    /// Signs a token for one user; on the loop of `environment`.
    func signToken(
        _ order: TokenOrder, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedCredential
    /// Checks a token as the vendor would: signature, algorithm, claims and times; on the loop of `environment`.
    ///
    /// - Parameter now: seconds since the Unix epoch.
    /// - Returns: a stable word for the first fault; nil where there is none.
    func fault(
        ofToken token: String, now: Int64, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> String?
}

/// A provider whose vendor takes custom data and answers to forms only with a signature of the customer's backend.
public protocol DataSigningProvider: Provider {
    /// Signs custom data; on the loop of `environment`.
    ///
    /// - Returns: nil where there is no custom data, which vendors take as an answer of its own.
    func signCustomData(
        _ order: CustomDataOrder, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedCredential?
    /// The part of custom data that the vendor takes unsigned only: what was said before a chat began.
    ///
    /// Does no input or output.
    func chatTransfer(
        _ transfer: ChatTransfer, _ environment: ProviderEnvironment
    ) throws(SigningRefusal) -> JSONObject
    /// Signs an event of a web form; on the loop of `environment`.
    func signForm(
        _ data: JSONObject, as type: FormEventType, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedForm
    /// Whether a signature is that of the data; on the loop of `environment`.
    func isSignature(
        _ signature: String, ofForm data: JSONObject, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> Bool
}

/// A token that is to be signed.
public struct TokenOrder: Sendable {
    /// The user, with the id by which the vendor knows them; nil for a guest.
    public var user: UserProfile?
    /// The claims that the vendor's client library wants in the token, as it gave them.
    public var payload: JSONObject
    /// The life that the caller asks for, in seconds; nil for the usual one.
    public var lifetimeSeconds: Int?
    /// The present, in seconds since the Unix epoch.
    public var now: Int64

    /// Describes a token.
    public init(user: UserProfile?, payload: JSONObject = JSONObject(), lifetimeSeconds: Int? = nil, now: Int64) {
        self.user = user
        self.payload = payload
        self.lifetimeSeconds = lifetimeSeconds
        self.now = now
    }
}

/// Custom data that is to be signed.
public struct CustomDataOrder: Sendable {
    /// The data in the words of `api.md` section 5: `{label?, value, type?, invisibleToAgent?}` or plain values.
    public var data: JSONObject
    /// The life that the caller asks for, in seconds; nil for the usual one.
    public var lifetimeSeconds: Int?
    /// The present, in seconds since the Unix epoch.
    public var now: Int64

    /// Describes custom data.
    public init(data: JSONObject, lifetimeSeconds: Int? = nil, now: Int64) {
        self.data = data
        self.lifetimeSeconds = lifetimeSeconds
        self.now = now
    }
}

/// A conversation of before, for a vendor's client library that begins a chat by itself.
public struct ChatTransfer: Sendable {
    /// The words that greet the user in place of the vendor's.
    public var greeting: String?
    /// The name of who spoke for the customer before.
    public var agentName: String?
    /// Their picture.
    public var agentAvatarURL: String?
    /// The conversation, the oldest entry first.
    public var transcript: [TranscriptEntry]

    /// Describes a conversation.
    public init(
        greeting: String? = nil, agentName: String? = nil, agentAvatarURL: String? = nil,
        transcript: [TranscriptEntry] = []
    ) {
        self.greeting = greeting
        self.agentName = agentName
        self.agentAvatarURL = agentAvatarURL
        self.transcript = transcript
    }
}

/// A signed token.
public struct SignedCredential: Hashable, Sendable, CustomStringConvertible {
    /// The compact form, which is a secret of its user's.
    public var text: String
    /// The kind of token, such as `JWT`.
    public var tokenType: String
    /// Its end, in seconds since the Unix epoch.
    public var expiresAt: Int64

    /// Describes a token.
    public init(text: String, tokenType: String = "JWT", expiresAt: Int64) {
        self.text = text
        self.tokenType = tokenType
        self.expiresAt = expiresAt
    }

    /// Never the token itself.
    public var description: String { "SignedCredential(***)" }
}

/// The events of a web form that the customer's side signs.
public enum FormEventType: String, CaseIterable, Sendable {
    /// The form's address, in answer to the request for it.
    case data = "form_data"
    /// The form has been filled in, or given up.
    case complete = "form_complete"
}

/// A signed event of a web form.
public struct SignedForm: Hashable, Sendable {
    /// The signature as the vendor wants it written.
    public var signature: String
    /// The JSON of the data, byte for byte as it was signed.
    public var data: [UInt8]

    /// Puts a signed event together.
    public init(signature: String, data: [UInt8]) {
        self.signature = signature
        self.data = data
    }
}

/// Why something is not signed.
public enum SigningRefusal: Error, Hashable, Sendable {
    /// The request breaks a rule; the pointer begins at the request's body.
    case invalid(ContentProblem)
    /// The configuration has nothing to sign this with; for people.
    case unsupported(String)
    /// The secret cannot be read for now.
    case unavailable
}
