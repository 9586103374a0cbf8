import Domain
import HTTPWire
import JSON
import ProviderKit

/// An answer of the vendor's that says no (`PROTOCOL.md`, section 18).
struct ConnectFault: Error, Hashable, Sendable {
    /// The status of the answer.
    let status: Int
    /// The vendor's word for it, such as `ThrottlingException`; nil where it gave none.
    let code: String?
    /// The vendor's message about it; may quote what was sent, so it is not for callers.
    let message: String?
    /// For the vendor's support: `x-amzn-RequestId`.
    let requestID: String?
    /// How long it asks us to wait, at most ``ReconnectPolicy/askedPauseMax``.
    let retryAfter: Duration?
    /// The time at the vendor, from its `Date`; seconds since the Unix epoch.
    let date: Int64?

    /// Reads an answer; its body may be empty, text or JSON of several shapes.
    init(status: Int, fields: HTTPFields, body: [UInt8]) {
        self.status = status
        let document = try? JSONValue(parsing: body)
        let written =
            fields["x-amzn-ErrorType"] ?? document?["code"]?.stringValue ?? document?["Code"]?.stringValue
            ?? document?["__type"]?.stringValue
        code = written.flatMap(Self.code)
        message = document?["message"]?.stringValue ?? document?["Message"]?.stringValue
        requestID = fields["x-amzn-RequestId"]
        date = fields["Date"].flatMap { HTTPDate.secondsSinceEpoch($0) }.map { Int64($0) }
        retryAfter = fields.retryPause.map { min($0, ReconnectPolicy.askedPauseMax) }
    }

    /// `com.amazonaws.connect#ThrottlingException:http://…` is `ThrottlingException`.
    private static func code(_ text: String) -> String? {
        let name = text.split(separator: ":", maxSplits: 1).first?.split(separator: "#").last
        return name.flatMap { $0.isEmpty ? nil : String($0) }
    }

    /// The kinds of no, as far as they are answered in different ways.
    enum Kind: Hashable, Sendable {
        /// The request breaks a rule.
        case invalid
        /// Our clock is wrong, or the signature took too long to arrive.
        case clockSkew
        /// The credentials have expired.
        case expiredCredentials
        /// The credentials, or the signature made with them, are not taken.
        case badCredentials
        /// The request is not allowed; for the participant service also: the token is too old, or the chat over.
        case forbidden
        /// The resource that is named is not there.
        case notFound
        /// It does not go with the state things are in.
        case conflict
        /// The contact is over.
        case contactOver
        /// An allowance is used up for good, such as the number of files of a chat.
        case quotaExceeded
        /// There are too many chats; asking soon again changes nothing.
        case tooManyContacts
        /// Too many requests: soon again.
        case throttled
        /// The vendor has trouble of its own.
        case unavailable
    }

    /// Which kind it is: the vendor's word decides, and the status where there is none or another.
    var kind: Kind {
        switch code {
        case "ExpiredTokenException": return .expiredCredentials
        case "InvalidSignatureException":
            return isAboutTime ? .clockSkew : .badCredentials
        case "RequestExpired", "RequestTimeTooSkewed": return .clockSkew
        case "MissingAuthenticationTokenException", "IncompleteSignatureException", "UnrecognizedClientException",
            "InvalidClientTokenId", "SignatureDoesNotMatch":
            return .badCredentials
        case "AccessDeniedException": return .forbidden
        case "ValidationException", "InvalidParameterException", "InvalidRequestException", "SerializationException":
            return .invalid
        case "ResourceNotFoundException": return .notFound
        case "ContactNotFoundException": return .contactOver
        case "ConflictException": return .conflict
        case "ServiceQuotaExceededException": return .quotaExceeded
        case "LimitExceededException": return .tooManyContacts
        case "ThrottlingException", "TooManyRequestsException": return .throttled
        case "InternalServiceException", "InternalServerException", "RequestTimeoutException", "RequestTimeout":
            return .unavailable
        default: return kindOfStatus
        }
    }

    /// `Signature expired: …` and `Signature not yet current: …` (section 4.1).
    private var isAboutTime: Bool {
        message.map { $0.hasPrefix("Signature expired") || $0.hasPrefix("Signature not yet current") } ?? false
    }

    private var kindOfStatus: Kind {
        switch status {
        case 401: .badCredentials
        case 402: .quotaExceeded
        case 403: .forbidden
        case 404: .notFound
        // The request did not come in whole in time: once more.
        case 408: .unavailable
        case 409: .conflict
        case 410: .contactOver
        case 429: .throttled
        case 400..<500: .invalid
        default: .unavailable
        }
    }

    /// Another try, a little later, may go better by itself.
    var isTransient: Bool { kind == .throttled || kind == .unavailable }

    /// The same in the gateway's words; never what the vendor wrote, which may quote tokens.
    func failure(of operation: ConnectOperation) -> ProviderFailure {
        let name = operation.rawValue
        let (kind, detail): (ProviderFailure.Kind, String) =
            switch kind {
            case .invalid: (.invalid, "Amazon Connect does not take what \(name) was given.")
            case .clockSkew: (.authentication, "Amazon Connect's clock and this machine's are too far apart.")
            case .expiredCredentials: (.authentication, "The credentials for Amazon Connect have expired.")
            case .badCredentials where operation.credential == .signature:
                (.authentication, "Amazon Connect does not take the credentials.")
            case .forbidden where operation.credential == .signature:
                (.forbidden, "The credentials for Amazon Connect do not allow \(name).")
            case .forbidden, .badCredentials:
                (.ended, "Amazon Connect does not allow \(name): the chat is over, or the call is not switched on.")
            case .notFound where operation == .startChatContact:
                (.misconfigured, "Amazon Connect does not have the instance or the flow that is configured.")
            case .notFound: (.notFound, "Amazon Connect does not find what \(name) names.")
            case .conflict: (.conflict, "Amazon Connect cannot do \(name) in the state the chat is in.")
            case .contactOver: (.ended, "The contact is over.")
            case .quotaExceeded: (.quotaExceeded, "An allowance of Amazon Connect is used up.")
            case .tooManyContacts: (.capacity, "Amazon Connect has as many chats as it takes at a time.")
            case .throttled: (.throttled, "Amazon Connect is asked too often.")
            case .unavailable: (.unavailable, "Amazon Connect has trouble of its own.")
            }
        var failure = ProviderFailure(kind, detail, code: code, status: status)
        failure.requestID = requestID
        failure.retryAfter = retryAfter
        return failure
    }
}
