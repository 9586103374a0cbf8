import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// Messages of the user's, over HTTPS whatever the socket does (`PROTOCOL.md`, section 8.3).
extension ConnectSession: ContentCheckSession {
    /// Returns when the service has every part of it.
    ///
    /// Repeats carry the same tokens, so nothing is said twice.
    func send(_ message: OutboundMessage) async throws(SendFailure) {
        guard !isOver, !isLeaving else { throw .notSent(ConnectFailure.chatIsOver) }
        // The chat began with it.
        guard contact?.initialMessage != message.id.description else { return }
        let words: [ConnectWords]
        do throws(ProviderFailure) {
            words = try ConnectOutbound.messages(
                for: message.content, view: conversation?.openView, allowed: Set(configuration.contentTypes))
        } catch {
            throw .refused(error)
        }
        for (index, file) in message.files.enumerated() {
            try await send(file, of: message.id, isLast: words.isEmpty && index == message.files.count - 1)
        }
        for (index, call) in Self.calls(message, words).enumerated() {
            try await send(call, token: index == 0 ? message.id.description : "\(message.id)/\(index)")
        }
    }

    /// The calls that a message consists of, behind its files.
    static func calls(_ message: OutboundMessage, _ words: [ConnectWords]) -> [ConnectEchoMatcher.Sending] {
        words.enumerated().map { index, part in
            var call = ConnectEchoMatcher.Sending(
                message: message.id, contentType: part.contentType, content: part.content)
            call.isLast = index == words.count - 1
            if case .text = message.content, ConnectContentType.isText(part.contentType) {
                call.isWholeText = words.count == 1
            }
            return call
        }
    }

    private func send(_ call: ConnectEchoMatcher.Sending, token: String) async throws(SendFailure) {
        conversation?.own.begin(call)
        ConnectFailpoint.hit(.sendBefore)
        let sent: ConnectSent
        do throws(ConnectFailure) {
            let request = ConnectParticipantCalls.sendMessage(
                contentType: call.contentType, content: call.content, clientToken: token)
            sent = ConnectSent(try await ask(request).json())
        } catch {
            let outcome = conversation?.own.failed(call, mayHaveArrived: error.mayHaveArrived)
            if let outcome { handle(call, outcome) }
            // Its echo may have been there before the failure was.
            guard outcome?.id != nil else { throw Self.sendFailure(error, .sendMessage) }
            return
        }
        ConnectFailpoint.hit(.sendAnswered)
        if let outcome = conversation?.own.answered(call, id: sent.id) { handle(call, outcome) }
        ConnectFailpoint.hit(.sendReported)
        // The verdict is in the answer, or came over the socket before it.
        let verdict = sent.id.flatMap { conversation?.verdicts[$0] } ?? sent.processingStatus
        if let verdict, ConnectConversation.isRefusal(verdict) {
            let update = ConnectConversation.refused(call.message, verdict)
            throw .refused(update.failure ?? ConnectFailure.chatIsOver)
        }
    }

    private func handle(_ call: ConnectEchoMatcher.Sending, _ outcome: ConnectEchoMatcher.Outcome) {
        if let steps = conversation?.sent(call, outcome) { perform(steps) }
    }

    static func sendFailure(_ failure: ConnectFailure, _ operation: ConnectOperation) -> SendFailure {
        let reason = failure.failure(of: operation)
        if failure.mayHaveArrived { return .unknown(reason) }
        switch failure {
        case .over, .notConnected, .dropped: return .notSent(reason)
        case .noCredentials, .unreachable, .fault, .malformed, .crowded, .invalid, .uncertain:
            return failure.isTransient ? .notSent(reason) : .refused(reason)
        }
    }

    func problems(in content: UserContent) -> [ContentProblem] {
        ConnectOutbound.problems(in: content, view: conversation?.openView, allowed: Set(configuration.contentTypes))
    }

    // MARK: Calls

    /// Makes a call that is of no use to anybody once the chat is over, nor, unless leaving needs it, once the user has
    /// left.
    func call(
        _ call: ConnectCall, _ urgency: ConnectUrgency = .required, token: String? = nil
    ) async throws(ConnectFailure) -> ConnectReply {
        let isForLeaving = [.disconnectParticipant, .createParticipantConnection].contains(call.operation)
        return try await caller.call(call, urgency, token: token) { _ in
            !self.isOver && (isForLeaving || !self.isLeaving)
        }
    }

    /// How long a call waits for another token (assumed).
    static let tokenPatience: Duration = .seconds(30)

    /// Makes a call of the participant's; a token that is not taken is replaced once (section 6.3).
    func ask(
        _ call: ConnectCall, _ urgency: ConnectUrgency = .required
    ) async throws(ConnectFailure) -> ConnectReply {
        guard !isOver else { throw .over }
        guard let token = contact?.connectionToken else { throw .notConnected }
        let mayHaveArrived: Bool
        do throws(ConnectFailure) {
            return try await self.call(call, urgency, token: token)
        } catch {
            guard error.isForbidden else { throw error }
            mayHaveArrived = error.mayHaveArrived
        }
        do throws(ConnectFailure) {
            return try await repeated(call, urgency, besides: token)
        } catch {
            throw error.after(mayHaveArrived: mayHaveArrived)
        }
    }

    private func repeated(
        _ call: ConnectCall, _ urgency: ConnectUrgency, besides stale: String
    ) async throws(ConnectFailure) -> ConnectReply {
        let fresh = try await renewedToken(besides: stale)
        do throws(ConnectFailure) {
            return try await self.call(call, urgency, token: fresh)
        } catch {
            // The chat goes on, since there is another token: it is this call that is not allowed.
            guard error.isForbidden, case .fault(let fault) = error.last else { throw error }
            var failure = fault.failure(of: call.operation)
            failure.kind = .forbidden
            failure.detail = "Amazon Connect does not allow \(call.operation.rawValue) in this chat."
            throw .invalid(failure)
        }
    }

    /// Another token than the one that is not taken; somebody else may have one already.
    private func renewedToken(besides stale: String) async throws(ConnectFailure) -> String {
        guard !isOver else { throw .over }
        if let token = contact?.connectionToken, token != stale { return token }
        let answer = LoopAnswer<Result<String, ConnectFailure>>(loop: context.loop)
        tokenWaiters.append(answer)
        // The request for a connection may stand in line for longer than this call is worth.
        let timer = context.loop.schedule(after: Self.tokenPatience) { answer.give(.failure(.notConnected)) }
        defer { context.loop.cancel(timer) }
        perform(link.want(.token))
        return try await answer.wait().get()
    }
}
