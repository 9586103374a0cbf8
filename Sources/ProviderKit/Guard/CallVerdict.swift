import Crypto
import HTTPClient
import HTTPWire

/// The verdict of a call, or a dial, on the vendor's health, and whether it may be made again.
struct CallVerdict: Hashable, Sendable {
    /// For the breaker: the vendor answered, failed, or it tells nothing.
    enum Health: Hashable, Sendable {
        case alive
        case failed(Breaker.Fault)
        case silent
    }

    var health: Health
    /// The vendor has not acted on it, or it does not matter whether it has.
    var isSafeToRepeat: Bool
    /// How long the vendor asks to be left alone.
    var asked: Duration?
    /// The sign of life of the vendor that it is.
    var sign = AnswerWatch.Sign.none
    /// The words for a failure.
    var cause = FailureCause(reason: "")
}

/// The last that was heard of a vendor that fails, be it of a call, a dial or a probe.
public struct FailureCause: Hashable, Sendable {
    /// The rest of a sentence about it, such as "it cannot be connected to"; never what it wrote, nor an address.
    public var reason: String
    /// The status that it answered with; nil where it did not answer.
    public var status: Int?

    /// Describes a failure.
    public init(reason: String, status: Int? = nil) {
        self.reason = reason
        self.status = status
    }
}

extension CallVerdict {
    /// The verdict on an answer.
    ///
    /// - Parameters:
    ///   - isReading: the method is one that changes nothing.
    ///   - isHeld: the vendor holds its answer until it has something to say: a balancer that ends the wait says
    ///     nothing of the vendor.
    init(status: HTTPStatus, _ fields: HTTPFields, isReading: Bool, isHeld: Bool = false) {
        let isBusy = status.code == 503 || status.code == 429
        asked = isBusy ? fields.retryPause : nil
        sign = .answered
        cause = FailureCause(reason: "it answered with status \(status.code)", status: Int(status.code))
        isSafeToRepeat = isReading && (isBusy || status.code == 502 || status.code == 504)
        switch status.code {
        // Too much of ours is no failure of theirs, and no sign of health either.
        case 429: health = .silent
        // These say what the server is unable to do at all, not how it fares.
        case 501, 505: health = .alive
        case 504 where isHeld: health = .silent
        case 500...: health = .failed(.answering)
        default: health = .alive
        }
    }

    /// The verdict on a failure.
    ///
    /// - Parameters:
    ///   - isHeld: the vendor holds its answer until it has something to say, so that it is no failure to wait in vain;
    ///     nor one where the connection ends meanwhile, as an open socket's end is none.
    init(_ error: ClientError, isReading: Bool, isHeld: Bool) {
        switch error {
        case .badURL, .badRequest, .overloaded, .closed, .addressRefused, .cancelled, .streamTimedOut,
            .requestBodyFailed, .tooLarge, .tooManyRedirects, .redirectRefused, .breakerOpen, .rateLimited,
            .layerFailed, .proxyRefused, .tlsFailed(.pinMismatch):
            self.init(health: .silent, isSafeToRepeat: false, sign: error == .cancelled ? .cut : .none)
        case .resolutionFailed, .resolveTimedOut, .connectFailed, .connectTimedOut, .tlsFailed, .tlsTimedOut:
            self.init(health: .failed(.connecting), isSafeToRepeat: true)
        case .connectionLost(afterBytesSent: true) where isHeld, .streamReset where isHeld:
            self.init(health: .silent, isSafeToRepeat: isReading)
        case .connectionLost(let afterBytesSent):
            self.init(health: .failed(.connecting), isSafeToRepeat: isReading || !afterBytesSent)
        case .firstByteTimedOut, .totalTimedOut, .bodyTimedOut:
            self.init(
                health: isHeld ? .silent : .failed(.answering), isSafeToRepeat: false, sign: isHeld ? .none : .timedOut)
        case .writeTimedOut:
            self.init(health: .failed(.answering), isSafeToRepeat: false, sign: .timedOut)
        case .streamReset, .versionRefused, .malformed, .badHandshake, .webSocketProtocol:
            self.init(health: .failed(.answering), isSafeToRepeat: false, sign: .answered)
        case .upgradeRefused(let refusal):
            self.init(status: refusal.head.status, refusal.head.fields, isReading: isReading)
            return
        }
        cause.reason = error.reason
    }
}
