import Domain
import JSON
import ProviderKit

/// The answers of an adapter, in the gateway's words; pure.
enum ExternalAnswer {
    /// The failure that `refused` or `failed` tells.
    static func failure(_ frame: ExternalFrame) -> ProviderFailure {
        let code = String((frame.text("code") ?? "refused").prefix(128))
        let isRetryable = frame["retryable"]?.boolValue ?? false
        let kind = kinds[code] ?? (isRetryable ? .unavailable : .refused)
        let detail = frame.text("detail").map { String($0.prefix(1000)) } ?? "The adapter refuses: \(code)."
        var failure = ProviderFailure(kind, detail, code: code)
        if let seconds = frame["retryAfterSeconds"]?.doubleValue, seconds > 0, seconds <= 86_400 {
            failure.retryAfter = .milliseconds(Int64(seconds * 1000))
        }
        return failure
    }

    /// Codes that are problems of the gateway's own.
    private static let kinds: [String: ProviderFailure.Kind] = Dictionary(
        uniqueKeysWithValues: ProviderFailure.Kind.allCases.map { ($0.rawValue, $0) })

    /// The failure of an answer that has nothing to do with what was asked.
    static func senseless(_ frame: ExternalFrame) -> ProviderFailure {
        ProviderFailure(
            .refused, "The adapter's answer was not understood.", code: "answer_\(frame.type.prefix(32))")
    }

    /// How a hand-over ended.
    ///
    /// - Returns: the adapter's own id of the message, where it tells one.
    static func sent(_ outcome: ExternalOutcome) throws(SendFailure) -> String? {
        switch outcome {
        case .notAsked(let failure): throw failure.kind == .invalid ? .refused(failure) : .notSent(failure)
        case .unanswered(let failure): throw .unknown(failure)
        case .answered(let frame):
            switch frame.type {
            case "sent", "done":
                return frame.text("vendorId").flatMap {
                    (1...ExternalLimits.idBytesMax).contains($0.utf8.count) ? $0 : nil
                }
            case "failed":
                let failure = failure(frame)
                // An adapter that does not say that nothing arrived may have acted.
                guard frame.text("arrived") == "no" else { throw .unknown(failure) }
                throw frame["retryable"]?.boolValue == true ? .notSent(failure) : .refused(failure)
            default: throw .unknown(senseless(frame))
            }
        }
    }

    /// The outcome of a request that is merely done.
    static func done(_ outcome: ExternalOutcome) throws(ProviderFailure) {
        switch outcome {
        case .notAsked(let failure), .unanswered(let failure): throw failure
        case .answered(let frame):
            guard frame.type == "done" || frame.type == "sent" else {
                throw frame.type == "failed" || frame.type == "refused" ? failure(frame) : senseless(frame)
            }
        }
    }
}
