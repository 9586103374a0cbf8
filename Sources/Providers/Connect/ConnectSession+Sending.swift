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
        guard !isOver else { throw .notSent(ConnectFailure.chatIsOver) }
        let words: [ConnectWords]
        do throws(ProviderFailure) {
            words = try ConnectOutbound.messages(
                for: message.content, view: conversation?.openView, allowed: Set(configuration.contentTypes))
        } catch {
            throw .refused(error)
        }
        for file in message.files { try await send(file, of: message.id) }
        for (index, part) in words.enumerated() {
            let token = index == 0 ? message.id.description : "\(message.id)/\(index)"
            try await send(part, token: token, of: message.id, isLast: index == words.count - 1)
        }
    }

    private func send(
        _ words: ConnectWords, token: String, of message: MessageID, isLast: Bool
    ) async throws(SendFailure) {
        let sending = ConnectOwnMessages.Sending(
            message: message, contentType: words.contentType, content: words.content)
        conversation?.own.begin(sending)
        Failpoint.hit(.connectSendBefore)
        let sent: ConnectSent
        do throws(ConnectFailure) {
            let call = ConnectParticipantCalls.sendMessage(
                contentType: words.contentType, content: words.content, clientToken: token)
            sent = ConnectSent(try await ask(call).json())
        } catch {
            let proof = conversation?.own.failed(sending, mayHaveArrived: error.mayHaveArrived)
            for receipt in proof?.receipts ?? [] { emit(.receipt(receipt)) }
            guard let id = proof?.id else { throw Self.sendFailure(error, .sendMessage) }
            // Its echo was there before the failure was.
            return name(message, id)
        }
        Failpoint.hit(.connectSendAnswered)
        let receipts = conversation?.own.answered(sending, id: sent.id) ?? []
        if isLast, let id = sent.id { name(message, id) }
        for receipt in receipts { emit(.receipt(receipt)) }
        Failpoint.hit(.connectSendTold)
        if sent.processingStatus == "REJECTED" || sent.processingStatus == "FAILED" {
            let update = ConnectConversation.refused(message, sent.processingStatus)
            throw .refused(update.failure ?? ConnectFailure.chatIsOver)
        }
    }

    /// Tells what the vendor calls a message.
    func name(_ message: MessageID, _ id: String) {
        var update = OutboundUpdate(message)
        update.vendorID = id
        emit(.outbound(update))
    }

    static func sendFailure(_ failure: ConnectFailure, _ operation: ConnectOperation) -> SendFailure {
        let reason = failure.failure(of: operation)
        if failure.mayHaveArrived { return .unknown(reason) }
        switch failure {
        case .over, .notConnected, .dropped: return .notSent(reason)
        case .noCredentials, .unreachable, .fault, .malformed, .invalid, .uncertain:
            return failure.isTransient ? .notSent(reason) : .refused(reason)
        }
    }

    func problems(in content: UserContent) -> [ContentProblem] {
        ConnectOutbound.problems(in: content, view: conversation?.openView, allowed: Set(configuration.contentTypes))
    }

    // MARK: Calls with the connection's token

    /// Makes a call of the participant's; a token that is not taken is replaced once (section 6.3).
    func ask(
        _ call: ConnectCall, _ urgency: ConnectUrgency = .required
    ) async throws(ConnectFailure) -> ConnectReply {
        guard !isOver else { throw .over }
        guard let token = contact?.connectionToken else { throw .notConnected }
        let mayHaveArrived: Bool
        do throws(ConnectFailure) {
            return try await caller.call(call, urgency, token: token)
        } catch {
            guard error.isForbidden else { throw error }
            mayHaveArrived = error.mayHaveArrived
        }
        do throws(ConnectFailure) {
            let fresh = try await renewedToken(besides: token)
            return try await caller.call(call, urgency, token: fresh)
        } catch {
            throw error.after(mayHaveArrived: mayHaveArrived)
        }
    }

    /// Another token than the one that is not taken; somebody else may have one already.
    private func renewedToken(besides stale: String) async throws(ConnectFailure) -> String {
        guard !isOver else { throw .over }
        if let token = contact?.connectionToken, token != stale { return token }
        let answer = LoopAnswer<Result<String, ConnectFailure>>(loop: context.loop)
        tokenWaiters.append(answer)
        perform(link.want(.token))
        return try await answer.wait().get()
    }
}
