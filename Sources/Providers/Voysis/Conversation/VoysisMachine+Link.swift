import Domain
import JSON
import Kernel
package import ProviderKit

/// Sockets, tokens, timers.
extension VoysisMachine {
    // MARK: The socket

    /// The socket is open.
    package mutating func opened(at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard link == .dialling else { return [] }
        link = .open
        var steps: [VoysisStep] = []
        if isDownNotified {
            isDownNotified = false
            steps.append(.emit(.link(.up, code: nil)))
        }
        guard current?.stage == .linking else { return steps + [.start(.idle, after: times.idle)] }
        return steps + connect()
    }

    /// The socket is gone, or did not come to be.
    ///
    /// With nothing under way nobody hears of it, whatever the code: the next query opens another.
    package mutating func ended(_ end: SocketEnd, at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard link == .dialling || link == .open else { return [] }
        link = .none
        var steps: [VoysisStep] = [.stop(.idle), .stop(.ping)]
        if purchase != nil { steps += dropToken() }
        guard var operation = current else { return steps }
        switch operation.stage {
        case .linking, .token: return steps + [.stop(.answer)] + retry(end)
        case .asked, .streaming, .awaiting:
            if case .text = operation.kind, configuration.retriesText, !operation.isResent {
                operation.isResent = true
                current = operation
                return steps + [.stop(.answer)] + connect()
            }
            let detail = "The connection to the service was lost."
            return steps + fail(ProviderFailure(.unavailable, detail, code: "provider_disconnected"))
        }
    }

    /// How long somebody who asks waits because the service wants to be left alone; for longer, the question itself
    /// waits.
    private static let askedPauseMax: Duration = .seconds(5)

    private mutating func retry(_ end: SocketEnd) -> [VoysisStep] {
        failures += 1
        current?.stage = .linking
        let asked = end.retryAfter ?? .zero
        // The client layer would refuse the next attempt as well, or another provider stands by.
        guard failures < configuration.connectAttemptsMax, asked <= Self.askedPauseMax, !end.isLast,
            end.layerFailure("") == nil
        else {
            let failure = Self.unreachable(end)
            let isFirst = !isDownNotified
            isDownNotified = true
            if case .greeting = current?.kind { return fail(failure) }
            return (isFirst ? [.emit(.link(.down, code: failure.code))] : []) + fail(failure)
        }
        link = .waiting
        let pause = times.connectInterval * (1 << (failures - 1))
        // Up to half as much again, so that not all sessions come back in the same moment.
        let jitter = pause * Int.random(in: 0...500, using: &random) / 1000
        return [.start(.retry, after: max(pause, asked) + jitter)]
    }

    /// The failure when the attempts to connect are used up.
    ///
    /// A handshake carries no token (section 1), so a fresh one could not help one that is refused with 401 or 403:
    /// it is tried again as any other, and then named for what it is.
    private static func unreachable(_ end: SocketEnd) -> ProviderFailure {
        if let failure = end.layerFailure("The service cannot be reached") ?? end.clientFailure { return failure }
        if end.status == 401 || end.status == 403 {
            return ProviderFailure(
                .authentication, "The service does not let the gateway in: \(end.reason).",
                code: "provider_auth_failed", status: end.status)
        }
        var failure = ProviderFailure(
            .unavailable, "The service cannot be reached: \(end.reason).", code: "connect_failed", status: end.status)
        failure.retryAfter = end.retryAfter
        return failure
    }

    // MARK: Tokens

    /// Token news has come: a token, the order to buy one, or a failure.
    package mutating func token(_ news: VoysisTokenNews, at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        switch news {
        case .ready(let text):
            guard current?.stage == .token, isREST || link == .open else { return [] }
            current?.bearer = text
            return request()
        case .buy(let refresh):
            // The operation that asked may be gone; then another session buys it.
            guard current?.stage == .token, isREST || link == .open, purchase == nil else { return [.tokenAbandoned] }
            let id = nextID()
            purchase = VoysisPurchase(id: id, refresh: refresh)
            let call = VoysisWriter.tokens(refresh: refresh, isREST: isREST)
            return [isREST ? .fetch(call, id: id) : .write(writer.envelope(call, id: id), call.operation, id: id)]
                + [.start(.token, after: times.create)]
        case .failed(let failure):
            guard current?.stage == .token else { return [] }
            guard failure.kind == .authentication else { return fail(failure) }
            // No later query would fare better.
            var steps: [VoysisStep] = []
            if case .greeting = current?.kind {} else { steps.append(.emit(.failed(failure))) }
            let waited = [current].compactMap(\.self) + waiting
            current = nil
            waiting = []
            for operation in waited { steps = Self.settled(operation, failure) + steps }
            return steps + over()
        }
    }

    /// The request for a token is answered.
    mutating func tokenAnswered(_ answer: VoysisAnswer) -> [VoysisStep] {
        let result: Result<VoysisToken, ProviderFailure>
        if answer.isSuccess, let token = VoysisToken(answer.entity) {
            result = .success(token)
        } else if answer.status == 401 || answer.status == 403 {
            let detail = "The service does not take the refresh token."
            result = .failure(
                ProviderFailure(.authentication, detail, code: "provider_auth_failed", status: answer.status))
        } else {
            let detail =
                answer.isSuccess ? "The token cannot be read." : "The service gives no token (\(words(answer)))."
            result = .failure(
                ProviderFailure(.unavailable, detail, code: "token_failed", status: answer.status))
        }
        purchase = nil
        // The socket first: whoever is told of the failure may begin anew at once.
        let closing = answer.status >= 500 && !isREST ? close(1000) : []
        return [.stop(.token)] + closing + [.tokenFetched(result)]
    }

    /// The token is not bought by this session after all: the next who waits for it buys it.
    mutating func dropToken() -> [VoysisStep] {
        guard let purchase else { return [] }
        self.purchase = nil
        return [.stop(.token)] + (isREST ? [.abandon(id: purchase.id)] : []) + [.tokenAbandoned]
    }

    // MARK: Timers

    /// A timer that was started has run out.
    package mutating func fired(_ timer: VoysisTimer, at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        switch timer {
        case .idle: return current == nil ? close(1000) : []
        case .retry:
            guard link == .waiting else { return [] }
            // The operation that wanted the socket may be gone.
            link = current == nil ? .none : .dialling
            guard link == .dialling else { return [] }
            return [.dial]
        case .ping:
            guard current != nil, link == .open else { return [] }
            return [.ping, .start(.ping, after: times.ping)]
        case .answer: return answerMissing()
        case .token: return purchaseMissing()
        case .recording: return recordingTooLong(at: time)
        case .deadline: return timedOut("The service gave no result in time.")
        }
    }

    private mutating func answerMissing() -> [VoysisStep] {
        guard current?.stage != .token else { return fail(Self.tokenMissing) }
        return timedOut("The service did not answer in time.")
    }

    /// The purchase has a timer of its own, since it outlives the operation that began it: others wait for it as well.
    private mutating func purchaseMissing() -> [VoysisStep] {
        guard let id = purchase?.id else { return [] }
        purchase = nil
        // The socket first: whoever is told of the failure may begin anew at once.
        let closing = isREST ? [.abandon(id: id)] : close(1000)
        return closing + [.tokenFetched(.failure(Self.tokenMissing))]
    }

    private static let tokenMissing = ProviderFailure(
        .timedOut, "The service gave no token in time.", code: "token_timeout")

    mutating func timedOut(_ detail: String) -> [VoysisStep] {
        guard current != nil else { return [] }
        let steps = giveUp(reason: .other, "no answer in time")
        // A late answer must not be taken for that of the next query.
        return steps + close(1000) + fail(ProviderFailure(.timedOut, detail), mayHaveArrived: true)
    }
}
