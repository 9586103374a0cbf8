import Domain

/// Hands over what became of a group of transactions.
package enum CommitAnswers {
    /// Hands the results over, each target's in one piece and in commit order.
    package static func post(
        _ results: [Result<StoreOutcome, StoreError>],
        _ replies: [(target: any StoreReplyTarget, done: StoreReply<StoreOutcome>)]
    ) {
        var batches: [(target: any StoreReplyTarget, answers: [CommitAnswer])] = []
        for (index, reply) in replies.enumerated() {
            let answer = CommitAnswer(done: reply.done, result: results[index])
            // There are as many targets as loops, so few; the last one used is the likeliest.
            if let place = batches.lastIndex(where: { $0.target === reply.target }) {
                batches[place].answers.append(answer)
            } else {
                batches.append((reply.target, [answer]))
            }
        }
        for batch in batches {
            batch.target.post { [answers = batch.answers] in
                for answer in answers { answer.done(answer.result) }
            }
        }
    }
}

/// The answer to a commit: the reply to call on a target, and its result.
private struct CommitAnswer: Sendable {
    let done: StoreReply<StoreOutcome>
    let result: Result<StoreOutcome, StoreError>
}

extension StoreTransaction {
    /// About how many bytes it keeps in memory while it waits.
    package var byteCount: Int {
        var bytes = 256
        for event in events { bytes += 64 + event.data.count }
        for change in changes {
            switch change {
            case .insertSession(let session): bytes += 256 + session.document.count
            case .updateSession(let update): bytes += 128 + (update.document?.count ?? 0)
            case .insertMessage(let message, _):
                bytes += 256 + message.document.count + (message.native?.count ?? 0)
            case .replaceMessageContent(_, let document, let native, _, _, _):
                bytes += 128 + document.count + (native?.count ?? 0)
            case .setLegValue(_, _, let value, _): bytes += 64 + (value?.count ?? 0)
            case .insertTicket(let ticket): bytes += 128 + ticket.document.count
            case .insertAttachment(let attachment): bytes += 256 + (attachment.vendorURL?.utf8.count ?? 0)
            case .updateAttachment(let update): bytes += 128 + (update.vendorURL?.utf8.count ?? 0)
            case .insertLeg, .endLeg, .insertTermination, .settleTermination, .updateMessage, .claimVendorItem,
                .useTicket, .settleHook, .addHookConversation,
                .dropHooks, .deletePush, .deletePushes, .revoke:
                bytes += 128
            case .putPush(let push): bytes += 256 + push.token.count + push.document.count
            case .insertHook(let hook): bytes += 256 + hook.payload.count
            }
        }
        return bytes
    }
}
