import Domain
import HTTPWire
import JSON
import ProviderKit

/// An answer of the platform's that says no (`PROTOCOL.md`, section 3.4).
///
/// The platform has no words for machines: the status decides, and for some cases the stable part of its English text.
struct CCAIFault: Error, Hashable, Sendable {
    /// Characters of the platform's text that are kept.
    static let messageCharactersMax = 300

    /// The kinds of no, as far as they are answered in different ways.
    enum Kind: Hashable, Sendable {
        /// The queue is missing, malformed or unknown.
        case invalidQueue
        /// The language is unknown, or not one of the queue's.
        case languageUnavailable
        /// The queue is closed for now, or sends its callers elsewhere.
        case queueClosed
        /// The request breaks a rule.
        case invalid
        /// The chat is over.
        case ended
        /// The same was asked a moment ago.
        case tooSoon
        /// The tenant cannot do this.
        case unsupported
        /// A chat that is to be resumed is not dismissed.
        case notDismissed
        /// The credentials are not taken.
        case badCredentials
        /// The credentials do not allow it.
        case forbidden
        /// The resource that is named is not there.
        case notFound
        /// Too many requests.
        case throttled
        /// The platform, or something before it, has trouble of its own: the request may have had its effect.
        case unavailable
    }

    /// The status of the answer.
    let status: Int
    /// `message`, cut to ``messageCharactersMax``; nil where the answer has none.
    let message: String?
    /// `Retry-After`, which may be missing with 429 as well.
    let retryAfter: Duration?
    /// The kind of no.
    let kind: Kind

    /// Reads an answer; its body may be empty, JSON, or a page of something on the way.
    init(status: Int, fields: HTTPFields, body: [UInt8]) {
        self.status = status
        let text = (try? JSONValue(parsing: body))?["message"]?.stringValue
        message = text.map { String($0.prefix(Self.messageCharactersMax)) }
        retryAfter = fields.retryPause
        kind = Self.kind(status, message?.lowercased() ?? "")
    }

    private static func kind(_ status: Int, _ text: String) -> Kind {
        switch status {
        case 401: return .badCredentials
        case 403: return .forbidden
        case 404: return .notFound
        case 429: return .throttled
        case 400..<500: return texts.first { $0.parts.allSatisfy(text.contains) }?.kind ?? .invalid
        default: return .unavailable
        }
    }

    /// The stable parts of the texts that are published, in small letters; all parts of a line must be there.
    private static let texts: [(parts: [String], kind: Kind)] = [
        (["menu_id is required"], .invalidQueue), (["menu_id is not well formed"], .invalidQueue),
        (["menu_id ", " is not found"], .invalidQueue),
        (["language '", "' is not found"], .languageUnavailable),
        (["language '", "' is not available"], .languageUnavailable),
        (["menu is in '", "' state"], .queueClosed),
        (["param is missing or the value is empty"], .invalid),
        (["chat is already ended"], .ended),
        (["duplicate request"], .tooSoon),
        (["unsupported crm request"], .unsupported),
        (["not in dismissed state"], .notDismissed),
    ]

    /// The same in the gateway's words, with the platform's behind them.
    func failure(of operation: CCAIOperation) -> ProviderFailure {
        let name = operation.rawValue
        let (failureKind, code, sentence): (ProviderFailure.Kind, String?, String) =
            switch kind {
            case .invalidQueue: (.invalid, "invalid_queue", "The CCAI Platform does not have the queue.")
            case .languageUnavailable:
                (.languageUnavailable, "language_unavailable", "The CCAI Platform's queue does not have the language.")
            case .queueClosed: (.queueClosed, "queue_closed", "The CCAI Platform's queue takes no chats for now.")
            case .invalid: (.invalid, "invalid_request", "The CCAI Platform does not take what \(name) was given.")
            case .ended: (.ended, "session_ended", "The chat is over.")
            case .tooSoon: (.throttled, "retry_later", "The CCAI Platform was asked for the same a moment ago.")
            case .unsupported: (.unsupported, "unsupported", "The CCAI Platform cannot do \(name) for this tenant.")
            case .notDismissed: (.conflict, "not_dismissed", "The chat is not dismissed.")
            // The code of the vendor's client libraries, section 17.1.
            case .badCredentials where operation == .exchangeToken:
                (.authentication, "101", "The CCAI Platform does not take the end user's token.")
            case .badCredentials: (.authentication, "100", "The CCAI Platform does not take the credentials.")
            case .forbidden: (.forbidden, nil, "The credentials for the CCAI Platform do not allow \(name).")
            case .notFound: (.notFound, nil, "The CCAI Platform does not find what \(name) names.")
            case .throttled: (.throttled, nil, "The CCAI Platform is asked too often.")
            case .unavailable: (.unavailable, nil, "The CCAI Platform has trouble of its own.")
            }
        let detail = message.map { "\(sentence) It says: \($0)" } ?? sentence
        var failure = ProviderFailure(failureKind, detail, code: code, status: status)
        failure.retryAfter = retryAfter
        return failure
    }
}
