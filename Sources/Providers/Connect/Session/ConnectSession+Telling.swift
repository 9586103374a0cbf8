import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit

/// Receipts and typing (`PROTOCOL.md`, sections 9 and 10).
extension ConnectSession: ReceiptSession, TypingSession {
    /// A receipt of the front end's, which goes out whether or not automatic ones do.
    func receipt(read: Bool, vendorID: String) {
        add(ConnectReceipts.Receipt(messageID: vendorID, isRead: read))
    }

    func add(_ receipt: ConnectReceipts.Receipt) {
        guard !isOver, !isLeaving else { return }
        let place = conversation?.progress.recent[ConnectKey(receipt.messageID)]?.time
        receipts.add(receipt, at: place, now: context.loop.now)
        armReceipts()
    }

    func armReceipts() {
        timers.stop(.receipts)
        guard !isOver, !isSendingReceipts, let due = receipts.nextDue else { return }
        timers.start(.receipts, at: due) { [self] in assumeIsolated { session in session.sendReceipts() } }
    }

    private func sendReceipts() {
        let due = receipts.due(now: context.loop.now)
        guard !due.isEmpty else { return armReceipts() }
        isSendingReceipts = true
        Task(executorPreference: context.loop.taskExecutor) { await self.send(due) }
    }

    private func send(_ due: [ConnectReceipts.Receipt]) async {
        for receipt in due where !isOver && !isLeaving {
            let call = ConnectParticipantCalls.sendReceipt(
                read: receipt.isRead, messageID: receipt.messageID,
                clientToken: "\(receipt.isRead ? "read" : "delivered")/\(receipt.messageID)")
            do throws(ConnectFailure) {
                _ = try await ask(call, receipt.isRead ? .read : .delivered)
            } catch {
                failed(receipt, error)
            }
        }
        isSendingReceipts = false
        armReceipts()
    }

    private func failed(_ receipt: ConnectReceipts.Receipt, _ failure: ConnectFailure) {
        guard !isOver else { return }
        let now = context.loop.now
        if failure.kind == .conflict {
            // Three or more take part: not an error, and not for now (trap 17).
            receipts.suspend(until: now + ConnectTimes.receiptPause)
            receipts.putBack(receipt, now: now)
        } else if failure.isTransient || failure == .dropped {
            receipts.putBack(receipt, now: now)
        }
    }

    /// The first sign of typing goes out, and no other for a while; that somebody stopped cannot be said.
    func typing(_ started: Bool, preview: String?) {
        guard started, !isOver, !isLeaving, contact?.connectionToken != nil else { return }
        let now = context.loop.now
        if let typedAt, now - typedAt < configuration.times.typingOut { return }
        typedAt = now
        let call = ConnectParticipantCalls.sendTyping(clientToken: "typing/\(context.session)/\(now.nanoseconds)")
        Task(executorPreference: context.loop.taskExecutor) { _ = try? await self.ask(call, .typing) }
    }
}
